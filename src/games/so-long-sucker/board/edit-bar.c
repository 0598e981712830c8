/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-bar.c: what the editor sets beside the chips: piles, turns, who is out. */

#include "config.h"

#include "edit-bar.h"

#include "badge.h"
#include "chosen.h"
#include "../rules/position.h"
#include "../rules/words.h"

#include <glib/gi18n.h>
#include <string.h>

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
};

G_DEFINE_FINAL_TYPE (LmSlsEditBar, lm_sls_edit_bar, GTK_TYPE_WIDGET)

static LmPosition *
get_position (LmSlsEditBar *self)
{
  return self->board != NULL ? lm_board_view_get_position (self->board) : NULL;
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

/* Puts on the board what was set up, or says why that cannot be; what is there already is no news. */
static void
edit (LmSlsEditBar     *self,
      const LmSlsSetup *setup)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_sls_position_new (setup, &error);

  if (position != NULL && lm_position_equal (position, get_position (self)))
    return;

  lm_board_view_try_edit (self->board, g_steal_pointer (&position), g_steal_pointer (&error));
  lm_sls_edit_bar_update (self);
}

/* Who is out has no chips, and the turn is somebody else's. */
static void
clear_player (LmSlsSetup *setup,
              guint       player)
{
  memset (setup->hands[player], 0, sizeof (setup->hands[player]));
  for (guint i = 0; i < LM_SLS_PLAYERS && setup->score[setup->turn] > 0; i++)
    setup->turn = (setup->turn + 1) % LM_SLS_PLAYERS;
}

/* Who has the score already gets the one that @player had; who is back at the table has no chips. */
static void
set_score (LmSlsSetup *setup,
           guint       player,
           guint       score)
{
  const guint old = setup->score[player];

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      if (score > 0 && setup->score[i] == score && old > 0)
        setup->score[i] = old;
      else if (score == 0 && setup->score[i] > old && old > 0)
        setup->score[i]--;
    }
  setup->score[player] = score;
  if (score > 0)
    clear_player (setup, player);
}

static void
changed_cb (LmSlsEditBar *self)
{
  const guint player = get_selected (self->player);
  const guint from = get_selected (self->from);
  g_auto (LmSlsSetup) setup = { 0 };

  if (self->updating || get_position (self) == NULL)
    return;

  lm_sls_position_get_setup (get_position (self), &setup);
  setup.piles = gtk_spin_button_get_value_as_int (self->piles);
  setup.dead_discard = gtk_check_button_get_active (self->dead);
  setup.turn = get_selected (self->turn);
  setup.from[player] = from > 0 ? from - 1 : LM_SLS_NONE;
  if (get_selected (self->score) != get_shown_score (self))
    set_score (&setup, player, get_selected (self->score));
  edit (self, &setup);
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

/* Of a captured pile there are only numbers, and too few for a capture are none. */
static void
edit_captured (LmSlsSetup *setup,
               guint       colour)
{
  if (colour != LM_SLS_NONE)
    {
      setup->captured[colour]++;
      return;
    }

  for (colour = LM_SLS_PLAYERS; colour > 0 && setup->captured[colour - 1] == 0;)
    colour--;
  if (colour > 0)
    setup->captured[colour - 1]--;
  if (setup->captured[setup->turn] < 2)
    memset (setup->captured, 0, sizeof (setup->captured));
}

/* @pile: from 1, or 0 for a new one. */
static void
add_to_pile (LmSlsSetup *setup,
             guint       pile,
             guint       colour)
{
  const char chip[2] = { lm_sls_get_letter (colour), '\0' };
  const guint n = setup->board != NULL ? g_strv_length (setup->board) : 0;
  char *higher = g_strconcat (pile > 0 ? setup->board[pile - 1] : "", chip, NULL);

  if (pile == 0)
    {
      setup->board = g_renew (char *, setup->board, n + 2);
      setup->board[n] = setup->board[n + 1] = NULL;
      pile = n + 1;
    }
  g_free (setup->board[pile - 1]);
  setup->board[pile - 1] = higher;
}

/* @pile: from 1. */
static void
take_off_pile (LmSlsSetup *setup,
               guint       pile)
{
  char **chips = setup->board + pile - 1;

  (*chips)[strlen (*chips) - 1] = '\0';
  if (**chips != '\0')
    return;

  g_free (*chips);
  memmove (chips, chips + 1, g_strv_length (chips + 1) * sizeof (char *) + sizeof (char *));
}

/* Changes a pile. Says why when that cannot be. @colour: of the chip to put on top, or %LM_SLS_NONE to take one off. */
void
lm_sls_edit_bar_pile (LmSlsEditBar *self,
                      guint         pile,
                      guint         colour)
{
  g_auto (LmSlsSetup) setup = { 0 };

  lm_sls_position_get_setup (get_position (self), &setup);
  if (pile == LM_SLS_CAPTURED_PILE)
    edit_captured (&setup, colour);
  else if (colour != LM_SLS_NONE)
    add_to_pile (&setup, pile, colour);
  else if (pile > 0)
    take_off_pile (&setup, pile);
  edit (self, &setup);
}

/* Changes a hand. Says why when that cannot be. @by: how many more; never fewer than none are left. */
void
lm_sls_edit_bar_hand (LmSlsEditBar *self,
                      guint         player,
                      guint         colour,
                      int           by)
{
  g_auto (LmSlsSetup) setup = { 0 };
  guint8 *count;

  lm_sls_position_get_setup (get_position (self), &setup);
  count = &setup.hands[player][colour];
  *count = CLAMP ((int) *count + by, 0, LM_SLS_MAX_CHIPS);
  edit (self, &setup);
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
  g_signal_connect_swapped (piles, "value-changed", G_CALLBACK (changed_cb), self);
  add_labelled (row, _("_Piles"), piles);
  self->dead = GTK_CHECK_BUTTON (dead);
  name_widget (dead, _("Discard eliminated players’ chips on capture"));
  g_signal_connect_swapped (dead, "toggled", G_CALLBACK (changed_cb), self);
  gtk_box_append (GTK_BOX (row), dead);
}

static void
add_players_row (LmSlsEditBar *self)
{
  const char *const scores[] = { _("in the game"), _("out, scores 1"), _("out, scores 2"), _("out, scores 3"), NULL };
  GtkWidget *row = create_row (self);
  GtkWidget *score = gtk_drop_down_new_from_strings (scores);

  self->turn = create_players (self, NULL, _("Player to move"), G_CALLBACK (changed_cb));
  add_labelled (row, _("To _move"), GTK_WIDGET (self->turn));
  self->player = create_players (self, NULL, _("Player to change"), G_CALLBACK (player_changed_cb));
  add_labelled (row, _("P_layer"), GTK_WIDGET (self->player));
  self->score = GTK_DROP_DOWN (score);
  name_widget (score, _("In the game or out"));
  g_signal_connect_swapped (score, "notify::selected", G_CALLBACK (changed_cb), self);
  gtk_box_append (GTK_BOX (row), score);
  self->from = create_players (self, C_("player", "nobody"), _("Who gave this player the turn"),
                               G_CALLBACK (changed_cb));
  add_labelled (row, _("turn _from"), GTK_WIDGET (self->from));
}

static void
lm_sls_edit_bar_init (LmSlsEditBar *self)
{
  self->updating = TRUE;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  add_table_row (self);
  add_players_row (self);
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
