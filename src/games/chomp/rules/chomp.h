/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chomp.h: Chomp: eat from a chocolate bar, and leave the poisoned square to the other player. */

#pragma once

#include "engine/lm-game-info.h"
#include "position.h"

#define LM_TYPE_CHOMP (lm_chomp_get_type ())
G_DECLARE_FINAL_TYPE (LmChomp, lm_chomp, LM, CHOMP, LmGame)

extern const LmGameInfo lm_chomp_info;

LmGame *lm_chomp_new          (void);
char   *lm_chomp_move_to_text (LmChompSpot spot);
