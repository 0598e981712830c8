/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-reversed.c: the reversed game, with ones free and stagnant: rules, texts, answers, reasons, tables. */

#include "variant-checks.h"

#include "games/zeckendorf/theory/theory.h"
#include "games/zeckendorf/zeckendorf.h"

#include <math.h>

#define SEED 5

/* The n from 2 to 45 that Player 2 wins. */
static const guint player_2[] = { 3, 5, 8, 9, 11, 13, 14, 19, 20, 23, 31, 34, 37, 39 };

static gboolean
is_player_2 (guint n)
{
  for (guint i = 0; i < G_N_ELEMENTS (player_2); i++)
    if (player_2[i] == n)
      return TRUE;

  return FALSE;
}

static LmGame *
get_game (gboolean stagnant)
{
  return lm_zeckendorf_game_get (&(LmZeckendorfVariant) { .kind = LM_ZECKENDORF_REVERSED, .stagnant = stagnant });
}

static void
test_moves (void)
{
  static const char *const cases[][2] = {
    { "lastmove:reversed?bins=0", "" },
    { "lastmove:reversed?bins=7", "" },
    { "lastmove:reversed?bins=0,1", "S2=2" },
    { "lastmove:reversed?bins=1,0,1", "C2=0,2 S3=2,1" },
    { "lastmove:reversed?bins=0,1,0,1", "S2=2,0,0,1 S4=0,2,1" },
    { "lastmove:reversed?bins=1,0,0,1", "C3=0,0,2 S4=1,1,1" },
    { "lastmove:reversed?bins=0,1,0,0,1", "S2=2,0,0,0,1 C4=0,0,0,2 S5=0,1,1,1" },
    { "lastmove:reversed?n=10", "S2=2,0,0,0,1 C4=0,0,0,2 S5=0,1,1,1" },
    { "lastmove:reversed?bins=1,0,1&ones=stagnant", "S3=2,1" },
    { "lastmove:reversed?bins=1,0,0,1&ones=stagnant", "S4=1,1,1" },
    { "lastmove:reversed?bins=1,1,0,0,1&ones=stagnant", "S2=3,0,0,0,1 C4=1,0,0,2 S5=1,1,1,1" },
  };

  check_outcomes (cases, G_N_ELEMENTS (cases));
}

static void
test_round_trip (void)
{
  static const char *const cases[][2] = {
    { "lastmove:reversed?n=10", "lastmove:reversed?bins=0,1,0,0,1" },
    { "lastmove:reversed?n=1", "lastmove:reversed?bins=1" },
    { "lastmove:reversed?bins=0,1,0,1", "lastmove:reversed?bins=0,1,0,1" },
    { "lastmove:reversed?bins=3,0,0", "lastmove:reversed?bins=3" },
    { "lastmove:reversed?ones=free&bins=3,0,1", "lastmove:reversed?bins=3,0,1" },
    { "lastmove:reversed?turn=2&ones=stagnant&n=4", "lastmove:reversed?bins=1,0,1&ones=stagnant&turn=2" },
    { "lastmove:reversed?bins=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1",
      "lastmove:reversed?bins=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1" },
  };

  check_round_trips (cases, G_N_ELEMENTS (cases));
}

static void
test_bad_texts (void)
{
  static const char *const cases[][2] = {
    { "lastmove:reversed", "“bins”" },
    { "lastmove:reversed?n=10&bins=0,1,0,0,1", "“bins” and “n”" },
    { "lastmove:reversed?n=0", "“n”" },
    { "lastmove:reversed?n=1000001", "“n”" },
    { "lastmove:reversed?n=", "“n”" },
    { "lastmove:reversed?bins=1,,1", "“bins”" },
    { "lastmove:reversed?bins=1000000,1", "“bins”" },
    { "lastmove:reversed?bins=1,0,1&ones=dead", "“ones”" },
    { "lastmove:reversed?bins=1,0,1&ones=", "“ones”" },
    { "lastmove:reversed?bins=1,0,1&ones=free&ones=free", "“ones”" },
    { "lastmove:reversed?bins=1,0,1&stock=4", "“stock”" },
    { "lastmove:reversed?bins=1,0,1&hole=4", "“hole”" },
    { "lastmove:reversed?bins=1,0,1&turn=0", "“turn”" },
  };

  check_bad_texts (cases, G_N_ELEMENTS (cases));
}

static void
test_illegal_moves (void)
{
  static const char *const cases[][3] = {
    { "lastmove:reversed?bins=0,1,0,1", "S3",
      "“S3” is not legal: it needs a chip in column F3, which is empty; the legal moves are: S2, S4." },
    { "lastmove:reversed?bins=0,1,0,1", "C3",
      "“C3” is not legal: it needs a chip in column F1 and one in column F4, which hold 0 and 1; the legal moves are: S2, S4." },
    { "lastmove:reversed?bins=0,1,0,1", "M", "“M” is not a move of this game; the legal moves are: S2, S4." },
    { "lastmove:reversed?bins=0,1,0,1", "S1", "“S1” is not a move of this game; the legal moves are: S2, S4." },
    { "lastmove:reversed?bins=0,1,0,1", "P1", "“P1” is not a move of this game; the legal moves are: S2, S4." },
    { "lastmove:reversed?bins=1,0,1&ones=stagnant", "C2",
      "“C2” is not legal: it needs a one, and ones are stagnant here; the legal moves are: S3." },
    { "lastmove:reversed?bins=1,0,0,1&ones=stagnant", "C3",
      "“C3” is not legal: it needs a one, and ones are stagnant here; the legal moves are: S4." },
    { "lastmove:reversed?bins=4", "S2", "“S2” is not legal: the game is over." },
  };

  check_illegal_moves (cases, G_N_ELEMENTS (cases));
}

static void
test_words (void)
{
  static const char *const cases[][4] = {
    { "lastmove:reversed?bins=1,1,1,1,1", "S2", "Split a two into two ones", "the moves that split" },
    { "lastmove:reversed?bins=1,1,1,1,1", "S5", "Split a chip worth 8 into one worth 3 and one worth 5", "the moves that split" },
    { "lastmove:reversed?bins=1,1,1,1,1", "C2", "Combine a chip worth 1 and one worth 3 into two worth 2", "the moves that bring chips together" },
    { "lastmove:reversed?bins=1,1,1,1,1", "C4", "Combine a chip worth 2 and one worth 8 into two worth 5", "the moves that bring chips together" },
  };
  g_autoptr (LmPosition) position = parse ("lastmove:reversed?n=4&ones=stagnant");
  g_autofree char *description = lm_position_describe (position);

  check_words (cases, G_N_ELEMENTS (cases));
  g_assert_cmpstr (description, ==, "(1, 0, 1), ones stagnant");
}

static void
test_results (void)
{
  static const char *const cases[][2] = {
    { "lastmove:reversed?bins=10", "Player 2 wins: Player 1 cannot move, for all 10 chips are ones." },
    { "lastmove:reversed?bins=1&turn=2", "Player 1 wins: Player 2 cannot move, for the only chip is a one." },
    { "lastmove:reversed?bins=0", "Player 2 wins: Player 1 cannot move, for the board is empty." },
  };

  check_results (cases, G_N_ELEMENTS (cases));
}

/* All games end with ones; with best play no sooner and no later than any game can (RZ, Theorem 1.4). */
static void
test_play_outs (void)
{
  const double phi = (1 + sqrt (5)) / 2;
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint n = 1; n <= 120; n++)
    for (guint stagnant = 0; stagnant < 2; stagnant++)
      {
        NaiveBoard board = { { 0 } };
        g_autoptr (LmPosition) start = NULL;
        g_autoptr (LmPosition) end = NULL;
        guint32 heights[LM_ZECKENDORF_MAX_BINS];
        guint n_terms = 0, indices = 0;

        lm_zeckendorf_decompose (n, heights);
        for (guint i = 0; i < NAIVE_BINS; i++)
          {
            board.chips[i] = heights[i];
            n_terms += heights[i];
            indices += heights[i] * (i + 1);
          }

        start = from_board (get_game (stagnant == 1), &board, 0);
        end = play_out (start, rand);
        g_assert_cmpuint (LM_ZECKENDORF_POSITION (end)->heights[0], ==, n);
        g_assert_cmpuint (lm_zeckendorf_last_bin (LM_ZECKENDORF_POSITION (end)->heights), ==, 1);

        /* Best play is one of the games that the bounds are about. */
        if (stagnant == 0)
          {
            g_autoptr (LmSolveContext) context = make_context (NULL);
            g_autoptr (LmAnswer) answer = room_solve (start, context);

            g_assert_cmpuint (answer->distance, >=, n - n_terms);
            g_assert_cmpfloat (answer->distance, <=, floor (phi * phi * n - indices - 2.0 * n_terms + phi - 1));
          }
      }
}

static void
check_boards (gboolean        stagnant,
              NaiveBoard     *board,
              guint           bin,
              guint           value,
              GHashTable     *solved,
              LmSolveContext *context)
{
  const NaiveRules rules = { .reversed = TRUE, .stagnant = stagnant };

  if (bin == 0)
    {
      board->chips[0] = value;
      check_board (get_game (stagnant), context, &rules, solved, board);
      return;
    }

  for (board->chips[bin] = 0; board->chips[bin] * naive_worth[bin] <= value; board->chips[bin]++)
    check_boards (stagnant, board, bin - 1, value - board->chips[bin] * naive_worth[bin], solved, context);
  board->chips[bin] = 0;
}

/* Every position of every value up to 30, free and stagnant. */
static void
test_all_positions (void)
{
  for (guint stagnant = 0; stagnant < 2; stagnant++)
    {
      g_autoptr (LmSolveContext) context = make_context (NULL);
      g_autoptr (GHashTable) solved = naive_new ();

      for (guint n = 1; n <= 30; n++)
        {
          NaiveBoard board = { { 0 } };

          check_boards (stagnant == 1, &board, 8, n, solved, context);
        }
    }
}

static void
test_games (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint stagnant = 0; stagnant < 2; stagnant++)
    {
      const NaiveRules rules = { .reversed = TRUE, .stagnant = stagnant == 1 };
      g_autoptr (GHashTable) solved = naive_new ();

      for (guint n = 31; n <= 62; n++)
        {
          NaiveBoard board = { { 0 } };
          guint32 heights[LM_ZECKENDORF_MAX_BINS];

          lm_zeckendorf_decompose (n, heights);
          for (guint i = 0; i < NAIVE_BINS; i++)
            board.chips[i] = heights[i];
          check_game (get_game (stagnant == 1), context, &rules, solved, &board, rand);
        }
    }
}

static void
check_reason (LmAnswer       *answer,
              LmSolveContext *context)
{
  LmPosition *position = answer->position;
  const gboolean stagnant = lm_zeckendorf_position_get_variant (position)->stagnant;
  const LmValue value = lm_reversed_theory_value (LM_ZECKENDORF_POSITION (position)->heights, stagnant);
  g_autoptr (LmReason) reason = explain (answer, context);

  if (value == LM_VALUE_UNKNOWN)
    {
      g_assert_true (reason == NULL || reason->status == LM_STATUS_COMPUTED || answer->value == LM_VALUE_WIN);
      return;
    }

  g_assert_cmpuint (answer->value, ==, value);
  g_assert_nonnull (reason);
  g_assert_cmpuint (reason->status, ==, answer->distance == 1 ? LM_STATUS_COMPUTED : LM_STATUS_PROVED);
}

/* Wherever a theorem speaks its verdict is the solver's, and it is given as the reason. */
static void
test_theory (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint a = 0; a < 16; a++)
    for (guint b = 0; b < 10; b++)
      for (guint c = 0; c < 16; c++)
        {
          const NaiveBoard board = { .chips = { a, b, c } };
          g_autoptr (LmPosition) position = from_board (get_game (FALSE), &board, 0);
          g_autoptr (LmAnswer) answer = room_solve (position, context);

          check_reason (answer, context);
        }

  for (guint i = 0; i < 1500; i++)
    {
      NaiveBoard board = { { 0 } };
      const gboolean even = g_rand_boolean (rand);
      g_autoptr (LmPosition) position = NULL;
      g_autoptr (LmAnswer) answer = NULL;

      for (guint bin = 0; bin < 6; bin++)
        board.chips[bin] = g_rand_int_range (rand, 0, 3) * (even ? 2 : 1);
      position = from_board (get_game (i % 2 == 1), &board, 0);
      answer = room_solve (position, context);
      check_reason (answer, context);
    }
}

/* RZ, Theorem 1.1: F(i+1) + F(i-2) is won by combining first, and the reason says so. */
static void
test_first_combine (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint i = 3; i <= 9; i++)
    {
      NaiveBoard board = { { 0 } };
      g_autofree char *move = g_strdup_printf ("C%u", i);
      g_autofree char *named = g_strdup_printf ("%s first", move);
      g_autoptr (LmPosition) position = NULL;
      g_autoptr (LmAnswer) answer = NULL;
      g_autoptr (LmReason) reason = NULL;

      board.chips[i] = 1;
      board.chips[i - 3] = 1;
      position = from_board (get_game (FALSE), &board, 0);
      answer = room_solve (position, context);
      reason = explain (answer, context);
      g_assert_cmpuint (lm_answer_find_move (answer, move)->value, ==, LM_VALUE_WIN);
      g_assert_cmpstr (reason->reference, ==, "RZ, Theorem 1.1");
      g_assert_nonnull (strstr (reason->text, named));
    }
}

static void
test_reasons (void)
{
  static const struct
  {
    const char *text;
    LmStatus    status;
    const char *named;
  } cases[] = {
    { "lastmove:reversed?bins=4,2,0,2", LM_STATUS_PROVED, "even number of chips" },
    { "lastmove:reversed?bins=5,2,2", LM_STATUS_PROVED, "5 > 2" },
    { "lastmove:reversed?bins=2,0,3", LM_STATUS_PROVED, "3 > 2" },
    { "lastmove:reversed?bins=1,1,1", LM_STATUS_PROVED, "leaves" },
    { "lastmove:reversed?bins=5,2,2,1&ones=stagnant", LM_STATUS_COMPUTED, NULL },
    { "lastmove:reversed?bins=5,2,2&ones=stagnant", LM_STATUS_PROVED, "Every column above the ones" },
    { "lastmove:reversed?n=10", LM_STATUS_PROVED, "10 = F5 + F2 = 8 + 2: C4 first leaves" },
    { "lastmove:reversed?n=2", LM_STATUS_COMPUTED, "S2 ends the game. Player 1 wins" },
    { "lastmove:reversed?n=8", LM_STATUS_COMPUTED, "conjecture" },
    { "lastmove:reversed?n=45", LM_STATUS_COMPUTED, "No formula is known" },
    { "lastmove:reversed?bins=9", LM_STATUS_PROVED, "Only ones are left" },
    { "lastmove:reversed?bins=0", LM_STATUS_PROVED, "no chip" },
  };
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i].text);
      g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, NULL);

      g_test_message ("%s: %s [%s]", cases[i].text, advice->reason->text, advice->reason->reference);
      g_assert_cmpuint (advice->reason->status, ==, cases[i].status);
      g_assert_true (g_str_has_suffix (advice->reason->text, "."));
      if (cases[i].named != NULL)
        g_assert_nonnull (strstr (advice->reason->text, cases[i].named));
    }
}

/* The list of RZ, Section 3, of which only the start counts. */
static void
test_winners (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *rows = run_table (lm_reversed_info.tables, "reversed", 2, 45, NULL, &error);
  g_autoptr (GString) expected = g_string_new (NULL);

  for (guint n = 2; n <= 45; n++)
    g_string_append_printf (expected, "%u,%s\n", n, is_player_2 (n) ? "2" : "1");

  g_assert_no_error (error);
  g_assert_cmpstr (rows, ==, expected->str);
}

/*
 * The size of the game graph for all n that the paper has; see the head of the file for its source. Player 1 wins 79 of
 * these 128, where Section 3 says 80/129.
 */
static void
test_graph (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "data", "reversed-zeckendorf-graph.csv", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *rows = NULL;
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) computed = NULL;
  guint n_rows = 0;
  guint n_won = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  rows = run_table (lm_reversed_info.tables, "reversed", 2, 129, (const char *[]) { "graph", "", NULL }, &error);
  g_assert_no_error (error);

  lines = g_strsplit (text, "\n", -1);
  computed = g_strsplit (rows, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) paper = g_strsplit (lines[i], ",", -1);
      g_auto (GStrv) ours = NULL;

      if (g_strv_length (paper) != 3 || !g_ascii_isdigit (paper[0][0]))
        continue;

      ours = g_strsplit (computed[n_rows++], ",", -1);
      g_assert_cmpstr (ours[0], ==, paper[0]);
      g_assert_cmpstr (ours[2], ==, paper[2]);
      g_assert_cmpstr (ours[3], ==, paper[1]);
      n_won += g_str_equal (ours[1], "1");
    }

  g_assert_cmpuint (n_rows, ==, 128);
  g_assert_cmpuint (n_won, ==, 79);
}

static void
test_table_options (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *rows = run_table (lm_reversed_info.tables, "reversed", 2, 6,
                                     (const char *[]) { "ones", "stagnant", NULL }, &error);
  g_autofree char *none = NULL;
  g_autofree char *graph = NULL;

  /* Without ones 4 = 3 + 1 has the moves S3 and S2, and 6 = 5 + 1 begins with S4. */
  g_assert_no_error (error);
  g_assert_cmpstr (rows, ==, "2,1\n3,2\n4,2\n5,2\n6,2\n");

  none = run_table (lm_reversed_info.tables, "reversed", 2, 6, (const char *[]) { "ones", "dead", NULL }, &error);
  g_assert_error (error, LM_ERROR, LM_ERROR_ARGUMENT);
  g_clear_error (&error);

  /* From 3 + 1 one comes to 2 + 1 + 1 and to ones. */
  graph = run_table (lm_reversed_info.tables, "reversed", 4, 4,
                     (const char *[]) { "ones", "stagnant", "graph", "", NULL }, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (graph, ==, "4,2,3,2\n");
}

/* RZ, Theorem 3.2: with random moves and an even n from 4 on each player wins half of the games. */
static void
test_random_play (void)
{
  static const guint values[] = { 6, 10, 20, 34 };
  const guint n_games = 4000;
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  g_autoptr (LmPosition) two = parse ("lastmove:reversed?n=2");
  g_autoptr (LmPosition) ones = play_out (two, rand);
  g_autoptr (GPtrArray) first_moves = lm_position_list_moves (two, 9, NULL);

  /* The theorem says so of 2 as well, but there is one move, and the game is over. */
  g_assert_cmpuint (first_moves->len, ==, 1);
  g_assert_cmpint (lm_position_get_winner (ones), ==, 0);

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *text = g_strdup_printf ("lastmove:reversed?n=%u", values[i]);
      g_autoptr (LmPosition) start = parse (text);
      guint won = 0;

      for (guint game = 0; game < n_games; game++)
        {
          g_autoptr (LmPosition) end = play_out (start, rand);
          won += lm_position_get_winner (end) == 0;
        }

      g_test_message ("n = %u: Player 1 won %u of %u random games", values[i], won, n_games);
      /* Four standard deviations: once in 16,000 times by chance, and the seed is fixed. */
      g_assert_cmpfloat (fabs (won - n_games / 2.0), <, 4 * sqrt (n_games / 4.0));
    }
}

static void
test_limits (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmPosition) even = parse ("lastmove:reversed?bins=2000,400,60,4,2,0,0,20000");
  g_autoptr (LmPosition) odd = parse ("lastmove:reversed?bins=2001,400,60,4,2,0,0,200,1");
  g_autoptr (LmAnswer) known = room_solve (even, context);
  g_autoptr (LmAnswer) unknown = NULL;

  g_assert_cmpuint (known->method, ==, LM_METHOD_THEORY);
  g_assert_cmpuint (known->value, ==, LM_VALUE_LOSS);

  lm_solve_context_set_seconds (context, 0.05);
  unknown = room_solve (odd, context);
  g_assert_cmpuint (unknown->value, ==, LM_VALUE_UNKNOWN);
  g_test_message ("%s", unknown->limit);
}

static void
test_cancelling (void)
{
  check_cancelling ("lastmove:reversed?n=300");
  check_cancelling ("lastmove:reversed?n=300&ones=stagnant");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/reversed/moves", test_moves);
  g_test_add_func ("/reversed/round-trip", test_round_trip);
  g_test_add_func ("/reversed/bad-texts", test_bad_texts);
  g_test_add_func ("/reversed/illegal-moves", test_illegal_moves);
  g_test_add_func ("/reversed/words", test_words);
  g_test_add_func ("/reversed/results", test_results);
  g_test_add_func ("/reversed/play-outs", test_play_outs);
  g_test_add_func ("/reversed/all-positions", test_all_positions);
  g_test_add_func ("/reversed/games", test_games);
  g_test_add_func ("/reversed/theory", test_theory);
  g_test_add_func ("/reversed/first-combine", test_first_combine);
  g_test_add_func ("/reversed/reasons", test_reasons);
  g_test_add_func ("/reversed/winners", test_winners);
  g_test_add_func ("/reversed/graph", test_graph);
  g_test_add_func ("/reversed/table-options", test_table_options);
  g_test_add_func ("/reversed/random-play", test_random_play);
  g_test_add_func ("/reversed/limits", test_limits);
  g_test_add_func ("/reversed/cancelling", test_cancelling);

  return g_test_run ();
}
