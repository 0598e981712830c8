/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the board of the games of this room. */

#pragma once

#include "board/lm-board-view.h"
#include "scene.h"

#define LM_TYPE_ZECKENDORF_BOARD (lm_zeckendorf_board_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfBoard, lm_zeckendorf_board, LM, ZECKENDORF_BOARD, LmBoardView)

/* Signal "columns-changed": there may be more or less of them. */

guint lm_zeckendorf_board_get_n_columns (LmZeckendorfBoard *self);
void  lm_zeckendorf_board_set_minimum   (LmZeckendorfBoard *self,
                                         guint              n_columns);
