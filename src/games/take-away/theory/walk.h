/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk.h: goes along the P-positions of an alpha, however large they get. */

#pragma once

#include "sequence.h"

/**
 * LmTakeAwayWalk:
 *
 * A place in a sequence of P-positions, with the few terms before it that the
 * recurrence needs and nothing more.
 */
typedef struct _LmTakeAwayWalk LmTakeAwayWalk;

LmTakeAwayWalk *lm_take_away_walk_new       (const LmTakeAwaySequence  *sequence,
                                             guint                      index);
void            lm_take_away_walk_free      (LmTakeAwayWalk            *self);
guint64         lm_take_away_walk_get_index (const LmTakeAwayWalk      *self);
mpz_srcptr      lm_take_away_walk_get_term  (const LmTakeAwayWalk      *self);
void            lm_take_away_walk_forward   (LmTakeAwayWalk            *self);
void            lm_take_away_walk_back      (LmTakeAwayWalk            *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmTakeAwayWalk, lm_take_away_walk_free)
