/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.h: why a position is won or lost, in words. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-reason.h"
#include "engine/lm-solve-context.h"

LmReason *lm_zahlenschlacht_explain (LmPosition      *position,
                                     LmAnswer        *answer,
                                     LmSolveContext  *context);
LmReason *lm_zahlenschlacht_tell_idea (LmPosition *position);
