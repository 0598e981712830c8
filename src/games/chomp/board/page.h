/* SPDX-License-Identifier: GPL-3.0-or-later */
/* page.h: the start of a game of Chomp or reversed Chomp: a size, and any shape. */

#pragma once

#include "app/lm-new-game-page.h"

G_BEGIN_DECLS

#define LM_TYPE_CHOMP_PAGE (lm_chomp_page_get_type ())
G_DECLARE_FINAL_TYPE (LmChompPage, lm_chomp_page, LM, CHOMP_PAGE, LmNewGamePage)

G_END_DECLS
