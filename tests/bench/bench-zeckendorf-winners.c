/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-zeckendorf-winners.c: how fast the table of winners is made, beside plain ways to make it. */

#include "engine/solve/lm-table.h"
#include "games/zeckendorf/solver/solver.h"
#include "plain-rows.h"
#include "tests/games/naive-variants.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define MAX_RUNS 5
#define SEED 1

/* Memory for n = 600; a machine that has less says so. */
#define MEMORY (G_GUINT64_CONSTANT (3) << 30)

static const LmZeckendorfVariant variants[] = {
  { .kind = LM_ZECKENDORF_FORWARD },
  { .kind = LM_ZECKENDORF_REVERSED },
  { .kind = LM_ZECKENDORF_REVERSED, .stagnant = TRUE },
};

/* Seconds on the clock, and of processors. */
typedef struct
{
  double wall;
  double processor;
} Times;

static LmSolveContext *
make_context (guint n_threads)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (MEMORY);
  LmSolveContext *context = lm_solve_context_new (NULL, cache);

  lm_solve_context_set_memory (context, MEMORY);
  lm_solve_context_set_threads (context, n_threads);
  return context;
}

static double
get_processor_seconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static LmZeckendorfWinners *
make_winners (const LmZeckendorfVariant *variant,
              guint                      n,
              guint                      n_threads,
              Times                     *times)
{
  g_autoptr (LmSolveContext) context = make_context (n_threads);
  g_autoptr (GError) error = NULL;
  const gint64 wall = g_get_monotonic_time ();
  const double processor = get_processor_seconds ();
  LmZeckendorfWinners *winners = lm_zeckendorf_winners_new (variant, n, context, &error);

  g_assert_no_error (error);
  *times = (Times) { (g_get_monotonic_time () - wall) / 1e6, get_processor_seconds () - processor };
  return winners;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const double difference = ((const Times *) a)->wall - ((const Times *) b)->wall;

  return (difference > 0) - (difference < 0);
}

/* The run of median time on the clock. */
static Times
measure (const LmZeckendorfVariant *variant,
         guint                      n,
         guint                      n_threads,
         guint                      n_runs,
         guint64                   *positions,
         guint64                   *bytes)
{
  Times times[MAX_RUNS];

  for (guint run = 0; run < n_runs; run++)
    {
      g_autoptr (LmZeckendorfWinners) winners = make_winners (variant, n, n_threads, &times[run]);

      *positions = lm_table_count (LM_TABLE (winners));
      *bytes = lm_table_get_bytes (LM_TABLE (winners));
    }

  qsort (times, n_runs, sizeof times[0], compare_times);
  return times[n_runs / 2];
}

static void
measure_building (const char                *name,
                  const LmZeckendorfVariant *variant,
                  guint                      n,
                  guint                      n_threads,
                  guint                      n_runs)
{
  guint64 positions = 0;
  guint64 bytes = 0;
  const Times times = measure (variant, n, n_threads, n_runs, &positions, &bytes);

  printf ("%-8s  %4u  %7u  %12" G_GUINT64_FORMAT "  %8.4f  %9.4f  %8.0f  %10" G_GUINT64_FORMAT "  %6.3f\n",
          name, n, n_threads, positions, times.wall, times.processor, positions / times.wall / 1e6, bytes,
          (double) bytes / positions);
}

/* Whether both say the same of the start and of some other positions. */
static void
compare (LmZeckendorfWinners *winners,
         const PlainRows     *rows,
         guint                n)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < 100000; i++)
    {
      guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };
      guint value = n;

      for (guint bin = rows->n_bins; bin > 1; bin--)
        {
          heights[bin - 1] = g_rand_int_range (rand, 0, value / plain_worth[bin] + 1);
          value -= heights[bin - 1] * plain_worth[bin];
        }
      heights[0] = value;
      g_assert_cmpuint (lm_zeckendorf_winners_lookup (winners, heights), ==,
                        plain_is_lost (rows, heights) ? LM_VALUE_LOSS : LM_VALUE_WIN);
    }
}

static void
measure_against_rows (guint n)
{
  Times alone = { 0 };
  Times both = { 0 };
  g_autoptr (LmZeckendorfWinners) winners = make_winners (&variants[1], n, 1, &alone);
  const double processor = get_processor_seconds ();
  const gint64 start = g_get_monotonic_time ();
  PlainRows *rows = plain_new (n);
  const Times plain = { (g_get_monotonic_time () - start) / 1e6, get_processor_seconds () - processor };

  compare (winners, rows, n);
  g_clear_object (&winners);
  winners = make_winners (&variants[1], n, 2, &both);
  printf ("%4u  %8.4f  %8.4f  %9.4f  %5.1f  %9.4f  %5.1f\n", n, plain.wall, plain.processor,
          alone.processor, plain.processor / alone.processor, both.wall, plain.wall / both.wall);
  plain_free (rows);
}

static void
measure_against_search (guint n)
{
  const NaiveRules rules = { .reversed = TRUE };
  g_autoptr (GHashTable) solved = naive_new ();
  guint32 heights[LM_ZECKENDORF_MAX_BINS];
  NaiveBoard board = { .stock = 0 };
  Times times = { 0 };
  g_autoptr (LmZeckendorfWinners) winners = make_winners (&variants[1], n, 1, &times);
  double search = get_processor_seconds ();

  lm_zeckendorf_decompose (n, heights);
  for (guint i = 0; i < NAIVE_BINS; i++)
    board.chips[i] = heights[i];
  g_assert_cmpuint (naive_solve (&rules, solved, &board) % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS, ==,
                    lm_zeckendorf_winners_lookup (winners, heights));
  search = get_processor_seconds () - search;
  printf ("%4u  %9u  %9.4f  %9.5f  %6.0f\n", n, g_hash_table_size (solved), search, times.processor,
          search / times.processor);
}

static gboolean
take_row (const LmCell *row,
          gpointer      n_won)
{
  *(guint *) n_won += row[1].number == 1;
  return TRUE;
}

static void
measure_sweep (guint to)
{
  g_autoptr (LmSolveContext) context = make_context (2);
  g_autoptr (GHashTable) options = g_hash_table_new (g_str_hash, g_str_equal);
  const gint64 start = g_get_monotonic_time ();
  guint n_won = 0;
  LmTableRun run = { .from = 2, .to = to, .options = options, .context = context, .emit = take_row, .emit_data = &n_won };

  g_assert_true (lm_reversed_tables[0].run (&run, NULL));
  printf ("%4u  %8.2f  %6.4f\n", to, (g_get_monotonic_time () - start) / 1e6, (double) n_won / (to - 1));
}

/* With an argument only what takes long is measured: one table of that value, or with "sweep" all up to it. */
static int
measure_one (char **arguments)
{
  const guint n = atoi (arguments[1]);

  if (arguments[2] != NULL)
    measure_sweep (n);
  else
    for (guint n_threads = 1; n_threads <= 2; n_threads++)
      measure_building ("reversed", &variants[1], n, n_threads, 1);
  return 0;
}

int
main (int   argc,
      char *argv[])
{
  if (argc > 1)
    return measure_one (argv);

  printf ("The table of winners, from cold\n"
          "game         n  threads     positions    wall s  process s    10^6/s       bytes  bytes/position\n");
  for (guint n_threads = 1; n_threads <= 2; n_threads++)
    {
      measure_building ("forward", &variants[0], 400, n_threads, 5);
      measure_building ("stagnant", &variants[2], 400, n_threads, 5);
      measure_building ("reversed", &variants[1], 129, n_threads, 5);
      measure_building ("reversed", &variants[1], 300, n_threads, 5);
      measure_building ("reversed", &variants[1], 400, n_threads, 5);
      measure_building ("reversed", &variants[1], 500, n_threads, 3);
    }

  printf ("\nThe reversed game beside plain C, row by row in one thread\n"
          "   n   plain s   process  process 1  ratio  wall of 2  ratio\n");
  measure_against_rows (129);
  measure_against_rows (300);

  printf ("\nThe same beside a search with a hash table\n"
          "   n  positions   search s    table s   ratio\n");
  measure_against_search (80);
  measure_against_search (129);

  printf ("\nAll tables of the reversed game from 2 on, two threads\n"
          "  to    wall s  Player 1's share\n");
  measure_sweep (300);

  return 0;
}
