/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-new-game-dialog.h: how a new game begins and who plays it. */

#pragma once

#include "lm-last-game.h"
#include "engine/play/lm-session.h"

#include <adwaita.h>

#define LM_TYPE_NEW_GAME_DIALOG (lm_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (LmNewGameDialog, lm_new_game_dialog, LM, NEW_GAME_DIALOG, AdwWindow)

/*
 * Signal: "begin" (LmPosition, pointer to as many LmSeat as the game has
 * players): the user wants a game from this position by these players.
 */

GtkWidget *lm_new_game_dialog_new (GtkWindow         *parent,
                                   const LmLastGame  *last);
