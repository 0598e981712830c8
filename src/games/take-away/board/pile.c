/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pile.c: the pile of a board, a slider: stones are pointed at, chosen and taken from its end. */

#include "board.h"

/* What the page keys add to the amount. */
#define PAGE 10

struct _LmTakeAwayPile
{
  GtkWidget          parent_instance;

  LmBoardView       *board;
  LmMoveBar         *bar;      /* what is chosen stands in its entry */
  LmTakeAwayDrawing *drawing;

  mpz_t              amount;   /* what stands there, if the turn may take it, or 0 */
  gboolean           hovering;
  mpz_t              hover;
  graphene_point_t   pointer;
};

G_DEFINE_FINAL_TYPE (LmTakeAwayPile, lm_take_away_pile, GTK_TYPE_WIDGET)

static LmPosition *
get_position (LmTakeAwayPile *self)
{
  return lm_board_view_get_position (self->board);
}

static LmBoardMode
get_mode (LmTakeAwayPile *self)
{
  return lm_board_view_get_mode (self->board);
}

static mpz_srcptr
get_limit (LmTakeAwayPile *self)
{
  return LM_TAKE_AWAY_POSITION (get_position (self))->limit;
}

/* What is pointed at, or else what is chosen; NULL when that is nothing, or more than may be taken. */
static mpz_srcptr
get_shown (LmTakeAwayPile *self)
{
  mpz_srcptr amount = self->hovering ? self->hover : self->amount;

  if (get_mode (self) == LM_BOARD_WATCH || mpz_sgn (amount) == 0)
    return NULL;
  if (get_mode (self) == LM_BOARD_PLAY && mpz_cmp (amount, get_limit (self)) > 0)
    return NULL;

  return amount;
}

/* What is said of a place that is pointed at where it is no move. */
char *
lm_take_away_pile_describe (LmTakeAwayPile *self)
{
  if (self->hovering && get_mode (self) == LM_BOARD_EDIT)
    return lm_take_away_caption_limit (self->hover);
  if (self->hovering && lm_board_view_is_playing (self->board) && get_shown (self) == NULL)
    return lm_take_away_caption_too_many (get_position (self));

  return NULL;
}

gboolean
lm_take_away_pile_has_stones (LmTakeAwayPile *self)
{
  return lm_take_away_drawing_has_stones (self->drawing);
}

/* The accessible value is a finite number; where there are more stones than such a number can be, its text is right. */
static double
get_finite (mpz_srcptr number)
{
  return MIN (mpz_get_d (number), G_MAXDOUBLE);
}

/* An assistive technology is told of what is chosen, not of where the pointer is. */
static void
update_accessible (LmTakeAwayPile *self)
{
  g_autofree char *text = lm_take_away_caption_selected (get_position (self), self->amount);
  g_autofree char *label = g_strdup_printf (_("Pile: %s"), text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, get_finite (get_limit (self)),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, get_finite (self->amount),
                                  -1);
}

/* Whoever chooses otherwise does not mean the place where the pointer rests. */
static void
read_amount (LmTakeAwayPile *self)
{
  g_autofree char *typed = lm_number_drop_blanks (lm_move_bar_get_text (self->bar));
  g_autoptr (LmPosition) after = NULL;

  if (get_position (self) == NULL)
    return;

  after = typed[0] != '\0' ? lm_position_play (get_position (self), typed, NULL) : NULL;
  mpz_set_str (self->amount, after != NULL ? typed : "0", 10);
  self->hovering = FALSE;
  update_accessible (self);
  lm_take_away_drawing_set_chosen (self->drawing, get_shown (self));
}

static void
write_amount (LmTakeAwayPile *self,
              mpz_srcptr      amount)
{
  g_autofree char *text = lm_take_away_number_to_string (mpz_cmp (amount, get_limit (self)) > 0 ? get_limit (self)
                                                                                                 : amount);

  self->hovering = FALSE;
  lm_move_bar_set_text (self->bar, text);
}

/* At least one stone, at most as many as the turn may take. */
static void
step (LmTakeAwayPile *self,
      long            by)
{
  g_auto (mpz_t) amount;

  mpz_init_set_si (amount, by);
  mpz_add (amount, amount, self->amount);
  if (mpz_sgn (amount) <= 0)
    mpz_set_ui (amount, 1);
  write_amount (self, amount);
}

static char *
step_text (gpointer    pile,
           const char *text,
           int         steps)
{
  step (pile, steps);

  return g_strdup (lm_move_bar_get_text (LM_TAKE_AWAY_PILE (pile)->bar));
}

/* Takes what is chosen, or says what to do. */
static void
take (LmTakeAwayPile *self)
{
  g_autofree char *move = lm_take_away_number_to_string (self->amount);
  g_autofree char *problem = NULL;

  if (mpz_sgn (self->amount) > 0)
    {
      lm_board_view_choose_move (self->board, move);
      return;
    }

  gtk_widget_error_bell (GTK_WIDGET (self));
  if (*lm_move_bar_get_text (self->bar) != '\0')
    return;

  problem = lm_take_away_caption_choose (get_position (self));
  lm_board_view_set_problem (self->board, problem);
}

/* What is pointed at is said and seen before it is done. */
static void
point (LmTakeAwayPile *self)
{
  mpz_srcptr shown = get_shown (self);
  g_autofree char *move = shown != NULL && get_mode (self) == LM_BOARD_PLAY ? lm_take_away_number_to_string (shown) : NULL;

  lm_board_view_point_at_move (self->board, move);
  lm_board_view_set_problem (self->board, NULL);
  lm_take_away_drawing_set_chosen (self->drawing, shown);
}

static void
hover (LmTakeAwayPile *self,
       double          x,
       double          y)
{
  g_auto (mpz_t) amount;
  gboolean hovering;

  mpz_init (amount);
  graphene_point_init (&self->pointer, x, y);
  hovering = get_mode (self) != LM_BOARD_WATCH && lm_take_away_drawing_find (self->drawing, x, y, amount);
  if (hovering == self->hovering && (!hovering || mpz_cmp (amount, self->hover) == 0))
    return;

  self->hovering = hovering;
  mpz_set (self->hover, amount);
  point (self);
}

/* The pile moves under a pointer that rests. */
static void
motion_cb (LmTakeAwayPile *self,
           double          x,
           double          y)
{
  if (self->pointer.x != (float) x || self->pointer.y != (float) y)
    hover (self, x, y);
}

static void
leave_cb (LmTakeAwayPile *self)
{
  graphene_point_init (&self->pointer, -1, -1);
  if (!self->hovering)
    return;

  self->hovering = FALSE;
  point (self);
}

/* Stones go at once; of a bar nobody can say to the stone what they mean, so it is chosen and can be changed. */
static void
act_on (LmTakeAwayPile *self,
        mpz_srcptr      amount)
{
  const LmTakeAwayPosition *position = LM_TAKE_AWAY_POSITION (get_position (self));
  g_autoptr (LmPosition) edited = NULL;

  if (get_mode (self) == LM_BOARD_EDIT)
    edited = lm_take_away_position_new (position->parent.game, position->stones, amount, position->parent.turn, NULL);
  if (edited != NULL)
    lm_board_view_edit (self->board, edited);
  if (get_mode (self) != LM_BOARD_PLAY || mpz_cmp (amount, get_limit (self)) > 0)
    return;

  write_amount (self, amount);
  if (lm_take_away_drawing_has_stones (self->drawing))
    take (self);
}

static void
drag_begin_cb (LmTakeAwayPile *self,
               double          x,
               double          y,
               GtkGesture     *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  hover (self, x, y);
}

static void
drag_update_cb (LmTakeAwayPile *self,
                double          x,
                double          y,
                GtkGestureDrag *gesture)
{
  double start_x, start_y;

  if (gtk_gesture_drag_get_start_point (gesture, &start_x, &start_y))
    hover (self, start_x + x, start_y + y);
}

/* Who changes their mind lets go beside the pile. */
static void
drag_end_cb (LmTakeAwayPile *self,
             double          x,
             double          y,
             GtkGestureDrag *gesture)
{
  g_auto (mpz_t) amount;
  double start_x, start_y;

  mpz_init (amount);
  if (gtk_gesture_drag_get_start_point (gesture, &start_x, &start_y)
      && lm_take_away_drawing_find (self->drawing, start_x + x, start_y + y, amount))
    act_on (self, amount);
}

/* To the next row, or the next sum of parts. */
static void
step_row (LmTakeAwayPile *self,
          gboolean        more)
{
  g_auto (mpz_t) amount;

  mpz_init_set (amount, self->amount);
  lm_take_away_drawing_find_next (self->drawing, more, amount);
  if (mpz_sgn (amount) <= 0)
    mpz_set_ui (amount, 1);
  write_amount (self, amount);
}

/* Whether the key changes how much is marked. */
static gboolean
press_arrow (LmTakeAwayPile *self,
             guint           keyval)
{
  switch (keyval)
    {
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      step (self, 1);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      step (self, -1);
      return TRUE;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      step (self, PAGE);
      return TRUE;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      step (self, -PAGE);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      step_row (self, keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
press_key (LmTakeAwayPile *self,
           guint           keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Home:
      step (self, LONG_MIN);
      return TRUE;
    case GDK_KEY_End:
      write_amount (self, get_limit (self));
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
      take (self);
      return TRUE;
    default:
      /* A digit begins a number. */
      return press_arrow (self, keyval) || lm_move_bar_press (self->bar, keyval);
    }
}

static gboolean
key_pressed_cb (LmTakeAwayPile *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  return lm_board_view_is_playing (self->board) && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0
         && press_key (self, keyval);
}

/* For the board's own update. */
void
lm_take_away_pile_update (LmTakeAwayPile *self,
                          LmBoardChange   changes,
                          LmPosition     *before,
                          gboolean        show_parts)
{
  lm_take_away_drawing_update (self->drawing, changes, before, show_parts);
  if ((changes & LM_BOARD_CHANGE_POSITION) != 0)
    lm_move_bar_set_text (self->bar, "");
  read_amount (self);
}

static void
lm_take_away_pile_dispose (GObject *object)
{
  gtk_widget_unparent (gtk_widget_get_first_child (GTK_WIDGET (object)));

  G_OBJECT_CLASS (lm_take_away_pile_parent_class)->dispose (object);
}

static void
lm_take_away_pile_finalize (GObject *object)
{
  LmTakeAwayPile *self = LM_TAKE_AWAY_PILE (object);

  lm_take_away_drawing_free (self->drawing);
  mpz_clear (self->amount);
  mpz_clear (self->hover);

  G_OBJECT_CLASS (lm_take_away_pile_parent_class)->finalize (object);
}

static void
lm_take_away_pile_class_init (LmTakeAwayPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_take_away_pile_dispose;
  G_OBJECT_CLASS (klass)->finalize = lm_take_away_pile_finalize;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
add_controllers (LmTakeAwayPile *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

static void
lm_take_away_pile_init (LmTakeAwayPile *self)
{
  mpz_init (self->amount);
  mpz_init (self->hover);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  add_controllers (self);
}

GtkWidget *
lm_take_away_pile_new (LmBoardView *board,
                       LmMoveBar   *bar)
{
  LmTakeAwayPile *self = g_object_new (LM_TYPE_TAKE_AWAY_PILE, NULL);

  self->board = board;
  self->bar = bar;
  self->drawing = lm_take_away_drawing_new (board);
  gtk_widget_set_parent (lm_take_away_drawing_get_widget (self->drawing), GTK_WIDGET (self));
  g_signal_connect_object (bar, "changed", G_CALLBACK (read_amount), self, G_CONNECT_SWAPPED);
  lm_move_bar_set_step (bar, step_text, self, _("One stone fewer"), _("One stone more"));

  return GTK_WIDGET (self);
}
