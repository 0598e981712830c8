/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sweep.c: who wins which boards of Chomp and reversed Chomp, and with which first moves. */

#include "solver.h"

#include "../theory/theory.h"

#include <glib/gi18n-lib.h>

/* Rows and columns go up to this when nothing is asked for. */
#define DEFAULT_TO 10

/* A board of reversed Chomp with more positions is left to theory. */
#define MAX_SOLVED (1 << 18)

typedef struct
{
  LmTableRun *run;
  guint64     from;
  guint64     to;
} Sweep;

/* What a sweep does for one board; %FALSE with or without an error to stop. */
typedef gboolean (* BoardFunc) (Sweep   *sweep,
                                LmChompSpot board,
                                GError **error);

static gboolean
emit (Sweep       *sweep,
      LmChompSpot  board,
      GPtrArray   *moves)
{
  const guint winner = moves->len > 0 ? 1 : 2;
  g_autofree char *list = NULL;

  g_ptr_array_add (moves, NULL);
  list = g_strjoinv (" ", (char **) moves->pdata);
  return sweep->run->emit (LM_ROW (lm_cell_number (board.row), lm_cell_number (board.column), lm_cell_number (winner), lm_cell_text (list)),
                           sweep->run->emit_data);
}

/* All boards with @from to @to rows and as many columns, row by row. */
static gboolean
run_sweep (LmTableRun  *run,
           BoardFunc    func,
           GError     **error)
{
  g_autoptr (GError) stop = NULL;
  Sweep sweep = { .run = run };

  if (!lm_table_run_get_range (run, DEFAULT_TO, LM_CHOMP_MAX_SIDE, &sweep.from, &sweep.to, error))
    return FALSE;

  for (guint n_rows = sweep.from; n_rows <= sweep.to; n_rows++)
    for (guint n_columns = sweep.from; n_columns <= sweep.to; n_columns++)
      if (!func (&sweep, (LmChompSpot) { n_rows, n_columns }, &stop))
        {
          if (stop == NULL)
            return TRUE;

          g_propagate_error (error, g_steal_pointer (&stop));
          return FALSE;
        }

  return TRUE;
}

static LmChompTable *
make_table (Sweep        *sweep,
            LmChompSpot   board,
            GError      **error)
{
  LmChompShape box;

  lm_chomp_shape_init_box (&box, board);
  return lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, sweep->run->context, error);
}

/*
 * One table serves all boards with as many rows, or fewer, or those turned
 * over. Where the longest row is too much for the memory, as long as this one.
 */
static LmChompTable *
get_table (Sweep        *sweep,
           LmChompSpot   board,
           GError      **error)
{
  LmChompShape box;
  LmChompTable *table;

  lm_chomp_shape_init_box (&box, board);
  table = lm_chomp_shelf_find (LM_CHOMP_TABLE_FORWARD, &box, FALSE, sweep->run->context);
  if (table != NULL)
    return table;

  lm_chomp_shape_init_box (&box, (LmChompSpot) { board.row, sweep->to });
  if (lm_chomp_table_get_need (LM_CHOMP_TABLE_FORWARD, &box, FALSE) <= lm_solve_context_get_memory (sweep->run->context))
    board.column = sweep->to;
  return make_table (sweep, board, error);
}

static gboolean
emit_board (Sweep        *sweep,
            LmChompSpot   board,
            GError      **error)
{
  g_autoptr (LmChompTable) table = get_table (sweep, board, error);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  LmChompShape box;

  if (table == NULL || lm_solve_context_is_cancelled (sweep->run->context, error))
    return FALSE;

  lm_chomp_shape_init_box (&box, board);
  LM_CHOMP_FOREACH (spot, board)
    {
      LmChompShape after;
      guint distance;

      if (lm_chomp_shape_eat (&box, spot, &after)
          && lm_chomp_table_lookup (table, &after, &distance) == LM_VALUE_LOSS)
        g_ptr_array_add (moves, lm_chomp_move_to_text (spot));
    }

  return emit (sweep, board, moves);
}

static LmValue
get_reversed_value (const LmChompShape *missing,
                    LmChompTable       *table)
{
  guint distance;

  return table != NULL ? lm_chomp_table_lookup (table, missing, &distance)
                       : lm_reversed_chomp_theory_get_value (missing);
}

/* Small boards are solved; who wins the others from the start theory knows. */
static LmChompTable *
get_reversed_table (Sweep        *sweep,
                    LmChompSpot   board,
                    GError      **error)
{
  LmChompShape box;
  LmChompShape wide;

  lm_chomp_shape_init_box (&box, board);
  if (lm_chomp_table_count (&box) > MAX_SOLVED)
    return NULL;

  lm_chomp_shape_init_box (&wide, (LmChompSpot) { board.row, sweep->to });
  if (lm_chomp_table_count (&wide) <= MAX_SOLVED)
    box = wide;
  return lm_chomp_shelf_get (LM_CHOMP_TABLE_BACKWARD, &box, sweep->run->context, error);
}

static gboolean
emit_reversed_board (Sweep        *sweep,
                     LmChompSpot   board,
                     GError      **error)
{
  g_autoptr (GError) stop = NULL;
  g_autoptr (LmChompTable) table = get_reversed_table (sweep, board, &stop);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  LmChompShape start;
  guint64 n_moves;

  if (stop != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&stop));
      return FALSE;
    }

  lm_chomp_shape_init_box (&start, (LmChompSpot) { 1, 1 });
  n_moves = lm_chomp_count_growths (&start, board);
  for (guint64 i = 0; i < n_moves; i++)
    {
      LmChompShape after;
      LmChompShape missing;

      lm_chomp_nth_growth (&start, board, i, &after);
      lm_chomp_shape_complement (&after, board, &missing);
      if (get_reversed_value (&missing, table) == LM_VALUE_LOSS)
        g_ptr_array_add (moves, lm_reversed_chomp_move_to_text (&after));
    }

  return emit (sweep, board, moves);
}

static gboolean
run_chomp (LmTableRun  *run,
           GError     **error)
{
  return run_sweep (run, emit_board, error);
}

static gboolean
run_reversed_chomp (LmTableRun  *run,
                    GError     **error)
{
  return run_sweep (run, emit_reversed_board, error);
}

const LmTableInfo lm_chomp_tables[] = {
  {
    .name = "chomp",
    .summary = N_("who wins Chomp on a board, and with which first moves"),
    .columns = { "rows", "columns", "winner", "moves" },
    .run = run_chomp,
  },
  { NULL },
};

const LmTableInfo lm_reversed_chomp_tables[] = {
  {
    .name = "reversed-chomp",
    .summary = N_("who wins reversed Chomp on a board, and with which first moves"),
    .columns = { "rows", "columns", "winner", "moves" },
    .run = run_reversed_chomp,
  },
  { NULL },
};
