/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lattice.h: all shapes within a shape, numbered so that what is within another comes before it. */

#pragma once

#include "games/chomp/rules/shape.h"

/**
 * LmChompLattice:
 * @n_rows: rows of the largest shape; may be 0
 * @limits: their lengths
 * @below: in how many ways a row and all those above it can be filled so that
 *   the row itself is shorter than some length
 * @count: how many shapes there are, the empty one among them
 *
 * The shapes in lexicographic order from the bottom row up. The rank of one is
 * the sum over its rows of @below at their length, so ranks change along a
 * move by sums that do not depend on the rows that the move leaves alone, and
 * all shapes with the same rows at the bottom have ranks one after the other.
 */
typedef struct
{
  guint   n_rows;
  guint   limits[LM_CHOMP_MAX_SIDE];
  guint64 below[LM_CHOMP_MAX_SIDE + 1][LM_CHOMP_MAX_SIDE + 2];
  guint64 count;
} LmChompLattice;

void lm_chomp_lattice_init   (LmChompLattice       *lattice,
                              const guint8         *limits,
                              guint                 n_rows);
void lm_chomp_lattice_unrank (const LmChompLattice *lattice,
                              guint64               rank,
                              guint8               *rows);

/* @rows: (array fixed-size=20): a shape of @lattice */
static inline guint64
lm_chomp_lattice_rank (const LmChompLattice *lattice,
                       const guint8         *rows)
{
  guint64 rank = 0;

  for (guint i = 0; i < lattice->n_rows; i++)
    rank += lattice->below[i][rows[i]];
  return rank;
}
