/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-game.h: the games, and the keys of their position text. */

#pragma once

#include <last-move-types.h>

G_BEGIN_DECLS

#define LAST_MOVE_TYPE_GAME (last_move_game_get_type ())
G_DECLARE_FINAL_TYPE (LastMoveGame, last_move_game, LAST_MOVE, GAME, GObject)

#define LAST_MOVE_TYPE_FIELD (last_move_field_get_type ())
G_DECLARE_FINAL_TYPE (LastMoveField, last_move_field, LAST_MOVE, FIELD, GObject)

/**
 * LastMoveGame:
 *
 * A game. It never changes; read only.
 */
struct _LastMoveGame
{
  /*< private >*/
  GObject       parent_instance;
  gconstpointer info;

  /*< public >*/
  const char   *name;
  const char   *title;
  const char   *summary;
  const char   *start;
  guint         n_players;
};

/**
 * LastMoveField:
 *
 * A parameter of a game. It never changes; read only.
 */
struct _LastMoveField
{
  /*< private >*/
  GObject     parent_instance;

  /*< public >*/
  const char *key;
  const char *title;
  char       *description;
  const char *default_text;
  guint64     minimum;
  guint64     maximum;
};

GStrv         last_move_game_list_names            (void);
LastMoveGame *last_move_game_lookup                (const char           *name,
                                                    GError              **error);
GListModel   *last_move_game_list_fields           (LastMoveGame         *self);
GStrv         last_move_game_list_tables           (LastMoveGame         *self);
GStrv         last_move_game_list_computers        (LastMoveGame         *self);
GListModel   *last_move_game_draw_exercises        (LastMoveGame         *self,
                                                    guint                 grade,
                                                    guint                 count,
                                                    guint32               seed,
                                                    const char * const   *options,
                                                    GCancellable         *cancellable,
                                                    GError              **error);
void          last_move_game_draw_exercises_async  (LastMoveGame         *self,
                                                    guint                 grade,
                                                    guint                 count,
                                                    guint32               seed,
                                                    const char * const   *options,
                                                    GCancellable         *cancellable,
                                                    GAsyncReadyCallback   callback,
                                                    gpointer              user_data);
GListModel   *last_move_game_draw_exercises_finish (LastMoveGame         *self,
                                                    GAsyncResult         *result,
                                                    GError              **error);

G_END_DECLS
