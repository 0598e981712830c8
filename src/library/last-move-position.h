/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-position.h: a position of any game. */

#pragma once

#include <last-move-types.h>

G_BEGIN_DECLS

#define LAST_MOVE_TYPE_POSITION (last_move_position_get_type ())
G_DECLARE_FINAL_TYPE (LastMovePosition, last_move_position, LAST_MOVE, POSITION, GObject)

LastMovePosition *last_move_position_parse           (const char          *text,
                                                      GError             **error);
char             *last_move_position_to_string       (LastMovePosition    *self);
char             *last_move_position_describe        (LastMovePosition    *self);
gboolean          last_move_position_equal           (LastMovePosition    *self,
                                                      LastMovePosition    *other);
const char       *last_move_position_get_game_name   (LastMovePosition    *self);
char             *last_move_position_get_field       (LastMovePosition    *self,
                                                      const char          *key);
GStrv             last_move_position_list_moves      (LastMovePosition    *self,
                                                      GError             **error);
LastMovePosition *last_move_position_play            (LastMovePosition    *self,
                                                      const char          *move,
                                                      GError             **error);
gboolean          last_move_position_is_over         (LastMovePosition    *self);
char             *last_move_position_get_turn        (LastMovePosition    *self);
const char       *last_move_position_get_turn_name   (LastMovePosition    *self);
char             *last_move_position_get_winner      (LastMovePosition    *self);

LastMoveAnswer   *last_move_position_solve           (LastMovePosition    *self,
                                                      double               seconds,
                                                      double               mebibytes,
                                                      GCancellable        *cancellable,
                                                      GError             **error);
LastMoveAnswer   *last_move_position_solve_values    (LastMovePosition    *self,
                                                      const GValue        *seconds,
                                                      const GValue        *mebibytes,
                                                      GCancellable        *cancellable,
                                                      GError             **error);
void              last_move_position_solve_async     (LastMovePosition    *self,
                                                      double               seconds,
                                                      double               mebibytes,
                                                      GCancellable        *cancellable,
                                                      GAsyncReadyCallback  callback,
                                                      gpointer             user_data);
LastMoveAnswer   *last_move_position_solve_finish    (LastMovePosition    *self,
                                                      GAsyncResult        *result,
                                                      GError             **error);

G_END_DECLS
