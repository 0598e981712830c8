/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-black-hole.c: the game with a black hole, from the empty board too: rules, texts, answers, reasons, tables. */

#include "variant-checks.h"

#include "games/zeckendorf/theory/theory.h"
#include "games/zeckendorf/zeckendorf.h"

#define SEED 3

/* Position, then its legal moves in board order, each with the bins that it leaves. */
static void
test_moves (void)
{
  static const char *const cases[][2] = {
    { "lastmove:black-hole?hole=2&bins=5", "M=3" },
    { "lastmove:black-hole?hole=2&bins=1", "" },
    { "lastmove:black-hole?hole=3&bins=2,2", "M=0,3 A1=1,1 S2=3,0" },
    { "lastmove:black-hole?hole=3&bins=1,0", "" },
    { "lastmove:black-hole?hole=4&bins=7,0,3", "M=5,1,3 S3=8,0,1" },
    { "lastmove:black-hole?hole=4&bins=2,2,2", "M=0,3,2 A1=1,1,3 S2=3,0,3 A2=2,1,1 S3=3,2,0" },
    { "lastmove:black-hole?hole=4&bins=0,1,1", "A2=0,0,0" },
    { "lastmove:black-hole?hole=4&bins=0,0,0", "" },
    { "lastmove:black-hole?hole=6&bins=0,0,1,2,2", "A3=0,0,0,1,3 S4=0,1,1,0,3 A4=0,0,1,1,1 S5=0,0,2,2,0" },
    { "lastmove:black-hole?hole=2&bins=0&stock=2", "P1=1" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=2", "P1=1,0,0" },
    { "lastmove:black-hole?hole=4&bins=1,2,3&stock=3", "P1=2,2,3 P3=1,2,4" },
    { "lastmove:black-hole?hole=4&bins=1,2,3&stock=3&place=any", "P1=2,2,3 P2=1,3,3 P3=1,2,4" },
    { "lastmove:black-hole?hole=6&bins=0,0,0,0,0&stock=7&place=any", "P1=1,0,0,0,0 P2=0,1,0,0,0 P3=0,0,1,0,0 P4=0,0,0,1,0" },
    { "lastmove:black-hole?hole=6&bins=0,0,0,0,0&stock=8", "P1=1,0,0,0,0 P5=0,0,0,0,1" },
  };

  check_outcomes (cases, G_N_ELEMENTS (cases));
}

static void
test_round_trip (void)
{
  static const char *const cases[][2] = {
    { "lastmove:black-hole?hole=4&bins=7,0,3", "lastmove:black-hole?hole=4&bins=7,0,3" },
    { "lastmove:black-hole?bins=7,0,0&hole=4", "lastmove:black-hole?hole=4&bins=7,0,0" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=17", "lastmove:black-hole?hole=4&bins=0,0,0&stock=17" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=0", "lastmove:black-hole?hole=4&bins=0,0,0" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=17&place=outer", "lastmove:black-hole?hole=4&bins=0,0,0&stock=17" },
    { "lastmove:black-hole?turn=2&place=any&stock=17&bins=0,0,0&hole=4",
      "lastmove:black-hole?hole=4&bins=0,0,0&stock=17&place=any&turn=2" },
    { "lastmove:black-hole?hole=2&bins=1000000", "lastmove:black-hole?hole=2&bins=1000000" },
    { "lastmove:black-hole?hole=2&bins=1&stock=999999", "lastmove:black-hole?hole=2&bins=1&stock=999999" },
    { "lastmove:black-hole?hole=12&bins=0,0,0,0,0,0,0,0,0,0,1", "lastmove:black-hole?hole=12&bins=0,0,0,0,0,0,0,0,0,0,1" },
  };

  check_round_trips (cases, G_N_ELEMENTS (cases));
}

static void
test_bad_texts (void)
{
  static const char *const cases[][2] = {
    { "lastmove:black-hole", "“hole”" },
    { "lastmove:black-hole?bins=7,0,3", "“hole”" },
    { "lastmove:black-hole?hole=1&bins=7", "“hole”" },
    { "lastmove:black-hole?hole=0&bins=7", "“hole”" },
    { "lastmove:black-hole?hole=13&bins=0,0,0,0,0,0,0,0,0,0,0,0", "“hole”" },
    { "lastmove:black-hole?hole=04&bins=0,0,0", "“hole”" },
    { "lastmove:black-hole?hole=-4&bins=0,0,0", "“hole”" },
    { "lastmove:black-hole?hole=&bins=0,0,0", "“hole”" },
    { "lastmove:black-hole?hole=99999999999999999999&bins=0,0,0", "“hole”" },
    { "lastmove:black-hole?hole=4", "“bins”" },
    { "lastmove:black-hole?hole=4&bins=7", "“bins”" },
    { "lastmove:black-hole?hole=4&bins=7,0", "“bins”" },
    { "lastmove:black-hole?hole=4&bins=7,0,3,0", "“bins”" },
    { "lastmove:black-hole?hole=4&bins=7,0,x", "“bins”" },
    { "lastmove:black-hole?hole=4&bins=1000000,1,0", "“bins”" },
    { "lastmove:black-hole?hole=4&bins=0,0,333334", "“bins”" },
    { "lastmove:black-hole?hole=4&n=7", "“n”" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=1000001", "“stock”" },
    { "lastmove:black-hole?hole=4&bins=1,0,0&stock=1000000", "“stock”" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=99999999999999999999", "“stock”" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=-1", "“stock”" },
    { "lastmove:black-hole?hole=4&bins=7,0,3&place=any", "“place”" },
    { "lastmove:black-hole?hole=4&bins=7,0,3&place=outer", "“place”" },
    { "lastmove:black-hole?hole=4&bins=7,0,3&stock=0&place=any", "“place”" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=9&place=inner", "“place”" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=9&place=", "“place”" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&ones=stagnant", "“ones”" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&turn=3", "“turn”" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&hole=4", "“hole”" },
  };

  check_bad_texts (cases, G_N_ELEMENTS (cases));
}

static void
test_illegal_moves (void)
{
  static const char *const cases[][3] = {
    { "lastmove:black-hole?hole=4&bins=7,0,3", "A1",
      "“A1” is not legal: it needs a chip in column F1 and one in column F2, which hold 7 and 0; the legal moves are: M, S3." },
    { "lastmove:black-hole?hole=4&bins=7,0,3", "S4", "“S4” is not a move of this game; the legal moves are: M, S3." },
    { "lastmove:black-hole?hole=4&bins=7,0,3", "A3", "“A3” is not a move of this game; the legal moves are: M, S3." },
    { "lastmove:black-hole?hole=4&bins=7,0,3", "C2", "“C2” is not a move of this game; the legal moves are: M, S3." },
    { "lastmove:black-hole?hole=4&bins=7,0,3", "P1", "“P1” is not legal: everything is placed; the legal moves are: M, S3." },
    { "lastmove:black-hole?hole=4&bins=7,0,3&stock=4", "M", "“M” is not legal: 4 is still to be placed; the legal moves are: P1, P3." },
    { "lastmove:black-hole?hole=4&bins=7,0,3&stock=4", "P2",
      "“P2” is not legal: chips are placed in the outermost columns only, F1 and F3; the legal moves are: P1, P3." },
    { "lastmove:black-hole?hole=4&bins=7,0,3&stock=2", "P3",
      "“P3” is not legal: the chip is worth 3, and only 2 is left to place; the legal moves are: P1." },
    { "lastmove:black-hole?hole=4&bins=7,0,3&stock=2", "P4", "“P4” is not a move of this game; the legal moves are: P1." },
    { "lastmove:black-hole?hole=4&bins=1,0,1", "M", "“M” is not legal: the game is over." },
    { "lastmove:black-hole?hole=4&bins=1,0,1", "P01", "“P01” is not legal: the game is over." },
  };

  check_illegal_moves (cases, G_N_ELEMENTS (cases));
}

static void
test_words (void)
{
  static const char *const cases[][4] = {
    { "lastmove:black-hole?hole=4&bins=2,2,2", "M", "Merge two ones into one two", "the moves that bring chips together" },
    { "lastmove:black-hole?hole=4&bins=2,2,2", "A1", "Add a chip worth 1 and one worth 2 into one worth 3", "the moves that bring chips together" },
    { "lastmove:black-hole?hole=4&bins=2,2,2", "A2", "Add a chip worth 2 and one worth 3; their sum falls into the hole", "the moves that bring chips together" },
    { "lastmove:black-hole?hole=4&bins=2,2,2", "S2", "Split two chips worth 2 into one worth 1 and one worth 3", "the moves that split" },
    { "lastmove:black-hole?hole=4&bins=2,2,2", "S3",
      "Split two chips worth 3 into one worth 1 and one that falls into the hole", "the moves that split" },
    { "lastmove:black-hole?hole=2&bins=2", "M", "Merge two ones into a two, which falls into the hole", "the lower columns" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=5", "P3", "Place a chip worth 3", "the higher columns" },
  };
  g_autoptr (LmPosition) placing = parse ("lastmove:black-hole?hole=4&bins=3,0,2&stock=9");
  g_autoptr (LmPosition) placed = parse ("lastmove:black-hole?hole=4&bins=3,0,0");
  g_autofree char *placing_text = lm_position_describe (placing);
  g_autofree char *placed_text = lm_position_describe (placed);

  check_words (cases, G_N_ELEMENTS (cases));
  g_assert_cmpstr (placing_text, ==, "(3, 0, 2), 9 to place");
  g_assert_cmpstr (placed_text, ==, "(3, 0, 0)");
}

static void
test_results (void)
{
  static const char *const cases[][2] = {
    { "lastmove:black-hole?hole=4&bins=1,0,1&turn=2",
      "Player 1 wins: Player 2 cannot move. What is left, 3 + 1, is the Zeckendorf decomposition of 4, the remainder of what the "
      "game began with after division by F4 = 5." },
    { "lastmove:black-hole?hole=5&bins=0,0,0,0",
      "Player 2 wins: Player 1 cannot move, for nothing is left: the game began with a multiple of F5 = 8." },
  };

  check_results (cases, G_N_ELEMENTS (cases));
}

/* Where chips leave and come, and what is lost and placed, as the board asks. */
static void
test_chips (void)
{
  static const struct
  {
    const char        *move;
    LmZeckendorfChips  chips;
  } cases[] = {
    { "M", { .taken = { 1, 1 }, .given = { 2 }, .n_taken = 2, .n_given = 1 } },
    { "A2", { .taken = { 2, 3 }, .n_taken = 2, .n_lost = 1 } },
    { "S2", { .taken = { 2, 2 }, .given = { 1, 3 }, .n_taken = 2, .n_given = 2 } },
    { "S3", { .taken = { 3, 3 }, .given = { 1 }, .n_taken = 2, .n_given = 1, .n_lost = 1 } },
    { "P3", { .given = { 3 }, .n_given = 1, .placed = 3 } },
  };
  g_autoptr (LmPosition) position = parse ("lastmove:black-hole?hole=4&bins=2,2,2");
  LmZeckendorfChips chips;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_true (lm_zeckendorf_position_get_chips (position, cases[i].move, &chips));
      g_assert_cmpmem (&chips, sizeof chips, &cases[i].chips, sizeof chips);
    }

  g_assert_false (lm_zeckendorf_position_get_chips (position, "A3", &chips));
  g_assert_false (lm_zeckendorf_position_get_chips (position, "C2", &chips));
  g_assert_false (lm_zeckendorf_position_get_chips (position, "", &chips));
}

static LmGame *
get_game (guint    hole,
          gboolean place_any)
{
  return lm_zeckendorf_game_get (&(LmZeckendorfVariant) {
    .kind = LM_ZECKENDORF_BLACK_HOLE, .hole = hole, .place_any = place_any,
  });
}

/* Games end at the decomposition of the remainder by F_m (BH, Theorem 2.1). */
static void
test_play_outs (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint game = 0; game < 1500; game++)
    {
      const guint hole = g_rand_int_range (rand, LM_ZECKENDORF_MIN_HOLE, LM_ZECKENDORF_MAX_HOLE + 1);
      NaiveBoard board = { .stock = g_rand_boolean (rand) ? g_rand_int_range (rand, 0, 60) : 0 };
      g_autoptr (LmPosition) start = NULL;
      g_autoptr (LmPosition) end = NULL;
      guint32 expected[LM_ZECKENDORF_MAX_BINS];
      guint value = board.stock;

      for (guint bin = 1; bin < hole; bin++)
        {
          board.chips[bin - 1] = g_rand_int_range (rand, 0, 8);
          value += board.chips[bin - 1] * naive_worth[bin - 1];
        }

      start = from_board (get_game (hole, g_rand_boolean (rand)), &board, 0);
      end = play_out (start, rand);
      lm_zeckendorf_decompose (value % naive_worth[hole - 1], expected);
      g_assert_cmpmem (LM_ZECKENDORF_POSITION (end)->heights, sizeof expected, expected, sizeof expected);
    }
}

/* Random boards of every hole, and random games from them. */
static void
test_answers (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint hole = 2; hole <= 9; hole++)
    {
      const NaiveRules rules = { .hole = hole };
      g_autoptr (GHashTable) solved = naive_new ();

      for (guint i = 0; i < 25; i++)
        {
          NaiveBoard board = { { 0 } };

          for (guint chips = g_rand_int_range (rand, 0, hole > 6 ? 12 : 20); chips > 0; chips--)
            board.chips[g_rand_int_range (rand, 0, hole - 1)]++;
          check_game (get_game (hole, FALSE), context, &rules, solved, &board, rand);
        }
    }
}

/* All boards of few chips at the holes that theorems are about, and one beyond. */
static void
test_all_boards (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint hole = 3; hole <= 5; hole++)
    {
      const NaiveRules rules = { .hole = hole };
      g_autoptr (GHashTable) solved = naive_new ();
      NaiveBoard board = { { 0 } };

      for (board.chips[0] = 0; board.chips[0] < 7; board.chips[0]++)
        for (board.chips[1] = 0; board.chips[1] < 7; board.chips[1]++)
          for (board.chips[2] = 0; board.chips[2] < (hole > 3 ? 7 : 1); board.chips[2]++)
            for (board.chips[3] = 0; board.chips[3] < (hole > 4 ? 5 : 1); board.chips[3]++)
              check_board (get_game (hole, FALSE), context, &rules, solved, &board);
    }
}

/* So many chips of high value that the table is one of few chips and not one of all that the value allows. */
static void
test_narrow (void)
{
  static const NaiveBoard boards[] = {
    { .chips = { 0, 0, 0, 0, 4, 12 } },
    { .chips = { 1, 0, 2, 0, 0, 14 } },
    { .chips = { 0, 0, 0, 0, 0, 0, 0, 7 } },
    { .chips = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7 } },
  };
  static const guint holes[] = { 7, 7, 9, 12 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (LmSolveContext) context = make_context (NULL);
      g_autoptr (GHashTable) solved = naive_new ();
      const NaiveRules rules = { .hole = holes[i] };

      for (guint game = 0; game < 5; game++)
        check_game (get_game (holes[i], FALSE), context, &rules, solved, &boards[i], rand);
    }
}

/* Every way to place, to the end; then what follows is checked along one game. */
static void
check_placing (LmGame           *game,
               LmSolveContext   *context,
               const NaiveRules *rules,
               GHashTable       *solved,
               GHashTable       *seen,
               const NaiveBoard *board,
               GRand            *rand)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  guint n_moves;

  if (!g_hash_table_add (seen, g_memdup2 (board, sizeof *board)))
    return;

  if (board->stock == 0)
    {
      if (g_rand_int_range (rand, 0, 8) == 0)
        check_game (game, context, rules, solved, board, rand);
      return;
    }

  check_board (game, context, rules, solved, board);
  n_moves = naive_moves (rules, board, moves);
  for (guint i = 0; i < n_moves; i++)
    check_placing (game, context, rules, solved, seen, &moves[i].after, rand);
}

static void
check_stocks (guint    hole,
              gboolean place_any,
              guint    max_stock)
{
  const NaiveRules rules = { .hole = hole, .place_any = place_any };
  g_autoptr (GHashTable) solved = naive_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint stock = 1; stock <= max_stock; stock++)
    {
      g_autoptr (LmSolveContext) context = make_context (NULL);
      g_autoptr (GHashTable) seen = naive_new ();
      const NaiveBoard board = { .stock = stock };

      check_placing (get_game (hole, place_any), context, &rules, solved, seen, &board, rand);
    }
}

static void
test_placing_outer (void)
{
  check_stocks (2, FALSE, 60);
  check_stocks (3, FALSE, 60);
  check_stocks (4, FALSE, 60);
  check_stocks (5, FALSE, 40);
  check_stocks (6, FALSE, 40);
}

static void
test_placing_any (void)
{
  check_stocks (2, TRUE, 30);
  check_stocks (3, TRUE, 40);
  check_stocks (4, TRUE, 26);
  check_stocks (5, TRUE, 20);
  check_stocks (6, TRUE, 18);
}

/* Placing on a board that is not empty, where chips may lie in columns that nothing is placed in. */
static void
test_placing_midway (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint hole = 3; hole <= 6; hole++)
    for (guint any = 0; any < 2; any++)
      {
        const NaiveRules rules = { .hole = hole, .place_any = any == 1 };
        g_autoptr (GHashTable) solved = naive_new ();

        for (guint i = 0; i < 12; i++)
          {
            NaiveBoard board = { .stock = g_rand_int_range (rand, 1, 16) };

            for (guint bin = 0; bin < hole - 1; bin++)
              board.chips[bin] = g_rand_int_range (rand, 0, 4);
            check_game (get_game (hole, any == 1), context, &rules, solved, &board, rand);
          }
      }
}

/* A few high chips and a small stock: a table of what can come, not of all that could have been placed. */
static void
test_placing_narrow (void)
{
  const NaiveRules rules = { .hole = 7, .place_any = TRUE };
  const NaiveBoard board = { .chips = { 0, 0, 0, 0, 0, 10 }, .stock = 5 };
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GHashTable) solved = naive_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint game = 0; game < 4; game++)
    check_game (get_game (7, TRUE), context, &rules, solved, &board, rand);
}

/* One solve covers placing and what follows: no memory is left for another. */
static void
test_one_solve (void)
{
  static const char *const starts[] = {
    "lastmove:black-hole?hole=4&bins=0,0,0&stock=40",
    "lastmove:black-hole?hole=5&bins=0,0,0,0&stock=30&place=any",
    "lastmove:black-hole?hole=6&bins=0,3,0,0,60",
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (LmSolveContext) context = make_context (NULL);
      g_autoptr (LmPosition) position = parse (starts[i]);
      g_autoptr (LmAnswer) first = room_solve (position, context);
      const guint64 n_positions = first->positions;

      lm_solve_context_set_memory (context, 0);
      while (!lm_position_is_over (position))
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          LmPosition *after = lm_position_play (position, move, NULL);
          g_autoptr (LmAnswer) answer = room_solve (after, context);

          g_assert_cmpuint (answer->method, ==, LM_METHOD_TABLE);
          g_assert_cmpuint (answer->positions, ==, n_positions);
          lm_position_unref (position);
          position = after;
        }
    }
}

/* The move that a reason begins with is one that wins, or the reason is for a loss. */
static void
check_reason (LmAnswer       *answer,
              LmSolveContext *context)
{
  g_autoptr (LmReason) reason = explain (answer, context);
  g_autofree char *text = NULL;
  char *end;
  LmMoveValue *move;

  g_assert_nonnull (reason);
  g_assert_true (g_str_has_suffix (reason->text, "."));
  if (lm_position_is_over (answer->position))
    return;

  text = g_strdup (reason->text);
  end = strstr (text, " wins, for it ") != NULL ? strstr (text, " wins, for it ") : strstr (text, " leaves ");
  if (end == NULL || memchr (text, '.', end - text) != NULL)
    return;

  *end = '\0';
  g_assert_cmpuint (answer->value, ==, LM_VALUE_WIN);
  move = lm_answer_find_move (answer, text);
  g_assert_nonnull (move);
  g_assert_cmpuint (move->value, ==, LM_VALUE_WIN);
}

static void
check_theory (LmAnswer       *answer,
              LmSolveContext *context)
{
  g_autoptr (LmReason) reason = explain (answer, context);
  LmValue value;

  check_reason (answer, context);
  value = lm_black_hole_theory_value (lm_zeckendorf_position_get_variant (answer->position)->hole,
                                      LM_ZECKENDORF_POSITION (answer->position)->heights);
  if (value == LM_VALUE_UNKNOWN)
    return;

  g_assert_cmpuint (answer->value, ==, value);
  g_assert_cmpuint (reason->status, ==, answer->distance == 1 ? LM_STATUS_COMPUTED : LM_STATUS_PROVED);
}

/* Wherever a theorem speaks its verdict is the solver's, and it is given as the reason. */
static void
test_theory (void)
{
  static const guint limits[][4] = { { 2, 200, 1, 1 }, { 3, 25, 25, 1 }, { 4, 40, 3, 30 } };
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    for (guint a = 0; a < limits[i][1]; a++)
      for (guint b = 0; b < limits[i][2]; b++)
        for (guint c = 0; c < limits[i][3]; c++)
          {
            const NaiveBoard board = { .chips = { a, b, c } };
            g_autoptr (LmPosition) position = from_board (get_game (limits[i][0], FALSE), &board, 0);
            g_autoptr (LmAnswer) answer = room_solve (position, context);

            check_theory (answer, context);
          }
}

/* From the empty board the reason says who wins; n = 2, 17, 32, 47 are the exceptions. */
static void
test_empty_reasons (void)
{
  for (guint hole = 2; hole <= 4; hole++)
    for (guint stock = 1; stock <= 100; stock++)
      {
        g_autoptr (LmSolveContext) context = make_context (NULL);
        const NaiveBoard board = { .stock = stock };
        g_autoptr (LmPosition) position = from_board (get_game (hole, FALSE), &board, 0);
        g_autoptr (LmAnswer) answer = room_solve (position, context);
        g_autoptr (LmReason) reason = explain (answer, context);

        g_assert_cmpuint (answer->value, ==, lm_black_hole_theory_empty_value (hole, stock));
        /* The theorem names no move, but the plan does. */
        g_assert_cmpuint (reason->status, ==,
                          answer->distance > 1
                          && (answer->value == LM_VALUE_LOSS || answer->moves->len == 1 || strstr (reason->text, "One way is") != NULL)
                            ? LM_STATUS_PROVED : LM_STATUS_COMPUTED);
        g_assert_true (strstr (reason->text, answer->distance == 1 ? "ends the game" : "From the empty board") != NULL);
        check_reason (answer, context);
      }
}

static void
test_reasons (void)
{
  static const struct
  {
    const char *text;
    LmStatus    status;
    const char *reference;
    const char *named;
  } cases[] = {
    { "lastmove:black-hole?hole=4&bins=7,0,4", LM_STATUS_PROVED, "BH, Theorem 5.15",
      "(7, 0, 4) = (3x + 1, 0, 4y + 0) with x = 2 and y = 1: lost for whoever must move, whatever x and y are." },
    { "lastmove:black-hole?hole=4&bins=7,0,3", LM_STATUS_PROVED, "BH, Theorem 5.15",
      "S3 leaves (8, 0, 1). (8, 0, 1) = (3x + 2, 0, 4y + 1) with x = 2 and y = 0. With these remainders whoever must move loses when x ≥ y, and 2 ≥ 0." },
    { "lastmove:black-hole?hole=4&bins=3,1,5", LM_STATUS_PROVED, "BH, Theorem 5.15",
      "A2 leaves (3, 0, 4). (3, 0, 4) = (3x + 0, 0, 4y + 0) with x = 1 and y = 1. With these remainders whoever must move loses when x ≥ y, and 1 ≥ 1." },
    { "lastmove:black-hole?hole=4&bins=3,1,9", LM_STATUS_PROVED, "BH, Theorem 5.13", "loses when x ≤ y − 1, and 1 ≤ 2 − 1." },
    { "lastmove:black-hole?hole=4&bins=1,0,7", LM_STATUS_PROVED, "BH, Theorem 5.15, with part 3 corrected", "loses when x ≤ y − 1, and 0 ≤ 1 − 1." },
    { "lastmove:black-hole?hole=4&bins=9,0,0", LM_STATUS_PROVED, "BH, Theorem 5.1", "(9, 0, 0)" },
    { "lastmove:black-hole?hole=4&bins=0,0,5", LM_STATUS_PROVED, "BH, Theorem 5.3", "(0, 0, 5)" },
    { "lastmove:black-hole?hole=4&bins=1,0,3", LM_STATUS_PROVED, "BH, Theorem 5.15", "leaves" },
    { "lastmove:black-hole?hole=4&bins=0,1,1", LM_STATUS_COMPUTED, NULL, "A2 ends the game. Player 1 wins" },
    { "lastmove:black-hole?hole=3&bins=4,6", LM_STATUS_PROVED, "BH, Theorem 4.5", "(4, 6)" },
    { "lastmove:black-hole?hole=2&bins=9", LM_STATUS_PROVED, "BH, Theorem 3.1", "4 moves are left" },
    { "lastmove:black-hole?hole=2&bins=5&stock=6", LM_STATUS_PROVED, "BH, Theorem 3.1",
      "it holds 6 + 5 = 11 chips, and each move after that takes two of them: 5 + 5 = 10 moves in all" },
    { "lastmove:black-hole?hole=4&bins=6,3,3", LM_STATUS_COMPUTED, "BH, Section 6", "two or more twos" },
    { "lastmove:black-hole?hole=5&bins=9,0,0,0", LM_STATUS_COMPUTED, "BH, Section 6", "beyond F4" },
    { "lastmove:black-hole?hole=5&bins=0,0,0,0&stock=1", LM_STATUS_COMPUTED, NULL, "P1 ends the game. Player 1 wins" },
    { "lastmove:black-hole?hole=8&bins=20,0,0,0,0,0,0", LM_STATUS_PROVED, "Baird-Smith, Epstein, Flint and Miller; BH, Section 1.1; RZ, Section 1.1",
      "All chips together are worth 20, less than F8 = 34, so nothing can reach the hole, and this is the forward game. With all 20 chips" },
    { "lastmove:black-hole?hole=8&bins=3,3,3,0,0,0,0", LM_STATUS_COMPUTED, NULL, "this is the forward game. After M, Player 2 has" },
    { "lastmove:black-hole?hole=6&bins=0,0,0,0,0&stock=12", LM_STATUS_COMPUTED, "BH, Section 6", "delays; then Player" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=12&place=any", LM_STATUS_COMPUTED, "BH, Section 6", "every column" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=2", LM_STATUS_PROVED, "BH, Theorem 5.17", "exceptions" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=17", LM_STATUS_PROVED, "BH, Theorem 5.17", "exceptions" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=15", LM_STATUS_PROVED, "BH, Theorem 5.17",
      "with this remainder whoever places first wins every number but 47. One way is P3, and then a chip opposite each" },
    { "lastmove:black-hole?hole=4&bins=0,0,0&stock=16", LM_STATUS_PROVED, "BH, Theorem 5.17",
      "whoever places first loses every number but 32. Player 2 can win by answering each chip in the opposite column until less than 4" },
    { "lastmove:black-hole?hole=4&bins=1,0,0&stock=2", LM_STATUS_PROVED, "BH, Theorem 5.15",
      "The last 2 must go into F1, which leads to (3, 0, 0) with Player 1 to move: there Player 1 loses." },
    { "lastmove:black-hole?hole=3&bins=1,0&stock=2", LM_STATUS_PROVED, "BH, Theorems 4.4 to 4.6",
      "The last 2 can go into F1 as ones, which leads to (3, 0) with Player 1 to move, or into F2 as one chip, which leads to (1, 1) "
      "with Player 2 to move: there Player 1 loses, either way." },
    { "lastmove:black-hole?hole=3&bins=1,4&stock=15", LM_STATUS_PROVED, "BH, Theorem 4.4", "15 = 3·5. That leads to (6, 9). (6, 9) = (3·2 + 0, 3·3 + 0)" },
    { "lastmove:black-hole?hole=4&bins=1,0,1&stock=11", LM_STATUS_PROVED, "BH, Theorem 5.15", "answered in the opposite column" },
    { "lastmove:black-hole?hole=4&bins=0,0,1&stock=12", LM_STATUS_PROVED, "BH, Theorem 5.15", "12 = 4·3. That leads to (3, 0, 4)" },
    { "lastmove:black-hole?hole=4&bins=1,0,1", LM_STATUS_PROVED, "BH, Theorem 2.1", "whose chips are worth 4, 9, 14 and so on" },
    { "lastmove:black-hole?hole=4&bins=0,0,0", LM_STATUS_PROVED, "BH, Theorem 2.1", "no chip" },
  };
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i].text);
      g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, NULL);

      g_test_message ("%s: %s [%s]", cases[i].text, advice->reason->text, advice->reason->reference);
      g_assert_cmpuint (advice->reason->status, ==, cases[i].status);
      g_assert_cmpstr (advice->reason->reference, ==, cases[i].reference);
      g_assert_nonnull (strstr (advice->reason->text, cases[i].named));
    }
}

/* Best play may come to either player moving first: then that is left out. */
static void
test_open_roles (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmPosition) position = parse ("lastmove:black-hole?hole=4&bins=0,0,0&stock=8&place=any");
  g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, NULL);

  g_assert_nonnull (strstr (advice->reason->text, "Player 1 has 3 moves, and Player 2 has an answer to each that wins."));
  g_assert_null (strstr (advice->reason->text, " moves first"));
}

/* Beyond all tables the theorems still answer; where there are none the reason for not knowing is told. */
static void
test_limits (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmPosition) huge = parse ("lastmove:black-hole?hole=4&bins=900000,0,0");
  g_autoptr (LmPosition) empty = parse ("lastmove:black-hole?hole=3&bins=0,0&stock=1000000");
  g_autoptr (LmPosition) forced = parse ("lastmove:black-hole?hole=2&bins=1&stock=999999");
  g_autoptr (LmPosition) open = parse ("lastmove:black-hole?hole=6&bins=900,0,0,0,0");
  g_autoptr (LmAnswer) first = room_solve (huge, context);
  g_autoptr (LmAnswer) second = room_solve (empty, context);
  g_autoptr (LmAnswer) third = room_solve (forced, context);
  g_autoptr (LmAnswer) fourth = NULL;

  g_assert_cmpuint (first->method, ==, LM_METHOD_THEORY);
  g_assert_cmpuint (first->value, ==, LM_VALUE_LOSS);
  g_assert_cmpuint (second->value, ==, lm_black_hole_theory_empty_value (3, 1000000));
  g_assert_cmpuint (third->distance, ==, 999999 + 500000);
  g_assert_cmpuint (third->value, ==, LM_VALUE_WIN);

  lm_solve_context_set_memory (context, 4 * 1024 * 1024);
  fourth = room_solve (open, context);
  g_assert_cmpuint (fourth->value, ==, LM_VALUE_UNKNOWN);
  g_test_message ("%s", fourth->limit);
  g_assert_nonnull (strstr (fourth->limit, "Even two layers of the positions of n = 900 take at least"));
  g_assert_nonnull (strstr (fourth->limit, "The memory allowed"));
}

static void
test_cancelling (void)
{
  check_cancelling ("lastmove:black-hole?hole=7&bins=450,0,0,0,0,0");
  check_cancelling ("lastmove:black-hole?hole=9&bins=8,8,8,8,8,8,8,8");
  check_cancelling ("lastmove:black-hole?hole=6&bins=0,0,0,0,0&stock=250&place=any");
}

static void
check_rows (const char         *name,
            guint               to,
            const char * const *options,
            guint               hole)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *rows = run_table (lm_black_hole_info.tables, name, 1, to, options, &error);
  g_autoptr (GString) expected = g_string_new (NULL);

  for (guint n = 1; n <= to; n++)
    {
      guint32 heights[LM_ZECKENDORF_MAX_BINS] = { n };
      const LmValue value = g_str_equal (name, "black-hole") ? lm_black_hole_theory_value (hole, heights)
                                                             : lm_black_hole_theory_empty_value (hole, n);
      g_string_append_printf (expected, "%u,%s\n", n, value == LM_VALUE_WIN ? "1" : "2");
    }

  g_assert_no_error (error);
  g_assert_cmpstr (rows, ==, expected->str);
}

/* The tables are computed; here they meet the theorems. */
static void
test_tables (void)
{
  static const char *const holes[] = { "2", "3", "4" };

  for (guint i = 0; i < G_N_ELEMENTS (holes); i++)
    {
      check_rows ("black-hole", 100, (const char *[]) { "hole", holes[i], NULL }, i + 2);
      check_rows ("black-hole-empty", 100, (const char *[]) { "hole", holes[i], "place", "outer", NULL }, i + 2);
    }
}

static void
test_table_options (void)
{
  static const char *const bad[][5] = {
    { NULL },
    { "hole", "1" }, { "hole", "13" }, { "hole", "" }, { "hole", "4x" }, { "hole", "-4" },
    { "hole", "4", "place", "inner" },
  };
  g_autoptr (GError) error = NULL;
  g_autofree char *rows = run_table (lm_black_hole_info.tables, "black-hole-empty", 9, 9,
                                     (const char *[]) { "hole", "4", "place", "any", NULL }, &error);

  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (rows, "9,"));

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *none = run_table (lm_black_hole_info.tables, "black-hole-empty", 1, 9, bad[i], &error);

      g_assert_error (error, LM_ERROR, LM_ERROR_ARGUMENT);
      g_test_message ("%s", error->message);
      g_assert_cmpstr (none, ==, "");
      g_clear_error (&error);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/black-hole/moves", test_moves);
  g_test_add_func ("/black-hole/round-trip", test_round_trip);
  g_test_add_func ("/black-hole/bad-texts", test_bad_texts);
  g_test_add_func ("/black-hole/illegal-moves", test_illegal_moves);
  g_test_add_func ("/black-hole/words", test_words);
  g_test_add_func ("/black-hole/results", test_results);
  g_test_add_func ("/black-hole/chips", test_chips);
  g_test_add_func ("/black-hole/play-outs", test_play_outs);
  g_test_add_func ("/black-hole/answers", test_answers);
  g_test_add_func ("/black-hole/all-boards", test_all_boards);
  g_test_add_func ("/black-hole/narrow", test_narrow);
  g_test_add_func ("/black-hole/placing-outer", test_placing_outer);
  g_test_add_func ("/black-hole/placing-any", test_placing_any);
  g_test_add_func ("/black-hole/placing-midway", test_placing_midway);
  g_test_add_func ("/black-hole/placing-narrow", test_placing_narrow);
  g_test_add_func ("/black-hole/one-solve", test_one_solve);
  g_test_add_func ("/black-hole/theory", test_theory);
  g_test_add_func ("/black-hole/empty-reasons", test_empty_reasons);
  g_test_add_func ("/black-hole/reasons", test_reasons);
  g_test_add_func ("/black-hole/open-roles", test_open_roles);
  g_test_add_func ("/black-hole/limits", test_limits);
  g_test_add_func ("/black-hole/cancelling", test_cancelling);
  g_test_add_func ("/black-hole/tables", test_tables);
  g_test_add_func ("/black-hole/table-options", test_table_options);

  return g_test_run ();
}
