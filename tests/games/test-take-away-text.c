/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-take-away-text.c: positions, moves and results of the take-away game in words, and what is said of bad ones. */

#include "engine/game/lm-error.h"
#include "game-checks.h"
#include "games/lm-games.h"
#include "games/take-away/take-away.h"

#include <string.h>
#include <time.h>

/* A pile, or a text around it, of 10^@exponent stones. */
static char *
power_of_ten (guint exponent)
{
  g_autofree char *zeros = g_strnfill (exponent, '0');

  return g_strconcat ("1", zeros, NULL);
}

static void
test_round_trip (void)
{
  static const char *const texts[][2] = {
    { "lastmove:take-away?alpha=3&stones=35", "lastmove:take-away?alpha=3&stones=35" },
    { "lastmove:take-away?stones=35&turn=2&alpha=3", "lastmove:take-away?alpha=3&stones=35&turn=2" },
    { "lastmove:take-away?alpha=3&stones=35&turn=1", "lastmove:take-away?alpha=3&stones=35" },
    { "lastmove:take-away?alpha=43/11&stones=7", "lastmove:take-away?alpha=43/11&stones=7" },
    { "lastmove:take-away?alpha=3/1&stones=7", "lastmove:take-away?alpha=3&stones=7" },
    { "lastmove:take-away?alpha=3&stones=29&limit=18&turn=2", "lastmove:take-away?alpha=3&stones=29&limit=18&turn=2" },
    { "lastmove:take-away?alpha=3&stones=29&limit=28", "lastmove:take-away?alpha=3&stones=29" },
    { "lastmove:take-away?alpha=3&stones=29&limit=29", "lastmove:take-away?alpha=3&stones=29&limit=29" },
    { "lastmove:take-away?alpha=3&stones=29&limit=30", "lastmove:take-away?alpha=3&stones=29&limit=29" },
    { "lastmove:take-away?alpha=3&stones=2&limit=1", "lastmove:take-away?alpha=3&stones=2" },
    { "lastmove:take-away?alpha=3&stones=1", "lastmove:take-away?alpha=3&stones=1" },
    { "lastmove:take-away?alpha=3&stones=1&limit=0", "lastmove:take-away?alpha=3&stones=1" },
    { "lastmove:take-away?alpha=3&stones=1&limit=6", "lastmove:take-away?alpha=3&stones=1&limit=1" },
    { "lastmove:take-away?alpha=3&stones=0", "lastmove:take-away?alpha=3&stones=0" },
    { "lastmove:take-away?alpha=3&stones=0&limit=9&turn=2", "lastmove:take-away?alpha=3&stones=0&turn=2" },
    { "lastmove:take-away?alpha=2&stones=100000000000000000000000000000&limit=99999999999999999999999999999",
      "lastmove:take-away?alpha=2&stones=100000000000000000000000000000" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i][0]);
      g_autofree char *text = lm_position_to_string (position);
      g_autoptr (LmPosition) again = parse (text);

      g_assert_cmpstr (text, ==, texts[i][1]);
      g_assert_true (lm_position_equal (position, again));
      g_assert_cmpuint (lm_position_get_turn (position), ==, lm_position_get_turn (again));
      g_assert_cmpint (lm_position_get_winner (position), ==, lm_position_get_winner (again));
    }
}

static void
check_bad (const char *text,
           const char *key)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_position_parse (text, &error));
  g_test_message ("%.80s: %s", text, error->message);
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
  g_assert_nonnull (strstr (error->message, key));
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_null (strchr (error->message, '\n'));
  g_assert_cmpuint (strlen (error->message), <, 400);
}

/* What is wrong with a text is said in one sentence that names the key. */
static void
test_bad_texts (void)
{
  static const char *const texts[][2] = {
    { "lastmove:take-away", "“alpha”" },
    { "lastmove:take-away?stones=35", "“alpha”" },
    { "lastmove:take-away?alpha=3", "“stones”" },
    { "lastmove:take-away?alpha=&stones=35", "“alpha”" },
    { "lastmove:take-away?alpha=1/2&stones=35", "“alpha”" },
    { "lastmove:take-away?alpha=0&stones=35", "“alpha”" },
    { "lastmove:take-away?alpha=-3&stones=35", "“alpha”" },
    { "lastmove:take-away?alpha=4/2&stones=35", "“alpha”" },
    { "lastmove:take-away?alpha=3/0&stones=35", "“alpha”" },
    { "lastmove:take-away?alpha=2.5&stones=35", "“alpha”" },
    { "lastmove:take-away?alpha=03&stones=35", "“alpha”" },
    { "lastmove:take-away?alpha=1001&stones=35", "“alpha”" },
    { "lastmove:take-away?alpha=99999999999999999999/11&stones=35", "“alpha”" },
    { "lastmove:take-away?alpha=3&alpha=3&stones=35", "“alpha”" },
    { "lastmove:take-away?alpha=3&stones=", "“stones”" },
    { "lastmove:take-away?alpha=3&stones=-5", "“stones”" },
    { "lastmove:take-away?alpha=3&stones=-0", "“stones”" },
    { "lastmove:take-away?alpha=3&stones=-", "“stones”" },
    { "lastmove:take-away?alpha=3&stones=+5", "“stones”" },
    { "lastmove:take-away?alpha=3&stones=05", "“stones”" },
    { "lastmove:take-away?alpha=3&stones=5.5", "“stones”" },
    { "lastmove:take-away?alpha=3&stones=0x5", "“stones”" },
    { "lastmove:take-away?alpha=3&stones=1e9", "“stones”" },
    { "lastmove:take-away?alpha=3&stones=many", "“stones”" },
    { "lastmove:take-away?alpha=3&stones=35&limit=", "“limit”" },
    { "lastmove:take-away?alpha=3&stones=35&limit=0", "“limit”" },
    { "lastmove:take-away?alpha=3&stones=2&limit=0", "“limit”" },
    { "lastmove:take-away?alpha=3&stones=35&limit=-1", "“limit”" },
    { "lastmove:take-away?alpha=3&stones=35&limit=01", "“limit”" },
    { "lastmove:take-away?alpha=3&stones=35&limit=all", "“limit”" },
    { "lastmove:take-away?alpha=3&stones=35&turn=3", "“turn”" },
    { "lastmove:take-away?alpha=3&stones=35&turn=", "“turn”" },
    { "lastmove:take-away?alpha=3&stones=35&max=3", "“max”" },
    { "lastmove:take-away?alpha=3&stones=35&Limit=3", "“Limit”" },
    { "lastmove:take-away?alpha=3&n=35", "“n”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    check_bad (texts[i][0], texts[i][1]);
}

/* 10^1000 stones and not one more. */
static void
test_largest_pile (void)
{
  g_autofree char *largest = power_of_ten (1000);
  g_autofree char *more = g_strdup (largest);
  g_autofree char *much_more = power_of_ten (100000);
  g_autofree char *good = g_strconcat ("lastmove:take-away?alpha=1000&stones=", largest, NULL);
  g_autofree char *bad = NULL;
  g_autofree char *worse = g_strconcat ("lastmove:take-away?alpha=1000&stones=", much_more, NULL);
  g_autofree char *limit = g_strconcat (good, "&limit=", much_more, NULL);
  g_autofree char *largest_limit = g_strconcat (good, "&limit=", largest, "000", NULL);
  g_autoptr (LmPosition) position = parse (good);
  g_autoptr (LmPosition) limited = parse (largest_limit);
  g_autofree char *text = lm_position_to_string (position);
  g_autofree char *limited_text = lm_position_to_string (limited);
  g_autofree char *described = lm_position_describe (position);

  g_assert_cmpstr (text, ==, good);
  g_assert_true (g_str_has_suffix (limited_text, largest));
  g_assert_cmpstr (described, ==, "10000…00000 (1001 digits) stones, α = 1000");
  more[1000] = '1';
  bad = g_strconcat ("lastmove:take-away?alpha=1000&stones=", more, NULL);
  check_bad (bad, "“stones”");
  check_bad (worse, "“stones”");
  check_bad (limit, "“limit”");
}

/* The editor makes positions from numbers; the limits are the same. */
static void
test_new (void)
{
  g_autoptr (LmGame) game = lm_take_away_new (&(LmTakeAwayFraction) { 5, 2 });
  g_autoptr (LmPosition) position = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (mpz_t) stones;
  g_auto (mpz_t) limit;

  mpz_init_set_ui (stones, 12);
  mpz_init_set_ui (limit, 5);
  position = lm_take_away_position_new (game, stones, limit, 1, &error);
  g_assert_no_error (error);
  text = lm_position_to_string (position);
  g_assert_cmpstr (text, ==, "lastmove:take-away?alpha=5/2&stones=12&limit=5&turn=2");
  g_assert_false (lm_take_away_position_is_opening (position));

  mpz_set_si (stones, -1);
  g_assert_null (lm_take_away_position_new (game, stones, NULL, 0, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
  g_clear_error (&error);

  mpz_set_ui (stones, 2);
  mpz_set_ui (limit, 0);
  g_assert_null (lm_take_away_position_new (game, stones, limit, 0, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
}

/* Half stones are not allowed: what may be taken next is rounded down. */
static void
test_play (void)
{
  static const char *const moves[][3] = {
    { "lastmove:take-away?alpha=5/2&stones=35", "3", "lastmove:take-away?alpha=5/2&stones=32&limit=7&turn=2" },
    { "lastmove:take-away?alpha=5/2&stones=35", "34", "lastmove:take-away?alpha=5/2&stones=1&limit=1&turn=2" },
    { "lastmove:take-away?alpha=5/2&stones=32&limit=7&turn=2", "7", "lastmove:take-away?alpha=5/2&stones=25&limit=17" },
    { "lastmove:take-away?alpha=1&stones=12&limit=12", "12", "lastmove:take-away?alpha=1&stones=0&turn=2" },
    { "lastmove:take-away?alpha=1&stones=10&limit=5", "5", "lastmove:take-away?alpha=1&stones=5&limit=5&turn=2" },
    { "lastmove:take-away?alpha=1&stones=11&limit=5", "5", "lastmove:take-away?alpha=1&stones=6&turn=2" },
    { "lastmove:take-away?alpha=999999999999999999/999999999999999998&stones=2000000000000000000000",
      "1000000000000000000000",
      "lastmove:take-away?alpha=999999999999999999/999999999999999998&stones=1000000000000000000000"
      "&limit=1000000000000000000000&turn=2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LmPosition) position = parse (moves[i][0]);
      g_autoptr (LmPosition) after = lm_position_play (position, moves[i][1], &error);
      g_autofree char *before_text = lm_position_to_string (position);
      g_autofree char *after_text = NULL;

      g_assert_no_error (error);
      after_text = lm_position_to_string (after);
      g_assert_cmpstr (before_text, ==, moves[i][0]);
      g_assert_cmpstr (after_text, ==, moves[i][2]);
    }
}

static void
test_illegal_moves (void)
{
  static const char *const tries[][3] = {
    { "lastmove:take-away?alpha=3&stones=35", "35",
      "“35” is not legal: those are all the stones, and the first turn has to leave one; it may take from 1 to 34." },
    { "lastmove:take-away?alpha=3&stones=35", "36",
      "“36” is not legal: there are only 35 stones, and this turn may take from 1 to 34." },
    { "lastmove:take-away?alpha=3&stones=29&limit=18", "19",
      "“19” is not legal: the limit of this turn is 18; it may take from 1 to that." },
    { "lastmove:take-away?alpha=3&stones=29&limit=18", "29",
      "“29” is not legal: the limit of this turn is 18; it may take from 1 to that." },
    { "lastmove:take-away?alpha=3&stones=29&limit=18", "0",
      "“0” is not legal: every turn takes at least one stone, and this one at most 18." },
    { "lastmove:take-away?alpha=3&stones=29&limit=18", "-1",
      "“-1” is not a number of stones to take; it must be from 1 to 18." },
    { "lastmove:take-away?alpha=3&stones=29&limit=18", "01",
      "“01” is not a number of stones to take; it must be from 1 to 18." },
    { "lastmove:take-away?alpha=3&stones=29&limit=18", "",
      "“” is not a number of stones to take; it must be from 1 to 18." },
    { "lastmove:take-away?alpha=3&stones=29&limit=18", "three\nstones",
      "“three stones” is not a number of stones to take; it must be from 1 to 18." },
    { "lastmove:take-away?alpha=3&stones=0", "1", "“1” is not legal: the game is over." },
    { "lastmove:take-away?alpha=3&stones=1", "1", "“1” is not legal: the game is over." },
    { "lastmove:take-away?alpha=3&stones=0", "take", "“take” is not legal: the game is over." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      g_autoptr (LmPosition) position = parse (tries[i][0]);
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_position_play (position, tries[i][1], &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
      g_assert_cmpstr (error->message, ==, tries[i][2]);
    }
}

/* A mebibyte of digits, or of anything, is refused at once and told in a line. */
static void
test_hostile_moves (void)
{
  g_autoptr (LmPosition) position = parse ("lastmove:take-away?alpha=3&stones=35");
  g_autofree char *digits = g_strnfill (1 << 20, '9');
  g_autofree char *bytes = g_strnfill (1 << 20, '\xff');
  const char *const moves[] = { digits, bytes, "12\xff\xfe" };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (GError) error = NULL;
      const clock_t start = clock ();

      g_assert_null (lm_position_play (position, moves[i], &error));
      g_assert_cmpint (clock () - start, <, CLOCKS_PER_SEC / 4);
      g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (strlen (error->message), <, 400);
    }
}

static void
test_descriptions (void)
{
  g_autoptr (LmPosition) opening = parse ("lastmove:take-away?alpha=43/11&stones=35");
  g_autoptr (LmPosition) later = parse ("lastmove:take-away?alpha=3&stones=29&limit=29&turn=2");
  g_autoptr (LmPosition) one = parse ("lastmove:take-away?alpha=3&stones=1&limit=1");
  g_autofree char *opening_text = lm_position_describe (opening);
  g_autofree char *later_text = lm_position_describe (later);
  g_autofree char *one_text = lm_position_describe (one);
  static const char *const told[][4] = {
    { "1", "1", "Take 1 stone", "what takes few, up to a third of what may be taken" },
    { "18", "18", "Take 18 stones", "what takes many, more than a third of what may be taken" },
    { "29", "29", "Take 29 stones", "what takes many, more than a third of what may be taken" },
  };

  g_assert_cmpstr (opening_text, ==, "35 stones, α = 43/11");
  g_assert_cmpstr (later_text, ==, "29 stones, limit 29, α = 3");
  g_assert_cmpstr (one_text, ==, "1 stone, limit 1, α = 3");
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *label = lm_position_describe_move (later, told[i][0], LM_MOVE_LABEL);
      g_autofree char *sentence = lm_position_describe_move (later, told[i][0], LM_MOVE_SENTENCE);
      g_autofree char *place = lm_position_describe_move (later, told[i][0], LM_MOVE_PLACE);

      g_assert_cmpstr (label, ==, told[i][1]);
      g_assert_cmpstr (sentence, ==, told[i][2]);
      g_assert_cmpstr (place, ==, told[i][3]);
    }
}

static void
test_results (void)
{
  static const char *const ends[][2] = {
    { "lastmove:take-away?alpha=3&stones=0", "Player 2 wins: no stone is left for Player 1." },
    { "lastmove:take-away?alpha=3&stones=0&turn=2", "Player 1 wins: no stone is left for Player 2." },
    { "lastmove:take-away?alpha=3&stones=1",
      "Player 2 wins: Player 1 may not take the only stone, for the first turn has to leave one." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (LmPosition) position = parse (ends[i][0]);
      g_autofree char *result = NULL;

      g_assert_true (lm_position_is_over (position));
      result = lm_position_describe_result (position);
      g_assert_cmpstr (result, ==, ends[i][1]);
    }
}

static void
check_list (const char *text,
            guint       max,
            guint       length,
            gboolean    all,
            const char *last)
{
  g_autoptr (LmPosition) position = parse (text);
  gboolean complete = !all;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, max, &complete);

  g_assert_cmpuint (moves->len, ==, length);
  g_assert_cmpint (complete, ==, all);
  if (last != NULL)
    g_assert_cmpstr (g_ptr_array_index (moves, length - 1), ==, last);
  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LmPosition) after = lm_position_play (position, g_ptr_array_index (moves, i), &error);

      g_assert_no_error (error);
      g_assert_nonnull (after);
    }
}

static void
test_lists (void)
{
  check_list ("lastmove:take-away?alpha=3&stones=35", G_MAXUINT, 34, TRUE, "34");
  check_list ("lastmove:take-away?alpha=3&stones=35", 34, 34, TRUE, "34");
  check_list ("lastmove:take-away?alpha=3&stones=35", 33, 24, FALSE, "34");
  check_list ("lastmove:take-away?alpha=3&stones=35", 5, 5, FALSE, "34");
  check_list ("lastmove:take-away?alpha=3&stones=35", 1, 1, FALSE, "1");
  check_list ("lastmove:take-away?alpha=3&stones=35", 0, 0, FALSE, NULL);
  check_list ("lastmove:take-away?alpha=3&stones=0", 10, 0, TRUE, NULL);
  check_list ("lastmove:take-away?alpha=3&stones=1", 0, 0, TRUE, NULL);
  check_list ("lastmove:take-away?alpha=3&stones=30000&limit=20000", G_MAXUINT, 20000, TRUE, "20000");
  check_list ("lastmove:take-away?alpha=3&stones=1000000000000000000000000", G_MAXUINT, 24, FALSE,
              "999999999999999999999999");
}

static guint
play_out (LmPosition *start,
          GRand      *rand)
{
  g_autoptr (LmPosition) position = lm_position_ref (start);
  guint n_moves = 0;

  while (!lm_position_is_over (position))
    {
      g_autofree char *move = lm_position_random_move (position, rand);
      g_autoptr (GError) error = NULL;
      LmPosition *after = lm_position_play (position, move, &error);
      g_autofree char *text = NULL;
      g_autoptr (LmPosition) again = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (lm_position_get_turn (after), ==, 1 - lm_position_get_turn (position));
      text = lm_position_to_string (after);
      again = parse (text);
      g_assert_true (lm_position_equal (after, again));
      lm_position_unref (position);
      position = after;
      n_moves++;
    }

  g_assert_cmpint (lm_position_get_winner (position), ==, 1 - (int) lm_position_get_turn (position));
  return n_moves;
}

/* Whoever plays at random gets to the end, with turns in between. */
static void
test_random_games (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autofree char *huge = power_of_ten (1000);
  g_autofree char *large_text = g_strconcat ("lastmove:take-away?alpha=1000&stones=", huge, NULL);
  g_autoptr (LmPosition) large = parse (large_text);
  static const char *const alphas[] = { "1", "3/2", "2", "43/11", "8", "1000" };

  /* With a large alpha the limit soon grows beyond the pile; with a small one it would take for ever. */
  g_assert_cmpuint (play_out (large, rand), >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (alphas); i++)
    {
      for (guint n = 1; n <= 60; n++)
        {
          g_autofree char *text = g_strdup_printf ("lastmove:take-away?alpha=%s&stones=%u", alphas[i], n);
          g_autoptr (LmPosition) position = parse (text);
          const guint n_moves = play_out (position, rand);

          g_assert_cmpint (n_moves == 0, ==, n == 1);
          g_assert_cmpuint (n_moves, <=, n);
        }
    }
}

static void
test_info (void)
{
  const LmGameInfo *info = lm_game_info_lookup ("take-away");
  g_autoptr (LmPosition) start = parse (info->start);
  g_autofree char *text = lm_position_to_string (start);

  g_assert_cmpstr (text, ==, info->start);
  g_assert_true (lm_position_get_info (start) == info);
  g_assert_true (info->impartial);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/take-away/text/info", test_info);
  g_test_add_func ("/take-away/text/round-trip", test_round_trip);
  g_test_add_func ("/take-away/text/bad", test_bad_texts);
  g_test_add_func ("/take-away/text/largest-pile", test_largest_pile);
  g_test_add_func ("/take-away/text/new", test_new);
  g_test_add_func ("/take-away/text/descriptions", test_descriptions);
  g_test_add_func ("/take-away/text/results", test_results);
  g_test_add_func ("/take-away/moves/play", test_play);
  g_test_add_func ("/take-away/moves/illegal", test_illegal_moves);
  g_test_add_func ("/take-away/moves/hostile", test_hostile_moves);
  g_test_add_func ("/take-away/moves/lists", test_lists);
  g_test_add_func ("/take-away/moves/random-games", test_random_games);

  return g_test_run ();
}
