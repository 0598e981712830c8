/* SPDX-License-Identifier: GPL-3.0-or-later */
/* naive-take-away.h: the take-away game played out to the end for all piles and limits, without any theory. */

#pragma once

#include <glib.h>

/* Some of every kind from 1 to 8: integers, halves, thirds, cutoffs, values next to cutoffs. */
static const struct
{
  guint p;
  guint q;
} naive_alphas[] = {
  { 1, 1 }, { 5, 4 }, { 3, 2 }, { 1999, 1000 }, { 2, 1 }, { 2001, 1000 }, { 9, 4 }, { 2499, 1000 }, { 5, 2 }, { 8, 3 },
  { 3, 1 }, { 10, 3 }, { 7, 2 }, { 18, 5 }, { 11, 3 }, { 19, 5 }, { 390, 100 }, { 43, 11 }, { 3999, 1000 }, { 4, 1 },
  { 21, 5 }, { 13, 3 }, { 22, 5 }, { 31, 7 }, { 9, 2 }, { 14, 3 }, { 33, 7 }, { 19, 4 }, { 5, 1 }, { 51, 10 },
  { 41, 8 }, { 27, 5 }, { 11, 2 }, { 45, 8 }, { 65, 11 }, { 6, 1 }, { 145, 23 }, { 19, 3 }, { 58, 9 }, { 13, 2 },
  { 20, 3 }, { 27, 4 }, { 7, 1 }, { 22, 3 }, { 15, 2 }, { 31, 4 }, { 39, 5 }, { 8, 1 },
};

typedef struct
{
  guint     p;
  guint     q;
  guint     size;
  guint16 **distances; /* by pile and limit: moves to the end, even where the player to move loses */
} Naive;

static inline guint
naive_limit_after (const Naive *naive,
                   guint        stones,
                   guint        taken)
{
  return MIN (naive->p * taken / naive->q, stones - taken);
}

static inline guint
naive_after (const Naive *naive,
             guint        stones,
             guint        taken)
{
  return naive->distances[stones - taken][naive_limit_after (naive, stones, taken)];
}

/* One move after the other: the soonest win, or else the latest loss. */
static inline guint
naive_solve (const Naive *naive,
             guint        stones,
             guint        limit)
{
  guint win = G_MAXUINT;
  guint loss = 0;

  for (guint taken = 1; taken <= limit; taken++)
    {
      const guint after = naive_after (naive, stones, taken);

      if (after % 2 == 0)
        win = MIN (win, after + 1);
      else
        loss = MAX (loss, after + 1);
    }

  return win != G_MAXUINT ? win : loss;
}

static inline Naive *
naive_new (guint p,
           guint q,
           guint size)
{
  Naive *naive = g_new0 (Naive, 1);

  *naive = (Naive) { p, q, size, g_new0 (guint16 *, size + 1) };
  for (guint stones = 0; stones <= size; stones++)
    {
      naive->distances[stones] = g_new0 (guint16, stones + 1);
      for (guint limit = 0; limit <= stones; limit++)
        naive->distances[stones][limit] = naive_solve (naive, stones, limit);
    }

  return naive;
}

static inline void
naive_free (Naive *naive)
{
  for (guint stones = 0; stones <= naive->size; stones++)
    g_free (naive->distances[stones]);
  g_free (naive->distances);
  g_free (naive);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Naive, naive_free)
