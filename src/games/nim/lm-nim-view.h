/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-view.h: the board of subtraction Nim and its reverse. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_NIM_VIEW (lm_nim_view_get_type ())
G_DECLARE_FINAL_TYPE (LmNimView, lm_nim_view, LM, NIM_VIEW, LmBoardView)

G_END_DECLS
