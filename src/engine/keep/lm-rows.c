/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rows.c: the rows of a table in a file, with the command that makes it again. */

#include "lm-rows.h"

#include "engine/game/lm-error.h"
#include "lm-ledger.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>
#include <stdlib.h>
#include <string.h>

const char *const lm_rows_extensions[LM_ROWS_N_FORMATS + 1] = { "csv", "json", "txt" };

LmRows *
lm_rows_new (const char * const *columns,
             LmPlotKind          kind,
             const char         *title,
             const char         *column)
{
  LmRows *self = g_new0 (LmRows, 1);

  self->columns = g_strdupv ((GStrv) columns);
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  self->kind = kind;
  self->title = g_strdup (title);
  self->column = g_strdup (column);
  return self;
}

void
lm_rows_free (LmRows *self)
{
  g_strfreev (self->columns);
  g_ptr_array_unref (self->rows);
  g_free (self->title);
  g_free (self->column);
  g_free (self->x_name);
  g_free (self->y_name);
  g_free (self);
}

void
lm_rows_add (LmRows             *self,
             const char * const *row)
{
  g_ptr_array_add (self->rows, g_strdupv ((GStrv) row));
}

const char *
lm_rows_get_cell (const LmRows *self,
                  guint         row,
                  guint         column)
{
  return ((GStrv) g_ptr_array_index (self->rows, row))[column];
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

static GStrv
append_text (GStrv       texts,
             const char *text)
{
  const guint n = g_strv_length (texts);

  texts = g_renew (char *, texts, n + 2);
  texts[n] = g_strdup (text);
  texts[n + 1] = NULL;
  return texts;
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
  guint column, n_of = 0;

  if (g_strv_length (parts) < 2)
    return TRUE;
  if (!lm_rows_find_column ((const char *const *) self->columns, parts[0], &column, error))
    return FALSE;

  for (guint i = 0; i < self->rows->len; i++)
    {
      char share[G_ASCII_DTOSTR_BUF_SIZE];

      n_of += g_str_equal (lm_rows_get_cell (self, i, column), parts[1]);
      g_ascii_formatd (share, sizeof share, "%.6f", (double) n_of / (i + 1));
      self->rows->pdata[i] = append_text (self->rows->pdata[i], share);
    }
  self->columns = append_text (self->columns, "share");
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

/* A sequence has one whole number for each index, and leaves out none. */
static char *
print_bfile (const char * const  *row,
             guint                column,
             const char          *last_index,
             GError             **error)
{
  const guint64 last = last_index != NULL ? g_ascii_strtoull (last_index, NULL, 10) : 0;

  if (!is_number (row[0]) || (last_index != NULL && g_ascii_strtoull (row[0], NULL, 10) != last + 1))
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("A b-file has one row for each index: “%s” cannot follow “%s”."), row[0],
                 last_index != NULL ? last_index : "");
  else if (!is_number (row[column] + (row[column][0] == '-')))
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("A b-file has whole numbers, not “%s”, at index %s."), row[column], row[0]);
  else
    return g_strdup_printf ("%s %s", row[0], row[column]);

  return NULL;
}

/**
 * lm_row_print:
 * @columns: the names of the columns
 * @row: a text for each of them
 * @format: what is wanted
 * @column: of a b-file, which one has the values
 * @last_index: (nullable): of a b-file, the index before
 * @error: return location for %LM_ERROR_ARGUMENT where the row is none of a b-file
 *
 * Returns: (transfer full) (nullable): a line, without its end
 */
char *
lm_row_print (const char * const  *columns,
              const char * const  *row,
              LmRowsFormat         format,
              guint                column,
              const char          *last_index,
              GError             **error)
{
  switch (format)
    {
    case LM_ROWS_JSON:
      return print_json (columns, row);
    case LM_ROWS_BFILE:
      return print_bfile (row, column, last_index, error);
    case LM_ROWS_CSV:
    case LM_ROWS_N_FORMATS:
    default:
      return lm_row_to_csv (row, g_strv_length ((GStrv) columns));
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
  guint column = 0;

  if (format == LM_ROWS_BFILE && !lm_rows_find_column (columns, self->column, &column, error))
    return NULL;
  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autofree char *line = lm_row_print (columns, g_ptr_array_index (self->rows, i), format, column,
                                            i > 0 ? lm_rows_get_cell (self, i - 1, 0) : NULL, error);

      if (line == NULL)
        return NULL;
      g_string_append_printf (text, format == LM_ROWS_JSON && i + 1 < self->rows->len ? "%s,\n" : "%s\n", line);
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
  for (guint column = 1; self->rows->len > 0 && self->columns[column] != NULL; column++)
    {
      gboolean is_sequence = TRUE;

      for (guint i = 0; i < self->rows->len && is_sequence; i++)
        {
          g_autofree char *line = print_bfile (g_ptr_array_index (self->rows, i), column,
                                               i > 0 ? lm_rows_get_cell (self, i - 1, 0) : NULL, NULL);

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
