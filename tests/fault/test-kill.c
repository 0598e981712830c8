/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-kill.c: killed at any moment of play, edit, save, learning, sweep and export; all that was finished is there, and nothing is half. */

#include "folder.h"

#include "games/lm-games.h"

/* In all; with "-m slow" ten hundred. */
#define N_KILLS 50
#define N_SLOW_KILLS 1000

/* More than can be done before the kill. */
static const guint n_steps[N_TASKS] = { 4000, 4000, 4000, 14, 1 };

/* Microseconds until the kill; a worker takes a few thousand to begin. */
static const int most_wait[N_TASKS] = { 60000, 60000, 60000, 15000, 100000 };

/* Returns: how many steps were finished */
static guint
kill_once (Task   task,
           guint  seed,
           GRand *rand)
{
  g_autoptr (Folder) folder = folder_new ();
  g_auto (GStrv) environment = g_get_environ ();
  g_autoptr (GSubprocess) process = folder_start (folder, task, seed, n_steps[task], environment);
  g_autofree char *out = NULL;
  guint n;

  g_usleep (g_rand_int_range (rand, 0, most_wait[task]));
  g_subprocess_force_exit (process);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &out, NULL, NULL));
  n = folder_count_steps (task, out);
  folder_check (folder, task, seed, n, task == TASK_SWEEP ? n_steps[task] : n + 1);
  return n;
}

static void
test_kill (gconstpointer data)
{
  const Task task = GPOINTER_TO_INT (data);
  const guint n_kills = (g_test_slow () ? N_SLOW_KILLS : N_KILLS) / N_TASKS;
  g_autoptr (GRand) rand = g_rand_new_with_seed (task);
  guint most = 0;

  for (guint i = 0; i < n_kills; i++)
    most = MAX (most, kill_once (task, i, rand));

  g_test_message ("%u kills of %s, at most %u steps before", n_kills, folder_task_names[task], most);
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
      if (i == TASK_EXPORT)
        continue;
#endif
      g_test_add_data_func (path, GINT_TO_POINTER (i), test_kill);
    }

  return g_test_run ();
}
