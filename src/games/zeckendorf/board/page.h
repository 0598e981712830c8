/* SPDX-License-Identifier: GPL-3.0-or-later */
/* page.h: the start of a Zeckendorf game: so many ones, or any columns. */

#pragma once

#include "app/lm-new-game-page.h"

G_BEGIN_DECLS

#define LM_TYPE_ZECKENDORF_PAGE (lm_zeckendorf_page_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfPage, lm_zeckendorf_page, LM, ZECKENDORF_PAGE, LmNewGamePage)

G_END_DECLS
