/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-captions.h: the sentences of the board of subtraction Nim. */

#pragma once

#include "engine/lm-answer.h"

G_BEGIN_DECLS

char *lm_nim_caption_turn       (LmPosition  *position);
char *lm_nim_caption_move       (LmPosition  *position,
                                 guint64      move);
char *lm_nim_caption_place      (LmPosition  *position,
                                 guint64      number);
char *lm_nim_caption_label      (LmPosition  *position,
                                 guint64      number);
char *lm_nim_caption_arithmetic (LmPosition  *position);
char *lm_nim_caption_verdict    (LmAnswer    *answer);

G_END_DECLS
