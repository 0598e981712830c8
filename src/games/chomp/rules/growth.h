/* SPDX-License-Identifier: GPL-3.0-or-later */
/* growth.h: how a shape may grow by one move of reversed Chomp. */

#pragma once

#include "shape.h"

/**
 * LmChompCorner:
 * @spot: the square that grows first
 * @board: how many rows and columns what grows may have
 *
 * An inner corner of a shape on a board. A move of reversed Chomp chooses one
 * corner and fills any shape that fits @board into it, its bottom left square
 * at @spot: exactly then eating that square undoes the move.
 */
typedef struct
{
  LmChompSpot spot;
  LmChompSpot board;
} LmChompCorner;

/* A shape has one corner more than steps, and no corner at a side of the board that it reaches. */
#define LM_CHOMP_MAX_CORNERS (LM_CHOMP_MAX_SIDE + 1)

guint    lm_chomp_list_corners  (const LmChompShape *shape,
                                 LmChompSpot         board,
                                 LmChompCorner      *corners);
gboolean lm_chomp_shape_grow    (const LmChompShape *shape,
                                 LmChompSpot         board,
                                 LmChompSpot         spot,
                                 LmChompShape       *after);
guint64  lm_chomp_count_growths (const LmChompShape *shape,
                                 LmChompSpot         board);
void     lm_chomp_nth_growth    (const LmChompShape *shape,
                                 LmChompSpot         board,
                                 guint64             index,
                                 LmChompShape       *after);
