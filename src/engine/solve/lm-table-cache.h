/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-table-cache.h: solved tables, kept until the memory budget is needed for others. */

#pragma once

#include <gio/gio.h>

#define LM_TYPE_TABLE_CACHE (lm_table_cache_get_type ())
G_DECLARE_FINAL_TYPE (LmTableCache, lm_table_cache, LM, TABLE_CACHE, GObject)

LmTableCache *lm_table_cache_new        (guint64        capacity);
void          lm_table_cache_set_capacity
                                        (LmTableCache  *self,
                                         guint64        capacity);
guint64       lm_table_cache_get_size   (LmTableCache  *self);
gpointer      lm_table_cache_lookup     (LmTableCache  *self,
                                         const char    *key);
gpointer      lm_table_cache_take       (LmTableCache  *self,
                                         const char    *key);
void          lm_table_cache_insert     (LmTableCache  *self,
                                         const char    *key,
                                         gpointer       table);
void          lm_table_cache_reserve    (LmTableCache  *self,
                                         guint64        bytes);
