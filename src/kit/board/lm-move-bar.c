/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-move-bar.c: moves below a board: a button for each where they are few, an entry where they are many. */

#include "lm-move-bar.h"

#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-board-style.h"
#include "kit/widget/lm-problem.h"
#include "kit/widget/lm-wrap-layout.h"

#include "engine/game/lm-number.h"

#include <glib/gi18n.h>

/* However narrow the window, so many buttons stand beside each other. */
#define LEAST_COLUMNS 2

struct _LmMoveBar
{
  AdwBin             parent_instance;

  LmBoardView       *board;    /* contains it */

  GtkStack          *stack;
  GtkFlowBox        *button_row;
  GPtrArray         *buttons;  /* (element-type GtkButton): the first n_used of them are moves */
  guint              n_used;
  GtkWidget         *hovered;  /* (nullable): the button that the pointer is on */

  GtkWidget         *entry_row;
  GtkWidget         *fewer;
  GtkEntry          *entry;
  GtkWidget         *more;
  GtkWidget         *go;
  char              *empty_problem;
  char              *move;     /* what the entry would do; NULL: nothing that can be */
  char              *problem;

  /* What the entry was filled for. */
  gboolean           takes_hints;
  LmPosition        *filled;
  char              *hint;

  LmMoveBarStepFunc  step;
  gpointer           room;
};

static void lm_move_bar_part_init (LmBoardPartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmMoveBar, lm_move_bar, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (LM_TYPE_BOARD_PART, lm_move_bar_part_init))

static guint changed_signal;

static gboolean
is_playing (LmMoveBar *self)
{
  return lm_board_view_is_playing (self->board);
}

static const char *
get_move (gpointer button)
{
  return g_object_get_data (button, "lm-move");
}

static gboolean
has_visible_focus (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0;
}

/* The move of the button that is pointed at, or of the entry. */
static const char *
find_pointed (LmMoveBar *self)
{
  if (!is_playing (self))
    return NULL;
  if (self->n_used == 0)
    return self->move;
  if (self->hovered != NULL && gtk_widget_is_sensitive (self->hovered))
    return get_move (self->hovered);

  for (guint i = 0; i < self->n_used; i++)
    if (has_visible_focus (g_ptr_array_index (self->buttons, i)))
      return get_move (g_ptr_array_index (self->buttons, i));

  return NULL;
}

static void
say_pointed (LmMoveBar *self)
{
  lm_board_view_point_at_move (self->board, find_pointed (self));
}

/* The buttons. */

static void
clicked_cb (LmMoveBar *self,
            GtkWidget *button)
{
  lm_board_view_choose_move (self->board, get_move (button));
}

static void
enter_cb (LmMoveBar          *self,
          double              x,
          double              y,
          GtkEventController *controller)
{
  self->hovered = gtk_event_controller_get_widget (controller);
  say_pointed (self);
}

static void
leave_cb (LmMoveBar *self)
{
  self->hovered = NULL;
  say_pointed (self);
}

static void
flags_changed_cb (LmMoveBar     *self,
                  GtkStateFlags  before,
                  GtkWidget     *button)
{
  if (((before & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0) != has_visible_focus (button))
    say_pointed (self);
}

static GtkWidget *
create_button (LmMoveBar *self)
{
  GtkWidget *button = gtk_button_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (button, motion);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  g_signal_connect_swapped (button, "state-flags-changed", G_CALLBACK (flags_changed_cb), self);
  gtk_widget_add_css_class (button, "lm-move-button");
  gtk_flow_box_append (self->button_row, button);
  /* The button is what can have the focus, not what the row puts around it; the Tab key would stay before an insensitive one. */
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  g_object_bind_property (button, "sensitive", gtk_widget_get_parent (button), "sensitive", G_BINDING_SYNC_CREATE);
  g_ptr_array_add (self->buttons, button);

  return button;
}

/* What the overlay says of it, in colour and in words. */
static void
show_value (GtkWidget   *button,
            const char  *sentence,
            LmMoveValue *value)
{
  static const LmValue values[] = { LM_VALUE_WIN, LM_VALUE_LOSS, LM_VALUE_UNKNOWN };
  g_autofree char *name = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    lm_board_style_set_class (button, lm_board_style_class_value (values[i]), value != NULL && value->value == values[i]);

  name = value != NULL ? g_strdup_printf ("%s (%s)", sentence, lm_board_style_name_value (value->value))
                       : g_strdup (sentence);
  lm_accessible_name_explain (button, name);
}

static void
update_button (LmMoveBar *self,
               GtkWidget *button)
{
  LmPosition *position = lm_board_view_get_position (self->board);
  LmAnswer *answer = lm_board_view_get_overlay (self->board);
  const char *move = get_move (button);
  g_autoptr (LmPosition) after = is_playing (self) ? lm_position_play (position, move, NULL) : NULL;
  g_autofree char *sentence = lm_position_describe_move (position, move, LM_MOVE_SENTENCE);

  gtk_widget_set_sensitive (button, after != NULL);
  lm_board_style_set_class (button, "suggested-action",
                            is_playing (self) && g_strcmp0 (lm_board_view_get_arrow (self->board), move) == 0);
  show_value (button, sentence, answer != NULL ? lm_answer_find_move (answer, move) : NULL);
}

static void
update_buttons (LmMoveBar *self)
{
  const guint columns = MAX (1, self->n_used);

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, i);

      gtk_widget_set_visible (gtk_widget_get_parent (button), i < self->n_used);
      gtk_widget_set_visible (button, i < self->n_used);
      if (i < self->n_used)
        update_button (self, button);
    }
  gtk_flow_box_set_max_children_per_line (self->button_row, columns);
  gtk_flow_box_set_min_children_per_line (self->button_row, MIN (columns, LEAST_COLUMNS));
}

/* The moves are told anew: lm_move_bar_add() for each that is to have a button, or lm_move_bar_show_entry(). */
void
lm_move_bar_begin (LmMoveBar *self)
{
  g_return_if_fail (LM_IS_MOVE_BAR (self));

  self->n_used = 0;
}

/**
 * lm_move_bar_add:
 * @self: a bar
 * @move: a move text; while it is not legal its button is insensitive
 * @label: what is written on the button
 *
 * Adds a move. A text of one character is its key as well. What a screen reader
 * calls it is the sentence that the position has for it.
 */
void
lm_move_bar_add (LmMoveBar  *self,
                 const char *move,
                 const char *label)
{
  GtkWidget *button;

  g_return_if_fail (LM_IS_MOVE_BAR (self));

  button = self->n_used < self->buttons->len ? g_ptr_array_index (self->buttons, self->n_used) : create_button (self);
  self->n_used++;
  g_object_set_data_full (G_OBJECT (button), "lm-move", g_strdup (move), g_free);
  /* To write the same again would be read out. */
  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (button), label);
}

/* The entry. */

/* What is wrong, or nothing. */
static void
take_problem (LmMoveBar *self,
              char      *problem)
{
  g_free (self->problem);
  self->problem = problem;
  lm_problem_mark (GTK_WIDGET (self->entry), problem);
}

static void
read_entry (LmMoveBar *self)
{
  g_autofree char *typed = lm_number_drop_blanks (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  LmPosition *position = lm_board_view_get_position (self->board);
  g_autoptr (LmPosition) after = NULL;
  g_autoptr (GError) error = NULL;

  if (typed[0] != '\0' && position != NULL)
    after = lm_position_play (position, typed, &error);
  g_free (self->move);
  self->move = after != NULL ? g_steal_pointer (&typed) : NULL;
  take_problem (self, error != NULL ? g_strdup (error->message) : NULL);
}

/* Who types does not mean the place where the pointer rests. */
static void
entry_changed_cb (LmMoveBar *self)
{
  read_entry (self);
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    lm_board_view_forget_pointer (self->board);
  say_pointed (self);
  lm_board_view_pointed (self->board);
  g_signal_emit (self, changed_signal, 0);
}

static void
go_cb (LmMoveBar *self)
{
  if (!is_playing (self))
    return;
  if (self->move != NULL)
    {
      lm_board_view_choose_move (self->board, self->move);
      return;
    }

  gtk_widget_error_bell (GTK_WIDGET (self->entry));
  if (self->problem == NULL)
    take_problem (self, g_strdup (self->empty_problem));
  lm_board_view_pointed (self->board);
}

/* A hint that has no button waits in the entry; what was typed stays while it can still be meant. */
static void
fill_entry (LmMoveBar *self)
{
  LmPosition *position = lm_board_view_get_position (self->board);
  const char *hint = is_playing (self) && self->takes_hints ? lm_board_view_get_arrow (self->board) : NULL;

  if (self->filled == position && g_strcmp0 (self->hint, hint) == 0 && is_playing (self))
    return;

  g_clear_pointer (&self->filled, lm_position_unref);
  self->filled = lm_position_ref (position);
  g_free (self->hint);
  self->hint = g_strdup (hint);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), hint != NULL ? hint : "");
  read_entry (self);
}

static void
step_entry (LmMoveBar *self,
            int        steps)
{
  g_autofree char *text = self->step (self->room, gtk_editable_get_text (GTK_EDITABLE (self->entry)), steps);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static void
step_clicked_cb (LmMoveBar *self,
                 GtkWidget *button)
{
  step_entry (self, button == self->more ? 1 : -1);
}

/* A number has no sign, so that these keys are free to count with. */
static gboolean
entry_key_pressed_cb (LmMoveBar       *self,
                      guint            keyval,
                      guint            keycode,
                      GdkModifierType  state)
{
  if (!is_playing (self) || self->step == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  switch (keyval)
    {
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      step_entry (self, 1);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      step_entry (self, -1);
      return TRUE;
    default:
      return FALSE;
    }
}

/**
 * lm_move_bar_show_entry:
 * @self: a bar
 * @label: what is written on the button beside the entry
 * @name: what a screen reader calls the entry
 * @empty_problem: what is to be written first, for who presses the button
 *   before
 *
 * Shows an entry for the text of a move instead of buttons.
 */
void
lm_move_bar_show_entry (LmMoveBar  *self,
                        const char *label,
                        const char *name,
                        const char *empty_problem)
{
  g_return_if_fail (LM_IS_MOVE_BAR (self));

  self->n_used = 0;
  g_free (self->empty_problem);
  self->empty_problem = g_strdup (empty_problem);
  gtk_button_set_label (GTK_BUTTON (self->go), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * lm_move_bar_set_step:
 * @self: a bar
 * @step: what one fewer and one more is
 * @room: for @step; outlives the bar
 * @fewer: what the button for one fewer is called
 * @more: what the button for one more is called
 *
 * Gives the entry buttons, and the keys + and -, to count with.
 */
void
lm_move_bar_set_step (LmMoveBar         *self,
                      LmMoveBarStepFunc  step,
                      gpointer           room,
                      const char        *fewer,
                      const char        *more)
{
  g_return_if_fail (LM_IS_MOVE_BAR (self));

  self->step = step;
  self->room = room;
  lm_accessible_name_explain (self->fewer, fewer);
  lm_accessible_name_explain (self->more, more);
  gtk_widget_show (self->fewer);
  gtk_widget_show (self->more);
}

/**
 * lm_move_bar_set_example:
 * @self: a bar
 * @example: a move as it is written
 *
 * For a game whose moves are more than a number: the empty entry shows how
 * they are written, and a keyboard on the screen has more than digits.
 */
void
lm_move_bar_set_example (LmMoveBar  *self,
                         const char *example)
{
  g_return_if_fail (LM_IS_MOVE_BAR (self));

  gtk_entry_set_placeholder_text (self->entry, example);
  gtk_entry_set_input_purpose (self->entry, GTK_INPUT_PURPOSE_FREE_FORM);
}

/**
 * lm_move_bar_append:
 * @self: a bar
 * @widget: a widget of the room's own
 *
 * Puts a widget behind the entry and its button: one that shows a hint, which
 * then does not wait in the entry.
 */
void
lm_move_bar_append (LmMoveBar *self,
                    GtkWidget *widget)
{
  g_return_if_fail (LM_IS_MOVE_BAR (self));

  self->takes_hints = FALSE;
  gtk_box_append (GTK_BOX (self->entry_row), widget);
}

/* Returns: (transfer none): what is in the entry */
const char *
lm_move_bar_get_text (LmMoveBar *self)
{
  g_return_val_if_fail (LM_IS_MOVE_BAR (self), "");

  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

/**
 * lm_move_bar_set_text:
 * @self: a bar
 * @text: what is chosen elsewhere
 *
 * Writes into the entry.
 */
void
lm_move_bar_set_text (LmMoveBar  *self,
                      const char *text)
{
  g_return_if_fail (LM_IS_MOVE_BAR (self));

  if (g_strcmp0 (lm_move_bar_get_text (self), text) == 0)
    return;

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static gboolean
press_button (LmMoveBar  *self,
              const char *key)
{
  for (guint i = 0; i < self->n_used; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, i);

      if (g_ascii_strcasecmp (get_move (button), key) == 0 && gtk_widget_is_sensitive (button))
        {
          clicked_cb (self, button);
          return TRUE;
        }
    }

  return FALSE;
}

/**
 * lm_move_bar_press:
 * @self: a bar
 * @keyval: a key that was pressed elsewhere on the board
 *
 * Makes the move that has the key; where there is an entry, a digit begins a
 * number in it.
 *
 * Returns: whether anything came of it
 */
gboolean
lm_move_bar_press (LmMoveBar *self,
                   guint      keyval)
{
  const gunichar character = gdk_keyval_to_unicode (keyval);
  const char key[2] = { character };

  g_return_val_if_fail (LM_IS_MOVE_BAR (self), FALSE);

  if (!is_playing (self) || character <= ' ' || character > '~')
    return FALSE;

  if (self->n_used > 0)
    return press_button (self, key);
  if (!g_ascii_isdigit (key[0]) || gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    return FALSE;

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  lm_move_bar_set_text (self, key);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);

  return TRUE;
}

/* The frame. */

static const char *
get_problem (LmBoardPart *part)
{
  LmMoveBar *self = LM_MOVE_BAR (part);

  return self->n_used == 0 ? self->problem : NULL;
}

/* The entry keeps the focus while somebody else moves. */
static void
update_entry (LmMoveBar *self)
{
  GtkWidget *buttons[] = { self->fewer, self->more, self->go };
  const gboolean playing = is_playing (self);

  gtk_editable_set_editable (GTK_EDITABLE (self->entry), playing);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      if (!playing && gtk_widget_has_focus (buttons[i]))
        gtk_widget_grab_focus (GTK_WIDGET (self->entry));
      gtk_widget_set_sensitive (buttons[i], playing);
    }
  fill_entry (self);
}

/* Shows what the board's position, its mode and its marks allow. */
static void
update_part (LmBoardPart   *part,
             LmBoardChange  changes,
             LmPosition    *before,
             const char    *move)
{
  LmMoveBar *self = LM_MOVE_BAR (part);

  update_buttons (self);
  update_entry (self);
  gtk_stack_set_visible_child (self->stack, self->n_used > 0 ? GTK_WIDGET (self->button_row) : self->entry_row);
  say_pointed (self);
}

static gboolean
press_part (LmBoardPart *part,
            guint        keyval)
{
  return lm_move_bar_press (LM_MOVE_BAR (part), keyval);
}

static void
lm_move_bar_part_init (LmBoardPartInterface *iface)
{
  iface->update = update_part;
  iface->get_problem = get_problem;
  iface->press = press_part;
}

static void
lm_move_bar_finalize (GObject *object)
{
  LmMoveBar *self = LM_MOVE_BAR (object);

  g_ptr_array_unref (self->buttons);
  g_clear_pointer (&self->filled, lm_position_unref);
  g_free (self->hint);
  g_free (self->move);
  g_free (self->problem);
  g_free (self->empty_problem);

  G_OBJECT_CLASS (lm_move_bar_parent_class)->finalize (object);
}

static void
lm_move_bar_class_init (LmMoveBarClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_move_bar_finalize;

  /**
   * LmMoveBar::changed:
   * @self: a bar
   *
   * The text in the entry is another.
   */
  changed_signal = lm_signal_new (klass, "changed", 0);
}

static void
create_button_row (LmMoveBar *self)
{
  self->button_row = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                                   "column-spacing", 6, "row-spacing", 6, "halign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->button_row), "lm-move-row");
}

static GtkWidget *
create_entry (LmMoveBar *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *entry = g_object_new (GTK_TYPE_ENTRY, "xalign", 0.5, "width-chars", 7, "max-width-chars", 20,
                                   "placeholder-text", _("How many"), "input-purpose", GTK_INPUT_PURPOSE_DIGITS, NULL);

  self->entry = GTK_ENTRY (entry);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (entry_changed_cb), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (go_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (entry_key_pressed_cb), self);
  gtk_widget_add_controller (entry, keys);

  return entry;
}

static GtkWidget *
create_step_button (LmMoveBar  *self,
                    const char *icon_name)
{
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "icon-name", icon_name, "visible", FALSE, NULL);

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (step_clicked_cb), self);

  return button;
}

static void
create_entry_row (LmMoveBar *self)
{
  GtkWidget *amount = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->fewer = create_step_button (self, "list-remove-symbolic");
  self->more = create_step_button (self, "list-add-symbolic");
  gtk_widget_add_css_class (amount, "linked");
  gtk_box_append (GTK_BOX (amount), self->fewer);
  gtk_box_append (GTK_BOX (amount), create_entry (self));
  gtk_box_append (GTK_BOX (amount), self->more);

  self->go = gtk_button_new ();
  gtk_widget_add_css_class (self->go, "suggested-action");
  g_signal_connect_swapped (self->go, "clicked", G_CALLBACK (go_cb), self);
  self->entry_row = g_object_new (GTK_TYPE_BOX, "halign", GTK_ALIGN_CENTER, NULL);
  lm_wrap_layout_apply (self->entry_row, 6, 0);
  gtk_box_append (GTK_BOX (self->entry_row), amount);
  gtk_box_append (GTK_BOX (self->entry_row), self->go);
}

static void
lm_move_bar_init (LmMoveBar *self)
{
  self->buttons = g_ptr_array_new ();
  self->takes_hints = TRUE;
  create_button_row (self);
  create_entry_row (self);
  self->stack = g_object_new (GTK_TYPE_STACK, "hhomogeneous", FALSE, NULL);
  gtk_widget_set_direction (GTK_WIDGET (self->stack), GTK_TEXT_DIR_LTR);
  gtk_stack_add_titled (self->stack, GTK_WIDGET (self->button_row), NULL, "");
  gtk_stack_add_titled (self->stack, self->entry_row, NULL, "");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

/**
 * lm_move_bar_new:
 * @board: the board that it is of
 *
 * The frame keeps it up to date with the board from now on, gives it the keys
 * that nobody else has a use for, and says what is wrong with what was typed.
 *
 * Returns: (transfer floating): a bar, for lm_board_view_set_controls()
 */
GtkWidget *
lm_move_bar_new (LmBoardView *board)
{
  LmMoveBar *self = g_object_new (LM_TYPE_MOVE_BAR, NULL);

  self->board = board;
  lm_board_view_add_part (board, LM_BOARD_PART (self));

  return GTK_WIDGET (self);
}
