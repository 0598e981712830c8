/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.h: value and moves to the end of every position of one value of the forward game. */

#pragma once

#include "engine/lm-solve-context.h"
#include "ranks.h"

#define LM_TYPE_ZECKENDORF_TABLE (lm_zeckendorf_table_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfTable, lm_zeckendorf_table, LM, ZECKENDORF_TABLE, GObject)

LmZeckendorfTable *lm_zeckendorf_table_new           (guint               n,
                                                      LmSolveContext     *context,
                                                      GError            **error);

LmValue            lm_zeckendorf_table_lookup        (LmZeckendorfTable  *self,
                                                      const guint32      *heights,
                                                      guint              *distance);
