/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-answers.c: value, hint and play of last-move-solve against a naive solver. */

#include "naive.h"
#include "run.h"

#include <string.h>

/* All positions that can be reached from so many chips are asked about. */
#define N_ALL 11

static const NaiveMove *
find_move (GPtrArray  *moves,
           const char *name)
{
  for (guint i = 0; i < moves->len; i++)
    {
      const NaiveMove *move = g_ptr_array_index (moves, i);

      if (g_str_equal (move->move, name))
        return move;
    }

  g_error ("There is no move %s here", name);
}

/* Whether "distance" and "value" are those of a position from which @after is moved to. */
static void
check_move (JsonObject *object,
            const char *bins,
            int         turn)
{
  g_autoptr (GPtrArray) moves = naive_list_moves (bins);
  const NaiveMove *move = find_move (moves, json_object_get_string_member (object, "move"));
  const NaiveValue *after = naive_solve (move->bins);
  g_autofree char *position = naive_position (move->bins, 3 - turn);

  check_keys (object, "move position value distance");
  g_assert_cmpstr (json_object_get_string_member (object, "position"), ==, position);
  g_assert_cmpstr (json_object_get_string_member (object, "value"), ==, after->wins ? "loss" : "win");
  g_assert_cmpint (json_object_get_int_member (object, "distance"), ==, after->distance);
}

static void
check_moves (JsonObject *object,
             const char *bins,
             int         turn)
{
  g_autoptr (GPtrArray) expected = naive_list_moves (bins);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  JsonArray *moves = json_object_get_array_member (object, "moves");

  g_assert_cmpuint (json_array_get_length (moves), ==, expected->len);
  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      JsonObject *move = json_array_get_object_element (moves, i);

      check_move (move, bins, turn);
      g_assert_true (g_hash_table_add (seen, (gpointer) json_object_get_string_member (move, "move")));
    }
}

static void
check_value (JsonObject *object,
             const char *bins,
             int         turn)
{
  const NaiveValue *value = naive_solve (bins);
  g_autofree char *position = naive_position (bins, turn);
  gboolean over = value->distance == 0;

  check_keys (object, "position over turn value winner distance positions method moves");
  g_assert_cmpstr (json_object_get_string_member (object, "position"), ==, position);
  g_assert_cmpint (json_object_get_boolean_member (object, "over"), ==, over);
  g_assert_cmpint (json_object_get_int_member (object, "turn"), ==, turn);
  g_assert_cmpstr (json_object_get_string_member (object, "value"), ==, value->wins ? "win" : "loss");
  g_assert_cmpint (json_object_get_int_member (object, "winner"), ==, value->wins ? turn : 3 - turn);
  g_assert_cmpint (json_object_get_int_member (object, "distance"), ==, value->distance);
  g_assert_cmpint (json_object_get_int_member (object, "positions"), >=, over ? 0 : 1);
  g_assert_cmpstr (json_object_get_string_member (object, "method"), !=, "");
  check_moves (object, bins, turn);
}

static void
add_reached (GPtrArray *bins,
             int        n)
{
  g_autofree char *start = g_strdup_printf ("%d", n);
  g_autoptr (GHashTable) reached = naive_reach (start);
  GHashTableIter iter;
  gpointer one;

  g_hash_table_iter_init (&iter, reached);
  while (g_hash_table_iter_next (&iter, &one, NULL))
    g_ptr_array_add (bins, g_strdup (one));
}

static void
test_value_all (void)
{
  g_autoptr (GPtrArray) bins = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) arguments = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (Run) run = NULL;
  g_auto (GStrv) lines = NULL;

  for (int n = 1; n <= N_ALL; n++)
    add_reached (bins, n);
  g_ptr_array_add (arguments, g_strdup ("value"));
  g_ptr_array_add (arguments, g_strdup ("--json"));
  for (guint i = 0; i < bins->len; i++)
    g_ptr_array_add (arguments, naive_position (g_ptr_array_index (bins, i), 1 + i % 2));
  g_ptr_array_add (arguments, NULL);

  run = run_program_strv ((const char * const *) arguments->pdata);
  check_ok (run);
  lines = run_get_lines (run);
  g_assert_cmpuint (g_strv_length (lines), ==, bins->len);
  for (guint i = 0; i < bins->len; i++)
    {
      g_autoptr (JsonObject) object = run_parse_line (lines[i]);

      check_value (object, g_ptr_array_index (bins, i), 1 + i % 2);
    }
}

static void
test_value_line (void)
{
  g_autoptr (Run) run = run_program ("value", "--json", "lastmove:zeckendorf?bins=3", NULL);

  check_ok (run);
  g_assert_cmpstr (run->out, ==,
                   "{\"position\":\"lastmove:zeckendorf?bins=3\",\"over\":false,\"turn\":1,"
                   "\"value\":\"loss\",\"winner\":2,\"distance\":2,\"positions\":3,\"method\":\"table\","
                   "\"moves\":[{\"move\":\"M\",\"position\":\"lastmove:zeckendorf?bins=1,1&turn=2\","
                   "\"value\":\"loss\",\"distance\":1}]}\n");
}

static void
test_value_over (void)
{
  g_autoptr (Run) run = run_program ("value", "--json", "lastmove:zeckendorf?bins=0,0,0&turn=2", NULL);
  g_autoptr (JsonObject) object = run_parse (run);

  check_ok (run);
  g_assert_cmpstr (json_object_get_string_member (object, "position"), ==, "lastmove:zeckendorf?bins=0&turn=2");
  g_assert_true (json_object_get_boolean_member (object, "over"));
  g_assert_cmpint (json_object_get_int_member (object, "winner"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (object, "distance"), ==, 0);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "moves")), ==, 0);
}

static void
test_value_canonical (void)
{
  static const struct
  {
    const char *given;
    const char *canonical;
  } cases[] = {
    { "lastmove:zeckendorf?n=10", "lastmove:zeckendorf?bins=10" },
    { "lastmove:zeckendorf?turn=1&bins=8,1,0,0", "lastmove:zeckendorf?bins=8,1" },
    { "lastmove:zeckendorf?turn=2&bins=0,3", "lastmove:zeckendorf?bins=0,3&turn=2" },
    { "lastmove:zeckendorf?turn=2&n=4", "lastmove:zeckendorf?bins=4&turn=2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Run) run = run_program ("value", cases[i].given, "--json", NULL);
      g_autoptr (JsonObject) object = run_parse (run);

      check_ok (run);
      g_assert_cmpstr (json_object_get_string_member (object, "position"), ==, cases[i].canonical);
    }
}

static void
test_value_unknown (void)
{
  g_autoptr (Run) run = run_program ("value", "--json", "--memory", "1",
                                     "lastmove:zeckendorf?bins=3", "lastmove:zeckendorf?bins=100,100",
                                     "lastmove:zeckendorf?bins=2", NULL);
  g_auto (GStrv) lines = run_get_lines (run);
  g_autoptr (JsonObject) object = NULL;
  JsonObject *move;

  check_complaint (run, 1, "memory");
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  object = run_parse_line (lines[1]);
  check_keys (object, "position over turn value winner distance positions method moves");
  g_assert_cmpstr (json_object_get_string_member (object, "value"), ==, "unknown");
  g_assert_true (json_object_get_null_member (object, "winner"));
  g_assert_true (json_object_get_null_member (object, "distance"));
  move = json_array_get_object_element (json_object_get_array_member (object, "moves"), 0);
  g_assert_cmpstr (json_object_get_string_member (move, "value"), ==, "unknown");
  g_assert_true (json_object_get_null_member (move, "distance"));
}

static void
test_value_text (void)
{
  g_autoptr (Run) run = run_program ("value", "lastmove:zeckendorf?bins=1,2", "lastmove:zeckendorf?bins=1", NULL);

  check_ok (run);
  g_assert_cmpstr (run->out, ==,
                   "lastmove:zeckendorf?bins=1,2\n"
                   "(1, 2), Player 1 to move\n"
                   "Player 1 wins in 3 moves.\n"
                   "Worked out exactly: the table has 6 positions.\n"
                   "\n"
                   "  Move  Outcome  Moves to the end  Leads to\n"
                   "  A1    loses                   1  lastmove:zeckendorf?bins=0,1,1&turn=2\n"
                   "  S2    wins                    2  lastmove:zeckendorf?bins=2,0,1&turn=2\n"
                   "\n"
                   "lastmove:zeckendorf?bins=1\n"
                   "(1)\n"
                   "Player 2 wins: Player 1 cannot move. 1 is the Zeckendorf decomposition of 1.\n"
                   "Worked out exactly: the table has 1 position.\n");
}

static void
test_value_unknown_text (void)
{
  g_autoptr (Run) run = run_program ("value", "--memory=1", "lastmove:zeckendorf?bins=100,100", NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_nonnull (strstr (run->out, "Who wins was not decided.\n"));
  g_assert_nonnull (strstr (run->out, "  M     unknown                 ?  lastmove:"));
}

/* Where a theorem tells only who wins, the text says what is lacking and why, and the question counts as answered. */
static void
test_theory_text (void)
{
  static const char *const commands[] = { "value", "hint" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (Run) start = run_program (commands[i], "--memory=2", "lastmove:zeckendorf?bins=299&turn=2", NULL);
      g_autoptr (Run) after = run_program (commands[i], "--memory=2", "lastmove:zeckendorf?bins=297,1", NULL);
      g_autoptr (Run) json = run_program (commands[i], "--json", "--memory=2", "lastmove:zeckendorf?bins=297,1", NULL);

      check_ok (start);
      g_assert_nonnull (strstr (start->out, "A theorem tells who wins, but not how soon.\n"));
      check_ok (after);
      g_assert_nonnull (strstr (after->out, "A theorem tells who wins, but not with which move.\n"));
      check_ok (json);
      g_assert_null (strstr (json->out, "A theorem"));
    }
}

/* Whether the answer to every reply leads to a position that is lost for the opponent. */
static void
check_replies (JsonObject *object,
               const char *after)
{
  g_autoptr (GPtrArray) expected = naive_list_moves (after);
  JsonArray *replies = json_object_get_array_member (object, "replies");

  g_assert_cmpuint (json_array_get_length (replies), ==, expected->len);
  for (guint i = 0; i < json_array_get_length (replies); i++)
    {
      JsonObject *reply = json_array_get_object_element (replies, i);
      const char *bins = find_move (expected, json_object_get_string_member (reply, "move"))->bins;
      g_autoptr (GPtrArray) answers = naive_list_moves (bins);

      check_keys (reply, "move answer");
      g_assert_false (naive_solve (find_move (answers, json_object_get_string_member (reply, "answer"))->bins)->wins);
    }
}

/* Whether the hint is as good as can be: quickest when won, slowest when lost. */
static void
check_hint (JsonObject *object,
            const char *bins)
{
  const NaiveValue *value = naive_solve (bins);
  g_autoptr (GPtrArray) moves = naive_list_moves (bins);
  const NaiveMove *move;

  check_keys (object, "position value distance move reason status reference replies");
  g_assert_cmpstr (json_object_get_string_member (object, "value"), ==, value->wins ? "win" : "loss");
  g_assert_cmpint (json_object_get_int_member (object, "distance"), ==, value->distance);
  g_assert_cmpstr (json_object_get_string_member (object, "reason"), !=, "");
  if (moves->len == 0)
    {
      g_assert_true (json_object_get_null_member (object, "move"));
      g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "replies")), ==, 0);
      return;
    }

  move = find_move (moves, json_object_get_string_member (object, "move"));
  g_assert_cmpint (naive_solve (move->bins)->wins, ==, !value->wins);
  g_assert_cmpuint (naive_solve (move->bins)->distance + 1, ==, value->distance);
  if (value->wins)
    check_replies (object, move->bins);
  else
    g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "replies")), ==, 0);
}

static void
test_hint_all (void)
{
  g_autoptr (GPtrArray) bins = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) arguments = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (Run) run = NULL;
  g_auto (GStrv) lines = NULL;

  add_reached (bins, N_ALL);
  g_ptr_array_add (arguments, g_strdup ("hint"));
  for (guint i = 0; i < bins->len; i++)
    g_ptr_array_add (arguments, naive_position (g_ptr_array_index (bins, i), 1));
  g_ptr_array_add (arguments, g_strdup ("--json"));
  g_ptr_array_add (arguments, NULL);

  run = run_program_strv ((const char * const *) arguments->pdata);
  check_ok (run);
  lines = run_get_lines (run);
  g_assert_cmpuint (g_strv_length (lines), ==, bins->len);
  for (guint i = 0; i < bins->len; i++)
    {
      g_autoptr (JsonObject) object = run_parse_line (lines[i]);

      check_hint (object, g_ptr_array_index (bins, i));
    }
}

static void
test_hint_status (void)
{
  static const char *const known[] = { "proved", "computed", "conjectured", "unknown", NULL };
  g_autoptr (Run) run = run_program ("hint", "--json", "lastmove:zeckendorf?bins=10", NULL);
  g_autoptr (JsonObject) object = run_parse (run);

  g_assert_true (g_strv_contains (known, json_object_get_string_member (object, "status")));
  /* Player 2 wins every n above 2. */
  g_assert_cmpstr (json_object_get_string_member (object, "status"), ==, "proved");
  g_assert_false (json_object_get_null_member (object, "reference"));
}

static void
test_hint_unknown (void)
{
  g_autoptr (Run) run = run_program ("hint", "--json", "--memory", "1", "lastmove:zeckendorf?bins=100,100", NULL);
  g_autoptr (JsonObject) object = run_parse (run);

  check_complaint (run, 1, "memory");
  check_keys (object, "position value distance move reason status reference replies");
  g_assert_cmpstr (json_object_get_string_member (object, "value"), ==, "unknown");
  g_assert_cmpstr (json_object_get_string_member (object, "status"), ==, "unknown");
  g_assert_true (json_object_get_null_member (object, "move"));
}

static void
test_hint_text (void)
{
  g_autoptr (Run) run = run_program ("hint", "lastmove:zeckendorf?bins=1,3,1", NULL);

  check_ok (run);
  g_assert_true (g_str_has_prefix (run->out,
                                   "lastmove:zeckendorf?bins=1,3,1\n"
                                   "(1, 3, 1), Player 1 to move\n"
                                   "Player 1 wins in 5 moves.\n"
                                   "Play A1: "));
  g_assert_nonnull (strstr (run->out,
                            "\n"
                            "  Reply  Answer\n"
                            "  S2     S3\n"
                            "  A2     A3\n"
                            "  S3     S2\n"));
}

/* A list that nobody reads is cut, and one that is not complete says so. */
static void
test_hint_many_replies (void)
{
  g_autoptr (Run) cut = run_program ("hint", "lastmove:wythoff?piles=100,60", NULL);
  g_autoptr (Run) partial = run_program ("hint", "lastmove:nim?stones=5001&max=3000", NULL);

  check_ok (cut);
  g_assert_nonnull (strstr (cut->out, " more replies are listed with --json.\n"));
  g_assert_null (strstr (cut->out, "not all"));
  check_ok (partial);
  g_assert_true (g_str_has_suffix (partial->out, "   3000       1\nThese are not all replies.\n"));
}

static void
test_play_text (void)
{
  g_autoptr (Run) run = run_program ("play", "lastmove:zeckendorf?bins=10", "M", "A1", NULL);
  g_autoptr (Run) over = run_program ("play", "lastmove:zeckendorf?bins=3", "M", "A1", NULL);

  check_ok (run);
  g_assert_cmpstr (run->out, ==, "lastmove:zeckendorf?bins=7,0,1\n(7, 0, 1), Player 1 to move\n");
  check_ok (over);
  g_assert_cmpstr (over->out, ==,
                   "lastmove:zeckendorf?bins=0,0,1\n"
                   "(0, 0, 1)\n"
                   "Player 2 wins: Player 1 cannot move. 3 is the Zeckendorf decomposition of 3.\n");
}

static void
test_play_json (void)
{
  g_autoptr (Run) run = run_program ("play", "--json", "lastmove:zeckendorf?bins=10", "M", NULL);
  g_autoptr (Run) over = run_program ("play", "lastmove:zeckendorf?bins=2", "--json", "--", "M", NULL);

  check_ok (run);
  g_assert_cmpstr (run->out, ==,
                   "{\"position\":\"lastmove:zeckendorf?bins=8,1&turn=2\",\"over\":false,\"turn\":2,\"winner\":null}\n");
  check_ok (over);
  g_assert_cmpstr (over->out, ==,
                   "{\"position\":\"lastmove:zeckendorf?bins=0,1&turn=2\",\"over\":true,\"turn\":2,\"winner\":1}\n");
}

static void
test_play_illegal (void)
{
  static const char *const bad[] = { "S7", "A1", "m", "", "X", "A0", "A99999999999999999999", "-", "M M" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *quoted = g_strdup_printf ("“%.10s", bad[i]);
      g_autoptr (Run) run = run_program ("play", "lastmove:zeckendorf?bins=10", "M", "A1", bad[i], "M", NULL);

      check_complaint (run, 2, quoted);
      g_assert_nonnull (strstr (run->err, "legal moves are: M"));
      g_assert_cmpstr (run->out, ==, "");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/value/all", test_value_all);
  g_test_add_func ("/cli/value/line", test_value_line);
  g_test_add_func ("/cli/value/over", test_value_over);
  g_test_add_func ("/cli/value/canonical", test_value_canonical);
  g_test_add_func ("/cli/value/unknown", test_value_unknown);
  g_test_add_func ("/cli/value/text", test_value_text);
  g_test_add_func ("/cli/value/unknown-text", test_value_unknown_text);
  g_test_add_func ("/cli/value/theory-text", test_theory_text);
  g_test_add_func ("/cli/hint/all", test_hint_all);
  g_test_add_func ("/cli/hint/status", test_hint_status);
  g_test_add_func ("/cli/hint/unknown", test_hint_unknown);
  g_test_add_func ("/cli/hint/text", test_hint_text);
  g_test_add_func ("/cli/hint/many-replies", test_hint_many_replies);
  g_test_add_func ("/cli/play/text", test_play_text);
  g_test_add_func ("/cli/play/json", test_play_json);
  g_test_add_func ("/cli/play/illegal", test_play_illegal);

  return g_test_run ();
}
