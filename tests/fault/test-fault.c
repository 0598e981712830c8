/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-fault.c: every call to the system that changes a file fails in its turn, in every way; what was there stays whole. */

#include "folder.h"

#include "games/lm-games.h"

#include <glib/gstdio.h>
#include <signal.h>

/* Of the worker, and rows of a sweep. */
#define N_STEPS 3

/* No task makes as many calls. */
#define MAX_CALLS 200

static const char *const faults[] = { "ENOSPC", "EIO", "EROFS", "EDQUOT", "EACCES", "EINTR", "short", "kill" };

typedef struct
{
  Task        task;
  const char *fault;
  gboolean    stays;
} Case;

static GStrv
make_environment (Folder     *folder,
                  const Case *test,
                  guint       at)
{
  g_autofree char *text = g_strdup_printf ("%u", at);
  GStrv environment = g_get_environ ();

  environment = g_environ_setenv (environment, "LD_PRELOAD", g_getenv ("FAULT_LIBRARY"), TRUE);
  environment = g_environ_setenv (environment, "FAULT_FOLDER", folder->path, TRUE);
  environment = g_environ_setenv (environment, "FAULT_NOTE", folder->note, TRUE);
  environment = g_environ_setenv (environment, "FAULT_WITH", test->fault, TRUE);
  environment = g_environ_setenv (environment, "FAULT_AT", text, TRUE);
  if (test->stays)
    environment = g_environ_setenv (environment, "FAULT_STAYS", "1", TRUE);
  return environment;
}

/* One sentence, of the command line or of the worker. */
static void
check_sentence (const char *text)
{
  g_autofree char *sentence = g_strstrip (g_strdup (text));

  g_assert_cmpuint (g_utf8_strlen (sentence, -1), >, 10);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_null (strchr (sentence, '\n'));
}

static void
check_end (const Case  *test,
           GSubprocess *process,
           const char  *problem)
{
  if (g_str_equal (test->fault, "kill"))
    {
      g_assert_true (g_subprocess_get_if_signaled (process));
      g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
      return;
    }

  g_assert_true (g_subprocess_get_if_exited (process));
  if (g_subprocess_get_exit_status (process) != 0)
    check_sentence (problem);
  else
    g_assert_cmpstr (problem, ==, "");
}

/* A fault that is over after a call, or that says nothing, leaves all steps but the one that it hit. */
static guint
get_first (const Case *test,
           guint       n_said)
{
  if (g_str_equal (test->fault, "kill") || test->task == TASK_SWEEP)
    return n_said;
  if (test->stays && test->fault[0] == 'E')
    return 0;

  return n_said > 0 ? n_said - 1 : 0;
}

/* Returns: whether there was such a call */
static gboolean
run_with_fault (const Case *test,
                guint       at)
{
  g_autoptr (Folder) folder = folder_new ();
  g_auto (GStrv) environment = make_environment (folder, test, at);
  g_autoptr (GSubprocess) process = folder_start (folder, test->task, at, N_STEPS, environment);
  g_autofree char *out = NULL, *problem = NULL;

  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &out, &problem, NULL));
  if (!g_file_test (folder->note, G_FILE_TEST_EXISTS))
    return FALSE;

  check_end (test, process, problem);
  folder_check (folder, test->task, at, get_first (test, folder_count_steps (test->task, out)), N_STEPS);
  return TRUE;
}

static void
test_fault (gconstpointer data)
{
  const Case *test = data;
  guint at = 1;

  while (at < MAX_CALLS && run_with_fault (test, at))
    at++;
  g_assert_cmpuint (at, >, 1);
  g_assert_cmpuint (at, <, MAX_CALLS);
  g_test_message ("%u calls", at - 1);
}

static void
add_case (Task        task,
          const char *fault,
          gboolean    stays)
{
  Case *test = g_new (Case, 1);
  g_autofree char *path = g_strdup_printf ("/fault/%s/%s%s", folder_task_names[task], fault, stays ? "/stays" : "");

  *test = (Case) { task, fault, stays };
  g_test_add_data_func_full (path, test, test_fault, g_free);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  for (guint i = 0; i < N_TASKS; i++)
    for (guint j = 0; j < G_N_ELEMENTS (faults); j++)
      {
#if !HAVE_DIAGRAMS
        if (i == TASK_EXPORT)
          continue;
#endif
        add_case (i, faults[j], FALSE);
        /* Calls that are interrupted for ever would be tried again for ever. */
        if (faults[j][0] == 'E' && !g_str_equal (faults[j], "EINTR"))
          add_case (i, faults[j], TRUE);
      }

  return g_test_run ();
}
