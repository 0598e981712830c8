/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-so-long-sucker-page.h: the start of a game of So Long Sucker: piles, chips, rules and clocks. */

#pragma once

#include "app/lm-new-game-page.h"

G_BEGIN_DECLS

#define LM_TYPE_SO_LONG_SUCKER_PAGE (lm_so_long_sucker_page_get_type ())
G_DECLARE_FINAL_TYPE (LmSoLongSuckerPage, lm_so_long_sucker_page, LM, SO_LONG_SUCKER_PAGE, LmNewGamePage)

G_END_DECLS
