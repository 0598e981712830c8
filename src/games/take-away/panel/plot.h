/* SPDX-License-Identifier: GPL-3.0-or-later */
/* plot.h: how dense the cutoffs are: C(x)/x² as a curve that grows to the right. */

#pragma once

#include "survey.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_TAKE_AWAY_PLOT (lm_take_away_plot_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayPlot, lm_take_away_plot, LM, TAKE_AWAY_PLOT, GtkWidget)

/*
 * Signal: "read": another place is read, or the curve is another there.
 */

void  lm_take_away_plot_set_survey (LmTakeAwayPlot    *self,
                                    LmTakeAwaySurvey  *survey);
char *lm_take_away_plot_read       (LmTakeAwayPlot    *self);

G_END_DECLS
