/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cutoffs.h: the values of alpha at which the P-positions change, one after the other. */

#pragma once

#include "games/take-away/rules/fraction.h"

/**
 * LmTakeAwayCutoff:
 * @cutoff: the least alpha of an interval in which all have the same
 *   P-positions
 * @lag: k of the recurrence P_{n+1} = P_n + P_{n-k} that they end in
 * @first: the least N such that it holds for all n >= N
 * @count: how many cutoffs there are up to this one
 */
typedef struct
{
  LmTakeAwayFraction cutoff;
  guint              lag;
  guint              first;
  guint64            count;
} LmTakeAwayCutoff;

/**
 * LmTakeAwayCutoffs:
 *
 * All cutoffs from 2 on in ascending order. Going on later where one has
 * stopped costs nothing.
 */
typedef struct _LmTakeAwayCutoffs LmTakeAwayCutoffs;

LmTakeAwayCutoffs *lm_take_away_cutoffs_new  (void);
void               lm_take_away_cutoffs_free (LmTakeAwayCutoffs  *self);
gboolean           lm_take_away_cutoffs_next (LmTakeAwayCutoffs  *self,
                                              LmTakeAwayCutoff   *cutoff);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmTakeAwayCutoffs, lm_take_away_cutoffs_free)
