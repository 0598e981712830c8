/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-table.c: tables of last-move-solve, whole and broken off. */

#include "naive.h"
#include "run.h"

#include <gio/gunixinputstream.h>
#include <signal.h>
#include <string.h>

/* Long enough to be interrupted: the last rows take a second each. */
#define LONG_TABLE "table", "zeckendorf", "--from", "60", "--to", "500"
#define LONG_TABLE_FROM 60

/* It stops within 50 ms; the rest is for a busy machine. */
#define STOP_SECONDS 5

/* What a sanitizer takes of memory is not the program's. */
#ifdef __SANITIZE_ADDRESS__
#define IS_WATCHED TRUE
#else
#define IS_WATCHED FALSE
#endif

static void
test_csv (void)
{
  g_autoptr (Run) run = run_program ("table", "zeckendorf", "--to", "18", NULL);
  g_autoptr (GString) expected = g_string_new ("n,winner\n");

  for (int n = 1; n <= 18; n++)
    {
      g_autofree char *start = g_strdup_printf ("%d", n);

      g_string_append_printf (expected, "%d,%d\n", n, naive_solve (start)->wins ? 1 : 2);
    }

  check_ok (run);
  g_assert_cmpstr (run->out, ==, expected->str);
}

static void
test_json (void)
{
  g_autoptr (Run) run = run_program ("table", "--format", "json", "zeckendorf", "--from=2", "--to=4", NULL);
  g_autoptr (Run) common = run_program ("table", "--json", "zeckendorf", "--from=2", "--to=4", NULL);

  check_ok (run);
  g_assert_cmpstr (run->out, ==,
                   "{\"n\":2,\"winner\":1}\n"
                   "{\"n\":3,\"winner\":2}\n"
                   "{\"n\":4,\"winner\":2}\n");
  g_assert_cmpstr (run->out, ==, common->out);
}

static guint
count_moves (GHashTable *reached)
{
  GHashTableIter iter;
  gpointer bins;
  guint count = 0;

  g_hash_table_iter_init (&iter, reached);
  while (g_hash_table_iter_next (&iter, &bins, NULL))
    {
      g_autoptr (GPtrArray) moves = naive_list_moves (bins);

      count += moves->len;
    }

  return count;
}

static void
test_graph (void)
{
  g_autoptr (Run) run = run_program ("table", "zeckendorf", "--graph", "--from", "16", "--to", "16", NULL);
  g_autoptr (GHashTable) reached = naive_reach ("16");
  g_autofree char *expected = NULL;

  expected = g_strdup_printf ("n,winner,vertices,edges\n16,2,%u,%u\n",
                              g_hash_table_size (reached), count_moves (reached));
  check_ok (run);
  g_assert_cmpstr (run->out, ==, expected);
}

/* Whether (3x + p, 0, 4y + q) is lost for the player to move: Figure 1 of the paper, for the hole on F4. */
static gboolean
is_lost_in_figure (int a,
                   int c)
{
  const int x = a / 3, y = c / 4;

  switch (c % 4)
    {
    case 0:
      return a % 3 == 1 || x >= y + (a % 3 == 2);
    case 1:
      return a % 3 == 1 || x >= y - (a % 3 == 0);
    default:
      return a % 3 == 1 && x <= y - (c % 4 == 3);
    }
}

static void
test_map (void)
{
  g_autoptr (Run) run = run_program ("table", "map", "black-hole", "--hole", "4", "--x", "bins[1]", "--y", "bins[3]",
                                     "--to", "20", NULL);
  g_autoptr (Run) named = run_program ("table", "black-hole-map", "--hole", "4", "--no-header", NULL);
  g_auto (GStrv) lines = run_get_lines (run);
  g_auto (GStrv) others = run_get_lines (named);

  check_ok (run);
  check_ok (named);
  g_assert_cmpstr (lines[0], ==, "x,y,value,distance");
  g_assert_cmpuint (g_strv_length (lines), ==, 1 + 21 * 21);
  g_assert_cmpuint (g_strv_length (others), ==, 21 * 21);
  for (int i = 0; i < 21 * 21; i++)
    {
      const gboolean lost = is_lost_in_figure (i / 21, i % 21);
      g_autofree char *start = g_strdup_printf ("%d,%d,%s,", i / 21, i % 21, lost ? "loss" : "win");
      g_autofree char *other = g_strdup_printf ("%d,%d,%d,", i / 21, i % 21, lost ? 2 : 1);

      g_assert_true (g_str_has_prefix (lines[i + 1], start));
      g_assert_true (g_str_has_prefix (others[i], other));
    }
}

/* Whether (3x + p, 1, 4y + q) is lost for the player to move: BH, Lemma 5.5 for p > 0, Theorem 5.13 for p = 0. */
static gboolean
is_lost_beside_figure (int a,
                       int c)
{
  const int most[] = { 0, -1, -2, 2 };

  return a % 3 == 0 && a / 3 <= c / 4 + most[c % 4];
}

static void
test_map_of_theorem (void)
{
  g_autoptr (Run) run = run_program ("table", "map", "black-hole", "--hole", "4", "--x", "a", "--y", "c", "--b", "1",
                                     "--to", "40", "--no-header", NULL);
  g_auto (GStrv) lines = run_get_lines (run);

  check_ok (run);
  g_assert_cmpuint (g_strv_length (lines), ==, 41 * 41);
  for (int i = 0; i < 41 * 41; i++)
    {
      g_autofree char *start = g_strdup_printf ("%d,%d,%s,", i / 41, i % 41,
                                                is_lost_beside_figure (i / 41, i % 41) ? "loss" : "win");

      g_assert_true (g_str_has_prefix (lines[i], start));
    }
}

/* SLS, Theorem 4.7.5 on the empty board: whoever is to move wins with a chip, and with more than the other one or against none. */
static void
test_map_of_hands (void)
{
  g_autoptr (Run) run = run_program ("table", "map", "so-long-sucker", "--x", "chips[1]", "--y", "chips[6]", "--to", "12",
                                     "--chips", "b1,r1,out1,out2", "--no-header", NULL);
  g_auto (GStrv) lines = run_get_lines (run);

  check_ok (run);
  g_assert_cmpuint (g_strv_length (lines), ==, 13 * 13);
  for (int i = 0; i < 13 * 13; i++)
    {
      const int own = i / 13, other = i % 13;
      g_autofree char *start = g_strdup_printf ("%d,%d,%s,", own, other, own > 0 && (other == 0 || own > other) ? "win" : "loss");

      g_assert_true (g_str_has_prefix (lines[i], start));
    }
}

/* As every table: rows of a nearer end, JSON, no position there, and what could not be decided. */
static void
test_map_forms (void)
{
  g_autoptr (Run) json = run_program ("table", "map", "chomp", "--x=rows[1]", "--y=rows[2]", "--from=1", "--to=2",
                                      "--format=json", NULL);
  g_autoptr (Run) late = run_program ("table", "map", "zeckendorf", "--x=bins[5]", "--y=bins[6]", "--bins[1]", "60",
                                      "--time=0.2", "--to=60", NULL);

  check_ok (json);
  g_assert_cmpstr (json->out, ==,
                   "{\"x\":1,\"y\":1,\"value\":\"win\",\"distance\":1}\n"
                   "{\"x\":1,\"y\":2,\"value\":\"\",\"distance\":\"\"}\n"
                   "{\"x\":2,\"y\":1,\"value\":\"loss\",\"distance\":2}\n"
                   "{\"x\":2,\"y\":2,\"value\":\"win\",\"distance\":3}\n");
  check_complaint (late, 1, "time");
}

static void
test_errors (void)
{
  static const struct
  {
    const char *arguments[7];
    const char *words;
  } cases[] = {
    { { "table", NULL }, "missing: zeckendorf" },
    { { "table", "nothing", NULL }, "“nothing”, only zeckendorf" },
    { { "table", "zeckendorf", "more", NULL }, "“more”" },
    { { "table", "zeckendorf", "--format", "xml", NULL }, "--format is one of csv, json, bfile, not “xml”" },
    { { "table", "zeckendorf", "--from", "0", NULL }, "--from" },
    { { "table", "zeckendorf", "--to", "-1", NULL }, "--to" },
    { { "table", "zeckendorf", "--to", "1e3", NULL }, "--to" },
    { { "table", "zeckendorf", "--to=99999999999999999999", NULL }, "--to" },
    { { "table", "zeckendorf", "--from=9", "--to=8", NULL }, "--from 9 is beyond --to 8" },
    { { "table", "zeckendorf", "--to=18446744073709551615", NULL }, "up to" },
    { { "table", "zeckendorf", "--nothing", NULL }, "--nothing" },
    { { "table", "zeckendorf", "--stones", "3", NULL }, "“zeckendorf” has no option --stones" },
    { { "table", "map", NULL }, "A game is missing" },
    { { "table", "map", "nothing", NULL }, "no game “nothing”" },
    { { "table", "map", "nim", NULL }, "two of: stones, max" },
    { { "table", "map", "nim", "more", NULL }, "“more”" },
    { { "table", "map", "nim", "--x=stones", "--y=stones", NULL }, "“stones” cannot be both axes" },
    { { "table", "map", "wythoff", "--x=x", "--y=piles[1]", NULL }, "“x” cannot be both axes" },
    { { "table", "map", "zeckendorf", "--x=a", "--y=b", "--bins[2]=3", NULL }, "“bins[2]”" },
    { { "table", "map", "nim", "--x=stones", "--y=max", "--to=10001", NULL }, "at most" },
    { { "table", "map", "nim", "--x=stones", "--y=max", "--captured=b1", NULL }, "has no key “captured”" },
    { { "table", "map", "so-long-sucker", "--x=piles", "--y=turn", NULL }, "only: piles, chips[1] to chips[16]." },
    { { "table", "black-hole-map", NULL }, "--hole" },
    { { "table", "black-hole-map", "--hole=2", NULL }, "one column" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Run) run = run_program_strv (cases[i].arguments);

      check_complaint (run, 2, cases[i].words);
      g_assert_cmpstr (run->out, ==, "");
    }
}

static void
test_time (void)
{
  g_autoptr (Run) run = run_program ("table", "zeckendorf", "--to", "500", "--time", "0.5", NULL);

  check_complaint (run, 1, "time");
  g_assert_true (g_str_has_prefix (run->out, "n,winner\n1,2\n2,1\n3,2\n"));
  g_assert_true (g_str_has_suffix (run->out, ",2\n"));
}

/* What does not fit is said before the first row, with the number of bytes. */
/* What fits is printed, and then why there is no more. */
static void
check_end (const char *table,
           const char *option,
           const char *value,
           const char *sentence)
{
  g_autoptr (Run) run = run_program ("table", table, option, value, "--to", "100000", "--memory", "1", NULL);
  g_auto (GStrv) lines = run_get_lines (run);
  const guint n_rows = g_strv_length (lines) - 1;
  g_autofree char *end = g_strdup_printf ("The table “%s” is not complete. The rows end at n = %u. %s of ", table, n_rows, sentence);
  g_autofree char *row = g_strdup_printf (" positions of n = %u need ", n_rows + 1);
  g_autofree char *to = g_strdup_printf ("%u", n_rows);
  g_autoptr (Run) fitting = run_program ("table", table, option, value, "--to", to, "--memory", "1", NULL);

  check_complaint (run, 1, end);
  check_complaint (run, 1, g_str_has_prefix (sentence, "Even") ? row : "bytes");
  g_assert_cmpuint (n_rows, >, 50);
  check_ok (fitting);
  g_assert_cmpstr (run->out, ==, fitting->out);
}

static void
test_memory (void)
{
  g_autoptr (Run) none = run_program ("table", "reversed", "--from", "400", "--to", "500", "--memory", "8", NULL);

  check_end ("zeckendorf", "--format", "csv", "Even two levels");
  check_end ("reversed", "--ones", "stagnant", "Even two levels");
  check_end ("black-hole", "--hole", "5", "The table");
  check_end ("black-hole-empty", "--hole", "5", "The table");
  check_end ("build-up", "--format", "csv", "The table");

  check_complaint (none, 1, "bytes");
  g_assert_cmpstr (none->out, ==, "");
}

static void
test_no_header (void)
{
  g_autoptr (Run) run = run_program ("table", "reversed", "--from", "2", "--to", "4", "--no-header", NULL);

  check_ok (run);
  g_assert_cmpstr (run->out, ==, "2,1\n3,2\n4,1\n");
}

static char *
read_line (GDataInputStream *output)
{
  g_autoptr (GError) error = NULL;
  char *line = g_data_input_stream_read_line_utf8 (output, NULL, NULL, &error);

  g_assert_no_error (error);
  return line;
}

/* The header and @n_rows rows, each with its end. */
static void
read_rows (GDataInputStream *output,
           int               n_rows)
{
  g_autofree char *header = read_line (output);

  g_assert_cmpstr (header, ==, "n,winner");
  for (int i = 0; i < n_rows; i++)
    {
      g_autofree char *line = read_line (output);
      g_autofree char *expected = g_strdup_printf ("%d,2", LONG_TABLE_FROM + i);

      g_assert_cmpstr (line, ==, expected);
    }
}

static GSubprocess *
start_long_table (GDataInputStream **output)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                           run_get_program (), LONG_TABLE, NULL);

  g_assert_no_error (error);
  *output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  return process;
}

/* What a signal leaves are complete rows, one for every n in turn. */
static void
check_rest (GDataInputStream *output,
            int               next)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) rest = g_string_new (NULL);
  char buffer[256];
  gssize length;

  while ((length = g_input_stream_read (G_INPUT_STREAM (output), buffer, sizeof buffer, NULL, &error)) > 0)
    g_string_append_len (rest, buffer, length);
  g_assert_no_error (error);

  for (const char *p = rest->str; *p != '\0'; next++)
    {
      g_autofree char *expected = g_strdup_printf ("%d,2\n", next);

      g_assert_true (g_str_has_prefix (p, expected));
      p += strlen (expected);
    }
}

static void
test_signal (gconstpointer data)
{
  int number = GPOINTER_TO_INT (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDataInputStream) output = NULL;
  g_autoptr (GSubprocess) process = start_long_table (&output);
  gint64 begin;

  read_rows (output, 20);
  begin = g_get_monotonic_time ();
  g_subprocess_send_signal (process, number);
  check_rest (output, LONG_TABLE_FROM + 20);
  g_subprocess_wait (process, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_get_monotonic_time () - begin, <, STOP_SECONDS * G_USEC_PER_SEC);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 128 + number);
}

/* A reader that has enough closes its end: no complaint, and no work for nothing. */
static void
test_closed_pipe (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDataInputStream) output = NULL;
  g_autoptr (GSubprocess) process = start_long_table (&output);

  read_rows (output, 2);
  g_input_stream_close (G_INPUT_STREAM (output), NULL, &error);
  g_assert_no_error (error);
  g_subprocess_wait (process, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
}

static void
test_full_disk (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *complaint = NULL;

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("There is no /dev/full here");
      return;
    }

  g_subprocess_launcher_set_stdout_file_path (launcher, "/dev/full");
  process = g_subprocess_launcher_spawn (launcher, &error, run_get_program (), LONG_TABLE, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &complaint, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 1);
  g_assert_true (g_str_has_prefix (complaint, "last-move-solve: The output could not be written"));
}

/* What the cards of open questions show: figures of the papers, and of positions that one can count by hand. */
static void
test_open_questions (void)
{
  static const struct { const char *table, *option, *value, *to, *rows; } cases[] = {
    { "cutoff-growth", NULL, NULL, "8",
      "x,cutoffs,quotient\n1,0,0.000000\n2,1,0.250000\n3,3,0.333333\n4,7,0.437500\n5,13,0.520000\n6,20,0.555556\n"
      "7,28,0.571429\n8,37,0.578125\n" },
    { "cutoff-ratios", "--alpha", "3", "99",
      "index,position,ratio,least\n4,4,4,4\n5,6,6,4\n6,8,4,4\n7,11,11/3,11/3\n8,15,15/4,11/3\n9,21,7/2,7/2\n" },
    /* 3/2 is none; 5/2, 7/2 and 9/2 are. */
    { "cutoff-denominators", "--bound", "5", "2", "denominator,last,missing,fractions\n1,0,0,4\n2,3/2,1,4\n" },
    /* With one chip the game is over. */
    { "black-hole-lost", "--hole", "4", "1", "size,positions,lost,share\n1,3,3,1.000000\n" },
    { "reversed-afar", "--from", "40", "99", "n,winner\n40,1\n60,2\n80,1\n" },
    { "forward-reversed", NULL, NULL, "5", "n,forward,moves,reversed\n2,1,1,1\n3,2,2,2\n4,2,2,1\n5,2,4,2\n" },
    /* The chip is in Blue's hand, who wins, or in Red's, or on the table, where Blue cannot move. */
    { "endings", NULL, NULL, "1", "size,positions,lost,share\n1,4,3,0.750000\n" },
    { "stakes", NULL, NULL, "1", "size,positions,chips,mean\n1,4,1,0.250000\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Run) run = cases[i].option != NULL
        ? run_program ("table", cases[i].table, "--to", cases[i].to, cases[i].option, cases[i].value, NULL)
        : run_program ("table", cases[i].table, "--to", cases[i].to, NULL);

      check_ok (run);
      g_assert_cmpstr (run->out, ==, cases[i].rows);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/table/csv", test_csv);
  g_test_add_func ("/cli/table/json", test_json);
  g_test_add_func ("/cli/table/graph", test_graph);
  g_test_add_func ("/cli/table/map", test_map);
  g_test_add_func ("/cli/table/map-of-theorem", test_map_of_theorem);
  g_test_add_func ("/cli/table/map-of-hands", test_map_of_hands);
  g_test_add_func ("/cli/table/map-forms", test_map_forms);
  g_test_add_func ("/cli/table/open-questions", test_open_questions);
  g_test_add_func ("/cli/table/errors", test_errors);
  g_test_add_func ("/cli/table/time", test_time);
  if (!IS_WATCHED)
    g_test_add_func ("/cli/table/memory", test_memory);
  g_test_add_func ("/cli/table/no-header", test_no_header);
  g_test_add_data_func ("/cli/table/interrupted", GINT_TO_POINTER (SIGINT), test_signal);
  g_test_add_data_func ("/cli/table/terminated", GINT_TO_POINTER (SIGTERM), test_signal);
  g_test_add_func ("/cli/table/closed-pipe", test_closed_pipe);
  g_test_add_func ("/cli/table/full-disk", test_full_disk);

  return g_test_run ();
}
