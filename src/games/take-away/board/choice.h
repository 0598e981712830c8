/* SPDX-License-Identifier: GPL-3.0-or-later */
/* choice.h: how many stones the user is about to take. */

#pragma once

#include "games/take-away/rules/position.h"

G_BEGIN_DECLS

#define LM_TYPE_TAKE_AWAY_CHOICE (lm_take_away_choice_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayChoice, lm_take_away_choice, LM, TAKE_AWAY_CHOICE, GObject)

LmTakeAwayChoice *lm_take_away_choice_new          (void);

void              lm_take_away_choice_set_position (LmTakeAwayChoice  *self,
                                                    LmPosition        *position);
LmPosition       *lm_take_away_choice_get_position (LmTakeAwayChoice  *self);
mpz_srcptr        lm_take_away_choice_get_amount   (LmTakeAwayChoice  *self);
void              lm_take_away_choice_set_amount   (LmTakeAwayChoice  *self,
                                                    mpz_srcptr         amount);
void              lm_take_away_choice_step         (LmTakeAwayChoice  *self,
                                                    long               by);
void              lm_take_away_choice_set_limit    (LmTakeAwayChoice  *self);
void              lm_take_away_choice_read         (LmTakeAwayChoice  *self,
                                                    const char        *text);
char             *lm_take_away_choice_get_move     (LmTakeAwayChoice  *self);
const char       *lm_take_away_choice_get_problem  (LmTakeAwayChoice  *self);

G_END_DECLS
