/* SPDX-License-Identifier: GPL-3.0-or-later */
/* strip.c: who wins the reversed game from n, one cell for each n. */

#include "config.h"

#include "strip.h"

#include <glib/gi18n.h>
#include <math.h>

/* A cell is as wide as that at least, so that it can be hit. */
#define MIN_CELL 9.0

/* Between a row and what is beside it. */
#define GAP 3

/* Below that many cells there is a number. */
#define NUMBER_STEP 5

/* How high a strip is, in pixels. */
double
lm_reversed_strip_get_height (double line)
{
  return 3 * line + 3 * GAP;
}

/* Finds which cells there is room for. @self: (out caller-allocates): a strip. */
void
lm_reversed_strip_measure (LmReversedStrip       *self,
                           const LmReversedCurve *curve,
                           double                 top,
                           guint                  cursor,
                           guint                  first)
{
  const guint n_known = curve->last + 1 - LM_ZECKENDORF_CONJECTURE_FIRST;

  self->curve = curve;
  self->top = top;
  self->row = curve->line;
  self->n_cells = MAX (curve->width / MIN_CELL, 1);
  self->cell = curve->width / self->n_cells;
  self->n_cells = MIN (self->n_cells, n_known);
  if (cursor < first || cursor >= first + self->n_cells)
    first = cursor - MIN (cursor, self->n_cells / 2);
  self->first = CLAMP (first, LM_ZECKENDORF_CONJECTURE_FIRST, curve->last + 1 - self->n_cells);
}

/* The value whose cell is there, or 0. */
guint
lm_reversed_strip_get_n (const LmReversedStrip *self,
                         double                 x,
                         double                 y)
{
  const double place = (x - self->curve->left) / self->cell;

  if (y < self->top || y >= self->top + lm_reversed_strip_get_height (self->row) || place < 0 || place >= self->n_cells)
    return 0;

  return self->first + (guint) place;
}

static double
get_x (const LmReversedStrip *self,
       guint                  n)
{
  return round (self->curve->left + (n - self->first) * self->cell);
}

static guint
get_winner (const LmReversedStrip *self,
            guint                  n)
{
  return lm_zeckendorf_conjecture_get_winner (self->curve->conjecture, n);
}

/* Player 1 above, Player 2 below: told apart without colour. */
static void
draw_cells (const LmReversedStrip *self,
            cairo_t               *cr,
            guint                  winner)
{
  const LmBoardStyle *style = &self->curve->style;
  const double y = self->top + (winner == 1 ? 0 : self->row + GAP);

  for (guint n = self->first; n < self->first + self->n_cells; n++)
    if (get_winner (self, n) == winner)
      cairo_rectangle (cr, get_x (self, n) + 1, y, get_x (self, n + 1) - get_x (self, n) - 1, self->row);
  gdk_cairo_set_source_rgba (cr, winner == 1 ? &style->win : &style->loss);
  cairo_fill (cr);
}

static void
draw_middle (const LmReversedStrip *self,
             cairo_t               *cr)
{
  const LmReversedCurve *curve = self->curve;
  const GdkRGBA color = lm_rgba_fade (&curve->style.foreground, curve->style.high_contrast ? 1 : 0.3);

  gdk_cairo_set_source_rgba (cr, &color);
  cairo_rectangle (cr, curve->left, self->top + self->row + 1, curve->width, 1);
  cairo_fill (cr);
}

/* Around both rows, so that one sees which of them is empty. */
static void
draw_frame (const LmReversedStrip *self,
            cairo_t               *cr,
            guint                  n,
            double                 line_width)
{
  if (n < self->first || n >= self->first + self->n_cells)
    return;

  gdk_cairo_set_source_rgba (cr, &self->curve->style.foreground);
  cairo_set_line_width (cr, line_width);
  cairo_rectangle (cr, get_x (self, n) - 0.5, self->top - 1.5,
                   get_x (self, n + 1) - get_x (self, n) + 2, 2 * self->row + GAP + 3);
  cairo_stroke (cr);
}

static void
draw_numbers (const LmReversedStrip *self,
              cairo_t               *cr)
{
  const LmReversedCurve *curve = self->curve;
  const guint step = self->cell * NUMBER_STEP < 2 * self->row ? 2 * NUMBER_STEP : NUMBER_STEP;

  for (guint n = self->first; n < self->first + self->n_cells; n++)
    if (n % step == 0)
      {
        g_autofree char *number = g_strdup_printf ("%u", n);

        lm_reversed_curve_draw_text (curve, cr, number, get_x (self, n) + self->cell / 2,
                                     self->top + 2 * (self->row + GAP), 0.5);
      }
}

/* Draws it. */
void
lm_reversed_strip_draw (const LmReversedStrip *self,
                        cairo_t               *cr,
                        guint                  cursor,
                        guint                  pointed)
{
  const LmReversedCurve *curve = self->curve;

  draw_middle (self, cr);
  draw_cells (self, cr, 1);
  draw_cells (self, cr, 2);
  draw_numbers (self, cr);
  draw_frame (self, cr, pointed, 1);
  draw_frame (self, cr, cursor, 2);
  lm_reversed_curve_draw_text (curve, cr, C_("player", "P1"), curve->left - 6, self->top, 1);
  lm_reversed_curve_draw_text (curve, cr, C_("player", "P2"), curve->left - 6, self->top + self->row + GAP, 1);
}
