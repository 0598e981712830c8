/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk.h: goes through the blocks of a table of winners, in an order in which they can be solved. */

#pragma once

#include "kernel.h"

/* A task is what has the heights of this bin and of those beyond in common. */
#define LM_ZECKENDORF_TASK_BIN 7

/**
 * LmZeckendorfGoOnFunc:
 * @n_words: words of the table that were filled in since the last call
 * @data: what lm_zeckendorf_walk_new() was given
 *
 * Called about every tenth of a millisecond of work.
 *
 * Returns: whether to go on
 */
typedef gboolean (* LmZeckendorfGoOnFunc) (guint64  n_words,
                                           gpointer data);

typedef struct _LmZeckendorfWalk LmZeckendorfWalk;

LmZeckendorfWalk *lm_zeckendorf_walk_new  (const LmZeckendorfGrid *grid,
                                           LmZeckendorfMode        mode,
                                           guint32                *words,
                                           LmZeckendorfGoOnFunc    go_on,
                                           gpointer                data);
void              lm_zeckendorf_walk_free (LmZeckendorfWalk       *walk);
gboolean          lm_zeckendorf_walk_task (LmZeckendorfWalk       *walk,
                                           const guint16          *heights);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfWalk, lm_zeckendorf_walk_free)
