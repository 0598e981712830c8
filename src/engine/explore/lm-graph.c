/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-graph.c: the game graph: the positions that are reached from one, and the moves between them. */

#include "lm-graph.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n.h>
#include <string.h>

/* With more than two players left nearly nothing is decided, and it takes long to find that out. */
#define PARTY_EFFORT 0.02

/* A graph being made, breadth first. */
typedef struct
{
  LmGraph        *graph;
  LmSolveContext *context;
  guint           positions;
  guint           moves;
  gboolean        full;  /* one more than it may have is reached */
} Maker;

static void
node_clear (gpointer data)
{
  LmGraphNode *node = data;

  lm_position_unref (node->position);
  g_free (node->key);
  g_free (node->words);
}

static void
edge_clear (gpointer data)
{
  g_free (((LmGraphEdge *) data)->move);
}

static LmGraph *
create (void)
{
  LmGraph *self = g_new0 (LmGraph, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->index = g_hash_table_new (g_str_hash, g_str_equal);
  self->nodes = g_array_new (FALSE, TRUE, sizeof (LmGraphNode));
  self->edges = g_array_new (FALSE, TRUE, sizeof (LmGraphEdge));
  g_array_set_clear_func (self->nodes, node_clear);
  g_array_set_clear_func (self->edges, edge_clear);
  self->complete = TRUE;
  return self;
}

/* Where both players have the same moves, whose turn it is makes no other position. */
static char *
get_key (LmPosition *position)
{
  char *text = lm_position_to_string (position);
  char *turn = strstr (text, "&turn=");

  if (turn != NULL && lm_position_get_info (position)->impartial)
    *turn = '\0';

  return text;
}

static LmGraphNode *
node_at (LmGraph *self,
         guint    node)
{
  return &g_array_index (self->nodes, LmGraphNode, node);
}

static void
add_node (LmGraph    *self,
          LmPosition *position,
          char       *key,
          guint       from)
{
  const LmGraphNode node = {
    .position = lm_position_ref (position),
    .key = key,
    .words = lm_position_describe (position),
    .depth = self->nodes->len > 0 ? node_at (self, from)->depth + 1 : 0,
    .from = from,
  };

  self->depth = node.depth;
  g_array_append_val (self->nodes, node);
  g_hash_table_insert (self->index, key, GUINT_TO_POINTER (self->nodes->len));
}

static gboolean
add_move (Maker       *maker,
          guint        from,
          const char  *move,
          GError     **error)
{
  LmGraph *graph = maker->graph;
  g_autoptr (LmPosition) after = lm_position_play (node_at (graph, from)->position, move, error);
  g_autofree char *key = after != NULL ? get_key (after) : NULL;
  LmGraphEdge edge = { .from = from };

  if (after == NULL || lm_solve_context_should_stop (maker->context, error))
    return FALSE;
  if (!g_hash_table_contains (graph->index, key))
    {
      maker->full = graph->nodes->len >= maker->positions;
      if (maker->full)
        return TRUE;
      add_node (graph, after, g_strdup (key), from);
    }

  edge.to = GPOINTER_TO_UINT (g_hash_table_lookup (graph->index, key)) - 1;
  edge.move = g_strdup (move);
  g_array_append_val (graph->edges, edge);
  node_at (graph, from)->n_edges++;
  return TRUE;
}

static gboolean
expand (Maker   *maker,
        guint    from,
        GError **error)
{
  LmGraph *graph = maker->graph;
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (node_at (graph, from)->position,
                                                        maker->moves - graph->edges->len, &complete);

  lm_solve_context_set_progress (maker->context, from, graph->nodes->len);
  node_at (graph, from)->first = graph->edges->len;
  maker->full = !complete;
  for (guint i = 0; i < moves->len && !maker->full; i++)
    if (!add_move (maker, from, g_ptr_array_index (moves, i), error))
      return FALSE;

  return TRUE;
}

/* What lies further on than a depth goes, so that nothing is there by halves. */
static void
cut (LmGraph *self,
     guint    depth)
{
  guint n_nodes = 0, n_edges = 0;

  for (; n_nodes < self->nodes->len && node_at (self, n_nodes)->depth <= depth; n_nodes++)
    {
      LmGraphNode *node = node_at (self, n_nodes);

      if (node->depth < depth)
        n_edges = node->first + node->n_edges;
      else
        node->n_edges = 0;
      node->is_open = node->depth == depth && !lm_position_is_over (node->position);
      self->complete = self->complete && !node->is_open;
    }
  for (guint i = n_nodes; i < self->nodes->len; i++)
    g_hash_table_remove (self->index, node_at (self, i)->key);
  g_array_set_size (self->nodes, n_nodes);
  g_array_set_size (self->edges, n_edges);
  self->depth = depth;
}

/**
 * lm_graph_new:
 * @start: where it begins
 * @positions: how many positions it may have, at least 1
 * @moves: how many moves it may have
 * @within: how many moves it goes from @start, or %LM_GRAPH_ALL
 * @context: limits and cancellation
 * @error: return location for %G_IO_ERROR_CANCELLED, and %LM_ERROR_LIMIT when
 *   the time was over
 *
 * Of a graph that is larger, all within as many moves as these limits allow,
 * which may be none. For a worker.
 *
 * Returns: (transfer full) (nullable): the graph
 */
LmGraph *
lm_graph_new (LmPosition      *start,
              guint            positions,
              guint            moves,
              guint            within,
              LmSolveContext  *context,
              GError         **error)
{
  g_autoptr (LmGraph) self = create ();
  Maker maker = { self, context, positions, moves, FALSE };

  add_node (self, start, get_key (start), 0);
  for (guint i = 0; i < self->nodes->len; i++)
    {
      const guint depth = node_at (self, i)->depth;

      if (depth < within && !expand (&maker, i, error))
        return NULL;
      if (depth >= within || maker.full)
        {
          cut (self, depth);
          break;
        }
    }

  return g_steal_pointer (&self);
}

/**
 * lm_graph_ref:
 * @self: a graph
 *
 * Returns: (transfer full): another reference
 */
LmGraph *
lm_graph_ref (LmGraph *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * lm_graph_unref:
 * @self: (transfer full): a graph
 */
void
lm_graph_unref (LmGraph *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_hash_table_unref (self->index);
  g_array_unref (self->nodes);
  g_array_unref (self->edges);
  g_free (self);
}

/* Returns: (transfer none): the node */
const LmGraphNode *
lm_graph_get_node (LmGraph *self,
                   guint    node)
{
  return node_at (self, node);
}

/* Returns: (transfer none): the edge */
const LmGraphEdge *
lm_graph_get_edge (LmGraph *self,
                   guint    edge)
{
  return &g_array_index (self->edges, LmGraphEdge, edge);
}

/**
 * lm_graph_find:
 * @self: a graph
 * @position: a position
 *
 * Returns: its node, or -1
 */
int
lm_graph_find (LmGraph    *self,
               LmPosition *position)
{
  g_autofree char *key = get_key (position);

  return GPOINTER_TO_INT (g_hash_table_lookup (self->index, key)) - 1;
}

/**
 * lm_graph_describe:
 * @self: a graph
 *
 * Returns: (transfer full): how large it is, and whether that is all
 */
char *
lm_graph_describe (LmGraph *self)
{
  g_autofree char *positions = g_strdup_printf (ngettext ("%'u position", "%'u positions", self->nodes->len),
                                                self->nodes->len);
  g_autofree char *moves = g_strdup_printf (ngettext ("%'u move", "%'u moves", self->edges->len), self->edges->len);

  if (self->complete)
    return g_strdup_printf (_("%s, %s: all that are reached from here."), positions, moves);

  return g_strdup_printf (ngettext ("%s, %s: all within %u move from the start. The whole is larger.",
                                    "%s, %s: all within %u moves from the start. The whole is larger.", self->depth),
                          positions, moves, self->depth);
}

/**
 * lm_graph_name_edge:
 * @self: a graph
 * @edge: one of its edges
 *
 * Returns: (transfer full) (nullable): the moves that lead from there to there,
 *   or %NULL where an edge before this one has told them
 */
char *
lm_graph_name_edge (LmGraph *self,
                    guint    edge)
{
  const LmGraphEdge *this = lm_graph_get_edge (self, edge);
  const LmGraphNode *node = node_at (self, this->from);
  g_autoptr (GString) names = g_string_new (this->move);

  for (guint i = node->first; i < node->first + node->n_edges; i++)
    {
      const LmGraphEdge *other = lm_graph_get_edge (self, i);

      if (other->to == this->to && i < edge)
        return NULL;
      if (other->to == this->to && i > edge)
        g_string_append_printf (names, ", %s", other->move);
    }

  return g_string_free (g_steal_pointer (&names), FALSE);
}

/**
 * lm_graph_get_command:
 * @self: a graph
 * @telling: whether it says who wins
 *
 * Returns: (transfer full): the command that prints it
 */
char *
lm_graph_get_command (LmGraph  *self,
                      gboolean  telling)
{
  g_autofree char *position = g_shell_quote (node_at (self, 0)->key);
  g_autofree char *within = self->complete ? g_strdup ("") : g_strdup_printf (" --within=%u", self->depth);

  return g_strdup_printf ("last-move-solve graph --positions=%u%s%s %s", self->nodes->len, within,
                          telling ? "" : " --plain", position);
}

/**
 * lm_graph_solve:
 * @self: a graph
 * @context: limits and cancellation
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * What the limits do not allow to decide is unknown. For a worker.
 *
 * Returns: (transfer full) (nullable) (element-type LmGraphValue): who wins at
 *   each node
 */
GArray *
lm_graph_solve (LmGraph         *self,
                LmSolveContext  *context,
                GError         **error)
{
  g_autoptr (GArray) values = g_array_sized_new (FALSE, TRUE, sizeof (LmGraphValue), self->nodes->len);
  const double effort = lm_solve_context_get_options (context)->effort;

  for (guint i = 0; i < self->nodes->len; i++)
    {
      LmPosition *position = node_at (self, i)->position;
      LmGraphValue value = { LM_VALUE_UNKNOWN, LM_DISTANCE_UNKNOWN };
      const LmSolveOptions options = { .effort = lm_position_count_left (position) > 2 ? PARTY_EFFORT * effort : effort };
      g_autoptr (LmAnswer) answer = NULL;

      if (lm_solve_context_poll (context) != LM_STOP_TIME)
        {
          answer = lm_position_solve (position, &options, context, error);
          if (answer == NULL)
            return NULL;
          /* With more than two players left, nobody has lost who cannot win alone against all others. */
          if (answer->outlook == NULL || answer->value == LM_VALUE_WIN)
            value = (LmGraphValue) { answer->value, answer->distance };
        }
      g_array_append_val (values, value);
      lm_solve_context_set_progress (context, i + 1, self->nodes->len);
    }

  return g_steal_pointer (&values);
}

/* --- questions -------------------------------------------------------------- */

typedef struct
{
  LmPosition *start;
  guint       positions;
  guint       moves;
} Wish;

static void
wish_free (gpointer data)
{
  Wish *wish = data;

  lm_position_unref (wish->start);
  g_free (wish);
}

static gpointer
graph_func (LmSolveContext  *context,
            gpointer         data,
            GError         **error)
{
  const Wish *wish = data;

  return lm_graph_new (wish->start, wish->positions, wish->moves, LM_GRAPH_ALL, context, error);
}

/**
 * lm_question_new_graph:
 * @start: where it begins
 * @positions: how many positions it may have
 * @moves: how many moves it may have
 *
 * Returns: (transfer full): the question for a graph; its answer is an #LmGraph
 */
LmQuestion *
lm_question_new_graph (LmPosition *start,
                       guint       positions,
                       guint       moves)
{
  Wish *wish = g_new (Wish, 1);

  *wish = (Wish) { lm_position_ref (start), positions, moves };
  return lm_question_new (graph_func, wish, wish_free, (GDestroyNotify) lm_graph_unref);
}

static gpointer
values_func (LmSolveContext  *context,
             gpointer         data,
             GError         **error)
{
  return lm_graph_solve (data, context, error);
}

/* Returns: (transfer full): the question for who wins at its nodes; its answer is a #GArray of #LmGraphValue */
LmQuestion *
lm_question_new_values (LmGraph *graph)
{
  return lm_question_new (values_func, lm_graph_ref (graph), (GDestroyNotify) lm_graph_unref,
                          (GDestroyNotify) g_array_unref);
}
