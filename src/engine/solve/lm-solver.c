/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-solver.c: the only door to solving for the application: asynchronous, bounded, cancellable. */

#include "lm-solver.h"

#include "engine/game/lm-memory.h"

struct _LmSolver
{
  GObject       parent_instance;

  GThreadPool  *workers;
  GThreadPool  *hints; /* as many workers, for nothing else */
  LmTableCache *cache; /* questions find here the tables of those before them */
  guint64       memory;
  double        seconds;
  guint         threads;

  GMutex        mutex;
  GPtrArray    *contexts; /* of the questions in work, the first asked first; guarded by mutex */

  GPtrArray    *background; /* of GCancellable: of the questions that give way to any other */
};

G_DEFINE_FINAL_TYPE (LmSolver, lm_solver, G_TYPE_OBJECT)

/* A question that waits, with what held when it was asked. */
typedef struct
{
  LmQuestion *question;
  guint64     memory;
  double      seconds;
  guint       threads;
} Request;

static Request *
request_new (LmSolver   *self,
             LmQuestion *question)
{
  Request *request = g_new0 (Request, 1);

  request->question = question;
  request->memory = self->memory;
  request->seconds = self->seconds * MAX (lm_question_get_options (question)->effort, 1);
  request->threads = self->threads;
  return request;
}

static void
request_free (Request *request)
{
  lm_question_free (request->question);
  g_free (request);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Request, request_free)

static LmSolveContext *
create_context (LmSolver     *self,
                Request      *request,
                GCancellable *cancellable)
{
  LmSolveContext *context = lm_solve_context_new (cancellable, self->cache);

  lm_solve_context_set_memory (context, request->memory);
  lm_solve_context_set_seconds (context, request->seconds);
  lm_solve_context_set_threads (context, request->threads);
  lm_solve_context_set_options (context, lm_question_get_options (request->question));
  return context;
}

static void
add_context (LmSolver       *self,
             LmSolveContext *context)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  g_ptr_array_add (self->contexts, context);
}

static void
remove_context (LmSolver       *self,
                LmSolveContext *context)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  g_ptr_array_remove (self->contexts, context);
}

static gpointer
answer (LmSolver      *self,
        Request       *request,
        GCancellable  *cancellable,
        GError       **error)
{
  g_autoptr (LmSolveContext) context = create_context (self, request, cancellable);
  gpointer result;

  add_context (self, context);
  result = lm_question_answer (request->question, context, error);
  remove_context (self, context);
  return result;
}

static void
work (gpointer data,
      gpointer user_data)
{
  g_autoptr (GTask) task = data;
  Request *request = g_task_get_task_data (task);
  GError *error = NULL;
  gpointer result;

  if (g_task_return_error_if_cancelled (task))
    return;

  result = answer (g_task_get_source_object (task), request, g_task_get_cancellable (task), &error);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, result, lm_question_get_result_free (request->question));
}

static gboolean
is_background (gconstpointer task)
{
  const Request *request = g_task_get_task_data ((GTask *) task);

  return lm_question_is_background (request->question);
}

/* What somebody waits for before background work. */
static int
compare_tasks (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  return is_background (a) - is_background (b);
}

static void
lm_solver_finalize (GObject *object)
{
  LmSolver *self = LM_SOLVER (object);

  /* Every question holds a reference, so none is left; and the last reference
   * may be dropped by a worker, which cannot wait for itself. */
  g_thread_pool_free (self->workers, FALSE, FALSE);
  g_thread_pool_free (self->hints, FALSE, FALSE);
  g_ptr_array_unref (self->contexts);
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
  self->contexts = g_ptr_array_new ();
  self->background = g_ptr_array_new_with_free_func (g_object_unref);
  self->cache = lm_table_cache_new (self->memory);
  self->workers = g_thread_pool_new (work, NULL, LM_SOLVER_N_WORKERS, FALSE, NULL);
  self->hints = g_thread_pool_new (work, NULL, LM_SOLVER_N_WORKERS, FALSE, NULL);
  g_thread_pool_set_sort_function (self->workers, compare_tasks, NULL);
}

/* Returns: (transfer full): a solver of 1 GiB, without time limit, with one thread a question */
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

  self->memory = MIN (bytes, lm_memory_get_most ());
  lm_table_cache_set_capacity (self->cache, self->memory);
}

/* @seconds: how long a question may take; 0 or less means for ever. Holds from the next question on. */
void
lm_solver_set_seconds (LmSolver *self,
                       double    seconds)
{
  g_return_if_fail (LM_IS_SOLVER (self));

  self->seconds = seconds;
}

/* @threads: how many threads a question may use. Holds from the next question on. */
void
lm_solver_set_threads (LmSolver *self,
                       guint     threads)
{
  g_return_if_fail (LM_IS_SOLVER (self));

  self->threads = MAX (threads, 1);
}

static LmSolveContext *
find_context (LmSolver     *self,
              GCancellable *cancellable)
{
  for (guint i = 0; i < self->contexts->len; i++)
    {
      LmSolveContext *context = g_ptr_array_index (self->contexts, i);

      if (cancellable == NULL || lm_solve_context_get_cancellable (context) == cancellable)
        return context;
    }

  return NULL;
}

/**
 * lm_solver_get_progress:
 * @self: a solver
 * @cancellable: (nullable): the one that a question was asked with; %NULL
 *   means the question that has been in work for the longest time
 * @done: (out): positions finished by that question
 * @total: (out): positions in all, or 0 when that is not known, or when the
 *   question is not in work
 *
 * To be called as often as a frame is drawn.
 */
void
lm_solver_get_progress (LmSolver     *self,
                        GCancellable *cancellable,
                        guint64      *done,
                        guint64      *total)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);
  LmSolveContext *context = find_context (self, cancellable);

  *done = 0;
  *total = 0;
  if (context != NULL)
    lm_solve_context_get_progress (context, done, total);
}

/**
 * lm_solver_ask:
 * @self: a solver
 * @question: (transfer full): a question
 * @cancellable: (nullable): stops the work
 * @error: return location for %G_IO_ERROR_CANCELLED, and what else the
 *   question can end with
 *
 * Answers on the calling thread: for programs without a main loop.
 *
 * Returns: (transfer full) (nullable): the answer
 */
gpointer
lm_solver_ask (LmSolver      *self,
               LmQuestion    *question,
               GCancellable  *cancellable,
               GError       **error)
{
  g_autoptr (Request) request = NULL;

  g_return_val_if_fail (LM_IS_SOLVER (self), NULL);

  request = request_new (self, question);
  return answer (self, request, cancellable, error);
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

/**
 * lm_solver_ask_async:
 * @self: a solver
 * @question: (transfer full): a question
 * @cancellable: (nullable): stops the work; for a question in the background
 *   there must be one, which the solver cancels itself as soon as anything else
 *   is asked
 * @callback: called on the main context of the caller
 * @user_data: for @callback
 *
 * Two questions are answered at a time, in their order, those in the
 * background last; and hints at once, whatever else is asked.
 */
void
lm_solver_ask_async (LmSolver            *self,
                     LmQuestion          *question,
                     GCancellable        *cancellable,
                     GAsyncReadyCallback  callback,
                     gpointer             user_data)
{
  GTask *task;

  g_return_if_fail (LM_IS_SOLVER (self));
  g_return_if_fail (!lm_question_is_background (question) || cancellable != NULL);

  if (lm_question_is_background (question))
    g_ptr_array_add (self->background, g_object_ref (cancellable));
  else
    give_way (self);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, lm_solver_ask_async);
  g_task_set_task_data (task, request_new (self, question), (GDestroyNotify) request_free);
  g_thread_pool_push (lm_question_is_hint (question) ? self->hints : self->workers, task, NULL);
}

/**
 * lm_solver_ask_finish:
 * @self: a solver
 * @result: what the callback was given
 * @error: return location for %G_IO_ERROR_CANCELLED, and what else the
 *   question can end with
 *
 * Returns: (transfer full) (nullable): the answer
 */
gpointer
lm_solver_ask_finish (LmSolver      *self,
                      GAsyncResult  *result,
                      GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  g_ptr_array_remove_fast (self->background, g_task_get_cancellable (G_TASK (result)));
  return g_task_propagate_pointer (G_TASK (result), error);
}
