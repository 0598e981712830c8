/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-question.h: what can be asked of a solver. */

#pragma once

#include "engine/game/lm-party.h"
#include "lm-advice.h"
#include "lm-answer.h"
#include "lm-solve-context.h"

typedef struct _LmQuestion LmQuestion;

/**
 * LmQuestionFunc:
 * @context: limits, cancellation, progress and cache of this question
 * @data: what the question was made with
 * @error: return location
 *
 * Answers a question, on one of the solver's workers.
 *
 * Returns: (transfer full) (nullable): the answer
 */
typedef gpointer (* LmQuestionFunc) (LmSolveContext  *context,
                                     gpointer         data,
                                     GError         **error);

LmQuestion *lm_question_new            (LmQuestionFunc     func,
                                        gpointer           data,
                                        GDestroyNotify     data_free,
                                        GDestroyNotify     result_free);
LmQuestion *lm_question_new_answer     (LmPosition        *position);
LmQuestion *lm_question_new_advice     (LmPosition        *position);
LmQuestion *lm_question_new_advice_on  (LmAnswer          *answer);
LmQuestion *lm_question_new_evaluation (GPtrArray         *positions);
LmAnswer   *lm_position_evaluate       (LmPosition        *position,
                                        LmSolveContext    *context,
                                        GError           **error);
void        lm_question_set_options    (LmQuestion        *question,
                                        const LmSolveOptions *options);
void        lm_question_set_background (LmQuestion        *question);
void        lm_question_set_hint       (LmQuestion        *question);

/* For the solver. */
void        lm_question_free           (LmQuestion        *question);
const LmSolveOptions *
            lm_question_get_options    (LmQuestion        *question);
gboolean    lm_question_is_background  (LmQuestion        *question);
gboolean    lm_question_is_hint        (LmQuestion        *question);
gpointer    lm_question_answer         (LmQuestion        *question,
                                        LmSolveContext    *context,
                                        GError           **error);
GDestroyNotify
            lm_question_get_result_free
                                       (LmQuestion        *question);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmQuestion, lm_question_free)
