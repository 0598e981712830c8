/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-nim.c: subtraction Nim and its reverse: rules, text, and the remainder against trying everything. */

#include "engine/game/lm-error.h"
#include "engine/solve/lm-answer.h"
#include "engine/solve/lm-reason.h"
#include "engine/solve/lm-solve-context.h"
#include "game-checks.h"
#include "games/lm-games.h"
#include "games/nim/rules.h"

#include <string.h>

#define LARGEST_LEFT 200
#define LARGEST_MAX 12

static LmAnswer *
solve (LmPosition *position)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (GError) error = NULL;
  LmAnswer *answer = LM_GAME_GET_CLASS (lm_position_get_game (position))->solve (position, context, &error);

  g_assert_no_error (error);
  return answer;
}

static LmReason *
explain (LmPosition *position)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (LmAnswer) answer = solve (position);

  return LM_GAME_GET_CLASS (lm_position_get_game (position))->explain (position, answer, context);
}

static void
test_round_trip (void)
{
  static const char *const texts[][2] = {
    { "lastmove:nim?stones=13", "lastmove:nim?stones=13" },
    { "lastmove:nim?max=3&stones=13&turn=1", "lastmove:nim?stones=13" },
    { "lastmove:nim?turn=2&max=4&stones=1", "lastmove:nim?stones=1&max=4&turn=2" },
    { "lastmove:nim?stones=1000000000000000000&max=1000000000000000000",
      "lastmove:nim?stones=1000000000000000000&max=1000000000000000000" },
    { "lastmove:reversed-nim?stones=1&target=13", "lastmove:reversed-nim?stones=1&target=13" },
    { "lastmove:reversed-nim?turn=2&max=1&target=13&stones=13",
      "lastmove:reversed-nim?stones=13&target=13&max=1&turn=2" },
    { "lastmove:reversed-nim?max=3&target=1000000000000000000&stones=7",
      "lastmove:reversed-nim?stones=7&target=1000000000000000000" },
  };

  check_round_trips (texts, G_N_ELEMENTS (texts));
}

/* What is wrong with a text is said in one sentence that names the key. */
static void
test_bad_texts (void)
{
  static const char *const texts[][2] = {
    { "lastmove:nim", "“stones”" },
    { "lastmove:nim?stones=", "“stones”" },
    { "lastmove:nim?stones=0", "“stones”" },
    { "lastmove:nim?stones=-1", "“stones”" },
    { "lastmove:nim?stones=+1", "“stones”" },
    { "lastmove:nim?stones=013", "“stones”" },
    { "lastmove:nim?stones=1.5", "“stones”" },
    { "lastmove:nim?stones=0x5", "“stones”" },
    { "lastmove:nim?stones=13&stones=13", "“stones”" },
    { "lastmove:nim?stones=1000000000000000001", "“stones”" },
    { "lastmove:nim?stones=99999999999999999999999999", "“stones”" },
    { "lastmove:nim?stones=13&max=0", "“max”" },
    { "lastmove:nim?stones=13&max=1000000000000000001", "“max”" },
    { "lastmove:nim?stones=13&max=three", "“max”" },
    { "lastmove:nim?stones=13&turn=3", "“turn”" },
    { "lastmove:nim?stones=13&target=20", "“target”" },
    { "lastmove:nim?stones=13&limit=3", "“limit”" },
    { "lastmove:reversed-nim?stones=1", "“target”" },
    { "lastmove:reversed-nim?target=13", "“stones”" },
    { "lastmove:reversed-nim?stones=14&target=13", "“stones”" },
    { "lastmove:reversed-nim?stones=1&target=0", "“target”" },
    { "lastmove:reversed-nim?stones=1&target=1000000000000000001", "“target”" },
    { "lastmove:reversed-nim?stones=0&target=13", "“stones”" },
  };

  check_bad_texts (texts, G_N_ELEMENTS (texts));
}

static void
check_play (const char *before,
            const char *move,
            const char *after)
{
  g_autoptr (LmPosition) position = parse (before);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) played = lm_position_play (position, move, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = lm_position_to_string (played);
  g_assert_cmpstr (text, ==, after);
}

static void
test_moves (void)
{
  g_autoptr (LmPosition) near_end = parse ("lastmove:nim?stones=3");
  g_autoptr (LmPosition) large = parse ("lastmove:nim?stones=1000000000000000000&max=999999999999999999");
  g_autoptr (GPtrArray) moves = NULL;
  g_autoptr (GPtrArray) few = NULL;
  gboolean complete;

  check_play ("lastmove:nim?stones=13", "3", "lastmove:nim?stones=10&turn=2");
  check_play ("lastmove:nim?stones=4&turn=2", "3", "lastmove:nim?stones=1");
  check_play ("lastmove:reversed-nim?stones=1&target=13", "3", "lastmove:reversed-nim?stones=4&target=13&turn=2");
  check_play ("lastmove:nim?stones=1000000000000000000&max=999999999999999999", "999999999999999999",
              "lastmove:nim?stones=1&max=999999999999999999&turn=2");

  moves = lm_position_list_moves (near_end, G_MAXUINT, &complete);
  g_assert_true (complete);
  g_assert_cmpuint (moves->len, ==, 2);
  few = lm_position_list_moves (large, 10, &complete);
  g_assert_false (complete);
  g_assert_cmpuint (few->len, ==, 10);
  g_assert_cmpstr (g_ptr_array_index (few, 0), ==, "1");
  g_assert_cmpstr (g_ptr_array_index (few, 9), ==, "999999999999999999");
}

/* An illegal move is named, with what would be legal. */
static void
test_bad_moves (void)
{
  static const char *const moves[][4] = {
    { "lastmove:nim?stones=13", "0", "“0”", "at most 3" },
    { "lastmove:nim?stones=13", "4", "“4”", "from 1 to 3" },
    { "lastmove:nim?stones=13", "13", "“13”", "from 1 to 3" },
    { "lastmove:nim?stones=3", "3", "“3”", "from 1 to 2" },
    { "lastmove:nim?stones=13", "", "“”", "from 1 to 3" },
    { "lastmove:nim?stones=13", "01", "“01”", "from 1 to 3" },
    { "lastmove:nim?stones=13", "-1", "“-1”", "from 1 to 3" },
    { "lastmove:nim?stones=13", "M", "“M”", "from 1 to 3" },
    { "lastmove:nim?stones=13", "99999999999999999999999", "“99999", "from 1 to 3" },
    { "lastmove:nim?stones=1", "1", "“1”", "over" },
    { "lastmove:nim?stones=1", "x", "“x”", "over" },
    { "lastmove:reversed-nim?stones=12&target=13", "2", "“2”", "from 1 to 1" },
    { "lastmove:reversed-nim?stones=13&target=13", "1", "“1”", "over" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (LmPosition) position = parse (moves[i][0]);
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_position_play (position, moves[i][1], &error));
      g_test_message ("%s", error->message);
      g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
      g_assert_nonnull (strstr (error->message, moves[i][2]));
      g_assert_nonnull (strstr (error->message, moves[i][3]));
    }
}

static void
test_words (void)
{
  g_autoptr (LmPosition) position = parse ("lastmove:nim?stones=13");
  g_autoptr (LmPosition) reversed = parse ("lastmove:reversed-nim?stones=1&target=13&max=1");
  g_autoptr (LmPosition) over = parse ("lastmove:nim?stones=1");
  g_autofree char *described = lm_position_describe (position);
  g_autofree char *reversed_described = lm_position_describe (reversed);
  g_autofree char *result = lm_position_describe_result (over);
  g_autofree char *sentence = lm_position_describe_move (position, "1", LM_MOVE_SENTENCE);
  g_autofree char *added = lm_position_describe_move (reversed, "1", LM_MOVE_SENTENCE);
  g_autofree char *place = lm_position_describe_move (position, "3", LM_MOVE_PLACE);
  g_autofree char *next = lm_position_describe_move (reversed, "1", LM_MOVE_PLACE);

  g_assert_cmpstr (described, ==, "13 stones, at most 3 a turn");
  g_assert_cmpstr (reversed_described, ==, "1 of 13 stones, at most 1 a turn");
  g_assert_cmpstr (result, ==, "Player 2 wins: only the last stone is left, which stays, and Player 1 cannot move.");
  g_assert_cmpstr (sentence, ==, "Take 1 stone");
  g_assert_cmpstr (added, ==, "Add 1 stone");
  g_assert_cmpstr (place, ==, "the farther half of the numbers in reach");
  g_assert_cmpstr (next, ==, "the next number");
}

/* Moves to the end when the winner hurries and the loser delays, by trying everything. */
static guint
try_everything (guint        left,
                guint        max,
                const guint *distances)
{
  guint win = G_MAXUINT;
  guint loss = 0;

  for (guint move = 1; move <= MIN (left, max); move++)
    {
      const guint after = distances[left - move];

      /* A game lasts an odd number of moves exactly where the mover makes the last one. */
      if (after % 2 == 0)
        win = MIN (win, after + 1);
      else
        loss = MAX (loss, after + 1);
    }

  return win != G_MAXUINT ? win : loss;
}

static void
check_answer (LmPosition  *position,
              guint        left,
              guint        max,
              const guint *distances)
{
  g_autoptr (LmAnswer) answer = solve (position);

  if (left > 0)
    g_assert_cmpint (answer->value, ==, distances[left] % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS);
  g_assert_cmpuint (answer->distance, ==, distances[left]);
  g_assert_cmpint (answer->winner, ==, distances[left] % 2 == 1 ? 0 : 1);
  g_assert_true (answer->all_moves);
  g_assert_cmpuint (answer->moves->len, ==, MIN (left, max));
  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      const guint after = distances[left - i - 1];

      g_assert_cmpuint (g_ascii_strtoull (move->move, NULL, 10), ==, i + 1);
      g_assert_cmpint (move->value, ==, after % 2 == 0 ? LM_VALUE_WIN : LM_VALUE_LOSS);
      g_assert_cmpuint (move->distance, ==, after);
    }
}

static void
test_theorem (void)
{
  guint distances[LARGEST_LEFT + 1] = { 0 };

  for (guint max = 1; max <= LARGEST_MAX; max++)
    {
      g_autofree char *text = g_strdup_printf ("lastmove:nim?stones=1&max=%u", max);
      g_autofree char *reversed_text = g_strdup_printf ("lastmove:reversed-nim?stones=1&target=%u&max=%u",
                                                        LARGEST_LEFT + 1, max);
      g_autoptr (LmPosition) last = parse (text);
      g_autoptr (LmPosition) first = parse (reversed_text);
      LmGame *game = lm_position_get_game (last), *reversed = lm_position_get_game (first);

      for (guint left = 0; left <= LARGEST_LEFT; left++)
        {
          g_autoptr (LmPosition) position = lm_nim_position_new (game, left + 1, 0, NULL);
          g_autoptr (LmPosition) mirrored = lm_nim_position_new (reversed, LARGEST_LEFT + 1 - left, 0, NULL);

          distances[left] = try_everything (left, max, distances);
          check_answer (position, left, max, distances);
          check_answer (mirrored, left, max, distances);
        }
    }
}

/* Of 10^18 stones everything is exact, and the few moves that are told are the telling ones. */
static void
test_large (void)
{
  g_autoptr (LmPosition) small_reach = parse ("lastmove:nim?stones=1000000000000000000");
  g_autoptr (LmPosition) large_reach = parse ("lastmove:nim?stones=1000000000000000000&max=999999999999");
  g_autoptr (LmPosition) lost = parse ("lastmove:reversed-nim?stones=1&target=1000000000000000000&max=2");
  g_autoptr (LmAnswer) answer = solve (small_reach);
  g_autoptr (LmAnswer) many = solve (large_reach);
  g_autoptr (LmAnswer) none = solve (lost);
  g_autoptr (LmReason) reason = explain (small_reach);
  LmNimResidue residue;

  g_assert_cmpint (answer->value, ==, LM_VALUE_WIN);
  g_assert_cmpstr (lm_answer_get_best (answer)->move, ==, "3");
  g_assert_cmpuint (answer->distance, ==, LM_DISTANCE_UNKNOWN);
  g_assert_nonnull (strstr (reason->text, "249999999999999999 × 4 + 3"));
  g_assert_nonnull (strstr (reason->text, "It is 499999999999999999 moves to the end."));

  g_assert_false (many->all_moves);
  g_assert_cmpuint (many->distance, ==, 1999999);
  g_assert_cmpstr (lm_answer_get_best (many)->move, ==, "999999999999");
  g_assert_cmpuint (lm_answer_count (many, LM_VALUE_WIN), ==, 1);

  g_assert_cmpint (none->value, ==, LM_VALUE_LOSS);
  lm_nim_residue_compute (&residue, LM_NIM_MAX_NUMBER, 1);
  g_assert_cmpuint (lm_nim_residue_count_moves (&residue), ==, LM_NIM_MAX_NUMBER);
}

static void
test_reasons (void)
{
  static const char *const reasons[][3] = {
    { "lastmove:nim?stones=15", "14 = 3 × 4 + 2. Take what is over, 2:", "RZ, Example 2.4" },
    { "lastmove:nim?stones=13", "12 = 3 × 4: whole groups of 4, nothing over.", "RZ, Example 2.4" },
    { "lastmove:nim?stones=1", "there is nothing to take", NULL },
    { "lastmove:reversed-nim?stones=1&target=15", "14 = 3 × 4 + 2. Add what is over, 2:", "RZ, Example 2.4" },
    { "lastmove:reversed-nim?stones=1&target=13", "12 = 3 × 4: whole groups of 4, nothing over.", "RZ, Example 2.4" },
    { "lastmove:reversed-nim?stones=13&target=13", "there is nothing to add", NULL },
    { "lastmove:nim?stones=6&max=1", "5 = 2 × 2 + 1.", "after RZ, Example 2.4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      g_autoptr (LmPosition) position = parse (reasons[i][0]);
      g_autoptr (LmReason) reason = explain (position);

      g_test_message ("%s", reason->text);
      g_assert_nonnull (strstr (reason->text, reasons[i][1]));
      g_assert_cmpint (reason->status, ==, LM_STATUS_PROVED);
      g_assert_cmpstr (reason->reference, ==, reasons[i][2]);
    }
}

/* Games by lot end, and with as many moves as they have; every move has its chance. */
static void
test_playouts (void)
{
  static const char *const starts[] = {
    "lastmove:nim?stones=50",
    "lastmove:reversed-nim?stones=1&target=50&max=7",
    "lastmove:nim?stones=1000000000000000000&max=1000000000000000000",
  };
  GRand *rand = g_rand_new_with_seed (6);

  for (guint game = 0; game < 300; game++)
    {
      g_autoptr (LmPosition) position = parse (starts[game % G_N_ELEMENTS (starts)]);

      for (guint n = 0; !lm_position_is_over (position); n++)
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          g_autoptr (GError) error = NULL;
          LmPosition *after = lm_position_play (position, move, &error);

          g_assert_no_error (error);
          g_assert_cmpuint (lm_position_get_turn (after), ==, 1 - lm_position_get_turn (position));
          g_assert_cmpuint (n, <, 500);
          lm_position_unref (position);
          position = after;
        }
      g_assert_cmpint (lm_position_get_winner (position), ==, 1 - (int) lm_position_get_turn (position));
    }
  g_rand_free (rand);
}

static void
test_fair (void)
{
  g_autoptr (LmPosition) position = parse ("lastmove:nim?stones=13&max=5");
  GRand *rand = g_rand_new_with_seed (6);
  guint counts[5] = { 0 };

  for (guint i = 0; i < 5000; i++)
    {
      g_autofree char *move = lm_position_random_move (position, rand);

      counts[g_ascii_strtoull (move, NULL, 10) - 1]++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_assert_cmpuint (counts[i], >, 900);
      g_assert_cmpuint (counts[i], <, 1100);
    }
  g_rand_free (rand);
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (cancellable, cache);
  g_autoptr (LmPosition) position = parse ("lastmove:nim?stones=13");
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (LM_GAME_GET_CLASS (lm_position_get_game (position))->solve (position, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/nim/round-trip", test_round_trip);
  g_test_add_func ("/nim/bad-texts", test_bad_texts);
  g_test_add_func ("/nim/moves", test_moves);
  g_test_add_func ("/nim/bad-moves", test_bad_moves);
  g_test_add_func ("/nim/words", test_words);
  g_test_add_func ("/nim/theorem", test_theorem);
  g_test_add_func ("/nim/large", test_large);
  g_test_add_func ("/nim/reasons", test_reasons);
  g_test_add_func ("/nim/playouts", test_playouts);
  g_test_add_func ("/nim/fair", test_fair);
  g_test_add_func ("/nim/cancelled", test_cancelled);

  return g_test_run ();
}
