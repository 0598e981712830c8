/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-controls.c: moves stones by number: a button for each where they are few, an entry where they are many. */

#include "config.h"

#include "lm-nim-controls.h"

#include "board/lm-board-style.h"
#include "engine/lm-number.h"
#include "rules.h"

#include <glib/gi18n.h>
#include <inttypes.h>

/* So many buttons have room for a word. */
#define MAX_NAMED_BUTTONS 4

struct _LmNimControls
{
  GtkWidget    parent_instance;

  LmBoardView *board;

  GtkStack    *stack;
  GtkWidget   *button_row;
  GtkWidget   *buttons[LM_NIM_MAX_BUTTONS];
  GtkWidget   *entry_row;
  GtkEntry    *entry;
  GtkWidget   *move;

  guint64      pointed; /* the number of the button that is pointed at; 0: none */
  guint64      amount;  /* what the entry says; 0: nothing that can be */
  char        *problem;
};

G_DEFINE_FINAL_TYPE (LmNimControls, lm_nim_controls, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_playing (LmNimControls *self)
{
  LmPosition *position = lm_board_view_get_position (self->board);

  return lm_board_view_get_mode (self->board) == LM_BOARD_PLAY && position != NULL && !lm_position_is_over (position);
}

static LmNimGame *
get_game (LmNimControls *self)
{
  return lm_nim_position_get_game (lm_board_view_get_position (self->board));
}

static gboolean
has_buttons (LmNimControls *self)
{
  return lm_nim_game_get_max (get_game (self)) <= LM_NIM_MAX_BUTTONS;
}

static void
move (LmNimControls *self,
      guint64        amount)
{
  g_autofree char *text = g_strdup_printf ("%" PRIu64, amount);

  lm_board_view_choose_move (self->board, text);
}

/* What is wrong, or nothing. */
static void
take_problem (LmNimControls *self,
              char          *problem)
{
  g_free (self->problem);
  self->problem = problem;
  if (problem != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               problem != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
entry_changed_cb (LmNimControls *self)
{
  g_autofree char *typed = lm_number_drop_blanks (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  g_autoptr (LmPosition) after = NULL;
  g_autoptr (GError) error = NULL;

  if (lm_board_view_get_position (self->board) == NULL)
    return;

  if (typed[0] != '\0')
    after = lm_position_play (lm_board_view_get_position (self->board), typed, &error);
  self->amount = after != NULL ? g_ascii_strtoull (typed, NULL, 10) : 0;
  take_problem (self, error != NULL ? g_strdup (error->message) : NULL);
}

static void
move_cb (LmNimControls *self)
{
  g_autofree char *reach = NULL;

  if (!is_playing (self))
    return;

  if (self->amount > 0)
    {
      move (self, self->amount);
      return;
    }

  gtk_widget_error_bell (GTK_WIDGET (self->entry));
  if (self->problem != NULL)
    return;

  reach = lm_nim_number_describe (lm_nim_position_get_reach (lm_board_view_get_position (self->board)));
  take_problem (self, g_strdup_printf (_("Write first how many stones, from 1 to %s."), reach));
}

/**
 * lm_nim_controls_type:
 * @self: the controls
 * @digit: what was typed elsewhere on the board
 *
 * Moves so many stones where each number has a button, and begins a number in
 * the entry where there is one.
 *
 * Returns: whether anything came of it
 */
gboolean
lm_nim_controls_type (LmNimControls *self,
                      guint          digit)
{
  g_autofree char *text = g_strdup_printf ("%u", digit);

  g_return_val_if_fail (LM_IS_NIM_CONTROLS (self), FALSE);

  if (!is_playing (self))
    return FALSE;

  if (!has_buttons (self))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->entry));
      gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
      gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
      return TRUE;
    }

  if (digit == 0 || digit > lm_nim_position_get_reach (lm_board_view_get_position (self->board)))
    return FALSE;

  move (self, digit);
  return TRUE;
}

/**
 * lm_nim_controls_get_amount:
 * @self: the controls
 *
 * Returns: how many stones the button that is pointed at, or the entry, would
 *   move; 0 when that is nothing
 */
guint64
lm_nim_controls_get_amount (LmNimControls *self)
{
  g_return_val_if_fail (LM_IS_NIM_CONTROLS (self), 0);

  if (!is_playing (self))
    return 0;

  return has_buttons (self) ? self->pointed : self->amount;
}

/**
 * lm_nim_controls_get_problem:
 * @self: the controls
 *
 * Returns: (transfer none) (nullable): one sentence that says what is wrong
 *   with what was typed
 */
const char *
lm_nim_controls_get_problem (LmNimControls *self)
{
  g_return_val_if_fail (LM_IS_NIM_CONTROLS (self), NULL);

  return self->problem;
}

static guint
get_number (LmNimControls *self,
            GtkWidget     *button)
{
  for (guint i = 0; i < LM_NIM_MAX_BUTTONS; i++)
    if (self->buttons[i] == button)
      return i + 1;

  return 0;
}

static void
button_clicked_cb (LmNimControls *self,
                   GtkWidget     *button)
{
  move (self, get_number (self, button));
}

static void
button_enter_cb (LmNimControls      *self,
                 double              x,
                 double              y,
                 GtkEventController *controller)
{
  self->pointed = get_number (self, gtk_event_controller_get_widget (controller));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
button_leave_cb (LmNimControls *self)
{
  self->pointed = 0;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* What the overlay says of it, in colour and in words. */
static void
show_value (LmNimControls *self,
            GtkWidget     *button,
            const char    *text,
            const char    *sentence)
{
  static const char *const classes[] = { "lm-win", "lm-loss", "lm-unknown" };
  LmAnswer *answer = lm_board_view_get_overlay (self->board);
  LmMoveValue *value = answer != NULL ? lm_answer_find_move (answer, text) : NULL;
  g_autofree char *name = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (button, classes[i]);
  if (value != NULL)
    gtk_widget_add_css_class (button, lm_board_style_class_value (value->value));

  name = value != NULL ? g_strdup_printf ("%s (%s)", sentence, lm_board_style_name_value (value->value))
                       : g_strdup (sentence);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Where there are many of them the number has to do. */
static char *
name_button (LmNimControls *self,
             guint          number)
{
  if (lm_nim_game_get_max (get_game (self)) > MAX_NAMED_BUTTONS)
    return g_strdup_printf ("%u", number);

  return g_strdup_printf (lm_nim_game_is_reversed (get_game (self)) ? _("Add %u") : _("Take %u"), number);
}

static void
update_button (LmNimControls *self,
               guint          number)
{
  GtkWidget *button = self->buttons[number - 1];
  LmPosition *position = lm_board_view_get_position (self->board);
  const char *arrow = lm_board_view_get_arrow (self->board);
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autofree char *sentence = lm_position_describe_move (position, text, LM_MOVE_SENTENCE);
  g_autofree char *label = name_button (self, number);

  gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_widget_set_visible (button, number <= lm_nim_game_get_max (get_game (self)));
  gtk_widget_set_sensitive (button, is_playing (self) && number <= lm_nim_position_get_reach (position));
  if (is_playing (self) && g_strcmp0 (arrow, text) == 0)
    gtk_widget_add_css_class (button, "suggested-action");
  else
    gtk_widget_remove_css_class (button, "suggested-action");
  show_value (self, button, text, sentence);
}

static void
update_entry (LmNimControls *self)
{
  gboolean reversed = lm_nim_game_is_reversed (get_game (self));

  gtk_button_set_label (GTK_BUTTON (self->move), reversed ? _("Add") : _("Take"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  reversed ? _("Stones to add") : _("Stones to take"), -1);
  gtk_editable_set_editable (GTK_EDITABLE (self->entry), is_playing (self));
  gtk_widget_set_sensitive (self->move, is_playing (self));
}

/* A hint beyond the buttons waits in the entry. */
static void
fill_entry (LmNimControls *self)
{
  const char *arrow = lm_board_view_get_arrow (self->board);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), arrow != NULL && is_playing (self) ? arrow : "");
  entry_changed_cb (self);
}

/**
 * lm_nim_controls_update:
 * @self: the controls
 *
 * Shows what the board's position, its mode and its marks allow.
 */
void
lm_nim_controls_update (LmNimControls *self)
{
  g_return_if_fail (LM_IS_NIM_CONTROLS (self));

  if (lm_board_view_get_position (self->board) == NULL)
    return;

  for (guint i = 1; i <= LM_NIM_MAX_BUTTONS; i++)
    update_button (self, i);
  update_entry (self);
  fill_entry (self);
  gtk_stack_set_visible_child (self->stack, has_buttons (self) ? self->button_row : self->entry_row);
}

static void
lm_nim_controls_dispose (GObject *object)
{
  LmNimControls *self = LM_NIM_CONTROLS (object);

  if (self->stack != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->stack));
  self->stack = NULL;
  g_clear_pointer (&self->problem, g_free);

  G_OBJECT_CLASS (lm_nim_controls_parent_class)->dispose (object);
}

static void
lm_nim_controls_class_init (LmNimControlsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_nim_controls_dispose;

  /* What is pointed at, typed, or wrong with it is another. */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
create_button (LmNimControls *self)
{
  GtkWidget *button = gtk_button_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (button_enter_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (button_leave_cb), self);
  gtk_widget_add_controller (button, motion);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (button_clicked_cb), self);
  gtk_widget_add_css_class (button, "lm-nim-move");

  return button;
}

static GtkWidget *
create_button_row (LmNimControls *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  for (guint i = 0; i < LM_NIM_MAX_BUTTONS; i++)
    {
      self->buttons[i] = create_button (self);
      gtk_box_append (GTK_BOX (row), self->buttons[i]);
    }

  return row;
}

static GtkWidget *
create_entry_row (LmNimControls *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_editable_set_alignment (GTK_EDITABLE (self->entry), 0.5);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 24);
  gtk_entry_set_placeholder_text (self->entry, _("How many"));
  gtk_entry_set_input_purpose (self->entry, GTK_INPUT_PURPOSE_DIGITS);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (entry_changed_cb), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (move_cb), self);
  self->move = gtk_button_new ();
  gtk_widget_add_css_class (self->move, "suggested-action");
  g_signal_connect_swapped (self->move, "clicked", G_CALLBACK (move_cb), self);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (row), self->move);

  return row;
}

static void
lm_nim_controls_init (LmNimControls *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  self->button_row = create_button_row (self);
  self->entry_row = create_entry_row (self);
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_add_child (self->stack, self->button_row);
  gtk_stack_add_child (self->stack, self->entry_row);
  gtk_widget_set_direction (GTK_WIDGET (self->stack), GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (GTK_WIDGET (self->stack), GTK_WIDGET (self));
}

/**
 * lm_nim_controls_new:
 * @board: the board that contains them
 *
 * Returns: (transfer floating): controls that move stones
 */
GtkWidget *
lm_nim_controls_new (LmBoardView *board)
{
  LmNimControls *self = g_object_new (LM_TYPE_NIM_CONTROLS, NULL);

  self->board = board;
  return GTK_WIDGET (self);
}
