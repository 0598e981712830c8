/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.c: the sentences around the table. */

#include "board.h"

/* What has to be done besides placing a chip. Who gave the turn stands in the hand of who has it. */
char *
lm_sls_words_task (LmBoardView *board)
{
  const LmSlsState *state = lm_sls_position_get_state (lm_board_view_get_position (board));
  const char *name = lm_sls_get_player_name (state->turn);

  switch (lm_sls_state_get_phase (state))
    {
    case LM_SLS_DISCARD:
      return g_strdup_printf (_("%s must discard from the captured pile."), name);
    case LM_SLS_NO_CHIPS:
      return lm_sls_state_is_doomed (state) ? g_strdup_printf (_("%s has no chips, and nobody has one to give."), name)
                                            : g_strdup_printf (_("%s has no chips: a gift, or out."), name);
    case LM_SLS_PLACE:
    case LM_SLS_OVER:
    default:
      return NULL;
    }
}

/* What a hand says below the name. */
char *
lm_sls_words_status (LmPosition *position,
                       guint       player)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint n_chips = lm_sls_count (state->hands[player]);

  if (!lm_sls_state_is_left (state, player))
    /* Translators: of a player at the table who is eliminated. */
    return g_strdup_printf (_("out, scores %u"), state->score[player]);
  if (lm_position_is_over (position))
    return g_strdup (_("wins, scores 4"));
  if (state->turn != player)
    return g_strdup_printf (ngettext ("%u chip", "%u chips", n_chips), n_chips);
  if (state->from[player] != LM_SLS_NONE)
    /* Translators: whose turn it is; who gave it. */
    return g_strdup_printf (_("to move ‹ %s"), lm_sls_get_player_name (state->from[player]));

  return g_strdup (_("to move"));
}

static void
append_value (GString *name,
              int      mark)
{
  if (mark >= 0)
    g_string_append_printf (name, _("; %s"), lm_board_style_name_value (mark));
}

static void
append_next (GString             *name,
             const LmSlsState    *state,
             const LmSlsPileLook *look)
{
  g_autofree char *players = lm_sls_list_players (look->next, C_("last of a list", "%s or %s"));
  g_autofree char *effect = NULL;
  guint next;

  if (look->armed != LM_SLS_NONE && lm_sls_state_get_effect (state, look->armed, look->number, &next) != LM_SLS_CHOICE)
    effect = lm_sls_describe_effect (state, lm_sls_move_place (look->armed, look->number, LM_SLS_NONE));
  g_string_append_printf (name, effect == NULL ? _("; next could be %s") : "; %s", effect == NULL ? players : effect);
}

/* "Pile 3, 2 chips: red, blue on top; next could be Yellow; wins" */
char *
lm_sls_words_pile (LmPosition          *position,
                     const LmSlsPileLook *look)
{
  GString *name = g_string_new (NULL);

  if (look->captured)
    g_string_append_printf (name, ngettext ("Captured pile of %s, %u chip", "Captured pile of %s, %u chips", look->height),
                            lm_position_get_turn_name (position), look->height);
  else if (look->number == 0)
    g_string_append_printf (name, _("Empty pile %u"), look->place);
  else
    g_string_append_printf (name, ngettext ("Pile %u, %u chip", "Pile %u, %u chips", look->height),
                            look->number, look->height);
  for (guint i = 0; i < look->height; i++)
    g_string_append_printf (name, i == 0 ? ": %s" : ", %s", lm_sls_get_colour_name (look->chips[i]));
  if (look->height > 1)
    g_string_append (name, _(" on top"));
  if (!look->captured && !lm_position_is_over (position))
    append_next (name, lm_sls_position_get_state (position), look);
  append_value (name, look->mark);

  return g_string_free (name, FALSE);
}

/* "Blue chip, 5 in hand", "Red chip, 2 in Blue’s hand; 1 chosen; wins" */
char *
lm_sls_words_chip (const LmSlsChipLook *look,
                     guint                player)
{
  const char *colour = lm_sls_get_player_name (look->colour);
  GString *name = g_string_new (NULL);

  if (player == look->colour)
    g_string_append_printf (name, _("%s chip, %u in hand"), colour, look->count);
  else
    g_string_append_printf (name, _("%s chip, %u in %s’s hand"), colour, look->count, lm_sls_get_player_name (player));
  if (look->chosen > 0)
    g_string_append_printf (name, _("; %u chosen"), look->chosen);
  append_value (name, look->mark);

  return g_string_free (name, FALSE);
}

/* A chip is in hand. */
static char *
describe_armed (LmSlsChosen *chosen)
{
  const char *colour = lm_sls_get_colour_name (chosen->colour);

  if (chosen->pile != LM_SLS_NO_PILE)
    return g_strdup (_("Name the next player, one whose colour is not in the pile; "
                       "Escape takes the chip back."));

  return g_strdup_printf (_("Click a pile for the %s chip, or drag it; below each pile stands who may be next."),
                          colour);
}

/* A computer is to move, and may wait for what a person does out of turn. */
static char *
describe_wait (LmBoardView *board)
{
  LmPosition *position = lm_board_view_get_position (board);
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint persons = lm_board_view_get_persons (board);
  const char *name = lm_sls_get_player_name (state->turn);
  LmSlsMove gifts[LM_SLS_PLAYERS * LM_SLS_PLAYERS];

  if (lm_sls_record_awaits_answer (lm_sls_position_get_record (position), persons))
    return g_strdup_printf (_("What %s proposes stands above the board, to accept or to decline."), name);
  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS && lm_sls_state_list_rescues (state, persons, gifts) > 0)
    return g_strdup_printf (_("Choose a prisoner from your hand to give it to %s, who else is out."), name);

  return g_strdup ("");
}

/* What can be done now. */
char *
lm_sls_words_prompt (LmBoardView *board,
                       LmSlsChosen *chosen)
{
  LmPosition *position = lm_board_view_get_position (board);
  const LmSlsState *state = lm_sls_position_get_state (position);

  if (lm_board_view_is_editing (board))
    return g_strdup (_("Choose a chip above and click piles and hands to add it; "
                       "Delete or a right click takes one away. The keys b, r, g and y add one, "
                       "Shift and an arrow key move the top one of a pile."));
  if (lm_position_is_over (position))
    return g_strdup ("");
  if (chosen->colour != LM_SLS_NONE)
    return describe_armed (chosen);
  if (!lm_sls_chosen_can_act (chosen, state->turn))
    return describe_wait (board);
  if (lm_sls_state_get_phase (state) == LM_SLS_PLACE)
    return g_strdup_printf (_("Choose a chip from %s’s hand, then a pile. "
                              "Prisoners can be given and discarded at any time."),
                            lm_sls_get_player_name (state->turn));

  return g_strdup ("");
}
