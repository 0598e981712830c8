/* SPDX-License-Identifier: GPL-3.0-or-later */
/* forward.c: solves Chomp for all shapes within one. */

/*
 * Shapes are gone through by rank, so whatever a move leaves comes first. A
 * shape that no mark has reached by then is a P-position, and marks every
 * shape that can be turned into it by a bite; all that are ever marked are
 * N-positions. P-positions are rare, about one in 180 on a board of 16 x 16,
 * and every N-position is marked once or twice in all, so this is far less
 * work than to look at the moves of every shape.
 */

#include "solver.h"

/* No mark has reached the shape yet. A board of a table of distances has fewer squares than this. */
#define UNMARKED G_MAXUINT8

typedef struct
{
  const LmChompLattice *lattice;
  LmChompPatterns      *patterns;
  LmChompWatch          watch;

  /* One of them: a byte or a bit for each shape. */
  guint8               *distances;
  guint64              *bits;

  guint8                distance; /* to mark with */
} Sweep;

/* Called for every list; the loop is what all the time is spent in. */
static gboolean
mark_distances (guint64        base,
                const guint64 *offsets,
                guint          n,
                gpointer       data)
{
  Sweep *sweep = data;
  guint8 *distances = sweep->distances + base;
  const guint8 distance = sweep->distance;

  for (guint i = 0; i < n; i++)
    distances[offsets[i]] = MIN (distances[offsets[i]], distance);
  return lm_chomp_watch_add (&sweep->watch, n);
}

/*
 * The same for bits. The cells are far apart, but no mark waits for another,
 * so the processor has many of them under way at a time.
 */
static gboolean
mark_bits (guint64        base,
           const guint64 *offsets,
           guint          n,
           gpointer       data)
{
  Sweep *sweep = data;
  guint64 *bits = sweep->bits + base / 64;
  const guint within = base % 64;

  for (guint i = 0; i < n; i++)
    {
      const guint64 place = within + offsets[i];

      bits[place / 64] |= G_GUINT64_CONSTANT (1) << place % 64;
    }
  return lm_chomp_watch_add (&sweep->watch, n);
}

static void
set_bits (guint64 *bits,
          guint64  from,
          guint64  to)
{
  const guint64 first = ~G_GUINT64_CONSTANT (0) << from % 64;
  const guint64 last = ~(~G_GUINT64_CONSTANT (0) << to % 64);
  guint64 word = from / 64;

  if (word == to / 64)
    {
      bits[word] |= first & last;
      return;
    }

  bits[word++] |= first;
  for (; word < to / 64; word++)
    bits[word] = ~G_GUINT64_CONSTANT (0);
  if (to % 64 != 0)
    bits[word] |= last;
}

/* Marks the shapes from rank @from on and before @to. */
static gboolean
mark_range (Sweep   *sweep,
            guint64  from,
            guint64  to)
{
  if (sweep->bits != NULL)
    {
      set_bits (sweep->bits, from, to);
      return lm_chomp_watch_add (&sweep->watch, (to - from) / 64);
    }

  for (guint64 rank = from; rank < to; rank++)
    sweep->distances[rank] = MIN (sweep->distances[rank], sweep->distance);
  return lm_chomp_watch_add (&sweep->watch, to - from);
}

/*
 * Marks all that a bite can turn into the shape @rows of rank @rank, one inner
 * corner after the other, on a board of @n_columns columns.
 */
static gboolean
mark_predecessors (Sweep        *sweep,
                   guint64       rank,
                   const guint8 *rows,
                   guint         n_columns)
{
  const LmChompLattice *lattice = sweep->lattice;
  const LmChompVisitor visitor = sweep->bits != NULL ? mark_bits : mark_distances;
  guint longest = n_columns;
  guint end;

  for (guint row = 0; row < lattice->n_rows; longest = rows[row], row = end)
    {
      gboolean go_on = TRUE;

      for (end = row + 1; end < lattice->n_rows && rows[end] == rows[row]; end++)
        continue;

      /* On top of the shape there is nothing: whatever is filled in there has the ranks that follow. */
      if (rows[row] == 0)
        go_on = mark_range (sweep, rank + 1, rank + lattice->below[row][longest + 1]);
      else if (rows[row] < longest)
        go_on = lm_chomp_patterns_visit (sweep->patterns, rank, row, end - row, rows[row], longest, visitor, sweep);
      if (!go_on)
        return FALSE;
    }

  return TRUE;
}

/* The most moves that are left after a bite into the P-position @rows of rank @rank. */
static guint8
find_longest (Sweep        *sweep,
              guint64       rank,
              const guint8 *rows)
{
  guint8 longest = 0;

  for (guint length = 0; length < rows[0]; length++)
    {
      guint64 after = rank;
      guint row = 0;

      while (row < sweep->lattice->n_rows && rows[row] > length)
        row++;
      /* The higher the square that is bitten, the less is gone: one row more with every step down. */
      while (row-- > 0 && row + length > 0)
        {
          after -= sweep->lattice->below[row][rows[row]] - sweep->lattice->below[row][length];
          longest = MAX (longest, sweep->distances[after]);
        }
    }

  return longest;
}

static gboolean
solve_distance (Sweep   *sweep,
                guint64  rank)
{
  guint8 rows[LM_CHOMP_MAX_SIDE];
  guint8 distance = 0;

  lm_chomp_lattice_unrank (sweep->lattice, rank, rows);
  if (rows[0] > 1 || (sweep->lattice->n_rows > 1 && rows[1] > 0))
    distance = 1 + find_longest (sweep, rank, rows);

  sweep->distances[rank] = distance;
  sweep->distance = distance + 1;
  return mark_predecessors (sweep, rank, rows, sweep->lattice->limits[0]);
}

/* Piece by piece: the system hands out new memory as it is touched, which takes its time. */
static void
clear_marks (Sweep *sweep)
{
  const guint64 count = sweep->lattice->count;

  for (guint64 done = 0; done < count; done += LM_CHOMP_WATCH_WORK)
    {
      memset (sweep->distances + done, UNMARKED, MIN (count - done, LM_CHOMP_WATCH_WORK));
      if (!lm_chomp_watch_add (&sweep->watch, LM_CHOMP_WATCH_WORK))
        return;
    }
}

/* Fills in the moves to the end by rank. That of the empty shape, which is no position, is odd. */
gboolean
lm_chomp_forward_fill_distances (const LmChompLattice  *lattice,
                                 guint8                *distances,
                                 LmSolveContext        *context,
                                 GError               **error)
{
  g_autoptr (LmChompPatterns) patterns = lm_chomp_patterns_new (lattice);
  Sweep sweep = {
    .lattice = lattice,
    .patterns = patterns,
    .watch = { .context = context, .total = lattice->count },
    .distances = distances,
  };

  clear_marks (&sweep);
  distances[0] = 1;
  while (sweep.watch.stop == LM_STOP_NO)
    {
      const guint64 done = sweep.watch.done;
      const guint8 *next = memchr (distances + done, UNMARKED, lattice->count - done);

      if (next == NULL)
        break;

      sweep.watch.done = next - distances;
      solve_distance (&sweep, sweep.watch.done);
    }

  return lm_chomp_watch_finish (&sweep.watch, error);
}

/* How many shapes of @upper have a lowest row of at most @length. */
static guint64
count_within (const LmChompLattice *upper,
              guint                 length)
{
  return upper->below[0][length + 1];
}

static gboolean
solve_bit (Sweep   *sweep,
           guint64 *layer,
           guint64 *closed,
           guint64  rank,
           guint    length)
{
  const LmChompLattice *upper = sweep->lattice;
  guint8 rows[LM_CHOMP_MAX_SIDE];
  guint n_rows = 0;

  lm_chomp_lattice_unrank (upper, rank, rows);
  sweep->bits = layer;
  if (!mark_predecessors (sweep, rank, rows, length))
    return FALSE;

  sweep->bits = closed;
  set_bits (closed, rank, rank + 1);
  while (n_rows < upper->n_rows && rows[n_rows] == length)
    n_rows++;
  return n_rows == 0
         || lm_chomp_patterns_visit (sweep->patterns, rank, 0, n_rows, length, upper->limits[0], mark_bits, sweep);
}

/* The shapes with a bottom row of @length squares. */
static gboolean
solve_layer (Sweep   *sweep,
             guint64 *layer,
             guint64 *closed,
             guint    length)
{
  const guint64 count = count_within (sweep->lattice, length);
  const guint64 n_words = (count + 63) / 64;

  if (count % 64 != 0)
    layer[n_words - 1] |= ~G_GUINT64_CONSTANT (0) << count % 64;

  for (guint64 i = 0; i < n_words; i++)
    {
      /* What this layer closes itself are its P-positions, whose turn has come, and shapes of longer rows. */
      layer[i] |= closed[i];

      /* Marks only go forward, but they may be within this word. */
      for (guint64 left = ~layer[i]; left != 0;)
        {
          const guint bit = __builtin_ctzll (left);

          if (!solve_bit (sweep, layer, closed, i * 64 + bit, length))
            return FALSE;
          left = bit == 63 ? 0 : ~layer[i] & ~G_GUINT64_CONSTANT (0) << (bit + 1);
        }

      sweep->watch.done += 64;
      if (i % 64 == 0 && !lm_chomp_watch_add (&sweep->watch, 64))
        return FALSE;
    }

  return TRUE;
}

/*
 * To given rows above at most one length of the bottom row makes a P-position, for a longer bottom row can be bitten
 * down to it. So a P-position closes its upper rows for all longer bottom rows at once, and so it does to all upper
 * rows which biting the bottom row to its length turns into its own: a bit each that is not marked again in every
 * layer. What is left to mark lies within one layer, and that is all that has to be in the processor's cache.
 */
gboolean
lm_chomp_forward_fill_bits (const LmChompLattice  *upper,
                            guint                  n_columns,
                            guint64 *const        *layers,
                            guint64               *closed,
                            LmSolveContext        *context,
                            GError               **error)
{
  g_autoptr (LmChompPatterns) patterns = lm_chomp_patterns_new (upper);
  Sweep sweep = {
    .lattice = upper,
    .patterns = patterns,
    .watch = { .context = context },
  };

  for (guint length = 1; length <= n_columns; length++)
    sweep.watch.total += count_within (upper, length);
  for (guint length = 1; length <= n_columns; length++)
    if (!solve_layer (&sweep, layers[length - 1], closed, length))
      break;

  return lm_chomp_watch_finish (&sweep.watch, error);
}
