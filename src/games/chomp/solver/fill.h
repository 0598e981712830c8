/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fill.h: solves Chomp (forward) and reversed Chomp (backward) for all shapes within one. */

#pragma once

#include "engine/lm-solve-context.h"
#include "lattice.h"

gboolean lm_chomp_forward_fill_distances  (const LmChompLattice  *lattice,
                                           guint8                *distances,
                                           LmSolveContext        *context,
                                           GError               **error);
gboolean lm_chomp_forward_fill_bits       (const LmChompLattice  *upper,
                                           guint                  n_columns,
                                           guint64 *const        *layers,
                                           guint64               *closed,
                                           LmSolveContext        *context,
                                           GError               **error);
gboolean lm_chomp_backward_fill_distances (const LmChompLattice  *lattice,
                                           guint8                *distances,
                                           LmSolveContext        *context,
                                           GError               **error);
gboolean lm_chomp_backward_fill_bits      (const LmChompLattice  *lattice,
                                           guint64               *bits,
                                           LmSolveContext        *context,
                                           GError               **error);
