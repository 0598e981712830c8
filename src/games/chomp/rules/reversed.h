/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reversed.h: reversed Chomp: let the shape grow, and complete the board. */

#pragma once

#include "engine/lm-game-info.h"
#include "position.h"

#define LM_TYPE_REVERSED_CHOMP (lm_reversed_chomp_get_type ())
G_DECLARE_FINAL_TYPE (LmReversedChomp, lm_reversed_chomp, LM, REVERSED_CHOMP, LmGame)

extern const LmGameInfo lm_reversed_chomp_info;

LmGame      *lm_reversed_chomp_new          (LmChompSpot         board);
LmChompSpot  lm_reversed_chomp_get_board    (LmReversedChomp    *self);
guint        lm_reversed_chomp_read_length  (const char         *text);
char        *lm_reversed_chomp_move_to_text (const LmChompShape *after);
