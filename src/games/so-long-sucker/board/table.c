/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: the drawing with piles, hands and dead box, and what can be done with each. */

#include "config.h"

#include "table.h"

#include "../rules/position.h"
#include "../rules/words.h"
#include "captions.h"
#include "chip.h"
#include "marks.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* What items are known by: four of each, and the places of piles. */
#define ID_CHIP 1
#define ID_HAND 20
#define ID_BOX 30
#define ID_CARD 39
#define ID_NEXT 40
#define ID_PLACE 100

/* How high the way of a flight is bent, and how far apart several chips fly, in pixels. */
#define LIFT 26.0
#define SPREAD 9.0

/* Of a chip in a hand, and of one who may be next. */
#define RADIUS 13
#define NEXT_SIZE 32

static const LmSlsState *
get_state (LmSlsTable *self)
{
  return lm_sls_position_get_state (lm_board_view_get_position (self->board));
}

static gboolean
is_editing (LmSlsTable *self)
{
  return lm_board_view_get_mode (self->board) == LM_BOARD_EDIT;
}

static gboolean
is_chip (guint64 id)
{
  return id >= ID_CHIP && id < ID_CHIP + LM_SLS_PLAYERS * LM_SLS_PLAYERS;
}

static gboolean
is_hand (guint64 id)
{
  return id >= ID_HAND && id < ID_HAND + LM_SLS_PLAYERS;
}

static gboolean
is_next (guint64 id)
{
  return id >= ID_NEXT && id < ID_NEXT + LM_SLS_PLAYERS;
}

static guint64
get_chip_id (guint player,
             guint colour)
{
  return ID_CHIP + LM_SLS_PLAYERS * player + colour;
}

static guint
get_player (guint64 id)
{
  return is_hand (id) ? id - ID_HAND : (id - ID_CHIP) / LM_SLS_PLAYERS;
}

static guint
get_colour (guint64 id)
{
  return (id - ID_CHIP) % LM_SLS_PLAYERS;
}

/* The number of the pile at the @nth place: 0 of an empty one. */
static guint
get_number (LmSlsTable *self,
            guint       nth)
{
  const LmSlsState *state = get_state (self);

  if (nth < state->n_piles)
    return nth + 1;

  return nth == state->n_piles && lm_sls_count (state->captured) > 0 ? LM_SLS_CAPTURED_PILE : 0;
}

/* Its item; of the empty places the first, which stands for all. */
static guint64
find_place (LmSlsTable *self,
            guint       number)
{
  for (guint i = 0; i < self->layout.n_places; i++)
    if (get_number (self, i) == number)
      return ID_PLACE + i;

  return LM_BOARD_NO_ITEM;
}

static gboolean
read_move (const char *text,
           LmSlsAct   *act)
{
  return text != NULL && lm_sls_parse_move (text, act);
}

static gboolean
is_kind (const LmSlsAct *act,
         LmSlsMoveKind   kind)
{
  return !act->is_gift && !act->is_kill && act->deal.kind == LM_SLS_DEAL_STEP_NONE
         && LM_SLS_MOVE_KIND (act->move) == kind;
}

/* The pile that a placement made from @before left, as it is numbered now. */
static guint
find_pile_after (LmSlsTable     *self,
                 const LmSlsAct *act,
                 LmPosition     *before)
{
  const LmSlsState *state = get_state (self);

  if (!is_kind (act, LM_SLS_MOVE_PLACE) || before == NULL)
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

  if (!read_move (lm_board_view_get_last_move (self->board, &before), &act))
    return LM_SLS_NO_PILE;

  return find_pile_after (self, &act, before);
}

/* The pile that the hint points at. */
static guint
find_hinted_pile (LmSlsTable *self)
{
  LmSlsAct act;

  if (!read_move (lm_board_view_get_arrow (self->board), &act))
    return LM_SLS_NO_PILE;
  if (is_kind (&act, LM_SLS_MOVE_PLACE))
    return LM_SLS_MOVE_PILE (act.move);

  return is_kind (&act, LM_SLS_MOVE_DISCARD) ? LM_SLS_CAPTURED_PILE : LM_SLS_NO_PILE;
}

static gboolean
is_hinted_chip (LmSlsTable *self,
                guint       player,
                guint       colour)
{
  LmSlsAct act;

  if (!read_move (lm_board_view_get_arrow (self->board), &act))
    return FALSE;
  if (act.is_gift || act.is_kill)
    return act.player == player && act.chips[colour] > 0;

  return is_kind (&act, LM_SLS_MOVE_PLACE) && player == get_state (self)->turn
         && LM_SLS_MOVE_COLOUR (act.move) == colour;
}

static LmAnswer *
get_answer (LmSlsTable *self)
{
  return is_editing (self) ? NULL : lm_board_view_get_overlay (self->board);
}

static gboolean
is_placing (LmSlsTable *self)
{
  return !is_editing (self) && lm_sls_state_get_phase (get_state (self)) == LM_SLS_PLACE;
}

static guint
get_armed (LmSlsTable *self)
{
  return is_placing (self) ? lm_sls_chosen_get_colour (self->chosen) : LM_SLS_NONE;
}

/* The pile beside which the next player is asked for. */
static guint
get_asked_pile (LmSlsTable *self)
{
  return is_placing (self) ? lm_sls_chosen_get_pile (self->chosen) : LM_SLS_NO_PILE;
}

/* What things look like. */

/* A captured pile has no order any more. */
static void
read_captured (LmSlsTable    *self,
               LmSlsPileLook *look)
{
  const guint8 *captured = get_state (self)->captured;

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

  look->next = find_next (get_state (self), number);
  if (look->armed != LM_SLS_NONE)
    lm_sls_state_get_effect (get_state (self), look->armed, number, &look->next);
}

/* Of several empty places only the first is marked, which stands for all. */
static void
get_pile_look (LmSlsTable    *self,
               guint64        id,
               LmSlsPileLook *look)
{
  const guint number = get_number (self, id - ID_PLACE);
  const gboolean first = find_place (self, number) == id;

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
  look->waiting = first && look->armed != LM_SLS_NONE && number == get_asked_pile (self);
  look->landing = number > 0 && number == self->landing && lm_board_items_is_flying (self->items);
}

static void
get_chip_look (LmSlsTable    *self,
               guint64        id,
               LmSlsChipLook *look)
{
  const LmSlsState *state = get_state (self);
  const guint player = get_player (id), colour = get_colour (id);

  *look = (LmSlsChipLook) { .colour = colour, .count = state->hands[player][colour], .mark = LM_SLS_NO_MARK };
  if (lm_sls_chosen_get_player (self->chosen) == player && !lm_sls_chosen_is_discarding (self->chosen))
    look->chosen = lm_sls_chosen_get_chips (self->chosen)[colour];
  if (player == state->turn && is_placing (self))
    look->mark = lm_sls_marks_get_place (get_answer (self), colour, LM_SLS_ANY, LM_SLS_ANY);
  look->hinted = is_hinted_chip (self, player, colour);
}

static void
draw_hand (LmSlsTable        *self,
           GtkSnapshot       *snapshot,
           const LmBoardItem *item)
{
  const LmSlsState *state = get_state (self);
  const guint player = get_player (item->id);
  g_autofree char *status = lm_sls_caption_status (lm_board_view_get_position (self->board), player);
  LmSlsHandLook look = { lm_sls_get_player_name (player), status, lm_sls_state_is_left (state, player) };
  LmSlsAct hint;

  look.has_turn = look.is_left && state->turn == player;
  look.hinted = read_move (lm_board_view_get_arrow (self->board), &hint) && hint.is_gift && hint.receiver == player;
  lm_sls_draw_hand (self->items, snapshot, &item->area, &look);
}

static void
get_dead (LmSlsTable *self,
          guint8      counts[LM_SLS_PLAYERS])
{
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    counts[i] = lm_sls_position_get_dead (lm_board_view_get_position (self->board), i);
}

static int
get_next_mark (LmSlsTable *self,
               guint       player)
{
  return lm_sls_marks_get_place (get_answer (self), lm_sls_chosen_get_colour (self->chosen), get_asked_pile (self), player);
}

static void
draw_item (gpointer           room,
           GtkSnapshot       *snapshot,
           const LmBoardItem *item,
           LmBoardItemState   state)
{
  LmSlsTable *self = room;
  guint8 dead[LM_SLS_PLAYERS];
  LmSlsPileLook pile;
  LmSlsChipLook chip;

  if (item->id >= ID_PLACE)
    {
      get_pile_look (self, item->id, &pile);
      lm_sls_draw_pile (self->items, snapshot, &item->area, &pile);
    }
  else if (is_chip (item->id))
    {
      get_chip_look (self, item->id, &chip);
      lm_sls_draw_chips (self->items, snapshot, &item->area, &chip);
    }
  else if (is_hand (item->id))
    {
      draw_hand (self, snapshot, item);
    }
  else if (is_next (item->id))
    {
      lm_sls_draw_next (self->items, snapshot, &item->area, item->id - ID_NEXT, get_next_mark (self, item->id - ID_NEXT));
    }
  else if (item->id == ID_CARD)
    {
      lm_sls_draw_question (self->items, snapshot, &item->area, _("Next:"));
    }
  else
    {
      get_dead (self, dead);
      lm_sls_draw_box (self->items, snapshot, &item->area, dead);
    }
}

static char *
describe_box (LmSlsTable *self)
{
  guint8 counts[LM_SLS_PLAYERS];
  g_autofree char *chips = NULL;

  get_dead (self, counts);
  chips = lm_sls_count (counts) > 0 ? lm_sls_describe_chips (counts) : g_strdup (_("empty"));
  return g_strdup_printf (_("Dead box: %s"), chips);
}

static char *
describe_hand (LmSlsTable *self,
               guint       player)
{
  g_autofree char *status = lm_sls_caption_status (lm_board_view_get_position (self->board), player);

  return g_strdup_printf (_("%s: %s"), lm_sls_get_player_name (player), status);
}

/* What is read is what is seen. */
static char *
describe (gpointer room,
          guint64  id)
{
  LmSlsTable *self = room;
  LmSlsPileLook pile;
  LmSlsChipLook chip;

  if (is_hand (id))
    return describe_hand (self, get_player (id));
  if (is_next (id))
    return g_strdup_printf (_("%s is next"), lm_sls_get_player_name (id - ID_NEXT));
  if (id == ID_CARD)
    return g_strdup (_("Next:"));
  if (id == ID_BOX)
    return describe_box (self);
  if (is_chip (id))
    {
      get_chip_look (self, id, &chip);
      return lm_sls_caption_chip (&chip, get_player (id));
    }

  get_pile_look (self, id, &pile);
  return lm_sls_caption_pile (lm_board_view_get_position (self->board), &pile);
}

/* An empty place explains itself, and the words would cover the piles. */
static char *
tooltip (gpointer room,
         guint64  id)
{
  if (id == ID_CARD || (id >= ID_PLACE && get_number (room, id - ID_PLACE) == 0))
    return NULL;

  return describe (room, id);
}

/* Where things are. */

static LmBoardItem *
add (LmBoardPlan           *plan,
     guint64                id,
     const graphene_rect_t *area,
     const char            *css_class)
{
  LmBoardItem *item = lm_board_plan_add (plan, id, area->origin.x, area->origin.y, area->size.width, area->size.height);

  item->sensitive = TRUE;
  item->css_class = css_class;
  return item;
}

static void
add_places (LmSlsTable  *self,
            LmBoardPlan *plan)
{
  for (guint i = 0; i < self->layout.n_places; i++)
    {
      graphene_rect_t area;

      lm_sls_layout_get_place (&self->layout, i, &area);
      add (plan, ID_PLACE + i, &area, "lm-sls-pile");
      if (get_number (self, i) == LM_SLS_CAPTURED_PILE)
        self->captured = area;
    }
}

static gboolean
shows_chip (LmSlsTable *self,
            guint       player,
            guint       colour)
{
  return player == colour || get_state (self)->hands[player][colour] > 0 || is_editing (self);
}

/* Own chips first, then prisoners in the order of the colours. */
static void
add_chip (LmSlsTable  *self,
          LmBoardPlan *plan,
          guint        player,
          guint        colour,
          guint        nth,
          guint        n_chips)
{
  const LmSlsState *state = get_state (self);
  graphene_rect_t area;

  lm_sls_layout_get_chip (&self->layout, player, nth, n_chips, &area);
  add (plan, get_chip_id (player, colour), &area, "lm-sls-chip")->sensitive =
    lm_sls_state_is_left (state, player) && (state->hands[player][colour] > 0 || is_editing (self));
}

static void
add_hand (LmSlsTable  *self,
          LmBoardPlan *plan,
          guint        player)
{
  guint n_chips = 0, nth = 1;
  graphene_rect_t area;
  LmBoardItem *hand;

  lm_sls_layout_get_hand (&self->layout, player, &area);
  hand = add (plan, ID_HAND + player, &area, "lm-sls-hand");
  hand->passive = TRUE;
  hand->role = GTK_ACCESSIBLE_ROLE_GROUP;
  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    n_chips += shows_chip (self, player, colour);
  add_chip (self, plan, player, player, 0, n_chips);
  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    if (colour != player && shows_chip (self, player, colour))
      add_chip (self, plan, player, colour, nth++, n_chips);
}

static void
add_box (LmSlsTable  *self,
         LmBoardPlan *plan)
{
  graphene_rect_t area;
  LmBoardItem *box;

  lm_sls_layout_get_box (&self->layout, &area);
  box = add (plan, ID_BOX, &area, "lm-sls-dead-box");
  box->passive = TRUE;
  box->role = GTK_ACCESSIBLE_ROLE_IMG;
}

/* Above the chips of its pile where there is room, else over its foot, and never outside. */
static void
locate_card (LmSlsTable      *self,
             guint            n_next,
             graphene_rect_t *card)
{
  const double width = n_next * NEXT_SIZE + 60;
  const double height = NEXT_SIZE + 8;
  LmSlsPileLook look;
  graphene_rect_t area;
  graphene_point_t top;
  double radius, y;

  lm_sls_layout_get_place (&self->layout, self->asked - ID_PLACE, &area);
  get_pile_look (self, self->asked, &look);
  lm_sls_draw_get_top (self->items, &area, look.height, &top, &radius);
  y = top.y - (LM_SLS_CHIP_TILT + 2 * LM_SLS_CHIP_THICKNESS) * radius - height;
  if (y < 0)
    y = area.origin.y + area.size.height - height - 2;
  graphene_rect_init (card, CLAMP (top.x - 0.5 * width, 0, MAX (self->layout.width - width, 0)), y, width, height);
}

/* Who is next is asked beside the pile. */
static void
add_question (LmSlsTable  *self,
              LmBoardPlan *plan)
{
  graphene_rect_t card;
  guint next, nth = 0;

  if (get_asked_pile (self) == LM_SLS_NO_PILE || find_place (self, get_asked_pile (self)) == LM_BOARD_NO_ITEM)
    return;

  self->asked = find_place (self, get_asked_pile (self));
  lm_sls_state_get_effect (get_state (self), lm_sls_chosen_get_colour (self->chosen), get_asked_pile (self), &next);
  locate_card (self, __builtin_popcount (next), &card);
  add (plan, ID_CARD, &card, "lm-sls-chooser")->passive = TRUE;
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (next & LM_SLS_BIT (i))
      add (plan, ID_NEXT + i,
           &GRAPHENE_RECT_INIT (card.origin.x + 56 + nth++ * NEXT_SIZE, card.origin.y + 4, NEXT_SIZE, NEXT_SIZE),
           "lm-sls-next");
}

static void
arrange (gpointer     room,
         LmBoardPlan *plan)
{
  LmSlsTable *self = room;

  lm_sls_layout_compute (&self->layout, get_state (self), plan->width, plan->height, plan->line);
  plan->height = self->layout.height;
  add_places (self, plan);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    add_hand (self, plan, i);
  add_box (self, plan);
  add_question (self, plan);
}

static void
measure (gpointer        room,
         GtkOrientation  orientation,
         int             for_size,
         double          line,
         int            *minimum,
         int            *natural)
{
  const gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = across ? 320 : lm_sls_layout_get_minimum (line);
  *natural = across ? 760 : lm_sls_layout_get_minimum (line) + 110;
}

/* The keyboard begins with the chips of who is to move, and comes back to the pile beside which it was asked. */
static guint64
get_start (gpointer room,
           guint64  lost)
{
  LmSlsTable *self = room;
  const LmSlsState *state = get_state (self);

  if (is_next (lost))
    return self->asked;
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      const guint colour = (state->turn + i) % LM_SLS_PLAYERS;

      if (state->hands[state->turn][colour] > 0)
        return get_chip_id (state->turn, colour);
    }

  return find_place (self, lm_sls_count (state->captured) > 0 ? LM_SLS_CAPTURED_PILE : 1);
}

/* What is done with them. */

/* In the editor the hand gets a chip of the colour that was clicked. */
static void
take_chip (LmSlsTable *self,
           guint64     id)
{
  if (!is_editing (self))
    lm_sls_chosen_take (self->chosen, get_player (id), get_colour (id));
  else if (self->edit_bar != NULL)
    lm_sls_edit_bar_hand (self->edit_bar, get_player (id), get_colour (id),
                          lm_sls_edit_bar_get_brush (self->edit_bar) == LM_SLS_NONE ? -1 : 1);
}

static void
put_on_pile (LmSlsTable *self,
             guint       pile)
{
  if (is_editing (self) && self->edit_bar != NULL)
    lm_sls_edit_bar_pile (self->edit_bar, pile, lm_sls_edit_bar_get_brush (self->edit_bar));
  else if (pile != LM_SLS_CAPTURED_PILE && !is_editing (self))
    lm_sls_chosen_put (self->chosen, pile);
}

static void
activate (gpointer room,
          guint64  id)
{
  LmSlsTable *self = room;

  if (id >= ID_PLACE)
    put_on_pile (self, get_number (self, id - ID_PLACE));
  else if (is_chip (id))
    take_chip (self, id);
  else if (is_next (id))
    lm_sls_chosen_name (self->chosen, id - ID_NEXT);
}

/* The editor takes a chip away. */
static void
alternate (gpointer room,
           guint64  id)
{
  LmSlsTable *self = room;

  if (!is_editing (self) || self->edit_bar == NULL)
    return;

  if (id >= ID_PLACE)
    lm_sls_edit_bar_pile (self->edit_bar, get_number (self, id - ID_PLACE), LM_SLS_NONE);
  else if (is_chip (id))
    lm_sls_edit_bar_hand (self->edit_bar, get_player (id), get_colour (id), -1);
}

static gboolean
press_key (gpointer        room,
           guint64         id,
           guint           keyval,
           GdkModifierType state)
{
  if (keyval != GDK_KEY_Delete && keyval != GDK_KEY_BackSpace && keyval != GDK_KEY_KP_Delete)
    return FALSE;

  alternate (room, id);
  return TRUE;
}

static gboolean
drag_begin (gpointer room,
            guint64  id)
{
  LmSlsTable *self = room;

  if (!is_chip (id) || !lm_sls_chosen_can_act (self->chosen, get_player (id))
      || get_state (self)->hands[get_player (id)][get_colour (id)] == 0)
    return FALSE;

  self->dragged = id;
  return TRUE;
}

static void
drag_end (gpointer room,
          guint64  id)
{
  LmSlsTable *self = room;
  const guint player = get_player (self->dragged), colour = get_colour (self->dragged);

  self->dragged = LM_BOARD_NO_ITEM;
  lm_board_items_queue_draw (self->items);
  if (id >= ID_PLACE && get_number (self, id - ID_PLACE) != LM_SLS_CAPTURED_PILE)
    lm_sls_chosen_drop_on_pile (self->chosen, player, colour, get_number (self, id - ID_PLACE));
  else if (is_hand (id) || is_chip (id))
    lm_sls_chosen_drop_on_hand (self->chosen, player, colour, get_player (id));
  else if (id == ID_BOX)
    lm_sls_chosen_drop_in_box (self->chosen, player, colour);
}

/* Moves that are seen moving. */

static void
set_chips (LmSlsTable  *self,
           const guint8 counts[LM_SLS_PLAYERS])
{
  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    for (guint i = 0; i < counts[colour] && self->n_chips < LM_SLS_FLIGHT_CHIPS; i++)
      self->chips[self->n_chips++] = colour;
}

static void
set_chips_of_move (LmSlsTable     *self,
                   const LmSlsAct *act)
{
  guint8 chips[LM_SLS_PLAYERS] = { 0 };

  self->n_chips = 0;
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (act->is_gift || act->is_kill)
      chips[i] = act->chips[i];
    else if (is_kind (act, LM_SLS_MOVE_DISCARD))
      chips[i] = LM_SLS_MOVE_COUNT (act->move, i);
  if (is_kind (act, LM_SLS_MOVE_PLACE))
    chips[LM_SLS_MOVE_COLOUR (act->move)] = 1;
  set_chips (self, chips);
}

/* The last chip of a colour has left no place of its own. */
static void
locate_start (LmSlsTable     *self,
              const LmSlsAct *act,
              guint           player)
{
  const LmBoardItem *item = NULL;
  graphene_rect_t area;

  lm_sls_layout_get_hand (&self->layout, player, &area);
  if (is_kind (act, LM_SLS_MOVE_PLACE))
    item = lm_board_items_find (self->items, get_chip_id (player, LM_SLS_MOVE_COLOUR (act->move)));
  if (item != NULL)
    area = item->area;
  graphene_rect_get_center (&area, &self->from);
  self->from_radius = RADIUS;
  if (is_kind (act, LM_SLS_MOVE_DISCARD))
    lm_sls_draw_get_top (self->items, &self->captured, self->n_chips, &self->from, &self->from_radius);
}

static gboolean
begin_flight (gpointer    room,
              LmPosition *before,
              const char *move)
{
  LmSlsTable *self = room;
  LmSlsAct act;
  guint number;

  if (!read_move (move, &act))
    return FALSE;

  set_chips_of_move (self, &act);
  locate_start (self, &act, act.is_gift || act.is_kill ? act.player : lm_sls_position_get_turn (before));
  number = find_pile_after (self, &act, before);
  self->landing = number != LM_SLS_CAPTURED_PILE ? number : LM_SLS_NO_PILE;
  self->target = ID_BOX;
  if (act.is_gift)
    self->target = ID_HAND + act.receiver;
  else if (number != LM_SLS_NO_PILE)
    self->target = find_place (self, number);

  return self->n_chips > 0;
}

static void
locate_end (LmSlsTable       *self,
            graphene_point_t *to,
            double           *radius)
{
  const LmBoardItem *item = lm_board_items_find (self->items, self->target);
  LmSlsPileLook look;

  *to = self->from;
  *radius = RADIUS;
  if (item == NULL)
    return;

  graphene_rect_get_center (&item->area, to);
  if (item->id < ID_PLACE)
    return;

  get_pile_look (self, item->id, &look);
  lm_sls_draw_get_top (self->items, &item->area, look.height, to, radius);
}

static void
draw_flight (LmSlsTable  *self,
             GtkSnapshot *snapshot,
             double       progress)
{
  graphene_point_t to, middle;
  double radius;
  cairo_t *cr;

  locate_end (self, &to, &radius);
  radius = self->from_radius + progress * (radius - self->from_radius);
  graphene_point_interpolate (&self->from, &to, progress, &middle);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->layout.width, self->layout.height));
  for (guint i = 0; i < self->n_chips; i++)
    lm_sls_chip_draw_lying (cr, lm_board_items_get_style (self->items), self->chips[i],
                            middle.x + (i - 0.5 * (self->n_chips - 1)) * SPREAD,
                            middle.y - LIFT * sin (G_PI * progress), radius, MIN (6, LM_SLS_CHIP_THICKNESS * radius));
  cairo_destroy (cr);
}

/* What the hint moves, and where to. */
static void
find_hint (LmSlsTable *self,
           guint64    *start,
           guint64    *end)
{
  LmSlsAct act;

  *start = *end = LM_BOARD_NO_ITEM;
  if (!read_move (lm_board_view_get_arrow (self->board), &act))
    return;

  *start = find_place (self, LM_SLS_CAPTURED_PILE);
  for (guint64 id = ID_CHIP; is_chip (id); id++)
    if (is_hinted_chip (self, get_player (id), get_colour (id)))
      *start = id;
  if (act.is_gift)
    *end = ID_HAND + act.receiver;
  else if (act.is_kill || is_kind (&act, LM_SLS_MOVE_DISCARD))
    *end = ID_BOX;
  else if (is_kind (&act, LM_SLS_MOVE_PLACE))
    *end = find_place (self, LM_SLS_MOVE_PILE (act.move));
}

static void
draw_hint (LmSlsTable  *self,
           GtkSnapshot *snapshot)
{
  const LmBoardItem *from, *to;
  guint64 start, end;

  find_hint (self, &start, &end);
  from = lm_board_items_find (self->items, start);
  to = lm_board_items_find (self->items, end);
  if (from != NULL && to != NULL)
    lm_sls_draw_arrow (self->items, snapshot, &from->area, &to->area);
}

/* The chip itself hangs on the pointer. */
static void
draw_dragged (LmSlsTable  *self,
              GtkSnapshot *snapshot)
{
  graphene_point_t point;
  cairo_t *cr;

  if (self->dragged == LM_BOARD_NO_ITEM || !lm_board_items_get_pointer (self->items, &point))
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (point.x - RADIUS - 2, point.y - RADIUS - 2,
                                                                 2 * RADIUS + 4, 2 * RADIUS + 4));
  lm_sls_chip_draw_face (cr, lm_board_items_get_style (self->items), get_colour (self->dragged),
                         point.x, point.y, RADIUS);
  cairo_destroy (cr);
}

static void
draw (gpointer      room,
      GtkSnapshot  *snapshot,
      LmBoardLayer  layer,
      double        progress)
{
  LmSlsTable *self = room;

  switch (layer)
    {
    case LM_BOARD_LAYER_BACK:
      lm_sls_draw_felt (self->items, snapshot, &GRAPHENE_RECT_INIT (0, 0, self->layout.width, self->layout.felt));
      break;
    case LM_BOARD_LAYER_FLIGHT:
      draw_flight (self, snapshot, progress);
      break;
    case LM_BOARD_LAYER_FRONT:
    default:
      draw_hint (self, snapshot);
      draw_dragged (self, snapshot);
    }
}

static const LmBoardItemsFuncs funcs = {
  .measure = measure,
  .arrange = arrange,
  .describe = describe,
  .tooltip = tooltip,
  .draw = draw,
  .draw_item = draw_item,
  .activate = activate,
  .alternate = alternate,
  .drag_begin = drag_begin,
  .drag_end = drag_end,
  .key = press_key,
  .get_start = get_start,
  .begin_flight = begin_flight,
};

/* Returns the drawing, which scrolls where there are very many piles. */
GtkWidget *
lm_sls_table_create (LmSlsTable  *self,
                     LmBoardView *board,
                     LmSlsChosen *chosen)
{
  GtkWidget *scroller;

  self->board = board;
  self->chosen = chosen;
  self->landing = LM_SLS_NO_PILE;
  self->items = LM_BOARD_ITEMS (lm_board_items_new (board, &funcs, self));
  scroller = lm_board_items_create_scroller (self->items, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scroller, TRUE);

  return scroller;
}

/* The keyboard goes where the next player is asked for. */
void
lm_sls_table_ask_for_next (LmSlsTable *self)
{
  guint next;

  if (get_asked_pile (self) == LM_SLS_NO_PILE)
    return;

  lm_sls_state_get_effect (get_state (self), lm_sls_chosen_get_colour (self->chosen), get_asked_pile (self), &next);
  if (next != 0)
    lm_board_items_focus_item (self->items, ID_NEXT + __builtin_ctz (next));
}
