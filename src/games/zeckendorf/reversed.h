/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reversed.h: the reversed Zeckendorf game. */

#pragma once

#include "games/zeckendorf/rules/game.h"

G_BEGIN_DECLS

#define LM_TYPE_REVERSED (lm_reversed_get_type ())
G_DECLARE_FINAL_TYPE (LmReversed, lm_reversed, LM, REVERSED, LmZeckendorfGame)

extern const LmGameInfo lm_reversed_info;

G_END_DECLS
