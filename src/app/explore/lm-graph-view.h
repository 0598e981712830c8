/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-graph-view.h: a game graph to look at, to walk through and to choose from. */

#pragma once

#include "lm-graph-picture.h"

#define LM_TYPE_GRAPH_VIEW (lm_graph_view_get_type ())
G_DECLARE_FINAL_TYPE (LmGraphView, lm_graph_view, LM, GRAPH_VIEW, GtkWidget)

/*
 * Signals: "chosen" (guint): the user wants the position of this node: Enter, a
 * click; "read" (): it is at another node, or more is told.
 *
 * Down goes along the first move, Up back, Left and Right to the other moves,
 * Home to the position on the board; plus, minus and 0 zoom, as does the wheel
 * with Ctrl; the wheel and dragging move it.
 */

GtkWidget            *lm_graph_view_new         (void);
void                  lm_graph_view_show        (LmGraphView    *self,
                                                 LmGraph        *graph,
                                                 LmGraphLayout  *layout);
void                  lm_graph_view_set_values  (LmGraphView    *self,
                                                 GArray         *values);
void                  lm_graph_view_set_line    (LmGraphView    *self,
                                                 GArray         *line);
void                  lm_graph_view_zoom        (LmGraphView    *self,
                                                 double          scale);
gboolean              lm_graph_view_is_ready    (LmGraphView    *self);
char                 *lm_graph_view_read        (LmGraphView    *self);
const LmGraphPicture *lm_graph_view_get_picture (LmGraphView    *self);
