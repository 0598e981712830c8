/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bar.h: the squares of a board: pointed at, walked over, chosen and drawn over. */

#pragma once

#include "board/lm-board-view.h"
#include "choice.h"
#include "scene.h"

G_BEGIN_DECLS

#define LM_TYPE_CHOMP_BAR (lm_chomp_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmChompBar, lm_chomp_bar, LM, CHOMP_BAR, GtkWidget)

GtkWidget *lm_chomp_bar_new              (LmBoardView    *board,
                                          LmChompChoice  *choice);
void       lm_chomp_bar_position_changed (LmChompBar     *self,
                                          const char     *move);
void       lm_chomp_bar_marks_changed    (LmChompBar     *self);
void       lm_chomp_bar_mode_changed     (LmChompBar     *self);
void       lm_chomp_bar_point_at_focus   (LmChompBar     *self);
const LmChompScene *
           lm_chomp_bar_get_scene        (LmChompBar     *self);

G_END_DECLS
