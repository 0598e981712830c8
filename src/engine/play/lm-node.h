/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-node.h: one step in the tree of a session. */

#pragma once

#include "engine/game/lm-game.h"
#include "lm-seat.h"

#define LM_TYPE_NODE (lm_node_get_type ())
G_DECLARE_FINAL_TYPE (LmNode, lm_node, LM, NODE, GObject)

/* Clocks of a day at most, in seconds, and no more thought at a step than that, in milliseconds. */
#define LM_NODE_MAX_CLOCK 86400
#define LM_NODE_MAX_THOUGHT (LM_NODE_MAX_CLOCK * 1000u)

/**
 * LmNode:
 *
 * A position and the step that led to it. A node owns its children; the
 * session owns the root. Whoever keeps a node beyond its session has a node
 * without parent and children.
 */

/**
 * LmNodeKind:
 * @LM_NODE_START: the root of the tree
 * @LM_NODE_NEW: a new game was begun here
 * @LM_NODE_EDIT: the position was edited
 * @LM_NODE_MOVE: a move was played
 */
typedef enum
{
  LM_NODE_START,
  LM_NODE_NEW,
  LM_NODE_EDIT,
  LM_NODE_MOVE,
} LmNodeKind;

/**
 * LmGrade:
 * @LM_GRADE_UNKNOWN: not a move, or the values are not known
 * @LM_GRADE_KEEPS: keeps the win, as fast as can be as far as is known
 * @LM_GRADE_SLOWER: keeps the win, but a faster one was there
 * @LM_GRADE_THROWS: throws the win away
 * @LM_GRADE_DELAYS: in a lost position, delays the end the most
 * @LM_GRADE_SHORTENS: in a lost position, shortens the game
 * @LM_GRADE_LOST: in a lost position, where the moves to the end are not known or
 *   always as many
 * @LM_GRADE_ONLY: there was no other move
 *
 * The exact grade of a move.
 */
typedef enum
{
  LM_GRADE_UNKNOWN,
  LM_GRADE_KEEPS,
  LM_GRADE_SLOWER,
  LM_GRADE_THROWS,
  LM_GRADE_DELAYS,
  LM_GRADE_SHORTENS,
  LM_GRADE_LOST,
  LM_GRADE_ONLY,
} LmGrade;

LmNodeKind   lm_node_get_kind      (LmNode      *self);
const char  *lm_node_get_move      (LmNode      *self);
LmPosition  *lm_node_get_position  (LmNode      *self);
LmNode      *lm_node_get_parent    (LmNode      *self);
guint        lm_node_get_n_children
                                   (LmNode      *self);
LmNode      *lm_node_get_child     (LmNode      *self,
                                    guint        index);
LmNode      *lm_node_get_next      (LmNode      *self);
LmNode      *lm_node_get_opening   (LmNode      *self);
LmNode      *lm_node_get_segment   (LmNode      *self);
guint        lm_node_get_ply       (LmNode      *self);
guint        lm_node_get_depth     (LmNode      *self);
LmSeat       lm_node_get_seat      (LmNode      *self,
                                    guint        seat);

guint        lm_node_get_clock     (LmNode      *self);
guint        lm_node_get_thought   (LmNode      *self);

gboolean     lm_node_has_value     (LmNode      *self);
void         lm_node_set_value     (LmNode      *self,
                                    LmValue      value,
                                    guint        distance);
LmValue      lm_node_get_value     (LmNode      *self,
                                    guint       *distance);
void         lm_node_set_wins      (LmNode      *self,
                                    guint        n_wins,
                                    guint        n_moves);
guint        lm_node_get_wins      (LmNode      *self,
                                    guint       *n_moves);
LmGrade      lm_node_get_grade     (LmNode      *self);
char        *lm_node_describe_grade
                                   (LmNode      *self);
const char  *lm_grade_get_name     (LmGrade      grade);
