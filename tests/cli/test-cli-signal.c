/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-signal.c: whatever it is doing, Ctrl+C stops it at once. */

#include "run.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>

#define MAX_ARGUMENTS 6
#define N_TIMES 9

/* It takes a few milliseconds, and up to 50 with much memory to give back; in the middle of all times also on a busy machine. */
#define MAX_MILLISECONDS 100

typedef struct
{
  const char *name;
  const char *arguments[MAX_ARGUMENTS + 1];
} Case;

static const Case cases[] = {
  { "graph/layout", { "graph", "lastmove:zeckendorf?bins=60", "--format=svg", "--positions=10000" } },
  { "graph/making", { "graph", "lastmove:zeckendorf?bins=200", "--positions=1000000" } },
  { "table/zeckendorf", { "table", "zeckendorf", "--from=200", "--to=400", "--graph" } },
  { "table/chomp", { "table", "chomp", "--from=12", "--to=20" } },
  { "table/cutoffs", { "table", "cutoffs", "--to=1000" } },
  { "table/zahlenschlacht", { "table", "zahlenschlacht", "--to=3000" } },
  { "value/reversed", { "value", "lastmove:reversed?n=500", "--memory=200" } },
  { "value/so-long-sucker", { "value", "lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b" } },
  { "hint/chomp", { "hint", "lastmove:chomp?rows=16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16" } },
  { "random", { "random", "lastmove:zeckendorf?bins=300", "--games=1000000", "--seed=1" } },
};

static GPid
start (const Case *c)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  GPid pid;

  g_ptr_array_add (argv, (gpointer) run_get_program ());
  for (guint i = 0; c->arguments[i] != NULL; i++)
    g_ptr_array_add (argv, (gpointer) c->arguments[i]);
  g_ptr_array_add (argv, NULL);

  g_spawn_async (NULL, (char **) argv->pdata, NULL,
                 G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                 NULL, NULL, &pid, &error);
  g_assert_no_error (error);
  return pid;
}

/* However busy the machine is, it is in the middle of its work then. */
static void
wait_for_work (GPid   pid,
               double seconds)
{
  clockid_t clock;
  struct timespec used;

  g_assert_cmpint (clock_getcpuclockid (pid, &clock), ==, 0);
  do
    {
      g_usleep (1000);
      g_assert_no_errno (clock_gettime (clock, &used));
    }
  while (used.tv_sec + used.tv_nsec / 1e9 < seconds);
}

/* Returns: how many milliseconds it takes */
static double
interrupt (const Case *c)
{
  const GPid pid = start (c);
  gint64 then;
  int status;

  wait_for_work (pid, g_test_rand_double_range (0.1, 0.2));
  then = g_get_monotonic_time ();
  g_assert_no_errno (kill (pid, SIGINT));
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 130);
  return (g_get_monotonic_time () - then) / 1000.0;
}

static int
compare (const void *a,
         const void *b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

static void
test_case (gconstpointer data)
{
  double times[N_TIMES];

  for (guint i = 0; i < N_TIMES; i++)
    times[i] = interrupt (data);
  qsort (times, N_TIMES, sizeof *times, compare);

  g_test_message ("%.1f ms, at most %.1f", times[N_TIMES / 2], times[N_TIMES - 1]);
  g_assert_cmpfloat (times[N_TIMES / 2], <=, MAX_MILLISECONDS);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (names) != NULL)
    n++;
  return n;
}

/* The command that a file carries is at work when it is called to be made again. */
static void
test_reproduce (void)
{
  g_autofree char *folder = g_dir_make_tmp ("last-move-XXXXXX", NULL), *path = g_build_filename (folder, "long.csv", NULL);
  const Case c = { "reproduce", { "reproduce", path } };
  guint n_files = 0;
  int status;
  GPid pid;

  g_assert_true (g_file_set_contents (path, "# last-move-solve table chomp --from 12 --to 20 --output FILE.csv\n", -1, NULL));
  g_setenv ("TMPDIR", folder, TRUE);
  pid = start (&c);
  while (n_files < 2)
    n_files = count_files (folder);
  g_assert_no_errno (kill (pid, SIGINT));
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_cmpint (WEXITSTATUS (status), ==, 130);
  g_assert_cmpuint (count_files (folder), ==, 1);

  g_unsetenv ("TMPDIR");
  g_assert_no_errno (g_remove (path));
  g_assert_no_errno (g_rmdir (folder));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/signal/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }

  g_test_add_func ("/cli/signal/reproduce", test_reproduce);

  return g_test_run ();
}
