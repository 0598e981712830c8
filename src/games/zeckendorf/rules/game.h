/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.h: what the games of this room have in common. */

#pragma once

#include "engine/lm-game-info.h"
#include "engine/lm-game.h"
#include "variant.h"

G_BEGIN_DECLS

#define LM_TYPE_ZECKENDORF_GAME (lm_zeckendorf_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmZeckendorfGame, lm_zeckendorf_game, LM, ZECKENDORF_GAME, LmGame)

struct _LmZeckendorfGameClass
{
  LmGameClass parent_class;
};

LmGame                    *lm_zeckendorf_game_get         (const LmZeckendorfVariant *variant);
const LmZeckendorfVariant *lm_zeckendorf_game_get_variant (LmGame                    *game);

G_END_DECLS
