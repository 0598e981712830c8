/* SPDX-License-Identifier: GPL-3.0-or-later */
/* survey.c: finds out in the background who wins the reversed game from n, further and further up. */

#include "survey.h"

#include "engine/lm-error.h"
#include "ranks.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

/* So often one sees that it has come further, in milliseconds. */
#define LOOK_EVERY 50

/* How much work can be lost together with the power, in microseconds. */
#define KEEP_EVERY (2 * G_TIME_SPAN_SECOND)

/* The file: who wins from which n. */

/* The first line of a file; another number when what the lines below it say changes. */
#define TITLE "last-move reversed 1"

/* A file that is larger is none of ours: there is one byte for every n. */
#define MAX_BYTES 65536

/* The digits 1 and 2, for the n one after the other. */
static char *
write_winners (LmZeckendorfConjecture *conjecture,
               guint                   last)
{
  GString *winners = g_string_new (NULL);

  for (guint n = LM_ZECKENDORF_CONJECTURE_FIRST; n <= last; n++)
    g_string_append_c (winners, '0' + lm_zeckendorf_conjecture_get_winner (conjecture, n));

  return g_string_free (winners, FALSE);
}

static char *
compute_checksum (const char *winners)
{
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, winners, -1);
}

static char *
read_file (const char *path)
{
  char *contents = NULL;
  GStatBuf status;

  /* Whatever else lies there, such as a pipe, is not opened. */
  if (g_stat (path, &status) != 0 || !S_ISREG (status.st_mode) || status.st_size > MAX_BYTES)
    return NULL;

  g_file_get_contents (path, &contents, NULL, NULL);
  return contents;
}

/* Returns: (transfer full) (nullable): the digits of a file that is whole */
static char *
parse (const char *contents)
{
  g_auto (GStrv) lines = g_strsplit (contents, "\n", 5);
  g_autofree char *checksum = NULL;

  if (g_strv_length (lines) != 4 || !g_str_equal (lines[0], TITLE) || lines[3][0] != '\0')
    return NULL;

  checksum = compute_checksum (lines[1]);
  if (!g_str_equal (lines[2], checksum) || strspn (lines[1], "12") != strlen (lines[1]))
    return NULL;

  return g_strdup (lines[1]);
}

/* A file that is missing, damaged or of another kind changes nothing. Returns: whether there was a whole one. */
gboolean
lm_reversed_record_load (const char             *path,
                         LmZeckendorfConjecture *conjecture)
{
  g_autofree char *contents = read_file (path);
  g_autofree char *winners = contents != NULL ? parse (contents) : NULL;
  const guint known = lm_zeckendorf_conjecture_get_last (conjecture) - LM_ZECKENDORF_CONJECTURE_FIRST + 1;

  if (winners == NULL)
    return FALSE;

  for (gsize i = known; i < strlen (winners); i++)
    lm_zeckendorf_conjecture_add_winner (conjecture, winners[i] - '0');
  return TRUE;
}

/* The file is at every moment the one before or this one. Returns: whether that was possible. */
gboolean
lm_reversed_record_save (const char             *path,
                         LmZeckendorfConjecture *conjecture)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *winners = write_winners (conjecture, lm_zeckendorf_conjecture_get_last (conjecture));
  g_autofree char *checksum = compute_checksum (winners);
  g_autofree char *contents = g_strdup_printf (TITLE "\n%s\n%s\n", winners, checksum);

  return g_mkdir_with_parents (folder, 0700) == 0
         && g_file_set_contents_full (path, contents, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}

/*
 * Returns: (transfer full): a table with a header line, as the command-line solver prints it, with the share of
 * Player 1 from 2 to n beside.
 */
char *
lm_reversed_record_to_csv (LmZeckendorfConjecture *conjecture,
                           guint                   last)
{
  GString *table = g_string_new ("n,winner,share\n");

  for (guint n = LM_ZECKENDORF_CONJECTURE_FIRST; n <= last; n++)
    {
      char share[G_ASCII_DTOSTR_BUF_SIZE];

      g_ascii_formatd (share, sizeof share, "%.6f", lm_zeckendorf_conjecture_get_share (conjecture, n));
      g_string_append_printf (table, "%u,%u,%s\n", n, lm_zeckendorf_conjecture_get_winner (conjecture, n), share);
    }

  return g_string_free (table, FALSE);
}

/* The survey. */

/* What the threads work on: the solver's, on one question after the other, and those that keep it. */
typedef struct
{
  gatomicrefcount         ref_count;
  LmZeckendorfConjecture *conjecture;
  char                   *path;       /* (nullable): where it is kept */
  gboolean                restored;   /* touched by the solver alone */
  GMutex                  mutex;      /* of the file */
  guint                   kept;       /* with the mutex: how far the file goes */
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
  guint         asked;       /* where it was when the question was asked that is out */
  guint         to;          /* how far it goes; 0 when it does not go on */
  guint64      *until;       /* positions of all values up to n, by n, as far as it goes */
  char         *problem;     /* (nullable): why it could not go on */
  GCancellable *cancellable; /* (nullable): of the question that is out */
  guint         timeout;     /* that looks how far it is */
  gint64        kept_at;
  gboolean      keeping;
};

G_DEFINE_FINAL_TYPE (LmReversedSurvey, lm_reversed_survey, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void ask  (LmReversedSurvey *self);
static void keep (LmReversedSurvey *self);

static Work *
work_new (gboolean    stagnant,
          const char *folder)
{
  Work *work = g_new0 (Work, 1);

  g_atomic_ref_count_init (&work->ref_count);
  g_mutex_init (&work->mutex);
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

  g_mutex_clear (&work->mutex);
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
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&work->mutex);

  if (work->restored)
    return;

  work->restored = TRUE;
  if (work->path != NULL)
    lm_reversed_record_load (work->path, work->conjecture);
  work->kept = lm_zeckendorf_conjecture_get_last (work->conjecture);
}

/* Whoever wants it stops it: the time that a hint may take does not count here. */
static gpointer
answer (LmSolveContext  *context,
        gpointer         data,
        GError         **error)
{
  Question *question = data;

  lm_solve_context_set_seconds (context, 0);
  lm_solve_context_set_threads (context, g_get_num_processors ());
  restore (question->work);
  lm_zeckendorf_conjecture_extend (question->work->conjecture, question->to, context, error);
  return NULL;
}

/* That it cannot be kept, on a full disk perhaps, is no reason to try again and again. */
static void
keep_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  Work *work = task_data;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&work->mutex);
  const guint last = lm_zeckendorf_conjecture_get_last (work->conjecture);

  if (last > work->kept)
    lm_reversed_record_save (work->path, work->conjecture);
  work->kept = MAX (work->kept, last);
  g_task_return_int (task, work->kept);
}

static void
kept_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  LmReversedSurvey *self = LM_REVERSED_SURVEY (source);

  self->keeping = FALSE;
  if (self->cancellable == NULL && g_task_propagate_int (G_TASK (result), NULL) < self->reached)
    keep (self);
}

static void
keep (LmReversedSurvey *self)
{
  g_autoptr (GTask) task = NULL;

  self->kept_at = g_get_monotonic_time ();
  if (self->work->path == NULL || self->keeping || self->reached < LM_ZECKENDORF_CONJECTURE_FIRST)
    return;

  self->keeping = TRUE;
  task = g_task_new (self, NULL, kept_cb, NULL);
  g_task_set_task_data (task, work_ref (self->work), (GDestroyNotify) work_unref);
  g_task_run_in_thread (task, keep_thread);
}

static gboolean
look_cb (gpointer user_data)
{
  LmReversedSurvey *self = user_data;
  const guint last = lm_zeckendorf_conjecture_get_last (self->work->conjecture);

  if (last == self->reached)
    return G_SOURCE_CONTINUE;

  self->reached = last;
  if (g_get_monotonic_time () >= self->kept_at + KEEP_EVERY)
    keep (self);
  g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_CONTINUE;
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

  lm_solver_ask_finish (LM_SOLVER (source), result, &error);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->timeout, g_source_remove);
  take_answer (self, error);
  keep (self);
  if (self->to > 0)
    ask (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
ask (LmReversedSurvey *self)
{
  LmQuestion *question;

  self->asked = self->reached;
  self->cancellable = g_cancellable_new ();
  self->timeout = g_timeout_add (LOOK_EVERY, look_cb, self);
  question = lm_question_new (answer, question_new (self->work, self->to), (GDestroyNotify) question_free, NULL);
  lm_question_set_background (question);
  lm_solver_ask_async (self->solver, question, self->cancellable, answered_cb, g_object_ref (self));
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

/*
 * Nothing is read from @folder before there is something to do. Returns: (transfer full): a survey that has not
 * begun. @solver: (transfer none): who does the work; outlives every use of this; @stagnant: whether no move may
 * take a one; @folder: (nullable): where to keep what was found out, for the next time.
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

/*
 * The panels come and go with the games; what was found out stays as long as the solver, which has to outlive
 * every use of it, and in the cache of the user. Returns: (transfer none): the survey of @solver. @stagnant:
 * whether no move may take a one.
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
  self->until = g_renew (guint64, self->until, self->to + 1);
  self->until[0] = 0;
  for (guint n = 1; n <= self->to; n++)
    self->until[n] = self->until[n - 1] + lm_zeckendorf_count_positions (n);
}

/*
 * Goes on where it stands, and takes over first what was kept. Where the memory does not suffice for @to, nothing
 * is computed and lm_reversed_survey_get_problem() says so. @to: how far to go, at most %LM_REVERSED_SURVEY_MAX.
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

/* Stops. What has been found out stays, but for the n in work. */
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

/* Whether it is going on. */
gboolean
lm_reversed_survey_is_running (LmReversedSurvey *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_SURVEY (self), FALSE);

  return self->to > 0;
}

/* How far it is going; how far it has come when it does not go on. */
guint
lm_reversed_survey_get_target (LmReversedSurvey *self)
{
  return MAX (self->to, lm_reversed_survey_get_reached (self));
}

/* The last n of which the winner is known, 1 when none is; changes with "changed" alone. */
guint
lm_reversed_survey_get_reached (LmReversedSurvey *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_SURVEY (self), LM_ZECKENDORF_CONJECTURE_FIRST - 1);

  return self->reached;
}

/* The solver may be at work on something else. */
static guint64
count_done (LmReversedSurvey *self)
{
  const guint64 before = self->until[MIN (self->asked, self->to)];
  guint64 done = 0;
  guint64 total = 0;

  lm_solver_get_progress (self->solver, self->cancellable, &done, &total);
  return total == self->until[self->to] - before ? before + MIN (done, total)
                                                 : self->until[MIN (self->reached, self->to)];
}

/* How much of the work has been done, from 0 to 1; a larger n is more work. */
double
lm_reversed_survey_get_fraction (LmReversedSurvey *self)
{
  guint64 begun;

  g_return_val_if_fail (LM_IS_REVERSED_SURVEY (self), 0);

  if (self->to == 0)
    return 1;

  begun = self->until[MIN (self->from, self->to)];
  return CLAMP ((double) (count_done (self) - begun) / (self->until[self->to] - begun), 0, 1);
}

/*
 * Returns: (transfer none) (nullable): one sentence that says why it could not go on, such as how many bytes that
 * would need.
 */
const char *
lm_reversed_survey_get_problem (LmReversedSurvey *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_SURVEY (self), NULL);

  return self->problem;
}

/* Whether it is about stagnant ones. */
gboolean
lm_reversed_survey_is_stagnant (LmReversedSurvey *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_SURVEY (self), FALSE);

  return self->stagnant;
}

/* Returns: (transfer none): what is known; may be further than has been told. */
LmZeckendorfConjecture *
lm_reversed_survey_get_conjecture (LmReversedSurvey *self)
{
  g_return_val_if_fail (LM_IS_REVERSED_SURVEY (self), NULL);

  return self->work->conjecture;
}
