/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gold.c: the tones of gold that things on a board are made of. */

#include "config.h"

#include "gold.h"

#include "board/lm-board-style.h"

/* The column whose chips are the reddest gold. */
#define LAST_TONE 9.0

/*
 * From pale gold for ones to copper gold for the largest values. @gold: (out caller-allocates): the colours;
 * @tone: the column that the chip belongs to, from 0, or a place between two.
 */
void
lm_zeckendorf_gold_get (LmZeckendorfGold *gold,
                        double            tone)
{
  static const LmZeckendorfGold pale = {
    { 1.00, 0.97, 0.84, 1 }, { 0.94, 0.82, 0.50, 1 }, { 0.69, 0.53, 0.19, 1 },
  };
  static const LmZeckendorfGold rich = {
    { 1.00, 0.92, 0.62, 1 }, { 0.90, 0.67, 0.22, 1 }, { 0.58, 0.37, 0.06, 1 },
  };
  static const LmZeckendorfGold copper = {
    { 0.98, 0.80, 0.58, 1 }, { 0.76, 0.44, 0.22, 1 }, { 0.42, 0.19, 0.07, 1 },
  };
  double t = CLAMP (tone / LAST_TONE, 0, 1);
  const LmZeckendorfGold *from = t < 0.5 ? &pale : &rich;
  const LmZeckendorfGold *to = t < 0.5 ? &rich : &copper;

  t = t < 0.5 ? 2 * t : 2 * t - 1;
  lm_rgba_mix (&gold->light, &from->light, &to->light, t);
  lm_rgba_mix (&gold->middle, &from->middle, &to->middle, t);
  lm_rgba_mix (&gold->dark, &from->dark, &to->dark, t);
}

/* @gold: (out caller-allocates): the colours of a chip that takes no part: lead. */
void
lm_zeckendorf_gold_get_dead (LmZeckendorfGold *gold)
{
  *gold = (LmZeckendorfGold) {
    { 0.80, 0.80, 0.82, 1 }, { 0.62, 0.62, 0.65, 1 }, { 0.36, 0.36, 0.39, 1 },
  };
}

/* @offset: where, from 0 to 1. */
void
lm_zeckendorf_gold_add_stop (cairo_pattern_t *pattern,
                             double           offset,
                             const GdkRGBA   *color,
                             double           alpha)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset,
                                     color->red, color->green, color->blue,
                                     color->alpha * alpha);
}
