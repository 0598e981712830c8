/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chosen.c: what is in hand on the board, until it is a move. */

#include "config.h"

#include "chosen.h"

#include "../rules/position.h"

#include <string.h>

struct _LmSlsChosen
{
  GObject      parent_instance;

  /* The board owns its choice. */
  LmBoardView *board;

  guint        player;
  guint        colour;
  guint8       chips[LM_SLS_PLAYERS];
  /* Whether the chips are those of a captured pile rather than of a hand. */
  gboolean     captured;
  guint        pile;
  LmSlsNote    note;
};

G_DEFINE_FINAL_TYPE (LmSlsChosen, lm_sls_chosen, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const LmSlsState *
get_state (LmSlsChosen *self)
{
  return lm_sls_position_get_state (lm_board_view_get_position (self->board));
}

static void
clear (LmSlsChosen *self,
       LmSlsNote    note)
{
  self->player = LM_SLS_NONE;
  self->colour = LM_SLS_NONE;
  self->captured = FALSE;
  self->pile = LM_SLS_NO_PILE;
  self->note = note;
  memset (self->chips, 0, sizeof (self->chips));
}

static void
say_changed (LmSlsChosen *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
tell (LmSlsChosen *self,
      LmSlsNote    note)
{
  clear (self, note);
  say_changed (self);
}

/* Takes @move. What the rules refuse stays chosen, so that it can be mended. */
static void
choose (LmSlsChosen *self,
        char        *move)
{
  lm_board_view_choose_move (self->board, move);
  g_free (move);
}

static void
lm_sls_chosen_class_init (LmSlsChosenClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lm_sls_chosen_init (LmSlsChosen *self)
{
  clear (self, LM_SLS_NOTE_NONE);
}

/* @board: the board that moves are chosen on; owns what is returned. Returns a choice of nothing. */
LmSlsChosen *
lm_sls_chosen_new (LmBoardView *board)
{
  LmSlsChosen *self = g_object_new (LM_TYPE_SLS_CHOSEN, NULL);

  self->board = board;
  return self;
}

/*
 * Whether the user may act for @player: the player to move, or a person who may give and discard prisoners at any time.
 */
gboolean
lm_sls_chosen_can_act (LmSlsChosen *self,
                       guint        player)
{
  LmPosition *position = lm_board_view_get_position (self->board);
  const LmBoardMode mode = lm_board_view_get_mode (self->board);

  if (position == NULL || mode == LM_BOARD_EDIT || lm_position_is_over (position)
      || !lm_sls_state_is_left (lm_sls_position_get_state (position), player))
    return FALSE;

  return (mode == LM_BOARD_PLAY && player == lm_position_get_turn (position))
         || (lm_board_view_get_persons (self->board) & LM_SLS_BIT (player)) != 0;
}

/* Whose chips are chosen, or %LM_SLS_NONE. */
guint
lm_sls_chosen_get_player (LmSlsChosen *self)
{
  return self->player;
}

/* The chip that a pile would get, or %LM_SLS_NONE. */
guint
lm_sls_chosen_get_colour (LmSlsChosen *self)
{
  return self->colour;
}

/* How many chips of each colour are chosen: of a hand, or of a captured pile to be discarded. */
const guint8 *
lm_sls_chosen_get_chips (LmSlsChosen *self)
{
  return self->chips;
}

/* The pile that the chip is to go on as soon as the next player is named (0 for an empty one), or %LM_SLS_NO_PILE. */
guint
lm_sls_chosen_get_pile (LmSlsChosen *self)
{
  return self->pile;
}

/* What to explain of what was just tried. */
LmSlsNote
lm_sls_chosen_get_note (LmSlsChosen *self)
{
  return self->note;
}

/* Whether the user has to discard from a captured pile. */
gboolean
lm_sls_chosen_is_discarding (LmSlsChosen *self)
{
  const LmSlsState *state = get_state (self);

  return lm_board_view_get_mode (self->board) == LM_BOARD_PLAY && lm_sls_state_get_phase (state) == LM_SLS_DISCARD
         && (self->player == LM_SLS_NONE || self->captured);
}

/* Takes everything back. */
void
lm_sls_chosen_reset (LmSlsChosen *self)
{
  tell (self, LM_SLS_NOTE_NONE);
}

static void
arm (LmSlsChosen *self,
     guint        colour)
{
  const gboolean again = self->player == get_state (self)->turn && self->colour == colour;

  clear (self, LM_SLS_NOTE_NONE);
  if (again)
    return;

  self->player = get_state (self)->turn;
  self->colour = colour;
  self->chips[colour] = 1;
}

/* One more of the prisoners of @player, and none after all of them. */
static void
pick (LmSlsChosen *self,
      guint        player,
      guint        colour)
{
  const guint held = get_state (self)->hands[player][colour];

  if (self->player != player || self->colour != LM_SLS_NONE || self->captured)
    clear (self, LM_SLS_NOTE_NONE);
  self->player = player;
  self->note = LM_SLS_NOTE_NONE;
  self->chips[colour] = (self->chips[colour] + 1) % (held + 1);
  if (lm_sls_count (self->chips) == 0)
    clear (self, LM_SLS_NOTE_NONE);
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
  const LmSlsState *state = get_state (self);

  if (!lm_sls_chosen_can_act (self, player) || state->hands[player][colour] == 0)
    return;

  if (player == state->turn && lm_sls_state_get_phase (state) == LM_SLS_PLACE)
    arm (self, colour);
  else if (player == colour)
    clear (self, LM_SLS_NOTE_NOT_TURN);
  else
    pick (self, player, colour);
  say_changed (self);
}

/* @count: how many of it are given or discarded; what is too many is made less. */
void
lm_sls_chosen_set_count (LmSlsChosen *self,
                         guint        colour,
                         guint        count)
{
  const LmSlsState *state = get_state (self);
  const gboolean discarding = lm_sls_chosen_is_discarding (self);
  const guint player = discarding ? state->turn : self->player;

  if (player == LM_SLS_NONE)
    return;

  self->player = player;
  self->captured = discarding;
  self->note = LM_SLS_NOTE_NONE;
  self->chips[colour] = MIN (count, discarding ? state->captured[colour] : state->hands[player][colour]);
  if (!discarding && lm_sls_count (self->chips) == 0)
    clear (self, LM_SLS_NOTE_NONE);
  else if (colour == self->colour && self->chips[colour] == 0)
    self->colour = LM_SLS_NONE;
  say_changed (self);
}

/*
 * Puts the chip in hand there. Where the rules leave the next player open the pile waits for lm_sls_chosen_name().
 * @pile: the pile, from 1; 0 for an empty one.
 */
void
lm_sls_chosen_put (LmSlsChosen *self,
                   guint        pile)
{
  const LmSlsState *state = get_state (self);
  guint next;

  if (!lm_sls_chosen_can_act (self, state->turn))
    return;

  if (self->colour == LM_SLS_NONE)
    {
      tell (self, LM_SLS_NOTE_CHIP_FIRST);
      return;
    }
  if ((pile == 0 && !lm_sls_state_has_room (state)) || pile > state->n_piles
      || lm_sls_state_get_effect (state, self->colour, pile, &next) != LM_SLS_CHOICE)
    {
      choose (self, lm_sls_move_to_string (lm_sls_move_place (self->colour, pile, LM_SLS_NONE), state->turn));
      return;
    }

  self->pile = pile;
  say_changed (self);
}

void
lm_sls_chosen_name (LmSlsChosen *self,
                    guint        next)
{
  if (self->pile != LM_SLS_NO_PILE)
    choose (self, lm_sls_move_to_string (lm_sls_move_place (self->colour, self->pile, next),
                                         get_state (self)->turn));
}

void
lm_sls_chosen_give (LmSlsChosen *self,
                    guint        receiver)
{
  if (self->player != LM_SLS_NONE && lm_sls_count (self->chips) > 0)
    choose (self, lm_sls_give_to_string (self->player, receiver, self->chips));
}

void
lm_sls_chosen_discard (LmSlsChosen *self)
{
  if (self->player == LM_SLS_NONE || lm_sls_count (self->chips) == 0)
    return;

  if (lm_sls_chosen_is_discarding (self))
    choose (self, lm_sls_move_to_string (lm_sls_move_discard (self->chips), self->player));
  else
    choose (self, lm_sls_kill_to_string (self->player, self->chips));
}

/* @pile: where it was dropped; see lm_sls_chosen_put(). */
void
lm_sls_chosen_drop_on_pile (LmSlsChosen *self,
                            guint        player,
                            guint        colour,
                            guint        pile)
{
  if (player != get_state (self)->turn)
    {
      tell (self, LM_SLS_NOTE_NOT_TURN);
      return;
    }

  clear (self, LM_SLS_NOTE_NONE);
  arm (self, colour);
  lm_sls_chosen_put (self, pile);
  say_changed (self);
}

/* One chip, whatever else was chosen. */
static guint8 *
make_single (guint  colour,
             guint8 chips[LM_SLS_PLAYERS])
{
  memset (chips, 0, LM_SLS_PLAYERS);
  chips[colour] = 1;
  return chips;
}

void
lm_sls_chosen_drop_on_hand (LmSlsChosen *self,
                            guint        player,
                            guint        colour,
                            guint        receiver)
{
  guint8 chips[LM_SLS_PLAYERS];

  /* Back where it came from is no gift. */
  if (player != receiver)
    choose (self, lm_sls_give_to_string (player, receiver, make_single (colour, chips)));
}

void
lm_sls_chosen_drop_in_box (LmSlsChosen *self,
                           guint        player,
                           guint        colour)
{
  guint8 chips[LM_SLS_PLAYERS];

  choose (self, lm_sls_kill_to_string (player, make_single (colour, chips)));
}
