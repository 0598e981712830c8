/* SPDX-License-Identifier: GPL-3.0-or-later */
/* shape.c: what is left of a chocolate bar: rows of squares, none longer than the one below. */

#include "rules.h"

#include <glib/gi18n-lib.h>

/* A title with more rows than this would not be read. */
#define MAX_TOLD_ROWS 6

void
lm_chomp_shape_init_box (LmChompShape *shape,
                         LmChompSpot   board)
{
  g_return_if_fail (board.row >= 1 && board.row <= LM_CHOMP_MAX_SIDE);
  g_return_if_fail (board.column >= 1 && board.column <= LM_CHOMP_MAX_SIDE);

  *shape = (LmChompShape) { .n_rows = board.row };
  memset (shape->rows, board.column, board.row);
}

/* Empty rows at the top are left out. Where the lengths are those of no shape, @shape stays untouched. */
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

gboolean
lm_chomp_shape_equal (const LmChompShape *a,
                      const LmChompShape *b)
{
  return memcmp (a->rows, b->rows, sizeof a->rows) == 0;
}

gboolean
lm_chomp_shape_contains (const LmChompShape *shape,
                         LmChompSpot         spot)
{
  return spot.row >= 1 && spot.row <= shape->n_rows && spot.column >= 1 && spot.column <= shape->rows[spot.row - 1];
}

gboolean
lm_chomp_shape_is_box (const LmChompShape *shape)
{
  return shape->rows[0] == shape->rows[shape->n_rows - 1];
}

gboolean
lm_chomp_shape_fits (const LmChompShape *shape,
                     LmChompSpot         board)
{
  return shape->n_rows <= board.row && shape->rows[0] <= board.column;
}

guint
lm_chomp_shape_get_height (const LmChompShape *shape,
                           guint               column)
{
  guint height = 0;

  while (height < shape->n_rows && shape->rows[height] >= column)
    height++;
  return height;
}

guint
lm_chomp_shape_count_squares (const LmChompShape *shape)
{
  guint count = 0;

  for (guint i = 0; i < shape->n_rows; i++)
    count += shape->rows[i];
  return count;
}

void
lm_chomp_shape_transpose (const LmChompShape *shape,
                          LmChompShape       *transposed)
{
  LmChompShape result = { .n_rows = shape->rows[0] };

  for (guint i = 0; i < result.n_rows; i++)
    result.rows[i] = lm_chomp_shape_get_height (shape, i + 1);
  *transposed = result;
}

/*
 * What is missing of the board, turned by 180 degrees; of no row when the board is full. Twice the complement is the
 * shape.
 */
void
lm_chomp_shape_complement (const LmChompShape *shape,
                           LmChompSpot         board,
                           LmChompShape       *missing)
{
  LmChompShape result = { 0 };

  for (guint i = 0; i < board.row; i++)
    {
      result.rows[i] = board.column - shape->rows[board.row - 1 - i];
      if (result.rows[i] > 0)
        result.n_rows = i + 1;
    }
  *missing = result;
}

/*
 * What is left when that square and all both above and to the right of it are eaten; untouched where it may not be.
 */
gboolean
lm_chomp_shape_eat (const LmChompShape *shape,
                    LmChompSpot         spot,
                    LmChompShape       *after)
{
  LmChompShape result = *shape;

  if (!lm_chomp_shape_contains (shape, spot) || lm_chomp_spot_is_poison (spot))
    return FALSE;

  for (guint i = spot.row - 1; i < shape->n_rows; i++)
    result.rows[i] = MIN (shape->rows[i], spot.column - 1);
  if (spot.column == 1)
    result.n_rows = spot.row - 1;
  *after = result;
  return TRUE;
}

void
lm_chomp_shape_unite (LmChompShape       *shape,
                      const LmChompShape *other)
{
  for (guint i = 0; i < other->n_rows; i++)
    shape->rows[i] = MAX (shape->rows[i], other->rows[i]);
  shape->n_rows = MAX (shape->n_rows, other->n_rows);
}

/* The square by whose eating @after is left of @before: the lowest and leftmost that is missing, if any does it. */
gboolean
lm_chomp_shape_find_bite (const LmChompShape *before,
                          const LmChompShape *after,
                          LmChompSpot        *spot)
{
  LmChompShape left;
  guint first = 0;

  while (first < before->n_rows && before->rows[first] == after->rows[first])
    first++;
  if (!lm_chomp_shape_eat (before, (LmChompSpot) { first + 1, after->rows[MIN (first, LM_CHOMP_MAX_SIDE - 1)] + 1 }, &left)
      || !lm_chomp_shape_equal (&left, after))
    return FALSE;

  if (spot != NULL)
    *spot = (LmChompSpot) { first + 1, after->rows[first] + 1 };
  return TRUE;
}

char *
lm_chomp_shape_to_string (const LmChompShape *shape)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < shape->n_rows; i++)
    g_string_append_printf (text, i > 0 ? ",%u" : "%u", shape->rows[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* As short as a title: “3 × 4” of a whole bar, “4, 4, 2” of few rows, else how many squares there are. */
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

/* Where a square of @row is on a board of @n_rows, without telling the square. */
const char *
lm_chomp_describe_region (guint row,
                          guint n_rows)
{
  if (row == 1)
    return _("the bottom row");

  return row <= (n_rows + 1) / 2 ? _("the lower half, above the bottom row") : _("the upper half");
}

/* The far end of the rectangle that grows. */
gboolean
lm_chomp_shape_find_far_end (const LmChompShape *before,
                             const LmChompShape *after,
                             LmChompSpot        *spot)
{
  if (!lm_chomp_shape_find_bite (after, before, spot))
    return FALSE;

  spot->column = after->rows[spot->row - 1];
  for (; spot->row < after->n_rows && after->rows[spot->row] > before->rows[spot->row]; (spot->row)++)
    if (after->rows[spot->row] != spot->column)
      return FALSE;
  return TRUE;
}
