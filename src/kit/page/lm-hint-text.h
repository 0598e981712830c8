/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-hint-text.h: what the hint panel and the history say, in words. */

#pragma once

#include "engine/solve/lm-advice.h"

char       *lm_hint_text_sentence (const char    *text);
char       *lm_hint_text_outcome  (LmPosition    *position,
                                   LmValue        value,
                                   guint          distance);
int         lm_hint_text_winner   (LmPosition    *position,
                                   LmValue        value);

char       *lm_hint_text_verdict  (LmAnswer      *answer,
                                   int            you);
char       *lm_hint_text_term     (LmAnswer      *answer,
                                   int            you);
char       *lm_hint_text_count    (LmAnswer      *answer);
gboolean    lm_hint_text_has_count
                                  (LmAnswer      *answer);
gboolean    lm_hint_text_has_place
                                  (LmAnswer      *answer);
char       *lm_hint_text_place    (LmAnswer      *answer);
char       *lm_hint_text_move     (LmAnswer      *answer);
char       *lm_hint_text_after    (LmAnswer      *answer);
char       *lm_hint_text_hardest  (LmAnswer      *answer);
char       *lm_hint_text_leaves   (LmAdvice      *advice);
char       *lm_hint_text_replies  (LmAdvice      *advice);
char       *lm_hint_text_line     (LmAdvice      *advice);
char       *lm_hint_text_progress (guint64        done,
                                   guint64        total);
const char *lm_hint_text_status   (LmStatus       status);
const char *lm_hint_text_status_meaning
                                  (LmStatus       status);
