/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-store.h: one session per game, made when it is first asked for, kept over the program's end. */

#pragma once

#include "engine/keep/lm-autosave.h"
#include "engine/solve/lm-solver.h"

#define LM_TYPE_GAME_STORE (lm_game_store_get_type ())
G_DECLARE_FINAL_TYPE (LmGameStore, lm_game_store, LM, GAME_STORE, GObject)

/* Where a session of the store comes from. */
typedef enum
{
  LM_SESSION_KEPT, /* it was in use already */
  LM_SESSION_RESTORED, /* it was read back from where an earlier run left it */
  LM_SESSION_COMING, /* it is new until what an earlier run left is read, which takes long */
  LM_SESSION_FRESH, /* it is new */
} LmSessionOrigin;

/*
 * Signals: "failed" (string: one sentence): what was done could not be kept on
 * the disk; "restored": see LmAutosave.
 */

LmGameStore *lm_game_store_new         (LmSolver          *solver,
                                        GFile             *folder);
LmSession   *lm_game_store_get_session (LmGameStore       *self,
                                        const LmGameInfo  *info,
                                        LmSessionOrigin   *origin,
                                        char             **problem);
void         lm_game_store_set_session (LmGameStore       *self,
                                        LmSession         *session);
void         lm_game_store_use_session (LmGameStore       *self,
                                        LmSession         *session);
void         lm_game_store_flush       (LmGameStore       *self);
