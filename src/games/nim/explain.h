/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.h: why a position of subtraction Nim is won or lost, in words. */

#pragma once

#include "engine/lm-engine.h"

extern const LmClaimKind lm_nim_claims[];

LmReason *lm_nim_explain   (LmPosition     *position,
                            LmAnswer       *answer,
                            LmSolveContext *context);
LmReason *lm_nim_tell_idea (LmPosition     *position);
