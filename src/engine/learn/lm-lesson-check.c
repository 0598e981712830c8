/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-lesson-check.c: marks are judged, and what a lesson says of winning and losing is true, says the solver. */

#include "lm-lesson.h"

#include "engine/game/lm-error.h"

/**
 * lm_lesson_step_judge_marks:
 * @step: a step of %LM_LESSON_MARK
 * @answers: (element-type LmAnswer): what the solver says of the candidates
 * @marked: a bit for each of them that is marked
 * @n_wrong: (out): how many of the marked ones are not lost
 *
 * Returns: whether all that are lost are marked, and nothing else
 */
gboolean
lm_lesson_step_judge_marks (const LmLessonStep *step,
                            GPtrArray          *answers,
                            guint64             marked,
                            guint              *n_wrong)
{
  gboolean complete = TRUE;

  *n_wrong = 0;
  for (guint i = 0; i < step->candidates->len; i++)
    {
      const LmAnswer *answer = g_ptr_array_index (answers, i);
      const gboolean is_marked = (marked >> i) & 1;
      const gboolean is_lost = answer->value == LM_VALUE_LOSS;

      complete &= is_marked == is_lost;
      *n_wrong += is_marked && !is_lost;
    }

  return complete;
}

/* Only whoever writes a lesson reads it, so that nobody has to translate it. */
static gboolean
refuse (const LmLessonStep  *step,
        const char          *what,
        GError             **error)
{
  return lm_refuse (error, LM_ERROR_FILE, "In the step “%s” %s.", step->title, what);
}

static LmValue
find_value (LmPosition     *position,
            LmSolveContext *context)
{
  g_autoptr (LmAnswer) answer = lm_position_solve (position, NULL, context, NULL);

  return answer != NULL ? answer->value : LM_VALUE_UNKNOWN;
}

static gboolean
check_named (const LmLessonStep  *step,
             LmSolveContext      *context,
             GError             **error)
{
  for (guint i = 0; i < step->right->len; i++)
    if (find_value (g_ptr_array_index (step->right, i), context) != LM_VALUE_LOSS)
      return refuse (step, "a move that is called right does not win", error);

  return TRUE;
}

static gboolean
check_candidates (const LmLessonStep  *step,
                  LmSolveContext      *context,
                  GError             **error)
{
  guint n_lost = 0;

  for (guint i = 0; i < step->candidates->len; i++)
    {
      const LmValue value = find_value (g_ptr_array_index (step->candidates, i), context);

      if (value == LM_VALUE_UNKNOWN)
        return refuse (step, "nobody knows whether a candidate is lost", error);
      n_lost += value == LM_VALUE_LOSS;
    }

  return n_lost > 0 || step->goal != LM_LESSON_MARK || refuse (step, "no candidate is lost", error);
}

/* A move that is called wrong lets the other player win. */
static gboolean
check_wrong (const LmLessonStep  *step,
             LmAnswer            *answer,
             GError             **error)
{
  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (lm_lesson_step_judge (step, move->position, answer) == LM_LESSON_WRONG && move->value != LM_VALUE_LOSS)
        return refuse (step, "a move that is called wrong does not lose", error);
    }

  return TRUE;
}

static gboolean
check_step (const LmLessonStep  *step,
            LmSolveContext      *context,
            GError             **error)
{
  g_autoptr (LmAnswer) answer = lm_position_solve (step->start, NULL, context, error);

  if (answer == NULL)
    return FALSE;
  if (step->goal == LM_LESSON_WINNING_MOVE && (!answer->all_moves || answer->value != LM_VALUE_WIN))
    return refuse (step, "there is no move that wins", error);
  if (step->goal == LM_LESSON_WINNER && answer->winner == LM_NOBODY)
    return refuse (step, "nobody knows who wins", error);

  return check_named (step, context, error)
         && check_wrong (step, answer, error)
         && check_candidates (step, context, error);
}

/**
 * lm_lesson_check:
 * @lesson: a lesson
 * @context: for the solver
 * @error: return location
 *
 * Asks the solver whether the moves that are right win and those that are
 * wrong lose, and whether it knows what somebody is to tell.
 *
 * Returns: whether all of it is true
 */
gboolean
lm_lesson_check (LmLesson        *lesson,
                 LmSolveContext  *context,
                 GError         **error)
{
  for (guint i = 0; i < lm_lesson_count (lesson); i++)
    {
      const LmLessonStep *step = lm_lesson_get_step (lesson, i);

      if (step->start != NULL && !check_step (step, context, error))
        return FALSE;
    }

  return TRUE;
}
