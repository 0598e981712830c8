/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-game.h: what subtraction Nim and its reverse have in common. */

#pragma once

#include "engine/lm-game-info.h"
#include "engine/lm-game.h"

G_BEGIN_DECLS

/* Numbers of stones, and how many a turn may move, go from 1 to 10^18. */
#define LM_NIM_MAX_NUMBER G_GUINT64_CONSTANT (1000000000000000000)

/* How many stones a turn may move where the position text does not say. */
#define LM_NIM_DEFAULT_MAX 3

#define LM_TYPE_NIM_GAME (lm_nim_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmNimGame, lm_nim_game, LM, NIM_GAME, LmGame)

struct _LmNimGameClass
{
  LmGameClass parent_class;
};

LmGame     *lm_nim_game_new         (guint64     max);
LmGame     *lm_nim_game_new_reversed
                                    (guint64     target,
                                     guint64     max);
guint64     lm_nim_game_get_max     (LmNimGame  *self);
guint64     lm_nim_game_get_target  (LmNimGame  *self);
gboolean    lm_nim_game_is_reversed (LmNimGame  *self);
guint64     lm_nim_game_get_end     (LmNimGame  *self);

G_END_DECLS
