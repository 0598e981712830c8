/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-nacci.c: the (c, k)-nacci game: numbers, moves and words by hand, values and sentences against searching anew. */

#include "claim-checks-general.h"
#include "engine/explore/lm-conjecture.h"
#include "engine/game/lm-error.h"
#include "game-checks.h"
#include "games/lm-games.h"
#include "games/nacci/nacci.h"

#include <stdio.h>
#include <string.h>

#define START "lastmove:nacci?"
#define BINS 24

static LmPosition *
create_start (guint    c,
              guint    k,
              gboolean accelerated,
              guint    n)
{
  g_autofree char *text = g_strdup_printf (START "c=%u&k=%u&pace=%s&n=%u", c, k, accelerated ? "accelerated" : "single", n);

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
    { START "n=10", START "bins=10" },
    { START "bins=4,0,0&turn=1", START "bins=4" },
    { START "turn=2&bins=0,1&pace=accelerated&k=3&c=2", START "c=2&k=3&pace=accelerated&bins=0,1&turn=2" },
    { START "c=1&k=2&pace=single&bins=0", START "bins=0" },
    { START "n=100000", START "bins=100000" },
  };

  check_round_trips (texts, G_N_ELEMENTS (texts));
}

static void
test_bad_texts (void)
{
  static const char *const texts[][2] = {
    { "lastmove:nacci", "“bins”" },
    { START "bins=", "“bins”" },
    { START "bins=3,", "“bins”" },
    { START "bins=-3", "“bins”" },
    { START "bins=100001", "“bins”" },
    { START "bins=1,50000", "“bins”" },
    { START "bins=1&n=1", "“bins”" },
    { START "c=9&k=9&bins=0,0,0,0,0,0,1", "“bins”" },
    { START "bins=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0", "“bins”" },
    { START "n=0", "“n”" },
    { START "n=100001", "“n”" },
    { START "n=3&c=0", "“c”" },
    { START "n=3&c=10", "“c”" },
    { START "n=3&k=1", "“k”" },
    { START "n=3&k=10", "“k”" },
    { START "n=3&pace=fast", "“pace”" },
    { START "n=3&turn=3", "“turn”" },
    { START "n=3&hole=3", "“hole”" },
  };

  check_bad_texts (texts, G_N_ELEMENTS (texts));
}

/* Rules. */

/* The numbers by their definition, counted from 1. */
static void
fill_numbers (guint   c,
              guint   k,
              guint64 numbers[BINS + 1])
{
  numbers[1] = 1;
  for (guint i = 1; i < BINS; i++)
    {
      numbers[i + 1] = i < k ? 1 : 0;
      for (guint j = i; j >= 1 && j + k > i; j--)
        numbers[i + 1] += c * numbers[j];
      if (numbers[i + 1] > 10 * LM_NACCI_MAX_VALUE)
        numbers[i + 1] = 10 * LM_NACCI_MAX_VALUE;
    }
}

static void
test_numbers (void)
{
  for (guint c = 1; c <= 9; c++)
    for (guint k = 2; k <= 9; k++)
      {
        g_autoptr (LmPosition) position = create_start (c, k, FALSE, 1);
        const LmNacciRules *rules = LM_NACCI_POSITION (position)->rules;
        guint64 numbers[BINS + 1];

        fill_numbers (c, k, numbers);
        g_assert_cmpuint (rules->n_bins, >, 4);
        for (guint i = 1; i <= BINS; i++)
          if (i <= rules->n_bins)
            g_assert_cmpuint (rules->worth[i - 1], ==, numbers[i]);
          else
            g_assert_cmpuint (numbers[i], >, LM_NACCI_MAX_VALUE);
      }
}

/* Every move of every game keeps what the chips are worth, and takes and gives as the paper has it. */
static void
test_identities (void)
{
  for (guint c = 1; c <= 9; c++)
    for (guint k = 2; k <= 9; k++)
      {
        g_autoptr (LmPosition) position = create_start (c, k, FALSE, 1);
        const LmNacciRules *rules = LM_NACCI_POSITION (position)->rules;
        LmNacciMove move;

        for (guint bin = 2; bin <= rules->n_bins; bin++)
          for (guint kind = 0; kind < 2; kind++)
            {
              const gboolean exists = lm_nacci_move_init (&move, rules, kind == 0 ? 'C' : 'S', bin, 1);
              gint64 change = 0;

              g_assert_true (exists == (kind == 0 || bin < rules->n_bins));
              for (guint i = 0; i < rules->n_bins && exists; i++)
                change += (gint64) move.chips[i] * rules->worth[i];
              g_assert_cmpint (change, ==, 0);
            }
        g_assert_false (lm_nacci_move_init (&move, rules, 'C', 1, 1));
        g_assert_false (lm_nacci_move_init (&move, rules, 'S', 1, 1));
      }
}

static void
test_moves (void)
{
  static const char *const moves[][3] = {
    { "bins=2", "C2", "bins=0,1" },
    { "bins=1,1", "C3", "bins=0,0,1" },
    { "bins=0,2", "S2", "bins=1,0,1" },
    { "bins=0,0,2", "S3", "bins=1,0,0,1" },
    { "bins=0,0,0,2", "S4", "bins=0,1,0,0,1" },
    { "c=2&bins=3", "C2", "c=2&bins=0,1" },
    { "c=2&bins=2,2", "C3", "c=2&bins=0,0,1" },
    { "c=2&bins=0,3", "S2", "c=2&bins=1,0,1" },
    { "c=2&bins=0,0,3", "S3", "c=2&bins=2,0,0,1" },
    { "c=2&k=3&bins=3,2", "C3", "c=2&k=3&bins=0,0,1" },
    { "c=2&k=3&bins=0,3", "S2", "c=2&k=3&bins=0,0,1" },
    { "c=2&k=3&bins=2,2,2", "C4", "c=2&k=3&bins=0,0,0,1" },
    { "c=2&k=3&bins=0,0,3", "S3", "c=2&k=3&bins=1,0,0,1" },
    { "c=2&k=3&bins=0,0,0,3", "S4", "c=2&k=3&bins=2,0,0,0,1" },
    { "pace=accelerated&bins=9", "C2x4", "pace=accelerated&bins=1,4" },
    { "pace=accelerated&bins=9", "C2", "pace=accelerated&bins=7,1" },
    { "c=2&pace=accelerated&bins=1,9", "S2x3", "c=2&pace=accelerated&bins=4,0,3" },
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
  static const char *const expected[] = { "C2", "C2x2", "C2x3", "C3" };
  g_autoptr (LmPosition) position = parse (START "pace=accelerated&bins=6,1,0&turn=2");
  g_autoptr (LmPosition) other = parse (START "pace=accelerated&bins=6,2");
  g_autoptr (GPtrArray) moves = NULL;
  g_autoptr (GPtrArray) few = NULL;
  gboolean complete;

  moves = lm_position_list_moves (position, G_MAXUINT, &complete);
  g_assert_true (complete);
  g_assert_cmpuint (moves->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < moves->len; i++)
    g_assert_cmpstr (g_ptr_array_index (moves, i), ==, expected[i]);
  few = lm_position_list_moves (other, 4, &complete);
  g_assert_false (complete);
  g_assert_cmpuint (few->len, ==, 4);
}

static void
test_bad_moves (void)
{
  static const char *const moves[][3] = {
    { "bins=3", "", "not a move" },
    { "bins=3", "C", "not a move" },
    { "bins=3", "C1", "not a move" },
    { "bins=3", "S1", "not a move" },
    { "bins=3", "c2", "not a move" },
    { "bins=3", "C02", "not a move" },
    { "bins=3", "C2x", "not a move" },
    { "bins=3", "C2x1", "not a move" },
    { "bins=3", "C2x2x2", "not a move" },
    { "bins=3", "C2 ", "not a move" },
    { "bins=3", "C99999999999999999999", "not a move" },
    { "bins=3", "C2x99999999999", "not a move" },
    { "bins=3", "C25", "not a move" },
    { "bins=9", "C2x2", "accelerated" },
    { "bins=3", "C3", "2 + 1" },
    { "bins=3", "S2", "2 × 2" },
    { "bins=9&pace=accelerated", "C2x5", "2 × 1" },
    { "bins=1", "C2", "over" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *text = g_strconcat (START, moves[i][0], NULL);
      g_autoptr (LmPosition) position = parse (text);
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_position_play (position, moves[i][1], &error));
      g_test_message ("%s", error->message);
      g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
      g_assert_true (g_str_has_prefix (error->message, "“"));
      g_assert_nonnull (strstr (error->message, moves[i][2]));
    }
}

static void
test_words (void)
{
  g_autoptr (LmPosition) position = parse (START "c=2&pace=accelerated&bins=6,9");
  g_autoptr (LmPosition) over = parse (START "c=2&bins=1,0,1&turn=2");
  g_autofree char *combine = lm_position_describe_move (position, "C3x2", LM_MOVE_SENTENCE);
  g_autofree char *split = lm_position_describe_move (position, "S2", LM_MOVE_SENTENCE);
  g_autofree char *deed = lm_position_describe_deed (position, "S2", "Player 1");
  g_autofree char *result = lm_position_describe_result (over);

  g_assert_cmpstr (combine, ==, "Combine 4 × 3 + 4 × 1 into 2 × 8");
  g_assert_cmpstr (split, ==, "Split 3 × 3 into 8 + 1");
  g_assert_cmpstr (deed, ==, "Player 1 split 3 × 3 into 8 + 1.");
  g_assert_cmpstr (result, ==, "Player 1 wins: Player 2 cannot move. What is left is the legal decomposition, which every game ends with.");
}

/* The end is the one decomposition that the greedy way gives: from the largest number on, as many of each as go. */
static void
check_end (LmPosition *position)
{
  const LmNacciPosition *end = LM_NACCI_POSITION (position);
  guint left = end->value;

  for (guint i = end->rules->n_bins; i-- > 0; left %= end->rules->worth[i])
    g_assert_cmpuint (end->heights[i], ==, left / end->rules->worth[i]);
}

static void
test_playouts (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint game = 0; game < 600; game++)
    {
      const guint c = 1 + game % 9, k = 2 + game % 8, n = g_rand_int_range (rand, 1, 300);
      g_autoptr (LmPosition) position = create_start (c, k, game % 2 == 1, n);

      while (!lm_position_is_over (position))
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          LmPosition *after = general_play (position, move);

          g_assert_cmpuint (LM_NACCI_POSITION (after)->value, ==, n);
          lm_position_unref (position);
          position = after;
        }
      g_assert_cmpint (lm_position_get_winner (position), ==, 1 - (int) lm_position_get_turn (position));
      check_end (position);
    }
}

/* Values. */

/* The moves to the end by the definitions of the paper, with its multisets written anew. */
typedef struct
{
  guint       c;
  guint       k;
  gboolean    accelerated;
  GHashTable *known;
} Naive;

static guint naive_distance (Naive       *naive,
                             const guint *bins);

static gboolean
naive_apply (Naive *naive,
             guint *bins,
             guint  i,
             gboolean split)
{
  guint after[BINS + 2];

  memcpy (after, bins, sizeof after);
  if (split && bins[i] < naive->c + 1)
    return FALSE;
  if (split)
    {
      after[i] -= naive->c + 1;
      if (i > naive->k)
        after[i - naive->k] += naive->c;
      else if (i == naive->k)
        after[1]++;
    }
  for (guint j = 0; j < MIN (i, naive->k) && !split; j++)
    {
      const guint needed = naive->c + (i < naive->k && i - j == 1 ? 1 : 0);

      if (bins[i - j] < needed)
        return FALSE;
      after[i - j] -= needed;
    }
  after[i + 1]++;
  memcpy (bins, after, sizeof after);
  return TRUE;
}

static guint
naive_try (Naive       *naive,
           const guint *bins)
{
  guint shortest = G_MAXUINT, longest = 0;

  for (guint i = 1; i < BINS; i++)
    for (guint split = 0; split < 2; split++)
      {
        guint after[BINS + 2];

        if (split && i == 1)
          continue;
        memcpy (after, bins, sizeof after);
        while (naive_apply (naive, after, i, split))
          {
            const guint distance = naive_distance (naive, after) + 1;

            if (distance % 2 == 1)
              shortest = MIN (shortest, distance);
            longest = MAX (longest, distance);
            if (!naive->accelerated)
              break;
          }
      }

  return shortest != G_MAXUINT ? shortest : longest;
}

static guint
naive_distance (Naive       *naive,
                const guint *bins)
{
  GString *key = g_string_new (NULL);
  g_autofree char *text = NULL;
  gpointer known;
  guint distance;

  for (guint i = 1; i <= BINS; i++)
    g_string_append_printf (key, "%u ", bins[i]);
  text = g_string_free (key, FALSE);
  if (g_hash_table_lookup_extended (naive->known, text, NULL, &known))
    return GPOINTER_TO_UINT (known);

  distance = naive_try (naive, bins);
  g_hash_table_insert (naive->known, g_steal_pointer (&text), GUINT_TO_POINTER (distance));
  return distance;
}

static guint
naive_start (guint    c,
             guint    k,
             gboolean accelerated,
             guint    n)
{
  Naive naive = { c, k, accelerated, g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  const guint bins[BINS + 2] = { 0, n };
  const guint distance = naive_distance (&naive, bins);

  g_hash_table_unref (naive.known);
  return distance;
}

/* Value and moves to the end from n ones; from which n on the winner is always the theorem's is told. */
static void
test_against_naive (void)
{
  for (guint c = 1; c <= 3; c++)
    for (guint k = 2; k <= 4; k++)
      for (guint accelerated = 0; accelerated < 2; accelerated++)
        {
          const guint to = c == 1 ? 22 : 34;
          guint since = 1;

          for (guint n = 1; n <= to; n++)
            {
              g_autoptr (LmPosition) position = create_start (c, k, accelerated, n);
              g_autoptr (LmAnswer) answer = solve (position);
              const guint distance = naive_start (c, k, accelerated, n);

              g_assert_cmpuint (answer->distance, ==, distance);
              g_assert_cmpint (answer->value, ==, distance % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS);
              since = (distance % 2 == 1) == (c % 2 == 0) ? since : n + 1;
            }
          g_test_message ("c = %u, k = %u%s: Player %u wins from n = %u to %u", c, k, accelerated ? ", accelerated" : "",
                          1 + c % 2, since, to);
        }
}

/* c = 1, k = 2 is the Zeckendorf game, which Player 2 wins from n = 3 on; positions go over one into the other. */
static void
test_zeckendorf (void)
{
  static const char *const boards[] = { "3", "5,2", "1,2,1", "4,1,0,2", "0,3,3", "7,0,2", "2,2,2,1" };

  for (guint n = 1; n <= 40; n++)
    {
      g_autoptr (LmPosition) position = create_start (1, 2, FALSE, n);
      g_autoptr (LmAnswer) answer = solve (position);

      g_assert_cmpint (answer->value, ==, n == 2 ? LM_VALUE_WIN : LM_VALUE_LOSS);
    }
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *text = g_strconcat (START "bins=", boards[i], NULL);
      g_autofree char *same = g_strconcat ("lastmove:zeckendorf?bins=", boards[i], NULL);
      g_autoptr (LmPosition) position = parse (text);
      g_autoptr (LmPosition) other = parse (same);
      g_autoptr (LmAnswer) answer = solve (position);
      g_autoptr (LmAnswer) expected = solve (other);

      g_assert_cmpint (answer->value, ==, expected->value);
      g_assert_cmpuint (answer->distance, ==, expected->distance);
      g_assert_cmpuint (answer->moves->len, ==, expected->moves->len);
    }
}

/* Beyond its reach it says that it does not know, and who cancels gets nothing. */
static void
test_limits (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmTableCache) cache = lm_table_cache_new (0);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (cancellable, cache);
  static const char *const texts[] = { START "pace=accelerated&n=100000", START "n=90" };
  g_autoptr (GError) error = NULL;

  lm_solve_context_set_memory (context, 10000);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i]);
      g_autoptr (LmAnswer) answer = lm_position_solve (position, NULL, context, &error);

      g_assert_no_error (error);
      g_assert_cmpint (answer->value, ==, LM_VALUE_UNKNOWN);
      g_assert_nonnull (answer->limit);
    }
  g_cancellable_cancel (cancellable);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i]);

      g_clear_error (&error);
      g_assert_null (lm_position_solve (position, NULL, context, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    }
}

/* Claims. */

/* Numbers: the column, and the one before. C of it leads where C and S of the one before lead, and the board there is lost. */
static gboolean
holds_detour (LmFact *claim)
{
  const guint bin = g_ascii_strtoull (claim->numbers, NULL, 10);
  g_autofree char *words = g_strdup_printf ("%u %u", bin, bin - 1);
  g_autofree char *at_once = g_strdup_printf ("C%u", bin);
  g_autofree char *first = g_strdup_printf ("C%u", bin - 1);
  g_autofree char *second = g_strdup_printf ("S%u", bin - 1);
  g_autoptr (LmPosition) after = lm_position_play (claim->position, at_once, NULL);
  g_autoptr (LmPosition) between = lm_position_play (claim->position, first, NULL);
  g_autoptr (LmPosition) end = between != NULL ? lm_position_play (between, second, NULL) : NULL;
  const int mover = lm_position_get_turn (claim->position);

  return after != NULL && end != NULL && g_str_equal (claim->numbers, words)
         && memcmp (LM_NACCI_POSITION (after)->heights, LM_NACCI_POSITION (end)->heights, sizeof (guint) * LM_NACCI_MAX_BINS) == 0
         && general_get_winner (after) == mover && general_get_winner (end) != mover;
}

static ClaimCheck checks[] = {
  { "detour", holds_detour, 0 },
  { "every-reply-answered", general_every_reply_answered, 0 },
  { "every-move-answered", general_every_move_answered, 0 },
  GENERAL_REPLY_CHECKS,
  { "ends-the-game", general_ends_the_game, 0 },
  { NULL, NULL, 0 },
};

static void
test_claims (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < 900; i++)
    {
      const guint c = 1 + i % 3, k = 2 + i / 3 % 3;
      g_autoptr (LmPosition) position = create_start (c, k, i % 5 == 0, g_rand_int_range (rand, 2, 24));

      for (gint32 n = g_rand_int_range (rand, 0, 12); n > 0 && !lm_position_is_over (position); n--)
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          LmPosition *after = general_play (position, move);

          lm_position_unref (position);
          position = after;
        }
      if (!lm_position_is_over (position))
        general_check_hint (checks, position);
    }

  claim_checks_report (checks);
}

/* The table. */

typedef struct
{
  guint n_rows;
  char  winners[64];
} Rows;

static gboolean
take_row (const char * const *row,
          gpointer            data)
{
  Rows *rows = data;

  g_assert_cmpuint (g_ascii_strtoull (row[0], NULL, 10), ==, rows->n_rows + 1);
  rows->winners[rows->n_rows++] = row[1][0];
  return TRUE;
}

static gboolean
run_table (Rows        *rows,
           const char  *pace,
           GError     **error)
{
  g_autoptr (LmSolveContext) context = general_create_context ();
  g_autoptr (GHashTable) options = g_hash_table_new (g_str_hash, g_str_equal);
  LmTableRun run = { .from = 1, .to = 12, .options = options, .context = context, .emit = take_row, .emit_data = rows };

  g_hash_table_insert (options, (gpointer) "c", (gpointer) "2");
  g_hash_table_insert (options, (gpointer) "pace", (gpointer) pace);
  return lm_nacci_tables[0].run (&run, error);
}

static void
test_table (void)
{
  g_autoptr (GError) error = NULL;
  Rows rows = { 0 };

  g_assert_true (run_table (&rows, "accelerated", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (rows.n_rows, ==, 12);
  for (guint n = 1; n <= rows.n_rows; n++)
    g_assert_cmpint (rows.winners[n - 1], ==, naive_start (2, 2, TRUE, n) % 2 == 1 ? '1' : '2');

  g_assert_false (run_table (&rows, "quick", &error));
  g_assert_nonnull (strstr (error->message, "“pace”"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/nacci/round-trip", test_round_trip);
  g_test_add_func ("/nacci/bad-texts", test_bad_texts);
  g_test_add_func ("/nacci/numbers", test_numbers);
  g_test_add_func ("/nacci/identities", test_identities);
  g_test_add_func ("/nacci/moves", test_moves);
  g_test_add_func ("/nacci/list", test_list);
  g_test_add_func ("/nacci/bad-moves", test_bad_moves);
  g_test_add_func ("/nacci/words", test_words);
  g_test_add_func ("/nacci/playouts", test_playouts);
  g_test_add_func ("/nacci/naive", test_against_naive);
  g_test_add_func ("/nacci/zeckendorf", test_zeckendorf);
  g_test_add_func ("/nacci/limits", test_limits);
  g_test_add_func ("/nacci/claims", test_claims);
  g_test_add_func ("/nacci/table", test_table);

  return g_test_run ();
}
