/* SPDX-License-Identifier: GPL-3.0-or-later */
/* controls.h: puts a move of reversed Chomp together of several squares. */

#pragma once

#include "board/lm-board-view.h"
#include "choice.h"

G_BEGIN_DECLS

#define LM_TYPE_CHOMP_CONTROLS (lm_chomp_controls_get_type ())
G_DECLARE_FINAL_TYPE (LmChompControls, lm_chomp_controls, LM, CHOMP_CONTROLS, GtkWidget)

GtkWidget *lm_chomp_controls_new    (LmBoardView      *board,
                                     LmChompChoice    *choice);
void       lm_chomp_controls_update (LmChompControls  *self);

G_END_DECLS
