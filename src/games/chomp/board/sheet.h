/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sheet.h: the places of a board, which stay while squares are eaten. */

#pragma once

#include "board/lm-board-view.h"
#include "games/chomp/rules/position.h"

G_BEGIN_DECLS

/**
 * LmChompSheet:
 * @places: the squares that were there when the game began
 * @box: the places of the editor, a rectangle
 * @moved: whether a move led to the position that is shown
 * @settled: whether the board has been told the last move of that position
 *
 * A position of Chomp does not know how large the bar was. The board keeps it,
 * so that everything stays where it is and one sees what is gone.
 */
typedef struct
{
  LmChompShape places;
  LmChompShape box;
  gboolean     moved;
  gboolean     settled;
} LmChompSheet;

const LmChompShape *lm_chomp_sheet_get              (LmChompSheet  *self,
                                                     LmBoardView   *board);
void                lm_chomp_sheet_position_changed (LmChompSheet  *self,
                                                     LmBoardView   *board,
                                                     gboolean       moved);
gboolean            lm_chomp_sheet_settle           (LmChompSheet  *self,
                                                     LmBoardView   *board);
void                lm_chomp_sheet_marks_changed    (LmChompSheet  *self,
                                                     LmBoardView   *board);
void                lm_chomp_sheet_mode_changed     (LmChompSheet  *self,
                                                     LmBoardView   *board);

G_END_DECLS
