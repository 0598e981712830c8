/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chomp.h: Chomp: eat from a chocolate bar, and leave the poisoned square to the other player. */

#pragma once

#include "engine/lm-game-info.h"
#include "position.h"

extern const LmGameInfo lm_chomp_info;

LmGame *lm_chomp_new          (void);
char   *lm_chomp_move_to_text (LmChompSpot spot);
