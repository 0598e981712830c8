/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-graph-layout.c: what graphviz does for a game graph: places for its nodes, its text, a picture. */

#include "lm-graph-layout.h"

#include <glib/gi18n.h>
#include <gvc.h>
#include <stdio.h>
#include <string.h>

/* Graphviz counts nodes in inches, everything else in points. */
#define INCH 72.0

/* Longer words are cut off where they are drawn. */
#define MOST_LETTERS 24

/* Graphviz routes edges around nodes as long as they span so many rows in all. */
#define ROWS_WITH_CARE 500

/* Of more edges from one row to the next, each node keeps but one: the rest are lines that do not count for its place. */
#define EDGES_WITH_CARE 8000

/* A picture of more positions than this has to be content with less than the best. */
#define POSITIONS_WITH_CARE 200

/* Graphviz is for one thread at a time. */
static GMutex mutex;

/* How a position looks: told by colour, by its border and by the glyph in its label. */
typedef struct
{
  const char *fill;
  const char *line;
  const char *style;
  const char *borders;
  const char *glyph;
} Look;

static const Look looks[] = {
  [LM_VALUE_UNKNOWN] = { "#e5e5e5", "#6f6f6f", "filled,dashed", "1", "?" },
  [LM_VALUE_LOSS] = { "#ffd9b3", "#b35900", "filled", "2", "✗" },
  [LM_VALUE_WIN] = { "#b8e6e0", "#0b6b62", "filled", "1", "✓" },
};

/* Its plugins are loaded once. */
static GVC_t *
get_graphviz (void)
{
  static GVC_t *graphviz;

  if (graphviz == NULL)
    graphviz = gvContext ();

  return graphviz;
}

/* Graphviz takes no constant strings, but does not change them. */
static void
set_attribute (gpointer    object,
               const char *name,
               const char *value)
{
  agsafeset (object, (char *) name, (char *) value, (char *) "");
}

static void
set_default (Agraph_t   *graph,
             int         kind,
             const char *name,
             const char *value)
{
  agattr (graph, kind, (char *) name, (char *) value);
}

/* Graphviz would think for minutes about a thousand positions. */
static void
limit_effort (Agraph_t   *graph,
              const char *places,
              const char *crossings)
{
  set_default (graph, AGRAPH, "nslimit", places);
  set_default (graph, AGRAPH, "nslimit1", places);
  set_default (graph, AGRAPH, "mclimit", crossings);
}

/* --- the layout ------------------------------------------------------------- */

typedef struct
{
  LmGraph   *graph;
  guint     *rows;     /* of each node: the most moves that lead there, the start 0 */
  Agraph_t  *drawing;
  Agnode_t **nodes;
  Agedge_t **edges;    /* NULL for those that graphviz does not hear of */
  gboolean   careful;
} Plan;

/* Those that no edge leads to any more go first. Where positions come again there is no such order. */
static gboolean
find_rows (Plan *plan)
{
  LmGraph *graph = plan->graph;
  g_autofree guint *waiting = g_new0 (guint, graph->nodes->len);
  g_autoptr (GArray) ready = g_array_new (FALSE, FALSE, sizeof (guint));
  const guint start = 0;

  for (guint i = 0; i < graph->edges->len; i++)
    waiting[lm_graph_get_edge (graph, i)->to]++;
  if (waiting[start] == 0)
    g_array_append_val (ready, start);
  for (guint i = 0; i < ready->len; i++)
    {
      const guint from = g_array_index (ready, guint, i);
      const LmGraphNode *node = lm_graph_get_node (graph, from);

      for (guint j = node->first; j < node->first + node->n_edges; j++)
        {
          const guint to = lm_graph_get_edge (graph, j)->to;

          plan->rows[to] = MAX (plan->rows[to], plan->rows[from] + 1);
          if (--waiting[to] == 0)
            g_array_append_val (ready, to);
        }
    }

  return ready->len == graph->nodes->len;
}

static int
get_span (Plan *plan,
          guint edge)
{
  const LmGraphEdge *this = lm_graph_get_edge (plan->graph, edge);

  return (int) plan->rows[this->to] - (int) plan->rows[this->from];
}

static void
choose_care (Plan  *plan,
             guint *n_short)
{
  guint rows = 0;

  *n_short = 0;
  for (guint i = 0; i < plan->graph->edges->len; i++)
    {
      rows += ABS (get_span (plan, i));
      *n_short += get_span (plan, i) == 1;
    }
  plan->careful = rows <= ROWS_WITH_CARE;
}

static void
add_nodes (Plan   *plan,
           double  letter,
           double  line)
{
  char size[G_ASCII_DTOSTR_BUF_SIZE];

  set_default (plan->drawing, AGNODE, "label", "");
  set_default (plan->drawing, AGNODE, "shape", "box");
  set_default (plan->drawing, AGNODE, "fixedsize", "true");
  set_default (plan->drawing, AGNODE, "height", g_ascii_dtostr (size, sizeof size, 1.7 * line / INCH));
  for (guint i = 0; i < plan->graph->nodes->len; i++)
    {
      const glong letters = MIN (g_utf8_strlen (lm_graph_get_node (plan->graph, i)->words, -1), MOST_LETTERS);

      plan->nodes[i] = agnode (plan->drawing, NULL, TRUE);
      set_attribute (plan->nodes[i], "width",
                     g_ascii_dtostr (size, sizeof size, (letters * letter + 2.5 * line) / INCH));
    }
}

/* A row has a place by one of the edges that lead to it; the more there are, the better the places. */
static void
add_edges (Plan *plan)
{
  g_autofree gboolean *placed = g_new0 (gboolean, plan->graph->nodes->len);
  guint n_short;

  choose_care (plan, &n_short);
  for (guint i = 0; i < plan->graph->edges->len; i++)
    {
      const LmGraphEdge *edge = lm_graph_get_edge (plan->graph, i);

      if (!plan->careful && (get_span (plan, i) != 1 || (n_short > EDGES_WITH_CARE && placed[edge->to])))
        continue;

      placed[edge->to] = TRUE;
      plan->edges[i] = agedge (plan->drawing, plan->nodes[edge->from], plan->nodes[edge->to], NULL, TRUE);
    }
}

static void
place_nodes (Plan          *plan,
             LmGraphLayout *layout)
{
  for (guint i = 0; i < plan->graph->nodes->len; i++)
    layout->places[i] = (LmGraphPlace) { ND_coord (plan->nodes[i]).x, layout->height - ND_coord (plan->nodes[i]).y,
                                         INCH * ND_width (plan->nodes[i]), INCH * ND_height (plan->nodes[i]) };
}

static void
add_point (LmGraphLayout *layout,
           double         x,
           double         y)
{
  const LmGraphPoint place = { x, y };

  g_array_append_val (layout->points, place);
}

/* From the lower side of a node to the upper side of the next, or the other way round. */
static void
route_line (LmGraphLayout     *layout,
            const LmGraphEdge *edge)
{
  const LmGraphPlace *from = &layout->places[edge->from], *to = &layout->places[edge->to];
  const double side = from->y < to->y ? 0.5 : from->y > to->y ? -0.5 : 0;

  add_point (layout, from->x, from->y + side * from->height);
  add_point (layout, to->x, to->y - side * to->height);
}

static void
route_edge (Plan          *plan,
            LmGraphLayout *layout,
            guint          edge)
{
  const splines *curves = plan->careful && plan->edges[edge] != NULL ? ED_spl (plan->edges[edge]) : NULL;
  g_autofree char *name = lm_graph_name_edge (plan->graph, edge);

  layout->routes[edge].first = layout->points->len;
  if (name == NULL)
    return;
  if (curves == NULL || curves->size == 0)
    route_line (layout, lm_graph_get_edge (plan->graph, edge));
  else
    for (int i = 0; i < curves->list[0].size; i++)
      add_point (layout, curves->list[0].list[i].x, layout->height - curves->list[0].list[i].y);
  layout->routes[edge].n_points = layout->points->len - layout->routes[edge].first;
}

static LmGraphLayout *
read_layout (Plan *plan)
{
  LmGraphLayout *layout = g_atomic_rc_box_new0 (LmGraphLayout);

  layout->width = GD_bb (plan->drawing).UR.x;
  layout->height = GD_bb (plan->drawing).UR.y;
  layout->places = g_new0 (LmGraphPlace, plan->graph->nodes->len);
  layout->routes = g_new0 (LmGraphRoute, plan->graph->edges->len);
  layout->points = g_array_new (FALSE, FALSE, sizeof (LmGraphPoint));
  place_nodes (plan, layout);
  for (guint i = 0; i < plan->graph->edges->len; i++)
    route_edge (plan, layout, i);

  return layout;
}

static LmGraphLayout *
lay_out (Plan   *plan,
         double  letter,
         double  line)
{
  LmGraphLayout *layout = NULL;

  if (!find_rows (plan))
    for (guint i = 0; i < plan->graph->nodes->len; i++)
      plan->rows[i] = lm_graph_get_node (plan->graph, i)->depth;
  add_nodes (plan, letter, line);
  add_edges (plan);
  set_default (plan->drawing, AGEDGE, "arrowhead", "none");
  set_default (plan->drawing, AGRAPH, "ranksep", "0.6");
  set_default (plan->drawing, AGRAPH, "splines", plan->careful ? "true" : "none");
  if (!plan->careful)
    limit_effort (plan->drawing, "0.1", "0.01");
  if (gvLayout (get_graphviz (), plan->drawing, "dot") == 0)
    {
      layout = read_layout (plan);
      gvFreeLayout (get_graphviz (), plan->drawing);
    }

  return layout;
}

/**
 * lm_graph_layout_new:
 * @graph: a graph
 * @letter: how wide a letter is
 * @line: how high a line of text is
 *
 * For a worker: it takes seconds for some thousand nodes, cannot be stopped, and
 * waits for any other that is being made.
 *
 * Returns: (transfer full) (nullable): places for its nodes and edges
 */
LmGraphLayout *
lm_graph_layout_new (LmGraph *graph,
                     double   letter,
                     double   line)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  g_autofree guint *rows = g_new0 (guint, graph->nodes->len);
  g_autofree Agnode_t **nodes = g_new0 (Agnode_t *, graph->nodes->len);
  g_autofree Agedge_t **edges = g_new0 (Agedge_t *, graph->edges->len);
  Plan plan = { graph, rows, agopen ((char *) "game", Agdirected, NULL), nodes, edges, FALSE };
  LmGraphLayout *layout = lay_out (&plan, letter, line);

  agclose (plan.drawing);
  return layout;
}

static void
clear (gpointer data)
{
  LmGraphLayout *self = data;

  g_array_unref (self->points);
  g_free (self->routes);
  g_free (self->places);
}

void
lm_graph_layout_unref (LmGraphLayout *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* --- text and picture --------------------------------------------------------- */

static Agraph_t *
create_drawing (gboolean telling)
{
  Agraph_t *drawing = agopen ((char *) "game", Agdirected, NULL);

  set_default (drawing, AGRAPH, "fontname", "sans-serif");
  if (telling)
    set_default (drawing, AGRAPH, "label",
                 _("✓ teal: the player to move wins. "
                   "✗ orange, double border: the player to move loses. "
                   "The number: moves to the end."));
  set_default (drawing, AGNODE, "fontname", "sans-serif");
  set_default (drawing, AGNODE, "label", "\\N");
  set_default (drawing, AGEDGE, "fontname", "sans-serif");
  set_default (drawing, AGEDGE, "label", "");
  return drawing;
}

static char *
make_label (const LmGraphNode  *node,
            const LmGraphValue *value)
{
  const char *more = node->is_open ? "\\n…" : "";

  if (value == NULL)
    return g_strconcat (node->words, more, NULL);
  if (value->distance == LM_DISTANCE_UNKNOWN)
    return g_strdup_printf ("%s\\n%s%s", node->words, looks[value->value].glyph, more);

  return g_strdup_printf ("%s\\n%s %u%s", node->words, looks[value->value].glyph, value->distance, more);
}

static Agnode_t *
draw_node (Agraph_t           *drawing,
           const LmGraphNode  *node,
           const LmGraphValue *value)
{
  Agnode_t *drawn = agnode (drawing, node->key, TRUE);
  g_autofree char *label = make_label (node, value);

  set_attribute (drawn, "label", label);
  set_attribute (drawn, "URL", node->key);
  if (value == NULL)
    return drawn;

  set_attribute (drawn, "style", looks[value->value].style);
  set_attribute (drawn, "fillcolor", looks[value->value].fill);
  set_attribute (drawn, "color", looks[value->value].line);
  set_attribute (drawn, "peripheries", looks[value->value].borders);
  return drawn;
}

static Agraph_t *
draw (LmGraph *graph,
      GArray  *values)
{
  Agraph_t *drawing = create_drawing (values != NULL);
  g_autofree Agnode_t **nodes = g_new (Agnode_t *, graph->nodes->len);

  for (guint i = 0; i < graph->nodes->len; i++)
    nodes[i] = draw_node (drawing, lm_graph_get_node (graph, i),
                          values != NULL ? &g_array_index (values, LmGraphValue, i) : NULL);
  set_attribute (nodes[0], "penwidth", "3");
  for (guint i = 0; i < graph->edges->len; i++)
    {
      const LmGraphEdge *edge = lm_graph_get_edge (graph, i);

      set_attribute (agedge (drawing, nodes[edge->from], nodes[edge->to], edge->move, TRUE), "label", edge->move);
    }
  if (graph->nodes->len > POSITIONS_WITH_CARE)
    limit_effort (drawing, "0.5", "0.1");

  return drawing;
}

/**
 * lm_graph_to_dot:
 * @graph: a graph
 * @values: (nullable) (element-type LmGraphValue): who wins, where that is told
 *
 * Returns: (transfer full): it as text for graphviz, which begins with the
 *   command that prints it
 */
char *
lm_graph_to_dot (LmGraph *graph,
                 GArray  *values)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  g_autofree char *command = lm_graph_get_command (graph, values != NULL);
  Agraph_t *drawing = draw (graph, values);
  g_autofree char *text = NULL;
  gsize length = 0;
  FILE *stream = open_memstream (&text, &length);

  agwrite (drawing, stream);
  fclose (stream);
  agclose (drawing);
  return g_strdup_printf ("// %s\n%s", command, text);
}

/* The picture with the command that makes it as its description. */
static char *
sign_svg (const char *svg,
          const char *command)
{
  const char *head = strstr (svg, "<svg");
  const char *end = head != NULL ? strchr (head, '>') : NULL;
  g_autofree char *text = g_markup_escape_text (command, -1);

  if (end == NULL)
    return g_strdup (svg);

  return g_strdup_printf ("%.*s\n<desc>%s</desc>%s", (int) (end + 1 - svg), svg, text, end + 1);
}

/**
 * lm_graph_to_svg:
 * @graph: a graph
 * @values: (nullable) (element-type LmGraphValue): who wins, where that is told
 *
 * Returns: (transfer full) (nullable): it as graphviz draws it, with the command
 *   that prints it, or %NULL if it cannot
 */
char *
lm_graph_to_svg (LmGraph *graph,
                 GArray  *values)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  g_autofree char *command = lm_graph_get_command (graph, values != NULL);
  g_autofree char *signature = g_strconcat (command, " --format=svg", NULL);
  Agraph_t *drawing = draw (graph, values);
  char *data = NULL;
  char *svg = NULL;
  unsigned length = 0;

  if (gvLayout (get_graphviz (), drawing, "dot") == 0)
    {
      if (gvRenderData (get_graphviz (), drawing, "svg", &data, &length) == 0)
        svg = sign_svg (data, signature);
      gvFreeRenderData (data);
      gvFreeLayout (get_graphviz (), drawing);
    }

  agclose (drawing);
  return svg;
}
