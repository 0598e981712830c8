/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-test-rule.c: rules for who has lost, on the command line. */

#include "run.h"

#include <string.h>

static JsonObject *
ask (Run *run)
{
  JsonObject *object = run_parse (run);

  g_assert_cmpuint (json_object_get_size (object), ==, 6);
  return object;
}

static void
test_holds (void)
{
  g_autoptr (Run) run = run_program ("test-rule", "nim", "(stones - 1) % 5 == 0", "--max", "4", "--to", "100", "--json", NULL);
  g_autoptr (JsonObject) object = ask (run);

  check_ok (run);
  g_assert_cmpstr (json_object_get_string_member (object, "rule"), ==, "(stones - 1) % 5 == 0");
  g_assert_true (json_object_get_boolean_member (object, "holds"));
  g_assert_cmpint (json_object_get_int_member (object, "checked"), ==, 100);
  g_assert_true (json_object_get_null_member (object, "counterexample"));
  g_assert_true (json_object_get_null_member (object, "says"));
  g_assert_cmpstr (json_object_get_string_member (object, "theorem"), ==, "after Batterman and others, “The Reversed Zeckendorf Game”, Example 2.4");
}

static void
test_refuted (void)
{
  g_autoptr (Run) run = run_program ("test-rule", "black-hole", "a % 3 == 0 and c % 4 <= 1", "--hole", "4", "--bins[2]", "0",
                                     "--to", "9", "--json", NULL);
  g_autoptr (JsonObject) object = ask (run);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_false (json_object_get_boolean_member (object, "holds"));
  g_assert_cmpstr (json_object_get_string_member (object, "counterexample"), ==, "lastmove:black-hole?hole=4&bins=1,0,0");
  g_assert_cmpstr (json_object_get_string_member (object, "says"), ==, "won");
}

/* Nothing is said to hold that was not looked at to the end. */
static void
test_undecided (void)
{
  g_autoptr (Run) run = run_program ("test-rule", "reversed", "chips >= 0 and true", "--to", "300", "--time", "0.05", "--json",
                                     NULL);
  g_autoptr (Run) other = run_program ("test-rule", "nim", "(stones - 1) % 4 == 0", "--to", "100000000", "--time", "0.05",
                                       "--json", NULL);
  g_autoptr (JsonObject) object = ask (other);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpint (other->status, ==, 1);
  g_assert_true (json_object_get_null_member (object, "holds"));
  g_assert_nonnull (strstr (other->err, "time"));
}

static void
test_text (void)
{
  g_autoptr (Run) run = run_program ("test-rule", "wythoff", "x == y", "--to", "2", NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpstr (run->out, ==,
                   "False for 1 position, up to size 2. piles of 1 and 1 is won, and the rule says lost.\n");
}

static void
check_bad (Run        *run,
           const char *word)
{
  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_nonnull (strstr (run->err, word));
  g_assert_true (strchr (run->err, '\n') == run->err + strlen (run->err) - 1);
}

static void
test_bad (void)
{
  g_autoptr (Run) no_game = run_program ("test-rule", NULL);
  g_autoptr (Run) unknown = run_program ("test-rule", "tic-tac-toe", "true", NULL);
  g_autoptr (Run) no_rule = run_program ("test-rule", "nim", NULL);
  g_autoptr (Run) more = run_program ("test-rule", "nim", "true", "false", NULL);
  g_autoptr (Run) broken = run_program ("test-rule", "nim", "(stones", NULL);
  g_autoptr (Run) loop = run_program ("test-rule", "nim", "(function() while true do end end)()", NULL);
  g_autoptr (Run) key = run_program ("test-rule", "nim", "true", "--hole", "4", NULL);
  g_autoptr (Run) value = run_program ("test-rule", "nim", "true", "--max", "0", NULL);
  g_autoptr (Run) to = run_program ("test-rule", "nim", "true", "--to", "many", NULL);

  check_bad (no_game, "game");
  check_bad (unknown, "tic-tac-toe");
  check_bad (no_rule, "rule");
  check_bad (more, "false");
  check_bad (broken, "expected");
  check_bad (loop, "too long");
  check_bad (key, "hole");
  check_bad (value, "max");
  check_bad (to, "--to");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/test-rule/holds", test_holds);
  g_test_add_func ("/cli/test-rule/refuted", test_refuted);
  g_test_add_func ("/cli/test-rule/undecided", test_undecided);
  g_test_add_func ("/cli/test-rule/text", test_text);
  g_test_add_func ("/cli/test-rule/bad", test_bad);

  return g_test_run ();
}
