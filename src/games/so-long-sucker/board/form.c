/* SPDX-License-Identifier: GPL-3.0-or-later */
/* form.c: the start of a game of So Long Sucker, and the editor's bar with the chips to add. */

#include "board.h"

/* The brush after the four colours takes chips away. */
#define N_BRUSHES (LM_SLS_PLAYERS + 1)

struct _LmSlsForm
{
  LmFieldForm      parent_instance;

  /* Of a bar. */
  gboolean         updating;
  GtkToggleButton *brushes[N_BRUSHES];
  GtkDropDown     *player;
  GtkDropDown     *score;
  GtkDropDown     *from;
};

G_DEFINE_FINAL_TYPE (LmSlsForm, lm_sls_form, LM_TYPE_FIELD_FORM)

static gboolean
is_bar (LmFieldForm *form)
{
  return lm_field_form_get_shape (form) == LM_FIELD_BAR;
}

/* A new game: equal hands, piles, rules and clocks. */

static guint
get_chips (LmFieldForm *form)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (lm_field_form_get_control (form, "each")));
}

static void
lm_sls_form_read (LmFieldForm   *form,
                  LmFieldValues *values)
{
  const guint chips = is_bar (form) ? 0 : get_chips (form);
  g_autofree char *hands = g_strdup_printf ("b%u,r%u,g%u,y%u", chips, chips, chips, chips);

  if (is_bar (form))
    return;

  lm_field_values_set_text (values, "chips", hands);
  lm_field_values_set_choice (values, "turn", 0);
}

/* A game that does not begin with equal hands gives what comes next to it: its largest number of own chips. */
static void
show_page (LmFieldForm *form,
           LmPosition  *position)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  g_autofree char *text = NULL;
  guint chips = 1;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    chips = MAX (chips, state->hands[i][i]);
  text = g_strdup_printf ("%u", chips);
  lm_field_form_fill (form, "each", text);
}

static char *
lm_sls_form_describe (LmFieldForm *form,
                      LmPosition  *position)
{
  const guint piles = lm_sls_position_get_state (position)->max_piles;
  const guint chips = get_chips (form);
  const guint minutes = lm_field_form_get_clock (form) / 60;
  g_autofree char *table = piles == 0 ? g_strdup (_("any number of piles"))
                                      : g_strdup_printf (ngettext ("%u pile", "%u piles", piles), piles);
  g_autofree char *hands = g_strdup_printf (ngettext ("%u chip each", "%u chips each", chips), chips);
  g_autofree char *clock = minutes == 0 ? g_strdup (_("no clocks"))
                                        : g_strdup_printf (ngettext ("%u minute of thinking time each",
                                                                     "%u minutes of thinking time each", minutes), minutes);

  /* Translators: chips, piles, clocks. */
  return g_strdup_printf (_("%s, %s, %s. Blue begins."), hands, table, clock);
}

static void
build_page (LmFieldForm *form)
{
  GtkWidget *row = gtk_widget_get_ancestor (lm_field_form_get_control (form, "dead"), ADW_TYPE_ACTION_ROW);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("And exactly one of the other chips"));
}

/* What the editor changes. */

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

  if (score == old)
    return;

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
  const guint n = g_strv_length (setup->board);
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

/* Puts on the board what was set up, or says why that cannot be; what is there already is no news. */
static void
edit (LmSlsForm        *self,
      const LmSlsSetup *setup)
{
  LmBoardView *board = lm_field_form_get_board (LM_FIELD_FORM (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_sls_position_new (setup, &error);

  if (position == NULL || !lm_position_equal (position, lm_board_view_get_position (board)))
    lm_board_view_try_edit (board, g_steal_pointer (&position), g_steal_pointer (&error));
}

/* The colour of the chip that is added, or %LM_SLS_NONE when chips are taken away. */
static guint
get_brush (LmSlsForm *self)
{
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (gtk_toggle_button_get_active (self->brushes[i]))
      return i;

  return LM_SLS_NONE;
}

/* Adds a chip of the brush; without @adds, or with the brush that takes chips away, one goes. */
void
lm_sls_form_edit_pile (LmSlsForm *self,
                       guint      pile,
                       gboolean   adds)
{
  const guint colour = adds ? get_brush (self) : LM_SLS_NONE;
  g_auto (LmSlsSetup) setup = { 0 };

  lm_sls_position_get_setup (lm_field_form_get_shown (LM_FIELD_FORM (self)), &setup);
  if (pile == LM_SLS_CAPTURED_PILE)
    edit_captured (&setup, colour);
  else if (colour != LM_SLS_NONE)
    add_to_pile (&setup, pile, colour);
  else if (pile > 0)
    take_off_pile (&setup, pile);
  edit (self, &setup);
}

/* @colour: of the chips to add from now on. */
void
lm_sls_form_choose (LmSlsForm *self,
                    guint      colour)
{
  gtk_toggle_button_set_active (self->brushes[colour], TRUE);
}

/* Puts the top chip of a pile on the one beside it, or on an empty place. */
void
lm_sls_form_move (LmSlsForm *self,
                  guint      pile,
                  int        by)
{
  g_auto (LmSlsSetup) setup = { 0 };
  guint n;
  const char *chips;

  lm_sls_position_get_setup (lm_field_form_get_shown (LM_FIELD_FORM (self)), &setup);
  n = setup.board != NULL ? g_strv_length (setup.board) : 0;
  if (pile < 1 || pile > n || (int) pile + by < 1)
    return;

  chips = setup.board[pile - 1];
  add_to_pile (&setup, pile + by <= n ? pile + by : 0, lm_sls_parse_letter (chips[strlen (chips) - 1]));
  take_off_pile (&setup, pile);
  edit (self, &setup);
}

/* Here the chip is of the colour that was clicked. */
void
lm_sls_form_edit_hand (LmSlsForm *self,
                       guint      player,
                       guint      colour,
                       gboolean   adds)
{
  g_auto (LmSlsSetup) setup = { 0 };
  guint8 *count = &setup.hands[player][colour];

  lm_sls_position_get_setup (lm_field_form_get_shown (LM_FIELD_FORM (self)), &setup);
  if (adds && get_brush (self) != LM_SLS_NONE)
    *count = MIN (*count + 1, LM_SLS_MAX_CHIPS);
  else
    *count = MAX (*count, 1) - 1;
  edit (self, &setup);
}

/* The bar: the brushes, and who is out and has the turn from whom. */

static void
show_player (LmSlsForm *self)
{
  LmPosition *position = lm_field_form_get_shown (LM_FIELD_FORM (self));
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint player = gtk_drop_down_get_selected (self->player);
  const guint from = state->from[player];

  self->updating = TRUE;
  gtk_drop_down_set_selected (self->score, lm_sls_state_is_left (state, player) ? 0 : state->score[player]);
  gtk_drop_down_set_selected (self->from, from == LM_SLS_NONE ? 0 : from + 1);
  self->updating = FALSE;
}

static void
player_edited_cb (LmSlsForm *self)
{
  LmPosition *position = lm_field_form_get_shown (LM_FIELD_FORM (self));
  const guint player = gtk_drop_down_get_selected (self->player);
  const guint from = gtk_drop_down_get_selected (self->from);
  const guint score = gtk_drop_down_get_selected (self->score);
  g_auto (LmSlsSetup) setup = { 0 };

  if (self->updating || lm_field_form_get_board (LM_FIELD_FORM (self)) == NULL || position == NULL)
    return;

  lm_sls_position_get_setup (position, &setup);
  setup.from[player] = from > 0 ? from - 1 : LM_SLS_NONE;
  set_score (&setup, player, score);
  edit (self, &setup);
  show_player (self);
}

static void
player_chosen_cb (LmSlsForm *self)
{
  if (lm_field_form_get_shown (LM_FIELD_FORM (self)) != NULL)
    show_player (self);
}

static void
add_brush (LmSlsForm *self,
           GtkWidget *box,
           guint      brush)
{
  const gboolean adds = brush < LM_SLS_PLAYERS;
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *text = adds ? g_strdup_printf (_("Add %s chips"), lm_sls_get_colour_name (brush))
                               : g_strdup (_("Take chips away"));

  gtk_button_set_child (GTK_BUTTON (button), adds ? lm_sls_chip_new_badge (brush, 22)
                                                  : gtk_image_new_from_icon_name ("edit-clear-symbolic"));
  lm_accessible_name_explain (button, text);
  self->brushes[brush] = GTK_TOGGLE_BUTTON (button);
  gtk_toggle_button_set_group (self->brushes[brush], brush > 0 ? self->brushes[0] : NULL);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
create_brushes (LmSlsForm *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  for (guint i = 0; i < N_BRUSHES; i++)
    add_brush (self, box, i);
  gtk_toggle_button_set_active (self->brushes[0], TRUE);

  return box;
}

/* Takes @items. */
static GtkDropDown *
add_choice (LmSlsForm     *self,
            GtkWidget     *row,
            const char    *label_text,
            GtkStringList *items,
            const char    *text,
            GCallback      callback)
{
  GtkWidget *drop_down = gtk_drop_down_new (G_LIST_MODEL (items), NULL);
  GtkWidget *label = gtk_label_new_with_mnemonic (label_text);

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), drop_down);
  gtk_widget_set_visible (label, *label_text != '\0');
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), drop_down);
  lm_accessible_name_explain (drop_down, text);
  g_signal_connect_swapped (drop_down, "notify::selected", callback, self);

  return GTK_DROP_DOWN (drop_down);
}

/* After a first entry where there is one. */
static GtkStringList *
list_players (const char *first)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  if (first != NULL)
    gtk_string_list_append (names, first);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    gtk_string_list_append (names, lm_sls_get_player_name (i));

  return names;
}

static void
build_bar (LmSlsForm *self)
{
  const char *const scores[] = { _("in the game"), _("out, scores 1"), _("out, scores 2"), _("out, scores 3"), NULL };
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 6, "halign", GTK_ALIGN_CENTER, NULL);

  self->updating = TRUE;
  gtk_box_append (GTK_BOX (row), create_brushes (self));
  self->player = add_choice (self, row, _("P_layer"), list_players (NULL), _("Player to change"),
                             G_CALLBACK (player_chosen_cb));
  self->score = add_choice (self, row, "", gtk_string_list_new (scores), _("In the game or out"),
                            G_CALLBACK (player_edited_cb));
  self->from = add_choice (self, row, _("turn _from"), list_players (C_("player", "nobody")),
                           _("Who gave this player the turn"), G_CALLBACK (player_edited_cb));
  gtk_box_prepend (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), row);
  self->updating = FALSE;
}

/* Both. */

static void
lm_sls_form_build (LmFieldForm *form)
{
  if (is_bar (form))
    build_bar (LM_SLS_FORM (form));
  else
    build_page (form);
}

static void
lm_sls_form_show (LmFieldForm *form,
                  LmPosition  *position)
{
  if (is_bar (form))
    show_player (LM_SLS_FORM (form));
  else
    show_page (form, position);
}

static void
lm_sls_form_class_init (LmSlsFormClass *klass)
{
  LmFieldFormClass *form_class = LM_FIELD_FORM_CLASS (klass);

  form_class->build = lm_sls_form_build;
  form_class->read = lm_sls_form_read;
  form_class->show = lm_sls_form_show;
  form_class->describe = lm_sls_form_describe;
}

LM_BEGIN_EMPTY (LmSlsForm, lm_sls_form)
