/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-search.h: exact search over the rules alone, for any two-player game of normal or decided play. */

#pragma once

#include "lm-answer.h"
#include "lm-solve-context.h"

LmAnswer *lm_search_solve (LmPosition      *position,
                           LmSolveContext  *context,
                           GError         **error);
