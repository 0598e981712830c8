/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-nim.c: value, hint and play of last-move-solve for subtraction Nim, up to 10^18 stones. */

#include "run.h"

#include <string.h>

#define LARGEST "1000000000000000000"

static const char *
get_string (JsonObject *object,
            const char *key)
{
  return json_object_get_string_member (object, key);
}

static void
test_value (void)
{
  g_autoptr (Run) run = run_program ("value", "--json", "lastmove:nim?stones=15", NULL);
  g_autoptr (JsonObject) object = run_parse (run);
  JsonArray *moves = json_object_get_array_member (object, "moves");

  check_ok (run);
  g_assert_cmpstr (get_string (object, "position"), ==, "lastmove:nim?stones=15");
  g_assert_cmpstr (get_string (object, "value"), ==, "win");
  g_assert_cmpstr (get_string (object, "method"), ==, "theory");
  g_assert_cmpint (json_object_get_int_member (object, "winner"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (object, "distance"), ==, 7);
  g_assert_cmpuint (json_array_get_length (moves), ==, 3);
  g_assert_cmpstr (get_string (json_array_get_object_element (moves, 0), "value"), ==, "loss");
  g_assert_cmpstr (get_string (json_array_get_object_element (moves, 1), "value"), ==, "win");
  g_assert_cmpstr (get_string (json_array_get_object_element (moves, 1), "position"), ==,
                   "lastmove:nim?stones=13&turn=2");
}

static void
test_value_large (void)
{
  g_autoptr (Run) run = run_program ("value", "--json", "lastmove:nim?stones=" LARGEST, NULL);
  g_autoptr (Run) reversed = run_program ("value", "--json",
                                          "lastmove:reversed-nim?stones=1&target=" LARGEST "&max=" LARGEST, NULL);
  g_autoptr (JsonObject) object = run_parse (run);
  g_autoptr (JsonObject) reversed_object = run_parse (reversed);

  check_ok (run);
  g_assert_cmpstr (get_string (object, "value"), ==, "win");
  g_assert_true (json_object_get_null_member (object, "distance"));
  check_ok (reversed);
  g_assert_cmpstr (get_string (reversed_object, "value"), ==, "win");
  g_assert_cmpint (json_object_get_int_member (reversed_object, "distance"), ==, 1);
}

static void
test_over (void)
{
  g_autoptr (Run) run = run_program ("value", "--json", "lastmove:nim?stones=1", NULL);
  g_autoptr (JsonObject) object = run_parse (run);

  check_ok (run);
  g_assert_true (json_object_get_boolean_member (object, "over"));
  g_assert_cmpint (json_object_get_int_member (object, "winner"), ==, 2);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "moves")), ==, 0);
}

static void
test_hint (void)
{
  g_autoptr (Run) run = run_program ("hint", "--json", "lastmove:nim?stones=" LARGEST, NULL);
  g_autoptr (JsonObject) object = run_parse (run);
  JsonArray *replies = json_object_get_array_member (object, "replies");

  check_ok (run);
  g_assert_cmpstr (get_string (object, "move"), ==, "3");
  g_assert_cmpstr (get_string (object, "status"), ==, "proved");
  g_assert_cmpstr (get_string (object, "reference"), ==, "Batterman and others, “The Reversed Zeckendorf Game”, Example 2.4");
  g_assert_nonnull (strstr (get_string (object, "reason"), "249999999999999999 × 4 + 3"));
  g_assert_cmpuint (json_array_get_length (replies), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *answer = g_strdup_printf ("%u", 3 - i);

      g_assert_cmpstr (get_string (json_array_get_object_element (replies, i), "answer"), ==, answer);
    }
}

static void
test_play (void)
{
  g_autoptr (Run) run = run_program ("play", "lastmove:nim?stones=" LARGEST "&max=" LARGEST, "999999999999999998", "1",
                                     NULL);
  g_autoptr (Run) reversed = run_program ("play", "lastmove:reversed-nim?stones=1&target=13", "3", "1", "2", NULL);
  g_autoptr (Run) illegal = run_program ("play", "lastmove:nim?stones=13", "4", NULL);

  check_ok (run);
  g_assert_nonnull (strstr (run->out, "lastmove:nim?stones=1&max=" LARGEST));
  check_ok (reversed);
  g_assert_nonnull (strstr (reversed->out, "lastmove:reversed-nim?stones=7&target=13&turn=2"));
  check_complaint (illegal, 2, "from 1 to 3");
}

/* Everything that the program says without knowing the game. */
static void
test_random (void)
{
  g_autoptr (Run) run = run_program ("random", "lastmove:nim?stones=50", "--games", "20", "--seed", "1", NULL);
  g_autoptr (Run) graph = run_program ("graph", "lastmove:reversed-nim?stones=1&target=9", "--format", "dot", NULL);

  check_ok (run);
  check_ok (graph);
  g_assert_nonnull (strstr (graph->out, "digraph"));
}

static void
test_bad (void)
{
  g_autoptr (Run) run = run_program ("value", "lastmove:nim?stones=0", NULL);
  g_autoptr (Run) beyond = run_program ("value", "lastmove:reversed-nim?stones=14&target=13", NULL);

  check_complaint (run, 2, "“stones”");
  check_complaint (beyond, 2, "“stones”");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli-nim/value", test_value);
  g_test_add_func ("/cli-nim/value/large", test_value_large);
  g_test_add_func ("/cli-nim/value/over", test_over);
  g_test_add_func ("/cli-nim/hint", test_hint);
  g_test_add_func ("/cli-nim/play", test_play);
  g_test_add_func ("/cli-nim/random", test_random);
  g_test_add_func ("/cli-nim/bad", test_bad);

  return g_test_run ();
}
