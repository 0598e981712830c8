/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window.c: the window: games on one side, the board in the middle, hint and history on the other side. */

#include "config.h"

#include "lm-window.h"

#include "lm-fold-box.h"
#include "lm-game-chooser.h"
#include "lm-game-panel-slot.h"
#include "lm-game-view-info.h"
#include "lm-history-panel.h"
#include "lm-learn-panel.h"
#include "lm-message.h"

#include "board/lm-accessible-name.h"
#include "engine/lm-game-info.h"
#include "engine/lm-party.h"

#include <glib/gi18n.h>

struct _LmWindow
{
  AdwApplicationWindow  parent_instance;

  AdwWindowTitle       *title;
  GtkWidget            *chooser_toggle;
  GtkMenuButton        *chooser_menu;
  GtkMenuButton        *main_menu;
  LmGameChooser        *chooser;
  LmGameChooser        *menu_chooser;
  LmFoldBox            *fold;
  LmPlayArea           *play_area;
  AdwViewStack         *pages;
  AdwBin               *hint_page;
  AdwBin               *history_page;
  AdwViewStackPage     *game_page;
  LmGamePanelSlot      *game_panel;
  AdwBin               *learn_page;
  LmHintPanel          *hint;
  LmHistoryPanel       *history;
  LmGamePanel          *learn;

  GSettings            *settings;
  LmGameStore          *store;
  LmOpponent           *opponent;
  LmClock              *clock;
  LmReview             *review;
  LmNode               *opening; /* of the game that the hints are of */
  /* What "paused" was before the editor paused the computer players. */
  gboolean              was_paused;
};

G_DEFINE_FINAL_TYPE (LmWindow, lm_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_0,
  PROP_EDITING,
  PROP_PAUSED,
  PROP_SHOW_PANEL,
  PROP_SHOW_CHOOSER,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

LmPlayArea *
lm_window_get_play_area (LmWindow *self)
{
  g_return_val_if_fail (LM_IS_WINDOW (self), NULL);

  return self->play_area;
}

LmHintPanel *
lm_window_get_hint (LmWindow *self)
{
  g_return_val_if_fail (LM_IS_WINDOW (self), NULL);

  return self->hint;
}

LmOpponent *
lm_window_get_opponent (LmWindow *self)
{
  g_return_val_if_fail (LM_IS_WINDOW (self), NULL);

  return self->opponent;
}

LmReview *
lm_window_get_review (LmWindow *self)
{
  g_return_val_if_fail (LM_IS_WINDOW (self), NULL);

  return self->review;
}

/* Shows a part of the page Learn, or its home for NULL. */
void
lm_window_learn (LmWindow   *self,
                 const char *part)
{
  g_return_if_fail (LM_IS_WINDOW (self));

  lm_window_show_page (self, "learn");
  lm_learn_panel_open (LM_LEARN_PANEL (self->learn), part);
}

/* Shows the panel, too. */
void
lm_window_show_page (LmWindow   *self,
                     const char *page)
{
  g_return_if_fail (LM_IS_WINDOW (self));

  g_object_set (self, "show-panel", TRUE, NULL);
  adw_view_stack_set_visible_child_name (self->pages, page);
}

/* In a window from right to left the numbers of a position would change places, if they were not kept together. */
static char *
describe_position (LmWindow *self)
{
  g_autofree char *described = lm_position_describe (lm_play_area_get_position (self->play_area));

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    return g_strdup_printf ("\u2066%s\u2069", described);

  return g_steal_pointer (&described);
}

static void
update_title (LmWindow *self)
{
  LmPosition *position = lm_play_area_get_position (self->play_area);
  g_autofree char *described = describe_position (self);
  g_autofree char *editing = NULL;

  if (lm_play_area_get_editing (self->play_area))
    editing = g_strdup_printf (_("Editing: %s"), described);

  adw_window_title_set_title (self->title, _(lm_position_get_info (position)->title));
  adw_window_title_set_subtitle (self->title, editing != NULL ? editing : described);
}

/* The page that only some games have, and the one that goes by the game. */
static void
update_game_pages (LmWindow *self)
{
  LmPosition *position = lm_play_area_get_position (self->play_area);
  const LmGameViewInfo *info = lm_game_view_info_lookup (lm_position_get_info (position)->name);
  const guint persons = lm_session_get_persons (lm_play_area_get_session (self->play_area));
  const gboolean has_panel = info != NULL && info->panel_type != NULL;

  if (has_panel)
    {
      adw_view_stack_page_set_title (self->game_page, _(info->panel_title));
      adw_view_stack_page_set_icon_name (self->game_page, info->panel_icon_name);
    }
  adw_view_stack_page_set_visible (self->game_page, has_panel);
  adw_view_stack_page_set_needs_attention (self->game_page,
                                           has_panel && (lm_party_get_awaited (position) & persons) != 0);
  lm_game_panel_slot_set_persons (self->game_panel, persons);
  lm_game_panel_slot_set_position (self->game_panel, position);
  lm_game_panel_set_persons (self->learn, persons);
  lm_game_panel_set_position (self->learn, position);
}

/* While the text in the editor names no position, there is none to speak about. */
static LmPosition *
get_subject (LmWindow *self)
{
  if (lm_play_area_get_editing (self->play_area) && !lm_play_area_can_accept_edit (self->play_area))
    return NULL;

  return lm_play_area_get_position (self->play_area);
}

static void
position_changed_cb (LmWindow *self)
{
  LmSession *session = lm_play_area_get_session (self->play_area);

  /* What was told of one game was not asked of another. */
  if (g_set_object (&self->opening, lm_node_get_opening (lm_session_get_current (session))))
    lm_hint_panel_close (self->hint);
  lm_hint_panel_set_position (self->hint, get_subject (self));
  update_game_pages (self);
  update_title (self);
  lm_window_update_actions (self);
}

/* Whoever takes a rung of the ladder or colours the moves has asked who wins. */
static void
asked_cb (LmWindow *self)
{
  gboolean overlay;
  int rung;

  g_object_get (self->hint, "overlay", &overlay, "rung", &rung, NULL);
  if (!lm_play_area_get_editing (self->play_area) && (overlay || rung > LM_HINT_NOTHING))
    lm_review_set_telling (self->review, TRUE);
}

/* The computer players wait while the board is an editor. */
static void
editing_changed_cb (LmWindow *self)
{
  gboolean editing = lm_play_area_get_editing (self->play_area);

  if (editing)
    {
      /* It would take the Escape key that leaves the editor. */
      lm_toaster_dismiss (lm_window_get_toaster (self));
      self->was_paused = lm_opponent_get_paused (self->opponent);
    }
  lm_opponent_set_paused (self->opponent, editing || self->was_paused);
  g_object_set (self->hint, "editing", editing, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EDITING]);
}

static gboolean
is_on_page (LmWindow *self,
            AdwBin   *page)
{
  return adw_view_stack_get_visible_child (self->pages) == GTK_WIDGET (page);
}

/* While something is asked nothing tells the answer. Who goes to the hint, asks for it. */
static gboolean
is_silent (LmWindow *self)
{
  return lm_game_panel_is_silent (self->learn) && !is_on_page (self, self->hint_page);
}

static void
arrow_changed_cb (LmWindow *self)
{
  lm_play_area_set_arrow (self->play_area, is_silent (self) ? NULL : lm_hint_panel_get_arrow (self->hint));
}

static void
verdict_changed_cb (LmWindow *self)
{
  int value;
  const char *sentence = lm_hint_panel_get_verdict (self->hint, &value);

  if (is_silent (self))
    lm_play_area_set_verdict (self->play_area, "", LM_VALUE_UNKNOWN);
  else
  lm_play_area_set_verdict (self->play_area, sentence, value);
}

static void
overlay_changed_cb (LmWindow *self)
{
  gboolean overlay;

  asked_cb (self);
  g_object_get (self->hint, "overlay", &overlay, NULL);
  lm_play_area_set_overlay (self->play_area, overlay && !is_silent (self) ? lm_hint_panel_get_answer (self->hint) : NULL);
}

static void
silence_changed_cb (LmWindow *self)
{
  if (lm_play_area_get_session (self->play_area) == NULL)
    return;

  lm_review_set_silent (self->review, is_silent (self));
  lm_opponent_set_held (self->opponent, is_silent (self));
  arrow_changed_cb (self);
  verdict_changed_cb (self);
  overlay_changed_cb (self);
}

static void
play_move_cb (LmWindow   *self,
              const char *move)
{
  lm_play_area_play (self->play_area, move);
}

/* A part of the page Learn also moves for the computers, to show what comes of a move. */
static void
learn_move_cb (LmWindow   *self,
               const char *move)
{
  LmSession *session = lm_play_area_get_session (self->play_area);

  if (lm_session_get_turn_seat (session) == LM_SEAT_PERSON)
    lm_play_area_play (self->play_area, move);
  else
    lm_session_play (session, move, NULL);
}

static void
paused_changed_cb (LmWindow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
}

static void
narrow_changed_cb (LmWindow *self)
{
  gboolean narrow = lm_fold_box_get_narrow (self->fold);

  gtk_widget_set_visible (self->chooser_toggle, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->chooser_menu), narrow);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_PANEL]);
}

/* A screen reader takes the hidden page of a stack for a visible one, if it is not hidden itself. */
static void
page_changed_cb (LmWindow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->hint), is_on_page (self, self->hint_page));
  gtk_widget_set_visible (GTK_WIDGET (self->history), is_on_page (self, self->history_page));
  gtk_widget_set_visible (GTK_WIDGET (self->learn), is_on_page (self, self->learn_page));
  silence_changed_cb (self);
}

static void
panel_changed_cb (LmWindow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_PANEL]);
}

static void
chooser_changed_cb (LmWindow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_CHOOSER]);
}

static void
open_position_cb (LmWindow   *self,
                  const char *text)
{
  lm_window_open_position (self, text);
}

static void
open_lesson_cb (LmWindow   *self,
                const char *text)
{
  g_autoptr (LmPosition) position = lm_position_parse (text, NULL);

  lm_window_open_to_play (self, position);
}

/* The learner at one seat, the computer at all others. */
static void
challenge_cb (LmWindow   *self,
              LmPosition *start,
              guint       person,
              guint       computer)
{
  LmSession *session = lm_play_area_get_session (self->play_area);
  g_autoptr (LmNode) before = g_object_ref (lm_session_get_current (session));
  LmSeat seats[LM_MAX_PLAYERS];

  for (guint seat = 0; seat < LM_MAX_PLAYERS; seat++)
    seats[seat] = seat == person ? LM_SEAT_PERSON : (LmSeat) computer;
  lm_opponent_set_paused (self->opponent, FALSE);
  lm_session_begin (session, start, seats);
  lm_play_area_focus_board (self->play_area);
  lm_window_offer_undo (self, _("A challenge has begun: win this game."), session, before);
}

static void
said_cb (LmWindow   *self,
         const char *sentence)
{
  lm_toaster_say (lm_window_get_toaster (self), sentence);
}

static void
game_chosen_cb (LmWindow   *self,
                const char *game)
{
  gtk_menu_button_popdown (self->chooser_menu);
  lm_window_show_game (self, lm_game_info_lookup (game));
}

static void
apply_opponent_settings (LmWindow *self)
{
  lm_opponent_set_delay (self->opponent, g_settings_get_int (self->settings, "computer-delay-ms"));
  lm_opponent_set_patience (self->opponent, 1000 * g_settings_get_int (self->settings, "answer-seconds"));
  lm_opponent_set_error_percent (self->opponent, g_settings_get_int (self->settings, "casual-error-percent"));
}

static void
seats_changed_cb (LmWindow *self)
{
  LmSession *session = lm_play_area_get_session (self->play_area);

  /* Where nothing can be paused nothing could end a pause. */
  if (!lm_session_can_pause (session) && !lm_play_area_get_editing (self->play_area))
    lm_opponent_set_paused (self->opponent, FALSE);
  g_object_set (self->hint, "you", lm_session_get_only_person (session), NULL);
  update_game_pages (self);
  lm_window_update_actions (self);
}

static gboolean
is_begun (LmSession *session)
{
  return lm_node_get_n_children (lm_session_get_root (session)) > 0;
}

/* @session takes the place of the one that its game had. */
void
lm_window_show_session (LmWindow  *self,
                        LmSession *session)
{
  const LmGameInfo *info = lm_position_get_info (lm_session_get_position (session));
  LmSession *before = lm_play_area_get_session (self->play_area);

  g_return_if_fail (LM_IS_WINDOW (self));

  if (before == session)
    return;

  if (before != NULL)
    g_signal_handlers_disconnect_by_data (before, self);
  g_signal_connect_object (session, "seats-changed", G_CALLBACK (seats_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "clock-changed", G_CALLBACK (lm_window_update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "tree-changed", G_CALLBACK (lm_window_update_actions), self, G_CONNECT_SWAPPED);

  lm_game_store_set_session (self->store, session);
  lm_clock_set_session (self->clock, session);
  lm_play_area_set_session (self->play_area, session);
  lm_opponent_set_paused (self->opponent, lm_session_get_clock (session) > 0 && is_begun (session));
  seats_changed_cb (self);
  lm_history_panel_set_session (self->history, session);
  lm_review_set_session (self->review, session);
  asked_cb (self);
  lm_opponent_set_session (self->opponent, session);
  lm_learn_panel_set_session (LM_LEARN_PANEL (self->learn), session);

  lm_game_chooser_select (self->chooser, info->name);
  lm_game_chooser_select (self->menu_chooser, info->name);
  g_settings_set_string (self->settings, "current-game", info->name);
}

/* The game is shown where it was left. */
void
lm_window_show_game (LmWindow         *self,
                     const LmGameInfo *info)
{
  g_autofree char *problem = NULL;
  LmSessionOrigin origin;
  LmSession *session;

  g_return_if_fail (LM_IS_WINDOW (self));

  session = lm_game_store_get_session (self->store, info, &origin, &problem);
  lm_window_show_session (self, session);

  if (problem != NULL)
    lm_message_show (GTK_WINDOW (self), _("Your Last Game Cannot Be Restored"), problem);
  else if (origin == LM_SESSION_RESTORED && is_begun (session))
    lm_window_welcome_back (self, session);
}

static void
show_last_game (LmWindow *self)
{
  g_autofree char *name = g_settings_get_string (self->settings, "current-game");
  const LmGameInfo *info = lm_game_info_lookup (name);

  lm_window_show_game (self, info != NULL ? info : lm_game_info_nth (0));
}

static gboolean
get_show_panel (LmWindow *self)
{
  gboolean shown;

  /* The header bar asks before the rest of the template is there. */
  if (self->fold == NULL)
    return TRUE;

  g_object_get (self->fold,
                lm_fold_box_get_narrow (self->fold) ? "show-end-narrow" : "show-end", &shown,
                NULL);
  return shown;
}

static gboolean
get_show_chooser (LmWindow *self)
{
  gboolean shown;

  if (self->fold == NULL)
    return TRUE;

  g_object_get (self->fold, "show-start", &shown, NULL);
  return shown;
}

static void
set_show_chooser (LmWindow *self,
                  gboolean  show)
{
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
    lm_play_area_edit (self->play_area, NULL);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.edit-done", NULL);
}

static void
lm_window_get_property (GObject    *object,
                        guint       property_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  LmWindow *self = LM_WINDOW (object);

  switch (property_id)
    {
    case PROP_EDITING:
      g_value_set_boolean (value, self->play_area != NULL && lm_play_area_get_editing (self->play_area));
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->opponent != NULL && lm_opponent_get_paused (self->opponent));
      break;
    case PROP_SHOW_PANEL:
      g_value_set_boolean (value, get_show_panel (self));
      break;
    case PROP_SHOW_CHOOSER:
      g_value_set_boolean (value, get_show_chooser (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
lm_window_set_property (GObject      *object,
                        guint         property_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  LmWindow *self = LM_WINDOW (object);

  switch (property_id)
    {
    case PROP_EDITING:
      set_editing (self, g_value_get_boolean (value));
      break;
    case PROP_PAUSED:
      lm_opponent_set_paused (self->opponent, g_value_get_boolean (value));
      break;
    case PROP_SHOW_PANEL:
      g_object_set (self->fold,
                    lm_fold_box_get_narrow (self->fold) ? "show-end-narrow" : "show-end",
                    g_value_get_boolean (value),
                    NULL);
      break;
    case PROP_SHOW_CHOOSER:
      set_show_chooser (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static gboolean
lm_window_close_request (GtkWindow *window)
{
  LmWindow *self = LM_WINDOW (window);
  int width;
  int height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (self->settings, "window-width", width);
  g_settings_set_int (self->settings, "window-height", height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));

  return GTK_WINDOW_CLASS (lm_window_parent_class)->close_request (window);
}

static void
lm_window_dispose (GObject *object)
{
  LmWindow *self = LM_WINDOW (object);

  if (self->opponent != NULL)
    g_signal_handlers_disconnect_by_data (self->opponent, self);
  g_clear_object (&self->opponent);
  g_clear_object (&self->clock);
  g_clear_object (&self->review);
  g_clear_object (&self->opening);
  g_clear_object (&self->store);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (lm_window_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_EDITING] = g_param_spec_boolean ("editing", NULL, NULL, FALSE, flags);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  properties[PROP_SHOW_PANEL] = g_param_spec_boolean ("show-panel", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_CHOOSER] = g_param_spec_boolean ("show-chooser", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/window.ui");
  gtk_widget_class_bind_template_child (widget_class, LmWindow, title);
  gtk_widget_class_bind_template_child (widget_class, LmWindow, chooser_toggle);
  gtk_widget_class_bind_template_child (widget_class, LmWindow, chooser_menu);
  gtk_widget_class_bind_template_child (widget_class, LmWindow, main_menu);
  gtk_widget_class_bind_template_child (widget_class, LmWindow, chooser);
  gtk_widget_class_bind_template_child (widget_class, LmWindow, menu_chooser);
  gtk_widget_class_bind_template_child (widget_class, LmWindow, fold);
  gtk_widget_class_bind_template_child (widget_class, LmWindow, play_area);
  gtk_widget_class_bind_template_child (widget_class, LmWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, LmWindow, hint_page);
  gtk_widget_class_bind_template_child (widget_class, LmWindow, history_page);
  gtk_widget_class_bind_template_child (widget_class, LmWindow, game_page);
  gtk_widget_class_bind_template_child (widget_class, LmWindow, game_panel);
  gtk_widget_class_bind_template_child (widget_class, LmWindow, learn_page);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, narrow_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, panel_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, chooser_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_position_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_move_cb);
  gtk_widget_class_bind_template_callback (widget_class, said_cb);
  gtk_widget_class_bind_template_callback (widget_class, position_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, editing_changed_cb);
}

static void
lm_window_class_init (LmWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lm_window_get_property;
  object_class->set_property = lm_window_set_property;
  object_class->dispose = lm_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = lm_window_close_request;

  g_type_ensure (LM_TYPE_FOLD_BOX);
  g_type_ensure (LM_TYPE_GAME_CHOOSER);
  g_type_ensure (LM_TYPE_GAME_PANEL_SLOT);
  g_type_ensure (LM_TYPE_PLAY_AREA);
  install_properties (object_class);
  bind_template (widget_class);
  lm_window_class_install_actions (widget_class);
}

static void
lm_window_init (LmWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_accessible_name_set (GTK_WIDGET (self->chooser_menu), _("Choose a game"));
  lm_accessible_name_set (GTK_WIDGET (self->main_menu), _("Main menu"));
}

static void
add_engine (LmWindow *self,
            LmSolver   *solver,
            LmProgress *progress)
{
  self->opponent = lm_opponent_new (solver);
  self->clock = lm_clock_new ();
  self->review = lm_review_new (solver);
  self->hint = LM_HINT_PANEL (lm_hint_panel_new (solver));
  self->history = LM_HISTORY_PANEL (lm_history_panel_new (self->review));
  self->learn = LM_GAME_PANEL (lm_learn_panel_new (solver, progress));
  adw_bin_set_child (self->hint_page, GTK_WIDGET (self->hint));
  adw_bin_set_child (self->history_page, GTK_WIDGET (self->history));
  adw_bin_set_child (self->learn_page, GTK_WIDGET (self->learn));
  lm_game_panel_slot_set_solver (self->game_panel, solver);
  lm_play_area_set_engine (self->play_area, self->opponent, self->review, self->clock);
  /* One pause for the computers and the clocks. */
  g_object_bind_property (self->opponent, "paused", self->clock, "paused", G_BINDING_SYNC_CREATE);

  g_signal_connect_object (self->pages, "notify::visible-child", G_CALLBACK (page_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->opponent, "notify::paused", G_CALLBACK (paused_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "notify::arrow", G_CALLBACK (arrow_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "notify::verdict", G_CALLBACK (verdict_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "notify::edit-verdict", G_CALLBACK (verdict_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "notify::rung", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review, "updated", G_CALLBACK (lm_window_update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "notify::answer", G_CALLBACK (overlay_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "notify::overlay", G_CALLBACK (overlay_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "play-move", G_CALLBACK (play_move_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn, "play-move", G_CALLBACK (learn_move_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn, "open-position", G_CALLBACK (open_lesson_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn, "challenge", G_CALLBACK (challenge_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn, "said", G_CALLBACK (said_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn, "notify::silent", G_CALLBACK (silence_changed_cb), self, G_CONNECT_SWAPPED);
}

/* What cannot be written is kept for this session only; it is no reason to take anything out of reach. */
static void
bind_setting (LmWindow   *self,
              const char *key,
              gpointer    object,
              const char *property)
{
  g_settings_bind (self->settings, key, object, property, G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY);
}

static void
bind_settings (LmWindow *self)
{
  g_autoptr (GPropertyAction) strip = g_property_action_new ("verdict-strip", self->review, "telling");
  g_autoptr (GPropertyAction) edit_verdict = g_property_action_new ("edit-verdict", self->hint, "edit-verdict");

  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (strip));
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (edit_verdict));
  g_settings_bind (self->settings, "tell-verdict", self->review, "telling-always",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  bind_setting (self, "panel-visible", self->fold, "show-end");
  bind_setting (self, "chooser-visible", self->fold, "show-start");
  g_settings_bind (self->settings, "animations", self->play_area, "animate",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_signal_connect_object (self->settings, "changed", G_CALLBACK (apply_opponent_settings), self, G_CONNECT_SWAPPED);
  apply_opponent_settings (self);

  page_changed_cb (self);

  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

/* Not before there is a board to show them on, and a game that may have a page of its own. */
static void
bind_panel_settings (LmWindow *self)
{
  bind_setting (self, "panel-page", self->pages, "visible-child-name");
  g_settings_bind (self->settings, "keep-hints-open", self->hint, "keep-open",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  bind_setting (self, "overlay", self->hint, "overlay");
}

/* What could not be read or written is told; what was learned stays as it is for now. */
static void
watch_progress (LmWindow   *self,
                LmProgress *progress)
{
  const char *problem = lm_progress_get_problem (progress);

  g_signal_connect_object (progress, "failed", G_CALLBACK (said_cb), self, G_CONNECT_SWAPPED);
  if (problem != NULL)
    lm_toaster_say (lm_window_get_toaster (self), problem);
}

LmWindow *
lm_window_new (LmApplication *application)
{
  LmWindow *self = g_object_new (LM_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (lm_application_get_settings (application));
  self->store = g_object_ref (lm_application_get_store (application));
  g_signal_connect_object (self->store, "failed", G_CALLBACK (said_cb), self, G_CONNECT_SWAPPED);
  add_engine (self, lm_application_get_solver (application), lm_application_get_progress (application));
  watch_progress (self, lm_application_get_progress (application));
  bind_settings (self);
  show_last_game (self);
  bind_panel_settings (self);

  return self;
}
