/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rule-panel.h: one states a rule for who has lost, and the table answers. */

#pragma once

#include "kit/page/lm-game-panel.h"

#include "engine/game/lm-game-info.h"

#define LM_TYPE_RULE_PANEL (lm_rule_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmRulePanel, lm_rule_panel, LM, RULE_PANEL, LmGamePanel)

/* For the page Learn. */
char       *lm_rule_panel_describe    (LmProgress        *progress,
                                       const LmGameInfo  *info);
