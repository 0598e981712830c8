/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-figures.c: files that carry the command that makes them, and are made again of it. */

/* For memmem. */
#define _GNU_SOURCE

#include "run.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

/* Whether whatever is made goes into every kind of file. For the sanitizers, which take many times as long, each of both is there once. */
#ifdef __SANITIZE_ADDRESS__
#define EVERY_PAIR FALSE
#else
#define EVERY_PAIR TRUE
#endif

static char *folder;

static char *
get_path (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

/* What a call leaves in a file of this name; every file is the same when it is made again. */
static char *
make_file (const char        *name,
           const char *const *words)
{
  g_autofree char *path = get_path (name);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) argv = NULL;
  g_autoptr (Run) run = NULL, again = NULL;
  char *contents;

  g_strv_builder_addv (builder, (const char **) words);
  g_strv_builder_add_many (builder, "--output", path, NULL);
  argv = g_strv_builder_end (builder);
  run = run_program_strv ((const char *const *) argv);
  /* What is refuted or undecided is a file, too. */
  g_assert_cmpint (run->status, <=, 1);
  g_assert_cmpstr (run->out, ==, "");
  again = run_program ("reproduce", "--check", path, NULL);
  check_ok (again);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_remove (path);
  return contents;
}

#define TABLE "table", "map", "black-hole", "--hole", "4", "--x", "bins[1]", "--y", "bins[3]", "--to", "6"

/* --- tables --------------------------------------------------------------- */

static void
test_csv (void)
{
  static const char *const words[] = { TABLE, NULL };
  g_autofree char *text = make_file ("map.csv", words);
  g_autoptr (Run) printed = run_program_strv (words);
  const char *end = strchr (text, '\n');

  g_assert_true (g_str_has_prefix (text, "# last-move-solve table map black-hole --hole 4 --x 'bins[1]' --y 'bins[3]' --to 6 "
                                         "--output FILE.csv\n"));
  g_assert_cmpstr (end + 1, ==, printed->out);
}

static void
test_json (void)
{
  static const char *const words[] = { TABLE, NULL };
  g_autofree char *text = make_file ("map.json", words);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  JsonArray *rows = json_object_get_array_member (json_node_get_object (node), "rows");

  g_assert_cmpuint (json_array_get_length (rows), ==, 49);
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (rows, 48), "y"), ==, 6);
}

/* What the OEIS takes: an index and a value, and comments. */
static void
test_bfile (void)
{
  static const char *const words[] = { "table", "take-away", "--alpha", "3", "--to", "8", NULL };
  static const char *const edges[] = { "table", "reversed", "--from", "2", "--to", "6", "--graph", "--column", "edges", NULL };
  g_autofree char *text = make_file ("b.txt", words);
  g_autofree char *graph = make_file ("b.txt", edges);
  g_autoptr (Run) printed = run_program ("table", "take-away", "--alpha", "3", "--to", "3", "--format", "bfile", NULL);
  /* The index of the first row is the first one: 1, of which nothing can be made, unless --from says another. */
  g_autoptr (Run) all = run_program ("table", "reversed", "--to", "3", "--graph", "--column", "edges", "--format", "bfile", NULL);

  g_assert_cmpstr (text, ==, "# last-move-solve table take-away --alpha 3 --to 8 --output FILE.txt\n0 0\n1 1\n2 2\n3 3\n4 4\n5 6\n6 8\n");
  g_assert_nonnull (strstr (graph, "FILE.txt\n2 1\n3 2\n4 4\n5 7\n6 11\n"));
  g_assert_nonnull (strstr (all->out, "--format bfile\n1 0\n2 1\n"));
  g_assert_nonnull (strstr (printed->out, "--format bfile\n0 0\n1 1\n"));
}

/* The numbers that player 2 wins, one after the other, as the OEIS has such a sequence. */
static void
test_bfile_of_losses (void)
{
  static const char *const file[] = { "table", "reversed", "--from", "2", "--to", "20", "--column", "n", NULL };
  g_autofree char *text = make_file ("b.txt", file);
  g_autoptr (Run) printed = run_program ("table", "zahlenschlacht", "--divisor", "3", "--to", "9", "--column", "n", "--format", "bfile", NULL);
  g_autoptr (Run) twice = run_program ("table", "zahlenschlacht", "--to", "5", "--column", "n", "--format", "bfile", NULL);
  g_autoptr (Run) nobody = run_program ("table", "take-away", "--to", "5", "--column", "index", "--format", "bfile", NULL);

  g_assert_nonnull (strstr (text, "FILE.txt\n1 3\n2 5\n3 8\n4 9\n5 11\n6 13\n7 14\n8 19\n9 20\n"));
  g_assert_nonnull (strstr (printed->out, "--format bfile\n1 4\n2 6\n3 8\n"));
  g_assert_nonnull (strstr (twice->err, "“4” cannot follow “4”"));
  check_complaint (nobody, 2, "no column “winner”");
}

/* An editor gave the lines other ends: that is said, and nothing of what the command became by it. */
static void
test_line_ends (void)
{
  static const char *const endings[] = { "csv", "json", "txt" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *name = g_strconcat ("ends.", endings[i], NULL);
      g_autofree char *path = get_path (name);
      g_autoptr (Run) made = run_program ("table", "zeckendorf", "--to", "5", "--output", path, NULL);
      g_autoptr (Run) checked = NULL, mended = NULL, again = NULL;
      g_autoptr (GString) text = NULL;
      g_autofree char *contents = NULL;

      check_ok (made);
      g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
      text = g_string_new (contents);
      g_string_replace (text, "\n", "\r\n", 0);
      g_assert_true (g_file_set_contents (path, text->str, -1, NULL));

      checked = run_program ("reproduce", "--check", path, NULL);
      check_complaint (checked, 1, "a carriage return at the end of each line");
      mended = run_program ("reproduce", path, NULL);
      check_ok (mended);
      again = run_program ("reproduce", "--check", path, NULL);
      check_ok (again);
      g_remove (path);
    }
}

/* The file of a rule that is refuted can be made again, too. */
static void
test_refuted_map (void)
{
  g_autofree char *path = get_path ("map.csv");
  g_autoptr (Run) run = run_program ("test-rule", "wythoff", "x == y", "--to", "5", "--output", path, NULL);
  g_autoptr (Run) right = run_program ("test-rule", "nim", "stones % 4 == 1", "--to", "9", "--output", path, NULL);
  g_autoptr (Run) undecided = NULL, again = NULL;

  g_assert_cmpint (run->status, ==, 1);
  check_ok (right);
  run_free (g_steal_pointer (&run));
  run = run_program ("test-rule", "wythoff", "x == y", "--to", "5", "--output", path, NULL);
  g_assert_cmpint (run->status, ==, 1);
  again = run_program ("reproduce", "--check", path, NULL);
  check_ok (again);
  undecided = run_program ("value", "lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b", "--time", "0.1", "--output", path, NULL);
  check_complaint (undecided, 1, "0.1 s");
  g_remove (path);
}

static void
test_no_bfile (void)
{
  g_autofree char *path = get_path ("b.txt");
  g_autoptr (Run) columns = run_program ("table", "chomp", "--to", "3", "--output", path, NULL);
  g_autoptr (Run) index = run_program ("table", "chomp", "--to", "3", "--format", "bfile", "--column", "winner", NULL);
  g_autoptr (Run) value = run_program ("table", "zahlenschlacht", "--to", "5", "--divisor", "3", "--column", "winner", "--output", path, NULL);
  g_autoptr (Run) unknown = run_program ("table", "chomp", "--to", "3", "--column", "colour", "--output", path, NULL);

  check_complaint (columns, 2, "columns, winner, moves");
  g_assert_cmpint (index->status, ==, 2);
  g_assert_nonnull (strstr (index->err, "one row for each index"));
  check_complaint (value, 2, "whole numbers, not “");
  check_complaint (unknown, 2, "no column “colour”");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* --- what is refused ------------------------------------------------------ */

static void
test_ending (void)
{
  g_autofree char *path = get_path ("map.gif");
  g_autoptr (Run) run = run_program (TABLE, "--output", path, NULL);

  check_complaint (run, 2, "map.gif");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Half a table is none. */
static void
test_limit (void)
{
  g_autofree char *path = get_path ("old.csv");
  g_autoptr (Run) run = NULL;
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  run = run_program ("table", "reversed", "--to", "400", "--time", "0.05", "--output", path, NULL);
  g_assert_cmpint (run->status, ==, 1);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "old");
  g_remove (path);
}

/* Also for whom the system lets write. */
static void
test_protected (void)
{
  g_autofree char *path = get_path ("old.csv"), *text = NULL;
  g_autoptr (Run) run = NULL;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  g_assert_no_errno (chmod (path, 0400));
  run = run_program (TABLE, "--output", path, NULL);
  check_complaint (run, 1, "Permission denied");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "old");
  g_remove (path);
}

/* A file that cannot be written: one sentence, and the old one is whole. */
static void
test_no_place (void)
{
  g_autofree char *nowhere = g_build_filename (folder, "nowhere", "map.csv", NULL);
  g_autofree char *full = get_path ("full.csv");
  g_autoptr (Run) missing = run_program (TABLE, "--output", nowhere, NULL);
  g_autoptr (Run) device = NULL;

  check_complaint (missing, 1, "map.csv");
  g_assert_cmpint (symlink ("/dev/full", full), ==, 0);
  device = run_program (TABLE, "--output", full, NULL);
  check_complaint (device, 1, "cannot be written");
  g_remove (full);
}

static void
fill_disk (gpointer data)
{
  const struct rlimit little = { 100, 100 };

  signal (SIGXFSZ, SIG_IGN);
  setrlimit (RLIMIT_FSIZE, &little);
}

/* Where there is room for the beginning of a file alone, nothing of it is left, and the old one is whole. */
static void
test_full (void)
{
  g_autofree char *path = get_path ("old.csv");
  const char *argv[] = { run_get_program (), TABLE, "--output", path, NULL };
  g_autofree char *complaint = NULL, *text = NULL;
  g_autoptr (GDir) names = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  g_spawn_sync (NULL, (char **) argv, NULL, 0, fill_disk, NULL, NULL, &complaint, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (WEXITSTATUS (status), ==, 1);
  g_assert_nonnull (strstr (complaint, "old.csv” cannot be written"));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "old");
  names = g_dir_open (folder, 0, NULL);
  g_assert_cmpstr (g_dir_read_name (names), ==, "old.csv");
  g_assert_null (g_dir_read_name (names));
  g_remove (path);
}

/* A folder that cannot be written, unless nothing is forbidden. */
static void
test_locked (void)
{
  g_autofree char *locked = get_path ("locked");
  g_autofree char *path = g_build_filename (locked, "map.csv", NULL);
  g_autoptr (Run) run = NULL;

  g_assert_cmpint (g_mkdir (locked, 0500), ==, 0);
  if (g_access (locked, W_OK) != 0)
    {
      run = run_program (TABLE, "--output", path, NULL);
      check_complaint (run, 1, "map.csv");
    }
  g_rmdir (locked);
}

/* --- making it again ------------------------------------------------------ */

static void
check_file (const char *contents,
            const char *complaint)
{
  g_autofree char *path = get_path ("hostile.csv");
  g_autoptr (Run) run = NULL;
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));
  run = run_program ("reproduce", path, NULL);
  check_complaint (run, strstr (complaint, "cannot") != NULL ? 1 : 2, complaint);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, contents);
  g_remove (path);
}

/* A file may say anything; it starts no other program and writes to no other place. */
static void
test_hostile (void)
{
  static const char *const contents[] = {
    "", "\n", "nothing", "{", "{\"command\":7}", "[]", "<svg><desc>last-move-solve", "%PDF-1.4\n/Subject (", "\211PNG",
    "# last-move-solve\n", "# last-move-solve --version\n", "# last-move-solve value lastmove:nim?stones=3\n",
    "# last-move-solve reproduce FILE.csv\n", "# last-move-solve table nim 'x\n",
    "# last-move-solve table reversed --to 9 --output /tmp/elsewhere.csv\n",
    "# last-move-solve table reversed --to 9 --output=FILE.csv\n",
    "# last-move-solve table reversed --to 9 --output FILE./../../elsewhere.csv\n",
    "# last-move-solve table reversed --to 9 --resume FILE.csv --output FILE.csv\n",
    "# last-move-solve table so-long-sucker-games --file /etc/passwd --output FILE.csv\n",
    "# last-move-solve table so-long-sucker-games '--file=sftp://elsewhere/private.lastmove' --output FILE.csv\n",
    "# last-move-solve table reversed --to 9 --output http://elsewhere/FILE.csv\n",
    "# last-move-solve table reversed --to 9 --output -\n",
    "# last-move-solve exercises nim --worksheet elsewhere.pdf\n",
    /* A string that ends amid half a pair, or not at all, or is none; and a member that is not the first. */
    "{\"command\":\"last-move-solve table nim \\ud800\"}", "{\"command\":\"last-move-solve table nim \\ud800", "{\"command\":\"",
    "{\"command\":\"last-move-solve table nim \\", "{\"rows\":[],\"command\":\"last-move-solve table nim --to 3 --output FILE.json\"}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (contents); i++)
    check_file (contents[i], "does not carry a command");
}

/* No command that a file may name has an option for a file that is not looked at there. */
static void
test_options (void)
{
  static const char *const commands[] = { "exercises", "graph", "play", "random", "table", "test-rule", "value" };
  static const char *const known[] = { "--output", "--worksheet", "--resume", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (Run) run = run_program (commands[i], "--help", NULL);
      g_auto (GStrv) lines = run_get_lines (run);

      for (guint j = 0; lines[j] != NULL; j++)
        {
          const char *file = strstr (lines[j], "=FILE");
          g_autofree char *option = file != NULL ? g_strstrip (g_strndup (lines[j], file - lines[j])) : NULL;

          g_assert_true (option == NULL || g_strv_contains (known, option));
        }
    }
}

/* However deeply the text is nested, it is not descended into. */
static void
test_nested (void)
{
  static const char *const heads[] = { "{\"a\":", "{\"command\":", "" };
  g_autofree char *opening = g_strnfill (200000, '[');
  g_autofree char *closing = g_strnfill (200000, ']');

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      g_autofree char *contents = g_strconcat (heads[i], opening, closing, *heads[i] != '\0' ? "}" : "", NULL);

      check_file (contents, "does not carry a command");
    }
}

/* One sentence: that it could not be done, and why. */
static void
test_failing (void)
{
  g_autofree char *path = get_path ("failing.csv");
  g_autoptr (Run) run = NULL, elsewhere = NULL, told = NULL, put = NULL, drawn = NULL;

  g_assert_true (g_file_set_contents (path, "# last-move-solve table nothing; echo --output FILE.csv\n", -1, NULL));
  run = run_program ("reproduce", path, NULL);
  check_complaint (run, 1, "nothing;");
  g_assert_nonnull (strstr (run->err, "cannot be made again: "));
  g_remove (path);
  elsewhere = run_program ("reproduce", "https://example.org/map.svg", NULL);
  check_complaint (elsewhere, 2, "https://example.org/map.svg");
  told = run_program ("table", "so-long-sucker-games", "--file", "sftp://example.org/a.lastmove", NULL);
  check_complaint (told, 2, "“sftp://example.org/a.lastmove” is not a file of this computer.");
  put = run_program ("value", "lastmove:nim?stones=3", "--output", "sftp://example.org/a.csv", NULL);
  check_complaint (put, 2, "“sftp://example.org/a.csv” is not a file of this computer.");
  drawn = run_program ("exercises", "nim", "--worksheet", "http://example.org/a.pdf", NULL);
  check_complaint (drawn, 2, "“http://example.org/a.pdf” is not a file of this computer.");
}

/* What was changed by hand is told, and mended only where that is wanted. */
static void
test_changed (void)
{
  g_autofree char *path = get_path ("changed.csv");
  g_autoptr (Run) made = run_program (TABLE, "--output", path, NULL);
  g_autoptr (Run) check = NULL, mend = NULL, missing = NULL, none = NULL;
  g_autofree char *text = NULL, *after = NULL;
  g_autofree char *changed = NULL;

  check_ok (made);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  changed = g_strconcat (text, "7,7,win,1\n", NULL);
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
  check = run_program ("reproduce", "--check", path, NULL);
  check_complaint (check, 1, "is not what its command makes");
  mend = run_program ("reproduce", path, NULL);
  check_ok (mend);
  g_assert_nonnull (strstr (mend->out, "it was different"));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);

  g_remove (path);
  missing = run_program ("reproduce", path, NULL);
  check_complaint (missing, 2, "changed.csv");
  none = run_program ("reproduce", NULL);
  check_complaint (none, 2, "A file is missing");
}

/* Of how many rows so far something is true. */
static void
test_share (void)
{
  static const char *const words[] = { "table", "reversed", "--from", "2", "--to", "4", "--column", "winner=1", NULL };
  g_autofree char *text = make_file ("share.csv", words);

  g_assert_true (g_str_has_suffix (text, "FILE.csv\nn,winner,share\n2,1,1.000000\n3,2,0.500000\n4,1,0.666667\n"));
}

/* What was printed carries its command as well, where there is room for it. */
static void
test_printed (void)
{
  g_autofree char *path = get_path ("graph.dot");
  g_autoptr (Run) graph = run_program ("graph", "lastmove:nim?stones=4", NULL);
  g_autoptr (Run) check = NULL;

  g_assert_true (g_file_set_contents (path, graph->out, -1, NULL));
  check = run_program ("reproduce", "--check", path, NULL);
  check_ok (check);
  g_remove (path);
}

/* What goes to a pipe, or on, is what would be in a file, of every command that writes one; the first form it has, or the one asked for. */
static void
test_streams (void)
{
  static const struct { const char *words[10], *name; } calls[] = {
    { { "table", "reversed", "--to", "3", "--format", "csv" }, "stream.csv" },
    { { "value", "lastmove:zeckendorf?bins=6" }, "stream.csv" },
    { { "exercises", "nim", "--count", "2", "--format", "json" }, "stream.json" },
    { { "random", "--exact", "lastmove:zeckendorf?bins=8" }, "stream.csv" },
    { { "test-rule", "wythoff", "only(x == 0) and y == 0", "--to", "4" }, "stream.csv" },
    { { "play", "--values", "lastmove:zeckendorf?bins=5", "M" }, "stream.csv" },
#ifdef WITH_DIAGRAMS
    { { "play", "lastmove:zeckendorf?bins=5", "M" }, "stream.svg" },
    { { "graph", "lastmove:nim?stones=3", "--format", "tex" }, "stream.tex" },
#endif
  };
  static const char *const names[] = { "-", "/dev/stdout", "/proc/self/fd/1" };
  g_autofree char *pipe = get_path ("pipe"), *copy = get_path ("copy");
  g_autofree char *caught = g_strdup_printf ("exec 3<>'%s'; \"$@\" && head -c $(stat -c %%s '%s') <&3", pipe, copy);

  g_assert_no_errno (mkfifo (pipe, 0600));
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *expected = make_file (calls[i].name, calls[i].words);
      const char *shell[20] = { "sh", "-c", caught, "sh", run_get_program () };
      g_autofree char *out = NULL;
      guint n = 0;
      int status;

      while (calls[i].words[n] != NULL)
        n++;
      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        {
          const char *words[12] = { NULL };
          g_autoptr (Run) run = NULL;

          if (!EVERY_PAIR && j != i % G_N_ELEMENTS (names))
            continue;
          memcpy (words, calls[i].words, n * sizeof *words);
          words[n] = "--output";
          words[n + 1] = names[j];
          run = run_program_strv (words);
          check_ok (run);
          g_assert_cmpstr (run->out, ==, expected);
        }

      g_assert_true (g_file_set_contents (copy, expected, -1, NULL));
      memcpy (shell + 5, calls[i].words, n * sizeof *shell);
      shell[n + 5] = "--output";
      shell[n + 6] = pipe;
      g_assert_true (g_spawn_sync (NULL, (char **) shell, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL, &status, NULL));
      g_assert_cmpint (status, ==, 0);
      g_assert_cmpstr (out, ==, expected);
    }
  g_remove (pipe);
  g_remove (copy);
}

/* Whatever is told as a table can be kept as one. */
static void
test_tables (void)
{
  static const struct { const char *words[10], *row; } calls[] = {
    { { "value", "lastmove:zeckendorf?bins=6" }, "\nM,loss,3,\"lastmove:zeckendorf?bins=4,1&turn=2\"\n" },
    { { "value", "--effort", "2", "lastmove:so-long-sucker?piles=3&chips=b2,r2,g2,y1&turn=b" }, "\nb,refuted," },
    { { "exercises", "nim", "--count", "3", "--seed", "4" }, "\nposition,question,accepted,grade,because\n" },
    { { "random", "--exact", "--modulo", "3", "lastmove:zeckendorf?bins=8" }, "17/108\n1,0.4" },
    { { "play", "--values", "lastmove:zeckendorf?bins=10", "M", "M", "A1" }, "\n0,,loss,2,8,-8\n1,M,win,2,7,-7\n2,M,win,1,7,7\n3,A1,win,2,5,-5\n" },
    { { "test-rule", "wythoff", "x == y", "--to", "8" }, "\n1,1,win,called,0,0,1\n" },
    { { "table", "so-long-sucker-games", "--start", "lastmove:so-long-sucker?piles=3&chips=b2,r2,g2,y1&turn=b", "--moves", "'b@0>r' 'r@1>g'" },
      "\n1,2,choose,r,g,,,r@1>g\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *csv = make_file ("table.csv", calls[i].words);
      g_autofree char *json = NULL;
      g_autoptr (JsonNode) node = NULL;

      g_assert_nonnull (strstr (csv, calls[i].row));
      if (!EVERY_PAIR && i > 0)
        continue;
      json = make_file ("table.json", calls[i].words);
      node = json_from_string (json, NULL);
      g_assert_cmpuint (json_array_get_length (json_object_get_array_member (json_node_get_object (node), "rows")), >=, 1);
    }
}

/* What needs a file, or something else, says so. */
static void
test_needs (void)
{
  static const struct { const char *words[6], *complaint; } calls[] = {
    { { "play", "--notes", "lastmove:nim?stones=3" }, "--notes needs --output." },
    { { "play", "--every", "lastmove:nim?stones=3" }, "--every needs --output." },
    { { "play", "--score", "lastmove:nim?stones=3" }, "--score needs --output." },
    { { "play", "--reasons", "lastmove:nim?stones=3" }, "--reasons needs --score." },
    { { "play", "--every", "--values", "lastmove:nim?stones=3" }, "--values does not go with --every." },
    { { "value", "lastmove:nim?stones=3", "--output", "x.svg" }, ".csv, .json" },
    { { "value", "lastmove:nim?stones=3", "--format", "csv" }, "--format needs --output." },
    { { "value", "lastmove:nim?stones=3", "--output=-", "--format", "pdf" }, "--format is one of csv, json, not “pdf”." },
    { { "value", "lastmove:nim?stones=3", "--output=x.csv", "--format", "json" }, "--format does not go with x.csv." },
    { { "play", "--paper", "a4", "lastmove:nim?stones=3" }, "--paper needs --score." },
    { { "exercises", "--paper", "a4", "nim" }, "--paper needs --worksheet." },
    { { "exercises", "--output=x.csv", "--worksheet=x.csv", "nim" }, "--output does not go with --worksheet." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autoptr (Run) run = run_program_strv (calls[i].words);

      check_complaint (run, 2, calls[i].complaint);
    }
}

/* --- figures -------------------------------------------------------------- */

#ifdef WITH_DIAGRAMS

static void
test_figures (void)
{
  static const char *const calls[][12] = {
    { TABLE },
    { "table", "reversed", "--from", "2", "--to", "30", "--column", "winner=2" },
    { "table", "take-away", "--alpha", "3", "--to", "40" },
    { "random", "--exact", "lastmove:reversed?n=12" },
    { "random", "--games", "50", "--seed", "4", "lastmove:zeckendorf?bins=10" },
    { "graph", "lastmove:zeckendorf?bins=5" },
    { "graph", "--plain", "--within", "2", "lastmove:chomp?rows=3,3" },
    { "play", "lastmove:zeckendorf?bins=10", "M", "A1" },
    { "play", "--every", "lastmove:zahlenschlacht?n=15&d=9", "9", "8", "1", "7", "2" },
    { "play", "--notes", "lastmove:zahlenschlacht?n=15&d=7", "1" },
    { "play", "--values", "lastmove:zeckendorf?bins=10", "M", "M", "A1" },
    { "table", "zahlenschlacht", "--to", "15", "--odd" },
    { "table", "cutoffs", "--to", "4", "--column", "cutoff" },
    { "test-rule", "wythoff", "x == y", "--to", "8" },
    { "random", "--exact", "--modulo", "3", "lastmove:zeckendorf?bins=8" },
    { "play", "--every", "--notes", "lastmove:zahlenschlacht?n=15&d=7", "1", "2" },
    { "play", "lastmove:so-long-sucker?piles=8&board=b,rb,gyr&chips=b5r1,r6,-,y6&turn=b" },
  };
  static const struct { const char *name, *begin; } formats[] = {
    { "a.svg", "<?xml" }, { "a.tex", "% last-move-solve " }, { "a.png", "\211PNG" }, { "a.pdf", "%PDF-1.4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    for (guint j = EVERY_PAIR ? 0 : i % G_N_ELEMENTS (formats); j < G_N_ELEMENTS (formats); j += EVERY_PAIR ? 1 : G_N_ELEMENTS (formats))
      {
        g_autofree char *contents = make_file (formats[j].name, calls[i]);

        g_assert_true (g_str_has_prefix (contents, formats[j].begin));
      }
}

/* Words stay words, and what TeX would take for something else does not reach it. */
static void
test_words (void)
{
  static const char *const words[] = { "graph", "lastmove:wythoff?piles=1,2", NULL };
  static const char *const share[] = { "table", "reversed", "--from", "2", "--to", "9", "--column", "winner=2", NULL };
  g_autofree char *svg = make_file ("words.svg", words);
  g_autofree char *tex = make_file ("words.tex", share);

  g_assert_nonnull (strstr (svg, ">0,1</text>"));
  g_assert_nonnull (strstr (svg, "<desc>last-move-solve graph --positions="));
  g_assert_nonnull (strstr (tex, "{winner=2};"));
}

/* Notes are drawn where they are asked for, and a board that has none says so. */
static void
test_notes (void)
{
  static const char *const plain[] = { "play", "lastmove:zahlenschlacht?n=9&d=11", NULL };
  static const char *const noted[] = { "play", "--notes", "lastmove:zahlenschlacht?n=9&d=2", NULL };
  g_autofree char *without = make_file ("plain.svg", plain);
  g_autofree char *with = make_file ("noted.svg", noted);
  g_autofree char *path = get_path ("nim.svg");
  g_autoptr (Run) run = run_program ("play", "--notes", "lastmove:nim?stones=4", "--output", path, NULL);

  g_assert_null (strstr (without, ">0</text>"));
  g_assert_nonnull (strstr (with, ">0</text>"));
  g_assert_nonnull (strstr (with, ">9</text>"));
  check_complaint (run, 2, "nim");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* A command may be as long as a game is: every format keeps all of it. */
static void
test_long (void)
{
  static const char *const names[] = { "long.svg", "long.tex", "long.png", "long.pdf" };
  g_autoptr (GString) text = g_string_new ("lastmove:zahlenschlacht?n=3000&d=7&crossed=1");

  for (guint i = 2; i <= 2001; i++)
    g_string_append_printf (text, ",%u", i);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *const words[] = { "play", text->str, NULL };
      g_autofree char *contents = make_file (names[i], words);

      g_assert_cmpstr (contents, !=, "");
    }
}

static void
test_no_curve (void)
{
  g_autofree char *path = get_path ("chomp.svg");
  g_autoptr (Run) run = run_program ("table", "chomp", "--to", "3", "--column", "moves", "--output", path, NULL);

  check_complaint (run, 2, "no number");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* The words of a PDF, where there is a reader for it. */
static char *
read_pdf (const char *path)
{
  const char *const argv[] = { "pdftotext", path, "-", NULL };
  char *text = NULL;

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &text, NULL, NULL, NULL))
    return NULL;

  g_strdelimit (text, "\n\f", ' ');
  return text;
}

/* A game on pages has its grades and its reasons where they are wanted. */
static void
test_score (void)
{
  static const char *const words[][8] = {
    { "play", "--score", "lastmove:nim?stones=13", "1", "2" }, { "play", "--score", "--reasons", "lastmove:nim?stones=13", "1", "2" },
    { "play", "--score", "--notes", "lastmove:zahlenschlacht?n=15&d=7", "1" },
  };
  g_autofree char *path = get_path ("words.pdf");

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *made = make_file ("score.pdf", words[i]);
      g_autoptr (Run) run = NULL;
      g_autofree char *text = NULL;
      const char *argv[12] = { NULL };

      for (guint j = 0; words[i][j] != NULL; j++)
        argv[j] = words[i][j];
      argv[g_strv_length ((GStrv) argv)] = "--output";
      argv[g_strv_length ((GStrv) argv)] = path;
      run = run_program_strv (argv);
      check_ok (run);
      text = read_pdf (path);
      g_remove (path);
      g_assert_true (g_str_has_prefix (made, "%PDF"));
      if (text == NULL)
        continue;
      g_assert_cmpint (strstr (text, "Throws the win away") != NULL, ==, i == 1);
      g_assert_cmpint (strstr (text, "wins in") != NULL, ==, i == 1);
      g_assert_nonnull (strstr (text, "last-move-solve play --score"));
    }
}

/* The paper is that of the locale, or the one asked for; the file names it, so that it is made again as it was anywhere. */
static void
test_paper (void)
{
  static const char *const options[][2] = { { NULL }, { "--paper", "letter" }, { "--paper=a4" }, { "letter" } };
  g_autofree char *path = get_path ("sheet.pdf"), *locale = get_path ("en_US.UTF-8");
  const char *localedef[] = { "localedef", "--no-archive", "-i", "en_US", "-f", "UTF-8", locale, NULL };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      const gboolean of_locale = i == 3, is_letter = options[i][1] != NULL || of_locale;
      g_autoptr (Run) made = NULL, check = NULL;
      g_autofree char *text = NULL, *command = NULL;
      gsize length;

      if (of_locale && (!g_spawn_sync (NULL, (char **) localedef, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                                       NULL, NULL, NULL, NULL) || !g_file_test (locale, G_FILE_TEST_IS_DIR)))
        break;
      if (of_locale)
        {
          g_setenv ("LOCPATH", folder, TRUE);
          g_setenv ("LC_PAPER", "en_US.UTF-8", TRUE);
          g_unsetenv ("LC_ALL");
        }
      made = run_program ("exercises", "nim", "--count", "2", "--worksheet", path, of_locale ? NULL : options[i][0], options[i][1], NULL);
      g_unsetenv ("LC_PAPER");
      g_setenv ("LC_ALL", "C.UTF-8", TRUE);
      g_unsetenv ("LOCPATH");
      check = run_program ("reproduce", "--check", path, NULL);
      check_ok (made);
      check_ok (check);
      g_assert_true (g_file_get_contents (path, &text, &length, NULL));
      command = g_strdup_printf ("--worksheet FILE.pdf --paper %s)", is_letter ? "letter" : "a4");
      g_assert_nonnull (memmem (text, length, command, strlen (command)));
      g_assert_cmpint (memmem (text, length, "[ 0 0 612 792 ]", 15) != NULL, ==, is_letter);
      g_remove (path);
    }

  if (g_file_test (locale, G_FILE_TEST_IS_DIR))
    {
      const char *removal[] = { "rm", "-r", locale, NULL };

      g_assert_true (g_spawn_sync (NULL, (char **) removal, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL));
    }
}

#else

static void
test_figures (void)
{
  g_autofree char *path = get_path ("map.svg");
  g_autoptr (Run) run = run_program (TABLE, "--output", path, NULL);

  check_complaint (run, 2, "Cairo");
}

#endif

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("figures-XXXXXX", NULL);

  g_test_add_func ("/cli/figures/csv", test_csv);
  g_test_add_func ("/cli/figures/json", test_json);
  g_test_add_func ("/cli/figures/bfile", test_bfile);
  g_test_add_func ("/cli/figures/bfile-of-losses", test_bfile_of_losses);
  g_test_add_func ("/cli/figures/no-bfile", test_no_bfile);
  g_test_add_func ("/cli/figures/line-ends", test_line_ends);
  g_test_add_func ("/cli/figures/refuted-map", test_refuted_map);
  g_test_add_func ("/cli/figures/ending", test_ending);
  g_test_add_func ("/cli/figures/limit", test_limit);
  g_test_add_func ("/cli/figures/protected", test_protected);
  g_test_add_func ("/cli/figures/no-place", test_no_place);
  g_test_add_func ("/cli/figures/full", test_full);
  g_test_add_func ("/cli/figures/locked", test_locked);
  g_test_add_func ("/cli/figures/hostile", test_hostile);
  g_test_add_func ("/cli/figures/options", test_options);
  g_test_add_func ("/cli/figures/nested", test_nested);
  g_test_add_func ("/cli/figures/failing", test_failing);
  g_test_add_func ("/cli/figures/changed", test_changed);
  g_test_add_func ("/cli/figures/share", test_share);
  g_test_add_func ("/cli/figures/printed", test_printed);
  g_test_add_func ("/cli/figures/streams", test_streams);
  g_test_add_func ("/cli/figures/tables", test_tables);
  g_test_add_func ("/cli/figures/needs", test_needs);
  g_test_add_func ("/cli/figures/figures", test_figures);
#ifdef WITH_DIAGRAMS
  g_test_add_func ("/cli/figures/words", test_words);
  g_test_add_func ("/cli/figures/notes", test_notes);
  g_test_add_func ("/cli/figures/long", test_long);
  g_test_add_func ("/cli/figures/no-curve", test_no_curve);
  g_test_add_func ("/cli/figures/score", test_score);
  g_test_add_func ("/cli/figures/paper", test_paper);
#endif

  status = g_test_run ();
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_free (folder);
  return status;
}
