/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-edit-bar.c: what the editor can set: stones, target, how many a turn may move, and whose turn it is. */

#include "config.h"

#include "lm-nim-edit-bar.h"

#include "app/lm-accessible-name.h"
#include "lm-nim-edit.h"

#include <glib/gi18n.h>
#include <inttypes.h>

/* An entry in a narrow window, and where there is room for 10^18, in characters. */
#define NARROWEST 4
#define WIDEST 12

struct _LmNimEditBar
{
  GtkWidget        parent_instance;

  LmBoardView     *board;
  gboolean         updating;

  GtkWidget       *box;
  GtkEditable     *stones;
  GtkWidget       *target_box;
  GtkEditable     *target;
  GtkEditable     *max;
  GtkToggleButton *turns[2];
  GtkLabel        *problem;
};

G_DEFINE_FINAL_TYPE (LmNimEditBar, lm_nim_edit_bar, GTK_TYPE_WIDGET)

static LmPosition *
get_position (LmNimEditBar *self)
{
  return self->board != NULL ? lm_board_view_get_position (self->board) : NULL;
}

static LmPosition *
read_fields (LmNimEditBar  *self,
             GError       **error)
{
  const gboolean reversed = lm_nim_game_is_reversed (lm_nim_position_get_game (get_position (self)));

  return lm_nim_edit_read (gtk_editable_get_text (self->stones),
                           reversed ? gtk_editable_get_text (self->target) : NULL,
                           gtk_editable_get_text (self->max),
                           gtk_toggle_button_get_active (self->turns[1]), error);
}

static void
changed_cb (LmNimEditBar *self)
{
  g_autoptr (LmPosition) position = NULL;
  g_autoptr (GError) error = NULL;

  if (self->updating || get_position (self) == NULL)
    return;

  position = read_fields (self, &error);
  gtk_label_set_label (self->problem, error != NULL ? error->message : "");
  if (position != NULL)
    lm_board_view_edit (self->board, position);
}

static void
random_cb (LmNimEditBar *self)
{
  GRand *rand = g_rand_new ();
  g_autoptr (LmPosition) position = NULL;

  if (get_position (self) != NULL)
    position = lm_nim_edit_random (get_position (self), rand);
  if (position != NULL)
    lm_board_view_edit (self->board, position);
  g_rand_free (rand);
}

static void
set_number (GtkEditable *entry,
            guint64      number)
{
  g_autofree char *text = g_strdup_printf ("%" PRIu64, number);

  gtk_editable_set_text (entry, text);
}

static void
write_fields (LmNimEditBar *self,
              LmPosition   *position)
{
  LmNimGame *game = lm_nim_position_get_game (position);

  set_number (self->stones, lm_nim_position_get_stones (position));
  set_number (self->target, lm_nim_game_get_target (game));
  set_number (self->max, lm_nim_game_get_max (game));
  gtk_toggle_button_set_active (self->turns[lm_nim_position_get_turn (position)], TRUE);
}

/* What was typed stays as it was typed when it means the same position. */
static gboolean
says_already (LmNimEditBar *self,
              LmPosition   *position)
{
  g_autoptr (LmPosition) typed = read_fields (self, NULL);

  return typed != NULL && lm_position_equal (typed, position);
}

static void
name_widget (GtkWidget  *widget,
             const char *name)
{
  lm_accessible_name_set (widget, name);
  gtk_widget_set_tooltip_text (widget, name);
}

static void
name_turns (LmNimEditBar *self,
            LmGame       *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->turns); i++)
    {
      const char *name = lm_game_get_player_name (game, i);
      g_autofree char *text = g_strdup_printf (_("%s to move"), name);

      gtk_button_set_label (GTK_BUTTON (self->turns[i]), name);
      name_widget (GTK_WIDGET (self->turns[i]), text);
    }
}

/**
 * lm_nim_edit_bar_update:
 * @self: the controls
 *
 * Shows what the board shows.
 */
void
lm_nim_edit_bar_update (LmNimEditBar *self)
{
  LmPosition *position = get_position (self);

  g_return_if_fail (LM_IS_NIM_EDIT_BAR (self));

  if (position == NULL)
    return;

  self->updating = TRUE;
  name_turns (self, lm_position_get_game (position));
  gtk_widget_set_visible (self->target_box, lm_nim_game_is_reversed (lm_nim_position_get_game (position)));
  if (!says_already (self, position))
    write_fields (self, position);
  gtk_label_set_label (self->problem, "");
  self->updating = FALSE;
}

static GtkWidget *
create_entry (LmNimEditBar  *self,
              const char    *mnemonic,
              const char    *name,
              GtkEditable  **entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new_with_mnemonic (mnemonic);

  *entry = GTK_EDITABLE (gtk_entry_new ());
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), GTK_WIDGET (*entry));
  gtk_editable_set_width_chars (*entry, NARROWEST);
  gtk_editable_set_max_width_chars (*entry, WIDEST);
  name_widget (GTK_WIDGET (*entry), name);
  g_signal_connect_swapped (*entry, "changed", G_CALLBACK (changed_cb), self);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (*entry));

  return box;
}

static GtkWidget *
create_numbers (LmNimEditBar *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), create_entry (self, _("_Stones"), _("How many stones there are"), &self->stones));
  self->target_box = create_entry (self, _("_Target"), _("The number that ends the game"), &self->target);
  gtk_box_append (GTK_BOX (row), self->target_box);
  gtk_box_append (GTK_BOX (row), create_entry (self, _("At _most"), _("How many stones a turn may move"), &self->max));

  return row;
}

static void
turn_toggled_cb (LmNimEditBar    *self,
                 GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    changed_cb (self);
}

static GtkWidget *
create_turns (LmNimEditBar *self)
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
create_turn_row (LmNimEditBar *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *random = gtk_button_new_with_mnemonic (_("_Random"));

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), gtk_label_new (_("To move")));
  gtk_box_append (GTK_BOX (row), create_turns (self));
  name_widget (random, _("Random"));
  gtk_widget_set_tooltip_text (random, _("Some other number of stones by lot"));
  gtk_widget_set_margin_start (random, 6);
  g_signal_connect_swapped (random, "clicked", G_CALLBACK (random_cb), self);
  gtk_box_append (GTK_BOX (row), random);

  return row;
}

static GtkWidget *
create_problem (LmNimEditBar *self)
{
  GtkWidget *problem = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);

  self->problem = GTK_LABEL (problem);
  gtk_label_set_wrap (self->problem, TRUE);
  gtk_label_set_justify (self->problem, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (problem, "problem");

  return problem;
}

static void
lm_nim_edit_bar_dispose (GObject *object)
{
  LmNimEditBar *self = LM_NIM_EDIT_BAR (object);

  g_clear_weak_pointer (&self->board);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_nim_edit_bar_parent_class)->dispose (object);
}

static void
lm_nim_edit_bar_class_init (LmNimEditBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_nim_edit_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
lm_nim_edit_bar_init (LmNimEditBar *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), create_numbers (self));
  gtk_box_append (GTK_BOX (self->box), create_turn_row (self));
  gtk_box_append (GTK_BOX (self->box), create_problem (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * lm_nim_edit_bar_new:
 * @board: the board that is edited
 *
 * Returns: (transfer floating): controls that change the position
 */
GtkWidget *
lm_nim_edit_bar_new (LmBoardView *board)
{
  LmNimEditBar *self = g_object_new (LM_TYPE_NIM_EDIT_BAR, NULL);

  g_set_weak_pointer (&self->board, board);
  lm_nim_edit_bar_update (self);

  return GTK_WIDGET (self);
}
