/* SPDX-License-Identifier: GPL-3.0-or-later */
/* options.c: what the editor can change of the rules: the hole, the stock, where chips are placed, the ones. */

#include "config.h"

#include "options.h"

#include "edit.h"

#include <glib/gi18n.h>

struct _LmZeckendorfOptions
{
  GtkWidget            parent_instance;

  LmBoardView         *board;
  LmZeckendorfColumns *columns;
  gboolean             updating;

  GtkWidget           *box;
  GtkWidget           *hole_row;
  GtkWidget           *stock_row;
  GtkWidget           *places_row;
  GtkWidget           *ones_row;
  GtkSpinButton       *hole;
  GtkSpinButton       *stock;
  GtkToggleButton     *places[2];
  GtkToggleButton     *ones[2];
};

G_DEFINE_FINAL_TYPE (LmZeckendorfOptions, lm_zeckendorf_options, GTK_TYPE_WIDGET)

/* The position to change, or none while the widgets only follow the board. */
static LmPosition *
get_edited (LmZeckendorfOptions *self)
{
  return self->board != NULL && !self->updating ? lm_board_view_get_position (self->board) : NULL;
}

static void
stock_changed_cb (LmZeckendorfOptions *self)
{
  LmPosition *position = get_edited (self);
  LmPosition *changed;
  GError *error = NULL;

  if (position == NULL)
    return;

  changed = lm_zeckendorf_edit_stock (position, gtk_spin_button_get_value_as_int (self->stock), &error);
  lm_zeckendorf_columns_edit (self->columns, changed, error);
}

/* The rules are what all the fields say. */
static void
rules_changed_cb (LmZeckendorfOptions *self)
{
  LmPosition *position = get_edited (self);
  LmZeckendorfVariant variant;

  if (position == NULL)
    return;

  variant = *lm_zeckendorf_position_get_variant (position);
  if (variant.hole > 0)
    variant.hole = gtk_spin_button_get_value_as_int (self->hole);
  variant.place_any = variant.hole > 0 && gtk_toggle_button_get_active (self->places[1]);
  variant.stagnant = variant.kind == LM_ZECKENDORF_REVERSED && gtk_toggle_button_get_active (self->ones[1]);
  lm_zeckendorf_columns_edit (self->columns, lm_zeckendorf_edit_variant (position, &variant), NULL);
}

/**
 * lm_zeckendorf_options_update:
 * @self: the controls
 *
 * Shows what the board shows.
 */
void
lm_zeckendorf_options_update (LmZeckendorfOptions *self)
{
  LmPosition *position;
  const LmZeckendorfVariant *variant;
  guint32 stock;
  gboolean places;

  g_return_if_fail (LM_IS_ZECKENDORF_OPTIONS (self));

  position = get_edited (self);
  if (position == NULL)
    return;

  self->updating = TRUE;
  variant = lm_zeckendorf_position_get_variant (position);
  stock = LM_ZECKENDORF_POSITION (position)->stock;
  places = lm_zeckendorf_variant_may_place (variant, 1);
  gtk_widget_set_visible (self->stock_row, places);
  gtk_widget_set_visible (self->hole_row, variant->hole > 0);
  gtk_widget_set_visible (self->places_row, variant->hole > 0);
  gtk_widget_set_visible (self->ones_row, variant->kind == LM_ZECKENDORF_REVERSED);
  gtk_widget_set_sensitive (self->places_row, stock > 0);
  gtk_spin_button_set_value (self->hole, variant->hole);
  gtk_spin_button_set_value (self->stock, stock);
  gtk_toggle_button_set_active (self->places[variant->place_any ? 1 : 0], TRUE);
  gtk_toggle_button_set_active (self->ones[variant->stagnant ? 1 : 0], TRUE);
  self->updating = FALSE;
}

/**
 * lm_zeckendorf_options_create_row:
 *
 * Returns: (transfer floating): a row of the editor's controls
 */
GtkWidget *
lm_zeckendorf_options_create_row (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);

  return row;
}

/**
 * lm_zeckendorf_options_create_pair:
 * @buttons: (out) (array fixed-size=2): the buttons
 * @callback: (scope async): called with @data and a button that was toggled
 * @data: for @callback
 *
 * Returns: (transfer floating): two linked buttons of which one is chosen
 */
GtkWidget *
lm_zeckendorf_options_create_pair (GtkToggleButton **buttons,
                                   GCallback         callback,
                                   gpointer          data)
{
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (pair, "linked");
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      buttons[i] = GTK_TOGGLE_BUTTON (button);
      gtk_toggle_button_set_group (buttons[i], i > 0 ? buttons[0] : NULL);
      g_signal_connect_swapped (button, "toggled", callback, data);
      gtk_box_append (GTK_BOX (pair), button);
    }

  return pair;
}

static GtkSpinButton *
add_number (LmZeckendorfOptions *self,
            GtkWidget           *row,
            const char          *label,
            guint                lowest,
            guint                highest,
            GCallback            callback)
{
  GtkWidget *words = gtk_label_new_with_mnemonic (label);
  GtkWidget *number = gtk_spin_button_new_with_range (lowest, highest, 1);

  gtk_editable_set_width_chars (GTK_EDITABLE (number), 3);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (number), TRUE);
  gtk_label_set_mnemonic_widget (GTK_LABEL (words), number);
  g_signal_connect_swapped (number, "value-changed", callback, self);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), number);

  return GTK_SPIN_BUTTON (number);
}

static GtkWidget *
create_choice (LmZeckendorfOptions *self,
               const char          *label,
               GtkToggleButton    **buttons,
               const char *const   *names)
{
  GtkWidget *row = lm_zeckendorf_options_create_row ();

  gtk_box_append (GTK_BOX (row), gtk_label_new (label));
  gtk_box_append (GTK_BOX (row), lm_zeckendorf_options_create_pair (buttons, G_CALLBACK (rules_changed_cb), self));
  for (guint i = 0; i < 2; i++)
    gtk_button_set_label (GTK_BUTTON (buttons[i]), names[i]);

  return row;
}

static void
lm_zeckendorf_options_dispose (GObject *object)
{
  LmZeckendorfOptions *self = LM_ZECKENDORF_OPTIONS (object);

  g_clear_weak_pointer (&self->board);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_zeckendorf_options_parent_class)->dispose (object);
}

static void
lm_zeckendorf_options_class_init (LmZeckendorfOptionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_zeckendorf_options_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
lm_zeckendorf_options_init (LmZeckendorfOptions *self)
{
  const char *const places[] = { _("Outermost"), _("Any") };
  const char *const ones[] = { _("Free"), _("Stagnant") };

  self->updating = TRUE;
  self->box = lm_zeckendorf_options_create_row ();
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  self->hole_row = lm_zeckendorf_options_create_row ();
  self->stock_row = lm_zeckendorf_options_create_row ();
  self->hole = add_number (self, self->hole_row, _("_Hole on F"),
                           LM_ZECKENDORF_MIN_HOLE, LM_ZECKENDORF_MAX_HOLE, G_CALLBACK (rules_changed_cb));
  self->stock = add_number (self, self->stock_row, _("_Stock"),
                            0, LM_ZECKENDORF_MAX_VALUE, G_CALLBACK (stock_changed_cb));
  self->places_row = create_choice (self, _("Place in"), self->places, places);
  self->ones_row = create_choice (self, _("Ones"), self->ones, ones);
  gtk_widget_set_tooltip_text (self->places_row, _("Where chips may be placed while there is a stock"));
  gtk_widget_set_tooltip_text (self->ones_row, _("Stagnant ones take no part in any move"));
  gtk_box_append (GTK_BOX (self->box), self->stock_row);
  gtk_box_append (GTK_BOX (self->box), self->places_row);
  gtk_box_append (GTK_BOX (self->box), self->ones_row);
  self->updating = FALSE;
}

/**
 * lm_zeckendorf_options_get_hole_row:
 * @self: the controls
 *
 * Returns: (transfer floating): the field that says where the hole is, for a
 *   row with other things
 */
GtkWidget *
lm_zeckendorf_options_get_hole_row (LmZeckendorfOptions *self)
{
  g_return_val_if_fail (LM_IS_ZECKENDORF_OPTIONS (self), NULL);

  return self->hole_row;
}

/**
 * lm_zeckendorf_options_new:
 * @board: the board that is edited
 * @columns: its columns
 *
 * Returns: (transfer floating): controls for what the rules depend on
 */
GtkWidget *
lm_zeckendorf_options_new (LmBoardView         *board,
                           LmZeckendorfColumns *columns)
{
  LmZeckendorfOptions *self = g_object_new (LM_TYPE_ZECKENDORF_OPTIONS, NULL);

  g_set_weak_pointer (&self->board, board);
  self->columns = columns;

  return GTK_WIDGET (self);
}
