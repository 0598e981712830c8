/* SPDX-License-Identifier: GPL-3.0-or-later */
/* build-up.h: ones, twos and threes are put down, then the reversed game is played. */

#pragma once

#include "games/zeckendorf/rules/game.h"

G_BEGIN_DECLS

#define LM_TYPE_BUILD_UP (lm_build_up_get_type ())
G_DECLARE_FINAL_TYPE (LmBuildUp, lm_build_up, LM, BUILD_UP, LmZeckendorfGame)

extern const LmGameInfo lm_build_up_info;

G_END_DECLS
