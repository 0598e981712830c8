/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-solve-context.c: the limits, the cancellation and the progress of one question to a solver. */

#include "lm-solve-context.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-memory.h"

#include <glib/gi18n-lib.h>

struct _LmSolveContext
{
  GCancellable *cancellable;
  LmTableCache *cache;
  guint64       memory;
  double        seconds;
  gint64        deadline; /* monotonic µs; 0 = none */
  guint         threads;
  LmSolveOptions options;
  guint64       before; /* done of a larger piece of work before this part of it */
  guint64       whole;  /* of that piece; 0 = what is told is all there is */

  /* Written by the worker, read by whoever shows it. */
  guint64       done;
  guint64       total;
};

/**
 * lm_solve_context_new:
 * @cancellable: (nullable): stops the work
 * @cache: where solved tables are kept
 *
 * Returns: (transfer full): a context of 1 GiB, no time limit, one thread
 */
LmSolveContext *
lm_solve_context_new (GCancellable *cancellable,
                      LmTableCache *cache)
{
  LmSolveContext *context = g_new0 (LmSolveContext, 1);

  context->cancellable = cancellable != NULL ? g_object_ref (cancellable) : g_cancellable_new ();
  context->cache = g_object_ref (cache);
  context->memory = G_GUINT64_CONSTANT (1) << 30;
  context->threads = 1;
  context->options.effort = 1;
  return context;
}

/**
 * lm_solve_context_free:
 * @context: (transfer full): a context
 */
void
lm_solve_context_free (LmSolveContext *context)
{
  g_object_unref (context->cancellable);
  g_object_unref (context->cache);
  g_free (context);
}

/* @bytes: memory that the tables of this question may take; not more than lm_memory_get_most() */
void
lm_solve_context_set_memory (LmSolveContext *context,
                             guint64         bytes)
{
  context->memory = MIN (bytes, lm_memory_get_most ());
}

/* Returns: bytes that the tables of this question may take */
guint64
lm_solve_context_get_memory (LmSolveContext *context)
{
  return context->memory;
}

/**
 * lm_solve_context_check_memory:
 * @context: a context
 * @bytes: what a table would take
 * @error: return location for %LM_ERROR_LIMIT
 *
 * Returns: whether it may take so much
 */
gboolean
lm_solve_context_check_memory (LmSolveContext  *context,
                               guint64          bytes,
                               GError         **error)
{
  g_autofree char *needed = NULL;
  g_autofree char *allowed = NULL;

  if (bytes <= context->memory)
    return TRUE;

  needed = g_format_size_full (bytes, G_FORMAT_SIZE_IEC_UNITS);
  allowed = g_format_size_full (context->memory, G_FORMAT_SIZE_IEC_UNITS);
  g_set_error (error, LM_ERROR, LM_ERROR_LIMIT, _("A table for this needs %s of memory; %s are allowed."), needed, allowed);
  return FALSE;
}

/**
 * lm_solve_context_set_seconds:
 * @context: a context
 * @seconds: how long the work may take from now; 0 or less means for ever
 */
void
lm_solve_context_set_seconds (LmSolveContext *context,
                              double          seconds)
{
  context->seconds = seconds;
  context->deadline = seconds > 0 ? g_get_monotonic_time () + (gint64) (MIN (seconds, 1e9) * G_USEC_PER_SEC) : 0;
}

/* @threads: how many threads the work may use, at least 1 */
void
lm_solve_context_set_threads (LmSolveContext *context,
                              guint           threads)
{
  context->threads = MAX (threads, 1);
}

/* Returns: how many threads the work may use */
guint
lm_solve_context_get_threads (LmSolveContext *context)
{
  return context->threads;
}

/**
 * lm_solve_context_set_options:
 * @context: a context
 * @options: how everything is solved from now on
 */
void
lm_solve_context_set_options (LmSolveContext       *context,
                              const LmSolveOptions *options)
{
  context->options = *options;
  if (options->effort <= 0)
    context->options.effort = 1;
}

/**
 * lm_solve_context_add_options:
 * @context: a context
 * @options: (nullable): what is wanted beyond its own; an effort instead of it
 */
void
lm_solve_context_add_options (LmSolveContext       *context,
                              const LmSolveOptions *options)
{
  if (options == NULL)
    return;

  if (options->effort > 0)
    context->options.effort = options->effort;
  context->options.estimates |= options->estimates;
  context->options.best_only |= options->best_only;
}

/* Returns: (transfer none): how to solve; its effort is more than 0 */
const LmSolveOptions *
lm_solve_context_get_options (LmSolveContext *context)
{
  return &context->options;
}

/* Returns: (transfer none): where solved tables are kept */
LmTableCache *
lm_solve_context_get_cache (LmSolveContext *context)
{
  return context->cache;
}

/* Returns: (transfer none): what stops the work */
GCancellable *
lm_solve_context_get_cancellable (LmSolveContext *context)
{
  return context->cancellable;
}

/**
 * lm_solve_context_poll:
 * @context: a context
 *
 * To be called by every loop that may take long, every few milliseconds of
 * work. From any thread.
 *
 * Returns: whether to stop, and why
 */
LmStop
lm_solve_context_poll (LmSolveContext *context)
{
  if (g_cancellable_is_cancelled (context->cancellable))
    return LM_STOP_CANCELLED;

  if (context->deadline != 0 && g_get_monotonic_time () >= context->deadline)
    return LM_STOP_TIME;

  return LM_STOP_NO;
}

/* @error: return location for %G_IO_ERROR_CANCELLED. Returns: whether the work was cancelled, then with @error set */
gboolean
lm_solve_context_is_cancelled (LmSolveContext  *context,
                               GError         **error)
{
  return g_cancellable_set_error_if_cancelled (context->cancellable, error);
}

/* @context: a context with a time limit. Returns: (transfer full): one sentence that says that the time was over */
char *
lm_solve_context_describe_time (LmSolveContext *context)
{
  return g_strdup_printf (_("The time allowed, %g s, was over before it was decided."), context->seconds);
}

/**
 * lm_solve_context_should_stop:
 * @context: a context
 * @error: return location for %G_IO_ERROR_CANCELLED, and %LM_ERROR_LIMIT when
 *   the time was over
 *
 * lm_solve_context_poll() for work that comes to nothing when it is stopped.
 *
 * Returns: whether to stop, then with @error set
 */
gboolean
lm_solve_context_should_stop (LmSolveContext  *context,
                              GError         **error)
{
  g_autofree char *time = NULL;

  switch (lm_solve_context_poll (context))
    {
    case LM_STOP_CANCELLED:
      return lm_solve_context_is_cancelled (context, error);
    case LM_STOP_TIME:
      time = lm_solve_context_describe_time (context);
      g_set_error_literal (error, LM_ERROR, LM_ERROR_LIMIT, time);
      return TRUE;
    case LM_STOP_NO:
    default:
      return FALSE;
    }
}

/**
 * lm_solve_context_set_progress:
 * @context: a context
 * @done: positions finished
 * @total: positions in all, or 0 when that is not known
 */
void
lm_solve_context_set_progress (LmSolveContext *context,
                               guint64         done,
                               guint64         total)
{
  __atomic_store_n (&context->total, context->whole > 0 ? context->whole : total, __ATOMIC_RELAXED);
  __atomic_store_n (&context->done, context->before + done, __ATOMIC_RELAXED);
}

/**
 * lm_solve_context_set_part:
 * @context: a context
 * @before: positions finished before
 * @whole: positions of the whole, or 0 when what follows is no part of
 *   anything
 *
 * Says that the progress told from now on is that of a part of a larger piece
 * of work, by the thread that does it.
 */
void
lm_solve_context_set_part (LmSolveContext *context,
                           guint64         before,
                           guint64         whole)
{
  context->before = before;
  context->whole = whole;
}

/**
 * lm_solve_context_get_progress:
 * @context: a context
 * @done: (out): positions finished
 * @total: (out): positions in all, or 0 when that is not known
 *
 * From any thread.
 */
void
lm_solve_context_get_progress (LmSolveContext *context,
                               guint64        *done,
                               guint64        *total)
{
  *done = __atomic_load_n (&context->done, __ATOMIC_RELAXED);
  *total = __atomic_load_n (&context->total, __ATOMIC_RELAXED);
}
