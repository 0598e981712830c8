/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-table.c: the table of all positions against a naive solver, and its manners: limits, cancelling, progress. */

#include "engine/game/lm-error.h"
#include "engine/solve/lm-table.h"
#include "games/zeckendorf/solver/solver.h"
#include "variant-checks.h"

#include <time.h>

static const NaiveRules forward = { 0 };

static LmGame *
get_game (void)
{
  static const LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_FORWARD };

  return lm_zeckendorf_game_get (&variant);
}

static LmZeckendorfTable *
new_table (guint            n,
           LmSolveContext  *context,
           GError         **error)
{
  const guint32 ones[LM_ZECKENDORF_MAX_BINS] = { n };
  g_autoptr (LmPosition) position = lm_zeckendorf_position_new_full (get_game (), ones, 0, 0, error);

  return lm_zeckendorf_table_new (position, context, error);
}

static LmZeckendorfTable *
make_table (guint n)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;
  LmZeckendorfTable *table = new_table (n, context, &error);

  g_assert_no_error (error);
  return table;
}

static void
check_in_table (LmZeckendorfTable *table,
                GHashTable        *solved,
                const NaiveBoard  *board)
{
  const guint expected = naive_solve (&forward, solved, board);
  g_autoptr (LmPosition) position = from_board (get_game (), board, 0);
  guint distance = 0;
  const LmValue value = lm_table_look_up (LM_TABLE (table), position, &distance);

  g_assert_cmpuint (distance, ==, expected);
  g_assert_cmpuint (value, ==, expected % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS);
}

static guint
check_boards (LmZeckendorfTable *table,
              GHashTable        *solved,
              NaiveBoard        *board,
              guint              bin,
              guint              value)
{
  const guint fibonacci = lm_zeckendorf_fibonacci (bin);
  guint n_checked = 0;

  if (bin == 1)
    {
      board->chips[0] = value;
      check_in_table (table, solved, board);
      return 1;
    }

  for (guint height = 0; height * fibonacci <= value; height++)
    {
      board->chips[bin - 1] = height;
      n_checked += check_boards (table, solved, board, bin - 1, value - height * fibonacci);
    }
  board->chips[bin - 1] = 0;
  return n_checked;
}

static void
check_all_positions (guint n)
{
  g_autoptr (LmZeckendorfTable) table = make_table (n);
  g_autoptr (GHashTable) solved = naive_new ();
  NaiveBoard board = { 0 };
  guint n_checked = check_boards (table, solved, &board, lm_zeckendorf_count_bins (n), n);

  g_assert_cmpuint (n_checked, ==, lm_table_count (LM_TABLE (table)));
}

static void
test_all_positions (void)
{
  for (guint n = 1; n <= 40; n++)
    check_all_positions (n);
}

/* Beyond some bins more come into play: a value with a new last bin, and its neighbours. */
static void
test_larger_values (void)
{
  check_all_positions (54);
  check_all_positions (55);
  check_all_positions (88);
  check_all_positions (89);
}

static void
test_start (void)
{
  for (guint n = 1; n <= 60; n++)
    {
      g_autoptr (LmZeckendorfTable) table = make_table (n);
      const NaiveBoard board = { { n } };
      g_autoptr (LmPosition) start = from_board (get_game (), &board, 0);
      guint distance = 0;

      g_assert_cmpuint (lm_table_look_up (LM_TABLE (table), start, &distance), ==,
                        n == 2 ? LM_VALUE_WIN : LM_VALUE_LOSS);
    }
}

/* Some position of value n that a game ends in @n_left moves after, as one random game goes. */
static void
play_until (NaiveBoard *board,
            guint       n_left,
            GRand      *rand)
{
  g_autoptr (GArray) game = g_array_new (FALSE, FALSE, sizeof (NaiveBoard));
  NaiveMove moves[NAIVE_MAX_MOVES];
  guint n_moves;

  g_array_append_val (game, *board);
  while ((n_moves = naive_moves (&forward, board, moves)) > 0)
    {
      *board = moves[g_rand_int_range (rand, 0, n_moves)].after;
      g_array_append_val (game, *board);
    }

  *board = g_array_index (game, NaiveBoard, game->len > n_left ? game->len - 1 - n_left : 0);
}

/* Single positions where going through all of them the naive way would take too long. */
static void
test_single_positions (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);

  for (guint n = 120; n <= 150; n += 5)
    {
      g_autoptr (LmZeckendorfTable) table = make_table (n);
      g_autoptr (GHashTable) solved = naive_new ();

      for (guint i = 0; i < 10; i++)
        {
          NaiveBoard board = { { n } };

          play_until (&board, 10 + 5 * i, rand);
          check_in_table (table, solved, &board);
        }
      g_test_message ("n = %u: %u positions solved the naive way", n, g_hash_table_size (solved));
    }
}

static void
test_memory (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmZeckendorfTable) table = NULL;
  g_autoptr (GError) error = NULL;

  lm_solve_context_set_memory (context, 150418189);
  g_assert_null (new_table (300, context, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, "75209095"));
  g_assert_nonnull (strstr (error->message, "150418190"));
  g_test_message ("%s", error->message);

  /* Where the positions lie is a little beside. */
  g_clear_error (&error);
  lm_solve_context_set_memory (context, 2 * 97075);
  table = new_table (100, context, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (lm_table_get_bytes (LM_TABLE (table)), >=, 2 * 97075);
  g_assert_cmpuint (lm_table_get_bytes (LM_TABLE (table)), <, 2.1 * 97075);
}

/* A table that no machine can hold is refused at once, whatever is allowed. */
static void
test_huge (void)
{
  static const guint values[] = { 2000, 5000, 12000, 12001, LM_ZECKENDORF_MAX_VALUE };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (LmSolveContext) context = make_context (NULL);
      g_autoptr (GError) error = NULL;

      lm_solve_context_set_memory (context, values[i] == 2000 ? G_GUINT64_CONSTANT (1) << 40 : G_MAXUINT64);
      g_assert_null (new_table (values[i], context, &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
      g_test_message ("%s", error->message);
    }
}

static void
test_time (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;

  lm_solve_context_set_seconds (context, 0.01);
  g_assert_null (new_table (300, context, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, "0.01 s"));
}

static void
test_cancelled_before (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmSolveContext) context = make_context (cancellable);
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (new_table (100, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static gpointer
build_300 (gpointer data)
{
  LmSolveContext *context = data;
  g_autoptr (GError) error = NULL;

  g_assert_null (new_table (300, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  return NULL;
}

/* From the word to the end of the thread, the memory given back included: in milliseconds of this program's own time. */
static double
measure_cancel (guint64 done_before)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmSolveContext) context = make_context (cancellable);
  GThread *thread = g_thread_new ("build", build_300, context);
  guint64 done = 0;
  guint64 total = 0;
  clock_t start;

  while (total == 0 || done < done_before)
    {
      g_usleep (1000);
      lm_solve_context_get_progress (context, &done, &total);
    }
  g_assert_cmpuint (total, ==, 75209095);
  g_assert_cmpuint (done, <, total);

  start = clock ();
  g_cancellable_cancel (cancellable);
  g_thread_join (thread);
  return (clock () - start) * 1000.0 / CLOCKS_PER_SEC;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

static void
test_cancel (void)
{
  double times[5];

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    times[i] = measure_cancel (i * 5000000);

  qsort (times, G_N_ELEMENTS (times), sizeof times[0], compare_doubles);
  g_test_message ("cancelled within %.1f ms (median), %.1f ms (worst); promised: %d ms",
                  times[G_N_ELEMENTS (times) / 2], times[G_N_ELEMENTS (times) - 1], PROMISED_MS);
  g_assert_cmpfloat (times[G_N_ELEMENTS (times) / 2], <, TOLERATED_MS);
}

/* A table is gone from whoever drops it at once, large as it may be. */
static void
test_release (void)
{
  LmZeckendorfTable *table = make_table (250);
  const guint64 bytes = lm_table_get_bytes (LM_TABLE (table));
  const clock_t start = clock ();
  double elapsed;

  g_object_unref (table);
  elapsed = (clock () - start) * 1000.0 / CLOCKS_PER_SEC;
  g_test_message ("%" G_GUINT64_FORMAT " bytes given back in %.1f ms", bytes, elapsed);
  g_assert_cmpfloat (elapsed, <, TOLERATED_MS);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/zeckendorf/table/all-positions", test_all_positions);
  g_test_add_func ("/zeckendorf/table/larger-values", test_larger_values);
  g_test_add_func ("/zeckendorf/table/start", test_start);
  g_test_add_func ("/zeckendorf/table/single-positions", test_single_positions);
  g_test_add_func ("/zeckendorf/table/memory", test_memory);
  g_test_add_func ("/zeckendorf/table/huge", test_huge);
  g_test_add_func ("/zeckendorf/table/time", test_time);
  g_test_add_func ("/zeckendorf/table/cancelled-before", test_cancelled_before);
  g_test_add_func ("/zeckendorf/table/cancel", test_cancel);
  g_test_add_func ("/zeckendorf/table/release", test_release);

  return g_test_run ();
}
