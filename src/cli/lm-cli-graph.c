/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-graph.c: the game graph of a position as graphviz text or as a picture. */

#include "lm-cli.h"

#include "engine/explore/lm-graph-layout.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <unistd.h>

#define POSITIONS_DEFAULT 2000
#define POSITIONS_MAX 1000000

/* As in the window. Graphviz works by recursion, and very many would be beyond its stack. */
#define DRAWN_MAX 10000

/* How often it is looked whether a layout, which cannot be stopped, takes more than it may. */
#define WATCH_INTERVAL_MS 20

static char *positions_text;
static char *within_text;
static gboolean plain;

static const GOptionEntry entries[] = {
  { "format", 0, 0, G_OPTION_ARG_STRING, &lm_cli_format,
    N_("What is printed (default dot), or, with --output, written where the name does not say it"), "dot|svg|png|pdf|tex" },
  { "positions", 0, 0, G_OPTION_ARG_STRING, &positions_text,
    N_("How many positions the graph may have (default 2000)"), N_("N") },
  { "within", 0, 0, G_OPTION_ARG_STRING, &within_text,
    N_("How many moves the graph goes from the position (default: all)"), N_("K") },
  { "plain", 0, 0, G_OPTION_ARG_NONE, &plain,
    N_("Not to say who wins"), NULL },
  LM_CLI_OUTPUT_ENTRY (N_("Draw it into this file: .svg, .png, .pdf, or .tex for TikZ")),
  { NULL }
};

/* Bytes of this process that are in memory; 0 where the system does not tell. */
static guint64
get_resident (void)
{
  g_autofree char *text = NULL;
  guint64 n_pages = 0;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL) || sscanf (text, "%*u %" G_GUINT64_FORMAT, &n_pages) != 1)
    return 0;
  return n_pages * sysconf (_SC_PAGESIZE);
}

/* What a drawing takes, told on the main loop while a worker draws. */
typedef struct
{
  LmCli   *cli;
  guint64  before; /* bytes that the program took without it */
} Watch;

/* Nothing is left of the call when its time or its memory is over. */
static gboolean
watch_cb (gpointer user_data)
{
  const Watch *watch = user_data;
  const guint64 memory = lm_solve_context_get_memory (watch->cli->context);
  g_autofree char *size = NULL;
  g_autoptr (GError) error = NULL;

  if (lm_solve_context_should_stop (watch->cli->context, &error))
    lm_cli_leave (lm_cli_complain_error (error));
  if (get_resident () <= watch->before + memory)
    return G_SOURCE_CONTINUE;

  size = g_format_size_full (memory, G_FORMAT_SIZE_IEC_UNITS);
  lm_cli_complain (_("The memory allowed, %s, was full before it was decided."), size);
  lm_cli_leave (LM_CLI_UNDECIDED);
}

static guint
start_watch (LmCli *cli)
{
  Watch *watch = g_new (Watch, 1);

  *watch = (Watch) { cli, get_resident () };
  return g_timeout_add_full (G_PRIORITY_DEFAULT, WATCH_INTERVAL_MS, watch_cb, watch, g_free);
}

/* Limits: not half a graph, unless so much of it is wanted. */
static LmGraph *
make_graph (LmCli       *cli,
            LmPosition  *start,
            guint64      positions,
            guint64      within,
            GError     **error)
{
  g_autoptr (LmGraph) graph = lm_graph_new (start, positions, G_MAXUINT, within, cli->context, error);

  if (graph == NULL || graph->complete || graph->depth == within)
    return g_steal_pointer (&graph);

  g_set_error (error, LM_ERROR, LM_ERROR_LIMIT,
               ngettext ("The game graph has more than %u position; --positions allows more.",
                         "The game graph has more than %u positions; --positions allows more.", (guint) positions),
               (guint) positions);
  return NULL;
}

static gboolean
is_decided (GArray *values)
{
  for (guint i = 0; i < values->len; i++)
    if (g_array_index (values, LmGraphValue, i).value == LM_VALUE_UNKNOWN)
      return FALSE;

  return TRUE;
}

static LmCliStatus
draw (LmCli      *cli,
      LmPosition *start,
      guint64     positions,
      guint64     within,
      gboolean    as_svg,
      guint       figure)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmGraph) graph = NULL;
  g_autoptr (GArray) values = NULL;
  g_autofree char *text = NULL;
  LmCliStatus status = LM_CLI_OK;
  guint watch;

  lm_cli_start_question (cli);
  graph = make_graph (cli, start, positions, within, &error);
  if (graph != NULL && !plain)
    values = lm_graph_solve (graph, cli->context, &error);
  if (error != NULL)
    return lm_cli_complain_error (error);

  watch = start_watch (cli);
  if (figure != LM_CLI_PRINTED)
    status = lm_cli_write_graph (graph, values, figure);
  else
    text = as_svg ? lm_graph_to_svg (graph, values) : lm_graph_to_dot (graph, values);
  g_source_remove (watch);

  if (text != NULL)
    lm_cli_print (text);
  else if (figure == LM_CLI_PRINTED)
    {
      lm_cli_complain (_("Graphviz could not lay out the game graph."));
      return LM_CLI_UNDECIDED;
    }
  return MAX (status, values == NULL || is_decided (values) ? LM_CLI_OK : LM_CLI_UNDECIDED);
}

static LmCliStatus
run_graph (LmCli *cli,
           GStrv  arguments)
{
  static const char *const formats[] = { "dot", "svg", NULL }, *const no_others[] = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) start = NULL;
  guint64 positions = POSITIONS_DEFAULT;
  guint64 within = LM_GRAPH_ALL;
  guint format = 0, figure;

  if (!lm_cli_find_output (TRUE, no_others, &figure, &error))
    return lm_cli_complain_error (error);
  if (lm_cli_format != NULL && figure == LM_CLI_PRINTED
      && !lm_cli_parse_choice ("--format", lm_cli_format, formats, &format, &error))
    return lm_cli_complain_error (error);
  if (positions_text != NULL
      && !lm_cli_parse_number ("--positions", positions_text, 1, POSITIONS_MAX, &positions, &error))
    return lm_cli_complain_error (error);
  if (within_text != NULL
      && !lm_cli_parse_number ("--within", within_text, 0, POSITIONS_MAX, &within, &error))
    return lm_cli_complain_error (error);
  if (positions > DRAWN_MAX && (format == 1 || figure != LM_CLI_PRINTED))
    {
      lm_cli_complain (_("A drawn graph has at most %u positions; as text for Graphviz it may have more."), DRAWN_MAX);
      return LM_CLI_BAD;
    }
  if (!lm_cli_check_count (arguments, 1))
    return LM_CLI_BAD;

  start = lm_cli_parse_position (arguments[0]);
  if (start == NULL)
    return LM_CLI_BAD;

  return draw (cli, start, positions, within, format == 1, figure);
}

const LmCliCommand lm_cli_graph_command = {
  .name = "graph",
  .arguments = N_("POSITION"),
  .summary = N_("Draws the game graph, with won and lost positions told apart."),
  .entries = entries,
  .run = run_graph,
};
