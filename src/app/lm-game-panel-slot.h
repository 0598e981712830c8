/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-panel-slot.h: where the window shows the panel of the game on the board, if the game has one. */

#pragma once

#include "lm-game-panel.h"

G_BEGIN_DECLS

#define LM_TYPE_GAME_PANEL_SLOT (lm_game_panel_slot_get_type ())
G_DECLARE_FINAL_TYPE (LmGamePanelSlot, lm_game_panel_slot, LM, GAME_PANEL_SLOT, AdwBin)

/*
 * Signals: "open-position" (string), "play-move" (string): what the panel says.
 */

void lm_game_panel_slot_set_solver   (LmGamePanelSlot  *self,
                                      LmSolver         *solver);
void lm_game_panel_slot_set_position (LmGamePanelSlot  *self,
                                      LmPosition       *position);
void lm_game_panel_slot_set_persons  (LmGamePanelSlot  *self,
                                      guint             persons);

G_END_DECLS
