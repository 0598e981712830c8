/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window-private.h: what the window is made of, for its own files. */

#pragma once

#include "lm-window.h"

#include "app/history/lm-history-panel.h"
#include "app/table/lm-last-game.h"
#include "kit/page/lm-fold-box.h"
#include "kit/page/lm-slim-bin.h"
#include "lm-window-parts.h"

#include "engine/explore/lm-lengths.h"

struct _LmWindow
{
  AdwApplicationWindow  parent_instance;

  AdwWindowTitle       *title;
  GtkWidget            *slim_title;   /* the same below the header bar */
  GtkLabel             *slim_game;
  GtkLabel             *slim_position;
  LmSlimBin            *slim;
  AdwHeaderBar         *header;
  GMenuModel           *primary_menu;
  GMenu                *slim_menu;
  GtkWidget            *new_button;
  GtkWidget            *redo_button;
  GtkWidget            *hint_label;
  GtkWidget            *hint_icon;
  GtkWidget            *edit_button;
  GtkWidget            *start_tools; /* what is about the board */
  GtkWidget            *end_tools;
  GtkWidget            *chooser_toggle;
  GtkMenuButton        *chooser_menu;
  GtkMenuButton        *main_menu;
  LmGameChooser        *chooser;      /* when it was first shown */
  LmGameChooser        *menu_chooser; /* when it was first opened */
  LmFoldBox            *fold;
  LmPlayArea           *play_area;    /* this and what belongs to it: when it was furnished */
  guint                 furnish_source;
  LmOverview           *overview;
  AdwViewSwitcher      *switcher;
  AdwViewStack         *pages;
  AdwBin               *hint_page;
  AdwBin               *history_page;
  AdwViewStackPage     *game_page;
  AdwBin               *game_bin;
  LmGamePanel          *game_panel;
  AdwBin               *explore_page;
  AdwBin               *learn_page;
  LmHintPanel          *hint;
  LmHistoryPanel       *history;      /* when it was first shown */
  LmGamePanel          *explore;
  LmGamePanel          *learn;
  LmPosition           *extent_of;    /* what is told above the board is of this position */
  LmLengthBounds        extent;
  GCancellable         *extent_asked; /* while it is looked for */

  LmProgram            *program;
  GSettings            *settings;
  LmGameStore          *store;
  LmMatch              *match;
  LmNode               *opening; /* of the game that the hints are of */
};

void lm_window_add_panel        (LmWindow         *self);
void lm_window_bind_setting     (LmWindow         *self,
                                 const char       *key,
                                 gpointer          object,
                                 const char       *property);
void lm_window_create_menu_chooser_cb
                                (GtkMenuButton    *button,
                                 gpointer          user_data);
void lm_window_disable_actions  (LmWindow         *self);
void lm_window_forget_extent    (LmWindow         *self);
void lm_window_furnish          (LmWindow         *self);
void lm_window_furnish_later    (LmWindow         *self);
void lm_window_fit_tabs         (LmWindow         *self);
void lm_window_furnish_panes    (LmWindow         *self);
void lm_window_play_sample      (LmWindow         *self);
void lm_window_restore_game     (LmWindow         *self,
                                 const LmGameInfo *info);
void lm_window_say              (LmWindow         *self,
                                 const char       *sentence);
void lm_window_update_extent    (LmWindow         *self);
void lm_window_place_title      (LmWindow         *self);
void lm_window_update_pages     (LmWindow         *self);
void lm_window_update_position  (LmWindow         *self);
void lm_window_update_seats     (LmWindow         *self);
void lm_window_update_silence   (LmWindow         *self);
void lm_window_update_telling   (LmWindow         *self);
void lm_window_update_title     (LmWindow         *self);
void lm_window_update_tools     (LmWindow         *self);
void lm_window_watch_board      (LmWindow         *self);
