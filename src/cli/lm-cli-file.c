/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-file.c: what a command makes in a file, with the command itself. */

#include "lm-cli.h"

#include "engine/keep/lm-file.h"
#if HAVE_DIAGRAMS
#include "engine/explore/lm-course.h"
#include "engine/play/lm-session.h"
#include "paper/lm-diagram.h"
#include "paper/lm-figure.h"
#include "paper/lm-score.h"
#endif

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

char *lm_cli_output, *lm_cli_format, *lm_cli_kind, *lm_cli_paper;

/* What the name of the file ends with, or would. */
static const char *ending = "";

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

/* Returns: what is open already and has this name, or -1 */
static int
get_open (const char *path)
{
  static const char *const folders[] = { "/dev/fd/", "/proc/self/fd/" };
  guint64 number;

  if (g_str_equal (path, "-") || g_str_equal (path, "/dev/stdout"))
    return STDOUT_FILENO;
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    if (g_str_has_prefix (path, folders[i])
        && g_ascii_string_to_unsigned (path + strlen (folders[i]), 10, 0, G_MAXINT, &number, NULL))
      return number;

  return -1;
}

/* Whether it is written to as it comes, for there is nothing in its place: a pipe, a device, or what is open already. */
static gboolean
is_stream (const char *path)
{
  struct stat status;

  return get_open (path) >= 0 || (g_stat (path, &status) == 0 && (S_ISFIFO (status.st_mode) || S_ISCHR (status.st_mode)));
}

/* Returns: (transfer full) (nullable): the file of this name, or %NULL after saying that it is elsewhere */
GFile *
lm_cli_get_file (const char  *path,
                 GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);

  return g_file_is_native (file) ? g_steal_pointer (&file)
                                 : lm_refuse_null (error, LM_ERROR_ARGUMENT, _("“%s” is not a file of this computer."), path);
}

/* Returns: where @word is among @kinds, or LM_CLI_PRINTED */
static guint
find_kind (const char * const *kinds,
           const char         *word)
{
  for (guint i = 0; word != NULL && *word != '\0' && kinds[i] != NULL; i++)
    if (g_ascii_strcasecmp (word, kinds[i]) == 0)
      return i;

  return LM_CLI_PRINTED;
}

/* By its ending; of a stream by what is asked for before that. Where neither says it, a stream is a table, or else a figure. */
static gboolean
choose_kind (const char * const *kinds,
             const char         *fallback,
             guint              *kind,
             GError            **error)
{
  const gboolean streams = is_stream (lm_cli_output);
  const char *option = lm_cli_format != NULL ? lm_cli_format : lm_cli_kind;
  const guint named = find_kind (kinds, get_extension (lm_cli_output));
  const guint formed = find_kind (kinds, g_strcmp0 (option, "bfile") == 0 ? "txt" : option);
  g_autofree char *shown = g_filename_display_name (lm_cli_output);

  if (option != NULL && formed == LM_CLI_PRINTED)
    return lm_cli_parse_choice ("--format", option, kinds + (*kinds[0] != '\0' ? 0 : LM_CLI_N_FIGURES), kind, error);
  if (named != LM_CLI_PRINTED && formed != LM_CLI_PRINTED && named != formed && !streams)
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("%s does not go with %s."), "--format", shown);

  *kind = formed != LM_CLI_PRINTED ? formed : named;
  if (*kind == LM_CLI_PRINTED && streams && lm_cli_json)
    *kind = find_kind (kinds, "json");
  if (*kind == LM_CLI_PRINTED && streams)
    *kind = find_kind (kinds, fallback);
  ending = *kind == LM_CLI_PRINTED ? "" : *kind == named ? get_extension (lm_cli_output) : kinds[*kind];
  return TRUE;
}

/* What the file wanted is: a figure, where there are some, or, after those, one of @others; LM_CLI_PRINTED where none is wanted. */
gboolean
lm_cli_find_output (gboolean             figures,
                    const char * const  *others,
                    guint               *format,
                    GError             **error)
{
  g_autofree char *drawn = figures ? g_strjoinv (", .", (GStrv) figure_extensions) : g_strdup ("");
  g_autofree char *known = g_strjoinv (", .", (GStrv) others);
  g_autofree char *shown = lm_cli_output != NULL ? g_filename_display_name (lm_cli_output) : NULL;
  g_autoptr (GFile) file = lm_cli_output != NULL ? lm_cli_get_file (lm_cli_output, error) : NULL;
  const char *kinds[LM_CLI_N_FIGURES + 8] = { NULL };

  *format = LM_CLI_PRINTED;
  if (lm_cli_output == NULL)
    return lm_cli_kind == NULL || lm_refuse (error, LM_ERROR_ARGUMENT, _("%s needs %s."), "--format", "--output");
  if (file == NULL)
    return FALSE;

  for (guint i = 0; i < LM_CLI_N_FIGURES; i++)
    kinds[i] = figures ? figure_extensions[i] : "";
  for (guint i = 0; others[i] != NULL; i++)
    kinds[LM_CLI_N_FIGURES + i] = others[i];
  if (!choose_kind (kinds, *others != NULL ? *others : *figure_extensions, format, error))
    return FALSE;

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
  g_autofree char *place = lm_cli_output != NULL ? g_strconcat (LM_CLI_PLACE, ending, NULL) : NULL;

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

/* Whether these are two files; else says so. Either may be missing. */
gboolean
lm_cli_check_apart (const char  *option,
                    const char  *path,
                    const char  *other_option,
                    const char  *other_path,
                    GError     **error)
{
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_commandline_arg (path) : NULL;
  g_autoptr (GFile) other = other_path != NULL ? g_file_new_for_commandline_arg (other_path) : NULL;

  if (file == NULL || other == NULL || !g_file_is_native (file) || !g_file_is_native (other)
      || !lm_file_is_same (g_file_peek_path (file), g_file_peek_path (other)))
    return TRUE;

  return lm_refuse (error, LM_ERROR_ARGUMENT, _("%s and %s name the same file."), option, other_option);
}

/* A reader who leaves has had enough. */
static LmCliStatus
write_stream (const char *path,
              const char *data,
              gsize       length)
{
  const int open_fd = get_open (path);
  const int fd = open_fd >= 0 ? open_fd : g_open (path, O_WRONLY | O_NOCTTY | O_CLOEXEC, 0);
  g_autofree char *name = g_filename_display_name (path);
  gssize written = 0;
  int number;

  while (fd >= 0 && length > 0 && (written >= 0 || errno == EINTR))
    {
      written = write (fd, data, length);
      data += MAX (written, 0);
      length -= MAX (written, 0);
    }
  number = fd < 0 || (length > 0 && errno != EPIPE) ? errno : 0;
  if (open_fd < 0 && fd >= 0 && close (fd) != 0 && number == 0)
    number = errno;
  if (number == 0)
    return LM_CLI_OK;

  if (fd == STDOUT_FILENO)
    lm_cli_complain (_("The output could not be written: %s."), g_strerror (number));
  else
    lm_cli_complain (_("“%s” cannot be written: %s."), name, g_strerror (number));
  return LM_CLI_UNDECIDED;
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
  if (is_stream (path))
    return write_stream (path, g_bytes_get_data (contents, NULL), g_bytes_get_size (contents));
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

/* Which paper is wanted, else that of the locale. */
gboolean
lm_cli_find_paper (LmPaper  *paper,
                   GError  **error)
{
  guint index = lm_paper_get_default ();
  const gboolean known = lm_cli_paper == NULL || lm_cli_parse_choice ("--paper", lm_cli_paper, lm_paper_names, &index, error);

  *paper = index;
  return known;
}

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

/* The pages that the window prints of the game. */
LmCliStatus
lm_cli_write_score (LmCli     *cli,
                    GPtrArray *positions,
                    GStrv      moves,
                    gboolean   notes,
                    gboolean   reasons)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmSheet) sheet = NULL;
  g_autoptr (GBytes) pdf = NULL;
  LmPaper paper;

  if (!lm_cli_find_paper (&paper, &error))
    return lm_cli_complain_error (error);
  if (!check_notes (g_ptr_array_index (positions, 0), notes))
    return LM_CLI_BAD;
  sheet = lm_solver_ask (cli->solver, lm_score_create_question (g_ptr_array_index (positions, 0), moves, reasons, notes), NULL, &error);
  if (sheet == NULL)
    return lm_cli_complain_error (error);

  lm_sheet_set_paper (sheet, paper);
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
