/* SPDX-License-Identifier: GPL-3.0-or-later */
/* panel.h: the conjectures of the reversed game, and what speaks for them. */

#pragma once

#include "app/lm-game-panel.h"

G_BEGIN_DECLS

#define LM_TYPE_REVERSED_PANEL (lm_reversed_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmReversedPanel, lm_reversed_panel, LM, REVERSED_PANEL, LmGamePanel)

G_END_DECLS
