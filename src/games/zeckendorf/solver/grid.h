/* SPDX-License-Identifier: GPL-3.0-or-later */
/* grid.h: where in memory the positions of one value lie, one bit for each. */

#pragma once

#include "games/zeckendorf/rules/rules.h"

/* Positions are looked at in blocks, which fill the bins before this one. */
#define LM_ZECKENDORF_BLOCK_BIN 4

/* A word holds so many heights of bin 1 of one parity. */
#define LM_ZECKENDORF_WORD_BITS 32u

/* Of two units of value in bins 1 and 2 a word holds one bit. */
#define LM_ZECKENDORF_WORD_VALUE (2 * LM_ZECKENDORF_WORD_BITS)

/**
 * LmZeckendorfGrid:
 * @n: the value of the positions
 * @n_bins: how many bins the positions are looked at in, at least 4
 * @n_words: how many words of 32 bits they take, all blocks together
 * @max_planes: how many planes the largest block has
 *
 * A *block* is what has the heights of bins 4 and beyond in common. What those
 * leave of the value is the value w of the block, made up by bins 1 to 3.
 *
 * A *row* of a block has the height r of bin 3 in common, too; what is left is
 * the value v = w - 3 r of the row. Its positions are numbered by half the
 * height of bin 1, rounded down, from 0 to v / 2; bin 2 has the rest.
 *
 * A row is cut into words. The words of the same place of all rows of a block
 * that are so long lie side by side: plane k has the positions k * 32 to
 * k * 32 + 31 of rows 0, 1, … up to the last with v >= 64 k. Before the first
 * plane and after each of them is an empty word, a row without positions. So
 * whatever changes the height of bin 3 or the value of the row leads from a
 * plane to a plane at a distance that is the same for all of its rows, and
 * where it leads out of the plane by one row it finds nothing.
 *
 * The blocks lie in the lexicographic order of the heights, the last bin most
 * significant. Let s_i(v) be how many words the positions of value v in bins 1
 * to i take, and v_i the value of bins 1 to i of a position. Of the blocks
 * before its own those are as great in bins beyond i and smaller in bin i that
 * s_i(v_i) - s_i(v_{i-1}) tells, since v_{i-1} is v_i less what is in bin i.
 * The sum over i >= 4 is where its block begins.
 */
typedef struct
{
  guint    n;
  guint    n_bins;
  guint64  n_words;
  guint    max_planes;

  /*< private >*/
  guint64 *sizes;  /* [bin - 3][value]: s of the class comment */
  guint64 *gains;  /* [bin - 3][value]: s_{bin + 1} - s_bin */
  guint32 *planes; /* [value * max_planes + plane]: where a plane of a block begins in it */
} LmZeckendorfGrid;

LmZeckendorfGrid *lm_zeckendorf_grid_new    (guint                    n);
void              lm_zeckendorf_grid_free   (LmZeckendorfGrid        *grid);
guint64           lm_zeckendorf_grid_locate (const LmZeckendorfGrid  *grid,
                                             const guint32           *heights,
                                             guint                   *bit);

/* How many words all blocks take that leave @value to the bins up to @bin, 3 or more. */
static inline guint64
lm_zeckendorf_grid_size (const LmZeckendorfGrid *grid,
                         guint                   bin,
                         guint                   value)
{
  return grid->sizes[(gsize) (bin - 3) * (grid->n + 1) + value];
}

/*
 * Where a block begins is the size of all, less the size of a block of its
 * value, less this for every bin from 3 to the last but one and the value of
 * the bins up to it: the sum of the class comment in another order.
 */
static inline guint64
lm_zeckendorf_grid_gain (const LmZeckendorfGrid *grid,
                         guint                   bin,
                         guint                   value)
{
  return grid->gains[(gsize) (bin - 3) * (grid->n + 1) + value];
}

/* How many rows of a block of value @value reach plane @plane. */
static inline guint
lm_zeckendorf_grid_rows (guint value,
                         guint plane)
{
  const guint least = plane * LM_ZECKENDORF_WORD_VALUE;

  return value >= least ? (value - least) / 3 + 1 : 0;
}

static inline guint
lm_zeckendorf_grid_planes (guint value)
{
  return value / LM_ZECKENDORF_WORD_VALUE + 1;
}

/* Where plane @plane of a block of value @value begins in it. */
static inline guint
lm_zeckendorf_grid_plane (const LmZeckendorfGrid *grid,
                          guint                   value,
                          guint                   plane)
{
  return grid->planes[(gsize) value * grid->max_planes + plane];
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfGrid, lm_zeckendorf_grid_free)
