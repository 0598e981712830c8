/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-search.h: games and positions by the words that somebody types. */

#pragma once

#include "lm-types.h"

GPtrArray *lm_game_search (const char *const *terms);
