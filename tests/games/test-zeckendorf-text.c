/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-text.c: positions, moves and results of the forward game in words, and what is said of bad ones. */

#include "engine/game/lm-error.h"
#include "game-checks.h"
#include "games/lm-games.h"
#include "games/zeckendorf/zeckendorf.h"

#include <string.h>

static void
test_round_trip (void)
{
  static const char *const texts[][2] = {
    { "lastmove:zeckendorf?bins=10", "lastmove:zeckendorf?bins=10" },
    { "lastmove:zeckendorf?n=10", "lastmove:zeckendorf?bins=10" },
    { "lastmove:zeckendorf?n=10&turn=2", "lastmove:zeckendorf?bins=10&turn=2" },
    { "lastmove:zeckendorf?turn=2&bins=7,0,3", "lastmove:zeckendorf?bins=7,0,3&turn=2" },
    { "lastmove:zeckendorf?bins=7,0,3&turn=1", "lastmove:zeckendorf?bins=7,0,3" },
    { "lastmove:zeckendorf?bins=7,0,3,0,0", "lastmove:zeckendorf?bins=7,0,3" },
    { "lastmove:zeckendorf?bins=0", "lastmove:zeckendorf?bins=0" },
    { "lastmove:zeckendorf?bins=0,0,0", "lastmove:zeckendorf?bins=0" },
    { "lastmove:zeckendorf?bins=0,0,1", "lastmove:zeckendorf?bins=0,0,1" },
    { "lastmove:zeckendorf?n=1000000", "lastmove:zeckendorf?bins=1000000" },
    { "lastmove:zeckendorf?bins=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1",
      "lastmove:zeckendorf?bins=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i][0]);
      g_autofree char *text = lm_position_to_string (position);
      g_autoptr (LmPosition) again = parse (text);

      g_assert_cmpstr (text, ==, texts[i][1]);
      g_assert_true (lm_position_equal (position, again));
      g_assert_cmpuint (lm_position_get_turn (position), ==, lm_position_get_turn (again));
    }
}

/* What is wrong with a text is said in one sentence that names the key. */
static void
test_bad_texts (void)
{
  static const char *const texts[][2] = {
    { "lastmove:zeckendorf", "“bins”" },
    { "lastmove:zeckendorf?turn=1", "“bins”" },
    { "lastmove:zeckendorf?n=10&bins=10", "“bins” and “n”" },
    { "lastmove:zeckendorf?n=0", "“n”" },
    { "lastmove:zeckendorf?n=1000001", "“n”" },
    { "lastmove:zeckendorf?n=99999999999999999999999999", "“n”" },
    { "lastmove:zeckendorf?n=-3", "“n”" },
    { "lastmove:zeckendorf?n=+3", "“n”" },
    { "lastmove:zeckendorf?n=03", "“n”" },
    { "lastmove:zeckendorf?n=0x10", "“n”" },
    { "lastmove:zeckendorf?n=3.5", "“n”" },
    { "lastmove:zeckendorf?n=", "“n”" },
    { "lastmove:zeckendorf?n=ten", "“n”" },
    { "lastmove:zeckendorf?bins=", "“bins”" },
    { "lastmove:zeckendorf?bins=,", "“bins”" },
    { "lastmove:zeckendorf?bins=7,,3", "“bins”" },
    { "lastmove:zeckendorf?bins=7,0,3,", "“bins”" },
    { "lastmove:zeckendorf?bins=,7", "“bins”" },
    { "lastmove:zeckendorf?bins=7,-1", "“bins”" },
    { "lastmove:zeckendorf?bins=7,01", "“bins”" },
    { "lastmove:zeckendorf?bins=7;1", "“bins”" },
    { "lastmove:zeckendorf?bins=1000001", "“bins”" },
    { "lastmove:zeckendorf?bins=0,500001", "“bins”" },
    { "lastmove:zeckendorf?bins=1000000,1", "“bins”" },
    { "lastmove:zeckendorf?bins=4294967296", "“bins”" },
    { "lastmove:zeckendorf?bins=1,18446744073709551615", "“bins”" },
    { "lastmove:zeckendorf?bins=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2", "“bins”" },
    { "lastmove:zeckendorf?bins=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0", "“bins”" },
    { "lastmove:zeckendorf?bins=3&bins=3", "“bins”" },
    { "lastmove:zeckendorf?bins=3&turn=0", "“turn”" },
    { "lastmove:zeckendorf?bins=3&turn=3", "“turn”" },
    { "lastmove:zeckendorf?bins=3&turn=", "“turn”" },
    { "lastmove:zeckendorf?bins=3&turn=01", "“turn”" },
    { "lastmove:zeckendorf?bins=3&hole=4", "“hole”" },
    { "lastmove:zeckendorf?bins=3&stock=4", "“stock”" },
    { "lastmove:zeckendorf?bins=3&Turn=2", "“Turn”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_position_parse (texts[i][0], &error));
      g_test_message ("%s: %s", texts[i][0], error->message);
      g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
      g_assert_nonnull (strstr (error->message, texts[i][1]));
      g_assert_true (g_str_has_suffix (error->message, "."));
      g_assert_null (strchr (error->message, '\n'));
    }
}

/* The editor makes positions from heights; the limits are the same. */
static void
test_new (void)
{
  g_autoptr (LmPosition) model = parse ("lastmove:zeckendorf?bins=10");
  g_autoptr (LmPosition) position = NULL;
  g_autoptr (GError) error = NULL;
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 7, 0, 3 };
  g_autofree char *text = NULL;

  position = lm_zeckendorf_position_new_full (lm_position_get_game (model), heights, 0, 1, &error);
  g_assert_no_error (error);
  text = lm_position_to_string (position);
  g_assert_cmpstr (text, ==, "lastmove:zeckendorf?bins=7,0,3&turn=2");

  heights[LM_ZECKENDORF_MAX_BINS - 1] = G_MAXUINT32;
  g_assert_null (lm_zeckendorf_position_new_full (lm_position_get_game (model), heights, 0, 1, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
}

static void
test_descriptions (void)
{
  g_autoptr (LmPosition) position = parse ("lastmove:zeckendorf?bins=7,0,3,0,2,1");
  g_autofree char *description = lm_position_describe (position);
  static const char *const told[][3] = {
    { "M", "Merge two ones into one two", "the moves that bring chips together" },
    { "S3", "Split two chips worth 3 into one worth 1 and one worth 5", "the moves that split" },
    { "A5", "Add a chip worth 8 and one worth 13 into one worth 21", "the moves that bring chips together" },
    { "S2", "Split two chips worth 2 into one worth 1 and one worth 3", "the moves that split" },
  };

  g_assert_cmpstr (description, ==, "(7, 0, 3, 0, 2, 1)");
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *label = lm_position_describe_move (position, told[i][0], LM_MOVE_LABEL);
      g_autofree char *sentence = lm_position_describe_move (position, told[i][0], LM_MOVE_SENTENCE);
      g_autofree char *place = lm_position_describe_move (position, told[i][0], LM_MOVE_PLACE);

      g_assert_cmpstr (label, ==, told[i][0]);
      g_assert_cmpstr (sentence, ==, told[i][1]);
      g_assert_cmpstr (place, ==, told[i][2]);
    }
}

static void
test_results (void)
{
  static const char *const ends[][2] = {
    { "lastmove:zeckendorf?bins=0,1,0,1",
      "Player 2 wins: Player 1 cannot move. 5 + 2 is the Zeckendorf decomposition of 7." },
    { "lastmove:zeckendorf?bins=0,0,0,0,1&turn=2",
      "Player 1 wins: Player 2 cannot move. 8 is the Zeckendorf decomposition of 8." },
    { "lastmove:zeckendorf?bins=0",
      "Player 2 wins: Player 1 cannot move, for the board is empty." },
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
test_illegal_moves (void)
{
  static const char *const tries[][3] = {
    { "lastmove:zeckendorf?bins=7,0,3", "A1",
      "“A1” is not legal: it needs a chip in column F1 and one in column F2, which hold 7 and 0; the legal moves are: M, S3." },
    { "lastmove:zeckendorf?bins=1,1", "M",
      "“M” is not legal: it needs two chips in column F1, which holds 1; the legal moves are: A1." },
    { "lastmove:zeckendorf?bins=10", "S2",
      "“S2” is not legal: it needs two chips in column F2, which holds 0; the legal moves are: M." },
    { "lastmove:zeckendorf?bins=10", "jump",
      "“jump” is not a move of this game; the legal moves are: M." },
    { "lastmove:zeckendorf?bins=10", "", "“” is not a move of this game; the legal moves are: M." },
    { "lastmove:zeckendorf?bins=10", "a text of a length that nobody wants to read",
      "“a text of a length that nobody wants to…” is not a move of this game; the legal moves are: M." },
    { "lastmove:zeckendorf?bins=0,1", "M", "“M” is not legal: the game is over." },
    { "lastmove:zeckendorf?bins=0,1", "jump", "“jump” is not legal: the game is over." },
    { "lastmove:zeckendorf?bins=2,2,2,2,2,2,2,2,2", "A20",
      "“A20” is not legal: it needs a chip in column F20 and one in column F21, which hold 0 and 0; "
      "the legal moves are: M, A1, S2, A2, S3, A3, S4, A4, S5, A5, S6, A6, …." },
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

static void
test_broken_utf8 (void)
{
  g_autoptr (LmPosition) position = parse ("lastmove:zeckendorf?bins=10");
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_position_play (position, "A\xff\xfe…………………………", &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

/* The position that a move was made in stays as it was. */
static void
test_play (void)
{
  g_autoptr (LmPosition) position = parse ("lastmove:zeckendorf?bins=7,0,3");
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) after = lm_position_play (position, "S3", &error);
  g_autofree char *before_text = lm_position_to_string (position);
  g_autofree char *after_text = lm_position_to_string (after);

  g_assert_no_error (error);
  g_assert_cmpstr (before_text, ==, "lastmove:zeckendorf?bins=7,0,3");
  g_assert_cmpstr (after_text, ==, "lastmove:zeckendorf?bins=8,0,1,1&turn=2");
  g_assert_cmpstr (lm_position_get_turn_name (after), ==, "Player 2");
}

/* Whoever plays what is listed gets to the end, with turns in between. */
static void
test_random_games (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint n = 1; n <= 120; n++)
    {
      g_autofree char *text = g_strdup_printf ("lastmove:zeckendorf?n=%u", n);
      g_autoptr (LmPosition) position = parse (text);

      while (!lm_position_is_over (position))
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          g_autoptr (GError) error = NULL;
          LmPosition *after = lm_position_play (position, move, &error);

          g_assert_no_error (error);
          g_assert_cmpuint (lm_position_get_turn (after), ==, 1 - lm_position_get_turn (position));
          lm_position_unref (position);
          position = after;
        }

      g_assert_cmpint (lm_position_get_winner (position), ==, 1 - (int) lm_position_get_turn (position));
      g_assert_null (lm_position_random_move (position, rand));
    }
}

static void
test_list_moves (void)
{
  g_autoptr (LmPosition) position = parse ("lastmove:zeckendorf?bins=2,2,2");
  gboolean complete = FALSE;
  g_autoptr (GPtrArray) all = lm_position_list_moves (position, G_MAXUINT, &complete);

  g_assert_true (complete);
  g_assert_cmpuint (all->len, ==, 5);

  g_ptr_array_unref (g_steal_pointer (&all));
  all = lm_position_list_moves (position, 5, &complete);
  g_assert_true (complete);

  g_ptr_array_unref (g_steal_pointer (&all));
  all = lm_position_list_moves (position, 4, &complete);
  g_assert_false (complete);
  g_assert_cmpuint (all->len, ==, 4);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/zeckendorf/text/round-trip", test_round_trip);
  g_test_add_func ("/zeckendorf/text/bad-texts", test_bad_texts);
  g_test_add_func ("/zeckendorf/text/new", test_new);
  g_test_add_func ("/zeckendorf/text/descriptions", test_descriptions);
  g_test_add_func ("/zeckendorf/text/results", test_results);
  g_test_add_func ("/zeckendorf/text/illegal-moves", test_illegal_moves);
  g_test_add_func ("/zeckendorf/text/broken-utf8", test_broken_utf8);
  g_test_add_func ("/zeckendorf/text/play", test_play);
  g_test_add_func ("/zeckendorf/text/random-games", test_random_games);
  g_test_add_func ("/zeckendorf/text/list-moves", test_list_moves);

  return g_test_run ();
}
