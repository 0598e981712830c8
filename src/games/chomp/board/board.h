/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the board of Chomp and reversed Chomp. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_CHOMP_BOARD (lm_chomp_board_get_type ())
G_DECLARE_FINAL_TYPE (LmChompBoard, lm_chomp_board, LM, CHOMP_BOARD, LmBoardView)

G_END_DECLS
