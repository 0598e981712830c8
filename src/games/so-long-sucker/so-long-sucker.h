/* SPDX-License-Identifier: GPL-3.0-or-later */
/* so-long-sucker.h: So Long Sucker. */

#pragma once

#include "rules/rules.h"

/*
 * What the board does not see of the room is called lm_sls_ and LmSls, which
 * stands for "So Long Sucker".
 */

#define LM_TYPE_SLS_GAME (lm_sls_game_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsGame, lm_sls_game, LM, SLS_GAME, LmGame)

extern const LmGameInfo lm_sls_info;

LmGame *lm_sls_game_new (void);
