/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-overview.h: all families of games as cards: what they are about, and what has been learned of them. */

#pragma once

#include "engine/learn/lm-progress.h"

#include <adwaita.h>

#define LM_TYPE_OVERVIEW (lm_overview_get_type ())
G_DECLARE_FINAL_TYPE (LmOverview, lm_overview, LM, OVERVIEW, AdwBin)

/*
 * Signals: "play" (string), "learn" (string): the user wants to play the game
 * of this name, or to learn it; "back": the board as it was.
 */

void lm_overview_set_progress (LmOverview  *self,
                               LmProgress  *progress);
void lm_overview_offer_back   (LmOverview  *self);
