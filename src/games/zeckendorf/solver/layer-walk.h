/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layer-walk.h: goes through the blocks of a layer, in an order in which they can be solved. */

#pragma once

#include "layer-kernel.h"

/* What has the heights of this bin and of those beyond in common is solved in one go. */
#define LM_ZECKENDORF_LAYER_TASK_BIN 8

/**
 * LmZeckendorfLayerFuncs:
 * @begin: called before the blocks with the outer heights @key, which grows
 *   with their lexicographic order, are solved, and with the words of the layer
 *   that are filled in; returns whether to go on
 * @go_on: called about every tenth of a millisecond of work, with the words
 *   filled in since the last call; returns whether to go on
 * @data: for both
 */
typedef struct
{
  gboolean (* begin) (guint64  key,
                      guint64  n_words,
                      gpointer data);
  gboolean (* go_on) (guint64  n_words,
                      gpointer data);
  gpointer    data;
} LmZeckendorfLayerFuncs;

/**
 * LmZeckendorfTally:
 * @n_vertices: how many positions are reached
 * @n_edges: how many moves they have
 */
typedef struct
{
  guint64 n_vertices;
  guint64 n_edges;
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
                                                       guint32                      *words,
                                                       const guint32                *next);
void                   lm_zeckendorf_layer_walk_get_tally
                                                      (LmZeckendorfLayerWalk        *walk,
                                                       LmZeckendorfTally            *tally);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfLayerWalk, lm_zeckendorf_layer_walk_free)
