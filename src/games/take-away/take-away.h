/* SPDX-License-Identifier: GPL-3.0-or-later */
/* take-away.h: the alpha take-away game. */

#pragma once

#include "engine/lm-game-info.h"
#include "games/take-away/rules/position.h"
#include "games/take-away/theory/sequence.h"

G_BEGIN_DECLS

#define LM_TYPE_TAKE_AWAY (lm_take_away_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAway, lm_take_away, LM, TAKE_AWAY, LmGame)

extern const LmGameInfo lm_take_away_info;

LmGame                   *lm_take_away_new          (const LmTakeAwayFraction  *alpha);
const LmTakeAwayFraction *lm_take_away_get_alpha    (LmTakeAway                *self);
const LmTakeAwaySequence *lm_take_away_get_sequence (LmTakeAway                *self);

G_END_DECLS
