/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rule-map.h: the map of where a rule is right, misses what is lost, and calls lost what is won. */

#pragma once

#include "engine/explore/lm-rule-cells.h"

#include <adwaita.h>

#define LM_TYPE_RULE_MAP (lm_rule_map_get_type ())
G_DECLARE_FINAL_TYPE (LmRuleMap, lm_rule_map, LM, RULE_MAP, GtkBox)

/*
 * Signals:
 * "axes-changed" (): the user wants other numbers along the axes
 * "chosen" (string): the user wants to see the position with this text
 */

void        lm_rule_map_set_cells (LmRuleMap    *self,
                                   LmRuleCells  *cells);
LmRuleCells *
            lm_rule_map_get_cells (LmRuleMap    *self);
const char *lm_rule_map_get_axis  (LmRuleMap    *self,
                                   guint         axis);
