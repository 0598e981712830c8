/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window-actions.c: what the window can be asked to do. */

#include "lm-window-private.h"

#include "app/table/lm-new-game-dialog.h"
#include "kit/page/lm-print-dialog.h"
#include "lm-window-parts.h"

#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-keys.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n.h>

static LmSession *
get_session (LmWindow *self)
{
  return lm_match_get_session (lm_window_get_match (self));
}

/* @played: not what was on the board once more, which may be an exercise */
static void
begin (LmWindow     *self,
       LmPosition   *start,
       const LmSeat *seats,
       guint         clock,
       gboolean      played)
{
  LmSession *session = get_session (self);
  const gboolean aside = !played && lm_last_game_is_aside (session);

  lm_match_begin (lm_window_get_match (self), start, seats, clock);
  if (aside)
    lm_last_game_set_aside (session);
  lm_last_game_keep (self->settings, lm_session_get_current (session));
  lm_play_area_focus_board (lm_window_get_play_area (self));
}

static void
begin_cb (LmNewGameDialog *dialog,
          LmPosition      *start,
          const LmSeat    *seats,
          guint            clock,
          LmWindow        *self)
{
  begin (self, start, seats, clock, TRUE);
}

static void
new_game (LmWindow *self)
{
  g_auto (LmLastGame) last = { 0 };
  GtkWidget *dialog;

  lm_last_game_find (self->settings, get_session (self), &last);
  dialog = lm_new_game_dialog_new (GTK_WINDOW (self), &last);

  g_signal_connect_object (dialog, "begin", G_CALLBACK (begin_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Who sits where, everybody @turn places on. Returns whether that is anything else. */
static gboolean
get_seats (LmSession *session,
           guint      turn,
           LmSeat    *seats)
{
  const guint n_seats = lm_position_get_info (lm_session_get_position (session))->n_players;
  gboolean other = FALSE;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      seats[(seat + turn) % n_seats] = lm_session_get_seat (session, seat);
      other = other || lm_session_get_seat (session, (seat + turn) % n_seats) != lm_session_get_seat (session, seat);
    }

  return other;
}

static void
begin_again (LmWindow *self,
             guint     turn)
{
  LmSession *session = get_session (self);
  LmNode *start = lm_node_get_segment (lm_session_get_current (session));
  LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON };

  get_seats (session, turn, seats);
  begin (self, lm_node_get_position (start), seats, lm_session_get_clock (session), FALSE);
}

static void
again (LmWindow *self)
{
  begin_again (self, 0);
}

static void
swap_sides (LmWindow *self)
{
  begin_again (self, 1);
}

/* Which move would have kept the win is left to be found. */
static void
go_to_mistake (LmWindow *self)
{
  LmNode *before = lm_match_find_mistake (lm_window_get_match (self));

  if (before == NULL)
    return;

  lm_session_go_to (get_session (self), before);
  lm_play_area_focus_board (lm_window_get_play_area (self));
  lm_toaster_say (lm_window_get_toaster (self), _("Here you could still win."));
}

static void
undo (LmWindow *self)
{
  if (lm_match_get_editing (lm_window_get_match (self)))
    lm_play_area_undo_edit (self->play_area);
  else
    lm_session_undo_to_person (get_session (self));
}

static void
redo (LmWindow *self)
{
  if (lm_match_get_editing (lm_window_get_match (self)))
    lm_play_area_redo_edit (self->play_area);
  else
    lm_session_redo_to_person (get_session (self));
}

static void
back (LmWindow *self)
{
  lm_session_undo (get_session (self));
}

static void
forward (LmWindow *self)
{
  lm_session_redo (get_session (self));
}

static void
step (LmWindow *self)
{
  lm_opponent_step (lm_match_get_opponent (lm_window_get_match (self)));
}

/* A position of another game goes on there. */
static void
play_on (LmWindow   *self,
         LmPosition *position)
{
  g_autoptr (LmSession) shown = g_object_ref (get_session (self));
  g_autoptr (LmNode) before = NULL;

  lm_window_show_game (self, lm_position_get_info (position));
  before = g_object_ref (lm_session_get_current (get_session (self)));
  lm_session_edit (get_session (self), position);
  lm_window_offer_undo (self, _("The game goes on from the edited position."), get_session (self), before, shown);
}

static void
edit_done (LmWindow *self)
{
  g_autoptr (LmPosition) position = lm_play_area_accept_edit (lm_window_get_play_area (self));

  if (position != NULL)
    play_on (self, position);
}

static void
edit_cancel (LmWindow *self)
{
  lm_play_area_cancel_edit (lm_window_get_play_area (self));
}

static void
page (GtkWidget  *widget,
      const char *action_name,
      GVariant   *parameter)
{
  lm_window_show_page (LM_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
hint (LmWindow *self)
{
  const gboolean seen = lm_window_shows_board (self);

  lm_window_show_page (self, "hint");
  /* Nobody has asked about a board behind all games. */
  if (seen)
    lm_hint_panel_climb (lm_window_get_hint (self));
}

static void
open_position (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  lm_window_open_position (LM_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* Which one is wanted, as the endings of LmFigureFormat; any other copies. */
static void
save_board (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  static const char *const formats[] = { "svg", "png", "pdf", "tex", NULL };
  guint format = 0;

  while (formats[format] != NULL && !g_str_equal (formats[format], g_variant_get_string (parameter, NULL)))
    format++;
  lm_window_save_board (LM_WINDOW (widget), format);
}

static void
print (GtkWidget  *widget,
       const char *action_name,
       GVariant   *parameter)
{
  LmWindow *self = LM_WINDOW (widget);
  const gboolean exercises = g_str_equal (g_variant_get_string (parameter, NULL), "exercises");

  gtk_window_present (GTK_WINDOW (lm_print_dialog_new (GTK_WINDOW (self), self->program->solver,
                                                       lm_session_get_current (get_session (self)),
                                                       lm_match_get_telling (lm_window_get_match (self)),
                                                       exercises ? LM_PRINT_EXERCISES : LM_PRINT_BOARD)));
}

static void
clear_finished_games (LmWindow *self)
{
  const guint n_games = lm_session_clear_finished_games (get_session (self));
  g_autofree char *sentence = g_strdup_printf (ngettext ("%u finished game was cleared from the history.",
                                                         "%u finished games were cleared from the history.", n_games),
                                               n_games);

  if (n_games > 0)
    lm_window_offer_undo (self, sentence, get_session (self), NULL, get_session (self));
  else
    lm_toaster_say (lm_window_get_toaster (self), _("The history has no finished game but the one on the board."));
}

static void
preferences (LmWindow *self)
{
  lm_preferences_show (GTK_WINDOW (self), self->settings);
}

static void
about (LmWindow *self)
{
  lm_about_show (GTK_WINDOW (self));
}

/* An action of the window, for those of the application are on the bus. */
static void
quit (LmWindow *self)
{
  GApplication *application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));

  gtk_window_close (GTK_WINDOW (self));
  g_application_quit (application);
}

static void
show_help_overlay (LmWindow *self)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/org/lastmove/LastMove/ui/help-overlay.ui");
  GtkWindow *overlay = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  gtk_window_set_transient_for (overlay, GTK_WINDOW (self));
  lm_accessible_name_set_buttons (GTK_WIDGET (overlay), _("Find a shortcut"));
  gtk_window_present (overlay);
}

static void
help (LmWindow *self)
{
  lm_help_open (GTK_WINDOW (self), "index");
}

/* The page of the game at hand. */
static void
rules (LmWindow *self)
{
  LmPosition *position = lm_play_area_get_position (lm_window_get_play_area (self));

  lm_help_window_show (GTK_WINDOW (self), lm_position_get_info (position)->help_page);
}

static const struct
{
  const char *name;
  void     (* func) (LmWindow *self);
} actions[] = {
  { "win.new-game", new_game },
  { "win.again", again },
  { "win.swap-sides", swap_sides },
  { "win.go-to-mistake", go_to_mistake },
  { "win.undo", undo },
  { "win.redo", redo },
  { "win.back", back },
  { "win.forward", forward },
  { "win.step", step },
  { "win.edit-done", edit_done },
  { "win.edit-cancel", edit_cancel },
  { "win.hint", hint },
  { "win.overview", lm_window_show_overview },
  { "win.open", lm_window_choose_open },
  { "win.save-as", lm_window_choose_save },
  { "win.clear-finished-games", clear_finished_games },
  { "win.preferences", preferences },
  { "win.show-help-overlay", show_help_overlay },
  { "win.help", help },
  { "win.about", about },
  { "win.quit", quit },
  { "win.rules", rules },
};

static void
act (GtkWidget  *widget,
     const char *action_name,
     GVariant   *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_str_equal (actions[i].name, action_name))
      actions[i].func (LM_WINDOW (widget));
}

/* Until there is a game nothing can be done with it. */
void
lm_window_disable_actions (LmWindow *self)
{
  static const char *const names[] = {
    "win.again", "win.swap-sides", "win.practice-mistakes", "win.go-to-mistake", "win.undo", "win.redo", "win.back",
    "win.forward", "win.edit-done", "win.edit-cancel", "win.paused", "win.step",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), names[i], FALSE);
}

/* Makes available what can be done now. */
void
lm_window_update_actions (LmWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  LmPlayArea *area = lm_window_get_play_area (self);
  LmSession *session = lm_match_get_session (self->match);
  LmNode *current = lm_session_get_current (session);
  gboolean editing = lm_match_get_editing (self->match);
  gboolean can_undo = editing ? lm_play_area_can_undo_edit (area) : lm_session_can_undo (session);
  gboolean can_redo = editing ? lm_play_area_can_redo_edit (area) : lm_session_can_redo (session);

  const gboolean ended = !editing && lm_position_is_over (lm_session_get_position (session));
  g_autoptr (GPtrArray) mistakes = ended ? lm_match_list_mistakes (lm_window_get_match (self)) : NULL;
  LmSeat seats[LM_MAX_PLAYERS];

  gtk_widget_action_set_enabled (widget, "win.again", ended);
  gtk_widget_action_set_enabled (widget, "win.swap-sides", ended && get_seats (session, 1, seats));
  gtk_widget_action_set_enabled (widget, "win.practice-mistakes", mistakes != NULL && mistakes->len > 0);
  gtk_widget_action_set_enabled (widget, "win.go-to-mistake",
                                 ended && lm_match_find_mistake (lm_window_get_match (self)) != NULL);
  gtk_widget_action_set_enabled (widget, "win.undo", can_undo);
  gtk_widget_action_set_enabled (widget, "win.redo", can_redo);
  gtk_widget_action_set_enabled (widget, "win.back", !editing && lm_node_get_parent (current) != NULL);
  gtk_widget_action_set_enabled (widget, "win.forward", !editing && lm_node_get_next (current) != NULL);
  gtk_widget_action_set_enabled (widget, "win.edit-done", lm_play_area_can_accept_edit (area));
  gtk_widget_action_set_enabled (widget, "win.edit-cancel", editing);
  gtk_widget_action_set_enabled (widget, "win.paused", !editing && lm_session_can_pause (session));
  gtk_widget_action_set_enabled (widget, "win.step",
                                 !editing
                                 && !lm_position_is_over (lm_session_get_position (session))
                                 && lm_session_get_turn_seat (session) != LM_SEAT_PERSON);
}

/* Installs the actions, and those of their keys that an entry uses itself while it has the focus; the
 * other keys are the application's. */
void
lm_window_class_install_actions (GtkWidgetClass *widget_class)
{
  const GdkModifierType control = GDK_CONTROL_MASK;
  const GdkModifierType shift = GDK_SHIFT_MASK;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, act);
  gtk_widget_class_install_action (widget_class, "win.page", "s", page);
  gtk_widget_class_install_action (widget_class, "win.open-position", "s", open_position);
  gtk_widget_class_install_action (widget_class, "win.print", "s", print);
  gtk_widget_class_install_action (widget_class, "win.save-board", "s", save_board);

  gtk_widget_class_install_property_action (widget_class, "win.editing", "editing");
  gtk_widget_class_install_property_action (widget_class, "win.paused", "paused");
  gtk_widget_class_install_property_action (widget_class, "win.show-panel", "show-panel");
  gtk_widget_class_install_property_action (widget_class, "win.show-chooser", "show-chooser");

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control | shift, "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "win.paused", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.edit-cancel", NULL);
}

/* The keys of the pages, where a keyboard has its digits elsewhere than an accelerator looks for them. */
static gboolean
key_pressed_cb (LmWindow        *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state,
                gpointer         controller)
{
  const char *const pages[] = { "hint", "history", "learn", "explore" };
  const guint digit = lm_keys_find_digit (controller);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != GDK_ALT_MASK
      || digit < GDK_KEY_1 || digit - GDK_KEY_1 >= G_N_ELEMENTS (pages))
    return FALSE;

  return gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", pages[digit - GDK_KEY_1]);
}

void
lm_window_add_keys (LmWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
