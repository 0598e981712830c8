/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-atlas-panel.h: the page on which one sees who wins over two numbers of the positions. */

#pragma once

#include "kit/page/lm-game-panel.h"

#define LM_TYPE_ATLAS_PANEL (lm_atlas_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmAtlasPanel, lm_atlas_panel, LM, ATLAS_PANEL, LmGamePanel)

gboolean lm_atlas_panel_serves (LmPosition *position);
