/* SPDX-License-Identifier: GPL-3.0-or-later */
/* scene.c: what there is to see on a board, without where and how. */

#include "board.h"

/* The editor has room for so many rows and columns more than are filled. */
#define SPARE 1

/* The places. */

/* Where no move led to, a game begins: what is there is all that there was. */
static void
update_places (LmChompSheet *self,
               LmBoardView  *board,
               gboolean      settled)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (lm_board_view_get_position (board))->shape;
  LmPosition *before;

  if (lm_board_view_is_editing (board))
    return;

  lm_chomp_shape_unite (&self->places, shape);
  if (lm_board_view_get_last_move (board, &before) != NULL)
    lm_chomp_shape_unite (&self->places, &LM_CHOMP_POSITION (before)->shape);
  else if (!self->moved && settled)
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
  const LmChompShape *shape = &LM_CHOMP_POSITION (lm_board_view_get_position (board))->shape;

  lm_chomp_shape_init_box (&self->box, (LmChompSpot) { get_side (shape->n_rows, self->box.n_rows),
                                                       get_side (shape->rows[0], self->box.rows[0]) });
}

static const LmChompShape *
get_sheet (const LmChompSheet *self,
           LmBoardView        *board)
{
  return lm_board_view_is_editing (board) ? &self->box : &self->places;
}

/*
 * A board is told its position first and then the last move, if that is another. Only when both are known, a new game
 * can be told from a place in the middle of the game that is being looked at: whatever else changes, they are.
 */
void
lm_chomp_sheet_update (LmChompSheet  *self,
                       LmBoardView   *board,
                       LmBoardChange  changes,
                       gboolean       moved)
{
  const gboolean settled = changes != LM_BOARD_CHANGE_POSITION;

  if ((changes & LM_BOARD_CHANGE_POSITION) != 0)
    self->moved = moved;
  if ((changes & LM_BOARD_CHANGE_MODE) != 0)
    self->box = (LmChompShape) { 0 };
  update_places (self, board, settled);
  update_box (self, board);
}

/* What is to be seen. */

static void
mark_box (LmChompScene *scene,
          LmChompSpot   spot,
          LmChompSpot   board)
{
  for (guint i = 0; i < board.row; i++)
    for (guint j = 0; j < board.column; j++)
      scene->near[spot.row - 1 + i][spot.column - 1 + j] = TRUE;
}

/* The editor fills any place; a move fills one of the corners of the shape. */
static void
read_near (LmChompScene *scene,
           gboolean      edited)
{
  LmChompCorner corners[LM_CHOMP_MAX_CORNERS];
  guint n_corners;

  if (edited)
    {
      mark_box (scene, (LmChompSpot) { 1, 1 }, scene->board);
      return;
    }

  n_corners = lm_chomp_list_corners (&scene->shape, scene->board, corners);
  for (guint i = 0; i < n_corners; i++)
    mark_box (scene, corners[i].spot, corners[i].board);
}

/* Finds the square that is chosen for a move: where a bite begins, or how far a rectangle grows. */
gboolean
lm_chomp_scene_find_square (const LmChompScene *scene,
                            const LmChompShape *after,
                            LmChompSpot        *spot)
{
  return scene->is_mould ? lm_chomp_shape_find_far_end (&scene->shape, after, spot)
                         : lm_chomp_shape_find_bite (&scene->shape, after, spot);
}

static void
read_mark (LmChompScene      *scene,
           const LmMoveValue *move)
{
  LmChompSpot spot;

  if (!lm_chomp_scene_find_square (scene, &LM_CHOMP_POSITION (move->position)->shape, &spot))
    {
      scene->n_other_wins += move->value == LM_VALUE_WIN;
      return;
    }

  scene->marks[spot.row - 1][spot.column - 1] = 1 + move->value;
  scene->distances[spot.row - 1][spot.column - 1] = move->distance;
}

static void
read_marks (LmChompScene *scene,
            LmBoardView  *board)
{
  LmAnswer *answer = lm_board_view_get_overlay (board);

  for (guint i = 0; answer != NULL && i < answer->moves->len; i++)
    read_mark (scene, g_ptr_array_index (answer->moves, i));
}

static void
read_arrow (LmChompScene *scene,
            LmBoardView  *board)
{
  const char *arrow = lm_board_view_get_arrow (board);
  g_autoptr (LmPosition) after = NULL;

  if (arrow != NULL)
    after = lm_position_play (lm_board_view_get_position (board), arrow, NULL);
  if (after == NULL)
    return;

  scene->shapes[0] = LM_CHOMP_POSITION (after)->shape;
  scene->arrow = &scene->shapes[0];
}

/* The shape before the last move, if that move led to the one that is shown. */
static void
read_before (LmChompScene *scene,
             LmBoardView  *board)
{
  LmPosition *before;
  const LmChompShape *shape;

  if (lm_board_view_get_last_move (board, &before) == NULL)
    return;

  shape = &LM_CHOMP_POSITION (before)->shape;
  if (scene->is_mould ? lm_chomp_shape_find_bite (&scene->shape, shape, NULL)
                      : lm_chomp_shape_find_bite (shape, &scene->shape, NULL))
    scene->before = shape;
}

void
lm_chomp_scene_read (LmChompScene       *scene,
                     LmBoardView        *board,
                     const LmChompSheet *sheet)
{
  LmPosition *position = lm_board_view_get_position (board);
  const gboolean edited = lm_board_view_is_editing (board);
  const gboolean reversed = lm_chomp_position_is_reversed (position);

  *scene = (LmChompScene) { .sheet = *get_sheet (sheet, board), .is_mould = reversed || edited };
  scene->shape = LM_CHOMP_POSITION (position)->shape;
  scene->board = reversed ? lm_chomp_position_get_board (position)
                          : (LmChompSpot) { scene->sheet.n_rows, scene->sheet.rows[0] };
  if (scene->is_mould)
    read_near (scene, edited);
  if (edited)
    return;

  read_before (scene, board);
  read_arrow (scene, board);
  read_marks (scene, board);
}

gboolean
lm_chomp_scene_can_act (const LmChompScene *scene,
                        LmChompSpot         spot)
{
  if (spot.row < 1 || spot.column < 1 || spot.row > scene->board.row || spot.column > scene->board.column)
    return FALSE;

  return scene->is_mould ? scene->near[spot.row - 1][spot.column - 1] : lm_chomp_shape_contains (&scene->shape, spot);
}

/* Finds the square nearest to a place, in steps up, down and aside, that can be chosen. */
gboolean
lm_chomp_scene_find_nearest (const LmChompScene *scene,
                             LmChompSpot         spot,
                             LmChompSpot        *nearest)
{
  int least = G_MAXINT;

  LM_CHOMP_FOREACH (other, scene->board)
    {
      const int distance = ABS ((int) other.row - (int) spot.row) + ABS ((int) other.column - (int) spot.column);

      if (distance >= least || !lm_chomp_scene_can_act (scene, other))
        continue;

      least = distance;
      *nearest = other;
    }

  return least < G_MAXINT;
}

void
lm_chomp_scene_set_preview (LmChompScene       *scene,
                            const LmChompShape *preview)
{
  scene->shapes[1] = *preview;
  scene->preview = &scene->shapes[1];
}
