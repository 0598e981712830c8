/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-graph-layout.h: what graphviz does for a game graph: places for its nodes, its text, a picture. */

#pragma once

#include "lm-graph.h"

/* The middle of a node, and how large it is. */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} LmGraphPlace;

typedef struct
{
  double x;
  double y;
} LmGraphPoint;

/* The points of an edge: two for a line, else those of Bézier curves; none where another edge joins the same nodes. */
typedef struct
{
  guint first;
  guint n_points;
} LmGraphRoute;

/**
 * LmGraphLayout:
 * @width: of the whole
 * @height: of the whole
 * @places: one for each node; a move leads down wherever no position comes again
 * @routes: one for each edge
 * @points: (element-type LmGraphPoint): for @routes
 *
 * Immutable, and counted by g_atomic_rc_box_acquire ().
 */
typedef struct
{
  double        width;
  double        height;
  LmGraphPlace *places;
  LmGraphRoute *routes;
  GArray       *points;
} LmGraphLayout;

LmGraphLayout *lm_graph_layout_new   (LmGraph        *graph,
                                      double          letter,
                                      double          line);
void           lm_graph_layout_unref (LmGraphLayout  *self);

char          *lm_graph_to_dot       (LmGraph        *graph,
                                      GArray         *values);
char          *lm_graph_to_svg       (LmGraph        *graph,
                                      GArray         *values);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmGraphLayout, lm_graph_layout_unref)
