/* SPDX-License-Identifier: GPL-3.0-or-later */
/* range.h: a part of all games Z(n, d), as a grid. */

#pragma once

#include "../rules/position.h"

G_BEGIN_DECLS

/**
 * LmZahlenschlachtRange:
 * @goal: what A wants
 * @largest: the largest n; the largest d is 3 more, from where on nothing
 *   changes for odd n
 * @even: whether even n are in it, too
 *
 * A part of all games Z(n, d), as a grid with a column for an n and a row for a
 * d.
 */
typedef struct
{
  LmZahlenschlachtGoal goal;
  guint                largest;
  gboolean             even;
} LmZahlenschlachtRange;

guint    lm_zahlenschlacht_range_count_columns (const LmZahlenschlachtRange  *range);
guint    lm_zahlenschlacht_range_count_rows    (const LmZahlenschlachtRange  *range);
guint    lm_zahlenschlacht_range_get_n         (const LmZahlenschlachtRange  *range,
                                                guint                         column);
guint    lm_zahlenschlacht_range_get_d         (const LmZahlenschlachtRange  *range,
                                                guint                         row);
gboolean lm_zahlenschlacht_range_find          (const LmZahlenschlachtRange  *range,
                                                guint                         n,
                                                guint                         d,
                                                guint                        *column,
                                                guint                        *row);

G_END_DECLS
