/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window-parts.h: what stands beside a board and in its place, and the windows in front of it. */

#pragma once

#include "engine/learn/lm-progress.h"
#include "kit/page/lm-game-panel.h"

#include <adwaita.h>
#include <gtk/gtk.h>

/* --- lm-overview.c: all families of games as cards: what they are about, and what has been learned of them. */

#define LM_TYPE_OVERVIEW (lm_overview_get_type ())
G_DECLARE_FINAL_TYPE (LmOverview, lm_overview, LM, OVERVIEW, AdwBin)

/*
 * Signals: "play" (string), "learn" (string): the user wants to play the game
 * of this name, or to learn it; "back": the board as it was.
 */

void lm_overview_set_progress (LmOverview  *self,
                               LmProgress  *progress);
void lm_overview_offer_back   (LmOverview  *self);

/* --- lm-game-chooser.c: the list of games, in families. */

#define LM_TYPE_GAME_CHOOSER (lm_game_chooser_get_type ())
G_DECLARE_FINAL_TYPE (LmGameChooser, lm_game_chooser, LM, GAME_CHOOSER, AdwBin)

/*
 * Signal: "chosen" (string): the user wants the game of this name on the board.
 */

void lm_game_chooser_select (LmGameChooser  *self,
                             const char     *game);

/* --- lm-game-panel-slot.c: where the window shows the panel of the game on the board, if the game has one. */

#define LM_TYPE_GAME_PANEL_SLOT (lm_game_panel_slot_get_type ())
G_DECLARE_FINAL_TYPE (LmGamePanelSlot, lm_game_panel_slot, LM, GAME_PANEL_SLOT, LmGamePanel)

/* --- lm-help-page.c: a page of the help as widgets. */

char      *lm_help_page_title  (const char  *page);
GtkWidget *lm_help_page_new    (const char  *page);

/* --- lm-help-window.c: the help beside the board, with nothing else installed. */

#define LM_TYPE_HELP_WINDOW (lm_help_window_get_type ())
G_DECLARE_FINAL_TYPE (LmHelpWindow, lm_help_window, LM, HELP_WINDOW, AdwWindow)

void lm_help_window_show (GtkWindow   *parent,
                          const char  *page);
void lm_help_open        (GtkWindow   *parent,
                          const char  *page);

/* --- lm-preferences.c: what the user can set once for all games. */

void lm_preferences_show (GtkWindow  *parent,
                          GSettings  *settings);

/* --- lm-about.c: says what the program is and what it rests on. */

void lm_about_show (GtkWindow *parent);
