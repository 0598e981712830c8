/* SPDX-License-Identifier: GPL-3.0-or-later */
/* position.c: a shape and whose turn it is, in both games of this room. */

#include "rules.h"

#include <glib/gi18n-lib.h>

/* The board that the shape has to fit is of Chomp the largest that there is. */
static gboolean
check_fits (LmGame              *game,
            const LmChompShape  *shape,
            GError             **error)
{
  const LmChompSpot board = LM_IS_REVERSED_CHOMP (game) ? lm_reversed_chomp_get_board (LM_REVERSED_CHOMP (game))
                                                        : (LmChompSpot) { LM_CHOMP_MAX_SIDE, LM_CHOMP_MAX_SIDE };

  if (lm_chomp_shape_fits (shape, board))
    return TRUE;

  return lm_refuse (error, LM_ERROR_POSITION,
                    _("The shape “rows” does not fit the board “size”: it needs %u × %u squares, and the board has %u × %u."),
                    shape->n_rows, shape->rows[0], board.row, board.column);
}

static LmPosition *
create (LmGame             *game,
        const LmChompShape *shape,
        guint               turn)
{
  LmChompPosition *self = lm_position_alloc (game, sizeof (LmChompPosition));

  self->shape = *shape;
  self->parent.turn = turn;
  return &self->parent;
}

LmPosition *
lm_chomp_position_new (LmGame              *game,
                       const LmChompShape  *shape,
                       guint                turn,
                       GError             **error)
{
  if (!check_fits (game, shape, error))
    return NULL;

  return create (game, shape, turn);
}

LmPosition *
lm_chomp_position_after (LmPosition         *position,
                         const LmChompShape *shape)
{
  return create (lm_position_get_game (position), shape, 1 - position->turn);
}

LmPosition *
lm_chomp_position_with_shape (LmPosition         *position,
                              const LmChompShape *shape)
{
  return create (lm_position_get_game (position), shape, position->turn);
}

gboolean
lm_chomp_position_is_reversed (LmPosition *position)
{
  return LM_IS_REVERSED_CHOMP (lm_position_get_game (position));
}

/* The board of reversed Chomp; of Chomp the smallest one that holds the shape. */
LmChompSpot
lm_chomp_position_get_board (LmPosition *position)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;

  if (lm_chomp_position_is_reversed (position))
    return lm_reversed_chomp_get_board (LM_REVERSED_CHOMP (lm_position_get_game (position)));

  return (LmChompSpot) { shape->n_rows, shape->rows[0] };
}

void
lm_chomp_position_get_values (LmPosition    *position,
                              LmFieldValues *values)
{
  const LmChompPosition *self = LM_CHOMP_POSITION (position);
  g_autofree char *rows = lm_chomp_shape_to_string (&self->shape);
  g_autofree char *size = NULL;
  const LmChompSpot board = lm_chomp_position_get_board (position);

  size = g_strdup_printf ("%ux%u", board.row, board.column);
  if (lm_chomp_position_is_reversed (position))
    lm_field_values_set_text (values, "size", size);
  lm_field_values_set_uint (values, "n_rows", board.row);
  lm_field_values_set_uint (values, "n_columns", board.column);
  lm_field_values_set_text (values, "rows", rows);
}

/* “4, 2”, of reversed Chomp with the board: “4, 2 on 3 × 4” or “3 × 4, complete”. */
char *
lm_chomp_position_describe (LmPosition *position)
{
  g_autofree char *shape = lm_chomp_shape_describe (&LM_CHOMP_POSITION (position)->shape);
  const LmChompSpot board = lm_chomp_position_get_board (position);

  if (!lm_chomp_position_is_reversed (position))
    return g_steal_pointer (&shape);

  if (lm_position_is_over (position))
    /* Translators: rows and columns of a board. */
    return g_strdup_printf (_("%u × %u, complete"), board.row, board.column);

  /* Translators: a shape, then rows and columns of the board that it grows on. */
  return g_strdup_printf (_("%s on %u × %u"), shape, board.row, board.column);
}
