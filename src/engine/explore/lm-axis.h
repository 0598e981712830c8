/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-axis.h: the numbers along an axis, on the screen and on paper. */

#pragma once

#include <glib.h>

double lm_axis_round_step   (double  least);
double lm_axis_get_first    (double  lower,
                             double  step);
int    lm_axis_get_decimals (double  step);
