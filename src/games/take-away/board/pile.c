/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pile.c: the pile of a board: stones are pointed at, chosen and taken from its end. */

#include "config.h"

#include "pile.h"

#include "board/lm-board-text.h"
#include "words.h"
#include "layout.h"
#include "picture.h"

#include <glib/gi18n.h>

/* What the page keys add to the amount. */
#define PAGE 10

struct _LmTakeAwayPile
{
  GtkWidget          parent_instance;

  LmBoardView       *board;
  LmTakeAwayChoice  *choice;
  LmTakeAwayPicture *picture;
  double             line;

  gboolean           hovering;
  mpz_t              hover;
  graphene_point_t   pointer;
};

G_DEFINE_FINAL_TYPE (LmTakeAwayPile, lm_take_away_pile, GTK_TYPE_WIDGET)

enum
{
  POINTED,
  TAKE,
  TYPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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
get_amount (LmTakeAwayPile *self)
{
  mpz_srcptr amount = self->hovering ? self->hover : lm_take_away_choice_get_amount (self->choice);

  if (get_mode (self) == LM_BOARD_WATCH || mpz_sgn (amount) == 0)
    return NULL;
  if (get_mode (self) == LM_BOARD_PLAY && mpz_cmp (amount, get_limit (self)) > 0)
    return NULL;

  return amount;
}

char *
lm_take_away_pile_describe (LmTakeAwayPile *self)
{
  mpz_srcptr amount;

  g_return_val_if_fail (LM_IS_TAKE_AWAY_PILE (self), NULL);

  if (get_position (self) == NULL)
    return NULL;

  amount = get_amount (self);
  if (amount != NULL && get_mode (self) == LM_BOARD_EDIT)
    return lm_take_away_caption_limit (amount);
  if (amount != NULL)
    return lm_take_away_caption_take (get_position (self), amount);
  if (self->hovering && get_mode (self) == LM_BOARD_PLAY && !lm_position_is_over (get_position (self)))
    return lm_take_away_caption_too_many (get_position (self));

  return NULL;
}

gboolean
lm_take_away_pile_has_stones (LmTakeAwayPile *self)
{
  g_return_val_if_fail (LM_IS_TAKE_AWAY_PILE (self), FALSE);

  return lm_take_away_picture_has_stones (self->picture);
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
  LmPosition *position = get_position (self);
  mpz_srcptr amount = lm_take_away_choice_get_amount (self->choice);
  g_autofree char *text = lm_take_away_caption_selected (position, amount);
  g_autofree char *label = g_strdup_printf (_("Pile: %s"), text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, get_finite (get_limit (self)),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, get_finite (amount),
                                  -1);
}

static void
pointed (LmTakeAwayPile *self)
{
  g_signal_emit (self, signals[POINTED], 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
choice_changed_cb (LmTakeAwayPile *self)
{
  if (get_position (self) == NULL)
    return;

  /* Whoever chooses otherwise does not mean the place where the pointer rests. */
  self->hovering = FALSE;
  update_accessible (self);
  pointed (self);
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
  hovering = get_mode (self) != LM_BOARD_WATCH && lm_take_away_picture_find (self->picture, x, y, amount);
  if (hovering == self->hovering && (!hovering || mpz_cmp (amount, self->hover) == 0))
    return;

  self->hovering = hovering;
  mpz_set (self->hover, amount);
  pointed (self);
}

static void
motion_cb (LmTakeAwayPile *self,
           double          x,
           double          y)
{
  /* The pile moves under a pointer that rests. */
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
  pointed (self);
}

static void
edit_limit (LmTakeAwayPile *self,
            mpz_srcptr      limit)
{
  g_autoptr (LmPosition) position = lm_take_away_position_new (lm_position_get_game (get_position (self)),
                                                                LM_TAKE_AWAY_POSITION (get_position (self))->stones,
                                                                limit, lm_position_get_turn (get_position (self)), NULL);

  if (position != NULL)
    lm_board_view_edit (self->board, position);
}

/* Stones go at once; of a bar nobody can say to the stone what they mean, so it is chosen and can be changed. */
static void
act_on (LmTakeAwayPile *self,
        mpz_srcptr      amount)
{
  if (get_mode (self) == LM_BOARD_EDIT)
    {
      edit_limit (self, amount);
      return;
    }
  if (get_mode (self) != LM_BOARD_PLAY || mpz_cmp (amount, get_limit (self)) > 0)
    return;

  lm_take_away_choice_set_amount (self->choice, amount);
  if (lm_take_away_picture_has_stones (self->picture))
    g_signal_emit (self, signals[TAKE], 0);
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
      && lm_take_away_picture_find (self->picture, start_x + x, start_y + y, amount))
    act_on (self, amount);
}

/* To the next row, or the next sum of parts. */
static void
step_row (LmTakeAwayPile *self,
          gboolean        more)
{
  g_auto (mpz_t) amount;

  mpz_init_set (amount, lm_take_away_choice_get_amount (self->choice));
  lm_take_away_picture_find_next (self->picture, more, amount);
  if (mpz_sgn (amount) <= 0)
    mpz_set_ui (amount, 1);
  lm_take_away_choice_set_amount (self->choice, amount);
}

static gboolean
press_choosing_key (LmTakeAwayPile *self,
                    guint           keyval)
{
  switch (keyval)
    {
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      lm_take_away_choice_step (self->choice, 1);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      lm_take_away_choice_step (self->choice, -1);
      return TRUE;
    case GDK_KEY_Page_Up:
    case GDK_KEY_Page_Down:
      lm_take_away_choice_step (self->choice, keyval == GDK_KEY_Page_Up ? PAGE : -PAGE);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      step_row (self, keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up);
      return TRUE;
    case GDK_KEY_Home:
      lm_take_away_choice_step (self->choice, LONG_MIN);
      return TRUE;
    case GDK_KEY_End:
      lm_take_away_choice_set_limit (self->choice);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
press_taking_key (LmTakeAwayPile *self,
                  guint           keyval)
{
  gunichar digit = gdk_keyval_to_unicode (keyval);

  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
      g_signal_emit (self, signals[TAKE], 0);
      return TRUE;
    default:
      if (digit < '0' || digit > '9')
        return FALSE;

      g_signal_emit (self, signals[TYPED], 0, (guint) (digit - '0'));
      return TRUE;
    }
}

static gboolean
key_pressed_cb (LmTakeAwayPile *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  if (get_position (self) == NULL || get_mode (self) != LM_BOARD_PLAY
      || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  return press_choosing_key (self, keyval) || press_taking_key (self, keyval);
}

void
lm_take_away_pile_position_changed (LmTakeAwayPile *self,
                                    LmPosition     *before,
                                    const char     *move)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_PILE (self));

  lm_take_away_picture_update (self->picture, move != NULL ? before : NULL);
}

void
lm_take_away_pile_marks_changed (LmTakeAwayPile *self)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_PILE (self));

  lm_take_away_picture_place (self->picture);
}

void
lm_take_away_pile_mode_changed (LmTakeAwayPile *self)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_PILE (self));

  self->hovering = FALSE;
  lm_take_away_picture_place (self->picture);
  pointed (self);
}

void
lm_take_away_pile_set_show_parts (LmTakeAwayPile *self,
                                  gboolean        show_parts)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_PILE (self));

  lm_take_away_picture_set_show_parts (self->picture, show_parts);
}

static void
lm_take_away_pile_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  LM_TAKE_AWAY_PILE (widget)->line = lm_board_text_get_line (widget);
  lm_take_away_layout_measure (LM_TAKE_AWAY_PILE (widget)->line, orientation, minimum, natural);
}

static void
lm_take_away_pile_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  lm_take_away_picture_place (LM_TAKE_AWAY_PILE (widget)->picture);
}

static void
lm_take_away_pile_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  LmTakeAwayPile *self = LM_TAKE_AWAY_PILE (widget);

  if (get_position (self) != NULL)
    lm_take_away_picture_append (self->picture, snapshot, get_amount (self));
}

static void
lm_take_away_pile_css_changed (GtkWidget         *widget,
                               GtkCssStyleChange *change)
{
  LmTakeAwayPile *self = LM_TAKE_AWAY_PILE (widget);

  GTK_WIDGET_CLASS (lm_take_away_pile_parent_class)->css_changed (widget, change);

  lm_take_away_picture_restyle (self->picture);
  if (lm_board_text_get_line (widget) != self->line)
    gtk_widget_queue_resize (widget);
  else
    gtk_widget_queue_draw (widget);
}

static void
lm_take_away_pile_dispose (GObject *object)
{
  LmTakeAwayPile *self = LM_TAKE_AWAY_PILE (object);

  if (self->picture != NULL)
    lm_take_away_picture_close (self->picture);
  g_clear_object (&self->picture);
  g_clear_object (&self->choice);

  G_OBJECT_CLASS (lm_take_away_pile_parent_class)->dispose (object);
}

static void
lm_take_away_pile_finalize (GObject *object)
{
  mpz_clear (LM_TAKE_AWAY_PILE (object)->hover);

  G_OBJECT_CLASS (lm_take_away_pile_parent_class)->finalize (object);
}

static void
lm_take_away_pile_class_init (LmTakeAwayPileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lm_take_away_pile_dispose;
  object_class->finalize = lm_take_away_pile_finalize;
  widget_class->measure = lm_take_away_pile_measure;
  widget_class->size_allocate = lm_take_away_pile_size_allocate;
  widget_class->snapshot = lm_take_away_pile_snapshot;
  widget_class->css_changed = lm_take_away_pile_css_changed;

  signals[POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TAKE] = g_signal_new ("take", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TYPED] = g_signal_new ("typed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

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
  mpz_init (self->hover);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  add_controllers (self);
}

GtkWidget *
lm_take_away_pile_new (LmBoardView      *board,
                       LmTakeAwayChoice *choice)
{
  LmTakeAwayPile *self = g_object_new (LM_TYPE_TAKE_AWAY_PILE, NULL);

  self->board = board;
  self->choice = g_object_ref (choice);
  self->picture = lm_take_away_picture_new (GTK_WIDGET (self), board);
  g_signal_connect_object (choice, "changed", G_CALLBACK (choice_changed_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
