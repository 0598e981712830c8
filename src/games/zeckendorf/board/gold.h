/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gold.h: the tones of gold that things on a board are made of. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LmZeckendorfGold:
 * @light: where light falls
 * @middle: the metal itself
 * @dark: where none does
 *
 * The colours of one kind of chip.
 */
typedef struct
{
  GdkRGBA light;
  GdkRGBA middle;
  GdkRGBA dark;
} LmZeckendorfGold;

void lm_zeckendorf_gold_get      (LmZeckendorfGold  *gold,
                                  double             tone);
void lm_zeckendorf_gold_get_dead (LmZeckendorfGold  *gold);
void lm_zeckendorf_gold_add_stop (cairo_pattern_t   *pattern,
                                  double             offset,
                                  const GdkRGBA     *color,
                                  double             alpha);

G_END_DECLS
