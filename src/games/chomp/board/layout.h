/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.h: where the squares of a bar lie. */

#pragma once

#include "games/chomp/rules/shape.h"

#include <gtk/gtk.h>

/**
 * LmChompLayout:
 * @board: rows and columns of squares
 * @pitch: from one square to the next
 * @margin: how far the foil reaches beyond the squares
 * @left: where the first column begins
 * @bottom: where the first row, the lowest, ends
 * @line: height of a line of text
 *
 * The geometry of a bar in pixels; rows and columns are counted from 1, from
 * the poisoned square at the bottom left.
 */
typedef struct
{
  LmChompSpot board;
  double      pitch;
  double      margin;
  double      left;
  double      bottom;
  double      line;
} LmChompLayout;

void lm_chomp_layout_compute  (LmChompLayout       *layout,
                               LmChompSpot          board,
                               int                  width,
                               int                  height,
                               double               line);
void lm_chomp_layout_get_area (const LmChompLayout *layout,
                               LmChompSpot          spot,
                               graphene_rect_t     *area);
