/* SPDX-License-Identifier: GPL-3.0-or-later */
/* backward.h: solves reversed Chomp for all that may be missing of a board. */

#pragma once

#include "engine/lm-solve-context.h"
#include "lattice.h"

G_BEGIN_DECLS

gboolean lm_chomp_backward_fill_distances (const LmChompLattice  *lattice,
                                           guint8                *distances,
                                           LmSolveContext        *context,
                                           GError               **error);
gboolean lm_chomp_backward_fill_bits      (const LmChompLattice  *lattice,
                                           guint64               *bits,
                                           LmSolveContext        *context,
                                           GError               **error);

G_END_DECLS
