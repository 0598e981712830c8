/* SPDX-License-Identifier: GPL-3.0-or-later */
/* strip.h: who wins the reversed game from n, one cell for each n. */

#pragma once

#include "curve.h"

G_BEGIN_DECLS

/**
 * LmReversedStrip:
 * @curve: the curve that it is below, whose sides it shares
 * @top: where it begins, in pixels
 * @row: height of either of its two rows
 * @cell: width of a cell
 * @first: the n of the first cell
 * @n_cells: how many cells there are
 *
 * What a drawing needs to know.
 */
typedef struct
{
  const LmReversedCurve *curve;
  double                 top;
  double                 row;
  double                 cell;
  guint                  first;
  guint                  n_cells;
} LmReversedStrip;

double lm_reversed_strip_get_height (double                  line);
void   lm_reversed_strip_measure    (LmReversedStrip        *self,
                                     const LmReversedCurve  *curve,
                                     double                  top,
                                     guint                   cursor,
                                     guint                   first);
guint  lm_reversed_strip_get_n      (const LmReversedStrip  *self,
                                     double                  x,
                                     double                  y);
void   lm_reversed_strip_draw       (const LmReversedStrip  *self,
                                     cairo_t                *cr,
                                     guint                   cursor,
                                     guint                   pointed);

G_END_DECLS
