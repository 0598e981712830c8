/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart-saver.h: writes a chart into a file that the user chooses. */

#pragma once

#include "board/lm-chart.h"

#define LM_TYPE_CHART_SAVER (lm_chart_saver_get_type ())
G_DECLARE_FINAL_TYPE (LmChartSaver, lm_chart_saver, LM, CHART_SAVER, GtkBox)

void      lm_chart_saver_set_chart (LmChartSaver         *self,
                                    LmChart              *chart,
                                    const char           *name);

void      lm_chart_save_async      (LmChart              *chart,
                                    LmChartFormat         format,
                                    double                width,
                                    double                height,
                                    GFile                *file,
                                    GAsyncReadyCallback   callback,
                                    gpointer              user_data);
gboolean  lm_chart_save_finish     (GAsyncResult         *result,
                                    GError              **error);
