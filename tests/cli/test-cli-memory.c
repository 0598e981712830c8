/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-memory.c: --memory holds, measured by what the system gave to the whole program. */

#include "run.h"

#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>

#define MAX_POSITIONS 7

/* What may be beyond the limit, in parts of it. */
#define TOLERANCE 0.05

typedef struct
{
  const char *name;
  const char *mebibytes;
  int         status;
  const char *positions[MAX_POSITIONS + 1];
} Case;

#define SLS "lastmove:so-long-sucker?piles=8&chips="

static const Case cases[] = {
  { "so-long-sucker/four", "16", 1, { SLS "b6,r6,g6,y6&turn=b" } },
  { "so-long-sucker/four-more", "64", 1, { SLS "b6,r6,g6,y6&turn=b" } },
  { "so-long-sucker/three", "16", 1, { SLS "b5,r5,g5,out1&turn=b" } },
  { "so-long-sucker/three-more", "64", 1, { SLS "b6,r6,g6,out1&turn=b" } },
  { "so-long-sucker/two", "16", 1, { SLS "b7r3g2y2,r6b2g1y3,out1,out2&turn=b&board=g,y,gy,yg" } },
  { "zeckendorf", "16", 0, { "lastmove:zeckendorf?bins=200", "lastmove:zeckendorf?bins=140" } },
  { "black-hole/search", "64", 1, { "lastmove:black-hole?hole=8&bins=0,0,0,0,0,0,0&stock=400&place=any" } },
  { "black-hole/layers", "16", 0, { "lastmove:black-hole?hole=8&bins=30,9,8,7,7,5,3" } },
  { "black-hole/table", "32", 0, { "lastmove:black-hole?hole=8&bins=30,9,8,7,7,5,3" } },
  { "reversed/search", "16", 1, { "lastmove:reversed?n=500" } },
  { "reversed/layers", "16", 0, { "lastmove:reversed?n=300", "lastmove:reversed?n=400" } },
  { "reversed/table", "16", 0, { "lastmove:reversed?n=260", "lastmove:reversed?n=270" } },
  { "reversed/stagnant", "16", 1, { "lastmove:reversed?n=500&ones=stagnant" } },
  { "build-up", "16", 0, { "lastmove:build-up?bins=7,9,3&stock=500", "lastmove:build-up?bins=0,0,0&stock=1000" } },
  { "chomp", "16", 0, { "lastmove:chomp?rows=13,13,13,13,13,13,13,13,13,13,13,13,13",
                        "lastmove:chomp?rows=14,14,14,14,14,14,14,14,14,14,14,14" } },
  { "reversed-chomp", "16", 0, { "lastmove:reversed-chomp?size=14x14&rows=3,2,1" } },
  { "take-away", "16", 0, { "lastmove:take-away?alpha=7/2&stones=10000000&limit=777" } },
  /* What one question leaves must not add to what the next one takes. */
  { "one-after-another", "32", 1, { "lastmove:reversed?n=500", "lastmove:reversed?n=300", "lastmove:reversed?n=270",
                                    "lastmove:black-hole?hole=8&bins=30,9,8,7,7,5,3",
                                    SLS "b5,r5,g5,out1&turn=b", SLS "b7r3g2y2,r6b2g1y3,out1,out2&turn=b&board=g,y,gy,yg",
                                    "lastmove:reversed?n=501" } },
};

typedef struct
{
  char   *out;
  int     status;
  double  mebibytes; /* at the peak */
} Measured;

static char *
read_all (int fd)
{
  g_autoptr (GIOChannel) channel = g_io_channel_unix_new (fd);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_io_channel_set_close_on_unref (channel, TRUE);
  g_io_channel_read_to_end (channel, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static Measured
measure (const char *mebibytes,
         const char *const *positions)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_auto (GStrv) environment = g_environ_unsetenv (g_get_environ (), "MALLOC_PERTURB_");
  struct rusage usage;
  Measured measured;
  GPid pid;
  int fd;
  int status;

  g_ptr_array_add (argv, (gpointer) run_get_program ());
  g_ptr_array_add (argv, (gpointer) "value");
  g_ptr_array_add (argv, (gpointer) "--memory");
  g_ptr_array_add (argv, (gpointer) mebibytes);
  for (guint i = 0; positions[i] != NULL; i++)
    g_ptr_array_add (argv, (gpointer) positions[i]);
  g_ptr_array_add (argv, NULL);

  g_spawn_async_with_pipes (NULL, (char **) argv->pdata, environment, G_SPAWN_DO_NOT_REAP_CHILD,
                            NULL, NULL, &pid, NULL, &fd, NULL, &error);
  g_assert_no_error (error);
  measured.out = read_all (fd);
  g_assert_cmpint (wait4 (pid, &status, 0, &usage), ==, pid);
  g_assert_true (WIFEXITED (status));
  measured.status = WEXITSTATUS (status);
  measured.mebibytes = usage.ru_maxrss / 1024.0;
  return measured;
}

/* The peak is that of the program less what it takes, its own code included, when there is next to nothing to solve. */
static void
test_case (gconstpointer data)
{
  static const char *const trivial[] = { "lastmove:zeckendorf?bins=3", "lastmove:black-hole?hole=4&bins=1,1,1", "lastmove:reversed?n=4",
                                         "lastmove:build-up?bins=1,1,1", "lastmove:chomp?rows=2,1", "lastmove:take-away?alpha=2&stones=5",
                                         "lastmove:reversed-chomp?size=2x2&rows=1", SLS "b2r1,r1b1,out1,out2&turn=b&board=g",
                                         SLS "b1,r1,g1,out1&turn=b", NULL };
  const Case *c = data;
  const double limit = g_ascii_strtod (c->mebibytes, NULL);
  const Measured bare = measure (c->mebibytes, trivial);
  const Measured measured = measure (c->mebibytes, c->positions);

  g_test_message ("%.1f MiB of %s", measured.mebibytes - bare.mebibytes, c->mebibytes);
  g_assert_cmpint (measured.status, ==, c->status);
  g_assert_true ((strstr (measured.out, " was decided") != NULL) == (c->status == 1));
  g_assert_cmpfloat (measured.mebibytes - bare.mebibytes, <=, limit * (1 + TOLERANCE));
  g_free (bare.out);
  g_free (measured.out);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/memory/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }

  return g_test_run ();
}
