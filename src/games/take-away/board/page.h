/* SPDX-License-Identifier: GPL-3.0-or-later */
/* page.h: the start of a take-away game: alpha and a pile. */

#pragma once

#include "app/lm-new-game-page.h"

G_BEGIN_DECLS

#define LM_TYPE_TAKE_AWAY_PAGE (lm_take_away_page_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayPage, lm_take_away_page, LM, TAKE_AWAY_PAGE, LmNewGamePage)

G_END_DECLS
