/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-panel-slot.h: where the window shows the panel of the game on the board, if the game has one. */

#pragma once

#include "kit/page/lm-game-panel.h"

#define LM_TYPE_GAME_PANEL_SLOT (lm_game_panel_slot_get_type ())
G_DECLARE_FINAL_TYPE (LmGamePanelSlot, lm_game_panel_slot, LM, GAME_PANEL_SLOT, LmGamePanel)
