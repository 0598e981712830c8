/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window-furnish.c: the board, its engine and the pages beside it: built when the window needs them. */

#include "lm-window-private.h"

#include "kit/page/lm-message.h"
#include "lm-crash-guard.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n.h>

/* While all games stand in the place of the board it is built so much later, if nobody asks for it before. */
#define FURNISH_MILLISECONDS 100

static void
game_chosen_cb (LmWindow   *self,
                const char *game)
{
  gtk_menu_button_popdown (self->chooser_menu);
  lm_window_show_game (self, lm_game_info_lookup (game));
}

static LmGameChooser *
create_chooser (LmWindow *self)
{
  LmGameChooser *chooser = g_object_new (LM_TYPE_GAME_CHOOSER, NULL);

  g_signal_connect_object (chooser, "chosen", G_CALLBACK (game_chosen_cb), self, G_CONNECT_SWAPPED);
  lm_game_chooser_select (chooser, lm_position_get_info (lm_play_area_get_position (lm_window_get_play_area (self)))->name);
  return chooser;
}

/* The list of games once more, for where it has no room beside the board. */
void
lm_window_create_menu_chooser_cb (GtkMenuButton *button,
                                  gpointer       user_data)
{
  LmWindow *self = user_data;
  GtkWidget *popover;

  if (self->menu_chooser != NULL)
    return;

  popover = gtk_popover_new ();
  self->menu_chooser = create_chooser (self);
  gtk_popover_set_child (GTK_POPOVER (popover), GTK_WIDGET (self->menu_chooser));
  gtk_menu_button_set_popover (button, popover);
}

/* Each tab is as wide as its word: of equal ones the longest words would be cut where others have room to spare. Where they have no
   room together, as with large text, they share it out. */
void
lm_window_fit_tabs (LmWindow *self)
{
  GtkWidget *tab = gtk_widget_get_first_child (GTK_WIDGET (self->switcher));
  int room, wanted;

  gtk_widget_get_size_request (gtk_widget_get_parent (GTK_WIDGET (self->switcher)), &room, NULL);
  room -= gtk_widget_get_margin_start (GTK_WIDGET (self->switcher)) + gtk_widget_get_margin_end (GTK_WIDGET (self->switcher));
  for (; tab != NULL; tab = gtk_widget_get_next_sibling (tab))
    {
      gtk_widget_measure (gtk_widget_get_first_child (tab), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
      gtk_widget_set_size_request (tab, wanted, -1);
    }

  gtk_widget_measure (GTK_WIDGET (self->switcher), GTK_ORIENTATION_HORIZONTAL, -1, &wanted, NULL, NULL, NULL);
  for (tab = gtk_widget_get_first_child (GTK_WIDGET (self->switcher)); tab != NULL && wanted > room; tab = gtk_widget_get_next_sibling (tab))
    gtk_widget_set_size_request (tab, -1, -1);
}

/* What stands beside the board is built when it is first shown. */
void
lm_window_furnish_panes (LmWindow *self)
{
  GtkLayoutManager *tabs = gtk_widget_get_layout_manager (GTK_WIDGET (self->switcher));

  if (self->chooser != NULL)
    return;

  self->chooser = create_chooser (self);
  gtk_widget_add_css_class (GTK_WIDGET (self->chooser), "side-pane");
  gtk_widget_add_css_class (GTK_WIDGET (self->chooser), "start-pane");
  adw_view_switcher_set_stack (self->switcher, self->pages);
  if (GTK_IS_BOX_LAYOUT (tabs))
    gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (tabs), FALSE);
  lm_window_fit_tabs (self);
  g_object_set (self->fold, "start", self->chooser, NULL);
}

static void
apply_opponent_settings (LmWindow *self)
{
  LmOpponent *opponent = lm_match_get_opponent (self->match);

  lm_opponent_set_delay (opponent, g_settings_get_int (self->settings, "computer-delay-ms"));
  lm_opponent_set_patience (opponent, 1000 * g_settings_get_int (self->settings, "answer-seconds"));
  lm_opponent_set_error_percent (opponent, g_settings_get_int (self->settings, "casual-error-percent"));
}

/* What crashed the program once would perhaps do so at every start. */
static void
avoid_game (LmWindow         *self,
            const LmGameInfo *info)
{
  /* Translators: %s is the name of a game. */
  g_autofree char *problem = g_strdup_printf (_("Last Move crashed while “%s” was on the board. The game is kept: to open it "
                                                "again, choose it in the list of games."), _(info->title));

  lm_window_restore_game (self, lm_game_info_nth (info == lm_game_info_nth (0) ? 1 : 0));
  lm_message_show (GTK_WINDOW (self), _("Another Game Is Shown"), problem);
}

static void
show_last_game (LmWindow *self)
{
  g_autofree char *name = g_settings_get_string (self->settings, "current-game");
  g_autofree char *crashed = g_steal_pointer (&self->program->crashed);
  const LmGameInfo *info = lm_game_info_lookup (name);
  const LmGameInfo *avoided = crashed != NULL ? lm_game_info_lookup (crashed) : NULL;

  if (avoided != NULL)
    avoid_game (self, avoided);
  else
    lm_window_restore_game (self, info != NULL ? info : lm_game_info_nth (0));
}

/* Whoever types a number means a move, also while the keyboard is on a lesson beside the board. What takes digits itself has had it. */
static gboolean
digit_pressed_cb (LmWindow              *self,
                  guint                  keyval,
                  guint                  keycode,
                  GdkModifierType        state,
                  GtkEventControllerKey *keys)
{
  GtkWidget *board = GTK_WIDGET (lm_play_area_get_board (self->play_area));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!g_unichar_isdigit (gdk_keyval_to_unicode (keyval)) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0
      || !lm_window_shows_board (self) || (focus != NULL && gtk_widget_is_ancestor (focus, board)))
    return FALSE;

  return gtk_event_controller_key_forward (keys, board);
}

static void
forward_digits (LmWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (digit_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* Kept until the end: what was begun and ends after the window is closed may still ask for it. */
static void
add_play_area (LmWindow *self)
{
  self->play_area = g_object_ref_sink (g_object_new (LM_TYPE_PLAY_AREA,
                                                     "hexpand", TRUE,
                                                     "visible", lm_window_shows_board (self),
                                                     NULL));
  gtk_box_prepend (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->overview))), GTK_WIDGET (self->play_area));
}

static void
add_match (LmWindow *self)
{
  self->match = lm_match_new (self->program->solver);
  g_signal_connect_object (self->match, "seats-changed", G_CALLBACK (lm_window_update_seats), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "node-added", G_CALLBACK (lm_window_node_added), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "clock-changed", G_CALLBACK (lm_window_update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "tree-changed", G_CALLBACK (lm_window_update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "updated", G_CALLBACK (lm_window_keep_mistakes), self, G_CONNECT_SWAPPED);
  lm_play_area_set_match (self->play_area, self->match);
  lm_window_add_panel (self);
}

static void
bind_board_settings (LmWindow *self)
{
  /* Not among the window's own actions, which are on the bus. */
  g_autoptr (GSimpleActionGroup) switches = g_simple_action_group_new ();
  g_autoptr (GPropertyAction) strip = g_property_action_new ("verdict-strip", self->match, "telling");
  g_autoptr (GAction) bring_back = g_settings_create_action (self->settings, "bring-back");
  g_autoptr (GPropertyAction) edit_verdict = g_property_action_new ("edit-verdict", self->hint, "edit-verdict");

  g_action_map_add_action (G_ACTION_MAP (switches), G_ACTION (strip));
  g_action_map_add_action (G_ACTION_MAP (switches), G_ACTION (edit_verdict));
  g_action_map_add_action (G_ACTION_MAP (switches), bring_back);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "switch", G_ACTION_GROUP (switches));
  g_settings_bind (self->settings, "tell-verdict", self->match, "telling-always",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (self->settings, "animations", self->play_area, "animate",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_signal_connect_object (self->settings, "changed", G_CALLBACK (apply_opponent_settings), self, G_CONNECT_SWAPPED);
  apply_opponent_settings (self);
}

/* GSettings lets any text pass that is longer than 256 letters, whatever the choices are. */
static gboolean
name_to_page_cb (GValue   *value,
                 GVariant *variant,
                 gpointer  pages)
{
  g_value_set_string (value, g_variant_get_string (variant, NULL));
  return adw_view_stack_get_child_by_name (pages, g_value_get_string (value)) != NULL;
}

/* Not before there is a board to show them on, and a game that may have a page of its own. */
static void
bind_panel_settings (LmWindow *self)
{
  g_settings_bind_with_mapping (self->settings, "panel-page", self->pages, "visible-child-name",
                                G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY,
                                name_to_page_cb, NULL, self->pages, NULL);
  g_settings_bind (self->settings, "keep-hints-open", self->hint, "keep-open",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  lm_window_bind_setting (self, "overlay", self->hint, "overlay");
}

static gboolean
furnish_cb (gpointer user_data)
{
  LmWindow *self = user_data;

  self->furnish_source = 0;
  lm_window_furnish (self);
  return G_SOURCE_REMOVE;
}

/* After what is to be seen: a window that shows all games answers sooner. */
void
lm_window_furnish_later (LmWindow *self)
{
  self->furnish_source = g_timeout_add_full (G_PRIORITY_LOW, FURNISH_MILLISECONDS, furnish_cb, self, NULL);
}

/* Builds the board with the last game on it, and the pages beside it, if that was not done. What asks for one of them calls it. */
void
lm_window_furnish (LmWindow *self)
{
  if (self->play_area != NULL)
    return;

  g_clear_handle_id (&self->furnish_source, g_source_remove);
  add_play_area (self);
  add_match (self);
  bind_board_settings (self);
  show_last_game (self);
  bind_panel_settings (self);
  lm_window_update_silence (self);
  lm_window_watch_board (self);
  forward_digits (self);
}
