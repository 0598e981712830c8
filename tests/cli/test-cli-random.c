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

  return g_test_run ();
}
