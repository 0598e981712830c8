/* SPDX-License-Identifier: GPL-3.0-or-later */
/* refusal.c: whether a move is legal, and the rule that forbids it. */

#include "config.h"

#include "refusal.h"

#include "deal-check.h"
#include "position.h"
#include "words.h"

#include <glib/gi18n-lib.h>

/* So many legal moves are told beside a refusal. */
#define MAX_TOLD_MOVES 12

/* Why @text is refused: that it is, and the reason, which is a clause or more without the full stop. */
G_GNUC_PRINTF (3, 4)
static gboolean
refuse (const char  *text,
        GError     **error,
        const char  *format,
        ...)
{
  va_list arguments;
  g_autofree char *quoted = lm_query_quote (text);
  g_autofree char *reason = NULL;

  va_start (arguments, format);
  reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, LM_ERROR, LM_ERROR_MOVE, _("“%s” is not legal: %s"), quoted, reason);
  return FALSE;
}

static gboolean
refuse_unreadable (const char  *text,
                   GError     **error)
{
  g_autofree char *quoted = g_strdelimit (lm_query_quote (text), "\n\r\t", ' ');

  g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
               _("“%s” is not a move: moves are as “b@2>r” (blue on pile 2, red next), “b@0” (on an empty pile), "
                 "“xr2b1” (discard), “give:g>y:r2”, “kill:g:r1” or “out”."),
               quoted);
  return FALSE;
}

static gboolean
refuse_unreadable_deal (const char  *text,
                        GError     **error)
{
  g_autofree char *quoted = g_strdelimit (lm_query_quote (text), "\n\r\t", ' ');

  g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
               _("“%s” is not a deal: deals are as “deal:b+r:next”, or “turns”, “spare”, “rescue”, “against-y”, "
                 "“words:help%%20me”; then “accept:1” or “refuse:1”, and “kept:1” or “broken:1:r”."),
               quoted);
  return FALSE;
}

static gboolean
is_like_a_deal (const char *text)
{
  static const char *const heads[] = { "deal", "accept", "refuse", "kept", "broken" };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    if (g_str_has_prefix (text, heads[i]))
      return TRUE;

  return FALSE;
}

static gboolean
refuse_phase (const LmSlsState *state,
              const char       *text,
              GError          **error)
{
  const char *name = lm_sls_get_player_name (state->turn);

  switch (lm_sls_state_get_phase (state))
    {
    case LM_SLS_DISCARD:
      return refuse (text, error, _("%s has captured a pile and must discard at least one of its chips first."), name);
    case LM_SLS_NO_CHIPS:
      return refuse (text, error,
                     _("%s has no chips and is out (“out”), unless somebody gives one first."), name);
    case LM_SLS_PLACE:
      return refuse (text, error, _("no pile has just been captured; %s has to place a chip."), name);
    case LM_SLS_OVER:
    default:
      return refuse (text, error, _("the game is over."));
    }
}

static gboolean
check_pile (const LmSlsState *state,
            guint             pile,
            const char       *text,
            GError          **error)
{
  if (pile == 0)
    return lm_sls_state_has_room (state)
           || refuse (text, error, _("all %u piles have chips, and there is no empty one."), state->max_piles);

  return pile <= state->n_piles
         || refuse (text, error,
                    g_dngettext (GETTEXT_PACKAGE,
                                 "there is only %u pile with chips; pile 0 stands for an empty one.",
                                 "there are only %u piles with chips; pile 0 stands for an empty one.",
                                 state->n_piles),
                    state->n_piles);
}

static gboolean
refuse_next (const LmSlsState *state,
             LmSlsEffect       effect,
             guint             next,
             const char       *text,
             GError          **error)
{
  const char *name = lm_sls_get_player_name (__builtin_ctz (next));

  switch (effect)
    {
    case LM_SLS_CAPTURE:
      return refuse (text, error, _("%s captures the pile and moves next, so nobody is named."), name);
    case LM_SLS_SWEEP:
      return refuse (text, error, _("the pile is discarded and %s moves again, so nobody is named."), name);
    case LM_SLS_LOWEST:
      return refuse (text, error,
                     _("every player’s colour is in the pile, so %s, whose topmost chip lies lowest, is next "
                       "and nobody is named."),
                     name);
    case LM_SLS_ONLY:
      return refuse (text, error, _("only %s’s colour is not in the pile, so %s is next and nobody is named."), name, name);
    case LM_SLS_CHOICE:
    default:
      {
        g_autofree char *players = lm_sls_describe_players (next);
        return refuse (text, error, _("the next player is one whose colour is not in the pile, and has to be named: %s."),
                       players);
      }
    }
}

static gboolean
check_placement (const LmSlsState *state,
                 LmSlsMove         move,
                 const char       *text,
                 GError          **error)
{
  const guint colour = LM_SLS_MOVE_COLOUR (move);
  const guint named = LM_SLS_MOVE_NEXT (move);
  LmSlsEffect effect;
  guint next;

  if (lm_sls_state_get_phase (state) != LM_SLS_PLACE)
    return refuse_phase (state, text, error);
  if (state->hands[state->turn][colour] == 0)
    return refuse (text, error, _("%s has no %s chip in hand."),
                   lm_sls_get_player_name (state->turn), lm_sls_get_colour_name (colour));
  if (!check_pile (state, LM_SLS_MOVE_PILE (move), text, error))
    return FALSE;

  effect = lm_sls_state_get_effect (state, colour, LM_SLS_MOVE_PILE (move), &next);
  if (effect == LM_SLS_CHOICE ? (named != LM_SLS_NONE && (next & LM_SLS_BIT (named)) != 0) : named == LM_SLS_NONE)
    return TRUE;
  return refuse_next (state, effect, next, text, error);
}

static gboolean
check_discard (const LmSlsState *state,
               LmSlsMove         move,
               const char       *text,
               GError          **error)
{
  guint count = 0;

  if (lm_sls_state_get_phase (state) != LM_SLS_DISCARD)
    return refuse_phase (state, text, error);

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      count += LM_SLS_MOVE_COUNT (move, i);
      if (LM_SLS_MOVE_COUNT (move, i) > state->captured[i])
        return refuse (text, error,
                       g_dngettext (GETTEXT_PACKAGE,
                                    "the captured pile has %u %s chip.", "the captured pile has %u %s chips.",
                                    state->captured[i]),
                       state->captured[i], lm_sls_get_colour_name (i));
    }

  return !state->dead_discard || count == 1
         || refuse (text, error, _("with the rule that takes out the chips of eliminated players, "
                                   "a capture discards exactly one chip."));
}

static gboolean
check_prisoners (const LmSlsState *state,
                 const LmSlsAct   *act,
                 const char       *text,
                 GError          **error)
{
  const char *name = lm_sls_get_player_name (act->player);

  if (!lm_sls_state_is_left (state, act->player))
    return refuse (text, error, _("%s is eliminated."), name);
  if (act->chips[act->player] > 0 && act->is_gift)
    return refuse (text, error, _("chips of one’s own colour are never given."));
  if (act->chips[act->player] > 0)
    return refuse (text, error, _("chips of one’s own colour are discarded only out of a pile just captured."));

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (act->chips[i] > state->hands[act->player][i])
      return refuse (text, error,
                     g_dngettext (GETTEXT_PACKAGE,
                                  "%s has %u %s chip in hand.", "%s has %u %s chips in hand.",
                                  state->hands[act->player][i]),
                     name, state->hands[act->player][i], lm_sls_get_colour_name (i));

  return TRUE;
}

static gboolean
check_gift (const LmSlsState *state,
            const LmSlsAct   *act,
            const char       *text,
            GError          **error)
{
  if (act->receiver == act->player)
    return refuse (text, error, _("prisoners are given to another player."));
  if (!lm_sls_state_is_left (state, act->receiver))
    return refuse (text, error, _("%s is eliminated."), lm_sls_get_player_name (act->receiver));

  return check_prisoners (state, act, text, error);
}

static gboolean
check_out (const LmSlsState *state,
           const char       *text,
           GError          **error)
{
  return lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS
         || refuse (text, error, _("%s has chips, and only a player who must move without any is eliminated."),
                    lm_sls_get_player_name (state->turn));
}

/* All but whether a deal can be made. */
static gboolean
check (const LmSlsState *state,
       const char       *text,
       LmSlsAct         *act,
       GError          **error)
{
  if (!lm_sls_parse_move (text, act))
    return is_like_a_deal (text) ? refuse_unreadable_deal (text, error) : refuse_unreadable (text, error);
  if (lm_sls_state_get_phase (state) == LM_SLS_OVER)
    return refuse_phase (state, text, error);
  if (act->deal.kind != LM_SLS_DEAL_STEP_NONE)
    return TRUE;
  if (act->is_gift)
    return check_gift (state, act, text, error);
  if (act->is_kill)
    return check_prisoners (state, act, text, error);

  switch (LM_SLS_MOVE_KIND (act->move))
    {
    case LM_SLS_MOVE_PLACE:
      return check_placement (state, act->move, text, error);
    case LM_SLS_MOVE_DISCARD:
      return check_discard (state, act->move, text, error);
    case LM_SLS_MOVE_OUT:
      return check_out (state, text, error);
    case LM_SLS_MOVE_TIME:
    case LM_SLS_MOVE_RESCUE:
    default:
      return TRUE;
    }
}

/* Adds what the player to move may do, where that is little. */
static void
add_legal_moves (const LmSlsState *state,
                 GError           *error)
{
  const guint64 n_moves = lm_sls_state_count_moves (state);
  g_autoptr (GString) text = g_string_new (error->message);

  if (n_moves == 0 || n_moves > MAX_TOLD_MOVES)
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
  g_free (error->message);
  error->message = g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
check_deal (LmPosition     *position,
            const LmSlsAct *act,
            const char     *text,
            GError        **error)
{
  g_autofree char *problem = lm_sls_deal_check (lm_sls_position_get_record (position),
                                                lm_sls_position_get_state (position), &act->deal);

  return problem == NULL || refuse (text, error, "%s", problem);
}

/*
 * @act: what it says. Returns whether @text is a legal move; else @error names it, the rule that forbids it and, where
 * they are few, the legal ones.
 */
gboolean
lm_sls_refusal_check (LmPosition  *position,
                      const char  *text,
                      LmSlsAct    *act,
                      GError     **error)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  GError *refusal = NULL;

  if (check (state, text, act, &refusal))
    return act->deal.kind == LM_SLS_DEAL_STEP_NONE || check_deal (position, act, text, error);

  add_legal_moves (state, refusal);
  g_propagate_error (error, refusal);
  return FALSE;
}
