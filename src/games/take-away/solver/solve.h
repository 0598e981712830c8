/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solve.h: the answer to a position: who wins by the theorem, how soon by a table. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-solve-context.h"

G_BEGIN_DECLS

/* A position with more moves than this has only the telling ones in its answer. */
#define LM_TAKE_AWAY_MAX_ANSWERED 512

LmAnswer *lm_take_away_solve (LmPosition      *position,
                              LmSolveContext  *context,
                              GError         **error);

G_END_DECLS
