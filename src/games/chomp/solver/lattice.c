/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lattice.c: all shapes within a shape, numbered so that what is within another comes before it. */

#include "solver.h"

void
lm_chomp_lattice_init (LmChompLattice *lattice,
                       const guint8   *limits,
                       guint           n_rows)
{
  *lattice = (LmChompLattice) { .n_rows = n_rows };
  for (guint length = 1; length < G_N_ELEMENTS (lattice->below[0]); length++)
    lattice->below[n_rows][length] = 1;

  /* A row of a length leaves to those above it the ways in which the next one is at most as long. */
  for (guint i = n_rows; i-- > 0;)
    {
      lattice->limits[i] = limits[i];
      for (guint length = 1; length < G_N_ELEMENTS (lattice->below[0]); length++)
        {
          const guint64 more = length - 1 <= limits[i] ? lattice->below[i + 1][length] : 0;

          lattice->below[i][length] = lattice->below[i][length - 1] + more;
        }
    }

  lattice->count = lattice->below[0][LM_CHOMP_MAX_SIDE + 1];
}

void
lm_chomp_lattice_unrank (const LmChompLattice *lattice,
                         guint64               rank,
                         guint8               *rows)
{
  guint length = LM_CHOMP_MAX_SIDE;

  memset (rows, 0, LM_CHOMP_MAX_SIDE);
  for (guint i = 0; i < lattice->n_rows; i++)
    {
      length = MIN (length, lattice->limits[i]);
      while (lattice->below[i][length] > rank)
        length--;
      rows[i] = length;
      rank -= lattice->below[i][length];
    }
}
