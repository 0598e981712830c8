/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-games.h: the registry of rooms. Adding a game is a folder and a line here. */

#pragma once

#include <glib.h>

/*
 * The games in the order of the chooser. For GAME (x) the room defines
 * `const LmGameInfo lm_x_info` and, for the window, `const LmGameViewInfo
 * lm_x_view_info`.
 */
#define LM_GAMES(GAME) \
  GAME (zeckendorf) \
  GAME (black_hole) \
  GAME (reversed) \
  GAME (build_up) \
  GAME (take_away) \
  GAME (zahlenschlacht) \
  GAME (chomp) \
  GAME (reversed_chomp) \
  GAME (nim) \
  GAME (reversed_nim) \
  GAME (wythoff) \
  GAME (nacci) \
  GAME (sls)

void lm_games_register (void);
