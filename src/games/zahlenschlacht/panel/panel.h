/* SPDX-License-Identifier: GPL-3.0-or-later */
/* panel.h: the map of who wins which Z(n, d). */

#pragma once

#include "app/lm-game-panel.h"

#define LM_TYPE_ZAHLENSCHLACHT_PANEL (lm_zahlenschlacht_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtPanel, lm_zahlenschlacht_panel, LM, ZAHLENSCHLACHT_PANEL, LmGamePanel)
