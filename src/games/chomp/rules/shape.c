/* SPDX-License-Identifier: GPL-3.0-or-later */
/* shape.c: what is left of a chocolate bar: rows of squares, none longer than the one below. */

#include "config.h"

#include "shape.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A title with more rows than this would not be read. */
#define MAX_TOLD_ROWS 6

/**
 * lm_chomp_shape_init_box:
 * @shape: (out caller-allocates): the shape
 * @n_rows: rows, from 1 to %LM_CHOMP_MAX_SIDE
 * @n_columns: columns, from 1 to %LM_CHOMP_MAX_SIDE
 *
 * Makes @shape a whole bar.
 */
void
lm_chomp_shape_init_box (LmChompShape *shape,
                         guint         n_rows,
                         guint         n_columns)
{
  g_return_if_fail (n_rows >= 1 && n_rows <= LM_CHOMP_MAX_SIDE);
  g_return_if_fail (n_columns >= 1 && n_columns <= LM_CHOMP_MAX_SIDE);

  *shape = (LmChompShape) { .n_rows = n_rows };
  memset (shape->rows, n_columns, n_rows);
}

/**
 * lm_chomp_shape_init_rows:
 * @shape: (out caller-allocates): the shape; untouched on failure
 * @rows: (array length=n_rows): lengths from the bottom row up; empty rows at
 *   the top are left out
 * @n_rows: how many lengths there are
 *
 * Returns: whether they are those of a shape: at least one square, no row
 *   longer than the one below, and no side beyond %LM_CHOMP_MAX_SIDE
 */
gboolean
lm_chomp_shape_init_rows (LmChompShape *shape,
                          const guint8 *rows,
                          guint         n_rows)
{
  while (n_rows > 0 && rows[n_rows - 1] == 0)
    n_rows--;
  if (n_rows == 0 || n_rows > LM_CHOMP_MAX_SIDE || rows[0] > LM_CHOMP_MAX_SIDE)
    return FALSE;
  for (guint i = 1; i < n_rows; i++)
    if (rows[i] > rows[i - 1])
      return FALSE;

  *shape = (LmChompShape) { .n_rows = n_rows };
  memcpy (shape->rows, rows, n_rows);
  return TRUE;
}

/**
 * lm_chomp_shape_equal:
 * @a: a shape
 * @b: a shape
 *
 * Returns: whether they have the same squares
 */
gboolean
lm_chomp_shape_equal (const LmChompShape *a,
                      const LmChompShape *b)
{
  return memcmp (a->rows, b->rows, sizeof a->rows) == 0;
}

/**
 * lm_chomp_shape_contains:
 * @shape: a shape
 * @row: any row, from 1
 * @column: any column, from 1
 *
 * Returns: whether that square is there
 */
gboolean
lm_chomp_shape_contains (const LmChompShape *shape,
                         guint               row,
                         guint               column)
{
  return row >= 1 && row <= shape->n_rows && column >= 1 && column <= shape->rows[row - 1];
}

/**
 * lm_chomp_shape_is_box:
 * @shape: a shape
 *
 * Returns: whether all its rows are equally long
 */
gboolean
lm_chomp_shape_is_box (const LmChompShape *shape)
{
  return shape->rows[0] == shape->rows[shape->n_rows - 1];
}

/**
 * lm_chomp_shape_fits:
 * @shape: a shape
 * @n_rows: rows of a board
 * @n_columns: columns of a board
 *
 * Returns: whether no square of @shape is outside that board
 */
gboolean
lm_chomp_shape_fits (const LmChompShape *shape,
                     guint               n_rows,
                     guint               n_columns)
{
  return shape->n_rows <= n_rows && shape->rows[0] <= n_columns;
}

/**
 * lm_chomp_shape_get_columns:
 * @shape: a shape
 *
 * Returns: how many columns it has: the length of the bottom row
 */
guint
lm_chomp_shape_get_columns (const LmChompShape *shape)
{
  return shape->rows[0];
}

/**
 * lm_chomp_shape_get_height:
 * @shape: a shape
 * @column: any column, from 1
 *
 * Returns: how many squares that column has
 */
guint
lm_chomp_shape_get_height (const LmChompShape *shape,
                           guint               column)
{
  guint height = 0;

  while (height < shape->n_rows && shape->rows[height] >= column)
    height++;
  return height;
}

/**
 * lm_chomp_shape_count_squares:
 * @shape: a shape
 *
 * Returns: how many squares it has, the poisoned one among them
 */
guint
lm_chomp_shape_count_squares (const LmChompShape *shape)
{
  guint count = 0;

  for (guint i = 0; i < shape->n_rows; i++)
    count += shape->rows[i];
  return count;
}

/**
 * lm_chomp_shape_transpose:
 * @shape: a shape
 * @transposed: (out caller-allocates): @shape with rows and columns exchanged
 */
void
lm_chomp_shape_transpose (const LmChompShape *shape,
                          LmChompShape       *transposed)
{
  LmChompShape result = { .n_rows = lm_chomp_shape_get_columns (shape) };

  for (guint i = 0; i < result.n_rows; i++)
    result.rows[i] = lm_chomp_shape_get_height (shape, i + 1);
  *transposed = result;
}

/**
 * lm_chomp_shape_complement:
 * @shape: a shape on a board
 * @n_rows: rows of the board
 * @n_columns: columns of the board
 * @missing: (out caller-allocates): what is missing of the board, turned by
 *   180 degrees; of no row when the board is full, and perhaps without a
 *   square at the poison
 *
 * Of an empty @shape, the same board gives the whole board; twice the
 * complement is the shape again.
 */
void
lm_chomp_shape_complement (const LmChompShape *shape,
                           guint               n_rows,
                           guint               n_columns,
                           LmChompShape       *missing)
{
  LmChompShape result = { 0 };

  for (guint i = 0; i < n_rows; i++)
    {
      result.rows[i] = n_columns - shape->rows[n_rows - 1 - i];
      if (result.rows[i] > 0)
        result.n_rows = i + 1;
    }
  *missing = result;
}

/**
 * lm_chomp_shape_eat:
 * @shape: a shape
 * @row: any row, from 1
 * @column: any column, from 1
 * @after: (out caller-allocates): what is left when that square and all that
 *   are both above and to the right of it are eaten; untouched on failure
 *
 * Returns: whether the square may be eaten: it is there and is not the
 *   poisoned one
 */
gboolean
lm_chomp_shape_eat (const LmChompShape *shape,
                    guint               row,
                    guint               column,
                    LmChompShape       *after)
{
  LmChompShape result = *shape;

  if (!lm_chomp_shape_contains (shape, row, column) || (row == 1 && column == 1))
    return FALSE;

  for (guint i = row - 1; i < shape->n_rows; i++)
    result.rows[i] = MIN (shape->rows[i], column - 1);
  if (column == 1)
    result.n_rows = row - 1;
  *after = result;
  return TRUE;
}

/**
 * lm_chomp_shape_unite:
 * @shape: a shape, which gets all squares of @other
 * @other: a shape
 */
void
lm_chomp_shape_unite (LmChompShape       *shape,
                      const LmChompShape *other)
{
  for (guint i = 0; i < other->n_rows; i++)
    shape->rows[i] = MAX (shape->rows[i], other->rows[i]);
  shape->n_rows = MAX (shape->n_rows, other->n_rows);
}

/**
 * lm_chomp_shape_find_bite:
 * @before: a shape
 * @after: a shape
 * @row: (out) (optional): the row of the square
 * @column: (out) (optional): its column
 *
 * Finds the square by whose eating @after is left of @before: the lowest and
 * leftmost one that is missing, if any. That one may grow back in the reversed
 * game exactly if there is one.
 *
 * Returns: whether there is such a square
 */
gboolean
lm_chomp_shape_find_bite (const LmChompShape *before,
                          const LmChompShape *after,
                          guint              *row,
                          guint              *column)
{
  LmChompShape left;
  guint first = 0;

  while (first < before->n_rows && before->rows[first] == after->rows[first])
    first++;
  if (!lm_chomp_shape_eat (before, first + 1, after->rows[MIN (first, LM_CHOMP_MAX_SIDE - 1)] + 1, &left)
      || !lm_chomp_shape_equal (&left, after))
    return FALSE;

  if (row != NULL)
    *row = first + 1;
  if (column != NULL)
    *column = after->rows[first] + 1;
  return TRUE;
}

/**
 * lm_chomp_shape_to_string:
 * @shape: a shape
 *
 * Returns: (transfer full): its rows as in position text: "4,4,2"
 */
char *
lm_chomp_shape_to_string (const LmChompShape *shape)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < shape->n_rows; i++)
    g_string_append_printf (text, i > 0 ? ",%u" : "%u", shape->rows[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * lm_chomp_shape_describe:
 * @shape: a shape
 *
 * Returns: (transfer full): the shape for people, as short as a title: "3 × 4"
 *   (rows × columns) of a whole bar, "4, 4, 2" of few rows, else how many
 *   squares there are
 */
char *
lm_chomp_shape_describe (const LmChompShape *shape)
{
  const guint n_squares = lm_chomp_shape_count_squares (shape);
  g_autofree char *rows = lm_chomp_shape_to_string (shape);
  g_auto (GStrv) items = g_strsplit (rows, ",", -1);

  if (lm_chomp_shape_is_box (shape))
    /* Translators: rows and columns of a chocolate bar. */
    return g_strdup_printf (_("%u × %u"), shape->n_rows, shape->rows[0]);
  if (shape->n_rows <= MAX_TOLD_ROWS)
    return g_strjoinv (", ", items);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u square in %u rows", "%u squares in %u rows", n_squares),
                          n_squares, shape->n_rows);
}
