/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal.c: what two players can agree upon, what their steps make of it, and which steps a deal that binds forbids. */

#include "rules.h"

/* Whether they say the same; pacts in words never do. */
gboolean
lm_sls_pact_equal (const LmSlsPact *a,
                   const LmSlsPact *b)
{
  const gboolean same = a->proposer == b->proposer && a->partner == b->partner;
  const gboolean turned = a->proposer == b->partner && a->partner == b->proposer;

  return a->kind == b->kind && a->kind != LM_SLS_DEAL_WORDS && a->victim == b->victim
         && (same || (turned && a->kind != LM_SLS_DEAL_NEXT));
}

/* What @a asks for that @b forbids, of a player who has a part in both. */
static gboolean
forbids (const LmSlsPact *a,
         const LmSlsPact *b)
{
  const gboolean turns = a->kind == LM_SLS_DEAL_NEXT || a->kind == LM_SLS_DEAL_TURNS;

  if (b->kind == LM_SLS_DEAL_AGAINST)
    return lm_sls_pact_has_party (a, b->victim) || (a->kind == LM_SLS_DEAL_AGAINST && a->victim != b->victim);
  return turns && (b->kind == LM_SLS_DEAL_NEXT || b->kind == LM_SLS_DEAL_TURNS);
}

/* Whether there may come a time at which nobody could keep both. */
gboolean
lm_sls_pact_conflicts (const LmSlsPact *a,
                       const LmSlsPact *b)
{
  return (lm_sls_pact_has_party (a, b->proposer) || lm_sls_pact_has_party (a, b->partner)) && (forbids (a, b) || forbids (b, a));
}

static LmSlsDealState
break_by (guint  player,
          guint *breaker)
{
  *breaker = player;
  return LM_SLS_DEAL_BROKEN;
}

/* Who names the next player. */
static LmSlsDealState
judge_choice (const LmSlsPact  *pact,
              const LmSlsState *state,
              LmSlsMove         move,
              guint            *breaker)
{
  const guint named = LM_SLS_MOVE_NEXT (move);
  const guint other = lm_sls_pact_get_other (pact, state->turn);
  guint possible;
  gboolean may;

  lm_sls_state_get_effect (state, LM_SLS_MOVE_COLOUR (move), LM_SLS_MOVE_PILE (move), &possible);
  may = (possible & LM_SLS_BIT (other)) != 0;
  if (pact->kind == LM_SLS_DEAL_NEXT && may && state->turn == pact->proposer)
    return named == other ? LM_SLS_DEAL_KEPT : break_by (state->turn, breaker);
  if (pact->kind == LM_SLS_DEAL_TURNS && may && named != other)
    return break_by (state->turn, breaker);
  if (pact->kind == LM_SLS_DEAL_AGAINST && named == pact->victim && lm_sls_count (state->hands[named]) > 0)
    return break_by (state->turn, breaker);

  return LM_SLS_DEAL_MADE;
}

static LmSlsDealState
judge_gift (const LmSlsPact *pact,
            guint            giver,
            guint            receiver,
            guint           *breaker)
{
  if (pact->kind == LM_SLS_DEAL_AGAINST && receiver == pact->victim && lm_sls_pact_has_party (pact, giver))
    return break_by (giver, breaker);

  return LM_SLS_DEAL_MADE;
}

/* A captured pile has chips of who captures it, so nobody is ever forced to discard those of another one. */
static LmSlsDealState
judge_kill (const LmSlsPact *pact,
            guint            player,
            const guint8     chips[LM_SLS_PLAYERS],
            guint           *breaker)
{
  if (pact->kind == LM_SLS_DEAL_SPARE && lm_sls_pact_has_party (pact, player)
      && chips[lm_sls_pact_get_other (pact, player)] > 0)
    return break_by (player, breaker);

  return LM_SLS_DEAL_MADE;
}

/* Who could have helped and did not; a player whose time is over cannot be helped. */
static gboolean
is_left_alone (const LmSlsPact  *pact,
               const LmSlsState *state,
               LmSlsMove         move)
{
  LmSlsMove rescues[LM_SLS_PLAYERS * LM_SLS_PLAYERS];

  return pact->kind == LM_SLS_DEAL_RESCUE
         && LM_SLS_MOVE_KIND (move) == LM_SLS_MOVE_OUT
         && lm_sls_pact_has_party (pact, state->turn)
         && lm_sls_state_list_rescues (state, LM_SLS_BIT (lm_sls_pact_get_other (pact, state->turn)), rescues) > 0;
}

static LmSlsDealState
judge_end (const LmSlsPact  *pact,
           const LmSlsState *state,
           LmSlsMove         move,
           guint            *breaker)
{
  if (pact->kind == LM_SLS_DEAL_WORDS)
    return LM_SLS_DEAL_MADE;
  if (is_left_alone (pact, state, move))
    return break_by (lm_sls_pact_get_other (pact, state->turn), breaker);
  if (pact->kind == LM_SLS_DEAL_AGAINST && state->turn == pact->victim)
    return LM_SLS_DEAL_KEPT;
  if (!lm_sls_pact_has_party (pact, state->turn))
    return LM_SLS_DEAL_MADE;

  /* Whether help was given before the record knows. */
  return pact->kind == LM_SLS_DEAL_TURNS || pact->kind == LM_SLS_DEAL_SPARE ? LM_SLS_DEAL_KEPT : LM_SLS_DEAL_LAPSED;
}

/* What it makes of the pact; %LM_SLS_DEAL_MADE when it goes on. @breaker: left alone unless somebody breaks it. */
LmSlsDealState
lm_sls_pact_judge_move (const LmSlsPact  *pact,
                        const LmSlsState *state,
                        LmSlsMove         move,
                        guint            *breaker)
{
  guint8 chips[LM_SLS_PLAYERS];

  switch (LM_SLS_MOVE_KIND (move))
    {
    case LM_SLS_MOVE_PLACE:
      if (LM_SLS_MOVE_NEXT (move) == LM_SLS_NONE || !lm_sls_pact_has_party (pact, state->turn))
        return LM_SLS_DEAL_MADE;
      return judge_choice (pact, state, move, breaker);
    case LM_SLS_MOVE_DISCARD:
      lm_sls_move_get_counts (move, chips);
      return judge_kill (pact, state->turn, chips, breaker);
    case LM_SLS_MOVE_RESCUE:
      return judge_gift (pact, LM_SLS_MOVE_GIVER (move), state->turn, breaker);
    case LM_SLS_MOVE_OUT:
    case LM_SLS_MOVE_TIME:
    default:
      return judge_end (pact, state, move, breaker);
    }
}

/* Who gets rid of the last prisoner while the other one has to move without chips does not help. */
static gboolean
wastes_help (const LmSlsPact  *pact,
             const LmSlsState *state,
             const LmSlsAct   *act)
{
  const guint8 *hand = state->hands[act->player];

  return pact->kind == LM_SLS_DEAL_RESCUE && lm_sls_pact_has_party (pact, act->player)
         && lm_sls_pact_get_other (pact, act->player) == state->turn && lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS
         && (act->is_kill || act->receiver != state->turn)
         && lm_sls_count (hand) - hand[act->player] == lm_sls_count (act->chips);
}

/* As lm_sls_pact_judge_move(), also of what is done out of turn. */
LmSlsDealState
lm_sls_pact_judge_act (const LmSlsPact  *pact,
                       const LmSlsState *state,
                       const LmSlsAct   *act,
                       guint            *breaker)
{
  if ((act->is_gift || act->is_kill) && wastes_help (pact, state, act))
    return break_by (act->player, breaker);
  if (act->is_gift)
    return judge_gift (pact, act->player, act->receiver, breaker);
  if (act->is_kill)
    return judge_kill (pact, act->player, act->chips, breaker);

  return lm_sls_pact_judge_move (pact, state, act->move, breaker);
}

/* The number of the deal in force that the act breaks, or 0; of an older one first, and of none from @end on. */
static guint
find_broken (LmPosition     *position,
             const LmSlsAct *act,
             guint           first,
             guint           end)
{
  LmSlsRecord *record = lm_sls_position_get_record (position);
  guint breaker;

  for (guint i = first; i < MIN (end, lm_sls_record_count (record) + 1); i++)
    {
      const LmSlsDeal *deal = lm_sls_record_get_deal (record, i);

      if (deal->state == LM_SLS_DEAL_MADE
          && lm_sls_pact_judge_act (&deal->pact, lm_sls_position_get_state (position), act, &breaker) == LM_SLS_DEAL_BROKEN)
        return i;
    }

  return 0;
}

/* The number of the oldest deal in force that the act breaks, or 0. */
guint
lm_sls_bound_find_broken (LmPosition     *position,
                          const LmSlsAct *act)
{
  return find_broken (position, act, 1, G_MAXUINT);
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
