/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layer-map.h: where in memory the positions of one value and one number of chips lie, one bit for each. */

#pragma once

#include "games/zeckendorf/rules/rules.h"

/* Positions are looked at in blocks, which fill the bins before this one. */
#define LM_ZECKENDORF_LAYER_BIN 5

/* A word holds so many heights of bin 3. */
#define LM_ZECKENDORF_LAYER_BITS 32

/* No layer of a value up to this one has as many words as 32 bits can count; the largest of 1100 would take 3 GB. */
#define LM_ZECKENDORF_LAYERS_MAX 1100

/* In place of where a plane begins: there is none. */
#define LM_ZECKENDORF_NO_PLANE G_MININT16

/**
 * LmZeckendorfLayerMap:
 * @max_n: the largest value that it serves
 * @n_bins: how many bins the positions are looked at in, at least 5
 * @max_planes: how many planes a block has at the most
 * @bytes: of memory
 *
 * Every move changes the number of chips by one, always in the same direction,
 * or not at all. A *layer* is what has the number of chips T in common as well
 * as the value n, and moves lead to the same layer or to the next one.
 *
 * A *block* of a layer is what has the heights of bins 5 and beyond in common.
 * What those leave for bins 1 to 4 is the value m and t chips. A *row* of it
 * has the height h of bin 4 in common, too. With r = m - 5 h and u = t - h left
 * for three bins, value and chips leave one coordinate free, the height of bin
 * 3, x: there are r - u - 2 x chips in bin 2 and 2 u - r + x in bin 1. For
 * neither to be negative, with a = m - 2 t and b = (m - t) / 2 rounded down,
 *
 *   max (0, a - 3 h) <= x <= b - 2 h
 *
 * and there are such x for the rows from max (0, a - b) to b / 2. A position is
 * bit x of its row.
 *
 * Rows are cut into words. The words of x from 32 k to 32 k + 31 of all rows
 * that have such x lie side by side: that is plane k of the block, and by the
 * two inequalities its rows have no gap between them. Before the first plane
 * and after each of them is an empty word. All of this depends on m and t
 * alone. So whatever a move does to bins 1 to 4, from a plane it leads to a
 * plane at a distance that is the same for all of its rows, and where it would
 * take a chip that is not there it finds an empty bit or one of these words.
 *
 * The blocks lie in the lexicographic order of the heights, the last bin most
 * significant. Let s_k (m, t) be how many words the positions of value m with t
 * chips in bins 1 to k take, and m_k and t_k value and chips of bins 1 to k of
 * a position. Of the blocks before its own those are as great in bins beyond k
 * and smaller in bin k that s_k (m_k, t_k) - s_k (m_{k-1}, t_{k-1}) tells. The
 * sum over k >= 5 is where its block begins. In another order it is the size of
 * the layer, less s_4 of the block, less for every k from 4 to the last bin but
 * one the *gain*
 *
 *   g_k (m_k, t_k) = s_{k+1} (m_k, t_k) - s_k (m_k, t_k)
 *                  = s_{k+1} (m_k - F_{k+1}, t_k - 1)
 *
 * A move changes few of the m_k and t_k, so that it moves the beginning by a
 * few differences of gains, and those of a bin are known as soon as the bins
 * from it on are.
 */
typedef struct
{
  guint    max_n;
  guint    n_bins;
  guint    max_planes;
  gsize    bytes;

  /*< private >*/
  gsize    n_cells;   /* pairs of value and chips */
  guint32 *starts;    /* [value]: its first cell; there is one before, for gains are asked for at one chip less than none */
  guint    stride;    /* of shapes */
  gint16  *shapes;    /* for each cell: size, no plane, where the planes begin, no plane */
  guint32 *gains;     /* [k - 4][cell] */
  guint32 *fives;     /* [cell]: s_5 */
  guint32 *sizes;     /* [cell]: of layers */
} LmZeckendorfLayerMap;

guint64               lm_zeckendorf_layer_map_estimate (guint                        max_n);
LmZeckendorfLayerMap *lm_zeckendorf_layer_map_new      (guint                        max_n);
void                  lm_zeckendorf_layer_map_free     (LmZeckendorfLayerMap        *map);
guint64               lm_zeckendorf_layer_map_locate   (const LmZeckendorfLayerMap  *map,
                                                        const guint32               *heights);

static inline gsize
lm_zeckendorf_layer_map_cell (const LmZeckendorfLayerMap *map,
                              int                         value,
                              int                         chips)
{
  return (gsize) ((int) map->starts[value] + chips);
}

/* How many words a layer takes. */
static inline guint32
lm_zeckendorf_layer_map_size (const LmZeckendorfLayerMap *map,
                              int                         n,
                              int                         chips)
{
  return map->sizes[lm_zeckendorf_layer_map_cell (map, n, chips)];
}

/* g of the class comment; 0 beyond the last bin but one. */
static inline gint64
lm_zeckendorf_layer_map_gain (const LmZeckendorfLayerMap *map,
                              guint                       bin,
                              int                         value,
                              int                         chips)
{
  return map->gains[(bin - 4) * map->n_cells + lm_zeckendorf_layer_map_cell (map, value, chips)];
}

/* s_5 of the class comment, which is also the size of a block with its gain. */
static inline guint32
lm_zeckendorf_layer_map_size_of_five (const LmZeckendorfLayerMap *map,
                                      int                         value,
                                      int                         chips)
{
  return map->fives[lm_zeckendorf_layer_map_cell (map, value, chips)];
}

/*
 * Where the planes of a block begin in it, if row 0 of each were there; %LM_ZECKENDORF_NO_PLANE before the first and
 * after the last of them. %NULL when no positions have that value and so many chips in bins 1 to 4.
 */
static inline const gint16 *
lm_zeckendorf_layer_map_planes (const LmZeckendorfLayerMap *map,
                                int                         value,
                                int                         chips)
{
  const gint16 *shape;

  if (chips < 0 || chips > value || value > 5 * chips)
    return NULL;

  shape = map->shapes + lm_zeckendorf_layer_map_cell (map, value, chips) * map->stride;
  return shape[0] != 0 ? shape + 2 : NULL;
}

/* The size of the block of which these are the planes. */
static inline int
lm_zeckendorf_layer_map_block_size (const gint16 *planes)
{
  return planes[-2];
}

/* The first row that has a bit in plane @plane. */
static inline int
lm_zeckendorf_layer_map_first_row (int value,
                                   int chips,
                                   int plane)
{
  const int a = value - 2 * chips;
  const int b = (value - chips) / 2;
  const int beyond = a - LM_ZECKENDORF_LAYER_BITS * plane - (LM_ZECKENDORF_LAYER_BITS - 1);

  return MAX (MAX (0, a - b), beyond > 0 ? (beyond + 2) / 3 : 0);
}

/* The last row that has a bit in plane @plane; before the first when there is none. */
static inline int
lm_zeckendorf_layer_map_last_row (int value,
                                  int chips,
                                  int plane)
{
  const int left = (value - chips) / 2 - LM_ZECKENDORF_LAYER_BITS * plane;

  return left >= 0 ? left / 2 : -1;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfLayerMap, lm_zeckendorf_layer_map_free)
