/* SPDX-License-Identifier: GPL-3.0-or-later */
/* terms.h: the P-positions of an alpha as a list that can be made longer. */

#pragma once

#include "games/take-away/take-away.h"

#include <adwaita.h>

#define LM_TYPE_TAKE_AWAY_TERMS (lm_take_away_terms_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayTerms, lm_take_away_terms, LM, TAKE_AWAY_TERMS, AdwBin)

void lm_take_away_terms_set_game (LmTakeAwayTerms  *self,
                                  LmTakeAway       *game);
