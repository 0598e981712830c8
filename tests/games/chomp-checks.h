/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chomp-checks.h: what the tests of Chomp and reversed Chomp have in common. */

#pragma once

#include "engine/game/lm-error.h"
#include "engine/solve/lm-advice.h"
#include "game-checks.h"
#include "games/chomp/rules/rules.h"
#include "games/chomp/solver/solver.h"
#include "games/lm-games.h"

static inline LmReason *
explain (LmAnswer       *answer,
         LmSolveContext *context)
{
  return LM_GAME_GET_CLASS (answer->position->game)->explain (answer->position, answer, context);
}

/* Calls @func for every shape but the empty one on a board. */
static inline void
foreach_shape (guint    n_rows,
               guint    n_columns,
               void  (* func) (const LmChompShape *shape,
                               gpointer            data),
               gpointer data)
{
  LmChompShape box;
  LmChompLattice lattice;

  lm_chomp_shape_init_box (&box, (LmChompSpot) { n_rows, n_columns });
  lm_chomp_lattice_init (&lattice, box.rows, box.n_rows);
  for (guint64 rank = 1; rank < lattice.count; rank++)
    {
      guint8 rows[LM_CHOMP_MAX_SIDE];
      LmChompShape shape;

      lm_chomp_lattice_unrank (&lattice, rank, rows);
      g_assert_cmpuint (lm_chomp_lattice_rank (&lattice, rows), ==, rank);
      g_assert_true (lm_chomp_shape_init_rows (&shape, rows, n_rows));
      func (&shape, data);
    }
}
