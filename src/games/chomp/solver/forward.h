/* SPDX-License-Identifier: GPL-3.0-or-later */
/* forward.h: solves Chomp for all shapes within one. */

#pragma once

#include "engine/lm-solve-context.h"
#include "lattice.h"

G_BEGIN_DECLS

gboolean lm_chomp_forward_fill_distances (const LmChompLattice  *lattice,
                                          guint8                *distances,
                                          LmSolveContext        *context,
                                          GError               **error);
gboolean lm_chomp_forward_fill_bits      (const LmChompLattice  *upper,
                                          guint                  n_columns,
                                          guint64 *const        *layers,
                                          guint64               *closed,
                                          LmSolveContext        *context,
                                          GError               **error);

G_END_DECLS
