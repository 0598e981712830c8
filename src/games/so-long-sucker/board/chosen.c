/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chosen.c: what is in hand on the board, until it is a move. */

#include "board.h"

static void
clear (LmSlsChosen *self)
{
  *self = (LmSlsChosen) { .board = self->board, .player = LM_SLS_NONE, .colour = LM_SLS_NONE, .pile = LM_SLS_NO_PILE };
  lm_board_view_set_problem (self->board, NULL);
}

/* What was tried is not even the text of a move. @format: why, with the name of the player to move. */
static void
tell (LmSlsChosen *self,
      const char  *format)
{
  g_autofree char *problem = g_strdup_printf (format, lm_position_get_turn_name (lm_board_view_get_position (self->board)));

  clear (self);
  lm_board_view_changed (self->board);
  lm_board_view_set_problem (self->board, problem);
}

static void
tell_turn (LmSlsChosen *self)
{
  tell (self, _("It is %s’s turn to place a chip; others may only give and discard prisoners."));
}

/* Takes @move. What the rules refuse stays chosen, so that it can be mended. */
static void
choose (const LmSlsChosen *self,
        char              *move)
{
  lm_board_view_choose_move (self->board, move);
  g_free (move);
}

/* The player to move, or a person who may give and discard prisoners at any time. */
gboolean
lm_sls_chosen_can_act (const LmSlsChosen *self,
                       guint              player)
{
  LmPosition *position = lm_board_view_get_position (self->board);
  const LmBoardMode mode = lm_board_view_get_mode (self->board);

  if (position == NULL || mode == LM_BOARD_EDIT || lm_position_is_over (position)
      || !lm_sls_state_is_left (lm_sls_position_get_state (position), player))
    return FALSE;

  return (mode == LM_BOARD_PLAY && player == lm_position_get_turn (position))
         || (lm_board_view_get_persons (self->board) & LM_SLS_BIT (player)) != 0;
}

/* Whether the user has to discard from a captured pile. */
gboolean
lm_sls_chosen_is_discarding (const LmSlsChosen *self)
{
  return lm_board_view_get_mode (self->board) == LM_BOARD_PLAY
         && lm_sls_state_get_phase (LM_SLS_STATE (self->board)) == LM_SLS_DISCARD
         && (self->player == LM_SLS_NONE || self->captured);
}

static void
set_count (LmSlsChosen *self,
           guint        colour,
           int          count)
{
  const LmSlsState *state = LM_SLS_STATE (self->board);

  self->captured = lm_sls_chosen_is_discarding (self);
  if (self->captured)
    self->player = state->turn;
  lm_board_view_set_problem (self->board, NULL);
  self->chips[colour] = CLAMP (count, 0, self->captured ? state->captured[colour] : state->hands[self->player][colour]);
  if (!self->captured && lm_sls_count (self->chips) == 0)
    clear (self);
  else if (colour == self->colour && self->chips[colour] == 0)
    self->colour = LM_SLS_NONE;
}

/* Takes everything back. A discard is forced: where there is no choice the first step towards it is made. */
void
lm_sls_chosen_reset (LmSlsChosen *self)
{
  const guint8 *captured = LM_SLS_STATE (self->board)->captured;

  clear (self);
  for (guint i = 0; i < LM_SLS_PLAYERS && lm_sls_chosen_is_discarding (self); i++)
    if (captured[i] > 0 && captured[i] == lm_sls_count (captured))
      set_count (self, i, 1);
}

/* @count: how many of it are given or discarded, as far as there are so many. */
void
lm_sls_chosen_set_count (LmSlsChosen *self,
                         guint        colour,
                         int          count)
{
  if (self->player == LM_SLS_NONE && !lm_sls_chosen_is_discarding (self))
    return;

  set_count (self, colour, count);
  lm_board_view_changed (self->board);
}

static void
arm (LmSlsChosen *self,
     guint        colour)
{
  const gboolean again = self->player == LM_SLS_STATE (self->board)->turn && self->colour == colour;

  clear (self);
  if (again)
    return;

  self->player = LM_SLS_STATE (self->board)->turn;
  self->colour = colour;
  self->chips[colour] = 1;
}

/* One more of the prisoners of @player, and none after all of them. */
static void
pick (LmSlsChosen *self,
      guint        player,
      guint        colour)
{
  const guint held = LM_SLS_STATE (self->board)->hands[player][colour];

  if (self->player != player || self->colour != LM_SLS_NONE || self->captured)
    clear (self);
  self->player = player;
  self->chips[colour] = (self->chips[colour] + 1) % (held + 1);
  if (lm_sls_count (self->chips) == 0)
    clear (self);
}

/*
 * Takes a chip from a hand: that of the player to move is to be placed, and is put back when it is taken again; others'
 * prisoners are counted, to be given or discarded.
 */
void
lm_sls_chosen_take (LmSlsChosen *self,
                    guint        player,
                    guint        colour)
{
  const LmSlsState *state = LM_SLS_STATE (self->board);

  if (!lm_sls_chosen_can_act (self, player) || state->hands[player][colour] == 0)
    return;

  if (player == state->turn && lm_sls_state_get_phase (state) == LM_SLS_PLACE)
    arm (self, colour);
  else if (player != colour)
    pick (self, player, colour);
  else
    {
      tell_turn (self);
      return;
    }
  lm_board_view_changed (self->board);
}

/*
 * Puts the chip in hand there. Where the rules leave the next player open the pile waits for lm_sls_chosen_name().
 * @pile: the pile, from 1; 0 for an empty one.
 */
void
lm_sls_chosen_put (LmSlsChosen *self,
                   guint        pile)
{
  const LmSlsState *state = LM_SLS_STATE (self->board);
  guint next;

  if (!lm_sls_chosen_can_act (self, state->turn))
    return;

  if (self->colour == LM_SLS_NONE)
    {
      tell (self, _("Choose first a chip from %s’s hand."));
      return;
    }
  if ((pile == 0 && !lm_sls_state_has_room (state)) || pile > state->n_piles
      || lm_sls_state_get_effect (state, self->colour, pile, &next) != LM_SLS_CHOICE)
    {
      choose (self, lm_sls_move_to_string (lm_sls_move_place (self->colour, pile, LM_SLS_NONE), state->turn));
      return;
    }

  self->pile = pile;
  lm_board_view_changed (self->board);
}

void
lm_sls_chosen_name (LmSlsChosen *self,
                    guint        next)
{
  if (self->pile != LM_SLS_NO_PILE)
    choose (self, lm_sls_move_to_string (lm_sls_move_place (self->colour, self->pile, next),
                                         LM_SLS_STATE (self->board)->turn));
}

void
lm_sls_chosen_give (LmSlsChosen *self,
                    guint        receiver)
{
  if (self->player != LM_SLS_NONE && lm_sls_count (self->chips) > 0)
    choose (self, lm_sls_prisoners_to_string (self->player, receiver, self->chips));
}

void
lm_sls_chosen_discard (LmSlsChosen *self)
{
  if (self->player == LM_SLS_NONE || lm_sls_count (self->chips) == 0)
    return;

  if (lm_sls_chosen_is_discarding (self))
    choose (self, lm_sls_move_to_string (lm_sls_move_discard (self->chips), self->player));
  else
    choose (self, lm_sls_prisoners_to_string (self->player, LM_SLS_NONE, self->chips));
}

/* @pile: where it was dropped; see lm_sls_chosen_put(). */
void
lm_sls_chosen_drop_on_pile (LmSlsChosen *self,
                            guint        player,
                            guint        colour,
                            guint        pile)
{
  if (player != LM_SLS_STATE (self->board)->turn)
    {
      tell_turn (self);
      return;
    }

  clear (self);
  arm (self, colour);
  lm_sls_chosen_put (self, pile);
  lm_board_view_changed (self->board);
}

/* @receiver: whose hand it was dropped on, or %LM_SLS_NONE for the dead box. One chip, whatever else was chosen. */
void
lm_sls_chosen_drop (LmSlsChosen *self,
                    guint        player,
                    guint        colour,
                    guint        receiver)
{
  guint8 chips[LM_SLS_PLAYERS] = { 0 };

  chips[colour] = 1;
  /* Back where it came from is no gift. */
  if (receiver != player)
    choose (self, lm_sls_prisoners_to_string (player, receiver, chips));
}
