/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cli-arguments.c: what last-move-solve says to bad arguments and bad positions. */

#include "run.h"

#include <string.h>
#include <sys/wait.h>

#define GOOD "lastmove:zeckendorf?bins=5"

static void
test_bad (void)
{
  static const struct
  {
    const char *arguments[6];
    const char *words;
  } cases[] = {
    { { NULL }, "A command is missing: value, hint, play, table, graph, random" },
    { { "solve", GOOD, NULL }, "“solve”, only value" },
    { { "", NULL }, "“”" },
    { { GOOD, NULL }, "There is no command" },
    { { "--nothing", NULL }, "--nothing" },
    { { "value", NULL }, "A position is missing" },
    { { "hint", "--json", NULL }, "A position is missing" },
    { { "play", NULL }, "A position is missing" },
    { { "graph", NULL }, "A position is missing" },
    { { "random", NULL }, "A position is missing" },
    { { "value", "--nothing", GOOD, NULL }, "--nothing" },
    { { "value", GOOD, "-x", NULL }, "-x" },
    { { "value", GOOD, "--memory", NULL }, "--memory" },
    { { "value", GOOD, "--memory", "0", NULL }, "--memory takes a whole number from 1 to 16777216, not “0”" },
    { { "value", GOOD, "--memory", "-3", NULL }, "“-3”" },
    { { "value", GOOD, "--memory", "abc", NULL }, "“abc”" },
    { { "value", GOOD, "--memory", "1.5", NULL }, "“1.5”" },
    { { "value", GOOD, "--memory", " 7", NULL }, "“ 7”" },
    { { "value", GOOD, "--memory", "0x10", NULL }, "“0x10”" },
    { { "value", GOOD, "--memory", "", NULL }, "“”" },
    { { "value", GOOD, "--memory", "99999999999999999999999", NULL }, "--memory" },
    { { "value", GOOD, "--memory", "17592186044416", NULL }, "--memory" },
    { { "--memory", "0", "value", GOOD, NULL }, "--memory" },
    { { "value", GOOD, "--time", "0", NULL }, "--time takes a number of seconds above 0, not “0”" },
    { { "value", GOOD, "--time", "-1", NULL }, "--time" },
    { { "value", GOOD, "--time", "nan", NULL }, "--time" },
    { { "value", GOOD, "--time", "1s", NULL }, "--time" },
    { { "value", GOOD, "--time", "1e99", NULL }, "--time" },
    { { "value", GOOD, "--threads", "0", NULL }, "--threads" },
    { { "value", GOOD, "--threads", "two", NULL }, "--threads" },
    { { "graph", GOOD, GOOD, NULL }, "one argument too many" },
    { { "graph", GOOD, "--format", "png", NULL }, "--format is one of dot, svg, not “png”" },
    { { "graph", GOOD, "--positions", "0", NULL }, "--positions" },
    { { "random", GOOD, "--games", "0", NULL }, "--games" },
    { { "random", GOOD, "--games", "x", NULL }, "--games" },
    { { "random", GOOD, "--seed", "4294967296", NULL }, "--seed" },
    { { "random", GOOD, "--seed", "-1", NULL }, "--seed" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Run) run = run_program_strv (cases[i].arguments);

      check_complaint (run, 2, cases[i].words);
      g_assert_cmpstr (run->out, ==, "");
    }
}

static void
test_bad_positions (void)
{
  static const struct
  {
    const char *text;
    const char *words;
  } cases[] = {
    { "", "The position text is empty." },
    { "hello world", "“hello world” is not a position: it must begin with “lastmove:”" },
    { "lastmove:", "lastmove:" },
    { "lastmove:nothing?bins=5", "nothing" },
    { "lastmove:zeckendorf", "bins" },
    { "lastmove:zeckendorf?bins=", "bins" },
    { "lastmove:zeckendorf?bins=1,,2", "bins" },
    { "lastmove:zeckendorf?bins=-5", "“-5” in “bins” is less than 0, which no number here may be." },
    { "lastmove:zeckendorf?bins=05", "“05” in “bins” has a leading zero." },
    { "lastmove:zeckendorf?bins=0x5", "bins" },
    { "lastmove:zeckendorf?bins= 5", "blanks" },
    { "lastmove:zeckendorf?bins=5\n", "blanks" },
    { "lastmove:zeckendorf?bins=%35", "escaped" },
    { "lastmove:zeckendorf?n=0", "“n”" },
    { "lastmove:zeckendorf?n=5&bins=5", "bins" },
    { "lastmove:zeckendorf?n=5&n=5", "twice" },
    { "lastmove:zeckendorf?bins=5&turn=3", "turn" },
    { "lastmove:zeckendorf?bins=5&hole=4", "hole" },
    { "lastmove:zeckendorf?bins=99999999999999999999", "bins" },
    { "lastmove:zeckendorf?bins=\xff\xfe", "ASCII" },
  };
  static const char *const commands[] = { "value", "hint", "play", "graph", "random" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Run) run = run_program (commands[i % G_N_ELEMENTS (commands)], cases[i].text, NULL);

      check_complaint (run, 2, cases[i].words);
      g_assert_cmpstr (run->out, ==, "");
    }
}

/* However long the text is, the complaint is short. */
static void
test_long_position (void)
{
  g_autofree char *zeros = g_strnfill (100000, '0');
  g_autofree char *text = g_strconcat ("lastmove:zeckendorf?bins=", zeros, NULL);
  g_autoptr (Run) run = run_program ("value", text, NULL);

  check_complaint (run, 2, "lastmove:zeckendorf?bins=000");
  g_assert_cmpuint (strlen (run->err), <, 1000);
}

/* The others are answered, each on its line and in order. */
static void
test_several (void)
{
  g_autoptr (Run) run = run_program ("value", "--json", "lastmove:zeckendorf?bins=3", "nonsense",
                                     "lastmove:zeckendorf?bins=2", "lastmove:zeckendorf?bins=", NULL);
  g_auto (GStrv) lines = run_get_lines (run);
  g_auto (GStrv) complaints = g_strsplit (run->err, "\n", -1);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_true (g_str_has_prefix (lines[0], "{\"position\":\"lastmove:zeckendorf?bins=3\","));
  g_assert_true (g_str_has_prefix (lines[1], "{\"position\":\"lastmove:zeckendorf?bins=2\","));
  g_assert_cmpuint (g_strv_length (complaints), ==, 3);
  g_assert_true (g_str_has_prefix (complaints[0], "last-move-solve: nonsense: "));
  g_assert_true (g_str_has_prefix (complaints[1], "last-move-solve: lastmove:zeckendorf?bins=: "));
}

/* A bad position outweighs one that could not be decided. */
static void
test_worst (void)
{
  g_autoptr (Run) run = run_program ("value", "--memory=1", "nonsense", "lastmove:zeckendorf?bins=100,100", NULL);

  check_complaint (run, 2, "nonsense");
}

/* Options stand where they like. */
static void
test_order (void)
{
  static const char *const orders[][8] = {
    { "value", "--json", "--memory", "64", GOOD, NULL },
    { "value", GOOD, "--json", "--memory", "64", NULL },
    { "value", "--memory=64", GOOD, "--json", NULL },
    { "--json", "value", GOOD, NULL },
    { "--json", "--memory", "64", "value", "--threads=1", GOOD, NULL },
    { "value", "--json", "--", GOOD, NULL },
    { "value", "--json", "--time", "9.5", GOOD, NULL },
  };
  g_autoptr (Run) first = run_program_strv (orders[0]);

  check_ok (first);
  for (guint i = 1; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr (Run) run = run_program_strv (orders[i]);

      check_ok (run);
      g_assert_cmpstr (run->out, ==, first->out);
    }
}

static void
test_help (void)
{
  static const char *const commands[] = { "value", "hint", "play", "table", "graph", "random" };
  g_autoptr (Run) version = run_program ("--version", NULL);
  g_autoptr (Run) help = run_program ("--help", NULL);

  check_ok (version);
  g_assert_true (g_str_has_prefix (version->out, "last-move-solve "));
  check_ok (help);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *row = g_strdup_printf ("\n  %s ", commands[i]);
      g_autofree char *usage = g_strdup_printf ("last-move-solve %s [OPTION", commands[i]);
      g_autoptr (Run) own = run_program (commands[i], "--help", NULL);

      g_assert_nonnull (strstr (help->out, row));
      check_ok (own);
      g_assert_nonnull (strstr (own->out, usage));
      g_assert_nonnull (strstr (own->out, "--memory=MIB"));
    }
}

/* The keys come from the same table as what is said of a bad one. */
static void
test_positions (void)
{
  g_autoptr (Run) run = run_program ("--positions", NULL);

  check_ok (run);
  g_assert_nonnull (strstr (run->out, "\nlastmove:nim\n  stones"));
  g_assert_nonnull (strstr (run->out, "How many stones a turn may move: a number from 1 to 1000000000000000000 (default 3)\n"));
  g_assert_nonnull (strstr (run->out, "\nlastmove:reversed-nim\n  stones"));
  g_assert_nonnull (strstr (run->out, "\nlastmove:so-long-sucker\n"));
}

/* Whatever is printed, a full disk is no success. */
static void
test_full_disk (void)
{
  static const char *const calls[] = { "--help", "--version", "--positions", "table --help", "value " GOOD, "value --json " GOOD,
                                       "hint " GOOD, "play " GOOD, "table zeckendorf --to 5", "graph " GOOD, "random --games 5 --seed 1 " GOOD,
                                       "exercises nim --count 1 --seed 1", "test-rule nim 'stones % 4 == 1' --to 9" };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *command = g_strdup_printf ("%s %s > /dev/full", run_get_program (), calls[i]);
      const char *const argv[] = { "/bin/sh", "-c", command, NULL };
      g_autofree char *said = NULL;
      int status;

      g_assert_true (g_spawn_sync (NULL, (GStrv) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, &said, &status, NULL));
      g_test_message ("%s: %s", calls[i], said);
      g_assert_cmpint (WEXITSTATUS (status), ==, 1);
      g_assert_nonnull (strstr (said, "The output could not be written: "));
      g_assert_true (strchr (said, '\n') == said + strlen (said) - 1);
    }
}

/* No name of anything is passed over. */
static void
test_unknown_names (void)
{
  static const struct
  {
    const char *arguments[8];
    const char *words;
  } cases[] = {
    { { "table", "zeckendorf", "--column", "nosuch", NULL }, "no column “nosuch”, only winner" },
    { { "table", "zeckendorf", "--column", "nosuch", "--json", NULL }, "no column “nosuch”" },
    { { "table", "zeckendorf", "--column", "nosuch=2", NULL }, "no column “nosuch”" },
    { { "table", "zeckendorf", "--column", "winner=2", NULL }, "--column winner=2 needs --output" },
    { { "table", "zeckendorf", "--column", "nosuch", "--output", "/nosuch/a.csv", NULL }, "no column “nosuch”" },
    { { "test-rule", "nim", "true", "--across", "nosuch", NULL }, "“nosuch” cannot be an axis" },
    { { "test-rule", "nim", "true", "--upright", "nosuch", "--output", "/nosuch/a.csv", NULL }, "“nosuch” cannot be an axis" },
    { { "test-rule", "zeckendorf", "true", "--across", "bins[x", "--output", "/nosuch/a.csv", NULL }, "“bins[x” cannot be an axis" },
    { { "test-rule", "nim", "true", "--across", "stones", NULL }, "--across needs --output" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Run) run = run_program_strv (cases[i].arguments);

      check_complaint (run, 2, cases[i].words);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/arguments/bad", test_bad);
  g_test_add_func ("/cli/arguments/bad-positions", test_bad_positions);
  g_test_add_func ("/cli/arguments/long-position", test_long_position);
  g_test_add_func ("/cli/arguments/several", test_several);
  g_test_add_func ("/cli/arguments/worst", test_worst);
  g_test_add_func ("/cli/arguments/order", test_order);
  g_test_add_func ("/cli/arguments/help", test_help);
  g_test_add_func ("/cli/arguments/full-disk", test_full_disk);
  g_test_add_func ("/cli/arguments/unknown-names", test_unknown_names);
  g_test_add_func ("/cli/arguments/positions", test_positions);

  return g_test_run ();
}
