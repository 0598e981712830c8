/* SPDX-License-Identifier: GPL-3.0-or-later */
/* intervals.c: the stable intervals around a place on the number line, found in the background. */

#include "intervals.h"

#include "games/take-away/theory/sequence.h"

#include <math.h>

/* The precision with which a place is told to the solver. */
#define PRECISION 1000000

struct _LmTakeAwayIntervals
{
  GObject       parent_instance;

  LmSolver     *solver;
  GCancellable *cancellable; /* of the question that is out */
  GArray       *bounds;      /* of LmTakeAwayFraction: where the intervals begin, and where the last one ends */
  double        lower;       /* what was asked for last */
  double        upper;
};

G_DEFINE_FINAL_TYPE (LmTakeAwayIntervals, lm_take_away_intervals, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* A question: which intervals there are from the one with @lower in it to the one with @upper. */
typedef struct
{
  LmTakeAwayFraction lower;
  double             upper;
} Range;

static gpointer
find_bounds (LmSolveContext  *context,
             gpointer         data,
             GError         **error)
{
  const Range *range = data;
  g_autoptr (LmTakeAwaySequence) sequence = lm_take_away_sequence_new (&range->lower);
  GArray *bounds = g_array_new (FALSE, FALSE, sizeof (LmTakeAwayFraction));
  LmTakeAwayFraction bound = lm_take_away_sequence_get_from (sequence);

  g_array_append_val (bounds, bound);
  do
    {
      bound = lm_take_away_sequence_get_to (sequence);
      g_array_append_val (bounds, bound);
    }
  while (lm_take_away_fraction_to_double (&bound) <= range->upper
         && lm_solve_context_poll (context) == LM_STOP_NO
         && lm_take_away_sequence_advance (sequence));

  return bounds;
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (LmTakeAwayIntervals) self = user_data;
  GArray *bounds = lm_solver_ask_finish (LM_SOLVER (source), result, NULL);

  /* Nothing comes of a question that was cancelled. */
  if (bounds == NULL)
    return;

  g_array_unref (self->bounds);
  self->bounds = bounds;
  g_clear_object (&self->cancellable);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
ask (LmTakeAwayIntervals *self)
{
  Range *range = g_new (Range, 1);

  range->lower = lm_take_away_fraction_new (floor (self->lower * PRECISION), PRECISION);
  range->upper = self->upper;

  lm_take_away_intervals_cancel (self);
  self->cancellable = g_cancellable_new ();
  lm_solver_ask_async (self->solver, lm_question_new (find_bounds, range, g_free, (GDestroyNotify) g_array_unref),
                       self->cancellable, found_cb, g_object_ref (self));
}

static void
lm_take_away_intervals_finalize (GObject *object)
{
  LmTakeAwayIntervals *self = LM_TAKE_AWAY_INTERVALS (object);

  g_clear_object (&self->cancellable);
  g_object_unref (self->solver);
  g_array_unref (self->bounds);

  G_OBJECT_CLASS (lm_take_away_intervals_parent_class)->finalize (object);
}

static void
lm_take_away_intervals_class_init (LmTakeAwayIntervalsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_take_away_intervals_finalize;

  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
lm_take_away_intervals_init (LmTakeAwayIntervals *self)
{
  self->bounds = g_array_new (FALSE, FALSE, sizeof (LmTakeAwayFraction));
}

LmTakeAwayIntervals *
lm_take_away_intervals_new (LmSolver *solver)
{
  LmTakeAwayIntervals *self = g_object_new (LM_TYPE_TAKE_AWAY_INTERVALS, NULL);

  self->solver = g_object_ref (solver);
  return self;
}

/*
 * Asks for what is between, and as much again on either side, so that one can go on at once; not if what was asked
 * for last is enough.
 */
void
lm_take_away_intervals_look (LmTakeAwayIntervals *self,
                             double               lower,
                             double               upper)
{
  const double length = upper - lower;

  if (MAX (lower - length / 2, 1) >= self->lower && upper + length / 2 <= self->upper)
    return;

  self->lower = MAX (lower - length, 1);
  self->upper = upper + length;
  ask (self);
}

void
lm_take_away_intervals_cancel (LmTakeAwayIntervals *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

int
lm_take_away_intervals_get_n (LmTakeAwayIntervals *self)
{
  return MAX ((int) self->bounds->len - 1, 0);
}

const LmTakeAwayFraction *
lm_take_away_intervals_get_bound (LmTakeAwayIntervals *self,
                                  guint                index)
{
  return &g_array_index (self->bounds, LmTakeAwayFraction, index);
}

double
lm_take_away_intervals_get_value (LmTakeAwayIntervals *self,
                                  guint                index)
{
  return lm_take_away_fraction_to_double (lm_take_away_intervals_get_bound (self, index));
}

/* The last interval that begins at a place of which @is_after is not true, or -1. */
static int
search (LmTakeAwayIntervals  *self,
        gboolean            (*is_after) (const LmTakeAwayFraction *bound,
                                         gconstpointer             place),
        gconstpointer         place)
{
  int low = 0;
  int high = lm_take_away_intervals_get_n (self);

  if (high == 0
      || is_after (lm_take_away_intervals_get_bound (self, 0), place)
      || !is_after (lm_take_away_intervals_get_bound (self, high), place))
    return -1;

  while (high - low > 1)
    {
      const int middle = low + (high - low) / 2;

      if (is_after (lm_take_away_intervals_get_bound (self, middle), place))
        high = middle;
      else
        low = middle;
    }

  return low;
}

static gboolean
is_after_fraction (const LmTakeAwayFraction *bound,
                   gconstpointer             place)
{
  return lm_take_away_fraction_compare (bound, place) > 0;
}

static gboolean
is_after_value (const LmTakeAwayFraction *bound,
                gconstpointer             place)
{
  return lm_take_away_fraction_to_double (bound) > *(const double *) place;
}

int
lm_take_away_intervals_find (LmTakeAwayIntervals      *self,
                             const LmTakeAwayFraction *alpha)
{
  return search (self, is_after_fraction, alpha);
}

int
lm_take_away_intervals_find_value (LmTakeAwayIntervals *self,
                                   double               value)
{
  return search (self, is_after_value, &value);
}
