/* SPDX-License-Identifier: GPL-3.0-or-later */
/* controls.c: the focusable children over the drawing of a board. */

#include "config.h"

#include "controls.h"

#include "bin.h"
#include "changer.h"
#include "move-button.h"
#include "rows.h"
#include "sign.h"

struct _LmZeckendorfControls
{
  GObject            parent_instance;

  GtkWidget         *parent;
  LmBoardMode        mode;

  /* Children of the parent. */
  LmZeckendorfRows   rows;
  GtkWidget         *signs[LM_ZECKENDORF_N_SIGNS];

  /* The child under the pointer, and where that is in the parent. */
  GtkWidget         *pointed;
  double             pointer_x;
  double             pointer_y;

  /* The column that keeps the focus for a move's button until there is one again. */
  GtkWidget         *stand_in;
  double             stand_in_place;
};

G_DEFINE_FINAL_TYPE (LmZeckendorfControls, lm_zeckendorf_controls, G_TYPE_OBJECT)

enum
{
  BIN_CLICKED,
  MOVE_CLICKED,
  CHANGED,
  POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
say_pointed (LmZeckendorfControls *self)
{
  g_signal_emit (self, signals[POINTED], 0);
}

static void
pointer_moved_cb (LmZeckendorfControls *self,
                  double                x,
                  double                y,
                  GtkEventController   *controller)
{
  GtkWidget *child = gtk_event_controller_get_widget (controller);
  double parent_x, parent_y;
  gboolean moved;

  /* What moves below a pointer at rest is told as well, but is not the user's doing. */
  gtk_widget_translate_coordinates (child, self->parent, x, y, &parent_x, &parent_y);
  moved = parent_x != self->pointer_x || parent_y != self->pointer_y;
  self->pointer_x = parent_x;
  self->pointer_y = parent_y;
  if (!moved || self->pointed == child)
    return;

  self->pointed = child;
  say_pointed (self);
}

/* What was done last counts: the pointer may rest on the board while the keyboard is used. */
static void
focus_changed_cb (LmZeckendorfControls *self,
                  GParamSpec           *pspec,
                  GtkWidget            *child)
{
  if (gtk_widget_has_visible_focus (child))
    self->pointed = NULL;
  say_pointed (self);
}

static void
pointer_leave_cb (LmZeckendorfControls *self,
                  GtkEventController   *controller)
{
  if (self->pointed == gtk_event_controller_get_widget (controller))
    self->pointed = NULL;
  say_pointed (self);
}

static void
bin_clicked_cb (LmZeckendorfControls *self,
                LmZeckendorfBin      *child)
{
  g_signal_emit (self, signals[BIN_CLICKED], 0, lm_zeckendorf_bin_get_index (child));
}

static void
button_clicked_cb (LmZeckendorfControls   *self,
                   LmZeckendorfMoveButton *button)
{
  g_signal_emit (self, signals[MOVE_CLICKED], 0, lm_zeckendorf_move_button_get_move (button));
}

static void
change (LmZeckendorfControls *self,
        guint                 bin,
        int                   chips)
{
  g_signal_emit (self, signals[CHANGED], 0, bin, chips);
}

static void
changer_clicked_cb (LmZeckendorfControls *self,
                    LmZeckendorfChanger  *changer)
{
  change (self, lm_zeckendorf_changer_get_bin (changer), lm_zeckendorf_changer_get_chips (changer));
}

/* In the editor the other mouse button takes a chip away. */
static void
secondary_pressed_cb (LmZeckendorfControls *self,
                      int                   n_press,
                      double                x,
                      double                y,
                      GtkEventController   *gesture)
{
  LmZeckendorfBin *child = LM_ZECKENDORF_BIN (gtk_event_controller_get_widget (gesture));

  if (self->mode == LM_BOARD_EDIT)
    change (self, lm_zeckendorf_bin_get_index (child), -1);
}

static void
adopt (LmZeckendorfControls *self,
       GtkWidget            *child)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (pointer_moved_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_moved_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_leave_cb), self);
  gtk_widget_add_controller (child, motion);
  g_signal_connect_swapped (child, "notify::has-focus", G_CALLBACK (focus_changed_cb), self);
  gtk_widget_set_direction (child, GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (child, self->parent);
}

static void
abandon (LmZeckendorfControls *self,
         GtkWidget            *child)
{
  if (self->pointed == child)
    self->pointed = NULL;
  if (self->stand_in == child)
    self->stand_in = NULL;
  gtk_widget_unparent (child);
}

static GtkWidget *
create_bin (LmZeckendorfControls *self,
            guint                 bin)
{
  GtkWidget *child = lm_zeckendorf_bin_new (bin);
  GtkGesture *secondary = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (secondary, "pressed", G_CALLBACK (secondary_pressed_cb), self);
  gtk_widget_add_controller (child, GTK_EVENT_CONTROLLER (secondary));
  g_signal_connect_swapped (child, "clicked", G_CALLBACK (bin_clicked_cb), self);
  adopt (self, child);

  return child;
}

static GtkWidget *
create_changer (LmZeckendorfControls *self,
                guint                 bin,
                int                   chips)
{
  GtkWidget *child = lm_zeckendorf_changer_new (bin, chips);

  g_signal_connect_swapped (child, "clicked", G_CALLBACK (changer_clicked_cb), self);
  adopt (self, child);

  return child;
}

static void
shorten (LmZeckendorfControls *self,
         GPtrArray            *children,
         guint                 length)
{
  for (guint i = length; i < children->len; i++)
    abandon (self, g_ptr_array_index (children, i));
  g_ptr_array_set_size (children, MIN (length, children->len));
}

/* A column that goes would take the focus with it to somewhere else in the window. */
static void
save_focus (LmZeckendorfControls *self,
            guint                 n_bins)
{
  for (guint i = n_bins; i < self->rows.bins->len; i++)
    if (gtk_widget_has_focus (g_ptr_array_index (self->rows.bins, i)))
      lm_zeckendorf_controls_focus_bin (self, n_bins);
}

static void
update_bins (LmZeckendorfControls *self,
             LmZeckendorfScene    *scene)
{
  save_focus (self, scene->n_columns);
  shorten (self, self->rows.bins, scene->n_columns);
  while (self->rows.bins->len < scene->n_columns)
    g_ptr_array_add (self->rows.bins, create_bin (self, self->rows.bins->len + 1));

  for (guint i = 0; i < self->rows.bins->len; i++)
    {
      g_autofree char *text =
        lm_zeckendorf_scene_describe_bin (scene, i + 1, self->mode == LM_BOARD_PLAY);

      lm_zeckendorf_bin_set_text (g_ptr_array_index (self->rows.bins, i), text);
    }
}

static void
update_sign (LmZeckendorfControls  *self,
             LmZeckendorfScene     *scene,
             LmZeckendorfSceneSign  sign)
{
  g_autofree char *text = lm_zeckendorf_scene_describe_sign (scene, sign);
  GtkWidget **child = &self->signs[sign];

  /* In the editor there are other buttons where the stock is, which has a field there. */
  if (text == NULL || (sign == LM_ZECKENDORF_SIGN_STOCK && self->mode == LM_BOARD_EDIT))
    {
      if (*child != NULL)
        abandon (self, *child);
      *child = NULL;
      return;
    }

  if (*child == NULL)
    {
      *child = lm_zeckendorf_sign_new ();
      adopt (self, *child);
    }
  lm_zeckendorf_sign_set_text (LM_ZECKENDORF_SIGN (*child), text);
}

/* A button that can no longer be pressed would lose the focus to nowhere. */
static void
set_remover_sensitive (LmZeckendorfControls *self,
                       guint                 column,
                       gboolean              sensitive)
{
  GtkWidget *remover = g_ptr_array_index (self->rows.removers, column);

  if (!sensitive && gtk_widget_has_focus (remover))
    gtk_widget_grab_focus (g_ptr_array_index (self->rows.adders, column));
  gtk_widget_set_sensitive (remover, sensitive);
}

static void
update_changers (LmZeckendorfControls *self,
                 LmZeckendorfScene    *scene)
{
  guint length = self->mode == LM_BOARD_EDIT ? scene->n_columns : 0;

  shorten (self, self->rows.adders, length);
  shorten (self, self->rows.removers, length);
  while (self->rows.adders->len < length)
    {
      guint bin = self->rows.adders->len + 1;

      g_ptr_array_add (self->rows.adders, create_changer (self, bin, 1));
      g_ptr_array_add (self->rows.removers, create_changer (self, bin, -1));
    }
  for (guint i = 0; i < length; i++)
    set_remover_sensitive (self, i, scene->heights[i] > 0);
}

static gint
compare_buttons (gconstpointer a,
                 gconstpointer b)
{
  LmZeckendorfMoveButton *one = *(LmZeckendorfMoveButton *const *) a;
  LmZeckendorfMoveButton *other = *(LmZeckendorfMoveButton *const *) b;
  double difference = lm_zeckendorf_move_button_get_place (one) - lm_zeckendorf_move_button_get_place (other);

  return difference < 0 ? -1 : difference > 0;
}

static GtkWidget *
find_button (LmZeckendorfControls *self,
             const char           *move)
{
  for (guint i = 0; i < self->rows.buttons->len; i++)
    {
      LmZeckendorfMoveButton *button = g_ptr_array_index (self->rows.buttons, i);

      if (g_str_equal (lm_zeckendorf_move_button_get_move (button), move))
        return GTK_WIDGET (button);
    }

  return NULL;
}

/* Buttons of moves that stay legal stay, and with them the focus. */
static void
keep_buttons (LmZeckendorfControls *self,
              LmZeckendorfScene    *scene)
{
  gboolean none = self->mode == LM_BOARD_EDIT;

  for (guint i = self->rows.buttons->len; i-- > 0;)
    {
      LmZeckendorfMoveButton *button = g_ptr_array_index (self->rows.buttons, i);

      if (none || lm_zeckendorf_scene_find_move (scene, lm_zeckendorf_move_button_get_move (button)) == NULL)
        {
          abandon (self, GTK_WIDGET (button));
          g_ptr_array_remove_index (self->rows.buttons, i);
        }
    }
}

static void
update_buttons (LmZeckendorfControls *self,
                LmZeckendorfScene    *scene)
{
  GtkWidget *previous;

  keep_buttons (self, scene);
  for (guint i = 0; self->mode != LM_BOARD_EDIT && i < scene->moves->len; i++)
    {
      LmZeckendorfSceneMove *move = g_ptr_array_index (scene->moves, i);
      GtkWidget *button = find_button (self, move->text);

      if (button != NULL)
        {
          lm_zeckendorf_move_button_set_move (LM_ZECKENDORF_MOVE_BUTTON (button), move);
          continue;
        }

      button = lm_zeckendorf_move_button_new (move);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (button_clicked_cb), self);
      adopt (self, button);
      g_ptr_array_add (self->rows.buttons, button);
    }

  g_ptr_array_sort (self->rows.buttons, compare_buttons);
  previous = g_ptr_array_index (self->rows.bins, self->rows.bins->len - 1);
  for (guint i = 0; i < self->rows.buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->rows.buttons, i);

      gtk_widget_set_sensitive (button, self->mode == LM_BOARD_PLAY);
      gtk_widget_insert_after (button, self->parent, previous);
      previous = button;
    }
}

/* Where among the moves the focus is, or was before they became unavailable; or -1. */
static double
get_focus_place (LmZeckendorfControls *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (self->parent);

  if (LM_IS_ZECKENDORF_MOVE_BUTTON (child))
    return lm_zeckendorf_move_button_get_place (LM_ZECKENDORF_MOVE_BUTTON (child));
  if (child != NULL && child == self->stand_in)
    return self->stand_in_place;

  return -1;
}

/* Who plays by the moves' buttons finds the focus there again after each move. */
static void
settle_focus (LmZeckendorfControls *self,
              double                place)
{
  GtkWidget *child = gtk_widget_get_focus_child (self->parent);
  GtkWidget *button = lm_zeckendorf_rows_get_button_at (&self->rows, place);

  if (place < 0 || (LM_IS_ZECKENDORF_MOVE_BUTTON (child) && gtk_widget_is_sensitive (child)))
    return;

  if (button != NULL && gtk_widget_is_sensitive (button))
    {
      self->stand_in = NULL;
      gtk_widget_grab_focus (button);
      return;
    }

  self->stand_in = lm_zeckendorf_rows_get_bin_at (&self->rows, place);
  self->stand_in_place = place;
  gtk_widget_grab_focus (self->stand_in);
}

/**
 * lm_zeckendorf_controls_press_key:
 * @self: the controls
 * @keyval: a key
 * @state: what is held down with it
 *
 * Lets the arrow keys go from child to child, and plus and minus change a
 * column in the editor.
 *
 * Returns: whether the key meant something
 */
gboolean
lm_zeckendorf_controls_press_key (LmZeckendorfControls *self,
                                  guint                 keyval,
                                  GdkModifierType       state)
{
  GtkWidget *child, *neighbour;
  GPtrArray *row;
  guint index;

  g_return_val_if_fail (LM_IS_ZECKENDORF_CONTROLS (self), FALSE);

  child = gtk_widget_get_focus_child (self->parent);
  row = child != NULL ? lm_zeckendorf_rows_find (&self->rows, child, &index) : NULL;
  if (row == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  if (self->mode == LM_BOARD_EDIT && lm_zeckendorf_changer_read_key (keyval) != 0)
    {
      change (self, index + 1, lm_zeckendorf_changer_read_key (keyval));
      return TRUE;
    }

  neighbour = lm_zeckendorf_rows_get_neighbour (&self->rows, row, index, keyval);

  return neighbour != NULL && gtk_widget_grab_focus (neighbour);
}

/**
 * lm_zeckendorf_controls_focus_bin:
 * @self: the controls
 * @bin: one of the bins, from 1
 *
 * Moves the keyboard focus to a bin.
 */
void
lm_zeckendorf_controls_focus_bin (LmZeckendorfControls *self,
                                  guint                 bin)
{
  g_return_if_fail (LM_IS_ZECKENDORF_CONTROLS (self));
  g_return_if_fail (bin >= 1 && bin <= self->rows.bins->len);

  gtk_widget_grab_focus (g_ptr_array_index (self->rows.bins, bin - 1));
}

static GtkWidget *
get_subject (LmZeckendorfControls *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (self->parent);

  if (self->pointed != NULL)
    return self->pointed;

  return child != NULL && gtk_widget_has_visible_focus (child) ? child : NULL;
}

/**
 * lm_zeckendorf_controls_get_bin:
 * @self: the controls
 *
 * Returns: the bin that is pointed at, by pointer or focus, from 1; else 0
 */
guint
lm_zeckendorf_controls_get_bin (LmZeckendorfControls *self)
{
  GtkWidget *subject;
  GPtrArray *row;
  guint index;

  g_return_val_if_fail (LM_IS_ZECKENDORF_CONTROLS (self), 0);

  subject = get_subject (self);
  row = subject != NULL ? lm_zeckendorf_rows_find (&self->rows, subject, &index) : NULL;

  return row != NULL && row != self->rows.buttons ? index + 1 : 0;
}

/**
 * lm_zeckendorf_controls_get_move:
 * @self: the controls
 *
 * Returns: (transfer none) (nullable): the move whose button is pointed at
 */
const char *
lm_zeckendorf_controls_get_move (LmZeckendorfControls *self)
{
  GtkWidget *subject;

  g_return_val_if_fail (LM_IS_ZECKENDORF_CONTROLS (self), NULL);

  subject = get_subject (self);

  return LM_IS_ZECKENDORF_MOVE_BUTTON (subject)
           ? lm_zeckendorf_move_button_get_move (LM_ZECKENDORF_MOVE_BUTTON (subject))
           : NULL;
}

/**
 * lm_zeckendorf_controls_get_sign_text:
 * @self: the controls
 *
 * Returns: (transfer none) (nullable): the thing beside the columns that is
 *   pointed at, in words
 */
const char *
lm_zeckendorf_controls_get_sign_text (LmZeckendorfControls *self)
{
  g_return_val_if_fail (LM_IS_ZECKENDORF_CONTROLS (self), NULL);

  return LM_IS_ZECKENDORF_SIGN (self->pointed) ? lm_zeckendorf_sign_get_text (LM_ZECKENDORF_SIGN (self->pointed)) : NULL;
}

/**
 * lm_zeckendorf_controls_update:
 * @self: the controls
 * @scene: what the board shows; the controls do not keep it
 * @mode: what can be done on the board
 *
 * Makes the children fit what is shown, and keeps the focus where the user has
 * it.
 */
void
lm_zeckendorf_controls_update (LmZeckendorfControls *self,
                               LmZeckendorfScene    *scene,
                               LmBoardMode           mode)
{
  double place;

  g_return_if_fail (LM_IS_ZECKENDORF_CONTROLS (self));

  place = get_focus_place (self);
  self->mode = mode;
  update_bins (self, scene);
  for (guint i = 0; i < LM_ZECKENDORF_N_SIGNS; i++)
    update_sign (self, scene, i);
  update_changers (self, scene);
  update_buttons (self, scene);
  settle_focus (self, place);
}

/**
 * lm_zeckendorf_controls_set_answer:
 * @self: the controls
 * @answer: (nullable): what the solver says of the moves
 */
void
lm_zeckendorf_controls_set_answer (LmZeckendorfControls *self,
                                   LmAnswer             *answer)
{
  g_return_if_fail (LM_IS_ZECKENDORF_CONTROLS (self));

  for (guint i = 0; i < self->rows.buttons->len; i++)
    {
      LmZeckendorfMoveButton *button = g_ptr_array_index (self->rows.buttons, i);
      const char *move = lm_zeckendorf_move_button_get_move (button);

      lm_zeckendorf_move_button_set_verdict (button, answer != NULL ? lm_answer_find_move (answer, move) : NULL);
    }
}

static void
place_child (GtkWidget          *child,
             const GdkRectangle *place)
{
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, place, -1);
}

static void
place_signs (LmZeckendorfControls     *self,
             const LmZeckendorfLayout *layout)
{
  GdkRectangle place;

  if (self->signs[LM_ZECKENDORF_SIGN_HOLE] != NULL)
    {
      lm_zeckendorf_layout_get_hole (layout, &place);
      place_child (self->signs[LM_ZECKENDORF_SIGN_HOLE], &place);
    }
  if (self->signs[LM_ZECKENDORF_SIGN_STOCK] != NULL)
    {
      lm_zeckendorf_layout_get_tray (layout, &place);
      place_child (self->signs[LM_ZECKENDORF_SIGN_STOCK], &place);
    }
}

/**
 * lm_zeckendorf_controls_allocate:
 * @self: the controls
 * @layout: where everything is
 *
 * Places the children over the drawing.
 */
void
lm_zeckendorf_controls_allocate (LmZeckendorfControls     *self,
                                 const LmZeckendorfLayout *layout)
{
  GdkRectangle place;

  g_return_if_fail (LM_IS_ZECKENDORF_CONTROLS (self));

  for (guint i = 0; i < self->rows.bins->len; i++)
    {
      lm_zeckendorf_layout_get_lane (layout, i, &place);
      place_child (g_ptr_array_index (self->rows.bins, i), &place);
    }
  for (guint i = 0; i < self->rows.adders->len; i++)
    {
      lm_zeckendorf_layout_get_button (layout, i, 0, &place);
      place_child (g_ptr_array_index (self->rows.adders, i), &place);
      lm_zeckendorf_layout_get_button (layout, i, 1, &place);
      place_child (g_ptr_array_index (self->rows.removers, i), &place);
    }
  for (guint i = 0; i < self->rows.buttons->len; i++)
    {
      LmZeckendorfMoveButton *button = g_ptr_array_index (self->rows.buttons, i);

      lm_zeckendorf_layout_get_button (layout, lm_zeckendorf_move_button_get_place (button),
                                       lm_zeckendorf_move_button_get_row (button), &place);
      place_child (GTK_WIDGET (button), &place);
    }
  place_signs (self, layout);
}

/**
 * lm_zeckendorf_controls_clear:
 * @self: the controls
 *
 * Takes all children from their parent, which is about to go.
 */
void
lm_zeckendorf_controls_clear (LmZeckendorfControls *self)
{
  GPtrArray *children[] = { self->rows.bins, self->rows.adders, self->rows.removers, self->rows.buttons };

  g_return_if_fail (LM_IS_ZECKENDORF_CONTROLS (self));

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    shorten (self, children[i], 0);
  for (guint i = 0; i < LM_ZECKENDORF_N_SIGNS; i++)
    g_clear_pointer (&self->signs[i], gtk_widget_unparent);
}

static void
lm_zeckendorf_controls_finalize (GObject *object)
{
  LmZeckendorfControls *self = LM_ZECKENDORF_CONTROLS (object);

  lm_zeckendorf_rows_clear (&self->rows);

  G_OBJECT_CLASS (lm_zeckendorf_controls_parent_class)->finalize (object);
}

static void
lm_zeckendorf_controls_class_init (LmZeckendorfControlsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_zeckendorf_controls_finalize;

  signals[BIN_CLICKED] =
    g_signal_new ("bin-clicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[MOVE_CLICKED] =
    g_signal_new ("move-clicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_INT);
  signals[POINTED] =
    g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lm_zeckendorf_controls_init (LmZeckendorfControls *self)
{
  self->pointer_x = self->pointer_y = -1;
  lm_zeckendorf_rows_init (&self->rows);
}

/**
 * lm_zeckendorf_controls_new:
 * @parent: the widget that shows the columns, which owns the controls
 *
 * Returns: (transfer full): the controls
 */
LmZeckendorfControls *
lm_zeckendorf_controls_new (GtkWidget *parent)
{
  LmZeckendorfControls *self = g_object_new (LM_TYPE_ZECKENDORF_CONTROLS, NULL);

  self->parent = parent;

  return self;
}
