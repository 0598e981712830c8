/* SPDX-License-Identifier: GPL-3.0-or-later */
/* skull.c: what is on the poisoned square, on the screen and on paper. */

#include "skull.h"

/* A bone from the lower left to the upper right, about the middle. */
static void
stroke_bone (cairo_t     *cr,
             const LmInk *bone,
             double       mirror)
{
  for (int end = -1; end <= 1; end += 2)
    {
      cairo_move_to (cr, 0, 0.19);
      cairo_line_to (cr, 0.25 * end * mirror, 0.19 - 0.11 * end);
      lm_pen_paint_path (cr, NULL, bone);
      cairo_arc (cr, 0.27 * end * mirror, 0.155 - 0.11 * end, 0.045, 0, 2 * G_PI);
      cairo_arc (cr, 0.255 * end * mirror, 0.225 - 0.11 * end, 0.045, 0, 2 * G_PI);
      lm_pen_paint_path (cr, bone, NULL);
    }
}

static void
fill_skull (cairo_t     *cr,
            const LmInk *bone)
{
  cairo_arc (cr, 0, -0.09, 0.205, 0.8 * G_PI, 2.2 * G_PI);
  cairo_line_to (cr, 0.115, 0.13);
  cairo_curve_to (cr, 0.115, 0.17, 0.08, 0.18, 0, 0.18);
  cairo_curve_to (cr, -0.08, 0.18, -0.115, 0.17, -0.115, 0.13);
  cairo_close_path (cr);
  lm_pen_paint_path (cr, bone, NULL);
}

static void
fill_hollows (cairo_t     *cr,
              const LmInk *socket)
{
  cairo_arc (cr, -0.085, -0.065, 0.062, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.085, -0.065, 0.062, 0, 2 * G_PI);
  cairo_move_to (cr, 0, 0.0);
  cairo_line_to (cr, 0.032, 0.058);
  cairo_line_to (cr, -0.032, 0.058);
  cairo_close_path (cr);
  lm_pen_paint_path (cr, socket, NULL);
  cairo_set_line_width (cr, 0.018);
  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (cr, 0.052 * i, 0.105);
      cairo_line_to (cr, 0.052 * i, 0.17);
    }
  lm_pen_paint_path (cr, NULL, socket);
}

/* A skull above crossed bones, which nobody takes for chocolate. */
void
lm_chomp_draw_skull (cairo_t     *cr,
                     double       size,
                     const LmInk *bone,
                     const LmInk *socket)
{
  cairo_save (cr);
  cairo_translate (cr, 0.5 * size, 0.49 * size);
  cairo_scale (cr, 1.12 * size, 1.12 * size);
  cairo_set_line_width (cr, 0.055);
  stroke_bone (cr, bone, 1);
  stroke_bone (cr, bone, -1);
  fill_skull (cr, bone);
  fill_hollows (cr, socket);
  cairo_restore (cr);
}
