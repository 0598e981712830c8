/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-solver.h: the only door to solving for the application: asynchronous, bounded, cancellable. */

#pragma once

#include "lm-advice.h"
#include "lm-answer.h"
#include "lm-solve-context.h"

G_BEGIN_DECLS

#define LM_TYPE_SOLVER (lm_solver_get_type ())
G_DECLARE_FINAL_TYPE (LmSolver, lm_solver, LM, SOLVER, GObject)

/**
 * LmSolverFunc:
 * @context: limits, cancellation, progress and cache of this question
 * @data: what the question was asked with
 * @error: return location
 *
 * A question that is none of the common ones (a room's own map or plot). Runs
 * on the solver's worker thread.
 *
 * Returns: (transfer full): the answer, or %NULL with @error set
 */
typedef gpointer (* LmSolverFunc) (LmSolveContext  *context,
                                   gpointer         data,
                                   GError         **error);

LmSolver  *lm_solver_new            (void);

void       lm_solver_set_memory     (LmSolver             *self,
                                     guint64               bytes);
void       lm_solver_set_seconds    (LmSolver             *self,
                                     double                seconds);
void       lm_solver_set_threads    (LmSolver             *self,
                                     guint                 threads);
void       lm_solver_get_progress   (LmSolver             *self,
                                     guint64              *done,
                                     guint64              *total);

LmAnswer  *lm_solver_answer         (LmSolver             *self,
                                     LmPosition           *position,
                                     GCancellable         *cancellable,
                                     GError              **error);
void       lm_solver_answer_async   (LmSolver             *self,
                                     LmPosition           *position,
                                     GCancellable         *cancellable,
                                     GAsyncReadyCallback   callback,
                                     gpointer              user_data);
LmAnswer  *lm_solver_answer_finish  (LmSolver             *self,
                                     GAsyncResult         *result,
                                     GError              **error);

void       lm_solver_answer_with_effort_async
                                    (LmSolver             *self,
                                     LmPosition           *position,
                                     double                effort,
                                     GCancellable         *cancellable,
                                     GAsyncReadyCallback   callback,
                                     gpointer              user_data);

LmAdvice  *lm_solver_advise         (LmSolver             *self,
                                     LmPosition           *position,
                                     GCancellable         *cancellable,
                                     GError              **error);
void       lm_solver_advise_async   (LmSolver             *self,
                                     LmPosition           *position,
                                     GCancellable         *cancellable,
                                     GAsyncReadyCallback   callback,
                                     gpointer              user_data);
void       lm_solver_advise_on_async
                                    (LmSolver             *self,
                                     LmAnswer             *answer,
                                     GCancellable         *cancellable,
                                     GAsyncReadyCallback   callback,
                                     gpointer              user_data);
LmAdvice  *lm_solver_advise_finish  (LmSolver             *self,
                                     GAsyncResult         *result,
                                     GError              **error);

void       lm_solver_evaluate_async (LmSolver             *self,
                                     GPtrArray            *positions,
                                     GCancellable         *cancellable,
                                     GAsyncReadyCallback   callback,
                                     gpointer              user_data);
GPtrArray *lm_solver_evaluate_finish
                                    (LmSolver             *self,
                                     GAsyncResult         *result,
                                     GError              **error);

void       lm_solver_run_async      (LmSolver             *self,
                                     LmSolverFunc          func,
                                     gpointer              data,
                                     GDestroyNotify        data_free,
                                     GDestroyNotify        result_free,
                                     GCancellable         *cancellable,
                                     GAsyncReadyCallback   callback,
                                     gpointer              user_data);
void       lm_solver_run_background_async
                                    (LmSolver             *self,
                                     LmSolverFunc          func,
                                     gpointer              data,
                                     GDestroyNotify        data_free,
                                     GDestroyNotify        result_free,
                                     GCancellable         *cancellable,
                                     GAsyncReadyCallback   callback,
                                     gpointer              user_data);
gpointer   lm_solver_run_finish     (LmSolver             *self,
                                     GAsyncResult         *result,
                                     GError              **error);

G_END_DECLS
