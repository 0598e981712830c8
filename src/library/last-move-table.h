/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-table.h: the tables of the games, row by row. */

#pragma once

#include <last-move-types.h>

G_BEGIN_DECLS

#define LAST_MOVE_TYPE_TABLE (last_move_table_get_type ())
G_DECLARE_FINAL_TYPE (LastMoveTable, last_move_table, LAST_MOVE, TABLE, GObject)

GStrv          last_move_table_list_names     (void);
LastMoveTable *last_move_table_compute        (const char           *name,
                                               guint64               from,
                                               guint64               to,
                                               const char * const   *options,
                                               GCancellable         *cancellable,
                                               GError              **error);
void           last_move_table_compute_async  (const char           *name,
                                               guint64               from,
                                               guint64               to,
                                               const char * const   *options,
                                               GCancellable         *cancellable,
                                               GAsyncReadyCallback   callback,
                                               gpointer              user_data);
LastMoveTable *last_move_table_compute_finish (GAsyncResult         *result,
                                               GError              **error);
GStrv          last_move_table_list_columns   (LastMoveTable        *self);
guint          last_move_table_get_n_rows     (LastMoveTable        *self);
GStrv          last_move_table_get_row        (LastMoveTable        *self,
                                               guint                 index);
GStrv          last_move_table_get_column     (LastMoveTable        *self,
                                               const char           *name);

G_END_DECLS
