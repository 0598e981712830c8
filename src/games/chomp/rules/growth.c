/* SPDX-License-Identifier: GPL-3.0-or-later */
/* growth.c: how a shape may grow by one move of reversed Chomp. */

#include "rules.h"

/* How many shapes of at most @n_rows rows and @n_columns columns there are, the empty one among them. */
static guint64
count_shapes (guint n_rows,
              guint n_columns)
{
  guint64 count = 1;

  /* After every step it is a binomial coefficient, so the division leaves nothing; C(39, 19) · 39 fits. */
  for (guint i = 1; i <= n_rows; i++)
    count = count * (n_columns + i) / i;
  return count;
}

/* None when the board is full. */
guint
lm_chomp_list_corners (const LmChompShape *shape,
                       LmChompSpot         board,
                       LmChompCorner      *corners)
{
  guint width = board.column;
  guint count = 0;
  guint end;

  g_return_val_if_fail (lm_chomp_shape_fits (shape, board), 0);

  for (guint row = 0; row < board.row; row = end)
    {
      const guint length = shape->rows[row];

      for (end = row; end < board.row && shape->rows[end] == length; end++)
        continue;
      if (length < width)
        corners[count++] = (LmChompCorner) { { row + 1, length + 1 }, { end - row, width - length } };
      width = length;
    }

  return count;
}

static guint64
count_fillings (const LmChompCorner *corner)
{
  return count_shapes (corner->board.row, corner->board.column) - 1;
}

/*
 * The moves of a corner in order: those that add least to its lowest row first, and of these those that add least to
 * the row above, and so on.
 */
static void
fill_corner (const LmChompCorner *corner,
             const LmChompShape  *shape,
             guint64              index,
             LmChompShape        *after)
{
  guint width = 0;
  guint left = corner->board.row;

  g_return_if_fail (index < count_fillings (corner));

  *after = *shape;
  /* The shapes whose bottom row is at most w long are those of w columns; the empty one is left out. */
  for (index++; left > 0 && index > 0; left--)
    {
      const guint row = corner->spot.row - 1 + corner->board.row - left;

      for (width = 1; index >= count_shapes (left, width); width++)
        continue;
      index -= count_shapes (left, width - 1);
      after->rows[row] = corner->spot.column - 1 + width;
      after->n_rows = MAX (after->n_rows, row + 1);
    }
}

/*
 * The smallest move that reaches a square fills the rectangle from a corner to it. A square beyond several corners has
 * no such move, and one that is there needs none.
 */
gboolean
lm_chomp_shape_grow (const LmChompShape *shape,
                     LmChompSpot         board,
                     LmChompSpot         spot,
                     LmChompShape       *after)
{
  LmChompCorner corners[LM_CHOMP_MAX_CORNERS];
  const guint n_corners = lm_chomp_list_corners (shape, board, corners);

  for (guint i = 0; i < n_corners; i++)
    {
      const LmChompCorner *corner = &corners[i];

      if (spot.row < corner->spot.row || spot.row >= corner->spot.row + corner->board.row
          || spot.column < corner->spot.column || spot.column >= corner->spot.column + corner->board.column)
        continue;

      *after = *shape;
      for (guint j = corner->spot.row - 1; j < spot.row; j++)
        after->rows[j] = spot.column;
      after->n_rows = MAX (after->n_rows, spot.row);
      return TRUE;
    }

  return FALSE;
}

/* Up to thousands of millions. */
guint64
lm_chomp_count_growths (const LmChompShape *shape,
                        LmChompSpot         board)
{
  LmChompCorner corners[LM_CHOMP_MAX_CORNERS];
  const guint n_corners = lm_chomp_list_corners (shape, board, corners);
  guint64 count = 0;

  for (guint i = 0; i < n_corners; i++)
    count += count_fillings (&corners[i]);
  return count;
}

/* The moves in order: the corners from the bottom up, and of each the order of fill_corner(). */
void
lm_chomp_nth_growth (const LmChompShape *shape,
                     LmChompSpot         board,
                     guint64             index,
                     LmChompShape       *after)
{
  LmChompCorner corners[LM_CHOMP_MAX_CORNERS];
  const guint n_corners = lm_chomp_list_corners (shape, board, corners);
  guint i = 0;

  while (i + 1 < n_corners && index >= count_fillings (&corners[i]))
    index -= count_fillings (&corners[i++]);
  fill_corner (&corners[i], shape, index, after);
}
