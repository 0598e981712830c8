/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sequence.h: the P-positions of an alpha, the recurrence that they end in, and where else they hold. */

#pragma once

#include "games/take-away/rules/fraction.h"

/**
 * LmTakeAwaySequence:
 *
 * The P-positions 0 = P_0 < 1 = P_1 < P_2 < … of the openings of the alpha
 * take-away game, as far as it takes to be certain how they go on, with all
 * that follows from them. It belongs to all values of an interval
 * [from, to) alike.
 */
typedef struct _LmTakeAwaySequence LmTakeAwaySequence;

LmTakeAwaySequence *lm_take_away_sequence_new         (const LmTakeAwayFraction  *alpha);
LmTakeAwaySequence *lm_take_away_sequence_new_below   (const LmTakeAwayFraction  *alpha);
void                lm_take_away_sequence_free        (LmTakeAwaySequence        *self);
gboolean            lm_take_away_sequence_advance     (LmTakeAwaySequence        *self);

guint               lm_take_away_sequence_get_lag     (const LmTakeAwaySequence  *self);
guint               lm_take_away_sequence_get_first   (const LmTakeAwaySequence  *self);
guint               lm_take_away_sequence_get_certain (const LmTakeAwaySequence  *self);
guint64             lm_take_away_sequence_get_term    (const LmTakeAwaySequence  *self,
                                                       guint                      index);
guint               lm_take_away_sequence_get_source  (const LmTakeAwaySequence  *self,
                                                       guint                      index);
guint               lm_take_away_sequence_find        (const LmTakeAwaySequence  *self,
                                                       guint64                    number);
LmTakeAwayFraction  lm_take_away_sequence_get_from    (const LmTakeAwaySequence  *self);
LmTakeAwayFraction  lm_take_away_sequence_get_to      (const LmTakeAwaySequence  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmTakeAwaySequence, lm_take_away_sequence_free)
