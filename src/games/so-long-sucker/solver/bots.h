/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bots.h: how the computer players play. */

#pragma once

#include "../rules/state.h"
#include "engine/lm-position.h"
#include "engine/lm-seat.h"
#include "engine/lm-solve-context.h"

/*
 * How long a computer thinks. By counts and not by the clock, so that the same game with the same seed comes out the
 * same.
 */
typedef struct
{
  guint games; /* that are imagined for a move, fewer where they are long */
  guint bargain; /* games that are imagined to weigh a deal, or a rescue, likewise */
  guint effort; /* positions that an exact search between the last two may look at */
} LmSlsSkill;

const LmSlsSkill *lm_sls_bots_get_skill  (LmSeat             seat);
guint             lm_sls_bots_scale      (const LmSlsState  *state,
                                          guint              n_games);
char             *lm_sls_bots_think      (LmPosition        *position,
                                          const LmCompany   *company,
                                          const LmSlsSkill  *skill,
                                          GRand             *rand,
                                          LmSolveContext    *context);
char             *lm_sls_bots_choose     (LmPosition        *position,
                                          const LmCompany   *company,
                                          GRand             *rand,
                                          LmSolveContext    *context,
                                          GError           **error);
gboolean          lm_sls_bots_is_patient (LmPosition        *position,
                                          const LmCompany   *company);
