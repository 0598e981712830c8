/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: piles, hands and dead box with what is marked on them, and chips flying between them. */

#include "config.h"

#include "table.h"

#include "flight.h"
#include "marks.h"
#include "next.h"

#include <adwaita.h>
#include <math.h>

/* In milliseconds: long enough to follow, too short to wait for. */
#define FLIGHT_TIME 220

struct _LmSlsTable
{
  GtkWidget      parent_instance;

  /* Contains the table. */
  LmBoardView   *board;
  LmSlsChosen   *chosen;

  GtkWidget     *box;
  LmSlsPiles    *piles;
  LmSlsHand     *hands[LM_SLS_PLAYERS];
  LmSlsDeadBox  *dead_box;

  LmSlsFlight    flight;
  /* Where the chips land, of the widget below; and its pile, if it is one. */
  GtkWidget     *target;
  guint          landing;
  AdwAnimation  *animation;
};

G_DEFINE_FINAL_TYPE (LmSlsTable, lm_sls_table, GTK_TYPE_WIDGET)

static const LmSlsState *
get_state (LmSlsTable *self)
{
  return lm_sls_position_get_state (lm_board_view_get_position (self->board));
}

/* What a text says, if it is a move at all. */
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

static LmAnswer *
get_answer (LmSlsTable *self)
{
  return lm_board_view_get_mode (self->board) != LM_BOARD_EDIT ? lm_board_view_get_overlay (self->board) : NULL;
}

static gboolean
is_placing (LmSlsTable *self)
{
  return lm_board_view_get_mode (self->board) != LM_BOARD_EDIT
         && lm_sls_state_get_phase (get_state (self)) == LM_SLS_PLACE;
}

static guint
get_armed (LmSlsTable *self)
{
  return is_placing (self) ? lm_sls_chosen_get_colour (self->chosen) : LM_SLS_NONE;
}

/* Of several empty places only the first is marked, which stands for all. */
static void
update_piles (LmSlsTable *self)
{
  const guint armed = get_armed (self);
  const guint last = find_last_pile (self);
  const guint hinted = find_hinted_pile (self);
  const guint waiting = lm_sls_chosen_get_pile (self->chosen);

  for (guint i = 0; i < lm_sls_piles_get_n (self->piles); i++)
    {
      LmSlsPileButton *pile = lm_sls_piles_get_nth (self->piles, i);
      const guint number = lm_sls_pile_button_get_number (pile);
      const gboolean first = lm_sls_piles_find (self->piles, number) == pile;
      LmSlsPileLook look = { .armed = number == LM_SLS_CAPTURED_PILE ? LM_SLS_NONE : armed, .mark = LM_SLS_NO_MARK };

      if (first && number != LM_SLS_CAPTURED_PILE)
        look.mark = lm_sls_marks_get_place (get_answer (self), armed == LM_SLS_NONE ? LM_SLS_ANY : armed, number,
                                            LM_SLS_ANY);
      look.hinted = first && number == hinted;
      look.last = number > 0 && number == last;
      look.waiting = first && armed != LM_SLS_NONE && number == waiting;
      look.landing = number > 0 && number == self->landing;
      lm_sls_pile_button_set_look (pile, &look);
    }
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

static void
update_chip (LmSlsTable *self,
             guint       player,
             guint       colour)
{
  const LmSlsState *state = get_state (self);
  LmSlsChipButton *chip = lm_sls_hand_get_chip (self->hands[player], colour);
  const gboolean chosen = lm_sls_chosen_get_player (self->chosen) == player
                          && !lm_sls_chosen_is_discarding (self->chosen);
  int mark = LM_SLS_NO_MARK;

  if (player == state->turn && is_placing (self))
    mark = lm_sls_marks_get_place (get_answer (self), colour, LM_SLS_ANY, LM_SLS_ANY);
  lm_sls_chip_button_set_chosen (chip, chosen ? lm_sls_chosen_get_chips (self->chosen)[colour] : 0);
  lm_sls_chip_button_set_mark (chip, mark);
  lm_sls_chip_button_set_hinted (chip, is_hinted_chip (self, player, colour));
  lm_sls_chip_button_set_draggable (chip, lm_sls_chosen_can_act (self->chosen, player));
}

static void
update_hands (LmSlsTable *self)
{
  LmPosition *position = lm_board_view_get_position (self->board);
  const gboolean editing = lm_board_view_get_mode (self->board) == LM_BOARD_EDIT;
  LmSlsAct hint;
  const gboolean has_hint = read_move (lm_board_view_get_arrow (self->board), &hint);

  for (guint player = 0; player < LM_SLS_PLAYERS; player++)
    {
      lm_sls_hand_show (self->hands[player], get_state (self), lm_position_is_over (position), editing);
      lm_sls_hand_set_hinted (self->hands[player], has_hint && hint.is_gift && hint.receiver == player);
      for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
        update_chip (self, player, colour);
    }
}

/* Who is next is asked beside the pile, and the keyboard goes there. */
static void
update_chooser (LmSlsTable *self)
{
  const guint pile = is_placing (self) ? lm_sls_chosen_get_pile (self->chosen) : LM_SLS_NO_PILE;
  GtkWidget *next = NULL;

  if (pile != LM_SLS_NO_PILE)
    next = lm_sls_next_new (self->board, self->chosen);
  lm_sls_piles_set_chooser (self->piles, next, pile);
  if (next != NULL)
    gtk_widget_child_focus (next, GTK_DIR_TAB_FORWARD);
}

/* Shows what is chosen, marked and allowed. */
void
lm_sls_table_update (LmSlsTable *self)
{
  if (lm_board_view_get_position (self->board) == NULL)
    return;

  update_hands (self);
  update_piles (self);
  update_chooser (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The middle of @widget. */
static void
locate_widget (LmSlsTable       *self,
               GtkWidget        *widget,
               graphene_point_t *point)
{
  const graphene_point_t middle = GRAPHENE_POINT_INIT (0.5 * gtk_widget_get_width (widget),
                                                       0.5 * gtk_widget_get_height (widget));

  if (!gtk_widget_compute_point (widget, GTK_WIDGET (self), &middle, point))
    *point = middle;
}

static void
locate_pile (LmSlsTable       *self,
             LmSlsPileButton  *pile,
             graphene_point_t *point,
             double           *radius)
{
  graphene_point_t top;

  lm_sls_pile_button_get_top (pile, &top, radius);
  if (!gtk_widget_compute_point (GTK_WIDGET (pile), GTK_WIDGET (self), &top, point))
    *point = top;
}

/* Where the chips come from, as long as the table shows what was there before. */
static void
plan_start (LmSlsTable     *self,
            const LmSlsAct *act,
            LmPosition     *before)
{
  guint player = act->is_gift || act->is_kill ? act->player : lm_sls_position_get_turn (before);
  guint8 chips[LM_SLS_PLAYERS] = { 0 };
  LmSlsPileButton *captured = lm_sls_piles_find (self->piles, LM_SLS_CAPTURED_PILE);

  self->flight.n_chips = 0;
  self->flight.from_radius = 13;
  locate_widget (self, GTK_WIDGET (self->hands[player]), &self->flight.from);
  if (act->is_gift || act->is_kill)
    {
      lm_sls_flight_set_chips (&self->flight, act->chips);
    }
  else if (is_kind (act, LM_SLS_MOVE_PLACE))
    {
      chips[LM_SLS_MOVE_COLOUR (act->move)] = 1;
      lm_sls_flight_set_chips (&self->flight, chips);
      locate_widget (self, GTK_WIDGET (lm_sls_hand_get_chip (self->hands[player], LM_SLS_MOVE_COLOUR (act->move))),
                     &self->flight.from);
    }
  else if (is_kind (act, LM_SLS_MOVE_DISCARD) && captured != NULL)
    {
      for (guint i = 0; i < LM_SLS_PLAYERS; i++)
        chips[i] = LM_SLS_MOVE_COUNT (act->move, i);
      lm_sls_flight_set_chips (&self->flight, chips);
      locate_pile (self, captured, &self->flight.from, &self->flight.from_radius);
    }
}

/* Where they go. */
static void
plan_end (LmSlsTable     *self,
          const LmSlsAct *act,
          LmPosition     *before)
{
  const guint number = find_pile_after (self, act, before);
  LmSlsPileButton *pile = number != LM_SLS_NO_PILE ? lm_sls_piles_find (self->piles, number) : NULL;

  self->flight.to_radius = 13;
  self->target = GTK_WIDGET (self->dead_box);
  if (act->is_gift)
    self->target = GTK_WIDGET (self->hands[act->receiver]);
  else if (pile != NULL)
    self->target = GTK_WIDGET (pile);
  self->landing = pile != NULL && number != LM_SLS_CAPTURED_PILE ? number : LM_SLS_NO_PILE;
}

/* The piles may have moved with the position. */
static void
locate_target (LmSlsTable *self)
{
  if (self->target != NULL && LM_IS_SLS_PILE_BUTTON (self->target))
    locate_pile (self, LM_SLS_PILE_BUTTON (self->target), &self->flight.to, &self->flight.to_radius);
  else if (self->target != NULL)
    locate_widget (self, self->target, &self->flight.to);
}

static void
land (LmSlsTable *self)
{
  self->flight.n_chips = 0;
  self->target = NULL;
  self->landing = LM_SLS_NO_PILE;
}

static void
fly_cb (double   value,
        gpointer user_data)
{
  gtk_widget_queue_draw (user_data);
}

static void
done_cb (LmSlsTable *self)
{
  land (self);
  if (lm_board_view_get_position (self->board) != NULL)
    update_piles (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
create_animation (LmSlsTable *self)
{
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, FLIGHT_TIME,
                                             adw_callback_animation_target_new (fly_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_IN_OUT_QUAD);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
}

/* Shows the board's position. @before: what was there before. @move: the move that led on, to be seen. */
void
lm_sls_table_show (LmSlsTable *self,
                   LmPosition *before,
                   const char *move)
{
  LmPosition *position = lm_board_view_get_position (self->board);
  LmSlsAct act;
  const gboolean flies = before != NULL && read_move (move, &act) && lm_board_view_should_animate (self->board);

  adw_animation_reset (self->animation);
  land (self);
  if (flies)
    plan_start (self, &act, before);
  lm_sls_piles_show (self->piles, position);
  lm_sls_dead_box_show (self->dead_box, position);
  if (self->flight.n_chips == 0)
    return;

  plan_end (self, &act, before);
  adw_animation_play (self->animation);
}

/* The chip that the hint moves. */
static GtkWidget *
find_hint_start (LmSlsTable *self)
{
  for (guint player = 0; player < LM_SLS_PLAYERS; player++)
    for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
      if (is_hinted_chip (self, player, colour))
        return GTK_WIDGET (lm_sls_hand_get_chip (self->hands[player], colour));

  return GTK_WIDGET (lm_sls_piles_find (self->piles, LM_SLS_CAPTURED_PILE));
}

/* Where the hint moves it. */
static GtkWidget *
find_hint_end (LmSlsTable *self)
{
  LmSlsAct act;

  if (!read_move (lm_board_view_get_arrow (self->board), &act))
    return NULL;
  if (act.is_gift)
    return GTK_WIDGET (self->hands[act.receiver]);
  if (act.is_kill || is_kind (&act, LM_SLS_MOVE_DISCARD))
    return GTK_WIDGET (self->dead_box);
  if (!is_kind (&act, LM_SLS_MOVE_PLACE))
    return NULL;

  return GTK_WIDGET (lm_sls_piles_find (self->piles, LM_SLS_MOVE_PILE (act.move)));
}

/* From the edge of one widget to that of the other that face each other; side by side, over their upper edges. */
static gboolean
locate_arrow (LmSlsTable       *self,
              graphene_point_t *from,
              graphene_point_t *to)
{
  GtkWidget *start = find_hint_start (self), *end = find_hint_end (self);
  graphene_rect_t a, b;

  if (start == NULL || end == NULL
      || !gtk_widget_compute_bounds (start, GTK_WIDGET (self), &a)
      || !gtk_widget_compute_bounds (end, GTK_WIDGET (self), &b))
    return FALSE;

  graphene_rect_get_center (&a, from);
  graphene_rect_get_center (&b, to);
  if (b.origin.y + b.size.height < a.origin.y)
    {
      from->y = a.origin.y - 2;
      to->y = b.origin.y + b.size.height + 2;
    }
  else if (a.origin.y + a.size.height < b.origin.y)
    {
      from->y = a.origin.y + a.size.height + 2;
      to->y = b.origin.y - 2;
    }
  else
    {
      from->y = a.origin.y;
      to->y = b.origin.y;
    }

  return TRUE;
}

/* It leaves and arrives upright, so that it crosses what is between as steeply as it can. */
static void
draw_arrow (cairo_t                *cr,
            const graphene_point_t *from,
            const graphene_point_t *to)
{
  const double up = to->y < from->y - 40 ? 1 : -1;
  const double end = to->y + up * 9;
  const double middle = fabs (to->y - from->y) > 40 ? 0.5 * (from->y + end) : MIN (from->y, to->y) - 48;

  cairo_move_to (cr, from->x, from->y);
  cairo_curve_to (cr, from->x, middle, to->x, middle, to->x, end);
  cairo_set_line_width (cr, 3);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
  cairo_move_to (cr, to->x, to->y);
  cairo_line_to (cr, to->x - 6, to->y + up * 12);
  cairo_line_to (cr, to->x + 6, to->y + up * 12);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
append_arrow (LmSlsTable  *self,
              GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_point_t from, to;
  LmBoardStyle style;
  cairo_t *cr;

  if (lm_board_view_get_arrow (self->board) == NULL || !locate_arrow (self, &from, &to))
    return;

  lm_board_style_read (&style, widget);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                 gtk_widget_get_height (widget)));
  gdk_cairo_set_source_rgba (cr, &style.accent);
  draw_arrow (cr, &from, &to);
  cairo_destroy (cr);
}

static void
lm_sls_table_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  LmSlsTable *self = LM_SLS_TABLE (widget);

  GTK_WIDGET_CLASS (lm_sls_table_parent_class)->snapshot (widget, snapshot);

  append_arrow (self, snapshot);
  if (self->flight.n_chips == 0)
    return;

  locate_target (self);
  lm_sls_flight_draw (&self->flight, widget, snapshot, adw_animation_get_value (self->animation));
}

static void
lm_sls_table_dispose (GObject *object)
{
  LmSlsTable *self = LM_SLS_TABLE (object);

  g_clear_object (&self->animation);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->chosen);

  G_OBJECT_CLASS (lm_sls_table_parent_class)->dispose (object);
}

static void
lm_sls_table_class_init (LmSlsTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_sls_table_dispose;
  widget_class->snapshot = lm_sls_table_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
create_piles (LmSlsTable *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->piles = LM_SLS_PILES (lm_sls_piles_new ());
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->piles));
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), 120);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_add_css_class (scroller, "lm-sls-felt");

  return scroller;
}

static GtkWidget *
create_hands (LmSlsTable *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *hands = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (hands), TRUE);
  gtk_widget_set_hexpand (hands, TRUE);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      self->hands[i] = LM_SLS_HAND (lm_sls_hand_new (i));
      gtk_box_append (GTK_BOX (hands), GTK_WIDGET (self->hands[i]));
    }
  gtk_box_append (GTK_BOX (row), hands);
  self->dead_box = LM_SLS_DEAD_BOX (lm_sls_dead_box_new ());
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->dead_box));

  return row;
}

static void
lm_sls_table_init (LmSlsTable *self)
{
  self->landing = LM_SLS_NO_PILE;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  create_animation (self);
}

GtkWidget *
lm_sls_table_new (LmBoardView *board,
                  LmSlsChosen *chosen,
                  GtkWidget   *actions)
{
  LmSlsTable *self = g_object_new (LM_TYPE_SLS_TABLE, NULL);

  self->board = board;
  self->chosen = g_object_ref (chosen);
  gtk_box_append (GTK_BOX (self->box), create_piles (self));
  gtk_box_append (GTK_BOX (self->box), actions);
  gtk_box_append (GTK_BOX (self->box), create_hands (self));
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);

  return GTK_WIDGET (self);
}

LmSlsPiles *
lm_sls_table_get_piles (LmSlsTable *self)
{
  return self->piles;
}

LmSlsHand *
lm_sls_table_get_hand (LmSlsTable *self,
                       guint       player)
{
  return self->hands[player];
}

LmSlsDeadBox *
lm_sls_table_get_dead_box (LmSlsTable *self)
{
  return self->dead_box;
}

/* Else the Tab key's way would go on from where the focus was in it last, and out of it. */
static void
forget_focus (GtkWidget *widget)
{
  while (widget != NULL)
    {
      GtkWidget *child = gtk_widget_get_focus_child (widget);

      gtk_widget_set_focus_child (widget, NULL);
      widget = child;
    }
}

/* Moves the keyboard focus to the hand of the player to move. Returns whether there was something to focus. */
gboolean
lm_sls_table_focus (LmSlsTable *self)
{
  GtkWidget *hand = GTK_WIDGET (self->hands[get_state (self)->turn]);

  if (gtk_widget_get_state_flags (hand) & GTK_STATE_FLAG_FOCUS_WITHIN)
    return TRUE;

  forget_focus (hand);
  return gtk_widget_child_focus (hand, GTK_DIR_TAB_FORWARD);
}
