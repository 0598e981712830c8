/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-game-search.c: games and positions by the words that somebody types. */

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game-search.h"
#include "engine/game/lm-game.h"
#include "games/lm-games.h"

/* The texts that are found, with blanks between them. */
static char *
search (const char *words)
{
  g_auto (GStrv) terms = g_strsplit (words, " ", -1);
  g_autoptr (GPtrArray) found = lm_game_search ((const char *const *) terms);
  GString *texts = g_string_new (NULL);

  for (guint i = 0; i < found->len; i++)
    {
      g_autofree char *text = lm_position_to_string (found->pdata[i]);

      g_string_append_printf (texts, i > 0 ? " %s" : "%s", text);
    }

  return g_string_free (texts, FALSE);
}

static void
test_found (void)
{
  static const char *const examples[][2] = {
    { "zeckendorf 60", "lastmove:zeckendorf?bins=60" },
    { "chomp", "lastmove:chomp?rows=5,5,5,5 lastmove:reversed-chomp?size=3x4&rows=1" },
    { "reversed nim 1 9", "lastmove:reversed-nim?stones=1&target=9" },
    { "wyth 3 5", "lastmove:wythoff?piles=3,5" },
    { "take-away 3 35", "lastmove:take-away?alpha=3&stones=35" },
    { "TAKE 43/11 35", "lastmove:take-away?alpha=43/11&stones=35" },
    { "black hole 4 7 0 3", "lastmove:black-hole?hole=4&bins=7,0,3" },
    { "zahlen 15 7", "lastmove:zahlenschlacht?n=15&d=7" },
    { "reversed chomp", "lastmove:reversed-chomp?size=3x4&rows=1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *found = search (examples[i][0]);

      g_assert_cmpstr (found, ==, examples[i][1]);
    }
}

/* Neither numbers alone nor what no game is called find anything, and nothing that is typed is too much. */
static void
test_nothing (void)
{
  static const char *const examples[] = { "", "60", "chess", "nim chess", "3 5", "lastmove:nim?stones=13", "%q%%", "-" };
  g_autofree char *endless = g_strnfill (100000, '9');
  g_autofree char *number = g_strconcat ("nim ", endless, NULL);
  g_autofree char *too_long = search (number);

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *found = search (examples[i]);

      g_test_message ("%s", examples[i]);
      g_assert_cmpstr (found, ==, "");
    }
  g_assert_cmpstr (too_long, ==, "");
}

/* Every game by its title, and by its name. */
static void
test_all (void)
{
  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);
      g_autofree char *by_title = search (info->title);
      g_autofree char *by_name = search (info->name);

      g_assert_nonnull (strstr (by_title, info->start));
      g_assert_nonnull (strstr (by_name, info->start));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();
  g_test_add_func ("/game-search/found", test_found);
  g_test_add_func ("/game-search/nothing", test_nothing);
  g_test_add_func ("/game-search/all", test_all);
  return g_test_run ();
}
