/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tray.c: draws what is left to place, as a roll of coins in its tray. */

#include "board.h"

/* Relative to the tray's height. */
#define COIN_HEIGHT 0.66
#define ROUNDING 0.28

static void
paint_bed (const LmZeckendorfPen *pen,
           const GdkRectangle    *tray)
{
  GdkRGBA bed = lm_rgba_fade (&pen->style->foreground, 0.06);
  GdkRGBA edge = lm_rgba_fade (&pen->style->foreground, pen->style->high_contrast ? 1 : 0.16);

  cairo_new_path (pen->cr);
  lm_board_trace_rounded (pen->cr, tray->x + 0.5, tray->y + 0.5, tray->width - 1, tray->height - 1,
                          ROUNDING * tray->height);
  lm_board_paint (pen->cr, &bed, &edge, 1);
}

/* A coin on edge, seen from the side. */
static void
paint_coin (const LmZeckendorfPen *pen,
            double                 x,
            double                 y,
            double                 width,
            double                 height)
{
  cairo_pattern_t *metal = cairo_pattern_create_linear (0, y, 0, y + height);
  LmZeckendorfGold gold;

  lm_zeckendorf_gold_get (&gold, 0);
  lm_zeckendorf_gold_add_stop (metal, 0.00, &gold.middle, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.28, &gold.light, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.60, &gold.middle, 1);
  lm_zeckendorf_gold_add_stop (metal, 1.00, &gold.dark, 1);
  cairo_new_path (pen->cr);
  lm_board_trace_rounded (pen->cr, x, y, width, height, MIN (0.4 * width, 3));
  cairo_set_source (pen->cr, metal);
  cairo_fill_preserve (pen->cr);
  lm_board_stroke (pen->cr, pen->style->high_contrast ? &pen->style->foreground : &gold.dark, 0.8);
  cairo_pattern_destroy (metal);
}

/* Draws a coin for each one that is left, as far as there is room. */
void
lm_zeckendorf_draw_tray (const LmZeckendorfPen *pen,
                         guint                  stock)
{
  GdkRectangle tray;
  LmZeckendorfRoll roll;
  double height, top;

  lm_zeckendorf_layout_get_tray (pen->layout, &tray);
  lm_zeckendorf_layout_get_roll (pen->layout, stock, &roll);
  height = COIN_HEIGHT * tray.height;
  top = tray.y + 0.5 * (tray.height - height);

  paint_bed (pen, &tray);
  for (guint i = 0; i < roll.n_shown; i++)
    paint_coin (pen, roll.left + i * roll.step + 0.4, top, roll.step - 0.8, height);
}

/* Outlines the coins that would be placed. */
void
lm_zeckendorf_draw_tray_mark (const LmZeckendorfPen *pen,
                              guint                  stock,
                              guint                  n_coins)
{
  GdkRectangle tray;
  LmZeckendorfRoll roll;
  double width, height;

  lm_zeckendorf_layout_get_tray (pen->layout, &tray);
  lm_zeckendorf_layout_get_roll (pen->layout, stock, &roll);
  if (MIN (n_coins, roll.n_shown) == 0)
    return;

  width = MIN (n_coins, roll.n_shown) * roll.step;
  height = COIN_HEIGHT * tray.height + 4;
  cairo_new_path (pen->cr);
  lm_board_trace_rounded (pen->cr, roll.right - width - 1, tray.y + 0.5 * (tray.height - height), width + 2, height, 3);
  lm_board_stroke (pen->cr, &pen->style->accent, 3);
}
