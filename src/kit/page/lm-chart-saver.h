/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart-saver.h: writes a chart, or the table behind it, into a file that the user chooses. */

#pragma once

#include "engine/keep/lm-rows.h"
#include "engine/keep/lm-table-info.h"

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

/**
 * LmChartTable:
 * @info: a table of the command line
 * @from: its first row, or 0
 * @to: its last row, or 0
 * @options: (nullable) (element-type utf8 utf8): its own options
 * @column: (nullable): what is drawn
 *
 * What a page shows of a table.
 */
typedef struct
{
  const LmTableInfo *info;
  guint64            from;
  guint64            to;
  GHashTable        *options;
  const char        *column;
} LmChartTable;

/**
 * LmChartTableFunc:
 * @page: a page with a chart
 * @table: to be filled in; what it points to is static, but for its options,
 *   which are given away
 *
 * Returns: whether there is something
 */
typedef gboolean (* LmChartTableFunc) (gpointer      page,
                                       LmChartTable *table);

void lm_chart_saver_set_page   (LmChartSaver         *self,
                                LmChartRowsFunc       get_rows,
                                gpointer              page,
                                const char           *name);
void lm_chart_saver_set_table  (LmChartSaver         *self,
                                LmChartTableFunc      get_table,
                                gboolean              drawn,
                                gpointer              page,
                                const char           *name);
void lm_chart_saver_set_drawn  (LmChartSaver         *self,
                                gboolean              drawn);
void lm_chart_saver_save_async (LmChartSaver         *self,
                                guint                 format,
                                GFile                *file,
                                GAsyncReadyCallback   callback,
                                gpointer              user_data);
