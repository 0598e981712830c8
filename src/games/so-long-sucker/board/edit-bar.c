/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-bar.c: what the editor sets beside the chips: piles, turns, who is out. */

#include "config.h"

#include "edit-bar.h"

#include "badge.h"
#include "chosen.h"
#include "edit.h"
#include "../rules/words.h"

#include <glib/gi18n.h>

/* The brush after the four colours takes chips away. */
#define N_BRUSHES (LM_SLS_PLAYERS + 1)

struct _LmSlsEditBar
{
  GtkWidget        parent_instance;

  LmBoardView     *board;
  gboolean         updating;

  GtkWidget       *box;
  GtkToggleButton *brushes[N_BRUSHES];
  GtkSpinButton   *piles;
  GtkCheckButton  *dead;
  GtkDropDown     *turn;
  GtkDropDown     *player;
  GtkDropDown     *from;
  GtkDropDown     *score;
  GtkLabel        *problem;
};

G_DEFINE_FINAL_TYPE (LmSlsEditBar, lm_sls_edit_bar, GTK_TYPE_WIDGET)

static LmPosition *
get_position (LmSlsEditBar *self)
{
  return self->board != NULL ? lm_board_view_get_position (self->board) : NULL;
}

/* Takes the position, or the reason why there is none, and says it. */
static void
edit (LmSlsEditBar *self,
      LmPosition   *position,
      GError       *error)
{
  gtk_label_set_label (self->problem, error != NULL ? error->message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), error != NULL);
  if (position != NULL)
    lm_board_view_edit (self->board, position);
  else
    lm_sls_edit_bar_update (self);
  g_clear_pointer (&position, lm_position_unref);
  g_clear_error (&error);
}

static guint
get_selected (GtkDropDown *drop_down)
{
  return gtk_drop_down_get_selected (drop_down);
}

static const LmSlsState *
get_state (LmSlsEditBar *self)
{
  return lm_sls_position_get_state (get_position (self));
}

/* What a list that was set back says late is no news. */
static guint
get_shown_score (LmSlsEditBar *self)
{
  const guint player = get_selected (self->player);

  return lm_sls_state_is_left (get_state (self), player) ? 0 : get_state (self)->score[player];
}

static guint
get_shown_from (LmSlsEditBar *self)
{
  const guint from = get_state (self)->from[get_selected (self->player)];

  return from == LM_SLS_NONE ? 0 : from + 1;
}

static void
piles_changed_cb (LmSlsEditBar *self)
{
  GError *error = NULL;
  LmPosition *position;

  if (self->updating || get_position (self) == NULL)
    return;

  position = lm_sls_edit_set_piles (get_position (self), gtk_spin_button_get_value_as_int (self->piles), &error);
  edit (self, position, error);
}

static void
dead_toggled_cb (LmSlsEditBar *self)
{
  GError *error = NULL;
  LmPosition *position;

  if (self->updating || get_position (self) == NULL)
    return;

  position = lm_sls_edit_set_dead (get_position (self), gtk_check_button_get_active (self->dead), &error);
  edit (self, position, error);
}

static void
turn_changed_cb (LmSlsEditBar *self)
{
  GError *error = NULL;
  LmPosition *position;

  if (self->updating || get_position (self) == NULL || get_selected (self->turn) == get_state (self)->turn)
    return;

  position = lm_sls_edit_set_turn (get_position (self), get_selected (self->turn), &error);
  edit (self, position, error);
}

static void
from_changed_cb (LmSlsEditBar *self)
{
  const guint selected = get_selected (self->from);
  GError *error = NULL;
  LmPosition *position;

  if (self->updating || get_position (self) == NULL || selected == get_shown_from (self))
    return;

  position = lm_sls_edit_set_from (get_position (self), get_selected (self->player),
                                   selected > 0 ? selected - 1 : LM_SLS_NONE, &error);
  edit (self, position, error);
}

static void
score_changed_cb (LmSlsEditBar *self)
{
  GError *error = NULL;
  LmPosition *position;

  if (self->updating || get_position (self) == NULL || get_selected (self->score) == get_shown_score (self))
    return;

  position = lm_sls_edit_set_score (get_position (self), get_selected (self->player), get_selected (self->score), &error);
  edit (self, position, error);
}

static void
player_changed_cb (LmSlsEditBar *self)
{
  if (!self->updating)
    lm_sls_edit_bar_update (self);
}

/* The colour of the chip that is added, or %LM_SLS_NONE when chips are taken away. */
guint
lm_sls_edit_bar_get_brush (LmSlsEditBar *self)
{
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (gtk_toggle_button_get_active (self->brushes[i]))
      return i;

  return LM_SLS_NONE;
}

/* Of a captured pile there are only numbers. */
static LmPosition *
edit_captured (LmSlsEditBar  *self,
               guint          colour,
               GError       **error)
{
  LmPosition *position = get_position (self);
  const guint8 *captured = lm_sls_position_get_state (position)->captured;

  if (colour != LM_SLS_NONE)
    return lm_sls_edit_change_captured (position, colour, 1, error);

  for (guint i = LM_SLS_PLAYERS; i-- > 0;)
    if (captured[i] > 0)
      return lm_sls_edit_change_captured (position, i, -1, error);

  return NULL;
}

/* Changes a pile. Says why when that cannot be. @colour: of the chip to put on top, or %LM_SLS_NONE to take one off. */
void
lm_sls_edit_bar_pile (LmSlsEditBar *self,
                      guint         pile,
                      guint         colour)
{
  GError *error = NULL;
  LmPosition *position = NULL;

  if (pile == LM_SLS_CAPTURED_PILE)
    position = edit_captured (self, colour, &error);
  else if (colour != LM_SLS_NONE)
    position = lm_sls_edit_add_to_pile (get_position (self), pile, colour, &error);
  else if (pile > 0)
    position = lm_sls_edit_take_off_pile (get_position (self), pile, &error);
  edit (self, position, error);
}

/* Changes a hand. Says why when that cannot be. */
void
lm_sls_edit_bar_hand (LmSlsEditBar *self,
                      guint         player,
                      guint         colour,
                      int           by)
{
  GError *error = NULL;
  LmPosition *position = lm_sls_edit_change_hand (get_position (self), player, colour, by, &error);

  edit (self, position, error);
}

/* Shows what the position on the board has. */
void
lm_sls_edit_bar_update (LmSlsEditBar *self)
{
  if (get_position (self) == NULL)
    return;

  self->updating = TRUE;
  gtk_spin_button_set_value (self->piles, get_state (self)->max_piles);
  gtk_check_button_set_active (self->dead, get_state (self)->dead_discard);
  gtk_drop_down_set_selected (self->turn, get_state (self)->turn);
  gtk_drop_down_set_selected (self->from, get_shown_from (self));
  gtk_drop_down_set_selected (self->score, get_shown_score (self));
  self->updating = FALSE;
}

static void
lm_sls_edit_bar_dispose (GObject *object)
{
  LmSlsEditBar *self = LM_SLS_EDIT_BAR (object);

  g_clear_weak_pointer (&self->board);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_sls_edit_bar_parent_class)->dispose (object);
}

static void
lm_sls_edit_bar_class_init (LmSlsEditBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_sls_edit_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
create_row (LmSlsEditBar *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), row);
  return row;
}

static void
add_labelled (GtkWidget  *row,
              const char *text,
              GtkWidget  *widget)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (text);

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), widget);
  gtk_widget_set_margin_start (label, 6);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), widget);
}

static void
name_widget (GtkWidget  *widget,
             const char *name)
{
  gtk_widget_set_tooltip_text (widget, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
add_brush (LmSlsEditBar *self,
           GtkWidget    *box,
           guint         brush)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *name = brush < LM_SLS_PLAYERS
                          ? g_strdup_printf (_("Add %s chips"), lm_sls_get_colour_name (brush))
                          : g_strdup (_("Take chips away"));

  gtk_button_set_child (GTK_BUTTON (button), brush < LM_SLS_PLAYERS ? lm_sls_badge_new (brush, 22)
                                                                    : gtk_image_new_from_icon_name ("edit-clear-symbolic"));
  name_widget (button, name);
  self->brushes[brush] = GTK_TOGGLE_BUTTON (button);
  gtk_toggle_button_set_group (self->brushes[brush], brush > 0 ? self->brushes[0] : NULL);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
create_brushes (LmSlsEditBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  for (guint i = 0; i < N_BRUSHES; i++)
    add_brush (self, box, i);
  gtk_toggle_button_set_active (self->brushes[0], TRUE);

  return box;
}

/* The players, after a first entry where there is one. */
static GtkDropDown *
create_players (LmSlsEditBar *self,
                const char   *first,
                const char   *name,
                GCallback     callback)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *drop_down;

  if (first != NULL)
    gtk_string_list_append (names, first);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    gtk_string_list_append (names, lm_sls_get_player_name (i));
  drop_down = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  name_widget (drop_down, name);
  g_signal_connect_swapped (drop_down, "notify::selected", callback, self);

  return GTK_DROP_DOWN (drop_down);
}

static void
add_table_row (LmSlsEditBar *self)
{
  GtkWidget *row = create_row (self);
  GtkWidget *piles = gtk_spin_button_new_with_range (0, LM_SLS_MAX_CHIPS, 1);
  GtkWidget *dead = gtk_check_button_new_with_label (_("Dead colours go"));

  gtk_box_append (GTK_BOX (row), create_brushes (self));
  self->piles = GTK_SPIN_BUTTON (piles);
  name_widget (piles, _("Places for piles, 0 for any number"));
  g_signal_connect_swapped (piles, "value-changed", G_CALLBACK (piles_changed_cb), self);
  add_labelled (row, _("_Piles"), piles);
  self->dead = GTK_CHECK_BUTTON (dead);
  name_widget (dead, _("Discard eliminated players’ chips on capture"));
  g_signal_connect_swapped (dead, "toggled", G_CALLBACK (dead_toggled_cb), self);
  gtk_box_append (GTK_BOX (row), dead);
}

static void
add_players_row (LmSlsEditBar *self)
{
  const char *const scores[] = { _("in the game"), _("out, scores 1"), _("out, scores 2"), _("out, scores 3"), NULL };
  GtkWidget *row = create_row (self);
  GtkWidget *score = gtk_drop_down_new_from_strings (scores);

  self->turn = create_players (self, NULL, _("Player to move"), G_CALLBACK (turn_changed_cb));
  add_labelled (row, _("To _move"), GTK_WIDGET (self->turn));
  self->player = create_players (self, NULL, _("Player to change"), G_CALLBACK (player_changed_cb));
  add_labelled (row, _("P_layer"), GTK_WIDGET (self->player));
  self->score = GTK_DROP_DOWN (score);
  name_widget (score, _("In the game or out"));
  g_signal_connect_swapped (score, "notify::selected", G_CALLBACK (score_changed_cb), self);
  gtk_box_append (GTK_BOX (row), score);
  self->from = create_players (self, C_("player", "nobody"), _("Who gave this player the turn"),
                               G_CALLBACK (from_changed_cb));
  add_labelled (row, _("turn _from"), GTK_WIDGET (self->from));
}

static void
add_problem (LmSlsEditBar *self)
{
  GtkWidget *problem = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);

  self->problem = GTK_LABEL (problem);
  gtk_label_set_wrap (self->problem, TRUE);
  gtk_label_set_justify (self->problem, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (problem, "problem");
  gtk_widget_hide (problem);
  gtk_box_append (GTK_BOX (self->box), problem);
}

static void
lm_sls_edit_bar_init (LmSlsEditBar *self)
{
  self->updating = TRUE;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  add_table_row (self);
  add_players_row (self);
  add_problem (self);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->updating = FALSE;
}

GtkWidget *
lm_sls_edit_bar_new (LmBoardView *board)
{
  LmSlsEditBar *self = g_object_new (LM_TYPE_SLS_EDIT_BAR, NULL);

  g_set_weak_pointer (&self->board, board);
  lm_sls_edit_bar_update (self);

  return GTK_WIDGET (self);
}
