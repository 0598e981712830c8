/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chronicle.c: who rescued whom, and what came of deals, for research. */

#include "../so-long-sucker.h"
#include "../theory/theory.h"

#include "engine/lm-chronicle.h"

static const char *const kinds[] = { "next", "turns", "spare", "rescue", "against", "words" };
static const char *const states[] = { "offered", "refused", "made", "kept", "broken", "lapsed" };

/* Deals that are other than before: by what was said, or by what was done. */
static void
tell_deals (LmChronicle *chronicle,
            LmSlsRecord *before,
            LmSlsRecord *after)
{
  for (guint i = 1; i <= lm_sls_record_count (after); i++)
    {
      const LmSlsDeal *old = i <= lm_sls_record_count (before) ? lm_sls_record_get_deal (before, i) : NULL;
      const LmSlsDeal *deal = lm_sls_record_get_deal (after, i);
      const guint player = deal->breaker != LM_SLS_NONE ? deal->breaker : deal->pact.proposer;

      if (old == NULL || old->state != deal->state)
        lm_chronicle_add (chronicle, states[deal->state], player, lm_sls_pact_get_other (&deal->pact, player), i,
                          kinds[deal->pact.kind]);
    }
}

static const char *
name_placement (const LmSlsRecord *step)
{
  switch (step->effect)
    {
    case LM_SLS_CAPTURE:
      return "capture";
    case LM_SLS_SWEEP:
      return "sweep";
    case LM_SLS_CHOICE:
      return "choose";
    case LM_SLS_ONLY:
    case LM_SLS_LOWEST:
    default:
      return "place";
    }
}

/* A gift to who would have to leave is a rescue. */
static void
tell (LmChronicle *chronicle,
      LmPosition  *before,
      const char  *move,
      LmPosition  *after)
{
  LmSlsRecord *step = lm_sls_position_get_record (after);
  const LmSlsState *state = lm_sls_position_get_state (before);
  g_autofree char *score = g_strdup_printf ("%u", step->score);

  if (step->act.is_gift)
    lm_chronicle_add (chronicle, lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS && state->turn == step->act.receiver ? "rescue" : "give",
                      step->player, step->act.receiver, 0, NULL);
  else if (step->act.is_kill)
    lm_chronicle_add (chronicle, "discard", step->player, LM_NOBODY, 0, NULL);
  else if (step->act.deal.kind == LM_SLS_DEAL_STEP_NONE && LM_SLS_MOVE_KIND (step->act.move) == LM_SLS_MOVE_PLACE)
    lm_chronicle_add (chronicle, name_placement (step), step->player, step->next, 0, NULL);
  else if (step->act.deal.kind == LM_SLS_DEAL_STEP_NONE)
    lm_chronicle_add (chronicle, LM_SLS_MOVE_KIND (step->act.move) == LM_SLS_MOVE_DISCARD ? "discard" : "out", step->player, LM_NOBODY, 0,
                      LM_SLS_MOVE_KIND (step->act.move) == LM_SLS_MOVE_DISCARD ? NULL : score);
  tell_deals (chronicle, lm_sls_position_get_record (before), step);
}

gboolean
lm_sls_run_chronicle (LmTableRun  *run,
                      GError     **error)
{
  return lm_chronicle_run (run, &lm_sls_info, tell, error);
}
