/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window.c: the window: games on one side, the board in the middle, hint and history on the other side. */

#include "lm-window-private.h"

#include "app/learn/lm-learn-panel.h"
#include "kit/page/lm-lazy-menu.h"
#include "kit/page/lm-message.h"
#include "lm-crash-guard.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-property.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-template.h"
#include "kit/widget/lm-wrap-layout.h"

#include <glib/gi18n.h>

/* In a slim window the position stands beside the name of the game if so many letters have room there, else below it. */
#define POSITION_CHARS 14

/* As large as the schema of the settings lets a window be. */
#define MOST_PIXELS 16384

G_DEFINE_FINAL_TYPE (LmWindow, lm_window, ADW_TYPE_APPLICATION_WINDOW)

LmPlayArea *
lm_window_get_play_area (LmWindow *self)
{
  lm_window_furnish (self);
  return self->play_area;
}

LmHintPanel *
lm_window_get_hint (LmWindow *self)
{
  lm_window_furnish (self);
  return self->hint;
}

LmMatch *
lm_window_get_match (LmWindow *self)
{
  lm_window_furnish (self);
  return self->match;
}

LmToaster *
lm_window_get_toaster (LmWindow *self)
{
  return lm_play_area_get_toaster (lm_window_get_play_area (self));
}

/* Shows all games or the board. What stands beside the board is of its game. */
static void
set_shows_board (LmWindow *self,
                 gboolean  board)
{
  gtk_widget_set_visible (GTK_WIDGET (self->overview), !board);
  if (board)
    lm_overview_offer_back (self->overview);
  if (self->play_area != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->play_area), board);
  lm_window_update_tools (self);
  g_object_set (self->fold, "alone", !board, NULL);
  lm_window_update_silence (self);
  lm_window_update_title (self);
}

/* Not while all games stand in its place. */
gboolean
lm_window_shows_board (LmWindow *self)
{
  return !gtk_widget_get_visible (GTK_WIDGET (self->overview));
}

/* Gives the keyboard to the board, or to all games while they stand in its place. */
void
lm_window_focus_middle (LmWindow *self)
{
  if (lm_window_shows_board (self))
    lm_play_area_focus_board (self->play_area);
  else if (gtk_widget_get_focus_child (GTK_WIDGET (self->overview)) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->overview), GTK_DIR_TAB_FORWARD);
}

void
lm_window_show_overview (LmWindow *self)
{
  gtk_menu_button_popdown (self->chooser_menu);
  set_shows_board (self, FALSE);
  lm_window_focus_middle (self);
}

void
lm_window_hide_overview (LmWindow *self)
{
  if (lm_window_shows_board (self))
    return;

  lm_window_furnish (self);
  set_shows_board (self, TRUE);
  lm_window_focus_middle (self);
}

/* Shows the panel, too. */
void
lm_window_show_page (LmWindow   *self,
                     const char *page)
{
  lm_window_hide_overview (self);
  g_object_set (self, "show-panel", TRUE, NULL);
  adw_view_stack_set_visible_child_name (self->pages, page);
}

/* While the text in the editor names no position, there is none to speak about. */
static LmPosition *
get_subject (LmWindow *self)
{
  if (lm_match_get_editing (self->match) && !lm_play_area_can_accept_edit (self->play_area))
    return NULL;

  return lm_play_area_get_position (self->play_area);
}

static gboolean
is_begun (LmSession *session)
{
  return lm_node_get_n_children (lm_session_get_root (session)) > 0;
}

static gboolean
is_persons_move (LmSession *session)
{
  LmNode *node = lm_session_get_current (session);

  return lm_node_get_kind (node) == LM_NODE_MOVE
         && lm_session_get_seat (session, lm_position_get_mover (lm_node_get_position (lm_node_get_parent (node)),
                                                                 lm_node_get_move (node))) == LM_SEAT_PERSON;
}

/* Who has made a move needs no welcome any more. */
static void
end_welcome (LmWindow  *self,
             LmSession *session)
{
  lm_window_hide_overview (self);
  if (g_settings_get_boolean (self->settings, "welcome") && is_persons_move (session))
    g_settings_set_boolean (self->settings, "welcome", FALSE);
}

/* All that is said of the position on the board, or in the editor. */
void
lm_window_update_position (LmWindow *self)
{
  LmSession *session = lm_match_get_session (self->match);

  /* What was told of one game was not asked of another. */
  if (g_set_object (&self->opening, lm_node_get_opening (lm_session_get_current (session))))
    lm_hint_panel_close (self->hint);
  lm_hint_panel_set_position (self->hint, get_subject (self));
  lm_window_update_pages (self);
  lm_window_update_title (self);
  lm_window_update_actions (self);
}

static void
position_changed_cb (LmWindow *self)
{
  end_welcome (self, lm_match_get_session (self->match));
  lm_window_update_position (self);
}

static void
editing_changed_cb (LmWindow *self)
{
  if (lm_match_get_editing (self->match))
    {
      lm_game_store_use_session (self->store, lm_match_get_session (self->match));
      /* It would take the Escape key that leaves the editor. */
      lm_toaster_dismiss (lm_window_get_toaster (self));
    }
  g_object_notify (G_OBJECT (self), "editing");
}

static void
paused_changed_cb (LmWindow *self)
{
  g_object_notify (G_OBJECT (self), "paused");
}

/* In a toast. */
void
lm_window_say (LmWindow   *self,
               const char *sentence)
{
  lm_toaster_say (lm_window_get_toaster (self), sentence);
}

/* To be called once, when there is a board. */
void
lm_window_watch_board (LmWindow *self)
{
  g_signal_connect_object (self->play_area, "said", G_CALLBACK (lm_window_say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play_area, "notify::position", G_CALLBACK (position_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "notify::editing", G_CALLBACK (editing_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "notify::paused", G_CALLBACK (paused_changed_cb), self, G_CONNECT_SWAPPED);
  lm_window_update_position (self);
}

static void
narrow_changed_cb (LmWindow *self)
{
  gboolean narrow = lm_fold_box_get_narrow (self->fold);

  gtk_widget_set_visible (self->chooser_toggle, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->chooser_menu), narrow);
  g_object_notify (G_OBJECT (self), "show-panel");
}

static void
panel_changed_cb (LmWindow *self)
{
  g_object_notify (G_OBJECT (self), "show-panel");
}

static void
chooser_changed_cb (LmWindow *self)
{
  g_object_notify (G_OBJECT (self), "show-chooser");
}

static void
alone_changed_cb (LmWindow *self)
{
  gboolean alone;

  g_object_get (self->fold, "alone", &alone, NULL);
  if (!alone)
    lm_window_furnish_panes (self);
  panel_changed_cb (self);
  chooser_changed_cb (self);
}

static void
open_position_cb (LmWindow   *self,
                  const char *text)
{
  lm_window_open_position (self, text);
}

static void
play_game_cb (LmWindow   *self,
              const char *game)
{
  lm_window_show_game (self, lm_game_info_lookup (game));
}

static void
learn_game_cb (LmWindow   *self,
               const char *game)
{
  lm_window_show_game (self, lm_game_info_lookup (game));
  lm_window_learn (self, "lesson");
}

/* For the match's "seats-changed". */
void
lm_window_update_seats (LmWindow *self)
{
  lm_window_update_pages (self);
  lm_window_update_actions (self);
}

/* @session takes the place of the one that its game had. */
void
lm_window_show_session (LmWindow  *self,
                        LmSession *session)
{
  const LmGameInfo *info = lm_position_get_info (lm_session_get_position (session));

  if (lm_match_get_session (self->match) == session)
    return;

  lm_crash_guard_set_game (info->name);
  lm_game_store_set_session (self->store, session);
  lm_match_set_session (self->match, session);
  lm_window_update_seats (self);
  lm_window_update_telling (self);

  if (self->chooser != NULL)
    lm_game_chooser_select (self->chooser, info->name);
  if (self->menu_chooser != NULL)
    lm_game_chooser_select (self->menu_chooser, info->name);
  g_settings_set_string (self->settings, "current-game", info->name);
}

/* --- toasts that can take back what they tell of, and the one that welcomes --- */

typedef struct
{
  LmWindow  *window;
  LmSession *session; /* the game to go back to */
  LmNode    *node; /* the step in it, or NULL to take back what was done to its tree */
  LmSession *shown; /* the game that was on the board, perhaps another */
} UndoOffer;

static void
undo_offer_free (gpointer  data,
                 GClosure *closure)
{
  UndoOffer *offer = data;

  g_object_unref (offer->session);
  g_clear_object (&offer->node);
  g_object_unref (offer->shown);
  g_free (offer);
}

static void
undo_offer_taken_cb (AdwToast  *toast,
                     UndoOffer *offer)
{
  lm_window_show_session (offer->window, offer->session);
  if (offer->node != NULL)
    lm_session_go_to (offer->session, offer->node);
  else
    lm_session_undo_revision (offer->session);
  lm_window_show_session (offer->window, offer->shown);
}

/*
 * Says what happened in a toast with a button that goes back: to @node in @session, or before what was done to its tree,
 * and to @shown, which was on the board.
 */
void
lm_window_offer_undo (LmWindow   *self,
                      const char *sentence,
                      LmSession  *session,
                      LmNode     *node,
                      LmSession  *shown)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);
  AdwToast *toast = adw_toast_new (markup);
  UndoOffer *offer = g_new (UndoOffer, 1);

  /* The toast belongs to the window and cannot outlive it. */
  offer->window = self;
  offer->session = g_object_ref (session);
  offer->node = node != NULL ? g_object_ref (node) : NULL;
  offer->shown = g_object_ref (shown);
  adw_toast_set_button_label (toast, _("Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_offer_taken_cb), offer, undo_offer_free, 0);
  lm_toaster_show (lm_window_get_toaster (self), toast);
}

/* Says that the game was kept, with a button for who would rather begin another. */
static void
welcome_back (LmWindow  *self,
              LmSession *session)
{
  AdwToast *toast = adw_toast_new (_("Your game was restored."));

  adw_toast_set_button_label (toast, _("New Game"));
  adw_toast_set_action_name (toast, "win.new-game");
  lm_toaster_show (lm_window_get_toaster (self), toast);

  /* Nobody may have been looking when it was left. */
  if (lm_session_can_pause (session))
    lm_match_set_paused (lm_window_get_match (self), TRUE);
}

static void
tell_restored (LmWindow   *self,
               LmSession  *session,
               gboolean    restored,
               const char *problem)
{
  if (problem != NULL)
    lm_message_show (GTK_WINDOW (self), _("Your Last Game Cannot Be Restored"), problem);
  else if (restored && is_begun (session))
    welcome_back (self, session);
}

/* The game is put on the board where it was left, also while that does not show. */
void
lm_window_restore_game (LmWindow         *self,
                        const LmGameInfo *info)
{
  g_autofree char *problem = NULL;
  LmSessionOrigin origin;
  LmSession *session;

  /* Already what was kept of it may be what the program crashes with. */
  lm_crash_guard_set_game (info->name);
  session = lm_game_store_get_session (self->store, info, &origin, &problem);
  if (origin == LM_SESSION_RESTORED)
    lm_last_game_restored (self->settings, session, lm_session_get_current (session));
  lm_window_show_session (self, session);

  if (origin == LM_SESSION_COMING)
    lm_toaster_say (lm_window_get_toaster (self), _("Your last game is being read…"));
  else
    tell_restored (self, session, origin == LM_SESSION_RESTORED, problem);
}

/* What was begun while a long game was read stays on the board. */
static void
restored_cb (LmWindow   *self,
             LmSession  *session,
             LmNode     *end,
             const char *problem)
{
  const gboolean is_current = end == lm_session_get_current (session);

  if (end != NULL)
    lm_last_game_restored (self->settings, session, end);
  if (problem != NULL || (is_current && session == lm_match_get_session (self->match)))
    tell_restored (self, session, is_current, problem);
  else if (end != NULL)
    lm_toaster_say (lm_window_get_toaster (self), _("Your last game was read: it comes before this one."));
}

void
lm_window_show_game (LmWindow         *self,
                     const LmGameInfo *info)
{
  lm_window_hide_overview (self);
  lm_window_restore_game (self, info);
}

static gboolean
get_editing (LmWindow *self)
{
  return self->match != NULL && lm_match_get_editing (self->match);
}

static gboolean
get_paused (LmWindow *self)
{
  return self->match != NULL && lm_match_get_paused (self->match);
}

static void
set_paused (LmWindow *self,
            gboolean  paused)
{
  lm_match_set_paused (lm_window_get_match (self), paused);
}

static gboolean
get_show_panel (LmWindow *self)
{
  gboolean shown, alone;

  /* The header bar asks before the rest of the template is there. */
  if (self->fold == NULL)
    return FALSE;

  g_object_get (self->fold,
                lm_fold_box_get_narrow (self->fold) ? "show-end-narrow" : "show-end", &shown,
                "alone", &alone,
                NULL);
  return shown && !alone;
}

static void
set_show_panel (LmWindow *self,
                gboolean  show)
{
  lm_window_hide_overview (self);
  g_object_set (self->fold, lm_fold_box_get_narrow (self->fold) ? "show-end-narrow" : "show-end", show, NULL);
}

static gboolean
get_show_chooser (LmWindow *self)
{
  gboolean shown, alone;

  if (self->fold == NULL)
    return FALSE;

  g_object_get (self->fold, "show-start", &shown, "alone", &alone, NULL);
  return shown && !alone;
}

static void
set_show_chooser (LmWindow *self,
                  gboolean  show)
{
  lm_window_hide_overview (self);
  if (lm_fold_box_get_narrow (self->fold))
    gtk_menu_button_popup (self->chooser_menu);
  else
    g_object_set (self->fold, "show-start", show, NULL);
}

static void
set_editing (LmWindow *self,
             gboolean  editing)
{
  if (editing)
    lm_play_area_edit (lm_window_get_play_area (self), NULL);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.edit-done", NULL);
}

static gboolean
lm_window_close_request (GtkWindow *window)
{
  LmWindow *self = LM_WINDOW (window);
  int width;
  int height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (self->settings, "window-width", CLAMP (width, 1, MOST_PIXELS));
  g_settings_set_int (self->settings, "window-height", CLAMP (height, 1, MOST_PIXELS));
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));

  return GTK_WINDOW_CLASS (lm_window_parent_class)->close_request (window);
}

static void
lm_window_dispose (GObject *object)
{
  LmWindow *self = LM_WINDOW (object);

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  g_clear_handle_id (&self->furnish_source, g_source_remove);
  lm_window_forget_extent (self);
  g_clear_object (&self->opening);
  g_clear_object (&self->store);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (lm_window_parent_class)->dispose (object);
}

static void
lm_window_finalize (GObject *object)
{
  g_clear_object (&LM_WINDOW (object)->play_area);

  G_OBJECT_CLASS (lm_window_parent_class)->finalize (object);
}

static void
install_properties (gpointer klass)
{
  LM_CLASS_PROPERTIES (klass,
    { "editing", G_TYPE_BOOLEAN, .get = G_CALLBACK (get_editing), .set = G_CALLBACK (set_editing) },
    { "paused", G_TYPE_BOOLEAN, .get = G_CALLBACK (get_paused), .set = G_CALLBACK (set_paused) },
    { "show-panel", G_TYPE_BOOLEAN, .get = G_CALLBACK (get_show_panel), .set = G_CALLBACK (set_show_panel),
      .normal = TRUE },
    { "show-chooser", G_TYPE_BOOLEAN, .get = G_CALLBACK (get_show_chooser), .set = G_CALLBACK (set_show_chooser),
      .normal = TRUE });
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/window.ui");
  LM_BIND_CHILDREN (widget_class, LmWindow, hint_label, hint_icon, slim_title, slim_game, slim_position, slim, header, primary_menu, slim_menu, start_tools, end_tools, new_button, redo_button, edit_button, title, chooser_toggle, chooser_menu, main_menu, switcher,
                    fold, overview, pages, hint_page, history_page, game_page, game_bin, game_panel,
                    explore_page, learn_page);
  LM_BIND_CALLBACKS (widget_class, lm_window_update_tools, lm_window_place_title, narrow_changed_cb, panel_changed_cb,
                     chooser_changed_cb, alone_changed_cb, open_position_cb, play_game_cb, learn_game_cb, lm_window_hide_overview);
}

static void
lm_window_class_init (LmWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lm_window_dispose;
  object_class->finalize = lm_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = lm_window_close_request;

  LM_ENSURE_TYPES (LM_TYPE_FOLD_BOX, LM_TYPE_GAME_PANEL_SLOT, LM_TYPE_OVERVIEW, LM_TYPE_SLIM_BIN);
  install_properties (klass);
  bind_template (widget_class);
  lm_window_class_install_actions (widget_class);
  lm_window_class_install_learning (widget_class);
}

static void
lm_window_init (LmWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_window_add_keys (self);
  lm_window_accept_drops (self);
  lm_lazy_menu_set (self->main_menu, self->primary_menu);
  gtk_menu_button_set_create_popup_func (self->chooser_menu, lm_window_create_menu_chooser_cb, self, NULL);
  lm_accessible_name_set (GTK_WIDGET (self->chooser_menu), _("Choose a game"));
  lm_accessible_name_explain (GTK_WIDGET (self->main_menu), _("Main menu"));
  lm_accessible_name_show_cut (self->slim_position);
  lm_wrap_layout_apply (self->slim_title, 8, POSITION_CHARS);
}

/* What cannot be written is kept for this session only; it is no reason to take anything out of reach. */
void
lm_window_bind_setting (LmWindow   *self,
                        const char *key,
                        gpointer    object,
                        const char *property)
{
  g_settings_bind (self->settings, key, object, property, G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY);
}

/* The first start of all. */
static void
show_welcome (LmWindow *self)
{
  lm_window_disable_actions (self);
  lm_window_show_overview (self);
  lm_window_furnish_later (self);
}

static void
show_board (LmWindow *self)
{
  lm_window_furnish (self);
  set_shows_board (self, TRUE);
}

static void
bind_settings (LmWindow *self)
{
  lm_window_bind_setting (self, "panel-visible", self->fold, "show-end");
  lm_window_bind_setting (self, "chooser-visible", self->fold, "show-start");
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

/* What could not be read or written is told; what was learned stays as it is for now. */
static void
watch_progress (LmWindow   *self,
                LmProgress *progress)
{
  const char *problem = lm_progress_get_problem (progress);

  g_signal_connect_object (progress, "failed", G_CALLBACK (lm_window_say), self, G_CONNECT_SWAPPED);
  if (problem != NULL)
    lm_toaster_say (lm_window_get_toaster (self), problem);
}

LmWindow *
lm_window_new (GtkApplication *application,
               LmProgram      *program)
{
  LmWindow *self = g_object_new (LM_TYPE_WINDOW, "application", application, NULL);

  self->program = program;
  self->settings = g_object_ref (program->settings);
  self->store = g_object_ref (program->store);
  g_signal_connect_object (self->store, "failed", G_CALLBACK (lm_window_say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store, "restored", G_CALLBACK (restored_cb), self, G_CONNECT_SWAPPED);
  bind_settings (self);
  lm_overview_set_progress (self->overview, program->progress);
  if (g_settings_get_boolean (self->settings, "welcome"))
    show_welcome (self);
  else
    show_board (self);
  watch_progress (self, program->progress);

  return self;
}
