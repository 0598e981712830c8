/* SPDX-License-Identifier: GPL-3.0-or-later */
/* scope.h: which positions a table of a game holds: a set that no move leads out of, numbered. */

#pragma once

#include "counts.h"
#include "games/zeckendorf/rules/position.h"

/**
 * LmZeckendorfLevel:
 * @counts: (not owned): numbers what lies on the board beyond @base
 * @base: (array fixed-size=40): chips that are there in every position
 * @value: what the chips beyond @base are worth
 * @chips: how many there may be beyond @base
 * @stock: value still to be placed
 * @first: the rank of the first position
 * @size: how many positions
 *
 * Positions of one value and one stock.
 */
typedef struct
{
  const LmZeckendorfCounts *counts;
  const guint32            *base;
  guint                     value;
  guint                     chips;
  guint                     stock;
  guint64                   first;
  guint64                   size;
} LmZeckendorfLevel;

/**
 * LmZeckendorfScope:
 * @variant: the game
 * @n_bins: how many bins are looked at
 * @top: the value of all chips once everything is placed
 * @step: what a chip that falls into the hole is worth; 0 without a hole
 * @levels: first those with everything placed, of the value @top and, with a
 *   hole, those below it by @step, from the least up; then those with a stock
 *   of 1, 2, … With the moves from a level only itself and levels before it are
 *   reached
 * @n_levels: how many levels
 * @n_board_levels: how many of them have everything placed
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
  LmZeckendorfLevel   *levels;
  guint                n_levels;
  guint                n_board_levels;
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
