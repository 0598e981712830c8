/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-bar.h: what the editor sets beside the chips: piles, turns, who is out. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_SLS_EDIT_BAR (lm_sls_edit_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsEditBar, lm_sls_edit_bar, LM, SLS_EDIT_BAR, GtkWidget)

GtkWidget *lm_sls_edit_bar_new        (LmBoardView   *board);
void       lm_sls_edit_bar_update     (LmSlsEditBar  *self);
void       lm_sls_edit_bar_pile       (LmSlsEditBar  *self,
                                       guint          pile,
                                       guint          colour);
void       lm_sls_edit_bar_hand       (LmSlsEditBar  *self,
                                       guint          player,
                                       guint          colour,
                                       int            by);
guint      lm_sls_edit_bar_get_brush  (LmSlsEditBar  *self);

G_END_DECLS
