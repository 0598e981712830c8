/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-hint.h: what the rungs of a hint say, as claims, for window, command line, library and print alike. */

#pragma once

#include "lm-advice.h"

LmReason *lm_hint_state_outcome (LmPosition *position,
                                 LmValue     value,
                                 guint       distance);
LmReason *lm_hint_state_verdict (LmAnswer   *answer,
                                 int         you);
LmReason *lm_hint_state_term    (LmAnswer   *answer,
                                 int         you);
LmReason *lm_hint_state_count   (LmAnswer   *answer);
LmReason *lm_hint_state_place   (LmAnswer   *answer);
LmReason *lm_hint_state_after   (LmAnswer   *answer);
LmReason *lm_hint_state_hardest (LmAnswer   *answer);
LmReason *lm_hint_state_leaves  (LmAdvice   *advice);
LmReason *lm_hint_state_replies (LmAdvice   *advice);
LmReason *lm_hint_state_line    (LmAdvice   *advice);
gboolean  lm_hint_has_count     (LmAnswer   *answer);
gboolean  lm_hint_has_place     (LmAnswer   *answer);
int       lm_hint_find_winner   (LmPosition *position,
                                 LmValue     value);
char     *lm_hint_say           (LmReason   *said);
