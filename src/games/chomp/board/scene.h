/* SPDX-License-Identifier: GPL-3.0-or-later */
/* scene.h: what there is to see on a board, without where and how. */

#pragma once

#include "board/lm-board-view.h"
#include "games/chomp/rules/position.h"

/**
 * LmChompSheet:
 * @places: the squares that were there when the game began
 * @box: the places of the editor, a rectangle
 * @moved: whether a move led to the position that is shown
 *
 * A position of Chomp does not know how large the bar was. The board keeps it,
 * so that everything stays where it is and one sees what is gone.
 */
typedef struct
{
  LmChompShape places;
  LmChompShape box;
  gboolean     moved;
} LmChompSheet;

/**
 * LmChompScene:
 * @board: rows and columns that there is room for
 * @sheet: the squares that have a place of their own: those that were there
 *   when the game began, or the whole board of reversed Chomp
 * @shape: the squares that are there
 * @is_mould: whether the empty places are to be filled rather than eaten
 * @preview: (nullable): the squares after what is pointed at
 * @before: (nullable): the squares before the last move
 * @arrow: (nullable): the squares after the move that a hint points at
 * @near: (array): by row and column from 0: whether the place can be filled now
 * @marks: (array): by row and column from 0: 1 + the #LmValue of choosing the
 *   square, or 0 where nothing is known
 * @distances: (array): by row and column from 0: moves to the end after
 *   choosing the square, or %LM_DISTANCE_UNKNOWN; only where there is a mark
 * @is_drafted: whether the preview is of several squares that were chosen; then
 *   the marks, which are of moves with one, do not hold
 * @n_other_wins: how many winning moves have no square that stands for them:
 *   those that add something else than a rectangle
 *
 * The shapes that may be missing point into @shapes, so a scene must not be
 * copied, or at a position of the board, and so it lasts until that changes.
 */
typedef struct
{
  LmChompSpot         board;
  LmChompShape        sheet;
  LmChompShape        shape;
  gboolean            is_mould;
  const LmChompShape *preview;
  const LmChompShape *before;
  const LmChompShape *arrow;
  guint8              near[LM_CHOMP_MAX_SIDE][LM_CHOMP_MAX_SIDE];
  guint8              marks[LM_CHOMP_MAX_SIDE][LM_CHOMP_MAX_SIDE];
  guint               distances[LM_CHOMP_MAX_SIDE][LM_CHOMP_MAX_SIDE];
  gboolean            is_drafted;
  guint               n_other_wins;

  /*< private >*/
  LmChompShape        shapes[2];
} LmChompScene;

void     lm_chomp_sheet_update       (LmChompSheet       *self,
                                      LmBoardView        *board,
                                      LmBoardChange       changes,
                                      gboolean            moved);
void     lm_chomp_scene_read         (LmChompScene       *scene,
                                      LmBoardView        *board,
                                      const LmChompSheet *sheet);
gboolean lm_chomp_scene_can_act      (const LmChompScene *scene,
                                      LmChompSpot         spot);
gboolean lm_chomp_scene_find_nearest (const LmChompScene *scene,
                                      LmChompSpot         spot,
                                      LmChompSpot        *nearest);
gboolean lm_chomp_scene_find_square  (const LmChompScene *scene,
                                      const LmChompShape *after,
                                      LmChompSpot        *spot);
void     lm_chomp_scene_set_preview  (LmChompScene       *scene,
                                      const LmChompShape *preview);
