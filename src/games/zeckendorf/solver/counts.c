/* SPDX-License-Identifier: GPL-3.0-or-later */
/* counts.c: numbers the ways to make up a value in some bins, with so many chips at most. */

#include "solver.h"

static guint64
add_saturated (guint64 a,
               guint64 b)
{
  return a > G_MAXUINT64 - b ? G_MAXUINT64 : a + b;
}

static gsize
get_stride (guint max_chips)
{
  return max_chips == LM_ZECKENDORF_ANY_CHIPS ? 1 : (gsize) max_chips + 1;
}

/* Bytes that lm_zeckendorf_counts_new() would take. */
guint64
lm_zeckendorf_counts_estimate (guint n_bins,
                               guint max_value,
                               guint max_chips)
{
  return (guint64) n_bins * (max_value + 1) * get_stride (max_chips) * sizeof (guint64);
}

/* From ways with the bins before @bin to ways with @bin as well; what has a chip in it is what @following gets. */
static void
allow_bin (LmZeckendorfCounts *counts,
           guint64            *ways,
           guint64            *following,
           guint               bin)
{
  const guint fibonacci = lm_zeckendorf_fibonacci (bin);
  const gsize stride = counts->stride;
  const gsize back = fibonacci * stride + (stride > 1 ? 1 : 0);

  for (gsize v = fibonacci; v <= counts->max_value; v++)
    for (gsize s = stride > 1 ? 1 : 0; s < stride; s++)
      {
        const gsize index = v * stride + s;

        following[index] = ways[index - back];
        ways[index] = add_saturated (ways[index], following[index]);
      }
}

/*
 * Counts that do not fit into 64 bits are said to be %G_MAXUINT64. Returns: (transfer full): the numbering; of no
 * use when the context says to stop. @n_bins: how many bins, at least 2; @open: the bins that may hold chips.
 */
LmZeckendorfCounts *
lm_zeckendorf_counts_new (guint           n_bins,
                          guint64         open,
                          guint           max_value,
                          guint           max_chips,
                          LmSolveContext *context)
{
  LmZeckendorfCounts *counts = g_new0 (LmZeckendorfCounts, 1);
  g_autofree guint64 *ways = NULL;

  counts->n_bins = n_bins;
  counts->open = open | 1;
  counts->max_value = max_value;
  counts->max_chips = max_chips;
  counts->stride = get_stride (max_chips);
  counts->plane = (max_value + 1) * counts->stride;
  counts->bytes = n_bins * counts->plane * sizeof (guint64);
  counts->following = g_new0 (guint64, n_bins * counts->plane);

  ways = g_new (guint64, counts->plane);
  for (gsize v = 0; v <= max_value; v++)
    for (gsize s = 0; s < counts->stride; s++)
      ways[v * counts->stride + s] = counts->stride == 1 || v <= s ? 1 : 0;

  /* What would follow on account of a bin beyond the last stays 0. */
  for (guint bin = 2; bin <= n_bins && lm_solve_context_poll (context) == LM_STOP_NO; bin++)
    if (lm_zeckendorf_counts_is_open (counts, bin))
      allow_bin (counts, ways, counts->following + (bin - 2) * counts->plane, bin);

  return counts;
}

void
lm_zeckendorf_counts_free (LmZeckendorfCounts *counts)
{
  g_free (counts->following);
  g_free (counts);
}

/* How many positions of that value and at most so many chips there are; %G_MAXUINT64 when that many or more. */
guint64
lm_zeckendorf_counts_size (const LmZeckendorfCounts *counts,
                           guint                     value,
                           guint                     chips)
{
  guint64 size = value <= chips ? 1 : 0;

  for (guint bin = 1; bin < counts->n_bins; bin++)
    size = add_saturated (size, lm_zeckendorf_counts_following (counts, bin, value, chips));

  return size;
}

/* The rank of the position, less than lm_zeckendorf_counts_size() */
guint64
lm_zeckendorf_counts_rank (const LmZeckendorfCounts *counts,
                           const guint32            *heights,
                           guint                     value,
                           guint                     chips)
{
  guint64 rank = lm_zeckendorf_counts_size (counts, value, chips) - 1;
  guint value_up_to = 0;
  guint chips_up_to = chips - lm_zeckendorf_count_chips (heights);

  for (guint bin = 1; bin < counts->n_bins; bin++)
    {
      value_up_to += heights[bin - 1] * lm_zeckendorf_fibonacci (bin);
      chips_up_to += heights[bin - 1];
      rank -= lm_zeckendorf_counts_following (counts, bin, value_up_to, chips_up_to);
    }

  return rank;
}
