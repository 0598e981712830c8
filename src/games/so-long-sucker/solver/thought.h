/* SPDX-License-Identifier: GPL-3.0-or-later */
/* thought.h: what a computer player has in mind while it decides. */

#pragma once

#include "bots.h"
#include "../rules/position.h"
#include "scene.h"

G_BEGIN_DECLS

/**
 * LmSlsThought:
 * @state: the table
 * @record: (nullable): what has happened, and the deals
 * @company: who sits there
 * @skill: how long to think
 * @rand: where chance comes from
 * @context: cancellation and time
 * @pacts: the deals in force
 *
 * What a computer decides by.
 */
typedef struct
{
  const LmSlsState *state;
  LmSlsRecord      *record;
  const LmCompany  *company;
  const LmSlsSkill *skill;
  GRand            *rand;
  LmSolveContext   *context;
  LmSlsPacts        pacts;
} LmSlsThought;

/* For a computer that is fair: a deal is broken where that brings as many score points. */
#define LM_SLS_PRICE_OF_A_DEAL 0.3

guint lm_sls_thought_scale   (const LmSlsThought *thought,
                              guint               n_games);

char *lm_sls_bargain_answer  (LmSlsThought *thought);
char *lm_sls_bargain_propose (LmSlsThought *thought);

G_END_DECLS
