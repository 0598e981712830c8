/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-exercise.h: something to find out about a position, with all answers that are right. */

#pragma once

#include "engine/explore/lm-population.h"
#include "engine/solve/lm-answer.h"
#include "engine/solve/lm-solve-context.h"

/* From what anybody sees to what one has to have understood. */
#define LM_EXERCISE_GRADES 5

/**
 * LmExerciseQuestion:
 * @LM_EXERCISE_MOVE: find a move that wins
 * @LM_EXERCISE_WINNER: who wins?
 * @LM_EXERCISE_DELAY: find a move that delays the loss longest
 * @LM_EXERCISE_ANSWER: the other player has just thrown the win away: find a
 *   move that makes use of it
 *
 * What is asked.
 */
typedef enum
{
  LM_EXERCISE_MOVE,
  LM_EXERCISE_WINNER,
  LM_EXERCISE_DELAY,
  LM_EXERCISE_ANSWER,
} LmExerciseQuestion;

#define LM_N_EXERCISE_QUESTIONS (LM_EXERCISE_ANSWER + 1)

/**
 * LmExercise:
 * @question: what is asked
 * @position: the position that it is asked of
 * @answer: what the solver says of it
 * @before: (nullable): of %LM_EXERCISE_ANSWER the position in which the other
 *   player went wrong
 * @mistake: (nullable): how
 * @accepted: (array zero-terminated=1): every right answer: moves, or of
 *   %LM_EXERCISE_WINNER the player's name as position text has it
 * @best: (nullable): the right move that ends the game soonest, or latest when
 *   delaying
 * @grade: how hard it is, from 1 to %LM_EXERCISE_GRADES
 * @because: what makes it so, for people
 *
 * An exercise. All of it is exact: it is made from the solver's answer.
 */
typedef struct
{
  LmExerciseQuestion  question;
  LmPosition         *position;
  LmAnswer           *answer;
  LmPosition         *before;
  char               *mistake;
  GStrv               accepted;
  char               *best;
  guint               grade;
  char               *because;
} LmExercise;

LmExercise *lm_exercise_new                 (LmExerciseQuestion  question,
                                             LmAnswer           *answer);
void        lm_exercise_free                (LmExercise         *exercise);
gboolean    lm_exercise_accepts             (LmExercise         *exercise,
                                             const char         *answer);
const char *lm_exercise_question_to_string  (LmExerciseQuestion  question);
char       *lm_exercise_describe            (LmExercise         *exercise);
guint       lm_exercise_get_hardest         (const LmGameInfo   *info);
char       *lm_exercise_describe_hardest    (const LmGameInfo   *info);

#define LM_TYPE_EXERCISE_SOURCE (lm_exercise_source_get_type ())
G_DECLARE_FINAL_TYPE (LmExerciseSource, lm_exercise_source, LM, EXERCISE_SOURCE, GObject)

LmExerciseSource *lm_exercise_source_new    (const LmGameInfo   *info,
                                             GHashTable         *fixed,
                                             guint               grade,
                                             guint32             seed,
                                             GError            **error);
void              lm_exercise_source_set_questions
                                            (LmExerciseSource   *self,
                                             guint               questions);
LmExercise       *lm_exercise_source_next   (LmExerciseSource   *self,
                                             LmSolveContext     *context,
                                             GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmExercise, lm_exercise_free)
