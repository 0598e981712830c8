/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * solver.h: how a position is solved, and the tables of the command line.
 *
 * There are three engines, and each is there for what the others cannot do:
 *
 * - the table (table.c, on scope.c and counts.c) has value and moves to the end
 *   of all positions, in two bytes for each, for every game of this room. Hints
 *   need it, and rows where chips are placed;
 * - levels (layers/levels.h) tell who wins the forward game and the reversed one
 *   and no more, in a fiftieth of the time: rows of the command line, a few
 *   levels at a time, and hints where the table would take too much (winners.c);
 * - levels with a hole (layers/hole.c) do the same for the black-hole game.
 *
 * What they find is held against plain search in the tests.
 */

#pragma once

#include "../layers/levels.h"

/* table.c: value and moves to the end of every position of a set, for all games of this room. */

/* The longest game that the table counts. */
#define LM_ZECKENDORF_MAX_DISTANCE 0x7ffe

#define LM_TYPE_ZECKENDORF_TABLE (lm_zeckendorf_table_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfTable, lm_zeckendorf_table, LM, ZECKENDORF_TABLE, GObject)

guint64            lm_zeckendorf_table_measure       (guint64             n_positions);
gboolean           lm_zeckendorf_table_check         (LmPosition         *position,
                                                      LmSolveContext     *context,
                                                      GError            **error);
LmZeckendorfTable *lm_zeckendorf_table_new           (LmPosition         *position,
                                                      LmSolveContext     *context,
                                                      GError            **error);

gboolean           lm_zeckendorf_table_holds         (LmZeckendorfTable  *self,
                                                      LmPosition         *position);

/* counts.c: numbers the ways to make up a value in some bins, with so many chips at most. */

/* As a limit of chips: as many as one likes. Small enough to add to and to take from. */
#define LM_ZECKENDORF_ANY_CHIPS (1u << 30)

/*
 * For a value v and a limit s the positions of exactly that value with at most
 * s chips are numbered in the lexicographic order of the heights, the last bin
 * most significant. Let v_i be the value of the chips in bins 1 to i, s_i what
 * the bins beyond leave of the limit, and c_i(v, s) the number of ways to make
 * up v with bins 1 to i and at most s chips. What follows a position on account
 * of bin i + 1 are those with more in that bin, as many as there are ways with
 * at least one chip in it for v_i and s_i: c_{i+1}(v_i - F_{i+1}, s_i - 1).
 * The rank is what is left of all when the sum of these is taken away.
 */
typedef struct
{
  guint    n_bins; /* how many bins there are, at least 2 */
  guint64  open; /* the bins that may hold chips, bit i - 1 for bin i; bin 1 always may */
  guint    max_value; /* the largest value that is numbered */
  guint    max_chips; /* the largest limit of chips that is numbered, or %LM_ZECKENDORF_ANY_CHIPS when there is none */
  gsize    bytes; /* of memory */

  gsize    stride;
  gsize    plane;
  guint64 *following; /* [bin - 1][value][chips] */
} LmZeckendorfCounts;

guint64             lm_zeckendorf_counts_estimate (guint                     n_bins,
                                                   guint                     max_value,
                                                   guint                     max_chips);
LmZeckendorfCounts *lm_zeckendorf_counts_new      (guint                     n_bins,
                                                   guint64                   open,
                                                   guint                     max_value,
                                                   guint                     max_chips,
                                                   LmSolveContext           *context);
void                lm_zeckendorf_counts_free     (LmZeckendorfCounts       *counts);
guint64             lm_zeckendorf_counts_size     (const LmZeckendorfCounts *counts,
                                                   guint                     value,
                                                   guint                     chips);
guint64             lm_zeckendorf_counts_rank     (const LmZeckendorfCounts *counts,
                                                   const guint32            *heights,
                                                   guint                     value,
                                                   guint                     chips);

/* What follows on account of bin @bin + 1 when the bins up to @bin have the value @value and may have @chips chips. */
static inline guint64
lm_zeckendorf_counts_following (const LmZeckendorfCounts *counts,
                                guint                     bin,
                                guint                     value,
                                guint                     chips)
{
  return counts->following[(bin - 1) * counts->plane + value * counts->stride + (counts->stride > 1 ? chips : 0)];
}

static inline gboolean
lm_zeckendorf_counts_is_open (const LmZeckendorfCounts *counts,
                              guint                     bin)
{
  return (counts->open >> (bin - 1) & 1) != 0;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfCounts, lm_zeckendorf_counts_free)

/* scope.c: which positions a table of a game holds: a set that no move leads out of, numbered. */

/* Positions of one value and one stock. */
typedef struct
{
  const LmZeckendorfCounts *counts; /* (not owned): numbers what lies on the board beyond @base */
  const guint32            *base; /* (array fixed-size=40): chips that are there in every position */
  guint                     value; /* what the chips beyond @base are worth */
  guint                     chips; /* how many there may be beyond @base */
  guint                     stock; /* value still to be placed */
  guint64                   first; /* the rank of the first position */
  guint64                   size; /* how many positions */
} LmZeckendorfStage;

/**
 * LmZeckendorfScope:
 * @variant: the game
 * @n_bins: how many bins are looked at
 * @top: the value of all chips once everything is placed
 * @step: what a chip that falls into the hole is worth; 0 without a hole
 * @stages: first those with everything placed, of the value @top and, with a
 *   hole, those below it by @step, from the least up; then those with a stock
 *   of 1, 2, … With the moves from a stage only itself and stages before it are
 *   reached
 * @n_stages: how many stages
 * @n_board_stages: how many of them have everything placed
 * @n_positions: how many positions; %G_MAXUINT64 when that many or more
 * @bytes: of memory, of the numbering
 *
 * Chips that fall into the hole m are worth F_m each, so the value of the board
 * goes down by that and the number of chips by one at least; no other move
 * changes the value, and none makes more chips but those of the reversed game.
 */
typedef struct
{
  LmZeckendorfVariant  variant;
  guint                n_bins;
  guint                top;
  guint                step;
  LmZeckendorfStage   *stages;
  guint                n_stages;
  guint                n_board_stages;
  guint64              n_positions;
  gsize                bytes;

  /*< private >*/
  LmZeckendorfCounts  *board;
  LmZeckendorfCounts  *placed; /* NULL without placing */
  guint32              base[LM_ZECKENDORF_MAX_BINS];
} LmZeckendorfScope;

LmZeckendorfScope *lm_zeckendorf_scope_new   (LmPosition               *position,
                                              LmSolveContext           *context,
                                              GError                  **error);
void               lm_zeckendorf_scope_free  (LmZeckendorfScope        *scope);
char              *lm_zeckendorf_scope_key   (LmPosition               *position);
gboolean           lm_zeckendorf_scope_rank  (const LmZeckendorfScope  *scope,
                                              LmPosition               *position,
                                              guint64                  *rank);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfScope, lm_zeckendorf_scope_free)

/* solve.c: the answer to a position of a game of this room: by table, by theorem, by search. */

LmAnswer *lm_zeckendorf_solve         (LmPosition      *position,
                                       LmSolveContext  *context,
                                       GError         **error);
gboolean  lm_zeckendorf_check_value   (LmPosition      *position,
                                       LmSolveContext  *context,
                                       GError         **error);
LmValue   lm_zeckendorf_compute_value (LmPosition      *position,
                                       LmSolveContext  *context,
                                       GError         **error);

/* sweep.c: who wins the games of this room from n, for one n after the other. */

extern const LmTableInfo lm_zeckendorf_tables[];
extern const LmTableInfo lm_black_hole_tables[];
extern const LmTableInfo lm_reversed_tables[];
extern const LmTableInfo lm_build_up_tables[];

/* winners.c: who wins, without the moves to the end, where those take too much. */

#define LM_TYPE_ZECKENDORF_WINNERS (lm_zeckendorf_winners_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfWinners, lm_zeckendorf_winners, LM, ZECKENDORF_WINNERS, GObject)

gboolean             lm_zeckendorf_winners_serve    (LmPosition           *position);
LmZeckendorfWinners *lm_zeckendorf_winners_new_all  (LmPosition           *position,
                                                     LmSolveContext       *context,
                                                     GError              **error);
LmZeckendorfWinners *lm_zeckendorf_winners_new_near (LmPosition           *position,
                                                     LmSolveContext       *context,
                                                     GError              **error);
gboolean             lm_zeckendorf_winners_hold     (LmZeckendorfWinners  *self,
                                                     LmPosition           *position);
