/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-move-bar.h: moves below a board: a button for each where they are few, an entry where they are many. */

#pragma once

#include "lm-board-view.h"

#include <adwaita.h>

#define LM_TYPE_MOVE_BAR (lm_move_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmMoveBar, lm_move_bar, LM, MOVE_BAR, AdwBin)

/* What "-" (@steps < 0) and "+" make of the text in the entry; transfer full. */
typedef char *(* LmMoveBarStepFunc) (gpointer     room,
                                     const char  *text,
                                     int          steps);

GtkWidget  *lm_move_bar_new          (LmBoardView        *board);

/* Once. */
void        lm_move_bar_set_step     (LmMoveBar          *self,
                                      LmMoveBarStepFunc   step,
                                      gpointer            room,
                                      const char         *fewer,
                                      const char         *more);
void        lm_move_bar_set_example  (LmMoveBar          *self,
                                      const char         *example);
void        lm_move_bar_append       (LmMoveBar          *self,
                                      GtkWidget          *widget);

/* In the room's update(). */
void        lm_move_bar_begin        (LmMoveBar          *self);
void        lm_move_bar_add          (LmMoveBar          *self,
                                      const char         *move,
                                      const char         *label);
void        lm_move_bar_show_entry   (LmMoveBar          *self,
                                      const char         *label,
                                      const char         *name,
                                      const char         *empty_problem);

const char *lm_move_bar_get_text     (LmMoveBar          *self);
void        lm_move_bar_set_text     (LmMoveBar          *self,
                                      const char         *text);
gboolean    lm_move_bar_press        (LmMoveBar          *self,
                                      guint               keyval);
