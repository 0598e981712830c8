/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-kill.c: killed at any moment of play, edit, save, learning, sweep, layers and exports; all that was finished is there, and nothing is half. */

#include "folder.h"

#include "games/lm-games.h"

#include <signal.h>
#include <string.h>

/* In all; with "-m slow" more than a thousand. */
#define N_KILLS 56
#define N_SLOW_KILLS 1050

/* The rest goes on for ever. */
static const guint n_steps[N_TASKS] = { [TASK_SWEEP] = 14, [TASK_EXPORT] = 1, [TASK_FIGURE] = 1 };

/* Until what goes on for ever is killed, in microseconds; a worker takes a few thousand to begin. */
#define MOST_WAIT 60000

/*
 * Killer:
 * @taken: how many microseconds the task was seen to take, to its end, from its start and from its first step
 * @most_wait: the same, but for what came too late: the next kill is sooner, until one comes in time
 */
typedef struct
{
  Task task;
  GRand *rand;
  gint64 taken[2];
  gint64 most_wait[2];
  guint n_killed;
  guint most_steps;
} Killer;

static gboolean
has_end (Task task)
{
  return n_steps[task] > 0;
}

/* Until the first step, or the row below the title, is said to be on the disk; takes what was printed so far. */
static void
wait_for_step (Task         task,
               GSubprocess *process,
               GString     *out)
{
  char c;

  while (folder_count_steps (task, out->str) == 0
         && g_input_stream_read (g_subprocess_get_stdout_pipe (process), &c, 1, NULL, NULL) == 1)
    g_string_append_c (out, c);
}

static GSubprocess *
start (Killer *killer,
       Folder *folder,
       guint   seed)
{
  g_auto (GStrv) environment = g_get_environ ();

  return folder_start (folder, killer->task, seed, has_end (killer->task) ? n_steps[killer->task] : G_MAXINT, environment);
}

/* How long the task takes when nobody kills it. */
static void
see_end (Killer *killer)
{
  g_autoptr (Folder) folder = folder_new ();
  const gint64 began = g_get_monotonic_time ();
  g_autoptr (GSubprocess) process = start (killer, folder, 0);
  g_autoptr (GString) out = g_string_new (NULL);
  gint64 first, end;

  wait_for_step (killer->task, process, out);
  first = g_get_monotonic_time ();
  g_assert_true (g_subprocess_communicate (process, NULL, NULL, NULL, NULL, NULL));
  end = g_get_monotonic_time ();
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
  killer->taken[FALSE] = MAX (end - began, 1);
  killer->taken[TRUE] = MAX (end - first, 1);
}

/* What has an end may have come to it before. */
static void
note_killed (Killer      *killer,
             GSubprocess *process,
             gboolean     after_step,
             gint64       wait)
{
  if (g_subprocess_get_if_signaled (process))
    {
      g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
      killer->n_killed++;
      killer->most_wait[after_step] = killer->taken[after_step];
      return;
    }

  g_assert_true (has_end (killer->task));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
  killer->most_wait[after_step] = MAX (wait, 1);
}

/* How far it may have come, or how far the check goes on. */
static guint
get_last (Task  task,
          guint steps)
{
  return task == TASK_SWEEP ? n_steps[task] : task == TASK_LAYERS ? 1 : steps + 1;
}

/* Every other kill comes when something is done already, if there is more than one thing to do. */
static void
kill_once (Killer *killer,
           guint   seed)
{
  const Task task = killer->task;
  const gboolean after_step = seed % 2 == 0 && n_steps[task] != 1;
  const gint64 wait = g_rand_double (killer->rand) * killer->most_wait[after_step];
  g_autoptr (Folder) folder = folder_new ();
  g_autoptr (GSubprocess) process = start (killer, folder, seed);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *rest = NULL;
  guint steps;

  if (after_step)
    wait_for_step (task, process, out);
  g_usleep (wait);
  g_subprocess_force_exit (process);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &rest, NULL, NULL));
  note_killed (killer, process, after_step, wait);
  g_string_append (out, rest);
  steps = folder_count_steps (task, out->str);
  killer->most_steps = MAX (killer->most_steps, steps);
  folder_check (folder, task, seed, steps, get_last (task, steps));
}

static void
test_kill (gconstpointer data)
{
  const Task task = GPOINTER_TO_INT (data);
  const guint n_kills = (g_test_slow () ? N_SLOW_KILLS : N_KILLS) / N_TASKS;
  g_autoptr (GRand) rand = g_rand_new_with_seed (task);
  Killer killer = { .task = task, .rand = rand, .taken = { MOST_WAIT, MOST_WAIT } };

  if (has_end (task))
    see_end (&killer);
  memcpy (killer.most_wait, killer.taken, sizeof killer.taken);
  for (guint i = 0; i < n_kills || killer.n_killed == 0; i++)
    kill_once (&killer, i);

  g_test_message ("%u kills of %s, at most %u steps before", killer.n_killed, folder_task_names[task], killer.most_steps);
  if (n_steps[task] != 1)
    g_assert_cmpuint (killer.most_steps, >, 0);
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
