/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layer-kernel.c: the inner loops of the solver by layers: one slab of positions at a time. */

#include "layer-settle.h"

/*
 * As in the table of winners a block is gathered from where moves lead, several
 * rows at a time, and then settled row by row: from there on only the move to
 * the block before, the one to the row before and the one along the row are
 * left. What all blocks of a slab have to wait for is gathered first, so that
 * settling one goes on while another is gathered.
 *
 * With s = 1 reversed, s = -1 forward, the moves that change bins 1 to 4 lead
 * from value m, chips t, row h and height x of bin 3 in layer T to:
 *
 *   move (reversed, forward)  layer  block           row      height
 *   S2, M                     T + s  m, t + s        h        x
 *   S3, A1                    T + s  m, t + s        h        x - s
 *   S4, A2                    T + s  m, t + s        h - s    x + s
 *   S5, A3                    T + s  m + 8 s, t + 2 s  h + s  x + s
 *   S6, A4                    T + s  m + 5 s, t + s  h + s    x
 *   C2, S2                    T      m, t            h        x - s
 *   C3, S3                    T      m, t            h - s    x + 2 s
 *   C4, S4                    T      m + 8 s, t + s  h + 2 s  x
 *   C5, S5                    T      m - 3 s, t - s  h        x - s
 *   C6, S6                    T      m - 5 s, t - s  h - s    x
 *
 * Bit 0 of a word is its least height in the reversed game and its greatest one
 * in the forward game, so that x - s is always the bit below and x + s the one
 * above, in the next word if need be.
 *
 * Where a position is legal and the move is not, what is read is an empty bit
 * or an empty word: the shapes of the blocks see to that, but for the forward
 * move that takes two chips from bin 4, which must not be looked for from row
 * 0, and for forward moves from a first row with nothing in bins 1 and 2. What
 * is read for bits that are no positions, and beyond the last row of a plane,
 * may be anything; it is masked or not used. It is never what another thread is
 * writing: see LM_ZECKENDORF_LAYER_GUARD.
 */
/* So many vectors are filled in side by side where rows do not matter. */
#define SPREAD 4

/* Of value, chips and row, what the move changes in the reversed game. */
static const struct
{
  int value;
  int chips;
  int row;
} moves[] = {
  [LM_ZECKENDORF_LAYER_S2] = { 0, 1, 0 },
  [LM_ZECKENDORF_LAYER_S6] = { 5, 1, 1 },
  [LM_ZECKENDORF_LAYER_C5] = { -3, -1, 0 },
  [LM_ZECKENDORF_LAYER_C6] = { -5, -1, -1 },
};

struct _LmZeckendorfLayerKernel
{
  const LmZeckendorfLayerMap *map;
  gboolean  wide;
  gboolean  forward;
  int       middle;
  guint     stride;
  guint     n_blocks;
  guint32  *tops[2]; /* [parity]: words of which row i has the bits for heights up to parity + 2 (@middle - i) */
  guint32  *bottoms[3]; /* [rest]: words of which row i has the bits for heights from rest + 3 (@middle - i) on */
  guint32  *empty; /* twice as many words as a plane can have, all of them 0 */
  guint32  *zeros; /* row 0 of those */
  gint16    nowhere[LM_ZECKENDORF_LAYER_PLANES + 3]; /* the planes of a block that consists of them */
  gint32   *no_rows; /* for heights of bin 5 downwards, that there are no rows */
  guint32  *rows; /* room for what is gathered of a slab */
  Block    *blocks; /* by the height of bin 5, with one before and one after */
};

/* --- masks ---------------------------------------------------------------- */

static guint32
make_mask (gboolean forward,
           int      from,
           int      to)
{
  guint32 mask = 0;

  for (int x = MAX (from, 0); x <= MIN (to, BITS - 1); x++)
    mask |= (guint32) 1 << (forward ? BITS - 1 - x : x);

  return mask;
}

static void
make_masks (LmZeckendorfLayerKernel *kernel)
{
  const int n = 2 * kernel->middle + kernel->stride;

  for (int i = 0; i < n; i++)
    {
      for (int parity = 0; parity < 2; parity++)
        kernel->tops[parity][i] = make_mask (kernel->forward, 0, parity + 2 * (kernel->middle - i));
      for (int rest = 0; rest < 3; rest++)
        kernel->bottoms[rest][i] = make_mask (kernel->forward, rest + 3 * (kernel->middle - i), BITS);
    }
}

/* For row 0 on: the bits that are not above height @top in row 0, two less in row 1, and so on. */
static inline const guint32 *
get_tops (const LmZeckendorfLayerKernel *kernel,
          int                            top)
{
  return kernel->tops[top & 1] + kernel->middle - (top >> 1);
}

/* The same for the bits from @bottom on, three less in row 1, and so on. */
static inline const guint32 *
get_bottoms (const LmZeckendorfLayerKernel *kernel,
             int                            bottom)
{
  const int all = bottom + 3 * kernel->middle;

  return kernel->bottoms[all % 3] + (2 * kernel->middle - all / 3);
}

static gboolean
is_wide (void)
{
#ifdef __x86_64__
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi") && __builtin_cpu_supports ("bmi2");
#else
  return FALSE;
#endif
}

/* Returns: (transfer full): for slabs of @map. @plain: whether to leave wide vectors alone, for tests. */
LmZeckendorfLayerKernel *
lm_zeckendorf_layer_kernel_new (const LmZeckendorfLayerMap *map,
                                LmZeckendorfMode            mode,
                                gboolean                    plain)
{
  LmZeckendorfLayerKernel *kernel = g_new0 (LmZeckendorfLayerKernel, 1);
  gsize n_masks;

  kernel->map = map;
  kernel->wide = !plain && is_wide ();
  kernel->forward = lm_zeckendorf_mode_is_forward (mode);
  /* More than the heights of bin 4, and than half of those of bin 3 that the rows stand for. */
  kernel->middle = map->max_n / 3 + 2;
  kernel->stride = map->max_n / 4 + 2 + LANES;
  n_masks = 2 * kernel->middle + kernel->stride;
  for (guint i = 0; i < 2; i++)
    kernel->tops[i] = g_new (guint32, n_masks);
  for (guint i = 0; i < 3; i++)
    kernel->bottoms[i] = g_new (guint32, n_masks);
  kernel->empty = g_new0 (guint32, 2 * kernel->stride);
  kernel->zeros = kernel->empty + LANES;
  for (guint i = 0; i < G_N_ELEMENTS (kernel->nowhere); i++)
    kernel->nowhere[i] = i == 1 ? 0 : LM_ZECKENDORF_NO_PLANE;
  kernel->n_blocks = map->max_n / 8 + 1;
  kernel->no_rows = g_new (gint32, kernel->n_blocks + 2);
  for (guint i = 0; i < kernel->n_blocks + 2; i++)
    kernel->no_rows[i] = LM_ZECKENDORF_NO_ROWS;
  kernel->rows = g_new (guint32, (gsize) kernel->n_blocks * map->max_planes * kernel->stride);
  kernel->blocks = g_new0 (Block, kernel->n_blocks + 2);
  make_masks (kernel);
  return kernel;
}

void
lm_zeckendorf_layer_kernel_free (LmZeckendorfLayerKernel *kernel)
{
  for (guint i = 0; i < 2; i++)
    g_free (kernel->tops[i]);
  for (guint i = 0; i < 3; i++)
    g_free (kernel->bottoms[i]);
  g_free (kernel->empty);
  g_free (kernel->no_rows);
  g_free (kernel->rows);
  g_free (kernel->blocks);
  g_free (kernel);
}

/* Which bit of its word a position is with so many chips in bin 3. */
guint
lm_zeckendorf_layer_kernel_shift (LmZeckendorfMode mode,
                                  guint            height)
{
  const guint bit = height % BITS;

  return lm_zeckendorf_mode_is_forward (mode) ? BITS - 1 - bit : bit;
}

/* Whether no move leads to the row before or along the row, so that what is gathered is all. */
static inline gboolean
is_copied (LmZeckendorfMode mode)
{
  return mode == LM_ZECKENDORF_MODE_STAGNANT || mode == LM_ZECKENDORF_MODE_REACHED;
}

/* --- gather ---------------------------------------------------------------- */

/* Where the rows of a plane lead: to the same bits, to the bit below and to the one above. */
typedef struct
{
  const guint32 *own;     /* what was spread */
  const guint32 *rows[LM_ZECKENDORF_LAYER_MOVES + 1];
  const guint32 *below[2]; /* of the plane that S2 and C5 carry from; M and S5 */
  const guint32 *above[2]; /* S4 and S5; A2 and A3 */
  const guint32 *before;
  const guint32 *tops;
  const guint32 *bottoms;
  const guint32 *keep;
  const guint32 *keep_near;
} Sources;

/* Makes row by row what is open: positions that no move wins so far; or those that are reached. */
static G_ALWAYS_INLINE inline void
gather (const Sources    sources,
        LmZeckendorfMode mode,
        gboolean         carries,
        int              n_rows,
        guint32         *open)
{
  const gboolean forward = lm_zeckendorf_mode_is_forward (mode);
  const guint32 *keep = sources.keep;
  const guint32 *keep_near = sources.keep_near;

  for (int r = 0; r < n_rows; r += LANES)
    {
      const Lanes s2 = LOAD (sources.rows[LM_ZECKENDORF_LAYER_S2] + r);
      const Lanes c5 = LOAD (sources.rows[LM_ZECKENDORF_LAYER_C5] + r);
      const Lanes s4 = LOAD (sources.rows[LM_ZECKENDORF_LAYER_S2] + r - (forward ? -1 : 1));
      const Lanes s5 = LOAD (sources.rows[S5] + r);
      Lanes won = LOAD (sources.own + r) | LOAD (sources.rows[LM_ZECKENDORF_LAYER_S6] + r) |
                  LOAD (sources.rows[LM_ZECKENDORF_LAYER_C6] + r);

      if (forward)
        {
          Lanes near = s2 | s2 << 1 | s4 >> 1;

          if (carries)
            near |= LOAD (sources.below[0] + r) >> (BITS - 1) | LOAD (sources.above[0] + r) << (BITS - 1);
          won |= (near & LOAD (keep_near)) | c5 << 1 | s5 >> 1;
          if (carries)
            won |= LOAD (sources.below[1] + r) >> (BITS - 1) | LOAD (sources.above[1] + r) << (BITS - 1);
        }
      else
        {
          won |= s2 | (s2 | c5) << 1 | (s4 | s5) >> 1;
          if (carries)
            won |= (LOAD (sources.below[0] + r) | LOAD (sources.below[1] + r)) >> (BITS - 1) |
                   (LOAD (sources.above[0] + r) | LOAD (sources.above[1] + r)) << (BITS - 1);
        }
      if (is_copied (mode))
        won |= LOAD (sources.before + r) & LOAD (keep);
      if (mode != LM_ZECKENDORF_MODE_REACHED)
        won = ~won;
      *(Lanes *) (open + r) = won & LOAD (sources.tops + r) & LOAD (sources.bottoms + r);
      keep = all_lanes;
      keep_near = all_lanes;
    }
}

/* What row @first of plane @plane leads to, and the next ones. */
static inline const guint32 *
get_plane (const LmZeckendorfLayerKernel *kernel,
           const Block                   *block,
           const gint16 *const           *reached,
           guint                          move,
           int                            plane,
           int                            first)
{
  const gint16 *planes = reached[move];

  return planes[plane] != LM_ZECKENDORF_NO_PLANE ? block->rows[move] + (planes[plane] - planes[0] + first)
                                                 : kernel->zeros + first;
}

/* @reached: by move, the planes there; %NULL for a block whose moves do not lead from a plane to another one */
static G_ALWAYS_INLINE inline void
gather_plane (const LmZeckendorfLayerKernel *kernel,
              const Block                   *block,
              const Block                   *before,
              const gint16 *const           *reached,
              LmZeckendorfMode               mode,
              int                            k,
              const guint32                 *bottoms)
{
  const gboolean forward = lm_zeckendorf_mode_is_forward (mode);
  const int sign = forward ? -1 : 1;
  const Plane *plane = &block->planes[k];
  const int first = plane->first;
  Sources sources = {
    .own = plane->words + first,
    .before = is_copied (mode) ? get_before (kernel->zeros, before, sign, k, first) : NULL,
    .tops = get_tops (kernel, get_top (block) - BITS * k) + first,
    .bottoms = bottoms + first,
    .keep = forward && first == 0 ? not_first_lane : all_lanes,
    .keep_near = forward && has_lone_row (block, first) ? not_first_lane : all_lanes,
  };

  for (guint move = 0; move < G_N_ELEMENTS (sources.rows); move++)
    sources.rows[move] = reached != NULL ? get_plane (kernel, block, reached, move, k, first) : block->rows[move] + first;
  if (reached != NULL)
    {
      sources.below[0] = get_plane (kernel, block, reached, LM_ZECKENDORF_LAYER_S2, k - sign, first);
      sources.below[1] = get_plane (kernel, block, reached, LM_ZECKENDORF_LAYER_C5, k - sign, first);
      sources.above[0] = get_plane (kernel, block, reached, LM_ZECKENDORF_LAYER_S2, k + sign, first) - sign;
      sources.above[1] = get_plane (kernel, block, reached, S5, k + sign, first);
    }

  gather (sources, mode, reached != NULL, plane->last - first + 1, plane->open + first);
}

/* The last height of the last row. */
static void
mark_start (const Block      *block,
            LmZeckendorfMode  mode)
{
  block->planes[0].words[block->last] |=
    (guint32) 1 << lm_zeckendorf_layer_kernel_shift (mode, get_top (block) % 2);
}

/* --- slabs ------------------------------------------------------------------ */

/* Where the moves of all blocks of a slab lead. */
typedef struct
{
  guint32       *words;                           /* the end of the slab */
  const guint32 *bottoms;                         /* without bin 5; two words further for every chip there */
  const gint32  *own;
  const guint32 *ends[LM_ZECKENDORF_LAYER_MOVES]; /* a row further where the move changes it */
  const gint32  *rows[LM_ZECKENDORF_LAYER_MOVES]; /* backwards by the height of bin 5 */
} Course;

/* The planes of the block whose row 0 of plane 0 would be at @words. Returns: where to gather what comes next. */
static G_ALWAYS_INLINE inline guint32 *
find_planes (const LmZeckendorfLayerKernel *kernel,
             const gint32                  *rows,
             Block                         *block,
             guint32                       *words,
             guint32                       *open)
{
  const gint16 *begins = lm_zeckendorf_layer_map_planes_at (kernel->map, rows);

  for (int k = 0; begins[k] != LM_ZECKENDORF_NO_PLANE; k++)
    {
      const int first = lm_zeckendorf_layer_map_first_row (block->value, block->chips, k);
      const int last = lm_zeckendorf_layer_map_last_row (block->value, block->chips, k);

      block->planes[k] = (Plane) { first, last, words + (begins[k] - begins[0]), open - first };
      block->n_planes++;
      open += ((last - first) | (LANES - 1)) + 1;
    }

  return open;
}

static G_ALWAYS_INLINE inline guint32 *
find_block (const LmZeckendorfLayerKernel *kernel,
            const Course                  *course,
            int                            height,
            Block                         *block,
            guint32                       *open)
{
  const int top = get_top (block);
  guint32 *words = course->words + course->own[-height];

  block->n_planes = 0;
  block->first = MAX (0, block->value - 2 * block->chips - top);
  block->last = top >> 1;
  if (block->first > block->last)
    return open;

  /* The bit above the last one of a plane may be asked for as well. */
  block->carries = top - 2 * block->first >= BITS - 1;
  if (block->carries)
    return find_planes (kernel, course->own - height, block, words, open);

  block->planes[0] = (Plane) { block->first, block->last, words, open - block->first };
  block->n_planes = 1;
  return open + ((block->last - block->first) | (LANES - 1)) + 1;
}

static G_ALWAYS_INLINE inline void
set_out (const LmZeckendorfLayerKernel *kernel,
         const LmZeckendorfLayerSlab   *slab,
         int                            sign,
         Course                        *course)
{
  course->words = slab->words + slab->size;
  course->bottoms = get_bottoms (kernel, slab->value - 2 * slab->chips);
  course->own = lm_zeckendorf_layer_map_rows (kernel->map, slab->value, slab->chips);
  for (guint move = 0; move < LM_ZECKENDORF_LAYER_MOVES; move++)
    {
      course->ends[move] = slab->ends[move] != NULL ? slab->ends[move] + sign * moves[move].row : NULL;
      course->rows[move] = slab->ends[move] == NULL
                             ? kernel->no_rows + kernel->n_blocks
                             : lm_zeckendorf_layer_map_rows (kernel->map, slab->value + sign * moves[move].value,
                                                             slab->chips + sign * moves[move].chips);
    }
}

static G_ALWAYS_INLINE inline const guint32 *
get_rows (const LmZeckendorfLayerKernel *kernel,
          const Course                  *course,
          guint                          move,
          int                            height)
{
  const gint32 rows = course->rows[move][-height];

  return rows != LM_ZECKENDORF_NO_ROWS ? course->ends[move] + rows : kernel->zeros;
}

static G_ALWAYS_INLINE inline void
find_rows (const LmZeckendorfLayerKernel *kernel,
           const Course                  *course,
           gboolean                       forward,
           int                            height,
           Block                         *block)
{
  for (guint move = 0; move < LM_ZECKENDORF_LAYER_MOVES; move++)
    block->rows[move] = get_rows (kernel, course, move, height);
  if (forward && height < 1)
    block->rows[LM_ZECKENDORF_LAYER_S6] = kernel->zeros;
  if (forward && height < 2)
    block->rows[LM_ZECKENDORF_LAYER_C5] = kernel->zeros;
}

/* With all blocks of the slab, where they lie and lead to; and the one before the first. */
static G_ALWAYS_INLINE inline void
find_blocks (const LmZeckendorfLayerKernel *kernel,
             const LmZeckendorfLayerSlab   *slab,
             const Course                  *course,
             LmZeckendorfMode               mode,
             int                            least,
             int                            most)
{
  const gboolean forward = lm_zeckendorf_mode_is_forward (mode);
  const int sign = forward ? -1 : 1;
  const int begin = forward ? most : least;
  Block *blocks = kernel->blocks + 1;
  guint32 *open = kernel->rows;
  const guint32 *s2 = begin >= sign ? get_rows (kernel, course, LM_ZECKENDORF_LAYER_S2, begin - sign) : kernel->zeros;

  blocks[begin - sign].n_planes = 0;
  for (int i = 0, height = begin; i <= most - least; i++, height += sign)
    {
      Block *block = &blocks[height];

      block->value = slab->value - 8 * height;
      block->chips = slab->chips - height;
      open = find_block (kernel, course, height, block, open);
      find_rows (kernel, course, forward, height, block);
      block->rows[S5] = s2 != kernel->zeros ? s2 + sign : s2;
      s2 = block->rows[LM_ZECKENDORF_LAYER_S2];
    }
}

static G_ALWAYS_INLINE inline void
gather_block (const LmZeckendorfLayerKernel *kernel,
              const Course                  *course,
              const Block                   *block,
              LmZeckendorfMode               mode,
              int                            height)
{
  const int sign = lm_zeckendorf_mode_is_forward (mode) ? -1 : 1;
  const gint16 *reached[LM_ZECKENDORF_LAYER_MOVES + 1];

  if (!block->carries)
    {
      gather_plane (kernel, block, block - sign, NULL, mode, 0, course->bottoms + 2 * height);
      return;
    }

  for (guint move = 0; move < G_N_ELEMENTS (reached); move++)
    {
      const gint32 *rows = move == S5 ? course->rows[LM_ZECKENDORF_LAYER_S2] + sign : course->rows[move];

      reached[move] = block->rows[move] == kernel->zeros ? kernel->nowhere + 1
                                                         : lm_zeckendorf_layer_map_planes_at (kernel->map, rows - height);
    }
  for (int k = 0; k < block->n_planes; k++)
    gather_plane (kernel, block, block - sign, reached, mode, k,
                  get_bottoms (kernel, block->value - 2 * block->chips - BITS * k));
}

/* Where what is gathered is all, one block after the other. */
static G_ALWAYS_INLINE inline void
copy_blocks (const LmZeckendorfLayerKernel *kernel,
             const Course                  *course,
             LmZeckendorfMode               mode,
             gboolean                       start,
             int                            begin,
             int                            n)
{
  const int sign = lm_zeckendorf_mode_is_forward (mode) ? -1 : 1;

  for (int i = 0, height = begin; i < n; i++, height += sign)
    {
      const Block *block = &kernel->blocks[height + 1];

      if (block->n_planes == 0)
        continue;
      gather_block (kernel, course, block, mode, height);
      copy_block (block);
      if (start && mode == LM_ZECKENDORF_MODE_REACHED)
        mark_start (block, mode);
      start = FALSE;
    }
}

static G_ALWAYS_INLINE inline void
settle_blocks (const LmZeckendorfLayerKernel *kernel,
               const Course                  *course,
               LmZeckendorfMode               mode,
               int                            begin,
               int                            n)
{
  const gboolean forward = lm_zeckendorf_mode_is_forward (mode);
  const int sign = forward ? -1 : 1;
  Block *blocks = kernel->blocks + 1;

  for (int i = 0, height = begin; i < n; i++, height += sign)
    if (blocks[height].n_planes > 0)
      gather_block (kernel, course, &blocks[height], mode, height);
  for (int i = 0, height = begin; i < n; i++, height += sign)
    if (blocks[height].n_planes > 0)
      settle (kernel->zeros, &blocks[height], &blocks[height - sign], forward);
}

/* @n vectors from @words on. */
static G_ALWAYS_INLINE inline void
spread_vectors (guint32      *words,
                guint         n,
                const gint64 *distances,
                guint         n_distances)
{
  Lanes won[SPREAD] = { 0 };

  for (guint i = 0; i < n_distances; i++)
#pragma GCC unroll 4
    for (guint u = 0; u < n; u++)
      won[u] |= LOAD (words + distances[i] + u * LANES);
#pragma GCC unroll 4
  for (guint u = 0; u < n; u++)
    *(Lanes *) (words + u * LANES) = won[u];
}

/*
 * Fills in what moves lead to that go as far, in memory, from all positions of these words. What is beyond them in the
 * direction of the game is written over.
 */
static G_ALWAYS_INLINE inline void
spread (gboolean      forward,
        guint32      *words,
        gint64        n_words,
        const gint64 *distances,
        guint         n_distances)
{
  while (n_words > 0)
    {
      const gboolean few = n_words <= LANES;
      const int step = few ? LANES : SPREAD * LANES;
      guint32 *at = words + (forward ? n_words - step : 0);

      if (few)
        spread_vectors (at, 1, distances, n_distances);
      else
        spread_vectors (at, SPREAD, distances, n_distances);
      n_words -= step;
      words += forward ? 0 : step;
    }
}

/* First what is written over. */
static G_ALWAYS_INLINE inline void
spread_slab (const LmZeckendorfLayerSlab *slab,
             gboolean                     forward)
{
  guint32 *others = slab->words + slab->first_size;
  const gint64 n_others = slab->size - slab->first_size;

  if (forward)
    spread (forward, others, n_others, slab->distances, slab->n_distances[1]);
  spread (forward, slab->words, slab->first_size, slab->distances, slab->n_distances[0]);
  if (!forward)
    spread (forward, others, n_others, slab->distances, slab->n_distances[1]);
}

static G_ALWAYS_INLINE inline void
solve_slab (const LmZeckendorfLayerKernel *kernel,
            const LmZeckendorfLayerSlab   *slab,
            LmZeckendorfMode               mode)
{
  const gboolean forward = lm_zeckendorf_mode_is_forward (mode);
  const int most = (slab->value - slab->chips) / 7;
  const int least = slab->value > 5 * slab->chips ? (slab->value - 5 * slab->chips + 2) / 3 : 0;
  const int begin = forward ? most : least;
  Course course;

  spread_slab (slab, forward);
  set_out (kernel, slab, forward ? -1 : 1, &course);
  find_blocks (kernel, slab, &course, mode, least, most);
  if (is_copied (mode))
    copy_blocks (kernel, &course, mode, slab->start, begin, most - least + 1);
  else
    settle_blocks (kernel, &course, mode, begin, most - least + 1);
}

static G_ALWAYS_INLINE inline void
solve (const LmZeckendorfLayerKernel *kernel,
       const LmZeckendorfLayerSlab   *slab)
{
  switch (slab->mode)
    {
    case LM_ZECKENDORF_MODE_FORWARD:
      solve_slab (kernel, slab, LM_ZECKENDORF_MODE_FORWARD);
      break;
    case LM_ZECKENDORF_MODE_REVERSED:
      solve_slab (kernel, slab, LM_ZECKENDORF_MODE_REVERSED);
      break;
    case LM_ZECKENDORF_MODE_REACHED:
      solve_slab (kernel, slab, LM_ZECKENDORF_MODE_REACHED);
      break;
    case LM_ZECKENDORF_MODE_STAGNANT:
    default:
      solve_slab (kernel, slab, LM_ZECKENDORF_MODE_STAGNANT);
      break;
    }
}

/* Everything above once more, for processors with vectors of 256 bits. */
#ifdef __x86_64__
#define WIDE __attribute__ ((target ("avx2,bmi,bmi2")))

WIDE static void
solve_wide (const LmZeckendorfLayerKernel *kernel,
            const LmZeckendorfLayerSlab   *slab)
{
  solve (kernel, slab);
}
#endif

/* Fills in the slab. */
void
lm_zeckendorf_layer_kernel_solve (const LmZeckendorfLayerKernel *kernel,
                                  const LmZeckendorfLayerSlab   *slab)
{
#ifdef __x86_64__
  if (kernel->wide)
    {
      solve_wide (kernel, slab);
      return;
    }
#endif

  solve (kernel, slab);
}
