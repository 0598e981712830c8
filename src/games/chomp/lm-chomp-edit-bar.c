/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chomp-edit-bar.c: what the editor can set: the size, the rows, and whose turn it is. */

#include "config.h"

#include "lm-chomp-edit-bar.h"

#include "app/lm-accessible-name.h"
#include "lm-chomp-edit.h"

#include <glib/gi18n.h>

/* How wide the list of rows is, in characters. */
#define LIST_WIDTH 14

/* Shapes by lot have so many rows and columns at least, where the board is free. */
#define LEAST_RANDOM_SIDE 4

struct _LmChompEditBar
{
  GtkWidget        parent_instance;

  LmBoardView     *board;
  gboolean         updating;

  GtkWidget       *box;
  GtkSpinButton   *n_rows;
  GtkSpinButton   *n_columns;
  GtkEntry        *rows;
  GtkWidget       *start;
  GtkToggleButton *turns[2];
  GtkLabel        *problem;
};

G_DEFINE_FINAL_TYPE (LmChompEditBar, lm_chomp_edit_bar, GTK_TYPE_WIDGET)

static LmPosition *
get_position (LmChompEditBar *self)
{
  return self->board != NULL ? lm_board_view_get_position (self->board) : NULL;
}

static void
show_problem (LmChompEditBar *self,
              const char     *sentence)
{
  gtk_label_set_label (self->problem, sentence != NULL ? sentence : "");
}

/* Takes the position. */
static void
edit (LmChompEditBar *self,
      LmPosition     *position)
{
  if (position != NULL)
    lm_board_view_edit (self->board, position);
  g_clear_pointer (&position, lm_position_unref);
}

static void
size_changed_cb (LmChompEditBar *self)
{
  if (self->updating || get_position (self) == NULL)
    return;

  edit (self, lm_chomp_edit_size (get_position (self), gtk_spin_button_get_value_as_int (self->n_rows),
                                  gtk_spin_button_get_value_as_int (self->n_columns)));
}

static LmPosition *
read_rows (LmChompEditBar  *self,
           GError         **error)
{
  LmPosition *position = get_position (self);
  guint n_rows, n_columns;

  lm_chomp_position_get_board (position, &n_rows, &n_columns);
  return lm_chomp_edit_read (lm_chomp_position_is_reversed (position), n_rows, n_columns,
                             gtk_editable_get_text (GTK_EDITABLE (self->rows)), lm_position_get_turn (position), error);
}

static void
rows_changed_cb (LmChompEditBar *self)
{
  g_autoptr (GError) error = NULL;
  LmPosition *position;

  if (self->updating || get_position (self) == NULL)
    return;

  position = read_rows (self, &error);
  show_problem (self, error != NULL ? error->message : NULL);
  edit (self, position);
}

static void
start_cb (LmChompEditBar *self)
{
  if (get_position (self) != NULL)
    edit (self, lm_chomp_edit_fill (get_position (self)));
}

static void
random_cb (LmChompEditBar *self)
{
  LmPosition *position = get_position (self);
  GRand *rand = g_rand_new ();
  guint n_rows, n_columns;

  if (position != NULL)
    {
      lm_chomp_position_get_board (position, &n_rows, &n_columns);
      if (!lm_chomp_position_is_reversed (position))
        {
          n_rows = MAX (n_rows, LEAST_RANDOM_SIDE);
          n_columns = MAX (n_columns, LEAST_RANDOM_SIDE);
        }
      edit (self, lm_chomp_edit_random (position, n_rows, n_columns, rand));
    }
  g_rand_free (rand);
}

static void
turn_toggled_cb (LmChompEditBar  *self,
                 GtkToggleButton *button)
{
  if (self->updating || get_position (self) == NULL || !gtk_toggle_button_get_active (button))
    return;

  edit (self, lm_chomp_edit_turn (get_position (self), button == self->turns[1]));
}

static void
name_turns (LmChompEditBar *self,
            LmGame         *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->turns); i++)
    {
      GtkWidget *button = GTK_WIDGET (self->turns[i]);
      const char *name = lm_game_get_player_name (game, i);
      g_autofree char *text = g_strdup_printf (_("%s to move"), name);

      gtk_button_set_label (GTK_BUTTON (button), name);
      gtk_widget_set_tooltip_text (button, text);
      lm_accessible_name_set (button, text);
    }
}

/* What was typed stays as it was typed when it means the same position. */
static void
write_rows (LmChompEditBar *self,
            LmPosition     *position)
{
  g_autoptr (LmPosition) typed = read_rows (self, NULL);
  g_autofree char *rows = lm_chomp_edit_write (lm_chomp_position_get_shape (position));

  if (typed == NULL || !lm_position_equal (typed, position))
    gtk_editable_set_text (GTK_EDITABLE (self->rows), rows);
}

static void
name_start (LmChompEditBar *self,
            gboolean        reversed)
{
  gtk_button_set_label (GTK_BUTTON (self->start), reversed ? _("Poison _alone") : _("_Whole bar"));
  gtk_widget_set_tooltip_text (self->start, reversed ? _("Only the poisoned square, as at the start of a game")
                                                     : _("All squares, as at the start of a game"));
  lm_accessible_name_set (self->start, reversed ? _("Poison alone") : _("Whole bar"));
}

/**
 * lm_chomp_edit_bar_update:
 * @self: the controls
 *
 * Shows what the board shows.
 */
void
lm_chomp_edit_bar_update (LmChompEditBar *self)
{
  LmPosition *position = get_position (self);
  guint n_rows, n_columns;

  g_return_if_fail (LM_IS_CHOMP_EDIT_BAR (self));

  if (position == NULL)
    return;

  self->updating = TRUE;
  lm_chomp_position_get_board (position, &n_rows, &n_columns);
  gtk_spin_button_set_value (self->n_rows, n_rows);
  gtk_spin_button_set_value (self->n_columns, n_columns);
  write_rows (self, position);
  name_start (self, lm_chomp_position_is_reversed (position));
  name_turns (self, lm_position_get_game (position));
  gtk_toggle_button_set_active (self->turns[lm_position_get_turn (position)], TRUE);
  show_problem (self, NULL);
  self->updating = FALSE;
}

static GtkWidget *
create_row (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);

  return row;
}

static void
add_field (GtkWidget  *row,
           GtkWidget  *field,
           const char *mnemonic,
           const char *name)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (mnemonic);

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), field);
  gtk_widget_set_tooltip_text (field, name);
  lm_accessible_name_set (field, name);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), field);
}

static GtkSpinButton *
add_spin (LmChompEditBar *self,
          GtkWidget      *row,
          const char     *mnemonic,
          const char     *name)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (1, LM_CHOMP_MAX_SIDE, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (size_changed_cb), self);
  add_field (row, spin, mnemonic, name);

  return GTK_SPIN_BUTTON (spin);
}

static GtkWidget *
create_size_row (LmChompEditBar *self)
{
  GtkWidget *row = create_row ();
  GtkWidget *random = gtk_button_new_with_mnemonic (_("Ra_ndom"));

  self->n_rows = add_spin (self, row, _("_Rows"), _("Number of rows"));
  self->n_columns = add_spin (self, row, _("_Columns"), _("Number of columns"));
  self->start = gtk_button_new ();
  gtk_button_set_use_underline (GTK_BUTTON (self->start), TRUE);
  g_signal_connect_swapped (self->start, "clicked", G_CALLBACK (start_cb), self);
  gtk_box_append (GTK_BOX (row), self->start);
  gtk_widget_set_tooltip_text (random, _("A shape by lot"));
  lm_accessible_name_set (random, _("Random"));
  g_signal_connect_swapped (random, "clicked", G_CALLBACK (random_cb), self);
  gtk_box_append (GTK_BOX (row), random);

  return row;
}

static GtkWidget *
create_turns (LmChompEditBar *self)
{
  GtkWidget *turns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (turns, "linked");
  for (guint i = 0; i < G_N_ELEMENTS (self->turns); i++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      self->turns[i] = GTK_TOGGLE_BUTTON (button);
      gtk_toggle_button_set_group (self->turns[i], i > 0 ? self->turns[0] : NULL);
      g_signal_connect_swapped (button, "toggled", G_CALLBACK (turn_toggled_cb), self);
      gtk_box_append (GTK_BOX (turns), button);
    }

  return turns;
}

static GtkWidget *
create_shape_row (LmChompEditBar *self)
{
  GtkWidget *row = create_row ();
  GtkWidget *turns_label = gtk_label_new (_("To move"));

  self->rows = GTK_ENTRY (gtk_entry_new ());
  gtk_editable_set_width_chars (GTK_EDITABLE (self->rows), LIST_WIDTH);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->rows), LIST_WIDTH);
  g_signal_connect_swapped (self->rows, "changed", G_CALLBACK (rows_changed_cb), self);
  add_field (row, GTK_WIDGET (self->rows), _("_Shape"), _("Lengths of the rows, from the bottom row up"));
  gtk_widget_set_margin_start (turns_label, 6);
  gtk_box_append (GTK_BOX (row), turns_label);
  gtk_box_append (GTK_BOX (row), create_turns (self));

  return row;
}

static GtkWidget *
create_problem (LmChompEditBar *self)
{
  GtkWidget *problem = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);

  self->problem = GTK_LABEL (problem);
  gtk_label_set_wrap (self->problem, TRUE);
  gtk_label_set_justify (self->problem, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (problem, "problem");

  return problem;
}

static void
lm_chomp_edit_bar_dispose (GObject *object)
{
  LmChompEditBar *self = LM_CHOMP_EDIT_BAR (object);

  g_clear_weak_pointer (&self->board);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_chomp_edit_bar_parent_class)->dispose (object);
}

static void
lm_chomp_edit_bar_class_init (LmChompEditBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_chomp_edit_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
lm_chomp_edit_bar_init (LmChompEditBar *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), create_size_row (self));
  gtk_box_append (GTK_BOX (self->box), create_shape_row (self));
  gtk_box_append (GTK_BOX (self->box), create_problem (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * lm_chomp_edit_bar_new:
 * @board: the board that is edited
 *
 * Returns: (transfer floating): controls that change the position
 */
GtkWidget *
lm_chomp_edit_bar_new (LmBoardView *board)
{
  LmChompEditBar *self = g_object_new (LM_TYPE_CHOMP_EDIT_BAR, NULL);

  g_set_weak_pointer (&self->board, board);
  lm_chomp_edit_bar_update (self);

  return GTK_WIDGET (self);
}
