/* SPDX-License-Identifier: GPL-3.0-or-later */
/* picture.h: the drawing of a board, in the pixels of the board. */

#pragma once

#include "flight.h"
#include "painter.h"

/**
 * LmZeckendorfLooks:
 * @height: how many chips are in it
 * @dead: whether they take no part in the game
 * @verdict: what the overlay says of it
 *
 * All that the look of a column depends on.
 */
typedef struct
{
  guint                height;
  gboolean             dead;
  LmZeckendorfVerdict  verdict;
} LmZeckendorfLooks;

typedef struct _LmZeckendorfPicture LmZeckendorfPicture;

LmZeckendorfPicture *lm_zeckendorf_picture_new            (GtkWidget                  *widget);
void                 lm_zeckendorf_picture_free           (LmZeckendorfPicture        *self);

void                 lm_zeckendorf_picture_allocate       (LmZeckendorfPicture        *self,
                                                           int                         width,
                                                           int                         height,
                                                           double                      line,
                                                           guint                       n_columns,
                                                           guint                       hole);
void                 lm_zeckendorf_picture_set_style      (LmZeckendorfPicture        *self,
                                                           const LmBoardStyle         *style);
const LmZeckendorfLayout *
                     lm_zeckendorf_picture_get_layout     (LmZeckendorfPicture        *self);

void                 lm_zeckendorf_picture_append_motif   (LmZeckendorfPicture        *self,
                                                           GtkSnapshot                *snapshot);
void                 lm_zeckendorf_picture_append_column  (LmZeckendorfPicture        *self,
                                                           GtkSnapshot                *snapshot,
                                                           guint                       column,
                                                           const LmZeckendorfLooks    *looks);
void                 lm_zeckendorf_picture_append_hole    (LmZeckendorfPicture        *self,
                                                           GtkSnapshot                *snapshot);
void                 lm_zeckendorf_picture_append_stock   (LmZeckendorfPicture        *self,
                                                           GtkSnapshot                *snapshot,
                                                           guint32                     stock,
                                                           GPtrArray                  *moves);
void                 lm_zeckendorf_picture_append_move    (LmZeckendorfPicture        *self,
                                                           GtkSnapshot                *snapshot,
                                                           const graphene_rect_t      *area,
                                                           const LmZeckendorfSceneMove
                                                                                      *move,
                                                           const LmMoveValue          *verdict);
void                 lm_zeckendorf_picture_append_preview (LmZeckendorfPicture        *self,
                                                           GtkSnapshot                *snapshot,
                                                           const guint32              *heights,
                                                           GPtrArray                  *moves);
void                 lm_zeckendorf_picture_append_arrow   (LmZeckendorfPicture        *self,
                                                           GtkSnapshot                *snapshot,
                                                           const guint32              *heights,
                                                           const LmZeckendorfChips    *chips);
void                 lm_zeckendorf_picture_append_last    (LmZeckendorfPicture        *self,
                                                           GtkSnapshot                *snapshot,
                                                           const guint32              *heights,
                                                           const LmZeckendorfChips    *chips);
void                 lm_zeckendorf_picture_append_flight  (LmZeckendorfPicture        *self,
                                                           GtkSnapshot                *snapshot,
                                                           const LmZeckendorfFlight   *flight,
                                                           double                      progress);
