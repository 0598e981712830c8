/* SPDX-License-Identifier: GPL-3.0-or-later */
/* zeckendorf.h: the games of this room: forward, with a black hole, reversed, build-up. */

#pragma once

#include "rules/rules.h"

#define LM_TYPE_ZECKENDORF_GAME (lm_zeckendorf_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmZeckendorfGame, lm_zeckendorf_game, LM, ZECKENDORF_GAME, LmGame)

struct _LmZeckendorfGameClass
{
  LmGameClass parent_class;
};

GType lm_zeckendorf_get_type (void);
GType lm_black_hole_get_type (void);
GType lm_reversed_get_type   (void);
GType lm_build_up_get_type   (void);

extern const LmGameInfo lm_zeckendorf_info;
extern const LmGameInfo lm_black_hole_info;
extern const LmGameInfo lm_reversed_info;
extern const LmGameInfo lm_build_up_info;

LmGame                    *lm_zeckendorf_game_get         (const LmZeckendorfVariant *variant);
const LmZeckendorfVariant *lm_zeckendorf_game_get_variant (LmGame                    *game);
