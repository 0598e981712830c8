/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-so-long-sucker-coalition.h: what some of the players left can force together. */

#pragma once

#include "engine/lm-solve-context.h"
#include "lm-so-long-sucker-search.h"

G_BEGIN_DECLS

#define LM_SLS_COALITIONS (1u << LM_SLS_PLAYERS)

/**
 * LmSlsCoalitions:
 * @values: by the set of players, a bit each: whether they can make sure that
 *   the winner is one of them
 * @lines: by the set: the beginning of a game in which those whom the value
 *   favours make sure of it, or %NULL
 * @positions: how many positions were looked at
 * @stop: why not all was decided
 */
typedef struct
{
  LmValue   values[LM_SLS_COALITIONS];
  GStrv     lines[LM_SLS_COALITIONS];
  guint64   positions;
  LmSlsStop stop;
} LmSlsCoalitions;

void lm_sls_coalitions_compute (LmSlsCoalitions   *coalitions,
                                const LmSlsState  *state,
                                LmSolveContext    *context);
void lm_sls_coalitions_clear   (LmSlsCoalitions   *coalitions);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LmSlsCoalitions, lm_sls_coalitions_clear)

G_END_DECLS
