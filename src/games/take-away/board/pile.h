/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pile.h: the pile of a board: stones are pointed at, chosen and taken from its end. */

#pragma once

#include "board/lm-board-view.h"
#include "choice.h"

G_BEGIN_DECLS

#define LM_TYPE_TAKE_AWAY_PILE (lm_take_away_pile_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayPile, lm_take_away_pile, LM, TAKE_AWAY_PILE, GtkWidget)

GtkWidget *lm_take_away_pile_new              (LmBoardView       *board,
                                               LmTakeAwayChoice  *choice);
void       lm_take_away_pile_position_changed (LmTakeAwayPile    *self,
                                               LmPosition        *before,
                                               const char        *move);
void       lm_take_away_pile_marks_changed    (LmTakeAwayPile    *self);
void       lm_take_away_pile_mode_changed     (LmTakeAwayPile    *self);
void       lm_take_away_pile_set_show_parts   (LmTakeAwayPile    *self,
                                               gboolean           show_parts);
gboolean   lm_take_away_pile_has_stones       (LmTakeAwayPile    *self);
char      *lm_take_away_pile_describe         (LmTakeAwayPile    *self);

G_END_DECLS
