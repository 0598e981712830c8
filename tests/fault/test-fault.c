/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-fault.c: every call to the system that changes a file fails in its turn, in every way; what was there stays whole. */

#include "folder.h"

#include "games/lm-games.h"

#include <glib/gstdio.h>
#include <signal.h>

/* Of the worker, and rows of a sweep. */
#define N_STEPS 3

/* No task makes as many calls. */
#define MAX_CALLS 2000

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

/* What the worker says is wrong is a sentence, or the reason for one. Returns: whether anything is */
static gboolean
check_problems (const char *out)
{
  g_auto (GStrv) lines = g_strsplit (out, "\n", -1);
  gboolean told = FALSE;

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] == '!')
      {
        check_sentence (lines[i] + 1);
        told = TRUE;
      }

  return told;
}

/* Returns: whether something was said to be wrong */
static gboolean
check_end (const Case  *test,
           GSubprocess *process,
           const char  *out,
           const char  *problem)
{
  if (g_str_equal (test->fault, "kill"))
    {
      g_assert_true (g_subprocess_get_if_signaled (process));
      g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
      return TRUE;
    }

  g_assert_true (g_subprocess_get_if_exited (process));
  if (g_subprocess_get_exit_status (process) == 0)
    {
      g_assert_cmpstr (problem, ==, "");
      return check_problems (out);
    }

  check_sentence (problem);
  return TRUE;
}

/* Whether the call, without which nothing is on the disk, has failed so that nobody can make up for it. */
static gboolean
must_be_told (const Case *test,
              Folder     *folder)
{
  g_autofree char *note = NULL;

  g_assert_true (g_file_get_contents (folder->note, &note, NULL, NULL));
  return test->fault[0] == 'E' && !g_str_equal (test->fault, "EINTR") && test->task != TASK_LAYERS && worker_needs_call (note, test->stays);
}

/* A fault that nothing was said of has cost nothing; one that is over after a call leaves all steps but the one that it hit. Of a
 * call that is interrupted the word may come too late. */
static guint
get_first (const Case *test,
           guint       n_said,
           gboolean    told)
{
  if (!told && !g_str_equal (test->fault, "EINTR"))
    return N_STEPS;
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
  gboolean told;

  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &out, &problem, NULL));
  if (!g_file_test (folder->note, G_FILE_TEST_EXISTS))
    return FALSE;

  told = check_end (test, process, out, problem);
  if (must_be_told (test, folder))
    g_assert_true (told);
  folder_check (folder, test->task, at, get_first (test, folder_count_steps (test->task, out), told), N_STEPS);
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

/* --- reading ------------------------------------------------------------- */

/* Three files as they are after all steps. */
static void
fill_folder (Folder *folder)
{
  for (guint task = TASK_PLAY; task <= TASK_LEARN; task++)
    {
      g_auto (GStrv) environment = g_get_environ ();
      g_autoptr (GSubprocess) process = folder_start (folder, task, 1, N_STEPS, environment);

      g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, NULL, NULL));
    }
}

/* What could not be read may have been set aside. Returns: whether something was */
static gboolean
bring_back (Folder *folder)
{
  g_autoptr (GDir) names = g_dir_open (folder->path, 0, NULL);
  gboolean found = FALSE;
  const char *name;

  while ((name = g_dir_read_name (names)) != NULL)
    if (g_str_has_suffix (name, ".unreadable") || g_str_has_suffix (name, ".damaged") || g_str_has_suffix (name, ".unread"))
      {
        g_autofree char *plain = g_strndup (name, strrchr (name, '.') - name);
        g_autofree char *from = g_build_filename (folder->path, name, NULL), *to = g_build_filename (folder->path, plain, NULL);

        g_assert_false (g_file_test (to, G_FILE_TEST_EXISTS));
        g_assert_no_errno (g_rename (from, to));
        found = TRUE;
      }

  return found;
}

/* Returns: whether there was such a call */
static gboolean
read_with_fault (const Case *test,
                 guint       at)
{
  g_autoptr (Folder) folder = folder_new ();
  g_auto (GStrv) environment = g_environ_setenv (make_environment (folder, test, at), "FAULT_READS", "1", TRUE);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *out = NULL, *problem = NULL;
  gboolean told;

  fill_folder (folder);
  process = folder_start (folder, TASK_READ, 1, N_STEPS, environment);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &out, &problem, NULL));
  if (!g_file_test (folder->note, G_FILE_TEST_EXISTS))
    return FALSE;

  told = check_end (test, process, out, problem);
  if (!told)
    g_assert_cmpuint (folder_count_steps (TASK_READ, out), ==, 3);
  if (bring_back (folder))
    g_assert_true (told);
  for (guint task = TASK_PLAY; task <= TASK_LEARN; task++)
    folder_check (folder, task, 1, N_STEPS, N_STEPS);
  return TRUE;
}

static void
test_reading (gconstpointer data)
{
  guint at = 1;

  while (at < MAX_CALLS && read_with_fault (data, at))
    at++;
  g_assert_cmpuint (at, >, 3);
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
  g_test_add_data_func_full (path, test, task == TASK_READ ? test_reading : test_fault, g_free);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  for (guint i = 0; i <= N_TASKS; i++)
    for (guint j = 0; j < G_N_ELEMENTS (faults); j++)
      {
#if !HAVE_DIAGRAMS
        if (i == TASK_EXPORT || i == TASK_FIGURE)
          continue;
#endif
        /* Reading does not fail for want of room. */
        if (i == TASK_READ && (g_str_equal (faults[j], "ENOSPC") || g_str_equal (faults[j], "EDQUOT") || g_str_equal (faults[j], "EROFS")))
          continue;
        add_case (i, faults[j], FALSE);
        /* Calls that are interrupted for ever would be tried again for ever. */
        if (faults[j][0] == 'E' && !g_str_equal (faults[j], "EINTR"))
          add_case (i, faults[j], TRUE);
      }

  return g_test_run ();
}
