/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-bar.c: what the editor can set: the size, the rows, and whose turn it is. */

#include "config.h"

#include "edit-bar.h"

#include "board/lm-accessible-name.h"
#include "edit.h"

#include <glib/gi18n.h>

/* How wide the list of rows is, in characters. */
#define LIST_WIDTH 14

/* Shapes by lot have so many rows and columns at least, where the board is free. */
#define LEAST_RANDOM_SIDE 4

struct _LmChompEditBar
{
  LmEditBar      parent_instance;

  GtkSpinButton *n_rows;
  GtkSpinButton *n_columns;
  GtkEditable   *rows;
  GtkWidget     *start;
};

G_DEFINE_FINAL_TYPE (LmChompEditBar, lm_chomp_edit_bar, LM_TYPE_EDIT_BAR)

static void
size_changed_cb (LmChompEditBar *self)
{
  LmEditBar *bar = LM_EDIT_BAR (self);
  LmPosition *position = lm_edit_bar_get_position (bar);

  if (lm_edit_bar_is_updating (bar) || position == NULL)
    return;

  lm_edit_bar_edit (bar, lm_chomp_edit_size (position, gtk_spin_button_get_value_as_int (self->n_rows),
                                             gtk_spin_button_get_value_as_int (self->n_columns)));
}

static void
start_cb (LmEditBar *bar)
{
  LmPosition *position = lm_edit_bar_get_position (bar);

  if (position != NULL)
    lm_edit_bar_edit (bar, lm_chomp_edit_fill (position));
}

static LmPosition *
lm_chomp_edit_bar_read (LmEditBar  *bar,
                        GError    **error)
{
  LmPosition *position = lm_edit_bar_get_position (bar);
  guint n_rows, n_columns;

  lm_chomp_position_get_board (position, &n_rows, &n_columns);
  return lm_chomp_edit_read (lm_chomp_position_is_reversed (position), n_rows, n_columns,
                             gtk_editable_get_text (LM_CHOMP_EDIT_BAR (bar)->rows), lm_position_get_turn (position),
                             error);
}

static void
lm_chomp_edit_bar_write (LmEditBar  *bar,
                         LmPosition *position)
{
  g_autofree char *rows = lm_chomp_edit_write (lm_chomp_position_get_shape (position));

  gtk_editable_set_text (LM_CHOMP_EDIT_BAR (bar)->rows, rows);
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

static void
lm_chomp_edit_bar_show (LmEditBar  *bar,
                        LmPosition *position)
{
  LmChompEditBar *self = LM_CHOMP_EDIT_BAR (bar);
  guint n_rows, n_columns;

  lm_chomp_position_get_board (position, &n_rows, &n_columns);
  gtk_spin_button_set_value (self->n_rows, n_rows);
  gtk_spin_button_set_value (self->n_columns, n_columns);
  name_start (self, lm_chomp_position_is_reversed (position));
}

static LmPosition *
lm_chomp_edit_bar_draw (LmPosition *position,
                        GRand      *rand)
{
  const guint least = lm_chomp_position_is_reversed (position) ? 1 : LEAST_RANDOM_SIDE;
  guint n_rows, n_columns;

  lm_chomp_position_get_board (position, &n_rows, &n_columns);
  return lm_chomp_edit_random (position, MAX (n_rows, least), MAX (n_columns, least), rand);
}

static void
lm_chomp_edit_bar_class_init (LmChompEditBarClass *klass)
{
  LmEditBarClass *bar_class = LM_EDIT_BAR_CLASS (klass);

  bar_class->read = lm_chomp_edit_bar_read;
  bar_class->write = lm_chomp_edit_bar_write;
  bar_class->show = lm_chomp_edit_bar_show;
  bar_class->turn = lm_chomp_edit_turn;
  bar_class->draw = lm_chomp_edit_bar_draw;
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
  lm_edit_bar_add_field (row, spin, mnemonic, name);

  return GTK_SPIN_BUTTON (spin);
}

static void
lm_chomp_edit_bar_init (LmChompEditBar *self)
{
  LmEditBar *bar = LM_EDIT_BAR (self);
  GtkWidget *size = lm_edit_bar_add_row (bar);
  GtkWidget *shape = lm_edit_bar_add_row (bar);

  self->n_rows = add_spin (self, size, _("_Rows"), _("Number of rows"));
  self->n_columns = add_spin (self, size, _("_Columns"), _("Number of columns"));
  self->start = lm_edit_bar_add_button (bar, size, "", "", NULL, G_CALLBACK (start_cb));
  lm_edit_bar_add_random (bar, size, _("Ra_ndom"), _("A shape by lot"));
  self->rows = lm_edit_bar_add_entry (bar, shape, _("_Shape"), _("Lengths of the rows, from the bottom row up"),
                                      LIST_WIDTH, NULL);
  gtk_editable_set_width_chars (self->rows, LIST_WIDTH);
  lm_edit_bar_add_turns (bar, shape);
}
