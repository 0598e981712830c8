/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-solve-progress.h: how far the solver has come, with Cancel and Ask Again. */

#pragma once

#include "lm-inquiry.h"

#include <adwaita.h>

#define LM_TYPE_SOLVE_PROGRESS (lm_solve_progress_get_type ())
G_DECLARE_FINAL_TYPE (LmSolveProgress, lm_solve_progress, LM, SOLVE_PROGRESS, AdwBin)

/*
 * Property: "busy" (gboolean, read-only): whether the solver has been at work
 * long enough for people to notice.
 */

void     lm_solve_progress_set_inquiry (LmSolveProgress  *self,
                                        LmInquiry        *inquiry);
gboolean lm_solve_progress_get_busy    (LmSolveProgress  *self);
char    *lm_solve_progress_describe    (guint64           done,
                                        guint64           total);
