/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bars-picture.h: draws the bars of a large pile, with everything that is marked on them. */

#pragma once

#include "board/lm-board-items.h"
#include "engine/lm-answer.h"
#include "bars.h"

G_BEGIN_DECLS

/**
 * LmTakeAwayBarsMarks:
 * @limit: how many stones this turn may take
 * @chosen: (nullable): how many are chosen
 * @arrow: (nullable): how many a hint would take
 * @answer: (nullable): what the solver says of the moves
 * @taken: how much is to be seen of the stones of the last move, from 0 to 1
 *
 * What is shown of a turn.
 */
typedef struct
{
  mpz_srcptr  limit;
  mpz_srcptr  chosen;
  mpz_srcptr  arrow;
  LmAnswer   *answer;
  double      taken;
} LmTakeAwayBarsMarks;

void lm_take_away_bars_append (const LmTakeAwayBars       *bars,
                               const LmTakeAwayBarsMarks  *marks,
                               LmBoardItems               *items,
                               GtkSnapshot                *snapshot);

G_END_DECLS
