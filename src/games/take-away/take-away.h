/* SPDX-License-Identifier: GPL-3.0-or-later */
/* take-away.h: the alpha take-away game. */

#pragma once

#include "theory/theory.h"

#define LM_TYPE_TAKE_AWAY (lm_take_away_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAway, lm_take_away, LM, TAKE_AWAY, LmGame)

extern const LmGameInfo lm_take_away_info;
extern const LmClaimKind lm_take_away_claims[];

/* A position with more moves than this has only the telling ones in its answer. */
#define LM_TAKE_AWAY_MAX_ANSWERED 512

LmGame                   *lm_take_away_new          (const LmTakeAwayFraction  *alpha);
const LmTakeAwayFraction *lm_take_away_get_alpha    (LmTakeAway                *self);
const LmTakeAwaySequence *lm_take_away_get_sequence (LmTakeAway                *self);

LmAnswer                 *lm_take_away_solve        (LmPosition                *position,
                                                     LmSolveContext            *context,
                                                     GError                   **error);
LmReason                 *lm_take_away_explain      (LmPosition                *position,
                                                     LmAnswer                  *answer,
                                                     LmSolveContext            *context);
LmReason                 *lm_take_away_tell_idea    (LmPosition                *position);
