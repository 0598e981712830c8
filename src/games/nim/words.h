/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.h: the sentences of the board of subtraction Nim. */

#pragma once

#include "engine/lm-engine.h"

/* All of them (transfer full). */
char *lm_nim_words_task       (LmPosition  *position);
char *lm_nim_words_move       (LmPosition  *position,
                               guint64      move);
char *lm_nim_words_place      (LmPosition  *position,
                               guint64      number);
char *lm_nim_words_label      (LmPosition  *position,
                               guint64      number);
char *lm_nim_words_edit       (guint64      number);
char *lm_nim_words_arithmetic (LmPosition  *position);
char *lm_nim_words_verdict    (LmAnswer    *answer);
