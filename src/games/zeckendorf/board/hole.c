/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hole.c: draws the black hole with Cairo. */

#include "board.h"

/* In radii of the dark disc. */
#define GLOW 1.5
#define RING_INNER 1.02
#define RING_OUTER 1.5

/* The ring is seen from above at an angle, as the chips are. */
#define TILT 0.34

/* So large is a chip just before it vanishes. */
#define FALLING_SIZE 0.5

static const GdkRGBA white_hot = { 1.00, 0.96, 0.82, 1 };
static const GdkRGBA bright = { 0.98, 0.78, 0.34, 1 };
static const GdkRGBA ember = { 0.91, 0.54, 0.16, 1 };
static const GdkRGBA night = { 0.02, 0.02, 0.04, 1 };

/* A soft light around the disc, which ends where the lane does. */
static void
paint_glow (const LmZeckendorfPen *pen)
{
  cairo_pattern_t *glow = cairo_pattern_create_radial (0, 0, 0.9, 0, 0, GLOW);

  lm_zeckendorf_gold_add_stop (glow, 0.0, &bright, pen->style->dark ? 0.75 : 0.85);
  lm_zeckendorf_gold_add_stop (glow, 0.3, &ember, pen->style->dark ? 0.32 : 0.42);
  lm_zeckendorf_gold_add_stop (glow, 1.0, &ember, 0);
  cairo_arc (pen->cr, 0, 0, GLOW, 0, 2 * G_PI);
  cairo_set_source (pen->cr, glow);
  cairo_fill (pen->cr);
  cairo_pattern_destroy (glow);
}

/* The half of the ring that lies behind the disc, or the one before it. */
static void
paint_ring (cairo_t *cr,
            gboolean front)
{
  cairo_pattern_t *light = cairo_pattern_create_radial (0, 0, RING_INNER, 0, 0, RING_OUTER);

  lm_zeckendorf_gold_add_stop (light, 0.00, &bright, 0.15);
  lm_zeckendorf_gold_add_stop (light, 0.25, &white_hot, 1);
  lm_zeckendorf_gold_add_stop (light, 0.55, &bright, 0.95);
  lm_zeckendorf_gold_add_stop (light, 1.00, &ember, 0);

  cairo_save (cr);
  cairo_rectangle (cr, -GLOW, front ? 0 : -GLOW, 2 * GLOW, GLOW);
  cairo_clip (cr);
  cairo_scale (cr, 1, TILT);
  cairo_arc (cr, 0, 0, RING_OUTER, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc_negative (cr, 0, 0, RING_INNER, 2 * G_PI, 0);
  cairo_set_source (cr, light);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_pattern_destroy (light);
}

static void
paint_disc (const LmZeckendorfPen *pen,
            double                 pixel)
{
  cairo_pattern_t *rim = cairo_pattern_create_linear (-1, -0.4, 1, 0.4);

  cairo_new_path (pen->cr);
  cairo_arc (pen->cr, 0, 0, 1, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (pen->cr, &night);
  cairo_fill_preserve (pen->cr);

  lm_zeckendorf_gold_add_stop (rim, 0.0, &white_hot, 1);
  lm_zeckendorf_gold_add_stop (rim, 0.6, &bright, 1);
  lm_zeckendorf_gold_add_stop (rim, 1.0, &ember, 1);
  cairo_set_source (pen->cr, rim);
  cairo_set_line_width (pen->cr, MAX (0.07, 2 * pixel));
  cairo_stroke (pen->cr);
  cairo_pattern_destroy (rim);
}

/* Outlines rather than light: a ring in the colour of the text, apart from the disc. */
static void
paint_outline (const LmZeckendorfPen *pen,
               double                 pixel)
{
  gdk_cairo_set_source_rgba (pen->cr, &pen->style->background);
  cairo_new_path (pen->cr);
  cairo_arc (pen->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_set_line_width (pen->cr, 3 * pixel);
  cairo_stroke (pen->cr);
  gdk_cairo_set_source_rgba (pen->cr, &pen->style->foreground);
  cairo_arc (pen->cr, 0, 0, 1 + 3 * pixel, 0, 2 * G_PI);
  cairo_stroke (pen->cr);
}

/* Draws a dark disc with a bright ring. */
void
lm_zeckendorf_draw_hole (const LmZeckendorfPen *pen)
{
  const double pixel = 1 / pen->layout->hole_radius;

  cairo_save (pen->cr);
  cairo_translate (pen->cr, pen->layout->hole.x, pen->layout->hole.y);
  cairo_scale (pen->cr, pen->layout->hole_radius, pen->layout->hole_radius);
  if (pen->style->high_contrast)
    {
      paint_disc (pen, pixel);
      paint_outline (pen, pixel);
    }
  else
    {
      paint_glow (pen);
      paint_ring (pen->cr, FALSE);
      paint_disc (pen, pixel);
      paint_ring (pen->cr, TRUE);
    }
  cairo_restore (pen->cr);
}

/* Outlines the hole; a chip that would fall is seen before it vanishes. */
void
lm_zeckendorf_draw_hole_mark (const LmZeckendorfPen *pen,
                              LmZeckendorfMark       mark)
{
  const double dashes[] = { 5, 4 };
  const gboolean take = mark == LM_ZECKENDORF_MARK_TAKE;

  cairo_save (pen->cr);
  cairo_new_path (pen->cr);
  cairo_arc (pen->cr, pen->layout->hole.x, pen->layout->hole.y, 1.08 * pen->layout->hole_radius + 2, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (pen->cr, take ? &pen->style->accent : &pen->style->foreground);
  cairo_set_line_width (pen->cr, take ? 3 : 2);
  if (take)
    cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (pen->cr);
  cairo_restore (pen->cr);

  if (take)
    lm_zeckendorf_draw_ghost (pen, pen->layout->n_columns, FALLING_SIZE, &pen->layout->hole);
}
