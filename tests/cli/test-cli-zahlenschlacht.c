/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-zahlenschlacht.c: what last-move-solve says of Zahlenschlacht. */

#include "run.h"

#include <string.h>

#define GAME "lastmove:zahlenschlacht?"

static void
test_value (void)
{
  g_autoptr (Run) run = run_program ("value", "--json", GAME "n=5&d=4&crossed=2", NULL);

  check_ok (run);
  g_assert_cmpstr (run->out, ==,
                   "{\"position\":\"lastmove:zahlenschlacht?n=5&d=4&crossed=2\",\"over\":false,\"turn\":2,"
                   "\"value\":\"win\",\"winner\":\"B\",\"distance\":2,\"positions\":0,\"method\":\"theory\",\"moves\":["
                   "{\"move\":\"1\",\"position\":\"lastmove:zahlenschlacht?n=5&d=4&crossed=1,2\",\"value\":\"loss\",\"distance\":1},"
                   "{\"move\":\"3\",\"position\":\"lastmove:zahlenschlacht?n=5&d=4&crossed=2,3\",\"value\":\"win\",\"distance\":1},"
                   "{\"move\":\"4\",\"position\":\"lastmove:zahlenschlacht?n=5&d=4&crossed=2,4\",\"value\":\"loss\",\"distance\":1},"
                   "{\"move\":\"5\",\"position\":\"lastmove:zahlenschlacht?n=5&d=4&crossed=2,5\",\"value\":\"loss\",\"distance\":1}"
                   "]}\n");
}

static void
test_over (void)
{
  g_autoptr (Run) run = run_program ("value", "--json", GAME "n=5&d=4&crossed=2,4,5", NULL);
  g_autoptr (JsonObject) object = NULL;

  check_ok (run);
  object = run_parse (run);
  g_assert_true (json_object_get_boolean_member (object, "over"));
  g_assert_cmpstr (json_object_get_string_member (object, "winner"), ==, "A");
  g_assert_cmpint (json_object_get_int_member (object, "distance"), ==, 0);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "moves")), ==, 0);
}

static void
test_hint (void)
{
  g_autoptr (Run) run = run_program ("hint", "--json", GAME "n=15&d=7", NULL);
  g_autoptr (JsonObject) object = NULL;

  check_ok (run);
  object = run_parse (run);
  g_assert_cmpstr (json_object_get_string_member (object, "move"), ==, "1");
  g_assert_cmpstr (json_object_get_string_member (object, "status"), ==, "proved");
  g_assert_cmpstr (json_object_get_string_member (object, "reference"), ==,
                   "Rammenstein, “On the Existence of Optimal Strategies in a Combinatorial Game”, Theorem 3.1.4; Lemma 3.1.2");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "replies")), ==, 14);
}

static void
test_table (void)
{
  g_autoptr (Run) csv = run_program ("table", "zahlenschlacht", "--from", "17", "--to", "19", "--divisor", "7", NULL);
  g_autoptr (Run) json = run_program ("table", "zahlenschlacht", "--json", "--from=22", "--to=23", "--divisor=8",
                                      "--goal=indivisible", NULL);
  g_autoptr (Run) all = run_program ("table", "zahlenschlacht", NULL);

  check_ok (csv);
  g_assert_cmpstr (csv->out, ==,
                   "n,d,winner,theorem\n"
                   "17,7,B,\n"
                   "18,7,B,\"ZS, Theorem 3.2.5\"\n"
                   "19,7,A,\"ZS, Theorem 3.1.10\"\n");
  check_ok (json);
  g_assert_cmpstr (json->out, ==,
                   "{\"n\":22,\"d\":8,\"winner\":\"B\",\"theorem\":\"\"}\n"
                   "{\"n\":23,\"d\":8,\"winner\":\"A\",\"theorem\":\"\"}\n");
  check_ok (all);
  g_assert_true (g_str_has_prefix (all->out, "n,d,winner,theorem\n4,2,B,\"ZS, Theorem 3.2.5\"\n"));
  g_assert_true (g_str_has_suffix (all->out, "\n41,44,B,\"ZS, Theorem 3.2.3\"\n"));
}

static void
test_table_errors (void)
{
  static const char *const cases[][3] = {
    { "--from=3", "--to=9", "This table goes from n = 4 to n = 3000." },
    { "--from=9", "--to=3001", "This table goes from n = 4 to n = 3000." },
    { "--divisor=1", "--to=9", "“1” is no --divisor: it must be a number from 2 to 1000000000." },
    { "--goal=sum", "--to=9", "“sum” is no --goal: it must be divisible or indivisible." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Run) run = run_program ("table", "zahlenschlacht", cases[i][0], cases[i][1], NULL);

      check_complaint (run, 2, cases[i][2]);
      g_assert_cmpstr (run->out, ==, "");
    }
}

static void
test_errors (void)
{
  g_autoptr (Run) value = run_program ("value", GAME "n=15&d=7&crossed=16", NULL);
  g_autoptr (Run) move = run_program ("play", GAME "n=5&d=4", "3", "3", NULL);
  g_autoptr (Run) play = run_program ("play", GAME "n=15&d=7", "15", "2", NULL);

  check_complaint (value, 2, "The value 16 of “crossed” is out of range: it must be from 1 to 15.");
  check_complaint (move, 2, "“3” is crossed out already: it must be 1, 2, 4 or 5.");
  check_ok (play);
  g_assert_true (g_str_has_prefix (play->out, GAME "n=15&d=7&crossed=2,15\n"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/zahlenschlacht/value", test_value);
  g_test_add_func ("/cli/zahlenschlacht/over", test_over);
  g_test_add_func ("/cli/zahlenschlacht/hint", test_hint);
  g_test_add_func ("/cli/zahlenschlacht/table", test_table);
  g_test_add_func ("/cli/zahlenschlacht/table-errors", test_table_errors);
  g_test_add_func ("/cli/zahlenschlacht/errors", test_errors);

  return g_test_run ();
}
