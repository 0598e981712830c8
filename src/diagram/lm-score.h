/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-score.h: a position, or a game with its moves, on paper. */

#pragma once

#include "engine/lm-node.h"
#include "lm-sheet.h"

LmSheet *lm_score_new_position (LmPosition  *position);
LmSheet *lm_score_new_game     (LmNode      *end,
                                gboolean     telling);
