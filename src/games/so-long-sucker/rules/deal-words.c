/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal-words.c: deals and their steps for people. */

#include "config.h"

#include "deal-words.h"

#include "words.h"

#include <glib/gi18n-lib.h>

/* @words: of a deal in words: what it says. Returns the deal, a clause without the full stop. */
char *
lm_sls_describe_pact (const LmSlsPact *pact,
                      const char      *words)
{
  const char *proposer = lm_sls_get_player_name (pact->proposer);
  const char *partner = lm_sls_get_player_name (pact->partner);

  switch ((LmSlsDealKind) pact->kind)
    {
    case LM_SLS_DEAL_NEXT:
      /* Translators: “Blue gives Red the turn the next time that Blue may name Red”. */
      return g_strdup_printf (_("%s gives %s the turn the next time that %s may name %s"),
                              proposer, partner, proposer, partner);
    case LM_SLS_DEAL_TURNS:
      return g_strdup_printf (_("%s and %s give each other the turn whenever they may choose"), proposer, partner);
    case LM_SLS_DEAL_SPARE:
      return g_strdup_printf (_("%s and %s do not discard each other’s chips"), proposer, partner);
    case LM_SLS_DEAL_RESCUE:
      return g_strdup_printf (_("%s and %s give each other a prisoner when one has to move without chips"),
                              proposer, partner);
    case LM_SLS_DEAL_AGAINST:
      /* Translators: “Blue and Red never choose to give Yellow a turn or a chip, until Yellow is out”. */
      return g_strdup_printf (_("%s and %s never choose to give %s a turn or a chip, until %s is out"), proposer, partner,
                              lm_sls_get_player_name (pact->victim), lm_sls_get_player_name (pact->victim));
    case LM_SLS_DEAL_WORDS:
    default:
      return g_strdup_printf (_("“%s”"), words);
    }
}

static char *
describe_offer (const LmSlsDealStep *step)
{
  const char *problem;
  g_autofree char *words = step->words != NULL ? lm_sls_deal_parse_words (step->words, &problem) : NULL;
  g_autofree char *deal = lm_sls_describe_pact (&step->pact, words != NULL ? words : "");

  /* Translators: who proposes a deal to whom, and what it says. */
  return g_strdup_printf (_("%s proposes to %s: %s"), lm_sls_get_player_name (step->pact.proposer),
                          lm_sls_get_player_name (step->pact.partner), deal);
}

/* @record: what happened before it. Returns the step for people, without the full stop. */
char *
lm_sls_describe_deal_step (LmSlsRecord         *record,
                           const LmSlsDealStep *step)
{
  const LmSlsDeal *deal = lm_sls_record_get_deal (record, step->number);
  g_autofree char *pact = deal != NULL ? lm_sls_describe_pact (&deal->pact, deal->words) : NULL;

  if (deal == NULL)
    return describe_offer (step);

  switch (step->kind)
    {
    case LM_SLS_DEAL_STEP_ACCEPT:
      /* Translators: two players and the deal that they make. */
      return g_strdup_printf (_("%s and %s agree: %s"), lm_sls_get_player_name (deal->pact.proposer),
                              lm_sls_get_player_name (deal->pact.partner), pact);
    case LM_SLS_DEAL_STEP_REFUSE:
      /* Translators: who declines which deal. */
      return g_strdup_printf (_("%s declines: %s"), lm_sls_get_player_name (deal->pact.partner), pact);
    case LM_SLS_DEAL_STEP_KEPT:
      return g_strdup_printf (_("The deal was kept: %s"), pact);
    case LM_SLS_DEAL_STEP_BROKEN:
      /* Translators: who broke which deal. */
      return g_strdup_printf (_("%s broke the deal: %s"), lm_sls_get_player_name (step->breaker), pact);
    case LM_SLS_DEAL_STEP_OFFER:
    case LM_SLS_DEAL_STEP_NONE:
    default:
      return describe_offer (step);
    }
}

const char *
lm_sls_get_deal_state_name (LmSlsDealState state)
{
  static const char *const names[] = {
    NC_("deal", "Proposed"), NC_("deal", "Declined"), NC_("deal", "In force"),
    NC_("deal", "Kept"), NC_("deal", "Broken"), NC_("deal", "Came to nothing"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "deal", names[state]);
}
