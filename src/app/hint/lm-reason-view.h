/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-reason-view.h: why a move is recommended: the reason, what it rests on, and every reply with its answer. */

#pragma once

#include "engine/solve/lm-reason.h"
#include "engine/solve/lm-solver.h"

#include <gtk/gtk.h>

#define LM_TYPE_REASON_VIEW (lm_reason_view_get_type ())
G_DECLARE_FINAL_TYPE (LmReasonView, lm_reason_view, LM, REASON_VIEW, GtkBox)

void lm_reason_view_set_advice (LmReasonView  *self,
                                LmSolver      *solver,
                                LmAdvice      *advice);
