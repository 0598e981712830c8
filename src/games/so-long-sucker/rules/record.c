/* SPDX-License-Identifier: GPL-3.0-or-later */
/* record.c: what has happened at the table, and the deals. */

#include "rules.h"

static void
clear_deal (gpointer data)
{
  g_clear_pointer (&((LmSlsDeal *) data)->words, g_ref_string_release);
}

/* A copy that may be changed. */
static GArray *
copy_deals (GArray *deals)
{
  GArray *copy = g_array_new (FALSE, FALSE, sizeof (LmSlsDeal));

  g_array_set_clear_func (copy, clear_deal);
  for (guint i = 0; deals != NULL && i < deals->len; i++)
    {
      LmSlsDeal deal = g_array_index (deals, LmSlsDeal, i);

      if (deal.words != NULL)
        g_ref_string_acquire (deal.words);
      g_array_append_val (copy, deal);
    }

  return copy;
}

/* Step by step, for a long game would be too deep to be released by a recursion. */
void
lm_sls_record_unref (LmSlsRecord *self)
{
  while (self != NULL && g_atomic_ref_count_dec (&self->ref_count))
    {
      LmSlsRecord *before = self->before;

      g_clear_pointer (&self->deals, g_array_unref);
      g_free (self);
      self = before;
    }
}

/* How many deals have been offered. */
guint
lm_sls_record_count (LmSlsRecord *self)
{
  return self != NULL && self->deals != NULL ? self->deals->len : 0;
}

const LmSlsDeal *
lm_sls_record_get_deal (LmSlsRecord *self,
                        guint        number)
{
  if (number < 1 || number > lm_sls_record_count (self))
    return NULL;

  return &g_array_index (self->deals, LmSlsDeal, number - 1);
}

static LmSlsDeal
make_deal (const LmSlsDealStep *step)
{
  const char *problem;
  g_autofree char *words = step->words != NULL ? lm_sls_deal_parse_words (step->words, &problem) : NULL;

  return (LmSlsDeal) {
    .pact = step->pact,
    .state = LM_SLS_DEAL_OFFERED,
    .breaker = LM_SLS_NONE,
    .words = words != NULL ? g_ref_string_new (words) : NULL,
  };
}

static void
take_step (GArray              *deals,
           const LmSlsDealStep *step)
{
  static const LmSlsDealState states[] = {
    [LM_SLS_DEAL_STEP_ACCEPT] = LM_SLS_DEAL_MADE,
    [LM_SLS_DEAL_STEP_REFUSE] = LM_SLS_DEAL_REFUSED,
    [LM_SLS_DEAL_STEP_KEPT] = LM_SLS_DEAL_KEPT,
    [LM_SLS_DEAL_STEP_BROKEN] = LM_SLS_DEAL_BROKEN,
  };
  LmSlsDeal *deal;

  if (step->kind == LM_SLS_DEAL_STEP_OFFER)
    {
      LmSlsDeal offered = make_deal (step);

      g_array_append_val (deals, offered);
      return;
    }

  deal = &g_array_index (deals, LmSlsDeal, step->number - 1);
  deal->state = states[step->kind];
  deal->breaker = step->breaker;
}

/* Whether one of the two has given the other one a chip while the deal was in force. */
static gboolean
was_helped (LmSlsRecord     *record,
            const LmSlsPact *pact,
            guint            number)
{
  for (; lm_sls_record_count (record) >= number && lm_sls_record_get_deal (record, number)->state == LM_SLS_DEAL_MADE; record = record->before)
    if (record->act.is_gift && lm_sls_pact_has_party (pact, record->act.player)
        && record->act.receiver == lm_sls_pact_get_other (pact, record->act.player))
      return TRUE;

  return FALSE;
}

/* An offer ends with those who are out, a deal as it is judged; one of help was kept only if help was given. */
static void
judge (LmSlsDeal        *deal,
       guint             number,
       LmSlsRecord      *before,
       const LmSlsState *state,
       const LmSlsState *after,
       const LmSlsAct   *act)
{
  const LmSlsPact *pact = &deal->pact;

  if (deal->state == LM_SLS_DEAL_MADE)
    {
      deal->state = lm_sls_pact_judge_act (pact, state, act, &deal->breaker);
      if (deal->state == LM_SLS_DEAL_LAPSED && pact->kind == LM_SLS_DEAL_RESCUE && was_helped (before, pact, number))
        deal->state = LM_SLS_DEAL_KEPT;
    }
  else if (deal->state == LM_SLS_DEAL_OFFERED
           && (!lm_sls_state_is_left (after, pact->proposer) || !lm_sls_state_is_left (after, pact->partner)
               || (pact->victim != LM_SLS_NONE && !lm_sls_state_is_left (after, pact->victim))))
    deal->state = LM_SLS_DEAL_LAPSED;
}

/* The deals after a step; mostly the same as before it. */
static GArray *
update_deals (LmSlsRecord      *before,
              const LmSlsState *state,
              const LmSlsState *after,
              const LmSlsAct   *act)
{
  GArray *deals = before != NULL ? before->deals : NULL;
  g_autoptr (GArray) changed = NULL;

  if (act->deal.kind != LM_SLS_DEAL_STEP_NONE)
    {
      changed = copy_deals (deals);
      take_step (changed, &act->deal);
      return g_steal_pointer (&changed);
    }

  for (guint i = 0; deals != NULL && i < deals->len; i++)
    {
      LmSlsDeal deal = g_array_index (deals, LmSlsDeal, i);

      judge (&deal, i + 1, before, state, after, act);
      if (deal.state == g_array_index (deals, LmSlsDeal, i).state)
        continue;
      if (changed == NULL)
        changed = copy_deals (deals);
      g_array_index (changed, LmSlsDeal, i) = deal;
    }

  if (changed != NULL)
    return g_steal_pointer (&changed);
  return deals != NULL ? g_array_ref (deals) : NULL;
}

/* Whose step it is; a deal that it names need not be there. */
guint
lm_sls_record_get_player (LmSlsRecord      *self,
                          const LmSlsState *state,
                          const LmSlsAct   *act)
{
  const LmSlsDeal *deal = lm_sls_record_get_deal (self, act->deal.number);

  if (deal == NULL && act->deal.number > 0)
    return state->turn;

  switch (act->deal.kind)
    {
    case LM_SLS_DEAL_STEP_OFFER:
      return act->deal.pact.proposer;
    case LM_SLS_DEAL_STEP_ACCEPT:
    case LM_SLS_DEAL_STEP_REFUSE:
      return deal->pact.partner;
    case LM_SLS_DEAL_STEP_KEPT:
      return deal->pact.proposer;
    case LM_SLS_DEAL_STEP_BROKEN:
      return act->deal.breaker;
    case LM_SLS_DEAL_STEP_NONE:
    default:
      return act->is_gift || act->is_kill ? act->player : state->turn;
    }
}

static void
record_placement (LmSlsRecord      *self,
                  const LmSlsState *state)
{
  const guint colour = LM_SLS_MOVE_COLOUR (self->act.move);
  const guint pile = LM_SLS_MOVE_PILE (self->act.move);
  guint next;

  self->effect = lm_sls_state_get_effect (state, colour, pile, &next);
  if (self->effect != LM_SLS_CAPTURE && self->effect != LM_SLS_SWEEP)
    return;

  memcpy (self->pile, state->piles[pile - 1].count, sizeof (self->pile));
  self->pile[colour]++;
}

LmSlsRecord *
lm_sls_record_add (LmSlsRecord      *before,
                   const LmSlsState *state,
                   const LmSlsState *after,
                   const LmSlsAct   *act)
{
  LmSlsRecord *self = g_new0 (LmSlsRecord, 1);
  const gboolean is_move = act->deal.kind == LM_SLS_DEAL_STEP_NONE && !act->is_gift && !act->is_kill;

  g_atomic_ref_count_init (&self->ref_count);
  self->before = before;
  if (before != NULL)
    g_atomic_ref_count_inc (&before->ref_count);
  self->number = before != NULL ? before->number + 1 : 1;
  self->player = lm_sls_record_get_player (before, state, act);
  self->next = after->turn;
  self->act = *act;
  if (is_move && LM_SLS_MOVE_KIND (act->move) == LM_SLS_MOVE_PLACE)
    record_placement (self, state);
  if (is_move)
    self->score = after->score[state->turn];
  self->deals = update_deals (before, state, after, act);
  self->act.deal.words = NULL;
  return self;
}

/*
 * Whether a deal was proposed just now to one of @players, a bit each, and is not answered; when the game has gone on it
 * still may be, but nobody waits.
 */
gboolean
lm_sls_record_awaits_answer (LmSlsRecord *self,
                             guint        players)
{
  for (LmSlsRecord *step = self; step != NULL && step->act.deal.kind != LM_SLS_DEAL_STEP_NONE; step = step->before)
    if (step->act.deal.kind == LM_SLS_DEAL_STEP_OFFER)
      {
        const LmSlsDeal *deal = lm_sls_record_get_deal (self, lm_sls_record_count (step));

        if (deal->state == LM_SLS_DEAL_OFFERED && (players & LM_SLS_BIT (deal->pact.partner)) != 0)
          return TRUE;
      }

  return FALSE;
}
