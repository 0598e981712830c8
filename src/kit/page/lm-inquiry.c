/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-inquiry.c: what is wanted to be known of one position, asked of the solver step by step. */

#include "lm-inquiry.h"

/* With more than two players left hardly any effort finds much, and the usual one the rest. */
#define FIRST_EFFORT 0.03
#define USUAL_EFFORT 1.0
#define LONGER 8

struct _LmInquiry
{
  GObject         parent_instance;

  LmSolver       *solver;
  LmPosition     *position;
  LmInquiryWant   want;
  guint           delay;

  LmInquiryState  state;
  LmAnswer       *answer;
  LmAdvice       *advice;
  char           *problem;

  double          effort;        /* after which a search may give up */
  double          answer_effort; /* with which the answer was found */
  double          asked_effort;
  LmInquiryWant   asked;
  GCancellable   *cancellable;
  guint           delay_source;
};

G_DEFINE_FINAL_TYPE (LmInquiry, lm_inquiry, G_TYPE_OBJECT)

static guint changed_signal;

static void update (LmInquiry *self);

/*
 * One question that is out. Its result is dropped when the question was cancelled; an inquiry that goes away
 * cancels it, so the pointer holds no reference.
 */
typedef struct
{
  LmInquiry    *inquiry;
  GCancellable *cancellable;
} Question;

static void
question_free (Question *question)
{
  g_object_unref (question->cancellable);
  g_free (question);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Question, question_free)

static void
set_state (LmInquiry      *self,
           LmInquiryState  state)
{
  self->state = state;
  g_signal_emit (self, changed_signal, 0);
}

static void
cancel (LmInquiry *self)
{
  g_clear_handle_id (&self->delay_source, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static gboolean
has_more_to_find (LmAnswer *answer)
{
  return answer->outlook != NULL && !lm_outlook_is_complete (answer->outlook);
}

static gboolean
is_answered (LmInquiry *self)
{
  return self->answer != NULL && (self->answer_effort >= self->effort || !has_more_to_find (self->answer));
}

static LmInquiryWant
get_known (LmInquiry *self)
{
  if (!is_answered (self))
    return LM_WANT_NOTHING;

  return self->advice != NULL ? LM_WANT_ADVICE : LM_WANT_ANSWER;
}

static void
take_error (LmInquiry *self,
            GError    *error)
{
  g_clear_pointer (&self->problem, g_free);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      set_state (self, LM_INQUIRY_STOPPED);
      return;
    }

  self->problem = g_strdup (error->message);
  set_state (self, LM_INQUIRY_FAILED);
}

/* Says what has come and goes on with what is still wanted. */
static void
take_result (LmInquiry *self,
             GError    *error)
{
  g_clear_object (&self->cancellable);
  if (error != NULL)
    {
      take_error (self, error);
      return;
    }

  self->state = LM_INQUIRY_IDLE;
  update (self);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (Question) question = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAnswer) answer = lm_solver_ask_finish (LM_SOLVER (source), result, &error);
  LmInquiry *self = question->inquiry;

  if (g_cancellable_is_cancelled (question->cancellable))
    return;

  if (answer != NULL)
    {
      g_clear_pointer (&self->advice, lm_advice_unref);
      g_clear_pointer (&self->answer, lm_answer_unref);
      self->answer = g_steal_pointer (&answer);
      self->answer_effort = self->asked_effort;
    }
  take_result (self, error);
}

static void
advised_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (Question) question = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAdvice) advice = lm_solver_ask_finish (LM_SOLVER (source), result, &error);
  LmInquiry *self = question->inquiry;

  if (g_cancellable_is_cancelled (question->cancellable))
    return;

  g_clear_pointer (&self->advice, lm_advice_unref);
  self->advice = g_steal_pointer (&advice);
  take_result (self, error);
}

static void
ask_for_advice (LmInquiry *self,
                Question  *question)
{
  LmQuestion *wanted = lm_question_new_advice_on (self->answer);

  lm_question_set_hint (wanted);
  lm_solver_ask_async (self->solver, wanted, self->cancellable, advised_cb, question);
}

static void
ask_for_answer (LmInquiry *self,
                Question  *question)
{
  gboolean many = lm_position_count_left (self->position) > 2;
  LmQuestion *wanted;

  self->asked_effort = many && self->answer == NULL ? FIRST_EFFORT : self->effort;
  wanted = lm_question_new_answer (self->position);
  lm_question_set_options (wanted, &(LmSolveOptions) { .effort = self->asked_effort, .estimates = TRUE });
  lm_question_set_hint (wanted);
  lm_solver_ask_async (self->solver, wanted, self->cancellable, answered_cb, question);
}

/* The answer first, for it can be shown while a better one or the advice is still computed. */
static void
ask (LmInquiry *self)
{
  Question *question = g_new0 (Question, 1);

  self->cancellable = g_cancellable_new ();
  question->inquiry = self;
  question->cancellable = g_object_ref (self->cancellable);
  self->asked = get_known (self) + 1;

  if (self->asked == LM_WANT_ANSWER)
    ask_for_answer (self, question);
  else
    ask_for_advice (self, question);

  set_state (self, LM_INQUIRY_ASKING);
}

static gboolean
delay_over_cb (gpointer data)
{
  LmInquiry *self = data;

  self->delay_source = 0;
  ask (self);
  return G_SOURCE_REMOVE;
}

static gboolean
is_complete (LmInquiry *self)
{
  if (self->solver == NULL || self->position == NULL || lm_position_is_over (self->position))
    return TRUE;

  return get_known (self) >= self->want;
}

/* Asks for what is wanted and not known, and gives up a question that nobody wants any more. */
static void
update (LmInquiry *self)
{
  gboolean asks_for_wanted = self->cancellable != NULL && self->asked <= self->want;

  if (asks_for_wanted && !is_complete (self))
    return;

  cancel (self);
  if (is_complete (self))
    {
      set_state (self, LM_INQUIRY_IDLE);
    }
  else if (self->delay > 0 && self->answer == NULL)
    {
      self->delay_source = g_timeout_add (self->delay, delay_over_cb, self);
      set_state (self, LM_INQUIRY_WAITING);
    }
  else
    {
      ask (self);
    }
}

static void
forget (LmInquiry *self)
{
  cancel (self);
  g_clear_pointer (&self->answer, lm_answer_unref);
  g_clear_pointer (&self->advice, lm_advice_unref);
  g_clear_pointer (&self->problem, g_free);
  self->effort = USUAL_EFFORT;
}

LmInquiry *
lm_inquiry_new (void)
{
  return g_object_new (LM_TYPE_INQUIRY, NULL);
}

void
lm_inquiry_set_solver (LmInquiry *self,
                       LmSolver  *solver)
{
  g_return_if_fail (LM_IS_INQUIRY (self));

  if (self->solver == solver)
    return;

  forget (self);
  g_set_object (&self->solver, solver);
  update (self);
}

LmSolver *
lm_inquiry_get_solver (LmInquiry *self)
{
  g_return_val_if_fail (LM_IS_INQUIRY (self), NULL);

  return self->solver;
}

/* Positions finished by the question that is out, and in all, or 0 when that is not known. */
void
lm_inquiry_get_progress (LmInquiry *self,
                         guint64   *done,
                         guint64   *total)
{
  g_return_if_fail (LM_IS_INQUIRY (self));

  *done = 0;
  *total = 0;
  if (self->cancellable != NULL)
    lm_solver_get_progress (self->solver, self->cancellable, done, total);
}

/* Drops what is known of another position and what is being asked about it. */
void
lm_inquiry_set_position (LmInquiry  *self,
                         LmPosition *position)
{
  g_return_if_fail (LM_IS_INQUIRY (self));

  if (self->position == position)
    return;
  if (self->position != NULL && position != NULL && lm_position_equal (self->position, position))
    return;

  forget (self);
  g_clear_pointer (&self->position, lm_position_unref);
  if (position != NULL)
    self->position = lm_position_ref (position);
  update (self);
}

LmPosition *
lm_inquiry_get_position (LmInquiry *self)
{
  g_return_val_if_fail (LM_IS_INQUIRY (self), NULL);

  return self->position;
}

/* A question that was stopped is asked again only when more is wanted than before. */
void
lm_inquiry_set_want (LmInquiry     *self,
                     LmInquiryWant  want)
{
  LmInquiryWant before;

  g_return_if_fail (LM_IS_INQUIRY (self));

  before = self->want;
  self->want = want;
  if (before == want)
    return;
  if (self->state == LM_INQUIRY_STOPPED && want <= before && !is_complete (self))
    return;

  update (self);
}

/* How long a position has to stay before it is asked about. */
void
lm_inquiry_set_delay (LmInquiry *self,
                      guint      milliseconds)
{
  g_return_if_fail (LM_IS_INQUIRY (self));

  self->delay = milliseconds;
}

/* Stops the solver for the user, until lm_inquiry_retry(), another position, or the wish to know more. */
void
lm_inquiry_stop (LmInquiry *self)
{
  g_return_if_fail (LM_IS_INQUIRY (self));

  if (self->state != LM_INQUIRY_ASKING && self->state != LM_INQUIRY_WAITING)
    return;

  cancel (self);
  set_state (self, LM_INQUIRY_STOPPED);
}

/* After it was stopped or has failed. */
void
lm_inquiry_retry (LmInquiry *self)
{
  g_return_if_fail (LM_IS_INQUIRY (self));

  g_clear_pointer (&self->problem, g_free);
  update (self);
}

/* Asks for what the answer leaves unknown with more effort and more time than before. The answer stays
 * until a better one has come. */
void
lm_inquiry_search_longer (LmInquiry *self)
{
  g_return_if_fail (LM_IS_INQUIRY (self));

  self->effort *= LONGER;
  update (self);
}

LmInquiryState
lm_inquiry_get_state (LmInquiry *self)
{
  g_return_val_if_fail (LM_IS_INQUIRY (self), LM_INQUIRY_IDLE);

  return self->state;
}

/* %NULL until it has come; with more than two players left a better answer may follow a first one. */
LmAnswer *
lm_inquiry_get_answer (LmInquiry *self)
{
  g_return_val_if_fail (LM_IS_INQUIRY (self), NULL);

  return self->answer;
}

LmAdvice *
lm_inquiry_get_advice (LmInquiry *self)
{
  g_return_val_if_fail (LM_IS_INQUIRY (self), NULL);

  return self->advice;
}

/* Why the solver failed, one sentence, or %NULL. */
const char *
lm_inquiry_get_problem (LmInquiry *self)
{
  g_return_val_if_fail (LM_IS_INQUIRY (self), NULL);

  return self->problem;
}

static void
lm_inquiry_dispose (GObject *object)
{
  LmInquiry *self = LM_INQUIRY (object);

  forget (self);
  g_clear_pointer (&self->position, lm_position_unref);
  g_clear_object (&self->solver);

  G_OBJECT_CLASS (lm_inquiry_parent_class)->dispose (object);
}

static void
lm_inquiry_class_init (LmInquiryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_inquiry_dispose;

  changed_signal = lm_signal_new (klass, "changed", 0);
}

static void
lm_inquiry_init (LmInquiry *self)
{
  self->effort = USUAL_EFFORT;
}
