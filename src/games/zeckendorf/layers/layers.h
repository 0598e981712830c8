/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layers.h: tables that are filled layer by layer. */

#pragma once

#include "../rules/rules.h"

/* layers.c: who wins some positions of one value, forward or reversed, in the memory of a few layers. */

typedef struct _LmZeckendorfLayers LmZeckendorfLayers;

typedef struct
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS]; /* a position */
  LmValue value; /* (out): its value for the player to move */
} LmZeckendorfWanted;

LmZeckendorfLayers *lm_zeckendorf_layers_plan        (const LmZeckendorfVariant  *variant,
                                                      guint                       max_n,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
gboolean            lm_zeckendorf_layers_take        (LmZeckendorfLayers         *self,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
LmZeckendorfLayers *lm_zeckendorf_layers_new         (const LmZeckendorfVariant  *variant,
                                                      guint                       max_n,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
void                lm_zeckendorf_layers_free        (LmZeckendorfLayers         *self);
void                lm_zeckendorf_layers_set_plain   (LmZeckendorfLayers         *self,
                                                      gboolean                    plain);
void                lm_zeckendorf_layers_keep_in     (LmZeckendorfLayers         *self,
                                                      const char                 *path,
                                                      double                      seconds);
guint64             lm_zeckendorf_layers_get_bytes   (LmZeckendorfLayers         *self);
gboolean            lm_zeckendorf_layers_solve       (LmZeckendorfLayers         *self,
                                                      guint                       n,
                                                      LmZeckendorfWanted         *wanted,
                                                      guint                       n_wanted,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
gboolean            lm_zeckendorf_layers_count_graph (LmZeckendorfLayers         *self,
                                                      guint                       n,
                                                      LmSolveContext             *context,
                                                      guint64                    *vertices,
                                                      guint64                    *edges,
                                                      GError                    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfLayers, lm_zeckendorf_layers_free)

/* layer-map.c: where in memory the positions of one value and one number of chips lie, one bit for each. */

/* Positions are looked at in blocks, which fill the bins before this one. */
#define LM_ZECKENDORF_LAYER_BIN 5

/* A word holds so many places. */
#define LM_ZECKENDORF_LAYER_BITS 32

/* No layer of a value up to this one has as many words as 32 bits can count; the largest of 1100 would take 3 GB. */
#define LM_ZECKENDORF_LAYERS_MAX 1100

/* In place of where a plane begins: there is none. */
#define LM_ZECKENDORF_NO_PLANE G_MININT16

/*
 * Every move changes the number of chips by one, always in the same direction,
 * or not at all. A *layer* is what has the number of chips T in common as well
 * as the value n, and moves lead to the same layer or to the next one.
 *
 *
 * A *block* of a layer is what has the heights of bins 5 and beyond in common.
 * What those leave for bins 1 to 4 is the value m and t chips. A *row* of it
 * has the height h of bin 4 in common, too. Value and chips leave one coordinate
 * free, the *place* z, which is half the height of bin 2, rounded down: an odd
 * chip there is one in all of the block, when m - t is odd. With b = (m - t) / 2
 * rounded down and d = b - m + 2 t there are b - 2 h - z chips in bin 3, and
 * d + h - z in bin 1. For neither to be negative,
 *
 *
 *   0 <= z <= min (b - 2 h, d + h)
 *
 *
 * and there are such z for the rows from max (0, -d) to b / 2. A position is
 * bit z of its row. The height of bin 2 is what most moves leave alone, or change
 * by one, and every row begins at place 0.
 *
 *
 * Rows are cut into words. The words of z from 32 k to 32 k + 31 of all rows
 * that have such z lie side by side: that is plane k of the block, and by the
 * two inequalities its rows have no gap between them. Before and after every
 * plane is an empty word. All of this depends on m and t alone. So whatever a
 * move does to bins 1 to 4, from a plane it leads to a plane at a distance that
 * is the same for all of its rows, and where it would take a chip that is not
 * there it finds an empty bit or one of these words.
 *
 *
 * The blocks lie in the lexicographic order of the heights, the last bin most
 * significant. Let s_k (m, t) be how many words the positions of value m with t
 * chips in bins 1 to k take, and m_k and t_k value and chips of bins 1 to k of
 * a position. Of the blocks before its own those are as great in bins beyond k
 * and smaller in bin k that s_k (m_k, t_k) - s_k (m_{k-1}, t_{k-1}) tells. The
 * sum over k >= 5 is where its block begins. In another order it is the size of
 * the layer, less s_4 of the block, less for every k from 4 to the last bin but
 * one the *gain*
 *
 *
 *   g_k (m_k, t_k) = s_{k+1} (m_k, t_k) - s_k (m_k, t_k)
 *                  = s_{k+1} (m_k - F_{k+1}, t_k - 1)
 *
 *
 * A move changes few of the m_k and t_k, so that it moves the beginning by a
 * few differences of gains, and those of a bin are known as soon as the bins
 * from it on are.
 *
 *
 * A *slab* is what has the heights of bins 6 and beyond in common, a block for
 * every height of bin 5. The blocks from one on to its end take s_5 of that
 * block, whatever the slab is; so where a block begins, seen from the end of the
 * slab, depends on its value and chips alone. One more chip in bin 5 takes 8
 * from the value and a chip, along a *diagonal* of such pairs.
 */
typedef struct
{
  guint    max_n; /* the largest value that it serves */
  guint    n_bins; /* how many bins the positions are looked at in, at least 5 */
  guint    max_planes; /* how many planes a block has at the most */

  gsize    n_cells;   /* pairs of value and chips */
  guint32 *starts;    /* [value]: its first cell; there is one before, for gains are asked for at one chip less than none */
  guint32 *gains;     /* [k - 4][cell] */
  guint32 *sizes;     /* [cell]: of layers */
  guint32 *diagonals; /* [8 chips - value, and a margin]: where the pair without chips would be in rows */
  gint32  *rows;      /* where row 0 of plane 0 would lie, seen from the end of a slab */
  guint    stride;    /* of shapes */
  gint16  *shapes;    /* for each of rows: no plane, where the planes begin, no plane */
} LmZeckendorfLayerMap;

guint64               lm_zeckendorf_layer_map_estimate (guint                        max_n);
guint32               lm_zeckendorf_layer_map_measure  (guint                        n);
LmZeckendorfLayerMap *lm_zeckendorf_layer_map_new      (guint                        max_n,
                                                        LmSolveContext              *context);
void                  lm_zeckendorf_layer_map_free     (LmZeckendorfLayerMap        *map);
guint                 lm_zeckendorf_layer_map_slab_size
                                                       (const LmZeckendorfLayerMap  *map,
                                                        int                          value,
                                                        int                          chips,
                                                        guint                       *first);
guint64               lm_zeckendorf_layer_map_locate   (const LmZeckendorfLayerMap  *map,
                                                        const guint32               *heights);

static inline gsize
lm_zeckendorf_layer_map_cell (const LmZeckendorfLayerMap *map,
                              int                         value,
                              int                         chips)
{
  return (gsize) ((int) map->starts[value] + chips);
}

/* How many words a layer takes. */
static inline guint32
lm_zeckendorf_layer_map_size (const LmZeckendorfLayerMap *map,
                              int                         n,
                              int                         chips)
{
  return map->sizes[lm_zeckendorf_layer_map_cell (map, n, chips)];
}

/* g of the class comment; 0 beyond the last bin but one. */
static inline gint64
lm_zeckendorf_layer_map_gain (const LmZeckendorfLayerMap *map,
                              guint                       bin,
                              int                         value,
                              int                         chips)
{
  return map->gains[(bin - 4) * map->n_cells + lm_zeckendorf_layer_map_cell (map, value, chips)];
}

/* A move changes 8 chips - value by no more than this. */
#define LM_ZECKENDORF_LAYER_MARGIN 8

/* In place of where rows begin: there are no such positions. */
#define LM_ZECKENDORF_NO_ROWS G_MININT32

/* Where row 0 of plane 0 would lie, seen from the end of the slab; before that, with as many more chips in bin 5. */
static inline const gint32 *
lm_zeckendorf_layer_map_rows (const LmZeckendorfLayerMap *map,
                              int                         value,
                              int                         chips)
{
  return map->rows + ((int) map->diagonals[8 * chips - value + LM_ZECKENDORF_LAYER_MARGIN] + chips);
}

/*
 * Where the planes of a block begin, if row 0 of each were there, seen from the first one; %LM_ZECKENDORF_NO_PLANE before
 * that and after the last. @rows: of the block, see lm_zeckendorf_layer_map_rows().
 */
static inline const gint16 *
lm_zeckendorf_layer_map_planes_at (const LmZeckendorfLayerMap *map,
                                   const gint32               *rows)
{
  return map->shapes + (rows - map->rows) * map->stride + 1;
}

/* The first row that has a bit in plane @plane. */
static inline int
lm_zeckendorf_layer_map_first_row (int value,
                                   int chips,
                                   int plane)
{
  return MAX (0, LM_ZECKENDORF_LAYER_BITS * plane + value - 2 * chips - (value - chips) / 2);
}

/* The last row that has a bit in plane @plane; before the first when there is none. */
static inline int
lm_zeckendorf_layer_map_last_row (int value,
                                  int chips,
                                  int plane)
{
  return ((value - chips) / 2 - LM_ZECKENDORF_LAYER_BITS * plane) >> 1;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfLayerMap, lm_zeckendorf_layer_map_free)

/* grid.c: where in memory the positions of one value lie, one bit for each. */

/* Positions are looked at in blocks, which fill the bins before this one. */
#define LM_ZECKENDORF_BLOCK_BIN 4

/* A word holds so many heights of bin 1 of one parity. */
#define LM_ZECKENDORF_WORD_BITS 32u

/* Of two units of value in bins 1 and 2 a word holds one bit. */
#define LM_ZECKENDORF_WORD_VALUE (2 * LM_ZECKENDORF_WORD_BITS)

/*
 * A *block* is what has the heights of bins 4 and beyond in common. What those
 * leave of the value is the value w of the block, made up by bins 1 to 3.
 *
 *
 * A *row* of a block has the height r of bin 3 in common, too; what is left is
 * the value v = w - 3 r of the row. Its positions are numbered by half the
 * height of bin 1, rounded down, from 0 to v / 2; bin 2 has the rest.
 *
 *
 * A row is cut into words. The words of the same place of all rows of a block
 * that are so long lie side by side: plane k has the positions k * 32 to
 * k * 32 + 31 of rows 0, 1, … up to the last with v >= 64 k. Before the first
 * plane and after each of them is an empty word, a row without positions. So
 * whatever changes the height of bin 3 or the value of the row leads from a
 * plane to a plane at a distance that is the same for all of its rows, and
 * where it leads out of the plane by one row it finds nothing.
 *
 *
 * The blocks lie in the lexicographic order of the heights, the last bin most
 * significant. Let s_i(v) be how many words the positions of value v in bins 1
 * to i take, and v_i the value of bins 1 to i of a position. Of the blocks
 * before its own those are as great in bins beyond i and smaller in bin i that
 * s_i(v_i) - s_i(v_{i-1}) tells, since v_{i-1} is v_i less what is in bin i.
 * The sum over i >= 4 is where its block begins.
 */
typedef struct
{
  guint    n; /* the value of the positions */
  guint    n_bins; /* how many bins the positions are looked at in, at least 4 */
  guint64  n_words; /* how many words of 32 bits they take, all blocks together */
  guint    max_planes; /* how many planes the largest block has */

  guint64 *sizes;  /* [bin - 3][value]: s of the class comment */
  guint64 *gains;  /* [bin - 3][value]: s_{bin + 1} - s_bin */
  guint32 *planes; /* [value * max_planes + plane]: where a plane of a block begins in it */
} LmZeckendorfGrid;

LmZeckendorfGrid *lm_zeckendorf_grid_new    (guint                    n);
void              lm_zeckendorf_grid_free   (LmZeckendorfGrid        *grid);
guint64           lm_zeckendorf_grid_locate (const LmZeckendorfGrid  *grid,
                                             const guint32           *heights,
                                             guint                   *bit);

/* How many words all blocks take that leave @value to the bins up to @bin, 3 or more. */
static inline guint64
lm_zeckendorf_grid_size (const LmZeckendorfGrid *grid,
                         guint                   bin,
                         guint                   value)
{
  return grid->sizes[(gsize) (bin - 3) * (grid->n + 1) + value];
}

/*
 * Where a block begins is the size of all, less the size of a block of its
 * value, less this for every bin from 3 to the last but one and the value of
 * the bins up to it: the sum of the class comment in another order.
 */
static inline guint64
lm_zeckendorf_grid_gain (const LmZeckendorfGrid *grid,
                         guint                   bin,
                         guint                   value)
{
  return grid->gains[(gsize) (bin - 3) * (grid->n + 1) + value];
}

/* How many rows of a block of value @value reach plane @plane. */
static inline guint
lm_zeckendorf_grid_rows (guint value,
                         guint plane)
{
  const guint least = plane * LM_ZECKENDORF_WORD_VALUE;

  return value >= least ? (value - least) / 3 + 1 : 0;
}

static inline guint
lm_zeckendorf_grid_planes (guint value)
{
  return value / LM_ZECKENDORF_WORD_VALUE + 1;
}

/* Where plane @plane of a block of value @value begins in it. */
static inline guint
lm_zeckendorf_grid_plane (const LmZeckendorfGrid *grid,
                          guint                   value,
                          guint                   plane)
{
  return grid->planes[(gsize) value * grid->max_planes + plane];
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfGrid, lm_zeckendorf_grid_free)

/*
 * Of the positions in @open no move leads to a lost one but perhaps the one
 * from a bit to the bit below it. So in every run of set bits the lowest is
 * lost, the next one won, the next one lost, … An odd bit is lost when it is
 * set and the even one below is not set or is won, for the odd one below that is
 * lost: that is a carry. Let every two bits be a digit. Twice the odd one and 2
 * less the even one, together with the carry, are 4 or more just then; and of
 * what they leave the even bit is that of a set one that is lost, the odd bit the
 * contrary. Row waits for row, so what counts is how few steps follow from one
 * another.
 */
static inline guint64
lm_zeckendorf_settle (guint64 open)
{
  const guint64 even = G_GUINT64_CONSTANT (0x5555555555555555);

  return open & (((open ^ even) + even) ^ ~even);
}

/* kernel.c: the inner loops of the table of winners: one block of positions at a time. */

/**
 * LmZeckendorfMode:
 * @LM_ZECKENDORF_MODE_FORWARD: from ones to the Zeckendorf decomposition
 * @LM_ZECKENDORF_MODE_REVERSED: every forward move backwards
 * @LM_ZECKENDORF_MODE_STAGNANT: the same, but no move may take a one
 * @LM_ZECKENDORF_MODE_REACHED: not who wins, but which positions the stagnant
 *   game comes to from the Zeckendorf decomposition; by layers alone
 *
 * What is asked of the positions of one value.
 */
typedef enum
{
  LM_ZECKENDORF_MODE_FORWARD,
  LM_ZECKENDORF_MODE_REVERSED,
  LM_ZECKENDORF_MODE_STAGNANT,
  LM_ZECKENDORF_MODE_REACHED,
} LmZeckendorfMode;

/*
 * Whether it goes from the decomposition down to ones, along forward moves: a
 * position is reached when one that a forward move leads to from there is.
 */
static inline gboolean
lm_zeckendorf_mode_is_forward (LmZeckendorfMode mode)
{
  return mode == LM_ZECKENDORF_MODE_FORWARD || mode == LM_ZECKENDORF_MODE_REACHED;
}

static inline LmZeckendorfMode
lm_zeckendorf_mode_get (const LmZeckendorfVariant *variant)
{
  if (variant->kind == LM_ZECKENDORF_FORWARD)
    return LM_ZECKENDORF_MODE_FORWARD;

  return variant->stagnant ? LM_ZECKENDORF_MODE_STAGNANT : LM_ZECKENDORF_MODE_REVERSED;
}

/*
 * Where a move leads that is legal in a whole block, or in all of it but what
 * leads out of the planes.
 */
typedef struct
{
  const guint32 *block; /* the block that a move leads to */
  int            value; /* its value */
  int            rows; /* from row r it leads to row r + @rows of that */
} LmZeckendorfReach;

/* A move that touches bins 1 to 3 in a way of its own: there are four, and one that is blended in. */
#define LM_ZECKENDORF_MAX_REACHES 4

/**
 * LmZeckendorfBlock:
 * @grid: the layout
 * @mode: what is played
 * @words: the block, to be filled with a 1 for every position that is lost for
 *   the player to move
 * @value: its value
 * @alike: blocks of the same value that moves in the outer bins lead to
 * @n_alike: how many
 * @reaches: where the other moves lead that keep the place in the row
 * @n_reaches: how many
 * @blend: where the move leads that changes the value of the row by one and
 *   hence the place in every other row; no block when there is no such move
 * @rows: (array): room for what is gathered: @stride words for each plane of
 *   the layout, and as many that are 0
 * @stride: at least what lm_zeckendorf_kernel_stride() says
 *
 * A block to be solved, when all that moves lead to is solved.
 */
typedef struct
{
  const LmZeckendorfGrid *grid;
  LmZeckendorfMode        mode;
  guint32                *words;
  guint                   value;
  const guint32          *alike[LM_ZECKENDORF_MAX_MOVES];
  guint                   n_alike;
  LmZeckendorfReach       reaches[LM_ZECKENDORF_MAX_REACHES];
  guint                   n_reaches;
  LmZeckendorfReach       blend;
  guint32                *rows;
  guint                   stride;
} LmZeckendorfBlock;

/* The planes of a block of value 4095; what all positions of such a value take no machine has. */
#define LM_ZECKENDORF_MAX_PLANES 64

/* Words that are read, not used, before and after what counts. */
#define LM_ZECKENDORF_KERNEL_GUARD 64

guint lm_zeckendorf_kernel_stride (guint              value);
void  lm_zeckendorf_kernel_solve  (LmZeckendorfBlock *block);
guint lm_zeckendorf_kernel_shift  (LmZeckendorfMode   mode,
                                   guint              bit);

/* layer-kernel.c: the inner loops of the solver by layers: one slab of positions at a time. */

/* So many words beyond those that moves lead to, on both sides, may be read; what they are does not matter. */
#define LM_ZECKENDORF_LAYER_GUARD 64

/* For the largest value of a layer. */
#define LM_ZECKENDORF_LAYER_PLANES (LM_ZECKENDORF_LAYERS_MAX / 4 / LM_ZECKENDORF_LAYER_BITS + 1)

/**
 * LmZeckendorfLayerMove:
 * @LM_ZECKENDORF_LAYER_S2: S2, S3, S4 and S5; or M, A1, A2 and A3
 * @LM_ZECKENDORF_LAYER_S6: S6 or A4
 * @LM_ZECKENDORF_LAYER_C5: C5 or S5
 * @LM_ZECKENDORF_LAYER_C6: C6 or S6
 *
 * The slabs that moves lead to with bins 1 to 4 as the lowest that they change.
 */
typedef enum
{
  LM_ZECKENDORF_LAYER_S2,
  LM_ZECKENDORF_LAYER_S6,
  LM_ZECKENDORF_LAYER_C5,
  LM_ZECKENDORF_LAYER_C6,
  LM_ZECKENDORF_LAYER_MOVES,
} LmZeckendorfLayerMove;

/**
 * LmZeckendorfLayerSlab:
 * @mode: what is played
 * @words: the slab, to be filled with a 1 for every position that is lost for
 *   the player to move, or reached
 * @size: how many words it takes
 * @first_size: how many of them are of its first block, without chips in bin 5
 * @value: what bins 1 to 5 are worth
 * @chips: how many chips they have
 * @distances: in memory, of the moves in bins 5 and beyond
 * @n_distances: how many of them the first block has, and how many the others
 * @ends: by move, the end of the slab that it leads to; %NULL where bins 6 and
 *   beyond do not allow for it
 * @start: whether the last position of the last row is reached without any move
 *
 * A slab to be solved, when all that moves lead to is solved.
 */
typedef struct
{
  LmZeckendorfMode  mode;
  guint32          *words;
  guint             size;
  guint             first_size;
  int               value;
  int               chips;
  const gint64     *distances;
  guint             n_distances[2];
  const guint32    *ends[LM_ZECKENDORF_LAYER_MOVES];
  gboolean          start;
} LmZeckendorfLayerSlab;

typedef struct _LmZeckendorfLayerKernel LmZeckendorfLayerKernel;

LmZeckendorfLayerKernel *lm_zeckendorf_layer_kernel_new   (const LmZeckendorfLayerMap   *map,
                                                           LmZeckendorfMode              mode,
                                                           gboolean                      plain);
void                     lm_zeckendorf_layer_kernel_free  (LmZeckendorfLayerKernel      *kernel);
void                     lm_zeckendorf_layer_kernel_solve (const LmZeckendorfLayerKernel *kernel,
                                                           const LmZeckendorfLayerSlab   *slab);
guint                    lm_zeckendorf_layer_kernel_shift (LmZeckendorfMode              mode,
                                                           guint                         height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfLayerKernel, lm_zeckendorf_layer_kernel_free)

/* layer-walk.c: goes through the blocks of a layer, in an order in which they can be solved. */

/* What has the heights of this bin and of those beyond in common is solved in one go. */
#define LM_ZECKENDORF_LAYER_TASK_BIN 8

/**
 * LmZeckendorfLayerFuncs:
 * @begin: called before the blocks with the outer heights @key, which grows
 *   with their lexicographic order, are solved, and with the words of the layer
 *   that are filled in, by then and at the end of those blocks; returns whether to
 *   go on
 * @go_on: called about every tenth of a millisecond of work, with the words
 *   filled in since the last call; returns whether to go on
 * @data: for both
 */
typedef struct
{
  gboolean (* begin) (guint64  key,
                      guint64  n_words,
                      guint64  n_end,
                      gpointer data);
  gboolean (* go_on) (guint64  n_words,
                      gpointer data);
  gpointer    data;
} LmZeckendorfLayerFuncs;

typedef struct
{
  guint64 n_vertices; /* how many positions are reached */
  guint64 n_edges; /* how many moves they have */
} LmZeckendorfTally;

typedef struct _LmZeckendorfLayerWalk LmZeckendorfLayerWalk;

LmZeckendorfLayerWalk *lm_zeckendorf_layer_walk_new   (const LmZeckendorfLayerMap   *map,
                                                       guint                         n,
                                                       LmZeckendorfMode              mode,
                                                       gboolean                      plain,
                                                       const LmZeckendorfLayerFuncs *funcs);
void                   lm_zeckendorf_layer_walk_free  (LmZeckendorfLayerWalk        *walk);
gboolean               lm_zeckendorf_layer_walk_solve (LmZeckendorfLayerWalk        *walk,
                                                       guint                         chips,
                                                       gboolean                      start,
                                                       guint32                      *edge,
                                                       const guint32                *next);
guint64                lm_zeckendorf_layer_walk_count_spent
                                                      (const LmZeckendorfLayerWalk  *walk);
void                   lm_zeckendorf_layer_walk_get_tally
                                                      (LmZeckendorfLayerWalk        *walk,
                                                       LmZeckendorfTally            *tally);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfLayerWalk, lm_zeckendorf_layer_walk_free)

/* layer-file.c: a finished layer on disk, from which the next ones can be made. */

/* What a layer is. */
typedef struct
{
  guint64 mode; /* an LmZeckendorfMode */
  guint64 n; /* the value of its positions */
  guint64 chips; /* how many chips they have */
  guint64 n_words; /* how many words they take */
} LmZeckendorfLayerHead;

gboolean lm_zeckendorf_layer_file_save      (const char                   *path,
                                             const LmZeckendorfLayerHead  *head,
                                             const guint32                *words,
                                             LmSolveContext               *context);
int      lm_zeckendorf_layer_file_open      (const char                   *path,
                                             LmZeckendorfLayerHead        *head,
                                             GError                      **error);
gboolean lm_zeckendorf_layer_file_read      (int                           fd,
                                             const LmZeckendorfLayerHead  *head,
                                             guint32                      *words,
                                             LmSolveContext               *context);
void     lm_zeckendorf_layer_file_remove    (const char                   *path);
void     lm_zeckendorf_layer_file_set_wrong (GError                      **error,
                                             const char                   *path);

/* hole-layers.c: who wins a black-hole game without placing, two layers of positions at a time. */

gboolean lm_zeckendorf_hole_layers_serve (const LmZeckendorfVariant  *variant);
guint64  lm_zeckendorf_hole_layers_count (guint                       hole,
                                          guint                       n);
gboolean lm_zeckendorf_hole_layers_check (guint                       hole,
                                          guint                       n,
                                          LmSolveContext             *context,
                                          GError                    **error);
gboolean lm_zeckendorf_hole_layers_solve (guint                       hole,
                                          guint                       n,
                                          LmZeckendorfWanted         *wanted,
                                          guint                       n_wanted,
                                          LmSolveContext             *context,
                                          GError                    **error);

/* keys.c: value and moves to the end of very many positions, 16 bits for each. */

/*
 * A position is stored as a key of 16 bits in the order of what a player likes
 * to leave: lost positions first, those sooner over before the others, then
 * won ones, those later over before the others. So the key of the best move is
 * the least of all, and its key says what the position is:
 *
 *   lost in an even number x of moves  key = x - 0x8000  (negative)
 *   won in an odd number x of moves    key = 0x7ffe - x  (not negative)
 *   no move at all                     NO_MOVE, as if won in -1 moves
 */
#define LM_ZECKENDORF_NO_MOVE G_MAXINT16

/* The longest game that keys can tell. */
#define LM_ZECKENDORF_MAX_DISTANCE 0x7ffe

/* Positions solved between two looks at the context: about half a millisecond. */
#define LM_ZECKENDORF_POSITIONS_PER_POLL 32768

typedef struct
{
  gint16            *keys; /* the keys, not initialised */
  guint64            n_keys; /* how many */
  gsize              bytes; /* of memory */

  LmStore *store;
} LmZeckendorfKeys;

guint64           lm_zeckendorf_keys_count_bytes
                                          (guint64            n_keys);
LmZeckendorfKeys *lm_zeckendorf_keys_new  (guint64            n_keys,
                                           LmSolveContext    *context,
                                           GError           **error);
void              lm_zeckendorf_keys_free (LmZeckendorfKeys  *keys);

LmValue           lm_zeckendorf_key_read  (int                key,
                                           guint             *distance);

/* From the best key that a move leaves, NO_MOVE when there is none, to the key of the position. */
static inline int
lm_zeckendorf_key_conclude (int best)
{
  /* Lost in x leaves won in x + 1 and the other way round: ~best, less 2 where the best is lost. */
  return ~best + ((best >> 15) * 2);
}

/* Considers for the positions @keys[@from..@to) the move that leads from @keys[i] to @after[i]. */
static inline void
lm_zeckendorf_keys_consider (gint16       *keys,
                             const gint16 *after,
                             gssize        from,
                             gssize        to)
{
#pragma omp simd
  for (gssize i = from; i < to; i++)
    keys[i] = MIN (keys[i], after[i]);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfKeys, lm_zeckendorf_keys_free)
