/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-edit-bar.c: what the editor can set: the board, the divisor, the goal, what is crossed out. */

#include "config.h"

#include "lm-zahlenschlacht-edit-bar.h"

#include "lm-zahlenschlacht-caption.h"
#include "lm-zahlenschlacht-edit.h"

#include <glib/gi18n.h>

struct _LmZahlenschlachtEditBar
{
  GtkWidget        parent_instance;

  LmBoardView     *board;
  gboolean         updating;

  GtkWidget       *box;
  GtkEntry        *n;
  GtkEntry        *d;
  GtkToggleButton *goals[2];
  GtkEntry        *crossed;
  GtkLabel        *turn;
  GtkLabel        *problem;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtEditBar, lm_zahlenschlacht_edit_bar, GTK_TYPE_WIDGET)

static LmPosition *
get_position (LmZahlenschlachtEditBar *self)
{
  return self->board != NULL ? lm_board_view_get_position (self->board) : NULL;
}

static const char *
get_text (GtkEntry *entry)
{
  return gtk_editable_get_text (GTK_EDITABLE (entry));
}

static void
set_text (GtkEntry *entry,
          char     *text)
{
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_free (text);
}

static LmZahlenschlachtGoal
get_goal (LmZahlenschlachtEditBar *self)
{
  return gtk_toggle_button_get_active (self->goals[1]) ? LM_ZAHLENSCHLACHT_INDIVISIBLE : LM_ZAHLENSCHLACHT_DIVISIBLE;
}

static LmPosition *
read_fields (LmZahlenschlachtEditBar  *self,
             GError                  **error)
{
  return lm_zahlenschlacht_edit_read (get_text (self->n), get_text (self->d), get_goal (self),
                                      get_text (self->crossed), error);
}

static void
show_problem (LmZahlenschlachtEditBar *self,
              const char              *sentence)
{
  gtk_label_set_label (self->problem, sentence != NULL ? sentence : "");
}

/* Takes the position. */
static void
edit (LmZahlenschlachtEditBar *self,
      LmPosition              *position)
{
  if (position != NULL)
    lm_board_view_edit (self->board, position);
  g_clear_pointer (&position, lm_position_unref);
}

/* Whether the list of crosses means those on the board. */
static gboolean
has_same_crosses (LmZahlenschlachtEditBar *self)
{
  LmPosition *position = get_position (self);
  g_autofree char *n = g_strdup_printf ("%u", lm_zahlenschlacht_position_get_n (position));
  g_autofree char *d = g_strdup_printf ("%u", lm_zahlenschlacht_position_get_d (position));
  g_autoptr (LmPosition) listed =
    lm_zahlenschlacht_edit_read (n, d, lm_zahlenschlacht_position_get_goal (position), get_text (self->crossed), NULL);

  return listed != NULL && lm_position_equal (listed, position);
}

/* The same crosses remember who made them, and those beyond a smaller board go with it. */
static LmPosition *
apply_fields (LmZahlenschlachtEditBar  *self,
              GError                  **error)
{
  guint n, d;

  if (!has_same_crosses (self))
    return read_fields (self, error);
  if (!lm_zahlenschlacht_edit_read_n (get_text (self->n), &n, error)
      || !lm_zahlenschlacht_edit_read_d (get_text (self->d), &d, error))
    return NULL;

  return lm_zahlenschlacht_position_with (get_position (self), n, d, get_goal (self), error);
}

static void
fields_changed_cb (LmZahlenschlachtEditBar *self)
{
  g_autoptr (GError) error = NULL;
  LmPosition *position;

  if (self->updating || get_position (self) == NULL)
    return;

  position = apply_fields (self, &error);
  show_problem (self, error != NULL ? error->message : NULL);
  edit (self, position);
}

static void
goal_toggled_cb (LmZahlenschlachtEditBar *self,
                 GtkToggleButton         *button)
{
  if (gtk_toggle_button_get_active (button))
    fields_changed_cb (self);
}

static void
restore_cb (LmZahlenschlachtEditBar *self)
{
  if (get_position (self) != NULL)
    edit (self, lm_zahlenschlacht_edit_restore (get_position (self)));
}

static void
random_cb (LmZahlenschlachtEditBar *self)
{
  GRand *rand = g_rand_new ();

  if (get_position (self) != NULL)
    edit (self, lm_zahlenschlacht_edit_random (get_position (self), rand));
  g_rand_free (rand);
}

/* What was typed stays as it was typed when it means the same position. */
static gboolean
says_already (LmZahlenschlachtEditBar *self,
              LmPosition              *position)
{
  g_autoptr (LmPosition) typed = read_fields (self, NULL);

  return typed != NULL && lm_position_equal (typed, position);
}

static void
write_fields (LmZahlenschlachtEditBar *self,
              LmPosition              *position)
{
  set_text (self->n, g_strdup_printf ("%u", lm_zahlenschlacht_position_get_n (position)));
  set_text (self->d, g_strdup_printf ("%u", lm_zahlenschlacht_position_get_d (position)));
  set_text (self->crossed, lm_zahlenschlacht_edit_list_crossed (position));
  gtk_toggle_button_set_active (self->goals[lm_zahlenschlacht_position_get_goal (position)], TRUE);
}

/**
 * lm_zahlenschlacht_edit_bar_update:
 * @self: the controls
 *
 * Shows what the board shows.
 */
void
lm_zahlenschlacht_edit_bar_update (LmZahlenschlachtEditBar *self)
{
  LmPosition *position = get_position (self);
  g_autofree char *turn = NULL;

  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_EDIT_BAR (self));

  if (position == NULL)
    return;

  self->updating = TRUE;
  if (!says_already (self, position))
    write_fields (self, position);
  turn = lm_position_is_over (position) ? g_strdup (_("Game over"))
         : g_strdup_printf (_("%s to move"), lm_position_get_turn_name (position));
  gtk_label_set_label (self->turn, turn);
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

static GtkEntry *
add_entry (LmZahlenschlachtEditBar *self,
           GtkWidget               *row,
           const char              *mnemonic,
           const char              *name,
           int                      n_chars)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (mnemonic);
  GtkWidget *entry = gtk_entry_new ();

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), entry);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), n_chars);
  gtk_widget_set_tooltip_text (entry, name);
  lm_zahlenschlacht_name_widget (entry, name);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (fields_changed_cb), self);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), entry);

  return GTK_ENTRY (entry);
}

static GtkWidget *
create_goals (LmZahlenschlachtEditBar *self)
{
  const char *labels[] = { _("Divisible"), _("Not divisible") };
  const char *names[] = { _("A wants a sum divisible by d"), _("A wants a sum not divisible by d") };
  GtkWidget *goals = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (goals, "linked");
  for (guint i = 0; i < G_N_ELEMENTS (self->goals); i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (labels[i]);

      self->goals[i] = GTK_TOGGLE_BUTTON (button);
      gtk_toggle_button_set_group (self->goals[i], i > 0 ? self->goals[0] : NULL);
      gtk_widget_set_tooltip_text (button, names[i]);
      lm_zahlenschlacht_name_widget (button, names[i]);
      g_signal_connect_swapped (button, "toggled", G_CALLBACK (goal_toggled_cb), self);
      gtk_box_append (GTK_BOX (goals), button);
    }

  return goals;
}

static GtkWidget *
create_game_row (LmZahlenschlachtEditBar *self)
{
  GtkWidget *row = create_row ();
  GtkWidget *label = gtk_label_new (_("A wants"));

  self->n = add_entry (self, row, _("_n"), _("How many numbers there are"), 5);
  self->d = add_entry (self, row, _("_d"), _("The divisor"), 6);
  gtk_widget_set_margin_start (label, 6);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), create_goals (self));

  return row;
}

static void
add_button (LmZahlenschlachtEditBar *self,
            GtkWidget               *row,
            const char              *mnemonic,
            const char              *name,
            const char              *tooltip,
            GCallback                callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (mnemonic);

  lm_zahlenschlacht_name_widget (button, name);
  gtk_widget_set_tooltip_text (button, tooltip);
  g_signal_connect_swapped (button, "clicked", callback, self);
  gtk_box_append (GTK_BOX (row), button);
}

static GtkWidget *
create_crossed_row (LmZahlenschlachtEditBar *self)
{
  GtkWidget *row = create_row ();
  GtkWidget *turn = gtk_label_new (NULL);

  self->crossed = add_entry (self, row, _("_Crossed out"), _("The numbers that are crossed out, for example 3, 7-9"),
                             18);
  add_button (self, row, _("Restore _all"), _("Restore all"), _("Put all numbers back on the board"),
              G_CALLBACK (restore_cb));
  add_button (self, row, _("_Random"), _("Random"), _("Cross out numbers by lot"), G_CALLBACK (random_cb));
  self->turn = GTK_LABEL (turn);
  gtk_widget_set_tooltip_text (turn, _("The turn follows from how many numbers are crossed out"));
  gtk_widget_set_margin_start (turn, 6);
  gtk_widget_add_css_class (turn, "dim-label");
  gtk_box_append (GTK_BOX (row), turn);

  return row;
}

static GtkWidget *
create_problem (LmZahlenschlachtEditBar *self)
{
  GtkWidget *problem = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);

  self->problem = GTK_LABEL (problem);
  gtk_label_set_wrap (self->problem, TRUE);
  gtk_label_set_justify (self->problem, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (problem, "problem");

  return problem;
}

static void
lm_zahlenschlacht_edit_bar_dispose (GObject *object)
{
  LmZahlenschlachtEditBar *self = LM_ZAHLENSCHLACHT_EDIT_BAR (object);

  g_clear_weak_pointer (&self->board);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_zahlenschlacht_edit_bar_parent_class)->dispose (object);
}

static void
lm_zahlenschlacht_edit_bar_class_init (LmZahlenschlachtEditBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_zahlenschlacht_edit_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
lm_zahlenschlacht_edit_bar_init (LmZahlenschlachtEditBar *self)
{
  self->updating = TRUE;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), create_game_row (self));
  gtk_box_append (GTK_BOX (self->box), create_crossed_row (self));
  gtk_box_append (GTK_BOX (self->box), create_problem (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->updating = FALSE;
}

/**
 * lm_zahlenschlacht_edit_bar_new:
 * @board: the board that is edited
 *
 * Returns: (transfer floating): controls that change the position
 */
GtkWidget *
lm_zahlenschlacht_edit_bar_new (LmBoardView *board)
{
  LmZahlenschlachtEditBar *self = g_object_new (LM_TYPE_ZAHLENSCHLACHT_EDIT_BAR, NULL);

  g_set_weak_pointer (&self->board, board);
  lm_zahlenschlacht_edit_bar_update (self);

  return GTK_WIDGET (self);
}
