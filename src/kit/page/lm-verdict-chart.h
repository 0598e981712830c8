/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-verdict-chart.h: the verdict and the moves to the end along the game, as a strip below the board and a chart in the history. */

#pragma once

#include "engine/keep/lm-rows.h"
#include "engine/play/lm-match.h"

#include <gtk/gtk.h>

#define LM_TYPE_VERDICT_CHART (lm_verdict_chart_get_type ())
G_DECLARE_FINAL_TYPE (LmVerdictChart, lm_verdict_chart, LM, VERDICT_CHART, GtkBox)

GtkWidget *lm_verdict_chart_new         (LmMatch         *match);
LmRows    *lm_verdict_chart_get_rows    (LmVerdictChart  *self,
                                         char           **command);
