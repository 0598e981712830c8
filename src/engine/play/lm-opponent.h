/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-opponent.h: plays for the computer seats of a session, with pause and step. */

#pragma once

#include "engine/solve/lm-solver.h"
#include "lm-session.h"

#define LM_TYPE_OPPONENT (lm_opponent_get_type ())
G_DECLARE_FINAL_TYPE (LmOpponent, lm_opponent, LM, OPPONENT, GObject)

/*
 * Properties: "session", "solver", "paused" (gboolean), "thinking" (gboolean,
 * read-only), "error-percent" (guint).
 *
 * Plays by itself only at a node without continuations, so that looking back
 * in the history never changes the game; lm_opponent_step() plays anywhere.
 */

LmOpponent *lm_opponent_new          (LmSolver    *solver);
void        lm_opponent_set_session  (LmOpponent  *self,
                                      LmSession   *session);
void        lm_opponent_set_paused   (LmOpponent  *self,
                                      gboolean     paused);
gboolean    lm_opponent_get_paused   (LmOpponent  *self);
void        lm_opponent_set_held     (LmOpponent  *self,
                                      gboolean     held);
gboolean    lm_opponent_get_thinking (LmOpponent  *self);
gboolean    lm_opponent_get_patient  (LmOpponent  *self);
gboolean    lm_opponent_get_passed   (LmOpponent  *self);
guint       lm_opponent_get_patience_left
                                     (LmOpponent  *self,
                                      guint       *whole);
void        lm_opponent_set_patience (LmOpponent  *self,
                                      guint        milliseconds);
void        lm_opponent_set_delay    (LmOpponent  *self,
                                      guint        milliseconds);
void        lm_opponent_set_error_percent
                                     (LmOpponent  *self,
                                      guint        percent);
void        lm_opponent_step         (LmOpponent  *self);
