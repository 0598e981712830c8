/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theory.c: the shapes of Chomp of which theory knows who wins. */

#include "theory.h"

LmChompPattern
lm_chomp_theory_get_pattern (const LmChompShape *shape)
{
  const guint n_columns = shape->rows[0];

  if (shape->n_rows == 1 && n_columns == 1)
    return LM_CHOMP_PATTERN_POISON;
  if (shape->n_rows == 1 || n_columns == 1)
    return LM_CHOMP_PATTERN_LINE;
  if (shape->rows[1] == 1)
    return LM_CHOMP_PATTERN_L;
  if (shape->n_rows == 2 || n_columns == 2)
    return LM_CHOMP_PATTERN_TWO_LINES;
  if (shape->n_rows == n_columns)
    return LM_CHOMP_PATTERN_EQUAL_SIDES;

  return lm_chomp_shape_is_box (shape) ? LM_CHOMP_PATTERN_BAR : LM_CHOMP_PATTERN_NONE;
}

/* Of two rows; the lower one should be longer by one. */
static gboolean
move_in_two_rows (const LmChompShape *shape,
                  LmChompSpot        *spot)
{
  const guint lower = shape->rows[0];
  const guint upper = shape->rows[1];

  if (lower == upper + 1)
    return FALSE;

  *spot = lower == upper ? (LmChompSpot) { 2, lower } : (LmChompSpot) { 1, upper + 2 };
  return TRUE;
}

static gboolean
move_in_two_lines (const LmChompShape *shape,
                   LmChompSpot        *spot)
{
  LmChompShape transposed;

  if (shape->n_rows == 2)
    return move_in_two_rows (shape, spot);

  lm_chomp_shape_transpose (shape, &transposed);
  if (!move_in_two_rows (&transposed, spot))
    return FALSE;

  *spot = (LmChompSpot) { spot->column, spot->row };
  return TRUE;
}

/* The longer arm should be as long as the other one. */
static gboolean
move_in_l (const LmChompShape *shape,
           LmChompSpot        *spot)
{
  const guint n_columns = shape->rows[0];

  *spot = n_columns > shape->n_rows ? (LmChompSpot) { 1, shape->n_rows + 1 } : (LmChompSpot) { n_columns + 1, 1 };
  return n_columns != shape->n_rows;
}

/*
 * A line is eaten down to the poison. Of two rows a move can make the lower one longer by one, unless it is already;
 * then no move keeps it so. Of an L a move can make the arms equal. Where both sides are equally long, eating the
 * square next to the poison on the diagonal leaves an L with equal arms (D. Gale, "A Curious Nim-Type Game", 1974).
 */
gboolean
lm_chomp_theory_get_move (const LmChompShape *shape,
                          LmChompSpot        *spot)
{
  switch (lm_chomp_theory_get_pattern (shape))
    {
    case LM_CHOMP_PATTERN_LINE:
      *spot = shape->n_rows == 1 ? (LmChompSpot) { 1, 2 } : (LmChompSpot) { 2, 1 };
      return TRUE;
    case LM_CHOMP_PATTERN_TWO_LINES:
      return move_in_two_lines (shape, spot);
    case LM_CHOMP_PATTERN_L:
      return move_in_l (shape, spot);
    case LM_CHOMP_PATTERN_EQUAL_SIDES:
      *spot = (LmChompSpot) { 2, 2 };
      return TRUE;
    case LM_CHOMP_PATTERN_POISON:
    case LM_CHOMP_PATTERN_BAR:
    case LM_CHOMP_PATTERN_NONE:
    default:
      return FALSE;
    }
}

/*
 * Of a whole bar: if it does not win to eat the square at the top right alone, then some answer to that does, and it
 * can be played at once, for it eats that square too. So whoever is to move wins, but by which move is not said
 * (strategy stealing; RZ, Section 2.1).
 */
LmValue
lm_chomp_theory_get_value (const LmChompShape *shape)
{
  LmChompSpot spot;

  if (lm_chomp_theory_get_move (shape, &spot))
    return LM_VALUE_WIN;

  switch (lm_chomp_theory_get_pattern (shape))
    {
    case LM_CHOMP_PATTERN_BAR:
      return LM_VALUE_WIN;
    case LM_CHOMP_PATTERN_NONE:
      return LM_VALUE_UNKNOWN;
    case LM_CHOMP_PATTERN_POISON:
    case LM_CHOMP_PATTERN_LINE:
    case LM_CHOMP_PATTERN_TWO_LINES:
    case LM_CHOMP_PATTERN_L:
    case LM_CHOMP_PATTERN_EQUAL_SIDES:
    default:
      return LM_VALUE_LOSS;
    }
}
