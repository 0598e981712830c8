/* SPDX-License-Identifier: GPL-3.0-or-later */
/* zeckendorf.h: the forward Zeckendorf game. */

#pragma once

#include "games/zeckendorf/rules/game.h"
#include "games/zeckendorf/rules/position.h"

G_BEGIN_DECLS

#define LM_TYPE_ZECKENDORF (lm_zeckendorf_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorf, lm_zeckendorf, LM, ZECKENDORF, LmZeckendorfGame)

extern const LmGameInfo lm_zeckendorf_info;

G_END_DECLS
