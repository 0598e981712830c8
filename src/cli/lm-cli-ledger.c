/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-ledger.c: the rows of a table on disk, one by one, so that it can be broken off and taken up again. */

#include "config.h"

#include "lm-cli.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* At the end of every line: a blank, a sign, and so many hexadecimal digits. */
#define SUM_START " #"
#define SUM_DIGITS 8
#define SUM_LENGTH (strlen (SUM_START) + SUM_DIGITS)

/*
 * A ledger is text. The first line says of which table it is, every other one
 * is a row of it, as comma-separated values. A row is written in one piece and
 * is on the disk before the next is begun. So what a power cut leaves is whole
 * lines and at most one without its end, which is dropped. Each line ends with
 * a checksum of the title and of what stands before it, so that a row is not
 * believed which a disk, or somebody, has changed into another good one, or
 * which is of another table.
 */
struct _LmCliLedger
{
  char      *path;
  char      *title;
  int        fd;
  GPtrArray *rows; /* of GStrv */
};

static void
set_file_error (GError     **error,
                const char  *path,
                int          number)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (number),
               _("The rows cannot be kept in “%s”: %s."), name, g_strerror (number));
}

/* @line: its number, from 1 */
static void
set_damaged (GError     **error,
             const char  *path,
             guint        line)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
               _("“%s” is damaged in line %u; it is left as it is."), name, line);
}

static void
set_without_sums (GError     **error,
                  const char  *path)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
               _("“%s” is of an older version, whose rows have no checksums and cannot be trusted; it is left as it is."), name);
}

static void
set_foreign (GError     **error,
             const char  *path)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
               _("“%s” has not the rows of this table with this beginning and these options; it is left as it is."), name);
}

/* Returns: (transfer full): @line with its checksum */
static char *
add_sum (LmCliLedger *ledger,
         const char  *line)
{
  g_autofree char *text = g_strconcat (ledger->title, "\n", line, NULL);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  return g_strdup_printf ("%s" SUM_START "%.*s", line, SUM_DIGITS, sum);
}

/* Returns: (transfer full) (nullable): what stands before the checksum of @line, %NULL when that is not right */
static char *
check_sum (LmCliLedger *ledger,
           const char  *line)
{
  const gsize length = strlen (line);
  g_autofree char *text = g_strndup (line, length > SUM_LENGTH ? length - SUM_LENGTH : 0);
  g_autofree char *right = add_sum (ledger, text);

  return g_str_equal (line, right) ? g_steal_pointer (&text) : NULL;
}

static gboolean
write_all (LmCliLedger  *ledger,
           const char   *text,
           GError      **error)
{
  gsize length = strlen (text);

  while (length > 0)
    {
      const gssize written = write (ledger->fd, text, length);

      if (written < 0 && errno == EINTR)
        continue;
      if (written < 0)
        {
          set_file_error (error, ledger->path, errno);
          return FALSE;
        }
      text += written;
      length -= written;
    }

  if (fdatasync (ledger->fd) == 0)
    return TRUE;

  set_file_error (error, ledger->path, errno);
  return FALSE;
}

/* A new file is there for good only when its folder is written, too; where that cannot be done nothing is lost by it. */
static void
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  const int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;

  fsync (fd);
  close (fd);
}

/* Returns: (nullable): the cell that begins at @text, which is moved behind it; %NULL when it is none */
static char *
take_cell (const char **text)
{
  g_autoptr (GString) cell = g_string_new (NULL);
  const char *p = *text;

  if (*p != '"')
    {
      gsize length = strcspn (p, ",\"");

      *text = p + length;
      return p[length] == '"' ? NULL : g_strndup (p, length);
    }

  for (p++; *p != '\0'; p++)
    {
      if (*p == '"' && *++p != '"')
        {
          *text = p;
          return g_string_free (g_steal_pointer (&cell), FALSE);
        }
      g_string_append_c (cell, *p);
    }

  return NULL;
}

/* Returns: (transfer full) (nullable): the cells of a line, %NULL when they are not @n_columns */
static GStrv
split_row (const char *line,
           guint       n_columns)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < n_columns; i++)
    {
      g_autofree char *cell = take_cell (&line);

      if (cell == NULL || *line != (i + 1 < n_columns ? ',' : '\0'))
        return NULL;
      g_strv_builder_add (builder, cell);
      line++;
    }

  return g_strv_builder_end (builder);
}

static gboolean
is_text (const char *text,
         gsize       length)
{
  if (!g_utf8_validate_len (text, length, NULL))
    return FALSE;

  for (gsize i = 0; i < length; i++)
    if (g_ascii_iscntrl (text[i]) && text[i] != '\n')
      return FALSE;

  return TRUE;
}

/* Whether @row is the one for the number that it stands at; 0 when the table has other rows. */
static gboolean
is_in_place (GStrv   row,
             guint64 first,
             guint   index)
{
  g_autofree char *expected = g_strdup_printf ("%" G_GUINT64_FORMAT, first + index);

  return first == 0 || g_str_equal (row[0], expected);
}

static gboolean
read_rows (LmCliLedger  *ledger,
           GStrv         lines,
           guint         n_columns,
           guint64       first,
           GError      **error)
{
  /* The last text is what follows the last end of a line: nothing. */
  for (guint i = 1; lines[i] != NULL && lines[i + 1] != NULL; i++)
    {
      g_autofree char *line = check_sum (ledger, lines[i]);
      g_auto (GStrv) row = line != NULL ? split_row (line, n_columns) : NULL;

      if (row == NULL || !is_in_place (row, first, i - 1))
        {
          set_damaged (error, ledger->path, i + 1);
          return FALSE;
        }
      g_ptr_array_add (ledger->rows, g_steal_pointer (&row));
    }

  return TRUE;
}

/* Reads what is there; @length is how much of it counts. */
static gboolean
read_file (LmCliLedger  *ledger,
           guint         n_columns,
           guint64       first,
           gsize        *length,
           GError      **error)
{
  g_autofree char *title = add_sum (ledger, ledger->title);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gsize end;

  if (!g_file_get_contents (ledger->path, &text, length, error))
    return FALSE;

  for (end = *length; end > 0 && text[end - 1] != '\n'; end--)
    ;
  if (end == 0 && strlen (text) == *length && g_str_has_prefix (title, text))
    {
      *length = 0;
      return TRUE;
    }

  *length = end;
  text[end] = '\0';
  lines = g_strsplit (text, "\n", -1);
  if (g_strcmp0 (lines[0], ledger->title) == 0)
    {
      set_without_sums (error, ledger->path);
      return FALSE;
    }
  if (g_strcmp0 (lines[0], title) != 0)
    {
      set_foreign (error, ledger->path);
      return FALSE;
    }
  if (!is_text (text, *length))
    {
      set_damaged (error, ledger->path, g_strv_length (lines) - 1);
      return FALSE;
    }

  return read_rows (ledger, lines, n_columns, first, error);
}

/* Drops the line without an end, and begins where there is nothing. */
static gboolean
begin (LmCliLedger  *ledger,
       gsize         length,
       GError      **error)
{
  if (ftruncate (ledger->fd, length) != 0)
    {
      set_file_error (error, ledger->path, errno);
      return FALSE;
    }
  if (length > 0)
    return TRUE;

  if (!lm_cli_ledger_append (ledger, ledger->title, error))
    return FALSE;
  sync_folder (ledger->path);
  return TRUE;
}

/* A device or a pipe may have no end, and keeps nothing. */
static gboolean
check_is_file (LmCliLedger  *ledger,
               GError      **error)
{
  g_autofree char *name = NULL;
  struct stat status;

  if (fstat (ledger->fd, &status) == 0 && S_ISREG (status.st_mode))
    return TRUE;

  name = g_filename_display_name (ledger->path);
  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("The rows cannot be kept in “%s”: it is not a regular file."), name);
  return FALSE;
}

static gboolean
open_file (LmCliLedger  *ledger,
           GError      **error)
{
  g_autofree char *name = NULL;

  /* Opening a pipe must not wait for whoever is at its other end. */
  ledger->fd = g_open (ledger->path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0666);
  if (ledger->fd < 0)
    {
      set_file_error (error, ledger->path, errno);
      return FALSE;
    }
  if (!check_is_file (ledger, error))
    return FALSE;
  if (flock (ledger->fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return TRUE;

  name = g_filename_display_name (ledger->path);
  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("Another run is keeping its rows in “%s” already."), name);
  return FALSE;
}

/* @first is the number of the first row where there is one for each number, else 0. A file that is
 * damaged or has the rows of another table is not changed. */
LmCliLedger *
lm_cli_ledger_open (const char  *path,
                    const char  *title,
                    guint        n_columns,
                    guint64      first,
                    GError     **error)
{
  g_autoptr (LmCliLedger) ledger = g_new0 (LmCliLedger, 1);
  gsize length = 0;

  ledger->path = g_strdup (path);
  ledger->title = g_strdup (title);
  ledger->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  if (!open_file (ledger, error)
      || !read_file (ledger, n_columns, first, &length, error)
      || !begin (ledger, length, error))
    return NULL;

  return g_steal_pointer (&ledger);
}

void
lm_cli_ledger_free (LmCliLedger *ledger)
{
  if (ledger->fd >= 0)
    close (ledger->fd);
  g_ptr_array_unref (ledger->rows);
  g_free (ledger->title);
  g_free (ledger->path);
  g_free (ledger);
}

/* The rows that were there when it was opened. */
GPtrArray *
lm_cli_ledger_get_rows (LmCliLedger *ledger)
{
  return ledger->rows;
}

/* Returns whether @line, without its end, is on the disk. */
gboolean
lm_cli_ledger_append (LmCliLedger  *ledger,
                      const char   *line,
                      GError      **error)
{
  g_autofree char *summed = add_sum (ledger, line);
  g_autofree char *text = g_strconcat (summed, "\n", NULL);

  return write_all (ledger, text, error);
}
