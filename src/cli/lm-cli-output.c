/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-output.c: rows, complaints and progress, kept apart although they may share a terminal. */

#include "lm-cli.h"

#include "engine/game/lm-error.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PROGRESS_INTERVAL_MS 200

/* A row that is being written is finished, unless its reader takes longer than this. */
#define WRITING_US 20000
#define WRITING_STEP_US 500

#define ERASE_LINE "\r\033[K"

/* Rows come from the worker, progress from the main thread. */
static GMutex output_mutex;
static gboolean progress_shown;
static int output_errno;

static void
erase_progress (void)
{
  if (progress_shown)
    fputs (ERASE_LINE, stderr);
  progress_shown = FALSE;
}

/* A UTF-8 text as the terminal takes it, with plain quotes where it has no better ones. */
static char *
to_locale (const char *text)
{
  g_autofree char *target = NULL;
  const char *charset;

  if (g_get_console_charset (&charset))
    return g_strdup (text);

  target = g_strconcat (charset, "//TRANSLIT", NULL);
  return g_convert_with_fallback (text, -1, target, "UTF-8", "?", NULL, NULL, NULL);
}

static gboolean
write_output (const char *text)
{
  gsize length = strlen (text);

  errno = 0;
  if (fwrite (text, 1, length, stdout) == length && fflush (stdout) == 0)
    return TRUE;

  output_errno = errno != 0 ? errno : EIO;
  return FALSE;
}

/* Writes whole lines at once, so that nothing is lost when the program is stopped. Returns whether
 * somebody reads on. */
gboolean
lm_cli_print (const char *text)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&output_mutex);

  erase_progress ();
  if (output_errno != 0)
    return FALSE;

  return write_output (text);
}

/* As lm_cli_print(), in the terminal's character set. */
gboolean
lm_cli_print_text (const char *text)
{
  g_autofree char *shown = to_locale (text);

  return lm_cli_print (shown);
}

/* For g_print(), with which --help ends the program. */
static void
print_cb (const char *text)
{
  if (!lm_cli_print_text (text))
    exit (lm_cli_finish_output ());
}

/* Whatever is printed is known to be written. */
void
lm_cli_begin_output (void)
{
  g_set_print_handler (print_cb);
}

/* One sentence, in one line on standard error. */
void
lm_cli_complain (const char *format,
                 ...)
{
  g_autoptr (GMutexLocker) locker = NULL;
  g_autofree char *message = NULL;
  g_autofree char *line = NULL;
  g_autofree char *shown = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  line = lm_error_make_line (message);
  shown = to_locale (line);
  locker = g_mutex_locker_new (&output_mutex);
  erase_progress ();
  fprintf (stderr, LM_CLI_NAME ": %s\n", shown);
}

/* Returns the exit status for it. */
LmCliStatus
lm_cli_complain_error (GError *error)
{
  lm_cli_complain (g_str_has_suffix (error->message, ".") ? "%s" : "%s.", error->message);

  return g_error_matches (error, LM_ERROR, LM_ERROR_LIMIT) ? LM_CLI_UNDECIDED : LM_CLI_BAD;
}

static gsize
get_width (const char *text)
{
  return g_utf8_strlen (text, -1);
}

/* @width is in characters. */
void
lm_cli_append_padded (GString    *out,
                      const char *text,
                      gsize       width)
{
  g_string_append (out, text);
  for (gsize length = get_width (text); length < width; length++)
    g_string_append_c (out, ' ');
}

static void
append_cell (GString    *out,
             const char *text,
             gsize       width)
{
  /* Numbers, known or not, stand to the right. */
  gboolean is_number = g_ascii_isdigit (*text) || *text == '?';
  gsize room = is_number ? width - get_width (text) : 0;

  g_string_append (out, "  ");
  lm_cli_append_padded (out, "", room);
  lm_cli_append_padded (out, text, width - room);
}

static void
append_row (GString     *out,
            GStrv        cells,
            const gsize *widths)
{
  for (guint i = 0; cells[i] != NULL; i++)
    append_cell (out, cells[i], widths[i]);
  while (out->str[out->len - 1] == ' ')
    g_string_truncate (out, out->len - 1);
  g_string_append_c (out, '\n');
}

/* As a table, indented, its columns aligned. */
void
lm_cli_append_rows (GString   *out,
                    GPtrArray *rows)
{
  guint n_columns = g_strv_length (g_ptr_array_index (rows, 0));
  g_autofree gsize *widths = g_new0 (gsize, n_columns);

  for (guint i = 0; i < rows->len; i++)
    for (guint j = 0; j < n_columns; j++)
      widths[j] = MAX (widths[j], get_width (((GStrv) g_ptr_array_index (rows, i))[j]));

  for (guint i = 0; i < rows->len; i++)
    append_row (out, g_ptr_array_index (rows, i), widths);
}

/* Its text, and for people with whose turn it is. */
void
lm_cli_append_position (GString    *out,
                        LmPosition *position)
{
  g_autofree char *text = lm_position_to_string (position);
  g_autofree char *description = lm_position_describe (position);

  g_string_append_printf (out, "%s\n", text);
  if (lm_position_is_over (position))
    g_string_append_printf (out, "%s\n", description);
  else
    /* Translators: a position such as “(7, 0, 3)”, and the player to move. */
    g_string_append_printf (out, _("%s, %s to move\n"),
                            description, lm_position_get_turn_name (position));
}

static char *
describe_progress (LmCli *cli)
{
  guint64 done;
  guint64 total;

  lm_solve_context_get_progress (cli->context, &done, &total);
  if (total == 0)
    lm_solver_get_progress (cli->solver, NULL, &done, &total);
  if (total > 0)
    return g_strdup_printf (_("%.0f%% done"), 100.0 * MIN (done, total) / total);

  return g_strdup (_("Working…"));
}

static gboolean
show_progress_cb (gpointer user_data)
{
  LmCli *cli = user_data;
  g_autofree char *text = describe_progress (cli);
  g_autofree char *shown = to_locale (text);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&output_mutex);

  fprintf (stderr, ERASE_LINE "%s", shown);
  progress_shown = TRUE;

  return G_SOURCE_CONTINUE;
}

/* Where somebody watches a terminal. @cli outlives the main loop. */
void
lm_cli_start_progress (LmCli *cli)
{
  if (isatty (STDERR_FILENO))
    g_timeout_add (PROGRESS_INTERVAL_MS, show_progress_cb, cli);
}

/* Ends the program although a worker is still busy. What was printed was written, so that nothing is
 * lost, and nothing more is printed. */
void
lm_cli_leave (LmCliStatus status)
{
  gboolean locked = g_mutex_trylock (&output_mutex);

  for (guint waited = 0; !locked && waited < WRITING_US; waited += WRITING_STEP_US)
    {
      g_usleep (WRITING_STEP_US);
      locked = g_mutex_trylock (&output_mutex);
    }

  if (locked)
    erase_progress ();
  _exit (status);
}

/* Not an error when a reader has closed its end before all was written. */
LmCliStatus
lm_cli_finish_output (void)
{
  g_mutex_lock (&output_mutex);
  erase_progress ();
  g_mutex_unlock (&output_mutex);

  if (output_errno == 0 || output_errno == EPIPE)
    return LM_CLI_OK;

  lm_cli_complain (_("The output could not be written: %s."), g_strerror (output_errno));
  return LM_CLI_UNDECIDED;
}
