/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart-saver.h: writes a chart, or the table behind it, into a file that the user chooses. */

#pragma once

#include "engine/lm-rows.h"

#include <gtk/gtk.h>

#define LM_TYPE_CHART_SAVER (lm_chart_saver_get_type ())
G_DECLARE_FINAL_TYPE (LmChartSaver, lm_chart_saver, LM, CHART_SAVER, GtkBox)

/**
 * LmChartRowsFunc:
 * @page: a page with a chart
 * @command: (out) (transfer full): what makes the rows again
 *
 * Returns: (transfer full) (nullable): what the chart shows
 */
typedef LmRows * (* LmChartRowsFunc) (gpointer   page,
                                      char     **command);

void lm_chart_saver_set_page   (LmChartSaver         *self,
                                LmChartRowsFunc       get_rows,
                                gpointer              page,
                                const char           *name);
void lm_chart_saver_save_async (LmChartSaver         *self,
                                guint                 format,
                                GFile                *file,
                                GAsyncReadyCallback   callback,
                                gpointer              user_data);
