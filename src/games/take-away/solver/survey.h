/* SPDX-License-Identifier: GPL-3.0-or-later */
/* survey.h: the tables of P-positions and of cutoffs. */

#pragma once

#include "engine/lm-game-info.h"

G_BEGIN_DECLS

enum
{
  LM_TAKE_AWAY_TABLE_POSITIONS,
  LM_TAKE_AWAY_TABLE_CUTOFFS,
};

extern const LmTableInfo lm_take_away_tables[];

G_END_DECLS
