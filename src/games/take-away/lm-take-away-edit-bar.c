/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-take-away-edit-bar.c: what the editor can set: pile, limit, alpha, and whose turn it is. */

#include "config.h"

#include "lm-take-away-edit-bar.h"

#include "lm-take-away-controls.h"
#include "lm-take-away-edit.h"
#include "lm-take-away.h"

#include <glib/gi18n.h>

/* An entry in a narrow window, in characters. */
#define NARROWEST 4

struct _LmTakeAwayEditBar
{
  GtkWidget        parent_instance;

  LmBoardView     *board;
  gboolean         updating;

  GtkWidget       *box;
  GtkEntry        *stones;
  GtkEntry        *limit;
  GtkToggleButton *opening;
  GtkEntry        *alpha;
  GtkToggleButton *turns[2];
  GtkLabel        *problem;
};

G_DEFINE_FINAL_TYPE (LmTakeAwayEditBar, lm_take_away_edit_bar, GTK_TYPE_WIDGET)

static LmPosition *
get_position (LmTakeAwayEditBar *self)
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

/* What the fields say. */
static LmPosition *
read_fields (LmTakeAwayEditBar  *self,
             GError            **error)
{
  return lm_take_away_edit_read (get_text (self->alpha), get_text (self->stones),
                                 gtk_toggle_button_get_active (self->opening) ? NULL : get_text (self->limit),
                                 gtk_toggle_button_get_active (self->turns[1]), error);
}

static void
show_problem (LmTakeAwayEditBar *self,
              const char        *sentence)
{
  gtk_label_set_label (self->problem, sentence != NULL ? sentence : "");
}

/* Takes the position. */
static void
edit (LmTakeAwayEditBar *self,
      LmPosition        *position)
{
  if (position != NULL)
    lm_board_view_edit (self->board, position);
  g_clear_pointer (&position, lm_position_unref);
}

static void
fields_changed_cb (LmTakeAwayEditBar *self)
{
  g_autoptr (GError) error = NULL;
  LmPosition *position;

  if (self->updating || get_position (self) == NULL)
    return;

  position = read_fields (self, &error);
  show_problem (self, error != NULL ? error->message : NULL);
  edit (self, position);
}

/* Who writes a limit means it. */
static void
limit_changed_cb (LmTakeAwayEditBar *self)
{
  if (self->updating)
    return;

  self->updating = TRUE;
  gtk_toggle_button_set_active (self->opening, FALSE);
  self->updating = FALSE;
  fields_changed_cb (self);
}

static void
opening_toggled_cb (LmTakeAwayEditBar *self)
{
  fields_changed_cb (self);
  if (!self->updating)
    lm_take_away_edit_bar_update (self);
}

static void
random_cb (LmTakeAwayEditBar *self)
{
  GRand *rand = g_rand_new ();

  if (get_position (self) != NULL)
    edit (self, lm_take_away_edit_random (get_position (self), rand));
  g_rand_free (rand);
}

static void
turn_toggled_cb (LmTakeAwayEditBar *self,
                 GtkToggleButton   *button)
{
  if (self->updating || get_position (self) == NULL || !gtk_toggle_button_get_active (button))
    return;

  edit (self, lm_take_away_edit_turn (get_position (self), button == self->turns[1]));
}

static void
name_turns (LmTakeAwayEditBar *self,
            LmGame            *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->turns); i++)
    {
      GtkWidget *button = GTK_WIDGET (self->turns[i]);
      const char *name = lm_game_get_player_name (game, i);
      g_autofree char *text = g_strdup_printf (_("%s to move"), name);

      gtk_button_set_label (GTK_BUTTON (button), name);
      gtk_widget_set_tooltip_text (button, text);
      lm_take_away_name_widget (button, text);
    }
}

static void
write_fields (LmTakeAwayEditBar  *self,
              LmTakeAwayPosition *position)
{
  set_text (self->stones, lm_take_away_number_to_string (position->stones));
  set_text (self->limit, lm_take_away_number_to_string (position->limit));
  set_text (self->alpha,
            lm_take_away_fraction_to_string (lm_take_away_get_alpha (LM_TAKE_AWAY (position->parent.game))));
  gtk_toggle_button_set_active (self->opening, lm_take_away_position_is_opening (&position->parent));
  gtk_toggle_button_set_active (self->turns[position->turn], TRUE);
}

/* What was typed stays as it was typed when it means the same position. */
static gboolean
says_already (LmTakeAwayEditBar *self,
              LmPosition        *position)
{
  g_autoptr (LmPosition) typed = read_fields (self, NULL);

  return typed != NULL && lm_position_equal (typed, position)
         && gtk_toggle_button_get_active (self->opening) == lm_take_away_position_is_opening (position);
}

/* The limit of the opening follows the pile. */
static void
write_limit (LmTakeAwayEditBar  *self,
             LmTakeAwayPosition *position)
{
  if (gtk_toggle_button_get_active (self->opening))
    set_text (self->limit, lm_take_away_number_to_string (position->limit));
}

/**
 * lm_take_away_edit_bar_update:
 * @self: the controls
 *
 * Shows what the board shows.
 */
void
lm_take_away_edit_bar_update (LmTakeAwayEditBar *self)
{
  LmPosition *position = get_position (self);

  g_return_if_fail (LM_IS_TAKE_AWAY_EDIT_BAR (self));

  if (position == NULL)
    return;

  self->updating = TRUE;
  name_turns (self, lm_position_get_game (position));
  if (!says_already (self, position))
    write_fields (self, LM_TAKE_AWAY_POSITION (position));
  write_limit (self, LM_TAKE_AWAY_POSITION (position));
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
add_entry (LmTakeAwayEditBar *self,
           GtkWidget         *row,
           const char        *mnemonic,
           const char        *name,
           int                n_chars,
           GCallback          callback)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (mnemonic);
  GtkWidget *entry = gtk_entry_new ();

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), entry);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), NARROWEST);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), n_chars);
  gtk_widget_set_tooltip_text (entry, name);
  lm_take_away_name_widget (entry, name);
  g_signal_connect_swapped (entry, "changed", callback, self);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), entry);

  return GTK_ENTRY (entry);
}

static GtkWidget *
create_pile_row (LmTakeAwayEditBar *self)
{
  GtkWidget *row = create_row ();
  GtkWidget *random = gtk_button_new_with_mnemonic (_("_Random"));

  self->stones = add_entry (self, row, _("_Pile"), _("Stones in the pile"), 9, G_CALLBACK (fields_changed_cb));
  self->limit = add_entry (self, row, _("_Limit"), _("How many stones the next turn may take at most"), 9,
                           G_CALLBACK (limit_changed_cb));
  self->opening = GTK_TOGGLE_BUTTON (gtk_toggle_button_new_with_mnemonic (_("_Opening")));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->opening), _("The first turn: all stones but one may be taken"));
  lm_take_away_name_widget (GTK_WIDGET (self->opening), _("Opening"));
  g_signal_connect_swapped (self->opening, "toggled", G_CALLBACK (opening_toggled_cb), self);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->opening));
  gtk_widget_set_tooltip_text (random, _("A pile of about this size and a limit by lot"));
  lm_take_away_name_widget (random, _("Random"));
  g_signal_connect_swapped (random, "clicked", G_CALLBACK (random_cb), self);
  gtk_box_append (GTK_BOX (row), random);

  return row;
}

static GtkWidget *
create_turns (LmTakeAwayEditBar *self)
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
create_game_row (LmTakeAwayEditBar *self)
{
  GtkWidget *row = create_row ();
  GtkWidget *turns_label = gtk_label_new (_("To move"));

  self->alpha = add_entry (self, row, _("_α"), _("α, for example 3, 2.5 or 43/11"), 6, G_CALLBACK (fields_changed_cb));
  gtk_widget_set_margin_start (turns_label, 6);
  gtk_box_append (GTK_BOX (row), turns_label);
  gtk_box_append (GTK_BOX (row), create_turns (self));

  return row;
}

static GtkWidget *
create_problem (LmTakeAwayEditBar *self)
{
  GtkWidget *problem = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);

  self->problem = GTK_LABEL (problem);
  gtk_label_set_wrap (self->problem, TRUE);
  gtk_label_set_justify (self->problem, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (problem, "problem");

  return problem;
}

static void
lm_take_away_edit_bar_dispose (GObject *object)
{
  LmTakeAwayEditBar *self = LM_TAKE_AWAY_EDIT_BAR (object);

  g_clear_weak_pointer (&self->board);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_take_away_edit_bar_parent_class)->dispose (object);
}

static void
lm_take_away_edit_bar_class_init (LmTakeAwayEditBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_take_away_edit_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
lm_take_away_edit_bar_init (LmTakeAwayEditBar *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), create_pile_row (self));
  gtk_box_append (GTK_BOX (self->box), create_game_row (self));
  gtk_box_append (GTK_BOX (self->box), create_problem (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * lm_take_away_edit_bar_new:
 * @board: the board that is edited
 *
 * Returns: (transfer floating): controls that change the position
 */
GtkWidget *
lm_take_away_edit_bar_new (LmBoardView *board)
{
  LmTakeAwayEditBar *self = g_object_new (LM_TYPE_TAKE_AWAY_EDIT_BAR, NULL);

  g_set_weak_pointer (&self->board, board);
  lm_take_away_edit_bar_update (self);

  return GTK_WIDGET (self);
}
