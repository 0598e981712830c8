/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk.c: goes through the blocks of a table of winners, in an order in which they can be solved. */

#include "solver.h"

/* Words filled in between two questions whether to go on. */
#define WORDS_PER_POLL 65536

/*
 * The blocks of a task are gone through in the order in which they lie in
 * memory, upwards for the reversed game and downwards for the forward one. A
 * forward move raises the highest of the bins that it changes, so that every
 * move within a task leads to a block gone through before.
 *
 * Besides M and A1, which stay in a block, two moves have bin b as the lowest
 * that they change: between bins b, b + 1 and b + 2, and between bins b, b + 2
 * and b + 3. Let s = 1 in the reversed game and s = -1 in the forward one. Then
 * they change the values v_i of the bins up to i like this:
 *
 *   S(b+2), A(b)     v_{b+1} by s F_{b+2}, v_b by s F_b
 *   C(b+2), S(b+2)   v_{b+2} by s F_{b+3}, v_{b+1} and v_b by -s F_b
 *
 * So how far such a move goes in memory is settled as soon as bin b is, for all
 * that the bins before it can be: most moves are worked out far outside the
 * inner loops.
 */
struct _LmZeckendorfWalk
{
  const LmZeckendorfGrid *grid;
  gboolean                forward;
  guint32                *words;
  guint64                 cursor;    /* where the next block begins; downwards, where it ends */

  LmZeckendorfGoOnFunc    go_on;
  gpointer                data;
  guint64                 n_words;   /* filled in since go_on was called */

  /* By bin, from 1; with room for the bins that a move of the last bin would reach. */
  int                     worth[LM_ZECKENDORF_MAX_BINS + 4];
  guint                   heights[LM_ZECKENDORF_MAX_BINS + 4];
  guint                   values[LM_ZECKENDORF_MAX_BINS + 4];

  gint64                  distances[LM_ZECKENDORF_MAX_MOVES]; /* in memory, of the moves in bins 4 and beyond */
  LmZeckendorfBlock       block;
};

/* Returns: (transfer full): somebody who goes through tasks, one at a time. @grid: (transfer none): the layout. */
LmZeckendorfWalk *
lm_zeckendorf_walk_new (const LmZeckendorfGrid *grid,
                        LmZeckendorfMode        mode,
                        guint32                *words,
                        LmZeckendorfGoOnFunc    go_on,
                        gpointer                data)
{
  LmZeckendorfWalk *walk = g_new0 (LmZeckendorfWalk, 1);
  const guint stride = lm_zeckendorf_kernel_stride (grid->n);

  walk->grid = grid;
  walk->forward = lm_zeckendorf_mode_is_forward (mode);
  walk->words = words;
  walk->go_on = go_on;
  walk->data = data;
  for (guint bin = 1; bin <= MIN (grid->n_bins + 3, LM_ZECKENDORF_MAX_BINS); bin++)
    walk->worth[bin] = lm_zeckendorf_fibonacci (bin);

  walk->block.grid = grid;
  walk->block.mode = mode;
  walk->block.stride = stride;
  walk->block.rows = g_new0 (guint32, (gsize) stride * (grid->max_planes + 1));
  return walk;
}

void
lm_zeckendorf_walk_free (LmZeckendorfWalk *walk)
{
  g_free (walk->block.rows);
  g_free (walk);
}

/* How much further on a block begins for the value of the bins up to @bin changing by @change. */
static inline gint64
gain (const LmZeckendorfWalk *walk,
      guint                   bin,
      int                     change)
{
  const guint value = walk->values[bin];

  return (gint64) (lm_zeckendorf_grid_gain (walk->grid, bin, value) -
                   lm_zeckendorf_grid_gain (walk->grid, bin, value + change));
}

static gint64
get_first_distance (const LmZeckendorfWalk *walk,
                    guint                   bin)
{
  const int sign = walk->forward ? -1 : 1;

  return gain (walk, bin + 1, sign * walk->worth[bin + 2]) + gain (walk, bin, sign * walk->worth[bin]);
}

static gint64
get_second_distance (const LmZeckendorfWalk *walk,
                     guint                   bin)
{
  const int sign = walk->forward ? -1 : 1;

  return gain (walk, bin + 2, sign * walk->worth[bin + 3]) +
         gain (walk, bin + 1, -sign * walk->worth[bin]) + gain (walk, bin, -sign * walk->worth[bin]);
}

static inline gboolean
has_first (const LmZeckendorfWalk *walk,
           guint                   bin)
{
  const guint *heights = walk->heights + bin;

  return walk->forward ? heights[0] >= 1 && heights[1] >= 1 : heights[2] >= 1;
}

static inline gboolean
has_second (const LmZeckendorfWalk *walk,
            guint                   bin)
{
  const guint *heights = walk->heights + bin;

  return walk->forward ? heights[2] >= 2 : heights[0] >= 1 && heights[3] >= 1;
}

/* Adds to the first @n distances those of the moves with @bin as the lowest that they change; returns how many there are. */
static guint
add_distances (LmZeckendorfWalk *walk,
               guint             bin,
               guint             n)
{
  if (has_first (walk, bin))
    walk->distances[n++] = get_first_distance (walk, bin);
  if (has_second (walk, bin))
    walk->distances[n++] = get_second_distance (walk, bin);

  return n;
}

/* Where it leads to change the value of the block by @change when what the bins beyond 3 do about it is @distance. */
static LmZeckendorfReach
get_reach (const LmZeckendorfWalk *walk,
           int                     change,
           int                     rows,
           gint64                  distance)
{
  const int value = (int) walk->block.value + change;

  if (value < 0)
    return (LmZeckendorfReach) { NULL, 0, 0 };

  distance += gain (walk, 3, change);
  distance += (gint64) (lm_zeckendorf_grid_size (walk->grid, 3, walk->block.value) -
                        lm_zeckendorf_grid_size (walk->grid, 3, value));
  return (LmZeckendorfReach) { walk->block.words + distance, value, rows };
}

static void
add_reach (LmZeckendorfWalk  *walk,
           LmZeckendorfReach  reach)
{
  if (reach.block != NULL)
    walk->block.reaches[walk->block.n_reaches++] = reach;
}

/*
 * The moves with bin 1, 2 or 3 as the lowest that they change, by the table in
 * lm-zeckendorf-kernel.c. Whether there is enough in bins 1 to 3 shows in the
 * rows.
 */
static void
find_reaches (LmZeckendorfWalk *walk)
{
  const int sign = walk->forward ? -1 : 1;
  const guint *heights = walk->heights;
  const int value = walk->block.value;

  walk->block.n_reaches = 0;
  if (value + 3 * sign >= 0 && (walk->forward ? heights[4] >= 1 : heights[5] >= 1))
    add_reach (walk, get_reach (walk, 3 * sign, sign, gain (walk, 4, 8 * sign)));
  if (value - 3 * sign >= 0 && (walk->forward ? heights[5] >= 2 : heights[6] >= 1))
    add_reach (walk, get_reach (walk, -3 * sign, -sign, gain (walk, 5, 13 * sign) + gain (walk, 4, -3 * sign)));
  if (walk->forward || heights[4] >= 1)
    add_reach (walk, get_reach (walk, 5 * sign, sign, 0));
  if (walk->forward ? heights[4] >= 2 : heights[5] >= 1)
    add_reach (walk, get_reach (walk, -2 * sign, 0, gain (walk, 4, 8 * sign)));

  if (walk->block.mode == LM_ZECKENDORF_MODE_FORWARD ||
      (walk->block.mode == LM_ZECKENDORF_MODE_REVERSED && heights[4] >= 1))
    walk->block.blend = get_reach (walk, 5 * sign, 2 * sign, 0);
  else
    walk->block.blend = (LmZeckendorfReach) { NULL, 0, 0 };
}

static void
solve_block (LmZeckendorfWalk *walk,
             guint             n_distances)
{
  const guint value = walk->values[3];
  const guint64 size = lm_zeckendorf_grid_size (walk->grid, 3, value);

  walk->cursor -= walk->forward ? size : 0;
  walk->block.words = walk->words + walk->cursor;
  walk->cursor += walk->forward ? 0 : size;

  walk->block.value = value;
  walk->block.n_alike = n_distances;
  for (guint i = 0; i < n_distances; i++)
    walk->block.alike[i] = walk->block.words + walk->distances[i];
  find_reaches (walk);

  lm_zeckendorf_kernel_solve (&walk->block);
  walk->n_words += size;
}

static gboolean
poll (LmZeckendorfWalk *walk,
      guint64           n_least)
{
  const guint64 n_words = walk->n_words;

  if (n_words < n_least)
    return TRUE;

  walk->n_words = 0;
  return walk->go_on (n_words, walk->data);
}

/* Goes through the heights of @bin and the bins before it; the first @n_distances are of moves that the bins beyond decide. */
static gboolean
walk_bin (LmZeckendorfWalk *walk,
          guint             bin,
          guint             n_distances)
{
  const guint last = walk->values[bin] / walk->worth[bin];

  for (guint i = 0; i <= last; i++)
    {
      guint n;

      walk->heights[bin] = walk->forward ? last - i : i;
      walk->values[bin - 1] = walk->values[bin] - walk->heights[bin] * walk->worth[bin];
      n = add_distances (walk, bin, n_distances);

      if (bin == LM_ZECKENDORF_BLOCK_BIN)
        solve_block (walk, n);
      else if (!walk_bin (walk, bin - 1, n))
        return FALSE;
    }

  return bin > LM_ZECKENDORF_BLOCK_BIN || poll (walk, WORDS_PER_POLL);
}

/*
 * Solves the blocks of a task, when all other tasks that moves lead to from there are solved. Returns: whether it
 * went on to the end. @heights: (array): of bin %LM_ZECKENDORF_TASK_BIN and those beyond, up to the last of the
 * layout.
 */
gboolean
lm_zeckendorf_walk_task (LmZeckendorfWalk *walk,
                         const guint16    *heights)
{
  const guint n_bins = walk->grid->n_bins;
  const guint first = MIN (n_bins + 1, LM_ZECKENDORF_TASK_BIN);
  guint n_distances = 0;

  walk->cursor = 0;
  walk->values[n_bins] = walk->grid->n;
  for (guint bin = n_bins; bin >= first; bin--)
    {
      walk->heights[bin] = heights[bin - first];
      walk->values[bin - 1] = walk->values[bin] - walk->heights[bin] * walk->worth[bin];
      walk->cursor += lm_zeckendorf_grid_size (walk->grid, bin, walk->values[bin]) -
                      lm_zeckendorf_grid_size (walk->grid, bin, walk->values[bin - 1]);
      n_distances = add_distances (walk, bin, n_distances);
    }

  if (walk->forward)
    walk->cursor += lm_zeckendorf_grid_size (walk->grid, first - 1, walk->values[first - 1]);
  return walk_bin (walk, first - 1, n_distances) && poll (walk, 0);
}
