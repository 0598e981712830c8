/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the table of So Long Sucker. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_SLS_BOARD (lm_sls_board_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsBoard, lm_sls_board, LM, SLS_BOARD, LmBoardView)

G_END_DECLS
