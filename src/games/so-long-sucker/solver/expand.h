/* SPDX-License-Identifier: GPL-3.0-or-later */
/* expand.h: the children of a position, and what is known of each position met. */

#pragma once

#include "graph.h"
#include "known.h"

G_BEGIN_DECLS

/* More than all placements. A captured pile of very many discards is not looked into. */
#define LM_SLS_MAX_CHILDREN 4096

/* So many children are prepared together; see lm_sls_graph_prepare(). */
#define LM_SLS_MAX_PENDING 32

/**
 * LmSlsPending:
 * @key: a child's canonical form
 * @board: with two players left, the form of its board
 * @is_of_two: whether there are two players left
 * @decider: whether the side decides there
 * @phi: a first guess at its numbers
 * @delta: a first guess at its numbers
 *
 * A child on its way into the graph.
 */
typedef struct
{
  LmSlsKey key;
  LmSlsKey board;
  gboolean is_of_two;
  gboolean decider;
  guint32  phi;
  guint32  delta;
} LmSlsPending;

/**
 * LmSlsExpander:
 * @graph: all positions met
 * @known: what is known of boards with two players left
 * @rules: a state with the number of piles and the option that hold
 * @node: what is being expanded
 * @children: (array length=n_children): its children that are not settled
 * @n_children: how many they are
 * @pending: (array length=n_pending): children on their way into the graph
 * @n_pending: how many they are
 * @won: whether a child was found with which the side that decides wins
 * @is_partial: whether there were too many children to list
 */
typedef struct
{
  LmSlsGraph   graph;
  LmSlsKnown   known;
  LmSlsState   rules;
  LmSlsNode    node;
  guint32      children[LM_SLS_MAX_CHILDREN];
  guint        n_children;
  LmSlsPending pending[LM_SLS_MAX_PENDING];
  guint        n_pending;
  gboolean     won;
  gboolean     is_partial;
} LmSlsExpander;

/**
 * lm_sls_entry_is_settled:
 * @entry: a position met
 *
 * Returns: whether its value is known
 */
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

G_END_DECLS
