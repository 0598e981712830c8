/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the board of the take-away game. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_TAKE_AWAY_VIEW (lm_take_away_view_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayView, lm_take_away_view, LM, TAKE_AWAY_VIEW, LmBoardView)

G_END_DECLS
