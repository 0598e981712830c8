/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-spacing.h: when something learned is asked again. */

#pragma once

#include <glib.h>

/**
 * LmSpacing:
 * @stability: days after which nine of ten are still remembered; 0 before the
 *   first answer
 * @difficulty: from 1 to 10
 * @last: when it was answered last, in seconds since 1970
 * @due: when it is to be asked again, in seconds since 1970
 *
 * What is known of how well something is remembered.
 */
typedef struct
{
  double stability;
  double difficulty;
  gint64 last;
  gint64 due;
} LmSpacing;

void     lm_spacing_answer        (LmSpacing        *spacing,
                                   gboolean          right,
                                   gint64            now);
double   lm_spacing_get_recall    (const LmSpacing  *spacing,
                                   gint64            now);
gboolean lm_spacing_is_due        (const LmSpacing  *spacing,
                                   gint64            now);
gboolean lm_spacing_is_valid      (const LmSpacing  *spacing);
