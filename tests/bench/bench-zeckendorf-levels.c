/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-zeckendorf-levels.c: how fast the winner of one start is found by a few levels, beside all levels kept, and a search. */

#include "games/zeckendorf/layers/levels.h"
#include "tests/games/naive-variants.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

#define MEMORY (G_GUINT64_CONSTANT (16) << 30)

/* Up to here all levels are kept beside, and the naive search. */
#define MAX_WHOLE 600
#define MAX_NAIVE 129

static const LmZeckendorfVariant variants[] = {
  { .kind = LM_ZECKENDORF_REVERSED },
  { .kind = LM_ZECKENDORF_REVERSED, .stagnant = TRUE },
  { .kind = LM_ZECKENDORF_FORWARD },
};
static const char *const names[] = { "reversed", "stagnant", "forward" };

/* Seconds on the clock, of the program, and of the system. */
typedef struct
{
  double wall;
  double user;
  double system;
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

static Times
get_times (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (Times) {
    g_get_monotonic_time () / 1e6,
    usage.ru_utime.tv_sec + usage.ru_utime.tv_usec / 1e6,
    usage.ru_stime.tv_sec + usage.ru_stime.tv_usec / 1e6,
  };
}

static Times
get_since (Times start)
{
  const Times now = get_times ();

  return (Times) { now.wall - start.wall, now.user - start.user, now.system - start.system };
}

static void
print_line (const char *game,
            const char *way,
            guint       n,
            guint       n_threads,
            Times       times,
            guint64     bytes,
            LmValue     value)
{
  const guint64 positions = lm_zeckendorf_count_positions (n);

  printf ("%-8s  %4u  %-6s  %7u  %8.3f  %8.3f  %8.3f  %8.0f  %9.1f  %6.3f  %u\n", game, n, way, n_threads, times.wall,
          times.user, times.system, positions / (times.user + times.system) / 1e6, bytes / 1e6, 8.0 * bytes / positions,
          value == LM_VALUE_WIN ? 1 : 2);
}

static void
get_start (guint    game,
           guint    n,
           guint32 *heights)
{
  if (variants[game].kind == LM_ZECKENDORF_FORWARD)
    heights[0] = n;
  else
    lm_zeckendorf_decompose (n, heights);
}

static LmValue
measure_levels (guint game,
                guint n,
                guint n_threads)
{
  g_autoptr (LmSolveContext) context = make_context (n_threads);
  g_autoptr (GError) error = NULL;
  LmZeckendorfWanted wanted = { 0 };
  const Times start = get_times ();
  g_autoptr (LmZeckendorfLevels) levels = lm_zeckendorf_levels_new (&variants[game], n, context, &error);

  g_assert_no_error (error);
  get_start (game, n, wanted.heights);
  lm_zeckendorf_levels_solve (levels, n, &wanted, 1, context, &error);
  g_assert_no_error (error);
  print_line (names[game], "levels", n, n_threads, get_since (start), lm_zeckendorf_levels_get_bytes (levels), wanted.value);
  return wanted.value;
}

static LmValue
measure_whole (guint game,
               guint n,
               guint n_threads)
{
  g_autoptr (LmSolveContext) context = make_context (n_threads);
  g_autoptr (GError) error = NULL;
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };
  const Times start = get_times ();
  g_autoptr (LmZeckendorfLevels) levels = lm_zeckendorf_levels_new_whole (&variants[game], n, context, &error);
  LmValue value;

  g_assert_no_error (error);
  get_start (game, n, heights);
  value = lm_zeckendorf_levels_look_up (levels, heights);
  print_line (names[game], "all", n, n_threads, get_since (start), lm_zeckendorf_levels_get_bytes (levels), value);
  return value;
}

static LmValue
measure_search (guint game,
                guint n)
{
  const NaiveRules rules = { .reversed = game < 2, .stagnant = game == 1 };
  g_autoptr (GHashTable) solved = naive_new ();
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };
  NaiveBoard board = { .stock = 0 };
  const Times start = get_times ();
  LmValue value;

  get_start (game, n, heights);
  for (guint i = 0; i < NAIVE_BINS; i++)
    board.chips[i] = heights[i];
  value = naive_solve (&rules, solved, &board) % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS;
  print_line (names[game], "search", n, 1, get_since (start), g_hash_table_size (solved) * sizeof board, value);
  return value;
}

static void
measure (guint game,
         guint n,
         guint n_threads)
{
  const LmValue value = measure_levels (game, n, n_threads);

  if (n <= MAX_WHOLE)
    g_assert_cmpuint (measure_whole (game, n, n_threads), ==, value);
  if (n <= MAX_NAIVE && n_threads == 1)
    g_assert_cmpuint (measure_search (game, n), ==, value);
}

/* With arguments only these values of the reversed game are measured. */
int
main (int   argc,
      char *argv[])
{
  static const guint values[] = { 100, 200, 300, 400, 500 };

  printf ("game         n  way     threads    wall s    user s  system s    10^6/s         MB  bits/position  winner\n");
  for (int i = 1; i < argc; i++)
    for (guint n_threads = 1; n_threads <= 2; n_threads++)
      measure (0, atoi (argv[i]), n_threads);

  for (guint game = 0; argc == 1 && game < G_N_ELEMENTS (variants); game++)
    for (guint i = 0; i < G_N_ELEMENTS (values); i++)
      for (guint n_threads = 1; n_threads <= 2; n_threads++)
        measure (game, values[i], n_threads);

  return 0;
}
