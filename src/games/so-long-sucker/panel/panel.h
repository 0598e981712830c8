/* SPDX-License-Identifier: GPL-3.0-or-later */
/* panel.h: the scores, the deals, and what has happened at the table. */

#pragma once

#include "app/lm-game-panel.h"

#define LM_TYPE_SLS_PANEL (lm_sls_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsPanel, lm_sls_panel, LM, SLS_PANEL, LmGamePanel)
