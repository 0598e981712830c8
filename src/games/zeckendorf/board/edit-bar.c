/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-bar.c: what the editor can do to the whole board at once. */

#include "config.h"

#include "edit-bar.h"

#include "edit.h"
#include "options.h"
#include "scene.h"

#include <glib/gi18n.h>

struct _LmZeckendorfEditBar
{
  GtkWidget            parent_instance;

  LmBoardView         *board;
  LmZeckendorfColumns *columns;
  gboolean             updating;

  GtkWidget           *box;
  GtkSpinButton       *n;
  GtkWidget           *start;
  LmZeckendorfOptions *options;
  GtkWidget           *bins;
  GtkWidget           *add_bin;
  GtkWidget           *remove_bin;
  GtkToggleButton     *turns[2];
};

G_DEFINE_FINAL_TYPE (LmZeckendorfEditBar, lm_zeckendorf_edit_bar, GTK_TYPE_WIDGET)

static LmPosition *
get_position (LmZeckendorfEditBar *self)
{
  return self->board != NULL ? lm_board_view_get_position (self->board) : NULL;
}

/* Takes the position. */
static void
edit (LmZeckendorfEditBar *self,
      LmPosition          *position)
{
  lm_zeckendorf_columns_edit (self->columns, position, NULL);
}

static void
set_all_cb (LmZeckendorfEditBar *self)
{
  LmPosition *position = get_position (self);

  gtk_spin_button_update (self->n);
  if (position != NULL)
    edit (self, lm_zeckendorf_edit_start (position, gtk_spin_button_get_value_as_int (self->n)));
}

static void
random_cb (LmZeckendorfEditBar *self)
{
  LmPosition *position = get_position (self);
  GRand *rand = g_rand_new ();

  gtk_spin_button_update (self->n);
  if (position != NULL)
    edit (self, lm_zeckendorf_edit_random (position, gtk_spin_button_get_value_as_int (self->n), rand));
  g_rand_free (rand);
}

static void
clear_cb (LmZeckendorfEditBar *self)
{
  if (get_position (self) != NULL)
    edit (self, lm_zeckendorf_edit_clear (get_position (self)));
}

static void
add_bin_cb (LmZeckendorfEditBar *self)
{
  lm_zeckendorf_columns_set_minimum (self->columns, lm_zeckendorf_columns_get_n_columns (self->columns) + 1);
  lm_zeckendorf_edit_bar_update (self);
}

static void
remove_bin_cb (LmZeckendorfEditBar *self)
{
  guint n_bins = lm_zeckendorf_columns_get_n_columns (self->columns) - 1;
  LmPosition *position = get_position (self);

  if (position == NULL)
    return;

  lm_zeckendorf_columns_set_minimum (self->columns, n_bins);
  edit (self, lm_zeckendorf_edit_cut (position, n_bins));
  lm_zeckendorf_edit_bar_update (self);
}

static void
turn_toggled_cb (LmZeckendorfEditBar *self,
                 GtkToggleButton     *button)
{
  if (self->updating || get_position (self) == NULL || !gtk_toggle_button_get_active (button))
    return;

  edit (self, lm_zeckendorf_edit_turn (get_position (self), button == self->turns[1]));
}

/* A bin that cannot hold a chip of a legal position is of no use. */
static gboolean
can_add_bin (guint n_columns)
{
  return n_columns < LM_ZECKENDORF_MAX_BINS &&
         lm_zeckendorf_fibonacci (n_columns + 1) <= LM_ZECKENDORF_MAX_VALUE;
}

/* The moves of what would be left must not reach the last bin. */
static gboolean
can_remove_bin (LmPosition *position,
                guint       n_columns)
{
  g_autoptr (LmPosition) rest = lm_zeckendorf_edit_cut (position, n_columns - 1);

  return lm_zeckendorf_scene_count_columns (rest, n_columns - 1) < n_columns;
}

static void
name_turns (LmZeckendorfEditBar *self,
            LmGame              *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->turns); i++)
    {
      GtkWidget *button = GTK_WIDGET (self->turns[i]);
      const char *name = lm_game_get_player_name (game, i);
      g_autofree char *text = g_strdup_printf (_("%s to move"), name);

      gtk_button_set_label (GTK_BUTTON (button), name);
      gtk_widget_set_tooltip_text (button, text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    }
}

/* The label in a button with a mnemonic names it already, and without the underscore. */
static void
drop_name (GtkWidget *button)
{
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* How the chips lie at the start of a game. */
static void
name_start (LmZeckendorfEditBar  *self,
            LmZeckendorfGameKind  kind)
{
  static const struct
  {
    const char *label;
    const char *tooltip;
  } starts[] = {
    [LM_ZECKENDORF_FORWARD] = { N_("_Ones"), N_("Put this value into F1, as at the start of a game") },
    [LM_ZECKENDORF_BLACK_HOLE] = { N_("_Ones"), N_("Put this value into F1, as at the start of a game") },
    [LM_ZECKENDORF_REVERSED] = { N_("_Decompose"), N_("Put the Zeckendorf decomposition of this value on the board, "
                                                      "as at the start of a game") },
    [LM_ZECKENDORF_BUILD_UP] = { N_("To _place"), N_("Empty the board and leave this value to place, "
                                                     "as at the start of a game") },
  };

  gtk_button_set_label (GTK_BUTTON (self->start), _(starts[kind].label));
  drop_name (self->start);
  gtk_widget_set_tooltip_text (self->start, _(starts[kind].tooltip));
}

/**
 * lm_zeckendorf_edit_bar_update:
 * @self: the controls
 *
 * Shows what the board shows.
 */
void
lm_zeckendorf_edit_bar_update (LmZeckendorfEditBar *self)
{
  LmPosition *position = get_position (self);
  const LmZeckendorfVariant *variant;
  guint n_columns;
  guint64 value;

  g_return_if_fail (LM_IS_ZECKENDORF_EDIT_BAR (self));

  if (position == NULL)
    return;

  self->updating = TRUE;
  n_columns = lm_zeckendorf_columns_get_n_columns (self->columns);
  variant = lm_zeckendorf_position_get_variant (position);
  value = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights) + LM_ZECKENDORF_POSITION (position)->stock;
  if (value > 0)
    gtk_spin_button_set_value (self->n, value);
  name_start (self, variant->kind);
  gtk_widget_set_visible (self->bins, lm_zeckendorf_variant_count_bins (variant) == 0);
  gtk_widget_set_sensitive (self->add_bin, can_add_bin (n_columns));
  gtk_widget_set_sensitive (self->remove_bin, can_remove_bin (position, n_columns));
  name_turns (self, lm_position_get_game (position));
  gtk_toggle_button_set_active (self->turns[LM_ZECKENDORF_POSITION (position)->turn], TRUE);
  self->updating = FALSE;
  lm_zeckendorf_options_update (self->options);
}

static GtkWidget *
add_button (LmZeckendorfEditBar *self,
            GtkWidget           *row,
            const char          *label,
            const char          *tooltip,
            GCallback            callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  drop_name (button);
  gtk_widget_set_tooltip_text (button, tooltip);
  g_signal_connect_swapped (button, "clicked", callback, self);
  gtk_box_append (GTK_BOX (row), button);

  return button;
}

static GtkWidget *
create_chips_row (LmZeckendorfEditBar *self)
{
  GtkWidget *row = lm_zeckendorf_options_create_row ();
  GtkWidget *label = gtk_label_new_with_mnemonic (_("_Value"));

  self->n = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, LM_ZECKENDORF_MAX_VALUE, 1));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->n), 4);
  gtk_spin_button_set_numeric (self->n, TRUE);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), GTK_WIDGET (self->n));
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->n));
  self->start = add_button (self, row, "", NULL, G_CALLBACK (set_all_cb));
  add_button (self, row, _("_Random"), _("A position of this value that random moves lead to"),
              G_CALLBACK (random_cb));
  add_button (self, row, _("C_lear"), _("Take all chips away"), G_CALLBACK (clear_cb));

  return row;
}

static GtkWidget *
add_icon_button (LmZeckendorfEditBar *self,
                 GtkWidget           *row,
                 const char          *icon_name,
                 const char          *name,
                 GCallback            callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (button, "clicked", callback, self);
  gtk_box_append (GTK_BOX (row), button);

  return button;
}

static GtkWidget *
create_bins_row (LmZeckendorfEditBar *self)
{
  GtkWidget *row = lm_zeckendorf_options_create_row ();
  GtkWidget *bins = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *turns_label = gtk_label_new (_("To move"));

  gtk_widget_add_css_class (bins, "linked");
  self->remove_bin = add_icon_button (self, bins, "list-remove-symbolic",
                                      _("Remove the last column and its chips"), G_CALLBACK (remove_bin_cb));
  self->add_bin = add_icon_button (self, bins, "list-add-symbolic", _("Add a column"), G_CALLBACK (add_bin_cb));
  gtk_widget_set_margin_start (turns_label, 6);
  self->bins = lm_zeckendorf_options_create_row ();
  gtk_box_append (GTK_BOX (self->bins), gtk_label_new (_("Columns")));
  gtk_box_append (GTK_BOX (self->bins), bins);
  gtk_box_append (GTK_BOX (row), self->bins);
  gtk_box_append (GTK_BOX (row), lm_zeckendorf_options_get_hole_row (self->options));
  gtk_box_append (GTK_BOX (row), turns_label);
  gtk_box_append (GTK_BOX (row), lm_zeckendorf_options_create_pair (self->turns, G_CALLBACK (turn_toggled_cb), self));

  return row;
}

static void
lm_zeckendorf_edit_bar_dispose (GObject *object)
{
  LmZeckendorfEditBar *self = LM_ZECKENDORF_EDIT_BAR (object);

  g_clear_weak_pointer (&self->board);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_zeckendorf_edit_bar_parent_class)->dispose (object);
}

static void
lm_zeckendorf_edit_bar_class_init (LmZeckendorfEditBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_zeckendorf_edit_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
lm_zeckendorf_edit_bar_init (LmZeckendorfEditBar *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * lm_zeckendorf_edit_bar_new:
 * @board: the board that is edited
 * @columns: its columns
 *
 * Returns: (transfer floating): controls that change the whole board
 */
GtkWidget *
lm_zeckendorf_edit_bar_new (LmBoardView         *board,
                            LmZeckendorfColumns *columns)
{
  LmZeckendorfEditBar *self = g_object_new (LM_TYPE_ZECKENDORF_EDIT_BAR, NULL);

  g_set_weak_pointer (&self->board, board);
  self->columns = columns;
  self->options = LM_ZECKENDORF_OPTIONS (lm_zeckendorf_options_new (board, columns));
  gtk_box_append (GTK_BOX (self->box), create_chips_row (self));
  gtk_box_append (GTK_BOX (self->box), create_bins_row (self));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->options));
  lm_zeckendorf_edit_bar_update (self);

  return GTK_WIDGET (self);
}
