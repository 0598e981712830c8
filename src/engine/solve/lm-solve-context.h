/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-solve-context.h: the limits, the cancellation and the progress of one question to a solver. */

#pragma once

#include "engine/game/lm-types.h"
#include "lm-table-cache.h"

#include <gio/gio.h>

/**
 * LmStop:
 * @LM_STOP_NO: go on
 * @LM_STOP_CANCELLED: nobody wants the answer any more
 * @LM_STOP_TIME: the time allowed is over
 */
typedef enum
{
  LM_STOP_NO,
  LM_STOP_CANCELLED,
  LM_STOP_TIME,
} LmStop;

LmSolveContext *lm_solve_context_new              (GCancellable    *cancellable,
                                                   LmTableCache    *cache);
void            lm_solve_context_free             (LmSolveContext  *context);

void            lm_solve_context_set_memory       (LmSolveContext  *context,
                                                   guint64          bytes);
guint64         lm_solve_context_get_memory       (LmSolveContext  *context);
gboolean        lm_solve_context_check_memory     (LmSolveContext  *context,
                                                   guint64          bytes,
                                                   GError         **error);
void            lm_solve_context_set_seconds      (LmSolveContext  *context,
                                                   double           seconds);
void            lm_solve_context_set_threads      (LmSolveContext  *context,
                                                   guint            threads);
guint           lm_solve_context_get_threads      (LmSolveContext  *context);
void            lm_solve_context_set_options      (LmSolveContext  *context,
                                                   const LmSolveOptions *options);
void            lm_solve_context_add_options      (LmSolveContext  *context,
                                                   const LmSolveOptions *options);
const LmSolveOptions *
                lm_solve_context_get_options      (LmSolveContext  *context);
LmTableCache   *lm_solve_context_get_cache        (LmSolveContext  *context);
GCancellable   *lm_solve_context_get_cancellable  (LmSolveContext  *context);

LmStop          lm_solve_context_poll             (LmSolveContext  *context);
gboolean        lm_solve_context_is_cancelled     (LmSolveContext  *context,
                                                   GError         **error);
gboolean        lm_solve_context_should_stop      (LmSolveContext  *context,
                                                   GError         **error);
char           *lm_solve_context_describe_time    (LmSolveContext  *context);
void            lm_solve_context_set_progress     (LmSolveContext  *context,
                                                   guint64          done,
                                                   guint64          total);
void            lm_solve_context_set_part         (LmSolveContext  *context,
                                                   guint64          before,
                                                   guint64          whole);
void            lm_solve_context_get_progress     (LmSolveContext  *context,
                                                   guint64         *done,
                                                   guint64         *total);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmSolveContext, lm_solve_context_free)
