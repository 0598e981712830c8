/* SPDX-License-Identifier: GPL-3.0-or-later */
/* conjectures.c: what the paper asks, and what is known by now. */

#include "solver.h"

#include <glib/gi18n-lib.h>

static const LmConjectureChoice present[] = {
  { "divisor={key}&odd", N_("The d on the board"), "lastmove:zahlenschlacht?n={x}&d={key}" },
  { NULL },
};

static const LmConjectureChoice exchanged[] = {
  { "divisor={key}&goal=indivisible", N_("The d on the board"), "lastmove:zahlenschlacht?n={x}&d={key}&goal=indivisible" },
  { NULL },
};

#define WINNERS .winner = "winner", .of = "A", .of_title = N_("A wins"), .else_title = N_("B wins")

const LmConjecture lm_zahlenschlacht_conjectures[] = {
  {
    .title = N_("For which odd n does A win?"),
    .statement = N_("For which odd n with this d does A win? Theorem 3.1.10 and Example 3.1.11 have formulas for infinitely many, "
                    "and leave others open."),
    .known = N_("It is answered: one count of moves decides every n and d. With n = q d + r and m the lesser of r and d − 1 − r, A wins "
                "an odd n that is not less than d if and only if m is at most q − 1, for odd d; for even d at most 2 q − 3, or "
                "2 q − 2 where r is at least d/2. The proof is in the help."),
    .source = N_("ZS, future work i"), .status = LM_STATUS_PROVED,
    .table = "zahlenschlacht", .choices = present, .key = "d", .x = "n", .from = 5, .apart = 2, WINNERS,
    .begin = 99, .step = 50, .most = LM_ZAHLENSCHLACHT_MAX_N,
  },
  {
    .title = N_("Who wins with the goals exchanged?"),
    .statement = N_("Are there strategies when A wants a sum that is not divisible by d, and n is even?"),
    .known = N_("It is answered by the same count. For even n B wins if d = n + 1, or if d is at most n and m is at most q − 2, for odd "
                "d; for even d at most 2 q − 4, or 2 q − 3 where r is at least d/2. A wins all others, and every odd n."),
    .source = N_("ZS, future work ii"), .status = LM_STATUS_PROVED,
    .table = "zahlenschlacht", .choices = exchanged, .key = "d", .x = "n", .from = 4, WINNERS,
    .begin = 99, .step = 50, .most = LM_ZAHLENSCHLACHT_MAX_N,
  },
  { NULL },
};
