/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-conjecture-chart.h: what a table says about an open question: a curve, and a strip of who wins. */

#pragma once

#include "engine/explore/lm-conjecture.h"
#include "engine/explore/lm-survey.h"
#include "engine/keep/lm-rows.h"
#include "kit/chart/lm-chart.h"

#define LM_TYPE_CONJECTURE_CHART (lm_conjecture_chart_get_type ())
G_DECLARE_FINAL_TYPE (LmConjectureChart, lm_conjecture_chart, LM, CONJECTURE_CHART, GtkBox)

void      lm_conjecture_chart_set_subject (LmConjectureChart    *self,
                                           const LmConjecture   *conjecture,
                                           LmSurvey             *survey,
                                           const char           *title);
LmChart  *lm_conjecture_chart_get_curve   (LmConjectureChart    *self);
void      lm_conjecture_chart_set_cursor  (LmConjectureChart    *self,
                                           guint                 x);
guint     lm_conjecture_chart_get_cursor  (LmConjectureChart    *self);
guint     lm_conjecture_chart_get_reached (LmConjectureChart    *self);
char     *lm_conjecture_chart_read        (LmConjectureChart    *self);
char     *lm_conjecture_chart_summarize   (LmConjectureChart    *self);

LmRows   *lm_conjecture_chart_get_rows    (LmConjectureChart    *self,
                                           char                **command);
