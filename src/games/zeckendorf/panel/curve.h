/* SPDX-License-Identifier: GPL-3.0-or-later */
/* curve.h: the share of Player 1 in the reversed game as a curve, for the window and for files. */

#pragma once

#include "board/lm-board-style.h"
#include "games/zeckendorf/theory/conjecture.h"

G_BEGIN_DECLS

/**
 * LmReversedCurve:
 * @style: the colours
 * @text: the font
 * @conjecture: what is known
 * @last: how far the curve goes; 1 when nothing is known
 * @end: the n at the right end
 * @left: where the part with the curve begins, in pixels
 * @top: where it begins
 * @width: of that part
 * @height: of that part
 * @line: height of a line of text
 * @low: the share at the bottom
 * @high: the share at the top
 *
 * What a drawing needs to know.
 */
typedef struct
{
  LmBoardStyle            style;
  PangoContext           *text;
  LmZeckendorfConjecture *conjecture;
  guint                   last;
  guint                   end;

  double                  left;
  double                  top;
  double                  width;
  double                  height;
  double                  line;
  double                  low;
  double                  high;
} LmReversedCurve;

void         lm_reversed_curve_measure   (LmReversedCurve        *self,
                                          double                  width,
                                          double                  height);
double       lm_reversed_curve_get_x     (const LmReversedCurve  *self,
                                          double                  n);
double       lm_reversed_curve_get_y     (const LmReversedCurve  *self,
                                          double                  share);
guint        lm_reversed_curve_get_n     (const LmReversedCurve  *self,
                                          double                  x);
void         lm_reversed_curve_draw      (const LmReversedCurve  *self,
                                          cairo_t                *cr);
void         lm_reversed_curve_draw_mark (const LmReversedCurve  *self,
                                          cairo_t                *cr,
                                          guint                   n);
double       lm_reversed_curve_get_line  (PangoContext           *text);
void         lm_reversed_curve_draw_text (const LmReversedCurve  *self,
                                          cairo_t                *cr,
                                          const char             *string,
                                          double                  x,
                                          double                  y,
                                          double                  align);

G_END_DECLS
