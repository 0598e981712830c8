/* SPDX-License-Identifier: GPL-3.0-or-later */
/* kernel.h: the inner loops of the table of winners: one block of positions at a time. */

#pragma once

#include "games/zeckendorf/rules/variant.h"
#include "grid.h"

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

/**
 * LmZeckendorfReach:
 * @block: the block that a move leads to
 * @value: its value
 * @rows: from row r it leads to row r + @rows of that
 *
 * Where a move leads that is legal in a whole block, or in all of it but what
 * leads out of the planes.
 */
typedef struct
{
  const guint32 *block;
  int            value;
  int            rows;
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
