/* SPDX-License-Identifier: GPL-3.0-or-later */
/* moves.c: looks through all moves of a position of reversed Chomp, which may be millions. */

#include "solver.h"

typedef struct
{
  LmChompTable *table;
  LmChompWatch  watch;
  LmChompMoves *moves;

  guint64       own; /* rank of what is missing now: no move leaves it */
  guint64       wins[LM_CHOMP_MAX_FOUND_WINS];
  guint64       soonest;
  guint         soonest_distance;
  guint64       longest;
  guint         longest_distance;
} Look;

static void
take_win (Look    *look,
          guint64  rank,
          guint    distance)
{
  LmChompMoves *moves = look->moves;

  if (moves->n_wins < LM_CHOMP_MAX_FOUND_WINS)
    look->wins[moves->n_wins++] = rank;
  if (moves->n_all_wins++ == 0 || distance < look->soonest_distance)
    {
      look->soonest = rank;
      look->soonest_distance = distance;
    }
}

static gboolean
take_moves (guint64        base,
            const guint64 *offsets,
            guint          n,
            gpointer       data)
{
  Look *look = data;

  for (guint i = 0; i < n; i++)
    {
      const guint64 rank = base + offsets[i];
      guint distance;

      if (rank == look->own)
        continue;

      /* The position that the other player is to move in. */
      if (lm_chomp_table_lookup_rank (look->table, rank, &distance) == LM_VALUE_LOSS)
        {
          take_win (look, rank, distance);
        }
      else if (look->longest == look->own || distance > look->longest_distance)
        {
          look->longest = rank;
          look->longest_distance = distance;
        }
    }

  return lm_chomp_watch_add (&look->watch, n);
}

/*
 * The rows of what is missing that are equally long come down to the one
 * above them, or any part of the way: what is left of them is a shape filled
 * into that corner.
 */
static gboolean
look_at_rows (Look            *look,
              LmChompPatterns *patterns,
              const guint8    *rows,
              guint            first,
              guint            end)
{
  static const guint64 none = 0;
  const LmChompLattice *lattice = lm_chomp_table_get_lattice (look->table);
  const guint shortest = end < lattice->n_rows ? rows[end] : 0;
  guint64 rank = look->own;

  for (guint row = first; row < end; row++)
    rank -= lattice->below[row][rows[row]] - lattice->below[row][shortest];

  return take_moves (rank, &none, 1, look)
         && lm_chomp_patterns_visit (patterns, rank, first, end - first, shortest, rows[first], take_moves, look);
}

static void
look_at_all (Look         *look,
             const guint8 *rows)
{
  const LmChompLattice *lattice = lm_chomp_table_get_lattice (look->table);
  g_autoptr (LmChompPatterns) patterns = lm_chomp_patterns_new (lattice);
  guint end;

  for (guint first = 0; first < lattice->n_rows && rows[first] > 0; first = end)
    {
      for (end = first + 1; end < lattice->n_rows && rows[end] == rows[first]; end++)
        continue;
      if (!look_at_rows (look, patterns, rows, first, end))
        return;
    }
}

static void
read_shape (Look         *look,
            guint64       rank,
            gboolean      turned,
            LmChompShape *shape)
{
  lm_chomp_lattice_unrank (lm_chomp_table_get_lattice (look->table), rank, shape->rows);
  for (shape->n_rows = 0; shape->n_rows < LM_CHOMP_MAX_SIDE && shape->rows[shape->n_rows] > 0; shape->n_rows++)
    continue;
  if (turned)
    lm_chomp_shape_transpose (shape, shape);
}

/* Where nothing is known of the moves to the end, any winning move is soonest and any losing one delays most. */
gboolean
lm_chomp_moves_find (LmChompTable        *table,
                     const LmChompShape  *missing,
                     LmSolveContext      *context,
                     LmChompMoves        *moves,
                     GError             **error)
{
  const LmChompLattice *lattice = lm_chomp_table_get_lattice (table);
  LmChompShape shape;
  const gboolean turned = lm_chomp_table_turn (table, missing, &shape);
  const guint64 own = lm_chomp_lattice_rank (lattice, shape.rows);
  Look look = {
    .table = table,
    .watch = { .context = context },
    .moves = moves,
    .own = own,
    .longest = own,
  };

  *moves = (LmChompMoves) { .n_wins = 0 };
  look_at_all (&look, shape.rows);
  for (guint i = 0; i < moves->n_wins; i++)
    read_shape (&look, look.wins[i], turned, &moves->wins[i]);
  read_shape (&look, look.soonest, turned, &moves->soonest);
  read_shape (&look, look.longest, turned, &moves->longest);

  return lm_chomp_watch_finish (&look.watch, error);
}
