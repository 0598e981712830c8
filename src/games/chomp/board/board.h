/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the board of Chomp and reversed Chomp. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_CHOMP_VIEW (lm_chomp_view_get_type ())
G_DECLARE_FINAL_TYPE (LmChompView, lm_chomp_view, LM, CHOMP_VIEW, LmBoardView)

G_END_DECLS
