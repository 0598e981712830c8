/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-session-private.h: a session around a tree that was read from a file, whom a node waits for, and what was done to a tree. */

#pragma once

#include "lm-session.h"

LmSession *lm_session_new_for_tree     (LmNode   *root,
                                        LmNode   *current,
                                        guint32   seed);
void       lm_session_come_after       (LmSession *self,
                                        LmSession *before,
                                        gboolean   used);
LmSeat     lm_session_get_turn_seat_at (LmNode   *node);

/* What was done to the tree of a session at a time, so that it can be undone. */
typedef struct _LmRevision LmRevision;

void       lm_revision_free            (LmRevision *revision);
GPtrArray *lm_session_get_revisions    (LmSession  *self,
                                        gboolean    undone);
void       lm_session_set_tree         (LmSession  *self,
                                        LmNode     *root,
                                        LmNode     *current);
gboolean   lm_session_can_revise       (LmSession  *self,
                                        gboolean    back);
void       lm_session_redo_revision    (LmSession  *self);
