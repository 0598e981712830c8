/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-graph.c: the game graphs of last-move-solve, read back by graphviz. */

#include "naive.h"
#include "run.h"

#include <cgraph.h>
#include <string.h>

static const char *
get (gpointer    object,
     const char *name)
{
  return agget (object, (char *) name);
}

static const char *
get_bins (Agnode_t *node)
{
  const char *prefix = "lastmove:zeckendorf?bins=";

  g_assert_true (g_str_has_prefix (agnameof (node), prefix));
  return agnameof (node) + strlen (prefix);
}

/* Won positions have one border and a tick, lost ones two and a cross; the colours differ. */
static void
check_look (Agnode_t *node)
{
  const NaiveValue *value = naive_solve (get_bins (node));
  g_autofree char *end = g_strdup_printf ("\\n%s %u", value->wins ? "✓" : "✗", value->distance);

  g_assert_true (g_str_has_suffix (get (node, "label"), end));
  g_assert_cmpstr (get (node, "peripheries"), ==, value->wins ? "1" : "2");
  g_assert_cmpstr (get (node, "fillcolor"), ==, value->wins ? "#b8e6e0" : "#ffd9b3");
  g_assert_cmpstr (get (node, "URL"), ==, agnameof (node));
}

static void
check_moves (Agraph_t *graph,
             Agnode_t *node)
{
  g_autoptr (GPtrArray) moves = naive_list_moves (get_bins (node));

  g_assert_cmpint (agdegree (graph, node, FALSE, TRUE), ==, moves->len);
  for (guint i = 0; i < moves->len; i++)
    {
      const NaiveMove *move = g_ptr_array_index (moves, i);
      g_autofree char *after = naive_position (move->bins, 1);
      Agnode_t *target = agnode (graph, after, FALSE);
      Agedge_t *edge;

      g_assert_nonnull (target);
      edge = agedge (graph, node, target, move->move, FALSE);
      g_assert_nonnull (edge);
      g_assert_cmpstr (get (edge, "label"), ==, move->move);
    }
}

static void
test_dot (void)
{
  g_autoptr (Run) run = run_program ("graph", "lastmove:zeckendorf?bins=13", "--format", "dot", NULL);
  g_autoptr (Run) again = run_program ("graph", "lastmove:zeckendorf?bins=13", NULL);
  g_autoptr (GHashTable) reached = naive_reach ("13");
  Agraph_t *graph = agmemread (run->out);

  check_ok (run);
  g_assert_cmpstr (run->out, ==, again->out);
  g_assert_nonnull (graph);
  g_assert_cmpint (agnnodes (graph), ==, g_hash_table_size (reached));
  for (Agnode_t *node = agfstnode (graph); node != NULL; node = agnxtnode (graph, node))
    {
      g_assert_true (g_hash_table_contains (reached, get_bins (node)));
      check_look (node);
      check_moves (graph, node);
    }

  agclose (graph);
}

static void
count_nodes (GMarkupParseContext  *context,
             const char           *element,
             const char          **names,
             const char          **values,
             gpointer              user_data,
             GError              **error)
{
  guint *count = user_data;

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "class") && g_str_equal (values[i], "node"))
      (*count)++;
}

static void
test_svg (void)
{
  const GMarkupParser parser = { .start_element = count_nodes };
  g_autoptr (Run) run = run_program ("graph", "--format=svg", "lastmove:zeckendorf?bins=8&turn=2", NULL);
  g_autoptr (Run) again = run_program ("graph", "--format=svg", "lastmove:zeckendorf?bins=8&turn=2", NULL);
  g_autoptr (GHashTable) reached = naive_reach ("8");
  g_autoptr (GError) error = NULL;
  guint count = 0;
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &count, NULL);

  check_ok (run);
  g_assert_cmpstr (run->out, ==, again->out);
  g_markup_parse_context_parse (context, run->out, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count, ==, g_hash_table_size (reached));
}

static void
test_limits (void)
{
  g_autoptr (Run) few = run_program ("graph", "lastmove:zeckendorf?bins=10", "--positions=21", NULL);
  g_autoptr (Run) enough = run_program ("graph", "lastmove:zeckendorf?bins=10", "--positions=22", NULL);
  g_autoptr (Run) standard = run_program ("graph", "lastmove:zeckendorf?bins=100", NULL);
  g_autoptr (Run) slow = run_program ("graph", "lastmove:zeckendorf?bins=40", "--time=0.0001", NULL);

  check_complaint (few, 1, "more than 21 positions");
  g_assert_cmpstr (few->out, ==, "");
  check_ok (enough);
  check_complaint (standard, 1, "more than 2000 positions");
  check_complaint (slow, 1, "time");
}

/* Graphviz hears of no limit, and works by recursion. */
static void
test_layout_limits (void)
{
  g_autoptr (Run) slow = run_program ("graph", "lastmove:nim?stones=9999", "--positions=10000", "--format=svg", "--time=0.5", NULL);
  g_autoptr (Run) large = run_program ("graph", "lastmove:nim?stones=9999", "--positions=10000", "--format=svg", "--memory=16", NULL);
  g_autoptr (Run) deep = run_program ("graph", "lastmove:nim?stones=300000&max=1", "--positions=1000000", "--format=svg", NULL);
  g_autoptr (Run) file = run_program ("graph", "lastmove:nim?stones=300", "--positions=10001", "--output=graph.svg", NULL);
  g_autoptr (Run) text = run_program ("graph", "lastmove:nim?stones=20000&max=1", "--positions=20001", NULL);

  check_complaint (slow, 1, "0.5 s");
  g_assert_cmpstr (slow->out, ==, "");
  check_complaint (large, 1, "was full");
  check_complaint (deep, 2, "at most 10000 positions");
  check_complaint (file, 2, "at most 10000 positions");
  g_assert_false (g_file_test ("graph.svg", G_FILE_TEST_EXISTS));
  check_ok (text);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/graph/dot", test_dot);
  g_test_add_func ("/cli/graph/svg", test_svg);
  g_test_add_func ("/cli/graph/limits", test_limits);
  g_test_add_func ("/cli/graph/layout-limits", test_layout_limits);

  return g_test_run ();
}
