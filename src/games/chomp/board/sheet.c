/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sheet.c: the places of a board, which stay while squares are eaten. */

#include "config.h"

#include "sheet.h"

/* The editor has room for so many rows and columns more than are filled. */
#define SPARE 1

static gboolean
is_edited (LmBoardView *board)
{
  return lm_board_view_get_mode (board) == LM_BOARD_EDIT;
}

/* Where no move led to, a game begins: what is there is all that there was. */
static void
update_places (LmChompSheet *self,
               LmBoardView  *board)
{
  const LmChompShape *shape = lm_chomp_position_get_shape (lm_board_view_get_position (board));
  LmPosition *before;

  if (is_edited (board))
    return;

  lm_chomp_shape_unite (&self->places, shape);
  if (lm_board_view_get_last_move (board, &before) != NULL)
    lm_chomp_shape_unite (&self->places, lm_chomp_position_get_shape (before));
  else if (!self->moved && self->settled)
    self->places = *shape;
}

/* A side of the editor's box stays as it is as long as it is neither too short nor far too long. */
static guint
get_side (guint filled,
          guint side)
{
  const guint wanted = MIN (filled + SPARE, LM_CHOMP_MAX_SIDE);

  return side < wanted || side > 2 * wanted ? wanted : side;
}

static void
update_box (LmChompSheet *self,
            LmBoardView  *board)
{
  const LmChompShape *shape = lm_chomp_position_get_shape (lm_board_view_get_position (board));

  lm_chomp_shape_init_box (&self->box, get_side (shape->n_rows, self->box.n_rows),
                           get_side (lm_chomp_shape_get_columns (shape), self->box.rows[0]));
}

const LmChompShape *
lm_chomp_sheet_get (LmChompSheet *self,
                    LmBoardView  *board)
{
  return is_edited (board) ? &self->box : &self->places;
}

void
lm_chomp_sheet_position_changed (LmChompSheet *self,
                                 LmBoardView  *board,
                                 gboolean      moved)
{
  self->moved = moved;
  self->settled = FALSE;
  update_places (self, board);
  update_box (self, board);
}

void
lm_chomp_sheet_marks_changed (LmChompSheet *self,
                              LmBoardView  *board)
{
  self->settled = TRUE;
  update_places (self, board);
}

/*
 * A board is told its position first and then the last move, if that is another. Only when both are known, a new game
 * can be told from a place in the middle of the game that is being looked at.
 */
gboolean
lm_chomp_sheet_settle (LmChompSheet *self,
                       LmBoardView  *board)
{
  const LmChompShape places = self->places;

  if (self->settled)
    return FALSE;

  self->settled = TRUE;
  update_places (self, board);
  return !lm_chomp_shape_equal (&places, &self->places);
}

void
lm_chomp_sheet_mode_changed (LmChompSheet *self,
                             LmBoardView  *board)
{
  self->box = (LmChompShape) { 0 };
  update_box (self, board);
  update_places (self, board);
}
