/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zeckendorf-explain.h: what the reasons of the games with theorems have in common. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-reason.h"
#include "engine/lm-solve-context.h"

G_BEGIN_DECLS

/**
 * LmZeckendorfLossFunc:
 * @position: a position
 *
 * Returns: (transfer full) (nullable): by which theorem it is lost for whoever
 *   must move
 */
typedef LmReason *(* LmZeckendorfLossFunc) (LmPosition *position);

LmReason    *lm_zeckendorf_explain_by_losses (LmAnswer              *answer,
                                              LmZeckendorfLossFunc   explain_loss);
LmReason    *lm_zeckendorf_explain_by_proof  (LmAnswer              *answer,
                                              const char            *reference,
                                              const char            *introduction);
LmReason    *lm_zeckendorf_explain_roles     (LmReason              *reason,
                                              LmPosition            *position,
                                              LmSolveContext        *context);

LmMoveValue *lm_zeckendorf_explain_find_move (LmAnswer              *answer,
                                              LmZeckendorfLossFunc   explain_loss);
void         lm_zeckendorf_explain_append    (LmReason              *reason,
                                              char                  *sentence);

G_END_DECLS
