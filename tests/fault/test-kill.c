/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-kill.c: killed at any moment of play, edit, save, learning, sweep, layers and exports; all that was finished is there, and nothing is half. */

#include "folder.h"

#include "games/lm-games.h"

#include <signal.h>
#include <string.h>

/* In all; with "-m slow" more than a thousand. */
#define N_KILLS 56
#define N_SLOW_KILLS 1050

/* More than can be done before the kill. */
static const guint n_steps[N_TASKS] = { 4000, 4000, 4000, 14, 4000, 1, 1 };

/* Microseconds until the kill; a worker takes a few thousand to begin. */
static const int most_wait[N_TASKS] = { 60000, 60000, 60000, 15000, 60000, 100000, 60000 };

/* Waits until the first step, or row, is said to be on the disk; takes what was printed so far. */
static void
wait_for_step (GSubprocess *process,
               GString     *out)
{
  char c;

  while (strchr (out->str, '\n') == NULL && g_input_stream_read (g_subprocess_get_stdout_pipe (process), &c, 1, NULL, NULL) == 1)
    g_string_append_c (out, c);
}

/* What has many steps is killed, the rest perhaps just ended by itself. Returns: whether it was killed */
static gboolean
check_killed (Task         task,
              GSubprocess *process)
{
  if (g_subprocess_get_if_signaled (process))
    {
      g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
      return TRUE;
    }

  g_assert_cmpuint (n_steps[task], <, 4000);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
  return FALSE;
}

/* How far it may have come, or how far the check goes on. */
static guint
get_last (Task  task,
          guint steps)
{
  return task == TASK_SWEEP ? n_steps[task] : task == TASK_LAYERS ? 1 : steps + 1;
}

/* Every other kill comes when something is done already. Returns: whether it was killed; how many @steps were finished before */
static gboolean
kill_once (Task   task,
           guint  seed,
           GRand *rand,
           guint *steps)
{
  g_autoptr (Folder) folder = folder_new ();
  g_auto (GStrv) environment = g_get_environ ();
  g_autoptr (GSubprocess) process = folder_start (folder, task, seed, n_steps[task], environment);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *rest = NULL;
  gboolean killed;

  if (seed % 2 == 0 && task != TASK_EXPORT && task != TASK_FIGURE)
    wait_for_step (process, out);
  g_usleep (g_rand_int_range (rand, 0, most_wait[task]));
  g_subprocess_force_exit (process);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &rest, NULL, NULL));
  killed = check_killed (task, process);
  g_string_append (out, rest);
  *steps = folder_count_steps (task, out->str);
  folder_check (folder, task, seed, *steps, get_last (task, *steps));
  return killed;
}

static void
test_kill (gconstpointer data)
{
  const Task task = GPOINTER_TO_INT (data);
  const guint n_kills = (g_test_slow () ? N_SLOW_KILLS : N_KILLS) / N_TASKS;
  g_autoptr (GRand) rand = g_rand_new_with_seed (task);
  guint n_killed = 0, most = 0, steps;

  for (guint i = 0; i < n_kills; i++)
    {
      n_killed += kill_once (task, i, rand, &steps);
      most = MAX (most, steps);
    }

  g_test_message ("%u kills of %s, at most %u steps before", n_killed, folder_task_names[task], most);
  g_assert_cmpuint (n_killed, >, 0);
  if (n_steps[task] > 1)
    g_assert_cmpuint (most, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  for (guint i = 0; i < N_TASKS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/kill/%s", folder_task_names[i]);

#if !HAVE_DIAGRAMS
      if (i == TASK_EXPORT || i == TASK_FIGURE)
        continue;
#endif
      g_test_add_data_func (path, GINT_TO_POINTER (i), test_kill);
    }

  return g_test_run ();
}
