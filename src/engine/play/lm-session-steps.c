/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-session-steps.c: back and forth in a game, step by step and to where a person is to move. */

#include "lm-session-private.h"

#include "lm-node.h"

/* Returns: whether there is a step before the current one, or something that was done to the tree at it */
gboolean
lm_session_can_undo (LmSession *self)
{
  g_return_val_if_fail (LM_IS_SESSION (self), FALSE);

  return lm_node_get_parent (lm_session_get_current (self)) != NULL || lm_session_can_revise (self, TRUE);
}

/* Returns: whether there is a step after the current one, or something that was done to the tree at it and undone */
gboolean
lm_session_can_redo (LmSession *self)
{
  g_return_val_if_fail (LM_IS_SESSION (self), FALSE);

  return lm_node_get_next (lm_session_get_current (self)) != NULL || lm_session_can_revise (self, FALSE);
}

/* Goes one step back. Nothing is forgotten, and the tree stays as it is. Does nothing at the start. */
void
lm_session_undo (LmSession *self)
{
  g_return_if_fail (LM_IS_SESSION (self));

  if (lm_node_get_parent (lm_session_get_current (self)) != NULL)
    lm_session_go_to (self, lm_node_get_parent (lm_session_get_current (self)));
}

/* Goes one step on, to where the session was last of several ways. Does nothing at the end. */
void
lm_session_redo (LmSession *self)
{
  g_return_if_fail (LM_IS_SESSION (self));

  if (lm_node_get_next (lm_session_get_current (self)) != NULL)
    lm_session_go_to (self, lm_node_get_next (lm_session_get_current (self)));
}

static gboolean
is_move (LmNode *node)
{
  return node != NULL && lm_node_get_kind (node) == LM_NODE_MOVE;
}

/* Whether a player who takes a step back or forth would want to go further than @node. */
static gboolean
is_passed_over (LmSession *self,
                LmNode    *node)
{
  return lm_session_has_person (self) && lm_session_get_turn_seat_at (node) != LM_SEAT_PERSON;
}

/**
 * lm_session_undo_to_person:
 * @self: a session
 *
 * Goes back until a person is to move, at least one step; a single step when
 * no person sits at the board. A new game and an edited position are crossed
 * one at a time: never together with other steps. What was done to the tree
 * at the current node is undone first, by itself.
 */
void
lm_session_undo_to_person (LmSession *self)
{
  LmNode *node;

  g_return_if_fail (LM_IS_SESSION (self));

  if (lm_session_can_revise (self, TRUE))
    {
      lm_session_undo_revision (self);
      return;
    }

  node = lm_node_get_parent (lm_session_get_current (self));
  if (is_move (lm_session_get_current (self)))
    while (is_move (node) && is_passed_over (self, node))
      node = lm_node_get_parent (node);

  if (node != NULL)
    lm_session_go_to (self, node);
}

/**
 * lm_session_redo_to_person:
 * @self: a session
 *
 * Goes on along the way that was visited last until a person is to move, at
 * least one step, and like lm_session_undo_to_person() in all else.
 */
void
lm_session_redo_to_person (LmSession *self)
{
  LmNode *node;

  g_return_if_fail (LM_IS_SESSION (self));

  if (lm_session_can_revise (self, FALSE))
    {
      lm_session_redo_revision (self);
      return;
    }

  node = lm_node_get_next (lm_session_get_current (self));
  if (is_move (node))
    while (is_move (lm_node_get_next (node)) && is_passed_over (self, node))
      node = lm_node_get_next (node);

  if (node != NULL)
    lm_session_go_to (self, node);
}
