/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-snapshot.h: a session as it was at a moment, for a worker thread to write while the session goes on. */

#pragma once

#include "engine/play/lm-session.h"

/* How many steps are looked at before the main loop has its turn again. */
#define LM_SNAPSHOT_SLICE 4096

typedef struct _LmSnapshot LmSnapshot;

LmSnapshot *lm_snapshot_begin       (LmSession   *session,
                                     guint        max_nodes);
gboolean    lm_snapshot_take        (LmSnapshot  *snapshot,
                                     guint        n_nodes);
LmSnapshot *lm_snapshot_new         (LmSession   *session,
                                     guint        max_nodes);
void        lm_snapshot_free        (LmSnapshot  *snapshot);
guint       lm_snapshot_get_n_nodes (LmSnapshot  *snapshot);
GString    *lm_snapshot_to_json     (LmSnapshot  *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmSnapshot, lm_snapshot_free)
