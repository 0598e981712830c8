/* SPDX-License-Identifier: GPL-3.0-or-later */
/* survey.h: the tables of P-positions and of cutoffs. */

#pragma once

#include "engine/lm-game-info.h"

enum
{
  LM_TAKE_AWAY_TABLE_POSITIONS,
  LM_TAKE_AWAY_TABLE_CUTOFFS,
};

extern const LmTableInfo  lm_take_away_tables[];
extern const LmConjecture lm_take_away_conjectures[];
