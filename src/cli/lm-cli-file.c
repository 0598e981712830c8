/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-file.c: what a command makes in a file, with the command itself. */

#include "lm-cli.h"

#include "engine/lm-file.h"
#if HAVE_DIAGRAMS
#include "diagram/lm-diagram.h"
#include "diagram/lm-figure.h"
#include "diagram/lm-score.h"
#include "engine/lm-course.h"
#include "engine/lm-session.h"
#endif

#include <glib/gi18n.h>
#include <string.h>

char *lm_cli_output;

static const char *const figure_extensions[LM_CLI_N_FIGURES + 1] = { "svg", "png", "pdf", "tex" };

/* As it was called. */
static GStrv words;

void
lm_cli_keep_words (GStrv argv)
{
  words = g_strdupv (argv);
}

/* What follows the last point of its name. */
static const char *
get_extension (const char *path)
{
  const char *point = strrchr (path, '.');

  return point != NULL ? point + 1 : "";
}

/* Which ending the file wanted has: one of a figure, where there are some, or, after those, of @others; LM_CLI_PRINTED where none is wanted. */
gboolean
lm_cli_find_output (gboolean             figures,
                    const char * const  *others,
                    guint               *format,
                    GError             **error)
{
  g_autofree char *drawn = figures ? g_strjoinv (", .", (GStrv) figure_extensions) : g_strdup ("");
  g_autofree char *known = g_strjoinv (", .", (GStrv) others);
  g_autofree char *shown = lm_cli_output != NULL ? g_filename_display_name (lm_cli_output) : NULL;

  *format = LM_CLI_PRINTED;
  if (lm_cli_output == NULL)
    return TRUE;
  for (guint i = figures ? 0 : LM_CLI_N_FIGURES; i < LM_CLI_N_FIGURES + g_strv_length ((GStrv) others); i++)
    if (g_ascii_strcasecmp (get_extension (lm_cli_output), i < LM_CLI_N_FIGURES ? figure_extensions[i] : others[i - LM_CLI_N_FIGURES]) == 0)
      *format = i;
  if (*format < LM_CLI_N_FIGURES && !HAVE_DIAGRAMS)
    g_set_error_literal (error, LM_ERROR, LM_ERROR_ARGUMENT, _("This program was built without Cairo and cannot draw figures."));
  else if (*format == LM_CLI_PRINTED)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("--output takes a name with one of these endings, not “%s”: .%s%s%s."), shown,
                 drawn, *drawn != '\0' && *known != '\0' ? ", ." : "", known);
  else
    return TRUE;

  return FALSE;
}

/* Whether @word is the option, with its value or without. */
gboolean
lm_cli_is_option (const char *word,
                  const char *option)
{
  return g_str_has_prefix (word, option) && (word[strlen (option)] == '=' || word[strlen (option)] == '\0');
}

/* What makes the file again, whatever it is called; of a printed table, what prints it. */
char *
lm_cli_get_command (void)
{
  GString *command = g_string_new (LM_CLI_NAME);
  g_autofree char *place = lm_cli_output != NULL ? g_strconcat (LM_CLI_PLACE, get_extension (lm_cli_output), NULL) : NULL;

  for (guint i = 1; words[i] != NULL; i++)
    if (lm_cli_is_option (words[i], "--output") || lm_cli_is_option (words[i], "--resume"))
      {
        const gboolean is_output = lm_cli_is_option (words[i], "--output");

        i += strchr (words[i], '=') == NULL && words[i + 1] != NULL;
        if (is_output)
          g_string_append_printf (command, " --output %s", place);
      }
    else
      lm_command_append (command, words[i]);

  return g_string_free (command, FALSE);
}

/* Returns the exit status; @contents is %NULL where there is an error. */
LmCliStatus
lm_cli_write_file (const char   *path,
                   GBytes       *contents,
                   const GError *problem)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (contents == NULL)
    {
      lm_cli_complain ("%s", problem->message);
      return g_error_matches (problem, LM_ERROR, LM_ERROR_ARGUMENT) ? LM_CLI_BAD : LM_CLI_UNDECIDED;
    }
  if (lm_file_write (file, g_bytes_get_data (contents, NULL), g_bytes_get_size (contents), NULL, &error))
    return LM_CLI_OK;

  sentence = lm_file_describe_write_error (file, error);
  lm_cli_complain ("%s", sentence);
  return LM_CLI_UNDECIDED;
}

/* --- figures and tables -------------------------------------------------- */

/* All of a table, as it is or drawn. */
LmCliStatus
lm_cli_write_rows (const LmRows *rows,
                   guint         format)
{
  g_autofree char *command = lm_cli_get_command ();
  g_autoptr (GError) error = NULL;
#if HAVE_DIAGRAMS
  g_autoptr (GBytes) contents = lm_figure_write_rows (rows, format, command, &error);
#else
  g_autoptr (GBytes) contents = lm_rows_write (rows, format - LM_CLI_N_FIGURES, command, &error);
#endif

  return lm_cli_write_file (lm_cli_output, contents, error);
}

#if HAVE_DIAGRAMS

/* Takes @figure. @command is without the file. */
static LmCliStatus
write_figure (LmFigure   *figure,
              guint       format,
              const char *command)
{
  g_autofree char *whole = g_strdup_printf ("%s --output " LM_CLI_PLACE "%s", command, figure_extensions[format]);
  g_autoptr (LmFigure) drawn = figure;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) contents = lm_figure_write (drawn, format, whole, &error);

  return lm_cli_write_file (lm_cli_output, contents, error);
}

/* Whether the board has notes where they are wanted. */
static gboolean
check_notes (LmPosition *position,
             gboolean    notes)
{
  if (!notes || lm_diagram_get_notes (position) != NULL)
    return TRUE;

  lm_cli_complain (_("The board of “%s” has no notes to draw."), lm_position_get_info (position)->name);
  return FALSE;
}

/* Takes @boards. */
static LmCliStatus
write_boards (LmFigure   *boards,
              LmPosition *position,
              gboolean    notes,
              guint       format,
              const char *command)
{
  g_autoptr (LmFigure) figure = boards;

  if (!check_notes (position, notes))
    return LM_CLI_BAD;

  lm_figure_set_notes (figure, notes);
  return write_figure (g_steal_pointer (&figure), format, command);
}

/* The board. */
LmCliStatus
lm_cli_write_position (LmPosition *position,
                       guint       format,
                       gboolean    notes)
{
  static const char *const no_moves[] = { NULL };
  g_autofree char *command = lm_course_get_command (notes ? "--notes" : "", position, no_moves);

  return write_boards (lm_figure_new_position (position), position, notes, format, command);
}

/* The board before and after every move. */
LmCliStatus
lm_cli_write_game (GPtrArray *positions,
                   GStrv      moves,
                   guint      format,
                   gboolean   notes)
{
  LmPosition *start = g_ptr_array_index (positions, 0);
  g_autofree char *command = lm_course_get_command (notes ? "--every --notes" : "--every", start, (const char *const *) moves);
  g_auto (GStrv) captions = g_new0 (char *, positions->len + 1);

  captions[0] = g_strdup ("");
  for (guint i = 0; i + 1 < positions->len; i++)
    captions[i + 1] = g_strdup_printf ("%u. %s", i + 1, moves[i]);

  return write_boards (lm_figure_new_sequence (positions, (const char *const *) captions), start, notes, format, command);
}

static LmSession *
create_session (LmPosition  *start,
                GStrv        moves,
                GError     **error)
{
  const LmSeat seats[LM_MAX_PLAYERS] = { 0 };
  g_autoptr (LmSession) session = lm_session_new (start, seats, 0);

  for (guint i = 0; moves[i] != NULL; i++)
    if (!lm_session_play (session, moves[i], error))
      return NULL;

  return g_steal_pointer (&session);
}

/* The pages that the window prints of the game. */
LmCliStatus
lm_cli_write_score (LmCli     *cli,
                    GPtrArray *positions,
                    GStrv      moves,
                    gboolean   notes,
                    gboolean   reasons)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmSession) session = NULL;
  g_autoptr (GPtrArray) known = NULL;
  g_autoptr (LmSheet) sheet = NULL;
  g_autoptr (GBytes) pdf = NULL;

  if (!check_notes (g_ptr_array_index (positions, 0), notes))
    return LM_CLI_BAD;
  session = create_session (g_ptr_array_index (positions, 0), moves, &error);
  if (session != NULL && reasons)
    known = lm_solver_ask (cli->solver, lm_score_create_question (positions), NULL, &error);
  if (error != NULL)
    return lm_cli_complain_error (error);

  sheet = lm_score_new_game (lm_session_get_current (session), known, notes);
  pdf = lm_sheet_to_pdf (sheet, &error);
  return lm_cli_write_file (lm_cli_output, pdf, error);
}

LmCliStatus
lm_cli_write_graph (LmGraph *graph,
                    GArray  *values,
                    guint    format)
{
  g_autofree char *command = lm_graph_get_command (graph, values != NULL);
  LmFigure *figure = lm_figure_new_graph (graph, values);

  if (figure != NULL)
    return write_figure (figure, format, command);

  lm_cli_complain (_("Graphviz could not lay out the game graph."));
  return LM_CLI_UNDECIDED;
}

#else

LmCliStatus
lm_cli_write_game (GPtrArray *positions,
                   GStrv      moves,
                   guint      format,
                   gboolean   notes)
{
  return LM_CLI_BAD;
}

/* Asked for only where lm_cli_find_output() has allowed it. */
LmCliStatus
lm_cli_write_position (LmPosition *position,
                       guint       format,
                       gboolean    notes)
{
  return LM_CLI_BAD;
}

LmCliStatus
lm_cli_write_score (LmCli     *cli,
                    GPtrArray *positions,
                    GStrv      moves,
                    gboolean   notes,
                    gboolean   reasons)
{
  return LM_CLI_BAD;
}

LmCliStatus
lm_cli_write_graph (LmGraph *graph,
                    GArray  *values,
                    guint    format)
{
  return LM_CLI_BAD;
}

#endif
