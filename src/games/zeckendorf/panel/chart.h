/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chart.h: who wins the reversed game from n, and how often Player 1 did up to there. */

#pragma once

#include "board/lm-chart.h"
#include "games/zeckendorf/solver/survey.h"

G_BEGIN_DECLS

#define LM_TYPE_REVERSED_CHART (lm_reversed_chart_get_type ())
G_DECLARE_FINAL_TYPE (LmReversedChart, lm_reversed_chart, LM, REVERSED_CHART, GtkBox)

/*
 * Signals:
 * "read": another n is read, or more is known;
 * "play" (guint n): the user wants to play it.
 */

void      lm_reversed_chart_set_survey    (LmReversedChart      *self,
                                           LmSurvey             *survey,
                                           gboolean              stagnant);
void      lm_reversed_chart_set_cursor    (LmReversedChart      *self,
                                           guint                 n);
guint     lm_reversed_chart_get_cursor    (LmReversedChart      *self);
char     *lm_reversed_chart_read          (LmReversedChart      *self);

char     *lm_reversed_chart_name_file     (LmReversedChart      *self,
                                           LmChartFormat         format);
void      lm_reversed_chart_save_async    (LmReversedChart      *self,
                                           LmChartFormat         format,
                                           GFile                *file,
                                           GAsyncReadyCallback   callback,
                                           gpointer              user_data);
gboolean  lm_reversed_chart_save_finish   (GAsyncResult         *result,
                                           GError              **error);

G_END_DECLS
