/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test-limits.c: the hardest position of each game with few addresses, little memory and little time: a value that is the same
 * under all limits, or one sentence that says why there is none.
 */

#include "../games/examples.h"

#include <gio/gio.h>
#include <json-glib/json-glib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>

/* With "-m perf" the time is measured: so much later than allowed, the start of the program included. */
#define MAX_LATE_MS 50

/* What each question may take; less where the time is not measured. */
#define SECONDS (g_test_perf () ? 2.0 : 0.4)

typedef struct
{
  const char *name;
  guint       mebibytes; /* of addresses; 0 = no limit */
  const char *memory;
  const char *threads;
  gboolean    in_a_moment; /* a part of the time of the others */
  gboolean    patient; /* as much time as it takes */
  gboolean    nightly; /* between two others, so that by day these do */
} Limit;

static const Limit limits[] = {
  { "none", 0, "2000", "2" },
  { "one-thread", 0, "2000", "1" },
  { "four-threads", 0, "2000", "4", .nightly = TRUE },
  { "memory", 0, "64", "2", .nightly = TRUE },
  { "hardly-any-memory", 0, "1", "2" },
  { "time", 0, "2000", "2", TRUE },
  { "addresses/90", 90, "2000", "2" },
  { "addresses/150", 150, "2000", "2", .nightly = TRUE },
  { "addresses/400", 400, "2000", "2" },
};

typedef struct
{
  char  *out;
  char  *err;
  int    status;
  double milliseconds;
} Run;

static void
limit_addresses (gpointer data)
{
  const rlim_t bytes = GPOINTER_TO_SIZE (data);

  setrlimit (RLIMIT_AS, &(struct rlimit) { bytes, bytes });
}

static double
get_seconds (const Limit *limit)
{
  return limit->patient ? 200 : limit->in_a_moment ? SECONDS / 40 : SECONDS;
}

static void
run (const Limit *limit,
     const char  *position,
     Run         *run)
{
  char seconds[G_ASCII_DTOSTR_BUF_SIZE];
  const char *argv[] = { g_getenv ("LAST_MOVE_SOLVE"), "value", "--json", "--memory", limit->memory, "--threads", limit->threads,
                         "--time", g_ascii_dtostr (seconds, sizeof seconds, get_seconds (limit)), position, NULL };
  g_auto (GStrv) environment = g_environ_unsetenv (g_get_environ (), "MALLOC_PERTURB_");
  const gint64 then = g_get_monotonic_time ();
  g_autoptr (GError) error = NULL;
  int wait_status;

  g_spawn_sync (NULL, (char **) argv, environment, G_SPAWN_DEFAULT, limit->mebibytes > 0 ? limit_addresses : NULL,
                GSIZE_TO_POINTER ((gsize) limit->mebibytes << 20), &run->out, &run->err, &wait_status, &error);
  g_assert_no_error (error);
  run->milliseconds = (g_get_monotonic_time () - then) / 1000.0;
  if (!WIFEXITED (wait_status))
    g_error ("%s under “%s” ended by signal %d: %s", position, limit->name, WTERMSIG (wait_status), run->err);
  run->status = WEXITSTATUS (wait_status);
}

/* Returns: (nullable): the value; %NULL where it is unknown, and why is said */
static char *
read_value (const Run *run)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (run->out, &error);
  JsonObject *object;
  const char *value;

  g_assert_no_error (error);
  object = json_node_get_object (node);
  value = json_object_get_string_member (object, "value");
  g_assert_cmpint (run->status, ==, g_str_equal (value, "unknown") ? 1 : 0);
  if (!g_str_equal (value, "unknown"))
    return g_strdup (value);

  g_assert_true (g_str_has_prefix (run->err, "last-move-solve: ") && g_str_has_suffix (run->err, ".\n"));
  g_assert_true (strchr (run->err, '\n') == run->err + strlen (run->err) - 1);
  return NULL;
}

/* Of all limits together one value at the most. */
static void
test_position (gconstpointer position)
{
  g_autofree char *known = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      Run result;
      g_autofree char *value = NULL;

      if (limits[i].nightly && !g_test_perf ())
        continue;
      run (&limits[i], position, &result);
      value = read_value (&result);
      g_test_message ("%s: %s, %.0f ms", limits[i].name, value != NULL ? value : "unknown", result.milliseconds);
      if (value != NULL && known != NULL)
        g_assert_cmpstr (value, ==, known);
      if (known == NULL)
        known = g_steal_pointer (&value);
      if (g_test_perf ())
        g_assert_cmpfloat (result.milliseconds, <=, get_seconds (&limits[i]) * 1000 + MAX_LATE_MS);
      g_free (result.out);
      g_free (result.err);
    }
}

/* Where nothing is short it has to be known, and is the same with one thread and with several, and with less memory where that does. */
static void
test_known (void)
{
  g_autoptr (GPtrArray) known = examples_list_all ("known");
  static const Limit generous[] = {
    { "one-thread", 0, "2000", "1", .patient = TRUE },
    { "three-threads", 0, "2000", "3", .patient = TRUE },
    { "memory", 0, "64", "2", .patient = TRUE },
  };

  for (guint i = 0; i < known->len; i++)
    {
      const char *text = g_ptr_array_index (known, i);
      g_autofree char *first = NULL;

      for (guint j = 0; j < G_N_ELEMENTS (generous); j++)
        {
          Run result;
          g_autofree char *value = NULL;

          run (&generous[j], text, &result);
          value = read_value (&result);
          if (value == NULL && j < 2)
            g_error ("%s is unknown: %s", text, result.err);
          if (value != NULL && first != NULL)
            g_assert_cmpstr (value, ==, first);
          if (first == NULL)
            first = g_steal_pointer (&value);
          g_free (result.out);
          g_free (result.err);
        }
    }
}

/* --- memory -------------------------------------------------------------- */

/* What may be beyond the budget, in parts of it. */
#define BUDGET_MIB 64
#define TOLERANCE 0.05

/* Returns: the memory that the system gave to the whole program at its peak, in MiB */
static double
measure (const char *const *words)
{
  g_auto (GStrv) environment = g_environ_unsetenv (g_get_environ (), "MALLOC_PERTURB_");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) argv = NULL;
  g_autoptr (GError) error = NULL;
  struct rusage usage;
  int status;
  GPid pid;

  g_strv_builder_add (builder, g_getenv ("LAST_MOVE_SOLVE"));
  g_strv_builder_addv (builder, (const char **) words);
  g_strv_builder_add_many (builder, "--memory", G_STRINGIFY (BUDGET_MIB), "--time", g_test_perf () ? "10" : "1", NULL);
  argv = g_strv_builder_end (builder);
  g_spawn_async (NULL, argv, environment, G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                 NULL, NULL, &pid, &error);
  g_assert_no_error (error);
  g_assert_cmpint (wait4 (pid, &status, 0, &usage), ==, pid);
  g_assert_true (WIFEXITED (status));
  return usage.ru_maxrss / 1024.0;
}

static void
check_memory (const char        *name,
              const char *const *words,
              double             bare)
{
  const double taken = measure (words) - bare;

  g_test_message ("%s %s: %.1f MiB of %d", words[0], name, taken, BUDGET_MIB);
  g_assert_cmpfloat (taken, <=, BUDGET_MIB * (1 + TOLERANCE));
}

/* The peak is that of the program less what it takes, its own code included, when there is next to nothing to solve. */
static void
test_memory (void)
{
  static const char *const maps[][11] = {
    { "table", "map", "black-hole", "--hole", "8", "--x", "bins[1]", "--y", "bins[3]", "--to=40" },
    { "table", "map", "reversed", "--x", "bins[1]", "--y", "bins[2]", "--to=60" },
    { "table", "map", "chomp", "--rows", "9,9,9,9,9", "--x", "rows[1]", "--y", "rows[2]", "--to=12" },
  };
  const char *const trivial[] = { "value", "lastmove:nim?stones=3", NULL };
  g_autoptr (GPtrArray) positions = examples_list_all ("hard");
  const double bare = measure (trivial);

  for (guint i = 0; i < positions->len; i++)
    {
      const char *position = g_ptr_array_index (positions, i);
      const char *const value[] = { "value", position, NULL }, *const hint[] = { "hint", position, NULL };

      /* A hint asks for the value, and for more. */
      if (g_test_perf ())
        check_memory (position, value, bare);
      check_memory (position, hint, bare);
    }
  for (guint i = 0; i < G_N_ELEMENTS (maps); i++)
    check_memory (maps[i][2], maps[i], bare);
}

/* What is not enough for anything is said by the program itself. */
static void
test_no_room (void)
{
  for (guint i = 40; i < 90; i += 10)
    {
      const Limit limit = { "hardly-any-addresses", i, "2000", "2" };
      Run result;

      run (&limit, "lastmove:nim?stones=9", &result);
      g_assert_cmpint (result.status, ==, 1);
      g_assert_cmpstr (result.out, ==, "");
      g_assert_nonnull (strstr (result.err, "address space"));
      g_free (result.out);
      g_free (result.err);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) positions = NULL;

  g_test_init (&argc, &argv, NULL);
  positions = examples_list_all ("hard");

  g_test_add_func ("/limits/no-room", test_no_room);
  g_test_add_func ("/limits/known", test_known);
  g_test_add_func ("/limits/memory", test_memory);
  for (guint i = 0; i < positions->len; i++)
    {
      const char *position = g_ptr_array_index (positions, i);
      g_autofree char *path = g_strdup_printf ("/limits/%s", position + strlen ("lastmove:"));

      g_strdelimit (path, "/?&=,", '-');
      path[0] = path[7] = '/';
      g_test_add_data_func_full (path, g_strdup (position), test_position, g_free);
    }

  return g_test_run ();
}
