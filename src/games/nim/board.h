/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the board of subtraction Nim and its reverse. */

#pragma once

#include "kit/lm-board-kit.h"

/* The habit of marking the numbers from which one loses; the lesson has it, too. */
#define LM_NIM_PATTERN "nim-pattern"

#define LM_TYPE_NIM_BOARD (lm_nim_board_get_type ())
G_DECLARE_FINAL_TYPE (LmNimBoard, lm_nim_board, LM, NIM_BOARD, LmBoardView)
