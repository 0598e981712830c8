/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-so-long-sucker.c: how fast endgames of So Long Sucker are decided, and games are played out. */

#include "engine/solve/lm-answer.h"
#include "games/so-long-sucker/rules/rules.h"
#include "games/so-long-sucker/solver/solver.h"
#include "tests/games/naive-so-long-sucker.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define MEMORY (G_GUINT64_CONSTANT (1) << 30)

static LmSolveContext *
make_context (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (MEMORY);
  LmSolveContext *context = lm_solve_context_new (NULL, cache);

  lm_solve_context_set_memory (context, MEMORY);
  return context;
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

/* The whole answer: the value and what each move does; without end when the memory does not suffice. */
static double
time_answer (LmPosition *position)
{
  g_autoptr (LmSolveContext) context = make_context ();
  const double start = get_seconds ();
  g_autoptr (LmAnswer) answer = lm_sls_solve (position, context, NULL);

  return answer->value != LM_VALUE_UNKNOWN ? get_seconds () - start : INFINITY;
}

static void
print_times (const char *name,
             double     *times,
             guint       n_times)
{
  qsort (times, n_times, sizeof times[0], compare_doubles);
  printf ("%-24s  %4u  %9.4f  %9.4f  %9.4f\n", name, n_times, times[n_times / 2], times[n_times * 9 / 10],
          times[n_times - 1]);
}

static void
measure_random (const char *name,
                guint       n_colours,
                guint       n_chips,
                guint       n_times)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (n_chips);
  g_autofree double *times = g_new (double, n_times);

  for (guint i = 0; i < n_times; i++)
    {
      g_auto (LmSlsSetup) setup = { 0 };
      g_autoptr (LmPosition) position = NULL;

      naive_random_setup (&setup, 2, n_colours, n_chips, rand);
      setup.dead_discard = i % 2;
      position = lm_sls_position_new (&setup, NULL);
      times[i] = time_answer (position);
    }

  print_times (name, times, n_times);
}

/* All chips in hand: the most that can still happen. @places: for piles; 0 for any number. */
static void
measure_full_hands (const char *name,
                    guint       n_chips,
                    guint       places,
                    guint       n_times)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (n_chips);
  g_autofree double *times = g_new (double, n_times);

  for (guint i = 0; i < n_times; i++)
    {
      g_auto (LmSlsSetup) setup = { 0 };
      g_autoptr (LmPosition) position = NULL;

      lm_sls_setup_init (&setup, places, 0);
      setup.score[2] = 1;
      setup.score[3] = 2;
      for (guint chip = 0; chip < n_chips; chip++)
        setup.hands[chip % 2][g_rand_int_range (rand, 0, 4)]++;
      position = lm_sls_position_new (&setup, NULL);
      times[i] = time_answer (position);
    }

  print_times (name, times, n_times);
}

static void
measure_playouts (guint n_games)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_auto (LmSlsSetup) setup = { 0 };
  g_autoptr (LmPosition) position = NULL;
  const double start = get_seconds ();
  guint64 n_steps = 0;

  lm_sls_setup_init (&setup, 8, 6);
  position = lm_sls_position_new (&setup, NULL);
  for (guint i = 0; i < n_games; i++)
    {
      LmSlsState state;

      lm_sls_state_copy (&state, lm_sls_position_get_state (position));
      for (guint64 n_moves; (n_moves = lm_sls_state_count_moves (&state)) > 0; n_steps++)
        lm_sls_state_apply (&state, lm_sls_state_nth_move (&state, g_rand_int_range (rand, 0, n_moves)));
    }

  printf ("%u games, %" G_GUINT64_FORMAT " steps, %.2f million steps a second\n", n_games, n_steps,
          n_steps / (get_seconds () - start) * 1e-6);
}

int
main (int   argc,
      char *argv[])
{
  if (argc >= 3)
    {
      measure_full_hands ("all in hand", atoi (argv[1]), argc > 3 ? atoi (argv[3]) : 0, atoi (argv[2]));
      return 0;
    }

  printf ("Processor time of whole answers (value and every move), two players left\n"
          "positions                 how many   median s   90 %% s     worst s\n");
  measure_random ("12 chips, 3 colours", 3, 12, 200);
  measure_random ("12 chips, 4 colours", 4, 12, 200);
  measure_full_hands ("12 chips, all in hand", 12, 0, 50);
  measure_random ("16 chips, 3 colours", 3, 16, 60);
  measure_random ("16 chips, 4 colours", 4, 16, 60);
  measure_full_hands ("16 chips, all in hand", 16, 0, 30);
  measure_full_hands ("16 chips, 8 places", 16, 8, 30);
  measure_full_hands ("16 chips, 4 places", 16, 4, 30);

  printf ("\nGames of random moves from the start, 8 piles and 6 chips each\n");
  measure_playouts (20000);

  return 0;
}
