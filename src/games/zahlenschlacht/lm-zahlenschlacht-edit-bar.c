/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-edit-bar.c: what the editor can set: the board, the divisor, the goal, what is crossed out. */

#include "config.h"

#include "lm-zahlenschlacht-edit-bar.h"

#include "lm-zahlenschlacht-edit.h"

#include <glib/gi18n.h>

struct _LmZahlenschlachtEditBar
{
  LmEditBar        parent_instance;

  GtkEditable     *n;
  GtkEditable     *d;
  GtkToggleButton *goals[2];
  GtkEditable     *crossed;
  GtkLabel        *turn;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtEditBar, lm_zahlenschlacht_edit_bar, LM_TYPE_EDIT_BAR)

static LmZahlenschlachtGoal
get_goal (LmZahlenschlachtEditBar *self)
{
  return gtk_toggle_button_get_active (self->goals[1]) ? LM_ZAHLENSCHLACHT_INDIVISIBLE : LM_ZAHLENSCHLACHT_DIVISIBLE;
}

static LmPosition *
lm_zahlenschlacht_edit_bar_read (LmEditBar  *bar,
                                 GError    **error)
{
  LmZahlenschlachtEditBar *self = LM_ZAHLENSCHLACHT_EDIT_BAR (bar);

  return lm_zahlenschlacht_edit_read (gtk_editable_get_text (self->n), gtk_editable_get_text (self->d),
                                      get_goal (self), gtk_editable_get_text (self->crossed), error);
}

/* Whether the list of crosses means those on the board. */
static gboolean
has_same_crosses (LmZahlenschlachtEditBar *self,
                  LmPosition              *position)
{
  g_autofree char *n = g_strdup_printf ("%u", lm_zahlenschlacht_position_get_n (position));
  g_autofree char *d = g_strdup_printf ("%u", lm_zahlenschlacht_position_get_d (position));
  g_autoptr (LmPosition) listed =
    lm_zahlenschlacht_edit_read (n, d, lm_zahlenschlacht_position_get_goal (position),
                                 gtk_editable_get_text (self->crossed), NULL);

  return listed != NULL && lm_position_equal (listed, position);
}

/* The same crosses remember who made them, and those beyond a smaller board go with it. */
static LmPosition *
lm_zahlenschlacht_edit_bar_apply (LmEditBar  *bar,
                                  GError    **error)
{
  LmZahlenschlachtEditBar *self = LM_ZAHLENSCHLACHT_EDIT_BAR (bar);
  LmPosition *position = lm_edit_bar_get_position (bar);
  guint n, d;

  if (!has_same_crosses (self, position))
    return lm_zahlenschlacht_edit_bar_read (bar, error);
  if (!lm_zahlenschlacht_edit_read_n (gtk_editable_get_text (self->n), &n, error)
      || !lm_zahlenschlacht_edit_read_d (gtk_editable_get_text (self->d), &d, error))
    return NULL;

  return lm_zahlenschlacht_position_with (position, n, d, get_goal (self), error);
}

static void
lm_zahlenschlacht_edit_bar_write (LmEditBar  *bar,
                                  LmPosition *position)
{
  LmZahlenschlachtEditBar *self = LM_ZAHLENSCHLACHT_EDIT_BAR (bar);
  g_autofree char *crossed = lm_zahlenschlacht_edit_list_crossed (position);

  lm_edit_bar_set_number (self->n, lm_zahlenschlacht_position_get_n (position));
  lm_edit_bar_set_number (self->d, lm_zahlenschlacht_position_get_d (position));
  gtk_editable_set_text (self->crossed, crossed);
  gtk_toggle_button_set_active (self->goals[lm_zahlenschlacht_position_get_goal (position)], TRUE);
}

static void
lm_zahlenschlacht_edit_bar_show (LmEditBar  *bar,
                                 LmPosition *position)
{
  g_autofree char *turn = lm_position_is_over (position)
                          ? g_strdup (_("Game over"))
                          : g_strdup_printf (_("%s to move"), lm_position_get_turn_name (position));

  gtk_label_set_label (LM_ZAHLENSCHLACHT_EDIT_BAR (bar)->turn, turn);
}

static void
lm_zahlenschlacht_edit_bar_class_init (LmZahlenschlachtEditBarClass *klass)
{
  LmEditBarClass *bar_class = LM_EDIT_BAR_CLASS (klass);

  bar_class->read = lm_zahlenschlacht_edit_bar_read;
  bar_class->apply = lm_zahlenschlacht_edit_bar_apply;
  bar_class->write = lm_zahlenschlacht_edit_bar_write;
  bar_class->show = lm_zahlenschlacht_edit_bar_show;
  bar_class->draw = lm_zahlenschlacht_edit_random;
}

static void
restore_cb (LmEditBar *bar)
{
  LmPosition *position = lm_edit_bar_get_position (bar);

  if (position != NULL)
    lm_edit_bar_edit (bar, lm_zahlenschlacht_edit_restore (position));
}

static void
add_game_row (LmZahlenschlachtEditBar *self)
{
  LmEditBar *bar = LM_EDIT_BAR (self);
  GtkWidget *row = lm_edit_bar_add_row (bar);
  const char *labels[] = { _("Divisible"), _("Not divisible") };
  const char *names[] = { _("A wants a sum divisible by d"), _("A wants a sum not divisible by d") };

  self->n = lm_edit_bar_add_entry (bar, row, _("_n"), _("How many numbers there are"), 5, NULL);
  self->d = lm_edit_bar_add_entry (bar, row, _("_d"), _("The divisor"), 6, NULL);
  lm_edit_bar_add_switch (bar, row, _("A wants"), self->goals);
  for (guint i = 0; i < G_N_ELEMENTS (self->goals); i++)
    {
      gtk_button_set_label (GTK_BUTTON (self->goals[i]), labels[i]);
      lm_edit_bar_name (GTK_WIDGET (self->goals[i]), names[i]);
    }
}

static void
add_crossed_row (LmZahlenschlachtEditBar *self)
{
  LmEditBar *bar = LM_EDIT_BAR (self);
  GtkWidget *row = lm_edit_bar_add_row (bar);
  GtkWidget *turn = gtk_label_new (NULL);

  self->crossed = lm_edit_bar_add_entry (bar, row, _("_Crossed out"),
                                         _("The numbers that are crossed out, for example 3, 7-9"), 18, NULL);
  lm_edit_bar_add_button (bar, row, _("Restore _all"), _("Restore all"), _("Put all numbers back on the board"),
                          G_CALLBACK (restore_cb));
  lm_edit_bar_add_random (bar, row, _("_Random"), _("Cross out numbers by lot"));
  self->turn = GTK_LABEL (turn);
  gtk_widget_set_tooltip_text (turn, _("The turn follows from how many numbers are crossed out"));
  gtk_widget_set_margin_start (turn, 6);
  gtk_widget_add_css_class (turn, "dim-label");
  gtk_box_append (GTK_BOX (row), turn);
}

static void
lm_zahlenschlacht_edit_bar_init (LmZahlenschlachtEditBar *self)
{
  add_game_row (self);
  add_crossed_row (self);
}
