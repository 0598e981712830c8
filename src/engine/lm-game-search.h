/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-search.h: games and positions by the words that somebody types. */

#pragma once

#include "lm-types.h"

G_BEGIN_DECLS

GPtrArray *lm_game_search (const char *const *terms);

G_END_DECLS
