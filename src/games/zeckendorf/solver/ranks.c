/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ranks.c: numbers the positions of one value, the partitions of n into Fibonacci numbers. */

#include "solver.h"

/* Bins 3 and 4 are always there, so that those who walk through the ranks need no special cases. */
#define MIN_BINS 4

/* The count of partitions of any larger n is beyond 64 bits, as it is for this one. */
#define MAX_COUNTED 12000

static guint64
add_saturated (guint64 a,
               guint64 b)
{
  return a > G_MAXUINT64 - b ? G_MAXUINT64 : a + b;
}

/* From ways to write v with the bins before @bin to ways with @bin as well. */
static void
allow_bin (guint64 *ways,
           guint    n,
           guint    bin)
{
  const guint fibonacci = lm_zeckendorf_fibonacci (bin);

  for (guint v = fibonacci; v <= n; v++)
    ways[v] = add_saturated (ways[v], ways[v - fibonacci]);
}

static guint64 *
count_ways (guint n)
{
  guint64 *ways = g_new (guint64, n + 1);

  for (guint v = 0; v <= n; v++)
    ways[v] = 1;
  for (guint bin = 2; bin <= lm_zeckendorf_count_bins (n); bin++)
    allow_bin (ways, n, bin);

  return ways;
}

/* How many positions have the value @n; %G_MAXUINT64 when there are that many or more. */
guint64
lm_zeckendorf_count_positions (guint n)
{
  const guint counted = MIN (n, MAX_COUNTED);
  g_autofree guint64 *ways = count_ways (counted);

  return ways[counted];
}

/*
 * A move that takes two chips is legal in as many positions of value @n as there are positions of what remains
 * without the two. Summed over all moves this counts the edges of the game graph, of the forward game and of the
 * reversed one, whose edges are the same turned round. Returns: how many moves there are in all positions of value
 * @n together; %G_MAXUINT64 when there are that many or more.
 */
guint64
lm_zeckendorf_count_moves (guint n)
{
  const guint counted = MIN (n, MAX_COUNTED);
  g_autofree guint64 *ways = count_ways (counted);
  guint64 moves = 0;

  for (guint i = 1; i <= lm_zeckendorf_count_bins (counted); i++)
    {
      const guint alone = 2 * lm_zeckendorf_fibonacci (i);
      const guint joint = lm_zeckendorf_fibonacci (i + 2);

      if (alone <= counted)
        moves = add_saturated (moves, ways[counted - alone]);
      if (joint <= counted)
        moves = add_saturated (moves, ways[counted - joint]);
    }

  return moves;
}

/* Returns: (transfer full): the numbering of its positions, in some 8 bytes for each bin and unit of @n. */
LmZeckendorfRanks *
lm_zeckendorf_ranks_new (guint n)
{
  LmZeckendorfRanks *ranks = g_new0 (LmZeckendorfRanks, 1);
  g_autofree guint64 *ways = g_new (guint64, n + 1);

  ranks->n = n;
  ranks->n_bins = MAX (lm_zeckendorf_count_bins (n), MIN_BINS);
  ranks->following = g_new0 (guint64, (gsize) ranks->n_bins * (n + 1));

  for (guint v = 0; v <= n; v++)
    ways[v] = 1;

  /* What would follow on account of a bin beyond the last stays 0. */
  for (guint bin = 1; bin < ranks->n_bins; bin++)
    {
      const guint next = lm_zeckendorf_fibonacci (bin + 1);

      allow_bin (ways, n, bin + 1);
      for (guint v = next; v <= n; v++)
        ranks->following[(gsize) (bin - 1) * (n + 1) + v] = ways[v - next];
    }

  ranks->n_positions = ways[n];
  return ranks;
}

void
lm_zeckendorf_ranks_free (LmZeckendorfRanks *ranks)
{
  g_free (ranks->following);
  g_free (ranks);
}

/* The rank of the position. */
guint64
lm_zeckendorf_ranks_get (const LmZeckendorfRanks *ranks,
                         const guint32           *heights)
{
  guint64 rank = ranks->n_positions - 1;
  guint value = 0;

  for (guint bin = 1; bin < ranks->n_bins; bin++)
    {
      value += heights[bin - 1] * lm_zeckendorf_fibonacci (bin);
      rank -= lm_zeckendorf_ranks_following (ranks, bin, value);
    }

  return rank;
}
