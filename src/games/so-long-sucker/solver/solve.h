/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solve.h: the answer to a position, and the reason for it. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-reason.h"
#include "engine/lm-solve-context.h"

LmAnswer *lm_sls_solve   (LmPosition      *position,
                          LmSolveContext  *context,
                          GError         **error);
LmReason *lm_sls_explain (LmPosition      *position,
                          LmAnswer        *answer,
                          LmSolveContext  *context);
