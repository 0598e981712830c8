/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-zeckendorf.c: how fast the table of the forward game is made and read, beside a plain search. */

#include "engine/solve/lm-answer.h"
#include "engine/solve/lm-table.h"
#include "games/lm-games.h"
#include "games/zeckendorf/rules/rules.h"
#include "games/zeckendorf/solver/solver.h"
#include "games/zeckendorf/zeckendorf.h"
#include "tests/games/naive-variants.h"

#include <stdio.h>

#define MAX_RUNS 9
#define SEED 1

static LmSolveContext *
make_context (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (G_GUINT64_CONSTANT (1) << 30);

  return lm_solve_context_new (NULL, cache);
}

static double
seconds_since (gint64 start)
{
  return (g_get_monotonic_time () - start) / 1e6;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

static double
median (double *times,
        guint   n_times)
{
  qsort (times, n_times, sizeof times[0], compare_doubles);
  return times[n_times / 2];
}

static LmPosition *
make_start (guint n)
{
  const LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_FORWARD };
  const guint32 ones[LM_ZECKENDORF_MAX_BINS] = { n };

  return lm_zeckendorf_position_new_full (lm_zeckendorf_game_get (&variant), ones, 0, 0, NULL);
}

static LmZeckendorfTable *
make_table (guint   n,
            double *seconds)
{
  g_autoptr (LmPosition) position = make_start (n);
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (GError) error = NULL;
  const gint64 start = g_get_monotonic_time ();
  LmZeckendorfTable *table = lm_zeckendorf_table_new (position, context, &error);

  *seconds = seconds_since (start);
  g_assert_no_error (error);
  return table;
}

/* From nothing to the table: counts, memory from the system, and every position. */
static void
measure_building (guint n,
                  guint n_runs)
{
  double times[MAX_RUNS];
  guint64 positions = 0;
  guint64 bytes = 0;

  for (guint run = 0; run < n_runs; run++)
    {
      g_autoptr (LmZeckendorfTable) table = make_table (n, &times[run]);

      positions = lm_table_count (LM_TABLE (table));
      bytes = lm_table_get_bytes (LM_TABLE (table));
    }

  const double middle = median (times, n_runs);
  printf ("%5u  %10" G_GUINT64_FORMAT "  %9.5f  %9.5f  %8.1f  %5.2f\n",
          n, positions, middle, times[0], positions / middle / 1e6, (double) bytes / positions);
}

static void
measure_against_search (guint n)
{
  g_autoptr (GHashTable) solved = naive_new ();
  const NaiveRules forward = { 0 };
  const NaiveBoard board = { { n } };
  g_autoptr (LmPosition) position = make_start (n);
  double times[MAX_RUNS];
  guint distance = 0;
  gint64 start;
  double search;

  for (guint run = 0; run < MAX_RUNS; run++)
    {
      g_autoptr (LmZeckendorfTable) table = make_table (n, &times[run]);
      lm_table_look_up (LM_TABLE (table), position, &distance);
    }

  start = g_get_monotonic_time ();
  g_assert_cmpuint (naive_solve (&forward, solved, &board), ==, distance);
  search = seconds_since (start);

  printf ("%5u  %10u  %9.5f  %9.5f  %8.0f\n",
          n, g_hash_table_size (solved), search, median (times, MAX_RUNS), search / median (times, MAX_RUNS));
}

/* Positions of a random game from n chips, again and again. */
static GPtrArray *
collect_positions (guint n,
                   guint wanted)
{
  GPtrArray *positions = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  g_autofree char *text = g_strdup_printf ("lastmove:zeckendorf?n=%u", n);

  while (positions->len < wanted)
    {
      g_autoptr (LmPosition) position = lm_position_parse (text, NULL);

      while (!lm_position_is_over (position))
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          LmPosition *after = lm_position_play (position, move, NULL);

          g_ptr_array_add (positions, g_steal_pointer (&position));
          position = after;
        }
    }

  return positions;
}

static void
measure_hints (guint n)
{
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (GPtrArray) positions = collect_positions (n, 10000);
  LmGame *game = lm_position_get_game (g_ptr_array_index (positions, 0));
  gint64 start;

  lm_answer_unref (LM_GAME_GET_CLASS (game)->solve (g_ptr_array_index (positions, 0), context, NULL));

  start = g_get_monotonic_time ();
  for (guint i = 0; i < positions->len; i++)
    lm_answer_unref (LM_GAME_GET_CLASS (game)->solve (g_ptr_array_index (positions, i), context, NULL));

  printf ("%5u  %10u  %9.2f\n", n, positions->len, seconds_since (start) * 1e6 / positions->len);
}

int
main (void)
{
  lm_games_register ();

  printf ("The table of all positions, from cold, one thread\n"
          "    n   positions   median s     best s   10^6/s  bytes/position\n");
  measure_building (100, 9);
  measure_building (200, 7);
  measure_building (300, 5);

  printf ("\nThe same beside a search with a hash table, from n chips in bin 1\n"
          "    n   positions   search s    table s     ratio\n");
  measure_against_search (60);
  measure_against_search (80);
  measure_against_search (100);

  printf ("\nAn answer from the table once it is there: value, moves to the end, and both of every move\n"
          "    n     answers  us/answer\n");
  measure_hints (100);
  measure_hints (200);
  measure_hints (300);

  return 0;
}
