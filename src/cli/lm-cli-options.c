/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-options.c: the options of every command, and how arguments are read. */

#include "lm-cli.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n.h>
#include <inttypes.h>

#define MEMORY_DEFAULT_MIB 1024
#define MEMORY_MAX_MIB (G_GUINT64_CONSTANT (1) << 24)
#define SECONDS_MAX 1e9
#define THREADS_MAX 1024

/* So much of a bad position is repeated. */
#define QUOTED_LENGTH_MAX 80

static char *memory_text;
static char *time_text;
static char *threads_text;
gboolean lm_cli_json;

static const GOptionEntry common_entries[] = {
  { "memory", 0, 0, G_OPTION_ARG_STRING, &memory_text,
    N_("Memory that solving may take, in MiB (default 1024)"), N_("MIB") },
  { "time", 0, 0, G_OPTION_ARG_STRING, &time_text,
    N_("Time that each question may take, in seconds (default: no limit)"), N_("SECONDS") },
  { "threads", 0, 0, G_OPTION_ARG_STRING, &threads_text,
    N_("Processors to use (default: all)"), N_("N") },
  { "json", 0, 0, G_OPTION_ARG_NONE, &lm_cli_json,
    N_("Print one JSON object per line"), NULL },
  { NULL }
};

/* Makes @context read the options that lm_cli_new() goes by. */
void
lm_cli_add_common_options (GOptionContext *context)
{
  g_option_context_add_main_entries (context, common_entries, GETTEXT_PACKAGE);
}

/* Without sign or blank; an error leaves @value untouched. */
gboolean
lm_cli_parse_number (const char  *option,
                     const char  *text,
                     guint64      minimum,
                     guint64      maximum,
                     guint64     *value,
                     GError     **error)
{
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  if (g_ascii_string_to_unsigned (text, 10, minimum, maximum, value, NULL))
    return TRUE;

  from = g_strdup_printf ("%" PRIu64, minimum);
  to = g_strdup_printf ("%" PRIu64, maximum);
  return lm_refuse (error, LM_ERROR_ARGUMENT, _("%s takes a whole number from %s to %s, not “%s”."),
                    option, from, to, text);
}

gboolean
lm_cli_parse_choice (const char          *option,
                     const char          *text,
                     const char * const  *choices,
                     guint               *index,
                     GError             **error)
{
  g_autofree char *known = NULL;

  for (guint i = 0; choices[i] != NULL; i++)
    if (g_str_equal (text, choices[i]))
      {
        *index = i;
        return TRUE;
      }

  known = g_strjoinv (", ", (char **) choices);
  return lm_refuse (error, LM_ERROR_ARGUMENT, _("%s is one of %s, not “%s”."), option, known, text);
}

static gboolean
parse_seconds (const char  *text,
               double      *seconds,
               GError     **error)
{
  char *end;
  double value = g_ascii_strtod (text, &end);

  if (g_ascii_isdigit (*text) && *end == '\0' && value > 0 && value <= SECONDS_MAX)
    {
      *seconds = value;
      return TRUE;
    }

  return lm_refuse (error, LM_ERROR_ARGUMENT, _("--time takes a number of seconds above 0, not “%s”."), text);
}

static void
set_limits (LmCli   *cli,
            guint64  bytes,
            guint    threads)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (bytes);

  cli->context = lm_solve_context_new (cli->cancellable, cache);
  lm_solve_context_set_memory (cli->context, bytes);
  lm_solve_context_set_threads (cli->context, threads);

  cli->solver = lm_solver_new ();
  lm_solver_set_memory (cli->solver, bytes);
  lm_solver_set_seconds (cli->solver, cli->seconds);
  lm_solver_set_threads (cli->solver, threads);
}

LmCli *
lm_cli_new (GError **error)
{
  guint64 mib = MEMORY_DEFAULT_MIB;
  guint64 threads = g_get_num_processors ();
  double seconds = 0;
  LmCli *cli;

  if (memory_text != NULL
      && !lm_cli_parse_number ("--memory", memory_text, 1, MEMORY_MAX_MIB, &mib, error))
    return NULL;
  if (time_text != NULL && !parse_seconds (time_text, &seconds, error))
    return NULL;
  if (threads_text != NULL
      && !lm_cli_parse_number ("--threads", threads_text, 1, THREADS_MAX, &threads, error))
    return NULL;

  cli = g_new0 (LmCli, 1);
  cli->json = lm_cli_json;
  cli->seconds = seconds;
  cli->cancellable = g_cancellable_new ();
  set_limits (cli, mib * 1024 * 1024, threads);

  return cli;
}

void
lm_cli_free (LmCli *cli)
{
  g_clear_object (&cli->solver);
  g_clear_pointer (&cli->context, lm_solve_context_free);
  g_clear_object (&cli->cancellable);
  g_free (cli);
}

/* The time allowed begins anew for what uses the context of @cli. */
void
lm_cli_start_question (LmCli *cli)
{
  lm_solve_context_set_seconds (cli->context, cli->seconds);
}

static char *
shorten (const char *text)
{
  g_autofree char *head = NULL;

  if (g_utf8_strlen (text, -1) <= QUOTED_LENGTH_MAX)
    return g_strdup (text);

  head = g_utf8_substring (text, 0, QUOTED_LENGTH_MAX);
  return g_strconcat (head, "…", NULL);
}

/* %NULL after saying what is wrong with @text. */
LmPosition *
lm_cli_parse_position (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  LmPosition *position = lm_position_parse (valid, &error);

  if (position == NULL)
    {
      g_autofree char *quoted = shorten (valid);

      lm_cli_complain ("%s: %s", quoted, error->message);
    }

  return position;
}

/* Whether there is a position text and no more than @maximum arguments; else says so. */
gboolean
lm_cli_check_count (GStrv arguments,
                    guint maximum)
{
  if (arguments[0] == NULL)
    lm_cli_complain (_("A position is missing, such as %s."), lm_game_info_nth (0)->start);
  else if (g_strv_length (arguments) > maximum)
    lm_cli_complain (_("“%s” is one argument too many."), arguments[maximum]);
  else
    return TRUE;

  return FALSE;
}

/* The exit status; says on standard error why the value is unknown where the output has no place for it. */
LmCliStatus
lm_cli_judge_answer (LmCli    *cli,
                     LmAnswer *answer)
{
  if (answer->value != LM_VALUE_UNKNOWN)
    return LM_CLI_OK;

  if (cli->json && answer->limit != NULL)
    lm_cli_complain ("%s", answer->limit);
  return LM_CLI_UNDECIDED;
}

/* Answers them in order, a bad one by a complaint. Returns the worst exit status. */
LmCliStatus
lm_cli_each_position (LmCli             *cli,
                      GStrv              arguments,
                      LmCliPositionFunc  func)
{
  LmCliStatus status = LM_CLI_OK;
  gboolean first = TRUE;

  if (!lm_cli_check_count (arguments, G_MAXUINT))
    return LM_CLI_BAD;

  for (guint i = 0; arguments[i] != NULL; i++)
    {
      g_autoptr (LmPosition) position = lm_cli_parse_position (arguments[i]);
      LmCliStatus this_status = LM_CLI_BAD;

      if (position != NULL)
        {
          if (!first && !cli->json)
            lm_cli_print ("\n");
          first = FALSE;
          this_status = func (cli, position);
        }
      status = MAX (status, this_status);
    }

  return status;
}
