/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chomp-checks.h: what the tests of Chomp and reversed Chomp have in common. */

#pragma once

#include "engine/lm-advice.h"
#include "engine/lm-error.h"
#include "games/chomp/solver/solver.h"
#include "games/chomp/rules/rules.h"
#include "games/lm-games.h"

static inline LmSolveContext *
make_context (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (G_GUINT64_CONSTANT (1) << 30);

  return lm_solve_context_new (NULL, cache);
}

static inline LmPosition *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LmPosition *position = lm_position_parse (text, &error);

  g_assert_no_error (error);
  return position;
}

static inline LmAnswer *
solve (LmPosition     *position,
       LmSolveContext *context)
{
  g_autoptr (GError) error = NULL;
  LmAnswer *answer = LM_GAME_GET_CLASS (position->game)->solve (position, context, &error);

  g_assert_no_error (error);
  return answer;
}

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
