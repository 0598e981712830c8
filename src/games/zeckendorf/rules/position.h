/* SPDX-License-Identifier: GPL-3.0-or-later */
/* position.h: positions of the games of this room. */

#pragma once

#include "engine/lm-position.h"
#include "variant.h"

/**
 * LmZeckendorfPosition:
 * @heights: chips per bin, bin 1 first
 * @stock: value still to be placed; 0 in a game without placing
 *
 * A position of any game of the room. Immutable once handed out.
 */
typedef struct
{
  /*< private >*/
  LmPosition parent;

  /*< public >*/
  guint32    heights[LM_ZECKENDORF_MAX_BINS];
  guint32    stock;
} LmZeckendorfPosition;

#define LM_ZECKENDORF_POSITION(position) ((LmZeckendorfPosition *) (position))

LmPosition *lm_zeckendorf_position_new_full      (LmGame            *game,
                                                  const guint32     *heights,
                                                  guint64            stock,
                                                  guint              turn,
                                                  GError           **error);
LmPosition *lm_zeckendorf_position_after         (LmPosition        *position,
                                                  const LmZeckendorfMove
                                                                    *move);

const LmZeckendorfVariant *
            lm_zeckendorf_position_get_variant   (LmPosition        *position);
gboolean    lm_zeckendorf_position_get_chips     (LmPosition        *position,
                                                  const char        *move,
                                                  LmZeckendorfChips *chips);
guint       lm_zeckendorf_position_get_moves     (LmPosition        *position,
                                                  LmZeckendorfMove  *moves);

char       *lm_zeckendorf_position_describe      (LmPosition        *position);
int         lm_zeckendorf_position_get_winner    (LmPosition        *position);
GPtrArray  *lm_zeckendorf_position_list_moves    (LmPosition        *position,
                                                  guint              max,
                                                  gboolean          *complete);
LmPosition *lm_zeckendorf_position_play          (LmPosition        *position,
                                                  const char        *text,
                                                  GError           **error);
