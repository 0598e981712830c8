/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solver.h: who wins, the greedy computer, and the tables of the command line. */

#pragma once

#include "../rules/rules.h"

/* greedy.c: the computer of the website of the game's author, which computes nothing ahead. */

char *lm_zahlenschlacht_choose_greedily (LmPosition *position,
                                         GRand      *rand);

/* solve.c: the answer to a position. */

LmAnswer *lm_zahlenschlacht_solve      (LmPosition      *position,
                                        LmSolveContext  *context,
                                        GError         **error);

/* table.c: the table of who wins which Z(n, d). */

extern const LmTableInfo lm_zahlenschlacht_tables[];
