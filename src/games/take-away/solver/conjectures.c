/* SPDX-License-Identifier: GPL-3.0-or-later */
/* conjectures.c: what nobody knows of the cutoffs. */

#include "solver.h"

#include <glib/gi18n-lib.h>

static const LmConjectureChoice all[] = { { NULL, N_("All cutoffs") }, { NULL } };

static const LmConjectureChoice bounds[] = {
  { "bound=50", N_("Fractions up to 50") },
  { "bound=100", N_("Fractions up to 100") },
  { "bound=200", N_("Fractions up to 200") },
  { "bound=1000", N_("Fractions up to 1000") },
  { NULL },
};

static const LmConjectureChoice present[] = { { "alpha={key}", N_("The α on the board") }, { NULL } };

const LmConjecture lm_take_away_conjectures[] = {
  {
    .title = N_("How many cutoffs are there up to x?"),
    .statement = N_("Their number C(x) is ρ x² and what matters less, with ρ probably near 2."),
    .known = N_("The cutoffs are fractions, and between any two bounds there are finitely many. The curve is C(x) / x²: as far as it "
                "was computed it does not settle, but gains about 0.35 each time that x doubles (see the help)."),
    .source = N_("TA, cutoffs"), .status = LM_STATUS_CONJECTURED,
    .table = "cutoff-growth", .choices = all, .x = "x", .from = 1, .y = "quotient", .y_title = N_("quotient"),
    .begin = 100, .step = 50, .most = 1000, .guess = 2, .guess_title = N_("2"),
  },
  {
    .title = N_("Is every large fraction a cutoff?"),
    .statement = N_("For every denominator d all k/d from some k on are cutoffs."),
    .known = N_("Every whole number from 2 on is one, and x + 1/n is one if n! divides x. The curve shows, for each denominator, the "
                "last fraction in lowest terms up to the bound that is none. Up to 1000 no denominator but 1 has come to its last: "
                "of the halves 35 are none, the last of them 1935/2."),
    .source = N_("TA, cutoffs"), .status = LM_STATUS_CONJECTURED,
    .table = "cutoff-denominators", .choices = bounds, .x = "denominator", .from = 1, .y = "last",
    .y_title = N_("last fraction that is no cutoff"),
    .begin = 12, .step = 8, .most = 200,
  },
  {
    .title = N_("Which ratio is the next cutoff?"),
    .statement = N_("Each P-position over the one before its partner in the recurrence is a place where the sequence may change; "
                    "the least of these ratios is where it does. Where does it stand?"),
    .known = N_("The minimum is reached before it is certain how the recurrence goes on, so that finitely many ratios are enough; "
                "these are all of them. Put another α on the board to see its own."),
    .source = N_("TA, cutoffs"), .status = LM_STATUS_UNKNOWN,
    .table = "cutoff-ratios", .choices = present, .key = "alpha", .x = N_("ratio"), .from = 1, .y = "ratio",
    .y_title = N_("value"), .begin = 100, .step = 100, .most = 20000,
  },
  { NULL },
};
