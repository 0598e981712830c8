/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-seat-bar.c: who sits at the board, whose turn it is, and how the game ended. */

#include "kit/page/lm-lazy-menu.h"
#include "lm-table-bars.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-party.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-announce.h"
#include "kit/widget/lm-board-text.h"
#include "kit/widget/lm-template.h"
#include "kit/widget/lm-wrap-layout.h"

#include <glib/gi18n.h>

#define SEAT_SPACING 6

/* In a narrow window a result is long; with large text it would leave no room for the board. In pixels. */
#define RESULT_HEIGHT 90
#define TURN_LINES 3

/* With text larger than this, in pixels, there is room for the names of more than two players alone. */
#define LARGE_LINE 26

/* From here on a clock warns. */
#define RUNNING_OUT_SECONDS 60

/* One player's place in the bar. */
typedef struct
{
  GtkWidget     *button; /* opens the menu that chooses who sits here */
  GtkWidget     *marker; /* shows while it is this player's turn */
  GtkWidget     *occupant; /* who sits here, in words */
  GtkWidget     *left; /* the thinking time that is left, where they play by the clock */
  GSimpleAction *choice; /* the stateful action behind the menu */
} SeatWidgets;

struct _LmSeatBar
{
  AdwBin              parent_instance;

  GtkBox             *seats;
  GtkWidget          *card; /* the status, and what can be done at the end */
  GtkLabel           *status;
  GtkWidget          *pause_button;
  GtkWidget          *step_button;
  GtkWidget          *ending;
  GtkWidget          *again_button;
  GtkLabel           *mistakes;

  LmMatch            *match;
  LmOpponent         *opponent;     /* of the match, as is the session */
  LmSession          *session;
  SeatWidgets         places[LM_MAX_PLAYERS];
  guint               n_places;
  GSimpleActionGroup *choices;
  char               *task;
  char               *announced;
};

G_DEFINE_FINAL_TYPE (LmSeatBar, lm_seat_bar, ADW_TYPE_BIN)

static const LmGameInfo *
get_info (LmSeatBar *self)
{
  return lm_position_get_info (lm_session_get_position (self->session));
}

static const char *
get_player_name (LmSeatBar *self,
                 guint      seat)
{
  return lm_game_get_player_name (lm_position_get_game (lm_session_get_position (self->session)), seat);
}

static const char *
get_occupant (LmSeatBar *self,
              guint      seat)
{
  if (lm_session_get_only_person (self->session) == (int) seat)
    return _("You");

  return lm_seat_get_name (lm_session_get_seat (self->session, seat));
}

static gboolean
has_clock (LmSeatBar *self)
{
  return lm_session_get_clock (self->session) > 0;
}

/* What somebody else has done last, for whoever plays; %NULL where the board itself tells all that happens at the table. */
static char *
describe_deed (LmSeatBar *self)
{
  LmNode *node = lm_session_get_current (self->session);
  const gboolean is_alone = lm_session_get_only_person (self->session) != LM_NOBODY;
  LmPosition *before;
  guint mover;

  if (lm_node_get_kind (node) != LM_NODE_MOVE || get_info (self)->n_players > 2)
    return NULL;

  before = lm_node_get_position (lm_node_get_parent (node));
  mover = lm_position_get_mover (before, lm_node_get_move (node));
  if (lm_session_get_only_person (self->session) == (int) mover)
    return NULL;

  return lm_position_describe_deed (before, lm_node_get_move (node),
                                    is_alone ? _("The computer") : get_player_name (self, mover));
}

/* Of more than two players only the winner is told that it is them: among the others there are places. */
static char *
describe_end (LmSeatBar  *self,
              LmPosition *position)
{
  const int you = lm_session_get_only_person (self->session);
  const gboolean won = lm_position_get_winner (position) == you;
  g_autofree char *result = lm_position_describe_result (position);

  if (you == LM_NOBODY || (!won && self->n_places > 2))
    return g_markup_escape_text (result, -1);

  return g_markup_printf_escaped ("<big>%s<span letter_spacing=\"6144\"> </span></big><span weight=\"normal\" size=\"small\">%s</span>",
                                  won ? _("You win.") : _("You lose."), result);
}

static char *
describe_turn (LmSeatBar  *self,
               LmPosition *position)
{
  g_autofree char *pass = lm_opponent_get_passed (self->opponent) ? lm_party_describe_pass (position) : NULL;
  const char *player;

  player = lm_position_get_turn_name (position);
  if (pass != NULL)
    return g_steal_pointer (&pass);
  if (has_clock (self) && lm_opponent_get_paused (self->opponent))
    return g_strdup_printf (_("The clocks stand still. %s to move."), player);
  if (lm_session_get_turn_seat (self->session) == LM_SEAT_PERSON)
    return lm_session_get_only_person (self->session) != LM_NOBODY
           ? g_strdup (_("Your turn."))
           : g_strdup_printf (_("%s to move."), player);
  if (lm_opponent_get_patient (self->opponent))
    return g_strdup_printf (_("%s waits for you before going on."), player);
  if (lm_opponent_get_thinking (self->opponent))
    return g_strdup_printf (_("%s is thinking…"), player);
  if (lm_opponent_get_paused (self->opponent))
    return g_strdup_printf (_("Paused. %s to move."), player);

  /* The computer does not play where the game was continued before. */
  return g_strdup_printf (_("Looking back: %s to move."), player);
}

/* At a table of more than two others may have to do something as well. */
static char *
describe_status (LmSeatBar  *self,
                 LmPosition *position)
{
  g_autofree char *deed = describe_deed (self);
  g_autofree char *turn = describe_turn (self, position);
  const gboolean has_task = self->task != NULL
                            && (self->n_places > 2 || lm_session_get_turn_seat (self->session) == LM_SEAT_PERSON);
  /* Translators: two sentences of: what was done last, whose turn it is, what there is to do. */
  g_autofree char *line = has_task ? g_strdup_printf (C_("status", "%s %s"), turn, self->task) : g_steal_pointer (&turn);

  return deed != NULL ? g_strdup_printf (C_("status", "%s %s"), deed, line) : g_steal_pointer (&line);
}

static void
set_css_class (GtkWidget  *widget,
               const char *name,
               gboolean    set)
{
  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* Full seconds, and the last one until it is over. */
static guint
get_seconds_left (LmSeatBar *self,
                  guint      seat)
{
  return (lm_clock_get_left (lm_match_get_clock (self->match), seat) + 999) / 1000;
}

/* Returns: (transfer full): "20:00", or %NULL where nobody plays by the clock */
static char *
describe_left (LmSeatBar *self,
               guint      seat)
{
  guint seconds;

  if (!has_clock (self))
    return NULL;

  seconds = get_seconds_left (self, seat);
  /* Translators: minutes and seconds of thinking time that are left: “19:05”. */
  return g_strdup_printf (C_("clock", "%u:%02u"), seconds / 60, seconds % 60);
}

static char *
describe_place (LmSeatBar  *self,
                guint       seat,
                const char *left)
{
  LmPosition *position = lm_session_get_position (self->session);
  const char *state = "";

  if (lm_position_get_winner (position) == (int) seat)
    state = _("Has won");
  else if (!lm_position_is_over (position) && lm_position_get_turn (position) == seat)
    state = _("To move");
  if (left == NULL)
    return g_strdup (state);

  /* Translators: “To move, 19:05 left”; the first part may be empty. */
  return *state != '\0' ? g_strdup_printf (_("%s, %s left"), state, left) : g_strdup_printf (_("%s left"), left);
}

static void
update_left (LmSeatBar  *self,
             guint       seat,
             const char *left)
{
  GtkWidget *label = self->places[seat].left;

  gtk_widget_set_visible (label, left != NULL);
  if (left == NULL)
    return;

  gtk_label_set_label (GTK_LABEL (label), left);
  set_css_class (label, "running-out", get_seconds_left (self, seat) <= RUNNING_OUT_SECONDS);
}

static void
update_place (LmSeatBar *self,
              guint      seat)
{
  SeatWidgets *place = &self->places[seat];
  LmPosition *position = lm_session_get_position (self->session);
  gboolean turn = !lm_position_is_over (position) && lm_position_get_turn (position) == seat;
  gboolean won = lm_position_get_winner (position) == (int) seat;
  const char *occupant = get_occupant (self, seat);
  g_autofree char *left = describe_left (self, seat);
  g_autofree char *description = describe_place (self, seat, left);
  g_autofree char *label = NULL;

  /* Translators: a player, who plays for them: “Player 1: You”. */
  label = g_strdup_printf (C_("seat", "%s: %s"), get_player_name (self, seat), occupant);
  gtk_label_set_label (GTK_LABEL (place->occupant), occupant);
  gtk_widget_set_visible (place->occupant,
                          self->n_places <= 2 || lm_board_text_get_line (GTK_WIDGET (self)) < LARGE_LINE);
  gtk_image_set_from_icon_name (GTK_IMAGE (place->marker),
                                won ? "object-select-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_opacity (place->marker, turn || won ? 1 : 0);
  set_css_class (place->button, "turn", turn);
  update_left (self, seat, left);
  set_css_class (place->button, "thinking", turn && lm_opponent_get_thinking (self->opponent));

  lm_accessible_name_set (place->button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (place->button)),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
  g_simple_action_set_state (place->choice,
                             g_variant_new_string (lm_seat_to_id (lm_session_get_seat (self->session, seat))));
}

/* They are counted as their values come. */
static void
update_mistakes (LmSeatBar *self)
{
  g_autoptr (GPtrArray) mistakes = NULL;
  g_autofree char *text = NULL;

  if (!gtk_widget_get_visible (self->ending))
    return;

  mistakes = lm_match_list_mistakes (self->match);
  text = g_strdup_printf (ngettext ("%u Move Threw the Win Away", "%u Moves Threw the Win Away", mistakes->len), mistakes->len);
  gtk_label_set_label (self->mistakes, text);
}

/* Once, and nobody needs to hear that somebody is about to move. */
static void
announce_status (LmSeatBar *self)
{
  const char *words = lm_opponent_get_thinking (self->opponent) ? "" : gtk_label_get_text (self->status);

  if (gtk_widget_get_mapped (GTK_WIDGET (self->status)) && g_strcmp0 (words, self->announced) != 0)
    {
      lm_announce (GTK_WIDGET (self->status), words);
      g_free (self->announced);
      self->announced = g_strdup (words);
    }
}

static void
update_status (LmSeatBar *self)
{
  LmPosition *position = lm_session_get_position (self->session);
  const gboolean over = lm_position_is_over (position);
  g_autofree char *status = over ? describe_end (self, position) : describe_status (self, position);

  if (over)
    gtk_label_set_markup (self->status, status);
  else
    gtk_label_set_text (self->status, status);
  gtk_label_set_lines (self->status, over ? MAX (1, RESULT_HEIGHT / lm_board_text_get_line (GTK_WIDGET (self))) : TURN_LINES);
  gtk_widget_set_visible (self->ending, over);
  update_mistakes (self);
  set_css_class (self->card, "over", over);
  announce_status (self);
}

static void
update (LmSeatBar *self)
{
  gboolean over;
  gboolean thinking;
  gboolean can_pause;

  if (self->session == NULL)
    return;

  over = lm_position_is_over (lm_session_get_position (self->session));
  thinking = lm_opponent_get_thinking (self->opponent);
  can_pause = lm_session_can_pause (self->session);

  for (guint seat = 0; seat < self->n_places; seat++)
    update_place (self, seat);

  update_status (self);
  gtk_widget_set_visible (self->pause_button, !over && can_pause);
  gtk_widget_set_visible (self->step_button,
                          !over && lm_session_get_turn_seat (self->session) != LM_SEAT_PERSON
                          && (can_pause || !thinking || lm_opponent_get_patient (self->opponent)));
}

static void
choice_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  LmSeatBar *self = user_data;
  LmSeat seat;

  if (!lm_seat_from_id (g_variant_get_string (parameter, NULL), &seat))
    return;

  for (guint i = 0; i < self->n_places; i++)
    if (self->places[i].choice == action)
      lm_session_set_seat (self->session, i, seat);
}

static GSimpleAction *
add_choice (LmSeatBar *self,
            guint      seat)
{
  g_autofree char *name = g_strdup_printf ("player%u", seat);
  g_autoptr (GSimpleAction) action = NULL;

  action = g_simple_action_new_stateful (name, G_VARIANT_TYPE_STRING, g_variant_new_string (""));
  g_signal_connect_object (action, "activate", G_CALLBACK (choice_activated_cb), self, 0);
  g_action_map_add_action (G_ACTION_MAP (self->choices), G_ACTION (action));
  return action;
}

static GMenuModel *
create_menu (LmSeatBar *self,
             guint      seat)
{
  GMenu *menu = g_menu_new ();

  for (LmSeat who = 0; who < lm_seat_count (get_info (self)); who++)
    {
      g_autofree char *action = g_strdup_printf ("seat.player%u::%s", seat, lm_seat_to_id (who));

      g_menu_append (menu, lm_seat_get_name (who), action);
    }

  return G_MENU_MODEL (menu);
}

static GtkWidget *
create_face (LmSeatBar   *self,
             guint        seat,
             SeatWidgets *place)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (get_player_name (self, seat));

  place->marker = gtk_image_new ();
  place->occupant = gtk_label_new (NULL);
  place->left = gtk_label_new (NULL);
  gtk_widget_add_css_class (place->left, "clock");
  gtk_widget_add_css_class (place->left, "numeric");
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (place->occupant), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (place->occupant), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (place->occupant, "caption");

  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), place->occupant);
  gtk_box_append (GTK_BOX (face), place->marker);
  gtk_box_append (GTK_BOX (face), words);
  gtk_box_append (GTK_BOX (face), place->left);
  return face;
}

static void
add_place (LmSeatBar *self,
           guint      seat)
{
  SeatWidgets *place = &self->places[seat];
  g_autoptr (GMenuModel) menu = create_menu (self, seat);

  place->choice = add_choice (self, seat);
  place->button = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (place->button), create_face (self, seat, place));
  lm_lazy_menu_set (GTK_MENU_BUTTON (place->button), menu);
  gtk_widget_set_tooltip_text (place->button, _("Choose who plays"));
  gtk_widget_add_css_class (place->button, "flat");
  gtk_widget_add_css_class (place->button, "seat");
  gtk_box_append (self->seats, place->button);
}

/* All are as wide as the widest. */
static void
rebuild_places (LmSeatBar *self)
{
  g_autoptr (GtkSizeGroup) widths = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->seats))) != NULL)
    gtk_box_remove (self->seats, child);

  self->n_places = get_info (self)->n_players;
  for (guint seat = 0; seat < self->n_places; seat++)
    {
      add_place (self, seat);
      gtk_size_group_add_widget (widths, self->places[seat].button);
    }
}

/* Takes @task (nullable), a sentence about what there is to do, which is shown with the next change of the session. */
void
lm_seat_bar_set_task (LmSeatBar *self,
                      char      *task)
{
  g_return_if_fail (LM_IS_SEAT_BAR (self));

  g_free (self->task);
  self->task = task;
}

/* At the end of a game the focus goes to what can be done then. */
void
lm_seat_bar_focus (LmSeatBar *self)
{
  g_return_if_fail (LM_IS_SEAT_BAR (self));

  /* Others may have heard of the end first. */
  update (self);
  gtk_widget_grab_focus (self->again_button);
}

static void
update_clocks (LmSeatBar *self)
{
  if (self->session == NULL)
    return;

  for (guint seat = 0; seat < self->n_places; seat++)
    update_place (self, seat);
}

static void
session_set_cb (LmSeatBar *self)
{
  self->session = lm_match_get_session (self->match);
  if (self->session == NULL)
    return;

  rebuild_places (self);
  update (self);
}

/* Once in a bar's life. */
void
lm_seat_bar_set_match (LmSeatBar *self,
                       LmMatch   *match)
{
  g_return_if_fail (LM_IS_SEAT_BAR (self));
  g_return_if_fail (self->match == NULL);

  self->match = g_object_ref (match);
  self->opponent = lm_match_get_opponent (match);
  g_signal_connect_object (match, "notify::session", G_CALLBACK (session_set_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "seats-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "clock-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "updated", G_CALLBACK (update_mistakes), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lm_match_get_clock (match), "tick", G_CALLBACK (update_clocks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->opponent, "notify::thinking", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->opponent, "notify::paused", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  session_set_cb (self);
}

static void
lm_seat_bar_dispose (GObject *object)
{
  LmSeatBar *self = LM_SEAT_BAR (object);

  self->session = NULL;
  g_clear_object (&self->match);
  g_clear_object (&self->choices);
  g_clear_pointer (&self->announced, g_free);
  g_clear_pointer (&self->task, g_free);

  G_OBJECT_CLASS (lm_seat_bar_parent_class)->dispose (object);
}

static void
lm_seat_bar_class_init (LmSeatBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_seat_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/seat-bar.ui");
  LM_BIND_CHILDREN (widget_class, LmSeatBar, seats, status, pause_button, step_button, card, ending, again_button,
                    mistakes);
}

static void
lm_seat_bar_init (LmSeatBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_accessible_name_show_cut (self->status);
  lm_wrap_layout_apply (GTK_WIDGET (self->seats), SEAT_SPACING, 0);
  lm_wrap_layout_set_abreast (GTK_WIDGET (self->seats), 2);
  /* With the focus it comes to the result, not to its tooltip. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->again_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  self->choices = g_simple_action_group_new ();
  gtk_widget_insert_action_group (GTK_WIDGET (self), "seat", G_ACTION_GROUP (self->choices));
}
