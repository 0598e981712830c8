/* SPDX-License-Identifier: GPL-3.0-or-later */
/* map.c: how many positions of one value there are, and where those of one number of chips lie, one bit for each. */

#include "levels.h"

/* The count of positions of any larger n is beyond 64 bits, as it is for this one. */
#define MAX_COUNTED 12000

static guint64
add_saturated (guint64 a,
               guint64 b)
{
  return a > G_MAXUINT64 - b ? G_MAXUINT64 : a + b;
}

/* For every value up to @n: in how many ways chips make it up. */
static guint64 *
count_ways (guint n)
{
  guint64 *ways = g_new (guint64, n + 1);

  for (guint v = 0; v <= n; v++)
    ways[v] = 1;
  for (guint bin = 2; bin <= lm_zeckendorf_count_bins (n); bin++)
    for (guint fibonacci = lm_zeckendorf_fibonacci (bin), v = fibonacci; v <= n; v++)
      ways[v] = add_saturated (ways[v], ways[v - fibonacci]);

  return ways;
}

/* How many positions have the value @n; %G_MAXUINT64 when there are that many or more. */
guint64
lm_zeckendorf_count_positions (guint n)
{
  const guint counted = MIN (n, MAX_COUNTED);
  g_autofree guint64 *ways = count_ways (counted);

  return ways[counted];
}

/*
 * A move that takes two chips is legal in as many positions of value @n as there are positions of what remains
 * without the two. Summed over all moves this counts the edges of the game graph, of the forward game and of the
 * reversed one, whose edges are the same turned round. Returns: how many moves there are in all positions of value
 * @n together; %G_MAXUINT64 when there are that many or more.
 */
guint64
lm_zeckendorf_count_moves (guint n)
{
  const guint counted = MIN (n, MAX_COUNTED);
  g_autofree guint64 *ways = count_ways (counted);
  guint64 moves = 0;

  for (guint i = 1; i <= lm_zeckendorf_count_bins (counted); i++)
    {
      const guint alone = 2 * lm_zeckendorf_fibonacci (i);
      const guint joint = lm_zeckendorf_fibonacci (i + 2);

      if (alone <= counted)
        moves = add_saturated (moves, ways[counted - alone]);
      if (joint <= counted)
        moves = add_saturated (moves, ways[counted - joint]);
    }

  return moves;
}

/* Of a shape, beside its planes: the two marks. */
#define SHAPE_EXTRA 2

/* A row has no more than a quarter of the value, and one. */
static guint
count_planes (guint max_n)
{
  return max_n / 4 / LM_ZECKENDORF_LEVEL_BITS + 1;
}

static guint
count_bins (guint max_n)
{
  return MAX (lm_zeckendorf_count_bins (max_n), LM_ZECKENDORF_LEVEL_BIN);
}

static guint32
get_start (guint value)
{
  return value * (value + 1) / 2 + 1;
}

/* Gains are asked for at up to two chips more than there is value. */
static gsize
count_cells (guint max_n)
{
  return get_start (max_n + 1) + 2;
}

/* A move leads less far than this beyond the blocks of a slab, in chips. */
#define SPARE 6

/* The chips of the pairs of a diagonal that there are, and @SPARE more at both ends. */
static void
get_diagonal (guint max_n,
              int   diagonal,
              int  *least,
              int  *most)
{
  const int from = MAX (diagonal + 6, 0) / 7;
  const int to = MIN (diagonal / 3, ((int) max_n + diagonal) / 8);

  *least = from - SPARE;
  *most = MAX (from - 1, to) + SPARE;
}

static guint
count_diagonals (guint max_n)
{
  return 7 * max_n + 2 * LM_ZECKENDORF_LEVEL_MARGIN + 1;
}

/* Fills in, if there is room, where the diagonals begin. Returns: how long they are together. */
static gsize
place_diagonals (guint    max_n,
                 guint32 *starts)
{
  gsize n = 0;

  for (guint i = 0; i < count_diagonals (max_n); i++)
    {
      int least, most;

      get_diagonal (max_n, (int) i - LM_ZECKENDORF_LEVEL_MARGIN, &least, &most);
      if (starts != NULL)
        starts[i] = n - least;
      n += most - least + 1;
    }

  return n;
}

/* Bytes that lm_zeckendorf_level_map_new() would take. */
guint64
lm_zeckendorf_level_map_estimate (guint max_n)
{
  const guint64 per_cell = (count_bins (max_n) - 3) * sizeof (guint32);
  const guint64 per_block = (count_planes (max_n) + SHAPE_EXTRA) * sizeof (gint16) + sizeof (gint32);

  return count_cells (max_n) * per_cell + count_diagonals (max_n) * sizeof (guint32) +
         place_diagonals (max_n, NULL) * per_block;
}

/* Returns: the size of the block; none when there are no such positions. @shape: (nullable): to be filled in */
static int
shape_block (gint16 *shape,
             guint   max_planes,
             int     value,
             int     chips)
{
  const int first_row = lm_zeckendorf_level_map_first_row (value, chips, 0);
  int size = 0;

  for (guint i = 0; i < max_planes + SHAPE_EXTRA && shape != NULL; i++)
    shape[i] = LM_ZECKENDORF_NO_PLANE;

  for (guint k = 0; k < max_planes; k++)
    {
      const int first = lm_zeckendorf_level_map_first_row (value, chips, k);
      const int last = lm_zeckendorf_level_map_last_row (value, chips, k);

      if (first > last)
        break;
      if (shape != NULL)
        shape[k + 1] = size + first_row - first;
      size += last - first + 3;
    }

  return size;
}

/* From the sizes for the bins before @bin to those with @bin as well, and to the @gains (nullable) between them. */
static void
allow_bin (guint32 *sizes,
           guint32 *gains,
           guint    max_n,
           guint    bin)
{
  const int fibonacci = lm_zeckendorf_fibonacci (bin);

  for (int value = fibonacci; value <= (int) max_n; value++)
    {
      const guint32 *less = sizes + get_start (value - fibonacci) - 1;
      guint32 *more = sizes + get_start (value);
      const int most = value - fibonacci + 1;

#pragma omp simd
      for (int chips = 1; chips <= most; chips++)
        more[chips] += less[chips];
      if (gains != NULL)
        memcpy (gains + get_start (value) + 1, less + 1, most * sizeof *gains);
    }
}

/* How many words the largest level of value @n takes. @all: (out): how many all of them take */
guint32
lm_zeckendorf_level_map_measure (guint    n,
                                 guint64 *all)
{
  g_autofree guint32 *sizes = g_new0 (guint32, count_cells (n));
  guint32 most = 0;

  for (int value = 0; value <= (int) n; value++)
    for (int chips = (value + 4) / 5; chips <= value; chips++)
      sizes[get_start (value) + chips] = shape_block (NULL, count_planes (n), value, chips);
  for (guint bin = LM_ZECKENDORF_LEVEL_BIN; bin <= count_bins (n); bin++)
    allow_bin (sizes, NULL, n, bin);

  *all = 0;
  for (guint chips = 0; chips <= n; chips++)
    {
      most = MAX (most, sizes[get_start (n) + chips]);
      *all += sizes[get_start (n) + chips];
    }
  return most;
}

/* The same for the map. */
static void
allow_map_bin (LmZeckendorfLevelMap *map,
               guint                 bin)
{
  allow_bin (map->sizes, map->gains + (bin - 5) * map->n_cells, map->max_n, bin);
}

/* With the blocks of bins 1 to 4; then with slabs, from whose ends their blocks are seen. Returns: whether it went on. */
static gboolean
make_blocks (LmZeckendorfLevelMap *map,
             LmSolveContext       *context)
{
  const gsize n = place_diagonals (map->max_n, NULL);

  map->diagonals = g_new (guint32, count_diagonals (map->max_n));
  place_diagonals (map->max_n, map->diagonals);
  map->shapes = g_new0 (gint16, n * map->stride);
  map->rows = g_new (gint32, n);
  for (gsize i = 0; i < n; i++)
    map->rows[i] = LM_ZECKENDORF_NO_ROWS;

  for (int value = 0; value <= (int) map->max_n && lm_solve_context_poll (context) == LM_STOP_NO; value++)
    for (int chips = (value + 4) / 5; chips <= value; chips++)
      {
        gint16 *shape = map->shapes + (lm_zeckendorf_level_map_rows (map, value, chips) - map->rows) * map->stride;

        map->sizes[lm_zeckendorf_level_map_cell (map, value, chips)] = shape_block (shape, map->max_planes, value, chips);
      }

  allow_map_bin (map, LM_ZECKENDORF_LEVEL_BIN);
  for (int value = 0; value <= (int) map->max_n; value++)
    for (int chips = (value + 4) / 5; chips <= value; chips++)
      {
        gint32 *rows = map->rows + (lm_zeckendorf_level_map_rows (map, value, chips) - map->rows);
        const int size = map->sizes[lm_zeckendorf_level_map_cell (map, value, chips)];

        if (lm_zeckendorf_level_map_planes_at (map, rows)[0] != LM_ZECKENDORF_NO_PLANE)
          *rows = 1 - lm_zeckendorf_level_map_first_row (value, chips, 0) - size;
      }

  return lm_solve_context_poll (context) == LM_STOP_NO;
}

/* Returns: (transfer full) (nullable): how the levels of all values up to @max_n lie; %NULL when @context said to stop. */
LmZeckendorfLevelMap *
lm_zeckendorf_level_map_new (guint           max_n,
                             LmSolveContext *context)
{
  LmZeckendorfLevelMap *map = g_new0 (LmZeckendorfLevelMap, 1);

  map->max_n = max_n;
  map->n_bins = count_bins (max_n);
  map->max_planes = count_planes (max_n);
  map->n_cells = count_cells (max_n);
  map->stride = map->max_planes + SHAPE_EXTRA;
  map->starts = g_new (guint32, max_n + 1);
  for (guint value = 0; value <= max_n; value++)
    map->starts[value] = get_start (value);
  map->gains = g_new0 (guint32, map->n_cells * (map->n_bins - 4));
  map->sizes = g_new0 (guint32, map->n_cells);
  if (!make_blocks (map, context))
    {
      lm_zeckendorf_level_map_free (map);
      return NULL;
    }
  for (guint bin = LM_ZECKENDORF_LEVEL_BIN + 1; bin <= map->n_bins; bin++)
    allow_map_bin (map, bin);

  return map;
}

void
lm_zeckendorf_level_map_free (LmZeckendorfLevelMap *map)
{
  g_free (map->starts);
  g_free (map->shapes);
  g_free (map->gains);
  g_free (map->diagonals);
  g_free (map->rows);
  g_free (map->sizes);
  g_free (map);
}

/* s_5 of the class comment, which is the size of a slab. @first: (out): the size of its first block, which has no chip in bin 5 */
guint
lm_zeckendorf_level_map_slab_size (const LmZeckendorfLevelMap *map,
                                   int                         value,
                                   int                         chips,
                                   guint                      *first)
{
  const guint gain = map->gains[lm_zeckendorf_level_map_cell (map, value, chips)];
  const gint32 rows = chips <= value && value <= 5 * chips ? *lm_zeckendorf_level_map_rows (map, value, chips)
                                                           : LM_ZECKENDORF_NO_ROWS;

  *first = rows != LM_ZECKENDORF_NO_ROWS ? 1 - lm_zeckendorf_level_map_first_row (value, chips, 0) - rows - gain : 0;
  return *first + gain;
}

/* Which word of its level the position is in; its bit there is what half the height of bin 2 leaves modulo 32. */
guint64
lm_zeckendorf_level_map_locate (const LmZeckendorfLevelMap *map,
                                const guint32              *heights)
{
  int value = 0;
  int chips = 0;
  gint64 word = 0;

  for (guint bin = 1; bin <= map->n_bins; bin++)
    {
      value += heights[bin - 1] * lm_zeckendorf_fibonacci (bin);
      chips += heights[bin - 1];
      if (bin == LM_ZECKENDORF_LEVEL_BIN - 1)
        {
          const gint32 *rows = lm_zeckendorf_level_map_rows (map, value, chips);
          const gint16 *planes = lm_zeckendorf_level_map_planes_at (map, rows);

          word = *rows + planes[heights[1] / 2 / LM_ZECKENDORF_LEVEL_BITS] + (int) heights[3];
        }
      if (bin >= LM_ZECKENDORF_LEVEL_BIN && bin < map->n_bins)
        word -= lm_zeckendorf_level_map_gain (map, bin, value, chips);
    }

  return word + lm_zeckendorf_level_map_size (map, value, chips);
}
