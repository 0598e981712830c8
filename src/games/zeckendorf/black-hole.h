/* SPDX-License-Identifier: GPL-3.0-or-later */
/* black-hole.h: the Zeckendorf game with a black hole. */

#pragma once

#include "games/zeckendorf/rules/game.h"

G_BEGIN_DECLS

#define LM_TYPE_BLACK_HOLE (lm_black_hole_get_type ())
G_DECLARE_FINAL_TYPE (LmBlackHole, lm_black_hole, LM, BLACK_HOLE, LmZeckendorfGame)

extern const LmGameInfo lm_black_hole_info;

G_END_DECLS
