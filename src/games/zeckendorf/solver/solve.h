/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solve.h: the answer to a position of a game of this room: by table, by theorem, by search. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-solve-context.h"

LmAnswer *lm_zeckendorf_solve         (LmPosition      *position,
                                       LmSolveContext  *context,
                                       GError         **error);
gboolean  lm_zeckendorf_check_value   (LmPosition      *position,
                                       LmSolveContext  *context,
                                       GError         **error);
LmValue   lm_zeckendorf_compute_value (LmPosition      *position,
                                       LmSolveContext  *context,
                                       GError         **error);
