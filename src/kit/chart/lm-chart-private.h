/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart-private.h: a chart, for its files alone. */

#pragma once

#include "lm-chart.h"

#include "kit/board/lm-board-scroll.h"

#define LM_CHART_ZOOM_STEP 1.5

struct _LmChart
{
  GtkWidget           parent_instance;

  const LmChartFuncs *funcs;
  gpointer            page;
  gboolean            map;       /* both axes have cells */
  LmChartAxis         x;
  LmChartAxis         y;
  double              reach;     /* the last x that can be read */
  double              max_zoom;
  double              zoom;
  double              zoom_x;    /* as far as what is to be seen is larger than the window */
  double              zoom_y;
  double              cell_width; /* at least */
  int                 width;     /* at least */
  double              lines;     /* of the height, in lines of text */

  double              read_x;    /* INFINITY: always the last one */
  double              read_y;
  gboolean            to_show;   /* as soon as there is room */
  gboolean            pointing;
  double              pointed_x;
  double              pointed_y;
  gboolean            letters;

  LmBoardScroll       scroll;
  LmBoardStyle        style;
  GdkTexture         *layer;     /* (nullable): of a map, the cells */
  LmChartPlot         layer_plot; /* where it has them */
  int                 layer_pixels; /* of it, for each of the window */
  GtkWidget          *button;    /* of a map, over the cell that is read */
};

gboolean lm_chart_is_ready        (LmChart           *self);
void     lm_chart_find_places     (LmChart           *self,
                                   LmChartPlot       *plot);
void     lm_chart_append_layer    (LmChart           *self,
                                   const LmChartPlot *plot,
                                   GtkSnapshot       *snapshot);
void     lm_chart_choose          (LmChart           *self);
void     lm_chart_move_to         (LmChart           *self,
                                   double             x,
                                   double             y);
void     lm_chart_point_at        (LmChart           *self,
                                   gboolean           pointing,
                                   double             x,
                                   double             y);

void     lm_chart_add_bindings    (GtkWidgetClass    *widget_class);
void     lm_chart_add_controllers (LmChart           *self);
gboolean lm_chart_query_tooltip   (GtkWidget         *widget,
                                   int                px,
                                   int                py,
                                   gboolean           keyboard_tooltip,
                                   GtkTooltip        *tooltip);
