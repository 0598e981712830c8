/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-reversed-survey.c: how the conjectures of the reversed game are looked into in the background, and what is kept. */

#include "games/lm-games.h"
#include "games/zeckendorf/solver/solver.h"
#include "reversed-survey.h"

#include <glib/gstdio.h>
#include <string.h>

#define PATIENCE (60 * G_TIME_SPAN_SECOND)

/* Long enough to be in the middle of it. */
#define FAR 600

typedef struct
{
  char     *folder;
  LmSolver *solver;
  LmSurvey *survey;
} Fixture;

static LmSurvey *
make_survey (Fixture  *fixture,
             gboolean  stagnant)
{
  LmSurvey *survey = lm_survey_new (fixture->solver, lm_reversed_tables, stagnant ? "ones=stagnant" : NULL);

  lm_survey_keep_in (survey, fixture->folder, stagnant ? "reversed-stagnant" : "reversed-free");
  return survey;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("last-move-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->solver = lm_solver_new ();
  lm_solver_set_memory (fixture->solver, G_GUINT64_CONSTANT (8) << 30);
  fixture->survey = make_survey (fixture, FALSE);
}

static char *
get_path (Fixture *fixture)
{
  return g_build_filename (fixture->folder, "reversed-free", NULL);
}

/* Those who work on it or keep it let go of it at last. */
static void
settle (LmSurvey *survey)
{
  const gint64 end = g_get_monotonic_time () + PATIENCE;

  while (G_OBJECT (survey)->ref_count > 1)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
    }
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *free_path = get_path (fixture);
  g_autofree char *stagnant_path = g_build_filename (fixture->folder, "reversed-stagnant", NULL);

  settle (fixture->survey);
  g_assert_finalize_object (fixture->survey);
  g_object_unref (fixture->solver);
  g_remove (free_path);
  g_remove (stagnant_path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
}

/* Runs the main loop as long as the survey goes on. */
static void
finish (LmSurvey *survey)
{
  const gint64 end = g_get_monotonic_time () + PATIENCE;

  while (lm_survey_is_running (survey))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Until it is kept, too. */
static void
extend (LmSurvey *survey,
        guint     to)
{
  lm_survey_extend (survey, to);
  finish (survey);
  settle (survey);
}

static void
reach (LmSurvey *survey,
       guint     n)
{
  while (get_reached (survey) < n)
    g_main_context_iteration (NULL, TRUE);
}

/* Once all workers have come here none of them has anything else to do. */
static gpointer
meet (LmSolveContext  *context,
      gpointer         data,
      GError         **error)
{
  gint *n_met = data;

  g_atomic_int_inc (n_met);
  while (g_atomic_int_get (n_met) < LM_SOLVER_N_WORKERS)
    g_thread_yield ();
  return NULL;
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  lm_solver_ask_finish (LM_SOLVER (source), result, NULL);
  (*(guint *) user_data)++;
}

/* Returns: how long somebody else has to wait, in microseconds */
static gint64
wait_for_worker (Fixture *fixture)
{
  const gint64 begin = g_get_monotonic_time ();
  gint n_met = 0;
  guint n_done = 0;

  for (guint i = 0; i < LM_SOLVER_N_WORKERS; i++)
    lm_solver_ask_async (fixture->solver, lm_question_new (meet, &n_met, NULL, NULL), NULL, done_cb, &n_done);
  while (n_done < LM_SOLVER_N_WORKERS)
    g_main_context_iteration (NULL, TRUE);

  return g_get_monotonic_time () - begin;
}

/* RZ, Appendix A.1: 79 of the values 2 to 129 are won by Player 1. */
static void
test_paper (Fixture       *fixture,
            gconstpointer  data)
{
  g_assert_cmpuint (get_reached (fixture->survey), ==, 1);
  extend (fixture->survey, PAPER);
  g_assert_cmpuint (get_reached (fixture->survey), ==, PAPER);
  g_assert_cmpuint (lm_survey_get_target (fixture->survey), ==, PAPER);
  g_assert_null (lm_survey_get_problem (fixture->survey));
  g_assert_cmpuint (count_won (fixture->survey, PAPER), ==, 79);
  g_assert_cmpfloat_with_epsilon (lm_survey_get_fraction (fixture->survey), 1, 1e-9);
}

static void
test_stop (Fixture       *fixture,
           gconstpointer  data)
{
  gint64 waited;

  lm_survey_extend (fixture->survey, FAR);
  reach (fixture->survey, 200);
  g_assert_true (lm_survey_is_running (fixture->survey));
  g_assert_cmpuint (lm_survey_get_target (fixture->survey), ==, FAR);
  g_assert_cmpfloat (lm_survey_get_fraction (fixture->survey), >=, 0);
  g_assert_cmpfloat (lm_survey_get_fraction (fixture->survey), <, 1);

  lm_survey_stop (fixture->survey);
  g_assert_false (lm_survey_is_running (fixture->survey));
  waited = wait_for_worker (fixture);
  g_test_message ("The worker was free after %.1f ms.", waited / 1000.0);
  g_assert_cmpuint (get_reached (fixture->survey), <, FAR);
  g_assert_cmpuint (get_reached (fixture->survey), >=, 200);
}

static gpointer
pass_gate (LmSolveContext  *context,
           gpointer         data,
           GError         **error)
{
  GMutex *gate = data;

  g_mutex_lock (gate);
  g_mutex_unlock (gate);
  return NULL;
}

/* Another target takes the place of the one before, further or nearer; the worker has not begun with the one before. */
static void
test_retarget (Fixture       *fixture,
               gconstpointer  data)
{
  GMutex gate;
  guint n_passed = 0;

  g_mutex_init (&gate);
  g_mutex_lock (&gate);
  for (guint i = 0; i < LM_SOLVER_N_WORKERS; i++)
    lm_solver_ask_async (fixture->solver, lm_question_new (pass_gate, &gate, NULL, NULL), NULL, done_cb, &n_passed);
  lm_survey_extend (fixture->survey, FAR);
  lm_survey_extend (fixture->survey, 60);
  g_mutex_unlock (&gate);
  finish (fixture->survey);
  g_assert_cmpuint (n_passed, ==, LM_SOLVER_N_WORKERS);
  g_mutex_clear (&gate);
  g_assert_cmpuint (get_reached (fixture->survey), ==, 60);
  extend (fixture->survey, 80);
  g_assert_cmpuint (get_reached (fixture->survey), ==, 80);
  extend (fixture->survey, 70);
  g_assert_cmpuint (get_reached (fixture->survey), ==, 80);
}

/* A hint in between is answered at once, and the survey goes on by itself. */
static void
test_gives_way (Fixture       *fixture,
                gconstpointer  data)
{
  gint64 waited;

  lm_survey_extend (fixture->survey, FAR);
  reach (fixture->survey, 150);
  waited = wait_for_worker (fixture);
  g_test_message ("Somebody else was answered after %.1f ms.", waited / 1000.0);
  g_assert_true (lm_survey_is_running (fixture->survey));
  reach (fixture->survey, get_reached (fixture->survey) + 1);
  lm_survey_stop (fixture->survey);
  wait_for_worker (fixture);
}

/* Nothing is begun that cannot be ended, and the sentence names the bytes. */
static void
test_memory (Fixture       *fixture,
             gconstpointer  data)
{
  lm_solver_set_memory (fixture->solver, 1 << 20);
  extend (fixture->survey, 900);
  g_assert_cmpuint (get_reached (fixture->survey), ==, 1);
  g_assert_nonnull (lm_survey_get_problem (fixture->survey));
  g_assert_nonnull (strstr (lm_survey_get_problem (fixture->survey), "bytes"));

  extend (fixture->survey, 100);
  g_assert_null (lm_survey_get_problem (fixture->survey));
  g_assert_cmpuint (get_reached (fixture->survey), ==, 100);
}

/* The time that a hint may take does not count for what the user can stop. */
static void
test_time (Fixture       *fixture,
           gconstpointer  data)
{
  lm_solver_set_seconds (fixture->solver, 1e-6);
  extend (fixture->survey, 100);
  g_assert_cmpuint (get_reached (fixture->survey), ==, 100);
}

static void
assert_same (LmSurvey *a,
             LmSurvey *b)
{
  const guint last = get_reached (a);

  g_assert_cmpuint (get_reached (b), ==, last);
  for (guint n = 2; n <= last; n++)
    g_assert_cmpuint (get_winner (a, n), ==,
                      get_winner (b, n));
}

static void
test_kept (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (LmSurvey) again = make_survey (fixture, FALSE);
  g_autoptr (LmSurvey) stagnant = make_survey (fixture, TRUE);

  extend (fixture->survey, 150);
  extend (again, 20);
  assert_same (fixture->survey, again);

  /* The other variant has a file of its own. */
  extend (stagnant, 20);
  g_assert_cmpuint (get_reached (stagnant), ==, 20);
  g_assert_cmpuint (get_winner (stagnant, 4), ==, 2);
}

static void
write_file (const char *path,
            const char *contents,
            gssize      length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, contents, length, &error);
  g_assert_no_error (error);
}

static void
check_ignored (Fixture    *fixture,
               const char *contents,
               gssize      length)
{
  g_autoptr (LmSurvey) survey = make_survey (fixture, FALSE);
  g_autofree char *path = get_path (fixture);

  write_file (path, contents, length);
  extend (survey, 10);
  g_assert_cmpuint (get_reached (survey), ==, 10);
  assert_same (fixture->survey, survey);
}

/* Wherever a file is cut off or a byte of it changed, it is as if there were none. */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = get_path (fixture);
  g_autofree char *contents = NULL;
  g_autoptr (GString) large = g_string_new (NULL);
  gsize length = 0;

  extend (fixture->survey, 10);
  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *damaged = g_memdup2 (contents, length + 1);

      check_ignored (fixture, contents, i);
      damaged[i] ^= 3;
      check_ignored (fixture, damaged, length);
    }

  for (guint i = 0; i < 100000; i++)
    g_string_append_c (large, '1');
  check_ignored (fixture, large->str, large->len);
}

/* A pipe would never end, and a folder is no file. */
static void
test_no_file (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = get_path (fixture);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  extend (fixture->survey, 10);
  g_assert_cmpuint (get_reached (fixture->survey), ==, 10);
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* Whoever asks for it gets the same one as long as there is the solver. */
static void
test_get (Fixture       *fixture,
          gconstpointer  data)
{
  LmSurvey *survey = lm_survey_get_shared (fixture->solver, lm_reversed_tables, NULL);
  LmSurvey *both = lm_survey_get_shared (fixture->solver, lm_reversed_tables, "ones=stagnant&graph");

  g_assert_true (lm_survey_get_shared (fixture->solver, lm_reversed_tables, NULL) == survey);
  g_assert_true (lm_survey_get_shared (fixture->solver, lm_reversed_tables, "ones=stagnant") != survey);

  /* It may have several options. */
  lm_survey_extend (both, 4);
  finish (both);
  g_assert_cmpuint (g_strv_length (lm_survey_get_rows (both)->columns), ==, 4);
  g_assert_cmpuint (lm_survey_get_cell (both, 3, 1)->number, ==, 2);
  g_assert_cmpuint (lm_survey_get_cell (both, 3, 3)->number, ==, 2);
  settle (both);
}

#define add_test(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  add_test ("/reversed-survey/paper", test_paper);
  add_test ("/reversed-survey/stop", test_stop);
  add_test ("/reversed-survey/retarget", test_retarget);
  add_test ("/reversed-survey/gives-way", test_gives_way);
  add_test ("/reversed-survey/memory", test_memory);
  add_test ("/reversed-survey/time", test_time);
  add_test ("/reversed-survey/kept", test_kept);
  add_test ("/reversed-survey/damaged", test_damaged);
  add_test ("/reversed-survey/no-file", test_no_file);
  add_test ("/reversed-survey/get", test_get);

  return g_test_run ();
}
