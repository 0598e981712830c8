/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-build-up.c: putting down ones, twos and threes, then the reversed game: rules, texts, answers, reasons, tables. */

#include "variant-checks.h"

#include "games/zeckendorf/zeckendorf.h"
#include "games/zeckendorf/theory/theory.h"

#define SEED 7

static const NaiveRules rules = { .reversed = TRUE, .build_up = TRUE };

static LmGame *
get_game (void)
{
  return lm_zeckendorf_game_get (&(LmZeckendorfVariant) { .kind = LM_ZECKENDORF_BUILD_UP });
}

static void
test_moves (void)
{
  static const char *const cases[][2] = {
    { "lastmove:build-up?bins=0,0,0&stock=11", "P1=1 P2=0,1 P3=0,0,1" },
    { "lastmove:build-up?bins=3,1,2&stock=2", "P1=4,1,2 P2=3,2,2" },
    { "lastmove:build-up?bins=3,1,2&stock=1", "P1=4,1,2" },
    { "lastmove:build-up?bins=3,1,2", "S2=5,0,2 C2=2,3,1 S3=4,2,1" },
    { "lastmove:build-up?bins=0,1,2", "S2=2,0,2 S3=1,2,1" },
    { "lastmove:build-up?bins=9", "" },
    { "lastmove:build-up?bins=0", "" },
  };

  check_outcomes (cases, G_N_ELEMENTS (cases));
}

static void
test_round_trip (void)
{
  static const char *const cases[][2] = {
    { "lastmove:build-up?bins=0,0,0&stock=11", "lastmove:build-up?bins=0&stock=11" },
    { "lastmove:build-up?stock=11&bins=0&turn=2", "lastmove:build-up?bins=0&stock=11&turn=2" },
    { "lastmove:build-up?bins=3,1,2", "lastmove:build-up?bins=3,1,2" },
    { "lastmove:build-up?bins=3,1,0&stock=0", "lastmove:build-up?bins=3,1" },
    { "lastmove:build-up?bins=0,0,1&stock=999997", "lastmove:build-up?bins=0,0,1&stock=999997" },
  };

  check_round_trips (cases, G_N_ELEMENTS (cases));
}

static void
test_bad_texts (void)
{
  static const char *const cases[][2] = {
    { "lastmove:build-up", "“bins”" },
    { "lastmove:build-up?stock=11", "“bins”" },
    { "lastmove:build-up?n=11", "“n”" },
    { "lastmove:build-up?bins=1,2,3,4", "“bins”" },
    { "lastmove:build-up?bins=1,2,3,0", "“bins”" },
    { "lastmove:build-up?bins=0,0,333334", "“bins”" },
    { "lastmove:build-up?bins=0&stock=1000001", "“stock”" },
    { "lastmove:build-up?bins=0,0,1&stock=999998", "“stock”" },
    { "lastmove:build-up?bins=0&stock=x", "“stock”" },
    { "lastmove:build-up?bins=0&stock=11&place=any", "“place”" },
    { "lastmove:build-up?bins=0&stock=11&ones=stagnant", "“ones”" },
    { "lastmove:build-up?bins=0&stock=11&turn=9", "“turn”" },
  };

  check_bad_texts (cases, G_N_ELEMENTS (cases));
}

static void
test_illegal_moves (void)
{
  static const char *const cases[][3] = {
    { "lastmove:build-up?bins=0&stock=2", "P3",
      "“P3” is not legal: the chip is worth 3, and only 2 is left to place; the legal moves are: P1, P2." },
    { "lastmove:build-up?bins=0&stock=2", "P4", "“P4” is not a move of this game; the legal moves are: P1, P2." },
    { "lastmove:build-up?bins=0,1&stock=2", "S2", "“S2” is not legal: 2 is still to be placed; the legal moves are: P1, P2." },
    { "lastmove:build-up?bins=0,1", "P1", "“P1” is not legal: everything is placed; the legal moves are: S2." },
    { "lastmove:build-up?bins=0,1", "C3", "“C3” is not a move of this game; the legal moves are: S2." },
    { "lastmove:build-up?bins=0,1", "C2",
      "“C2” is not legal: it needs a chip in column F1 and one in column F3, which hold 0 and 0; the legal moves are: S2." },
    { "lastmove:build-up?bins=4", "P1", "“P1” is not legal: the game is over." },
  };

  check_illegal_moves (cases, G_N_ELEMENTS (cases));
}

static void
test_words (void)
{
  static const char *const cases[][4] = {
    { "lastmove:build-up?bins=0&stock=5", "P2", "Place a chip worth 2", "the higher columns" },
    { "lastmove:build-up?bins=1,1,1", "C2", "Combine a chip worth 1 and one worth 3 into two worth 2", "the lower columns" },
  };
  static const char *const results[][2] = {
    { "lastmove:build-up?bins=9", "Player 2 wins: Player 1 cannot move, for all 9 chips are ones." },
  };
  g_autoptr (LmPosition) placing = parse ("lastmove:build-up?bins=0,1&stock=5");
  g_autoptr (LmPosition) placed = parse ("lastmove:build-up?bins=0,1");
  g_autofree char *placing_text = lm_position_describe (placing);
  g_autofree char *placed_text = lm_position_describe (placed);

  check_words (cases, G_N_ELEMENTS (cases));
  check_results (results, G_N_ELEMENTS (results));
  g_assert_cmpstr (placing_text, ==, "(0, 1, 0), 5 to place");
  g_assert_cmpstr (placed_text, ==, "(0, 1, 0)");
}

/* Every way to place and every board after it, for sums up to 30; one random game from each sum beyond. */
static void
check_all (GHashTable       *solved,
           GHashTable       *seen,
           LmSolveContext   *context,
           const NaiveBoard *board)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  guint n_moves;

  if (!g_hash_table_add (seen, g_memdup2 (board, sizeof *board)))
    return;

  check_board (get_game (), context, &rules, solved, board);
  n_moves = naive_moves (&rules, board, moves);
  for (guint i = 0; i < n_moves; i++)
    check_all (solved, seen, context, &moves[i].after);
}

static void
test_answers (void)
{
  g_autoptr (GHashTable) solved = naive_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint stock = 1; stock <= 60; stock++)
    {
      g_autoptr (LmSolveContext) context = make_context (NULL);
      g_autoptr (GHashTable) seen = naive_new ();
      const NaiveBoard board = { .stock = stock };

      if (stock <= 30)
        check_all (solved, seen, context, &board);
      else
        check_game (get_game (), context, &rules, solved, &board, rand);
    }
}

/* Boards that are given, with or without something to place. */
static void
test_midway (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GHashTable) solved = naive_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < 150; i++)
    {
      NaiveBoard board = { .stock = g_rand_int_range (rand, 0, 12) };

      for (guint bin = 0; bin < 3; bin++)
        board.chips[bin] = g_rand_int_range (rand, 0, 12);
      check_game (get_game (), context, &rules, solved, &board, rand);
    }
}

/* Many chips and a small stock: not everything is placed again in the table. */
static void
test_narrow (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmPosition) position = parse ("lastmove:build-up?bins=301,200,100&stock=9");
  g_autoptr (LmAnswer) answer = NULL;

  lm_solve_context_set_memory (context, 1024 * 1024);
  answer = room_solve (position, context);
  g_assert_cmpuint (answer->method, ==, LM_METHOD_TABLE);
  g_assert_cmpuint (answer->positions, <, 100000);
}

/* Every position has its theorem, or the answer to every reply, or a move that ends it; who will move first is said only while placing. */
static void
test_theory (void)
{
  /* A sum of 1 is put down, and that ends the game. */
  for (guint stock = 2; stock <= 60; stock++)
    {
      g_autoptr (LmSolveContext) context = make_context (NULL);
      g_autoptr (GRand) rand = g_rand_new_with_seed (stock);
      const NaiveBoard board = { .stock = stock };
      g_autoptr (LmPosition) position = from_board (get_game (), &board, 0);
      g_autoptr (LmAnswer) first = room_solve (position, context);
      g_autoptr (LmReason) start = explain (first, context);

      g_assert_cmpuint (first->value, ==, lm_build_up_theory_empty_value (stock));
      /* The theorem tells who wins, and the move only where there is a plan. */
      g_assert_cmpuint (start->status, ==, first->value == LM_VALUE_LOSS || first->moves->len == 1 || stock == 4 || strstr (start->text, "One way is") != NULL
                                             ? LM_STATUS_PROVED : LM_STATUS_COMPUTED);
      g_assert_cmpstr (start->reference, ==, "RZ, Theorem 5.1");
      while (!lm_position_is_over (position))
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          LmPosition *after = lm_position_play (position, move, NULL);
          const gboolean placing = LM_ZECKENDORF_POSITION (after)->stock > 0;
          g_autoptr (LmAnswer) answer = room_solve (after, context);
          g_autoptr (LmReason) reason = explain (answer, context);

          g_assert_nonnull (reason);
          g_assert_true (placing || strstr (reason->text, " moves first") == NULL);
          if (!placing)
            g_assert_cmpuint (reason->status, ==, answer->distance == 1 ? LM_STATUS_COMPUTED : LM_STATUS_PROVED);
          lm_position_unref (position);
          position = after;
        }
    }
}

static void
test_reasons (void)
{
  static const char *const cases[][2] = {
    { "lastmove:build-up?bins=0&stock=11", "The sum 11 is odd: whoever puts down first wins. One way is P1, and then to answer each number k with 4 − k until 6 is left; other answers" },
    { "lastmove:build-up?bins=0&stock=12", "The sum 12 is even and not 4: whoever puts down first loses. Player 2 can win by answering each number k with 4 − k until 8 is left; other answers" },
    { "lastmove:build-up?bins=0&stock=8", "The sum 8 is even and not 4: whoever puts down first loses." },
    { "lastmove:build-up?bins=0&stock=4", "4 is the one even sum" },
    { "lastmove:build-up?bins=1,0,0&stock=10&turn=2", "Each number k can be answered with 4 − k, so that every round takes 4: 10 = 4·1 + 6. Once 6 is left" },
    { "lastmove:build-up?bins=1,1&stock=8", "P2 leaves (1, 2, 0), 6 to place. Only 6 is left to put down, and whatever is put down has an answer that "
                                            "leaves a lost position again: P1 → P2, P2 → P1, P3 → P2." },
    { "lastmove:build-up?bins=0,0,1&stock=5", "P1 leaves (1, 0, 1), 4 to place. Only 4 is left to put down, and whatever is put down has an answer that "
                                              "leaves a lost position again: P1 → P2, P2 → P1, P3 → P1." },
    { "lastmove:build-up?bins=4,5&stock=3", "leaves a lost position again: P1 → P1, P2 → P1, P3 → S3." },
    { "lastmove:build-up?bins=2,3,5&stock=11&turn=2", "11 = 4·1 + 7. Once 7 is left, whoever must put down loses, whatever the rounds were." },
    { "lastmove:build-up?bins=2,3,2", "leaves" },
    { "lastmove:build-up?bins=9", "Only ones are left" },
  };
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i][0]);
      g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, NULL);

      g_test_message ("%s: %s [%s]", cases[i][0], advice->reason->text, advice->reason->reference);
      g_assert_cmpuint (advice->reason->status, ==, LM_STATUS_PROVED);
      g_assert_nonnull (strstr (advice->reason->text, cases[i][1]));
    }
}

/* Best play may come to either player moving first: then that is left out. */
static void
test_open_roles (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmPosition) position = parse ("lastmove:build-up?bins=0&stock=2");
  g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, NULL);

  g_assert_cmpstr (advice->reason->text, ==, "The sum 2 is even and not 4: whoever puts down first loses.");
}

/* The table is computed; here it meets RZ, Theorem 5.1. */
static void
test_table (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *rows = run_table (lm_build_up_info.tables, "build-up", 1, 120, NULL, &error);
  g_autoptr (GString) expected = g_string_new (NULL);

  for (guint n = 1; n <= 120; n++)
    g_string_append_printf (expected, "%u,%s\n", n, n % 2 == 1 || n == 4 ? "1" : "2");

  g_assert_no_error (error);
  g_assert_cmpstr (rows, ==, expected->str);
}

static void
test_limits (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmPosition) huge = parse ("lastmove:build-up?bins=0&stock=1000000");
  g_autoptr (LmAnswer) answer = room_solve (huge, context);

  g_assert_cmpuint (answer->method, ==, LM_METHOD_THEORY);
  g_assert_cmpuint (answer->value, ==, LM_VALUE_LOSS);
}

static void
test_cancelling (void)
{
  check_cancelling ("lastmove:build-up?bins=0&stock=2300");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/build-up/moves", test_moves);
  g_test_add_func ("/build-up/round-trip", test_round_trip);
  g_test_add_func ("/build-up/bad-texts", test_bad_texts);
  g_test_add_func ("/build-up/illegal-moves", test_illegal_moves);
  g_test_add_func ("/build-up/words", test_words);
  g_test_add_func ("/build-up/answers", test_answers);
  g_test_add_func ("/build-up/midway", test_midway);
  g_test_add_func ("/build-up/narrow", test_narrow);
  g_test_add_func ("/build-up/theory", test_theory);
  g_test_add_func ("/build-up/reasons", test_reasons);
  g_test_add_func ("/build-up/open-roles", test_open_roles);
  g_test_add_func ("/build-up/table", test_table);
  g_test_add_func ("/build-up/limits", test_limits);
  g_test_add_func ("/build-up/cancelling", test_cancelling);

  return g_test_run ();
}
