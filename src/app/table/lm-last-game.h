/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-last-game.h: the last game of each kind that was played: where it began, and who played it. */

#pragma once

#include "engine/play/lm-session.h"

typedef struct
{
  LmPosition *start;
  LmSeat      seats[LM_MAX_PLAYERS];
  guint       clock;
} LmLastGame;

void     lm_last_game_set_aside (LmSession        *session);
gboolean lm_last_game_is_aside  (LmSession        *session);
void     lm_last_game_restored  (GSettings        *settings,
                                 LmSession        *session,
                                 LmNode           *end);
void     lm_last_game_keep      (GSettings        *settings,
                                 LmNode           *node);
void     lm_last_game_find      (GSettings        *settings,
                                 LmSession        *session,
                                 LmLastGame       *last);
void     lm_last_game_clear     (LmLastGame       *last);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LmLastGame, lm_last_game_clear)
