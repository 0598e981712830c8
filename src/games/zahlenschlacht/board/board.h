/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the board of Zahlenschlacht. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_ZAHLENSCHLACHT_VIEW (lm_zahlenschlacht_view_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtView, lm_zahlenschlacht_view, LM, ZAHLENSCHLACHT_VIEW, LmBoardView)

G_END_DECLS
