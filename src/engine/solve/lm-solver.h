/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-solver.h: the only door to solving for the application: asynchronous, bounded, cancellable. */

#pragma once

#include "lm-question.h"

/*
 * So many questions are answered at a time, and so many hints besides: a hint waits for no other question, nor for one
 * before it that was cancelled and has not ended yet.
 */
#define LM_SOLVER_N_WORKERS 2

#define LM_TYPE_SOLVER (lm_solver_get_type ())
G_DECLARE_FINAL_TYPE (LmSolver, lm_solver, LM, SOLVER, GObject)

LmSolver  *lm_solver_new          (void);

void       lm_solver_set_memory   (LmSolver             *self,
                                   guint64               bytes);
void       lm_solver_set_seconds  (LmSolver             *self,
                                   double                seconds);
void       lm_solver_set_threads  (LmSolver             *self,
                                   guint                 threads);

gpointer   lm_solver_ask          (LmSolver             *self,
                                   LmQuestion           *question,
                                   GCancellable         *cancellable,
                                   GError              **error);
void       lm_solver_ask_async    (LmSolver             *self,
                                   LmQuestion           *question,
                                   GCancellable         *cancellable,
                                   GAsyncReadyCallback   callback,
                                   gpointer              user_data);
gpointer   lm_solver_ask_finish   (LmSolver             *self,
                                   GAsyncResult         *result,
                                   GError              **error);
void       lm_solver_get_progress (LmSolver             *self,
                                   GCancellable         *cancellable,
                                   guint64              *done,
                                   guint64              *total);
