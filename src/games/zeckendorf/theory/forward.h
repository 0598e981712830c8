/* SPDX-License-Identifier: GPL-3.0-or-later */
/* forward.h: what is proved of the forward game, and a position's reason in words. */

#pragma once

#include "engine/lm-answer.h"
#include "engine/lm-reason.h"
#include "engine/lm-solve-context.h"

LmValue   lm_zeckendorf_theory_get_value  (const guint32   *heights);
gboolean  lm_zeckendorf_theory_get_parity (const guint32   *heights,
                                           guint           *parity);
LmReason *lm_zeckendorf_explain           (LmPosition      *position,
                                           LmAnswer        *answer,
                                           LmSolveContext  *context);
