/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solver.h: tables of lost piles, and those of the command line. */

#pragma once

#include "../rules/rules.h"

/* table.c: moves to the end of all piles up to some size with all limits. */

/* The largest pile of which the moves to the end are computed. */
#define LM_TAKE_AWAY_MAX_TABLE 5000

#define LM_TYPE_TAKE_AWAY_TABLE (lm_take_away_table_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayTable, lm_take_away_table, LM, TAKE_AWAY_TABLE, GObject)

LmTakeAwayTable *lm_take_away_table_get           (const LmTakeAwayFraction  *alpha,
                                                   guint                      stones,
                                                   LmSolveContext            *context,
                                                   GError                   **error);
guint            lm_take_away_table_lookup        (LmTakeAwayTable           *self,
                                                   guint                      stones,
                                                   guint                      limit);

/* survey.c: the tables of P-positions and of cutoffs. */

enum
{
  LM_TAKE_AWAY_TABLE_POSITIONS,
  LM_TAKE_AWAY_TABLE_CUTOFFS,
  LM_TAKE_AWAY_TABLE_GROWTH,
};

extern const LmTableInfo  lm_take_away_tables[];
