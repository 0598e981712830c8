/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal-text.h: the steps of a deal as texts, which stand among the moves. */

#pragma once

#include "deal.h"

G_BEGIN_DECLS

/* Characters of a deal in words, before they are escaped. */
#define LM_SLS_DEAL_MAX_WORDS 120

/**
 * LmSlsDealStepKind:
 * @LM_SLS_DEAL_STEP_NONE: it is no step of a deal
 * @LM_SLS_DEAL_STEP_OFFER: `deal:b+r:turns`: Blue proposes to Red
 * @LM_SLS_DEAL_STEP_ACCEPT: `accept:1`: the partner agrees
 * @LM_SLS_DEAL_STEP_REFUSE: `refuse:1`: the partner does not
 * @LM_SLS_DEAL_STEP_KEPT: `kept:1`: a deal in words has been kept
 * @LM_SLS_DEAL_STEP_BROKEN: `broken:1:r`: Red has broken a deal in words
 *
 * What is done about a deal. Deals are numbered from 1 in the order in which
 * they are offered. The kinds of an offer are `next`, `turns`, `spare`,
 * `rescue`, `against-y` and `words:...`, which is percent-encoded as in a URI.
 */
typedef enum
{
  LM_SLS_DEAL_STEP_NONE,
  LM_SLS_DEAL_STEP_OFFER,
  LM_SLS_DEAL_STEP_ACCEPT,
  LM_SLS_DEAL_STEP_REFUSE,
  LM_SLS_DEAL_STEP_KEPT,
  LM_SLS_DEAL_STEP_BROKEN,
} LmSlsDealStepKind;

/**
 * LmSlsDealStep:
 * @kind: what is done
 * @number: of the deal; not of an offer
 * @breaker: who has broken it
 * @pact: of an offer: what is proposed
 * @words: of an offer in words: where the escaped words begin in the text that
 *   was read; not checked yet
 *
 * A step of a deal as its text tells it.
 */
typedef struct
{
  LmSlsDealStepKind kind;
  guint             number;
  guint             breaker;
  LmSlsPact         pact;
  const char       *words;
} LmSlsDealStep;

gboolean lm_sls_deal_parse_step      (const char       *text,
                                      LmSlsDealStep    *step);
char    *lm_sls_deal_offer_to_string (const LmSlsPact  *pact,
                                      const char       *words);
char    *lm_sls_deal_parse_words     (const char       *escaped,
                                      const char      **problem);

G_END_DECLS
