/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cell.c: what stands in a row of a table: a number that stays a number, or a text. */

#include "lm-cell.h"

#include <inttypes.h>
#include <math.h>

/* Of whole numbers and fractions. */
#define LONGEST 48

/* @text: (nullable): a text, which has to outlive the cell. Returns: it, or nothing where there is none */
LmCell
lm_cell_text (const char *text)
{
  return (LmCell) { .kind = text == NULL || *text == '\0' ? LM_CELL_EMPTY : LM_CELL_TEXT, .text = text };
}

/* Whole numbers that are printed as they stand there. */
static gboolean
read_whole (const char *text,
            guint64    *number)
{
  return (text[0] != '0' || text[1] == '\0') && g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, number, NULL);
}

/**
 * lm_cell_parse:
 * @text: what lm_cell_to_string() has made of a cell; has to outlive the result
 *
 * Returns: a cell with the same text and the same number
 */
LmCell
lm_cell_parse (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", 2);
  guint64 number, denominator = 1;

  if (parts[0] == NULL || !read_whole (parts[0], &number) || (parts[1] != NULL && (!read_whole (parts[1], &denominator) || denominator < 2)))
    return lm_cell_text (text);

  return denominator < G_GUINT64_CONSTANT (1) << 56 ? lm_cell_fraction (number, denominator) : lm_cell_text (text);
}

/* Of numbers that are too long for the other kinds, or were read. */
static gboolean
read_text (const char *text,
           double     *number)
{
  char *end;

  *number = g_ascii_strtod (text, &end);
  if (*end == '/')
    *number /= g_ascii_strtod (end + 1, &end);
  return end != text && *end == '\0' && isfinite (*number);
}

/* Returns: what stands for it in files; a text that is @buffer, or its own */
static const char *
print (const LmCell *cell,
       char         *buffer)
{
  char form[8];

  switch ((LmCellKind) cell->kind)
    {
    case LM_CELL_NUMBER:
      g_snprintf (buffer, LONGEST, "%" PRIu64, cell->number);
      return buffer;
    case LM_CELL_FRACTION:
      g_snprintf (buffer, LONGEST, "%" PRIu64 "/%" PRIu64, cell->number, (guint64) cell->denominator);
      return buffer;
    case LM_CELL_REAL:
      g_snprintf (form, sizeof form, "%%.%uf", (guint) cell->digits);
      return cell->digits == LM_CELL_ALL_DIGITS ? g_ascii_dtostr (buffer, LONGEST, cell->real)
                                                : g_ascii_formatd (buffer, LONGEST, form, cell->real);
    case LM_CELL_TEXT:
      return cell->text;
    case LM_CELL_END:
    case LM_CELL_EMPTY:
    default:
      return "";
    }
}

/* Returns: (transfer full): what stands for it in files */
char *
lm_cell_to_string (const LmCell *cell)
{
  char buffer[LONGEST];

  return g_strdup (print (cell, buffer));
}

/* Returns: whether @text stands for it in files */
gboolean
lm_cell_is (const LmCell *cell,
            const char   *text)
{
  char buffer[LONGEST];

  return g_str_equal (print (cell, buffer), text);
}

/**
 * lm_cell_get_number:
 * @cell: a cell
 * @number: (out): how much it is
 *
 * Returns: whether it is a number
 */
gboolean
lm_cell_get_number (const LmCell *cell,
                    double       *number)
{
  switch ((LmCellKind) cell->kind)
    {
    case LM_CELL_NUMBER:
      *number = cell->number;
      return TRUE;
    case LM_CELL_FRACTION:
      *number = (double) cell->number / cell->denominator;
      return TRUE;
    case LM_CELL_REAL:
      *number = cell->real;
      return isfinite (*number);
    case LM_CELL_TEXT:
      return read_text (cell->text, number);
    case LM_CELL_END:
    case LM_CELL_EMPTY:
    default:
      return FALSE;
    }
}

/* Returns: (transfer full): what stands in files for the cells of a row */
GStrv
lm_row_to_texts (const LmCell *row)
{
  GPtrArray *texts = g_ptr_array_new ();

  for (; row->kind != LM_CELL_END; row++)
    g_ptr_array_add (texts, lm_cell_to_string (row));
  g_ptr_array_add (texts, NULL);
  return (GStrv) g_ptr_array_free (texts, FALSE);
}
