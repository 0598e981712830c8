/* SPDX-License-Identifier: GPL-3.0-or-later */
/* controls.c: takes stones by number: an entry with buttons, and a hint to follow. */

#include "config.h"

#include "controls.h"

#include "board/lm-accessible-name.h"
#include "words.h"

#include <glib/gi18n.h>

struct _LmTakeAwayControls
{
  GtkWidget         parent_instance;

  LmBoardView      *board;
  LmTakeAwayChoice *choice;
  gboolean          writing;
  gboolean          reading;

  GtkWidget        *box;
  GtkWidget        *fewer;
  GtkEntry         *entry;
  GtkWidget        *more;
  GtkWidget        *take;
  GtkStack         *hints;
  GtkWidget        *no_hint;
  GtkWidget        *hint;
};

G_DEFINE_FINAL_TYPE (LmTakeAwayControls, lm_take_away_controls, GTK_TYPE_WIDGET)

static gboolean
is_playing (LmTakeAwayControls *self)
{
  LmPosition *position = lm_board_view_get_position (self->board);

  return lm_board_view_get_mode (self->board) == LM_BOARD_PLAY && position != NULL && !lm_position_is_over (position);
}

void
lm_take_away_controls_set_description (LmTakeAwayControls *self,
                                       GtkWidget          *description)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_CONTROLS (self));

  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->entry),
                                  GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, description, NULL,
                                  -1);
}

/* Takes what is chosen. When nothing is, the choice says what to do. */
void
lm_take_away_controls_take (LmTakeAwayControls *self)
{
  g_autofree char *move = NULL;

  g_return_if_fail (LM_IS_TAKE_AWAY_CONTROLS (self));

  if (!is_playing (self))
    return;

  move = lm_take_away_choice_get_move (self->choice);
  if (move != NULL)
    lm_board_view_choose_move (self->board, move);
  else
    gtk_widget_error_bell (GTK_WIDGET (self->entry));
}

/* Begins a number in the entry. */
void
lm_take_away_controls_type (LmTakeAwayControls *self,
                            guint               digit)
{
  g_autofree char *text = g_strdup_printf ("%u", digit);

  g_return_if_fail (LM_IS_TAKE_AWAY_CONTROLS (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static void
hint_clicked_cb (LmTakeAwayControls *self)
{
  const char *move = lm_board_view_get_arrow (self->board);

  if (move != NULL && is_playing (self))
    lm_board_view_choose_move (self->board, move);
}

static void
fewer_cb (LmTakeAwayControls *self)
{
  lm_take_away_choice_step (self->choice, -1);
}

static void
more_cb (LmTakeAwayControls *self)
{
  lm_take_away_choice_step (self->choice, 1);
}

static void
entry_changed_cb (LmTakeAwayControls *self)
{
  if (self->writing)
    return;

  self->reading = TRUE;
  lm_take_away_choice_read (self->choice, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  self->reading = FALSE;
}

/* A number has no sign, so that these keys are free to count with. */
static gboolean
entry_key_pressed_cb (LmTakeAwayControls *self,
                      guint               keyval,
                      guint               keycode,
                      GdkModifierType     state)
{
  if (!is_playing (self))
    return FALSE;

  switch (keyval)
    {
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      more_cb (self);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      fewer_cb (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
write_amount (LmTakeAwayControls *self)
{
  mpz_srcptr amount = lm_take_away_choice_get_amount (self->choice);
  g_autofree char *text = mpz_sgn (amount) > 0 ? lm_take_away_number_to_string (amount) : g_strdup ("");

  self->writing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  self->writing = FALSE;
}

static void
show_problem (LmTakeAwayControls *self)
{
  gboolean wrong = lm_take_away_choice_get_problem (self->choice) != NULL;

  if (wrong)
    gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
choice_changed_cb (LmTakeAwayControls *self)
{
  /* What is wrong stays, to be put right. */
  if (!self->reading && lm_take_away_choice_get_problem (self->choice) == NULL)
    write_amount (self);
  show_problem (self);
}

/* The button of a hint is there as long as the hint is. */
static void
update_hint (LmTakeAwayControls *self)
{
  LmPosition *position = lm_board_view_get_position (self->board);
  const char *move = is_playing (self) ? lm_board_view_get_arrow (self->board) : NULL;
  g_autoptr (LmPosition) after = move != NULL ? lm_position_play (position, move, NULL) : NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *number = NULL;
  g_autofree char *label = NULL;
  g_auto (mpz_t) amount;

  if (after == NULL && gtk_widget_has_focus (self->hint))
    gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_stack_set_visible_child (self->hints, after != NULL ? self->hint : self->no_hint);
  mpz_init (amount);
  if (after == NULL || mpz_set_str (amount, move, 10) != 0)
    return;

  number = lm_take_away_caption_shorten (amount);
  label = g_strdup_printf (_("Take %s"), number);
  sentence = lm_position_describe_move (position, move, LM_MOVE_SENTENCE);
  gtk_button_set_label (GTK_BUTTON (self->hint), label);
  lm_accessible_name_set (self->hint, label);
  gtk_widget_set_tooltip_text (self->hint, sentence);
}

/* The entry keeps the focus while somebody else moves. */
static void
set_button_sensitive (LmTakeAwayControls *self,
                      GtkWidget          *button,
                      gboolean            sensitive)
{
  if (!sensitive && gtk_widget_has_focus (button))
    gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_widget_set_sensitive (button, sensitive);
}

/* Shows what the board's mode and its arrow allow. */
void
lm_take_away_controls_update (LmTakeAwayControls *self)
{
  gboolean playing;

  g_return_if_fail (LM_IS_TAKE_AWAY_CONTROLS (self));

  playing = is_playing (self);
  gtk_editable_set_editable (GTK_EDITABLE (self->entry), playing);
  set_button_sensitive (self, self->fewer, playing);
  set_button_sensitive (self, self->more, playing);
  set_button_sensitive (self, self->take, playing);
  update_hint (self);
}

static void
lm_take_away_controls_dispose (GObject *object)
{
  LmTakeAwayControls *self = LM_TAKE_AWAY_CONTROLS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->choice);

  G_OBJECT_CLASS (lm_take_away_controls_parent_class)->dispose (object);
}

static void
lm_take_away_controls_class_init (LmTakeAwayControlsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_take_away_controls_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
add_icon_button (LmTakeAwayControls *self,
                 GtkWidget          *box,
                 const char         *icon_name,
                 const char         *name,
                 GCallback           callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (button, "clicked", callback, self);
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

static GtkWidget *
create_entry (LmTakeAwayControls *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *entry = gtk_entry_new ();

  self->entry = GTK_ENTRY (entry);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 7);
  gtk_editable_set_alignment (GTK_EDITABLE (entry), 0.5);
  gtk_entry_set_placeholder_text (self->entry, _("How many"));
  gtk_entry_set_input_purpose (self->entry, GTK_INPUT_PURPOSE_DIGITS);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Stones to take"), -1);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (entry_changed_cb), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (lm_take_away_controls_take), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (entry_key_pressed_cb), self);
  gtk_widget_add_controller (entry, keys);

  return entry;
}

static GtkWidget *
create_amount (LmTakeAwayControls *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  self->fewer = add_icon_button (self, box, "list-remove-symbolic", _("One stone fewer"), G_CALLBACK (fewer_cb));
  gtk_box_append (GTK_BOX (box), create_entry (self));
  self->more = add_icon_button (self, box, "list-add-symbolic", _("One stone more"), G_CALLBACK (more_cb));
  gtk_widget_set_hexpand (box, TRUE);

  return box;
}

/* Its room is kept when there is none, so that nothing moves. */
static GtkWidget *
create_hint (LmTakeAwayControls *self)
{
  self->hints = GTK_STACK (gtk_stack_new ());
  self->no_hint = gtk_label_new (NULL);
  self->hint = gtk_button_new ();
  gtk_widget_add_css_class (self->hint, "lm-take-hint");
  g_signal_connect_swapped (self->hint, "clicked", G_CALLBACK (hint_clicked_cb), self);
  gtk_stack_add_child (self->hints, self->no_hint);
  gtk_stack_add_child (self->hints, self->hint);
  gtk_widget_set_size_request (GTK_WIDGET (self->hints), 84, -1);

  return GTK_WIDGET (self->hints);
}

static void
lm_take_away_controls_init (LmTakeAwayControls *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->box), create_amount (self));
  self->take = gtk_button_new_with_mnemonic (_("_Take"));
  gtk_widget_add_css_class (self->take, "suggested-action");
  lm_accessible_name_set (self->take, _("Take"));
  g_signal_connect_swapped (self->take, "clicked", G_CALLBACK (lm_take_away_controls_take), self);
  gtk_box_append (GTK_BOX (self->box), self->take);
  gtk_box_append (GTK_BOX (self->box), create_hint (self));
  gtk_widget_set_direction (self->box, GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
lm_take_away_controls_new (LmBoardView      *board,
                           LmTakeAwayChoice *choice)
{
  LmTakeAwayControls *self = g_object_new (LM_TYPE_TAKE_AWAY_CONTROLS, NULL);

  self->board = board;
  self->choice = g_object_ref (choice);
  g_signal_connect_object (choice, "changed", G_CALLBACK (choice_changed_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
