/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-edit-bar.c: a game's own controls for editing: fields in rows, whose turn it is, and what is wrong with them. */

#include "config.h"

#include "lm-edit-bar.h"

#include "board/lm-accessible-name.h"

#include <glib/gi18n.h>
#include <inttypes.h>

/* An entry in a narrow window, in characters. */
#define NARROWEST 4

typedef struct
{
  LmBoardView     *board;
  gboolean         updating;

  GtkWidget       *box;
  GtkToggleButton *turns[2];
  GtkLabel        *problem;
} LmEditBarPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LmEditBar, lm_edit_bar, GTK_TYPE_WIDGET)

#define PRIVATE(self) ((LmEditBarPrivate *) lm_edit_bar_get_instance_private (self))

/**
 * lm_edit_bar_get_position:
 * @self: the controls
 *
 * Returns: (transfer none) (nullable): what the board shows
 */
LmPosition *
lm_edit_bar_get_position (LmEditBar *self)
{
  LmBoardView *board = PRIVATE (self)->board;

  return board != NULL ? lm_board_view_get_position (board) : NULL;
}

/**
 * lm_edit_bar_get_turn:
 * @self: controls with lm_edit_bar_add_turns()
 *
 * Returns: the seat, from 0, of the player to move, as the controls say
 */
guint
lm_edit_bar_get_turn (LmEditBar *self)
{
  return gtk_toggle_button_get_active (PRIVATE (self)->turns[1]) ? 1 : 0;
}

/**
 * lm_edit_bar_is_updating:
 * @self: the controls
 *
 * Returns: whether a field changes because the position did, and not by hand
 */
gboolean
lm_edit_bar_is_updating (LmEditBar *self)
{
  return PRIVATE (self)->updating;
}

/**
 * lm_edit_bar_edit:
 * @self: the controls
 * @position: (transfer full) (nullable): what the board is to show, or %NULL
 *   for no change
 *
 * Puts a position on the board.
 */
void
lm_edit_bar_edit (LmEditBar  *self,
                  LmPosition *position)
{
  if (position != NULL)
    lm_board_view_edit (PRIVATE (self)->board, position);
  g_clear_pointer (&position, lm_position_unref);
}

/**
 * lm_edit_bar_apply:
 * @self: the controls
 *
 * Puts on the board what the fields say, or says what is wrong with them.
 */
void
lm_edit_bar_apply (LmEditBar *self)
{
  LmEditBarClass *klass = LM_EDIT_BAR_GET_CLASS (self);
  g_autoptr (GError) error = NULL;
  LmPosition *position;

  if (lm_edit_bar_is_updating (self) || lm_edit_bar_get_position (self) == NULL)
    return;

  position = klass->apply != NULL ? klass->apply (self, &error) : klass->read (self, &error);
  gtk_label_set_label (PRIVATE (self)->problem, error != NULL ? error->message : "");
  lm_edit_bar_edit (self, position);
}

static gboolean
says_already (LmEditBar  *self,
              LmPosition *position)
{
  g_autoptr (LmPosition) typed = LM_EDIT_BAR_GET_CLASS (self)->read (self, NULL);

  return typed != NULL && lm_position_equal (typed, position);
}

static void
show_turn (LmEditBar  *self,
           LmPosition *position)
{
  GtkToggleButton **turns = PRIVATE (self)->turns;

  for (guint i = 0; i < 2; i++)
    {
      const char *name = lm_game_get_player_name (lm_position_get_game (position), i);
      g_autofree char *text = g_strdup_printf (_("%s to move"), name);

      gtk_button_set_label (GTK_BUTTON (turns[i]), name);
      lm_edit_bar_name (GTK_WIDGET (turns[i]), text);
    }
  gtk_toggle_button_set_active (turns[lm_position_get_turn (position)], TRUE);
}

/**
 * lm_edit_bar_update:
 * @self: the controls
 *
 * Shows what the board shows.
 */
void
lm_edit_bar_update (LmEditBar *self)
{
  LmEditBarPrivate *priv = PRIVATE (self);
  LmEditBarClass *klass = LM_EDIT_BAR_GET_CLASS (self);
  LmPosition *position = lm_edit_bar_get_position (self);

  if (priv->updating || position == NULL)
    return;

  priv->updating = TRUE;
  if (priv->turns[0] != NULL)
    show_turn (self, position);
  if (klass->show != NULL)
    klass->show (self, position);
  if (!says_already (self, position))
    klass->write (self, position);
  gtk_label_set_label (priv->problem, "");
  priv->updating = FALSE;
}

/**
 * lm_edit_bar_name:
 * @widget: a control
 * @name: what it is called
 *
 * Names a control for a screen reader and for the pointer.
 */
void
lm_edit_bar_name (GtkWidget  *widget,
                  const char *name)
{
  lm_accessible_name_set (widget, name);
  gtk_widget_set_tooltip_text (widget, name);
}

/**
 * lm_edit_bar_set_number:
 * @entry: an entry
 * @number: what it is to say
 *
 * Writes a number into an entry.
 */
void
lm_edit_bar_set_number (GtkEditable *entry,
                        guint64      number)
{
  g_autofree char *text = g_strdup_printf ("%" PRIu64, number);

  gtk_editable_set_text (entry, text);
}

/**
 * lm_edit_bar_add_row:
 * @self: the controls
 *
 * Returns: (transfer none): a new row, a box, above the line for what is wrong
 */
GtkWidget *
lm_edit_bar_add_row (LmEditBar *self)
{
  LmEditBarPrivate *priv = PRIVATE (self);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_insert_before (row, priv->box, GTK_WIDGET (priv->problem));

  return row;
}

/**
 * lm_edit_bar_add_field:
 * @row: a row
 * @field: an entry or the like
 * @mnemonic: its label, with the mark of its mnemonic
 * @name: its name in full
 *
 * Appends a field with a label.
 */
void
lm_edit_bar_add_field (GtkWidget  *row,
                       GtkWidget  *field,
                       const char *mnemonic,
                       const char *name)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (mnemonic);

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), field);
  lm_edit_bar_name (field, name);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), field);
}

/**
 * lm_edit_bar_add_entry:
 * @self: the controls
 * @row: a row
 * @mnemonic: the label, with the mark of its mnemonic
 * @name: the name in full
 * @n_chars: how wide it is where there is room, in characters
 * @callback: (nullable): called with @self when the text changes, or %NULL to
 *   apply the fields
 *
 * Returns: (transfer none): a new entry
 */
GtkEditable *
lm_edit_bar_add_entry (LmEditBar  *self,
                       GtkWidget  *row,
                       const char *mnemonic,
                       const char *name,
                       int         n_chars,
                       GCallback   callback)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), NARROWEST);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), n_chars);
  g_signal_connect_swapped (entry, "changed", callback != NULL ? callback : G_CALLBACK (lm_edit_bar_apply), self);
  lm_edit_bar_add_field (row, entry, mnemonic, name);

  return GTK_EDITABLE (entry);
}

/**
 * lm_edit_bar_add_button:
 * @self: the controls
 * @row: a row
 * @mnemonic: the label, with the mark of its mnemonic
 * @name: the label without it
 * @tooltip: what it does
 * @callback: called with @self when it is clicked
 *
 * Returns: (transfer none): a new button
 */
GtkWidget *
lm_edit_bar_add_button (LmEditBar  *self,
                        GtkWidget  *row,
                        const char *mnemonic,
                        const char *name,
                        const char *tooltip,
                        GCallback   callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (mnemonic);

  lm_accessible_name_set (button, name);
  gtk_widget_set_tooltip_text (button, tooltip);
  g_signal_connect_swapped (button, "clicked", callback, self);
  gtk_box_append (GTK_BOX (row), button);

  return button;
}

static void
random_cb (LmEditBar *self)
{
  LmPosition *position = lm_edit_bar_get_position (self);
  GRand *rand = g_rand_new ();

  if (position != NULL)
    lm_edit_bar_edit (self, LM_EDIT_BAR_GET_CLASS (self)->draw (position, rand));
  g_rand_free (rand);
}

/**
 * lm_edit_bar_add_random:
 * @self: the controls
 * @row: a row
 * @mnemonic: “Random”, with the mark of its mnemonic
 * @tooltip: what is drawn by lot
 *
 * Returns: (transfer none): a button that puts a position by lot on the board
 */
GtkWidget *
lm_edit_bar_add_random (LmEditBar  *self,
                        GtkWidget  *row,
                        const char *mnemonic,
                        const char *tooltip)
{
  return lm_edit_bar_add_button (self, row, mnemonic, _("Random"), tooltip, G_CALLBACK (random_cb));
}

static gboolean
is_turn (LmEditBar       *self,
         GtkToggleButton *button)
{
  GtkToggleButton **turns = PRIVATE (self)->turns;

  return button == turns[0] || button == turns[1];
}

static void
toggled_cb (LmEditBar       *self,
            GtkToggleButton *button)
{
  LmEditBarClass *klass = LM_EDIT_BAR_GET_CLASS (self);
  LmPosition *position = lm_edit_bar_get_position (self);

  if (lm_edit_bar_is_updating (self) || position == NULL || !gtk_toggle_button_get_active (button))
    return;

  if (klass->turn != NULL && is_turn (self, button))
    lm_edit_bar_edit (self, klass->turn (position, lm_edit_bar_get_turn (self)));
  else
    lm_edit_bar_apply (self);
}

/**
 * lm_edit_bar_add_switch:
 * @self: the controls
 * @row: a row
 * @title: what is chosen
 * @buttons: (out): two linked buttons without labels, of which one is pressed
 *
 * Appends a choice of two; the fields are applied when the other is chosen.
 */
void
lm_edit_bar_add_switch (LmEditBar       *self,
                        GtkWidget       *row,
                        const char      *title,
                        GtkToggleButton *buttons[2])
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new (title);

  if (gtk_widget_get_first_child (row) != NULL)
    gtk_widget_set_margin_start (label, 6);
  gtk_widget_add_css_class (box, "linked");
  for (guint i = 0; i < 2; i++)
    {
      buttons[i] = GTK_TOGGLE_BUTTON (gtk_toggle_button_new ());
      gtk_toggle_button_set_group (buttons[i], i > 0 ? buttons[0] : NULL);
      g_signal_connect_swapped (buttons[i], "toggled", G_CALLBACK (toggled_cb), self);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (buttons[i]));
    }
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), box);
}

/**
 * lm_edit_bar_add_turns:
 * @self: the controls
 * @row: a row
 *
 * Appends the choice of the player to move, with the names of the players.
 */
void
lm_edit_bar_add_turns (LmEditBar *self,
                       GtkWidget *row)
{
  lm_edit_bar_add_switch (self, row, _("To move"), PRIVATE (self)->turns);
}

static void
lm_edit_bar_dispose (GObject *object)
{
  LmEditBarPrivate *priv = PRIVATE (LM_EDIT_BAR (object));

  g_clear_weak_pointer (&priv->board);
  g_clear_pointer (&priv->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_edit_bar_parent_class)->dispose (object);
}

static void
lm_edit_bar_class_init (LmEditBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_edit_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
lm_edit_bar_init (LmEditBar *self)
{
  LmEditBarPrivate *priv = PRIVATE (self);

  priv->problem = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
  gtk_label_set_wrap (priv->problem, TRUE);
  gtk_label_set_justify (priv->problem, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (priv->problem), "problem");
  priv->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (priv->box), GTK_WIDGET (priv->problem));
  gtk_widget_set_parent (priv->box, GTK_WIDGET (self));
}

/**
 * lm_edit_bar_new:
 * @type: the type of a game's controls
 * @board: the board that is edited
 *
 * Returns: (transfer floating): controls that change the position
 */
GtkWidget *
lm_edit_bar_new (GType        type,
                 LmBoardView *board)
{
  LmEditBar *self = g_object_new (type, NULL);

  g_set_weak_pointer (&PRIVATE (self)->board, board);
  lm_edit_bar_update (self);

  return GTK_WIDGET (self);
}
