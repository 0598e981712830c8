/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layer-settle.h: the blocks of a slab, and what moves within the slab make of them; a part of layer-kernel.c. */

#pragma once

#include "layers.h"

/* Without it the compiler keeps too much in memory. */
#pragma GCC optimize ("O3")

#define LANES 8

#define BITS LM_ZECKENDORF_LAYER_BITS

typedef guint32 Lanes __attribute__ ((vector_size (LANES * sizeof (guint32)), aligned (4), may_alias));

/* All lanes, and all but the first one. */
static const guint32 all_lanes[LANES] = { [0 ... LANES - 1] = G_MAXUINT32 };
static const guint32 not_first_lane[LANES] = { 0, [1 ... LANES - 1] = G_MAXUINT32 };

#define LOAD(words) (*(const Lanes *) (words))

/* Beside S2 and so on: S5 or A3, which is S2 or M of the block before. */
#define S5 LM_ZECKENDORF_LAYER_MOVES

typedef struct
{
  int      first; /* its first row */
  int      last; /* its last one */
  guint32 *words; /* where row 0 would lie */
  guint32 *open; /* where what is gathered for row 0 would lie */
} Plane;

typedef struct
{
  int            value; /* what bins 1 to 4 are worth */
  int            chips; /* how many chips they have */
  int            first; /* its first row */
  int            last; /* its last one */
  gboolean       carries; /* whether moves may lead from a plane to another one */
  int            n_planes; /* how many there are, none when there is no such block */
  const guint32 *rows[LM_ZECKENDORF_LAYER_MOVES + 1]; /* by move, where row 0 of plane 0 leads */
  Plane          planes[LM_ZECKENDORF_LAYER_PLANES]; /* the planes */
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
  return plane < before->n_planes ? before->planes[plane].words + first + 2 * sign : zeros + first;
}

/* What the block before adds, when that is settled. */
static G_ALWAYS_INLINE inline void
subtract_before (const Plane   *plane,
                 const guint32 *before,
                 gboolean       forward)
{
  const guint32 *keep = forward && plane->first == 0 ? not_first_lane : all_lanes;
  guint32 *open = plane->open + plane->first;

  for (int r = 0; r <= plane->last - plane->first; r += LANES)
    {
      *(Lanes *) (open + r) &= ~(LOAD (before + r) & LOAD (keep));
      keep = all_lanes;
    }
}

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
      const guint32 lost = lm_zeckendorf_settle (left);

      words[at] = lost;
      near = lost >> 2;
    }
}

/* Rows one after the other that have the same planes. */
typedef struct
{
  gboolean forward; /* whether they go downwards */
  int      first; /* the first plane that they have */
  int      last; /* the last one */
  int      row; /* the first of them */
  int      n_rows; /* how many */
  guint32 *before; /* by plane, with an empty one at both ends: what the row before came to */
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
settle_run (gboolean       forward,
            const Rows    *rows,
            const guint32 *open,
            guint32       *words)
{
  guint32 near = get_near (rows, rows->first);
  guint32 lost = 0;

  for (int i = 0, at = 0; i < rows->n_rows; i++, at += forward ? -1 : 1)
    {
      const guint32 left = open[at] & ~near;

      lost = lm_zeckendorf_settle (left);
      words[at] = lost;
      near = lost >> 2;
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
      const guint64 left = ((guint64) open_high[at] << BITS | open_low[at]) & ~near;

      lost = lm_zeckendorf_settle (left);
      words_low[at] = lost;
      words_high[at] = lost >> BITS;
      near = lost >> 2;
    }

  rows->before[low] = lost;
  rows->before[high] = lost >> BITS;
}

/* Any number of planes, two of them in a word, of which one carries to the next. */
static G_ALWAYS_INLINE inline void
settle_many (gboolean     forward,
             const Rows  *rows,
             const Plane *planes,
             int          n_planes)
{
  const int sign = forward ? -1 : 1;
  const int begin = forward ? rows->last : rows->first;
  guint64 before[LM_ZECKENDORF_LAYER_PLANES / 2 + 2] = { 0 };

  for (int k = 0; k <= n_planes; k++)
    before[k / 2] |= (guint64) rows->before[begin + sign * k] << k % 2 * BITS;

  for (int i = 0, row = rows->row; i < rows->n_rows; i++, row += sign)
    {
      guint64 carry = 0;

      for (int k = 0; k < n_planes; k += 2)
        {
          const Plane *low = &planes[begin + sign * k];
          const Plane *high = k + 1 < n_planes ? low + sign : NULL;
          const guint64 near = before[k / 2] >> 2 | before[k / 2 + 1] << (2 * BITS - 2) | carry;
          const guint64 open = (low->open[row] | (high != NULL ? (guint64) high->open[row] << BITS : 0)) & ~near;
          const guint64 lost = lm_zeckendorf_settle (open);

          before[k / 2] = lost;
          low->words[row] = lost;
          if (high != NULL)
            high->words[row] = lost >> BITS;
          carry = lost >> (2 * BITS - 1);
        }
      if (n_planes % 2 == 0)
        before[n_planes / 2] = 0;
    }

  for (int k = 0; k < n_planes; k++)
    rows->before[begin + sign * k] = before[k / 2] >> k % 2 * BITS;
}

static G_ALWAYS_INLINE inline void
settle_rows (gboolean     forward,
             const Rows  *rows,
             const Plane *planes)
{
  const Plane *low = &planes[forward ? rows->last : rows->first];
  const Plane *high = &planes[forward ? rows->first : rows->last];
  const int n_planes = rows->last - rows->first + 1;
  const int row = rows->row;

  if (n_planes == 1)
    settle_run (forward, rows, low->open + row, low->words + row);
  else if (n_planes == 2)
    settle_two (forward, rows, low->open + row, high->open + row, low->words + row, high->words + row);
  else if (n_planes == 3)
    settle_many (forward, rows, planes, 3);
  else if (n_planes == 4)
    settle_many (forward, rows, planes, 4);
  else
    settle_many (forward, rows, planes, n_planes);
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
find_run (Rows        *rows,
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
      find_run (&rows, planes, n_planes);
      rows.n_rows = count_alike (&rows, planes, n_planes, forward ? first : last);
      settle_rows (forward, &rows, planes);
      forget_beyond (&rows);
      n_left -= rows.n_rows;
      rows.row += forward ? -rows.n_rows : rows.n_rows;
    }
}

static G_ALWAYS_INLINE inline void
settle (const guint32 *zeros,
        const Block   *block,
        const Block   *before,
        gboolean       forward)
{
  const int sign = forward ? -1 : 1;

  if (block->n_planes == 1)
    {
      settle_one (forward, block->planes, get_before (zeros, before, sign, 0, block->first));
      return;
    }

  for (int k = 0; k < block->n_planes; k++)
    subtract_before (&block->planes[k], get_before (zeros, before, sign, k, block->planes[k].first), forward);
  settle_block (forward, block->planes, block->n_planes, block->first, block->last);
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
