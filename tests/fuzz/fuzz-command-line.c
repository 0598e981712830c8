/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-command-line.c: lines as the arguments of last-move-solve, which answers within small limits, or complains in one line. */

/* Names that are of one file are here beside those of others. */
#pragma GCC diagnostic ignored "-Wshadow"

#define main last_move_solve_main
int last_move_solve_main (int argc, char **argv);
#include "cli/main.c"
#undef main
#include "cli/lm-cli-options.c"
#include "cli/lm-cli-table.c"

#include "fuzz.h"

#include <glib/gstdio.h>
#include <unistd.h>

/* So long after its start a command is stopped by whoever started it. */
#define PATIENCE_US (30 * 1000)

#define WORDS_MAX 12

/* --- what a call leaves behind in a process that ends no sooner ------------ */

static void
reset_entries (const GOptionEntry *entry)
{
  for (; entry != NULL && entry->long_name != NULL; entry++)
    if (entry->arg == G_OPTION_ARG_NONE)
      *(gboolean *) entry->arg_data = FALSE;
    else if (entry->arg == G_OPTION_ARG_STRING || entry->arg == G_OPTION_ARG_FILENAME)
      g_clear_pointer ((char **) entry->arg_data, g_free);
}

static void
reset_options (void)
{
  reset_entries (main_entries);
  reset_entries (common_entries);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    reset_entries (commands[i]->entries);
  g_clear_pointer (&arguments, g_strfreev);
  g_clear_pointer (&own_options, g_hash_table_unref);
  if (lm_cli_get_fields () != NULL)
    g_hash_table_remove_all (lm_cli_get_fields ());
}

/* What a command has kept or written there. */
static void
empty_folder (void)
{
  g_autoptr (GDir) names = g_dir_open (".", 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (names)) != NULL)
    g_unlink (name);
}

/* --- what is called ------------------------------------------------------- */

/* Help ends the program; and nothing is to be read or written elsewhere. */
static gboolean
is_harmless (const char *word)
{
  return strchr (word, '/') == NULL && strstr (word, "..") == NULL && !g_str_has_prefix (word, "--help")
         && !(word[0] == '-' && word[1] != '-');
}

/* The limits come last and so count. Returns: (transfer full) (nullable) */
static GStrv
make_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, "\n", WORDS_MAX);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_add (builder, LM_CLI_NAME);
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (!is_harmless (words[i]))
        return NULL;
      g_strv_builder_add (builder, words[i]);
      if (i == 0)
        g_strv_builder_add_many (builder, "--memory=1", "--time=0.005", "--threads=1", NULL);
    }

  return g_strv_builder_end (builder);
}

static GMutex mutex;
static GCond turn;
static GCancellable *at_work; /* the command's, while there is one */

/* As Ctrl+C would. */
static gpointer
watch (gpointer data)
{
  g_mutex_lock (&mutex);
  while (TRUE)
    {
      GCancellable *seen = at_work;

      if (seen == NULL)
        g_cond_wait (&turn, &mutex);
      else if (!g_cond_wait_until (&turn, &mutex, g_get_monotonic_time () + PATIENCE_US) && at_work == seen)
        g_cancellable_cancel (seen);
    }

  return NULL;
}

static void
set_at_work (GCancellable *cancellable)
{
  g_mutex_lock (&mutex);
  at_work = cancellable;
  g_cond_signal (&turn);
  g_mutex_unlock (&mutex);
}

/* What run() does, without its loop and signals. */
static int
run_here (const LmCliCommand *command,
          LmCli              *cli)
{
  LmCliStatus status;

  set_at_work (cli->cancellable);
  status = command->run (cli, arguments);
  set_at_work (NULL);
  return MAX (status, lm_cli_finish_output ());
}

static int
call (GStrv    *words,
      GError  **error)
{
  const LmCliCommand *command;
  g_autoptr (LmCli) cli = NULL;

  if (!parse_main_options (words, error))
    return LM_CLI_BAD;
  if (show_version || show_positions)
    return LM_CLI_OK;
  command = find_command ((*words)[1], error);
  if (command == NULL)
    return LM_CLI_BAD;

  take_word (*words);
  if (!parse_command_options (command, words, error))
    return LM_CLI_BAD;
  cli = lm_cli_new (error);
  return cli != NULL ? run_here (command, cli) : LM_CLI_BAD;
}

/* Whole lines that begin with the program's name, and one of them at least where something was bad. */
static void
check_complaints (const char *complaints,
                  int         status)
{
  g_auto (GStrv) lines = g_strsplit (complaints, "\n", -1);
  const guint n = g_strv_length (lines);

  g_assert_cmpint (status, >=, LM_CLI_OK);
  g_assert_true (status <= LM_CLI_BAD || status == LM_CLI_INTERRUPTED);
  g_assert_true (g_utf8_validate (complaints, -1, NULL));
  if (status == LM_CLI_BAD)
    g_assert_cmpuint (n, >, 1);
  for (guint i = 0; i + 1 < n; i++)
    g_assert_true (g_str_has_prefix (lines[i], LM_CLI_NAME ": "));
  g_assert_cmpstr (lines[MAX (n, 1) - 1], ==, n > 0 ? "" : NULL);
}

static FILE *answers;

static void
start (void)
{
  const int nowhere = g_open ("/dev/null", O_RDONLY, 0);

  setlocale (LC_ALL, "C.UTF-8");
  g_set_prgname (LM_CLI_NAME);
  lm_games_register ();
  answers = fopen ("/dev/null", "w");
  dup2 (nowhere, STDIN_FILENO);
  close (nowhere);
  g_assert_cmpint (chdir (fuzz_get_folder ()), ==, 0);
  g_thread_unref (g_thread_new ("watch", watch, NULL));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) words = make_words (text);
  g_autoptr (GError) error = NULL;
  FILE *const out = stdout, *const complaints = stderr;
  char *complained = NULL;
  size_t length;
  int status;

  if (words == NULL)
    return -1;
  if (answers == NULL)
    start ();

  stdout = answers;
  stderr = open_memstream (&complained, &length);
  status = call (&words, &error);
  if (error != NULL)
    lm_cli_complain_error (error);
  fclose (stderr);
  stderr = complaints;
  stdout = out;

  check_complaints (complained, status);
  free (complained);
  reset_options ();
  empty_folder ();
  return 0;
}
