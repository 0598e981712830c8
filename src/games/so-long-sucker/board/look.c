/* SPDX-License-Identifier: GPL-3.0-or-later */
/* look.c: what there is to see of each pile and of each player's chips. */

#include "board.h"

/* No value: there is no answer, or no such move in it. */
#define NO_MARK (-1)

/* Any colour, pile or player. */
#define ANY G_MAXUINT

/* The number of the pile at a place: 0 of an empty one. */
guint
lm_sls_table_get_number (LmSlsTable *self,
                         guint64     id)
{
  const LmSlsState *state = LM_SLS_STATE (self->board);
  const guint nth = id - LM_SLS_ID_PLACE;

  if (nth < state->n_piles)
    return nth + 1;

  return nth == state->n_piles && lm_sls_count (state->captured) > 0 ? LM_SLS_CAPTURED_PILE : 0;
}

/* Its item; of the empty places the first, which stands for all. */
guint64
lm_sls_table_find_place (LmSlsTable *self,
                         guint       number)
{
  for (guint64 id = LM_SLS_ID_PLACE; id < LM_SLS_ID_PLACE + self->layout.n_places; id++)
    if (lm_sls_table_get_number (self, id) == number)
      return id;

  return LM_BOARD_NO_ITEM;
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
  const LmSlsState *state = LM_SLS_STATE (self->board);

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

  if (!lm_sls_parse_move (lm_board_view_get_last_move (self->board, &before), &act))
    return LM_SLS_NO_PILE;

  return lm_sls_table_find_pile_after (self, &act, before);
}

static gboolean
is_hinted_chip (LmSlsTable *self,
                guint64     id)
{
  const guint player = LM_SLS_ID_PLAYER (id), colour = LM_SLS_ID_COLOUR (id);
  LmSlsAct act;

  if (!lm_sls_parse_move (lm_board_view_get_arrow (self->board), &act))
    return FALSE;
  if (act.is_gift || act.is_kill)
    return act.player == player && act.chips[colour] > 0;

  return lm_sls_is_kind (&act, LM_SLS_MOVE_PLACE) && player == LM_SLS_STATE (self->board)->turn
         && LM_SLS_MOVE_COLOUR (act.move) == colour;
}

/* What the hint moves, and where to. */
void
lm_sls_table_find_hint (LmSlsTable *self,
                        guint64    *start,
                        guint64    *end)
{
  LmSlsAct act;

  *start = *end = LM_BOARD_NO_ITEM;
  if (!lm_sls_parse_move (lm_board_view_get_arrow (self->board), &act))
    return;

  *start = lm_sls_table_find_place (self, LM_SLS_CAPTURED_PILE);
  for (guint64 id = LM_SLS_ID_CHIP; LM_SLS_IS_CHIP (id); id++)
    if (is_hinted_chip (self, id))
      *start = id;
  if (act.is_gift)
    *end = LM_SLS_ID_HAND + act.receiver;
  else if (act.is_kill || lm_sls_is_kind (&act, LM_SLS_MOVE_DISCARD))
    *end = LM_SLS_ID_BOX;
  else if (lm_sls_is_kind (&act, LM_SLS_MOVE_PLACE))
    *end = lm_sls_table_find_place (self, LM_SLS_MOVE_PILE (act.move));
}

/* The better one for who chooses: one that wins, else one that may win. */
static int
get_better (int a,
            int b)
{
  if (a == LM_VALUE_WIN || b == LM_VALUE_WIN)
    return LM_VALUE_WIN;
  if (a == LM_VALUE_UNKNOWN || b == LM_VALUE_UNKNOWN)
    return LM_VALUE_UNKNOWN;

  return MAX (a, b);
}

static gboolean
fits (guint wanted,
      guint is)
{
  return wanted == ANY || wanted == is;
}

/* The #LmValue of the best placement of that kind; of any colour, on any pile, of any next player where %ANY is said. */
static int
find_mark (LmSlsTable *self,
           guint       colour,
           guint       pile,
           guint       next)
{
  LmAnswer *answer = lm_board_view_is_editing (self->board) ? NULL : lm_board_view_get_overlay (self->board);
  int best = NO_MARK;

  for (guint i = 0; answer != NULL && i < answer->moves->len; i++)
    {
      const LmMoveValue *value = g_ptr_array_index (answer->moves, i);
      LmSlsAct act;

      if (lm_sls_parse_move (value->move, &act) && lm_sls_is_kind (&act, LM_SLS_MOVE_PLACE)
          && fits (colour, LM_SLS_MOVE_COLOUR (act.move)) && fits (pile, LM_SLS_MOVE_PILE (act.move))
          && fits (next, LM_SLS_MOVE_NEXT (act.move)))
        best = get_better (best, value->value);
    }

  return best;
}

static gboolean
is_placing (LmSlsTable *self)
{
  return !lm_board_view_is_editing (self->board) && lm_sls_state_get_phase (LM_SLS_STATE (self->board)) == LM_SLS_PLACE;
}

static guint
get_armed (LmSlsTable *self)
{
  return is_placing (self) ? self->chosen->colour : LM_SLS_NONE;
}

/* The pile beside which the next player is asked for. */
guint
lm_sls_table_get_asked_pile (LmSlsTable *self)
{
  return is_placing (self) ? self->chosen->pile : LM_SLS_NO_PILE;
}

/* As it lay. */
static void
read_captured (LmSlsTable    *self,
               LmSlsPileLook *look)
{
  const guint8 *chips = lm_sls_position_get_captured (lm_board_view_get_position (self->board), &look->height);

  look->captured = TRUE;
  memcpy (look->chips, chips, look->height);
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

  look->next = find_next (LM_SLS_STATE (self->board), number);
  if (look->armed != LM_SLS_NONE)
    lm_sls_state_get_effect (LM_SLS_STATE (self->board), look->armed, number, &look->next);
}

/* Of several empty places only the first is marked, which stands for all. */
void
lm_sls_table_look_at_pile (LmSlsTable    *self,
                           guint64        id,
                           LmSlsPileLook *look)
{
  const guint number = lm_sls_table_get_number (self, id);
  const gboolean first = lm_sls_table_find_place (self, number) == id;
  guint64 from, to;

  *look = (LmSlsPileLook) { .place = id - LM_SLS_ID_PLACE + 1, .armed = LM_SLS_NONE, .mark = NO_MARK };
  if (number == LM_SLS_CAPTURED_PILE)
    read_captured (self, look);
  else
    read_pile (self, number, look);
  if (first && !look->captured)
    look->mark = find_mark (self, look->armed == LM_SLS_NONE ? ANY : look->armed, number, ANY);
  lm_sls_table_find_hint (self, &from, &to);
  look->hinted = id == from || id == to;
  look->last = number > 0 && number == find_last_pile (self);
  look->waiting = first && look->armed != LM_SLS_NONE && number == lm_sls_table_get_asked_pile (self);
  look->landing = number > 0 && number == self->landing && lm_board_items_is_flying (self->items);
}

void
lm_sls_table_look_at_chip (LmSlsTable    *self,
                           guint64        id,
                           LmSlsChipLook *look)
{
  const LmSlsState *state = LM_SLS_STATE (self->board);
  const guint player = LM_SLS_ID_PLAYER (id), colour = LM_SLS_ID_COLOUR (id);

  *look = (LmSlsChipLook) { .colour = colour, .count = state->hands[player][colour], .mark = NO_MARK };
  if (self->chosen->player == player && !lm_sls_chosen_is_discarding (self->chosen))
    look->chosen = self->chosen->chips[colour];
  if (player == state->turn && is_placing (self))
    look->mark = find_mark (self, colour, ANY, ANY);
  look->hinted = is_hinted_chip (self, id);
}

int
lm_sls_table_get_next_mark (LmSlsTable *self,
                            guint       player)
{
  return find_mark (self, self->chosen->colour, lm_sls_table_get_asked_pile (self), player);
}
