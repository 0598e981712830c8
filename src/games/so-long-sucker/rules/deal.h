/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal.h: what two players can agree upon, and what their steps make of it. */

#pragma once

#include "state.h"

G_BEGIN_DECLS

/**
 * LmSlsDealKind:
 * @LM_SLS_DEAL_NEXT: the proposer gives the partner the turn the next time
 *   that it can be done by choice
 * @LM_SLS_DEAL_TURNS: both give each other the turn whenever they may choose
 * @LM_SLS_DEAL_SPARE: neither discards chips of the other's colour
 * @LM_SLS_DEAL_RESCUE: neither lets the other be eliminated for want of a
 *   chip while having a prisoner to give
 * @LM_SLS_DEAL_AGAINST: until a third player is out, neither gives that one a
 *   prisoner or, by choice, the turn, unless to who has no chips
 * @LM_SLS_DEAL_WORDS: anything, said in words; who keeps it is for people to
 *   tell
 *
 * What a deal is about.
 */
typedef enum
{
  LM_SLS_DEAL_NEXT,
  LM_SLS_DEAL_TURNS,
  LM_SLS_DEAL_SPARE,
  LM_SLS_DEAL_RESCUE,
  LM_SLS_DEAL_AGAINST,
  LM_SLS_DEAL_WORDS,
} LmSlsDealKind;

#define LM_SLS_N_DEAL_KINDS (LM_SLS_DEAL_WORDS + 1)

/**
 * LmSlsDealState:
 * @LM_SLS_DEAL_OFFERED: proposed, and not answered yet
 * @LM_SLS_DEAL_REFUSED: declined
 * @LM_SLS_DEAL_MADE: agreed upon and in force
 * @LM_SLS_DEAL_KEPT: over, and both did as agreed
 * @LM_SLS_DEAL_BROKEN: over, for one of them did not
 * @LM_SLS_DEAL_LAPSED: over before there was an occasion
 *
 * How far a deal has come.
 */
typedef enum
{
  LM_SLS_DEAL_OFFERED,
  LM_SLS_DEAL_REFUSED,
  LM_SLS_DEAL_MADE,
  LM_SLS_DEAL_KEPT,
  LM_SLS_DEAL_BROKEN,
  LM_SLS_DEAL_LAPSED,
} LmSlsDealState;

/**
 * LmSlsPact:
 * @kind: what it is about
 * @proposer: who offers it
 * @partner: to whom
 * @victim: whom a %LM_SLS_DEAL_AGAINST is against, else %LM_SLS_NONE
 *
 * The contents of a deal, as far as the rules can tell whether it is kept.
 */
typedef struct
{
  guint8 kind;
  guint8 proposer;
  guint8 partner;
  guint8 victim;
} LmSlsPact;

gboolean       lm_sls_pact_has_party  (const LmSlsPact   *pact,
                                       guint              player);
guint          lm_sls_pact_get_other  (const LmSlsPact   *pact,
                                       guint              player);

gboolean       lm_sls_pact_equal      (const LmSlsPact   *a,
                                       const LmSlsPact   *b);

LmSlsDealState lm_sls_pact_judge_move (const LmSlsPact   *pact,
                                       const LmSlsState  *state,
                                       LmSlsMove          move,
                                       guint             *breaker);
LmSlsDealState lm_sls_pact_judge_gift (const LmSlsPact   *pact,
                                       guint              giver,
                                       guint              receiver,
                                       guint             *breaker);
LmSlsDealState lm_sls_pact_judge_kill (const LmSlsPact   *pact,
                                       guint              player,
                                       const guint8       chips[LM_SLS_PLAYERS],
                                       guint             *breaker);

G_END_DECLS
