/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-exercises.c: exercises on the command line. */

#include "run.h"

#include <string.h>

static void
test_json (void)
{
  g_autoptr (Run) run = run_program ("exercises", "wythoff", "--grade", "5", "--count", "20", "--seed", "3", "--json", NULL);
  g_autoptr (Run) again = run_program ("exercises", "wythoff", "--grade", "5", "--count", "20", "--seed", "3", "--json", NULL);
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);

  check_ok (run);
  g_assert_cmpstr (run->out, ==, again->out);
  g_assert_cmpuint (g_strv_length (lines), ==, 21);
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (JsonNode) node = json_from_string (lines[i], NULL);
      JsonObject *object = json_node_get_object (node);
      JsonArray *accepted = json_object_get_array_member (object, "accepted");

      g_assert_cmpuint (json_object_get_size (object), ==, 5);
      g_assert_true (g_str_has_prefix (json_object_get_string_member (object, "position"), "lastmove:wythoff?"));
      g_assert_nonnull (strstr (" move winner delay answer ", json_object_get_string_member (object, "question")));
      g_assert_cmpuint (json_array_get_length (accepted), >, 0);
      g_assert_cmpint (json_object_get_int_member (object, "grade"), ==, 5);
      g_assert_cmpstr (json_object_get_string_member (object, "because"), !=, "");
    }
}

static void
test_fixed (void)
{
  g_autoptr (Run) run = run_program ("exercises", "black-hole", "--hole", "3", "--count", "30", NULL);
  g_auto (GStrv) parts = g_strsplit (run->out, "lastmove:", -1);

  check_ok (run);
  g_assert_cmpuint (g_strv_length (parts), ==, 31);
  for (guint i = 1; parts[i] != NULL; i++)
    g_assert_true (g_str_has_prefix (parts[i], "black-hole?hole=3&"));
}

/* Where there are fewer, those are printed, and the status says so. */
static void
test_fewer (void)
{
  g_autoptr (Run) run = run_program ("exercises", "reversed-chomp", "--size", "2x2", "--count", "1000", "--json", NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpstr (run->out, !=, "");
  g_assert_nonnull (strstr (run->err, "only"));
}

static void
check_bad (Run        *run,
           const char *word)
{
  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_nonnull (strstr (run->err, word));
}

static void
test_bad (void)
{
  g_autoptr (Run) no_game = run_program ("exercises", NULL);
  g_autoptr (Run) unknown = run_program ("exercises", "tic-tac-toe", NULL);
  g_autoptr (Run) more = run_program ("exercises", "nim", "chomp", NULL);
  g_autoptr (Run) grade = run_program ("exercises", "nim", "--grade", "6", NULL);
  g_autoptr (Run) count = run_program ("exercises", "nim", "--count", "0", NULL);
  g_autoptr (Run) seed = run_program ("exercises", "nim", "--seed", "-1", NULL);
  g_autoptr (Run) key = run_program ("exercises", "nim", "--hole", "3", NULL);

  check_bad (no_game, "game");
  check_bad (unknown, "tic-tac-toe");
  check_bad (more, "chomp");
  check_bad (grade, "--grade");
  check_bad (count, "--count");
  check_bad (seed, "--seed");
  check_bad (key, "hole");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/exercises/json", test_json);
  g_test_add_func ("/cli/exercises/fixed", test_fixed);
  g_test_add_func ("/cli/exercises/fewer", test_fewer);
  g_test_add_func ("/cli/exercises/bad", test_bad);

  return g_test_run ();
}
