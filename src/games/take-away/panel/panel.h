/* SPDX-License-Identifier: GPL-3.0-or-later */
/* panel.h: the P-positions of the present alpha, its stable interval, and the cutoffs. */

#pragma once

#include "app/lm-game-panel.h"

#define LM_TYPE_TAKE_AWAY_PANEL (lm_take_away_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayPanel, lm_take_away_panel, LM, TAKE_AWAY_PANEL, LmGamePanel)
