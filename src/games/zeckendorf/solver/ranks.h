/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ranks.h: numbers the positions of one value, the partitions of n into Fibonacci numbers. */

#pragma once

#include "games/zeckendorf/rules/rules.h"

/**
 * LmZeckendorfRanks:
 * @n: the value of the positions
 * @n_bins: how many bins the positions are looked at in, at least 4
 * @n_positions: how many positions there are
 *
 * Ranks run from 0, all chips in bin 1, to @n_positions - 1, the Zeckendorf
 * decomposition, in the lexicographic order of the heights with the last bin
 * most significant. Every forward move leads to a higher rank, since it raises
 * the highest of the bins that it changes.
 *
 * Let v_i be the value of the chips in bins 1 to i and c_i(v) the number of
 * ways to write v with F_1 to F_i. Then the rank of a position is
 * @n_positions - 1 less the sum over i < @n_bins of c_{i+1}(v_i - F_{i+1}):
 * what follows it in the order is what could have had more in bin i + 1, given
 * the bins beyond. So a rank is one addition a bin, and a move, which changes
 * few of the v_i, moves the rank by a few differences of these counts.
 */
typedef struct
{
  guint    n;
  guint    n_bins;
  guint64  n_positions;

  /*< private >*/
  guint64 *following; /* [i - 1][v]: c_{i+1}(v - F_{i+1}) */
} LmZeckendorfRanks;

LmZeckendorfRanks *lm_zeckendorf_ranks_new  (guint                    n);
void               lm_zeckendorf_ranks_free (LmZeckendorfRanks       *ranks);
guint64            lm_zeckendorf_ranks_get  (const LmZeckendorfRanks *ranks,
                                             const guint32           *heights);

guint64            lm_zeckendorf_count_positions
                                            (guint                    n);
guint64            lm_zeckendorf_count_moves
                                            (guint                    n);

/* The count of positions that follow on account of bin @bin + 1 when the bins up to @bin have the value @value. */
static inline guint64
lm_zeckendorf_ranks_following (const LmZeckendorfRanks *ranks,
                               guint                    bin,
                               guint                    value)
{
  return ranks->following[(gsize) (bin - 1) * (ranks->n + 1) + value];
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfRanks, lm_zeckendorf_ranks_free)
