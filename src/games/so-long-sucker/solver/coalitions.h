/* SPDX-License-Identifier: GPL-3.0-or-later */
/* coalitions.h: finds what some of the players left can force together. */

#pragma once

#include "engine/lm-solve-context.h"
#include "search.h"
#include "outlook.h"

G_BEGIN_DECLS

LmSlsOutlook *lm_sls_coalitions_compute (LmPosition      *position,
                                         LmSolveContext  *context,
                                         guint64         *n_positions,
                                         LmSlsStop       *stop);

G_END_DECLS
