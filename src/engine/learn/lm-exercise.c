/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-exercise.c: something to find out about a position, with all answers that are right. */

#include "lm-exercise.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game.h"

#include <glib/gi18n-lib.h>

/* Below the first share a question is of grade 2, below the second of grade 3, and so on. */
static const double shares[LM_EXERCISE_GRADES - 1] = { 0.75, 0.5, 0.3, 0.15 };

/* Who looks two moves ahead sees who wins where the end is no farther away; else one of two players is guessed. */
#define IN_SIGHT 2

static const char *const questions[LM_N_EXERCISE_QUESTIONS] = {
  [LM_EXERCISE_MOVE] = "move",
  [LM_EXERCISE_WINNER] = "winner",
  [LM_EXERCISE_DELAY] = "delay",
  [LM_EXERCISE_ANSWER] = "answer",
};

/* Returns: (transfer none): its word in JSON and in files */
const char *
lm_exercise_question_to_string (LmExerciseQuestion question)
{
  return questions[question];
}

/* Whether the move is a right answer where moves are asked for. */
static gboolean
is_right (LmExerciseQuestion  question,
          const LmMoveValue  *move,
          const LmMoveValue  *best)
{
  if (question == LM_EXERCISE_DELAY)
    return move->distance == best->distance;

  return move->value == LM_VALUE_WIN;
}

/* The opponent ends the game at once: who looks two moves ahead does not play that. */
static gboolean
loses_at_once (const LmMoveValue *move)
{
  return move->value == LM_VALUE_LOSS && move->distance == 1;
}

static gboolean
wins_at_once (const LmMoveValue *move)
{
  return move->value == LM_VALUE_WIN && move->distance == 0;
}

/*
 * How often somebody finds one of @n_right moves: the mean of who draws among
 * all, and of who looks two moves ahead and draws among what is then left.
 */
static double
get_share (LmExercise *exercise,
           LmAnswer   *answer,
           guint       n_right)
{
  const LmMoveValue *best = lm_answer_get_best (answer);
  const double drawn = (double) n_right / answer->moves->len;
  guint n_left = 0;

  if (exercise->question != LM_EXERCISE_DELAY && wins_at_once (best))
    return (1 + drawn) / 2;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (!loses_at_once (move) || is_right (exercise->question, move, best))
        n_left++;
    }

  return ((double) n_right / n_left + drawn) / 2;
}

static guint
get_grade (double share)
{
  guint grade = 0;

  while (grade < G_N_ELEMENTS (shares) && share < shares[grade])
    grade++;
  return grade + 1;
}

static void
accept_winner (LmExercise *exercise,
               LmAnswer   *answer)
{
  LmGame *game = lm_position_get_game (answer->position);

  exercise->grade = get_grade (answer->distance <= IN_SIGHT ? 0.75 : 0.5);
  exercise->accepted = g_new0 (char *, 2);
  exercise->accepted[0] = g_strdup (lm_game_get_player_id (game, answer->winner));
  if (answer->distance == LM_DISTANCE_UNKNOWN)
    exercise->because = g_strdup (_("the end is too far to look ahead"));
  else
    exercise->because = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "the end is %u move away",
                                                      "the end is %u moves away", answer->distance),
                                         answer->distance);
}

static void
accept_moves (LmExercise *exercise,
              LmAnswer   *answer)
{
  g_autoptr (GStrvBuilder) accepted = g_strv_builder_new ();
  const LmMoveValue *best = lm_answer_get_best (answer);
  double share;
  guint n_right = 0;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (!is_right (exercise->question, move, best))
        continue;
      g_strv_builder_add (accepted, move->move);
      n_right++;
    }

  share = get_share (exercise, answer, n_right);
  exercise->grade = get_grade (share);
  exercise->accepted = g_strv_builder_end (accepted);
  exercise->best = g_strdup (best->move);
  /* Translators: 2 of 9 moves are right, and so on. */
  exercise->because = g_strdup_printf (_("%u of %u moves are right; guessing and looking two moves ahead find one in %.0f of 100 tries"),
                                       n_right, answer->moves->len, 100 * share);
}

/* Whether something can be done wrong. */
static gboolean
has_choice (LmExerciseQuestion  question,
            LmAnswer           *answer)
{
  const LmMoveValue *best = lm_answer_get_best (answer);

  for (guint i = 0; i < answer->moves->len && best != NULL; i++)
    if (!is_right (question, g_ptr_array_index (answer->moves, i), best))
      return TRUE;

  return FALSE;
}

static gboolean
are_distances_known (LmAnswer *answer)
{
  for (guint i = 0; i < answer->moves->len; i++)
    if (((LmMoveValue *) g_ptr_array_index (answer->moves, i))->distance == LM_DISTANCE_UNKNOWN)
      return FALSE;

  return TRUE;
}

static gboolean
is_exact (LmAnswer *answer)
{
  return answer->value != LM_VALUE_UNKNOWN && answer->outlook == NULL && !lm_position_is_over (answer->position)
         && answer->all_moves && lm_answer_count (answer, LM_VALUE_UNKNOWN) == 0;
}

static gboolean
makes_sense (LmExerciseQuestion  question,
             LmAnswer           *answer)
{
  if (!is_exact (answer))
    return FALSE;
  if (question == LM_EXERCISE_WINNER)
    return TRUE;
  if (question == LM_EXERCISE_DELAY)
    return answer->value == LM_VALUE_LOSS && are_distances_known (answer) && has_choice (question, answer);

  return answer->value == LM_VALUE_WIN && has_choice (question, answer);
}

/**
 * lm_exercise_new:
 * @question: what is asked
 * @answer: what the solver says of the position
 *
 * Returns: (transfer full) (nullable): the exercise, or %NULL where there is
 *   nothing to get wrong, where not everything is known, or where nobody can
 *   be asked this
 */
LmExercise *
lm_exercise_new (LmExerciseQuestion  question,
                 LmAnswer           *answer)
{
  LmExercise *exercise;

  if (!makes_sense (question, answer))
    return NULL;

  exercise = g_new0 (LmExercise, 1);
  exercise->question = question;
  exercise->position = lm_position_ref (answer->position);
  exercise->answer = lm_answer_ref (answer);
  if (question == LM_EXERCISE_WINNER)
    accept_winner (exercise, answer);
  else
    accept_moves (exercise, answer);

  return exercise;
}

/**
 * lm_exercise_free:
 * @exercise: (transfer full): an exercise
 */
void
lm_exercise_free (LmExercise *exercise)
{
  lm_position_unref (exercise->position);
  lm_answer_unref (exercise->answer);
  g_clear_pointer (&exercise->before, lm_position_unref);
  g_free (exercise->mistake);
  g_strfreev (exercise->accepted);
  g_free (exercise->best);
  g_free (exercise->because);
  g_free (exercise);
}

/* @answer: a move, or a player's name as position text has it. Returns: whether that is right */
gboolean
lm_exercise_accepts (LmExercise *exercise,
                     const char *answer)
{
  return g_strv_contains ((const char *const *) exercise->accepted, answer);
}

/**
 * lm_exercise_describe:
 * @exercise: an exercise
 *
 * Returns: (transfer full): the question, one sentence that tells nothing of
 *   the answer
 */
char *
lm_exercise_describe (LmExercise *exercise)
{
  const char *name = lm_position_get_turn_name (exercise->position);
  g_autofree char *mistake = NULL;

  switch (exercise->question)
    {
    case LM_EXERCISE_MOVE:
      return g_strdup_printf (_("%s is to move and can win. Find a move that does."), name);
    case LM_EXERCISE_DELAY:
      return g_strdup_printf (_("%s has lost this game. Find a move that holds out longest."), name);
    case LM_EXERCISE_ANSWER:
      mistake = lm_position_describe_move (exercise->before, exercise->mistake, LM_MOVE_LABEL);
      return g_strdup_printf (_("The last move, %s, was a mistake. Find a move for %s that makes use of it."), mistake, name);
    case LM_EXERCISE_WINNER:
    default:
      return g_strdup_printf (_("%s is to move. Who wins, if both play as well as can be?"), name);
    }
}

/* Of moves to choose from at least one is right, so that a guess is right at least so often; and who looks two
   moves ahead guesses among no more of them. Returns: the grade above which the game has no exercises */
guint
lm_exercise_get_hardest (const LmGameInfo *info)
{
  return info->most_moves > 0 ? get_grade (1.0 / info->most_moves) : LM_EXERCISE_GRADES;
}

/**
 * lm_exercise_describe_hardest:
 * @info: a game
 *
 * Returns: (transfer full) (nullable): why it has no harder exercises; %NULL
 *   where they are of all grades
 */
char *
lm_exercise_describe_hardest (const LmGameInfo *info)
{
  const guint hardest = lm_exercise_get_hardest (info);

  if (hardest == LM_EXERCISE_GRADES)
    return NULL;

  return g_strdup_printf (_("No exercise of this game is of a higher grade than %u: there are never more than %u moves to choose from."),
                          hardest, info->most_moves);
}
