/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-computer.h: a computer that plays. */

#pragma once

#include <last-move-types.h>

G_BEGIN_DECLS

#define LAST_MOVE_TYPE_COMPUTER (last_move_computer_get_type ())
G_DECLARE_FINAL_TYPE (LastMoveComputer, last_move_computer, LAST_MOVE, COMPUTER, GObject)

LastMoveComputer *last_move_computer_new           (const char           *level,
                                                    guint32               seed,
                                                    GError              **error);
char             *last_move_computer_choose        (LastMoveComputer     *self,
                                                    LastMovePosition     *position,
                                                    GCancellable         *cancellable,
                                                    GError              **error);
void              last_move_computer_choose_async  (LastMoveComputer     *self,
                                                    LastMovePosition     *position,
                                                    GCancellable         *cancellable,
                                                    GAsyncReadyCallback   callback,
                                                    gpointer              user_data);
char             *last_move_computer_choose_finish (LastMoveComputer     *self,
                                                    GAsyncResult         *result,
                                                    GError              **error);

G_END_DECLS
