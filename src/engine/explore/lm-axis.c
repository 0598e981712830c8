/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-axis.c: the numbers along an axis, on the screen and on paper. */

#include "lm-axis.h"

#include <math.h>

/* @least: a number above 0. Returns: the least of 1, 2, 5, 10, … times a power of ten that is not less than @least */
double
lm_axis_round_step (double least)
{
  const double power = pow (10, floor (log10 (least)));

  for (double factor = 1; factor < 10; factor = factor == 2 ? 5 : 2 * factor)
    if (factor * power >= least * (1 - 1e-9))
      return factor * power;

  return 10 * power;
}

/* Returns: the first multiple of @step from @lower on, which is never minus zero */
double
lm_axis_get_first (double lower,
                   double step)
{
  return ceil (lower / step - 1e-9) * step + 0.0;
}

/* Returns: how many digits behind the point tell multiples of @step apart */
int
lm_axis_get_decimals (double step)
{
  return MAX (0, (int) ceil (-log10 (step) - 1e-9));
}
