/* SPDX-License-Identifier: GPL-3.0-or-later */
/* kernel.c: the inner loops of the table of winners: one block of positions at a time. */

#include "../layers/layers.h"

/*
 * A position is lost when no move leads to a lost one. For a whole block that
 * is worked out in two steps:
 *
 * 1. gather: the words of all blocks that moves lead to are put together with
 *    OR, plane by plane. For every move but one (see below) a position keeps
 *    its place in the row, for half of the height of bin 1 stays; so nothing
 *    has to be shifted, and the loads are of memory in a line: several rows at
 *    a time, as wide as the processor's vectors are.
 *
 * 2. settle: row by row come the two moves that lead to the row solved before,
 *    and the one that leads along the row, to the next place. This is a chain
 *    of some eight dependent operations for each row of up to 64 positions, which
 *    is what bounds it.
 *
 * What is beyond the end of a row may be anything until the row is settled and
 * is 0 from then on, which makes most conditions of moves (enough ones, enough
 * twos) come true by themselves: the position that an illegal move would lead
 * to has no bit, or is beyond the end of its row.
 *
 * With s = 1 reversed, s = -1 forward, the moves that change bins 1 to 3 lead
 * from row r, of value v, and place j to:
 *
 *   move (reversed, forward)  block       row     value   place
 *   S5, A3                    w + 3 s     r + s   v       j
 *   C5, S5                    w - 3 s     r - s   v       j
 *   S4, A2                    w + 5 s     r + s   v + 2s  j
 *   C4, S4                    w - 2 s     r       v - 2s  j
 *   C3, S3                    w + 5 s     r + 2s  v - s   j or, v even reversed: j - 1, v odd forward: j + 1
 *   S3, A1                    w           r - s   v + 3s  even: j, odd: j + 1; forward j - 1, j
 *   C2, S2                    w           r - s   v + 3s  even: j - 1, odd: j; forward j, j + 1
 *   S2, M                     w           r       v       j + s
 *
 * Bit 0 of a word is its first place in the forward game and its last one in
 * the reversed game, so that the last move always leads from a bit to the one
 * below it. Words are likewise taken from the places that the move along the
 * row comes to in the end.
 *
 * Whatever is read beyond the last row of a plane is not used, so that nothing
 * needs to be done about rows that do not fill a vector. ThreadSanitizer is
 * right to say that others may be writing there; under it rows are read one by
 * one, and then it sees exactly what counts.
 */
#ifdef __SANITIZE_THREAD__
#define LANES 1
#define UNROLL 1
#else
#define LANES 8
#define UNROLL 2
#endif

typedef guint32 Lanes __attribute__ ((vector_size (LANES * sizeof (guint32)), aligned (4), may_alias));

/* Every second lane, and the others. */
static const guint32 alternate[LANES + 1 + (LANES & 1)] =
#if LANES == 1
  { G_MAXUINT32, 0, 0 };
#else
  { G_MAXUINT32, 0, G_MAXUINT32, 0, G_MAXUINT32, 0, G_MAXUINT32, 0, G_MAXUINT32 };
#endif

/* Words of room for the rows of a plane. */
guint
lm_zeckendorf_kernel_stride (guint value)
{
  return (lm_zeckendorf_grid_rows (value, 0) / (LANES * UNROLL) + 1) * (LANES * UNROLL);
}

/* Which bit of the word that is. */
guint
lm_zeckendorf_kernel_shift (LmZeckendorfMode mode,
                            guint            bit)
{
  return lm_zeckendorf_mode_is_forward (mode) ? bit : LM_ZECKENDORF_WORD_BITS - 1 - bit;
}

/* Puts together what is at all of @from, for @n_rows rows and what is left of a vector. */
static G_ALWAYS_INLINE inline void
gather (guint32              *rows,
        guint                 n_rows,
        const guint32 *const *from,
        guint                 n_from)
{
  for (guint r = 0; r < n_rows; r += LANES * UNROLL)
    {
      Lanes *to = (Lanes *) (rows + r);
      Lanes sums[UNROLL];

      for (guint u = 0; u < UNROLL; u++)
        sums[u] = to[u];
      for (guint i = 0; i < n_from; i++)
        for (guint u = 0; u < UNROLL; u++)
          sums[u] |= ((const Lanes *) (from[i] + r))[u];
      for (guint u = 0; u < UNROLL; u++)
        to[u] = sums[u];
    }
}

/*
 * The same for the move that changes the value of the row by one. In every
 * second row it leads to the next bit, of which the topmost is the lowest of
 * @next, where the row goes on.
 */
static G_ALWAYS_INLINE inline void
blend (guint32       *rows,
       guint          n_rows,
       const guint32 *from,
       const guint32 *next,
       gboolean       shift_first)
{
  for (guint r = 0; r < n_rows; r += LANES)
    {
      const Lanes same = *(const Lanes *) (from + r);
      const Lanes above = *(const Lanes *) (next + r);
      const Lanes mask = *(const Lanes *) (alternate + ((r + (shift_first ? 0 : 1)) & 1));

      *(Lanes *) (rows + r) = (((same >> 1) | (above << 31)) & mask) | (same & ~mask);
    }
}

/* Plane @plane of what @reach leads to, from row 0 on; %NULL when there is no such plane. */
static inline const guint32 *
get_plane (const LmZeckendorfBlock *block,
           const LmZeckendorfReach *reach,
           int                      plane)
{
  if (plane < 0 || reach->value < plane * (int) LM_ZECKENDORF_WORD_VALUE)
    return NULL;

  return reach->block + lm_zeckendorf_grid_plane (block->grid, reach->value, plane) + reach->rows;
}

static G_ALWAYS_INLINE inline void
begin_plane (LmZeckendorfBlock *block,
             guint              plane,
             guint32           *rows,
             guint              n_rows)
{
  const gboolean forward = lm_zeckendorf_mode_is_forward (block->mode);
  const guint32 *from = block->blend.block != NULL ? get_plane (block, &block->blend, plane) : NULL;
  const guint32 *next;

  memset (rows, 0, n_rows * sizeof *rows);
  if (from == NULL)
    return;

  next = get_plane (block, &block->blend, (int) plane + (forward ? 1 : -1));
  blend (rows, n_rows, from, next != NULL ? next : block->rows + block->grid->max_planes * block->stride,
         (block->value % 2 == 0) != forward);

  /* Forward the move takes two chips from bin 3, and before the plane there is an empty word for one row only. */
  if (forward)
    rows[0] = 0;
}

static G_ALWAYS_INLINE inline void
gather_plane (LmZeckendorfBlock *block,
              guint              plane)
{
  const guint32 *from[LM_ZECKENDORF_MAX_MOVES + LM_ZECKENDORF_MAX_REACHES];
  const guint n_rows = lm_zeckendorf_grid_rows (block->value, plane);
  const guint begin = lm_zeckendorf_grid_plane (block->grid, block->value, plane);
  guint32 *rows = block->rows + plane * block->stride;
  guint n_from = 0;

  begin_plane (block, plane, rows, n_rows);

  for (guint i = 0; i < block->n_alike; i++)
    from[n_from++] = block->alike[i] + begin;
  for (guint i = 0; i < block->n_reaches; i++)
    {
      from[n_from] = get_plane (block, &block->reaches[i], plane);
      n_from += from[n_from] != NULL ? 1 : 0;
    }

  gather (rows, n_rows, from, n_from);
}

/* Two planes make a word of 64 bits, the first of them on top where places go down. */
static inline guint64
join (gboolean forward,
      guint32  first,
      guint32  second)
{
  return forward ? first | (guint64) second << 32 : (guint64) first << 32 | second;
}

/*
 * The two moves to the row @before: one to the same place there, the other to
 * the one above it or below. In the stagnant game the one of them that takes a
 * one is missing.
 */
static G_ALWAYS_INLINE inline guint64
get_near (LmZeckendorfMode  mode,
          gboolean          odd,
          const guint64    *before,
          guint             word)
{
  const int on = lm_zeckendorf_mode_is_forward (mode) ? 1 : -1;
  const guint64 same = before[word];
  const guint64 up = same << 1 | before[(int) word - on] >> 63;
  const guint64 down = same >> 1 | before[(int) word + on] << 63;

  if (mode == LM_ZECKENDORF_MODE_STAGNANT)
    return odd ? up : same;

  return same | (odd == (mode == LM_ZECKENDORF_MODE_REVERSED) ? up : down);
}

/* What of the last word of a row of value @value are positions. */
static inline guint64
get_end_mask (gboolean forward,
              guint    value)
{
  const guint last = value / 2 % 64;

  return forward ? G_MAXUINT64 >> (63 - last) : G_MAXUINT64 << (63 - last);
}

/*
 * Settles row @row, which has @n_planes planes, the first word of each of which
 * is in @planes and at which they are gathered in @rows; @before is what the
 * row before it came to, and becomes what this one comes to.
 */
static G_ALWAYS_INLINE inline void
settle_row (LmZeckendorfMode  mode,
            guint             n_planes,
            gboolean          odd,
            guint             value,
            guint32 *const   *planes,
            const guint32    *rows,
            guint             stride,
            guint             row,
            guint64          *before)
{
  const gboolean forward = lm_zeckendorf_mode_is_forward (mode);
  const guint n_words = (n_planes + 1) / 2;
  guint64 lost[LM_ZECKENDORF_MAX_PLANES / 2 + 1];
  guint64 carry = 0;

  for (guint i = 0; i < n_words; i++)
    {
      const guint word = forward ? i : n_words - 1 - i;
      const gboolean both = 2 * word + 1 < n_planes;
      const guint64 won = join (forward, rows[2 * word * stride + row], both ? rows[(2 * word + 1) * stride + row] : 0);
      const guint64 moved = won | get_near (mode, odd, before, word) | carry;
      const guint64 mask = word == n_words - 1 ? get_end_mask (forward, value) : G_MAXUINT64;

      lost[word] = lm_zeckendorf_settle (~moved & mask);
      carry = lost[word] >> 63;
      planes[2 * word][row] = forward ? lost[word] : lost[word] >> 32;
      if (both)
        planes[2 * word + 1][row] = forward ? lost[word] >> 32 : lost[word];
    }

  for (guint i = 0; i < n_words; i++)
    before[i] = lost[i];
  before[n_words] = 0;
}

/* The rows that reach @n_planes planes and no more. */
static G_ALWAYS_INLINE inline void
settle_rows (LmZeckendorfBlock *block,
             LmZeckendorfMode   mode,
             guint              n_planes,
             guint64           *before)
{
  const gboolean forward = lm_zeckendorf_mode_is_forward (mode);
  const guint from = lm_zeckendorf_grid_rows (block->value, n_planes);
  const guint to = lm_zeckendorf_grid_rows (block->value, n_planes - 1);
  const guint stride = block->stride;
  const guint32 *rows = block->rows;
  guint32 *planes[LM_ZECKENDORF_MAX_PLANES];
  guint row = forward ? to - 1 : from;
  guint value = block->value - 3 * row;

  for (guint i = 0; i < n_planes; i++)
    planes[i] = block->words + lm_zeckendorf_grid_plane (block->grid, block->value, i);

  for (guint n_left = to - from; n_left > 0; n_left--)
    {
      if (value % 2 == 1)
        settle_row (mode, n_planes, TRUE, value, planes, rows, stride, row, before);
      else
        settle_row (mode, n_planes, FALSE, value, planes, rows, stride, row, before);
      row += forward ? -1 : 1;
      value += forward ? 3 : -3;
    }
}

/* With numbers that the compiler knows everything of a row stays in registers. */
static G_ALWAYS_INLINE inline void
settle_rows_of (LmZeckendorfBlock *block,
                LmZeckendorfMode   mode,
                guint              n_planes,
                guint64           *before)
{
  switch (n_planes)
    {
    case 1:
      settle_rows (block, mode, 1, before);
      break;
    case 2:
      settle_rows (block, mode, 2, before);
      break;
    case 3:
      settle_rows (block, mode, 3, before);
      break;
    case 4:
      settle_rows (block, mode, 4, before);
      break;
    default:
      settle_rows (block, mode, n_planes, before);
      break;
    }
}

/* Reversed, bin 3 is filled up and rows get shorter; forward they get longer. */
static G_ALWAYS_INLINE inline void
settle_block (LmZeckendorfBlock *block,
              LmZeckendorfMode   mode)
{
  const guint n_planes = lm_zeckendorf_grid_planes (block->value);
  guint64 before[LM_ZECKENDORF_MAX_PLANES / 2 + 3];

  /* With nothing at both ends. */
  for (guint i = 0; i < n_planes / 2 + 3; i++)
    before[i] = 0;

  block->words[0] = 0;
  for (guint i = 0; i < n_planes; i++)
    block->words[lm_zeckendorf_grid_plane (block->grid, block->value, i) + lm_zeckendorf_grid_rows (block->value, i)] = 0;

  for (guint i = 0; i < n_planes; i++)
    settle_rows_of (block, mode, lm_zeckendorf_mode_is_forward (mode) ? i + 1 : n_planes - i, before + 1);
}

static G_ALWAYS_INLINE inline void
solve (LmZeckendorfBlock *block)
{
  for (guint i = 0; i < lm_zeckendorf_grid_planes (block->value); i++)
    gather_plane (block, i);

  switch (block->mode)
    {
    case LM_ZECKENDORF_MODE_FORWARD:
      settle_block (block, LM_ZECKENDORF_MODE_FORWARD);
      break;
    case LM_ZECKENDORF_MODE_REVERSED:
      settle_block (block, LM_ZECKENDORF_MODE_REVERSED);
      break;
    case LM_ZECKENDORF_MODE_REACHED:
    case LM_ZECKENDORF_MODE_STAGNANT:
    default:
      settle_block (block, LM_ZECKENDORF_MODE_STAGNANT);
      break;
    }
}

/* Everything above once more, for processors with vectors of 256 bits. */
#ifdef __x86_64__
__attribute__ ((target ("avx2,bmi,bmi2")))
static void
solve_wide (LmZeckendorfBlock *block)
{
  solve (block);
}

static inline gboolean
is_wide (void)
{
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi") && __builtin_cpu_supports ("bmi2");
}
#endif

/* Fills in the block. */
void
lm_zeckendorf_kernel_solve (LmZeckendorfBlock *block)
{
#ifdef __x86_64__
  if (is_wide ())
    {
      solve_wide (block);
      return;
    }
#endif

  solve (block);
}
