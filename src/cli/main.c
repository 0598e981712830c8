/* SPDX-License-Identifier: GPL-3.0-or-later */
/* main.c: last-move-solve, the rules and the solver without a window. */

#include "lm-cli.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-memory.h"
#include "games/lm-games.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <locale.h>
#include <malloc.h>
#include <signal.h>

/* What is as large as this has pages of its own; glibc's usual bound, which it would raise. */
#define LARGE_BYTES (128 * 1024)

/* Time for a worker to say what it has found so far. */
#define PATIENCE_MS 30

static const LmCliCommand *const commands[] = {
  &lm_cli_value_command,
  &lm_cli_hint_command,
  &lm_cli_play_command,
  &lm_cli_table_command,
  &lm_cli_graph_command,
  &lm_cli_random_command,
  &lm_cli_exercises_command,
  &lm_cli_test_rule_command,
  &lm_cli_reproduce_command,
};

/* A command at work, from its start to its exit status. */
typedef struct
{
  const LmCliCommand *command;
  LmCli              *cli;
  GStrv               arguments;
  GMainLoop          *loop;
  LmCliStatus         status;
  int                 signal;
} Call;

static gboolean show_version;
static gboolean show_positions;
static GStrv arguments;

static const GOptionEntry main_entries[] = {
  { "version", 0, 0, G_OPTION_ARG_NONE, &show_version,
    N_("Print the version and exit"), NULL },
  { "positions", 0, 0, G_OPTION_ARG_NONE, &show_positions,
    N_("Print the games, with the keys of their position text, and exit"), NULL },
  { NULL }
};

static const GOptionEntry argument_entries[] = {
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments, NULL, NULL },
  { NULL }
};

static void
describe_commands (GOptionContext *context)
{
  g_autoptr (GString) text = g_string_new (_("Commands:"));

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_string_append (text, "\n  ");
      lm_cli_append_padded (text, commands[i]->name, 11);
      g_string_append (text, _(commands[i]->summary));
    }
  g_string_append (text, "\n\n");
  g_string_append (text, _("What a command takes: last-move-solve COMMAND --help"));
  g_string_append_c (text, '\n');
  g_string_append (text, _("Exit status: 0; 1 when something could not be decided within the limits; "
                           "2 for bad arguments or a bad position."));
  g_option_context_set_description (context, text->str);
}

/* Reads what stands in front of the command and leaves the rest in @argv. */
static gboolean
parse_main_options (GStrv   *argv,
                    GError **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (_("COMMAND …"));

  g_option_context_set_summary (context, _("Solves and plays the games of Last Move without a window."));
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_strict_posix (context, TRUE);
  g_option_context_add_main_entries (context, main_entries, GETTEXT_PACKAGE);
  lm_cli_add_common_options (context);
  describe_commands (context);

  return g_option_context_parse_strv (context, argv, error);
}

/* Reads what follows the command's name, options and arguments in any order. */
static gboolean
parse_command_options (const LmCliCommand  *command,
                       GStrv               *argv,
                       GError             **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (_(command->arguments));
  g_autofree char *name = g_strdup_printf (LM_CLI_NAME " %s", command->name);

  /* --help says how the program was called. */
  g_set_prgname (name);
  g_option_context_set_summary (context, _(command->summary));
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  if (command->entries != NULL)
    g_option_context_add_main_entries (context, command->entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, argument_entries, NULL);
  lm_cli_add_common_options (context);
  if (command->prepare != NULL)
    command->prepare (context);
  if (!g_option_context_parse_strv (context, argv, error))
    return FALSE;

  if (arguments == NULL)
    arguments = g_new0 (char *, 1);
  return TRUE;
}

static const LmCliCommand *
find_command (const char  *name,
              GError     **error)
{
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (g_strcmp0 (name, commands[i]->name) == 0)
        return commands[i];
      g_string_append_printf (known, i > 0 ? ", %s" : "%s", commands[i]->name);
    }

  if (name == NULL)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("A command is missing: %s."), known->str);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
                 _("There is no command “%s”, only %s."), name, known->str);
  return NULL;
}

static void
work (GTask        *task,
      gpointer      source_object,
      gpointer      task_data,
      GCancellable *cancellable)
{
  Call *call = task_data;

  g_task_return_int (task, call->command->run (call->cli, call->arguments));
}

static void
work_done_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  Call *call = user_data;

  call->status = g_task_propagate_int (G_TASK (result), NULL);
  g_main_loop_quit (call->loop);
}

static gboolean
leave_cb (gpointer user_data)
{
  Call *call = user_data;

  lm_cli_leave (128 + call->signal);
}

static void
stop (Call *call,
      int   number)
{
  call->signal = number;
  if (call->command->leave != NULL)
    call->command->leave ();
  /* Not everything can be cancelled, a layout cannot; and what was printed is written. */
  if (!call->command->sums_up)
    lm_cli_leave (128 + number);

  g_cancellable_cancel (call->cli->cancellable);
  g_timeout_add (PATIENCE_MS, leave_cb, call);
}

static gboolean
interrupted_cb (gpointer user_data)
{
  stop (user_data, SIGINT);
  return G_SOURCE_REMOVE;
}

static gboolean
terminated_cb (gpointer user_data)
{
  stop (user_data, SIGTERM);
  return G_SOURCE_REMOVE;
}

/* The worker works, and this thread listens for signals and shows progress. */
static int
run (const LmCliCommand *command,
     LmCli              *cli)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Call call = { command, cli, arguments, loop, LM_CLI_OK, 0 };
  g_autoptr (GTask) task = g_task_new (NULL, NULL, work_done_cb, &call);
  LmCliStatus status;

  g_unix_signal_add (SIGINT, interrupted_cb, &call);
  g_unix_signal_add (SIGTERM, terminated_cb, &call);
  lm_cli_start_progress (cli);
  g_task_set_task_data (task, &call, NULL);
  g_task_run_in_thread (task, work);
  g_main_loop_run (loop);

  status = lm_cli_finish_output ();
  if (call.signal != 0)
    return 128 + call.signal;
  return MAX (status, call.status);
}

/* "lastmove:nim", and a line for every key of it. */
static void
print_keys (const LmGameInfo *info)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "lastmove:%s\n", info->name);
  for (const LmField *field = info->fields; field != NULL && field->key != NULL; field++)
    {
      g_autofree char *words = lm_field_describe (field);

      if ((field->flags & LM_FIELD_NOT_IN_TEXT) != 0)
        continue;
      g_string_append (text, "  ");
      lm_cli_append_padded (text, field->key, 10);
      g_string_append_printf (text, "%s\n", words);
    }
  g_print ("%s", text->str);
}

/* So that what one question has freed does not add to what the next one takes. */
static void
keep_no_memory (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, LARGE_BYTES);
  /* Where addresses are few, no thread sets some aside for itself. */
  if (lm_memory_get_most () != G_MAXUINT64)
    mallopt (M_ARENA_MAX, 1);
#endif
}

/* The command's name goes, what follows it stays. */
static void
take_word (GStrv argv)
{
  g_free (argv[1]);
  memmove (argv + 1, argv + 2, (g_strv_length (argv + 2) + 1) * sizeof (char *));
}

static int
call_command (GStrv    *argv,
              GError  **error)
{
  const LmCliCommand *command;
  g_autoptr (LmCli) cli = NULL;

  if (!parse_main_options (argv, error))
    return LM_CLI_BAD;
  if (show_version)
    {
      g_print (LM_CLI_NAME " " VERSION "\n");
      return LM_CLI_OK;
    }
  if (show_positions)
    {
      for (guint i = 0; i < lm_game_info_count (); i++)
        print_keys (lm_game_info_nth (i));
      return LM_CLI_OK;
    }

  lm_cli_keep_words (*argv);
  command = find_command ((*argv)[1], error);
  if (command == NULL)
    return LM_CLI_BAD;

  take_word (*argv);
  if (!parse_command_options (command, argv, error))
    return LM_CLI_BAD;
  /* Without threads it could say nothing any more. */
  if (lm_memory_get_most () == 0)
    {
      lm_cli_complain (_("This process may not have as much address space as solving needs."));
      return LM_CLI_UNDECIDED;
    }
  cli = lm_cli_new (error);
  if (cli == NULL)
    return LM_CLI_BAD;

  return run (command, cli);
}

int
main (int    argc,
      char **argv)
{
  g_auto (GStrv) words = g_strdupv (argv);
  g_autoptr (GError) error = NULL;
  int status;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname (LM_CLI_NAME);
  /* A reader that leaves is seen by the write that fails. */
  signal (SIGPIPE, SIG_IGN);
  keep_no_memory ();
  lm_games_register ();

  status = call_command (&words, &error);
  if (error != NULL)
    lm_cli_complain_error (error);
  g_clear_pointer (&arguments, g_strfreev);

  return status;
}
