/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-zahlenschlacht.c: how fast positions of Zahlenschlacht are counted, beside playing them out. */

#include "../games/naive-zahlenschlacht.h"
#include "engine/solve/lm-advice.h"
#include "games/zahlenschlacht/solver/solver.h"
#include "games/zahlenschlacht/theory/theory.h"
#include "games/zahlenschlacht/zahlenschlacht.h"

#include <stdio.h>
#include <time.h>

#define N_RUNS 5

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

static guint
count_openings (guint to)
{
  guint n_won = 0;

  for (guint n = LM_ZAHLENSCHLACHT_MIN_N; n <= to; n++)
    for (guint d = LM_ZAHLENSCHLACHT_MIN_D; d <= n + 3; d++)
      n_won += lm_zahlenschlacht_count_winner (n, d, LM_ZAHLENSCHLACHT_DIVISIBLE) == LM_ZAHLENSCHLACHT_A;

  return n_won;
}

static void
measure_openings (guint to)
{
  double times[N_RUNS];
  guint n_won = 0;

  for (guint i = 0; i < N_RUNS; i++)
    {
      const double start = get_seconds ();

      n_won = count_openings (to);
      times[i] = get_seconds () - start;
    }

  printf ("%5u  %8u  %8u  %9.4f\n", to, (to - 3) * (to + 8) / 2, n_won, median (times));
}

/* Residue counts up to symmetry, every position that the opening leads to unless a winning move is found before. */
static void
measure_against_search (guint n,
                        guint d)
{
  const double start = get_seconds ();
  guint n_positions = 0;
  const gboolean a_wins = naive_a_wins (n, d, TRUE, &n_positions);
  const double searched = get_seconds ();
  int winner = LM_NOBODY;

  for (guint i = 0; i < 1000; i++)
    winner = lm_zahlenschlacht_count_winner (n, d, LM_ZAHLENSCHLACHT_DIVISIBLE);

  g_assert_cmpint (winner, ==, a_wins ? LM_ZAHLENSCHLACHT_A : LM_ZAHLENSCHLACHT_B);
  printf ("%5u %5u  %9u  %9.3f  %9.3f  %9.0f\n", n, d, n_positions, (searched - start) * 1e3,
          (get_seconds () - searched) * 1e3, (searched - start) / (get_seconds () - searched) * 1e3);
}

/* All sets of numbers, without residues. */
static void
measure_against_sets (guint n,
                      guint d)
{
  const double start = get_seconds ();
  g_autofree gboolean *wins = naive_solve_sets (n, d, TRUE);
  const double searched = get_seconds ();

  g_assert_cmpint (wins[(1u << n) - 1], ==,
                   lm_zahlenschlacht_count_winner (n, d, LM_ZAHLENSCHLACHT_DIVISIBLE) == LM_ZAHLENSCHLACHT_A);
  printf ("%5u %5u  %9u  %9.3f\n", n, d, 1u << n, (searched - start) * 1e3);
}

static void
measure_answers (guint n,
                 guint d)
{
  g_autoptr (LmPosition) position = lm_zahlenschlacht_position_new (n, d, LM_ZAHLENSCHLACHT_DIVISIBLE, NULL, 0, NULL);
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);
  double answers[N_RUNS];
  double hints[N_RUNS];

  for (guint i = 0; i < N_RUNS; i++)
    {
      g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
      const double start = get_seconds ();
      g_autoptr (LmAnswer) answer = lm_zahlenschlacht_solve (position, context, NULL);
      const double answered = get_seconds ();
      g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, NULL);

      g_assert_cmpuint (answer->moves->len, ==, n);
      g_assert_nonnull (advice);
      answers[i] = (answered - start) * 1e3;
      hints[i] = (get_seconds () - answered) * 1e3;
    }

  printf ("%5u %5u  %9.3f  %10.0f  %9.3f\n", n, d, median (answers), (n + 1) / median (answers) * 1e3, median (hints));
}

int
main (void)
{
  printf ("Processor time throughout\n\n"
          "All openings with d from 2 to n + 3, by the count alone\n"
          "   to     games  won by A   median s\n");
  measure_openings (41);
  measure_openings (101);
  measure_openings (401);

  printf ("\nThe same opening by search on residue counts up to symmetry\n"
          "    n     d  positions  search ms   count µs      ratio\n");
  measure_against_search (17, 7);
  measure_against_search (31, 8);
  measure_against_search (41, 9);
  measure_against_search (41, 13);

  printf ("\nBy search on sets of numbers\n"
          "    n     d       sets  search ms\n");
  measure_against_sets (15, 7);
  measure_against_sets (19, 8);

  printf ("\nAn answer with all moves, and a hint with a line to the end and the answer to every reply\n"
          "    n     d  answer ms  positions/s    hint ms\n");
  measure_answers (15, 7);
  measure_answers (101, 20);
  measure_answers (2017, 8);
  measure_answers (2999, 77);

  return 0;
}
