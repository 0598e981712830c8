/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-survey.c: a long question in the background, of which one sees the rows as they are found. */

#include "lm-survey.h"

#include "engine/game/lm-error.h"
#include "engine/keep/lm-ledger.h"

#include <inttypes.h>

/* How much work can be lost together with the power, in microseconds. */
#define KEEP_EVERY (2 * G_TIME_SPAN_SECOND)

/*
 * One run of the table, shared with the worker. While the run is out, the rows
 * that the worker has found and the survey has not taken are guarded by the
 * mutex; nothing else of it changes.
 */
typedef struct
{
  gatomicrefcount     ref_count;
  const LmTableInfo  *table;
  GHashTable         *options;
  guint64             to;
  guint               n_known;   /* so many rows are not wanted once more */
  LmLedger           *ledger;    /* (nullable): of the survey, which outlives the work; has to be read first */
  const char         *path;
  int                 n_stored;  /* atomic: so many rows it had */
  GMainContext       *context;
  GWeakRef            survey;

  GMutex              mutex;
  LmRows             *found;
  gboolean            told;      /* the survey has been called to take them */
} Run;

struct _LmSurvey
{
  GObject             parent_instance;

  LmSolver           *solver;    /* outlives the survey */
  const LmTableInfo  *table;
  GHashTable         *options;
  LmRows             *rows;      /* from the first one on */
  guint64             to;        /* how far it goes; 0 when nobody wants it to go on */
  guint64             reached;   /* how far it has come */
  double              fraction;  /* how much was done when it was looked at last */
  double              before;    /* how much of that before the run */
  Run                *run;
  GCancellable       *cancellable;
  char               *problem;

  LmLedger           *ledger;    /* (nullable): the form in which rows are kept, in @path */
  char               *path;
  guint               n_kept;    /* so many rows are there or on the way to there */
  gint64              kept_at;
  gboolean            keeping;
};

G_DEFINE_FINAL_TYPE (LmSurvey, lm_survey, G_TYPE_OBJECT)

static guint changed_signal;

static void ask  (LmSurvey *self);
static void keep (LmSurvey *self);

/* --- rows that are kept -------------------------------------------------- */

static void
keep_thread (GTask        *task,
             gpointer      survey,
             gpointer      rows,
             GCancellable *cancellable)
{
  LmSurvey *self = LM_SURVEY (survey);

  /* That it cannot be kept, on a full disk perhaps, is no reason to try again and again. */
  lm_ledger_save (self->ledger, self->path, rows);
}

static void
kept_cb (GObject      *survey,
         GAsyncResult *result,
         gpointer      user_data)
{
  LmSurvey *self = LM_SURVEY (survey);

  self->keeping = FALSE;
  if (self->run == NULL)
    keep (self);
}

static void
keep (LmSurvey *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->ledger == NULL || self->keeping || self->n_kept >= lm_rows_count (self->rows))
    return;

  self->keeping = TRUE;
  self->kept_at = g_get_monotonic_time ();
  self->n_kept = lm_rows_count (self->rows);
  task = g_task_new (self, NULL, kept_cb, NULL);
  g_task_set_task_data (task, lm_rows_copy (self->rows), (GDestroyNotify) lm_rows_free);
  g_task_run_in_thread (task, keep_thread);
}

/* --- one run ------------------------------------------------------------- */

static LmRows *
create_rows (LmSurvey *self)
{
  return lm_rows_new (lm_table_info_get_columns (self->table, self->options), LM_PLOT_CURVE, self->table->name, NULL);
}

static Run *
run_new (LmSurvey *self)
{
  Run *run = g_new0 (Run, 1);

  g_atomic_ref_count_init (&run->ref_count);
  run->table = self->table;
  run->options = g_hash_table_ref (self->options);
  run->to = self->to;
  run->n_known = lm_rows_count (self->rows);
  run->context = g_main_context_ref_thread_default ();
  g_weak_ref_init (&run->survey, self);
  g_mutex_init (&run->mutex);
  run->found = create_rows (self);
  run->ledger = run->n_known == 0 ? self->ledger : NULL;
  run->path = self->path;
  return run;
}

static Run *
run_ref (Run *run)
{
  g_atomic_ref_count_inc (&run->ref_count);
  return run;
}

static void
run_unref (Run *run)
{
  if (!g_atomic_ref_count_dec (&run->ref_count))
    return;

  g_hash_table_unref (run->options);
  g_main_context_unref (run->context);
  g_weak_ref_clear (&run->survey);
  g_mutex_clear (&run->mutex);
  lm_rows_free (run->found);
  g_free (run);
}

static void
take_rows (LmSurvey *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->run->mutex);

  lm_rows_append (self->rows, self->run->found);
  lm_rows_clear (self->run->found);
  self->run->told = FALSE;
  self->n_kept = MAX (self->n_kept, (guint) g_atomic_int_get (&self->run->n_stored));
}

static gboolean
tell_cb (gpointer data)
{
  Run *run = data;
  g_autoptr (LmSurvey) self = g_weak_ref_get (&run->survey);

  if (self == NULL || self->run != run)
    return G_SOURCE_REMOVE;

  take_rows (self);
  if (g_get_monotonic_time () >= self->kept_at + KEEP_EVERY)
    keep (self);
  g_signal_emit (self, changed_signal, 0);
  return G_SOURCE_REMOVE;
}

/* Rows that come faster than they are looked at come together. */
static void
tell (Run *run)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  run->told = TRUE;
  g_source_set_priority (source, G_PRIORITY_DEFAULT_IDLE);
  g_source_set_callback (source, tell_cb, run_ref (run), (GDestroyNotify) run_unref);
  g_source_attach (source, run->context);
}

static gboolean
emit_row (const LmCell *row,
          gpointer      emit_data)
{
  Run *run = emit_data;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&run->mutex);

  lm_rows_add (run->found, row);
  if (!run->told)
    tell (run);
  return TRUE;
}

/* Returns: how many there are */
static guint
emit_kept_rows (Run *run)
{
  g_autoptr (LmRows) rows = run->ledger != NULL ? lm_ledger_load (run->ledger, run->path) : NULL;
  const guint n_rows = rows != NULL ? lm_rows_count (rows) : 0;

  g_atomic_int_set (&run->n_stored, n_rows);
  for (guint i = 0; i < n_rows; i++)
    emit_row (lm_rows_get (rows, i), run);
  return n_rows;
}

/* Whoever wants it stops it: the time that a hint may take does not count here. */
static gpointer
find_rows (LmSolveContext  *context,
           gpointer         data,
           GError         **error)
{
  Run *run = data;
  LmTableRun table_run = {
    .from = run->table->first,
    .to = run->to,
    .options = run->options,
    .context = context,
    .emit = emit_row,
    .emit_data = run,
    .whole = TRUE,
  };
  const guint n_known = run->n_known + emit_kept_rows (run);

  lm_solve_context_set_seconds (context, 0);
  lm_solve_context_set_threads (context, g_get_num_processors ());
  lm_table_info_go_on (run->table, &table_run, n_known, NULL, error);
  return NULL;
}

/* --- the survey ---------------------------------------------------------- */

static void
take_error (LmSurvey     *self,
            const GError *error)
{
  /* Had it to give way, it is asked again, behind what is more urgent. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (error != NULL)
    self->problem = g_strdup (error->message);
  else
    self->reached = self->run->to;
  if (error != NULL || self->reached >= self->to)
    self->to = 0;
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (LmSurvey) self = user_data;
  g_autoptr (GError) error = NULL;

  lm_solver_ask_finish (LM_SOLVER (source), result, &error);
  take_rows (self);
  take_error (self, error);
  g_clear_pointer (&self->run, run_unref);
  g_clear_object (&self->cancellable);
  keep (self);
  if (self->to > 0)
    ask (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
ask (LmSurvey *self)
{
  LmQuestion *question;

  self->run = run_new (self);
  self->before = lm_table_info_is_by_number (self->table) ? self->fraction : 0;
  self->cancellable = g_cancellable_new ();
  question = lm_question_new (find_rows, run_ref (self->run), (GDestroyNotify) run_unref, NULL);
  lm_question_set_background (question);
  lm_solver_ask_async (self->solver, question, self->cancellable, found_cb, g_object_ref (self));
}

static void
lm_survey_finalize (GObject *object)
{
  LmSurvey *self = LM_SURVEY (object);

  g_hash_table_unref (self->options);
  g_clear_pointer (&self->rows, lm_rows_free);
  g_clear_pointer (&self->ledger, lm_ledger_free);
  g_free (self->path);
  g_free (self->problem);

  G_OBJECT_CLASS (lm_survey_parent_class)->finalize (object);
}

static void
lm_survey_class_init (LmSurveyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_survey_finalize;

  /**
   * LmSurvey::changed:
   * @self: the survey
   *
   * There are more rows, or it has begun, or stopped.
   */
  changed_signal = lm_signal_new (klass, "changed", 0);
}

static void
lm_survey_init (LmSurvey *self)
{
}

/**
 * lm_survey_new:
 * @solver: (transfer none): who does the work; outlives every use of this
 * @table: what to find out
 * @option: (nullable): those of the table's own options that are set: flags and
 *   "name=value", with & between them
 *
 * Returns: (transfer full): a survey that has not begun
 */
LmSurvey *
lm_survey_new (LmSolver          *solver,
               const LmTableInfo *table,
               const char        *option)
{
  LmSurvey *self = g_object_new (LM_TYPE_SURVEY, NULL);
  g_auto (GStrv) options = g_strsplit (option != NULL ? option : "", "&", -1);

  self->solver = solver;
  self->table = table;
  self->options = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; options[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (options[i], "=", 2);

      g_hash_table_insert (self->options, g_strdup (parts[0]), g_strdup (parts[1] != NULL ? parts[1] : ""));
    }
  self->rows = create_rows (self);
  return self;
}

/**
 * lm_survey_get_shared:
 * @solver: who does the work
 * @table: what to find out
 * @option: (nullable): those of the table's own options that are set: flags and
 *   "name=value", with & between them
 *
 * Pages come and go with the games; what was found out stays as long as the
 * solver, which has to outlive every use of it.
 *
 * Returns: (transfer none): the survey of @solver
 */
LmSurvey *
lm_survey_get_shared (LmSolver          *solver,
                      const LmTableInfo *table,
                      const char        *option)
{
  g_autofree char *key = g_strconcat ("lm-survey-", table->name, option != NULL ? "-" : NULL, option, NULL);
  LmSurvey *self = g_object_get_data (G_OBJECT (solver), key);

  if (self == NULL)
    {
      self = lm_survey_new (solver, table, option);
      g_object_set_data_full (G_OBJECT (solver), key, self, g_object_unref);
    }

  return self;
}

/**
 * lm_survey_keep_in:
 * @self: a survey of a table that has one row for each number
 * @folder: a folder, which need not be there
 * @name: for a file there
 *
 * Begins with the rows of that file, if every one of them is right, and keeps
 * in it what is found. It is not read before there is something to do, and
 * neither reading nor writing keeps this thread waiting. Where the rows have a
 * file already nothing changes.
 */
void
lm_survey_keep_in (LmSurvey   *self,
                   const char *folder,
                   const char *name)
{
  const LmTableRun run = { .from = self->table->first, .options = self->options };

  g_return_if_fail (lm_table_info_is_by_number (self->table));

  if (self->ledger != NULL)
    return;

  self->ledger = lm_ledger_new (self->table, &run);
  self->path = g_build_filename (folder, name, NULL);
}

/* Whether the rows on the way to a nearer end are the first on that to a farther one. */
static gboolean
keeps_rows (LmSurvey *self)
{
  return lm_table_info_is_by_number (self->table) || self->table->grows;
}

/* How far the rows reach that are there. */
static guint64
get_known (LmSurvey *self)
{
  const guint apart = lm_table_info_get_apart (self->table);

  return lm_table_info_is_by_number (self->table) ? self->table->first + (guint64) lm_rows_count (self->rows) * apart - apart
                                                  : self->reached;
}

/**
 * lm_survey_extend:
 * @self: a survey
 * @to: how far to go, in the table's own count
 *
 * Goes on where it stands. Where the limits do not suffice it stops, and
 * lm_survey_get_problem() says why.
 */
void
lm_survey_extend (LmSurvey *self,
                  guint64   to)
{
  if (to == self->to)
    return;
  if (keeps_rows (self) && to <= get_known (self))
    {
      lm_survey_stop (self);
      return;
    }

  g_clear_pointer (&self->problem, g_free);
  if (!keeps_rows (self))
    lm_rows_clear (self->rows);
  self->to = to;
  self->fraction = 0;

  /* A question for another end is broken off and asked again with this one. */
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  else
    ask (self);
  g_signal_emit (self, changed_signal, 0);
}

/**
 * lm_survey_stop:
 * @self: a survey
 *
 * Stops. The rows that were found stay.
 */
void
lm_survey_stop (LmSurvey *self)
{
  if (self->to == 0)
    return;

  self->to = 0;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_signal_emit (self, changed_signal, 0);
}

/* Returns: whether it is going on */
gboolean
lm_survey_is_running (LmSurvey *self)
{
  return self->to > 0;
}

/* Returns: how far it is going; how far it has come when it does not go on */
guint64
lm_survey_get_target (LmSurvey *self)
{
  return MAX (self->to, get_known (self));
}

/* How much of the run has been done. */
static double
measure (LmSurvey *self)
{
  guint64 done = 0;
  guint64 total = 0;

  lm_solver_get_progress (self->solver, self->cancellable, &done, &total);
  if (total == 0 && lm_table_info_is_by_number (self->table))
    {
      done = lm_rows_count (self->rows) - self->run->n_known;
      total = (self->to - self->table->first) / lm_table_info_get_apart (self->table) + 1 - self->run->n_known;
    }

  return total > 0 ? MIN ((double) done / total, 1) : 0;
}

/**
 * lm_survey_get_fraction:
 * @self: a survey
 *
 * To be called as often as a frame is drawn.
 *
 * Returns: how much of the work has been done, from 0 to 1; what it did before
 *   it had to give way counts
 */
double
lm_survey_get_fraction (LmSurvey *self)
{
  if (self->to == 0)
    return 1;
  if (self->run->to == self->to)
    self->fraction = self->before + (1 - self->before) * measure (self);
  return self->fraction;
}

/* Returns: (transfer none) (nullable): one sentence that says why it could not go on, such as how many bytes
   that would need */
const char *
lm_survey_get_problem (LmSurvey *self)
{
  return self->problem;
}

/* Returns: (transfer none): what is to be found out */
const LmTableInfo *
lm_survey_get_table (LmSurvey *self)
{
  return self->table;
}

/**
 * lm_survey_get_command:
 * @self: a survey
 * @from: what the first row is about
 * @to: how far it is to go
 *
 * Returns: (transfer full): what prints its rows
 */
char *
lm_survey_get_command (LmSurvey *self,
                       guint64   from,
                       guint64   to)
{
  g_autofree char *words = g_strdup_printf ("last-move-solve table %s --from %" PRIu64 " --to %" PRIu64, self->table->name, from, to);

  return lm_command_print (words, self->options);
}

/**
 * lm_survey_get_rows:
 * @self: a survey
 *
 * Returns: (transfer none): the rows that are known; they change with "changed"
 *   alone
 */
const LmRows *
lm_survey_get_rows (LmSurvey *self)
{
  return self->rows;
}

/* Returns: how many rows are known */
guint
lm_survey_get_n_rows (LmSurvey *self)
{
  return lm_rows_count (self->rows);
}

/**
 * lm_survey_get_cell:
 * @self: a survey
 * @index: a row, from 0
 * @column: a column of the table, from 0
 *
 * Returns: (transfer none): what stands there
 */
const LmCell *
lm_survey_get_cell (LmSurvey *self,
                    guint     index,
                    guint     column)
{
  return &lm_rows_get (self->rows, index)[column];
}
