/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window-panel.c: the pages beside the board, and what they say of it. */

#include "lm-window-private.h"

#include "app/explore/lm-explore-panel.h"
#include "app/learn/lm-learn-panel.h"
#include "kit/page/lm-game-view-info.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-party.h"

#include <glib/gi18n.h>

/* Shows a part of the page Learn, or its home for NULL. */
void
lm_window_learn (LmWindow   *self,
                 const char *part)
{
  lm_window_show_page (self, "learn");
  lm_parts_panel_open (LM_PARTS_PANEL (self->learn), part);
}

/* Of a game that is over there is nothing to explore but how it was played: the page goes from its beginning then. */
static LmPosition *
find_explored (LmWindow *self)
{
  LmNode *node = lm_session_get_current (lm_match_get_session (self->match));
  LmPosition *position = lm_play_area_get_position (self->play_area);

  if (position != lm_node_get_position (node) || !lm_position_is_over (position))
    return position;

  return lm_node_get_position (lm_node_get_segment (node));
}

/* The page that only some games have, and the one that goes by the game. */
void
lm_window_update_pages (LmWindow *self)
{
  LmPosition *position = lm_play_area_get_position (self->play_area);
  const LmGameViewInfo *info = lm_game_view_info_lookup (lm_position_get_info (position)->name);
  const guint persons = lm_session_get_persons (lm_match_get_session (self->match));
  const gboolean has_panel = info != NULL && info->panel_type != NULL;

  if (has_panel)
    {
      adw_view_stack_page_set_title (self->game_page, _(info->panel_title));
      adw_view_stack_page_set_icon_name (self->game_page, info->panel_icon_name);
    }
  adw_view_stack_page_set_visible (self->game_page, has_panel);
  lm_window_fit_tabs (self);
  adw_view_stack_page_set_needs_attention (self->game_page,
                                           has_panel && (lm_party_get_awaited (position) & persons) != 0);
  lm_game_panel_set_persons (self->game_panel, persons);
  lm_game_panel_set_position (self->game_panel, position);
  lm_game_panel_set_persons (self->learn, persons);
  lm_game_panel_set_taught (self->learn, lm_session_is_taught (lm_match_get_session (self->match)));
  lm_game_panel_set_position (self->learn, position);
  lm_game_panel_set_position (self->explore, find_explored (self));
  lm_window_update_extent (self);
}

/* Whoever takes a rung of the ladder or colours the moves has asked who wins. */
void
lm_window_update_telling (LmWindow *self)
{
  gboolean overlay;
  int rung;

  g_object_get (self->hint, "overlay", &overlay, "rung", &rung, NULL);
  if (!lm_match_get_editing (self->match) && (overlay || rung > LM_HINT_NOTHING))
    lm_match_set_telling (self->match, TRUE);
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
  lm_board_view_set_arrow (lm_play_area_get_board (self->play_area),
                           is_silent (self) ? NULL : lm_hint_panel_get_arrow (self->hint));
}

static void
verdict_changed_cb (LmWindow *self)
{
  lm_play_area_set_verdict (self->play_area, is_silent (self) ? "" : lm_hint_panel_get_verdict (self->hint));
}

static void
overlay_changed_cb (LmWindow *self)
{
  gboolean overlay;

  lm_window_update_telling (self);
  g_object_get (self->hint, "overlay", &overlay, NULL);
  lm_board_view_set_overlay (lm_play_area_get_board (self->play_area),
                             overlay && !is_silent (self) ? lm_hint_panel_get_answer (self->hint) : NULL);
}

void
lm_window_update_silence (LmWindow *self)
{
  if (self->match == NULL || lm_match_get_session (self->match) == NULL)
    return;

  lm_match_set_silent (self->match, is_silent (self));
  lm_match_set_away (self->match, !lm_window_shows_board (self));
  arrow_changed_cb (self);
  verdict_changed_cb (self);
  overlay_changed_cb (self);
  lm_window_update_extent (self);
}

/* Whoever opens a position of what tells who wins has seen who wins it. */
static void
open_explored_cb (LmWindow   *self,
                  const char *text)
{
  g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
  const gboolean telling = lm_match_get_telling (self->match);

  lm_window_open_to_play (self, position, FALSE);
  if (telling)
    lm_match_set_telling (self->match, TRUE);
}

/* Some parts are better for more room than a page has beside the board. */
static void
update_width (LmWindow *self)
{
  g_object_set (self->fold, "wide-end", is_on_page (self, self->explore_page)
                                        && lm_parts_panel_is_wide (LM_PARTS_PANEL (self->explore)), NULL);
}

static void
show_history (LmWindow *self)
{
  if (self->history == NULL)
    {
      self->history = LM_HISTORY_PANEL (lm_history_panel_new (self->match));
      adw_bin_set_child (self->history_page, GTK_WIDGET (self->history));
    }
  gtk_widget_show (GTK_WIDGET (self->history));
}

/* A screen reader takes the hidden page of a stack for a visible one, if it is not hidden itself. */
static void
page_changed_cb (LmWindow *self)
{
  if (is_on_page (self, self->history_page))
    show_history (self);
  else if (self->history != NULL)
    gtk_widget_hide (GTK_WIDGET (self->history));
  gtk_widget_set_visible (GTK_WIDGET (self->game_panel), is_on_page (self, self->game_bin));
  gtk_widget_set_visible (GTK_WIDGET (self->hint), is_on_page (self, self->hint_page));
  gtk_widget_set_visible (GTK_WIDGET (self->learn), is_on_page (self, self->learn_page));
  gtk_widget_set_visible (GTK_WIDGET (self->explore), is_on_page (self, self->explore_page));
  update_width (self);
  lm_window_update_silence (self);
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
  LmSession *session = lm_match_get_session (self->match);

  if (lm_session_get_turn_seat (session) == LM_SEAT_PERSON)
    lm_play_area_play (self->play_area, move);
  else
    lm_session_play (session, move, NULL);
}

static void
open_lesson_cb (LmWindow   *self,
                const char *text)
{
  g_autoptr (LmPosition) position = lm_position_parse (text, NULL);

  lm_window_open_to_play (self, position, TRUE);
}

/* The learner at one seat, the computer at all others. */
static void
challenge_cb (LmWindow   *self,
              LmPosition *start,
              guint       person,
              guint       computer)
{
  LmSession *session = lm_match_get_session (self->match);
  g_autoptr (LmNode) before = g_object_ref (lm_session_get_current (session));
  LmSeat seats[LM_MAX_PLAYERS];

  for (guint seat = 0; seat < LM_MAX_PLAYERS; seat++)
    seats[seat] = seat == person ? LM_SEAT_PERSON : (LmSeat) computer;
  lm_match_begin (self->match, start, seats, 0);
  lm_last_game_set_aside (session);
  lm_play_area_focus_board (self->play_area);
  lm_window_offer_undo (self, _("A challenge has begun: win this game."), session, before, session);
}

static void
connect (LmWindow *self)
{
  g_signal_connect_object (self->pages, "notify::visible-child", G_CALLBACK (page_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "notify::arrow", G_CALLBACK (arrow_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "notify::verdict", G_CALLBACK (verdict_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "notify::edit-verdict", G_CALLBACK (verdict_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "notify::rung", G_CALLBACK (lm_window_update_telling), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "updated", G_CALLBACK (lm_window_update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "notify::answer", G_CALLBACK (overlay_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "notify::overlay", G_CALLBACK (overlay_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_panel, "play-move", G_CALLBACK (play_move_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint, "play-move", G_CALLBACK (play_move_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explore, "open-position", G_CALLBACK (open_explored_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explore, "part-changed", G_CALLBACK (update_width), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn, "play-move", G_CALLBACK (learn_move_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn, "open-position", G_CALLBACK (open_lesson_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn, "challenge", G_CALLBACK (challenge_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn, "sample", G_CALLBACK (lm_window_play_sample), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn, "said", G_CALLBACK (lm_window_say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn, "notify::silent", G_CALLBACK (lm_window_update_silence), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "notify::telling", G_CALLBACK (lm_window_update_extent), self, G_CONNECT_SWAPPED);
  g_object_bind_property (self->match, "editing", self->hint, "editing", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->match, "you", self->hint, "you", G_BINDING_SYNC_CREATE);
}

/* The pages that every game has. */
void
lm_window_add_panel (LmWindow *self)
{
  LmSolver *solver = self->program->solver;

  self->hint = LM_HINT_PANEL (lm_hint_panel_new (solver));
  self->learn = LM_GAME_PANEL (lm_learn_panel_new (solver, self->match, self->program->progress));
  self->explore = g_object_new (LM_TYPE_EXPLORE_PANEL, "solver", solver, "match", self->match, NULL);
  adw_bin_set_child (self->explore_page, GTK_WIDGET (self->explore));
  adw_bin_set_child (self->hint_page, GTK_WIDGET (self->hint));
  adw_bin_set_child (self->learn_page, GTK_WIDGET (self->learn));
  g_object_set (self->game_panel, "solver", solver, "match", self->match, NULL);
  connect (self);
  page_changed_cb (self);
}
