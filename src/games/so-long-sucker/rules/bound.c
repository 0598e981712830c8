/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bound.c: deals that bind: which of them forbids a step. */

#include "rules.h"

/* The number of the deal in force that the act breaks, or 0; of an older one first, and of none from @end on. */
static guint
find_broken (LmPosition     *position,
             const LmSlsAct *act,
             guint           first,
             guint           end)
{
  LmSlsRecord *record = lm_sls_position_get_record (position);
  guint breaker;

  for (guint i = first; i < end; i++)
    {
      const LmSlsDeal *deal = lm_sls_record_get_deal (record, i);

      if (deal->state == LM_SLS_DEAL_MADE
          && lm_sls_pact_judge_act (&deal->pact, lm_sls_position_get_state (position), act, &breaker) == LM_SLS_DEAL_BROKEN)
        return i;
    }

  return 0;
}

/* Whether a placement keeps the deals before @end, apart from those that nobody could keep along with still older ones. */
static gboolean
keeps (LmPosition     *position,
       LmSlsMove       move,
       const gboolean *released,
       guint           end)
{
  const LmSlsAct act = { .player = LM_SLS_NONE, .receiver = LM_SLS_NONE, .move = move };

  for (guint i = find_broken (position, &act, 1, end); i != 0; i = find_broken (position, &act, i + 1, end))
    if (!released[i])
      return FALSE;

  return TRUE;
}

/* Deals may ask for the turn at the same time: the older one goes before, and somebody can always move. */
static guint
find_of_placement (LmPosition     *position,
                   const LmSlsAct *act)
{
  const guint end = lm_sls_record_count (lm_sls_position_get_record (position)) + 1;
  g_autofree LmSlsMove *moves = g_new (LmSlsMove, LM_SLS_MAX_PLACEMENTS);
  const guint n_moves = lm_sls_state_list_placements (lm_sls_position_get_state (position), moves);
  gboolean released[LM_SLS_MAX_DEALS + 1] = { FALSE };

  for (guint i = find_broken (position, act, 1, end); i != 0; i = find_broken (position, act, i + 1, end))
    {
      released[i] = TRUE;
      for (guint j = 0; j < n_moves && released[i]; j++)
        released[i] = !keeps (position, moves[j], released, i) || find_broken (position, &(LmSlsAct) { .move = moves[j] }, i, i + 1);
      if (!released[i])
        return i;
    }

  return 0;
}

/* The gift without which a player would be out who is to be helped, and the number of the deal; 0 where nobody has to give, or may. */
static guint
find_gift (LmPosition *position,
           LmSlsMove  *gift)
{
  LmSlsRecord *record = lm_sls_position_get_record (position);
  const LmSlsState *state = lm_sls_position_get_state (position);
  const LmSlsAct out = { .player = LM_SLS_NONE, .receiver = LM_SLS_NONE, .move = LM_SLS_MOVE_MAKE (LM_SLS_MOVE_OUT) };
  const guint end = lm_sls_record_count (record) + 1;
  LmSlsMove rescues[LM_SLS_PLAYERS * LM_SLS_PLAYERS];

  for (guint i = find_broken (position, &out, 1, end); i != 0; i = find_broken (position, &out, i + 1, end))
    {
      const guint giver = lm_sls_pact_get_other (&lm_sls_record_get_deal (record, i)->pact, state->turn);

      lm_sls_state_list_rescues (state, LM_SLS_BIT (giver), rescues);
      *gift = rescues[0];
      if (find_broken (position, &(LmSlsAct) { .move = *gift }, 1, end) == 0)
        return i;
    }

  return 0;
}

/* Of who has to move without chips. */
char *
lm_sls_bound_get_gift (LmPosition *position)
{
  LmSlsMove gift;

  return find_gift (position, &gift) != 0 ? lm_sls_move_to_string (gift, lm_sls_position_get_turn (position)) : NULL;
}

/* Whether deals bind here and one is in force. */
gboolean
lm_sls_bound_is_there (LmPosition *position)
{
  LM_SLS_FOREACH_DEAL (lm_sls_position_get_record (position), i, deal)
    if (deal->state == LM_SLS_DEAL_MADE && deal->pact.kind != LM_SLS_DEAL_WORDS)
      return LM_SLS_POSITION (position)->binding;

  return FALSE;
}

/* @act: legal but for deals. Returns the number of the deal that forbids it, or 0. What deals say in words binds nobody. */
guint
lm_sls_bound_find (LmPosition     *position,
                   const LmSlsAct *act)
{
  LmSlsMove gift;

  if (act->deal.kind != LM_SLS_DEAL_STEP_NONE || !lm_sls_bound_is_there (position))
    return 0;
  if (act->is_gift || act->is_kill || LM_SLS_MOVE_KIND (act->move) == LM_SLS_MOVE_DISCARD
      || LM_SLS_MOVE_KIND (act->move) == LM_SLS_MOVE_RESCUE)
    return find_broken (position, act, 1, lm_sls_record_count (lm_sls_position_get_record (position)) + 1);

  if (LM_SLS_MOVE_KIND (act->move) == LM_SLS_MOVE_OUT)
    return find_gift (position, &gift);

  return LM_SLS_MOVE_KIND (act->move) == LM_SLS_MOVE_PLACE ? find_of_placement (position, act) : 0;
}
