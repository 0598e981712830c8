/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tray.c: draws what is left to place, as a roll of coins in its tray. */

#include "config.h"

#include "painter.h"

/* Relative to the tray's height. */
#define COIN_HEIGHT 0.66
#define ROUNDING 0.28

static void
trace_rounded (cairo_t *cr,
               double   x,
               double   y,
               double   width,
               double   height,
               double   radius)
{
  cairo_new_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -0.5 * G_PI, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, 0.5 * G_PI);
  cairo_arc (cr, x + radius, y + height - radius, radius, 0.5 * G_PI, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static void
paint_bed (cairo_t            *cr,
           const LmBoardStyle *style,
           const GdkRectangle *tray)
{
  GdkRGBA bed = lm_rgba_fade (&style->foreground, 0.06);
  GdkRGBA edge = lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : 0.16);

  trace_rounded (cr, tray->x + 0.5, tray->y + 0.5, tray->width - 1, tray->height - 1, ROUNDING * tray->height);
  gdk_cairo_set_source_rgba (cr, &bed);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &edge);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* A coin on edge, seen from the side. */
static void
paint_coin (cairo_t            *cr,
            const LmBoardStyle *style,
            double              x,
            double              y,
            double              width,
            double              height)
{
  cairo_pattern_t *metal = cairo_pattern_create_linear (0, y, 0, y + height);
  LmZeckendorfGold gold;

  lm_zeckendorf_gold_get (&gold, 0);
  lm_zeckendorf_gold_add_stop (metal, 0.00, &gold.middle, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.28, &gold.light, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.60, &gold.middle, 1);
  lm_zeckendorf_gold_add_stop (metal, 1.00, &gold.dark, 1);
  trace_rounded (cr, x, y, width, height, MIN (0.4 * width, 3));
  cairo_set_source (cr, metal);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, style->high_contrast ? &style->foreground : &gold.dark);
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
  cairo_pattern_destroy (metal);
}

/* Draws a coin for each one that is left, as far as there is room. */
void
lm_zeckendorf_paint_tray (cairo_t                  *cr,
                          const LmBoardStyle       *style,
                          const LmZeckendorfLayout *layout,
                          guint                     stock)
{
  GdkRectangle tray;
  LmZeckendorfRoll roll;
  double height, top;

  lm_zeckendorf_layout_get_tray (layout, &tray);
  lm_zeckendorf_layout_get_roll (layout, stock, &roll);
  height = COIN_HEIGHT * tray.height;
  top = tray.y + 0.5 * (tray.height - height);

  paint_bed (cr, style, &tray);
  for (guint i = 0; i < roll.n_shown; i++)
    paint_coin (cr, style, roll.left + i * roll.step + 0.4, top, roll.step - 0.8, height);
}

/* Outlines the coins that would be placed. */
void
lm_zeckendorf_paint_tray_mark (cairo_t                  *cr,
                               const LmBoardStyle       *style,
                               const LmZeckendorfLayout *layout,
                               guint                     stock,
                               guint                     n_coins)
{
  GdkRectangle tray;
  LmZeckendorfRoll roll;
  double width, height;

  lm_zeckendorf_layout_get_tray (layout, &tray);
  lm_zeckendorf_layout_get_roll (layout, stock, &roll);
  if (MIN (n_coins, roll.n_shown) == 0)
    return;

  width = MIN (n_coins, roll.n_shown) * roll.step;
  height = COIN_HEIGHT * tray.height + 4;
  trace_rounded (cr, roll.right - width - 1, tray.y + 0.5 * (tray.height - height), width + 2, height, 3);
  gdk_cairo_set_source_rgba (cr, &style->accent);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
}
