/* SPDX-License-Identifier: GPL-3.0-or-later */
/* picture.h: a pile as its board shows it: stones where they are few, bars where they are many. */

#pragma once

#include "board/lm-board-view.h"
#include "games/take-away/rules/position.h"

G_BEGIN_DECLS

#define LM_TYPE_TAKE_AWAY_PICTURE (lm_take_away_picture_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayPicture, lm_take_away_picture, LM, TAKE_AWAY_PICTURE, GObject)

LmTakeAwayPicture *lm_take_away_picture_new            (GtkWidget          *widget,
                                                        LmBoardView        *board);
void               lm_take_away_picture_close          (LmTakeAwayPicture  *self);

void               lm_take_away_picture_update         (LmTakeAwayPicture  *self,
                                                        LmPosition         *before);
void               lm_take_away_picture_place          (LmTakeAwayPicture  *self);
void               lm_take_away_picture_restyle        (LmTakeAwayPicture  *self);
void               lm_take_away_picture_set_show_parts (LmTakeAwayPicture  *self,
                                                        gboolean            show_parts);

gboolean           lm_take_away_picture_has_stones     (LmTakeAwayPicture  *self);
gboolean           lm_take_away_picture_find           (LmTakeAwayPicture  *self,
                                                        double              x,
                                                        double              y,
                                                        mpz_t               amount);
void               lm_take_away_picture_find_next      (LmTakeAwayPicture  *self,
                                                        gboolean            more,
                                                        mpz_t               amount);
void               lm_take_away_picture_append         (LmTakeAwayPicture  *self,
                                                        GtkSnapshot        *snapshot,
                                                        mpz_srcptr          chosen);

G_END_DECLS
