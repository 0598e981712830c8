/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal.c: what two players can agree upon, and what their steps make of it. */

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

  return pact->kind == LM_SLS_DEAL_NEXT || pact->kind == LM_SLS_DEAL_AGAINST ? LM_SLS_DEAL_LAPSED : LM_SLS_DEAL_KEPT;
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

/* As lm_sls_pact_judge_move(), also of what is done out of turn. */
LmSlsDealState
lm_sls_pact_judge_act (const LmSlsPact  *pact,
                       const LmSlsState *state,
                       const LmSlsAct   *act,
                       guint            *breaker)
{
  if (act->is_gift)
    return judge_gift (pact, act->player, act->receiver, breaker);
  if (act->is_kill)
    return judge_kill (pact, act->player, act->chips, breaker);

  return lm_sls_pact_judge_move (pact, state, act->move, breaker);
}
