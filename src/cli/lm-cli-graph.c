/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-graph.c: the game graph of a position as graphviz text or as a picture. */

#include "config.h"

#include "lm-cli.h"

#include "engine/lm-game-info.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <gvc.h>
#include <stdio.h>
#include <string.h>

#define POSITIONS_DEFAULT 2000
#define POSITIONS_MAX 1000000

/* A layout of more positions than this has to be content with less than the best. */
#define POSITIONS_WITH_CARE 200

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

/* A game graph being made, breadth first. */
typedef struct
{
  LmCli      *cli;
  Agraph_t   *graph;
  GHashTable *nodes; /* key → Agnode_t */
  GQueue      queue; /* of Step, yet to be expanded */
  guint64     limit;
  gboolean    undecided;
} Maker;

typedef struct
{
  LmPosition *position;
  Agnode_t   *node;
} Step;

static char *format_text;
static char *positions_text;

static const GOptionEntry entries[] = {
  { "format", 0, 0, G_OPTION_ARG_STRING, &format_text,
    N_("What is printed (default dot)"), "dot|svg" },
  { "positions", 0, 0, G_OPTION_ARG_STRING, &positions_text,
    N_("How many positions the graph may have (default 2000)"), N_("N") },
  { NULL }
};

static void
step_free (Step *step)
{
  lm_position_unref (step->position);
  g_free (step);
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

static Agraph_t *
create_graph (void)
{
  Agraph_t *graph = agopen ((char *) "game", Agdirected, NULL);

  set_default (graph, AGRAPH, "fontname", "sans-serif");
  set_default (graph, AGRAPH, "label",
               _("✓ teal: the player to move wins. "
                 "✗ orange, double border: the player to move loses. "
                 "The number: moves to the end."));
  set_default (graph, AGNODE, "fontname", "sans-serif");
  set_default (graph, AGNODE, "label", "\\N");
  set_default (graph, AGEDGE, "fontname", "sans-serif");
  set_default (graph, AGEDGE, "label", "");

  return graph;
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

static char *
make_label (LmAnswer *answer)
{
  g_autofree char *description = lm_position_describe (answer->position);
  const char *glyph = looks[answer->value].glyph;

  if (answer->distance == LM_DISTANCE_UNKNOWN)
    return g_strdup_printf ("%s\\n%s", description, glyph);

  return g_strdup_printf ("%s\\n%s %u", description, glyph, answer->distance);
}

static gboolean
paint_node (Maker       *maker,
            Agnode_t    *node,
            LmPosition  *position,
            GError     **error)
{
  g_autoptr (LmAnswer) answer = NULL;
  g_autofree char *label = NULL;
  const Look *look;

  answer = lm_solver_ask (maker->cli->solver, lm_question_new_answer (position), NULL, error);
  if (answer == NULL)
    return FALSE;

  label = make_label (answer);
  look = &looks[answer->value];
  set_attribute (node, "label", label);
  set_attribute (node, "style", look->style);
  set_attribute (node, "fillcolor", look->fill);
  set_attribute (node, "color", look->line);
  set_attribute (node, "peripheries", look->borders);
  set_attribute (node, "URL", agnameof (node));
  maker->undecided |= answer->value == LM_VALUE_UNKNOWN;

  return TRUE;
}

/* The node of a position; a new one is painted and waits for its moves. */
static Agnode_t *
get_node (Maker       *maker,
          LmPosition  *position,
          GError     **error)
{
  g_autofree char *key = get_key (position);
  Agnode_t *node = g_hash_table_lookup (maker->nodes, key);
  Step *step;

  if (node != NULL)
    return node;
  if (g_hash_table_size (maker->nodes) >= maker->limit)
    {
      g_autofree char *limit = g_strdup_printf ("%" PRIu64, maker->limit);

      g_set_error (error, LM_ERROR, LM_ERROR_LIMIT,
                   _("The game graph has more than %s positions; --positions allows more."), limit);
      return NULL;
    }

  node = agnode (maker->graph, key, TRUE);
  if (!paint_node (maker, node, position, error))
    return NULL;

  step = g_new0 (Step, 1);
  step->position = lm_position_ref (position);
  step->node = node;
  g_queue_push_tail (&maker->queue, step);
  g_hash_table_insert (maker->nodes, g_steal_pointer (&key), node);

  return node;
}

static gboolean
add_move (Maker       *maker,
          Step        *step,
          const char  *move,
          GError     **error)
{
  g_autoptr (LmPosition) after = lm_position_play (step->position, move, error);
  Agnode_t *node;
  Agedge_t *edge;

  node = after != NULL ? get_node (maker, after, error) : NULL;
  if (node == NULL)
    return FALSE;

  edge = agedge (maker->graph, step->node, node, (char *) move, TRUE);
  set_attribute (edge, "label", move);
  return TRUE;
}

static gboolean
add_moves (Maker   *maker,
           Step    *step,
           GError **error)
{
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (step->position, maker->limit, &complete);

  if (!complete)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_LIMIT,
                   _("A position of the game graph has more than %u moves."), moves->len);
      return FALSE;
    }

  for (guint i = 0; i < moves->len; i++)
    if (!add_move (maker, step, g_ptr_array_index (moves, i), error))
      return FALSE;

  return TRUE;
}

static gboolean
check_limits (Maker   *maker,
              GError **error)
{
  LmSolveContext *context = maker->cli->context;

  lm_solve_context_set_progress (context,
                                 g_hash_table_size (maker->nodes) - maker->queue.length,
                                 g_hash_table_size (maker->nodes));
  if (lm_solve_context_poll (context) == LM_STOP_NO)
    return TRUE;

  g_set_error (error, LM_ERROR, LM_ERROR_LIMIT,
               _("The time allowed, %g s, was over before the game graph was complete."),
               maker->cli->seconds);
  return FALSE;
}

/* Graphviz would think for minutes about a thousand positions. */
static void
limit_effort (Maker *maker)
{
  if (g_hash_table_size (maker->nodes) <= POSITIONS_WITH_CARE)
    return;

  set_default (maker->graph, AGRAPH, "nslimit", "0.5");
  set_default (maker->graph, AGRAPH, "nslimit1", "0.5");
  set_default (maker->graph, AGRAPH, "mclimit", "0.1");
}

static gboolean
make_graph (Maker       *maker,
            LmPosition  *start,
            GError     **error)
{
  Agnode_t *root = get_node (maker, start, error);
  gboolean going = root != NULL;

  if (going)
    set_attribute (root, "penwidth", "3");

  while (going && !g_queue_is_empty (&maker->queue))
    {
      Step *step = g_queue_pop_head (&maker->queue);

      going = add_moves (maker, step, error) && check_limits (maker, error);
      step_free (step);
    }

  g_queue_clear_full (&maker->queue, (GDestroyNotify) step_free);
  limit_effort (maker);
  return going;
}

static LmCliStatus
print_dot (Agraph_t *graph)
{
  g_autofree char *text = NULL;
  gsize length = 0;
  FILE *stream = open_memstream (&text, &length);

  agwrite (graph, stream);
  fclose (stream);
  lm_cli_print (text);

  return LM_CLI_OK;
}

static LmCliStatus
print_svg (Agraph_t *graph)
{
  GVC_t *graphviz = gvContext ();
  LmCliStatus status = LM_CLI_UNDECIDED;
  char *data = NULL;
  unsigned length = 0;

  if (gvLayout (graphviz, graph, "dot") == 0
      && gvRenderData (graphviz, graph, "svg", &data, &length) == 0)
    {
      lm_cli_print (data);
      gvFreeRenderData (data);
      gvFreeLayout (graphviz, graph);
      status = LM_CLI_OK;
    }
  else
    lm_cli_complain (_("Graphviz could not lay out the game graph."));

  gvFreeContext (graphviz);
  return status;
}

static LmCliStatus
draw (LmCli      *cli,
      LmPosition *start,
      guint64     limit,
      gboolean    as_svg)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) nodes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Maker maker = { cli, create_graph (), nodes, G_QUEUE_INIT, limit, FALSE };
  LmCliStatus status;

  lm_cli_start_question (cli);
  if (!make_graph (&maker, start, &error))
    status = lm_cli_complain_error (error);
  else if (as_svg)
    status = print_svg (maker.graph);
  else
    status = print_dot (maker.graph);

  agclose (maker.graph);
  return maker.undecided ? MAX (status, LM_CLI_UNDECIDED) : status;
}

static LmCliStatus
run_graph (LmCli *cli,
           GStrv  arguments)
{
  static const char *const formats[] = { "dot", "svg", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) start = NULL;
  guint64 limit = POSITIONS_DEFAULT;
  guint format = 0;

  if (format_text != NULL
      && !lm_cli_parse_choice ("--format", format_text, formats, &format, &error))
    return lm_cli_complain_error (error);
  if (positions_text != NULL
      && !lm_cli_parse_number ("--positions", positions_text, 1, POSITIONS_MAX, &limit, &error))
    return lm_cli_complain_error (error);
  if (!lm_cli_check_count (arguments, 1))
    return LM_CLI_BAD;

  start = lm_cli_parse_position (arguments[0]);
  if (start == NULL)
    return LM_CLI_BAD;

  return draw (cli, start, limit, format == 1);
}

const LmCliCommand lm_cli_graph_command = {
  .name = "graph",
  .arguments = N_("POSITION"),
  .summary = N_("Draws the game graph, with won and lost positions told apart."),
  .entries = entries,
  .run = run_graph,
};
