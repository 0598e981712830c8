/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rows.c: the rows of a table in a file, with the command that makes it again. */

#include "lm-rows.h"

#include "engine/game/lm-error.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <json-glib/json-glib.h>
#include <stdlib.h>
#include <string.h>

const char *const lm_rows_extensions[LM_ROWS_N_FORMATS + 1] = { "csv", "json", "txt" };

/**
 * lm_rows_new:
 * @columns: the names of the columns
 * @kind: how they are drawn
 * @title: (nullable): what they are called in a file
 * @column: (nullable): what is drawn of them
 *
 * Returns: (transfer full): a table without rows
 */
LmRows *
lm_rows_new (const char * const *columns,
             LmPlotKind          kind,
             const char         *title,
             const char         *column)
{
  LmRows *self = g_new0 (LmRows, 1);

  self->columns = g_strdupv ((GStrv) columns);
  self->cells = g_array_new (FALSE, TRUE, sizeof (LmCell));
  self->texts = g_string_chunk_new (1024);
  self->kind = kind;
  self->title = g_strdup (title);
  self->column = g_strdup (column);
  return self;
}

/* Returns: (transfer full): the same rows, for another thread */
LmRows *
lm_rows_copy (const LmRows *self)
{
  LmRows *copy = lm_rows_new ((const char *const *) self->columns, self->kind, self->title, self->column);

  lm_rows_append (copy, self);
  return copy;
}

void
lm_rows_free (LmRows *self)
{
  g_strfreev (self->columns);
  g_array_unref (self->cells);
  g_string_chunk_free (self->texts);
  g_free (self->title);
  g_free (self->column);
  g_free (self->x_name);
  g_free (self->y_name);
  g_free (self);
}

static void
append_cell (GString    *line,
             const char *text)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *escaped = NULL;

  if (strpbrk (text, ",\"\r\n") == NULL)
    {
      g_string_append (line, text);
      return;
    }

  parts = g_strsplit (text, "\"", -1);
  escaped = g_strjoinv ("\"\"", parts);
  g_string_append_printf (line, "\"%s\"", escaped);
}

/**
 * lm_row_to_csv:
 * @row: as many texts as there are columns
 * @n_columns: how many
 *
 * Returns: (transfer full): a line of comma-separated values, without its end
 */
char *
lm_row_to_csv (const char * const *row,
               guint               n_columns)
{
  GString *line = g_string_new (NULL);

  for (guint i = 0; i < n_columns; i++)
    {
      if (i > 0)
        g_string_append_c (line, ',');
      append_cell (line, row[i]);
    }

  return g_string_free (line, FALSE);
}

/* Of a row, with its end. */
static guint
get_width (const LmRows *self)
{
  return g_strv_length (self->columns) + 1;
}

/**
 * lm_rows_add:
 * @self: a table
 * @row: cells for its columns; where there are fewer the others are empty
 *
 * Adds a row, with texts of its own.
 */
void
lm_rows_add (LmRows       *self,
             const LmCell *row)
{
  const guint n = get_width (self) - 1;
  const LmCell end = { LM_CELL_END };

  for (guint i = 0; i < n; i++)
    {
      LmCell cell = row->kind != LM_CELL_END ? *row++ : (LmCell) { LM_CELL_EMPTY };

      if (cell.kind == LM_CELL_TEXT)
        cell.text = g_string_chunk_insert_const (self->texts, cell.text);
      g_array_append_val (self->cells, cell);
    }
  g_array_append_val (self->cells, end);
}

/* @others: rows with the same columns, which come after those that there are */
void
lm_rows_append (LmRows       *self,
                const LmRows *others)
{
  for (guint i = 0; i < lm_rows_count (others); i++)
    lm_rows_add (self, lm_rows_get (others, i));
}

/* Takes all rows away. */
void
lm_rows_clear (LmRows *self)
{
  g_array_set_size (self->cells, 0);
  g_string_chunk_clear (self->texts);
}

/* Returns: how many rows there are */
guint
lm_rows_count (const LmRows *self)
{
  return self->cells->len / get_width (self);
}

/**
 * lm_rows_get:
 * @self: a table
 * @row: a row, from 0
 *
 * Returns: (transfer none): its cells, with an end behind them; they stay until
 *   there are other rows
 */
const LmCell *
lm_rows_get (const LmRows *self,
             guint         row)
{
  g_return_val_if_fail (row < lm_rows_count (self), NULL);

  return &g_array_index (self->cells, LmCell, row * get_width (self));
}

/**
 * lm_rows_find_column:
 * @columns: the names of the columns
 * @name: (nullable): one of them, or nothing where there are but two
 * @index: (out): which one it is
 * @error: return location for %LM_ERROR_ARGUMENT, with one sentence
 *
 * Finds what is told of the first column.
 *
 * Returns: whether there is one
 */
gboolean
lm_rows_find_column (const char * const  *columns,
                     const char          *name,
                     guint               *index,
                     GError             **error)
{
  g_autofree char *known = g_strjoinv (", ", (GStrv) columns + 1);

  for (*index = 1; columns[*index] != NULL; (*index)++)
    if (name != NULL ? g_str_equal (columns[*index], name) : columns[2] == NULL)
      return TRUE;

  if (name != NULL)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("There is no column “%s”, only %s."), name, known);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("--column has to say which one is meant: %s."), known);
  return FALSE;
}

/**
 * lm_rows_add_share:
 * @self: a table that is complete
 * @error: return location for %LM_ERROR_ARGUMENT where there is no such column
 *
 * Where what is told is "winner=2", tells instead in which share of the rows so
 * far that column has that, in a new column.
 *
 * Returns: whether there is such a column
 */
gboolean
lm_rows_add_share (LmRows  *self,
                   GError **error)
{
  g_auto (GStrv) parts = g_strsplit (self->column != NULL ? self->column : "", "=", 2);
  const guint width = get_width (self), n_rows = lm_rows_count (self);
  guint column, n_of = 0;

  if (g_strv_length (parts) < 2)
    return TRUE;
  if (!lm_rows_find_column ((const char *const *) self->columns, parts[0], &column, error))
    return FALSE;

  for (guint i = 0; i < n_rows; i++)
    {
      LmCell share;

      n_of += lm_cell_is (&g_array_index (self->cells, LmCell, i * (width + 1) + column), parts[1]);
      share = lm_cell_real ((double) n_of / (i + 1), 6);
      g_array_insert_val (self->cells, i * (width + 1) + width - 1, share);
    }
  self->columns = g_renew (char *, self->columns, width + 1);
  self->columns[width - 1] = g_strdup ("share");
  self->columns[width] = NULL;
  self->y_name = g_steal_pointer (&self->column);
  self->column = g_strdup ("share");
  return TRUE;
}

/* --- rows as text -------------------------------------------------------- */

static gboolean
is_number (const char *text)
{
  return *text != '\0' && text[strspn (text, "0123456789")] == '\0';
}

static void
append_string (GString    *out,
               const char *text)
{
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), text);
  g_autofree char *quoted = json_to_string (node, FALSE);

  g_string_append (out, quoted);
}

/* Decimal numbers become JSON numbers. Put together here and not by a generator, which would stop at
 * 64 bits: the piles of some tables are longer. */
static char *
print_json (const char * const *columns,
            const char * const *row)
{
  GString *out = g_string_new ("{");

  for (guint i = 0; columns[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      append_string (out, columns[i]);
      g_string_append_c (out, ':');
      if (is_number (row[i]))
        g_string_append (out, row[i]);
      else
        append_string (out, row[i]);
    }

  return g_string_free (g_string_append_c (out, '}'), FALSE);
}

/**
 * lm_bfile_begin:
 * @columns: the names of the columns
 * @name: (nullable): which one has the values; of the first one there are those
 *   that player 2 wins
 * @bfile: (out): a b-file that has nothing yet
 * @error: return location for %LM_ERROR_ARGUMENT where there is no such column
 *
 * Returns: whether there is one
 */
gboolean
lm_bfile_begin (const char * const  *columns,
                const char          *name,
                LmBFile             *bfile,
                GError             **error)
{
  *bfile = (LmBFile) { 0 };
  return g_strcmp0 (name, columns[0]) == 0 ? lm_rows_find_column (columns, "winner", &bfile->winner, error)
                                           : lm_rows_find_column (columns, name, &bfile->column, error);
}

/* A sequence has one whole number for each index, and leaves out none; of the numbers that player 2 wins each has the next. */
static char *
print_bfile (const char * const  *row,
             LmBFile             *bfile,
             GError             **error)
{
  const char *value = row[bfile->column];
  const guint64 first = g_ascii_strtoull (row[0], NULL, 10);
  const gboolean follows = bfile->winner > 0 ? first > bfile->index : first == bfile->index + 1;
  g_autofree char *last = g_strdup_printf (bfile->begun ? "%" PRIu64 : "", bfile->index);

  if (!is_number (row[0]) || (bfile->begun && !follows))
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("A b-file has one row for each index: “%s” cannot follow “%s”."), row[0], last);
  else if (!is_number (value + (*value == '-')))
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("A b-file has whole numbers, not “%s”, at index %s."), value, row[0]);
  else
    {
      const gboolean won = bfile->winner > 0 && (g_str_equal (row[bfile->winner], "2") || g_str_equal (row[bfile->winner], "B"));

      bfile->index = first;
      bfile->begun = TRUE;
      if (bfile->winner > 0)
        return won ? g_strdup_printf ("%" PRIu64 " %s", ++bfile->n, row[0]) : g_strdup ("");
      return g_strdup_printf ("%s %s", row[0], value);
    }

  return NULL;
}

/**
 * lm_row_print:
 * @columns: the names of the columns
 * @row: a cell for each of them
 * @format: what is wanted
 * @bfile: (nullable): how far a b-file is
 * @error: return location for %LM_ERROR_ARGUMENT where the row is none of a b-file
 *
 * Returns: (transfer full) (nullable): a line, without its end; "" where a
 *   b-file has nothing of the row
 */
char *
lm_row_print (const char * const  *columns,
              const LmCell        *row,
              LmRowsFormat         format,
              LmBFile             *bfile,
              GError             **error)
{
  g_auto (GStrv) texts = lm_row_to_texts (row);
  const char *const *cells = (const char *const *) texts;

  switch (format)
    {
    case LM_ROWS_JSON:
      return print_json (columns, cells);
    case LM_ROWS_BFILE:
      return print_bfile (cells, bfile, error);
    case LM_ROWS_CSV:
    case LM_ROWS_N_FORMATS:
    default:
      return lm_row_to_csv (cells, g_strv_length ((GStrv) columns));
    }
}

/* --- files --------------------------------------------------------------- */

/**
 * lm_rows_begin:
 * @columns: the names of the columns
 * @format: what is wanted
 * @command: (nullable): what makes it again; in one line
 *
 * Returns: (transfer full): what stands above the rows
 */
char *
lm_rows_begin (const char * const *columns,
               LmRowsFormat        format,
               const char         *command)
{
  GString *out = g_string_new (NULL);

  if (format == LM_ROWS_JSON && command != NULL)
    {
      g_string_append (out, "{\"command\":");
      append_string (out, command);
      g_string_append (out, ",\"rows\":[\n");
    }
  else if (format != LM_ROWS_JSON && command != NULL)
    g_string_append_printf (out, "# %s\n", command);
  if (format == LM_ROWS_CSV)
    {
      g_autofree char *names = lm_row_to_csv (columns, g_strv_length ((GStrv) columns));

      g_string_append_printf (out, "%s\n", names);
    }

  return g_string_free (out, FALSE);
}

/**
 * lm_rows_write:
 * @self: a table
 * @format: what is wanted
 * @command: what makes it again; in one line
 * @error: return location for %LM_ERROR_ARGUMENT where it is no b-file
 *
 * Returns: (transfer full) (nullable): what is to be in the file
 */
GBytes *
lm_rows_write (const LmRows  *self,
               LmRowsFormat   format,
               const char    *command,
               GError       **error)
{
  const char *const *columns = (const char *const *) self->columns;
  g_autofree char *begin = lm_rows_begin (columns, format, command);
  g_autoptr (GString) text = g_string_new (begin);
  LmBFile bfile;

  if (format == LM_ROWS_BFILE && !lm_bfile_begin (columns, self->column, &bfile, error))
    return NULL;
  for (guint i = 0; i < lm_rows_count (self); i++)
    {
      g_autofree char *line = lm_row_print (columns, lm_rows_get (self, i), format, &bfile, error);

      if (line == NULL)
        return NULL;
      if (*line != '\0')
        g_string_append_printf (text, format == LM_ROWS_JSON && i + 1 < lm_rows_count (self) ? "%s,\n" : "%s\n", line);
    }
  if (format == LM_ROWS_JSON)
    g_string_append (text, "]}\n");

  return g_string_free_to_bytes (g_steal_pointer (&text));
}

/**
 * lm_rows_find_sequence:
 * @self: a table
 *
 * Returns: the first column that is a sequence over the first one, as the OEIS
 *   has it, or 0
 */
guint
lm_rows_find_sequence (const LmRows *self)
{
  for (guint column = 1; lm_rows_count (self) > 0 && self->columns[column] != NULL; column++)
    {
      gboolean is_sequence = TRUE;
      LmBFile bfile = { .column = column };

      for (guint i = 0; i < lm_rows_count (self) && is_sequence; i++)
        {
          g_autofree char *line = lm_row_print (NULL, lm_rows_get (self, i), LM_ROWS_BFILE, &bfile, NULL);

          is_sequence = line != NULL;
        }
      if (is_sequence)
        return column;
    }

  return 0;
}

/* --- commands ------------------------------------------------------------ */

/**
 * lm_command_append:
 * @command: a command for a shell
 * @word: one more word of it
 *
 * Adds the word, quoted where a shell would take it for something else.
 */
void
lm_command_append (GString    *command,
                   const char *word)
{
  const gboolean is_plain = *word != '\0' && strspn (word, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-_=.,:/+") == strlen (word);
  g_autofree char *quoted = is_plain ? g_strdup (word) : g_shell_quote (word);

  g_string_append_printf (command, " %s", quoted);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/**
 * lm_command_print:
 * @words: what it begins with: "last-move-solve table map nim"
 * @options: (nullable) (element-type utf8 utf8): its options, "" for a flag
 *
 * Returns: (transfer full): a command for a shell, the same for the same options
 */
char *
lm_command_print (const char *words,
                  GHashTable *options)
{
  GString *command = g_string_new (words);
  g_autofree char **names = options != NULL ? (char **) g_hash_table_get_keys_as_array (options, NULL) : g_new0 (char *, 1);

  qsort (names, g_strv_length (names), sizeof (char *), compare_names);
  for (guint i = 0; names[i] != NULL; i++)
    {
      const char *value = g_hash_table_lookup (options, names[i]);
      g_autofree char *option = g_strconcat ("--", names[i], NULL);

      lm_command_append (command, option);
      if (*value != '\0')
        lm_command_append (command, value);
    }

  return g_string_free (command, FALSE);
}
