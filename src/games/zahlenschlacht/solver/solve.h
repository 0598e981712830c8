/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solve.h: the answer to a position. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-solve-context.h"

LmAnswer *lm_zahlenschlacht_solve      (LmPosition      *position,
                                        LmSolveContext  *context,
                                        GError         **error);
