/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-line.h: the line of a session that is looked at, read once for all who show it. */

#pragma once

#include "engine/play/lm-session.h"

#define LM_TYPE_GAME_LINE (lm_game_line_get_type ())
G_DECLARE_FINAL_TYPE (LmGameLine, lm_game_line, LM, GAME_LINE, GObject)

/*
 * A long game is read bit by bit, the main loop has its turn between. Until all
 * is read the line is as it was, or empty where that was of another tree.
 *
 * Signal: "read": the line, or what is current in it, is another one.
 */

LmGameLine *lm_game_line_get               (LmSession   *session);
GPtrArray  *lm_game_line_get_nodes         (LmGameLine  *self);
guint       lm_game_line_get_current       (LmGameLine  *self);
guint       lm_game_line_get_first_of_pair (LmGameLine  *self);
