/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-random.c: games of random moves that last-move-solve plays. */

#include "run.h"

#include <string.h>

#define START "lastmove:zeckendorf?bins=20"

static gint64
add_up (JsonObject *object)
{
  g_autoptr (GList) values = json_object_get_values (object);
  gint64 sum = 0;

  for (GList *item = values; item != NULL; item = item->next)
    sum += json_node_get_int (item->data);

  return sum;
}

static void
test_json (void)
{
  g_autoptr (Run) run = run_program ("random", START, "--games", "500", "--seed", "7", "--json", NULL);
  g_autoptr (JsonObject) object = run_parse (run);
  JsonObject *winners = json_object_get_object_member (object, "winners");
  JsonObject *lengths = json_object_get_object_member (object, "lengths");
  JsonObject *histogram = json_object_get_object_member (object, "histogram");
  g_autoptr (GList) keys = json_object_get_members (histogram);
  gint64 total = 0;

  check_ok (run);
  check_keys (object, "position games seed winners lengths histogram");
  check_keys (winners, "1 2");
  check_keys (lengths, "min mean max");
  g_assert_cmpstr (json_object_get_string_member (object, "position"), ==, START);
  g_assert_cmpint (json_object_get_int_member (object, "games"), ==, 500);
  g_assert_cmpint (json_object_get_int_member (object, "seed"), ==, 7);
  g_assert_cmpint (add_up (winners), ==, 500);
  g_assert_cmpint (add_up (histogram), ==, 500);

  g_assert_cmpint (g_ascii_strtoll (keys->data, NULL, 10), ==, json_object_get_int_member (lengths, "min"));
  g_assert_cmpint (g_ascii_strtoll (g_list_last (keys)->data, NULL, 10), ==,
                   json_object_get_int_member (lengths, "max"));
  for (GList *item = keys; item != NULL; item = item->next)
    total += g_ascii_strtoll (item->data, NULL, 10) * json_object_get_int_member (histogram, item->data);
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (lengths, "mean"), total / 500.0, 1e-9);
}

/* The lengths are odd where Player 1 wins, who makes the last move then. */
static void
test_parity (void)
{
  g_autoptr (Run) run = run_program ("random", START, "--games", "300", "--json", NULL);
  g_autoptr (JsonObject) object = run_parse (run);
  JsonObject *histogram = json_object_get_object_member (object, "histogram");
  g_autoptr (GList) keys = json_object_get_members (histogram);
  gint64 odd = 0;

  for (GList *item = keys; item != NULL; item = item->next)
    if (g_ascii_strtoll (item->data, NULL, 10) % 2 == 1)
      odd += json_object_get_int_member (histogram, item->data);
  g_assert_cmpint (odd, ==, json_object_get_int_member (json_object_get_object_member (object, "winners"), "1"));
}

static void
test_seed (void)
{
  g_autoptr (Run) one = run_program ("random", START, "--seed=1", NULL);
  g_autoptr (Run) same = run_program ("random", START, NULL);
  g_autoptr (Run) other = run_program ("random", START, "--seed=2", NULL);

  check_ok (one);
  check_ok (other);
  g_assert_cmpstr (one->out, ==, same->out);
  g_assert_cmpstr (one->out, !=, other->out);
}

static void
test_text (void)
{
  g_autoptr (Run) run = run_program ("random", "lastmove:zeckendorf?bins=3", "--games", "25", "--seed", "4", NULL);

  check_ok (run);
  g_assert_cmpstr (run->out, ==,
                   "lastmove:zeckendorf?bins=3\n"
                   "(3), Player 1 to move\n"
                   "25 games of uniformly random moves, seed 4.\n"
                   "\n"
                   "Winners:\n"
                   "  Player 1   0    0.00%\n"
                   "  Player 2  25  100.00%\n"
                   "\n"
                   "Moves in this sample: at least 2, 2.00 on average, median 2, at most 2\n"
                   "Standard error: 0.00 moves of the average, at most 10.00% of a share\n"
                   "  2  25  100.00%  ########################################\n");
}

/* A game that is over has no moves, and a winner. */
static void
test_over (void)
{
  g_autoptr (Run) run = run_program ("random", "--json", "--games=3", "lastmove:zeckendorf?bins=1", NULL);

  check_ok (run);
  g_assert_cmpstr (run->out, ==,
                   "{\"position\":\"lastmove:zeckendorf?bins=1\",\"games\":3,\"seed\":1,"
                   "\"winners\":{\"1\":0,\"2\":3},\"lengths\":{\"min\":0,\"mean\":0.0,\"max\":0},"
                   "\"histogram\":{\"0\":3}}\n");
}

static void
test_time (void)
{
  g_autoptr (Run) run = run_program ("random", "--json", "--games=1000000000", "--time=0.3", START, NULL);
  g_autoptr (JsonObject) object = run_parse (run);
  gint64 games = json_object_get_int_member (object, "games");

  check_complaint (run, 1, "time");
  g_assert_cmpint (games, >, 0);
  g_assert_cmpint (games, ==, add_up (json_object_get_object_member (object, "winners")));
}

/* --- all games ----------------------------------------------------------- */

static void
check_output (Run        *run,
              const char *out)
{
  check_ok (run);
  g_assert_cmpstr (run->out, ==, out);
}

/* From (5) there are three games: M M A1 A2, M M S2 M A2 and M A1 M A2. */
static void
test_exact (void)
{
  g_autoptr (Run) moves = run_program ("random", "lastmove:zeckendorf?bins=5", "--exact", "--json", "--modulo", "3", NULL);
  g_autoptr (Run) games = run_program ("random", "lastmove:zeckendorf?bins=5", "--exact", "--measure", "--json", NULL);
  g_autoptr (Run) letters = run_program ("random", "lastmove:zahlenschlacht?n=5&d=2", "--exact", "--json", NULL);
  g_autoptr (Run) over = run_program ("random", "lastmove:zeckendorf?bins=1", "--exact", "--json", NULL);

  check_output (moves, "{\"position\":\"lastmove:zeckendorf?bins=5\",\"shortest\":4,\"longest\":5,"
                       "\"lengths\":{\"4\":\"3/4\",\"5\":\"1/4\"},\"winners\":{\"1\":\"1/4\",\"2\":\"3/4\"},"
                       "\"residues\":{\"0\":\"0\",\"1\":\"3/4\",\"2\":\"1/4\"}}\n");
  check_output (games, "{\"position\":\"lastmove:zeckendorf?bins=5\",\"shortest\":4,\"longest\":5,"
                       "\"lengths\":{\"4\":\"2/3\",\"5\":\"1/3\"},\"winners\":{\"1\":\"1/3\",\"2\":\"2/3\"}}\n");
  check_output (letters, "{\"position\":\"lastmove:zahlenschlacht?n=5&d=2\",\"shortest\":3,\"longest\":3,"
                         "\"lengths\":{\"3\":\"1\"},\"winners\":{\"A\":\"2/5\",\"B\":\"3/5\"}}\n");
  check_output (over, "{\"position\":\"lastmove:zeckendorf?bins=1\",\"shortest\":0,\"longest\":0,"
                      "\"lengths\":{\"0\":\"1\"},\"winners\":{\"1\":\"0\",\"2\":\"1\"}}\n");
}

static void
test_exact_text (void)
{
  g_autoptr (Run) run = run_program ("random", "lastmove:zeckendorf?bins=5", "--exact", "--measure", "--modulo=2", NULL);

  check_output (run, "lastmove:zeckendorf?bins=5\n"
                     "(5), Player 1 to move\n"
                     "From here to the end: 4 to 5 moves.\n"
                     "Exact, every game counts the same: 3 in all.\n"
                     "\n"
                     "Winners:\n"
                     "  Player 1  1/3  33.33%\n"
                     "  Player 2  2/3  66.67%\n"
                     "\n"
                     "Moves: 4.33 on average, standard deviation 0.47, median 4\n"
                     "  4  2/3  66.67%  ########################################\n"
                     "  5  1/3  33.33%  ####################\n"
                     "\n"
                     "Moves modulo 2:\n"
                     "  0  2/3  66.67%\n"
                     "  1  1/3  33.33%\n");
}

/* What the rules say is told all the same; a bound that perhaps no game reaches is not the longest game. */
static void
test_exact_limit (void)
{
  g_autoptr (Run) nim = run_program ("random", "lastmove:nim?stones=1000000000", "--exact", "--json", "--memory=1", NULL);
  g_autoptr (Run) reversed = run_program ("random", "lastmove:reversed?n=100000", "--exact", "--json", "--memory=1", NULL);

  check_complaint (nim, 1, "1.0");
  g_assert_cmpstr (nim->out, ==,
                   "{\"position\":\"lastmove:nim?stones=1000000000\",\"shortest\":333333333,\"longest\":999999999,"
                   "\"lengths\":null,\"winners\":null}\n");
  check_complaint (reversed, 1, "1.0");
  g_assert_nonnull (strstr (reversed->out, "\"shortest\":99991,\"longest\":null,\"lengths\":null"));
}

/* The lengths of a sample are counts. */
static void
test_modulo (void)
{
  g_autoptr (Run) run = run_program ("random", START, "--games=200", "--modulo=2", "--json", NULL);
  g_autoptr (JsonObject) object = run_parse (run);
  JsonObject *residues = json_object_get_object_member (object, "residues");

  check_ok (run);
  check_keys (residues, "0 1");
  g_assert_cmpint (json_object_get_int_member (residues, "1"), ==,
                   json_object_get_int_member (json_object_get_object_member (object, "winners"), "1"));
  g_assert_cmpint (add_up (residues), ==, 200);
}

static void
test_bad_options (void)
{
  g_autoptr (Run) measure = run_program ("random", START, "--measure", NULL);
  g_autoptr (Run) games = run_program ("random", START, "--exact", "--games=7", NULL);
  g_autoptr (Run) modulo = run_program ("random", START, "--exact", "--modulo=0", NULL);

  check_complaint (measure, 2, "--exact");
  check_complaint (games, 2, "--games");
  check_complaint (modulo, 2, "--modulo");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/random/json", test_json);
  g_test_add_func ("/cli/random/parity", test_parity);
  g_test_add_func ("/cli/random/seed", test_seed);
  g_test_add_func ("/cli/random/text", test_text);
  g_test_add_func ("/cli/random/over", test_over);
  g_test_add_func ("/cli/random/time", test_time);
  g_test_add_func ("/cli/random/exact", test_exact);
  g_test_add_func ("/cli/random/exact-text", test_exact_text);
  g_test_add_func ("/cli/random/exact-limit", test_exact_limit);
  g_test_add_func ("/cli/random/modulo", test_modulo);
  g_test_add_func ("/cli/random/bad-options", test_bad_options);

  return g_test_run ();
}
