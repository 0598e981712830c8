/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-session-private.h: a session around a tree that was read from a file, and whom a node waits for. */

#pragma once

#include "lm-session.h"

G_BEGIN_DECLS

LmSession *lm_session_new_for_tree     (LmNode   *root,
                                        LmNode   *current,
                                        guint32   seed);
LmSeat     lm_session_get_turn_seat_at (LmNode   *node);

G_END_DECLS
