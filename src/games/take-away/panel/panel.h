/* SPDX-License-Identifier: GPL-3.0-or-later */
/* panel.h: the parts of the page beside the board. */

#pragma once

#include "../take-away.h"
#include "kit/lm-board-kit.h"
#include "kit/page/lm-game-panel.h"

/* line.c: the number line of alpha, cut at the cutoffs: a chart with one axis. */

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
void                      lm_take_away_line_get_range  (LmChart                   *chart,
                                                        guint64                   *from,
                                                        guint64                   *to);

/* panel.c: the P-positions of the present alpha, its stable interval, and the cutoffs. */

#define LM_TYPE_TAKE_AWAY_PANEL (lm_take_away_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayPanel, lm_take_away_panel, LM, TAKE_AWAY_PANEL, LmGamePanel)

/* plot.c: how dense the cutoffs are: C(x)/x² as a curve that grows to the right. */

GtkWidget *lm_take_away_plot_new         (LmSurvey  *survey);
guint      lm_take_away_plot_get_reached (LmSurvey  *survey);
guint      lm_take_away_plot_get_target  (LmSurvey  *survey);
guint      lm_take_away_plot_count       (LmSurvey  *survey,
                                          double     x);

/* terms.c: the P-positions of an alpha as a list that can be made longer. */

#define LM_TYPE_TAKE_AWAY_TERMS (lm_take_away_terms_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayTerms, lm_take_away_terms, LM, TAKE_AWAY_TERMS, AdwBin)

void    lm_take_away_terms_set_game (LmTakeAwayTerms  *self,
                                     LmTakeAway       *game);
guint64 lm_take_away_terms_get_last (LmTakeAwayTerms  *self);
