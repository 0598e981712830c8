/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-bar.c: what the editor can set: pile, limit, alpha, and whose turn it is. */

#include "config.h"

#include "edit-bar.h"

#include "board/lm-accessible-name.h"
#include "edit.h"
#include "games/take-away/take-away.h"

#include <glib/gi18n.h>

struct _LmTakeAwayEditBar
{
  LmEditBar        parent_instance;

  GtkEditable     *stones;
  GtkEditable     *limit;
  GtkToggleButton *opening;
  GtkEditable     *alpha;
};

G_DEFINE_FINAL_TYPE (LmTakeAwayEditBar, lm_take_away_edit_bar, LM_TYPE_EDIT_BAR)

static void
set_text (GtkEditable *entry,
          char        *text)
{
  gtk_editable_set_text (entry, text);
  g_free (text);
}

static void
opening_toggled_cb (LmEditBar *bar)
{
  lm_edit_bar_apply (bar);
  lm_edit_bar_update (bar);
}

/* Who writes a limit means it. */
static void
limit_changed_cb (LmTakeAwayEditBar *self)
{
  if (lm_edit_bar_is_updating (LM_EDIT_BAR (self)))
    return;

  g_signal_handlers_block_by_func (self->opening, opening_toggled_cb, self);
  gtk_toggle_button_set_active (self->opening, FALSE);
  g_signal_handlers_unblock_by_func (self->opening, opening_toggled_cb, self);
  lm_edit_bar_apply (LM_EDIT_BAR (self));
}

static LmPosition *
lm_take_away_edit_bar_read (LmEditBar  *bar,
                            GError    **error)
{
  LmTakeAwayEditBar *self = LM_TAKE_AWAY_EDIT_BAR (bar);
  const gboolean opening = gtk_toggle_button_get_active (self->opening);

  return lm_take_away_edit_read (gtk_editable_get_text (self->alpha), gtk_editable_get_text (self->stones),
                                 opening ? NULL : gtk_editable_get_text (self->limit), lm_edit_bar_get_turn (bar),
                                 error);
}

static void
lm_take_away_edit_bar_write (LmEditBar  *bar,
                             LmPosition *position)
{
  LmTakeAwayEditBar *self = LM_TAKE_AWAY_EDIT_BAR (bar);
  LmTakeAwayPosition *pile = LM_TAKE_AWAY_POSITION (position);

  set_text (self->stones, lm_take_away_number_to_string (pile->stones));
  set_text (self->limit, lm_take_away_number_to_string (pile->limit));
  set_text (self->alpha, lm_take_away_fraction_to_string (lm_take_away_get_alpha (LM_TAKE_AWAY (position->game))));
}

/* The limit of the opening follows the pile. */
static void
lm_take_away_edit_bar_show (LmEditBar  *bar,
                            LmPosition *position)
{
  LmTakeAwayEditBar *self = LM_TAKE_AWAY_EDIT_BAR (bar);
  const gboolean opening = lm_take_away_position_is_opening (position);

  gtk_toggle_button_set_active (self->opening, opening);
  if (opening)
    set_text (self->limit, lm_take_away_number_to_string (LM_TAKE_AWAY_POSITION (position)->limit));
}

static void
lm_take_away_edit_bar_class_init (LmTakeAwayEditBarClass *klass)
{
  LmEditBarClass *bar_class = LM_EDIT_BAR_CLASS (klass);

  bar_class->read = lm_take_away_edit_bar_read;
  bar_class->write = lm_take_away_edit_bar_write;
  bar_class->show = lm_take_away_edit_bar_show;
  bar_class->turn = lm_take_away_edit_turn;
  bar_class->draw = lm_take_away_edit_random;
}

static GtkToggleButton *
add_opening (LmTakeAwayEditBar *self,
             GtkWidget         *row)
{
  GtkWidget *opening = gtk_toggle_button_new_with_mnemonic (_("_Opening"));

  lm_accessible_name_set (opening, _("Opening"));
  gtk_widget_set_tooltip_text (opening, _("The first turn: all stones but one may be taken"));
  g_signal_connect_swapped (opening, "toggled", G_CALLBACK (opening_toggled_cb), self);
  gtk_box_append (GTK_BOX (row), opening);

  return GTK_TOGGLE_BUTTON (opening);
}

static void
lm_take_away_edit_bar_init (LmTakeAwayEditBar *self)
{
  LmEditBar *bar = LM_EDIT_BAR (self);
  GtkWidget *pile = lm_edit_bar_add_row (bar);
  GtkWidget *game = lm_edit_bar_add_row (bar);

  self->stones = lm_edit_bar_add_entry (bar, pile, _("_Pile"), _("Stones in the pile"), 9, NULL);
  self->limit = lm_edit_bar_add_entry (bar, pile, _("_Limit"), _("How many stones the next turn may take at most"), 9,
                                       G_CALLBACK (limit_changed_cb));
  self->opening = add_opening (self, pile);
  lm_edit_bar_add_random (bar, pile, _("_Random"), _("A pile of about this size and a limit by lot"));
  self->alpha = lm_edit_bar_add_entry (bar, game, _("_α"), _("α, for example 3, 2.5 or 43/11"), 6, NULL);
  lm_edit_bar_add_turns (bar, game);
}
