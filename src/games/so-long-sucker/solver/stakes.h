/* SPDX-License-Identifier: GPL-3.0-or-later */
/* stakes.h: between the last two, how many chips the winner has at the end. */

#pragma once

#include "engine/lm-solve-context.h"
#include "../rules/state.h"

/* How a game ends in which both do their best: first to win, then to have many chips in hand at the end, or leave the winner few. */
typedef struct
{
  guint     winner;
  guint     chips; /* that the winner has in hand at the end */
  LmSlsMove best; /* a move with which it comes so, unless the game is over */
} LmSlsStakes;

gboolean lm_sls_stakes_find (const LmSlsState *state,
                             LmSolveContext   *context,
                             LmSlsStakes      *stakes);
