/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-cancel.c: how soon the solver of the window is done after it was cancelled, at any moment of hints for hard positions. */

#include "../games/examples.h"
#include "engine/solve/lm-solver.h"
#include "games/lm-games.h"

#include <stdlib.h>

#define N_TIMES 1000
#define MEBIBYTES 2000
#define MAX_WAIT_US 200000

typedef struct
{
  GMainLoop    *loop;
  GCancellable *cancellable;
  gint64        cancelled; /* monotonic; 0 = not yet */
  gint64        ended;
} Call;

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  Call *call = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAdvice) advice = lm_solver_ask_finish (LM_SOLVER (source), result, &error);

  call->ended = g_get_monotonic_time ();
  g_main_loop_quit (call->loop);
}

static gboolean
cancel_cb (gpointer data)
{
  Call *call = data;

  call->cancelled = g_get_monotonic_time ();
  g_cancellable_cancel (call->cancellable);
  return G_SOURCE_REMOVE;
}

/* Returns: milliseconds; below 0 where the answer came before */
static double
cancel_once (LmSolver   *solver,
             const char *text,
             GRand      *rand)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
  g_autoptr (GSource) timeout = g_timeout_source_new (g_rand_int_range (rand, 1, MAX_WAIT_US) / 1000);
  Call call = { loop, cancellable };

  g_source_set_callback (timeout, cancel_cb, &call, NULL);
  g_source_attach (timeout, NULL);
  lm_solver_ask_async (solver, lm_question_new_advice (position), cancellable, answered_cb, &call);
  g_main_loop_run (loop);
  g_source_destroy (timeout);
  return call.cancelled == 0 ? -1 : (call.ended - call.cancelled) / 1000.0;
}

static int
compare (const void *a,
         const void *b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (GPtrArray) positions = examples_list_all ("hard");
  const guint n_times = CLAMP (argc > 1 ? atoi (argv[1]) : N_TIMES, 1, N_TIMES);
  double times[N_TIMES];
  guint n = 0;

  lm_games_register ();
  lm_solver_set_memory (solver, (guint64) MEBIBYTES << 20);
  lm_solver_set_threads (solver, 2);
  for (guint i = 0; n < n_times && i < 100 * n_times; i++)
    {
      const double taken = cancel_once (solver, g_ptr_array_index (positions, i % positions->len), rand);

      if (taken >= 0)
        times[n++] = taken;
    }

  qsort (times, n, sizeof *times, compare);
  g_print ("%u cancelled hints: p50 %.1f, p99 %.1f, longest %.1f ms\n", n, times[n / 2], times[n * 99 / 100], times[n - 1]);
  return n == n_times && times[n * 99 / 100] <= 50 ? EXIT_SUCCESS : EXIT_FAILURE;
}
