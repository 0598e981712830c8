/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-explore-panel.h: the page on which a game is looked into beyond the position on the board. */

#pragma once

#include "kit/page/lm-parts-panel.h"

#define LM_TYPE_EXPLORE_PANEL (lm_explore_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmExplorePanel, lm_explore_panel, LM, EXPLORE_PANEL, LmPartsPanel)
