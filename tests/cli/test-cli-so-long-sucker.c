/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-so-long-sucker.c: what last-move-solve says of a game of four players. */

#include "run.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEAD "lastmove:so-long-sucker?"

/* Two chips each, blue begins: solved by playing all games out. */
#define TWO_EACH HEAD "piles=8&chips=b2,r2,g2,y2&turn=b"

static void
test_two_players (void)
{
  g_autoptr (Run) run = run_program ("value", "--json", HEAD "piles=8&chips=b2y1,b1g3,out1,out2&turn=b", NULL);
  g_autoptr (JsonObject) object = run_parse (run);

  check_keys (object, "position over turn value winner distance positions method moves");
  g_assert_cmpstr (json_object_get_string_member (object, "turn"), ==, "b");
  g_assert_cmpstr (json_object_get_string_member (object, "value"), ==, "win");
  g_assert_cmpstr (json_object_get_string_member (object, "winner"), ==, "b");
  g_assert_true (json_object_get_null_member (object, "distance"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "moves")), ==, 3);
  g_assert_cmpint (run->status, ==, 0);
}

static void
test_coalitions (void)
{
  static const char *const forced = "rg ry gy brg bry bgy rgy";
  g_autoptr (Run) run = run_program ("value", "--json", TWO_EACH, NULL);
  g_autoptr (JsonObject) object = run_parse (run);
  JsonObject *coalitions = json_object_get_object_member (object, "coalitions");
  g_auto (GStrv) names = g_strsplit (forced, " ", -1);
  g_autoptr (GList) values = json_object_get_values (coalitions);
  guint n_forced = 0;

  check_keys (object, "position over turn value winner distance positions method moves coalitions");
  check_keys (coalitions, "b r g y br bg rg by ry gy brg bry bgy rgy");
  for (guint i = 0; names[i] != NULL; i++)
    g_assert_cmpstr (json_object_get_string_member (coalitions, names[i]), ==, "forced");
  for (GList *item = values; item != NULL; item = item->next)
    n_forced += g_str_equal (json_node_get_string (item->data), "forced");
  g_assert_cmpuint (n_forced, ==, g_strv_length (names));
  g_assert_cmpstr (json_object_get_string_member (object, "value"), ==, "loss");
  g_assert_true (json_object_get_null_member (object, "winner"));
  g_assert_cmpint (run->status, ==, 0);
}

static void
test_unknown (void)
{
  g_autoptr (Run) run = run_program ("value", "--json", "--time=0.3", HEAD "piles=8&chips=b6,r6,g6,y6&turn=b", NULL);
  g_autoptr (JsonObject) object = run_parse_line (run->out);

  g_assert_cmpstr (json_object_get_string_member (object, "value"), ==, "unknown");
  g_assert_nonnull (json_object_get_object_member (object, "coalitions"));
  g_assert_cmpint (run->status, ==, 1);
  g_assert_nonnull (strstr (run->err, "Gifts are left out"));
}

static void
test_hint (void)
{
  g_autoptr (Run) run = run_program ("hint", "--json", HEAD "piles=8&board=rb,br&chips=b2,r2,out1,out2&turn=b", NULL);
  g_autoptr (Run) many = run_program ("hint", "--json", TWO_EACH, NULL);
  g_autoptr (JsonObject) object = run_parse (run);
  g_autoptr (JsonObject) other = run_parse (many);

  g_assert_cmpstr (json_object_get_string_member (object, "move"), ==, "b@1");
  g_assert_cmpstr (json_object_get_string_member (object, "status"), ==, "proved");
  g_assert_cmpstr (json_object_get_string_member (object, "reference"), ==, "Jerade, “So Long Sucker: Endgame Analysis”, Theorem 4.7.5");
  g_assert_true (json_object_get_null_member (other, "move"));
  g_assert_nonnull (strstr (json_object_get_string_member (other, "reason"), "Red and Green together"));
}

static void
test_play (void)
{
  g_autoptr (Run) run = run_program ("play", TWO_EACH, "b@0>r", "r@1>g", "g@0>r", "r@1", "xb1", NULL);
  g_autoptr (Run) illegal = run_program ("play", TWO_EACH, "b@0", NULL);

  check_ok (run);
  g_assert_nonnull (strstr (run->out, HEAD "piles=8&board=g&chips=b1,r2,g1,y2&turn=r&from=-gr-\n"));
  check_complaint (illegal, 2, "Red, Green and Yellow");
}

static void
test_random (void)
{
  g_autoptr (Run) run = run_program ("random", "--json", "--games=200", "--seed=5", TWO_EACH, NULL);
  g_autoptr (JsonObject) object = run_parse (run);

  check_keys (json_object_get_object_member (object, "winners"), "b r g y");
  g_assert_cmpint (json_object_get_int_member (object, "games"), ==, 200);
}

#define HEADER "game,step,event,player,other,number,what,move\n"

/* Of a saved game: what was agreed, and who rescued whom. */
static void
test_chronicle (void)
{
  static const char game[] =
    "{\"format\":\"last-move\",\"version\":1,\"game\":\"so-long-sucker\",\"seats\":[\"person\",\"person\",\"person\",\"person\"],"
    "\"seed\":7,\"nodes\":[{\"kind\":\"start\",\"position\":\"lastmove:so-long-sucker?piles=4&board=b&chips=-,r3y1,g3,y2&turn=b\"},"
    "{\"parent\":0,\"kind\":\"move\",\"move\":\"deal:b+r:next\"},{\"parent\":1,\"kind\":\"move\",\"move\":\"accept:1\"},"
    "{\"parent\":2,\"kind\":\"move\",\"move\":\"give:r>b:y1\"},{\"parent\":3,\"kind\":\"move\",\"move\":\"y@1>g\"}],\"current\":4}";
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "last-move-chronicle-test.lastmove", NULL);
  g_autoptr (Run) run = NULL, other = NULL;

  g_assert_true (g_file_set_contents (path, game, -1, NULL));
  run = run_program ("table", "so-long-sucker-games", "--file", path, NULL);
  check_ok (run);
  g_assert_cmpstr (run->out, ==, HEADER
                   "1,0,start,b,,,\"lastmove:so-long-sucker?piles=4&board=b&chips=-,r3y1,g3,y2&turn=b\",\n"
                   "1,1,offered,b,r,1,next,deal:b+r:next\n1,2,made,b,r,1,next,accept:1\n1,3,rescue,r,b,,,give:r>b:y1\n"
                   "1,4,choose,b,g,,,y@1>g\n1,4,broken,b,r,1,next,y@1>g\n");
  other = run_program ("table", "so-long-sucker-games", "--file", "/nowhere/game.lastmove", NULL);
  check_complaint (other, 2, "/nowhere/game.lastmove");
  g_unlink (path);
}

/* The same seed plays the same games; each has a winner. */
static void
test_chronicle_of_computers (void)
{
  static const char *const words[] = { "table", "so-long-sucker-games", "--to", "3", "--seats", "random,casual,random,random", "--seed", "7",
                                       "--start", "lastmove:so-long-sucker?piles=3&chips=b3,r3,g3,y3&turn=b", NULL };
  g_autoptr (Run) run = run_program_strv (words), again = run_program_strv (words), seats = NULL, start = NULL, seed = NULL;
  g_auto (GStrv) lines = run_get_lines (run);
  guint n_wins = 0;

  check_ok (run);
  g_assert_cmpstr (run->out, ==, again->out);
  for (guint i = 0; lines[i] != NULL; i++)
    n_wins += strstr (lines[i], ",win,") != NULL;
  g_assert_cmpuint (n_wins, ==, 3);

  seats = run_program ("table", "so-long-sucker-games", "--seats", "perfect,person", NULL);
  check_complaint (seats, 2, "perfect,person");
  start = run_program ("table", "so-long-sucker-games", "--start", "lastmove:nim?stones=3", NULL);
  check_complaint (start, 2, "lastmove:nim?stones=3");
  seed = run_program ("table", "so-long-sucker-games", "--seed", "-1", NULL);
  check_complaint (seed, 2, "--seed takes");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/so-long-sucker/two-players", test_two_players);
  g_test_add_func ("/cli/so-long-sucker/coalitions", test_coalitions);
  g_test_add_func ("/cli/so-long-sucker/unknown", test_unknown);
  g_test_add_func ("/cli/so-long-sucker/hint", test_hint);
  g_test_add_func ("/cli/so-long-sucker/play", test_play);
  g_test_add_func ("/cli/so-long-sucker/random", test_random);
  g_test_add_func ("/cli/so-long-sucker/chronicle", test_chronicle);
  g_test_add_func ("/cli/so-long-sucker/chronicle-of-computers", test_chronicle_of_computers);

  return g_test_run ();
}
