/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-challenge.h: a ladder of games to win, on which nobody has to choose numbers. */

#pragma once

#include "engine/game/lm-game.h"
#include "engine/play/lm-seat.h"
#include "engine/solve/lm-question.h"

/* Games from each start, before the next start comes. */
#define LM_CHALLENGES_PER_START 3

/**
 * LmChallenge:
 * @start: where the game begins
 * @seat: the learner's
 * @computer: who plays everybody else
 *
 * One rung of the ladder.
 */
typedef struct
{
  LmPosition *start;
  guint       seat;
  LmSeat      computer;
} LmChallenge;

LmChallenge *lm_challenge_find         (const LmGameInfo  *info,
                                        guint              rung,
                                        LmSolveContext    *context,
                                        GError           **error);
void         lm_challenge_free         (LmChallenge       *self);
LmQuestion  *lm_question_new_challenge (const LmGameInfo  *info,
                                        guint              rung);
LmSeat       lm_challenge_get_computer (guint              rung);
gboolean     lm_challenge_is_uphill    (guint              rung);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmChallenge, lm_challenge_free)
