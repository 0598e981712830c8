/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-so-long-sucker.h: So Long Sucker. */

#pragma once

#include "engine/lm-game-info.h"
#include "lm-so-long-sucker-position.h"

G_BEGIN_DECLS

/*
 * What the board does not see of the room is called lm_sls_ and LmSls, which
 * stands for "So Long Sucker".
 */

#define LM_TYPE_SO_LONG_SUCKER (lm_so_long_sucker_get_type ())
G_DECLARE_FINAL_TYPE (LmSoLongSucker, lm_so_long_sucker, LM, SO_LONG_SUCKER, LmGame)

extern const LmGameInfo lm_so_long_sucker_info;

LmGame *lm_so_long_sucker_new (void);

G_END_DECLS
