/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal-check.c: whether a step of a deal can be taken, and why not. */

#include "config.h"

#include "deal-check.h"

#include "words.h"

#include <glib/gi18n-lib.h>

static gboolean
is_open (const LmSlsDeal *deal)
{
  return deal->state == LM_SLS_DEAL_OFFERED || deal->state == LM_SLS_DEAL_MADE;
}

static gboolean
is_there (LmSlsRecord     *record,
          const LmSlsPact *pact)
{
  for (guint i = 1; i <= lm_sls_record_count (record); i++)
    {
      const LmSlsDeal *deal = lm_sls_record_get_deal (record, i);

      if (is_open (deal) && lm_sls_pact_equal (&deal->pact, pact))
        return TRUE;
    }

  return FALSE;
}

static char *
find_eliminated (const LmSlsState *state,
                 const LmSlsPact  *pact)
{
  const guint players[] = { pact->proposer, pact->partner, pact->victim };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    if (players[i] != LM_SLS_NONE && !lm_sls_state_is_left (state, players[i]))
      return g_strdup_printf (_("%s is eliminated."), lm_sls_get_player_name (players[i]));

  return NULL;
}

static char *
check_words (const char *words)
{
  const char *problem = NULL;
  g_autofree char *text = words != NULL ? lm_sls_deal_parse_words (words, &problem) : NULL;

  return g_strdup (problem);
}

static char *
check_offer (LmSlsRecord         *record,
             const LmSlsState    *state,
             const LmSlsDealStep *step)
{
  const LmSlsPact *pact = &step->pact;
  char *problem;

  if (pact->proposer == pact->partner)
    return g_strdup (_("a deal is made with another player."));
  if (lm_sls_pact_has_party (pact, pact->victim))
    return g_strdup (_("a deal against somebody is against a third player."));

  problem = find_eliminated (state, pact);
  if (problem == NULL)
    problem = check_words (step->words);
  if (problem != NULL)
    return problem;

  if (is_there (record, pact))
    return g_strdup (_("that deal is proposed or in force already."));
  if (lm_sls_record_count (record) >= LM_SLS_MAX_DEALS)
    return g_strdup_printf (_("%u deals were proposed already, and no more are recorded."), LM_SLS_MAX_DEALS);
  return NULL;
}

static char *
check_mark (const LmSlsDeal     *deal,
            const LmSlsDealStep *step)
{
  if (deal->pact.kind != LM_SLS_DEAL_WORDS)
    return g_strdup (_("whether that deal is kept shows by itself."));
  if (deal->state != LM_SLS_DEAL_MADE)
    return g_strdup (_("that deal is not in force."));
  if (step->kind == LM_SLS_DEAL_STEP_BROKEN && !lm_sls_pact_has_party (&deal->pact, step->breaker))
    return g_strdup_printf (_("%s has no part in that deal."), lm_sls_get_player_name (step->breaker));

  return NULL;
}

/* @record: what has happened. Returns why it cannot be taken, a clause with the full stop; %NULL when it can. */
char *
lm_sls_deal_check (LmSlsRecord         *record,
                   const LmSlsState    *state,
                   const LmSlsDealStep *step)
{
  const LmSlsDeal *deal = lm_sls_record_get_deal (record, step->number);

  if (step->kind == LM_SLS_DEAL_STEP_OFFER)
    return check_offer (record, state, step);
  if (deal == NULL)
    return g_strdup_printf (_("there is no deal %u."), step->number);
  if (step->kind == LM_SLS_DEAL_STEP_KEPT || step->kind == LM_SLS_DEAL_STEP_BROKEN)
    return check_mark (deal, step);

  return deal->state == LM_SLS_DEAL_OFFERED ? NULL : g_strdup (_("that deal does not wait for an answer."));
}
