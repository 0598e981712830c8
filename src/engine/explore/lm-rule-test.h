/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rule-test.h: a rule held against the exact values of all positions up to a size. */

#pragma once

#include "engine/solve/lm-solve-context.h"
#include "lm-population.h"
#include "lm-rule-cells.h"

/* Where nobody says how far, a test goes on until so many positions are checked. */
#define LM_RULE_TEST_ENOUGH 10000

/**
 * LmRuleFinding:
 * @checked: how many positions were compared
 * @to: the size up to which all of them were
 * @complete: whether that is as far as was asked
 * @called_lost: (nullable): the smallest position that is won, and lost by the
 *   rule
 * @called_won: (nullable): the smallest that is lost, and won by the rule
 * @first: (nullable): the one of the two that was found first
 * @n_wrong: how many are wrong, either way
 * @n_lost: how many of them are lost, with the game going on
 * @limit: (nullable): why it is not complete
 * @theorem: (nullable): of a rule without a counterexample, the papers and
 *   theorems by which all the lost ones among the positions are lost; %NULL
 *   where no theorem known here covers them all
 *
 * What came of a test.
 */
typedef struct
{
  guint64     checked;
  guint64     to;
  gboolean    complete;
  LmPosition *called_lost;
  LmPosition *called_won;
  LmPosition *first;
  guint64     n_wrong;
  guint64     n_lost;
  char       *limit;
  char       *theorem;
} LmRuleFinding;

LmRuleFinding *lm_rule_test         (LmRule          *rule,
                                     LmPopulation    *population,
                                     guint64          to,
                                     LmRuleCells     *cells,
                                     LmSolveContext  *context,
                                     GError         **error);
char          *lm_rule_finding_summarize
                                    (LmRuleFinding   *finding);
char          *lm_rule_finding_describe_example
                                    (LmRuleFinding   *finding,
                                     gboolean         called_lost);
char          *lm_rule_finding_describe
                                    (LmRuleFinding   *finding);
void           lm_rule_finding_free (LmRuleFinding   *finding);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmRuleFinding, lm_rule_finding_free)
