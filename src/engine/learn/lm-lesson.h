/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-lesson.h: a lesson about a game: steps with something to read and something to do on the board. */

#pragma once

#include "engine/solve/lm-answer.h"

/**
 * LmLessonGoal:
 * @LM_LESSON_READ: there is nothing to do
 * @LM_LESSON_ANY_MOVE: every move will do
 * @LM_LESSON_WINNING_MOVE: any move that wins will do
 * @LM_LESSON_NAMED: certain moves will do
 * @LM_LESSON_WINNER: to tell who wins
 * @LM_LESSON_MARK: to mark the positions that are lost for the player to move
 *
 * What a step asks for.
 */
typedef enum
{
  LM_LESSON_READ,
  LM_LESSON_ANY_MOVE,
  LM_LESSON_WINNING_MOVE,
  LM_LESSON_NAMED,
  LM_LESSON_WINNER,
  LM_LESSON_MARK,
} LmLessonGoal;

#define LM_LESSON_MAX_CANDIDATES 64

/* A longer text is refused unread. */
#define LM_LESSON_MAX_BYTES (1024 * 1024)

/**
 * LmLessonStep:
 * @title: what the step is called
 * @text: what there is to understand, in paragraphs
 * @habit: (nullable): the #LmBoardHabit that is on in this step
 * @games: whether it leads to the other games
 * @goal: what it asks for; without anything to do the rest is %NULL
 * @task: what to do on the board
 * @start: the position to do it in
 * @right: (element-type LmPosition): where the right moves lead, of %LM_LESSON_NAMED
 * @candidates: (element-type LmPosition): what may be marked, of %LM_LESSON_MARK
 * @praise: what the move, or the answer, has shown
 * @wrong: (nullable): what is said of another one; %NULL where every move will do
 *
 * The texts are in the user's language.
 */
typedef struct
{
  char         *title;
  char         *text;
  char         *habit;
  gboolean      games;
  LmLessonGoal  goal;
  char         *task;
  LmPosition   *start;
  GPtrArray    *right;
  GPtrArray    *candidates;
  char         *praise;
  char         *wrong;
} LmLessonStep;

/**
 * LmLessonJudgement:
 * @LM_LESSON_ELSEWHERE: the board shows something else, or nobody knows
 * @LM_LESSON_START: the move is still to be made
 * @LM_LESSON_RIGHT: it was the right one
 * @LM_LESSON_WRONG: it was another one
 */
typedef enum
{
  LM_LESSON_ELSEWHERE,
  LM_LESSON_START,
  LM_LESSON_RIGHT,
  LM_LESSON_WRONG,
} LmLessonJudgement;

typedef struct _LmLesson LmLesson;

LmLesson           *lm_lesson_load       (const char          *resource,
                                          GError             **error);
LmLesson           *lm_lesson_parse      (const char          *text,
                                          gssize               length,
                                          GError             **error);
void                lm_lesson_free       (LmLesson            *lesson);

const char         *lm_lesson_get_title  (LmLesson            *lesson);
const char         *lm_lesson_get_family (LmLesson            *lesson);
guint               lm_lesson_count      (LmLesson            *lesson);
const LmLessonStep *lm_lesson_get_step   (LmLesson            *lesson,
                                          guint                index);

LmLessonJudgement   lm_lesson_step_judge (const LmLessonStep  *step,
                                          LmPosition          *position,
                                          LmAnswer            *answer);
gboolean            lm_lesson_step_judge_marks
                                         (const LmLessonStep  *step,
                                          GPtrArray           *answers,
                                          guint64              marked,
                                          guint               *n_wrong);

gboolean            lm_lesson_check      (LmLesson            *lesson,
                                          LmSolveContext      *context,
                                          GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmLesson, lm_lesson_free)
