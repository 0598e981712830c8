/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-lengths-panel.h: how long the games from the position on the board last, and who wins them. */

#pragma once

#include "kit/page/lm-game-panel.h"

#define LM_TYPE_LENGTHS_PANEL (lm_lengths_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmLengthsPanel, lm_lengths_panel, LM, LENGTHS_PANEL, LmGamePanel)
