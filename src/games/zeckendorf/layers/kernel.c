/* SPDX-License-Identifier: GPL-3.0-or-later */
/* kernel.c: the inner loops of the solver by levels: one slab of positions at a time. */

#include "settle.h"

/*
 * A position is lost when no move leads to a lost one. A block is gathered from where moves lead, several
 * rows at a time, and then settled row by row: from there on only the move to
 * the block before, the one to the row before and the one along the row are
 * left. Gathering waits for none of these. Of the reversed game, which has by
 * far the most to do, two blocks or two planes of one are settled side by side.
 *
 * With s = 1 reversed, s = -1 forward, the moves that change bins 1 to 4 lead
 * from value m, chips t, row h and height y of bin 2 in level T to:
 *
 *   move (reversed, forward)  level  block           row      height
 *   S2, M                     T + s  m, t + s        h        y - s
 *   S3, A1                    T + s  m, t + s        h        y + s
 *   S4, A2                    T + s  m, t + s        h - s    y + s
 *   S5, A3                    T + s  m + 8 s, t + 2 s  h + s  y
 *   S6, A4                    T + s  m + 5 s, t + s  h + s    y
 *   C2, S2                    T      m, t            h        y + 2 s
 *   C3, S3                    T      m, t            h - s    y
 *   C4, S4                    T      m + 8 s, t + s  h + 2 s  y - s
 *   C5, S5                    T      m - 3 s, t - s  h        y
 *   C6, S6                    T      m - 5 s, t - s  h - s    y
 *
 * Bit 0 of a word is its greatest place in the reversed game and its least one
 * in the forward game, so that y + 2 s is always the bit below. In a block all y
 * are even or all of them odd. If even reversed, or odd forward, y - s is the bit
 * above, in the next word if need be, and y + s the same bit; else y - s is the
 * same bit and y + s the one below.
 *
 * Where a position is legal and the move is not, what is read is an empty bit
 * or an empty word: the shapes of the blocks see to that. What is read for bits
 * that are no positions, and beyond the last row of a plane, may be anything; it
 * is masked or not used. It is never what another thread is writing: see
 * LM_ZECKENDORF_LEVEL_GUARD.
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
  [LM_ZECKENDORF_LEVEL_S2] = { 0, 1, 0 },
  [LM_ZECKENDORF_LEVEL_S6] = { 5, 1, 1 },
  [LM_ZECKENDORF_LEVEL_C5] = { -3, -1, 0 },
  [LM_ZECKENDORF_LEVEL_C6] = { -5, -1, -1 },
};

struct _LmZeckendorfLevelKernel
{
  const LmZeckendorfLevelMap *map;
  gboolean  wide;
  gboolean  forward;
  int       middle;
  guint32  *tops[2]; /* [parity]: words of which row i has the bits for places up to parity + 2 (@middle - i) */
  guint32  *lefts; /* words of which row i has the bits for places up to i - @middle */
  guint32  *empty; /* twice as many words as a plane can have, all of them 0 */
  guint32  *zeros; /* row 0 of those */
  gint16    nowhere[LM_ZECKENDORF_LEVEL_PLANES + 3]; /* the planes of a block that consists of them */
  guint     n_blocks;
  gint32   *no_rows; /* for heights of bin 5 downwards, up to @n_blocks, that there are no rows */
  guint32  *open; /* room for what is gathered of two planes, with empty words before each */
  guint     stride; /* of those */
};

/* --- masks ---------------------------------------------------------------- */

static guint32
make_mask (gboolean forward,
           int      to)
{
  const guint32 mask = to < 0 ? 0 : G_MAXUINT32 >> (BITS - 1 - MIN (to, BITS - 1));

  return forward ? mask : mask << (BITS - 1 - CLAMP (to, 0, BITS - 1));
}

static void
make_masks (LmZeckendorfLevelKernel *kernel,
            int                      n)
{
  for (int i = 0; i < n; i++)
    {
      kernel->tops[0][i] = make_mask (kernel->forward, 2 * (kernel->middle - i));
      kernel->tops[1][i] = make_mask (kernel->forward, 2 * (kernel->middle - i) + 1);
      kernel->lefts[i] = make_mask (kernel->forward, i - kernel->middle);
    }
}

/* For row 0 on: the bits that are not above place @top in row 0, two less in row 1, and so on. */
static inline const guint32 *
get_tops (const LmZeckendorfLevelKernel *kernel,
          int                            top)
{
  return kernel->tops[top & 1] + kernel->middle - (top >> 1);
}

/* The same for those not above place @left, one more in row 1, and so on. */
static inline const guint32 *
get_lefts (const LmZeckendorfLevelKernel *kernel,
           int                            left)
{
  return kernel->lefts + kernel->middle + MIN (left, BITS);
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
LmZeckendorfLevelKernel *
lm_zeckendorf_level_kernel_new (const LmZeckendorfLevelMap *map,
                                LmZeckendorfMode            mode,
                                gboolean                    plain)
{
  LmZeckendorfLevelKernel *kernel = g_new0 (LmZeckendorfLevelKernel, 1);
  const guint stride = (map->max_n / 4 / LANES + 4) * LANES;
  gsize n_masks;

  kernel->map = map;
  kernel->wide = !plain && is_wide ();
  kernel->forward = lm_zeckendorf_mode_is_forward (mode);
  /* More than the heights of bin 4, and than half of the places that the rows stand for. */
  kernel->middle = map->max_n / 3 + 2;
  n_masks = 2 * kernel->middle + BITS + stride;
  for (guint i = 0; i < 2; i++)
    kernel->tops[i] = g_new (guint32, n_masks);
  kernel->lefts = g_new (guint32, n_masks);
  make_masks (kernel, n_masks);
  kernel->empty = g_new0 (guint32, 2 * stride);
  kernel->zeros = kernel->empty + LANES;
  for (guint i = 0; i < G_N_ELEMENTS (kernel->nowhere); i++)
    kernel->nowhere[i] = i == 1 ? 0 : LM_ZECKENDORF_NO_PLANE;
  kernel->n_blocks = map->max_n / 8 + 1;
  kernel->no_rows = g_new (gint32, kernel->n_blocks + 2);
  for (guint i = 0; i < kernel->n_blocks + 2; i++)
    kernel->no_rows[i] = LM_ZECKENDORF_NO_ROWS;
  kernel->stride = stride;
  kernel->open = g_new0 (guint32, 2 * stride);
  return kernel;
}

void
lm_zeckendorf_level_kernel_free (LmZeckendorfLevelKernel *kernel)
{
  for (guint i = 0; i < 2; i++)
    g_free (kernel->tops[i]);
  g_free (kernel->lefts);
  g_free (kernel->empty);
  g_free (kernel->no_rows);
  g_free (kernel->open);
  g_free (kernel);
}

/* Which bit of its word a position is with so many chips in bin 2. */
guint
lm_zeckendorf_level_kernel_shift (LmZeckendorfMode mode,
                                  guint            height)
{
  const guint place = height / 2 % BITS;

  return lm_zeckendorf_mode_is_forward (mode) ? place : BITS - 1 - place;
}

/* Whether no move leads to the row before or along the row, so that what is gathered is all. */
static inline gboolean
is_copied (LmZeckendorfMode mode)
{
  return mode == LM_ZECKENDORF_MODE_STAGNANT || mode == LM_ZECKENDORF_MODE_REACHED;
}

/* --- blocks ----------------------------------------------------------------- */

/* Beside S2 and so on: S5 or A3, which is S2 or M of the block before. */
#define S5 LM_ZECKENDORF_LEVEL_MOVES
#define N_MOVES (LM_ZECKENDORF_LEVEL_MOVES + 1)

typedef struct
{
  const guint32 *rows; /* where row 0 of plane 0 is, or leads to */
  const gint16  *planes; /* where the planes begin, seen from there; only for blocks that carry */
} Place;

typedef struct
{
  guint32 *words;  /* where row 0 of plane 0 would lie; %NULL if there is no such block */
  int      top;    /* the last place of row 0, two less in row 1, and so on */
  int      left;   /* or this one, if less, one more in row 1, and so on */
  Place    own;
  Place    before; /* the block before */
  Place    reached[N_MOVES]; /* by move */
} Block;

/* Row 0 of a plane, or where it leads. */
static inline const guint32 *
get_plane (const LmZeckendorfLevelKernel *kernel,
           const Place                   *place,
           int                            plane)
{
  const int begin = place->planes[plane];

  return begin != LM_ZECKENDORF_NO_PLANE ? place->rows + begin : kernel->zeros;
}

/* Where row 0 of a plane leads: to the same bits, to the bit above or to the one below. */
typedef struct
{
  const guint32 *own; /* what was spread */
  const guint32 *reached[N_MOVES];
  const guint32 *before;
  const guint32 *carry; /* of the plane with the bits that are beyond those of S2 or M */
  const guint32 *carry_before;
  const guint32 *tops;
  const guint32 *lefts;
} Sources;

/* Makes row by row what is open: positions that no move wins so far; or those that are reached. */
static G_ALWAYS_INLINE inline void
gather (const Sources    sources,
        LmZeckendorfMode mode,
        gboolean         carries,
        gboolean         up,
        int              first,
        int              last,
        guint32         *open)
{
  const int sign = lm_zeckendorf_mode_is_forward (mode) ? -1 : 1;
  int r;

  for (r = first; r <= last; r += LANES)
    {
      const Lanes s2 = LOAD (sources.reached[LM_ZECKENDORF_LEVEL_S2] + r);
      const Lanes s4 = LOAD (sources.reached[LM_ZECKENDORF_LEVEL_S2] + r - sign);
      const Lanes before = is_copied (mode) ? LOAD (sources.before + r) : (Lanes) { 0 };
      Lanes won = LOAD (sources.own + r) | s2 | LOAD (sources.reached[S5] + r) |
                  LOAD (sources.reached[LM_ZECKENDORF_LEVEL_S6] + r) | LOAD (sources.reached[LM_ZECKENDORF_LEVEL_C5] + r) |
                  LOAD (sources.reached[LM_ZECKENDORF_LEVEL_C6] + r);

      won |= up ? s4 | (s2 | before) >> 1 : (s2 | s4) << 1 | before;
      if (carries && up)
        won |= LOAD (sources.carry + r) << (BITS - 1);
      if (carries && up && is_copied (mode))
        won |= LOAD (sources.carry_before + r) << (BITS - 1);
      if (carries && !up)
        won |= (LOAD (sources.carry + r) | LOAD (sources.carry + r - sign)) >> (BITS - 1);
      if (mode != LM_ZECKENDORF_MODE_REACHED)
        won = ~won;
      *(Lanes *) (open + r) = won & LOAD (sources.tops + r) & LOAD (sources.lefts + r);
    }
  *(Lanes *) (open + last + 1) = (Lanes) { 0 };
}

static G_ALWAYS_INLINE inline Plane
gather_plane (const LmZeckendorfLevelKernel *kernel,
              const Block                   *block,
              LmZeckendorfMode               mode,
              gboolean                       carries,
              gboolean                       up,
              int                            k,
              guint32                       *room)
{
  const int sign = lm_zeckendorf_mode_is_forward (mode) ? -1 : 1;
  const int first = MAX (0, BITS * k - block->left);
  const int last = (block->top - BITS * k) >> 1;
  guint32 *words = block->words + (carries ? block->own.planes[k] : 0);
  guint32 *open = room + LANES - first;
  Sources sources = {
    .own = words,
    .before = (carries ? get_plane (kernel, &block->before, k) : block->before.rows) + 2 * sign,
    .tops = get_tops (kernel, block->top - BITS * k),
    .lefts = get_lefts (kernel, block->left - BITS * k),
  };

  for (guint move = 0; move < N_MOVES; move++)
    sources.reached[move] = carries ? get_plane (kernel, &block->reached[move], k) : block->reached[move].rows;
  if (carries)
    {
      sources.carry = get_plane (kernel, &block->reached[LM_ZECKENDORF_LEVEL_S2], up ? k - sign : k + sign);
      sources.carry_before = get_plane (kernel, &block->before, k - sign) + 2 * sign;
    }

  gather (sources, mode, carries, up, first, last, open);
  return (Plane) { up, first, last, words, open, sources.before, sources.carry_before,
                   carries ? get_plane (kernel, &block->own, k + sign) : NULL };
}

static G_ALWAYS_INLINE inline void
solve_plane (const Plane      *plane,
             LmZeckendorfMode  mode,
             gboolean          carries)
{
  if (is_copied (mode))
    copy_rows (plane->words + plane->first, plane->open + plane->first, plane->last - plane->first + 1);
  else
    settle_plane (lm_zeckendorf_mode_is_forward (mode), carries, plane);
}

/* In the order in which the moves along the row lead from one plane to another. */
static G_ALWAYS_INLINE inline void
solve_planes (const LmZeckendorfLevelKernel *kernel,
              const Block                   *block,
              LmZeckendorfMode               mode,
              gboolean                       up)
{
  const gboolean forward = lm_zeckendorf_mode_is_forward (mode);
  int n_planes = 1;

  while (block->own.planes[n_planes] != LM_ZECKENDORF_NO_PLANE)
    n_planes++;
  for (int i = 0; i < n_planes; i++)
    {
      const int k = forward ? i : n_planes - 1 - i;
      const Plane plane = gather_plane (kernel, block, mode, TRUE, up, k, kernel->open);

      if (mode == LM_ZECKENDORF_MODE_REVERSED && k % 2 == 1)
        {
          const Plane next = gather_plane (kernel, block, mode, TRUE, up, k - 1, kernel->open + kernel->stride);

          if (n_planes == 2)
            settle_two (up, FALSE, &plane, &next);
          else
            settle_two (up, TRUE, &plane, &next);
          i++;
        }
      else
        {
          solve_plane (&plane, mode, TRUE);
        }
    }
}

/* --- slabs ------------------------------------------------------------------ */

/* Where the blocks of a slab lie and lead. */
typedef struct
{
  int            tops;                            /* two times the top of the block without bin 5, and one if need be */
  int            excess;                          /* what its left is less than its top */
  int            least;                           /* chips in bin 5 */
  int            most;                            /* the same */
  guint32       *words;                           /* the end of the slab */
  const gint32  *own;                             /* backwards by the height of bin 5 */
  const guint32 *ends[LM_ZECKENDORF_LEVEL_MOVES]; /* a row further where the move changes it */
  const gint32  *rows[LM_ZECKENDORF_LEVEL_MOVES]; /* like @own */
} Course;

static G_ALWAYS_INLINE inline void
set_out (const LmZeckendorfLevelKernel *kernel,
         const LmZeckendorfLevelSlab   *slab,
         int                            sign,
         Course                        *course)
{
  course->tops = slab->value - slab->chips;
  course->excess = slab->value - 2 * slab->chips;
  course->least = slab->value > 5 * slab->chips ? (slab->value - 5 * slab->chips + 2) / 3 : 0;
  course->most = (slab->value - slab->chips) / 7;
  course->words = slab->words + slab->size;
  course->own = lm_zeckendorf_level_map_rows (kernel->map, slab->value, slab->chips);
  for (guint move = 0; move < LM_ZECKENDORF_LEVEL_MOVES; move++)
    {
      course->ends[move] = slab->ends[move] != NULL ? slab->ends[move] + sign * moves[move].row : NULL;
      course->rows[move] = slab->ends[move] == NULL
                             ? kernel->no_rows + kernel->n_blocks
                             : lm_zeckendorf_level_map_rows (kernel->map, slab->value + sign * moves[move].value,
                                                             slab->chips + sign * moves[move].chips);
    }
}

/* Where the block with @height chips in bin 5 leads. */
static G_ALWAYS_INLINE inline const guint32 *
get_rows (const LmZeckendorfLevelKernel *kernel,
          const Course                  *course,
          guint                          move,
          int                            height)
{
  const gint32 rows = course->rows[move][-height];

  return rows != LM_ZECKENDORF_NO_ROWS ? course->ends[move] + rows : kernel->zeros;
}

/* Goes on from the block before to that with @height chips in bin 5. */
static G_ALWAYS_INLINE inline void
enter_block (const LmZeckendorfLevelKernel *kernel,
             const Course                  *course,
             gboolean                       forward,
             int                            height,
             Block                         *block)
{
  const gint32 rows = course->own[-height];

  block->before.rows = block->own.rows;
  block->words = rows != LM_ZECKENDORF_NO_ROWS ? course->words + rows : NULL;
  block->own.rows = block->words != NULL ? block->words : kernel->zeros;
  block->top = (course->tops - 7 * height) >> 1;
  block->left = block->top - (course->excess - 6 * height);

  block->reached[S5].rows = block->reached[LM_ZECKENDORF_LEVEL_S2].rows + (forward ? -1 : 1);
  for (guint move = 0; move < LM_ZECKENDORF_LEVEL_MOVES; move++)
    block->reached[move].rows = get_rows (kernel, course, move, height);
  if (forward && height < 1)
    block->reached[LM_ZECKENDORF_LEVEL_S6].rows = kernel->zeros;
  if (forward && height < 2)
    block->reached[LM_ZECKENDORF_LEVEL_C5].rows = kernel->zeros;
}

/* Also for a block that carries. */
static G_ALWAYS_INLINE inline void
find_planes (const LmZeckendorfLevelKernel *kernel,
             const Course                  *course,
             int                            sign,
             int                            height,
             Block                         *block)
{
  const gint16 *nowhere = kernel->nowhere + 1;
  const gint32 *s2 = course->rows[LM_ZECKENDORF_LEVEL_S2] - height;

  block->own.planes = lm_zeckendorf_level_map_planes_at (kernel->map, course->own - height);
  block->before.planes = block->before.rows == kernel->zeros
                           ? nowhere : lm_zeckendorf_level_map_planes_at (kernel->map, course->own - height + sign);
  for (guint move = 0; move < LM_ZECKENDORF_LEVEL_MOVES; move++)
    block->reached[move].planes = block->reached[move].rows == kernel->zeros
                                    ? nowhere : lm_zeckendorf_level_map_planes_at (kernel->map, course->rows[move] - height);
  block->reached[S5].planes = block->reached[S5].rows == kernel->zeros + sign
                                ? nowhere : lm_zeckendorf_level_map_planes_at (kernel->map, s2 + sign);
}

/* The plane that waits, if one does, is settled alone. */
static G_ALWAYS_INLINE inline void
settle_waiting (Plane            *waiting,
                LmZeckendorfMode  mode)
{
  if (waiting->open == NULL)
    return;

  solve_plane (waiting, mode, FALSE);
  waiting->open = NULL;
}

/* @up: whether the moves S2 and C4, or M and S4, lead to the bit above; those of the blocks before and after do not. */
static G_ALWAYS_INLINE inline void
solve_block (const LmZeckendorfLevelKernel *kernel,
             const Course                  *course,
             LmZeckendorfMode               mode,
             int                            height,
             gboolean                       up,
             Block                         *block,
             Plane                         *waiting)
{
  Plane plane;

  /* The bit beyond the last one of a plane may be asked for as well. */
  if (MAX (0, BITS - 1 - block->left) <= (block->top - (BITS - 1)) >> 1)
    {
      settle_waiting (waiting, mode);
      find_planes (kernel, course, lm_zeckendorf_mode_is_forward (mode) ? -1 : 1, height, block);
      solve_planes (kernel, block, mode, up);
    }
  else if (mode != LM_ZECKENDORF_MODE_REVERSED)
    {
      plane = gather_plane (kernel, block, mode, FALSE, up, 0, kernel->open);
      solve_plane (&plane, mode, FALSE);
    }
  else if (waiting->open == NULL)
    {
      *waiting = gather_plane (kernel, block, mode, FALSE, up, 0, kernel->open);
    }
  else
    {
      plane = gather_plane (kernel, block, mode, FALSE, up, 0, kernel->open + kernel->stride);
      settle_pair (!up, waiting, &plane);
      waiting->open = NULL;
    }
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
spread_slab (const LmZeckendorfLevelSlab *slab,
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

/* The position that is reached without any move, if the slab has it, is in its first block. */
static G_ALWAYS_INLINE inline void
reach_start (const Block      *block,
             LmZeckendorfMode  mode,
             gboolean         *start)
{
  if (*start && block->words != NULL)
    {
      block->words[block->top >> 1] |= (guint32) 1 << lm_zeckendorf_level_kernel_shift (mode, 0);
      *start = FALSE;
    }
}

static G_ALWAYS_INLINE inline void
solve_slab (const LmZeckendorfLevelKernel *kernel,
            const LmZeckendorfLevelSlab   *slab,
            LmZeckendorfMode               mode)
{
  const gboolean forward = lm_zeckendorf_mode_is_forward (mode);
  const int sign = forward ? -1 : 1;
  gboolean start = slab->start && mode == LM_ZECKENDORF_MODE_REACHED;
  Block block = { .own.rows = kernel->zeros };
  Plane waiting;
  Course course;
  int height;

  spread_slab (slab, forward);
  set_out (kernel, slab, sign, &course);
  height = forward ? course.most : course.least;
  block.reached[LM_ZECKENDORF_LEVEL_S2].rows =
    height >= sign ? get_rows (kernel, &course, LM_ZECKENDORF_LEVEL_S2, height - sign) : kernel->zeros;
  waiting.open = NULL;
  for (int i = course.most - course.least; i >= 0; i--, height += sign)
    {
      enter_block (kernel, &course, forward, height, &block);
      if (block.words == NULL)
        settle_waiting (&waiting, mode);
      else if (((course.tops - 7 * height) & 1) == (forward ? 1 : 0))
        solve_block (kernel, &course, mode, height, TRUE, &block, &waiting);
      else
        solve_block (kernel, &course, mode, height, FALSE, &block, &waiting);
      reach_start (&block, mode, &start);
    }

  settle_waiting (&waiting, mode);
}

static G_ALWAYS_INLINE inline void
solve (const LmZeckendorfLevelKernel *kernel,
       const LmZeckendorfLevelSlab   *slab)
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
solve_wide (const LmZeckendorfLevelKernel *kernel,
            const LmZeckendorfLevelSlab   *slab)
{
  solve (kernel, slab);
}
#endif

/* Fills in the slab. */
void
lm_zeckendorf_level_kernel_solve (const LmZeckendorfLevelKernel *kernel,
                                  const LmZeckendorfLevelSlab   *slab)
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
