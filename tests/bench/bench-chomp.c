/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-chomp.c: how fast Chomp and reversed Chomp are solved for all positions of a board, beside a plain solver. */

#include "engine/solve/lm-answer.h"
#include "engine/solve/lm-table.h"
#include "games/chomp/rules/rules.h"
#include "games/chomp/solver/solver.h"
#include "games/lm-games.h"

#include <stdio.h>
#include <sys/resource.h>
#include <time.h>

#define MAX_RUNS 5

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

static double
get_peak_megabytes (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_maxrss / 1024.0 * 1.048576;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

static LmChompTable *
make_table (LmChompTableKind  kind,
            guint             side,
            gboolean          distances,
            guint             n_runs,
            double           *seconds)
{
  g_autoptr (LmChompTable) table = NULL;
  double times[MAX_RUNS];
  LmChompShape box;

  lm_chomp_shape_init_box (&box, (LmChompSpot) { side, side });
  for (guint i = 0; i < n_runs; i++)
    {
      g_autoptr (LmSolveContext) context = make_context ();
      double start;

      g_clear_object (&table);
      start = get_seconds ();
      table = lm_chomp_table_new (kind, &box, distances, context, NULL);
      times[i] = get_seconds () - start;
    }

  qsort (times, n_runs, sizeof times[0], compare_doubles);
  *seconds = times[n_runs / 2];
  return g_steal_pointer (&table);
}

static void
measure (LmChompTableKind kind,
         guint            side,
         gboolean         distances,
         guint            n_runs)
{
  double seconds;
  g_autoptr (LmChompTable) table = make_table (kind, side, distances, n_runs, &seconds);
  const guint64 count = lm_chomp_table_count (lm_chomp_table_get_limit (table));

  printf ("%2u x %2u  %9" G_GUINT64_FORMAT "  %9.4f  %7.1f  %8.3f  %7.1f\n", side, side, count, seconds,
          count / seconds / 1e6, (double) lm_table_get_bytes (LM_TABLE (table)) / count, get_peak_megabytes ());
  fflush (stdout);
}

/* Whether a bite into @rows leaves a position that the other player loses. */
static gboolean
wins (const LmChompLattice *lattice,
      const guint8         *lost,
      const guint8         *rows)
{
  LmChompShape shape;

  lm_chomp_shape_init_rows (&shape, rows, lattice->n_rows);
  for (guint row = 1; row <= shape.n_rows; row++)
    for (guint column = 1; column <= shape.rows[row - 1]; column++)
      {
        LmChompShape after;

        if (lm_chomp_shape_eat (&shape, (LmChompSpot) { row, column }, &after) && lost[lm_chomp_lattice_rank (lattice, after.rows)])
          return TRUE;
      }

  return FALSE;
}

/* The same by the definition: every position looks at its moves until one wins. */
static void
measure_against_definition (guint side)
{
  double fast;
  g_autoptr (LmChompTable) table = make_table (LM_CHOMP_TABLE_FORWARD, side, FALSE, MAX_RUNS, &fast);
  const LmChompLattice *lattice = lm_chomp_table_get_lattice (table);
  g_autofree guint8 *lost = g_malloc0 (lattice->count);
  const double start = get_seconds ();
  double plain;

  for (guint64 rank = 1; rank < lattice->count; rank++)
    {
      guint8 rows[LM_CHOMP_MAX_SIDE];

      lm_chomp_lattice_unrank (lattice, rank, rows);
      lost[rank] = !wins (lattice, lost, rows);
    }
  plain = get_seconds () - start;

  for (guint64 rank = 1; rank < lattice->count; rank++)
    {
      guint8 rows[LM_CHOMP_MAX_SIDE];
      LmChompShape shape;
      guint distance;

      lm_chomp_lattice_unrank (lattice, rank, rows);
      lm_chomp_shape_init_rows (&shape, rows, lattice->n_rows);
      if (lost[rank] != (lm_chomp_table_lookup (table, &shape, &distance) == LM_VALUE_LOSS))
        g_error ("The table of %u x %u is wrong.", side, side);
    }

  printf ("%2u x %2u  %9.4f  %9.4f  %6.0f\n", side, side, plain, fast, plain / fast);
}

/* A hint when the table is there: the value and the moves to the end of a position and of all its moves. */
static void
measure_answers (guint side)
{
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (LmGame) game = lm_chomp_new ();
  g_autoptr (LmPosition) start = NULL;
  guint n_answers = 0;
  LmChompShape box;
  double first;
  double begun;

  lm_chomp_shape_init_box (&box, (LmChompSpot) { side, side });
  start = lm_chomp_position_new (game, &box, 0, NULL);
  begun = get_seconds ();
  lm_answer_unref (LM_GAME_GET_CLASS (game)->solve (start, context, NULL));
  first = get_seconds () - begun;

  begun = get_seconds ();
  for (guint i = 0; i < 1000; i++)
    {
      g_autoptr (LmPosition) position = lm_position_ref (start);

      while (!lm_position_is_over (position))
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          LmPosition *after = lm_position_play (position, move, NULL);

          lm_answer_unref (LM_GAME_GET_CLASS (game)->solve (position, context, NULL));
          lm_position_unref (position);
          position = after;
          n_answers++;
        }
    }

  printf ("%2u x %2u  %8.2f  %8.3f\n", side, side, first * 1e3, (get_seconds () - begun) / n_answers * 1e3);
}

int
main (void)
{
  lm_games_register ();

  printf ("Processor time throughout, one thread; the peak is that of the whole process so far\n\n"
          "Chomp, who wins, all positions\n"
          "  board  positions   median s   mill/s  byte/pos  peak MB\n");
  measure (LM_CHOMP_TABLE_FORWARD, 10, FALSE, MAX_RUNS);
  measure (LM_CHOMP_TABLE_FORWARD, 12, FALSE, MAX_RUNS);
  measure (LM_CHOMP_TABLE_FORWARD, 14, FALSE, MAX_RUNS);
  measure (LM_CHOMP_TABLE_FORWARD, 16, FALSE, 1);

  printf ("\nThe same beside a solver that looks at the moves of every position\n"
          "  board    plain s   median s   ratio\n");
  measure_against_definition (10);
  measure_against_definition (12);

  printf ("\nChomp with the moves to the end\n"
          "  board  positions   median s   mill/s  byte/pos  peak MB\n");
  measure (LM_CHOMP_TABLE_FORWARD, 10, TRUE, MAX_RUNS);
  measure (LM_CHOMP_TABLE_FORWARD, 12, TRUE, MAX_RUNS);
  measure (LM_CHOMP_TABLE_FORWARD, 14, TRUE, MAX_RUNS);

  printf ("\nReversed Chomp, with the moves to the end, then without\n"
          "  board  positions   median s   mill/s  byte/pos  peak MB\n");
  measure (LM_CHOMP_TABLE_BACKWARD, 8, TRUE, MAX_RUNS);
  measure (LM_CHOMP_TABLE_BACKWARD, 10, TRUE, MAX_RUNS);
  measure (LM_CHOMP_TABLE_BACKWARD, 10, FALSE, MAX_RUNS);
  measure (LM_CHOMP_TABLE_BACKWARD, 12, FALSE, MAX_RUNS);
  measure (LM_CHOMP_TABLE_BACKWARD, 14, FALSE, 1);

  printf ("\nAn answer with nothing to draw on, then from the table, in random games\n"
          "  board  first ms   next ms\n");
  measure_answers (6);
  measure_answers (10);
  measure_answers (12);

  return 0;
}
