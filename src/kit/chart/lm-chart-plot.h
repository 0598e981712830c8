/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart-plot.h: what is drawn between two axes, for the window and for files. */

#pragma once

#include "kit/widget/lm-board-style.h"

#include <gtk/gtk.h>

/**
 * LmChartAxis:
 * @lower: the least value
 * @upper: the largest value, more than @lower
 * @step: how far apart the values are at which one can read
 * @title: (nullable): what it counts, at its end; a string that stays
 * @cells: whether every value has a cell around it rather than a line
 * @downwards: of the vertical axis, whether it grows downwards
 * @bare: whether it has no numbers
 *
 * One of the two axes of a chart.
 */
typedef struct
{
  double      lower;
  double      upper;
  double      step;
  const char *title;
  gboolean    cells;
  gboolean    downwards;
  gboolean    bare;
} LmChartAxis;

/**
 * LmChartPlot:
 * @cr: draws on it, in pixels
 * @text: for texts
 * @style: the colours
 * @line: height of a line of small text, in pixels
 * @x: the horizontal axis
 * @y: the vertical axis
 * @area: what is between the axes
 * @scale_x: pixels for 1 on the horizontal axis
 * @scale_y: pixels for 1 on the vertical axis
 * @offset_x: how far it is scrolled, in pixels
 * @offset_y: how far it is scrolled
 *
 * Where to draw what. Set up by lm_chart_plot_measure().
 */
typedef struct
{
  cairo_t         *cr;
  PangoContext    *text;
  LmBoardStyle     style;
  double           line;
  LmChartAxis      x;
  LmChartAxis      y;
  graphene_rect_t  area;
  double           scale_x;
  double           scale_y;
  double           offset_x;
  double           offset_y;
} LmChartPlot;

/**
 * LmChartTone:
 * @LM_CHART_TONE_BLANK: nothing is known
 * @LM_CHART_TONE_FULL: the first of two, filled
 * @LM_CHART_TONE_STRIPED: the second, striped
 *
 * How a cell or a bar looks: told apart without colour.
 */
typedef enum
{
  LM_CHART_TONE_BLANK,
  LM_CHART_TONE_FULL,
  LM_CHART_TONE_STRIPED,
  LM_CHART_N_TONES,
} LmChartTone;

/**
 * LmChartCell:
 * @tone: what it tells
 * @framed: whether its middle is left free
 * @letter: (nullable): what stands on it where there is room; a string that
 *   stays
 *
 * One value of a map.
 */
typedef struct
{
  LmChartTone  tone;
  gboolean     framed;
  const char  *letter;
} LmChartCell;

typedef LmChartCell (* LmChartCellFunc)  (guint     column,
                                          guint     row,
                                          gpointer  data);
typedef gboolean    (* LmChartPointFunc) (guint     index,
                                          double   *x,
                                          double   *y,
                                          gpointer  data);

double   lm_chart_plot_get_x_step      (const LmChartPlot  *plot);
void     lm_chart_plot_measure         (LmChartPlot        *plot,
                                        double              width,
                                        double              height,
                                        double              zoom_x,
                                        double              zoom_y);
double   lm_chart_plot_get_x           (const LmChartPlot  *plot,
                                        double              x);
double   lm_chart_plot_get_y           (const LmChartPlot  *plot,
                                        double              y);
double   lm_chart_plot_find_x          (const LmChartPlot  *plot,
                                        double              px);
double   lm_chart_plot_find_y          (const LmChartPlot  *plot,
                                        double              py);
void     lm_chart_plot_get_cell        (const LmChartPlot  *plot,
                                        double              x,
                                        double              y,
                                        graphene_rect_t    *cell);
gboolean lm_chart_plot_has_letters     (const LmChartPlot  *plot);

void     lm_chart_plot_draw_grid       (const LmChartPlot  *plot);
void     lm_chart_plot_draw_numbers    (const LmChartPlot  *plot);
void     lm_chart_plot_draw_text       (const LmChartPlot  *plot,
                                        const char         *text,
                                        double              px,
                                        double              py,
                                        double              align);
void     lm_chart_plot_draw_curve      (const LmChartPlot  *plot,
                                        const GdkRGBA      *color,
                                        LmChartPointFunc    get_point,
                                        gpointer            data);
void     lm_chart_plot_draw_guess      (const LmChartPlot  *plot,
                                        double              y,
                                        const char         *text);
void     lm_chart_plot_draw_cells      (const LmChartPlot  *plot,
                                        LmChartCellFunc     get_cell,
                                        gpointer            data);
void     lm_chart_plot_draw_tone       (const LmChartPlot  *plot,
                                        const GdkRGBA      *color,
                                        LmChartTone         tone);
void     lm_chart_plot_draw_cell_frame (const LmChartPlot  *plot,
                                        double              x,
                                        double              y);
void     lm_chart_plot_draw_reading    (const LmChartPlot  *plot,
                                        const GdkRGBA      *color,
                                        double              x,
                                        double              y);
