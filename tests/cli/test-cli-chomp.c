/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-chomp.c: value, hint, play, table and random of last-move-solve for Chomp and reversed Chomp. */

#include "run.h"

#include <string.h>

static const char *
get_string (JsonObject *object,
            const char *key)
{
  return json_object_get_string_member (object, key);
}

static void
test_value (void)
{
  g_autoptr (Run) run = run_program ("value", "--json", "lastmove:chomp?rows=3,2", NULL);
  g_autoptr (JsonObject) object = run_parse (run);
  JsonArray *moves = json_object_get_array_member (object, "moves");
  JsonObject *first = json_array_get_object_element (moves, 0);

  check_ok (run);
  g_assert_cmpstr (get_string (object, "position"), ==, "lastmove:chomp?rows=3,2");
  g_assert_cmpstr (get_string (object, "value"), ==, "loss");
  g_assert_cmpstr (get_string (object, "method"), ==, "table");
  g_assert_cmpint (json_object_get_int_member (object, "winner"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (object, "distance"), ==, 4);
  g_assert_cmpint (json_object_get_int_member (object, "positions"), ==, 8);
  g_assert_cmpuint (json_array_get_length (moves), ==, 4);
  g_assert_cmpstr (get_string (first, "move"), ==, "1,2");
  g_assert_cmpstr (get_string (first, "position"), ==, "lastmove:chomp?rows=1,1&turn=2");
  g_assert_cmpstr (get_string (first, "value"), ==, "loss");
  g_assert_cmpint (json_object_get_int_member (first, "distance"), ==, 1);
}

static void
test_over (void)
{
  g_autoptr (Run) run = run_program ("value", "--json", "lastmove:chomp?rows=1&turn=2",
                                     "lastmove:reversed-chomp?size=2x2&rows=2,2", NULL);
  g_auto (GStrv) lines = run_get_lines (run);
  g_autoptr (JsonObject) chomp = run_parse_line (lines[0]);
  g_autoptr (JsonObject) reversed = run_parse_line (lines[1]);

  check_ok (run);
  g_assert_true (json_object_get_boolean_member (chomp, "over"));
  g_assert_cmpint (json_object_get_int_member (chomp, "winner"), ==, 1);
  g_assert_true (json_object_get_boolean_member (reversed, "over"));
  g_assert_cmpint (json_object_get_int_member (reversed, "winner"), ==, 2);
}

/* Too large to solve: the theorem tells the winner, and where none applies it is not known. */
static void
test_beyond (void)
{
  g_autoptr (Run) square = run_program ("hint", "--json", "--memory", "1",
                                        "lastmove:chomp?rows=15,15,15,15,15,15,15,15,15,15,15,15,15,15,15", NULL);
  g_autoptr (Run) bar = run_program ("hint", "--json", "--memory", "1",
                                     "lastmove:chomp?rows=15,15,15,15,15,15,15,15,15,15,15,15,15,15", NULL);
  g_autoptr (Run) odd = run_program ("value", "--json", "lastmove:reversed-chomp?size=20x20&rows=5,3,1", NULL);
  g_autoptr (JsonObject) for_square = run_parse (square);
  g_autoptr (JsonObject) for_bar = run_parse (bar);
  g_autoptr (JsonObject) for_odd = run_parse (odd);

  check_ok (square);
  g_assert_cmpstr (get_string (for_square, "move"), ==, "2,2");
  g_assert_cmpstr (get_string (for_square, "status"), ==, "proved");
  g_assert_cmpstr (get_string (for_bar, "value"), ==, "win");
  g_assert_true (json_object_get_null_member (for_bar, "move"));
  g_assert_cmpstr (get_string (for_bar, "status"), ==, "proved");
  g_assert_cmpint (odd->status, ==, 1);
  g_assert_cmpstr (get_string (for_odd, "value"), ==, "unknown");
}

static void
test_hint (void)
{
  g_autoptr (Run) run = run_program ("hint", "--json", "lastmove:reversed-chomp?size=3x4&rows=3&turn=2", NULL);
  g_autoptr (JsonObject) object = run_parse (run);
  JsonArray *replies = json_object_get_array_member (object, "replies");

  check_ok (run);
  g_assert_cmpstr (get_string (object, "move"), ==, "=3,2,2");
  g_assert_cmpstr (get_string (object, "status"), ==, "proved");
  g_assert_cmpstr (get_string (object, "reference"), ==, "Batterman and others, “The Reversed Zeckendorf Game”, Section 2.1");
  g_assert_cmpuint (json_array_get_length (replies), ==, 3);
}

static void
test_play (void)
{
  g_autoptr (Run) chomp = run_program ("play", "lastmove:chomp?rows=4,4,4", "2,3", "2,1", NULL);
  g_autoptr (Run) reversed = run_program ("play", "lastmove:reversed-chomp?size=3x4&rows=1", "=1,1", "=4,1", NULL);
  g_autoptr (Run) poison = run_program ("play", "lastmove:chomp?rows=4,4,4", "1,1", NULL);
  g_autoptr (Run) bad = run_program ("play", "lastmove:reversed-chomp?size=3x4&rows=3", "=4,1", NULL);

  check_ok (chomp);
  g_assert_nonnull (strstr (chomp->out, "lastmove:chomp?rows=4"));
  check_ok (reversed);
  g_assert_nonnull (strstr (reversed->out, "lastmove:reversed-chomp?size=3x4&rows=4,1"));
  check_complaint (poison, 2, "poison");
  check_complaint (bad, 2, "“=4,1”");
}

static void
test_bad_positions (void)
{
  static const char *const texts[][2] = {
    { "lastmove:chomp?rows=3,4", "“rows”" },
    { "lastmove:chomp?rows=0", "“rows”" },
    { "lastmove:reversed-chomp?size=0x3&rows=1", "“size”" },
    { "lastmove:reversed-chomp?size=3x4&rows=5", "“rows”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (Run) run = run_program ("value", texts[i][0], NULL);

      check_complaint (run, 2, texts[i][1]);
    }
}

static void
test_tables (void)
{
  g_autoptr (Run) chomp = run_program ("table", "chomp", "--to", "3", "--format", "csv", NULL);
  g_autoptr (Run) two = run_program ("table", "chomp", "--from", "8", "--to", "10", "--json", NULL);
  g_autoptr (Run) reversed = run_program ("table", "reversed-chomp", "--to", "2", NULL);
  g_autoptr (Run) large = run_program ("table", "chomp", "--to", "21", NULL);
  g_autoptr (Run) memory = run_program ("table", "chomp", "--to", "20", "--memory", "1", NULL);

  check_ok (chomp);
  g_assert_cmpstr (chomp->out, ==,
                   "rows,columns,winner,moves\n1,1,2,\n1,2,1,\"1,2\"\n1,3,1,\"1,2\"\n2,1,1,\"2,1\"\n2,2,1,\"2,2\"\n"
                   "2,3,1,\"2,3\"\n3,1,1,\"2,1\"\n3,2,1,\"3,2\"\n3,3,1,\"2,2\"\n");
  check_ok (two);
  g_assert_nonnull (strstr (two->out, "{\"rows\":8,\"columns\":10,\"winner\":1,\"moves\":\"4,9 5,6\"}\n"));
  check_ok (reversed);
  g_assert_cmpstr (reversed->out, ==, "rows,columns,winner,moves\n1,1,2,\n1,2,1,=2\n2,1,1,\"=1,1\"\n2,2,2,\n");
  check_complaint (large, 2, "up to 20");
  check_complaint (memory, 1, "memory");
  g_assert_true (g_str_has_prefix (memory->out, "rows,columns,winner,moves\n1,1,2,\n1,2,1,"));
}

static void
test_random (void)
{
  g_autoptr (Run) chomp = run_program ("random", "lastmove:chomp?rows=5,5,5", "--games", "50", "--seed", "3", NULL);
  g_autoptr (Run) reversed = run_program ("random", "lastmove:reversed-chomp?size=20x20&rows=1",
                                          "--games", "20", "--seed", "3", NULL);

  check_ok (chomp);
  check_ok (reversed);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/chomp/value", test_value);
  g_test_add_func ("/cli/chomp/over", test_over);
  g_test_add_func ("/cli/chomp/beyond", test_beyond);
  g_test_add_func ("/cli/chomp/hint", test_hint);
  g_test_add_func ("/cli/chomp/play", test_play);
  g_test_add_func ("/cli/chomp/bad-positions", test_bad_positions);
  g_test_add_func ("/cli/chomp/tables", test_tables);
  g_test_add_func ("/cli/chomp/random", test_random);

  return g_test_run ();
}
