/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-page.h: the start of a game of Zahlenschlacht: the board, the divisor and the goal. */

#pragma once

#include "app/lm-new-game-page.h"

G_BEGIN_DECLS

#define LM_TYPE_ZAHLENSCHLACHT_PAGE (lm_zahlenschlacht_page_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtPage, lm_zahlenschlacht_page, LM, ZAHLENSCHLACHT_PAGE, LmNewGamePage)

G_END_DECLS
