/* SPDX-License-Identifier: GPL-3.0-or-later */
/* survey.c: counts the cutoffs further and further up, in the background. */

#include "survey.h"

#include "games/take-away/theory/cutoffs.h"

/* How long one question to the solver goes on, in microseconds: what else is asked comes in between. */
#define SLICE (20 * G_TIME_SPAN_MILLISECOND)

/*
 * What the questions work on, one after the other. While one is out, it alone
 * touches this.
 */
typedef struct
{
  gatomicrefcount    ref_count;
  LmTakeAwayCutoffs *cutoffs;
  guint              to;
  GArray            *found;   /* of LmTakeAwayFraction: by the last question */
} Stream;

struct _LmTakeAwaySurvey
{
  GObject       parent_instance;

  LmSolver     *solver;
  Stream       *stream;
  GArray       *cutoffs;     /* of LmTakeAwayFraction: all from the first one on */
  guint         target;      /* how far it goes; 0 when nobody wants it to go further */
  gboolean      asking;      /* a question is out */
  GCancellable *cancellable; /* of that question */
};

G_DEFINE_FINAL_TYPE (LmTakeAwaySurvey, lm_take_away_survey, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void ask (LmTakeAwaySurvey *self);

static Stream *
stream_new (void)
{
  Stream *stream = g_new0 (Stream, 1);

  g_atomic_ref_count_init (&stream->ref_count);
  stream->cutoffs = lm_take_away_cutoffs_new ();
  stream->found = g_array_new (FALSE, FALSE, sizeof (LmTakeAwayFraction));
  return stream;
}

static Stream *
stream_ref (Stream *stream)
{
  g_atomic_ref_count_inc (&stream->ref_count);
  return stream;
}

static void
stream_unref (Stream *stream)
{
  if (!g_atomic_ref_count_dec (&stream->ref_count))
    return;

  lm_take_away_cutoffs_free (stream->cutoffs);
  g_array_unref (stream->found);
  g_free (stream);
}

/* Every whole number is a cutoff (TA), so the last one is met exactly. */
static gboolean
is_end (const LmTakeAwayFraction *cutoff,
        guint                     to)
{
  return cutoff->denominator == 1 && cutoff->numerator >= to;
}

/* The result is what the stream has found: it is there even when the question is cancelled. */
static gpointer
find_more (LmSolveContext  *context,
           gpointer         data,
           GError         **error)
{
  Stream *stream = data;
  const gint64 end = g_get_monotonic_time () + SLICE;
  LmTakeAwayCutoff next;

  do
    {
      if (!lm_take_away_cutoffs_next (stream->cutoffs, &next))
        break;
      g_array_append_val (stream->found, next.cutoff);
    }
  while (!is_end (&next.cutoff, stream->to)
         && g_get_monotonic_time () < end
         && lm_solve_context_poll (context) == LM_STOP_NO);

  return NULL;
}

static void
take_found (LmTakeAwaySurvey *self)
{
  GArray *found = self->stream->found;

  g_array_append_vals (self->cutoffs, found->data, found->len);
  g_array_set_size (found, 0);
}

static void
asked_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (LmTakeAwaySurvey) self = user_data;

  lm_solver_ask_finish (LM_SOLVER (source), result, NULL);
  self->asking = FALSE;
  g_clear_object (&self->cancellable);
  take_found (self);

  if (lm_take_away_survey_get_reached (self) >= self->target)
    self->target = 0;
  if (self->target > 0)
    ask (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
ask (LmTakeAwaySurvey *self)
{
  self->asking = TRUE;
  self->stream->to = self->target;
  self->cancellable = g_cancellable_new ();
  lm_solver_ask_async (self->solver,
                       lm_question_new (find_more, stream_ref (self->stream), (GDestroyNotify) stream_unref, NULL),
                       self->cancellable, asked_cb, g_object_ref (self));
}

static void
lm_take_away_survey_finalize (GObject *object)
{
  LmTakeAwaySurvey *self = LM_TAKE_AWAY_SURVEY (object);

  g_object_unref (self->solver);
  stream_unref (self->stream);
  g_array_unref (self->cutoffs);

  G_OBJECT_CLASS (lm_take_away_survey_parent_class)->finalize (object);
}

static void
lm_take_away_survey_class_init (LmTakeAwaySurveyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_take_away_survey_finalize;

  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
lm_take_away_survey_init (LmTakeAwaySurvey *self)
{
  self->stream = stream_new ();
  self->cutoffs = g_array_new (FALSE, FALSE, sizeof (LmTakeAwayFraction));
}

LmTakeAwaySurvey *
lm_take_away_survey_new (LmSolver *solver)
{
  LmTakeAwaySurvey *self = g_object_new (LM_TYPE_TAKE_AWAY_SURVEY, NULL);

  self->solver = g_object_ref (solver);
  return self;
}

/* Goes on where it has stopped. Does nothing when it has come so far already. */
void
lm_take_away_survey_extend (LmTakeAwaySurvey *self,
                            guint             to)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_SURVEY (self));
  g_return_if_fail (to <= LM_TAKE_AWAY_MAX_ALPHA);

  if (to <= lm_take_away_survey_get_reached (self))
    return;

  self->target = to;
  if (!self->asking)
    ask (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Stops. What has been found stays. */
void
lm_take_away_survey_cancel (LmTakeAwaySurvey *self)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_SURVEY (self));

  if (self->target == 0)
    return;

  self->target = 0;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
lm_take_away_survey_is_running (LmTakeAwaySurvey *self)
{
  g_return_val_if_fail (LM_IS_TAKE_AWAY_SURVEY (self), FALSE);

  return self->target > 0;
}

guint
lm_take_away_survey_get_target (LmTakeAwaySurvey *self)
{
  return MAX (self->target, lm_take_away_survey_get_reached (self));
}

/* The largest whole number up to which all cutoffs are known, at least 1. */
guint
lm_take_away_survey_get_reached (LmTakeAwaySurvey *self)
{
  const LmTakeAwayFraction *last;

  g_return_val_if_fail (LM_IS_TAKE_AWAY_SURVEY (self), 1);

  if (self->cutoffs->len == 0)
    return 1;

  last = &g_array_index (self->cutoffs, LmTakeAwayFraction, self->cutoffs->len - 1);
  return last->numerator / last->denominator;
}

guint
lm_take_away_survey_count (LmTakeAwaySurvey *self,
                           double            x)
{
  guint low = 0;
  guint high;

  g_return_val_if_fail (LM_IS_TAKE_AWAY_SURVEY (self), 0);

  high = self->cutoffs->len;
  while (low < high)
    {
      const guint middle = low + (high - low) / 2;

      if (lm_take_away_fraction_to_double (&g_array_index (self->cutoffs, LmTakeAwayFraction, middle)) <= x)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

double
lm_take_away_survey_get_density (LmTakeAwaySurvey *self,
                                 double            x)
{
  return lm_take_away_survey_count (self, x) / (x * x);
}
