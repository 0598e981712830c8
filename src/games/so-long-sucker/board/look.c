/* SPDX-License-Identifier: GPL-3.0-or-later */
/* look.c: what there is to see of each pile and of each player's chips. */

#include "config.h"

#include "look.h"

#include "../rules/position.h"
#include "marks.h"

#include <string.h>

const LmSlsState *
lm_sls_table_get_state (LmSlsTable *self)
{
  return lm_sls_position_get_state (lm_board_view_get_position (self->board));
}

gboolean
lm_sls_table_is_editing (LmSlsTable *self)
{
  return lm_board_view_get_mode (self->board) == LM_BOARD_EDIT;
}

/* The number of the pile at the @nth place: 0 of an empty one. */
guint
lm_sls_table_get_number (LmSlsTable *self,
                         guint       nth)
{
  const LmSlsState *state = lm_sls_table_get_state (self);

  if (nth < state->n_piles)
    return nth + 1;

  return nth == state->n_piles && lm_sls_count (state->captured) > 0 ? LM_SLS_CAPTURED_PILE : 0;
}

/* Its item; of the empty places the first, which stands for all. */
guint64
lm_sls_table_find_place (LmSlsTable *self,
                         guint       number)
{
  for (guint i = 0; i < self->layout.n_places; i++)
    if (lm_sls_table_get_number (self, i) == number)
      return LM_SLS_ID_PLACE + i;

  return LM_BOARD_NO_ITEM;
}

gboolean
lm_sls_read_move (const char *text,
                  LmSlsAct   *act)
{
  return text != NULL && lm_sls_parse_move (text, act);
}

gboolean
lm_sls_is_kind (const LmSlsAct *act,
                LmSlsMoveKind   kind)
{
  return !act->is_gift && !act->is_kill && act->deal.kind == LM_SLS_DEAL_STEP_NONE
         && LM_SLS_MOVE_KIND (act->move) == kind;
}

/* The pile that a placement made from @before left, as it is numbered now. */
guint
lm_sls_table_find_pile_after (LmSlsTable     *self,
                              const LmSlsAct *act,
                              LmPosition     *before)
{
  const LmSlsState *state = lm_sls_table_get_state (self);

  if (!lm_sls_is_kind (act, LM_SLS_MOVE_PLACE) || before == NULL)
    return LM_SLS_NO_PILE;
  if (lm_sls_count (state->captured) > 0)
    return LM_SLS_CAPTURED_PILE;
  if (state->n_piles < lm_sls_position_get_state (before)->n_piles)
    return LM_SLS_NO_PILE;

  return LM_SLS_MOVE_PILE (act->move) > 0 ? LM_SLS_MOVE_PILE (act->move) : state->n_piles;
}

static guint
find_last_pile (LmSlsTable *self)
{
  LmPosition *before = NULL;
  LmSlsAct act;

  if (!lm_sls_read_move (lm_board_view_get_last_move (self->board, &before), &act))
    return LM_SLS_NO_PILE;

  return lm_sls_table_find_pile_after (self, &act, before);
}

/* The pile that the hint points at. */
static guint
find_hinted_pile (LmSlsTable *self)
{
  LmSlsAct act;

  if (!lm_sls_read_move (lm_board_view_get_arrow (self->board), &act))
    return LM_SLS_NO_PILE;
  if (lm_sls_is_kind (&act, LM_SLS_MOVE_PLACE))
    return LM_SLS_MOVE_PILE (act.move);

  return lm_sls_is_kind (&act, LM_SLS_MOVE_DISCARD) ? LM_SLS_CAPTURED_PILE : LM_SLS_NO_PILE;
}

gboolean
lm_sls_table_is_hinted_chip (LmSlsTable *self,
                             guint       player,
                             guint       colour)
{
  LmSlsAct act;

  if (!lm_sls_read_move (lm_board_view_get_arrow (self->board), &act))
    return FALSE;
  if (act.is_gift || act.is_kill)
    return act.player == player && act.chips[colour] > 0;

  return lm_sls_is_kind (&act, LM_SLS_MOVE_PLACE) && player == lm_sls_table_get_state (self)->turn
         && LM_SLS_MOVE_COLOUR (act.move) == colour;
}

static LmAnswer *
get_answer (LmSlsTable *self)
{
  return lm_sls_table_is_editing (self) ? NULL : lm_board_view_get_overlay (self->board);
}

static gboolean
is_placing (LmSlsTable *self)
{
  return !lm_sls_table_is_editing (self) && lm_sls_state_get_phase (lm_sls_table_get_state (self)) == LM_SLS_PLACE;
}

static guint
get_armed (LmSlsTable *self)
{
  return is_placing (self) ? lm_sls_chosen_get_colour (self->chosen) : LM_SLS_NONE;
}

/* The pile beside which the next player is asked for. */
guint
lm_sls_table_get_asked_pile (LmSlsTable *self)
{
  return is_placing (self) ? lm_sls_chosen_get_pile (self->chosen) : LM_SLS_NO_PILE;
}

/* A captured pile has no order any more. */
static void
read_captured (LmSlsTable    *self,
               LmSlsPileLook *look)
{
  const guint8 *captured = lm_sls_table_get_state (self)->captured;

  look->captured = TRUE;
  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    for (guint i = 0; i < captured[colour]; i++)
      look->chips[look->height++] = colour;
}

/* Who may be next as far as that is known without a chip in hand: whose topmost chip lies lowest, if all are in it. */
static guint
find_next (const LmSlsState *state,
           guint             number)
{
  guint next = state->left;

  for (guint i = 0; number > 0 && i < LM_SLS_PLAYERS; i++)
    if (state->piles[number - 1].count[i] > 0)
      next &= ~LM_SLS_BIT (i);
  for (guint i = LM_SLS_PLAYERS; i-- > 0 && next == 0;)
    if (state->piles[number - 1].order[i] != LM_SLS_NONE
        && lm_sls_state_is_left (state, state->piles[number - 1].order[i]))
      next = LM_SLS_BIT (state->piles[number - 1].order[i]);

  return next;
}

static void
read_pile (LmSlsTable    *self,
           guint          number,
           LmSlsPileLook *look)
{
  LmPosition *position = lm_board_view_get_position (self->board);
  const guint8 *chips;

  look->number = number;
  look->armed = get_armed (self);
  if (number > 0)
    {
      chips = lm_sls_position_get_pile (position, number, &look->height);
      memcpy (look->chips, chips, look->height);
    }
  if (lm_position_is_over (position))
    return;

  look->next = find_next (lm_sls_table_get_state (self), number);
  if (look->armed != LM_SLS_NONE)
    lm_sls_state_get_effect (lm_sls_table_get_state (self), look->armed, number, &look->next);
}

/* Of several empty places only the first is marked, which stands for all. */
void
lm_sls_table_look_at_pile (LmSlsTable    *self,
                           guint64        id,
                           LmSlsPileLook *look)
{
  const guint number = lm_sls_table_get_number (self, id - LM_SLS_ID_PLACE);
  const gboolean first = lm_sls_table_find_place (self, number) == id;

  *look = (LmSlsPileLook) { .armed = LM_SLS_NONE, .mark = LM_SLS_NO_MARK };
  if (number == LM_SLS_CAPTURED_PILE)
    read_captured (self, look);
  else
    read_pile (self, number, look);
  if (first && !look->captured)
    look->mark = lm_sls_marks_get_place (get_answer (self), look->armed == LM_SLS_NONE ? LM_SLS_ANY : look->armed,
                                         number, LM_SLS_ANY);
  look->hinted = first && number == find_hinted_pile (self);
  look->last = number > 0 && number == find_last_pile (self);
  look->waiting = first && look->armed != LM_SLS_NONE && number == lm_sls_table_get_asked_pile (self);
  look->landing = number > 0 && number == self->landing && lm_board_items_is_flying (self->items);
}

void
lm_sls_table_look_at_chip (LmSlsTable    *self,
                           guint64        id,
                           LmSlsChipLook *look)
{
  const LmSlsState *state = lm_sls_table_get_state (self);
  const guint player = LM_SLS_ID_PLAYER (id), colour = LM_SLS_ID_COLOUR (id);

  *look = (LmSlsChipLook) { .colour = colour, .count = state->hands[player][colour], .mark = LM_SLS_NO_MARK };
  if (lm_sls_chosen_get_player (self->chosen) == player && !lm_sls_chosen_is_discarding (self->chosen))
    look->chosen = lm_sls_chosen_get_chips (self->chosen)[colour];
  if (player == state->turn && is_placing (self))
    look->mark = lm_sls_marks_get_place (get_answer (self), colour, LM_SLS_ANY, LM_SLS_ANY);
  look->hinted = lm_sls_table_is_hinted_chip (self, player, colour);
}

int
lm_sls_table_get_next_mark (LmSlsTable *self,
                            guint       player)
{
  return lm_sls_marks_get_place (get_answer (self), lm_sls_chosen_get_colour (self->chosen),
                                 lm_sls_table_get_asked_pile (self), player);
}
