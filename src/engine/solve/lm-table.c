/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-table.c: what an exhaustive solver leaves behind. */

#include "lm-table.h"

G_DEFINE_INTERFACE (LmTable, lm_table, G_TYPE_OBJECT)

static void
lm_table_default_init (LmTableInterface *iface)
{
}

/**
 * lm_table_look_up:
 * @self: a table
 * @position: a position
 * @distance: (out): moves to the end (plies) when the winner hurries and the
 *   loser delays, or %LM_DISTANCE_UNKNOWN
 *
 * Returns: the value for the player to move, or %LM_VALUE_UNKNOWN where the
 *   table does not hold @position
 */
LmValue
lm_table_look_up (LmTable    *self,
                  LmPosition *position,
                  guint      *distance)
{
  *distance = LM_DISTANCE_UNKNOWN;
  if (LM_TABLE_GET_IFACE (self)->look_up == NULL)
    return LM_VALUE_UNKNOWN;

  return LM_TABLE_GET_IFACE (self)->look_up (self, position, distance);
}

/* Returns: how many positions it holds; 0 of a table of something else */
guint64
lm_table_count (LmTable *self)
{
  return LM_TABLE_GET_IFACE (self)->count != NULL ? LM_TABLE_GET_IFACE (self)->count (self) : 0;
}

/* Returns: bytes of memory that it takes */
guint64
lm_table_get_bytes (LmTable *self)
{
  return LM_TABLE_GET_IFACE (self)->get_bytes (self);
}
