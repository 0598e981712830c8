/* SPDX-License-Identifier: GPL-3.0-or-later */
/* backward.c: solves reversed Chomp for all that may be missing of a board. */

/*
 * What is missing of the board, turned by 180 degrees, is a shape too. A move
 * makes it smaller, and to undo one is to lengthen its lowest rows, from the
 * bottom to any row, to some length, those that are not that long already. So
 * the shapes that are missing are gone through by rank, and each marks at most
 * as many others as the board has squares.
 */

#include "solver.h"

typedef struct
{
  const LmChompLattice *lattice;
  LmChompWatch          watch;
  guint64               sums[LM_CHOMP_MAX_SIDE + 1][LM_CHOMP_MAX_SIDE + 1]; /* of ranks of so many equal rows */

  /* One of them: a byte or a bit for each shape. */
  guint8               *distances;
  guint64              *bits;

  guint8                distance; /* to mark with */
} Sweep;

/*
 * An odd distance is a win by so many moves, the fewer the better; an even
 * one a loss, as far as is known, the more the better. A win makes up for any loss.
 */
static inline guint8
choose (guint8 old,
        guint8 found)
{
  if (found % 2 == 1)
    return old % 2 == 1 ? MIN (old, found) : found;

  return old % 2 == 1 ? old : MAX (old, found);
}

static inline void
mark (Sweep   *sweep,
      guint64  rank)
{
  if (sweep->bits != NULL)
    sweep->bits[rank / 64] |= G_GUINT64_CONSTANT (1) << rank % 64;
  else
    sweep->distances[rank] = choose (sweep->distances[rank], sweep->distance);
}

static void
init_sums (Sweep *sweep)
{
  for (guint row = 0; row < sweep->lattice->n_rows; row++)
    for (guint length = 0; length <= LM_CHOMP_MAX_SIDE; length++)
      sweep->sums[row + 1][length] = sweep->sums[row][length] + sweep->lattice->below[row][length];
}

/*
 * Marks all from which a move leads to @rows missing. With the ranks of equal
 * rows added up beforehand every mark costs the same few additions.
 */
static gboolean
mark_predecessors (Sweep        *sweep,
                   guint64       rank,
                   const guint8 *rows)
{
  const LmChompLattice *lattice = sweep->lattice;
  guint64 own[LM_CHOMP_MAX_SIDE + 1] = { 0 };
  guint first_shorter[LM_CHOMP_MAX_SIDE + 1];
  guint64 n_marked = 0;
  guint row = lattice->n_rows;

  for (guint i = 0; i < lattice->n_rows; i++)
    own[i + 1] = own[i] + lattice->below[i][rows[i]];
  for (guint length = 0; length <= LM_CHOMP_MAX_SIDE; length++)
    {
      while (row > 0 && rows[row - 1] < length)
        row--;
      first_shorter[length] = row;
    }

  for (guint last = 0; last < lattice->n_rows; last++)
    {
      for (guint length = rows[last] + 1; length <= lattice->limits[last]; length++)
        {
          const guint first = first_shorter[length];

          mark (sweep, rank - (own[last + 1] - own[first])
                       + (sweep->sums[last + 1][length] - sweep->sums[first][length]));
        }
      n_marked += lattice->limits[last] - rows[last];
    }

  return lm_chomp_watch_add (&sweep->watch, n_marked + lattice->n_rows);
}

/* Steps to the shape of the next rank; there has to be one. */
static void
step (const LmChompLattice *lattice,
      guint8               *rows)
{
  guint row = lattice->n_rows - 1;

  while (rows[row] == lattice->limits[row] || (row > 0 && rows[row] == rows[row - 1]))
    rows[row--] = 0;
  rows[row]++;
}

/* Fills in the moves to the end by rank of what is missing; @distances has a byte for each. */
gboolean
lm_chomp_backward_fill_distances (const LmChompLattice  *lattice,
                                  guint8                *distances,
                                  LmSolveContext        *context,
                                  GError               **error)
{
  Sweep sweep = {
    .lattice = lattice,
    .watch = { .context = context, .total = lattice->count },
    .distances = distances,
  };
  guint8 rows[LM_CHOMP_MAX_SIDE] = { 0 };

  init_sums (&sweep);
  for (guint64 rank = 0; rank < lattice->count; rank++)
    distances[rank] = 0;

  for (guint64 rank = 0; rank < lattice->count; rank++)
    {
      if (rank > 0)
        step (lattice, rows);
      sweep.watch.done = rank;
      sweep.distance = distances[rank] + 1;
      if (!mark_predecessors (&sweep, rank, rows))
        break;
    }

  return lm_chomp_watch_finish (&sweep.watch, error);
}

static gboolean
solve_word (Sweep   *sweep,
            guint64  word)
{
  const guint64 *bits = sweep->bits + word;
  guint8 rows[LM_CHOMP_MAX_SIDE];

  /* Marks only go forward, but they may be within this word. */
  for (guint64 left = ~*bits; left != 0;)
    {
      const guint bit = __builtin_ctzll (left);

      lm_chomp_lattice_unrank (sweep->lattice, word * 64 + bit, rows);
      if (!mark_predecessors (sweep, word * 64 + bit, rows))
        return FALSE;
      left = bit == 63 ? 0 : ~*bits & ~G_GUINT64_CONSTANT (0) << (bit + 1);
    }

  return TRUE;
}

/*
 * Only P-positions, which no mark has reached before their turn comes, mark others: a 0 by rank is a loss. All are 0
 * at first.
 */
gboolean
lm_chomp_backward_fill_bits (const LmChompLattice  *lattice,
                             guint64               *bits,
                             LmSolveContext        *context,
                             GError               **error)
{
  const guint64 n_words = (lattice->count + 63) / 64;
  Sweep sweep = {
    .lattice = lattice,
    .watch = { .context = context, .total = lattice->count },
    .bits = bits,
  };

  init_sums (&sweep);
  if (lattice->count % 64 != 0)
    bits[n_words - 1] |= ~G_GUINT64_CONSTANT (0) << lattice->count % 64;

  for (guint64 word = 0; word < n_words; word++)
    {
      sweep.watch.done = word * 64;
      if (!solve_word (&sweep, word) || (word % 64 == 0 && !lm_chomp_watch_add (&sweep.watch, 64)))
        break;
    }

  return lm_chomp_watch_finish (&sweep.watch, error);
}
