/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-so-long-sucker-view.h: the table of So Long Sucker. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_SO_LONG_SUCKER_VIEW (lm_so_long_sucker_view_get_type ())
G_DECLARE_FINAL_TYPE (LmSoLongSuckerView, lm_so_long_sucker_view, LM, SO_LONG_SUCKER_VIEW, LmBoardView)

G_END_DECLS
