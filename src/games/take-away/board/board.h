/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the board of the take-away game. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_TAKE_AWAY_BOARD (lm_take_away_board_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayBoard, lm_take_away_board, LM, TAKE_AWAY_BOARD, LmBoardView)

G_END_DECLS
