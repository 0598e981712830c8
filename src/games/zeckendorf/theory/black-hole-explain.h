/* SPDX-License-Identifier: GPL-3.0-or-later */
/* black-hole-explain.h: what the theorems on the black-hole game say of a position, and in words. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-reason.h"
#include "engine/lm-solve-context.h"

G_BEGIN_DECLS

LmValue   lm_black_hole_get_value (LmPosition      *position);
LmReason *lm_black_hole_explain   (LmPosition      *position,
                                   LmAnswer        *answer,
                                   LmSolveContext  *context);

G_END_DECLS
