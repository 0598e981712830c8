/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bar.c: the squares of a board: pointed at, walked over, chosen and drawn over. */

#include "config.h"

#include "bar.h"

#include "board/lm-board-text.h"
#include "words.h"
#include "draw.h"
#include "sheet.h"
#include "square.h"

#include <adwaita.h>

/* In milliseconds: long enough to see what goes, too short to wait for. */
#define FLIGHT_TIME 230

struct _LmChompBar
{
  GtkWidget       parent_instance;

  LmBoardView    *board;
  LmChompChoice  *choice;
  LmChompPicture *picture;
  LmChompSheet    sheet;
  LmChompScene    scene;
  LmChompLayout   layout;
  double          line;

  LmChompSquare  *squares[LM_CHOMP_MAX_SIDE][LM_CHOMP_MAX_SIDE];
  /* The square that has the focus when the bar gets it. */
  guint           row;
  guint           column;

  graphene_point_t pointer;
  gboolean        is_stroke;
  guint           stroke_row;
  guint           stroke_column;

  AdwAnimation   *animation;
};

G_DEFINE_FINAL_TYPE (LmChompBar, lm_chomp_bar, GTK_TYPE_WIDGET)

static gboolean
has_position (LmChompBar *self)
{
  return lm_board_view_get_position (self->board) != NULL;
}

static gboolean
is_watched (LmChompBar *self)
{
  return lm_board_view_get_mode (self->board) == LM_BOARD_WATCH;
}

/* The squares. */

static void
square_clicked_cb (LmChompBar    *self,
                   LmChompSquare *square)
{
  guint row, column;

  lm_chomp_square_get_place (square, &row, &column);
  lm_chomp_choice_act (self->choice, row, column);
}

/* Where the focus is, it comes back to. Returns whether it is here. */
static gboolean
remember_focus (LmChompBar *self)
{
  GtkWidget *focused = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (focused != NULL)
    lm_chomp_square_get_place (LM_CHOMP_SQUARE (focused), &self->row, &self->column);

  return focused != NULL;
}

/* Only where the keyboard is in use, the focus says what is meant. */
static void
square_flags_changed_cb (LmChompBar    *self,
                         GtkStateFlags  old,
                         LmChompSquare *square)
{
  const gboolean was_shown = (old & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0;
  const gboolean is_shown = (gtk_widget_get_state_flags (GTK_WIDGET (square)) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0;
  guint row, column, pointed_row, pointed_column;

  remember_focus (self);
  lm_chomp_square_get_place (square, &row, &column);
  if (is_shown && !was_shown)
    lm_chomp_choice_point (self->choice, row, column);
  else if (was_shown && !is_shown && lm_chomp_choice_get_pointed (self->choice, &pointed_row, &pointed_column)
           && pointed_row == row && pointed_column == column)
    lm_chomp_choice_point (self->choice, 0, 0);
}

static void
add_square (LmChompBar *self,
            guint       row,
            guint       column)
{
  GtkWidget *square = lm_chomp_square_new (row, column);

  self->squares[row - 1][column - 1] = LM_CHOMP_SQUARE (square);
  g_signal_connect_swapped (square, "clicked", G_CALLBACK (square_clicked_cb), self);
  g_signal_connect_swapped (square, "state-flags-changed", G_CALLBACK (square_flags_changed_cb), self);
  gtk_widget_set_parent (square, GTK_WIDGET (self));
}

/* The square that can be chosen and is nearest to where the focus was; none if none can. */
static LmChompSquare *
find_nearest (LmChompBar *self)
{
  guint row, column;

  if (!lm_chomp_scene_find_nearest (&self->scene, self->row, self->column, &row, &column))
    return NULL;

  return self->squares[row - 1][column - 1];
}

static void
show_square (LmChompBar *self,
             guint       row,
             guint       column)
{
  g_autofree char *text = NULL;

  if (self->squares[row - 1][column - 1] == NULL)
    add_square (self, row, column);
  text = lm_chomp_caption_square (self->board, self->choice, &self->scene, row, column);
  lm_chomp_square_set_text (self->squares[row - 1][column - 1], text, is_watched (self));
  gtk_widget_set_visible (GTK_WIDGET (self->squares[row - 1][column - 1]), TRUE);
}

/* The focus stays as near as it can to where it was. */
static void
move_focus (LmChompBar *self)
{
  LmChompSquare *nearest;

  if (!remember_focus (self))
    return;

  nearest = find_nearest (self);
  if (nearest != NULL && GTK_WIDGET (nearest) != gtk_widget_get_focus_child (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (nearest));
}

/* First all that can be chosen are there, then the focus moves to one of them, then the others go. */
static void
update_squares (LmChompBar *self)
{
  for (guint row = 1; row <= self->scene.n_rows; row++)
    for (guint column = 1; column <= self->scene.n_columns; column++)
      if (lm_chomp_scene_can_act (&self->scene, row, column))
        show_square (self, row, column);

  move_focus (self);

  for (guint row = 1; row <= LM_CHOMP_MAX_SIDE; row++)
    for (guint column = 1; column <= LM_CHOMP_MAX_SIDE; column++)
      if (self->squares[row - 1][column - 1] != NULL && !lm_chomp_scene_can_act (&self->scene, row, column))
        gtk_widget_set_visible (GTK_WIDGET (self->squares[row - 1][column - 1]), FALSE);
}

/* What is shown. */

static void
place (LmChompBar *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));

  if (width > 0 && has_position (self))
    lm_chomp_layout_compute (&self->layout, self->scene.n_rows, self->scene.n_columns, width, height,
                             lm_board_text_get_line (GTK_WIDGET (self)));
}

static void
update_preview (LmChompBar *self)
{
  LmChompShape preview;

  self->scene.preview = NULL;
  if (lm_chomp_choice_get_preview (self->choice, &preview))
    lm_chomp_scene_set_preview (&self->scene, &preview);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
read_scene (LmChompBar *self)
{
  lm_chomp_scene_read (&self->scene, self->board, lm_chomp_sheet_get (&self->sheet, self->board));
  self->scene.is_drafted = lm_chomp_choice_get_draft (self->choice) != NULL;
}

static void
update (LmChompBar *self)
{
  read_scene (self);
  update_squares (self);
  update_preview (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Which squares can be chosen does not depend on the places that are empty. */
static void
settle (LmChompBar *self)
{
  if (!has_position (self) || !lm_chomp_sheet_settle (&self->sheet, self->board))
    return;

  read_scene (self);
  update_preview (self);
}

static void
choice_changed_cb (LmChompBar *self)
{
  if (!has_position (self))
    return;

  self->scene.is_drafted = lm_chomp_choice_get_draft (self->choice) != NULL;
  /* What squares do depends on what is drafted, not on what is pointed at. */
  if (self->scene.n_rows > 0 && lm_chomp_position_is_reversed (lm_board_view_get_position (self->board)))
    update_squares (self);
  update_preview (self);
}

static void
stop_flight (LmChompBar *self)
{
  g_clear_object (&self->animation);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
flight_moved_cb (double   value,
                 gpointer user_data)
{
  gtk_widget_queue_draw (user_data);
}

static void
start_flight (LmChompBar *self)
{
  AdwAnimationTarget *target;

  if (!lm_board_view_should_animate (self->board))
    return;

  target = adw_callback_animation_target_new (flight_moved_cb, self, NULL);
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, FLIGHT_TIME, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_OUT_QUAD);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (stop_flight), self, G_CONNECT_SWAPPED);
  adw_animation_play (self->animation);
}

void
lm_chomp_bar_position_changed (LmChompBar *self,
                               const char *move)
{
  g_return_if_fail (LM_IS_CHOMP_BAR (self));

  stop_flight (self);
  lm_chomp_sheet_position_changed (&self->sheet, self->board, move != NULL);
  update (self);
  if (move != NULL)
    start_flight (self);
}

void
lm_chomp_bar_marks_changed (LmChompBar *self)
{
  g_return_if_fail (LM_IS_CHOMP_BAR (self));

  if (!has_position (self))
    return;

  lm_chomp_sheet_marks_changed (&self->sheet, self->board);
  update (self);
}

void
lm_chomp_bar_mode_changed (LmChompBar *self)
{
  g_return_if_fail (LM_IS_CHOMP_BAR (self));

  if (!has_position (self))
    return;

  lm_chomp_sheet_mode_changed (&self->sheet, self->board);
  update (self);
}

void
lm_chomp_bar_point_at_focus (LmChompBar *self)
{
  GtkWidget *focused;

  g_return_if_fail (LM_IS_CHOMP_BAR (self));

  focused = gtk_widget_get_focus_child (GTK_WIDGET (self));
  if (focused != NULL && gtk_widget_has_visible_focus (focused) && remember_focus (self))
    lm_chomp_choice_point (self->choice, self->row, self->column);
}

const LmChompScene *
lm_chomp_bar_get_scene (LmChompBar *self)
{
  g_return_val_if_fail (LM_IS_CHOMP_BAR (self), NULL);

  return &self->scene;
}

/* The pointer. */

static void
point (LmChompBar *self,
       double      x,
       double      y)
{
  guint row, column;

  if (has_position (self) && !is_watched (self) && lm_chomp_layout_find (&self->layout, x, y, &row, &column)
      && lm_chomp_scene_can_act (&self->scene, row, column))
    lm_chomp_choice_point (self->choice, row, column);
  else
    lm_chomp_choice_point (self->choice, 0, 0);
}

static void
motion_cb (LmChompBar *self,
           double      x,
           double      y)
{
  /* The board may change under a pointer that rests. */
  if (self->pointer.x == (float) x && self->pointer.y == (float) y)
    return;

  graphene_point_init (&self->pointer, x, y);
  point (self, x, y);
}

static void
leave_cb (LmChompBar *self)
{
  graphene_point_init (&self->pointer, -1, -1);
  lm_chomp_choice_point (self->choice, 0, 0);
}

static gboolean
can_draw (LmChompBar *self)
{
  return has_position (self) && !is_watched (self) && self->scene.is_mould;
}

static void
drag_begin_cb (LmChompBar     *self,
               double          x,
               double          y,
               GtkGestureDrag *gesture)
{
  self->is_stroke = FALSE;
  if (!can_draw (self) || !lm_chomp_layout_find (&self->layout, x, y, &self->stroke_row, &self->stroke_column)
      || !lm_chomp_scene_can_act (&self->scene, self->stroke_row, self->stroke_column))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

/* As long as the pointer stays in the first square it may become a click. */
static void
drag_update_cb (LmChompBar     *self,
                double          x,
                double          y,
                GtkGestureDrag *gesture)
{
  double start_x, start_y;
  guint row, column;

  if (!gtk_gesture_drag_get_start_point (gesture, &start_x, &start_y)
      || !lm_chomp_layout_find (&self->layout, start_x + x, start_y + y, &row, &column)
      || (row == self->stroke_row && column == self->stroke_column))
    return;

  if (!self->is_stroke)
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      self->is_stroke = TRUE;
      lm_chomp_choice_point (self->choice, 0, 0);
      lm_chomp_choice_begin_stroke (self->choice, self->stroke_row, self->stroke_column);
    }
  self->stroke_row = row;
  self->stroke_column = column;
  lm_chomp_choice_stroke (self->choice, row, column);
}

static void
drag_end_cb (LmChompBar *self)
{
  if (self->is_stroke)
    lm_chomp_choice_end_stroke (self->choice);
  self->is_stroke = FALSE;
}

/* The keyboard. */

/* From the focused square on to the next that can be chosen, over what cannot. */
static gboolean
step (LmChompBar *self,
      int         up,
      int         right)
{
  guint row = self->row + up, column = self->column + right;

  for (; row >= 1 && column >= 1 && row <= self->scene.n_rows && column <= self->scene.n_columns;
       row += up, column += right)
    if (lm_chomp_scene_can_act (&self->scene, row, column))
      return gtk_widget_grab_focus (GTK_WIDGET (self->squares[row - 1][column - 1]));

  return FALSE;
}

/* To the last in a direction. */
static void
leap (LmChompBar *self,
      int         up,
      int         right)
{
  while (step (self, up, right))
    remember_focus (self);
}

static gboolean
press_arrow (LmChompBar *self,
             guint       keyval)
{
  static const struct { guint keys[2]; int up; int right; gboolean leaps; } directions[] = {
    { { GDK_KEY_Up, GDK_KEY_KP_Up }, 1, 0, FALSE },
    { { GDK_KEY_Down, GDK_KEY_KP_Down }, -1, 0, FALSE },
    { { GDK_KEY_Right, GDK_KEY_KP_Right }, 0, 1, FALSE },
    { { GDK_KEY_Left, GDK_KEY_KP_Left }, 0, -1, FALSE },
    { { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up }, 1, 0, TRUE },
    { { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down }, -1, 0, TRUE },
    { { GDK_KEY_End, GDK_KEY_KP_End }, 0, 1, TRUE },
    { { GDK_KEY_Home, GDK_KEY_KP_Home }, 0, -1, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    if (keyval == directions[i].keys[0] || keyval == directions[i].keys[1])
      {
        if (directions[i].leaps)
          leap (self, directions[i].up, directions[i].right);
        else
          step (self, directions[i].up, directions[i].right);
        return TRUE;
      }

  return FALSE;
}

/* A draft is made with Shift and Enter and finished with Control and Enter. */
static gboolean
press_draft_key (LmChompBar      *self,
                 guint            keyval,
                 GdkModifierType  state)
{
  const gboolean is_enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;

  if (!lm_chomp_choice_can_draft (self->choice))
    return FALSE;

  if (is_enter && (state & GDK_CONTROL_MASK) != 0)
    lm_chomp_choice_confirm (self->choice);
  else if (is_enter && (state & GDK_SHIFT_MASK) != 0)
    lm_chomp_choice_draft (self->choice, self->row, self->column);
  else if (keyval == GDK_KEY_Escape && lm_chomp_choice_get_draft (self->choice) != NULL)
    lm_chomp_choice_discard (self->choice);
  else
    return FALSE;

  return TRUE;
}

static gboolean
key_pressed_cb (LmChompBar      *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  if (!remember_focus (self))
    return FALSE;
  if (press_draft_key (self, keyval, state))
    return TRUE;
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  return press_arrow (self, keyval);
}

/* One stop of the Tab key for all squares: within them the arrows lead. */
static gboolean
lm_chomp_bar_focus (GtkWidget        *widget,
                    GtkDirectionType  direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;

  return gtk_widget_grab_focus (widget);
}

static gboolean
lm_chomp_bar_grab_focus (GtkWidget *widget)
{
  LmChompBar *self = LM_CHOMP_BAR (widget);
  LmChompSquare *square = has_position (self) ? find_nearest (self) : NULL;

  return square != NULL && gtk_widget_grab_focus (GTK_WIDGET (square));
}

/* The widget. */

static void
lm_chomp_bar_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  LM_CHOMP_BAR (widget)->line = lm_board_text_get_line (widget);
  lm_chomp_layout_measure (LM_CHOMP_BAR (widget)->line, orientation, minimum, natural);
}

static void
lm_chomp_bar_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  LmChompBar *self = LM_CHOMP_BAR (widget);

  settle (self);
  place (self);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t area;
      guint row, column;

      if (!gtk_widget_should_layout (child))
        continue;

      lm_chomp_square_get_place (LM_CHOMP_SQUARE (child), &row, &column);
      lm_chomp_layout_get_area (&self->layout, row, column, &area);
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (child,
                                &(GtkAllocation) { area.origin.x, area.origin.y, area.size.width, area.size.height }, -1);
    }
}

static void
lm_chomp_bar_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  LmChompBar *self = LM_CHOMP_BAR (widget);

  if (has_position (self) && self->layout.pitch > 0)
    lm_chomp_picture_append (self->picture, snapshot, &self->layout, &self->scene,
                             self->animation != NULL ? adw_animation_get_value (self->animation) : 1);

  GTK_WIDGET_CLASS (lm_chomp_bar_parent_class)->snapshot (widget, snapshot);
}

static void
lm_chomp_bar_css_changed (GtkWidget         *widget,
                          GtkCssStyleChange *change)
{
  LmChompBar *self = LM_CHOMP_BAR (widget);

  GTK_WIDGET_CLASS (lm_chomp_bar_parent_class)->css_changed (widget, change);

  lm_chomp_picture_restyle (self->picture);
  if (lm_board_text_get_line (widget) != self->line)
    gtk_widget_queue_resize (widget);
  else
    gtk_widget_queue_draw (widget);
}

static void
lm_chomp_bar_dispose (GObject *object)
{
  LmChompBar *self = LM_CHOMP_BAR (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    {
      g_signal_handlers_disconnect_by_data (child, self);
      gtk_widget_unparent (child);
    }
  g_clear_object (&self->animation);
  g_clear_object (&self->choice);
  g_clear_pointer (&self->picture, lm_chomp_picture_free);

  G_OBJECT_CLASS (lm_chomp_bar_parent_class)->dispose (object);
}

static void
lm_chomp_bar_class_init (LmChompBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_chomp_bar_dispose;
  widget_class->focus = lm_chomp_bar_focus;
  widget_class->grab_focus = lm_chomp_bar_grab_focus;
  widget_class->measure = lm_chomp_bar_measure;
  widget_class->size_allocate = lm_chomp_bar_size_allocate;
  widget_class->snapshot = lm_chomp_bar_snapshot;
  widget_class->css_changed = lm_chomp_bar_css_changed;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_controllers (LmChompBar *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  /* Before the buttons: Enter with a modifier is not theirs. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

static void
lm_chomp_bar_init (LmChompBar *self)
{
  self->picture = lm_chomp_picture_new (GTK_WIDGET (self));
  /* At first the focus is far from the poison. */
  self->row = LM_CHOMP_MAX_SIDE;
  self->column = LM_CHOMP_MAX_SIDE;
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  add_controllers (self);
}

GtkWidget *
lm_chomp_bar_new (LmBoardView   *board,
                  LmChompChoice *choice)
{
  LmChompBar *self = g_object_new (LM_TYPE_CHOMP_BAR, NULL);

  self->board = board;
  self->choice = g_object_ref (choice);
  g_signal_connect_object (choice, "changed", G_CALLBACK (choice_changed_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
