/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the board of the Zeckendorf game. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_ZECKENDORF_VIEW (lm_zeckendorf_view_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfView, lm_zeckendorf_view, LM, ZECKENDORF_VIEW, LmBoardView)

G_END_DECLS
