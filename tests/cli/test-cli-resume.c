/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-resume.c: tables that keep their rows in a file and go on after them. */

#include "run.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define TITLE_LINE "# last-move-solve table reversed --from=2"
#define TITLE TITLE_LINE "\n"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("last-move-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "rows", NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_unlink (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
write_file (const char *path,
            const char *text,
            gssize      length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);
}

/* Every whole line of @text with its checksum: of the title and of the line. */
static char *
add_sums (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const guint n_lines = MAX (g_strv_length (lines), 1) - 1;
  GString *summed = g_string_new (NULL);

  for (guint i = 0; i < n_lines; i++)
    {
      g_autofree char *whole = g_strconcat (lines[0], "\n", lines[i], NULL);
      g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, whole, -1);

      g_string_append_printf (summed, "%s #%.8s\n", lines[i], sum);
    }

  if (lines[n_lines] != NULL)
    g_string_append (summed, lines[n_lines]);
  return g_string_free (summed, FALSE);
}

static void
write_rows (const char *path,
            const char *text)
{
  g_autofree char *summed = add_sums (text);

  write_file (path, summed, -1);
}

static Run *
run_reversed (Fixture    *fixture,
              const char *to)
{
  return run_program ("table", "reversed", "--from", "2", "--to", to, "--resume", fixture->path, NULL);
}

static void
check_file (Fixture    *fixture,
            const char *expected)
{
  g_autofree char *text = read_file (fixture->path);

  g_assert_cmpstr (text, ==, expected);
}

static void
check_rows (Fixture    *fixture,
            const char *expected)
{
  g_autofree char *summed = add_sums (expected);

  check_file (fixture, summed);
}

static void
test_fresh (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (Run) run = run_reversed (fixture, "5");

  check_ok (run);
  g_assert_cmpstr (run->out, ==, "n,winner\n2,1\n3,2\n4,1\n5,2\n");
  check_rows (fixture, TITLE "2,1\n3,2\n4,1\n5,2\n");
}

/* Rows that are there are printed and not computed: even wrong ones. A table may go on further than it was to at first. */
static void
test_again (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (Run) run = NULL;
  g_autoptr (Run) shorter = NULL;

  write_rows (fixture->path, TITLE "2,8\n3,9\n");
  run = run_reversed (fixture, "5");
  check_ok (run);
  g_assert_cmpstr (run->out, ==, "n,winner\n2,8\n3,9\n4,1\n5,2\n");
  check_rows (fixture, TITLE "2,8\n3,9\n4,1\n5,2\n");

  shorter = run_reversed (fixture, "3");
  check_ok (shorter);
  g_assert_cmpstr (shorter->out, ==, "n,winner\n2,8\n3,9\n");
  check_rows (fixture, TITLE "2,8\n3,9\n4,1\n5,2\n");
}

static void
test_json (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (Run) run = NULL;

  write_rows (fixture->path, TITLE "2,1\n");
  run = run_program ("table", "reversed", "--json", "--from=2", "--to=3", "--resume", fixture->path, NULL);
  check_ok (run);
  g_assert_cmpstr (run->out, ==, "{\"n\":2,\"winner\":1}\n{\"n\":3,\"winner\":2}\n");
}

/* What a power cut leaves: nothing, a part of the first line, a part of a row, a row without its end. */
static void
test_torn (Fixture       *fixture,
           gconstpointer  data)
{
  static const char *const torn[] = {
    "", "# last-mo", TITLE_LINE " #", TITLE, TITLE "2", TITLE "2,1\n3,", TITLE "2,1\n3,2 #", TITLE "2,1\n3,2\n4,9",
  };

  for (guint i = 0; i < G_N_ELEMENTS (torn); i++)
    {
      g_autoptr (Run) run = NULL;

      write_rows (fixture->path, torn[i]);
      run = run_reversed (fixture, "4");
      check_ok (run);
      g_assert_cmpstr (run->out, ==, "n,winner\n2,1\n3,2\n4,1\n");
      check_rows (fixture, TITLE "2,1\n3,2\n4,1\n");
    }
}

static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  static const struct
  {
    const char *text;
    const char *words;
  } cases[] = {
    { TITLE "2,1\n4,1\n", "damaged in line 3" },
    { TITLE "2;1\n", "damaged in line 2" },
    { TITLE "2,1,1\n", "damaged in line 2" },
    { TITLE "2,\"1\n", "damaged in line 2" },
    { TITLE "\n", "damaged in line 2" },
    { TITLE "2,1\n3,\377\n", "damaged" },
    { TITLE "2,1\r\n", "damaged" },
    { "# last-move-solve table reversed --from=3\n3,2\n", "has not the rows of this table" },
    { "# last-move-solve table reversed --from=2 --graph\n", "has not the rows of this table" },
    { "n,winner\n2,1\n", "has not the rows of this table" },
    { "something else", "has not the rows of this table" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *summed = add_sums (cases[i].text);
      g_autoptr (Run) run = NULL;

      write_file (fixture->path, summed, -1);
      run = run_reversed (fixture, "4");
      check_complaint (run, 2, cases[i].words);
      g_assert_cmpstr (run->out, ==, "");
      check_file (fixture, summed);
    }
}

/* Whichever character of a row or its checksum is another digit, it is noticed, though it may still be a good row. */
static void
test_changed (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *summed = add_sums (TITLE "2,1\n3,2\n4,1\n");
  const gsize start = strchr (summed, '\n') + 1 - summed;

  for (gsize i = start; summed[i] != '\0'; i++)
    {
      g_autofree char *changed = g_strdup (summed);
      g_autoptr (Run) run = NULL;

      if (!g_ascii_isxdigit (changed[i]))
        continue;

      changed[i] = changed[i] == '2' ? '1' : '2';
      write_file (fixture->path, changed, -1);
      run = run_reversed (fixture, "4");
      check_complaint (run, 2, "damaged in line");
      g_assert_cmpstr (run->out, ==, "");
      check_file (fixture, changed);
    }
}

/* A row of another table is a good row with a good checksum, but not here. */
static void
test_foreign_row (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autofree char *own = add_sums (TITLE "2,1\n");
  g_autofree char *other = add_sums ("# last-move-solve table zeckendorf --from=2\n3,2\n");
  g_autofree char *mixed = g_strconcat (own, strchr (other, '\n') + 1, NULL);
  g_autoptr (Run) run = NULL;

  write_file (fixture->path, mixed, -1);
  run = run_reversed (fixture, "4");
  check_complaint (run, 2, "damaged in line 3");
}

static void
test_without_sums (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (Run) run = NULL;

  write_file (fixture->path, TITLE "2,1\n3,2\n", -1);
  run = run_reversed (fixture, "4");
  check_complaint (run, 2, "older version");
  check_file (fixture, TITLE "2,1\n3,2\n");
}

static void
test_binary (Fixture       *fixture,
             gconstpointer  data)
{
  static const char bytes[] = "\0\0\0\1\0";
  g_autofree char *after = NULL;
  g_autoptr (Run) run = NULL;
  gsize length = 0;

  write_file (fixture->path, bytes, sizeof bytes);
  run = run_reversed (fixture, "4");
  check_complaint (run, 2, "has not the rows of this table");
  g_assert_true (g_file_get_contents (fixture->path, &after, &length, NULL));
  g_assert_cmpmem (after, length, bytes, sizeof bytes);
}

static void
test_no_file (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *nowhere = g_build_filename (fixture->folder, "none", "rows", NULL);
  g_autoptr (Run) missing = run_program ("table", "reversed", "--resume", nowhere, NULL);
  g_autoptr (Run) folder = run_program ("table", "reversed", "--resume", fixture->folder, NULL);

  check_complaint (missing, 2, "cannot be kept");
  check_complaint (folder, 2, "cannot be kept");
}

/* What need not have an end is not read, and what waits for another program is not waited for. */
static void
test_no_regular_file (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autoptr (Run) device = run_program ("table", "reversed", "--resume", "/dev/null", NULL);
  g_autoptr (Run) pipe = NULL;

  g_assert_no_errno (mkfifo (fixture->path, 0600));
  pipe = run_program ("table", "reversed", "--resume", fixture->path, NULL);

  check_complaint (device, 2, "not a regular file");
  check_complaint (pipe, 2, "not a regular file");
}

/* So large that it is not even read; it takes no room on the disk. */
static void
test_too_large (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (Run) run = NULL;
  GStatBuf status;

  write_file (fixture->path, "", 0);
  g_assert_cmpint (truncate (fixture->path, (gint64) 1 << 40), ==, 0);
  run = run_program ("table", "reversed", "--resume", fixture->path, NULL);
  check_complaint (run, 2, "larger than 256 MiB");
  g_assert_cmpint (g_stat (fixture->path, &status), ==, 0);
  g_assert_cmpint (status.st_size, ==, (gint64) 1 << 40);
}

/* Where the rows are not one for each number they are computed once more, and have to be the same. */
static void
test_other_rows (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (Run) run = run_program ("table", "cutoffs", "--to", "4", "--resume", fixture->path, NULL);
  g_autofree char *text = read_file (fixture->path);
  g_autofree char *part = g_strndup (text, strlen (text) / 2);
  g_autoptr (GString) wrong = g_string_new (text);
  g_autoptr (Run) again = NULL;
  g_autoptr (Run) refused = NULL;

  check_ok (run);
  write_file (fixture->path, part, -1);
  again = run_program ("table", "cutoffs", "--to", "4", "--resume", fixture->path, NULL);
  check_ok (again);
  g_assert_cmpstr (again->out, ==, run->out);
  check_file (fixture, text);

  g_string_replace (wrong, "5/2,", "7/3,", 1);
  write_file (fixture->path, wrong->str, -1);
  refused = run_program ("table", "cutoffs", "--to", "4", "--resume", fixture->path, NULL);
  g_assert_cmpint (refused->status, ==, 2);
  g_assert_nonnull (strstr (refused->err, "damaged in line 3"));
  check_file (fixture, wrong->str);
}

static GSubprocess *
start (Fixture          *fixture,
       GSubprocessFlags  flags)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_new (flags, &error, run_get_program (), "table", "reversed", "--from", "2",
                                           "--to", "480", "--resume", fixture->path, NULL);

  g_assert_no_error (error);
  return process;
}

static void
wait_for_rows (Fixture *fixture,
               gsize    length)
{
  GStatBuf status = { 0 };

  while (g_stat (fixture->path, &status) != 0 || (gsize) status.st_size < length)
    g_usleep (1000);
}

/* Killed outright, again and again: every row that was finished is there. */
static void
test_killed (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (Run) whole = run_program ("table", "reversed", "--from", "2", "--to", "160", "--no-header", NULL);
  g_autofree char *rows = g_strconcat (TITLE, whole->out, NULL);
  g_autofree char *expected = add_sums (rows);
  g_autofree char *text = NULL;
  gsize length = strlen (TITLE);

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (GSubprocess) process = start (fixture, G_SUBPROCESS_FLAGS_STDOUT_SILENCE);

      length += 100;
      wait_for_rows (fixture, length);
      g_subprocess_send_signal (process, i % 2 == 0 ? SIGKILL : SIGINT);
      g_subprocess_wait (process, NULL, NULL);
    }

  text = read_file (fixture->path);
  g_assert_true (g_str_has_suffix (text, "\n"));
  g_assert_true (strncmp (text, expected, MIN (strlen (text), strlen (expected))) == 0);
}

static void
test_in_use (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GSubprocess) process = start (fixture, G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autoptr (Run) other = NULL;

  wait_for_rows (fixture, strlen (TITLE));
  other = run_reversed (fixture, "4");
  check_complaint (other, 2, "Another run");
  g_subprocess_send_signal (process, SIGINT);
  g_subprocess_wait (process, NULL, NULL);
}

/* Ranges that were computed apart, put together. */
static Run *
run_map (Fixture    *fixture,
         const char *max)
{
  return run_program ("table", "map", "reversed-nim", "--x=stones", "--y=target", "--to=9", "--max", max, "--resume",
                      fixture->path, NULL);
}

/* A map that was broken off goes on, and one of other positions is not taken for it. */
static void
test_map (Fixture       *fixture,
          gconstpointer  data)
{
  g_autoptr (Run) whole = run_map (fixture, "2");
  g_autofree char *kept = read_file (fixture->path);
  g_autoptr (Run) rest = NULL;
  g_autoptr (Run) other = NULL;

  write_file (fixture->path, kept, strlen (kept) / 2);
  rest = run_map (fixture, "2");
  other = run_map (fixture, "3");
  check_ok (whole);
  check_ok (rest);
  g_assert_cmpstr (rest->out, ==, whole->out);
  check_file (fixture, kept);
  check_complaint (other, 2, "has not the rows of this table");
}

static void
test_merged (void)
{
  g_autoptr (Run) whole = run_program ("table", "reversed", "--from", "2", "--to", "60", "--graph", NULL);
  g_autoptr (Run) first = run_program ("table", "reversed", "--from", "2", "--to", "40", "--graph", NULL);
  g_autoptr (Run) second = run_program ("table", "reversed", "--from", "41", "--to", "60", "--graph", "--no-header", NULL);
  g_autofree char *merged = g_strconcat (first->out, second->out, NULL);

  check_ok (second);
  g_assert_cmpstr (merged, ==, whole->out);
}

/* The rows that are kept are never written over by what is made of them, nor a saved game by what is told of it, whatever
   the one file is called. */
static void
test_same_file (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *rows = g_build_filename (fixture->folder, "rows.csv", NULL), *layer = g_build_filename (fixture->folder, "rows.csv.layer", NULL);
  g_autofree char *link = g_build_filename (fixture->folder, "link.csv", NULL), *hard = g_build_filename (fixture->folder, "hard.csv", NULL);
  g_autofree char *dotted = g_build_filename (fixture->folder, ".", "rows.csv", NULL), *kept = NULL;
  g_autofree char *layer_link = g_build_filename (fixture->folder, "layer.csv", NULL);
  const char *const names[] = { rows, dotted, link, layer_link, hard };

  g_assert_no_errno (symlink ("rows.csv", link));
  g_assert_no_errno (symlink (layer, layer_link));
  for (guint begun = 0; begun < 2; begun++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (names) - (begun == 0); i++)
        {
          g_autoptr (Run) run = run_program ("table", "reversed", "--to", "4", "--resume", rows, "--output", names[i], NULL);

          check_complaint (run, 2, "--output and --resume name the same file.");
          g_assert_true (begun > 0 || !g_file_test (rows, G_FILE_TEST_EXISTS));
        }
      if (begun == 0)
        {
          g_autoptr (Run) run = run_program ("table", "reversed", "--to", "4", "--resume", rows, NULL);

          check_ok (run);
          g_assert_no_errno (linkat (AT_FDCWD, rows, AT_FDCWD, hard, 0));
          kept = read_file (rows);
        }
      else
        {
          g_autofree char *text = read_file (rows);

          g_assert_cmpstr (text, ==, kept);
        }
    }

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Run) run = run_program ("table", "so-long-sucker-games", "--file", rows, i == 0 ? "--output" : "--resume", hard, NULL);

      check_complaint (run, 2, i == 0 ? "--output and --file name the same file." : "--resume and --file name the same file.");
    }
  g_unlink (rows);
  g_unlink (link);
  g_unlink (layer_link);
  g_unlink (hard);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/cli/resume/fresh", Fixture, NULL, set_up, test_fresh, tear_down);
  g_test_add ("/cli/resume/again", Fixture, NULL, set_up, test_again, tear_down);
  g_test_add ("/cli/resume/json", Fixture, NULL, set_up, test_json, tear_down);
  g_test_add ("/cli/resume/torn", Fixture, NULL, set_up, test_torn, tear_down);
  g_test_add ("/cli/resume/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/cli/resume/changed", Fixture, NULL, set_up, test_changed, tear_down);
  g_test_add ("/cli/resume/foreign-row", Fixture, NULL, set_up, test_foreign_row, tear_down);
  g_test_add ("/cli/resume/without-sums", Fixture, NULL, set_up, test_without_sums, tear_down);
  g_test_add ("/cli/resume/binary", Fixture, NULL, set_up, test_binary, tear_down);
  g_test_add ("/cli/resume/no-file", Fixture, NULL, set_up, test_no_file, tear_down);
  g_test_add ("/cli/resume/no-regular-file", Fixture, NULL, set_up, test_no_regular_file, tear_down);
  g_test_add ("/cli/resume/too-large", Fixture, NULL, set_up, test_too_large, tear_down);
  g_test_add ("/cli/resume/other-rows", Fixture, NULL, set_up, test_other_rows, tear_down);
  g_test_add ("/cli/resume/killed", Fixture, NULL, set_up, test_killed, tear_down);
  g_test_add ("/cli/resume/in-use", Fixture, NULL, set_up, test_in_use, tear_down);
  g_test_add ("/cli/resume/same-file", Fixture, NULL, set_up, test_same_file, tear_down);
  g_test_add ("/cli/resume/map", Fixture, NULL, set_up, test_map, tear_down);
  g_test_add_func ("/cli/resume/merged", test_merged);

  return g_test_run ();
}
