/* SPDX-License-Identifier: GPL-3.0-or-later */
/* picture.h: a pile as its board shows it: stones where they are few, bars where they are many. */

#pragma once

#include "board/lm-board-view.h"
#include "games/take-away/rules/position.h"

typedef struct _LmTakeAwayPicture LmTakeAwayPicture;

LmTakeAwayPicture *lm_take_away_picture_new        (LmBoardView        *board);
void               lm_take_away_picture_free       (LmTakeAwayPicture  *self);
GtkWidget         *lm_take_away_picture_get_widget (LmTakeAwayPicture  *self);
void               lm_take_away_picture_update     (LmTakeAwayPicture  *self,
                                                    LmBoardChange       changes,
                                                    LmPosition         *before,
                                                    gboolean            show_parts);
void               lm_take_away_picture_set_chosen (LmTakeAwayPicture  *self,
                                                    mpz_srcptr          chosen);
gboolean           lm_take_away_picture_has_stones (LmTakeAwayPicture  *self);
gboolean           lm_take_away_picture_find       (LmTakeAwayPicture  *self,
                                                    double              x,
                                                    double              y,
                                                    mpz_t               amount);
void               lm_take_away_picture_find_next  (LmTakeAwayPicture  *self,
                                                    gboolean            more,
                                                    mpz_t               amount);
