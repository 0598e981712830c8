/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layer-kernel.c: the inner loops of the solver by layers: one block of positions at a time. */

#include "layers.h"

/*
 * As in the table of winners a block is gathered from where moves lead, several
 * rows at a time, and then settled row by row: from there on only the move to
 * the row before and the one along the row are left.
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
#define LANES 8
#define UNROLL 2

#define BITS LM_ZECKENDORF_LAYER_BITS
#define EVEN G_GUINT64_CONSTANT (0x5555555555555555)

typedef guint32 Lanes __attribute__ ((vector_size (LANES * sizeof (guint32)), aligned (4), may_alias));

/* All lanes, and all but the first one. */
static const guint32 all_lanes[LANES + 1] = { [0 ... LANES] = G_MAXUINT32 };
static const guint32 not_first_lane[LANES + 1] = { 0, [1 ... LANES] = G_MAXUINT32 };

/**
 * LmZeckendorfLayerKernel:
 * @tops: [parity]: words of which row i has the bits for heights up to parity +
 *   2 (@middle - i)
 * @bottoms: [rest]: words of which row i has the bits for heights from rest + 3
 *   (@middle - i) on
 * @zeros: as many words as a plane can have
 * @nowhere: the planes of a block that consists of them
 * @rows: room for what is gathered, @stride words for each plane
 */
struct _LmZeckendorfLayerKernel
{
  gboolean  wide;
  gboolean  forward;
  int       middle;
  guint     stride;
  guint32  *tops[2];
  guint32  *bottoms[3];
  guint32  *zeros;
  gint16    nowhere[LM_ZECKENDORF_LAYER_PLANES + 3];
  guint32  *rows;
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
  const int n = 2 * kernel->middle + UNROLL * LANES;

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
  const int parity = top & 1;

  return kernel->tops[parity] + kernel->middle - (top - parity) / 2;
}

/* The same for the bits from @bottom on, three less in row 1, and so on. */
static inline const guint32 *
get_bottoms (const LmZeckendorfLayerKernel *kernel,
             int                            bottom)
{
  const int rest = bottom > 0 ? bottom % 3 : 0;

  return kernel->bottoms[rest] + kernel->middle - (bottom > 0 ? bottom / 3 : 0);
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

/* Returns: (transfer full): for blocks of @map. @plain: whether to leave wide vectors alone, for tests. */
LmZeckendorfLayerKernel *
lm_zeckendorf_layer_kernel_new (const LmZeckendorfLayerMap *map,
                                LmZeckendorfMode            mode,
                                gboolean                    plain)
{
  LmZeckendorfLayerKernel *kernel = g_new0 (LmZeckendorfLayerKernel, 1);
  gsize n_masks;

  kernel->wide = !plain && is_wide ();
  kernel->forward = lm_zeckendorf_mode_is_forward (mode);
  /* More than the heights of bin 4, and than half of those of bin 3 that the rows stand for. */
  kernel->middle = map->max_n / 3 + 2;
  kernel->stride = map->max_n / 4 + 2 + UNROLL * LANES;
  n_masks = 2 * kernel->middle + UNROLL * LANES;
  for (guint i = 0; i < 2; i++)
    kernel->tops[i] = g_new (guint32, n_masks);
  for (guint i = 0; i < 3; i++)
    kernel->bottoms[i] = g_new (guint32, n_masks);
  kernel->zeros = g_new0 (guint32, 2 * kernel->stride);
  for (guint i = 0; i < G_N_ELEMENTS (kernel->nowhere); i++)
    kernel->nowhere[i] = i == 1 ? 0 : LM_ZECKENDORF_NO_PLANE;
  kernel->rows = g_new0 (guint32, kernel->stride * map->max_planes);
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
  g_free (kernel->zeros);
  g_free (kernel->rows);
  g_free (kernel);
}

/* Where moves lead that are not there. */
LmZeckendorfLayerReach
lm_zeckendorf_layer_kernel_nowhere (const LmZeckendorfLayerKernel *kernel)
{
  return (LmZeckendorfLayerReach) { kernel->zeros, kernel->nowhere + 1 };
}

/* Which bit of its word a position is with so many chips in bin 3. */
guint
lm_zeckendorf_layer_kernel_shift (LmZeckendorfMode mode,
                                  guint            height)
{
  const guint bit = height % BITS;

  return lm_zeckendorf_mode_is_forward (mode) ? BITS - 1 - bit : bit;
}

/* --- gather ---------------------------------------------------------------- */

/* What row @first of plane @plane leads to, and the next ones. */
static inline const guint32 *
get_plane (const LmZeckendorfLayerKernel *kernel,
           const LmZeckendorfLayerReach  *reach,
           int                            plane,
           int                            first)
{
  const int begin = reach->planes[plane];

  return begin != LM_ZECKENDORF_NO_PLANE ? reach->block + (begin + first) : kernel->zeros;
}

#define LOAD(words) (*(const Lanes *) (words))

/* Where the rows of a plane lead. */
typedef struct
{
  const guint32 *same[4];
  const guint32 *under[2];
  const guint32 *over[2];
  const guint32 *below[2];
  const guint32 *above[2];
} Sources;

/* A block that is there has a plane 0; what goes beyond it is asked for only where rows are as long. */
static G_ALWAYS_INLINE inline void
find_sources (const LmZeckendorfLayerKernel *kernel,
              const LmZeckendorfLayerBlock  *block,
              gboolean                       forward,
              gboolean                       carries,
              int                            plane,
              int                            first,
              Sources                       *sources)
{
  const int next = forward ? -1 : 1;

  for (guint i = 0; i < 4; i++)
    sources->same[i] = carries ? get_plane (kernel, &block->same[i], plane, first)
                               : block->same[i].block + block->same[i].planes[0] + first;
  for (guint i = 0; i < 2; i++)
    {
      sources->under[i] = carries ? get_plane (kernel, &block->under[i], plane, first)
                                  : block->under[i].block + block->under[i].planes[0] + first;
      sources->over[i] = carries ? get_plane (kernel, &block->over[i], plane, first)
                                 : block->over[i].block + block->over[i].planes[0] + first;
      sources->below[i] = carries ? get_plane (kernel, &block->under[i], plane - next, first) : NULL;
      sources->above[i] = carries ? get_plane (kernel, &block->over[i], plane + next, first) : NULL;
    }
}

/*
 * Whether the first row of the block, which is row @first, has but one position, with nothing in bins 1 and 2. Then
 * what M, A1 and A2 would lead to begins two rows later, and must not be looked for there.
 */
static inline gboolean
has_lone_row (const LmZeckendorfLayerBlock *block,
              int                           first)
{
  const int excess = block->value - 2 * block->chips - (block->value - block->chips) / 2;

  return excess >= 0 && first == excess && (block->value - block->chips) % 2 == 0;
}

/* Within the blocks above and below. */
static G_ALWAYS_INLINE inline void
store_open (const LmZeckendorfLayerBlock *block,
            Lanes                         won[UNROLL],
            guint32                      *rows,
            const guint32                *tops,
            const guint32                *bottoms)
{
  for (int u = 0; u < UNROLL; u++)
    {
      const int at = u * LANES;

      if (block->mode != LM_ZECKENDORF_MODE_REACHED)
        won[u] = ~won[u];
      *(Lanes *) (rows + at) = won[u] & LOAD (tops + at) & LOAD (bottoms + at);
    }
}

/* Makes row by row what is open: positions that no move wins so far; or those that are reached. */
static G_ALWAYS_INLINE inline void
gather_plane (const LmZeckendorfLayerKernel *kernel,
              const LmZeckendorfLayerBlock  *block,
              gboolean                       forward,
              gboolean                       carries,
              int                            plane,
              int                            first,
              int                            n_rows)
{
  const int begin = block->planes[plane] + first;
  const guint32 *tops = get_tops (kernel, (block->value - block->chips) / 2 - BITS * plane) + first;
  const guint32 *bottoms = get_bottoms (kernel, block->value - 2 * block->chips - BITS * plane) + first;
  const guint32 *keep = forward && first == 0 ? not_first_lane : all_lanes;
  const guint32 *keep_near = forward && has_lone_row (block, first) ? not_first_lane : all_lanes;
  guint32 *rows = kernel->rows + plane * kernel->stride;
  Sources sources;

  find_sources (kernel, block, forward, carries, plane, first, &sources);
  for (int r = 0; r < n_rows; r += LANES * UNROLL)
    {
      Lanes won[UNROLL];

      for (int u = 0; u < UNROLL; u++)
        {
          const int at = r + u * LANES;
          Lanes near;

          won[u] = LOAD (sources.same[0] + at);
          if (forward)
            won[u] &= LOAD (u == 0 ? keep : all_lanes);
          near = LOAD (sources.same[1] + at) | LOAD (sources.under[0] + at) << 1 | LOAD (sources.over[0] + at) >> 1;
          if (carries)
            near |= LOAD (sources.below[0] + at) >> (BITS - 1) | LOAD (sources.above[0] + at) << (BITS - 1);
          if (forward)
            near &= LOAD (u == 0 ? keep_near : all_lanes);
          won[u] |= near | LOAD (sources.same[2] + at) | LOAD (sources.same[3] + at);
          won[u] |= LOAD (sources.under[1] + at) << 1 | LOAD (sources.over[1] + at) >> 1;
          if (carries)
            won[u] |= LOAD (sources.below[1] + at) >> (BITS - 1) | LOAD (sources.above[1] + at) << (BITS - 1);
        }
      for (guint i = 0; i < block->n_alike; i++)
        for (int u = 0; u < UNROLL; u++)
          won[u] |= LOAD (block->alike[i] + begin + r + u * LANES);
      store_open (block, won, rows + r, tops + r, bottoms + r);
      keep = all_lanes;
      keep_near = all_lanes;
    }
}

/* --- settle ---------------------------------------------------------------- */

/*
 * Of the positions in @open no move leads to a lost one but perhaps the one
 * from a bit to the bit below it. So in every run of set bits the lowest is
 * lost, the next one won, the next one lost, … Adding a run's lowest bit, if it
 * is an even one, clears the run by carrying through it. So of the runs that
 * begin at an odd bit the odd bits are lost, which the sum still has, and of
 * the others the even ones, which it has no more: exactly the bits of @open
 * where the sum differs from the even bits. Every row waits for the one before
 * it here, so what counts is how few steps follow from one another.
 */
static inline guint64
settle_64 (guint64 open)
{
  const guint64 first = (open & EVEN) & ~(open << 1);

  return open & ((open + first) ^ EVEN);
}

static inline guint32
settle_32 (guint32 open)
{
  const guint32 first = (open & (guint32) EVEN) & ~(open << 1);

  return open & ((open + first) ^ (guint32) EVEN);
}

/**
 * Rows:
 * @forward: whether they go downwards
 * @first: the first plane that they have
 * @last: the last one
 * @row: the first of them
 * @n_rows: how many
 * @before: by plane, with an empty one at both ends: what the row before came to
 *
 * Rows one after the other that have the same planes.
 */
typedef struct
{
  gboolean forward;
  int      first;
  int      last;
  int      row;
  int      n_rows;
  guint32 *before;
} Rows;

/* What the move to the row before adds to plane @plane. */
static inline guint32
get_near (const Rows *rows,
          int         plane)
{
  return rows->before[plane] >> 2 | rows->before[rows->forward ? plane - 1 : plane + 1] << (BITS - 2);
}

/* What only the row before these rows had. */
static inline void
forget_beyond (const Rows *rows)
{
  rows->before[rows->first - 1] = 0;
  rows->before[rows->last + 1] = 0;
}

static G_ALWAYS_INLINE inline void
settle_one (gboolean       forward,
            const Rows    *rows,
            const guint32 *open,
            guint32       *words)
{
  guint32 near = get_near (rows, rows->first);
  guint32 lost = 0;

  for (int i = 0; i < rows->n_rows; i++)
    {
      lost = settle_32 (*open & ~near);
      *words = lost;
      near = lost >> 2;
      open += forward ? -1 : 1;
      words += forward ? -1 : 1;
    }

  rows->before[rows->first] = lost;
}

/* Two planes make a word of 64 bits. */
static G_ALWAYS_INLINE inline void
settle_two (gboolean       forward,
            const Rows    *rows,
            const guint32 *open_low,
            const guint32 *open_high,
            guint32       *words_low,
            guint32       *words_high)
{
  const int low = forward ? rows->last : rows->first;
  const int high = forward ? rows->first : rows->last;
  guint64 near = (guint64) get_near (rows, high) << BITS | get_near (rows, low);
  guint64 lost = 0;

  for (int i = 0, at = 0; i < rows->n_rows; i++, at += forward ? -1 : 1)
    {
      lost = settle_64 (((guint64) open_high[at] << BITS | open_low[at]) & ~near);
      words_low[at] = lost;
      words_high[at] = lost >> BITS;
      near = lost >> 2;
    }

  rows->before[low] = lost;
  rows->before[high] = lost >> BITS;
}

/**
 * Plane:
 * @first: its first row
 * @last: its last one
 * @open: what was gathered for row 0, if that were there
 * @words: where row 0 would lie
 */
typedef struct
{
  int            first;
  int            last;
  const guint32 *open;
  guint32       *words;
} Plane;

/* Any number of planes, of which one carries to the next. */
static G_ALWAYS_INLINE inline void
settle_many (gboolean     forward,
             const Rows  *rows,
             const Plane *planes)
{
  const int begin = forward ? rows->last : rows->first;
  const int n_planes = rows->last - rows->first + 1;

  for (int i = 0, row = rows->row; i < rows->n_rows; i++, row += forward ? -1 : 1)
    {
      guint32 carry = 0;

      if (i == 1)
        forget_beyond (rows);
      for (int k = 0, plane = begin; k < n_planes; k++, plane += forward ? -1 : 1)
        {
          const guint32 lost = settle_32 (planes[plane].open[row] & ~(get_near (rows, plane) | carry));

          rows->before[plane] = lost;
          planes[plane].words[row] = lost;
          carry = lost >> (BITS - 1);
        }
    }
}

static G_ALWAYS_INLINE inline void
settle_rows (gboolean     forward,
             const Rows  *rows,
             const Plane *planes)
{
  const Plane *low = &planes[forward ? rows->last : rows->first];
  const Plane *high = &planes[forward ? rows->first : rows->last];
  const int row = rows->row;

  if (rows->first == rows->last)
    settle_one (forward, rows, low->open + row, low->words + row);
  else if (rows->first + 1 == rows->last)
    settle_two (forward, rows, low->open + row, high->open + row, low->words + row, high->words + row);
  else
    settle_many (forward, rows, planes);
}

/* How many rows from that of @rows on, up to @end, have the same planes as that one. */
static inline int
count_alike (const Rows  *rows,
             const Plane *planes,
             int          n_planes,
             int          end)
{
  if (rows->forward)
    {
      end = MAX (end, planes[rows->first].first);
      if (rows->last + 1 < n_planes)
        end = MAX (end, planes[rows->last + 1].last + 1);
      return rows->row - end + 1;
    }

  end = MIN (end, planes[rows->last].last);
  if (rows->first > 0)
    end = MIN (end, planes[rows->first - 1].first - 1);
  return end - rows->row + 1;
}

/* The planes of a row. */
static inline void
find_planes (Rows        *rows,
             const Plane *planes,
             int          n_planes)
{
  while (rows->first > 0 && planes[rows->first - 1].first <= rows->row)
    rows->first--;
  while (planes[rows->first].first > rows->row)
    rows->first++;
  while (rows->last + 1 < n_planes && planes[rows->last + 1].last >= rows->row)
    rows->last++;
  while (planes[rows->last].last < rows->row)
    rows->last--;
}

/* Reversed, bin 4 is filled up and rows get shorter; forward they get longer. */
static G_ALWAYS_INLINE inline void
settle_block (gboolean     forward,
              const Plane *planes,
              int          n_planes,
              int          first,
              int          last)
{
  guint32 before[LM_ZECKENDORF_LAYER_PLANES + 2] = { 0 };
  Rows rows = { .forward = forward, .row = forward ? last : first, .before = before + 1 };
  int n_left = last - first + 1;

  while (n_left > 0)
    {
      find_planes (&rows, planes, n_planes);
      rows.n_rows = count_alike (&rows, planes, n_planes, forward ? first : last);
      settle_rows (forward, &rows, planes);
      forget_beyond (&rows);
      n_left -= rows.n_rows;
      rows.row += forward ? -rows.n_rows : rows.n_rows;
    }
}

/* Where no move leads to the row before or along the row. */
static G_ALWAYS_INLINE inline void
copy_plane (const LmZeckendorfLayerKernel *kernel,
            LmZeckendorfLayerBlock        *block,
            int                            plane,
            int                            first,
            int                            n_rows)
{
  const guint32 *open = kernel->rows + plane * kernel->stride;
  guint32 *words = block->words + block->planes[plane] + first;

  for (int r = 0; r < n_rows; r++)
    words[r] = open[r];
}

/* The last height of the last row. */
static void
mark_start (LmZeckendorfLayerBlock *block)
{
  const int top = (block->value - block->chips) / 2;

  block->words[block->planes[0] + top / 2] |= (guint32) 1 << lm_zeckendorf_layer_kernel_shift (block->mode, top % 2);
}

/* Most blocks have but one plane, and then there is little to find out about it. */
static G_ALWAYS_INLINE inline void
solve_one_plane (const LmZeckendorfLayerKernel *kernel,
                 LmZeckendorfLayerBlock        *block,
                 gboolean                       forward,
                 gboolean                       copy,
                 int                            first,
                 int                            last)
{
  guint32 before[3] = { 0 };
  guint32 *words = block->words + block->planes[0];
  const int n_rows = last - first + 1;
  const Rows rows = { .forward = forward, .n_rows = n_rows, .before = before + 1 };

  gather_plane (kernel, block, forward, FALSE, 0, first, n_rows);
  if (copy)
    copy_plane (kernel, block, 0, first, n_rows);
  else
    settle_one (forward, &rows, kernel->rows + (forward ? n_rows - 1 : 0), words + (forward ? last : first));
  words[last + 1] = 0;
}

static G_ALWAYS_INLINE inline void
solve_planes (const LmZeckendorfLayerKernel *kernel,
              LmZeckendorfLayerBlock        *block,
              gboolean                       forward,
              gboolean                       copy,
              int                            first,
              int                            last)
{
  Plane planes[LM_ZECKENDORF_LAYER_PLANES];
  int k;

  for (k = 0; block->planes[k] != LM_ZECKENDORF_NO_PLANE; k++)
    {
      const int begin = lm_zeckendorf_layer_map_first_row (block->value, block->chips, k);
      const int end = lm_zeckendorf_layer_map_last_row (block->value, block->chips, k);

      planes[k] = (Plane) { begin, end, kernel->rows + k * kernel->stride - begin, block->words + block->planes[k] };
      gather_plane (kernel, block, forward, TRUE, k, begin, end - begin + 1);
      if (copy)
        copy_plane (kernel, block, k, begin, end - begin + 1);
      planes[k].words[end + 1] = 0;
    }

  if (!copy)
    settle_block (forward, planes, k, first, last);
}

static G_ALWAYS_INLINE inline void
solve_block (const LmZeckendorfLayerKernel *kernel,
             LmZeckendorfLayerBlock        *block,
             gboolean                       forward,
             gboolean                       copy)
{
  const int top = (block->value - block->chips) / 2;
  const int first = MAX (0, block->value - 2 * block->chips - top);

  block->words[0] = 0;
  /* The bit above the last one of a plane may be asked for as well. */
  if (top - 2 * first < BITS - 1)
    solve_one_plane (kernel, block, forward, copy, first, top / 2);
  else
    solve_planes (kernel, block, forward, copy, first, top / 2);

  if (copy && block->start)
    mark_start (block);
}

static G_ALWAYS_INLINE inline void
solve (const LmZeckendorfLayerKernel *kernel,
       LmZeckendorfLayerBlock        *block)
{
  switch (block->mode)
    {
    case LM_ZECKENDORF_MODE_FORWARD:
      solve_block (kernel, block, TRUE, FALSE);
      break;
    case LM_ZECKENDORF_MODE_REVERSED:
      solve_block (kernel, block, FALSE, FALSE);
      break;
    case LM_ZECKENDORF_MODE_REACHED:
      solve_block (kernel, block, TRUE, TRUE);
      break;
    case LM_ZECKENDORF_MODE_STAGNANT:
    default:
      solve_block (kernel, block, FALSE, TRUE);
      break;
    }
}

/* Everything above once more, for processors with vectors of 256 bits. */
#ifdef __x86_64__
__attribute__ ((target ("avx2,bmi,bmi2")))
static void
solve_wide (const LmZeckendorfLayerKernel *kernel,
            LmZeckendorfLayerBlock        *block)
{
  solve (kernel, block);
}
#endif

/* Fills in the block. */
void
lm_zeckendorf_layer_kernel_solve (LmZeckendorfLayerKernel *kernel,
                                  LmZeckendorfLayerBlock  *block)
{
#ifdef __x86_64__
  if (kernel->wide)
    {
      solve_wide (kernel, block);
      return;
    }
#endif

  solve (kernel, block);
}
