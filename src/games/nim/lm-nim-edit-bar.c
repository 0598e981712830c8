/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-edit-bar.c: what the editor can set: stones, target, how many a turn may move, and whose turn it is. */

#include "config.h"

#include "lm-nim-edit-bar.h"

#include "lm-nim-edit.h"

#include <glib/gi18n.h>

/* An entry where there is room for 10^18, in characters. */
#define WIDEST 12

struct _LmNimEditBar
{
  LmEditBar    parent_instance;

  GtkEditable *stones;
  GtkWidget   *target_box;
  GtkEditable *target;
  GtkEditable *max;
};

G_DEFINE_FINAL_TYPE (LmNimEditBar, lm_nim_edit_bar, LM_TYPE_EDIT_BAR)

static LmPosition *
lm_nim_edit_bar_read (LmEditBar  *bar,
                      GError    **error)
{
  LmNimEditBar *self = LM_NIM_EDIT_BAR (bar);
  const gboolean reversed = lm_nim_game_is_reversed (lm_nim_position_get_game (lm_edit_bar_get_position (bar)));

  return lm_nim_edit_read (gtk_editable_get_text (self->stones),
                           reversed ? gtk_editable_get_text (self->target) : NULL,
                           gtk_editable_get_text (self->max), lm_edit_bar_get_turn (bar), error);
}

static void
lm_nim_edit_bar_write (LmEditBar  *bar,
                       LmPosition *position)
{
  LmNimEditBar *self = LM_NIM_EDIT_BAR (bar);
  LmNimGame *game = lm_nim_position_get_game (position);

  lm_edit_bar_set_number (self->stones, lm_nim_position_get_stones (position));
  lm_edit_bar_set_number (self->target, lm_nim_game_get_target (game));
  lm_edit_bar_set_number (self->max, lm_nim_game_get_max (game));
}

static void
lm_nim_edit_bar_show (LmEditBar  *bar,
                      LmPosition *position)
{
  gtk_widget_set_visible (LM_NIM_EDIT_BAR (bar)->target_box,
                          lm_nim_game_is_reversed (lm_nim_position_get_game (position)));
}

static void
lm_nim_edit_bar_class_init (LmNimEditBarClass *klass)
{
  LmEditBarClass *bar_class = LM_EDIT_BAR_CLASS (klass);

  bar_class->read = lm_nim_edit_bar_read;
  bar_class->write = lm_nim_edit_bar_write;
  bar_class->show = lm_nim_edit_bar_show;
  bar_class->draw = lm_nim_edit_random;
}

/* A label and its entry, closer to each other than to the next. */
static GtkWidget *
add_entry (LmEditBar    *bar,
           GtkWidget    *row,
           const char   *mnemonic,
           const char   *name,
           GtkEditable **entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  *entry = lm_edit_bar_add_entry (bar, box, mnemonic, name, WIDEST, NULL);
  gtk_box_append (GTK_BOX (row), box);

  return box;
}

static void
lm_nim_edit_bar_init (LmNimEditBar *self)
{
  LmEditBar *bar = LM_EDIT_BAR (self);
  GtkWidget *numbers = lm_edit_bar_add_row (bar);
  GtkWidget *row = lm_edit_bar_add_row (bar);

  gtk_box_set_spacing (GTK_BOX (numbers), 12);
  add_entry (bar, numbers, _("_Stones"), _("How many stones there are"), &self->stones);
  self->target_box = add_entry (bar, numbers, _("_Target"), _("The number that ends the game"), &self->target);
  add_entry (bar, numbers, _("At _most"), _("How many stones a turn may move"), &self->max);
  lm_edit_bar_add_turns (bar, row);
  gtk_widget_set_margin_start (lm_edit_bar_add_random (bar, row, _("_Random"), _("Some other number of stones by lot")),
                               6);
}
