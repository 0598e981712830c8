/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: value and moves to the end of every position of one value of the forward game. */

#include "solver.h"

/* Bins in which a position is looked at one by one, in rows and in blocks; the bins beyond are walked through. */
#define FIRST_OUTER_BIN 4

/*
 * A game on value n lasts at most phi^2 n + phi - 1 moves (RZ, Theorem 1.4,
 * from the start with all chips in bin 1, which every position of value n can
 * come from). For n <= 12000 that is less than LM_ZECKENDORF_MAX_DISTANCE, and
 * for larger n the positions cannot even be counted in 64 bits.
 */

struct _LmZeckendorfTable
{
  GObject            parent_instance;

  LmZeckendorfRanks *ranks;
  LmZeckendorfKeys  *keys; /* by rank */
};

LM_DEFINE_TABLE (LmZeckendorfTable, lm_zeckendorf_table)

static void
lm_zeckendorf_table_clear (LmZeckendorfTable *self)
{
  g_clear_pointer (&self->keys, lm_zeckendorf_keys_free);
  g_clear_pointer (&self->ranks, lm_zeckendorf_ranks_free);
}

LM_BEGIN_EMPTY (LmZeckendorfTable, lm_zeckendorf_table)

/*
 * The work goes through the ranks from the last to the first, so that what a
 * move leads to is solved before. Three layers, from the outside in:
 *
 * - the outer bins, from the last down to bin 4, are walked through height by
 *   height;
 * - what is left of the value makes a block: all ways to fill bins 1 to 3,
 *   which lie side by side in rank;
 * - a row of a block has the height of bin 3 fixed as well; its positions are
 *   numbered by the height of bin 2, and bin 1 has the rest.
 *
 * How far a move goes in rank depends only on the values v_i of the bins that
 * it changes. For a move in the outer bins that is the same all over a block
 * (or for A3 where bin 3 is not empty); for one that reaches bin 1 or 2 it is
 * the same along a row. So all moves but M stream over memory at a constant
 * distance, and M leads from each position of a row to the next one.
 */
typedef struct
{
  const LmZeckendorfRanks *ranks;
  LmSolveContext          *context;
  gint16                  *keys;
  guint64                  unsolved;        /* ranks below this one are to be solved */
  guint64                  until_poll;

  guint                    heights[LM_ZECKENDORF_MAX_BINS + 2]; /* by bin, from 1 */
  guint                    values[LM_ZECKENDORF_MAX_BINS + 2];  /* by bin: of the bins up to it */
  gsize                    distances[LM_ZECKENDORF_MAX_MOVES];  /* in rank, of the moves in the outer bins */
} Build;

/* What the rank gains when the value of the bins up to @bin changes by @change. */
static gint64
gain (const Build *build,
      guint        bin,
      int          change)
{
  const guint value = build->values[bin];

  return (gint64) (lm_zeckendorf_ranks_following (build->ranks, bin, value) -
                   lm_zeckendorf_ranks_following (build->ranks, bin, value + change));
}

static gsize
distance_of_add (const Build *build,
                 guint        bin)
{
  return gain (build, bin, -(int) lm_zeckendorf_fibonacci (bin)) +
         gain (build, bin + 1, -(int) lm_zeckendorf_fibonacci (bin + 2));
}

static gsize
distance_of_split (const Build *build,
                   guint        bin)
{
  const int lower = lm_zeckendorf_fibonacci (bin - 2);

  return gain (build, bin, -(int) lm_zeckendorf_fibonacci (bin + 1)) +
         gain (build, bin - 1, lower) +
         gain (build, bin - 2, lower);
}

static gsize
distance_of_split_2 (const Build *build)
{
  return gain (build, 2, -3) + gain (build, 1, 1);
}

/* Considers for the positions @keys[@from..@to) the move that goes @distance up. */
static inline void
consider (gint16 *keys,
          gsize   from,
          gsize   to,
          gsize   distance)
{
  lm_zeckendorf_keys_consider (keys, keys + distance, from, to);
}

/* From the best that every other move of a row leaves to the row's keys, with M, which goes one up. */
static void
conclude_row (gint16 *row,
              gsize   length)
{
  int key = LM_ZECKENDORF_NO_MOVE;

  for (gsize i = length; i-- > 0;)
    {
      key = lm_zeckendorf_key_conclude (MIN (row[i], key));
      row[i] = key;
    }
}

static void
solve_row (Build  *build,
           gint16 *row,
           gsize   length)
{
  const guint even = build->values[2] % 2 == 0;

  /* Along a row the value of bin 1 goes down by twos, which changes no distance: any of the right parity will do. */
  build->values[1] = even ? 2 : 3;

  if (build->heights[4] >= 2)
    consider (row, 0, length, distance_of_split (build, 4));
  if (build->heights[3] >= 2)
    consider (row, 0, length, distance_of_split (build, 3));
  if (length > 1)
    {
      if (build->heights[3] >= 1)
        consider (row, 1, length, distance_of_add (build, 2));
      if (length - even > 1)
        consider (row, 1, length - even, distance_of_add (build, 1));
      if (length > 2)
        consider (row, 2, length, distance_of_split_2 (build));
    }

  conclude_row (row, length);
}

/* How many ways there are to write @value with 1, 2 and 3: the integer nearest to (value + 3)^2 / 12. */
static gsize
count_block (guint value)
{
  return (((gsize) value + 3) * (value + 3) + 6) / 12;
}

static gsize
count_row (guint value)
{
  return value / 2 + 1;
}

static void
solve_block (Build *build,
             guint  n_distances)
{
  const guint value = build->values[3];
  const gsize size = count_block (value);
  gint16 *block = build->keys + (build->unsolved - size);
  gsize row = size;

  for (gsize i = 0; i < size; i++)
    block[i] = LM_ZECKENDORF_NO_MOVE;
  for (guint i = 0; i < n_distances; i++)
    consider (block, 0, size, build->distances[i]);
  if (build->heights[4] >= 1 && value >= 3)
    consider (block, count_row (value), size, distance_of_add (build, 3));

  for (guint height = value / 3 + 1; height-- > 0;)
    {
      build->heights[3] = height;
      build->values[2] = value - 3 * height;
      row -= count_row (build->values[2]);
      solve_row (build, block + row, count_row (build->values[2]));
    }

  build->unsolved -= size;
  build->until_poll -= MIN (size, build->until_poll);
}

static gboolean
go_on (Build *build)
{
  if (build->until_poll > 0)
    return TRUE;

  build->until_poll = LM_ZECKENDORF_POSITIONS_PER_POLL;
  lm_solve_context_set_progress (build->context,
                                 build->ranks->n_positions - build->unsolved,
                                 build->ranks->n_positions);
  return lm_solve_context_poll (build->context) == LM_STOP_NO;
}

/*
 * Goes through the heights of @bin and the bins before it. The first
 * @n_distances of build->distances are those of the moves that the bins beyond
 * decide; here come A of @bin and S of the next bin, which reaches down to the
 * bin before @bin.
 */
static gboolean
solve_bins (Build *build,
            guint  bin,
            guint  n_distances)
{
  const guint fibonacci = lm_zeckendorf_fibonacci (bin);

  for (guint height = build->values[bin] / fibonacci + 1; height-- > 0;)
    {
      guint n = n_distances;

      build->heights[bin] = height;
      build->values[bin - 1] = build->values[bin] - height * fibonacci;
      if (height >= 1 && build->heights[bin + 1] >= 1)
        build->distances[n++] = distance_of_add (build, bin);
      if (build->heights[bin + 1] >= 2)
        build->distances[n++] = distance_of_split (build, bin + 1);

      if (bin == FIRST_OUTER_BIN)
        solve_block (build, n);
      else if (!solve_bins (build, bin - 1, n))
        return FALSE;

      if (!go_on (build))
        return FALSE;
    }

  return TRUE;
}

static gboolean
build_table (LmZeckendorfTable  *self,
             LmSolveContext     *context,
             GError            **error)
{
  Build build = {
    .ranks = self->ranks,
    .context = context,
    .keys = self->keys->keys,
    .unsolved = self->ranks->n_positions,
  };

  build.values[self->ranks->n_bins] = self->ranks->n;
  if (go_on (&build) && solve_bins (&build, self->ranks->n_bins, 0))
    return TRUE;

  return !lm_solve_context_should_stop (context, error);
}

/*
 * Solves the forward game for every position of value @n: the partitions of @n into Fibonacci numbers, two bytes
 * for each. Returns: (transfer full) (nullable): the table, or %NULL with @error set.
 */
LmZeckendorfTable *
lm_zeckendorf_table_new (guint            n,
                         LmSolveContext  *context,
                         GError         **error)
{
  g_autoptr (LmZeckendorfTable) self = NULL;

  self = g_object_new (LM_TYPE_ZECKENDORF_TABLE, NULL);
  self->keys = lm_zeckendorf_keys_new (lm_zeckendorf_count_positions (n), context, error);
  if (self->keys == NULL)
    return NULL;

  self->ranks = lm_zeckendorf_ranks_new (n);
  if (!build_table (self, context, error))
    return NULL;

  return g_steal_pointer (&self);
}

/* The value for the player to move; lost when there is no move. */
LmValue
lm_zeckendorf_table_lookup (LmZeckendorfTable *self,
                            const guint32     *heights,
                            guint             *distance)
{
  return lm_zeckendorf_key_read (self->keys->keys[lm_zeckendorf_ranks_get (self->ranks, heights)], distance);
}

static LmValue
lm_zeckendorf_table_look_up (LmTable    *table,
                             LmPosition *position,
                             guint      *distance)
{
  return lm_zeckendorf_table_lookup (LM_ZECKENDORF_TABLE (table), LM_ZECKENDORF_POSITION (position)->heights, distance);
}

static guint64
lm_zeckendorf_table_count (LmTable *table)
{
  return LM_ZECKENDORF_TABLE (table)->ranks->n_positions;
}

static guint64
lm_zeckendorf_table_get_bytes (LmTable *table)
{
  return LM_ZECKENDORF_TABLE (table)->keys->bytes;
}
