/* SPDX-License-Identifier: GPL-3.0-or-later */
/* range.c: a part of all games Z(n, d), as a grid. */

#include "range.h"

/* The smallest odd board is one larger. */
static guint
get_first_n (const LmZahlenschlachtRange *range)
{
  return range->even ? LM_ZAHLENSCHLACHT_MIN_N : LM_ZAHLENSCHLACHT_MIN_N + 1;
}

guint
lm_zahlenschlacht_range_count_columns (const LmZahlenschlachtRange *range)
{
  return (range->largest - get_first_n (range)) / (range->even ? 1 : 2) + 1;
}

guint
lm_zahlenschlacht_range_count_rows (const LmZahlenschlachtRange *range)
{
  return range->largest + 3 - LM_ZAHLENSCHLACHT_MIN_D + 1;
}

guint
lm_zahlenschlacht_range_get_n (const LmZahlenschlachtRange *range,
                               guint                        column)
{
  return get_first_n (range) + column * (range->even ? 1 : 2);
}

guint
lm_zahlenschlacht_range_get_d (const LmZahlenschlachtRange *range,
                               guint                        row)
{
  return LM_ZAHLENSCHLACHT_MIN_D + row;
}

gboolean
lm_zahlenschlacht_range_find (const LmZahlenschlachtRange *range,
                              guint                        n,
                              guint                        d,
                              guint                       *column,
                              guint                       *row)
{
  if (n < get_first_n (range) || n > range->largest || (!range->even && n % 2 == 0)
      || d < LM_ZAHLENSCHLACHT_MIN_D || d - LM_ZAHLENSCHLACHT_MIN_D >= lm_zahlenschlacht_range_count_rows (range))
    return FALSE;

  *column = (n - get_first_n (range)) / (range->even ? 1 : 2);
  *row = d - LM_ZAHLENSCHLACHT_MIN_D;
  return TRUE;
}
