/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-figure-graph.c: a game graph in a file. */

#include "lm-figure.h"

#include <math.h>

/* In points: a letter and a line of text as they are laid out, and a font of that size. */
#define LETTER 6.0
#define LINE 14.0
#define FONT 10.0
#define ARROW 5.0

/* As in the window: around the graph. */
#define MARGIN 8.0

typedef struct
{
  LmGraph       *graph;
  LmGraphLayout *layout;
  GArray        *values;
} Drawing;

static void
drawing_free (gpointer data)
{
  Drawing *self = data;

  lm_graph_unref (self->graph);
  lm_graph_layout_unref (self->layout);
  g_clear_pointer (&self->values, g_array_unref);
  g_free (self);
}

static void
draw_arrow (LmPen              *pen,
            const LmGraphPoint *end,
            const LmGraphPoint *before)
{
  const double angle = atan2 (end->y - before->y, end->x - before->x);

  cairo_move_to (pen->cr, end->x, end->y);
  for (int side = -1; side <= 1; side += 2)
    cairo_line_to (pen->cr, end->x - ARROW * cos (angle + 0.45 * side), end->y - ARROW * sin (angle + 0.45 * side));
  cairo_close_path (pen->cr);
  lm_pen_fill (pen, &pen->inks->soft);
}

/* Two points are a line; else there are three more for each curve. */
static void
draw_edge (const Drawing *self,
           LmPen         *pen,
           guint          edge)
{
  const LmGraphRoute *route = &self->layout->routes[edge];
  const LmGraphPoint *points = &g_array_index (self->layout->points, LmGraphPoint, route->first);
  const guint n = route->n_points, i = (n - 1) / 3 / 2 * 3;
  g_autofree char *name = lm_graph_name_edge (self->graph, edge);
  LmGraphPoint middle;

  if (n == 0)
    return;

  cairo_move_to (pen->cr, points[0].x, points[0].y);
  if (n == 2)
    cairo_line_to (pen->cr, points[1].x, points[1].y);
  for (guint j = 1; j + 2 < n; j += 3)
    cairo_curve_to (pen->cr, points[j].x, points[j].y, points[j + 1].x, points[j + 1].y, points[j + 2].x, points[j + 2].y);
  lm_pen_stroke (pen, &pen->inks->soft, 0.7, FALSE);
  draw_arrow (pen, &points[n - 1], &points[n - 2]);

  middle = n == 2 ? (LmGraphPoint) { (points[0].x + points[1].x) / 2, (points[0].y + points[1].y) / 2 }
                  : (LmGraphPoint) { (points[i].x + 3 * points[i + 1].x + 3 * points[i + 2].x + points[i + 3].x) / 8,
                                     (points[i].y + 3 * points[i + 1].y + 3 * points[i + 2].y + points[i + 3].y) / 8 };
  lm_pen_set_ink (pen, &pen->inks->ink);
  lm_pen_write (pen, name, middle.x + 3, middle.y, 0.8 * FONT, FALSE, LM_PEN_LEFT, 20 * LETTER);
}

/* Won is round; lost has corners, two borders and a darker ground; what is not known, or not told, is between. */
static void
draw_node (const Drawing *self,
           LmPen         *pen,
           guint          node)
{
  const LmGraphPlace *place = &self->layout->places[node];
  const LmGraphNode *this = lm_graph_get_node (self->graph, node);
  const LmGraphValue *value = self->values != NULL ? &g_array_index (self->values, LmGraphValue, node) : NULL;
  const LmValue shape = value != NULL ? value->value : LM_VALUE_UNKNOWN;
  const double height = place->height, width = place->width, x = place->x - width / 2, y = place->y - height / 2;
  const double radius = shape == LM_VALUE_WIN ? height / 2 : shape == LM_VALUE_LOSS ? 0 : height / 6;
  g_autofree char *words = value != NULL && value->distance != LM_DISTANCE_UNKNOWN
                             ? g_strdup_printf ("%s · %u", this->words, value->distance) : g_strdup (this->words);

  lm_pen_trace_box (pen, x, y, width, height, radius);
  lm_pen_paint (pen, shape == LM_VALUE_LOSS ? &pen->inks->tint : &pen->inks->paper, &pen->inks->ink, 0.9);
  if (shape == LM_VALUE_LOSS)
    {
      cairo_rectangle (pen->cr, x + 2, y + 2, width - 4, height - 4);
      lm_pen_stroke (pen, &pen->inks->ink, 0.9, FALSE);
    }
  lm_pen_set_ink (pen, &pen->inks->ink);
  lm_pen_write (pen, words, place->x, place->y, FONT, FALSE, LM_PEN_MIDDLE, width - 8);
  if (this->is_open)
    lm_pen_write (pen, "⋮", place->x, place->y + height, FONT, FALSE, LM_PEN_MIDDLE, 0);
}

static void
draw (gpointer  data,
      LmPen    *pen)
{
  Drawing *self = data;

  cairo_translate (pen->cr, MARGIN, MARGIN);
  for (guint i = 0; i < self->graph->edges->len; i++)
    draw_edge (self, pen, i);
  for (guint i = 0; i < self->graph->nodes->len; i++)
    draw_node (self, pen, i);
}

/**
 * lm_figure_new_graph:
 * @graph: a graph
 * @values: (nullable) (element-type LmGraphValue): who wins, where that is told
 *
 * For a worker, as lm_graph_layout_new().
 *
 * Returns: (transfer full) (nullable): its drawing, or %NULL where graphviz
 *   cannot lay it out
 */
LmFigure *
lm_figure_new_graph (LmGraph *graph,
                     GArray  *values)
{
  LmGraphLayout *layout = lm_graph_layout_new (graph, LETTER, LINE);
  Drawing *self = g_new (Drawing, 1);

  if (layout == NULL)
    {
      g_free (self);
      return NULL;
    }

  *self = (Drawing) { lm_graph_ref (graph), layout, values != NULL ? g_array_ref (values) : NULL };
  return lm_figure_new (lm_graph_get_node (graph, 0)->key, layout->width + 2 * MARGIN, layout->height + 2 * MARGIN + LINE, draw, self,
                        drawing_free);
}
