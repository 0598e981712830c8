/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-table.h: what an exhaustive solver leaves behind. */

#pragma once

#include "engine/game/lm-game.h"

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

/**
 * LM_DEFINE_TABLE:
 * @TypeName: a type of tables
 * @type_name: the beginning of its functions
 *
 * Defines it, from its functions for the interface, which are called like the
 * members of that, and from clear(), which gives back what a table has.
 */
#define LM_DEFINE_TABLE(TypeName, type_name)                                    \
  static LmValue type_name##_look_up (LmTable *, LmPosition *, guint *);        \
  static guint64 type_name##_count (LmTable *);                                 \
  static guint64 type_name##_get_bytes (LmTable *);                             \
  static void type_name##_clear (TypeName *);                                   \
  static void                                                                   \
  type_name##_begin_interface (LmTableInterface *iface)                         \
  {                                                                             \
    iface->look_up = type_name##_look_up;                                       \
    iface->count = type_name##_count;                                           \
    iface->get_bytes = type_name##_get_bytes;                                   \
  }                                                                             \
  G_DEFINE_FINAL_TYPE_WITH_CODE (TypeName, type_name, G_TYPE_OBJECT,            \
                                 G_IMPLEMENT_INTERFACE (LM_TYPE_TABLE, type_name##_begin_interface)) \
  static void                                                                   \
  type_name##_finalize (GObject *object)                                        \
  {                                                                             \
    type_name##_clear ((TypeName *) object);                                    \
    G_OBJECT_CLASS (type_name##_parent_class)->finalize (object);               \
  }                                                                             \
  static void                                                                   \
  type_name##_class_init (TypeName##Class *klass)                               \
  {                                                                             \
    G_OBJECT_CLASS (klass)->finalize = type_name##_finalize;                    \
  }
