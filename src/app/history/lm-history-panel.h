/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-history-panel.h: the tree of moves with its variations and grades. */

#pragma once

#include "engine/play/lm-match.h"

#include <adwaita.h>

#define LM_TYPE_HISTORY_PANEL (lm_history_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmHistoryPanel, lm_history_panel, LM, HISTORY_PANEL, AdwBin)

GtkWidget *lm_history_panel_new (LmMatch *match);
