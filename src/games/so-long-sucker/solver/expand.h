/* SPDX-License-Identifier: GPL-3.0-or-later */
/* expand.h: the children of a position, and what is known of each position met. */

#pragma once

#include "graph.h"
#include "known.h"

/* More than all placements. A captured pile of very many discards is not looked into. */
#define LM_SLS_MAX_CHILDREN 4096

/* So many children are prepared together; see lm_sls_graph_prepare(). */
#define LM_SLS_MAX_PENDING 32

/* A child on its way into the graph. */
typedef struct
{
  LmSlsKey key;
  LmSlsKey board; /* with two players left, the form of its board */
  gboolean is_of_two; /* whether there are two players left */
  gboolean decider; /* whether the side decides there */
  guint32  phi; /* a first guess at its numbers */
  guint32  delta;
} LmSlsPending;

typedef struct
{
  LmSlsGraph   graph; /* all positions met */
  LmSlsKnown   known; /* what is known of boards with two players left */
  LmSlsState   rules; /* a state with the number of piles and the option that hold */
  LmSlsNode    node; /* what is being expanded */
  guint32      children[LM_SLS_MAX_CHILDREN]; /* those that are not settled */
  guint        n_children;
  LmSlsPending pending[LM_SLS_MAX_PENDING];
  guint        n_pending;
  gboolean     won; /* whether a child was found with which the side that decides wins */
  gboolean     is_partial; /* whether there were too many children to list */
} LmSlsExpander;

/* Whether its value is known. */
static inline gboolean
lm_sls_entry_is_settled (const LmSlsEntry *entry)
{
  return entry->phi == 0 || entry->delta == 0;
}

gboolean lm_sls_node_decides      (const LmSlsNode   *node);
LmValue  lm_sls_node_judge        (const LmSlsNode   *node);
LmValue  lm_sls_entry_get_value   (const LmSlsEntry  *entry,
                                   gboolean           decider);

void     lm_sls_expander_recall   (LmSlsExpander     *expander,
                                   LmSlsEntry        *entry);
void     lm_sls_expander_remember (LmSlsExpander     *expander,
                                   const LmSlsEntry  *entry);
guint32  lm_sls_expander_enter    (LmSlsExpander     *expander,
                                   const LmSlsNode   *node);
gboolean lm_sls_expander_expand   (LmSlsExpander     *expander,
                                   guint32            number);
