/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.h: what the board says of a pile, in sentences. */

#pragma once

#include "engine/lm-answer.h"
#include "games/take-away/rules/position.h"

char *lm_take_away_caption_shorten  (mpz_srcptr   number);
char *lm_take_away_caption_turn     (LmPosition  *position);
char *lm_take_away_caption_rule     (LmPosition  *position);
char *lm_take_away_caption_take     (LmPosition  *position,
                                     mpz_srcptr   amount);
char *lm_take_away_caption_too_many (LmPosition  *position);
char *lm_take_away_caption_choose   (LmPosition  *position);
char *lm_take_away_caption_limit    (mpz_srcptr   limit);
char *lm_take_away_caption_selected (LmPosition  *position,
                                     mpz_srcptr   amount);
char *lm_take_away_caption_verdict  (LmAnswer    *answer);
