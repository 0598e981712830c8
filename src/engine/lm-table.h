/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-table.h: what an exhaustive solver leaves behind. */

#pragma once

#include "lm-position.h"

#define LM_TYPE_TABLE (lm_table_get_type ())
G_DECLARE_INTERFACE (LmTable, lm_table, LM, TABLE, GObject)

/**
 * LmTableInterface:
 * @look_up: (nullable): the value of a position that the table holds, or
 *   %LM_VALUE_UNKNOWN of one that it does not; sets the moves to the end, or
 *   %LM_DISTANCE_UNKNOWN. A table of something else than positions has none
 * @count: (nullable): how many positions it holds
 * @get_bytes: how much memory it takes
 *
 * A table is filled once and then shared between threads; one that grows with
 * every question is taken out of the cache while it does.
 */
struct _LmTableInterface
{
  GTypeInterface parent_interface;

  LmValue (* look_up)   (LmTable     *self,
                         LmPosition  *position,
                         guint       *distance);
  guint64 (* count)     (LmTable     *self);
  guint64 (* get_bytes) (LmTable     *self);
};

LmValue lm_table_look_up   (LmTable     *self,
                            LmPosition  *position,
                            guint       *distance);
guint64 lm_table_count     (LmTable     *self);
guint64 lm_table_get_bytes (LmTable     *self);
