/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.h: moves, results and refusals of the games of this room, for people. */

#pragma once

#include "position.h"

char *lm_zeckendorf_words_describe_result (LmPosition   *position);
char *lm_zeckendorf_words_describe_move   (LmPosition   *position,
                                           const char   *text,
                                           LmMoveStyle   style);
char *lm_zeckendorf_words_describe_deed   (LmPosition   *position,
                                           const char   *text,
                                           const char   *who);
char *lm_zeckendorf_words_describe_goal   (LmPosition   *position);
void  lm_zeckendorf_words_refuse          (LmPosition   *position,
                                           const char   *text,
                                           GError      **error);
