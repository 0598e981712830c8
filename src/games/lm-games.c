/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-games.c: makes the games of all rooms known to the engine. */

#include "lm-games.h"

#include "engine/explore/lm-plane.h"
#include "engine/game/lm-game-info.h"

#define DECLARE_GAME(name) extern const LmGameInfo lm_##name##_info;
LM_GAMES (DECLARE_GAME)
#undef DECLARE_GAME

/**
 * lm_games_register:
 *
 * Makes every game known to lm_game_info_lookup() and lm_position_parse(), and
 * the map, which is a table of all games.
 * To be called once, before any other thread runs.
 */
void
lm_games_register (void)
{
#define REGISTER_GAME(name) lm_game_info_register (&lm_##name##_info);
  LM_GAMES (REGISTER_GAME)
#undef REGISTER_GAME
  lm_table_info_add (&lm_plane_table);
}
