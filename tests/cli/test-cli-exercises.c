/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-exercises.c: exercises on the command line. */

#include "run.h"

#include <glib/gstdio.h>
#include <string.h>

static void
test_json (void)
{
  g_autoptr (Run) run = run_program ("exercises", "wythoff", "--grade", "5", "--count", "20", "--seed", "3", "--json", NULL);
  g_autoptr (Run) again = run_program ("exercises", "wythoff", "--grade", "5", "--count", "20", "--seed", "3", "--json", NULL);
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);

  check_ok (run);
  g_assert_cmpstr (run->out, ==, again->out);
  g_assert_cmpuint (g_strv_length (lines), ==, 21);
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (JsonNode) node = json_from_string (lines[i], NULL);
      JsonObject *object = json_node_get_object (node);
      JsonArray *accepted = json_object_get_array_member (object, "accepted");

      g_assert_cmpuint (json_object_get_size (object), ==, 5);
      g_assert_true (g_str_has_prefix (json_object_get_string_member (object, "position"), "lastmove:wythoff?"));
      g_assert_nonnull (strstr (" move winner delay answer ", json_object_get_string_member (object, "question")));
      g_assert_cmpuint (json_array_get_length (accepted), >, 0);
      g_assert_cmpint (json_object_get_int_member (object, "grade"), ==, 5);
      g_assert_cmpstr (json_object_get_string_member (object, "because"), !=, "");
    }
}

static void
test_fixed (void)
{
  g_autoptr (Run) run = run_program ("exercises", "black-hole", "--hole", "3", "--count", "30", NULL);
  g_auto (GStrv) parts = g_strsplit (run->out, "lastmove:", -1);

  check_ok (run);
  g_assert_cmpuint (g_strv_length (parts), ==, 31);
  for (guint i = 1; parts[i] != NULL; i++)
    g_assert_true (g_str_has_prefix (parts[i], "black-hole?hole=3&"));
}

/* Where there are fewer, those are printed, and the status says so. */
static void
test_fewer (void)
{
  g_autoptr (Run) run = run_program ("exercises", "reversed-chomp", "--size", "2x2", "--count", "1000", "--json", NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpstr (run->out, !=, "");
  g_assert_nonnull (strstr (run->err, "only"));
}

/* Of three moves nobody misses the right one often. */
static void
test_no_such_grade (void)
{
  g_autoptr (Run) run = run_program ("exercises", "build-up", "--grade", "4", NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_nonnull (strstr (run->err, "higher grade than 3: there are never more than 3 moves"));
}

static void
check_bad (Run        *run,
           const char *word)
{
  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_nonnull (strstr (run->err, word));
}

static void
test_bad (void)
{
  g_autoptr (Run) no_game = run_program ("exercises", NULL);
  g_autoptr (Run) unknown = run_program ("exercises", "tic-tac-toe", NULL);
  g_autoptr (Run) more = run_program ("exercises", "nim", "chomp", NULL);
  g_autoptr (Run) grade = run_program ("exercises", "nim", "--grade", "6", NULL);
  g_autoptr (Run) count = run_program ("exercises", "nim", "--count", "0", NULL);
  g_autoptr (Run) seed = run_program ("exercises", "nim", "--seed", "-1", NULL);
  g_autoptr (Run) key = run_program ("exercises", "nim", "--hole", "3", NULL);

  check_bad (no_game, "game");
  check_bad (unknown, "tic-tac-toe");
  check_bad (more, "chomp");
  check_bad (grade, "--grade");
  check_bad (count, "--count");
  check_bad (seed, "--seed");
  check_bad (key, "hole");
}

#ifdef WITH_DIAGRAMS

static GBytes *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *data;
  gsize length;

  g_file_get_contents (path, &data, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (data, length);
}

static char *
make_worksheet (const char *folder,
                const char *name,
                const char *seed)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (Run) run = run_program ("exercises", "wythoff", "--grade", "4", "--count", "7", "--seed", seed, "--worksheet",
                                     path, NULL);

  check_ok (run);
  g_assert_cmpstr (run->out, ==, "");
  return g_steal_pointer (&path);
}

/* With poppler all that is written on the pages is read back. */
static void
check_text (const char *path)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  g_autoptr (Run) run = run_program ("exercises", "wythoff", "--grade", "4", "--count", "7", "--seed", "3", NULL);
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  const char *argv[] = { program, "-raw", path, "-", NULL };
  g_autofree char *text = NULL;

  if (program == NULL)
    {
      g_test_message ("There is no pdftotext here.");
      return;
    }

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, &text, NULL, NULL, NULL));
  g_assert_nonnull (strstr (text, "Exercises"));
  g_assert_nonnull (strstr (text, "Solutions"));
  g_assert_nonnull (strstr (text, "exercises wythoff --grade 4 --count 7 --seed 3 --worksheet"));
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "lastmove:") && strstr (text, lines[i]) == NULL)
      g_error ("%s is not among the solutions: %s", lines[i], text);
}

/* The same command makes the same file, whatever that is called and whenever it is made; another seed does not. */
static void
test_worksheet (void)
{
  g_autofree char *folder = g_dir_make_tmp ("worksheet-XXXXXX", NULL);
  g_autofree char *path = make_worksheet (folder, "a.pdf", "3");
  g_autofree char *again = make_worksheet (folder, "b.pdf", "3");
  g_autofree char *other = make_worksheet (folder, "c.pdf", "4");
  g_autoptr (GBytes) a = read_file (path);
  g_autoptr (GBytes) b = read_file (again);
  g_autoptr (GBytes) c = read_file (other);

  g_assert_true (g_str_has_prefix (g_bytes_get_data (a, NULL), "%PDF-"));
  g_assert_true (g_bytes_equal (a, b));
  g_assert_false (g_bytes_equal (a, c));
  check_text (path);

  g_remove (path);
  g_remove (again);
  g_remove (other);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* What cannot be made or written leaves everything as it is. */
static void
test_worksheet_refused (void)
{
  g_autofree char *folder = g_dir_make_tmp ("worksheet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "old.pdf", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "nowhere", "new.pdf", NULL);
  g_autoptr (Run) too_many = NULL, none = NULL, missing = NULL, is_folder = NULL;
  g_autofree char *data = NULL;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  too_many = run_program ("exercises", "nim", "--count", "1001", "--worksheet", path, NULL);
  check_complaint (too_many, 2, "1000");
  none = run_program ("exercises", "reversed-chomp", "--size", "2x2", "--grade", "5", "--worksheet", path, NULL);
  check_complaint (none, 1, "no such exercise");
  g_assert_true (g_file_get_contents (path, &data, NULL, NULL));
  g_assert_cmpstr (data, ==, "old");

  missing = run_program ("exercises", "nim", "--worksheet", nowhere, NULL);
  check_complaint (missing, 1, "new.pdf");
  is_folder = run_program ("exercises", "nim", "--worksheet", folder, NULL);
  check_complaint (is_folder, 1, "worksheet-");

  g_remove (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

#else

static void
test_worksheet_refused (void)
{
  g_autoptr (Run) run = run_program ("exercises", "nim", "--worksheet", "nothing.pdf", NULL);

  check_complaint (run, 2, "Cairo");
}

#endif

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/exercises/json", test_json);
  g_test_add_func ("/cli/exercises/fixed", test_fixed);
  g_test_add_func ("/cli/exercises/fewer", test_fewer);
  g_test_add_func ("/cli/exercises/no-such-grade", test_no_such_grade);
  g_test_add_func ("/cli/exercises/bad", test_bad);
#ifdef WITH_DIAGRAMS
  g_test_add_func ("/cli/exercises/worksheet", test_worksheet);
#endif
  g_test_add_func ("/cli/exercises/worksheet-refused", test_worksheet_refused);

  return g_test_run ();
}
