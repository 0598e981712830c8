/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-match.h: a game at the table: the session, who plays for the computers, the clocks, and whether the players may be told who wins. */

#pragma once

#include "lm-clock.h"
#include "lm-opponent.h"

#define LM_TYPE_MATCH (lm_match_get_type ())
G_DECLARE_FINAL_TYPE (LmMatch, lm_match, LM, MATCH, GObject)

/*
 * Properties: "session" (LmSession, nullable), "telling", "telling-always",
 * "paused", "editing" (gboolean), "you" (gint, read-only: the seat of the only
 * person at the table, or LM_NOBODY).
 * Signals: those of the session, "changed" (LmNode), "node-added" (LmNode),
 * "seats-changed", "clock-changed" and "tree-changed", whichever session it is:
 * "notify::session" says that it is another one. "updated": some steps have got
 * their values. "notify::telling": it may be another answer than before.
 *
 * The values of all steps are asked for in the background. One pause is for
 * computers and clocks; a new session with clocks that have run begins with it,
 * and it ends where nothing can be paused. While a position is edited both stand
 * still as well.
 */

LmMatch    *lm_match_new           (LmSolver      *solver);
LmSession  *lm_match_get_session   (LmMatch       *self);
void        lm_match_set_session   (LmMatch       *self,
                                    LmSession     *session);
LmOpponent *lm_match_get_opponent  (LmMatch       *self);
LmClock    *lm_match_get_clock     (LmMatch       *self);
void        lm_match_begin         (LmMatch       *self,
                                    LmPosition    *start,
                                    const LmSeat  *seats,
                                    guint          clock);

gboolean    lm_match_get_telling   (LmMatch       *self);
void        lm_match_set_telling   (LmMatch       *self,
                                    gboolean       telling);
gboolean    lm_match_get_silent    (LmMatch       *self);
void        lm_match_set_silent    (LmMatch       *self,
                                    gboolean       silent);
void        lm_match_set_away      (LmMatch       *self,
                                    gboolean       away);
gboolean    lm_match_get_paused    (LmMatch       *self);
void        lm_match_set_paused    (LmMatch       *self,
                                    gboolean       paused);
gboolean    lm_match_get_editing   (LmMatch       *self);
void        lm_match_set_editing   (LmMatch       *self,
                                    gboolean       editing);

GPtrArray  *lm_match_list_mistakes (LmMatch       *self);
gboolean    lm_match_has_all_mistakes
                                   (LmMatch       *self);
LmNode     *lm_match_find_mistake  (LmMatch       *self);
