/* SPDX-License-Identifier: GPL-3.0-or-later */
/* settle.h: what moves within a slab make of its blocks; a part of kernel.c. */

#pragma once

#include "levels.h"

/* Without it the compiler keeps too much in memory. */
#pragma GCC optimize ("O3")

#define LANES 8

#define BITS LM_ZECKENDORF_LEVEL_BITS

typedef guint32 Lanes __attribute__ ((vector_size (LANES * sizeof (guint32)), aligned (4), may_alias));

#define LOAD(words) (*(const Lanes *) (words))

/*
 * Has all this done by then. From row to row there is a chain of operations, and the compiler makes it longer where it
 * could as well do something else while it waits.
 */
#define NOT_LATER(value) __asm__ ("" : "+r" (value))

/* A plane of which is gathered what no move wins but perhaps one to the row before, along the row or to the block before. */
typedef struct
{
  gboolean       up; /* whether the move to the block before leads to the bit above */
  int            first; /* its first row */
  int            last; /* its last one */
  guint32       *words; /* where row 0 lies */
  const guint32 *open; /* where what was gathered for it lies */
  const guint32 *before; /* where it leads in the block before */
  const guint32 *carry; /* and in the plane with the bits beyond those */
  const guint32 *below; /* in this block, where the moves along the row go on */
} Plane;

/* Settles @n_rows rows from @row on. @lost: what the row before came to. Returns: the same of the last one. */
static G_ALWAYS_INLINE inline guint64
settle_rows (gboolean     forward,
             gboolean     carries,
             const Plane *plane,
             int          row,
             int          n_rows,
             guint64      lost)
{
  for (; n_rows > 0; n_rows--, row += forward ? -1 : 1)
    {
      guint32 won = plane->before[row] >> plane->up;
      guint64 open;

      if (carries)
        won |= (plane->up ? plane->carry[row] << (BITS - 1) : 0) | plane->below[row] >> (BITS - 1);
      open = plane->open[row] & ~won;
      NOT_LATER (open);
      lost = lm_zeckendorf_settle (open & ~lost);
      plane->words[row] = lost;
    }

  return lost;
}

static G_ALWAYS_INLINE inline void
settle_plane (gboolean     forward,
              gboolean     carries,
              const Plane *plane)
{
  settle_rows (forward, carries, plane, forward ? plane->last : plane->first, plane->last - plane->first + 1, 0);
}

/*
 * Settles two planes of a block of the reversed game, @low and @high, to which the moves along the rows of that lead.
 * @carries: whether there are more planes than these
 */
static G_ALWAYS_INLINE inline void
settle_two (gboolean     up,
            gboolean     carries,
            const Plane *low,
            const Plane *high)
{
  guint64 lost = settle_rows (FALSE, carries, high, high->first, low->first - high->first, 0) << BITS;

  for (int row = low->first; row <= low->last; row++)
    {
      guint64 open = low->open[row] | (guint64) high->open[row] << BITS;
      guint64 won = (low->before[row] | (guint64) high->before[row] << BITS) >> (up ? 1 : 0);

      if (carries)
        won |= low->below[row] >> (BITS - 1) | (up ? (guint64) high->carry[row] << (2 * BITS - 1) : 0);
      open &= ~won;
      NOT_LATER (open);
      lost = lm_zeckendorf_settle (open & ~lost);
      low->words[row] = lost;
      high->words[row] = lost >> BITS;
    }

  settle_rows (FALSE, carries, high, low->last + 1, high->last - low->last, lost >> BITS);
}

/*
 * Settles two blocks of the reversed game side by side, @next three rows behind, so that what the moves to the block
 * before lead to is what was settled just now. Neither has a bit 0, so that no run goes on from the one to the other.
 * Rows beyond those that a block has are not open, and are empty words or settled later.
 *
 * @up: whether the moves from @plane to the block before lead to the bit above; then those from @next do not.
 */
static G_ALWAYS_INLINE inline void
settle_pair (gboolean     up,
             const Plane *plane,
             const Plane *next)
{
  guint64 lost = 0;

  for (int row = plane->first; row <= next->last + 3; row++)
    {
      guint64 open = (plane->open[row] & ~(plane->before[row] >> (up ? 1 : 0))) | (guint64) next->open[row - 3] << BITS;

      NOT_LATER (open);
      open &= ~lost;
      NOT_LATER (open);
      lost = lm_zeckendorf_settle (open & ~(lost << (up ? BITS : BITS - 1)));
      next->words[row - 3] = lost >> BITS;
      plane->words[row] = lost;
    }
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
