/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-new-game-page.h: the part of the New Game dialog that a game fills: its start position. */

#pragma once

#include "engine/lm-game-info.h"
#include "engine/lm-position.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define LM_TYPE_NEW_GAME_PAGE (lm_new_game_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmNewGamePage, lm_new_game_page, LM, NEW_GAME_PAGE, AdwBin)

/**
 * LmNewGamePageClass:
 * @set_position: fill the fields from a position of this game
 * @get_position: (transfer full): the start position that the fields describe,
 *   or %NULL with one sentence that names what is wrong
 * @set_clock: (nullable): fill the field for the thinking time, in seconds
 * @get_clock: (nullable): the thinking time of each player that the fields ask
 *   for, in seconds, or 0 for no clocks
 *
 * By default the page is the form of the game's fields. Emits "changed"
 * whenever a field changes, so that the dialog can show the sentence and the
 * position text at once.
 */
struct _LmNewGamePageClass
{
  AdwBinClass parent_class;

  void         (* set_position) (LmNewGamePage  *self,
                                 LmPosition     *position);
  LmPosition * (* get_position) (LmNewGamePage  *self,
                                 GError        **error);
  void         (* set_clock)    (LmNewGamePage  *self,
                                 guint           seconds);
  guint        (* get_clock)    (LmNewGamePage  *self);
};

GtkWidget  *lm_new_game_page_new          (const LmGameInfo
                                                          *info);
void        lm_new_game_page_set_position (LmNewGamePage  *self,
                                           LmPosition     *position);
LmPosition *lm_new_game_page_get_position (LmNewGamePage  *self,
                                           GError        **error);
void        lm_new_game_page_set_clock    (LmNewGamePage  *self,
                                           guint           seconds);
guint       lm_new_game_page_get_clock    (LmNewGamePage  *self);
void        lm_new_game_page_changed      (LmNewGamePage  *self);

G_END_DECLS
