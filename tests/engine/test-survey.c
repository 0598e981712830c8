/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-survey.c: rows come as they are found, stop when nobody wants them, give way, and are never found twice. */

#include "engine/explore/lm-survey.h"
#include "engine/game/lm-error.h"
#include "lm-test-game.h"

#include <glib/gstdio.h>
#include <string.h>

#define LIMIT 500

static guint n_computed; /* by the worker alone, read when it rests */

static gboolean
emit_square (LmTableRun *run,
             guint64     n)
{
  n_computed++;
  return run->emit (LM_ROW (lm_cell_number (n), lm_cell_number (n * n)), run->emit_data);
}

/* Endless from @LIMIT on, for whoever wants to see it stopped. */
static gboolean
run_squares (LmTableRun  *run,
             GError     **error)
{
  for (guint64 n = MAX (run->from, 1); n <= run->to; n++)
    {
      while (n > LIMIT && lm_solve_context_poll (run->context) == LM_STOP_NO)
        g_thread_yield ();
      if (lm_solve_context_is_cancelled (run->context, error))
        return FALSE;
      emit_square (run, n);
    }

  return TRUE;
}

static gboolean
run_refused (LmTableRun  *run,
             GError     **error)
{
  g_set_error (error, LM_ERROR, LM_ERROR_LIMIT, "There is no memory for %" G_GUINT64_FORMAT " squares.", run->to);
  return FALSE;
}

static const LmTableInfo by_number = { "squares", NULL, NULL, { "n", "square" }, NULL, run_squares, 1, 10, FALSE };
static const LmTableInfo growing = { "growing", NULL, NULL, { "n", "square" }, NULL, run_squares, 0, 0, TRUE };
static const LmTableInfo refused = { "refused", NULL, NULL, { "n", "square" }, NULL, run_refused, 1, 10, FALSE };

static void
wait_until_idle (LmSurvey *survey)
{
  while (lm_survey_is_running (survey))
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_rows (LmSurvey *survey,
               guint     n_rows)
{
  while (lm_survey_get_n_rows (survey) < n_rows)
    g_main_context_iteration (NULL, TRUE);
}

static void
check_rows (LmSurvey *survey,
            guint     n_rows)
{
  g_assert_cmpuint (lm_survey_get_n_rows (survey), ==, n_rows);
  for (guint i = 0; i < n_rows; i++)
    {
      const guint64 n = lm_survey_get_cell (survey, i, 0)->number;

      g_assert_cmpuint (n, ==, i + 1);
      g_assert_cmpuint (lm_survey_get_cell (survey, i, 1)->number, ==, n * n);
    }
}

static void
test_rows (gconstpointer data)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmSurvey) survey = lm_survey_new (solver, data, NULL);

  lm_survey_extend (survey, 100);
  g_assert_true (lm_survey_is_running (survey));
  wait_until_idle (survey);
  check_rows (survey, 100);
  g_assert_cmpuint (lm_survey_get_target (survey), ==, 100);
  g_assert_cmpfloat (lm_survey_get_fraction (survey), ==, 1);

  lm_survey_extend (survey, 50);
  g_assert_false (lm_survey_is_running (survey));
  lm_survey_extend (survey, 200);
  wait_until_idle (survey);
  check_rows (survey, 200);
}

static void
test_nothing_is_found_twice (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmSurvey) survey = lm_survey_new (solver, &by_number, NULL);

  n_computed = 0;
  lm_survey_extend (survey, 100);
  wait_until_idle (survey);
  lm_survey_extend (survey, 300);
  wait_until_idle (survey);
  g_assert_cmpuint (n_computed, ==, 300);
}

static void
test_stop (gconstpointer data)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmSurvey) survey = lm_survey_new (solver, data, NULL);

  lm_survey_extend (survey, 2 * LIMIT);
  wait_for_rows (survey, LIMIT);
  g_assert_true (lm_survey_is_running (survey));
  lm_survey_stop (survey);
  g_assert_false (lm_survey_is_running (survey));
  check_rows (survey, LIMIT);

  /* Another end while the question for the first is still out. */
  lm_survey_extend (survey, LIMIT);
  wait_until_idle (survey);
  check_rows (survey, LIMIT);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (LmAnswer) answer = lm_solver_ask_finish (LM_SOLVER (source), result, NULL);

  g_assert_nonnull (answer);
  *(gboolean *) user_data = TRUE;
}

/* Whatever else is asked stops it, and it goes on by itself. */
static void
test_gives_way (gconstpointer data)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmSurvey) survey = lm_survey_new (solver, data, NULL);
  g_autoptr (LmPosition) position = lm_test_game_take (13);
  /* Of the other table one cannot tell how far it is. */
  const double fraction = data == &by_number ? 0.5 : 0;

  lm_survey_extend (survey, 2 * LIMIT);
  wait_for_rows (survey, LIMIT);
  g_assert_cmpfloat (lm_survey_get_fraction (survey), >=, fraction);
  for (guint i = 0; i < 3; i++)
    {
      gboolean answered = FALSE;

      lm_solver_ask_async (solver, lm_question_new_answer (position), NULL, answered_cb, &answered);
      while (!answered)
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (lm_survey_is_running (survey));
      g_assert_cmpfloat (lm_survey_get_fraction (survey), >=, fraction);
    }
  check_rows (survey, LIMIT);
  lm_survey_stop (survey);
}

static void
test_problem (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmSurvey) survey = lm_survey_new (solver, &refused, NULL);

  lm_survey_extend (survey, 100);
  wait_until_idle (survey);
  g_assert_cmpstr (lm_survey_get_problem (survey), ==, "There is no memory for 100 squares.");
  g_assert_cmpuint (lm_survey_get_n_rows (survey), ==, 0);
}

/* Returns: how many squares had to be computed for 25 rows that are kept in @folder */
static guint
count_computed (LmSolver   *solver,
                const char *folder)
{
  g_autoptr (LmSurvey) survey = lm_survey_new (solver, &by_number, NULL);

  n_computed = 0;
  lm_survey_keep_in (survey, folder, "squares");
  lm_survey_extend (survey, 25);
  wait_until_idle (survey);
  check_rows (survey, 25);

  /* Whoever keeps it lets go of it at last. */
  while (G_OBJECT (survey)->ref_count > 1)
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
  return n_computed;
}

/* What is kept is read before anything is found, and a file that is not right is as good as none. */
static void
test_kept (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autofree char *top = g_dir_make_tmp ("last-move-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (top, "cache", NULL);
  g_autofree char *path = g_build_filename (folder, "squares", NULL);
  g_autofree char *text = NULL;

  g_assert_cmpuint (count_computed (solver, folder), ==, 25);
  g_assert_cmpuint (count_computed (solver, folder), ==, 0);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  strstr (text, "\n20,400 ")[4] = '5';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpuint (count_computed (solver, folder), ==, 25);
  g_assert_cmpuint (count_computed (solver, folder), ==, 0);

  /* What is no table is somebody else's. */
  g_clear_pointer (&text, g_free);
  g_assert_true (g_file_set_contents (path, "my notes", -1, NULL));
  g_assert_cmpuint (count_computed (solver, folder), ==, 25);
  g_assert_cmpuint (count_computed (solver, folder), ==, 25);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "my notes");

  g_remove (path);
  g_rmdir (folder);
  g_rmdir (top);
}

static void
test_shared (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  LmSurvey *survey = lm_survey_get_shared (solver, &by_number, NULL);

  g_assert_true (lm_survey_get_shared (solver, &by_number, NULL) == survey);
  g_assert_true (lm_survey_get_shared (solver, &by_number, "stagnant") != survey);
  g_assert_true (lm_survey_get_shared (solver, &growing, NULL) != survey);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_test_game_register ();

  g_test_add_data_func ("/survey/rows/by-number", &by_number, test_rows);
  g_test_add_data_func ("/survey/rows/growing", &growing, test_rows);
  g_test_add_func ("/survey/nothing-is-found-twice", test_nothing_is_found_twice);
  g_test_add_data_func ("/survey/stop/by-number", &by_number, test_stop);
  g_test_add_data_func ("/survey/stop/growing", &growing, test_stop);
  g_test_add_data_func ("/survey/gives-way/by-number", &by_number, test_gives_way);
  g_test_add_data_func ("/survey/gives-way/growing", &growing, test_gives_way);
  g_test_add_func ("/survey/problem", test_problem);
  g_test_add_func ("/survey/kept", test_kept);
  g_test_add_func ("/survey/shared", test_shared);

  return g_test_run ();
}
