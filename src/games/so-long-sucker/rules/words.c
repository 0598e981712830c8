/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.c: players, chips, positions and moves in words. */

#include "rules.h"

#include <glib/gi18n-lib.h>

const char *
lm_sls_get_player_name (guint player)
{
  static const char *const names[LM_SLS_PLAYERS] = {
    NC_("player", "Blue"), NC_("player", "Red"), NC_("player", "Green"), NC_("player", "Yellow"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "player", names[player]);
}

const char *
lm_sls_get_colour_name (guint colour)
{
  static const char *const names[LM_SLS_PLAYERS] = {
    NC_("chip", "blue"), NC_("chip", "red"), NC_("chip", "green"), NC_("chip", "yellow"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "chip", names[colour]);
}

/* The names of @players, a bit for each, in a row, as "Blue, Red or Green". */
char *
lm_sls_list_players (guint       players,
                     const char *last_format)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (players & LM_SLS_BIT (i))
      g_ptr_array_add (names, (gpointer) lm_sls_get_player_name (i));

  return lm_words_join (names, names->len, last_format);
}

char *
lm_sls_describe_players (guint players)
{
  return lm_sls_list_players (players, C_("last of a list", "%s and %s"));
}

/* "2 red chips and 1 blue chip" */
char *
lm_sls_describe_chips (const guint8 chips[LM_SLS_PLAYERS])
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (chips[i] > 0)
      g_ptr_array_add (items,
                       g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u %s chip", "%u %s chips", chips[i]),
                                        chips[i], lm_sls_get_colour_name (i)));

  return lm_words_join (items, items->len, C_("last of a list", "%s and %s"));
}

/* "3 piles, 5 empty places" */
static char *
describe_places (const LmSlsState *state)
{
  const guint n_empty = state->max_piles > state->n_piles ? state->max_piles - state->n_piles : 0;
  g_autofree char *piles = NULL;
  g_autofree char *empty = NULL;

  piles = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u pile", "%u piles", state->n_piles), state->n_piles);
  empty = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u empty place", "%u empty places", n_empty), n_empty);
  if (state->n_piles == 0)
    return n_empty > 0 ? g_steal_pointer (&empty) : g_strdup (_("no pile yet"));
  /* Translators: both with their numbers: “3 piles, 5 empty places”. */
  return n_empty > 0 ? g_strdup_printf (C_("places on the board", "%s, %s"), piles, empty) : g_steal_pointer (&piles);
}

/* The hands and the places for piles, short enough for a title. */
char *
lm_sls_describe (LmPosition *position)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  g_autoptr (GPtrArray) hands = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *places = describe_places (state);
  g_autofree char *all = NULL;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (lm_sls_state_is_left (state, i))
      g_ptr_array_add (hands, g_strdup_printf ("%s %u", lm_sls_get_player_name (i), lm_sls_count (state->hands[i])));
  g_ptr_array_add (hands, NULL);
  all = g_strjoinv (", ", (char **) hands->pdata);

  /* Translators: who has how many chips in hand, then the piles: “Blue 5, Red 6; 3 piles, 5 empty places”. */
  return g_strdup_printf (_("%s; %s"), all, places);
}

static const char *
find_player_with_score (const LmSlsState *state,
                        guint             score)
{
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (state->score[i] == score)
      return lm_sls_get_player_name (i);

  return "";
}

/* Who won, and the scores. */
char *
lm_sls_describe_result (LmPosition *position)
{
  const LmSlsState *state = lm_sls_position_get_state (position);

  /* Translators: the players and their scores, the winner (4) twice. */
  return g_strdup_printf (_("%s is the last one left and wins: %s scores 4, %s 3, %s 2, %s 1."),
                          lm_sls_get_player_name (state->turn), lm_sls_get_player_name (state->turn),
                          find_player_with_score (state, 3), find_player_with_score (state, 2),
                          find_player_with_score (state, 1));
}

static char *
describe_heir (const LmSlsState *state)
{
  const char *heir = lm_sls_get_player_name (lm_sls_state_get_heir (state, state->turn));

  if (lm_sls_state_count_left (state) == 2)
    return g_strdup_printf (_("%s is the last one left and wins"), heir);
  return g_strdup_printf (_("the turn goes back to %s"), heir);
}

static char *
describe_placement_effect (const LmSlsState *state,
                           LmSlsMove         move)
{
  guint next;
  const LmSlsEffect effect = lm_sls_state_get_effect (state, LM_SLS_MOVE_COLOUR (move), LM_SLS_MOVE_PILE (move), &next);
  const char *name = lm_sls_get_player_name (effect == LM_SLS_CHOICE ? LM_SLS_MOVE_NEXT (move)
                                                                      : (guint) __builtin_ctz (next));

  switch (effect)
    {
    case LM_SLS_CAPTURE:
      return g_strdup_printf (_("%s captures pile %u and must discard"), name, LM_SLS_MOVE_PILE (move));
    case LM_SLS_SWEEP:
      return g_strdup_printf (_("%s is out, so pile %u is discarded and %s moves again"),
                              lm_sls_get_player_name (LM_SLS_MOVE_COLOUR (move)), LM_SLS_MOVE_PILE (move), name);
    case LM_SLS_LOWEST:
      return g_strdup_printf (_("every player’s colour is in it, and %s, whose topmost chip lies lowest, is next"), name);
    case LM_SLS_ONLY:
      return g_strdup_printf (_("%s, the only one whose colour is not in it, is next"), name);
    case LM_SLS_CHOICE:
    default:
      return g_strdup_printf (_("%s is next"), name);
    }
}

/* What the rules make of it, a clause without the full stop; %NULL where there is nothing to say. */
char *
lm_sls_describe_effect (const LmSlsState *state,
                        LmSlsMove         move)
{
  const LmSlsMoveKind kind = LM_SLS_MOVE_KIND (move);

  if (kind == LM_SLS_MOVE_PLACE)
    return describe_placement_effect (state, move);
  return kind == LM_SLS_MOVE_OUT || kind == LM_SLS_MOVE_TIME ? describe_heir (state) : NULL;
}

static char *
describe_placement (const LmSlsState *state,
                    LmSlsMove         move)
{
  const char *colour = lm_sls_get_colour_name (LM_SLS_MOVE_COLOUR (move));
  const guint pile = LM_SLS_MOVE_PILE (move);
  g_autofree char *effect = lm_sls_describe_effect (state, move);

  if (pile == 0)
    /* Translators: a colour, then what follows from it. */
    return g_strdup_printf (_("Place a %s chip on an empty pile; %s"), colour, effect);
  /* Translators: a colour, the number of a pile, then what follows from it. */
  return g_strdup_printf (_("Place a %s chip on pile %u; %s"), colour, pile, effect);
}

static char *
describe_discard (LmSlsMove move)
{
  guint8 counts[LM_SLS_PLAYERS];
  g_autofree char *chips = NULL;

  lm_sls_move_get_counts (move, counts);
  chips = lm_sls_describe_chips (counts);
  return g_strdup_printf (_("Discard %s of the captured pile"), chips);
}

static char *
describe_end (const LmSlsState *state,
              LmSlsMove         move)
{
  const char *name = lm_sls_get_player_name (state->turn);
  g_autofree char *effect = lm_sls_describe_effect (state, move);

  if (LM_SLS_MOVE_KIND (move) == LM_SLS_MOVE_TIME)
    return g_strdup_printf (_("%s’s time is over and they are out; %s"), name, effect);
  return g_strdup_printf (_("%s has no chip and is out; %s"), name, effect);
}

/* What is given, or discarded out of turn. */
char *
lm_sls_describe_prisoners (const LmSlsAct *act)
{
  const char *player = lm_sls_get_player_name (act->player);
  g_autofree char *chips = lm_sls_describe_chips (act->chips);

  if (act->is_kill)
    return g_strdup_printf (_("%s discards %s from hand"), player, chips);
  return g_strdup_printf (_("%s gives %s %s"), player, lm_sls_get_player_name (act->receiver), chips);
}

static char *
describe_act (LmPosition     *position,
              const LmSlsAct *act)
{
  const LmSlsState *state = lm_sls_position_get_state (position);

  if (act->deal.kind != LM_SLS_DEAL_STEP_NONE)
    return lm_sls_log_describe_deal_step (lm_sls_position_get_record (position), &act->deal);
  if (act->is_gift || act->is_kill)
    return lm_sls_describe_prisoners (act);
  if (LM_SLS_MOVE_KIND (act->move) == LM_SLS_MOVE_PLACE)
    return describe_placement (state, act->move);

  return LM_SLS_MOVE_KIND (act->move) == LM_SLS_MOVE_DISCARD ? describe_discard (act->move)
                                                             : describe_end (state, act->move);
}

static char *
describe_place (const LmSlsAct *act)
{
  if (act->deal.kind != LM_SLS_DEAL_STEP_NONE)
    return g_strdup (_("the table"));
  if (act->is_gift || act->is_kill)
    return g_strdup_printf (_("%s’s hand"), lm_sls_get_player_name (act->player));

  if (LM_SLS_MOVE_KIND (act->move) == LM_SLS_MOVE_DISCARD)
    return g_strdup (_("the captured pile"));
  if (LM_SLS_MOVE_KIND (act->move) != LM_SLS_MOVE_PLACE)
    return g_strdup (_("the table"));

  return LM_SLS_MOVE_PILE (act->move) == 0 ? g_strdup (_("an empty pile"))
                                           : g_strdup_printf (_("pile %u"), LM_SLS_MOVE_PILE (act->move));
}

/* The move for people, with what the rules make of it. */
char *
lm_sls_describe_move (LmPosition  *position,
                      const char  *text,
                      LmMoveStyle  style)
{
  LmSlsAct act;

  if (!lm_sls_parse_move (text, &act))
    return g_strdup (text);
  if (style == LM_MOVE_LABEL)
    /* What a deal says in words is too long for a label. */
    return act.deal.words != NULL ? g_strndup (text, act.deal.words - text - 1) : g_strdup (text);

  return style == LM_MOVE_PLACE ? describe_place (&act) : describe_act (position, &act);
}

/* Of gifts and eliminations the words say themselves who it is. */
char *
lm_sls_describe_deed (LmPosition *position,
                      const char *text,
                      const char *who)
{
  g_autofree char *clause = lm_sls_describe_move (position, text, LM_MOVE_SENTENCE);
  LmSlsAct act;

  if (!lm_sls_parse_move (text, &act) || act.is_gift || act.is_kill || act.deal.kind != LM_SLS_DEAL_STEP_NONE
      || (LM_SLS_MOVE_KIND (act.move) != LM_SLS_MOVE_PLACE && LM_SLS_MOVE_KIND (act.move) != LM_SLS_MOVE_DISCARD))
    return g_strdup_printf (_("%s."), clause);

  /* Translators: a player, then what was done and what the rules made of it. */
  return g_strdup_printf (_("%s: %s."), who, clause);
}
