/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-take-away.c: how fast cutoffs are found, huge piles answered and moves to the end tabulated. */

#include "engine/solve/lm-answer.h"
#include "engine/solve/lm-reason.h"
#include "engine/solve/lm-table.h"
#include "games/take-away/solver/solver.h"
#include "games/take-away/take-away.h"
#include "games/take-away/theory/theory.h"

#include <stdio.h>
#include <time.h>

#define N_RUNS 5

static LmSolveContext *
make_context (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (G_GUINT64_CONSTANT (1) << 30);

  return lm_solve_context_new (NULL, cache);
}

/* Of this process: on a busy machine the clock on the wall tells more about the others. */
static double
get_seconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

static double
median (double *times)
{
  qsort (times, N_RUNS, sizeof times[0], compare_doubles);
  return times[N_RUNS / 2];
}

static double
time_cutoffs (guint             to,
              LmTakeAwayCutoff *last)
{
  const double start = get_seconds ();
  g_autoptr (LmTakeAwayCutoffs) cutoffs = lm_take_away_cutoffs_new ();
  LmTakeAwayCutoff cutoff;

  while (lm_take_away_cutoffs_next (cutoffs, &cutoff)
         && cutoff.cutoff.numerator <= to * cutoff.cutoff.denominator)
    *last = cutoff;

  return get_seconds () - start;
}

static void
measure_cutoffs (guint   to,
                 guint64 count)
{
  LmTakeAwayCutoff last;
  double times[N_RUNS];

  for (guint i = 0; i < N_RUNS; i++)
    times[i] = time_cutoffs (to, &last);
  g_assert_cmpuint (last.count, ==, count);

  const double middle = median (times);
  printf ("%5u  %7" G_GUINT64_FORMAT "  %9.4f  %9.4f  %6.3f\n",
          to, last.count, middle, times[0], (double) last.count / to / to);
}

/* The same by the definition alone: every sequence from its beginning, and the least ratio of a long piece of it. */
static void
measure_against_definition (guint to)
{
  LmTakeAwayFraction alpha = { 1, 1 };
  const double start = get_seconds ();
  guint64 count = 0;
  LmTakeAwayCutoff last;
  double times[N_RUNS];
  double plain;

  while (alpha.numerator <= to * alpha.denominator)
    {
      g_autoptr (LmTakeAwaySequence) sequence = lm_take_away_sequence_new (&alpha);

      alpha = lm_take_away_sequence_get_to (sequence);
      count++;
    }
  plain = get_seconds () - start;

  for (guint i = 0; i < N_RUNS; i++)
    times[i] = time_cutoffs (to, &last);
  g_assert_cmpuint (count, ==, last.count + 1);
  printf ("%5u  %9.4f  %9.4f  %6.1f\n", to, plain, median (times), plain / median (times));
}

static void
measure_answers (guint numerator,
                 guint denominator,
                 guint n_digits)
{
  const LmTakeAwayFraction alpha = lm_take_away_fraction_new (numerator, denominator);
  g_autoptr (LmGame) game = lm_take_away_new (&alpha);
  g_autofree char *name = lm_take_away_fraction_to_string (&alpha);
  g_autofree char *digits = g_strnfill (n_digits, '7');
  g_autoptr (LmPosition) position = NULL;
  double answers[N_RUNS];
  double reasons[N_RUNS];
  g_auto (mpz_t) stones;

  mpz_init_set_str (stones, digits, 10);
  position = lm_take_away_position_new (game, stones, NULL, 0, NULL);
  for (guint i = 0; i < N_RUNS; i++)
    {
      g_autoptr (LmSolveContext) context = make_context ();
      const double start = get_seconds ();
      g_autoptr (LmAnswer) answer = lm_take_away_solve (position, context, NULL);
      const double answered = get_seconds ();
      g_autoptr (LmReason) reason = LM_GAME_GET_CLASS (game)->explain (position, answer, context);

      g_assert_nonnull (reason);
      answers[i] = (answered - start) * 1e3;
      reasons[i] = (get_seconds () - answered) * 1e3;
    }

  printf ("%8s  %6u  %10.3f  %10.3f\n", name, n_digits, median (answers), median (reasons));
}

static void
measure_table (guint stones)
{
  const LmTakeAwayFraction alpha = { 5, 2 };
  double times[N_RUNS];
  guint64 bytes = 0;

  for (guint i = 0; i < N_RUNS; i++)
    {
      g_autoptr (LmSolveContext) context = make_context ();
      const double start = get_seconds ();
      g_autoptr (LmTakeAwayTable) table = lm_take_away_table_get (&alpha, stones, context, NULL);

      times[i] = get_seconds () - start;
      bytes = lm_table_get_bytes (LM_TABLE (table));
    }

  printf ("%6u  %9.4f  %9" G_GUINT64_FORMAT "\n", stones, median (times), bytes);
}

int
main (void)
{
  printf ("Processor time throughout\n\n"
          "All cutoffs, one thread\n"
          "   to    count   median s     best s  count/to²\n");
  measure_cutoffs (8, 37);
  measure_cutoffs (50, 3904);
  measure_cutoffs (100, 19062);
  measure_cutoffs (200, 90238);

  printf ("\nThe same beside every sequence from its beginning\n"
          "   to    plain s   median s   ratio\n");
  measure_against_definition (50);
  measure_against_definition (100);

  printf ("\nWhat a huge pile costs that nothing is known of: answer with all telling moves, then the reason\n"
          "   alpha  digits   answer ms   reason ms\n");
  measure_answers (2, 1, 100);
  measure_answers (43, 11, 100);
  measure_answers (8, 1, 100);
  measure_answers (100, 1, 100);
  measure_answers (2, 1, 1000);
  measure_answers (100, 1, 1000);
  measure_answers (1000, 1, 1000);

  printf ("\nMoves to the end of all piles and limits, alpha = 5/2\n"
          "stones   median s      bytes\n");
  measure_table (310);
  measure_table (1250);
  measure_table (5000);

  return 0;
}
