/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rule-cells.h: where a rule is right and where it is wrong, over two numbers of the positions. */

#pragma once

#include "engine/keep/lm-rows.h"
#include "lm-rule.h"

/* Both numbers are below that. */
#define LM_RULE_CELLS_MAX 100

/**
 * LmRuleCell:
 * @n_right: positions of which the rule is right
 * @n_missed: those that are lost, and won by the rule
 * @n_called: those that are won, and lost by the rule
 * @lost: whether the first position, or the first one of which the rule is
 *   wrong, is lost
 * @example: that position
 *
 * What has the same two numbers.
 */
typedef struct
{
  guint       n_right;
  guint       n_missed;
  guint       n_called;
  gboolean    lost;
  LmPosition *example;
} LmRuleCell;

typedef struct _LmRuleCells LmRuleCells;

LmRuleCells      *lm_rule_cells_new      (LmRule            *rule,
                                          GHashTable        *fixed,
                                          const char        *x,
                                          const char        *y);
void              lm_rule_cells_free     (LmRuleCells       *self);
void              lm_rule_cells_add      (LmRuleCells       *self,
                                          LmRule            *rule,
                                          LmPosition        *position,
                                          gboolean           lost,
                                          gboolean           says_lost);
const LmRuleCell *lm_rule_cells_get      (LmRuleCells       *self,
                                          guint              x,
                                          guint              y);
const char       *lm_rule_cells_get_name (LmRuleCells       *self,
                                          guint              axis);
const char * const *
                  lm_rule_cells_get_choices
                                         (LmRuleCells       *self);
guint             lm_rule_cells_get_last (LmRuleCells       *self,
                                          guint              axis);
LmRows           *lm_rule_cells_to_rows  (LmRuleCells       *self,
                                          const char        *title);
char             *lm_rule_cells_describe (LmRuleCells       *self,
                                          guint              x,
                                          guint              y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmRuleCells, lm_rule_cells_free)
