/* SPDX-License-Identifier: GPL-3.0-or-later */
/* page.h: the start of a game of So Long Sucker: piles, chips, rules and clocks. */

#pragma once

#include "app/lm-new-game-page.h"

G_BEGIN_DECLS

#define LM_TYPE_SLS_PAGE (lm_sls_page_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsPage, lm_sls_page, LM, SLS_PAGE, LmNewGamePage)

G_END_DECLS
