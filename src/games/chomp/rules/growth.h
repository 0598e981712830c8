/* SPDX-License-Identifier: GPL-3.0-or-later */
/* growth.h: how a shape may grow by one move of reversed Chomp. */

#pragma once

#include "shape.h"

/**
 * LmChompCorner:
 * @row: the row of the square that grows first, from 1
 * @column: its column, from 1
 * @n_rows: how many rows what grows may have
 * @n_columns: how many columns it may have
 *
 * An inner corner of a shape on a board. A move of reversed Chomp chooses one
 * corner and fills any shape of at most @n_rows rows and @n_columns columns
 * into it, its bottom left square at @row and @column: exactly then eating
 * that square undoes the move.
 */
typedef struct
{
  guint row;
  guint column;
  guint n_rows;
  guint n_columns;
} LmChompCorner;

/* A shape has one corner more than steps, and no corner at a side of the board that it reaches. */
#define LM_CHOMP_MAX_CORNERS (LM_CHOMP_MAX_SIDE + 1)

guint     lm_chomp_list_corners  (const LmChompShape   *shape,
                                  guint                 n_rows,
                                  guint                 n_columns,
                                  LmChompCorner        *corners);
gboolean  lm_chomp_shape_grow    (const LmChompShape   *shape,
                                  guint                 n_rows,
                                  guint                 n_columns,
                                  guint                 row,
                                  guint                 column,
                                  LmChompShape         *after);
guint64   lm_chomp_count_growths (const LmChompShape   *shape,
                                  guint                 n_rows,
                                  guint                 n_columns);
void      lm_chomp_nth_growth    (const LmChompShape   *shape,
                                  guint                 n_rows,
                                  guint                 n_columns,
                                  guint64               index,
                                  LmChompShape         *after);
