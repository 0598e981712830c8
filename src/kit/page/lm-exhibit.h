/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-exhibit.h: what a page shows of a series: a chart, what is read of it, how far it has come, and what saves it. */

#pragma once

#include "kit/chart/lm-chart.h"
#include "kit/page/lm-chart-saver.h"

#include <adwaita.h>

/**
 * LmExhibitInfo:
 * @chart: draws and tells what there is; unused where there is a chart already
 * @map: whether both axes have cells
 * @name: (nullable): what a screen reader calls it (untranslated, N_)
 * @keys: (nullable): what the keys do (untranslated, N_)
 * @width: least width in pixels
 * @lines: least height in lines of text
 * @max_zoom: how many times as large as the window a map may become
 * @cell_width: how wide a cell of a map is at least, or 0
 * @height: of the window in which a map scrolls, in pixels
 * @more: (nullable): what the button that zooms out does (untranslated, N_)
 * @less: what the button that zooms in does (untranslated, N_)
 * @progress: (nullable): what its progress is called (untranslated, N_);
 *   without it the page shows none here
 * @stop_label: (nullable): what is on the button that stops it (untranslated, N_)
 * @gate: (nullable): what is on the button that asks to be told (untranslated, N_)
 * @read: (nullable): what is read, where it is not what @chart tells
 * @link: (nullable): the text of the position that is meant at a place, which
 *   is put on the board when it is chosen
 * @moved: (nullable): called when it is read elsewhere
 * @stop: (nullable): called when the user wants no more of it
 * @get_rows: (nullable): what is saved
 * @get_table: (nullable): where the command line has what is saved, instead
 * @file: (nullable): what the file is called without its extension
 *
 * What a page says of its exhibit; static. @page is what lm_exhibit_begin() was
 * given.
 */
typedef struct
{
  LmChartFuncs      chart;
  gboolean          map;
  const char       *name;
  const char       *keys;
  int               width;
  double            lines;
  double            max_zoom;
  double            cell_width;
  int               height;
  const char       *more;
  const char       *less;
  const char       *progress;
  const char       *stop_label;
  const char       *gate;
  char           * (* read)  (gpointer  page);
  char           * (* link)  (gpointer  page,
                              double    x,
                              double    y);
  void             (* moved) (gpointer  page);
  void             (* stop)  (gpointer  page);
  LmChartRowsFunc   get_rows;
  LmChartTableFunc  get_table;
  const char       *file;
} LmExhibitInfo;

#define LM_TYPE_EXHIBIT (lm_exhibit_get_type ())
G_DECLARE_FINAL_TYPE (LmExhibit, lm_exhibit, LM, EXHIBIT, GtkBox)

/*
 * The children that it has in a template stand above the chart; those of the type "strip" right below it, "tool" beside
 * what is read, "idle" where the progress is while there is none, "below" after that.
 */

void          lm_exhibit_begin         (LmExhibit            *self,
                                        const LmExhibitInfo  *info,
                                        gpointer              page,
                                        GtkWidget            *chart);
void          lm_exhibit_changed       (LmExhibit            *self);
void          lm_exhibit_choose        (LmExhibit            *self);
void          lm_exhibit_show_progress (LmExhibit            *self,
                                        gboolean              running,
                                        double                fraction,
                                        char                 *text);
void          lm_exhibit_move_focus    (LmExhibit            *self);
void          lm_exhibit_close         (LmExhibit            *self,
                                        const char           *why,
                                        gboolean              for_now);
void          lm_exhibit_set_empty     (LmExhibit            *self,
                                        gboolean              empty);
void          lm_exhibit_open          (LmExhibit            *self);
LmChart      *lm_exhibit_get_chart     (LmExhibit            *self);
LmChartSaver *lm_exhibit_get_saver     (LmExhibit            *self);
