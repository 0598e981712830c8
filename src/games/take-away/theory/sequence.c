/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sequence.c: the P-positions of an alpha, the recurrence that they end in, and where else they hold. */

#include "theory.h"

/*
 * Schwenk (TA): P_{n+1} = P_n + P_m, where m = m(n) is the one index with
 *
 *   alpha P_{m-1} < P_n <= alpha P_m.                                    (1)
 *
 * Call n - m(n) the lag of n.
 *
 * The lag never falls: alpha P_{m+1} = alpha P_m + alpha P_{m(m)} >= P_n + P_m
 * = P_{n+1}, so m(n + 1) is m(n) or m(n) + 1.
 *
 * The recurrence is certain once the lag is the same number k for n - k - 1
 * and for n, and so for the k + 2 indices from one to the other. Then
 * P_n = P_{n-1} + P_{n-k-1} and so on, and adding (1) for n and for n - k gives
 *
 *   alpha (P_{n-k-1} + P_{n-2k-1}) < P_n + P_{n-k} <= alpha (P_{n-k} + P_{n-2k}),
 *
 * that is alpha P_{n-k} < P_{n+1} <= alpha P_{n-k+1}: the lag of n + 1 is k
 * too. The left side needs the lag of n - k - 1, so k + 1 indices are not
 * enough: for alpha = 5/2 the lag of 2 and 3 is 1, but that of 4 is 2.
 *
 * The sequence is the same for all alpha for which (1) holds with the same
 * m(n) for all n: those from the largest P_n / P_{m(n)} on and below the
 * smallest P_n / P_{m(n)-1}. Beyond the certain index each such ratio is a
 * mediant of two earlier ones, by the same sums, so neither bound is found there.
 *
 * All this holds as well for the values just below a cutoff, of which no
 * fraction need be known: for them (1) reads c P_{m-1} <= P_n < c P_m.
 *
 * The terms looked at fit in 64 bits: going through all intervals up to
 * LM_TAKE_AWAY_MAX_ALPHA shows none of 2^40 or more (tests/bench/README.md).
 */
typedef struct
{
  guint64 term;     /* P_n */
  guint32 source;   /* m(n) */
  guint32 tightest; /* of the i <= n the first with the smallest P_i / P_{m(i)-1}; 0 = none has one */
} Step;

struct _LmTakeAwaySequence
{
  LmTakeAwayFraction  alpha;
  gboolean            below;   /* the values just below alpha are meant, not alpha */
  Step               *steps;
  guint               capacity;
  guint               certain; /* the last index looked at; one term more follows */
};

static inline Step *
get_step (const LmTakeAwaySequence *self,
          guint                     n)
{
  return &self->steps[n];
}

static inline guint
get_lag (const LmTakeAwaySequence *self,
         guint                     n)
{
  return n - get_step (self, n)->source;
}

/* Whether P_n <= alpha P_m. */
static inline gboolean
reaches (const LmTakeAwaySequence *self,
         guint                     n,
         guint                     m)
{
  const int order = lm_take_away_compare_products (get_step (self, n)->term, self->alpha.denominator,
                                                   get_step (self, m)->term, self->alpha.numerator);

  return self->below ? order < 0 : order <= 0;
}

static inline guint
find_source (const LmTakeAwaySequence *self,
             guint                     n)
{
  guint m = n > 1 ? get_step (self, n - 1)->source : 1;

  return reaches (self, n, m) ? m : m + 1;
}

/* The first of all i <= n with the smallest P_i / P_{m(i)-1}. */
static inline guint
find_tightest (const LmTakeAwaySequence *self,
               guint                     n)
{
  const guint m = get_step (self, n)->source;
  const guint best = n > 1 ? get_step (self, n - 1)->tightest : 0;
  guint best_m;

  if (m <= 1)
    return best;
  if (best == 0)
    return n;

  best_m = get_step (self, best)->source;
  return lm_take_away_compare_products (get_step (self, n)->term, get_step (self, best_m - 1)->term,
                                        get_step (self, best)->term, get_step (self, m - 1)->term) < 0 ? n : best;
}

static inline gboolean
is_certain (const LmTakeAwaySequence *self,
            guint                     n)
{
  const guint lag = get_lag (self, n);

  return n > lag + 1 && get_lag (self, n - lag - 1) == lag;
}

static void
reserve (LmTakeAwaySequence *self,
         guint               n_steps)
{
  if (n_steps <= self->capacity)
    return;

  self->capacity = 2 * n_steps;
  self->steps = g_renew (Step, self->steps, self->capacity);
}

/* Looks at @n and the indices after it until it is certain how the sequence goes on. */
static void
extend (LmTakeAwaySequence *self,
        guint               n)
{
  for (;; n++)
    {
      Step *step;

      reserve (self, n + 2);
      step = get_step (self, n);
      step->source = find_source (self, n);
      step->tightest = find_tightest (self, n);
      get_step (self, n + 1)->term = step->term + get_step (self, step->source)->term;

      if (is_certain (self, n))
        break;
    }

  self->certain = n;
}

static LmTakeAwaySequence *
create (const LmTakeAwayFraction *alpha,
        gboolean                  below)
{
  LmTakeAwaySequence *self = g_new0 (LmTakeAwaySequence, 1);

  self->alpha = *alpha;
  self->below = below;
  reserve (self, 2);
  *get_step (self, 0) = (Step) { .term = 0 };
  *get_step (self, 1) = (Step) { .term = 1 };
  extend (self, 1);
  return self;
}

/* Takes some 20 000 steps for the largest alpha, and tens for small ones. */
LmTakeAwaySequence *
lm_take_away_sequence_new (const LmTakeAwayFraction *alpha)
{
  return create (alpha, FALSE);
}

LmTakeAwaySequence *
lm_take_away_sequence_new_below (const LmTakeAwayFraction *alpha)
{
  return create (alpha, TRUE);
}

void
lm_take_away_sequence_free (LmTakeAwaySequence *self)
{
  g_free (self->steps);
  g_free (self);
}

/* Keeps what the two have in common. */
gboolean
lm_take_away_sequence_advance (LmTakeAwaySequence *self)
{
  const LmTakeAwayFraction to = lm_take_away_sequence_get_to (self);
  const LmTakeAwayFraction last = { LM_TAKE_AWAY_MAX_ALPHA, 1 };

  if (lm_take_away_fraction_compare (&to, &last) > 0)
    return FALSE;

  /* Where the bound is first attained is where the two part. */
  self->alpha = to;
  self->below = FALSE;
  extend (self, get_step (self, self->certain)->tightest);
  return TRUE;
}

/* The k of the recurrence P_{n+1} = P_n + P_{n-k} that holds in the end. */
guint
lm_take_away_sequence_get_lag (const LmTakeAwaySequence *self)
{
  return get_lag (self, self->certain);
}

/* The least N such that P_{n+1} = P_n + P_{n-k} for all n >= N. */
guint
lm_take_away_sequence_get_first (const LmTakeAwaySequence *self)
{
  /* The certain index is the first at which the lag has lasted long enough. */
  return self->certain - lm_take_away_sequence_get_lag (self) - 1;
}

guint
lm_take_away_sequence_get_certain (const LmTakeAwaySequence *self)
{
  return self->certain;
}

guint64
lm_take_away_sequence_get_term (const LmTakeAwaySequence *self,
                                guint                     index)
{
  g_return_val_if_fail (index <= self->certain + 1, 0);

  return get_step (self, index)->term;
}

/* The m such that P_{index+1} = P_index + P_m. */
guint
lm_take_away_sequence_get_source (const LmTakeAwaySequence *self,
                                  guint                     index)
{
  g_return_val_if_fail (index > 0 && index <= self->certain, 0);

  return get_step (self, index)->source;
}

/* The largest index, at most one more than the certain one, of a term that is not more than number. */
guint
lm_take_away_sequence_find (const LmTakeAwaySequence *self,
                            guint64                   number)
{
  guint low = 0;
  guint high = self->certain + 2;

  while (high - low > 1)
    {
      const guint middle = low + (high - low) / 2;

      if (get_step (self, middle)->term <= number)
        low = middle;
      else
        high = middle;
    }

  return low;
}

/* The least alpha that has this sequence: 1 or a cutoff. */
LmTakeAwayFraction
lm_take_away_sequence_get_from (const LmTakeAwaySequence *self)
{
  guint best = 1;

  for (guint n = 2; n <= self->certain; n++)
    if (lm_take_away_compare_products (get_step (self, n)->term,
                                       get_step (self, get_step (self, best)->source)->term,
                                       get_step (self, best)->term,
                                       get_step (self, get_step (self, n)->source)->term) > 0)
      best = n;

  return lm_take_away_fraction_new (get_step (self, best)->term,
                                    get_step (self, get_step (self, best)->source)->term);
}

/* The least cutoff beyond the values that have this sequence. */
LmTakeAwayFraction
lm_take_away_sequence_get_to (const LmTakeAwaySequence *self)
{
  const guint n = get_step (self, self->certain)->tightest;

  return lm_take_away_fraction_new (get_step (self, n)->term,
                                    get_step (self, get_step (self, n)->source - 1)->term);
}
