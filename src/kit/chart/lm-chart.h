/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart.h: what can be read along one axis or two: curves, bars, maps. */

#pragma once

#include "lm-chart-plot.h"

#include <gio/gio.h>

/**
 * LmChartFuncs:
 * @draw: draws what is between the axes
 * @describe: (transfer full): what is to be read at a place, one sentence: for
 *   the tooltip and the screen reader
 * @get_value: (nullable): the height of a curve at @x, to be marked where it is
 *   read
 * @step: (nullable): reads @n places further, where they are not equally far
 *   apart
 * @zoom: (nullable): shows another part of the horizontal axis, where a zoom
 *   does not enlarge the chart
 *
 * What a page does for its chart. @page is what was given to lm_chart_new().
 */
typedef struct
{
  void     (* draw)      (gpointer            page,
                          const LmChartPlot  *plot);
  char   * (* describe)  (gpointer            page,
                          double              x,
                          double              y);
  double   (* get_value) (gpointer            page,
                          double              x);
  void     (* step)      (gpointer            page,
                          int                 n);
  void     (* zoom)      (gpointer            page,
                          double              factor);
} LmChartFuncs;

#define LM_TYPE_CHART (lm_chart_get_type ())
G_DECLARE_FINAL_TYPE (LmChart, lm_chart, LM, CHART, GtkWidget)

/*
 * Signals:
 * "moved" (): the user reads at another place
 * "pointed" (): the pointer is at another place; only where both axes have
 *   cells
 * "chosen" (): the user wants what is at the place that is read: Enter, a
 *   click in a map, a double click elsewhere
 * "look-changed" (): the cells have become large enough for letters, or too
 *   small
 */

GtkWidget *lm_chart_new            (const LmChartFuncs   *funcs,
                                    gpointer              page,
                                    gboolean              map);
void       lm_chart_set_size       (LmChart              *self,
                                    int                   width,
                                    double                lines);
void       lm_chart_set_names      (LmChart              *self,
                                    const char           *label,
                                    const char           *description);
void       lm_chart_set_axes       (LmChart              *self,
                                    const LmChartAxis    *x,
                                    const LmChartAxis    *y,
                                    double                reach);
void       lm_chart_set_max_zoom   (LmChart              *self,
                                    double                zoom);
void       lm_chart_set_cell_width (LmChart              *self,
                                    double                width);
void       lm_chart_changed        (LmChart              *self);

void       lm_chart_read_at        (LmChart              *self,
                                    double                x,
                                    double                y);
void       lm_chart_get_reading    (LmChart              *self,
                                    double               *x,
                                    double               *y);
char      *lm_chart_describe       (LmChart              *self);
void       lm_chart_zoom           (LmChart              *self,
                                    double                factor);
gboolean   lm_chart_has_letters    (LmChart              *self);
