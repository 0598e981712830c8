/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layer-settle.h: the blocks of a slab, and what moves within the slab make of them; a part of layer-kernel.c. */

#pragma once

#include "layers.h"

/* Without it the compiler keeps too much in memory. */
#pragma GCC optimize ("O3")

#define LANES 8

/* The block before is asked for so many rows beyond those of the block. */
#define BEYOND 2

/* Of the planes of a block, when two or more of them make a word. */
#define MAX_GROUPS (LM_ZECKENDORF_LAYER_PLANES / 2 + 1)

#define BITS LM_ZECKENDORF_LAYER_BITS
#define EVEN G_GUINT64_CONSTANT (0x5555555555555555)

typedef guint32 Lanes __attribute__ ((vector_size (LANES * sizeof (guint32)), aligned (4), may_alias));

#define LOAD(words) (*(const Lanes *) (words))

/* Beside S2 and so on: S5 or A3, which is S2 or M of the block before. */
#define S5 LM_ZECKENDORF_LAYER_MOVES

/**
 * Plane:
 * @first: its first row
 * @last: its last one
 * @words: where row 0 would lie
 * @open: where what is gathered for row 0 would lie
 * @lost: where what comes of row 0 would be there first
 */
typedef struct
{
  int      first;
  int      last;
  guint32 *words;
  guint32 *open;
  guint32 *lost;
} Plane;

/**
 * Block:
 * @value: what bins 1 to 4 are worth
 * @chips: how many chips they have
 * @first: its first row
 * @last: its last one
 * @carries: whether moves may lead from a plane to another one
 * @n_planes: how many there are, none when there is no such block
 * @planes: the planes
 * @rows: by move, where row 0 of plane 0 leads
 */
typedef struct
{
  int            value;
  int            chips;
  int            first;
  int            last;
  gboolean       carries;
  int            n_planes;
  const guint32 *rows[LM_ZECKENDORF_LAYER_MOVES + 1];
  Plane          planes[LM_ZECKENDORF_LAYER_PLANES];
} Block;

/* The most that bin 3 can have. */
static inline int
get_top (const Block *block)
{
  return (guint) (block->value - block->chips) / 2;
}

/*
 * Whether the first row of the block has but one position, with nothing in bins 1 and 2. Then what M, A1 and A2 would
 * lead to begins two rows later, and must not be looked for there.
 */
static inline gboolean
has_lone_row (const Block *block,
              int          first)
{
  const int excess = block->value - 2 * block->chips - get_top (block);

  return excess >= 0 && first == excess && (block->value - block->chips) % 2 == 0;
}

/* Row @first of the plane of the block before, as the move to that leads there. @zeros: where there is none. */
static G_ALWAYS_INLINE inline const guint32 *
get_before (const guint32 *zeros,
            const Block   *before,
            int            sign,
            int            plane,
            int            first)
{
  return plane < before->n_planes ? before->planes[plane].lost + first + 2 * sign : zeros + first;
}

/* What the block before adds, when that is settled. */
static G_ALWAYS_INLINE inline void
subtract_before (const Plane   *plane,
                 const guint32 *before)
{
  guint32 *open = plane->open + plane->first;

  for (int r = 0; r <= plane->last - plane->first; r += LANES)
    *(Lanes *) (open + r) &= ~LOAD (before + r);
}

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
#define SETTLE(open, even) ((open) & (((open) + ((open) & (even) & ~((open) << 1))) ^ (even)))

/* Most blocks have but one plane, and what the block before adds is read word by word: it was written like that just now. */
static G_ALWAYS_INLINE inline void
settle_one (gboolean       forward,
            const Plane   *plane,
            const guint32 *before)
{
  const int n_rows = plane->last - plane->first + 1;
  const int begin = forward ? plane->last : plane->first;
  const guint32 *open = plane->open + begin;
  guint32 *words = plane->words + begin;
  guint32 near = 0;

  before += begin - plane->first;
  for (int i = 0, at = 0; i < n_rows; i++, at += forward ? -1 : 1)
    {
      const guint32 left = open[at] & ~before[at] & ~near;
      const guint32 lost = SETTLE (left, (guint32) EVEN);

      words[at] = lost;
      near = lost >> 2;
    }
}

/* Two planes make a word of 64 bits. */
static G_ALWAYS_INLINE inline void
settle_two (gboolean     forward,
            const Block *block)
{
  guint32 *low = block->planes[forward ? 1 : 0].open;
  guint32 *high = block->planes[forward ? 0 : 1].open;
  guint64 near = 0;

  for (int i = block->first, row = forward ? block->last : i; i <= block->last; i++, row += forward ? -1 : 1)
    {
      const guint64 open = ((guint64) high[row] << BITS | low[row]) & ~near;
      const guint64 lost = SETTLE (open, EVEN);

      low[row] = lost;
      high[row] = lost >> BITS;
      near = lost >> 2;
    }
}

/* Some planes make a word, and one carries to the next. */
#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 Wide;
#else
typedef guint64 Wide;
#endif

#define GROUP (sizeof (Wide) / sizeof (guint32))

static G_ALWAYS_INLINE inline Wide
join (guint32 *const *planes,
      int             row)
{
  const guint64 low = (guint64) planes[1][row] << BITS | planes[0][row];
  const guint64 high = (guint64) planes[GROUP - 1][row] << BITS | planes[GROUP - 2][row];

  return GROUP == 2 ? low : (Wide) high << BITS << BITS | low;
}

/* @planes: @n words of some planes each, by row */
static G_ALWAYS_INLINE inline void
settle_groups (gboolean         forward,
               const Block     *block,
               guint32 *const  *planes,
               int              n)
{
  const guint32 pattern = (guint32) EVEN;
  const guint32 *const patterns[GROUP] = { [0 ... GROUP - 1] = &pattern };
  const Wide even = join ((guint32 *const *) patterns, 0);
  Wide before[MAX_GROUPS + 1] = { 0 };

  for (int i = block->first, row = forward ? block->last : i; i <= block->last; i++, row += forward ? -1 : 1)
    {
      Wide carry = 0;

      for (int k = 0; k < n; k++)
        {
          guint32 *const *group = planes + k * GROUP;
          const Wide near = before[k] >> 2 | (n > 1 ? before[k + 1] << (8 * sizeof (Wide) - 2) : 0) | carry;
          const Wide open = join (group, row) & ~near;
          const Wide lost = SETTLE (open, even);

          before[k] = lost;
          carry = lost >> (8 * sizeof (Wide) - 1);
          for (guint u = 0; u < GROUP; u++)
            group[u][row] = lost >> (u * BITS);
        }
    }
}

/* Any number of planes; in place of those that a group lacks there is always nothing. */
static G_ALWAYS_INLINE inline void
settle_many (guint32     *zeros,
             gboolean     forward,
             const Block *block)
{
  guint32 *planes[MAX_GROUPS * GROUP];
  const int n = (block->n_planes + GROUP - 1) / GROUP;

  for (int k = 0; k < n * (int) GROUP; k++)
    planes[k] = k >= block->n_planes ? zeros : block->planes[forward ? block->n_planes - 1 - k : k].open;
  if (n == 1)
    settle_groups (forward, block, planes, 1);
  else
    settle_groups (forward, block, planes, n);
}

static G_ALWAYS_INLINE inline void
settle (guint32     *zeros,
        const Block *block,
        const Block *before,
        gboolean     forward)
{
  const int sign = forward ? -1 : 1;

  if (block->n_planes == 1)
    {
      settle_one (forward, block->planes, get_before (zeros, before, sign, 0, block->first));
      return;
    }

  for (int k = 0; k < block->n_planes; k++)
    subtract_before (&block->planes[k], get_before (zeros, before, sign, k, block->planes[k].first));
  if (block->n_planes == 2)
    settle_two (forward, block);
  else
    settle_many (zeros, forward, block);
}

static inline void
copy_rows (guint32       *to,
           const guint32 *from,
           int            n)
{
  int r;

  for (r = 0; r + LANES <= n; r += LANES)
    *(Lanes *) (to + r) = LOAD (from + r);
  for (; r < n; r++)
    to[r] = from[r];
}

static G_ALWAYS_INLINE inline void
copy_block (const Block *block)
{
  for (int k = 0; k < block->n_planes; k++)
    {
      const Plane *plane = &block->planes[k];

      copy_rows (plane->words + plane->first, plane->open + plane->first, plane->last - plane->first + 1);
    }
}
