/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-question.c: what can be asked of a solver. */

#include "lm-question.h"

#include "engine/game/lm-game-info.h"

/* With more than two players left nearly nothing is decided, and it takes long to find that out. */
#define EVALUATION_EFFORT 0.02

struct _LmQuestion
{
  LmQuestionFunc  func;
  gpointer        data;
  GDestroyNotify  data_free;
  GDestroyNotify  result_free;
  LmSolveOptions  options;
  gboolean        background;
  gboolean        hint;
};

/**
 * lm_question_new:
 * @func: what to do on a worker
 * @data: (nullable): for @func, which alone uses it from now on
 * @data_free: (nullable): frees @data
 * @result_free: (nullable): frees a result that nobody takes
 *
 * A question that is none of the common ones: a page's own map or plot.
 *
 * Returns: (transfer full): the question
 */
LmQuestion *
lm_question_new (LmQuestionFunc func,
                 gpointer       data,
                 GDestroyNotify data_free,
                 GDestroyNotify result_free)
{
  LmQuestion *question = g_new0 (LmQuestion, 1);

  question->func = func;
  question->data = data;
  question->data_free = data_free;
  question->result_free = result_free;
  return question;
}

static gpointer
answer_func (LmSolveContext  *context,
             gpointer         data,
             GError         **error)
{
  return lm_advice_answer (data, context, error);
}

/* Returns: (transfer full): the question for value and moves of @position; its answer is an #LmAnswer */
LmQuestion *
lm_question_new_answer (LmPosition *position)
{
  return lm_question_new (answer_func, lm_position_ref (position), (GDestroyNotify) lm_position_unref,
                          (GDestroyNotify) lm_answer_unref);
}

static gpointer
advice_func (LmSolveContext  *context,
             gpointer         data,
             GError         **error)
{
  return lm_advice_compute (data, context, error);
}

/* Returns: (transfer full): the question for a hint with its reason; its answer is an #LmAdvice */
LmQuestion *
lm_question_new_advice (LmPosition *position)
{
  return lm_question_new (advice_func, lm_position_ref (position), (GDestroyNotify) lm_position_unref,
                          (GDestroyNotify) lm_advice_unref);
}

static gpointer
advice_on_func (LmSolveContext  *context,
                gpointer         data,
                GError         **error)
{
  return lm_advice_compute_on (data, context, error);
}

/* @answer: what the solver has said of a position. Returns: (transfer full): the question for a hint where the
   answer is known already; its answer is an #LmAdvice */
LmQuestion *
lm_question_new_advice_on (LmAnswer *answer)
{
  return lm_question_new (advice_on_func, lm_answer_ref (answer), (GDestroyNotify) lm_answer_unref,
                          (GDestroyNotify) lm_advice_unref);
}

/**
 * lm_position_evaluate:
 * @position: a position
 * @context: limits and cancellation
 * @error: return location
 *
 * With more than two players left, only what takes hardly any effort.
 *
 * Returns: (transfer full) (nullable): who wins it
 */
LmAnswer *
lm_position_evaluate (LmPosition      *position,
                      LmSolveContext  *context,
                      GError         **error)
{
  const LmSolveOptions options = { .effort = lm_position_count_left (position) > 2 ? EVALUATION_EFFORT : 1 };

  return lm_position_solve (position, &options, context, error);
}

static gpointer
evaluation_func (LmSolveContext  *context,
                 gpointer         data,
                 GError         **error)
{
  GPtrArray *positions = data;
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_answer_unref);

  for (guint i = 0; i < positions->len; i++)
    {
      LmAnswer *answer = lm_position_evaluate (g_ptr_array_index (positions, i), context, error);

      if (answer == NULL)
        return NULL;
      g_ptr_array_add (answers, answer);
    }

  return g_steal_pointer (&answers);
}

/**
 * lm_question_new_evaluation:
 * @positions: (element-type LmPosition): positions; the array holds references
 *   and is not changed from now on
 *
 * Of positions with more than two players left only that is found which takes
 * hardly any effort. Asked in the background.
 *
 * Returns: (transfer full): the question for the answers to many positions; its
 *   answer is a #GPtrArray of #LmAnswer in the order of @positions
 */
LmQuestion *
lm_question_new_evaluation (GPtrArray *positions)
{
  LmQuestion *question = lm_question_new (evaluation_func, g_ptr_array_ref (positions),
                                          (GDestroyNotify) g_ptr_array_unref, (GDestroyNotify) g_ptr_array_unref);

  lm_question_set_background (question);
  return question;
}

/* @options: how to solve; an effort of more than 1 multiplies the time allowed as well */
void
lm_question_set_options (LmQuestion           *question,
                         const LmSolveOptions *options)
{
  question->options = *options;
}

/**
 * lm_question_set_background:
 * @question: a question
 *
 * Says that nobody waits for the answer, so that whatever else is asked does
 * not have to wait for it: the question then ends with %G_IO_ERROR_CANCELLED
 * and can be asked again. Among themselves such questions are answered in
 * their order.
 */
void
lm_question_set_background (LmQuestion *question)
{
  question->background = TRUE;
}

/**
 * lm_question_set_hint:
 * @question: a question
 *
 * Says that it is a hint, which somebody at the board waits for: a worker that
 * answers nothing else is there for it.
 */
void
lm_question_set_hint (LmQuestion *question)
{
  question->hint = TRUE;
}

/**
 * lm_question_free:
 * @question: (transfer full): a question
 */
void
lm_question_free (LmQuestion *question)
{
  if (question->data_free != NULL)
    question->data_free (question->data);
  g_free (question);
}

/* Returns: (transfer none): how to solve */
const LmSolveOptions *
lm_question_get_options (LmQuestion *question)
{
  return &question->options;
}

/* Returns: whether it gives way to others */
gboolean
lm_question_is_background (LmQuestion *question)
{
  return question->background;
}

/**
 * lm_question_is_hint:
 * @question: a question
 *
 * Returns: whether it is a hint
 */
gboolean
lm_question_is_hint (LmQuestion *question)
{
  return question->hint;
}

/**
 * lm_question_answer:
 * @question: a question
 * @context: limits, cancellation, progress and cache
 * @error: return location
 *
 * Does the work, on the calling thread.
 *
 * Returns: (transfer full) (nullable): the answer
 */
gpointer
lm_question_answer (LmQuestion      *question,
                    LmSolveContext  *context,
                    GError         **error)
{
  return question->func (context, question->data, error);
}

/* Returns: (nullable): what frees an answer that nobody takes */
GDestroyNotify
lm_question_get_result_free (LmQuestion *question)
{
  return question->result_free;
}
