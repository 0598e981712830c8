/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layer-kernel.h: the inner loops of the solver by layers: one block of positions at a time. */

#pragma once

#include "kernel.h"
#include "layer-map.h"

/**
 * LmZeckendorfLayerReach:
 * @block: the block that a move leads to, as many words on as the row is
 *   changed by
 * @planes: where its planes begin
 */
typedef struct
{
  const guint32 *block;
  const gint16  *planes;
} LmZeckendorfLayerReach;

/* So many words beyond those that moves lead to, on both sides, may be read; what they are does not matter. */
#define LM_ZECKENDORF_LAYER_GUARD 64

/* For the largest value of a layer. */
#define LM_ZECKENDORF_LAYER_PLANES (LM_ZECKENDORF_LAYERS_MAX / 3 / LM_ZECKENDORF_LAYER_BITS + 1)

/**
 * LmZeckendorfLayerBlock:
 * @mode: what is played
 * @words: the block, to be filled with a 1 for every position that is lost for
 *   the player to move, or reached
 * @planes: where its planes begin
 * @value: what bins 1 to 4 are worth
 * @chips: how many chips they have
 * @start: whether the last position of the last row is reached without any move
 * @alike: blocks of the same shape that moves in the outer bins lead to
 * @n_alike: how many
 * @same: where the moves lead that keep the height of bin 3; the first of them
 *   changes the row by two
 * @under: where those lead that change it as the move along the row does
 * @over: where those lead that change it by one the other way
 *
 * A block to be solved, when all that moves lead to is solved.
 */
typedef struct
{
  LmZeckendorfMode       mode;
  guint32               *words;
  const gint16          *planes;
  int                    value;
  int                    chips;
  gboolean               start;
  const guint32         *alike[LM_ZECKENDORF_MAX_MOVES];
  guint                  n_alike;
  LmZeckendorfLayerReach same[4];
  LmZeckendorfLayerReach under[2];
  LmZeckendorfLayerReach over[2];
} LmZeckendorfLayerBlock;

typedef struct _LmZeckendorfLayerKernel LmZeckendorfLayerKernel;

LmZeckendorfLayerKernel *lm_zeckendorf_layer_kernel_new   (const LmZeckendorfLayerMap   *map,
                                                           LmZeckendorfMode              mode,
                                                           gboolean                      plain);
void                     lm_zeckendorf_layer_kernel_free  (LmZeckendorfLayerKernel      *kernel);
LmZeckendorfLayerReach   lm_zeckendorf_layer_kernel_nowhere
                                                          (const LmZeckendorfLayerKernel *kernel);
void                     lm_zeckendorf_layer_kernel_solve (LmZeckendorfLayerKernel      *kernel,
                                                           LmZeckendorfLayerBlock       *block);
guint                    lm_zeckendorf_layer_kernel_shift (LmZeckendorfMode              mode,
                                                           guint                         height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfLayerKernel, lm_zeckendorf_layer_kernel_free)
