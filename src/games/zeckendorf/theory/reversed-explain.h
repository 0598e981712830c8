/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reversed-explain.h: what the theorems on the reversed and the build-up game say of a position, and in words. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-reason.h"
#include "engine/lm-solve-context.h"

G_BEGIN_DECLS

LmValue   lm_reversed_get_value (LmPosition      *position);
LmReason *lm_reversed_explain   (LmPosition      *position,
                                 LmAnswer        *answer,
                                 LmSolveContext  *context);

LmValue   lm_build_up_get_value (LmPosition      *position);
LmReason *lm_build_up_explain   (LmPosition      *position,
                                 LmAnswer        *answer,
                                 LmSolveContext  *context);

G_END_DECLS
