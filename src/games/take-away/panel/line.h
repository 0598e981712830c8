/* SPDX-License-Identifier: GPL-3.0-or-later */
/* line.h: the number line of alpha, cut at the cutoffs: a chart with one axis. */

#pragma once

#include "board/lm-chart.h"
#include "engine/lm-solver.h"
#include "games/take-away/rules/fraction.h"

/*
 * The signals are those of the chart: "moved": another interval is chosen, or
 * more is known of it; "chosen": the user wants to play in it.
 */

GtkWidget                *lm_take_away_line_new        (LmSolver                  *solver);
void                      lm_take_away_line_set_alpha  (LmChart                   *chart,
                                                        const LmTakeAwayFraction  *alpha);
void                      lm_take_away_line_choose     (LmChart                   *chart,
                                                        const LmTakeAwayFraction  *alpha);
const LmTakeAwayFraction *lm_take_away_line_get_chosen (LmChart                   *chart);
