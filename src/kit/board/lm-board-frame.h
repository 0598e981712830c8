/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-frame.h: the lines around a drawing, each in a place that it keeps. */

#pragma once

#include "engine/game/lm-types.h"

#include <gtk/gtk.h>

#define LM_TYPE_BOARD_FRAME (lm_board_frame_get_type ())
G_DECLARE_FINAL_TYPE (LmBoardFrame, lm_board_frame, LM, BOARD_FRAME, GtkBox)

GtkWidget *lm_board_frame_new            (GtkWidget     *drawing);
void       lm_board_frame_add_to_header  (LmBoardFrame  *self,
                                          GtkWidget     *widget);
void       lm_board_frame_set_controls   (LmBoardFrame  *self,
                                          GtkWidget     *controls);
void       lm_board_frame_show_controls  (LmBoardFrame  *self,
                                          gboolean       shown);

void       lm_board_frame_set_goal       (LmBoardFrame  *self,
                                          const char    *text);
void       lm_board_frame_set_turn       (LmBoardFrame  *self,
                                          const char    *text,
                                          gboolean       is_over);
void       lm_board_frame_set_extent     (LmBoardFrame  *self,
                                          const char    *text);
void       lm_board_frame_set_verdict    (LmBoardFrame  *self,
                                          const char    *text,
                                          LmValue        value);
void       lm_board_frame_set_note       (LmBoardFrame  *self,
                                          const char    *text);
void       lm_board_frame_set_caption    (LmBoardFrame  *self,
                                          const char    *text,
                                          gboolean       is_prompt,
                                          gboolean       is_problem);
