/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.h: what the reasons of the games with theorems have in common. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-reason.h"
#include "engine/lm-solve-context.h"

/**
 * LmZeckendorfValueFunc:
 * @position: a position
 *
 * Returns: its value by the theorems, or %LM_VALUE_UNKNOWN where they say
 *   nothing
 */
typedef LmValue (*LmZeckendorfValueFunc) (LmPosition *position);

/**
 * LmZeckendorfLossFunc:
 * @position: a position that is lost by a theorem
 * @context: limits and cancellation
 *
 * Returns: (transfer full) (nullable): by which theorem it is lost for whoever
 *   must move; %NULL only when cancelled
 */
typedef LmReason *(*LmZeckendorfLossFunc) (LmPosition     *position,
                                           LmSolveContext *context);

LmMoveValue *lm_zeckendorf_explain_find_move (LmAnswer              *answer,
                                              LmZeckendorfValueFunc  get_value);
LmReason    *lm_zeckendorf_explain_by_losses (LmAnswer              *answer,
                                              LmZeckendorfValueFunc  get_value,
                                              LmZeckendorfLossFunc   explain_loss,
                                              LmSolveContext        *context);
LmReason    *lm_zeckendorf_explain_by_proof  (LmAnswer              *answer,
                                              LmReason              *introduction);
LmReason    *lm_zeckendorf_explain_roles     (LmReason              *reason,
                                              LmPosition            *position,
                                              LmSolveContext        *context);

/* The reasons themselves. */
LmValue   lm_black_hole_get_value (LmPosition      *position);
LmReason *lm_black_hole_explain   (LmPosition      *position,
                                   LmAnswer        *answer,
                                   LmSolveContext  *context);

LmValue   lm_reversed_get_value (LmPosition      *position);
LmReason *lm_reversed_explain   (LmPosition      *position,
                                 LmAnswer        *answer,
                                 LmSolveContext  *context);

LmValue   lm_build_up_get_value (LmPosition      *position);
LmReason *lm_build_up_explain   (LmPosition      *position,
                                 LmAnswer        *answer,
                                 LmSolveContext  *context);

/* How they are won, in general; %NULL where no rule is known. */
LmReason *lm_black_hole_tell_idea (LmPosition *position);
LmReason *lm_reversed_tell_idea   (LmPosition *position);
LmReason *lm_build_up_tell_idea   (LmPosition *position);
