/* SPDX-License-Identifier: GPL-3.0-or-later */
/* position.c: a shape and whose turn it is, in both games of this room. */

#include "config.h"

#include "position.h"

#include "reversed.h"

#include <glib/gi18n-lib.h>

/* The board that the shape has to fit; of Chomp the largest that there is. */
static void
get_limits (LmGame *game,
            guint  *n_rows,
            guint  *n_columns)
{
  *n_rows = LM_CHOMP_MAX_SIDE;
  *n_columns = LM_CHOMP_MAX_SIDE;
  if (LM_IS_REVERSED_CHOMP (game))
    lm_reversed_chomp_get_size (LM_REVERSED_CHOMP (game), n_rows, n_columns);
}

static gboolean
check_fits (LmGame              *game,
            const LmChompShape  *shape,
            GError             **error)
{
  guint n_rows;
  guint n_columns;

  get_limits (game, &n_rows, &n_columns);
  if (lm_chomp_shape_fits (shape, n_rows, n_columns))
    return TRUE;

  g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
               _("The shape “rows” does not fit the board “size”: it needs %u × %u squares, and the board has %u × %u."),
               shape->n_rows, lm_chomp_shape_get_columns (shape), n_rows, n_columns);
  return FALSE;
}

static LmPosition *
create (LmGame             *game,
        const LmChompShape *shape,
        guint               turn)
{
  LmChompPosition *self = lm_position_alloc (game, sizeof (LmChompPosition));

  self->shape = *shape;
  self->turn = turn;
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
  return create (lm_position_get_game (position), shape, 1 - LM_CHOMP_POSITION (position)->turn);
}

static gboolean
check_row (GArray  *rows,
           guint    index,
           GError **error)
{
  const guint64 length = g_array_index (rows, guint64, index);
  const guint64 below = index > 0 ? g_array_index (rows, guint64, index - 1) : LM_CHOMP_MAX_SIDE;

  if (length == 0)
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                 _("Row %u of “rows” has no square: every row has at least one, and rows that are eaten are left out."),
                 index + 1);
  else if (length > below)
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                 _("Row %u of “rows” is longer than the row below it; from the bottom row up, no row may be."), index + 1);
  else
    return TRUE;

  return FALSE;
}

static gboolean
parse_shape (LmQuery       *query,
             LmChompShape  *shape,
             GError       **error)
{
  g_autoptr (GArray) rows = lm_query_get_uints (query, "rows", LM_CHOMP_MAX_SIDE, LM_CHOMP_MAX_SIDE, error);

  if (rows == NULL)
    return FALSE;

  *shape = (LmChompShape) { .n_rows = rows->len };
  for (guint i = 0; i < rows->len; i++)
    {
      if (!check_row (rows, i, error))
        return FALSE;
      shape->rows[i] = g_array_index (rows, guint64, i);
    }

  return TRUE;
}

LmPosition *
lm_chomp_position_parse (LmGame   *game,
                         LmQuery  *query,
                         GError  **error)
{
  LmChompShape shape;
  guint turn = 0;

  if (!parse_shape (query, &shape, error) || !lm_query_get_turn (query, &turn, error))
    return NULL;

  return lm_chomp_position_new (game, &shape, turn, error);
}

const LmChompShape *
lm_chomp_position_get_shape (LmPosition *position)
{
  return &LM_CHOMP_POSITION (position)->shape;
}

gboolean
lm_chomp_position_is_reversed (LmPosition *position)
{
  return LM_IS_REVERSED_CHOMP (lm_position_get_game (position));
}

/* The board of reversed Chomp; of Chomp the smallest one that holds the shape. */
void
lm_chomp_position_get_board (LmPosition *position,
                             guint      *n_rows,
                             guint      *n_columns)
{
  const LmChompShape *shape = lm_chomp_position_get_shape (position);

  *n_rows = shape->n_rows;
  *n_columns = lm_chomp_shape_get_columns (shape);
  if (lm_chomp_position_is_reversed (position))
    lm_reversed_chomp_get_size (LM_REVERSED_CHOMP (lm_position_get_game (position)), n_rows, n_columns);
}

char *
lm_chomp_position_to_string (LmPosition *position)
{
  const LmChompPosition *self = LM_CHOMP_POSITION (position);
  g_autofree char *rows = lm_chomp_shape_to_string (&self->shape);
  g_autofree char *size = NULL;
  guint n_rows;
  guint n_columns;

  lm_chomp_position_get_board (position, &n_rows, &n_columns);
  if (lm_chomp_position_is_reversed (position))
    size = g_strdup_printf ("size=%ux%u&", n_rows, n_columns);

  return g_strconcat ("lastmove:", lm_position_get_info (position)->name, "?", size != NULL ? size : "",
                      "rows=", rows, self->turn == 1 ? "&turn=2" : NULL, NULL);
}

/* “4, 2”, of reversed Chomp with the board: “4, 2 on 3 × 4” or “3 × 4, complete”. */
char *
lm_chomp_position_describe (LmPosition *position)
{
  g_autofree char *shape = lm_chomp_shape_describe (lm_chomp_position_get_shape (position));
  guint n_rows;
  guint n_columns;

  if (!lm_chomp_position_is_reversed (position))
    return g_steal_pointer (&shape);

  lm_chomp_position_get_board (position, &n_rows, &n_columns);
  if (lm_position_is_over (position))
    /* Translators: rows and columns of a board. */
    return g_strdup_printf (_("%u × %u, complete"), n_rows, n_columns);

  /* Translators: a shape, then rows and columns of the board that it grows on. */
  return g_strdup_printf (_("%s on %u × %u"), shape, n_rows, n_columns);
}

guint
lm_chomp_position_get_turn (LmPosition *position)
{
  return LM_CHOMP_POSITION (position)->turn;
}

int
lm_chomp_position_get_winner (LmPosition *position)
{
  const LmChompPosition *self = LM_CHOMP_POSITION (position);
  guint last = 1;
  guint n_rows;
  guint n_columns;

  if (lm_chomp_position_is_reversed (position))
    {
      lm_chomp_position_get_board (position, &n_rows, &n_columns);
      last = n_rows * n_columns;
    }

  return lm_chomp_shape_count_squares (&self->shape) == last ? 1 - (int) self->turn : LM_NOBODY;
}
