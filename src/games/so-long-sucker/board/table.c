/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: the drawing with piles, hands and dead box: where each is, and what can be done with it. */

#include "board.h"

/* Of a pile, in pixels. */
#define NARROWEST 56
#define COMFORTABLE 76.0
#define WIDEST 104
#define LOWEST 88
#define HIGHEST 270
#define GAP 4

/* Of what is below the piles. */
#define SPACE 6
#define PADDING 6
#define BOX_WIDTH 96
#define CHIP_WIDTH 29
#define CHIP_HEIGHT 58

/* So many places are drawn; where there are more, one empty one stands for all. */
#define MAX_PLACES 24

/* The captured pile still takes up its place. */
static guint
count_places (const LmSlsState *state)
{
  const guint filled = state->n_piles + (lm_sls_count (state->captured) > 0);

  if (state->max_piles == 0)
    return MAX (filled + 1, 8);
  return MIN (state->max_piles, MAX (filled + 1, MAX_PLACES));
}

/* As few rows as leave the piles wide enough; more when so many can only be narrow. */
static guint
count_columns (guint  n,
               double width,
               double height)
{
  const guint rows = ceil (n * COMFORTABLE / MAX (width, COMFORTABLE));
  const guint most = MAX (1, height / LOWEST);
  const guint columns = (n + MIN (rows, most) - 1) / MIN (rows, most);

  return CLAMP (columns, 1, MAX (1, (guint) (width / NARROWEST)));
}

static guint
count_rows (const LmSlsLayout *layout)
{
  return (layout->n_places + layout->columns - 1) / layout->columns;
}

static double
get_hand_height (double line)
{
  return 2 * line + CHIP_HEIGHT + PADDING;
}

int
lm_sls_layout_get_minimum (double line)
{
  return LOWEST + SPACE + ceil (get_hand_height (line));
}

void
lm_sls_layout_compute (LmSlsLayout      *layout,
                       const LmSlsState *state,
                       double            width,
                       double            height,
                       double            line)
{
  const double below = SPACE + get_hand_height (line);

  layout->n_places = MAX (count_places (state), 1);
  layout->columns = count_columns (layout->n_places, width, height - below);
  layout->width = width;
  layout->felt = MAX (height - below, LOWEST * count_rows (layout));
  layout->height = layout->felt + below;
  layout->line = line;
}

graphene_rect_t
lm_sls_layout_get_place (const LmSlsLayout *layout,
                         guint              nth)
{
  const guint rows = count_rows (layout);
  const guint row = nth / layout->columns;
  const guint in_row = row + 1 < rows ? layout->columns : layout->n_places - layout->columns * (rows - 1);
  const double width = MIN (layout->width / layout->columns, WIDEST);
  const double height = MIN (layout->felt / rows, HIGHEST);
  const double left = 0.5 * (layout->width - in_row * width);
  const double top = 0.5 * (layout->felt - rows * height);

  return GRAPHENE_RECT_INIT (floor (left + nth % layout->columns * width) + 0.5 * GAP,
                             floor (top + row * height) + 0.5 * GAP, floor (width) - GAP, floor (height) - GAP);
}

graphene_rect_t
lm_sls_layout_get_hand (const LmSlsLayout *layout,
                        guint              player)
{
  const double width = (layout->width - BOX_WIDTH) / LM_SLS_PLAYERS;

  return GRAPHENE_RECT_INIT (floor (player * width), layout->felt + SPACE, floor (width) - SPACE,
                             layout->height - layout->felt - SPACE);
}

/* Own chips stand a little apart; where they would not fit they stand closer. */
graphene_rect_t
lm_sls_layout_get_chip (const LmSlsLayout *layout,
                        guint              player,
                        guint              nth,
                        guint              n_chips)
{
  const graphene_rect_t hand = lm_sls_layout_get_hand (layout, player);
  const double width = MIN (CHIP_WIDTH + 1, (hand.size.width - 2 * PADDING - GAP) / n_chips);

  return GRAPHENE_RECT_INIT (hand.origin.x + PADDING + nth * width + (nth > 0 ? GAP : 0),
                             hand.origin.y + 2 * layout->line + 0.5 * PADDING, width - 1, CHIP_HEIGHT);
}

graphene_rect_t
lm_sls_layout_get_box (const LmSlsLayout *layout)
{
  return GRAPHENE_RECT_INIT (layout->width - BOX_WIDTH, layout->felt + SPACE, BOX_WIDTH,
                             layout->height - layout->felt - SPACE);
}

/* Of one who may be next, in pixels. */
#define NEXT_SIZE 32

static char *
describe_box (LmSlsTable *self)
{
  const guint8 *dead = LM_SLS_POSITION (lm_board_view_get_position (self->board))->dead;
  g_autofree char *chips = lm_sls_count (dead) > 0 ? lm_sls_describe_chips (dead) : g_strdup (_("empty"));

  return g_strdup_printf (_("Dead box: %s"), chips);
}

static char *
describe_hand (LmSlsTable *self,
               guint       player)
{
  g_autofree char *status = lm_sls_words_status (lm_board_view_get_position (self->board), player);

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

  if (LM_SLS_IS_HAND (id))
    return describe_hand (self, LM_SLS_ID_PLAYER (id));
  if (LM_SLS_IS_NEXT (id))
    return g_strdup_printf (_("%s is next"), lm_sls_get_player_name (id - LM_SLS_ID_NEXT));
  if (id == LM_SLS_ID_CARD)
    return g_strdup (_("Next:"));
  if (id == LM_SLS_ID_BOX)
    return describe_box (self);
  if (LM_SLS_IS_CHIP (id))
    {
      lm_sls_table_look_at_chip (self, id, &chip);
      return lm_sls_words_chip (&chip, LM_SLS_ID_PLAYER (id));
    }

  lm_sls_table_look_at_pile (self, id, &pile);
  return lm_sls_words_pile (lm_board_view_get_position (self->board), &pile);
}

/* An empty place explains itself, and the words would cover the piles. */
static char *
tooltip (gpointer room,
         guint64  id)
{
  if (id == LM_SLS_ID_CARD || (id >= LM_SLS_ID_PLACE && lm_sls_table_get_number (room, id) == 0))
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

  item->css_class = css_class;
  return item;
}

/* What is seen and heard of, and not acted upon. */
static void
add_passive (LmBoardPlan           *plan,
             guint64                id,
             const graphene_rect_t *area,
             const char            *css_class,
             GtkAccessibleRole      role)
{
  LmBoardItem *item = add (plan, id, area, css_class);

  item->passive = TRUE;
  item->role = role;
}

static void
add_places (LmSlsTable  *self,
            LmBoardPlan *plan)
{
  for (guint i = 0; i < self->layout.n_places; i++)
    {
      const graphene_rect_t area = lm_sls_layout_get_place (&self->layout, i);

      add (plan, LM_SLS_ID_PLACE + i, &area, "lm-sls-pile");
      if (lm_sls_table_get_number (self, LM_SLS_ID_PLACE + i) == LM_SLS_CAPTURED_PILE)
        self->captured = area;
    }
}

static gboolean
shows_chip (LmSlsTable *self,
            guint       player,
            guint       colour)
{
  return player == colour || LM_SLS_STATE (self->board)->hands[player][colour] > 0 || lm_board_view_is_editing (self->board);
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
  const LmSlsState *state = LM_SLS_STATE (self->board);
  const graphene_rect_t area = lm_sls_layout_get_chip (&self->layout, player, nth, n_chips);

  add (plan, LM_SLS_CHIP_ID (player, colour), &area, "lm-sls-chip")->sensitive =
    lm_sls_state_is_left (state, player) && (state->hands[player][colour] > 0 || lm_board_view_is_editing (self->board));
}

static void
add_hand (LmSlsTable  *self,
          LmBoardPlan *plan,
          guint        player)
{
  const graphene_rect_t area = lm_sls_layout_get_hand (&self->layout, player);
  guint n_chips = 0, nth = 1;

  add_passive (plan, LM_SLS_ID_HAND + player, &area, "lm-sls-hand", GTK_ACCESSIBLE_ROLE_GROUP);
  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    n_chips += shows_chip (self, player, colour);
  add_chip (self, plan, player, player, 0, n_chips);
  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    if (colour != player && shows_chip (self, player, colour))
      add_chip (self, plan, player, colour, nth++, n_chips);
}

/* Above the chips of its pile where there is room, else over its foot, and never outside. */
static void
locate_card (LmSlsTable      *self,
             guint            n_next,
             graphene_rect_t *card)
{
  const double width = n_next * NEXT_SIZE + 60;
  const double height = NEXT_SIZE + 8;
  const graphene_rect_t area = lm_sls_layout_get_place (&self->layout, self->asked - LM_SLS_ID_PLACE);
  LmSlsPileLook look;
  graphene_point_t top;
  double radius, y;

  lm_sls_table_look_at_pile (self, self->asked, &look);
  lm_sls_draw_get_top (self, &area, look.height, &top, &radius);
  y = top.y - (LM_SLS_CHIP_TILT + 2 * LM_SLS_CHIP_THICKNESS) * radius - height;
  if (y < 0)
    y = area.origin.y + area.size.height - height - 2;
  graphene_rect_init (card, CLAMP (top.x - 0.5 * width, 0, MAX (self->layout.width - width, 0)), y, width, height);
}

/* A bit for everyone among whom the next player is asked for. */
static guint
list_next (LmSlsTable *self)
{
  const guint pile = lm_sls_table_get_asked_pile (self);
  guint next;

  if (pile == LM_SLS_NO_PILE || lm_sls_table_find_place (self, pile) == LM_BOARD_NO_ITEM)
    return 0;

  lm_sls_state_get_effect (LM_SLS_STATE (self->board), self->chosen->colour, pile, &next);
  return next;
}

/* Who is next is asked beside the pile. */
static void
add_question (LmSlsTable  *self,
              LmBoardPlan *plan)
{
  const guint next = list_next (self);
  graphene_rect_t card;
  guint nth = 0;

  if (next == 0)
    return;

  self->asked = lm_sls_table_find_place (self, lm_sls_table_get_asked_pile (self));
  locate_card (self, __builtin_popcount (next), &card);
  add (plan, LM_SLS_ID_CARD, &card, "lm-sls-chooser")->passive = TRUE;
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (next & LM_SLS_BIT (i))
      add (plan, LM_SLS_ID_NEXT + i,
           &GRAPHENE_RECT_INIT (card.origin.x + 56 + nth++ * NEXT_SIZE, card.origin.y + 4, NEXT_SIZE, NEXT_SIZE),
           "lm-sls-next");
}

static void
arrange (gpointer     room,
         LmBoardPlan *plan)
{
  LmSlsTable *self = room;
  graphene_rect_t area;

  lm_sls_layout_compute (&self->layout, LM_SLS_STATE (self->board), plan->width, plan->height, plan->line);
  plan->height = self->layout.height;
  add_places (self, plan);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    add_hand (self, plan, i);
  area = lm_sls_layout_get_box (&self->layout);
  add_passive (plan, LM_SLS_ID_BOX, &area, "lm-sls-dead-box", GTK_ACCESSIBLE_ROLE_IMG);
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
  LmSlsTable *self = room;
  const gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  LmSlsLayout layout;

  *minimum = across ? 320 : lm_sls_layout_get_minimum (line);
  *natural = across ? 760 : lm_sls_layout_get_minimum (line) + 110;

  /* In a slim window the places of an ordinary table take two rows or three, and the hands are below them. */
  if (!across && for_size > 0 && lm_board_view_get_position (self->board) != NULL)
    {
      lm_sls_layout_compute (&layout, LM_SLS_STATE (self->board), for_size, *minimum, line);
      *minimum = MIN (ceil (layout.height), *minimum + 2 * LOWEST);
    }
}

/* The keyboard begins with the chips of who is to move, and comes back to the pile beside which it was asked. */
static guint64
get_start (gpointer room,
           guint64  lost)
{
  LmSlsTable *self = room;
  const LmSlsState *state = LM_SLS_STATE (self->board);

  if (LM_SLS_IS_NEXT (lost))
    return self->asked;
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      const guint colour = (state->turn + i) % LM_SLS_PLAYERS;

      if (state->hands[state->turn][colour] > 0)
        return LM_SLS_CHIP_ID (state->turn, colour);
    }

  return lm_sls_table_find_place (self, lm_sls_count (state->captured) > 0 ? LM_SLS_CAPTURED_PILE : 1);
}

/* What is done with them. */

/* The keyboard goes where the next player is asked for. */
static void
ask_for_next (LmSlsTable *self)
{
  const guint next = list_next (self);

  if (next != 0)
    lm_board_items_focus_item (self->items, LM_SLS_ID_NEXT + __builtin_ctz (next));
}

/* The chip in hand. */
void
lm_sls_table_put (LmSlsTable *self,
                  guint       pile)
{
  lm_sls_chosen_put (self->chosen, pile);
  ask_for_next (self);
}

/* NULL before the board is edited. */
static LmSlsForm *
get_bar (LmSlsTable *self)
{
  return lm_board_view_get_form (self->board);
}

/* What was clicked in the editor gets a chip, or one goes. */
static void
edit (LmSlsTable *self,
      guint64     id,
      gboolean    adds)
{
  if (get_bar (self) == NULL)
    return;

  if (id >= LM_SLS_ID_PLACE)
    lm_sls_form_edit_pile (get_bar (self), lm_sls_table_get_number (self, id), adds);
  else if (LM_SLS_IS_CHIP (id))
    lm_sls_form_edit_hand (get_bar (self), LM_SLS_ID_PLAYER (id), LM_SLS_ID_COLOUR (id), adds);
}

static void
activate (gpointer room,
          guint64  id)
{
  LmSlsTable *self = room;

  if (lm_board_view_is_editing (self->board))
    edit (self, id, TRUE);
  else if (LM_SLS_IS_CHIP (id))
    lm_sls_chosen_take (self->chosen, LM_SLS_ID_PLAYER (id), LM_SLS_ID_COLOUR (id));
  else if (LM_SLS_IS_NEXT (id))
    lm_sls_chosen_name (self->chosen, id - LM_SLS_ID_NEXT);
  else if (id >= LM_SLS_ID_PLACE && lm_sls_table_get_number (self, id) != LM_SLS_CAPTURED_PILE)
    lm_sls_table_put (self, lm_sls_table_get_number (self, id));
}

/* The editor takes a chip away. */
static void
alternate (gpointer room,
           guint64  id)
{
  if (lm_board_view_is_editing (((LmSlsTable *) room)->board))
    edit (room, id, FALSE);
}

/* The editor adds a chip of this colour. */
static void
add_colour (LmSlsTable *self,
            guint64     id,
            guint       colour)
{
  lm_sls_form_choose (get_bar (self), colour);
  if (LM_SLS_IS_CHIP (id))
    lm_sls_form_edit_hand (get_bar (self), LM_SLS_ID_PLAYER (id), colour, TRUE);
  else
    edit (self, id, TRUE);
}

/* In the editor letters are colours, Delete takes a chip away, and Shift with an arrow key moves the top one of a pile. */
static gboolean
press_key (gpointer        room,
           guint64         id,
           guint           keyval,
           GdkModifierType state)
{
  LmSlsTable *self = room;
  const guint colour = keyval < 128 ? lm_sls_parse_letter (keyval) : LM_SLS_NONE;

  if (!lm_board_view_is_editing (self->board) || get_bar (self) == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  if (colour != LM_SLS_NONE)
    add_colour (self, id, colour);
  else if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_KP_Delete || keyval == GDK_KEY_minus)
    alternate (self, id);
  else if ((state & GDK_SHIFT_MASK) != 0 && (keyval == GDK_KEY_Left || keyval == GDK_KEY_Right) && id >= LM_SLS_ID_PLACE)
    lm_sls_form_move (get_bar (self), lm_sls_table_get_number (self, id), keyval == GDK_KEY_Left ? -1 : 1);
  else
    return FALSE;

  return TRUE;
}

static gboolean
drag_begin (gpointer room,
            guint64  id)
{
  LmSlsTable *self = room;

  if (!LM_SLS_IS_CHIP (id) || !lm_sls_chosen_can_act (self->chosen, LM_SLS_ID_PLAYER (id))
      || LM_SLS_STATE (self->board)->hands[LM_SLS_ID_PLAYER (id)][LM_SLS_ID_COLOUR (id)] == 0)
    return FALSE;

  self->dragged = id;
  return TRUE;
}

static void
drag_end (gpointer room,
          guint64  id)
{
  LmSlsTable *self = room;
  const guint player = LM_SLS_ID_PLAYER (self->dragged), colour = LM_SLS_ID_COLOUR (self->dragged);

  self->dragged = LM_BOARD_NO_ITEM;
  lm_board_items_queue_draw (self->items);
  if (id >= LM_SLS_ID_PLACE && lm_sls_table_get_number (self, id) != LM_SLS_CAPTURED_PILE)
    lm_sls_chosen_drop_on_pile (self->chosen, player, colour, lm_sls_table_get_number (self, id));
  else if (LM_SLS_IS_HAND (id) || LM_SLS_IS_CHIP (id))
    lm_sls_chosen_drop (self->chosen, player, colour, LM_SLS_ID_PLAYER (id));
  else if (id == LM_SLS_ID_BOX)
    lm_sls_chosen_drop (self->chosen, player, colour, LM_SLS_NONE);
  ask_for_next (self);
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
      lm_sls_draw_felt (self, snapshot);
      break;
    case LM_BOARD_LAYER_FLIGHT:
      lm_sls_flight_draw (self, snapshot, progress);
      break;
    case LM_BOARD_LAYER_FRONT:
    default:
      lm_sls_hint_draw (self, snapshot);
      lm_sls_dragged_draw (self, snapshot);
    }
}

static const LmBoardItemsFuncs funcs = {
  .measure = measure,
  .arrange = arrange,
  .describe = describe,
  .tooltip = tooltip,
  .draw = draw,
  .draw_item = lm_sls_draw_item,
  .activate = activate,
  .alternate = alternate,
  .drag_begin = drag_begin,
  .drag_end = drag_end,
  .key = press_key,
  .get_start = get_start,
  .begin_flight = lm_sls_flight_begin,
};

/* Returns the drawing, which scrolls where there are very many piles. */
GtkWidget *
lm_sls_table_create (LmSlsTable  *self,
                     LmBoardView *board,
                     LmSlsChosen *chosen)
{
  self->board = board;
  self->chosen = chosen;
  self->landing = LM_SLS_NO_PILE;
  self->items = LM_BOARD_ITEMS (lm_board_items_new (board, &funcs, self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->items), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Table"), -1);

  return lm_board_items_create_scroller (self->items, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
}
