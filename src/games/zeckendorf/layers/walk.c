/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk.c: goes through the blocks of a level, in an order in which they can be solved. */

#include "levels.h"

/* Words filled in between two questions whether to go on. */
#define WORDS_PER_POLL 65536

/* So many bits of a key for the height of a bin; from bin 8 on no height takes more. */
#define KEY_BITS 6

/*
 * The blocks of a level are gone through in the order in which they lie in
 * memory, upwards for the reversed game and downwards for the forward one.
 * Every reversed move lowers the highest of the bins that it changes, a forward
 * one raises it; so a move that stays in the level leads to a block gone
 * through before, and one to the next level leads there to a block that is not
 * beyond this one in that order.
 *
 * With s = 1 in the reversed game and s = -1 in the forward one, the two moves
 * with bin b as the lowest that they change change value and chips of the bins
 * up to i like this:
 *
 *   S(b+2), A(b)     chips of b+2 and all beyond by s
 *                    b+1: value by s F_{b+2}, chips by 2 s;  b: s F_b and s
 *   C(b+2), S(b+2)   b+2: s F_{b+3} and s;  b+1 and b: -s F_b and -s
 *
 * So how far such a move goes in memory is settled as soon as bin b is, for all
 * that the bins before it can be, and is the same for all blocks there. What a
 * move to the next level has in common with all others is summed up on the way
 * inwards in @bases.
 */
struct _LmZeckendorfLevelWalk
{
  const LmZeckendorfLevelMap *map;
  LmZeckendorfLevelKernel    *kernel;
  LmZeckendorfLevelFuncs      funcs;
  int                         n;
  int                         sign;
  guint                       n_bins;
  guint64                     n_words;   /* filled in since go_on was called */
  guint32                    *start;     /* of the level; downwards, its end */
  guint32                    *cursor;    /* where the next block begins; downwards, where it ends */
  LmZeckendorfTally           tally;

  /* By bin, from 1; with room for the bins that a move of the last bin would reach. */
  int                         worth[LM_ZECKENDORF_MAX_BINS + 4];
  int                         heights[LM_ZECKENDORF_MAX_BINS + 4];
  int                         values[LM_ZECKENDORF_MAX_BINS + 4];
  int                         chips[LM_ZECKENDORF_MAX_BINS + 4];
  gint64                      gains[LM_ZECKENDORF_MAX_BINS + 4];
  gint64                      bases[LM_ZECKENDORF_MAX_BINS + 4];

  gint64                      distances[LM_ZECKENDORF_MAX_MOVES]; /* in memory, of the moves in bins 5 and beyond */
  gint64                      outer[3];  /* of the moves that begin in bins 3 and 4 what bins 5 and beyond do about it */
  LmZeckendorfLevelSlab       slab;
};

/* Returns: (transfer full): somebody who goes through levels of value @n. @map: (transfer none): how they lie. */
LmZeckendorfLevelWalk *
lm_zeckendorf_level_walk_new (const LmZeckendorfLevelMap   *map,
                              guint                         n,
                              LmZeckendorfMode              mode,
                              gboolean                      plain,
                              const LmZeckendorfLevelFuncs *funcs)
{
  LmZeckendorfLevelWalk *walk = g_new0 (LmZeckendorfLevelWalk, 1);

  walk->map = map;
  walk->kernel = lm_zeckendorf_level_kernel_new (map, mode, plain);
  walk->funcs = *funcs;
  walk->n = n;
  walk->sign = lm_zeckendorf_mode_is_forward (mode) ? -1 : 1;
  walk->n_bins = MAX (lm_zeckendorf_count_bins (n), LM_ZECKENDORF_LEVEL_BIN);
  walk->slab.mode = mode;
  walk->slab.distances = walk->distances;
  for (guint bin = 1; bin <= walk->n_bins + 3; bin++)
    walk->worth[bin] = lm_zeckendorf_fibonacci (bin);
  return walk;
}

void
lm_zeckendorf_level_walk_free (LmZeckendorfLevelWalk *walk)
{
  lm_zeckendorf_level_kernel_free (walk->kernel);
  g_free (walk);
}

/* --- distances -------------------------------------------------------------- */

/* How much further on a block begins for the value and the chips of the bins up to @bin changing so, the level aside. */
static inline gint64
gain (const LmZeckendorfLevelWalk *walk,
      guint                        bin,
      int                          change,
      int                          chips)
{
  return walk->gains[bin] -
         lm_zeckendorf_level_map_gain (walk->map, bin, walk->values[bin] + change, walk->chips[bin] + chips);
}

static G_ALWAYS_INLINE inline gint64
get_first_distance (const LmZeckendorfLevelWalk *walk,
                    int                          sign,
                    guint                        bin)
{
  return walk->bases[bin + 2] + gain (walk, bin + 1, sign * walk->worth[bin + 2], 2 * sign) +
         gain (walk, bin, sign * walk->worth[bin], sign);
}

static G_ALWAYS_INLINE inline gint64
get_second_distance (const LmZeckendorfLevelWalk *walk,
                     int                          sign,
                     guint                        bin)
{
  return gain (walk, bin + 2, sign * walk->worth[bin + 3], sign) +
         gain (walk, bin + 1, -sign * walk->worth[bin], -sign) + gain (walk, bin, -sign * walk->worth[bin], -sign);
}

static G_ALWAYS_INLINE inline gboolean
has_first (const LmZeckendorfLevelWalk *walk,
           int                          sign,
           guint                        bin)
{
  const int *heights = walk->heights + bin;

  return sign < 0 ? heights[0] >= 1 && heights[1] >= 1 : heights[2] >= 1;
}

static G_ALWAYS_INLINE inline gboolean
has_second (const LmZeckendorfLevelWalk *walk,
            int                          sign,
            guint                        bin)
{
  const int *heights = walk->heights + bin;

  return sign < 0 ? heights[2] >= 2 : heights[0] >= 1 && heights[3] >= 1;
}

/* Adds to the first @n distances those of the moves with @bin as the lowest that they change; returns how many there are. */
static G_ALWAYS_INLINE inline guint
add_distances (LmZeckendorfLevelWalk *walk,
               int                    sign,
               guint                  bin,
               guint                  n)
{
  if (has_first (walk, sign, bin))
    walk->distances[n++] = get_first_distance (walk, sign, bin);
  if (has_second (walk, sign, bin))
    walk->distances[n++] = get_second_distance (walk, sign, bin);

  return n;
}

/* Of the heights of @bin and those beyond; what is left for the bins before it, and what moves to the next level go. */
static G_ALWAYS_INLINE inline void
take_height (LmZeckendorfLevelWalk *walk,
             int                    sign,
             guint                  bin,
             int                    height)
{
  walk->heights[bin] = height;
  walk->values[bin - 1] = walk->values[bin] - height * walk->worth[bin];
  walk->chips[bin - 1] = walk->chips[bin] - height;
  if (bin <= LM_ZECKENDORF_LEVEL_BIN)
    return;

  walk->gains[bin - 1] = lm_zeckendorf_level_map_gain (walk->map, bin - 1, walk->values[bin - 1], walk->chips[bin - 1]);
  walk->bases[bin - 1] = walk->bases[bin] + gain (walk, bin - 1, 0, sign);
}

/* --- one slab --------------------------------------------------------------- */

/*
 * What bins 5 and beyond do about S6, C6 and C5, or A4, S6 and S5, as soon as bins 6 and beyond are known. Where these
 * do not allow for the move it is not asked for.
 */
static void
prepare_outer (LmZeckendorfLevelWalk *walk)
{
  const int sign = walk->sign;
  const int *heights = walk->heights;
  const gboolean forward = sign < 0;

  if (forward ? walk->values[5] >= 13 : heights[6] >= 1)
    {
      walk->outer[0] = walk->bases[6] + gain (walk, 5, sign * 13, 2 * sign);
      walk->outer[2] = gain (walk, 5, sign * 13, sign);
    }
  if (forward ? heights[6] >= 2 : heights[7] >= 1 && walk->values[5] >= 5)
    walk->outer[1] = gain (walk, 6, sign * 21, sign) + gain (walk, 5, -sign * 5, -sign);
}

/* The moves with bins 1 to 4 as the lowest that they change. */
static void
find_ends (LmZeckendorfLevelWalk *walk)
{
  const gboolean forward = walk->sign < 0;
  const guint32 *end = walk->slab.words + walk->slab.size;
  const guint32 **ends = walk->slab.ends;

  ends[LM_ZECKENDORF_LEVEL_S2] = end + walk->bases[5];
  ends[LM_ZECKENDORF_LEVEL_S6] = forward || walk->heights[6] >= 1 ? end + walk->outer[0] : NULL;
  ends[LM_ZECKENDORF_LEVEL_C5] = forward || walk->heights[6] >= 1 ? end + walk->outer[2] : NULL;
  ends[LM_ZECKENDORF_LEVEL_C6] = (forward ? walk->heights[6] >= 2 : walk->heights[7] >= 1) ? end + walk->outer[1] : NULL;
}

/* The moves with bin 5 as the lowest that they change. One of them wants a chip there, which the first block may not have. */
static void
complete_distances (LmZeckendorfLevelWalk *walk,
                    guint                  n)
{
  const guint bin = LM_ZECKENDORF_LEVEL_BIN;

  if (walk->slab.size == 0)
    return;
  walk->heights[bin] = 0;
  n = add_distances (walk, walk->sign, bin, n);
  walk->slab.n_distances[0] = n;
  if (walk->slab.size == walk->slab.first_size)
    return;

  walk->heights[bin] = 1;
  if (walk->sign < 0 && has_first (walk, walk->sign, bin))
    walk->distances[n++] = get_first_distance (walk, walk->sign, bin);
  if (walk->sign > 0 && has_second (walk, walk->sign, bin))
    walk->distances[n++] = get_second_distance (walk, walk->sign, bin);
  walk->slab.n_distances[1] = n;
}

/* The moves of the stagnant game that bins 1 to 4 have no say in. */
static guint
count_outer_moves (const LmZeckendorfLevelWalk *walk)
{
  const int *heights = walk->heights;
  guint n = 0;

  for (guint bin = LM_ZECKENDORF_LEVEL_BIN; bin <= walk->n_bins; bin++)
    n += (heights[bin] >= 1 ? 1 : 0) + (heights[bin] >= 1 && heights[bin + 3] >= 1 ? 1 : 0);

  return n;
}

/*
 * Counts the positions of a row that are reached, and their moves: S4 and C6 take from bin 4, S3 and C5 from bin 3,
 * which only height 0 has nothing in, S2 and C4 from bin 2, which only the greatest height may have nothing in.
 */
static void
tally_row (LmZeckendorfLevelWalk *walk,
           const guint32         *rows,
           const gint16          *planes,
           int                    row,
           guint                  n_outer)
{
  const int *heights = walk->heights;
  const int low = MAX (0, walk->values[4] - 2 * walk->chips[4] - 3 * row);
  const int twos = walk->values[4] - walk->chips[4] - 4 * row;
  guint n = 0;
  guint n_empty[2] = { 0, 0 };

  for (int x = low; x <= twos / 2; x++)
    {
      const guint in_two = twos - 2 * x;
      const guint32 word = rows[planes[in_two / 2 / LM_ZECKENDORF_LEVEL_BITS] + row];
      const guint reached = word >> lm_zeckendorf_level_kernel_shift (walk->slab.mode, in_two) & 1;

      n += reached;
      n_empty[0] += x == 0 ? reached : 0;
      n_empty[1] += x == twos / 2 && twos % 2 == 0 ? reached : 0;
    }

  walk->tally.n_vertices += n;
  walk->tally.n_edges += (guint64) n * (n_outer + (row >= 1 ? 1 + (heights[7] >= 1 ? 1 : 0) : 0));
  walk->tally.n_edges += (n - n_empty[0]) * (1 + (heights[6] >= 1 ? 1 : 0));
  walk->tally.n_edges += (n - n_empty[1]) * (1 + (heights[5] >= 1 ? 1 : 0));
}

static void
tally_slab (LmZeckendorfLevelWalk *walk,
            int                    least,
            int                    most)
{
  const guint32 *end = walk->slab.words + walk->slab.size;

  for (int height = least; height <= most; height++)
    {
      const gint32 *rows;
      guint n_outer;

      take_height (walk, walk->sign, LM_ZECKENDORF_LEVEL_BIN, height);
      rows = lm_zeckendorf_level_map_rows (walk->map, walk->values[4], walk->chips[4]);
      if (*rows == LM_ZECKENDORF_NO_ROWS)
        continue;

      n_outer = count_outer_moves (walk);
      for (int row = lm_zeckendorf_level_map_first_row (walk->values[4], walk->chips[4], 0);
           row <= lm_zeckendorf_level_map_last_row (walk->values[4], walk->chips[4], 0); row++)
        tally_row (walk, end + *rows, lm_zeckendorf_level_map_planes_at (walk->map, rows), row, n_outer);
    }
}

/* --- all blocks ------------------------------------------------------------- */

static gboolean
poll (LmZeckendorfLevelWalk *walk,
      guint64                n_least)
{
  const guint64 n_words = walk->n_words;

  if (n_words < n_least)
    return TRUE;

  walk->n_words = 0;
  return walk->funcs.go_on (n_words, walk->funcs.data);
}

/* The words of all that has @value and @chips in the bins before a task's. */
static guint64
count_task (const LmZeckendorfLevelWalk *walk,
            int                          value,
            int                          chips)
{
  guint first_size;
  guint64 n = lm_zeckendorf_level_map_slab_size (walk->map, value, chips, &first_size);

  for (guint bin = LM_ZECKENDORF_LEVEL_BIN; bin < MIN (walk->n_bins, LM_ZECKENDORF_LEVEL_TASK_BIN - 1); bin++)
    n += lm_zeckendorf_level_map_gain (walk->map, bin, value, chips);
  return n;
}

/* The words of the level of @chips that have greater @heights in a task's bins, or the same ones if @same. */
static guint64
count_from (const LmZeckendorfLevelWalk *walk,
            int                          chips,
            const int                   *heights,
            gboolean                     same)
{
  int value = walk->n;
  guint64 n = 0;

  for (guint bin = walk->n_bins; bin >= LM_ZECKENDORF_LEVEL_TASK_BIN; bin--)
    {
      value -= heights[bin] * walk->worth[bin];
      chips -= heights[bin];
      if (value < 0 || chips < 0 || chips > value)
        return n;
      n += lm_zeckendorf_level_map_gain (walk->map, bin - 1, value, chips);
    }

  return n + (same ? count_task (walk, value, chips) : 0);
}

/*
 * While the blocks of a task are solved: how many words of the level that moves lead to, from its edge on, no move leads to any
 * more, neither of this task nor of those to come.
 *
 * A reversed move to the next level takes a chip from one bin and adds one to each of the two before. The least of what is
 * still to come have that done at the highest bin i that has chips now; or else at bin i + 1, if bin i has more than one.
 * A forward one does the contrary. The greatest of what is still to come have at most a chip more in bin i + 1, or in the
 * last bin if i is that, and one less before.
 */
guint64
lm_zeckendorf_level_walk_count_spent (const LmZeckendorfLevelWalk *walk)
{
  const int chips = walk->chips[walk->n_bins] + walk->sign;
  int heights[G_N_ELEMENTS (walk->heights)];
  guint top = walk->n_bins;

  memcpy (heights, walk->heights, sizeof heights);
  while (top >= LM_ZECKENDORF_LEVEL_TASK_BIN && heights[top] == 0)
    top--;
  if (chips > walk->n || top < LM_ZECKENDORF_LEVEL_TASK_BIN - 1)
    return 0;

  if (walk->sign < 0)
    {
      top = MIN (top + 1, walk->n_bins);
      heights[top]++;
      heights[top - 1] -= heights[top - 1] > 0 ? 1 : 0;
      return count_from (walk, chips, heights, FALSE);
    }

  if (top >= LM_ZECKENDORF_LEVEL_TASK_BIN)
    {
      if (heights[top] > 1 && top < walk->n_bins)
        {
          memset (heights, 0, (top + 1) * sizeof *heights);
          heights[++top] = 1;
        }
      heights[top]--;
      heights[top - 1]++;
      heights[top - 2]++;
    }
  return lm_zeckendorf_level_map_size (walk->map, walk->n, chips) - count_from (walk, chips, heights, TRUE);
}

static gboolean
begin_task (LmZeckendorfLevelWalk *walk)
{
  const guint bin_before = MIN (walk->n_bins, LM_ZECKENDORF_LEVEL_TASK_BIN - 1);
  const guint64 n_words = ABS (walk->cursor - walk->start);
  guint64 key = 0;

  for (guint bin = walk->n_bins; bin >= LM_ZECKENDORF_LEVEL_TASK_BIN; bin--)
    key = key << KEY_BITS | (walk->sign < 0 ? (1 << KEY_BITS) - 1 - walk->heights[bin] : walk->heights[bin]);

  return walk->funcs.begin (key, n_words, n_words + count_task (walk, walk->values[bin_before], walk->chips[bin_before]),
                            walk->funcs.data);
}

/*
 * The heights that a bin can have: the bins before it, with the chips that are left, must be able to make up what is
 * left of the value, for which it must be neither too much nor too little.
 */
static void
get_heights (const LmZeckendorfLevelWalk *walk,
             guint                        bin,
             int                         *least,
             int                         *most)
{
  const int value = walk->values[bin];
  const int chips = walk->chips[bin];
  const int too_much = value - chips * walk->worth[bin - 1];

  *least = too_much > 0 ? (too_much - 1) / (walk->worth[bin] - walk->worth[bin - 1]) + 1 : 0;
  *most = (value - chips) / (walk->worth[bin] - 1);
}

/* The blocks that the heights of bin 6 and beyond leave. */
static void
solve_slab (LmZeckendorfLevelWalk *walk,
            guint                  n_distances)
{
  LmZeckendorfLevelSlab *slab = &walk->slab;
  int least, most;

  slab->value = walk->values[LM_ZECKENDORF_LEVEL_BIN];
  slab->chips = walk->chips[LM_ZECKENDORF_LEVEL_BIN];
  slab->size = lm_zeckendorf_level_map_slab_size (walk->map, slab->value, slab->chips, &slab->first_size);
  slab->words = walk->cursor - (walk->sign < 0 ? slab->size : 0);
  walk->cursor += walk->sign * (gint64) slab->size;
  walk->n_words += slab->size;

  prepare_outer (walk);
  find_ends (walk);
  complete_distances (walk, n_distances);
  lm_zeckendorf_level_kernel_solve (walk->kernel, slab);
  slab->start = FALSE;
  if (slab->mode != LM_ZECKENDORF_MODE_REACHED)
    return;

  get_heights (walk, LM_ZECKENDORF_LEVEL_BIN, &least, &most);
  tally_slab (walk, least, most);
}

/* Goes through the heights of @bin and the bins before it; the first @n_distances are of moves that the bins beyond decide. */
static gboolean
walk_bin (LmZeckendorfLevelWalk *walk,
          guint                  bin,
          guint                  n_distances)
{
  int least = 0;
  int most = 0;

  if (bin + 1 == LM_ZECKENDORF_LEVEL_TASK_BIN && !begin_task (walk))
    return FALSE;

  if (bin == LM_ZECKENDORF_LEVEL_BIN)
    {
      solve_slab (walk, n_distances);
      return poll (walk, WORDS_PER_POLL);
    }

  get_heights (walk, bin, &least, &most);
  for (int i = least; i <= most; i++)
    {
      take_height (walk, walk->sign, bin, walk->sign < 0 ? least + most - i : i);
      if (!walk_bin (walk, bin - 1, add_distances (walk, walk->sign, bin, n_distances)))
        return FALSE;
    }

  return TRUE;
}

/*
 * Solves the level of @chips chips. @start: whether it is the first one that is reached; @edge: (out): where the level
 * begins or, for the forward game, ends; @next: the same of the level that moves lead to. Returns: whether it went on to the
 * end.
 */
gboolean
lm_zeckendorf_level_walk_solve (LmZeckendorfLevelWalk *walk,
                                guint                  chips,
                                gboolean               start,
                                guint32               *edge,
                                const guint32         *next)
{
  const gint64 size = lm_zeckendorf_level_map_size (walk->map, walk->n, chips);
  const int after = (int) chips + walk->sign;
  const gint64 next_size = after <= walk->n ? lm_zeckendorf_level_map_size (walk->map, walk->n, after) : 0;

  walk->start = edge;
  walk->cursor = walk->start;
  walk->slab.start = start;
  walk->values[walk->n_bins] = walk->n;
  walk->chips[walk->n_bins] = chips;
  walk->bases[walk->n_bins] = (next - edge) + (walk->sign > 0 ? next_size - size : 0);

  if (walk->n_bins + 1 < LM_ZECKENDORF_LEVEL_TASK_BIN && !begin_task (walk))
    return FALSE;

  return walk_bin (walk, walk->n_bins, 0) && poll (walk, 0);
}

/* @tally: (out caller-allocates): what was reached in all levels so far, if that is what is asked. */
void
lm_zeckendorf_level_walk_get_tally (LmZeckendorfLevelWalk *walk,
                                    LmZeckendorfTally     *tally)
{
  *tally = walk->tally;
}
