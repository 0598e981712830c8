/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-ledger.c: the rows of a table as text with a checksum a line, so that it can be broken off and taken up again. */

#include "lm-ledger.h"

#include "engine/game/lm-error.h"
#include "lm-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* At the end of every line: a blank, a sign, and so many hexadecimal digits. */
#define SUM_START " #"
#define SUM_DIGITS 8
#define SUM_LENGTH (strlen (SUM_START) + SUM_DIGITS)

/* A larger file is not one that was saved. */
#define MAX_FILE_BYTES (1 << 20)

/*
 * The first line says of which table it is, every other one is a row of it, as
 * comma-separated values. What a power cut leaves of lines that are written one
 * by one is whole lines and at most one without its end, which is dropped. Each
 * line ends with a checksum of the title and of what stands before it, so that
 * a row is not believed which a disk, or somebody, has changed into another
 * good one, or which is of another table.
 */
/* Of the first line of all of them. */
#define BEGINNING "# last-move-solve table "

struct _LmLedger
{
  char    *title;
  GStrv    columns;
  guint64  first;     /* the number of the first row where there is one for each number, else 0 */
  guint    apart;     /* how far these are apart */
};

/* --- what the rows are of ------------------------------------------------ */

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* What the rows of two runs have to have in common for one to go on with those of the other. */
static char *
make_title (const LmTableInfo *table,
            const LmTableRun  *run)
{
  GString *title = g_string_new (NULL);
  g_autoptr (GPtrArray) options = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer name;
  gpointer value;

  g_hash_table_iter_init (&iter, run->options);
  while (g_hash_table_iter_next (&iter, &name, &value))
    g_ptr_array_add (options, g_strdup_printf (*(char *) value != '\0' ? " --%s=%s" : " --%s", (char *) name, (char *) value));
  g_ptr_array_sort (options, compare_texts);

  g_string_append_printf (title, BEGINNING "%s --from=%" G_GUINT64_FORMAT, table->name, run->from);
  /* Where there is not one row for each number, how far it goes may decide what the rows are. */
  if (!lm_table_info_is_by_number (table))
    g_string_append_printf (title, " --to=%" G_GUINT64_FORMAT, run->to);
  for (guint i = 0; i < options->len; i++)
    g_string_append (title, g_ptr_array_index (options, i));
  return g_string_free (title, FALSE);
}

/**
 * lm_ledger_new:
 * @table: a table
 * @run: its beginning, its end and its options
 *
 * Returns: (transfer full): the form of the rows of @run; never changes, so
 *   that any thread may use it
 */
LmLedger *
lm_ledger_new (const LmTableInfo *table,
               const LmTableRun  *run)
{
  LmLedger *ledger = g_new0 (LmLedger, 1);

  ledger->title = make_title (table, run);
  ledger->columns = g_strdupv ((GStrv) lm_table_info_get_columns (table, run->options));
  ledger->first = lm_table_info_is_by_number (table) ? run->from : 0;
  ledger->apart = lm_table_info_get_apart (table);
  return ledger;
}

/**
 * lm_ledger_free:
 * @ledger: (transfer full): a ledger
 */
void
lm_ledger_free (LmLedger *ledger)
{
  g_free (ledger->title);
  g_strfreev (ledger->columns);
  g_free (ledger);
}

/* --- writing ------------------------------------------------------------- */

/* Returns: (transfer full): @line with its checksum */
static char *
add_sum (LmLedger   *ledger,
         const char *line)
{
  g_autofree char *text = g_strconcat (ledger->title, "\n", line, NULL);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  return g_strdup_printf ("%s" SUM_START "%.*s", line, SUM_DIGITS, sum);
}

/* Returns: (transfer full): the first line, without its end */
char *
lm_ledger_format_title (LmLedger *ledger)
{
  return add_sum (ledger, ledger->title);
}

/**
 * lm_ledger_format_row:
 * @ledger: a ledger
 * @row: a row of its table
 *
 * Returns: (transfer full): its line, without its end
 */
char *
lm_ledger_format_row (LmLedger     *ledger,
                      const LmCell *row)
{
  g_autofree char *csv = lm_row_print ((const char *const *) ledger->columns, row, LM_ROWS_CSV, NULL, NULL);

  return add_sum (ledger, csv);
}

/* --- reading ------------------------------------------------------------- */

/**
 * lm_ledger_set_damaged:
 * @error: where to say it
 * @name: the file's name for people
 * @line: the number of the line that is wrong, from 1
 */
void
lm_ledger_set_damaged (GError     **error,
                       const char  *name,
                       guint        line)
{
  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
               _("“%s” is damaged in line %u; it is left as it is."), name, line);
}

/* Returns: (transfer full) (nullable): what stands before the checksum of @line, %NULL when that is not right */
static char *
check_sum (LmLedger   *ledger,
           const char *line)
{
  const gsize length = strlen (line);
  g_autofree char *text = g_strndup (line, length > SUM_LENGTH ? length - SUM_LENGTH : 0);
  g_autofree char *right = add_sum (ledger, text);

  return g_str_equal (line, right) ? g_steal_pointer (&text) : NULL;
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

/* Whether @row is the one for the number that it stands at. */
static gboolean
is_in_place (LmLedger *ledger,
             GStrv     row,
             guint     index)
{
  g_autofree char *expected = g_strdup_printf ("%" G_GUINT64_FORMAT, ledger->first + (guint64) index * ledger->apart);

  return ledger->first == 0 || g_str_equal (row[0], expected);
}

static LmRows *
create_rows (LmLedger *ledger)
{
  return lm_rows_new ((const char *const *) ledger->columns, LM_PLOT_CURVE, NULL, NULL);
}

static LmRows *
parse_rows (LmLedger    *ledger,
            const char  *name,
            GStrv        lines,
            GError     **error)
{
  const guint n_columns = g_strv_length (ledger->columns);
  g_autoptr (LmRows) rows = create_rows (ledger);
  g_autofree LmCell *cells = g_new0 (LmCell, n_columns + 1);

  /* The last text is what follows the last end of a line: nothing. */
  for (guint i = 1; lines[i] != NULL && lines[i + 1] != NULL; i++)
    {
      g_autofree char *line = check_sum (ledger, lines[i]);
      g_auto (GStrv) row = line != NULL ? split_row (line, n_columns) : NULL;

      if (row == NULL || !is_in_place (ledger, row, i - 1))
        {
          lm_ledger_set_damaged (error, name, i + 1);
          return NULL;
        }
      for (guint column = 0; column < n_columns; column++)
        cells[column] = lm_cell_parse (row[column]);
      lm_rows_add (rows, cells);
    }

  return g_steal_pointer (&rows);
}

static gboolean
check_title (LmLedger    *ledger,
             const char  *name,
             const char  *line,
             GError     **error)
{
  g_autofree char *title = lm_ledger_format_title (ledger);

  if (g_strcmp0 (line, title) == 0)
    return TRUE;

  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
               g_strcmp0 (line, ledger->title) == 0
                 ? _("“%s” is of an older version, whose rows have no checksums and cannot be trusted; it is left as it is.")
                 : _("“%s” has not the rows of this table with this beginning and these options; it is left as it is."),
               name);
  return FALSE;
}

/* Whether it was broken off before the first line was whole. */
static gboolean
has_not_begun (LmLedger   *ledger,
               const char *text,
               gsize       length)
{
  g_autofree char *title = lm_ledger_format_title (ledger);

  return length < strlen (title) && strncmp (title, text, length) == 0;
}

/**
 * lm_ledger_parse:
 * @ledger: a ledger
 * @name: the file's name for people
 * @text: (array length=length): what stands in it, whatever that is
 * @length: (inout): how long it is; how much of it counts, which is all but a
 *   last line without its end
 * @error: says in one sentence what is wrong with it
 *
 * Returns: (transfer full) (nullable): its rows; %NULL
 *   where not every line of it is right
 */
LmRows *
lm_ledger_parse (LmLedger    *ledger,
                 const char  *name,
                 const char  *text,
                 gsize       *length,
                 GError     **error)
{
  g_autofree char *whole = NULL;
  g_auto (GStrv) lines = NULL;

  if (has_not_begun (ledger, text, *length))
    {
      *length = 0;
      return create_rows (ledger);
    }

  while (*length > 0 && text[*length - 1] != '\n')
    (*length)--;
  whole = g_strndup (text, *length);
  lines = g_strsplit (whole, "\n", -1);
  if (!check_title (ledger, name, lines[0], error))
    return NULL;
  if (!is_text (text, *length))
    {
      lm_ledger_set_damaged (error, name, g_strv_length (lines) - 1);
      return NULL;
    }

  return parse_rows (ledger, name, lines, error);
}

/* --- files --------------------------------------------------------------- */

/**
 * lm_ledger_load:
 * @ledger: a ledger
 * @path: a file
 *
 * Returns: (transfer full) (nullable): the rows that
 *   lm_ledger_save() has written there; %NULL where there is no such file, or
 *   not every line of it is right
 */
LmRows *
lm_ledger_load (LmLedger   *ledger,
                const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GByteArray) text = lm_file_read (file, MAX_FILE_BYTES, NULL, NULL);
  gsize length = text != NULL ? text->len : 0;

  if (length == 0 || length > MAX_FILE_BYTES)
    return NULL;

  return lm_ledger_parse (ledger, path, (const char *) text->data, &length, NULL);
}

/* Whether a file is there that nobody has begun as a ledger. */
static gboolean
is_foreign (GFile *file)
{
  g_autoptr (GByteArray) text = lm_file_read (file, MAX_FILE_BYTES, NULL, NULL);

  return text != NULL && text->len > 0 && memcmp (text->data, BEGINNING, MIN (text->len, strlen (BEGINNING))) != 0;
}

/**
 * lm_ledger_save:
 * @ledger: a ledger
 * @path: a file; its folder need not be there
 * @rows: rows of its table
 *
 * Writes all of them, or nothing. What would be too much to be read again is
 * not written, nor over a file that is no ledger.
 *
 * Returns: whether that was possible
 */
gboolean
lm_ledger_save (LmLedger     *ledger,
                const char   *path,
                const LmRows *rows)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *title = lm_ledger_format_title (ledger);
  g_autoptr (GString) text = g_string_new (title);

  g_string_append_c (text, '\n');
  for (guint i = 0; i < lm_rows_count (rows); i++)
    {
      g_autofree char *line = lm_ledger_format_row (ledger, lm_rows_get (rows, i));

      g_string_append_printf (text, "%s\n", line);
    }

  return text->len <= MAX_FILE_BYTES && !is_foreign (file) && g_mkdir_with_parents (folder, 0700) == 0
         && lm_file_write (file, text->str, text->len, NULL, NULL);
}
