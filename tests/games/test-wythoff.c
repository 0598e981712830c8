/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-wythoff.c: Wythoff's game: rules, text, and the theory with all its sentences against trying everything. */

#include "claim-checks-general.h"
#include "engine/game/lm-error.h"
#include "game-checks.h"
#include "games/lm-games.h"
#include "games/wythoff/wythoff.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define START "lastmove:wythoff?piles="
#define LARGEST "1000000000000000000"

/* Beyond the table of the program, so that what it does not count is met as well. */
#define SIDE 160

#define N_SMALL 6000
#define N_LARGE 3000

/* Moves to the end, even where the player to move loses; found by the rules alone. */
static guint naive[SIDE][SIDE];

static void
try_move (guint  after,
          guint *win,
          guint *loss)
{
  if (after % 2 == 0)
    *win = MIN (*win, after + 1);
  else
    *loss = MAX (*loss, after + 1);
}

static void
fill_naive (void)
{
  for (guint a = 0; a < SIDE; a++)
    for (guint b = 0; b < SIDE; b++)
      {
        guint win = G_MAXUINT, loss = 0;

        for (guint i = 1; i <= a; i++)
          try_move (naive[a - i][b], &win, &loss);
        for (guint i = 1; i <= b; i++)
          try_move (naive[a][b - i], &win, &loss);
        for (guint i = 1; i <= MIN (a, b); i++)
          try_move (naive[a - i][b - i], &win, &loss);
        naive[a][b] = win != G_MAXUINT ? win : loss;
      }
}

/* The whole part of the root. */
__extension__ typedef unsigned __int128 Wide;

static guint64
root (Wide number)
{
  Wide low = 0, high = (Wide) 1 << 63;

  while (high - low > 1)
    {
      const Wide middle = (low + high) / 2;

      if (middle * middle <= number)
        low = middle;
      else
        high = middle;
    }

  return low;
}

/* Wythoff's own form, for piles of any size: the smaller number is the whole part of the difference times the golden ratio. */
static gboolean
is_lost (guint64 a,
         guint64 b)
{
  const guint64 difference = MAX (a, b) - MIN (a, b);

  if (MAX (a, b) < SIDE)
    return naive[a][b] % 2 == 0;

  return MIN (a, b) == (difference + root ((Wide) 5 * difference * difference)) / 2;
}

static LmPosition *
create (guint64 a,
        guint64 b,
        guint   turn)
{
  g_autofree char *text = g_strdup_printf (START "%" PRIu64 ",%" PRIu64 "&turn=%u", a, b, turn);

  return parse (text);
}

static LmAnswer *
solve (LmPosition *position)
{
  g_autoptr (LmSolveContext) context = general_create_context ();
  g_autoptr (GError) error = NULL;
  LmAnswer *answer = lm_position_solve (position, NULL, context, &error);

  g_assert_no_error (error);
  return answer;
}

/* Text. */

static void
test_round_trip (void)
{
  static const char *const texts[][2] = {
    { START "3,5", START "3,5" },
    { START "5,3&turn=1", START "5,3" },
    { "lastmove:wythoff?turn=2&piles=0,0", START "0,0&turn=2" },
    { START LARGEST "," LARGEST, START LARGEST "," LARGEST },
  };

  check_round_trips (texts, G_N_ELEMENTS (texts));
}

/* What is wrong is said in one sentence that names the key. */
static void
test_bad_texts (void)
{
  static const char *const texts[][2] = {
    { "lastmove:wythoff", "“piles”" },
    { START, "“piles”" },
    { START "3", "“piles”" },
    { START "3,", "“piles”" },
    { START ",5", "“piles”" },
    { START "3,5,8", "“piles”" },
    { START "3;5", "“piles”" },
    { START "-3,5", "“piles”" },
    { START "+3,5", "“piles”" },
    { START "03,5", "“piles”" },
    { START "0x3,5", "“piles”" },
    { START "3,%205", "" },
    { START "3,5&piles=3,5", "“piles”" },
    { START "1000000000000000001,5", "“piles”" },
    { START "5,99999999999999999999999999999999", "“piles”" },
    { START "3,5&turn=3", "“turn”" },
    { START "3,5&max=3", "“max”" },
  };

  check_bad_texts (texts, G_N_ELEMENTS (texts));
}

/* Rules. */

static void
test_moves (void)
{
  static const char *const moves[][3] = {
    { "3,5", "2,0", "1,5" },
    { "3,5", "0,5", "3,0" },
    { "3,5", "3,3", "0,2" },
    { "1,1", "1,1", "0,0" },
    { LARGEST ",3", LARGEST ",0", "0,3" },
    { LARGEST "," LARGEST, "999999999999999999,999999999999999999", "1,1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *before = g_strconcat (START, moves[i][0], NULL);
      g_autofree char *expected = g_strconcat (START, moves[i][2], "&turn=2", NULL);
      g_autoptr (LmPosition) position = parse (before);
      g_autoptr (LmPosition) after = general_play (position, moves[i][1]);
      g_autofree char *text = lm_position_to_string (after);

      g_assert_cmpstr (text, ==, expected);
    }
}

static void
test_list (void)
{
  static const char *const expected[] = { "1,0", "2,0", "0,1", "0,2", "0,3", "1,1", "2,2" };
  g_autoptr (LmPosition) position = parse (START "2,3");
  g_autoptr (LmPosition) large = parse (START LARGEST ",2");
  g_autoptr (LmPosition) over = parse (START "0,0");
  g_autoptr (GPtrArray) moves = NULL;
  g_autoptr (GPtrArray) few = NULL;
  g_autoptr (GPtrArray) none = NULL;
  gboolean complete;

  moves = lm_position_list_moves (position, G_MAXUINT, &complete);
  g_assert_true (complete);
  g_assert_cmpuint (moves->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < moves->len; i++)
    g_assert_cmpstr (g_ptr_array_index (moves, i), ==, expected[i]);

  few = lm_position_list_moves (large, 10, &complete);
  g_assert_false (complete);
  g_assert_cmpuint (few->len, ==, 10);
  for (guint i = 0; i < few->len; i++)
    lm_position_unref (general_play (large, g_ptr_array_index (few, i)));

  none = lm_position_list_moves (over, G_MAXUINT, &complete);
  g_assert_true (complete);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_true (lm_position_is_over (over));
  g_assert_cmpint (lm_position_get_winner (over), ==, 1);
}

static void
test_bad_moves (void)
{
  static const char *const moves[][3] = {
    { "3,5", "0,0", "at least one" },
    { "3,5", "1,2", "the same number" },
    { "3,5", "4,0", "3 and 5" },
    { "3,5", "4,4", "3 and 5" },
    { "3,5", "1000000000000000000,0", "3 and 5" },
    { "3,5", "", "not a move" },
    { "3,5", "2", "not a move" },
    { "3,5", "2,", "not a move" },
    { "3,5", "1,1,1", "not a move" },
    { "3,5", "-1,0", "not a move" },
    { "3,5", "01,0", "not a move" },
    { "3,5", "1 ,0", "not a move" },
    { "3,5", "99999999999999999999999,0", "not a move" },
    { "3,5", "18446744073709551615,1", "not a move" },
    { "0,0", "1,0", "over" },
    { "0,0", "x", "over" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *text = g_strconcat (START, moves[i][0], NULL);
      g_autofree char *quoted = g_strdup_printf ("“%.8s", moves[i][1]);
      g_autoptr (LmPosition) position = parse (text);
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_position_play (position, moves[i][1], &error));
      g_test_message ("%s", error->message);
      g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
      g_assert_true (g_str_has_prefix (error->message, quoted));
      g_assert_nonnull (strstr (error->message, moves[i][2]));
    }
}

static void
test_words (void)
{
  g_autoptr (LmPosition) position = parse (START "3,5");
  static const char *const expected[][3] = {
    { "2,0", "Take 2 from the first pile", "the first pile" },
    { "0,3", "Take 3 from the second pile", "the second pile" },
    { "2,2", "Take 2 from each pile", "both piles" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *label = lm_position_describe_move (position, expected[i][0], LM_MOVE_LABEL);
      g_autofree char *sentence = lm_position_describe_move (position, expected[i][0], LM_MOVE_SENTENCE);
      g_autofree char *place = lm_position_describe_move (position, expected[i][0], LM_MOVE_PLACE);

      g_assert_cmpstr (label, ==, expected[i][0]);
      g_assert_cmpstr (sentence, ==, expected[i][1]);
      g_assert_cmpstr (place, ==, expected[i][2]);
    }
}

/* Games by lot end after at most as many moves as there are stones. */
static void
test_playouts (void)
{
  static const char *const starts[] = { START "7,9", START "0,40", START LARGEST "," LARGEST, START "1,999999999999" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint game = 0; game < 400; game++)
    {
      g_autoptr (LmPosition) position = parse (starts[game % G_N_ELEMENTS (starts)]);

      for (guint n = 0; !lm_position_is_over (position); n++)
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          LmPosition *after = general_play (position, move);

          g_assert_cmpuint (lm_position_get_turn (after), ==, 1 - lm_position_get_turn (position));
          g_assert_cmpuint (n, <, 1000);
          lm_position_unref (position);
          position = after;
        }
      g_assert_cmpint (lm_position_get_winner (position), ==, 1 - (int) lm_position_get_turn (position));
    }
}

static void
test_fair (void)
{
  g_autoptr (LmPosition) position = parse (START "2,3");
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint counts[7] = { 0 };
  guint index;

  for (guint i = 0; i < 7000; i++)
    {
      g_autofree char *move = lm_position_random_move (position, rand);

      g_assert_true (g_ptr_array_find_with_equal_func (moves, move, g_str_equal, &index));
      counts[index]++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_assert_cmpuint (counts[i], >, 880);
      g_assert_cmpuint (counts[i], <, 1120);
    }
}

/* Theory. */

static void
check_move (const LmMoveValue *move)
{
  const LmWythoffPair left = LM_WYTHOFF_PILES (move->position);

  g_assert_cmpint (move->value, ==, naive[left.a][left.b] % 2 == 0 ? LM_VALUE_WIN : LM_VALUE_LOSS);
  if (MAX (left.a, left.b) <= LM_WYTHOFF_TABLE_MAX)
    g_assert_cmpuint (move->distance, ==, naive[left.a][left.b]);
  else
    g_assert_cmpuint (move->distance, ==, LM_DISTANCE_UNKNOWN);
}

/* All small piles: value, moves to the end, and both of every move. */
static void
test_against_naive (void)
{
  for (guint a = 0; a < SIDE; a += a < 40 ? 1 : 7)
    for (guint b = 0; b < SIDE; b += b < 40 ? 1 : 5)
      {
        g_autoptr (LmPosition) position = create (a, b, 1 + a % 2);
        g_autoptr (LmAnswer) answer = solve (position);
        const gboolean counted = MAX (a, b) <= LM_WYTHOFF_TABLE_MAX;

        g_assert_cmpint (answer->value, ==, naive[a][b] % 2 == 0 ? LM_VALUE_LOSS : LM_VALUE_WIN);
        g_assert_cmpuint (answer->distance, ==, counted ? naive[a][b] : LM_DISTANCE_UNKNOWN);
        g_assert_true (counted == (answer->limit == NULL));
        g_assert_true (answer->all_moves);
        g_assert_cmpuint (answer->moves->len, ==, a + b + MIN (a, b));
        for (guint i = 0; i < answer->moves->len; i++)
          check_move (g_ptr_array_index (answer->moves, i));
      }
}

static guint64
draw_pile (GRand *rand)
{
  const guint64 most = G_GUINT64_CONSTANT (1) << g_rand_int_range (rand, 8, 60);
  const guint64 drawn = (guint64) g_rand_int (rand) << 32 | g_rand_int (rand);

  return MIN (drawn % most, LM_WYTHOFF_MAX_PILE);
}

/* One of the lost pairs, up to the largest piles. */
static LmWythoffPair
draw_lost (GRand *rand)
{
  const guint64 difference = draw_pile (rand) % G_GUINT64_CONSTANT (380000000000000000);
  const guint64 smaller = (difference + root ((Wide) 5 * difference * difference)) / 2;

  return (LmWythoffPair) { smaller, smaller + difference };
}

/* Of large piles the value is right, all the moves that are told are told rightly, and one that wins is among them. */
static void
check_large (guint64 a,
             guint64 b)
{
  g_autoptr (LmPosition) position = create (a, b, 1);
  g_autoptr (LmAnswer) answer = solve (position);

  g_assert_cmpint (answer->value, ==, is_lost (a, b) ? LM_VALUE_LOSS : LM_VALUE_WIN);
  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      const LmWythoffPair left = LM_WYTHOFF_PILES (move->position);

      g_assert_cmpint (move->value, ==, is_lost (left.a, left.b) ? LM_VALUE_WIN : LM_VALUE_LOSS);
    }
  g_assert_true ((lm_answer_count (answer, LM_VALUE_WIN) > 0) == (answer->value == LM_VALUE_WIN));
}

static void
test_large (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (89);

  check_large (LM_WYTHOFF_MAX_PILE, LM_WYTHOFF_MAX_PILE);
  check_large (LM_WYTHOFF_MAX_PILE, 0);
  for (guint i = 0; i < N_LARGE; i++)
    {
      const LmWythoffPair lost = draw_lost (rand);

      check_large (lost.b, lost.a);
      check_large (lost.a, lost.b + 1);
      check_large (draw_pile (rand), draw_pile (rand));
    }
}

/* Who wants only the best move gets one that is as good. */
static void
test_best_only (void)
{
  for (guint a = 0; a < 60; a++)
    for (guint b = 0; b < 60; b++)
      {
        g_autoptr (LmPosition) position = create (a, b, 1);
        g_autoptr (LmSolveContext) context = general_create_context ();
        g_autoptr (LmAnswer) whole = solve (position);
        g_autoptr (LmAnswer) brief = lm_position_solve (position, LM_SOLVE_BEST, context, NULL);

        g_assert_cmpint (brief->value, ==, whole->value);
        g_assert_cmpuint (brief->distance, ==, whole->distance);
        if (a + b > 0)
          g_assert_cmpstr (lm_answer_get_best (brief)->move, ==, lm_answer_get_best (whole)->move);
      }
}

/* Memory is no question, and who cancels gets nothing. */
static void
test_limits (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmTableCache) cache = lm_table_cache_new (0);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (cancellable, cache);
  g_autoptr (LmPosition) position = parse (START "7,9");
  g_autoptr (LmAnswer) answer = NULL;
  g_autoptr (GError) error = NULL;

  lm_solve_context_set_memory (context, 0);
  answer = lm_position_solve (position, NULL, context, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (answer->distance, ==, naive[7][9]);
  g_cancellable_cancel (cancellable);
  g_assert_null (lm_position_solve (position, NULL, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Claims. */

/* The digits by the definition, from the largest Fibonacci number on. */
static char *
find_digits (guint64 number)
{
  guint64 places[90] = { 1, 2 };
  GString *digits = g_string_new (NULL);

  for (guint i = 2; i < G_N_ELEMENTS (places); i++)
    places[i] = places[i - 1] + places[i - 2];
  for (guint i = G_N_ELEMENTS (places); i-- > 0;)
    if (number >= places[i])
      {
        number -= places[i];
        g_string_append_c (digits, '1');
      }
    else if (digits->len > 0)
      g_string_append_c (digits, '0');

  return g_string_free (digits, FALSE);
}

/* Numbers: a number, and its digits, or the last of them. */
static gboolean
holds_digits (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  const char *told = words[1];
  g_autofree char *digits = find_digits (g_ascii_strtoull (words[0], NULL, 10));

  if (g_str_has_prefix (told, "…"))
    return strchr (told, '1') != NULL && strlen (digits) > 20 && g_str_has_suffix (digits, told + strlen ("…"));

  return g_str_equal (digits, told);
}

/* Numbers: a number, and how many zeros its digits end in. */
static gboolean
holds_even_zeros (LmFact *claim)
{
  guint64 number;
  guint zeros;
  g_autofree char *digits = NULL;

  g_assert_cmpint (sscanf (claim->numbers, "%" SCNu64 " %u", &number, &zeros), ==, 2);
  digits = find_digits (number);
  return zeros % 2 == 0 && strlen (strrchr (digits, '1')) == zeros + 1;
}

/* Numbers: two, the second of which has one zero more. */
static gboolean
holds_shifted (LmFact *claim)
{
  guint64 a, b;
  g_autofree char *shorter = NULL;
  g_autofree char *longer = NULL;

  g_assert_cmpint (sscanf (claim->numbers, "%" SCNu64 " %" SCNu64, &a, &b), ==, 2);
  shorter = find_digits (a);
  longer = find_digits (b);
  return strlen (longer) == strlen (shorter) + 1 && g_str_has_prefix (longer, shorter) && g_str_has_suffix (longer, "0");
}

/* Numbers: the piles, the smaller first. */
static gboolean
holds_lost_pair (LmFact *claim)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (claim->position);
  guint64 a, b;

  return sscanf (claim->numbers, "%" SCNu64 " %" SCNu64, &a, &b) == 2 && a <= b && is_lost (a, b)
         && MIN (piles.a, piles.b) == a && MAX (piles.a, piles.b) == b;
}

/* Numbers: what is kept, and the pair; no other that is small has it, as larger ones go by Wythoff's form. */
static gboolean
holds_only_pair (LmFact   *claim,
                 gboolean  by_difference)
{
  guint64 kept, a, b;

  if (sscanf (claim->numbers, "%" SCNu64 " %" SCNu64 " %" SCNu64, &kept, &a, &b) != 3 || !is_lost (a, b)
      || (by_difference ? b - a != kept : a != kept && b != kept))
    return FALSE;

  for (guint i = 0; i < SIDE; i++)
    for (guint j = i; j < SIDE; j++)
      if (naive[i][j] % 2 == 0 && (by_difference ? j - i == kept : i == kept || j == kept) && (i != a || j != b))
        return FALSE;

  return TRUE;
}

static gboolean
holds_only_pair_of_difference (LmFact *claim)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (claim->position);
  const guint64 difference = MAX (piles.a, piles.b) - MIN (piles.a, piles.b);

  return g_ascii_strtoull (claim->numbers, NULL, 10) == difference && holds_only_pair (claim, TRUE);
}

static gboolean
holds_only_pair_of_pile (LmFact *claim)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (claim->position);
  const guint64 kept = g_ascii_strtoull (claim->numbers, NULL, 10);

  return (piles.a == kept || piles.b == kept) && holds_only_pair (claim, FALSE);
}

/* Numbers: what a move leaves, the smaller first, which is lost for the other player. */
static gboolean
holds_move_leaves (LmFact *claim)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (claim->position);
  guint64 a, b;

  g_assert_cmpint (sscanf (claim->numbers, "%" SCNu64 " %" SCNu64, &a, &b), ==, 2);
  for (guint swapped = 0; swapped < 2; swapped++)
    {
      const guint64 x = swapped ? b : a, y = swapped ? a : b;

      if (x <= piles.a && y <= piles.b && x + y < piles.a + piles.b
          && (x == piles.a || y == piles.b || piles.a - x == piles.b - y))
        return is_lost (x, y);
    }

  return FALSE;
}

/* No numbers: after every move somebody has an answer that is lost for the other; of large piles, by Wythoff's form. */
static gboolean
holds_every_move_answered (LmFact *claim)
{
  const LmWythoffPair piles = LM_WYTHOFF_PILES (claim->position);

  return is_lost (piles.a, piles.b) && piles.a + piles.b > 0;
}

static ClaimCheck checks[] = {
  { "digits", holds_digits, 0 },
  { "even-zeros", holds_even_zeros, 0 },
  { "shifted", holds_shifted, 0 },
  { "lost-pair", holds_lost_pair, 0 },
  { "only-pair-of-difference", holds_only_pair_of_difference, 0 },
  { "only-pair-of-pile", holds_only_pair_of_pile, 0 },
  { "move-leaves", holds_move_leaves, 0 },
  { "every-move-answered", holds_every_move_answered, 0 },
  { "ends-the-game", general_ends_the_game, 0 },
  { "is-over", general_is_over, 0 },
  { NULL, NULL, 0 },
};

static void
check_hint (guint64 a,
            guint64 b,
            guint   turn)
{
  g_autoptr (LmPosition) position = create (a, b, turn);

  general_check_hint (checks, position);
}

static void
test_claims (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (144);

  for (guint i = 0; i < N_SMALL; i++)
    check_hint (g_rand_int_range (rand, 0, i % 2 == 0 ? 30 : SIDE), g_rand_int_range (rand, 0, i % 2 == 0 ? 30 : SIDE), 1 + i % 2);
  for (guint i = 0; i < N_LARGE; i++)
    {
      const LmWythoffPair lost = draw_lost (rand);

      check_hint (i % 2 == 0 ? lost.a : lost.b, i % 2 == 0 ? lost.b : lost.a, 1);
      check_hint (draw_pile (rand), draw_pile (rand), 2);
    }
  claim_checks_report (checks);
}

static void
test_sentences (void)
{
  static const char *const cases[][2] = {
    { START "7,9",
      "Who takes the same from both piles keeps their difference, 2. Only one lost pair has it: 3 and 5. Leave that. In Fibonacci "
      "digits, whose places are worth 1, 2, 3, 5, 8 and so on, 3 is 100 and 5 is 1000: the smaller number ends in an even number of "
      "zeros, 2, and the larger has the same digits and one zero more." },
    { START "9,3", "Let the pile of 3 be. Such a pile stands in only one lost pair: 3 and 5. Leave that." },
    { START "5,3", "3 and 5 are a lost pair." },
    { START "4,4", "4,4 ends the game." },
    { START "0,0", "Player 2 wins: the last stone is taken, and nothing is left for Player 1." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i][0]);
      g_autoptr (LmAdvice) advice = general_ask (position);

      g_assert_true (g_str_has_prefix (advice->reason->text, cases[i][1]));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();
  fill_naive ();

  g_test_add_func ("/wythoff/round-trip", test_round_trip);
  g_test_add_func ("/wythoff/bad-texts", test_bad_texts);
  g_test_add_func ("/wythoff/moves", test_moves);
  g_test_add_func ("/wythoff/list", test_list);
  g_test_add_func ("/wythoff/bad-moves", test_bad_moves);
  g_test_add_func ("/wythoff/words", test_words);
  g_test_add_func ("/wythoff/playouts", test_playouts);
  g_test_add_func ("/wythoff/fair", test_fair);
  g_test_add_func ("/wythoff/against-naive", test_against_naive);
  g_test_add_func ("/wythoff/large", test_large);
  g_test_add_func ("/wythoff/best-only", test_best_only);
  g_test_add_func ("/wythoff/limits", test_limits);
  g_test_add_func ("/wythoff/claims", test_claims);
  g_test_add_func ("/wythoff/sentences", test_sentences);

  return g_test_run ();
}
