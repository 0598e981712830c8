/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: the rules of both games: shapes, positions, what grows. */

#pragma once

#include "engine/lm-engine.h"

/* shape.c: what is left of a chocolate bar: rows of squares, none longer than the one below. */

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

/* A Young diagram. Its square at the bottom left is the poisoned one. */
typedef struct
{
  guint8 n_rows; /* how many rows there are, at least 1 */
  /* their lengths from the bottom row up: at least 1, never increasing, and 0 beyond @n_rows */
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

/* position.c: a shape and whose turn it is, in both games of this room. */

/* Of an #LmChomp or an #LmReversedChomp. */
typedef struct
{
  LmPosition   parent; /* the head */
  LmChompShape shape;  /* the squares that are there */
} LmChompPosition;

#define LM_CHOMP_POSITION(position) ((LmChompPosition *) (position))

LmPosition  *lm_chomp_position_new         (LmGame              *game,
                                            const LmChompShape  *shape,
                                            guint                turn,
                                            GError             **error);
LmPosition  *lm_chomp_position_after       (LmPosition          *position,
                                            const LmChompShape  *shape);
LmPosition  *lm_chomp_position_with_shape  (LmPosition          *position,
                                            const LmChompShape  *shape);
gboolean     lm_chomp_position_is_reversed (LmPosition          *position);
LmChompSpot  lm_chomp_position_get_board   (LmPosition          *position);
void         lm_chomp_position_get_values  (LmPosition          *position,
                                            LmFieldValues       *values);
char        *lm_chomp_position_describe    (LmPosition          *position);

/* growth.c: how a shape may grow by one move of reversed Chomp. */

/*
 * An inner corner of a shape on a board. A move of reversed Chomp chooses one corner and fills any shape that fits
 * @board into it, its bottom left square at @spot: exactly then eating that square undoes the move.
 */
typedef struct
{
  LmChompSpot spot;  /* the square that grows first */
  LmChompSpot board; /* how many rows and columns what grows may have */
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

/* chomp.c: Chomp: eat from a chocolate bar, and leave the poisoned square to the other player. */

extern const LmGameInfo lm_chomp_info;

LmGame *lm_chomp_new          (void);
char   *lm_chomp_move_to_text (LmChompSpot spot);

/* reversed.c: reversed Chomp: let the shape grow, and complete the board. */

#define LM_TYPE_REVERSED_CHOMP (lm_reversed_chomp_get_type ())
G_DECLARE_FINAL_TYPE (LmReversedChomp, lm_reversed_chomp, LM, REVERSED_CHOMP, LmGame)

extern const LmGameInfo lm_reversed_chomp_info;

LmGame      *lm_reversed_chomp_new          (LmChompSpot         board);
LmChompSpot  lm_reversed_chomp_get_board    (LmReversedChomp    *self);
guint        lm_reversed_chomp_read_length  (const char         *text);
char        *lm_reversed_chomp_move_to_text (const LmChompShape *after);
