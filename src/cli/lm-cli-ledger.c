/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-ledger.c: the rows of a table on disk, one by one, so that it can be broken off and taken up again. */

#include "lm-cli.h"

#include "engine/keep/lm-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Millions of rows; a larger file is refused unread. */
#define MAX_FILE_MIB 256

/* A row is written in one piece and is on the disk before the next is begun. */
struct _LmCliLedger
{
  char      *path;
  char      *name; /* of it, for people */
  int        fd;
  LmLedger  *form;
  LmRows    *rows;
};

static void
set_file_error (LmCliLedger  *ledger,
                GError      **error)
{
  const int number = errno;

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (number),
               _("The rows cannot be kept in “%s”: %s."), ledger->name, g_strerror (number));
}

static gboolean
write_line (LmCliLedger  *ledger,
            const char   *line,
            GError      **error)
{
  g_autofree char *text = g_strconcat (line, "\n", NULL);

  if (lm_file_write_through (ledger->fd, text, strlen (text)))
    return TRUE;

  set_file_error (ledger, error);
  return FALSE;
}

/* Reads what is there; @length is how much of it counts. */
static gboolean
read_file (LmCliLedger  *ledger,
           gsize        *length,
           GError      **error)
{
  g_autofree char *text = NULL;

  if (!g_file_get_contents (ledger->path, &text, length, error))
    return FALSE;

  ledger->rows = lm_ledger_parse (ledger->form, ledger->name, text, length, error);
  return ledger->rows != NULL;
}

/* Drops the line without an end, and begins where there is nothing. */
static gboolean
begin (LmCliLedger  *ledger,
       gsize         length,
       GError      **error)
{
  g_autofree char *title = NULL;

  if (ftruncate (ledger->fd, length) != 0)
    {
      set_file_error (ledger, error);
      return FALSE;
    }
  if (length > 0)
    return TRUE;

  title = lm_ledger_format_title (ledger->form);
  if (!write_line (ledger, title, error))
    return FALSE;
  lm_file_sync_folder (ledger->path);
  return TRUE;
}

/* A device or a pipe may have no end, and keeps nothing. */
static gboolean
check_is_file (LmCliLedger  *ledger,
               GError      **error)
{
  struct stat status;

  if (fstat (ledger->fd, &status) != 0 || !S_ISREG (status.st_mode))
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("The rows cannot be kept in “%s”: it is not a regular file."), ledger->name);
  else if (status.st_size > MAX_FILE_MIB * 1024 * 1024)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("“%s” is larger than %d MiB; it is left as it is."), ledger->name, MAX_FILE_MIB);
  else if ((status.st_mode & 0222) == 0)
    {
      errno = EACCES;
      set_file_error (ledger, error);
    }
  else
    return TRUE;

  return FALSE;
}

static gboolean
open_file (LmCliLedger  *ledger,
           GError      **error)
{
  /* Opening a pipe must not wait for whoever is at its other end. */
  ledger->fd = g_open (ledger->path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0666);
  if (ledger->fd < 0)
    {
      set_file_error (ledger, error);
      return FALSE;
    }
  if (!check_is_file (ledger, error))
    return FALSE;
  if (flock (ledger->fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return TRUE;

  return lm_refuse (error, LM_ERROR_ARGUMENT, _("Another run is keeping its rows in “%s” already."), ledger->name);
}

/* Takes @form. A file that is damaged or has the rows of another table is not changed. */
LmCliLedger *
lm_cli_ledger_open (const char  *path,
                    LmLedger    *form,
                    GError     **error)
{
  g_autoptr (LmCliLedger) ledger = g_new0 (LmCliLedger, 1);
  gsize length = 0;

  ledger->path = g_strdup (path);
  ledger->name = g_filename_display_name (path);
  ledger->form = form;
  if (!open_file (ledger, error)
      || !read_file (ledger, &length, error)
      || !begin (ledger, length, error))
    return NULL;

  return g_steal_pointer (&ledger);
}

void
lm_cli_ledger_free (LmCliLedger *ledger)
{
  if (ledger->fd >= 0)
    close (ledger->fd);
  g_clear_pointer (&ledger->rows, lm_rows_free);
  lm_ledger_free (ledger->form);
  g_free (ledger->name);
  g_free (ledger->path);
  g_free (ledger);
}

/* The rows that were there when it was opened. */
const LmRows *
lm_cli_ledger_get_rows (LmCliLedger *ledger)
{
  return ledger->rows;
}

/* Returns whether @row is on the disk. */
gboolean
lm_cli_ledger_append (LmCliLedger   *ledger,
                      const LmCell  *row,
                      GError       **error)
{
  g_autofree char *line = lm_ledger_format_row (ledger->form, row);

  return write_line (ledger, line, error);
}
