/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-threads.c: what several threads do together; small enough to be watched by ThreadSanitizer. */

#include "engine/game/lm-error.h"
#include "game-checks.h"
#include "games/zeckendorf/solver/solver.h"
#include "reversed-survey.h"

#define SEED 8

static const LmZeckendorfVariant variants[] = {
  { .kind = LM_ZECKENDORF_FORWARD },
  { .kind = LM_ZECKENDORF_REVERSED },
  { .kind = LM_ZECKENDORF_REVERSED, .stagnant = TRUE },
};

static LmSolveContext *
create_context (GCancellable *cancellable,
                guint         n_threads)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (G_GUINT64_CONSTANT (1) << 30);
  LmSolveContext *context = lm_solve_context_new (cancellable, cache);

  lm_solve_context_set_threads (context, n_threads);
  return context;
}

static LmZeckendorfLevels *
make_whole (const LmZeckendorfVariant *variant,
            guint                      n,
            guint                      n_threads)
{
  g_autoptr (LmSolveContext) context = create_context (NULL, n_threads);
  g_autoptr (GError) error = NULL;
  LmZeckendorfLevels *levels = lm_zeckendorf_levels_new_whole (variant, n, context, &error);

  g_assert_no_error (error);
  return levels;
}

/* Some position of value @n. */
static void
draw_position (GRand   *rand,
               guint    n,
               guint32 *heights)
{
  guint value = n;

  for (guint bin = LM_ZECKENDORF_MAX_BINS; bin > 1; bin--)
    {
      const guint most = value / lm_zeckendorf_fibonacci (bin);

      heights[bin - 1] = MIN (g_rand_int_range (rand, 0, most + 1), g_rand_int_range (rand, 0, most + 1));
      value -= heights[bin - 1] * lm_zeckendorf_fibonacci (bin);
    }
  heights[0] = value;
}

/* However many work on them, the levels are the same; there is enough in them for three to do so. */
static void
test_together (gconstpointer data)
{
  const LmZeckendorfVariant *variant = data;
  const guint n = 230;
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  g_autoptr (LmZeckendorfLevels) alone = make_whole (variant, n, 1);

  for (guint n_threads = 2; n_threads <= 3; n_threads++)
    {
      g_autoptr (LmZeckendorfLevels) together = make_whole (variant, n, n_threads);

      for (guint i = 0; i < 50000; i++)
        {
          guint32 heights[LM_ZECKENDORF_MAX_BINS];

          draw_position (rand, n, heights);
          g_assert_cmpuint (lm_zeckendorf_levels_look_up (together, heights), ==,
                            lm_zeckendorf_levels_look_up (alone, heights));
        }
    }
}

static gpointer
build_450 (gpointer data)
{
  LmSolveContext *context = data;
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_zeckendorf_levels_new_whole (&variants[1], 450, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  return NULL;
}

/* Everybody stops, at work or waiting for somebody else, whenever it is. */
static void
test_cancelled (void)
{
  static const double shares[] = { 0, 1e-6, 1e-4, 0.01, 0.05, 0.1 };

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (LmSolveContext) context = create_context (cancellable, 4);
      GThread *thread = g_thread_new ("build", build_450, context);

      wait_for_share (context, shares[i]);
      g_cancellable_cancel (cancellable);
      g_thread_join (thread);
    }
}

static void
check_sweep (LmSurvey *survey)
{
  static const guint lost[] = { 3, 5, 8, 9, 11, 13, 14, 19, 20, 23, 31, 34, 37, 39 };
  guint n_lost = 0;

  for (guint n = 2; n <= 45; n++)
    {
      const gboolean is_lost = n_lost < G_N_ELEMENTS (lost) && lost[n_lost] == n;

      n_lost += is_lost ? 1 : 0;
      g_assert_cmpuint (get_winner (survey, n), ==, is_lost ? 2 : 1);
      g_assert_cmpuint (count_won (survey, n), ==, n - 1 - n_lost);
    }
}

static LmSolver *
make_solver (void)
{
  LmSolver *solver = lm_solver_new ();

  lm_solver_set_threads (solver, 2);
  return solver;
}

static void
extend (LmSurvey *survey,
        guint     to)
{
  lm_survey_extend (survey, to);
  while (lm_survey_is_running (survey))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_sweep (void)
{
  g_autoptr (LmSolver) solver = make_solver ();
  g_autoptr (LmSurvey) survey = lm_survey_new (solver, lm_reversed_tables, NULL);

  g_assert_cmpuint (get_reached (survey), ==, 1);
  extend (survey, 20);
  g_assert_cmpuint (get_reached (survey), ==, 20);
  extend (survey, 45);
  g_assert_null (lm_survey_get_problem (survey));
  g_assert_cmpuint (get_reached (survey), ==, 45);
  check_sweep (survey);
}

static gboolean
count_row (const LmCell *row,
           gpointer      n_rows)
{
  (*(guint *) n_rows)++;
  return TRUE;
}

static LmTableRun
make_run (guint           to,
          LmSolveContext *context,
          guint          *n_rows)
{
  return (LmTableRun) {
    .from = 1, .to = to, .options = g_hash_table_new (g_str_hash, g_str_equal),
    .context = context, .emit = count_row, .emit_data = n_rows, .whole = TRUE,
  };
}

static void
test_progress (void)
{
  g_autoptr (LmSolveContext) context = create_context (NULL, 2);
  guint n_rows = 0;
  LmTableRun run = make_run (45, context, &n_rows);
  guint64 done = 0;
  guint64 total = 0;

  g_assert_true (lm_reversed_tables[0].run (&run, NULL));
  g_assert_cmpuint (n_rows, ==, 45);
  lm_solve_context_get_progress (context, &done, &total);
  g_assert_cmpuint (done, ==, total);
  g_assert_cmpuint (total, >, 0);
  g_hash_table_unref (run.options);
}

/* Without ones, 2 is a move for Player 1 and 4 = 3 + 1 has two. */
static void
test_stagnant (void)
{
  g_autoptr (LmSolver) solver = make_solver ();
  g_autoptr (LmSurvey) survey = lm_survey_new (solver, lm_reversed_tables, "ones=stagnant");

  extend (survey, 6);
  g_assert_cmpuint (get_winner (survey, 2), ==, 1);
  for (guint n = 3; n <= 6; n++)
    g_assert_cmpuint (get_winner (survey, n), ==, 2);
}

/* Who wants all rows or none gets none where the last does not fit, although the first would. */
static void
test_refused (void)
{
  g_autoptr (LmSolveContext) context = create_context (NULL, 1);
  g_autoptr (GError) error = NULL;
  guint n_rows = 0;
  LmTableRun run = make_run (300, context, &n_rows);

  lm_solve_context_set_memory (context, 1000000);
  g_assert_false (lm_reversed_tables[0].run (&run, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, "bytes"));
  g_assert_cmpuint (n_rows, ==, 0);
  g_hash_table_unref (run.options);
}

/* As a window does it: the rows are looked at while they come, and what is there when it is stopped stays. */
static void
test_stopped_and_resumed (void)
{
  g_autoptr (LmSolver) solver = make_solver ();
  g_autoptr (LmSurvey) survey = lm_survey_new (solver, lm_reversed_tables, NULL);
  guint last;

  lm_survey_extend (survey, 400);
  while (get_reached (survey) < 30)
    g_main_context_iteration (NULL, TRUE);
  lm_survey_stop (survey);

  last = get_reached (survey);
  g_assert_cmpuint (last, >=, 30);
  g_assert_cmpuint (last, <, 400);
  extend (survey, MAX (last + 1, 45));
  check_sweep (survey);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/zeckendorf/threads/forward", &variants[0], test_together);
  g_test_add_data_func ("/zeckendorf/threads/reversed", &variants[1], test_together);
  g_test_add_data_func ("/zeckendorf/threads/stagnant", &variants[2], test_together);
  g_test_add_func ("/zeckendorf/threads/cancelled", test_cancelled);
  g_test_add_func ("/zeckendorf/conjecture/sweep", test_sweep);
  g_test_add_func ("/zeckendorf/conjecture/progress", test_progress);
  g_test_add_func ("/zeckendorf/conjecture/stagnant", test_stagnant);
  g_test_add_func ("/zeckendorf/conjecture/refused", test_refused);
  g_test_add_func ("/zeckendorf/conjecture/stopped-and-resumed", test_stopped_and_resumed);

  return g_test_run ();
}
