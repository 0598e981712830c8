/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-solver.c: the only door to solving for the application: asynchronous, bounded, cancellable. */

#include "lm-solver.h"

/* With more than two players left nearly nothing is decided, and it takes long to find that out. */
#define EVALUATION_EFFORT 0.02

struct _LmSolver
{
  GObject         parent_instance;

  /* One thread: questions that wait find the table of those before them in the cache. */
  GThreadPool    *worker;
  LmTableCache   *cache;
  guint64         memory;
  double          seconds;
  guint           threads;

  GMutex          mutex;
  LmSolveContext *current; /* of the question in work; guarded by mutex */

  GPtrArray      *background; /* of GCancellable: of the questions that give way to any other */
};

G_DEFINE_FINAL_TYPE (LmSolver, lm_solver, G_TYPE_OBJECT)

typedef struct
{
  LmSolverFunc    func;
  gpointer        data;
  GDestroyNotify  data_free;
  GDestroyNotify  result_free;
  guint64         memory;
  double          seconds;
  guint           threads;
} Question;

static void
question_free (Question *question)
{
  if (question->data_free != NULL)
    question->data_free (question->data);
  g_free (question);
}

static void
set_current (LmSolver       *self,
             LmSolveContext *context)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  self->current = context;
}

static LmSolveContext *
create_context (LmSolver     *self,
                GCancellable *cancellable)
{
  LmSolveContext *context = lm_solve_context_new (cancellable, self->cache);

  lm_solve_context_set_memory (context, self->memory);
  lm_solve_context_set_seconds (context, self->seconds);
  lm_solve_context_set_threads (context, self->threads);
  return context;
}

static void
work (gpointer data,
      gpointer user_data)
{
  g_autoptr (GTask) task = data;
  LmSolver *self = g_task_get_source_object (task);
  Question *question = g_task_get_task_data (task);
  g_autoptr (LmSolveContext) context = NULL;
  GError *error = NULL;
  gpointer result;

  if (g_task_return_error_if_cancelled (task))
    return;

  context = lm_solve_context_new (g_task_get_cancellable (task), self->cache);
  lm_solve_context_set_memory (context, question->memory);
  lm_solve_context_set_seconds (context, question->seconds);
  lm_solve_context_set_threads (context, question->threads);

  set_current (self, context);
  result = question->func (context, question->data, &error);
  set_current (self, NULL);

  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, result, question->result_free);
}

static void
lm_solver_finalize (GObject *object)
{
  LmSolver *self = LM_SOLVER (object);

  /* Every question holds a reference, so none is left; and the last reference
   * may be dropped by the worker, which cannot wait for itself. */
  g_thread_pool_free (self->worker, FALSE, FALSE);
  g_ptr_array_unref (self->background);
  g_object_unref (self->cache);
  g_mutex_clear (&self->mutex);

  G_OBJECT_CLASS (lm_solver_parent_class)->finalize (object);
}

static void
lm_solver_class_init (LmSolverClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_solver_finalize;
}

static void
lm_solver_init (LmSolver *self)
{
  g_mutex_init (&self->mutex);
  self->memory = G_GUINT64_CONSTANT (1) << 30;
  self->threads = 1;
  self->background = g_ptr_array_new_with_free_func (g_object_unref);
  self->cache = lm_table_cache_new (self->memory);
  self->worker = g_thread_pool_new (work, NULL, 1, FALSE, NULL);
}

/**
 * lm_solver_new:
 *
 * Returns: (transfer full): a solver of 1 GiB, without time limit, with one
 *   thread
 */
LmSolver *
lm_solver_new (void)
{
  return g_object_new (LM_TYPE_SOLVER, NULL);
}

/**
 * lm_solver_set_memory:
 * @self: a solver
 * @bytes: memory for the tables of a question, and for those kept in all
 *
 * Holds from the next question on.
 */
void
lm_solver_set_memory (LmSolver *self,
                      guint64   bytes)
{
  g_return_if_fail (LM_IS_SOLVER (self));

  self->memory = bytes;
  lm_table_cache_set_capacity (self->cache, bytes);
}

/**
 * lm_solver_set_seconds:
 * @self: a solver
 * @seconds: how long a question may take; 0 or less means for ever
 *
 * Holds from the next question on.
 */
void
lm_solver_set_seconds (LmSolver *self,
                       double    seconds)
{
  g_return_if_fail (LM_IS_SOLVER (self));

  self->seconds = seconds;
}

/**
 * lm_solver_set_threads:
 * @self: a solver
 * @threads: how many threads a question may use
 *
 * Holds from the next question on.
 */
void
lm_solver_set_threads (LmSolver *self,
                       guint     threads)
{
  g_return_if_fail (LM_IS_SOLVER (self));

  self->threads = MAX (threads, 1);
}

/**
 * lm_solver_get_progress:
 * @self: a solver
 * @done: (out): positions finished by the question in work
 * @total: (out): positions in all, or 0 when that is not known
 *
 * To be called as often as a frame is drawn.
 */
void
lm_solver_get_progress (LmSolver *self,
                        guint64  *done,
                        guint64  *total)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  *done = 0;
  *total = 0;
  if (self->current != NULL)
    lm_solve_context_get_progress (self->current, done, total);
}

static LmAnswer *
solve (LmPosition      *position,
       LmSolveContext  *context,
       GError         **error)
{
  return LM_GAME_GET_CLASS (lm_position_get_game (position))->solve (position, context, error);
}

/**
 * lm_solver_answer:
 * @self: a solver
 * @position: a position
 * @cancellable: (nullable): stops the work
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Solves on the calling thread: for programs without a main loop.
 *
 * Returns: (transfer full) (nullable): the answer, %NULL only when cancelled
 */
LmAnswer *
lm_solver_answer (LmSolver      *self,
                  LmPosition    *position,
                  GCancellable  *cancellable,
                  GError       **error)
{
  g_autoptr (LmSolveContext) context = create_context (self, cancellable);
  LmAnswer *answer;

  set_current (self, context);
  answer = solve (position, context, error);
  set_current (self, NULL);

  return answer;
}

/**
 * lm_solver_advise:
 * @self: a solver
 * @position: a position
 * @cancellable: (nullable): stops the work
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Advises on the calling thread: for programs without a main loop.
 *
 * Returns: (transfer full) (nullable): the advice, %NULL only when cancelled
 */
LmAdvice *
lm_solver_advise (LmSolver      *self,
                  LmPosition    *position,
                  GCancellable  *cancellable,
                  GError       **error)
{
  g_autoptr (LmSolveContext) context = create_context (self, cancellable);
  LmAdvice *advice;

  set_current (self, context);
  advice = lm_advice_compute (position, context, error);
  set_current (self, NULL);

  return advice;
}

/* Those who asked them hear of it and may ask again, which is then behind the others. */
static void
give_way (LmSolver *self)
{
  g_autoptr (GPtrArray) background = g_steal_pointer (&self->background);

  self->background = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < background->len; i++)
    g_cancellable_cancel (g_ptr_array_index (background, i));
}

static void
push (LmSolver            *self,
      LmSolverFunc         func,
      gpointer             data,
      GDestroyNotify       data_free,
      GDestroyNotify       result_free,
      GCancellable        *cancellable,
      GAsyncReadyCallback  callback,
      gpointer             user_data)
{
  Question *question = g_new0 (Question, 1);
  GTask *task = g_task_new (self, cancellable, callback, user_data);

  question->func = func;
  question->data = data;
  question->data_free = data_free;
  question->result_free = result_free;
  question->memory = self->memory;
  question->seconds = self->seconds;
  question->threads = self->threads;
  g_task_set_source_tag (task, push);
  g_task_set_task_data (task, question, (GDestroyNotify) question_free);
  g_thread_pool_push (self->worker, task, NULL);
}

/**
 * lm_solver_run_async:
 * @self: a solver
 * @func: what to do on the worker thread
 * @data: (nullable): for @func, which alone uses it from now on
 * @data_free: (nullable): frees @data
 * @result_free: (nullable): frees a result that nobody takes
 * @cancellable: (nullable): stops the work
 * @callback: called on the main context of the caller
 * @user_data: for @callback
 *
 * Asks a question of a room's own. Questions are answered in their order. One
 * that is asked in the background gives way.
 */
void
lm_solver_run_async (LmSolver            *self,
                     LmSolverFunc         func,
                     gpointer             data,
                     GDestroyNotify       data_free,
                     GDestroyNotify       result_free,
                     GCancellable        *cancellable,
                     GAsyncReadyCallback  callback,
                     gpointer             user_data)
{
  g_return_if_fail (LM_IS_SOLVER (self));

  give_way (self);
  push (self, func, data, data_free, result_free, cancellable, callback, user_data);
}

/**
 * lm_solver_run_background_async:
 * @self: a solver
 * @func: what to do on the worker thread
 * @data: (nullable): for @func, which alone uses it from now on
 * @data_free: (nullable): frees @data
 * @result_free: (nullable): frees a result that nobody takes
 * @cancellable: stops the work; the solver cancels it itself as soon as
 *   anything else is asked
 * @callback: called on the main context of the caller
 * @user_data: for @callback
 *
 * Asks a question that nobody waits for, such as a piece of a map: whatever
 * else is asked does not have to wait for it. A question that had to give way
 * ends with %G_IO_ERROR_CANCELLED and can be asked again. Among themselves
 * these questions are answered in their order.
 */
void
lm_solver_run_background_async (LmSolver            *self,
                                LmSolverFunc         func,
                                gpointer             data,
                                GDestroyNotify       data_free,
                                GDestroyNotify       result_free,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  g_return_if_fail (LM_IS_SOLVER (self));
  g_return_if_fail (cancellable != NULL);

  g_ptr_array_add (self->background, g_object_ref (cancellable));
  push (self, func, data, data_free, result_free, cancellable, callback, user_data);
}

/**
 * lm_solver_run_finish:
 * @self: a solver
 * @result: what the callback was given
 * @error: return location
 *
 * Returns: (transfer full) (nullable): what the function returned
 */
gpointer
lm_solver_run_finish (LmSolver      *self,
                      GAsyncResult  *result,
                      GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  g_ptr_array_remove_fast (self->background, g_task_get_cancellable (G_TASK (result)));
  return g_task_propagate_pointer (G_TASK (result), error);
}

static gpointer
answer_func (LmSolveContext  *context,
             gpointer         data,
             GError         **error)
{
  return solve (data, context, error);
}

/**
 * lm_solver_answer_async:
 * @self: a solver
 * @position: a position
 * @cancellable: (nullable): stops the work
 * @callback: called on the main context of the caller
 * @user_data: for @callback
 *
 * Asks for value and moves of a position.
 */
void
lm_solver_answer_async (LmSolver            *self,
                        LmPosition          *position,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  lm_solver_run_async (self, answer_func,
                       lm_position_ref (position), (GDestroyNotify) lm_position_unref,
                       (GDestroyNotify) lm_answer_unref,
                       cancellable, callback, user_data);
}

typedef struct
{
  LmPosition *position;
  double      effort;
} Endeavour;

static void
endeavour_free (Endeavour *endeavour)
{
  lm_position_unref (endeavour->position);
  g_free (endeavour);
}

static gpointer
endeavour_func (LmSolveContext  *context,
                gpointer         data,
                GError         **error)
{
  Endeavour *endeavour = data;

  lm_solve_context_set_effort (context, endeavour->effort);
  return solve (endeavour->position, context, error);
}

/**
 * lm_solver_answer_with_effort_async:
 * @self: a solver
 * @position: a position
 * @effort: by what to multiply the effort after which a search gives up by
 *   itself, and where that is more than 1 the time allowed as well
 * @cancellable: (nullable): stops the work
 * @callback: called on the main context of the caller
 * @user_data: for @callback
 *
 * Asks for value and moves of a position of which all may not be found; to be
 * finished by lm_solver_answer_finish().
 */
void
lm_solver_answer_with_effort_async (LmSolver            *self,
                                    LmPosition          *position,
                                    double               effort,
                                    GCancellable        *cancellable,
                                    GAsyncReadyCallback  callback,
                                    gpointer             user_data)
{
  const double seconds = self->seconds;
  Endeavour *endeavour = g_new0 (Endeavour, 1);

  endeavour->position = lm_position_ref (position);
  endeavour->effort = effort;
  self->seconds = seconds * MAX (effort, 1);
  lm_solver_run_async (self, endeavour_func,
                       endeavour, (GDestroyNotify) endeavour_free,
                       (GDestroyNotify) lm_answer_unref,
                       cancellable, callback, user_data);
  self->seconds = seconds;
}

/**
 * lm_solver_answer_finish:
 * @self: a solver
 * @result: what the callback was given
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Returns: (transfer full) (nullable): the answer, %NULL only when cancelled
 */
LmAnswer *
lm_solver_answer_finish (LmSolver      *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  return lm_solver_run_finish (self, result, error);
}

static gpointer
advise_func (LmSolveContext  *context,
             gpointer         data,
             GError         **error)
{
  return lm_advice_compute (data, context, error);
}

/**
 * lm_solver_advise_async:
 * @self: a solver
 * @position: a position
 * @cancellable: (nullable): stops the work
 * @callback: called on the main context of the caller
 * @user_data: for @callback
 *
 * Asks for a hint with its reason.
 */
void
lm_solver_advise_async (LmSolver            *self,
                        LmPosition          *position,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  lm_solver_run_async (self, advise_func,
                       lm_position_ref (position), (GDestroyNotify) lm_position_unref,
                       (GDestroyNotify) lm_advice_unref,
                       cancellable, callback, user_data);
}

static gpointer
advise_on_func (LmSolveContext  *context,
                gpointer         data,
                GError         **error)
{
  return lm_advice_compute_on (data, context, error);
}

/**
 * lm_solver_advise_on_async:
 * @self: a solver
 * @answer: what it has said of a position
 * @cancellable: (nullable): stops the work
 * @callback: called on the main context of the caller
 * @user_data: for @callback
 *
 * Asks for a hint with its reason where the answer is known already; to be
 * finished by lm_solver_advise_finish().
 */
void
lm_solver_advise_on_async (LmSolver            *self,
                           LmAnswer            *answer,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  lm_solver_run_async (self, advise_on_func,
                       lm_answer_ref (answer), (GDestroyNotify) lm_answer_unref,
                       (GDestroyNotify) lm_advice_unref,
                       cancellable, callback, user_data);
}

/**
 * lm_solver_advise_finish:
 * @self: a solver
 * @result: what the callback was given
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Returns: (transfer full) (nullable): the advice, %NULL only when cancelled
 */
LmAdvice *
lm_solver_advise_finish (LmSolver      *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  return lm_solver_run_finish (self, result, error);
}

static gpointer
evaluate_func (LmSolveContext  *context,
               gpointer         data,
               GError         **error)
{
  GPtrArray *positions = data;
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_answer_unref);

  for (guint i = 0; i < positions->len; i++)
    {
      LmPosition *position = g_ptr_array_index (positions, i);
      LmAnswer *answer;

      lm_solve_context_set_effort (context, lm_position_count_left (position) > 2 ? EVALUATION_EFFORT : 1);
      answer = solve (position, context, error);
      if (answer == NULL)
        return NULL;
      g_ptr_array_add (answers, answer);
    }

  return g_steal_pointer (&answers);
}

/**
 * lm_solver_evaluate_async:
 * @self: a solver
 * @positions: (element-type LmPosition): positions; the array holds references
 *   and is not changed from now on
 * @cancellable: stops the work; the solver cancels it itself as soon as
 *   anything else is asked
 * @callback: called on the main context of the caller
 * @user_data: for @callback
 *
 * Asks for the answers to many positions in one question, in the background:
 * see lm_solver_run_background_async(). Of positions with more than two players
 * left only that is found which takes hardly any effort.
 */
void
lm_solver_evaluate_async (LmSolver            *self,
                          GPtrArray           *positions,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  lm_solver_run_background_async (self, evaluate_func,
                                  g_ptr_array_ref (positions), (GDestroyNotify) g_ptr_array_unref,
                                  (GDestroyNotify) g_ptr_array_unref,
                                  cancellable, callback, user_data);
}

/**
 * lm_solver_evaluate_finish:
 * @self: a solver
 * @result: what the callback was given
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Returns: (transfer full) (nullable) (element-type LmAnswer): the answers in
 *   the order of the positions, %NULL only when cancelled
 */
GPtrArray *
lm_solver_evaluate_finish (LmSolver      *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  return lm_solver_run_finish (self, result, error);
}
