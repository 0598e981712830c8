/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * levels.h: who wins positions that are solved level by level, that is by their number of chips.
 *
 * levels.c is whom others ask, but for games with a hole, whose levels are all in hole.c. It shares the levels out among
 * threads, each with a walk.c, which goes through the blocks of a level and has kernel.c fill them in where map.c says
 * that they lie. file.c keeps a level on disk.
 */

#pragma once

#include "../rules/rules.h"

/**
 * LmZeckendorfMode:
 * @LM_ZECKENDORF_MODE_FORWARD: from ones to the Zeckendorf decomposition
 * @LM_ZECKENDORF_MODE_REVERSED: every forward move backwards
 * @LM_ZECKENDORF_MODE_STAGNANT: the same, but no move may take a one
 * @LM_ZECKENDORF_MODE_REACHED: not who wins, but which positions the stagnant
 *   game comes to from the Zeckendorf decomposition; not by tables
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

/* levels.c: who wins positions of one value, forward or reversed: some of them in the memory of a few levels, or all. */

typedef struct _LmZeckendorfLevels LmZeckendorfLevels;

typedef struct
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS]; /* a position */
  LmValue value; /* (out): its value for the player to move */
} LmZeckendorfWanted;

gboolean            lm_zeckendorf_levels_serve       (const LmZeckendorfVariant  *variant);
LmZeckendorfLevels *lm_zeckendorf_levels_new_whole   (const LmZeckendorfVariant  *variant,
                                                      guint                       n,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
LmValue             lm_zeckendorf_levels_look_up     (const LmZeckendorfLevels   *self,
                                                      const guint32              *heights);
LmZeckendorfLevels *lm_zeckendorf_levels_plan        (const LmZeckendorfVariant  *variant,
                                                      guint                       max_n,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
gboolean            lm_zeckendorf_levels_take        (LmZeckendorfLevels         *self,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
LmZeckendorfLevels *lm_zeckendorf_levels_new         (const LmZeckendorfVariant  *variant,
                                                      guint                       max_n,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
void                lm_zeckendorf_levels_free        (LmZeckendorfLevels         *self);
void                lm_zeckendorf_levels_set_plain   (LmZeckendorfLevels         *self,
                                                      gboolean                    plain);
void                lm_zeckendorf_levels_keep_in     (LmZeckendorfLevels         *self,
                                                      const char                 *path,
                                                      double                      seconds);
guint64             lm_zeckendorf_levels_get_bytes   (const LmZeckendorfLevels   *self);
gboolean            lm_zeckendorf_levels_solve       (LmZeckendorfLevels         *self,
                                                      guint                       n,
                                                      LmZeckendorfWanted         *wanted,
                                                      guint                       n_wanted,
                                                      LmSolveContext             *context,
                                                      GError                    **error);
gboolean            lm_zeckendorf_levels_count_graph (LmZeckendorfLevels         *self,
                                                      guint                       n,
                                                      LmSolveContext             *context,
                                                      guint64                    *vertices,
                                                      guint64                    *edges,
                                                      GError                    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfLevels, lm_zeckendorf_levels_free)

/* map.c: how many positions of one value there are, and where those of one number of chips lie, one bit for each. */

guint64 lm_zeckendorf_count_positions (guint n);
guint64 lm_zeckendorf_count_moves     (guint n);

/* Positions are looked at in blocks, which fill the bins before this one. */
#define LM_ZECKENDORF_LEVEL_BIN 5

/* A word holds so many places. */
#define LM_ZECKENDORF_LEVEL_BITS 32

/* No level of a value up to this one has as many words as 32 bits can count; the largest of 1100 would take 3 GB. */
#define LM_ZECKENDORF_LEVELS_MAX 1100

/* In place of where a plane begins: there is none. */
#define LM_ZECKENDORF_NO_PLANE G_MININT16

/*
 * Every move changes the number of chips by one, always in the same direction,
 * or not at all. A *level* is what has the number of chips T in common as well
 * as the value n, and moves lead to the same level or to the next one.
 *
 *
 * A *block* of a level is what has the heights of bins 5 and beyond in common.
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
 * the level, less s_4 of the block, less for every k from 4 to the last bin but
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
  guint32 *sizes;     /* [cell]: of levels */
  guint32 *diagonals; /* [8 chips - value, and a margin]: where the pair without chips would be in rows */
  gint32  *rows;      /* where row 0 of plane 0 would lie, seen from the end of a slab */
  guint    stride;    /* of shapes */
  gint16  *shapes;    /* for each of rows: no plane, where the planes begin, no plane */
} LmZeckendorfLevelMap;

guint64               lm_zeckendorf_level_map_estimate (guint                        max_n);
guint32               lm_zeckendorf_level_map_measure  (guint                        n,
                                                        guint64                     *all);
LmZeckendorfLevelMap *lm_zeckendorf_level_map_new      (guint                        max_n,
                                                        LmSolveContext              *context);
void                  lm_zeckendorf_level_map_free     (LmZeckendorfLevelMap        *map);
guint                 lm_zeckendorf_level_map_slab_size
                                                       (const LmZeckendorfLevelMap  *map,
                                                        int                          value,
                                                        int                          chips,
                                                        guint                       *first);
guint64               lm_zeckendorf_level_map_locate   (const LmZeckendorfLevelMap  *map,
                                                        const guint32               *heights);

static inline gsize
lm_zeckendorf_level_map_cell (const LmZeckendorfLevelMap *map,
                              int                         value,
                              int                         chips)
{
  return (gsize) ((int) map->starts[value] + chips);
}

/* How many words a level takes. */
static inline guint32
lm_zeckendorf_level_map_size (const LmZeckendorfLevelMap *map,
                              int                         n,
                              int                         chips)
{
  return map->sizes[lm_zeckendorf_level_map_cell (map, n, chips)];
}

/* g of the class comment; 0 beyond the last bin but one. */
static inline gint64
lm_zeckendorf_level_map_gain (const LmZeckendorfLevelMap *map,
                              guint                       bin,
                              int                         value,
                              int                         chips)
{
  return map->gains[(bin - 4) * map->n_cells + lm_zeckendorf_level_map_cell (map, value, chips)];
}

/* A move changes 8 chips - value by no more than this. */
#define LM_ZECKENDORF_LEVEL_MARGIN 8

/* In place of where rows begin: there are no such positions. */
#define LM_ZECKENDORF_NO_ROWS G_MININT32

/* Where row 0 of plane 0 would lie, seen from the end of the slab; before that, with as many more chips in bin 5. */
static inline const gint32 *
lm_zeckendorf_level_map_rows (const LmZeckendorfLevelMap *map,
                              int                         value,
                              int                         chips)
{
  return map->rows + ((int) map->diagonals[8 * chips - value + LM_ZECKENDORF_LEVEL_MARGIN] + chips);
}

/*
 * Where the planes of a block begin, if row 0 of each were there, seen from the first one; %LM_ZECKENDORF_NO_PLANE before
 * that and after the last. @rows: of the block, see lm_zeckendorf_level_map_rows().
 */
static inline const gint16 *
lm_zeckendorf_level_map_planes_at (const LmZeckendorfLevelMap *map,
                                   const gint32               *rows)
{
  return map->shapes + (rows - map->rows) * map->stride + 1;
}

/* The first row that has a bit in plane @plane. */
static inline int
lm_zeckendorf_level_map_first_row (int value,
                                   int chips,
                                   int plane)
{
  return MAX (0, LM_ZECKENDORF_LEVEL_BITS * plane + value - 2 * chips - (value - chips) / 2);
}

/* The last row that has a bit in plane @plane; before the first when there is none. */
static inline int
lm_zeckendorf_level_map_last_row (int value,
                                  int chips,
                                  int plane)
{
  return ((value - chips) / 2 - LM_ZECKENDORF_LEVEL_BITS * plane) >> 1;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfLevelMap, lm_zeckendorf_level_map_free)

/* kernel.c: the inner loops of the solver by levels: one slab of positions at a time. */

/* So many words beyond those that moves lead to, on both sides, may be read; what they are does not matter. */
#define LM_ZECKENDORF_LEVEL_GUARD 64

/* For the largest value of a level. */
#define LM_ZECKENDORF_LEVEL_PLANES (LM_ZECKENDORF_LEVELS_MAX / 4 / LM_ZECKENDORF_LEVEL_BITS + 1)

/**
 * LmZeckendorfLevelMove:
 * @LM_ZECKENDORF_LEVEL_S2: S2, S3, S4 and S5; or M, A1, A2 and A3
 * @LM_ZECKENDORF_LEVEL_S6: S6 or A4
 * @LM_ZECKENDORF_LEVEL_C5: C5 or S5
 * @LM_ZECKENDORF_LEVEL_C6: C6 or S6
 *
 * The slabs that moves lead to with bins 1 to 4 as the lowest that they change.
 */
typedef enum
{
  LM_ZECKENDORF_LEVEL_S2,
  LM_ZECKENDORF_LEVEL_S6,
  LM_ZECKENDORF_LEVEL_C5,
  LM_ZECKENDORF_LEVEL_C6,
  LM_ZECKENDORF_LEVEL_MOVES,
} LmZeckendorfLevelMove;

/**
 * LmZeckendorfLevelSlab:
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
  const guint32    *ends[LM_ZECKENDORF_LEVEL_MOVES];
  gboolean          start;
} LmZeckendorfLevelSlab;

typedef struct _LmZeckendorfLevelKernel LmZeckendorfLevelKernel;

LmZeckendorfLevelKernel *lm_zeckendorf_level_kernel_new   (const LmZeckendorfLevelMap   *map,
                                                           LmZeckendorfMode              mode,
                                                           gboolean                      plain);
void                     lm_zeckendorf_level_kernel_free  (LmZeckendorfLevelKernel      *kernel);
void                     lm_zeckendorf_level_kernel_solve (const LmZeckendorfLevelKernel *kernel,
                                                           const LmZeckendorfLevelSlab   *slab);
guint                    lm_zeckendorf_level_kernel_shift (LmZeckendorfMode              mode,
                                                           guint                         height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfLevelKernel, lm_zeckendorf_level_kernel_free)

/* walk.c: goes through the blocks of a level, in an order in which they can be solved. */

/* What has the heights of this bin and of those beyond in common is solved in one go. */
#define LM_ZECKENDORF_LEVEL_TASK_BIN 8

/**
 * LmZeckendorfLevelFuncs:
 * @begin: called before the blocks with the outer heights @key, which grows
 *   with their lexicographic order, are solved, and with the words of the level
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
} LmZeckendorfLevelFuncs;

typedef struct
{
  guint64 n_vertices; /* how many positions are reached */
  guint64 n_edges; /* how many moves they have */
} LmZeckendorfTally;

typedef struct _LmZeckendorfLevelWalk LmZeckendorfLevelWalk;

LmZeckendorfLevelWalk *lm_zeckendorf_level_walk_new   (const LmZeckendorfLevelMap   *map,
                                                       guint                         n,
                                                       LmZeckendorfMode              mode,
                                                       gboolean                      plain,
                                                       const LmZeckendorfLevelFuncs *funcs);
void                   lm_zeckendorf_level_walk_free  (LmZeckendorfLevelWalk        *walk);
gboolean               lm_zeckendorf_level_walk_solve (LmZeckendorfLevelWalk        *walk,
                                                       guint                         chips,
                                                       gboolean                      start,
                                                       guint32                      *edge,
                                                       const guint32                *next);
guint64                lm_zeckendorf_level_walk_count_spent
                                                      (const LmZeckendorfLevelWalk  *walk);
void                   lm_zeckendorf_level_walk_get_tally
                                                      (LmZeckendorfLevelWalk        *walk,
                                                       LmZeckendorfTally            *tally);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfLevelWalk, lm_zeckendorf_level_walk_free)

/* file.c: a finished level on disk, from which the next ones can be made. */

/* What a level is. */
typedef struct
{
  guint64 mode; /* an LmZeckendorfMode */
  guint64 n; /* the value of its positions */
  guint64 chips; /* how many chips they have */
  guint64 n_words; /* how many words they take */
} LmZeckendorfLevelHead;

gboolean lm_zeckendorf_level_file_save      (const char                   *path,
                                             const LmZeckendorfLevelHead  *head,
                                             const guint32                *words,
                                             LmSolveContext               *context);
int      lm_zeckendorf_level_file_open      (const char                   *path,
                                             LmZeckendorfLevelHead        *head,
                                             GError                      **error);
gboolean lm_zeckendorf_level_file_read      (int                           fd,
                                             const LmZeckendorfLevelHead  *head,
                                             guint32                      *words,
                                             LmSolveContext               *context);
void     lm_zeckendorf_level_file_remove    (const char                   *path);
void     lm_zeckendorf_level_file_set_wrong (GError                      **error,
                                             const char                   *path);

/* hole.c: who wins a black-hole game without placing, two levels of positions at a time. */

gboolean lm_zeckendorf_hole_levels_serve (const LmZeckendorfVariant  *variant);
guint64  lm_zeckendorf_hole_levels_count (guint                       hole,
                                          guint                       n);
gboolean lm_zeckendorf_hole_levels_check (guint                       hole,
                                          guint                       n,
                                          LmSolveContext             *context,
                                          GError                    **error);
gboolean lm_zeckendorf_hole_levels_solve (guint                       hole,
                                          guint                       n,
                                          LmZeckendorfWanted         *wanted,
                                          guint                       n_wanted,
                                          LmSolveContext             *context,
                                          GError                    **error);
