/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-controls.h: moves stones by number: a button for each where they are few, an entry where they are many. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_NIM_CONTROLS (lm_nim_controls_get_type ())
G_DECLARE_FINAL_TYPE (LmNimControls, lm_nim_controls, LM, NIM_CONTROLS, GtkWidget)

/* So many stones a turn have a button each, and a digit. */
#define LM_NIM_MAX_BUTTONS 9

GtkWidget  *lm_nim_controls_new         (LmBoardView    *board);
void        lm_nim_controls_update      (LmNimControls  *self);
gboolean    lm_nim_controls_type        (LmNimControls  *self,
                                         guint           digit);
guint64     lm_nim_controls_get_amount  (LmNimControls  *self);
const char *lm_nim_controls_get_problem (LmNimControls  *self);

G_END_DECLS
