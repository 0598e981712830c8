/* SPDX-License-Identifier: GPL-3.0-or-later */
/* curve.c: the share of Player 1 in the reversed game as a curve, for the window and for files. */

#include "config.h"

#include "curve.h"

#include <glib/gi18n.h>
#include <math.h>

/* The first shares swing between 0 and 1; with room for them one would see nothing of the others. */
#define SETTLED 10

/* The shares at the bottom and the top are multiples of this. */
#define GRAIN 0.05

/* The widest number at the left. */
#define WIDEST "0.00"

/* Between a number and the part with the curve, in pixels, and at the very left. */
#define GAP 6
#define MARGIN 4

/* How far apart the numbers are at least, in lines of text. */
#define X_LINES 3.0
#define Y_LINES 1.3

static PangoLayout *
create_layout (PangoContext *text,
               const char   *string)
{
  PangoLayout *layout = pango_layout_new (text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_text (layout, string, -1);
  return layout;
}

/* The height of a line of the small text of a curve, in pixels. */
double
lm_reversed_curve_get_line (PangoContext *text)
{
  g_autoptr (PangoLayout) layout = create_layout (text, "0");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* What it is guessed to tend to is always in the picture. */
static void
measure_shares (LmReversedCurve *self)
{
  double low = LM_ZECKENDORF_CONJECTURE_SHARE - GRAIN;
  double high = LM_ZECKENDORF_CONJECTURE_SHARE + GRAIN;

  for (guint n = SETTLED; n <= self->last; n++)
    {
      const double share = lm_zeckendorf_conjecture_get_share (self->conjecture, n);

      low = MIN (low, share);
      high = MAX (high, share);
    }

  self->low = floor (low / GRAIN) * GRAIN;
  self->high = ceil (high / GRAIN) * GRAIN;
}

/* Finds the others. @width: of the whole picture, in pixels. */
void
lm_reversed_curve_measure (LmReversedCurve *self,
                           double           width,
                           double           height)
{
  g_autoptr (PangoLayout) widest = create_layout (self->text, WIDEST);
  int left;
  int line;

  pango_layout_get_pixel_size (widest, &left, &line);
  self->line = line;
  self->left = MARGIN + left + GAP;
  self->top = round (self->line / 2);
  self->width = MAX (width - self->left - GAP, 1);
  self->height = MAX (height - self->top - self->line - GAP, 1);
  self->end = MAX (self->end, LM_ZECKENDORF_CONJECTURE_FIRST + 1);
  measure_shares (self);
}

double
lm_reversed_curve_get_x (const LmReversedCurve *self,
                         double                 n)
{
  const double first = LM_ZECKENDORF_CONJECTURE_FIRST;

  return self->left + (n - first) / (self->end - first) * self->width;
}

/* Where it is; outside of the picture when it is out of its range. */
double
lm_reversed_curve_get_y (const LmReversedCurve *self,
                         double                 share)
{
  return self->top + (self->high - share) / (self->high - self->low) * self->height;
}

/* The known value that is nearest to it. */
guint
lm_reversed_curve_get_n (const LmReversedCurve *self,
                         double                 x)
{
  const double first = LM_ZECKENDORF_CONJECTURE_FIRST;

  return CLAMP (round (first + (x - self->left) / self->width * (self->end - first)), first, self->last);
}

/*
 * Writes small text, with room around it where it crosses lines; it does not leave the picture to the right.
 * @align: what of it is at @x: 0 its beginning, 0.5 its middle, 1 its end.
 */
void
lm_reversed_curve_draw_text (const LmReversedCurve *self,
                             cairo_t               *cr,
                             const char            *string,
                             double                 x,
                             double                 y,
                             double                 align)
{
  g_autoptr (PangoLayout) layout = create_layout (self->text, string);
  const GdkRGBA room = lm_rgba_fade (&self->style.background, 0.9);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  x = MIN (x - align * width, self->left + self->width + GAP - width);

  cairo_move_to (cr, x, y);
  pango_cairo_layout_path (cr, layout);
  gdk_cairo_set_source_rgba (cr, &room);
  cairo_set_line_width (cr, 4);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);

  cairo_move_to (cr, x, y);
  gdk_cairo_set_source_rgba (cr, &self->style.foreground);
  pango_cairo_show_layout (cr, layout);
}

/* Returns: the least of 1, 2, 5, 10, 20, … with which not more than @n_steps fit into @length */
static guint
get_step (double length,
          double n_steps)
{
  guint step = 1;

  for (guint i = 0; step * MAX (n_steps, 1) < length; i++)
    step = i % 3 == 1 ? step / 2 * 5 : 2 * step;

  return step;
}

static guint
get_x_step (const LmReversedCurve *self)
{
  return get_step (self->end, self->width / (X_LINES * self->line));
}

/* In hundredths. */
static guint
get_y_step (const LmReversedCurve *self)
{
  return MAX (get_step (100 * (self->high - self->low), self->height / (Y_LINES * self->line)), 5);
}

/* Whole pixels, so that the lines are sharp. */
static void
draw_grid (const LmReversedCurve *self,
           cairo_t               *cr)
{
  const GdkRGBA color = lm_rgba_fade (&self->style.foreground, self->style.high_contrast ? 0.5 : 0.15);
  const guint x_step = get_x_step (self);
  const guint y_step = get_y_step (self);

  gdk_cairo_set_source_rgba (cr, &color);
  for (guint share = ceil (100 * self->low - 1e-6); share <= 100 * self->high + 1e-6; share++)
    if (share % y_step == 0)
      cairo_rectangle (cr, self->left, round (lm_reversed_curve_get_y (self, share / 100.0)), self->width, 1);
  for (guint n = x_step; n <= self->end; n += x_step)
    if (n >= LM_ZECKENDORF_CONJECTURE_FIRST)
      cairo_rectangle (cr, round (lm_reversed_curve_get_x (self, n)), self->top, 1, self->height);
  cairo_fill (cr);
}

static void
draw_numbers (const LmReversedCurve *self,
              cairo_t               *cr)
{
  const guint x_step = get_x_step (self);
  const guint y_step = get_y_step (self);

  for (guint share = ceil (100 * self->low - 1e-6); share <= 100 * self->high + 1e-6; share++)
    if (share % y_step == 0)
      {
        g_autofree char *number = g_strdup_printf ("%.2f", share / 100.0);

        lm_reversed_curve_draw_text (self, cr, number, self->left - GAP,
                                     lm_reversed_curve_get_y (self, share / 100.0) - self->line / 2, 1);
      }

  for (guint n = x_step; n <= self->end; n += x_step)
    {
      g_autofree char *number = g_strdup_printf ("%u", n);

      if (n >= LM_ZECKENDORF_CONJECTURE_FIRST)
        lm_reversed_curve_draw_text (self, cr, number, lm_reversed_curve_get_x (self, n),
                                     self->top + self->height + GAP / 2, 0.5);
    }
}

/* Dashes for what is not proved. */
static void
draw_guess (const LmReversedCurve *self,
            cairo_t               *cr)
{
  const double dashes[] = { 5, 4 };
  const double y = round (lm_reversed_curve_get_y (self, LM_ZECKENDORF_CONJECTURE_SHARE)) + 0.5;

  cairo_save (cr);
  gdk_cairo_set_source_rgba (cr, &self->style.loss);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, 1.5);
  cairo_move_to (cr, self->left, y);
  cairo_line_to (cr, self->left + self->width, y);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_shares (const LmReversedCurve *self,
             cairo_t               *cr)
{
  cairo_save (cr);
  cairo_rectangle (cr, self->left, self->top - 1, self->width + 2, self->height + 2);
  cairo_clip (cr);
  for (guint n = LM_ZECKENDORF_CONJECTURE_FIRST; n <= self->last; n++)
    cairo_line_to (cr, lm_reversed_curve_get_x (self, n),
                   lm_reversed_curve_get_y (self, lm_zeckendorf_conjecture_get_share (self->conjecture, n)));
  gdk_cairo_set_source_rgba (cr, &self->style.win);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws it, the line that it is guessed to tend to, and the axes. */
void
lm_reversed_curve_draw (const LmReversedCurve *self,
                        cairo_t               *cr)
{
  draw_grid (self, cr);
  draw_guess (self, cr);
  draw_shares (self, cr);
  draw_numbers (self, cr);
  lm_reversed_curve_draw_text (self, cr, _("1/φ = 0.618…"), self->left + self->width,
                               lm_reversed_curve_get_y (self, LM_ZECKENDORF_CONJECTURE_SHARE) + 2, 1);
}

/* Marks where the curve is read. */
void
lm_reversed_curve_draw_mark (const LmReversedCurve *self,
                             cairo_t               *cr,
                             guint                  n)
{
  const GdkRGBA faint = lm_rgba_fade (&self->style.foreground, self->style.high_contrast ? 1 : 0.5);
  const double share = CLAMP (lm_zeckendorf_conjecture_get_share (self->conjecture, n), self->low, self->high);
  const double x = lm_reversed_curve_get_x (self, n);

  gdk_cairo_set_source_rgba (cr, &faint);
  cairo_rectangle (cr, round (x), self->top, 1, self->height);
  cairo_fill (cr);

  cairo_arc (cr, round (x) + 0.5, lm_reversed_curve_get_y (self, share), 4, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &self->style.win);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &self->style.background);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}
