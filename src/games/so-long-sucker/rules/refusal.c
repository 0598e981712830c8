/* SPDX-License-Identifier: GPL-3.0-or-later */
/* refusal.c: whether a move is legal, and the rule that forbids it. */

#include "rules.h"

#include <glib/gi18n-lib.h>

/* What checks returns why it cannot be, a clause or more with the full stop; %NULL when it can. */

/* So many legal moves are told beside a refusal. */
#define MAX_TOLD_MOVES 12

static gboolean
is_like_a_deal (const char *text)
{
  static const char *const heads[] = { "deal", "accept", "refuse", "kept", "broken" };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    if (g_str_has_prefix (text, heads[i]))
      return TRUE;

  return FALSE;
}

static char *
describe_forms (const char *text)
{
  g_autofree char *quoted = g_strdelimit (lm_query_quote (text), "\n\r\t", ' ');

  if (is_like_a_deal (text))
    return g_strdup_printf (_("“%s” is not a deal: deals are as “deal:b+r:next”, or “turns”, “spare”, “rescue”, "
                              "“against-y”, “words:help%%20me”; then “accept:1” or “refuse:1”, and “kept:1” or "
                              "“broken:1:r”."),
                            quoted);
  return g_strdup_printf (_("“%s” is not a move: moves are as “b@2>r” (blue on pile 2, red next), “b@0” (on an empty "
                            "pile), “xr2b1” (discard), “give:g>y:r2”, “kill:g:r1” or “out”."),
                          quoted);
}

static char *
refuse_phase (const LmSlsState *state)
{
  const char *name = lm_sls_get_player_name (state->turn);

  switch (lm_sls_state_get_phase (state))
    {
    case LM_SLS_DISCARD:
      return g_strdup_printf (_("%s has captured a pile and must discard at least one of its chips first."), name);
    case LM_SLS_NO_CHIPS:
      return g_strdup_printf (_("%s has no chips and is out (“out”), unless somebody gives one first."), name);
    case LM_SLS_PLACE:
      return g_strdup_printf (_("no pile has just been captured; %s has to place a chip."), name);
    case LM_SLS_OVER:
    default:
      return g_strdup (_("the game is over."));
    }
}

static char *
check_pile (const LmSlsState *state,
            guint             pile)
{
  if (pile == 0 && !lm_sls_state_has_room (state))
    return g_strdup_printf (_("all %u piles have chips, and there is no empty one."), state->max_piles);
  if (pile > state->n_piles)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "there is only %u pile with chips; pile 0 stands for an empty one.",
                                         "there are only %u piles with chips; pile 0 stands for an empty one.",
                                         state->n_piles),
                            state->n_piles);
  return NULL;
}

static char *
refuse_next (LmSlsEffect effect,
             guint       next)
{
  const char *name = lm_sls_get_player_name (__builtin_ctz (next));
  g_autofree char *players = lm_sls_describe_players (next);

  switch (effect)
    {
    case LM_SLS_CAPTURE:
      return g_strdup_printf (_("%s captures the pile and moves next, so nobody is named."), name);
    case LM_SLS_SWEEP:
      return g_strdup_printf (_("the pile is discarded and %s moves again, so nobody is named."), name);
    case LM_SLS_LOWEST:
      return g_strdup_printf (_("every player’s colour is in the pile, so %s, whose topmost chip lies lowest, is next "
                                "and nobody is named."),
                              name);
    case LM_SLS_ONLY:
      return g_strdup_printf (_("only %s’s colour is not in the pile, so %s is next and nobody is named."), name, name);
    case LM_SLS_CHOICE:
    default:
      return g_strdup_printf (_("the next player is one whose colour is not in the pile, and has to be named: %s."),
                              players);
    }
}

static char *
check_placement (const LmSlsState *state,
                 LmSlsMove         move)
{
  const guint colour = LM_SLS_MOVE_COLOUR (move);
  const guint named = LM_SLS_MOVE_NEXT (move);
  LmSlsEffect effect;
  char *problem;
  guint next;

  if (lm_sls_state_get_phase (state) != LM_SLS_PLACE)
    return refuse_phase (state);
  if (state->hands[state->turn][colour] == 0)
    return g_strdup_printf (_("%s has no %s chip in hand."),
                            lm_sls_get_player_name (state->turn), lm_sls_get_colour_name (colour));
  if ((problem = check_pile (state, LM_SLS_MOVE_PILE (move))) != NULL)
    return problem;

  effect = lm_sls_state_get_effect (state, colour, LM_SLS_MOVE_PILE (move), &next);
  if (effect == LM_SLS_CHOICE ? (named != LM_SLS_NONE && (next & LM_SLS_BIT (named)) != 0) : named == LM_SLS_NONE)
    return NULL;
  return refuse_next (effect, next);
}

static char *
check_discard (const LmSlsState *state,
               LmSlsMove         move)
{
  guint8 counts[LM_SLS_PLAYERS];

  if (lm_sls_state_get_phase (state) != LM_SLS_DISCARD)
    return refuse_phase (state);

  lm_sls_move_get_counts (move, counts);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (counts[i] > state->captured[i])
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "the captured pile has %u %s chip.", "the captured pile has %u %s chips.",
                                           state->captured[i]),
                              state->captured[i], lm_sls_get_colour_name (i));

  if (state->dead_discard && lm_sls_count (counts) != 1)
    return g_strdup (_("with the rule that takes out the chips of eliminated players, "
                       "a capture discards exactly one chip."));
  return NULL;
}

static char *
check_prisoners (const LmSlsState *state,
                 const LmSlsAct   *act)
{
  const guint8 *hand = state->hands[act->player];
  const char *name = lm_sls_get_player_name (act->player);

  if (!lm_sls_state_is_left (state, act->player))
    return g_strdup_printf (_("%s is eliminated."), name);
  if (act->chips[act->player] > 0 && act->is_gift)
    return g_strdup (_("chips of one’s own colour are never given."));
  if (act->chips[act->player] > 0)
    return g_strdup (_("chips of one’s own colour are discarded only out of a pile just captured."));

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (act->chips[i] > hand[i])
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%s has %u %s chip in hand.", "%s has %u %s chips in hand.", hand[i]),
                              name, hand[i], lm_sls_get_colour_name (i));

  return NULL;
}

static char *
check_gift (const LmSlsState *state,
            const LmSlsAct   *act)
{
  if (act->receiver == act->player)
    return g_strdup (_("prisoners are given to another player."));
  if (!lm_sls_state_is_left (state, act->receiver))
    return g_strdup_printf (_("%s is eliminated."), lm_sls_get_player_name (act->receiver));

  return check_prisoners (state, act);
}

static char *
check_out (const LmSlsState *state)
{
  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS)
    return NULL;

  return g_strdup_printf (_("%s has chips, and only a player who must move without any is eliminated."),
                          lm_sls_get_player_name (state->turn));
}

static gboolean
is_there (LmSlsRecord     *record,
          const LmSlsPact *pact)
{
  LM_SLS_FOREACH_DEAL (record, i, deal)
    if ((deal->state == LM_SLS_DEAL_OFFERED || deal->state == LM_SLS_DEAL_MADE) && lm_sls_pact_equal (&deal->pact, pact))
      return TRUE;

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
check_offer (LmSlsRecord         *record,
             const LmSlsState    *state,
             const LmSlsDealStep *step)
{
  const LmSlsPact *pact = &step->pact;
  const char *fault = NULL;
  g_autofree char *words = step->words != NULL ? lm_sls_deal_parse_words (step->words, &fault) : NULL;
  char *problem;

  if (pact->proposer == pact->partner)
    return g_strdup (_("a deal is made with another player."));
  if (lm_sls_pact_has_party (pact, pact->victim))
    return g_strdup (_("a deal against somebody is against a third player."));
  if ((problem = find_eliminated (state, pact)) != NULL)
    return problem;
  if (fault == NULL && is_there (record, pact))
    fault = _("that deal is proposed or in force already.");
  if (fault != NULL)
    return g_strdup (fault);

  return lm_sls_record_count (record) < LM_SLS_MAX_DEALS
         ? NULL : g_strdup_printf (_("%u deals were proposed already, and no more are recorded."), LM_SLS_MAX_DEALS);
}

static char *
check_mark (LmPosition          *position,
            const LmSlsDeal     *deal,
            const LmSlsDealStep *step)
{
  const gboolean calls_off = step->kind == LM_SLS_DEAL_STEP_BROKEN && step->breaker == lm_sls_position_get_turn (position)
                             && !LM_SLS_POSITION (position)->binding;

  if (deal->pact.kind != LM_SLS_DEAL_WORDS && !calls_off)
    return g_strdup (_("whether that deal is kept shows by itself."));
  if (deal->state != LM_SLS_DEAL_MADE)
    return g_strdup (_("that deal is not in force."));
  if (step->kind == LM_SLS_DEAL_STEP_BROKEN && !lm_sls_pact_has_party (&deal->pact, step->breaker))
    return g_strdup_printf (_("%s has no part in that deal."), lm_sls_get_player_name (step->breaker));

  return NULL;
}

static char *
check_deal (LmPosition          *position,
            const LmSlsDealStep *step)
{
  LmSlsRecord *record = lm_sls_position_get_record (position);
  const LmSlsDeal *deal = lm_sls_record_get_deal (record, step->number);

  if (step->kind == LM_SLS_DEAL_STEP_OFFER)
    return check_offer (record, lm_sls_position_get_state (position), step);
  if (deal == NULL)
    return g_strdup_printf (_("there is no deal %u."), step->number);
  if (step->kind == LM_SLS_DEAL_STEP_KEPT || step->kind == LM_SLS_DEAL_STEP_BROKEN)
    return check_mark (position, deal, step);

  return deal->state == LM_SLS_DEAL_OFFERED ? NULL : g_strdup (_("that deal does not wait for an answer."));
}

static char *
check_bound (LmPosition     *position,
             const LmSlsAct *act)
{
  const LmSlsDeal *deal = lm_sls_record_get_deal (lm_sls_position_get_record (position), lm_sls_bound_find (position, act));
  g_autofree char *pact = deal != NULL ? lm_sls_describe_pact (&deal->pact, deal->words) : NULL;

  if (deal == NULL)
    return NULL;
  /* Translators: what the deal says. */
  return g_strdup_printf (_("a deal binds: %s."), pact);
}

static char *
check (LmPosition     *position,
       const LmSlsAct *act)
{
  const LmSlsState *state = lm_sls_position_get_state (position);

  if (lm_sls_state_get_phase (state) == LM_SLS_OVER)
    return refuse_phase (state);
  if (act->deal.kind != LM_SLS_DEAL_STEP_NONE)
    return check_deal (position, &act->deal);
  if (act->is_gift)
    return check_gift (state, act);
  if (act->is_kill)
    return check_prisoners (state, act);

  if (LM_SLS_MOVE_KIND (act->move) == LM_SLS_MOVE_PLACE)
    return check_placement (state, act->move);
  if (LM_SLS_MOVE_KIND (act->move) == LM_SLS_MOVE_DISCARD)
    return check_discard (state, act->move);

  return LM_SLS_MOVE_KIND (act->move) == LM_SLS_MOVE_OUT ? check_out (state) : NULL;
}

/* Adds what the player to move may do, where that is little. */
static void
append_legal_moves (GString    *text,
                    LmPosition *position)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint64 n_moves = lm_sls_state_count_moves (state);

  if (n_moves == 0 || n_moves > MAX_TOLD_MOVES || lm_sls_bound_is_there (position))
    return;

  g_string_append_c (text, ' ');
  /* Translators: the player to move; a list of moves follows. */
  g_string_append_printf (text, _("%s may play:"), lm_sls_get_player_name (state->turn));
  for (guint64 i = 0; i < n_moves; i++)
    {
      g_autofree char *move = lm_sls_move_to_string (lm_sls_state_nth_move (state, i), state->turn);

      g_string_append_printf (text, "%s %s", i > 0 ? "," : "", move);
    }
  g_string_append_c (text, '.');
}

/* Whether @text is a legal move; else @error names it, the rule that forbids it and, where they are few, the legal ones. */
gboolean
lm_sls_refusal_check (LmPosition  *position,
                      const char  *text,
                      LmSlsAct    *act,
                      GError     **error)
{
  const gboolean is_move = lm_sls_parse_move (text, act);
  g_autofree char *problem = is_move ? check (position, act) : describe_forms (text);
  g_autofree char *quoted = lm_query_quote (text);
  g_autoptr (GString) refusal = NULL;

  if (problem == NULL)
    problem = check_bound (position, act);
  if (problem == NULL)
    return TRUE;

  refusal = g_string_new (is_move ? NULL : problem);

  if (is_move)
    g_string_printf (refusal, _("“%s” is not legal: %s"), quoted, problem);
  if (!is_move || act->deal.kind == LM_SLS_DEAL_STEP_NONE)
    append_legal_moves (refusal, position);
  return lm_refuse (error, LM_ERROR_MOVE, "%s", refusal->str);
}
