/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal.h: what two players can agree upon, and what their steps make of it. */

#pragma once

#include "state.h"

typedef enum
{
  LM_SLS_DEAL_NEXT, /* the proposer gives the partner the turn the next time that it can be done by choice */
  LM_SLS_DEAL_TURNS, /* both give each other the turn whenever they may choose */
  LM_SLS_DEAL_SPARE, /* neither discards chips of the other's colour */
  LM_SLS_DEAL_RESCUE, /* neither lets the other be eliminated for want of a chip while having a prisoner to give */
  LM_SLS_DEAL_AGAINST, /* until a third player is out, neither gives that one a prisoner or, by choice, the turn,
                          unless to who has no chips */
  LM_SLS_DEAL_WORDS, /* anything, said in words; who keeps it is for people to tell */
} LmSlsDealKind;

#define LM_SLS_N_DEAL_KINDS (LM_SLS_DEAL_WORDS + 1)

typedef enum
{
  LM_SLS_DEAL_OFFERED, /* proposed, and not answered yet */
  LM_SLS_DEAL_REFUSED,
  LM_SLS_DEAL_MADE, /* agreed upon and in force */
  LM_SLS_DEAL_KEPT, /* over, and both did as agreed */
  LM_SLS_DEAL_BROKEN, /* over, for one of them did not */
  LM_SLS_DEAL_LAPSED, /* over before there was an occasion */
} LmSlsDealState;

/* The contents of a deal, as far as the rules can tell whether it is kept. */
typedef struct
{
  guint8 kind;
  guint8 proposer;
  guint8 partner;
  guint8 victim; /* whom a %LM_SLS_DEAL_AGAINST is against, else %LM_SLS_NONE */
} LmSlsPact;

/*
 * What is done about a deal. Deals are numbered from 1 in the order in which they are offered. The kinds of an offer
 * are `next`, `turns`, `spare`, `rescue`, `against-y` and `words:...`, which is percent-encoded as in a URI.
 */
typedef enum
{
  LM_SLS_DEAL_STEP_NONE, /* it is no step of a deal */
  LM_SLS_DEAL_STEP_OFFER, /* `deal:b+r:turns`: Blue proposes to Red */
  LM_SLS_DEAL_STEP_ACCEPT, /* `accept:1`: the partner agrees */
  LM_SLS_DEAL_STEP_REFUSE, /* `refuse:1`: the partner does not */
  LM_SLS_DEAL_STEP_KEPT, /* `kept:1`: a deal in words has been kept */
  LM_SLS_DEAL_STEP_BROKEN, /* `broken:1:r`: Red has broken a deal in words */
} LmSlsDealStepKind;

/* A step of a deal as its text tells it. */
typedef struct
{
  LmSlsDealStepKind kind;
  guint             number; /* of the deal; not of an offer */
  guint             breaker; /* who has broken it */
  LmSlsPact         pact; /* of an offer: what is proposed */
  const char       *words; /* of an offer in words: where they begin in the text that was read; not checked yet */
} LmSlsDealStep;

/* A move as its text tells it, not yet held against a position. */
typedef struct
{
  gboolean      is_gift; /* chips are given; else they are discarded out of turn, or @move says what is done */
  gboolean      is_kill; /* prisoners are discarded from the hand */
  guint         player; /* who gives or discards */
  guint         receiver; /* who is given to */
  guint8        chips[LM_SLS_PLAYERS]; /* what is given or discarded, by colour */
  LmSlsDealStep deal; /* changes nothing on the table; its kind is %LM_SLS_DEAL_STEP_NONE for all other moves */
  LmSlsMove     move; /* a decision of the player to move */
} LmSlsAct;

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
LmSlsDealState lm_sls_pact_judge_act  (const LmSlsPact   *pact,
                                       const LmSlsState  *state,
                                       const LmSlsAct    *act,
                                       guint             *breaker);
