/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-graph.h: the game graph: the positions that are reached from one, and the moves between them. */

#pragma once

#include "engine/game/lm-game.h"
#include "engine/solve/lm-question.h"

/* No limit to how many moves a graph goes. */
#define LM_GRAPH_ALL G_MAXUINT

/**
 * LmGraphNode:
 * @position: the position
 * @key: its text, without whose turn it is where that makes no difference
 * @words: it in few words
 * @depth: the fewest moves from the start
 * @from: the node that it was first reached from; of the start 0, itself
 * @first: the first of its edges
 * @n_edges: how many there are, one a move
 * @is_open: whether it has moves that are not in the graph
 */
typedef struct
{
  LmPosition *position;
  char       *key;
  char       *words;
  guint       depth;
  guint       from;
  guint       first;
  guint       n_edges;
  gboolean    is_open;
} LmGraphNode;

/**
 * LmGraphEdge:
 * @from: the node that the move is made at
 * @to: the node that it leads to
 * @move: the text of the move
 */
typedef struct
{
  guint  from;
  guint  to;
  char  *move;
} LmGraphEdge;

/* What is known of a node: who wins, and moves to the end or LM_DISTANCE_UNKNOWN. */
typedef struct
{
  LmValue value;
  guint   distance;
} LmGraphValue;

/**
 * LmGraph:
 * @nodes: (element-type LmGraphNode): the start first, then by their depth
 * @edges: (element-type LmGraphEdge): in the order of the nodes that they leave
 * @complete: whether every position that is reached is in it; else those within
 *   @depth moves of the start are
 * @depth: the largest depth of a node
 *
 * Immutable and counted.
 */
typedef struct
{
  /*< private >*/
  gatomicrefcount  ref_count;
  GHashTable      *index; /* key → node + 1 */

  /*< public >*/
  GArray          *nodes;
  GArray          *edges;
  gboolean         complete;
  guint            depth;
} LmGraph;

LmGraph           *lm_graph_new             (LmPosition      *start,
                                             guint            positions,
                                             guint            moves,
                                             guint            within,
                                             LmSolveContext  *context,
                                             GError         **error);
LmGraph           *lm_graph_ref             (LmGraph         *self);
void               lm_graph_unref           (LmGraph         *self);
LmQuestion        *lm_question_new_graph    (LmPosition      *start,
                                             guint            positions,
                                             guint            moves);

const LmGraphNode *lm_graph_get_node        (LmGraph         *self,
                                             guint            node);
const LmGraphEdge *lm_graph_get_edge        (LmGraph         *self,
                                             guint            edge);
int                lm_graph_find            (LmGraph         *self,
                                             LmPosition      *position);
char              *lm_graph_describe        (LmGraph         *self);
char              *lm_graph_name_edge       (LmGraph         *self,
                                             guint            edge);
char              *lm_graph_get_command     (LmGraph         *self,
                                             gboolean         telling);

GArray            *lm_graph_solve           (LmGraph         *self,
                                             LmSolveContext  *context,
                                             GError         **error);
LmQuestion        *lm_question_new_values   (LmGraph         *graph);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmGraph, lm_graph_unref)
