/* SPDX-License-Identifier: GPL-3.0-or-later */
/* plot.h: how dense the cutoffs are: C(x)/x² as a curve that grows to the right. */

#pragma once

#include "board/lm-chart.h"
#include "engine/lm-survey.h"

GtkWidget *lm_take_away_plot_new         (LmSurvey  *survey);
guint      lm_take_away_plot_get_reached (LmSurvey  *survey);
guint      lm_take_away_plot_get_target  (LmSurvey  *survey);
guint      lm_take_away_plot_count       (LmSurvey  *survey,
                                          double     x);
