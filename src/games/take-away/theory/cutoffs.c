/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cutoffs.c: the values of alpha at which the P-positions change, one after the other. */

#include "theory.h"

struct _LmTakeAwayCutoffs
{
  LmTakeAwaySequence *sequence; /* of the interval that begins at the last cutoff told */
  guint64             count;
};

LmTakeAwayCutoffs *
lm_take_away_cutoffs_new (void)
{
  LmTakeAwayCutoffs *self = g_new0 (LmTakeAwayCutoffs, 1);

  self->sequence = lm_take_away_sequence_new (&(LmTakeAwayFraction) { 1, 1 });
  return self;
}

void
lm_take_away_cutoffs_free (LmTakeAwayCutoffs *self)
{
  lm_take_away_sequence_free (self->sequence);
  g_free (self);
}

/*
 * None is left out: an interval is known in full before the next one begins (see lm_take_away_sequence_get_to()).
 * Takes some microseconds for small cutoffs and less than a millisecond for the largest.
 */
gboolean
lm_take_away_cutoffs_next (LmTakeAwayCutoffs *self,
                           LmTakeAwayCutoff  *cutoff)
{
  const LmTakeAwayFraction next = lm_take_away_sequence_get_to (self->sequence);

  if (!lm_take_away_sequence_advance (self->sequence))
    return FALSE;

  *cutoff = (LmTakeAwayCutoff) {
    .cutoff = next,
    .lag = lm_take_away_sequence_get_lag (self->sequence),
    .first = lm_take_away_sequence_get_first (self->sequence),
    .count = ++self->count,
  };
  return TRUE;
}
