/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-clock.h: the clocks of a session's players: they run, pause, and end the game of whoever has none left. */

#pragma once

#include "lm-session.h"

#define LM_TYPE_CLOCK (lm_clock_get_type ())
G_DECLARE_FINAL_TYPE (LmClock, lm_clock, LM, CLOCK, GObject)

/*
 * Properties: "paused" (gboolean), "running" (gboolean, read-only).
 * Signal: "tick", when lm_clock_get_left() may have changed: every second while
 * it runs, and whenever the session moves on.
 *
 * The clock of the player to move runs while lm_session_get_clock() is not 0,
 * the game goes on, the node has no continuations (who looks back stops it) and
 * nobody has paused it. What it has counted is written down in the session every
 * few seconds, so that a kill loses no more than that. When the time is over,
 * the move of lm_party_get_time_out() is played.
 */

LmClock  *lm_clock_new         (void);
void      lm_clock_set_session (LmClock    *self,
                                LmSession  *session);
void      lm_clock_set_paused  (LmClock    *self,
                                gboolean    paused);
gboolean  lm_clock_get_running (LmClock    *self);
guint64   lm_clock_get_left    (LmClock    *self,
                                guint       seat);
