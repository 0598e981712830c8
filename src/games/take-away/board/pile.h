/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pile.h: the pile of a board, a slider: stones are pointed at, chosen and taken from its end. */

#pragma once

#include "board/lm-move-bar.h"

#define LM_TYPE_TAKE_AWAY_PILE (lm_take_away_pile_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayPile, lm_take_away_pile, LM, TAKE_AWAY_PILE, GtkWidget)

GtkWidget *lm_take_away_pile_new        (LmBoardView     *board,
                                         LmMoveBar       *bar);
void       lm_take_away_pile_update     (LmTakeAwayPile  *self,
                                         LmBoardChange    changes,
                                         LmPosition      *before,
                                         gboolean         show_parts);
char      *lm_take_away_pile_describe   (LmTakeAwayPile  *self);
gboolean   lm_take_away_pile_has_stones (LmTakeAwayPile  *self);
