/* SPDX-License-Identifier: GPL-3.0-or-later */
/* crew.h: shares out the work on a table of winners among threads. */

#pragma once

#include "engine/lm-solve-context.h"
#include "walk.h"

G_BEGIN_DECLS

LmStop lm_zeckendorf_crew_run (const LmZeckendorfGrid *grid,
                               LmZeckendorfMode        mode,
                               guint32                *words,
                               guint64                 n_positions,
                               LmZeckendorfTally      *tally,
                               LmSolveContext         *context);

G_END_DECLS
