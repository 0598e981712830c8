/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-target.h: the focusable child that stands for an item of a drawing. */

#pragma once

#include "lm-board-plan.h"

#define LM_TYPE_BOARD_TARGET (lm_board_target_get_type ())
G_DECLARE_FINAL_TYPE (LmBoardTarget, lm_board_target, LM, BOARD_TARGET, GtkButton)

/* Draws the item of a target in the coordinates of the target. */
typedef void (* LmBoardTargetDrawFunc) (gpointer           items,
                                        GtkSnapshot       *snapshot,
                                        LmBoardTarget     *target,
                                        LmBoardItemState   state);

GtkWidget         *lm_board_target_new       (GtkAccessibleRole       role,
                                              LmBoardTargetDrawFunc   draw,
                                              gpointer                items);
const LmBoardItem *lm_board_target_get_item  (LmBoardTarget          *self);
void               lm_board_target_set_item  (LmBoardTarget          *self,
                                              const LmBoardItem      *item);
void               lm_board_target_set_words (LmBoardTarget          *self,
                                              char                   *label,
                                              char                   *tooltip);
