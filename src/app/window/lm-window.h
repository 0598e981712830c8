/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window.h: the window: games on one side, the board in the middle, hint and history on the other side. */

#pragma once

#include "app/hint/lm-hint-panel.h"
#include "app/table/lm-play-area.h"
#include "kit/page/lm-toaster.h"
#include "lm-program.h"

#include <adwaita.h>

#define LM_TYPE_WINDOW (lm_window_get_type ())
G_DECLARE_FINAL_TYPE (LmWindow, lm_window, LM, WINDOW, AdwApplicationWindow)

LmWindow    *lm_window_new           (GtkApplication    *application,
                                      LmProgram         *program);

LmPlayArea  *lm_window_get_play_area (LmWindow          *self);
LmHintPanel *lm_window_get_hint      (LmWindow          *self);
LmMatch     *lm_window_get_match     (LmWindow          *self);
LmToaster   *lm_window_get_toaster   (LmWindow          *self);

void         lm_window_show_game     (LmWindow          *self,
                                      const LmGameInfo  *info);
void         lm_window_show_session  (LmWindow          *self,
                                      LmSession         *session);
void         lm_window_show_page     (LmWindow          *self,
                                      const char        *page);
void         lm_window_learn         (LmWindow          *self,
                                      const char        *part);
gboolean     lm_window_shows_board   (LmWindow          *self);
void         lm_window_focus_middle  (LmWindow          *self);
void         lm_window_show_overview (LmWindow          *self);
void         lm_window_hide_overview (LmWindow          *self);
void         lm_window_offer_undo    (LmWindow          *self,
                                      const char        *sentence,
                                      LmSession         *session,
                                      LmNode            *node,
                                      LmSession         *shown);

void         lm_window_open          (LmWindow          *self,
                                      GSList            *files);
void         lm_window_open_position (LmWindow          *self,
                                      const char        *text);
void         lm_window_open_to_play  (LmWindow          *self,
                                      LmPosition        *position,
                                      gboolean           taught);
void         lm_window_accept_drops  (LmWindow          *self);
void         lm_window_choose_open   (LmWindow          *self);
void         lm_window_choose_save   (LmWindow          *self);
void         lm_window_save_board    (LmWindow             *self,
                                      guint                 format);

void         lm_window_add_keys      (LmWindow          *self);
void         lm_window_class_install_actions
                                     (GtkWidgetClass    *widget_class);
void         lm_window_class_install_learning
                                     (GtkWidgetClass    *widget_class);
void         lm_window_node_added    (LmWindow          *self,
                                      LmNode            *node);
void         lm_window_keep_mistakes (LmWindow          *self);
void         lm_window_update_actions
                                     (LmWindow          *self);
