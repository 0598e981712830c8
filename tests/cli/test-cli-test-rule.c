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

/* A rule that speaks of the stock is held against all stocks: BH, Theorem 4.8. What does not vary is said. */
static void
test_stock (void)
{
  g_autoptr (Run) right = run_program ("test-rule", "black-hole", "only(a + b == 0 and stock > 0) and not (stock % 9 == 1 or stock % 9 == 2 "
                                       "or stock % 9 == 3 or stock % 9 == 6 or stock % 9 == 8)", "--hole", "3", "--bins", "0,0", "--to", "60", NULL);
  g_autoptr (Run) wrong = run_program ("test-rule", "black-hole", "only(a+b+c==0) and (stock%16 ~= 7)", "--hole", "4", "--to", "20", NULL);
  g_autoptr (Run) fixed = run_program ("test-rule", "black-hole", "only(a+b+c==0) and stock >= 0", "--hole", "4", "--stock", "0", "--to", "5", NULL);
  g_autoptr (Run) letters = run_program ("test-rule", "black-hole", "only(a+b+c+d+e==0) and true", "--hole", "6", "--to", "3", NULL);

  g_test_message ("%s%s", right->out, right->err);
  g_assert_nonnull (strstr (right->out, "up to size 60. The same in all positions of the test: hole=3, bins=0,0, place=outer."));
  g_assert_cmpint (wrong->status, ==, 1);
  g_assert_nonnull (strstr (wrong->out, "hole=4, place=outer"));
  g_assert_nonnull (strstr (fixed->out, "hole=4, stock=0, place=outer"));
  check_ok (letters);
  g_assert_nonnull (strstr (right->out, "Theorem 4.8"));
}

/* @rule is held against the stocks to @to of an empty board with the hole on F_@hole; @bins are all 0. */
static Run *
test_placing (const char *hole,
              const char *bins,
              const char *rule,
              const char *to)
{
  return run_program ("test-rule", "black-hole", rule, "--hole", hole, "--bins", bins, "--to", to, "--json", NULL);
}

#define THEOREM_5_17 "stock % 16 == 0 or stock % 16 == 2 or stock % 16 == 4 or stock % 16 == 6 or stock % 16 == 9 or stock % 16 == 11 or stock % 16 == 13"

/* The commands of the manual page, of which these are a part: both theorems hold, and of the second one every exception counts. */
static void
test_theorems (void)
{
  static const char *const exceptions[] = { "2", "17", "32", "47" };
  g_autoptr (Run) three = test_placing ("3", "0,0", "only(stock > 0) and (stock % 9 == 0 or stock % 9 == 4 or stock % 9 == 5 or stock % 9 == 7)", "100");
  g_autoptr (Run) four = test_placing ("4", "0,0,0", "only(stock > 0) and (stock == 17 or stock == 47 or stock ~= 2 and stock ~= 32 and ("
                                       THEOREM_5_17 "))", "100");
  g_autoptr (JsonObject) three_says = ask (three);
  g_autoptr (JsonObject) four_says = ask (four);

  check_ok (three);
  check_ok (four);
  g_assert_cmpint (json_object_get_int_member (three_says, "checked"), ==, 100);
  g_assert_cmpint (json_object_get_int_member (four_says, "checked"), ==, 100);
  g_assert_nonnull (strstr (json_object_get_string_member (three_says, "theorem"), "Theorem 4.8"));
  g_assert_nonnull (strstr (json_object_get_string_member (four_says, "theorem"), "Theorem 5.17"));

  for (guint i = 0; i < G_N_ELEMENTS (exceptions); i++)
    {
      g_autoptr (GString) rule = g_string_new ("only(stock > 0");
      g_autofree char *counterexample = g_strdup_printf ("lastmove:black-hole?hole=4&bins=0,0,0&stock=%s", exceptions[i]);
      g_autoptr (Run) run = NULL;
      g_autoptr (JsonObject) object = NULL;

      for (guint j = 0; j < G_N_ELEMENTS (exceptions); j++)
        if (j != i)
          g_string_append_printf (rule, " and stock ~= %s", exceptions[j]);
      g_string_append (rule, ") and (" THEOREM_5_17 ")");
      run = test_placing ("4", "0,0,0", rule->str, "60");
      object = ask (run);
      g_assert_cmpint (run->status, ==, 1);
      g_assert_cmpstr (json_object_get_string_member (object, "counterexample"), ==, counterexample);
    }
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
  g_test_add_func ("/cli/test-rule/stock", test_stock);
  g_test_add_func ("/cli/test-rule/theorems", test_theorems);

  return g_test_run ();
}
