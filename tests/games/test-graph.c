/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-graph.c: game graphs against plain searches, against the papers, and within their limits. */

#include "engine/explore/lm-graph-layout.h"
#include "engine/game/lm-game-info.h"
#include "game-checks.h"
#include "games/lm-games.h"

#include <stdlib.h>
#include <string.h>

/* Of games that are larger, the first moves. */
#define POSITIONS 1500
#define MOST_PLAIN 4

static LmGraph *
make (const char *text,
      guint       positions,
      guint       within)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) start = lm_position_parse (text, &error);
  g_autoptr (LmTableCache) cache = lm_table_cache_new (0);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  LmGraph *graph;

  g_assert_no_error (error);
  graph = lm_graph_new (start, positions, G_MAXUINT, within, context, &error);
  g_assert_no_error (error);
  return graph;
}

static GArray *
solve (LmGraph *graph)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (64 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (GError) error = NULL;
  GArray *values = lm_graph_solve (graph, context, &error);

  g_assert_no_error (error);
  return values;
}

/* --- a plain search ------------------------------------------------------------- */

static char *
plain_key (LmPosition *position)
{
  g_autofree char *text = lm_position_to_string (position);
  g_auto (GStrv) halves = g_strsplit (text, "&turn=", 2);

  return g_strdup (lm_position_get_info (position)->impartial ? halves[0] : text);
}

/* Every way to play so many moves, one after another, with no memory of where it has been. */
static void
plain_walk (LmPosition *position,
            guint       moves,
            GHashTable *reached,
            GHashTable *edges)
{
  g_autofree char *key = plain_key (position);
  g_autoptr (GPtrArray) list = lm_position_list_moves (position, G_MAXUINT, NULL);

  g_hash_table_add (reached, g_strdup (key));
  for (guint i = 0; i < list->len && moves > 0; i++)
    {
      const char *move = g_ptr_array_index (list, i);
      g_autoptr (LmPosition) after = lm_position_play (position, move, NULL);
      g_autofree char *to = plain_key (after);

      g_hash_table_add (edges, g_strdup_printf ("%s %s %s", key, move, to));
      plain_walk (after, moves - 1, reached, edges);
    }
}

static void
check_against_plain (LmGraph    *graph,
                     GHashTable *reached,
                     GHashTable *edges)
{
  g_assert_cmpuint (graph->nodes->len, ==, g_hash_table_size (reached));
  g_assert_cmpuint (graph->edges->len, ==, g_hash_table_size (edges));
  for (guint i = 0; i < graph->nodes->len; i++)
    g_assert_true (g_hash_table_contains (reached, lm_graph_get_node (graph, i)->key));
  for (guint i = 0; i < graph->edges->len; i++)
    {
      const LmGraphEdge *edge = lm_graph_get_edge (graph, i);
      g_autofree char *text = g_strdup_printf ("%s %s %s", lm_graph_get_node (graph, edge->from)->key, edge->move,
                                               lm_graph_get_node (graph, edge->to)->key);

      g_assert_true (g_hash_table_contains (edges, text));
    }
}

/* The first moves of every game from where it begins. */
static void
test_plain (void)
{
  for (guint n = 0; n < lm_game_info_count (); n++)
    for (guint moves = 0; moves <= MOST_PLAIN; moves++)
      {
        g_autoptr (GHashTable) reached = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
        g_autoptr (GHashTable) edges = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
        const char *text = lm_game_info_nth (n)->start;
        g_autoptr (LmPosition) start = lm_position_parse (text, NULL);
        g_autoptr (LmGraph) graph = NULL;

        plain_walk (start, moves, reached, edges);
        if (g_hash_table_size (edges) > 20000)
          break;
        graph = make (text, G_MAXUINT, moves);
        check_against_plain (graph, reached, edges);
        g_assert_cmpuint (graph->depth, <=, moves);
      }
}

/* --- what is won ------------------------------------------------------------------ */

/* Of a whole graph in which who cannot move loses: from its last positions back. */
static LmValue
plain_value (LmGraph *graph,
             guint    node,
             LmValue *values)
{
  const LmGraphNode *this = lm_graph_get_node (graph, node);

  if (values[node] == LM_VALUE_UNKNOWN)
    {
      values[node] = LM_VALUE_LOSS;
      for (guint i = this->first; i < this->first + this->n_edges; i++)
        if (plain_value (graph, lm_graph_get_edge (graph, i)->to, values) == LM_VALUE_LOSS)
          values[node] = LM_VALUE_WIN;
    }

  return values[node];
}

static guint
check_values (const char *text)
{
  g_autoptr (LmGraph) graph = make (text, POSITIONS, LM_GRAPH_ALL);
  g_autoptr (GArray) values = solve (graph);
  g_autofree LmValue *plain = g_new0 (LmValue, graph->nodes->len);
  guint lost = 0;

  g_assert_true (graph->complete);
  for (guint i = 0; i < graph->nodes->len; i++)
    {
      g_assert_cmpint (g_array_index (values, LmGraphValue, i).value, ==, plain_value (graph, i, plain));
      lost += plain[i] == LM_VALUE_LOSS;
    }

  return lost;
}

static LmValue
get_value (LmGraph    *graph,
           GArray     *values,
           const char *text)
{
  g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
  const int node = lm_graph_find (graph, position);

  g_assert_cmpint (node, >=, 0);
  return g_array_index (values, LmGraphValue, node).value;
}

/* Where four are left who do not win alone, nothing is known of who wins. */
static void
test_party (void)
{
  g_autoptr (LmGraph) graph = make ("lastmove:so-long-sucker?piles=8&chips=b2,r2,g2,y2&turn=b", POSITIONS, 1);
  g_autoptr (GArray) values = solve (graph);

  for (guint i = 0; i < values->len; i++)
    g_assert_cmpint (g_array_index (values, LmGraphValue, i).value, ==, LM_VALUE_UNKNOWN);
}

/* --- the papers --------------------------------------------------------------------- */

static guint
count_pairs (LmGraph *graph)
{
  guint count = 0;

  for (guint i = 0; i < graph->edges->len; i++)
    {
      g_autofree char *name = lm_graph_name_edge (graph, i);

      count += name != NULL;
    }

  return count;
}

/* RZ, Appendix A.1 and B: vertices and edges of the reversed game, which are those of the forward one turned round. */
static void
test_reversed_paper (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "data", "reversed-zeckendorf-graph.csv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_rows = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && n_rows < 29; i++)
    {
      g_auto (GStrv) row = g_strsplit (lines[i], ",", -1);
      g_autofree char *position = NULL;
      g_autoptr (LmGraph) graph = NULL;

      if (g_strv_length (row) != 3 || !g_ascii_isdigit (row[0][0]))
        continue;

      position = g_strdup_printf ("lastmove:reversed?n=%s", row[0]);
      graph = make (position, POSITIONS, LM_GRAPH_ALL);
      g_assert_true (graph->complete);
      g_assert_cmpuint (count_pairs (graph), ==, atoi (row[1]));
      g_assert_cmpuint (graph->nodes->len, ==, atoi (row[2]));
      check_values (position);
      n_rows++;
    }
  g_assert_cmpuint (n_rows, ==, 29);
}

/* BH, Figures 2, 4 and 5: the five moves from (a, b, c), and the induction from (3α, 0, 4(γ + 1)) and (3(α + 1), 1, 4(α + 1)). */
static void
test_black_hole_paper (void)
{
  const char *const moves[] = { "M", "A1", "A2", "S2", "S3" };
  const char *const texts[] = { "lastmove:black-hole?hole=4&bins=3,2,2", "lastmove:black-hole?hole=4&bins=6,0,8",
                                "lastmove:black-hole?hole=4&bins=6,1,8" };
  g_autoptr (LmGraph) setup = make (texts[0], POSITIONS, 1);

  g_assert_cmpuint (setup->edges->len, ==, 5);
  for (guint i = 0; i < 5; i++)
    g_assert_true (g_strv_contains (moves, lm_graph_get_edge (setup, i)->move));
  for (guint i = 1; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmGraph) graph = make (texts[i], POSITIONS, LM_GRAPH_ALL);
      g_autoptr (GArray) values = solve (graph);

      check_values (texts[i]);
      g_assert_cmpint (get_value (graph, values, texts[i]), ==, LM_VALUE_LOSS);
    }
}

static gboolean
has_edge (LmGraph    *graph,
          const char *from,
          const char *move,
          const char *to)
{
  for (guint i = 0; i < graph->edges->len; i++)
    {
      const LmGraphEdge *edge = lm_graph_get_edge (graph, i);

      if (g_str_equal (lm_graph_get_node (graph, edge->from)->key, from) && g_str_equal (edge->move, move)
          && g_str_equal (lm_graph_get_node (graph, edge->to)->key, to))
        return TRUE;
    }
  return FALSE;
}

/* BH, Figure 3: from (3α + k, 1, 4γ + k'), k = 1 or 2, round by round three chips less on F1 and one more on F3; who is to move there
 * wins, by going beside the row or at its end. */
static void
test_black_hole_rounds (void)
{
  for (int a = 7; a <= 8; a++)
    for (int c = 8; c <= 11; c++)
      {
        g_autofree char *text = g_strdup_printf ("lastmove:black-hole?hole=4&bins=%d,1,%d", a, c);
        g_autoptr (LmGraph) graph = make (text, POSITIONS, LM_GRAPH_ALL);
        g_autoptr (GArray) values = solve (graph);

        for (int r = 0; r < a / 3; r++)
          {
            g_autofree char *row = g_strdup_printf ("lastmove:black-hole?hole=4&bins=%d,1,%d", a - 3 * r, c + r);
            g_autofree char *added = g_strdup_printf ("lastmove:black-hole?hole=4&bins=%d,0,%d", a - 3 * r - 1, c + r + 1);
            g_autofree char *beside = g_strdup_printf ("lastmove:black-hole?hole=4&bins=%d,0,%d", a - 3 * r, c + r - 1);
            g_autofree char *next = g_strdup_printf ("lastmove:black-hole?hole=4&bins=%d,1,%d", a - 3 * r - 3, c + r + 1);

            g_assert_cmpint (get_value (graph, values, row), ==, LM_VALUE_WIN);
            g_assert_true (has_edge (graph, row, "A1", added));
            g_assert_true (has_edge (graph, row, "A2", beside));
            g_assert_true (has_edge (graph, added, "M", next));
            g_assert_true (has_edge (graph, added, "S3", beside));
          }
      }
}

/* --- limits -------------------------------------------------------------------------- */

static void
test_limits (void)
{
  for (guint positions = 1; positions <= 42; positions++)
    {
      g_autoptr (LmGraph) graph = make ("lastmove:zeckendorf?bins=13", positions, LM_GRAPH_ALL);
      g_autoptr (LmGraph) within = make ("lastmove:zeckendorf?bins=13", POSITIONS, graph->depth);

      g_assert_cmpuint (graph->nodes->len, <=, positions);
      g_assert_cmpint (graph->complete, ==, positions >= 41);
      g_assert_cmpuint (graph->nodes->len, ==, within->nodes->len);
      g_assert_cmpuint (graph->edges->len, ==, within->edges->len);
      for (guint i = 0; i < graph->nodes->len; i++)
        {
          const LmGraphNode *node = lm_graph_get_node (graph, i);

          g_assert_cmpint (node->is_open || node->n_edges > 0, ==, !lm_position_is_over (node->position));
          g_assert_cmpint (lm_graph_find (graph, node->position), ==, i);
        }
    }
}

/* Neither the search nor who wins goes on for long when nobody wants it any more. */
static void
test_cancel (void)
{
  g_autoptr (LmPosition) start = lm_position_parse ("lastmove:zeckendorf?bins=200", NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmTableCache) cache = lm_table_cache_new (0);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (cancellable, cache);
  g_autoptr (GError) error = NULL;
  GThread *thread = g_thread_new ("cancel", cancel_when_begun, context);

  g_assert_null (lm_graph_new (start, G_MAXUINT, G_MAXUINT, LM_GRAPH_ALL, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
}

/* --- places --------------------------------------------------------------------------- */

/* No node on another, and a move leads down. */
static void
check_layout (const char *text,
              guint       within)
{
  g_autoptr (LmGraph) graph = make (text, POSITIONS, within);
  g_autoptr (LmGraphLayout) layout = lm_graph_layout_new (graph, 7, 17);

  g_assert_nonnull (layout);
  for (guint i = 0; i < graph->nodes->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const LmGraphPlace *a = &layout->places[i], *b = &layout->places[j];

        g_assert_true (ABS (a->x - b->x) >= (a->width + b->width) / 2 - 1
                       || ABS (a->y - b->y) >= (a->height + b->height) / 2 - 1);
      }
  for (guint i = 0; i < graph->edges->len; i++)
    g_assert_cmpfloat (layout->places[lm_graph_get_edge (graph, i)->from].y, <,
                       layout->places[lm_graph_get_edge (graph, i)->to].y);
}

static void
test_layout (void)
{
  check_layout ("lastmove:zeckendorf?bins=13", LM_GRAPH_ALL);
  check_layout ("lastmove:zeckendorf?bins=30", LM_GRAPH_ALL);
  check_layout ("lastmove:wythoff?piles=20,20", LM_GRAPH_ALL);
  check_layout ("lastmove:nim?stones=9", 0);
}

static void
test_files (void)
{
  g_autoptr (LmGraph) graph = make ("lastmove:zeckendorf?bins=13", 30, LM_GRAPH_ALL);
  g_autofree char *command = lm_graph_get_command (graph, FALSE);
  g_autofree char *dot = lm_graph_to_dot (graph, NULL);
  g_autofree char *svg = lm_graph_to_svg (graph, NULL);

  g_assert_true (g_str_has_suffix (command, " --plain 'lastmove:zeckendorf?bins=13'"));
  g_assert_nonnull (strstr (command, " --within="));
  g_assert_nonnull (strstr (dot, command));
  g_assert_nonnull (strstr (svg, "<desc>last-move-solve graph --positions="));
  g_assert_null (strstr (dot, "✓"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/graph/plain", test_plain);
  g_test_add_func ("/graph/reversed-paper", test_reversed_paper);
  g_test_add_func ("/graph/black-hole-paper", test_black_hole_paper);
  g_test_add_func ("/graph/black-hole-rounds", test_black_hole_rounds);
  g_test_add_func ("/graph/party", test_party);
  g_test_add_func ("/graph/limits", test_limits);
  g_test_add_func ("/graph/cancel", test_cancel);
  g_test_add_func ("/graph/layout", test_layout);
  g_test_add_func ("/graph/files", test_files);

  return g_test_run ();
}
