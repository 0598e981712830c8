/* SPDX-License-Identifier: GPL-3.0-or-later */
/* counts.h: numbers the ways to make up a value in some bins, with so many chips at most. */

#pragma once

#include "engine/lm-solve-context.h"
#include "games/zeckendorf/rules/rules.h"

/* As a limit of chips: as many as one likes. Small enough to add to and to take from. */
#define LM_ZECKENDORF_ANY_CHIPS (1u << 30)

/**
 * LmZeckendorfCounts:
 * @n_bins: how many bins there are, at least 2
 * @open: the bins that may hold chips, bit i - 1 for bin i; bin 1 always may
 * @max_value: the largest value that is numbered
 * @max_chips: the largest limit of chips that is numbered, or
 *   %LM_ZECKENDORF_ANY_CHIPS when there is none
 * @bytes: of memory
 *
 * For a value v and a limit s the positions of exactly that value with at most
 * s chips are numbered in the lexicographic order of the heights, the last bin
 * most significant. Let v_i be the value of the chips in bins 1 to i, s_i what
 * the bins beyond leave of the limit, and c_i(v, s) the number of ways to make
 * up v with bins 1 to i and at most s chips. What follows a position on account
 * of bin i + 1 are those with more in that bin, as many as there are ways with
 * at least one chip in it for v_i and s_i: c_{i+1}(v_i - F_{i+1}, s_i - 1).
 * The rank is what is left of all when the sum of these is taken away.
 */
typedef struct
{
  guint    n_bins;
  guint64  open;
  guint    max_value;
  guint    max_chips;
  gsize    bytes;

  /*< private >*/
  gsize    stride;
  gsize    plane;
  guint64 *following; /* [bin - 1][value][chips] */
} LmZeckendorfCounts;

guint64             lm_zeckendorf_counts_estimate (guint                     n_bins,
                                                   guint                     max_value,
                                                   guint                     max_chips);
LmZeckendorfCounts *lm_zeckendorf_counts_new      (guint                     n_bins,
                                                   guint64                   open,
                                                   guint                     max_value,
                                                   guint                     max_chips,
                                                   LmSolveContext           *context);
void                lm_zeckendorf_counts_free     (LmZeckendorfCounts       *counts);
guint64             lm_zeckendorf_counts_size     (const LmZeckendorfCounts *counts,
                                                   guint                     value,
                                                   guint                     chips);
guint64             lm_zeckendorf_counts_rank     (const LmZeckendorfCounts *counts,
                                                   const guint32            *heights,
                                                   guint                     value,
                                                   guint                     chips);

/* What follows on account of bin @bin + 1 when the bins up to @bin have the value @value and may have @chips chips. */
static inline guint64
lm_zeckendorf_counts_following (const LmZeckendorfCounts *counts,
                                guint                     bin,
                                guint                     value,
                                guint                     chips)
{
  return counts->following[(bin - 1) * counts->plane + value * counts->stride + (counts->stride > 1 ? chips : 0)];
}

static inline gboolean
lm_zeckendorf_counts_is_open (const LmZeckendorfCounts *counts,
                              guint                     bin)
{
  return (counts->open >> (bin - 1) & 1) != 0;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfCounts, lm_zeckendorf_counts_free)
