/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-take-away-solve.c: answers, reasons and rows of the take-away game against the game played out. */

#include "engine/game/lm-error.h"
#include "engine/solve/lm-advice.h"
#include "engine/solve/lm-table.h"
#include "game-checks.h"
#include "games/lm-games.h"
#include "games/take-away/solver/solver.h"
#include "games/take-away/take-away.h"
#include "games/take-away/theory/theory.h"
#include "naive-take-away.h"

#include <string.h>
#include <time.h>

/* Piles up to here are compared with all their limits: by the theory, and with every move of every answer. */
#define MAX_STONES 400
#define MAX_ANSWERED_STONES 40

static LmTakeAwayFraction
get_alpha (guint index)
{
  return lm_take_away_fraction_new (naive_alphas[index].p, naive_alphas[index].q);
}

/* The winning moves of a pile, and that exactly those within the limit win. */
static void
check_theory (const Naive              *naive,
              const LmTakeAwayFraction *alpha,
              const LmTakeAwaySequence *sequence,
              guint                     stones)
{
  g_autoptr (LmTakeAwayParts) parts = NULL;
  g_autoptr (GArray) wins = NULL;
  g_auto (mpz_t) pile;
  guint n_wins = 0;

  mpz_init_set_ui (pile, stones);
  parts = lm_take_away_parts_new (sequence, pile, NULL, NULL);
  wins = lm_take_away_parts_list_wins (parts, alpha, pile);

  for (guint limit = 0; limit <= stones; limit++)
    {
      const gboolean wins_now = limit > 0 && naive_after (naive, stones, limit) % 2 == 0;
      const gboolean won = naive->distances[stones][limit] % 2 == 1;

      if (wins_now)
        g_assert_cmpint (mpz_cmp_ui (lm_take_away_numbers_get (wins, n_wins++), limit), ==, 0);
      g_assert_cmpint (won, ==, limit > 0 && mpz_cmp_ui (lm_take_away_parts_get_size (parts, 0), limit) <= 0);
    }
  g_assert_cmpuint (n_wins, ==, wins->len);
}

/* Value and winning moves by the theory, and moves to the end by the table, of all piles up to 400 with all limits. */
static void
test_theory_and_table (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (naive_alphas); i++)
    {
      const LmTakeAwayFraction alpha = get_alpha (i);
      g_autoptr (Naive) naive = naive_new (naive_alphas[i].p, naive_alphas[i].q, MAX_STONES);
      g_autoptr (LmTakeAwaySequence) sequence = lm_take_away_sequence_new (&alpha);
      g_autoptr (LmTakeAwayTable) table = lm_take_away_table_get (&alpha, MAX_STONES, context, NULL);

      for (guint stones = 0; stones <= MAX_STONES; stones++)
        {
          check_theory (naive, &alpha, sequence, stones);
          for (guint limit = 0; limit <= stones; limit++)
            g_assert_cmpuint (lm_take_away_table_lookup (table, stones, limit), ==, naive->distances[stones][limit]);
        }
    }
}

static void
check_answer (LmAnswer    *answer,
              const Naive *naive,
              guint        stones,
              guint        limit)
{
  const guint turn = lm_position_get_turn (answer->position);
  const guint distance = naive->distances[stones][limit];

  g_assert_cmpuint (answer->distance, ==, distance);
  g_assert_cmpuint (answer->value, ==, distance % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS);
  g_assert_cmpint (answer->winner, ==, distance % 2 == 1 ? turn : 1 - turn);
  g_assert_cmpuint (answer->method, ==, LM_METHOD_TABLE);
  g_assert_null (answer->limit);
  g_assert_true (answer->all_moves);
  g_assert_cmpuint (answer->moves->len, ==, limit);

  for (guint taken = 1; taken <= limit; taken++)
    {
      LmMoveValue *move = g_ptr_array_index (answer->moves, taken - 1);
      g_autofree char *text = g_strdup_printf ("%u", taken);

      g_assert_cmpstr (move->move, ==, text);
      g_assert_cmpuint (move->distance, ==, naive_after (naive, stones, taken));
      g_assert_cmpuint (move->value, ==, move->distance % 2 == 0 ? LM_VALUE_WIN : LM_VALUE_LOSS);
    }
}

static void
test_answers (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (naive_alphas); i++)
    {
      const LmTakeAwayFraction alpha = get_alpha (i);
      g_autoptr (Naive) naive = naive_new (naive_alphas[i].p, naive_alphas[i].q, MAX_ANSWERED_STONES);
      g_autoptr (LmGame) game = lm_take_away_new (&alpha);

      for (guint stones = 0; stones <= MAX_ANSWERED_STONES; stones++)
        {
          for (guint limit = stones > 1; limit <= stones; limit++)
            {
              g_autoptr (LmPosition) position = NULL;
              g_autoptr (LmAnswer) answer = NULL;
              g_auto (mpz_t) pile;
              g_auto (mpz_t) most;

              mpz_init_set_ui (pile, stones);
              mpz_init_set_ui (most, limit);
              position = lm_take_away_position_new (game, pile, most, limit % 2, NULL);
              answer = room_solve (position, context);
              check_answer (answer, naive, stones, limit);
            }
        }
    }
}

/* Where there are too many moves to list, the best one is listed all the same. */
static void
test_telling_moves (void)
{
  static const char *const texts[] = {
    "lastmove:take-away?alpha=2&stones=4181", "lastmove:take-away?alpha=2&stones=5000",
    "lastmove:take-away?alpha=7/2&stones=3001", "lastmove:take-away?alpha=7/2&stones=3001&limit=3001&turn=2",
    "lastmove:take-away?alpha=8&stones=2000&limit=900",
  };
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i]);
      g_autoptr (LmAnswer) answer = room_solve (position, context);
      LmMoveValue *best = lm_answer_get_best (answer);

      g_assert_false (answer->all_moves);
      g_assert_cmpuint (answer->moves->len, <, 50);
      g_assert_cmpuint (best->distance + 1, ==, answer->distance);
      g_assert_cmpuint (answer->distance % 2, ==, answer->value == LM_VALUE_WIN);
      for (guint j = 0; j < answer->moves->len; j++)
        {
          LmMoveValue *move = g_ptr_array_index (answer->moves, j);
          g_autoptr (LmPosition) after = lm_position_play (position, move->move, NULL);

          g_assert_true (lm_position_equal (after, move->position));
          g_assert_cmpuint (move->distance % 2, ==, move->value == LM_VALUE_LOSS);
        }
    }
}

/* Tables are kept, and a large one serves small piles too. */
static void
test_cache (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  const LmTakeAwayFraction alpha = { 43, 11 };
  g_autoptr (LmTakeAwayTable) large = lm_take_away_table_get (&alpha, 2000, context, NULL);
  g_autoptr (LmTakeAwayTable) same = lm_take_away_table_get (&alpha, 1999, context, NULL);
  g_autoptr (LmTakeAwayTable) for_small = lm_take_away_table_get (&alpha, 10, context, NULL);
  g_autoptr (LmTakeAwayTable) other = lm_take_away_table_get (&(LmTakeAwayFraction) { 4, 1 }, 10, context, NULL);

  g_assert_true (large == same);
  g_assert_true (large == for_small);
  g_assert_false (large == other);
  g_assert_cmpuint (lm_table_cache_get_size (lm_solve_context_get_cache (context)), ==,
                    lm_table_get_bytes (LM_TABLE (large)) + lm_table_get_bytes (LM_TABLE (other)));
}

/* Without memory or time for a table who wins is known all the same. */
static void
test_limits (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmPosition) position = parse ("lastmove:take-away?alpha=3&stones=4000");
  g_autoptr (LmPosition) last = parse ("lastmove:take-away?alpha=3&stones=4000&limit=4000");
  g_autoptr (LmAnswer) full = room_solve (position, context);
  g_autoptr (LmSolveContext) tight = make_context (NULL);
  g_autoptr (LmSolveContext) hurried = make_context (NULL);
  g_autoptr (LmAnswer) small = NULL;
  g_autoptr (LmAnswer) quick = NULL;
  g_autoptr (LmAnswer) at_once = NULL;
  g_autoptr (GError) error = NULL;

  lm_solve_context_set_memory (tight, 1024 * 1024);
  small = room_solve (position, tight);
  at_once = room_solve (last, tight);
  lm_solve_context_set_seconds (hurried, 1e-9);
  quick = room_solve (position, hurried);
  g_assert_null (lm_take_away_table_get (&(LmTakeAwayFraction) { 3, 1 }, 4000, tight, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);

  g_assert_cmpuint (full->method, ==, LM_METHOD_TABLE);
  g_assert_cmpuint (full->distance, !=, LM_DISTANCE_UNKNOWN);
  g_assert_cmpuint (small->method, ==, LM_METHOD_THEORY);
  g_assert_cmpuint (small->distance, ==, LM_DISTANCE_UNKNOWN);
  g_assert_cmpuint (small->value, ==, full->value);
  g_assert_cmpuint (quick->value, ==, full->value);
  g_assert_cmpuint (at_once->distance, ==, 1);
  g_assert_cmpstr (lm_answer_get_best (at_once)->move, ==, "4000");
}

static char *
fill_text (const char *alpha,
           guint       n_digits)
{
  g_autofree char *digits = g_strnfill (n_digits, '7');

  return g_strdup_printf ("lastmove:take-away?alpha=%s&stones=%s", alpha, digits);
}

/* The largest pile with the largest alpha takes long enough to be stopped on the way. */
static void
test_no_time (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autofree char *text = fill_text ("1000", 1000);
  g_autoptr (LmPosition) position = parse (text);
  g_autoptr (LmAnswer) answer = NULL;
  g_autofree char *sentence = NULL;

  lm_solve_context_set_seconds (context, 1e-6);
  sentence = lm_solve_context_describe_time (context);
  answer = room_solve (position, context);
  g_assert_cmpuint (answer->value, ==, LM_VALUE_UNKNOWN);
  g_assert_cmpstr (answer->limit, ==, sentence);
  g_assert_cmpuint (answer->moves->len, ==, 0);
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 30);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (cancellable, cache);
  g_autoptr (LmPosition) position = parse ("lastmove:take-away?alpha=2&stones=4000");
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (lm_take_away_solve (position, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_null (lm_take_away_table_get (&(LmTakeAwayFraction) { 2, 1 }, 4000, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/*
 * Piles of a hundred digits: the winning moves lead to positions that the other
 * player loses, the others do not, and it takes no time to speak of.
 */
static void
test_huge (void)
{
  static const char *const alphas[] = { "1", "2", "5/2", "43/11", "14/3", "65/11", "8" };

  for (guint i = 0; i < G_N_ELEMENTS (alphas); i++)
    {
      g_autoptr (LmSolveContext) context = make_context (NULL);
      g_autofree char *text = fill_text (alphas[i], 100);
      g_autoptr (LmPosition) position = parse (text);
      const clock_t start = clock ();
      g_autoptr (LmAnswer) answer = room_solve (position, context);
      g_autoptr (LmReason) reason = LM_GAME_GET_CLASS (position->game)->explain (position, answer, context);
      const clock_t taken = clock () - start;

      g_test_message ("α = %s: %ld µs; %s", alphas[i], (long) taken, reason->text);
      g_assert_cmpint (taken, <, CLOCKS_PER_SEC / 10);
      g_assert_cmpuint (answer->value, ==, LM_VALUE_WIN);
      g_assert_cmpuint (answer->method, ==, LM_METHOD_THEORY);
      for (guint j = 0; j < answer->moves->len; j++)
        {
          LmMoveValue *move = g_ptr_array_index (answer->moves, j);
          g_autoptr (LmAnswer) next = room_solve (move->position, context);

          g_assert_cmpuint (move->value, ==, next->value == LM_VALUE_LOSS ? LM_VALUE_WIN : LM_VALUE_LOSS);
        }
    }
}

/* Perfect play from a huge pile keeps the win against anybody, as long as one cares to look. */
static void
test_huge_game (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  g_autofree char *text = fill_text ("11/3", 100);
  g_autoptr (LmPosition) position = parse (text);

  for (guint i = 0; i < 300; i++)
    {
      g_autofree char *move = lm_position_random_move (position, rand);
      LmPosition *after;

      if (lm_position_get_turn (position) == 0)
        {
          g_autoptr (LmAnswer) answer = room_solve (position, context);

          g_assert_cmpuint (answer->value, ==, LM_VALUE_WIN);
          g_free (move);
          move = g_strdup (lm_answer_get_best (answer)->move);
        }
      after = lm_position_play (position, move, NULL);
      lm_position_unref (position);
      position = after;
    }
}

static void
test_reasons (void)
{
  static const struct
  {
    const char *text;
    const char *move;
    const char *reason;
    LmStatus status;
  } cases[] = {
    { "lastmove:take-away?alpha=3&stones=35", "6",
      "35 = 29 + 6. Take 6: then 29 is left and the limit is 18, so the other player cannot take all of it.", LM_STATUS_PROVED },
    { "lastmove:take-away?alpha=2&stones=40&limit=5", "1",
      "40 = 34 + 5 + 1. Take 1: then 39 = 34 + 5 is left and the limit is 2, so the other player cannot take the next part, 5.", LM_STATUS_PROVED },
    { "lastmove:take-away?alpha=2&stones=40", "6",
      "40 = 34 + 5 + 1. Take 6, the 2 smallest parts: then 34 is left and the limit is 12, "
      "so the other player cannot take all of it.", LM_STATUS_PROVED },
    { "lastmove:take-away?alpha=3&stones=7&limit=7&turn=2", "7",
      "7 ends the game. Player 2 wins: no stone is left for Player 1.", LM_STATUS_COMPUTED },
    { "lastmove:take-away?alpha=3&stones=1&limit=1", "1",
      "1 ends the game. Player 1 wins: no stone is left for Player 2.", LM_STATUS_COMPUTED },
    { "lastmove:take-away?alpha=2&stones=20&limit=1", "1",
      "20 = 13 + 5 + 2: the smallest part, 2, is more than the limit of this turn, 1. Every move breaks into that part, "
      "and the other player can take the smallest part of what is then left: "
      "after 1, 19 = 13 + 5 + 1 is left, the limit is 2, and 1 can be taken.", LM_STATUS_PROVED },
    { "lastmove:take-away?alpha=2&stones=8", "2",
      "8 is one part, a P-position, and more than the limit of this turn, 7. Every move breaks into that part, "
      "and the other player can take the smallest part of what is then left: "
      "after 2, 6 = 5 + 1 is left, the limit is 4, and 1 can be taken. "
      "The longest defence is to take 1 or 2: then the game ends in 5 more moves.", LM_STATUS_PROVED },
    { "lastmove:take-away?alpha=2&stones=1", NULL,
      "The only stone may not be taken, for the first turn has to leave one.", LM_STATUS_PROVED },
    { "lastmove:take-away?alpha=2&stones=0", NULL, "No stone is left to take.", LM_STATUS_PROVED },
  };
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i].text);
      g_autoptr (GError) error = NULL;
      g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (advice->move, ==, cases[i].move);
      g_assert_cmpstr (advice->reason->text, ==, cases[i].reason);
      g_assert_cmpuint (advice->reason->status, ==, cases[i].status);
    }
}

/* The advice for a huge pile is short enough to be read, and soon there. */
static void
test_huge_advice (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autofree char *text = fill_text ("2", 1000);
  g_autoptr (LmPosition) position = parse (text);
  g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, NULL);

  g_test_message ("%s", advice->reason->text);
  g_assert_cmpuint (g_utf8_strlen (advice->reason->text, -1), <, 400);
  g_assert_cmpuint (g_strv_length (advice->line), ==, LM_ADVICE_BLIND_LINE_MAX);
  g_assert_true (advice->line_cut);
  g_assert_cmpuint (advice->replies->len, >, 0);
  for (guint i = 0; i < advice->replies->len; i++)
    g_assert_nonnull (((LmReply *) g_ptr_array_index (advice->replies, i))->answer);
}

typedef struct
{
  GString *text;
  guint    rows_wanted;
} Rows;

static gboolean
emit_row (const LmCell *row,
          gpointer      data)
{
  Rows *rows = data;
  g_auto (GStrv) texts = lm_row_to_texts (row);
  g_autofree char *line = g_strjoinv (",", texts);

  g_string_append_printf (rows->text, "%s\n", line);
  return --rows->rows_wanted > 0;
}

static char *
run_table (guint        table,
           const char  *alpha,
           guint64      from,
           guint64      to,
           guint        rows_wanted,
           GError     **error)
{
  const LmTableInfo *info = &lm_take_away_info.tables[table];
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GHashTable) options = g_hash_table_new (g_str_hash, g_str_equal);
  Rows rows = { g_string_new (NULL), rows_wanted };
  LmTableRun run = {
    .from = from, .to = to, .options = options, .context = context, .emit = emit_row, .emit_data = &rows,
  };
  g_autofree char *header = g_strjoinv (",", (GStrv) lm_table_info_get_columns (info, options));

  if (alpha != NULL)
    g_hash_table_insert (options, (char *) "alpha", (char *) alpha);
  g_string_append_printf (rows.text, "%s\n", header);
  if (info->run (&run, error))
    return g_string_free (rows.text, FALSE);

  g_string_free (rows.text, TRUE);
  return NULL;
}

static void
check_rows (guint       table,
            const char *alpha,
            guint64     from,
            guint64     to,
            guint       rows_wanted,
            const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *rows = run_table (table, alpha, from, to, rows_wanted, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (rows, ==, expected);
}

static void
test_rows (void)
{
  check_rows (0, "3", 0, 29, 100,
              "index,position\n0,0\n1,1\n2,2\n3,3\n4,4\n5,6\n6,8\n7,11\n8,15\n9,21\n10,29\n");
  check_rows (0, "2.5", 4, 0, 3, "index,position\n4,5\n5,7\n6,10\n");
  check_rows (0, "1", G_GUINT64_CONSTANT (1) << 62, G_MAXUINT64, 100,
              "index,position\n63,4611686018427387904\n64,9223372036854775808\n");
  check_rows (1, NULL, 0, 4, 100,
              "cutoff,lag,first,count\n2,1,2,1\n5/2,2,4,2\n3,3,5,3\n7/2,4,9,4\n11/3,4,7,5\n43/11,5,12,6\n4,5,8,7\n");
  check_rows (1, NULL, 8, 9, 2, "cutoff,lag,first,count\n8,16,31,37\n161/20,16,30,38\n");
}

static void
check_bad_run (guint       table,
               const char *alpha,
               guint64     from,
               guint64     to)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (run_table (table, alpha, from, to, 10, &error));
  g_test_message ("%s", error->message);
  g_assert_true (error->domain == LM_ERROR);
}

static void
test_bad_runs (void)
{
  check_bad_run (0, NULL, 0, 0);
  check_bad_run (0, "1/2", 0, 0);
  check_bad_run (0, "", 0, 0);
  check_bad_run (0, "3", 7, 6);
  check_bad_run (1, NULL, 7, 6);
  check_bad_run (1, NULL, 0, 1001);
  check_bad_run (1, NULL, G_MAXUINT64, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/take-away/solve/theory-and-table", test_theory_and_table);
  g_test_add_func ("/take-away/solve/answers", test_answers);
  g_test_add_func ("/take-away/solve/telling-moves", test_telling_moves);
  g_test_add_func ("/take-away/solve/cache", test_cache);
  g_test_add_func ("/take-away/solve/limits", test_limits);
  g_test_add_func ("/take-away/solve/no-time", test_no_time);
  g_test_add_func ("/take-away/solve/cancelled", test_cancelled);
  g_test_add_func ("/take-away/solve/huge", test_huge);
  g_test_add_func ("/take-away/solve/huge-game", test_huge_game);
  g_test_add_func ("/take-away/theory/reasons", test_reasons);
  g_test_add_func ("/take-away/theory/huge-advice", test_huge_advice);
  g_test_add_func ("/take-away/rows/values", test_rows);
  g_test_add_func ("/take-away/rows/bad", test_bad_runs);

  return g_test_run ();
}
