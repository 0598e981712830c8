/* SPDX-License-Identifier: GPL-3.0-or-later */
/* shape.h: what is left of a chocolate bar: rows of squares, none longer than the one below. */

#pragma once

#include <glib.h>

/* The largest board has so many rows and columns. */
#define LM_CHOMP_MAX_SIDE 20

/* A square by its row and column, both counted from 1 at the poison; of a board the far corner, and so its size. */
typedef struct
{
  guint row;
  guint column;
} LmChompSpot;

/* All squares of a board, row by row. */
#define LM_CHOMP_FOREACH(spot, board) \
  for (LmChompSpot spot = { 1, 1 }; spot.row <= (board).row; spot = lm_chomp_spot_next (spot, board))

static inline LmChompSpot
lm_chomp_spot_next (LmChompSpot spot,
                    LmChompSpot board)
{
  return spot.column < board.column ? (LmChompSpot) { spot.row, spot.column + 1 } : (LmChompSpot) { spot.row + 1, 1 };
}

static inline gboolean
lm_chomp_spot_is_poison (LmChompSpot spot)
{
  return spot.row == 1 && spot.column == 1;
}

/**
 * LmChompShape:
 * @n_rows: how many rows there are, at least 1
 * @rows: their lengths from the bottom row up: at least 1, never increasing,
 *   and 0 beyond @n_rows
 *
 * A Young diagram. Its square at the bottom left is the poisoned one.
 */
typedef struct
{
  guint8 n_rows;
  guint8 rows[LM_CHOMP_MAX_SIDE];
} LmChompShape;

void        lm_chomp_shape_init_box      (LmChompShape       *shape,
                                          LmChompSpot         board);
gboolean    lm_chomp_shape_init_rows     (LmChompShape       *shape,
                                          const guint8       *rows,
                                          guint               n_rows);
gboolean    lm_chomp_shape_equal         (const LmChompShape *a,
                                          const LmChompShape *b);
gboolean    lm_chomp_shape_contains      (const LmChompShape *shape,
                                          LmChompSpot         spot);
gboolean    lm_chomp_shape_is_box        (const LmChompShape *shape);
gboolean    lm_chomp_shape_fits          (const LmChompShape *shape,
                                          LmChompSpot         board);
guint       lm_chomp_shape_get_columns   (const LmChompShape *shape);
guint       lm_chomp_shape_get_height    (const LmChompShape *shape,
                                          guint               column);
guint       lm_chomp_shape_count_squares (const LmChompShape *shape);
void        lm_chomp_shape_complement    (const LmChompShape *shape,
                                          LmChompSpot         board,
                                          LmChompShape       *missing);
void        lm_chomp_shape_transpose     (const LmChompShape *shape,
                                          LmChompShape       *transposed);
gboolean    lm_chomp_shape_eat           (const LmChompShape *shape,
                                          LmChompSpot         spot,
                                          LmChompShape       *after);
void        lm_chomp_shape_unite         (LmChompShape       *shape,
                                          const LmChompShape *other);
gboolean    lm_chomp_shape_find_bite     (const LmChompShape *before,
                                          const LmChompShape *after,
                                          LmChompSpot        *spot);
gboolean    lm_chomp_shape_find_far_end  (const LmChompShape *before,
                                          const LmChompShape *after,
                                          LmChompSpot        *spot);
char       *lm_chomp_shape_to_string     (const LmChompShape *shape);
char       *lm_chomp_shape_describe      (const LmChompShape *shape);
const char *lm_chomp_describe_region     (guint               row,
                                          guint               n_rows);
