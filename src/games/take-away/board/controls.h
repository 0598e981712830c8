/* SPDX-License-Identifier: GPL-3.0-or-later */
/* controls.h: takes stones by number: an entry with buttons, and a hint to follow. */

#pragma once

#include "board/lm-board-view.h"
#include "choice.h"

G_BEGIN_DECLS

#define LM_TYPE_TAKE_AWAY_CONTROLS (lm_take_away_controls_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayControls, lm_take_away_controls, LM, TAKE_AWAY_CONTROLS, GtkWidget)

GtkWidget *lm_take_away_controls_new             (LmBoardView         *board,
                                                  LmTakeAwayChoice    *choice);
void       lm_take_away_controls_set_description (LmTakeAwayControls  *self,
                                                  GtkWidget           *description);
void       lm_take_away_controls_update          (LmTakeAwayControls  *self);
void       lm_take_away_controls_take            (LmTakeAwayControls  *self);
void       lm_take_away_controls_type            (LmTakeAwayControls  *self,
                                                  guint                digit);

G_END_DECLS
