/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-chooser.h: the list of games, in families. */

#pragma once

#include <adwaita.h>

#define LM_TYPE_GAME_CHOOSER (lm_game_chooser_get_type ())
G_DECLARE_FINAL_TYPE (LmGameChooser, lm_game_chooser, LM, GAME_CHOOSER, AdwBin)

/*
 * Signal: "chosen" (string): the user wants the game of this name on the board.
 */

void lm_game_chooser_select (LmGameChooser  *self,
                             const char     *game);
