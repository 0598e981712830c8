/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-view-private.h: what the parts of the kit know of a board. */

#pragma once

#include "lm-board-view.h"
#include "lm-move-bar.h"

G_BEGIN_DECLS

void        lm_board_view_add_items       (LmBoardView   *self,
                                           LmBoardItems  *items);
void        lm_board_view_remove_items    (LmBoardView   *self,
                                           LmBoardItems  *items);
void        lm_board_view_set_move_bar    (LmBoardView   *self,
                                           LmMoveBar     *bar);
void        lm_board_view_pointed         (LmBoardView   *self);

void        lm_move_bar_refresh           (LmMoveBar     *self);
const char *lm_move_bar_get_problem       (LmMoveBar     *self);

G_END_DECLS
