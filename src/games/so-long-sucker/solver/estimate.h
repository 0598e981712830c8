/* SPDX-License-Identifier: GPL-3.0-or-later */
/* estimate.h: what is likely where nothing is decided, by the games that the computers imagine. */

#pragma once

#include "engine/lm-position.h"
#include "engine/lm-solve-context.h"

char *lm_sls_estimate_describe (LmPosition      *position,
                                LmSolveContext  *context);
