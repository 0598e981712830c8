/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tree.h: Monte-Carlo tree search for the scores of all players. */

#pragma once

#include "engine/lm-solve-context.h"
#include "scene.h"

typedef struct _LmSlsTree LmSlsTree;

/**
 * LmSlsTrial:
 * @move: a first move
 * @n_games: games that were imagined with it
 * @places: in how many of them each player scored 1, 2, 3 and 4
 *
 * What came of it.
 */
typedef struct
{
  LmSlsMove move;
  guint     n_games;
  guint     places[LM_SLS_PLAYERS][LM_SLS_PLAYERS];
} LmSlsTrial;

LmSlsTree *lm_sls_tree_new        (const LmSlsScene  *scene,
                                   GRand             *rand);
void       lm_sls_tree_free       (LmSlsTree         *self);
void       lm_sls_tree_grow       (LmSlsTree         *self,
                                   guint              n_games,
                                   LmSolveContext    *context);
LmSlsMove  lm_sls_tree_get_move   (LmSlsTree         *self,
                                   double             price);
void       lm_sls_tree_get_scores (LmSlsTree         *self,
                                   double             scores[LM_SLS_PLAYERS]);
GArray    *lm_sls_tree_get_trials (LmSlsTree         *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmSlsTree, lm_sls_tree_free)
