/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-graph-panel.h: the part of the page Explore with the graph of all games from the position on the board. */

#pragma once

#include "kit/page/lm-game-panel.h"

#define LM_TYPE_GRAPH_PANEL (lm_graph_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmGraphPanel, lm_graph_panel, LM, GRAPH_PANEL, LmGamePanel)
