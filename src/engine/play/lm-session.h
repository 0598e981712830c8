/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-session.h: a game being played: the tree of what was done, the seats, whose turn, the result. */

#pragma once

#include "lm-node.h"

#define LM_TYPE_SESSION (lm_session_get_type ())
G_DECLARE_FINAL_TYPE (LmSession, lm_session, LM, SESSION, GObject)

/*
 * Properties: "current" (LmNode), "can-undo", "can-redo" (gboolean).
 * Signals: "changed" after every step (the node that was current before),
 * "seats-changed", "node-added" (the new node), "clock-changed", and
 * "tree-changed" when steps were deleted, put back or set in another order. Of
 * one step they come in the order "node-added", the notifications,
 * "seats-changed", "changed", "tree-changed".
 *
 * A session is of one game; it never forgets a step, but when it is told to,
 * and that can be undone.
 */

LmSession  *lm_session_new          (LmPosition    *start,
                                     const LmSeat  *seats,
                                     guint32        seed);

LmNode     *lm_session_get_root     (LmSession     *self);
LmNode     *lm_session_get_current  (LmSession     *self);
LmPosition *lm_session_get_position (LmSession     *self);
guint32     lm_session_get_seed     (LmSession     *self);
LmSeat      lm_session_get_seat     (LmSession     *self,
                                     guint          seat);
LmSeat      lm_session_get_turn_seat
                                    (LmSession     *self);
guint       lm_session_get_persons  (LmSession     *self);
gboolean    lm_session_has_person   (LmSession     *self);
gboolean    lm_session_can_pause    (LmSession     *self);
int         lm_session_get_only_person
                                    (LmSession     *self);

gboolean    lm_session_play         (LmSession     *self,
                                     const char    *move,
                                     GError       **error);
void        lm_session_begin        (LmSession     *self,
                                     LmPosition    *start,
                                     const LmSeat  *seats);
void        lm_session_teach        (LmSession     *self,
                                     LmPosition    *start,
                                     const LmSeat  *seats);
gboolean    lm_session_is_taught    (LmSession     *self);
void        lm_session_edit         (LmSession     *self,
                                     LmPosition    *position);
void        lm_session_set_seat     (LmSession     *self,
                                     guint          seat,
                                     LmSeat         who);

guint       lm_session_get_clock    (LmSession     *self);
void        lm_session_set_clock    (LmSession     *self,
                                     guint          seconds);
guint64     lm_session_get_thought  (LmSession     *self,
                                     guint          seat);
void        lm_session_add_thought  (LmSession     *self,
                                     guint          milliseconds);

gboolean    lm_session_can_undo     (LmSession     *self);
gboolean    lm_session_can_redo     (LmSession     *self);
void        lm_session_undo         (LmSession     *self);
void        lm_session_redo         (LmSession     *self);
void        lm_session_undo_to_person
                                    (LmSession     *self);
void        lm_session_redo_to_person
                                    (LmSession     *self);
void        lm_session_go_to        (LmSession     *self,
                                     LmNode        *node);

LmNode     *lm_session_get_variation
                                    (LmSession     *self);
void        lm_session_promote_variation
                                    (LmSession     *self);
void        lm_session_delete_variation
                                    (LmSession     *self);
guint       lm_session_clear_finished_games
                                    (LmSession     *self);
gboolean    lm_session_undo_revision
                                    (LmSession     *self);
