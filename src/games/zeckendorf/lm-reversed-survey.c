/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-reversed-survey.c: finds out in the background who wins the reversed game from n, further and further up. */

#include "lm-reversed-survey.h"

#include "engine/lm-error.h"
#include "lm-reversed-record.h"
#include "lm-zeckendorf-ranks.h"
#include "lm-zeckendorf-winners.h"

/* How long a question to the solver goes on at least: so often one sees that it has come further. In microseconds. */
#define SLICE (50 * G_TIME_SPAN_MILLISECOND)

/* How much work can be lost together with the power, in microseconds. */
#define KEEP_EVERY (2 * G_TIME_SPAN_SECOND)

/* What the questions work on; they are answered one after the other, by one thread, which alone touches what is not constant. */
typedef struct
{
  gatomicrefcount         ref_count;
  LmZeckendorfConjecture *conjecture;
  char                   *path;       /* (nullable): where it is kept */
  gboolean                restored;
  guint                   kept;       /* how far the file goes */
  gint64                  kept_at;
} Work;

typedef struct
{
  Work  *work;
  guint  to;
} Question;

struct _LmReversedSurvey
{
  GObject       parent_instance;

  LmSolver     *solver;      /* (unowned): it owns this, or outlives it */
  gboolean      stagnant;
  Work         *work;
  guint         reached;     /* as far as "changed" has told */
  guint         from;        /* where it was when it began */
  guint         to;          /* how far it goes; 0 when it does not go on */
  double       *until;       /* positions of all values up to n, by n, as far as it goes */
  char         *problem;     /* (nullable): why it could not go on */
  GCancellable *cancellable; /* (nullable): of the question that is out */
};

G_DEFINE_FINAL_TYPE (LmReversedSurvey, lm_reversed_survey, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void ask (LmReversedSurvey *self);

static Work *
work_new (gboolean    stagnant,
          const char *folder)
{
  Work *work = g_new0 (Work, 1);

  g_atomic_ref_count_init (&work->ref_count);
  work->conjecture = lm_zeckendorf_conjecture_new (stagnant);
  if (folder != NULL)
    work->path = g_build_filename (folder, stagnant ? "reversed-stagnant" : "reversed-free", NULL);
  return work;
}

static Work *
work_ref (Work *work)
{
  g_atomic_ref_count_inc (&work->ref_count);
  return work;
}

static void
work_unref (Work *work)
{
  if (!g_atomic_ref_count_dec (&work->ref_count))
    return;

  g_object_unref (work->conjecture);
  g_free (work->path);
  g_free (work);
}

static Question *
question_new (Work  *work,
              guint  to)
{
  Question *question = g_new (Question, 1);

  question->work = work_ref (work);
  question->to = to;
  return question;
}

static void
question_free (Question *question)
{
  work_unref (question->work);
  g_free (question);
}

static void
restore (Work *work)
{
  if (work->restored)
    return;

  work->restored = TRUE;
  if (work->path != NULL)
    lm_reversed_record_load (work->path, work->conjecture);
  work->kept = lm_zeckendorf_conjecture_get_last (work->conjecture);
  work->kept_at = g_get_monotonic_time ();
}

/* That it cannot be kept, on a full disk perhaps, is no reason not to go on. */
static void
keep (Work     *work,
      gboolean  ends)
{
  const guint last = lm_zeckendorf_conjecture_get_last (work->conjecture);
  const gint64 now = g_get_monotonic_time ();

  if (work->path == NULL || last == work->kept || (!ends && now < work->kept_at + KEEP_EVERY))
    return;

  lm_reversed_record_save (work->path, work->conjecture);
  work->kept = last;
  work->kept_at = now;
}

static gboolean
go_on (Question        *question,
       LmSolveContext  *context,
       GError         **error)
{
  LmZeckendorfConjecture *conjecture = question->work->conjecture;
  const gint64 end = g_get_monotonic_time () + SLICE;
  guint next = lm_zeckendorf_conjecture_get_last (conjecture) + 1;

  /* What does not fit at the end is refused before the beginning. */
  if (next <= question->to && !lm_zeckendorf_winners_check (question->to, context, error))
    return FALSE;

  for (; next <= question->to && g_get_monotonic_time () < end; next++)
    if (!lm_zeckendorf_conjecture_extend (conjecture, next, context, error))
      return FALSE;

  return next <= question->to;
}

/* Whoever wants it stops it: the time that a hint may take does not count here. */
static gpointer
answer (LmSolveContext  *context,
        gpointer         data,
        GError         **error)
{
  Question *question = data;
  gboolean goes_on;

  lm_solve_context_set_seconds (context, 0);
  lm_solve_context_set_threads (context, g_get_num_processors ());
  restore (question->work);
  goes_on = go_on (question, context, error);
  keep (question->work, !goes_on);
  return NULL;
}

static void
take_answer (LmReversedSurvey *self,
             const GError     *error)
{
  self->reached = lm_zeckendorf_conjecture_get_last (self->work->conjecture);
  if (g_error_matches (error, LM_ERROR, LM_ERROR_LIMIT))
    {
      self->problem = g_strdup (error->message);
      self->to = 0;
    }
  if (self->reached >= self->to)
    self->to = 0;
}

/* A question that had to give way is asked again, behind what is more urgent. */
static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (LmReversedSurvey) self = user_data;
  g_autoptr (GError) error = NULL;

  lm_solver_run_finish (LM_SOLVER (source), result, &error);
  g_clear_object (&self->cancellable);
  take_answer (self, error);
  if (self->to > 0)
    ask (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
ask (LmReversedSurvey *self)
{
  self->cancellable = g_cancellable_new ();
  lm_solver_run_background_async (self->solver, answer,
                                  question_new (self->work, self->to), (GDestroyNotify) question_free, NULL,
                                  self->cancellable, answered_cb, g_object_ref (self));
}

static void
lm_reversed_survey_finalize (GObject *object)
{
  LmReversedSurvey *self = LM_REVERSED_SURVEY (object);

  work_unref (self->work);
  g_free (self->until);
  g_free (self->problem);

  G_OBJECT_CLASS (lm_reversed_survey_parent_class)->finalize (object);
}

static void
lm_reversed_survey_class_init (LmReversedSurveyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_reversed_survey_finalize;

  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
lm_reversed_survey_init (LmReversedSurvey *self)
{
  self->reached = LM_ZECKENDORF_CONJECTURE_FIRST - 1;
}

/**
 * lm_reversed_survey_new:
 * @solver: (transfer none): who does the work; outlives every use of this
 * @stagnant: whether no move may take a one
 * @folder: (nullable): where to keep what was found out, for the next time
 *
 * Nothing is read from @folder before there is something to do.
 *
 * Returns: (transfer full): a survey that has not begun
 */
LmReversedSurvey *
lm_reversed_survey_new (LmSolver   *solver,
                        gboolean    stagnant,
                        const char *folder)
{
  LmReversedSurvey *self = g_object_new (LM_TYPE_REVERSED_SURVEY, NULL);

  self->solver = solver;
  self->stagnant = stagnant;
  self->work = work_new (stagnant, folder);
  return self;
}

/**
 * lm_reversed_survey_get:
 * @solver: who does the work
 * @stagnant: whether no move may take a one
 *
 * The panels come and go with the games; what was found out stays as long as
 * the solver, which has to outlive every use of it, and in the cache of the
 * user.
 *
 * Returns: (transfer none): the survey of @solver
 */
LmReversedSurvey *
lm_reversed_survey_get (LmSolver *solver,
                        gboolean  stagnant)
{
  const char *key = stagnant ? "lm-reversed-survey-stagnant" : "lm-reversed-survey-free";
  g_autofree char *folder = NULL;
  LmReversedSurvey *self;

  g_return_val_if_fail (LM_IS_SOLVER (solver), NULL);

  self = g_object_get_data (G_OBJECT (solver), key);
  if (self != NULL)
    return self;

  folder = g_build_filename (g_get_user_cache_dir (), "last-move", NULL);
  self = lm_reversed_survey_new (solver, stagnant, folder);
  g_object_set_data_full (G_OBJECT (solver), key, self, g_object_unref);
  return self;
}

/* Progress is asked for at every frame, so this is counted once. */
static void
measure (LmReversedSurvey *self)
{
  self->until = g_renew (double, self->until, self->to + 1);
  self->until[0] = 0;
  for (guint n = 1; n <= self->to; n++)
    self->until[n] = self->until[n - 1] + lm_zeckendorf_count_positions (n);
}

/**
 * lm_reversed_survey_extend:
 * @self: a survey
 * @to: how far to go, at most %LM_REVERSED_SURVEY_MAX
 *
 * Goes on where it stands, and takes over first what was kept. Where the
 * memory does not suffice for @to, nothing is computed and
 * lm_reversed_survey_get_problem() says so.
 */
void
lm_reversed_survey_extend (LmReversedSurvey *self,
                           guint             to)
{
  g_return_if_fail (LM_IS_REVERSED_SURVEY (self));
  g_return_if_fail (to <= LM_REVERSED_SURVEY_MAX);

  g_clear_pointer (&self->problem, g_free);
  self->from = self->reached;
  self->to = to > self->reached ? to : 0;
  measure (self);

  /* A question for another target is broken off and asked again with this one. */
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  else if (self->to > 0)
    ask (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * lm_reversed_survey_stop:
 * @self: a survey
 *
 * Stops. What has been found out stays, but for the n in work.
 */
void
lm_reversed_survey_stop (LmReversedSurvey *self)
{
  g_return_if_fail (LM_IS_REVERSED_SURVEY (self));

  if (self->to == 0)
    return;

  self->to = 0;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * lm_reversed_survey_is_running:
 * @self: a survey
 *
 * Returns: whether it is going on
 */
gboolean
lm_reversed_survey_is_running (LmReversedSurvey *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_SURVEY (self), FALSE);

  return self->to > 0;
}

/**
 * lm_reversed_survey_get_target:
 * @self: a survey
 *
 * Returns: how far it is going; how far it has come when it does not go on
 */
guint
lm_reversed_survey_get_target (LmReversedSurvey *self)
{
  return MAX (self->to, lm_reversed_survey_get_reached (self));
}

/**
 * lm_reversed_survey_get_reached:
 * @self: a survey
 *
 * Returns: the last n of which the winner is known, 1 when none is; changes
 *   with "changed" alone
 */
guint
lm_reversed_survey_get_reached (LmReversedSurvey *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_SURVEY (self), LM_ZECKENDORF_CONJECTURE_FIRST - 1);

  return self->reached;
}

/* Positions of the n in work; the solver may be at work on something else. */
static double
measure_next (LmReversedSurvey *self)
{
  guint64 done = 0;
  guint64 total = 0;

  lm_solver_get_progress (self->solver, &done, &total);
  return total == lm_zeckendorf_count_positions (self->reached + 1) ? MIN (done, total) : 0;
}

/**
 * lm_reversed_survey_get_fraction:
 * @self: a survey
 *
 * Returns: how much of the work has been done, from 0 to 1; a larger n is more
 *   work
 */
double
lm_reversed_survey_get_fraction (LmReversedSurvey *self)
{
  double begun;
  double done;

  g_return_val_if_fail (LM_IS_REVERSED_SURVEY (self), 0);

  if (self->to == 0)
    return 1;

  begun = self->until[MIN (self->from, self->to)];
  done = self->until[MIN (self->reached, self->to)] + measure_next (self);
  return CLAMP ((done - begun) / (self->until[self->to] - begun), 0, 1);
}

/**
 * lm_reversed_survey_get_problem:
 * @self: a survey
 *
 * Returns: (transfer none) (nullable): one sentence that says why it could not
 *   go on, such as how many bytes that would need
 */
const char *
lm_reversed_survey_get_problem (LmReversedSurvey *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_SURVEY (self), NULL);

  return self->problem;
}

/**
 * lm_reversed_survey_is_stagnant:
 * @self: a survey
 *
 * Returns: whether it is about stagnant ones
 */
gboolean
lm_reversed_survey_is_stagnant (LmReversedSurvey *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_SURVEY (self), FALSE);

  return self->stagnant;
}

/**
 * lm_reversed_survey_get_conjecture:
 * @self: a survey
 *
 * Returns: (transfer none): what is known; may be further than has been told
 */
LmZeckendorfConjecture *
lm_reversed_survey_get_conjecture (LmReversedSurvey *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_SURVEY (self), NULL);

  return self->work->conjecture;
}
