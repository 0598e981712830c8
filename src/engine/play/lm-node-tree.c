/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-node-tree.c: how the tree of a session grows and is cut, and what a game remembers at its start. */

#include "lm-node-private.h"

#include "engine/game/lm-game-info.h"

static LmNode *
create_node (LmNodeKind  kind,
             LmPosition *position)
{
  LmNode *self = g_object_new (LM_TYPE_NODE, NULL);

  self->kind = kind;
  self->position = lm_position_ref (position);
  self->segment = self;
  self->opening = self;
  return self;
}

static void
copy_seats (LmNode       *self,
            const LmSeat *seats)
{
  guint n_players = lm_position_get_info (self->position)->n_players;

  for (guint i = 0; i < n_players; i++)
    self->seats[i] = seats[i];
}

/**
 * lm_node_insert:
 * @self: a node
 * @child: (transfer full): a node without a parent
 * @index: at most lm_node_get_n_children()
 */
void
lm_node_insert (LmNode *self,
                LmNode *child,
                guint   index)
{
  LmNode *other = index == 0 ? self->first : child;

  if (index == 0)
    self->first = child;
  if (other != NULL && self->others == NULL)
    self->others = g_ptr_array_new_with_free_func (g_object_unref);
  if (other != NULL)
    g_ptr_array_insert (self->others, index == 0 ? 0 : index - 1, other);
  child->parent = self;
}

/**
 * lm_node_detach:
 * @self: a node with a parent
 *
 * Takes @self with all below out of the tree, which must live as long as it is
 * not put back, or until lm_node_abandon().
 *
 * Returns: (transfer full): @self
 */
LmNode *
lm_node_detach (LmNode *self)
{
  LmNode *parent = self->parent;
  GPtrArray *others = parent->others;
  guint index;

  if (self->position == NULL)
    lm_node_recall_position (self);
  self->parent = NULL;
  if (parent->next == self)
    parent->next = NULL;
  if (parent->first != self && g_ptr_array_find (others, self, &index))
    return g_ptr_array_steal_index (others, index);

  parent->first = others != NULL && others->len > 0 ? g_ptr_array_steal_index (others, 0) : NULL;
  return self;
}

/**
 * lm_node_abandon:
 * @self: a node that was detached for good
 *
 * Takes apart what is below it. Whoever still holds @self has it alone.
 */
void
lm_node_abandon (LmNode *self)
{
  lm_node_take_apart (self);
  self->next = NULL;
  self->segment = self;
  self->opening = self;
}

static LmNode *
adopt (LmNode *self,
       LmNode *child)
{
  lm_node_insert (self, child, lm_node_get_n_children (self));
  return child;
}

/**
 * lm_node_new:
 * @start: the position that the session starts from
 * @seats: (array): who sits there, one for each player of the game
 *
 * Returns: (transfer full): the root of a tree. When it goes, the tree is taken
 *   apart, and a node that somebody still holds has neither parent nor children
 */
LmNode *
lm_node_new (LmPosition   *start,
             const LmSeat *seats)
{
  LmNode *self = create_node (LM_NODE_START, start);

  copy_seats (self, seats);
  return self;
}

/**
 * lm_node_add_move:
 * @self: a node
 * @move: a legal move in it
 * @position: the position after @move
 *
 * Returns: (transfer none): the new child
 */
LmNode *
lm_node_add_move (LmNode     *self,
                  const char *move,
                  LmPosition *position)
{
  LmNode *child = adopt (self, create_node (LM_NODE_MOVE, position));

  child->move = g_ref_string_new_intern (move);
  child->ply = self->ply + 1;
  child->segment = self->segment;
  child->opening = self->opening;
  return child;
}

/**
 * lm_node_add_edit:
 * @self: a node
 * @position: what its position is turned into
 *
 * Returns: (transfer none): the new child
 */
LmNode *
lm_node_add_edit (LmNode     *self,
                  LmPosition *position)
{
  LmNode *child = adopt (self, create_node (LM_NODE_EDIT, position));

  child->opening = self->opening;
  return child;
}

/**
 * lm_node_add_new:
 * @self: a node
 * @start: the position that a new game starts from
 * @seats: (array): who sits there, one for each player of the game
 *
 * Returns: (transfer none): the new child
 */
LmNode *
lm_node_add_new (LmNode       *self,
                 LmPosition   *start,
                 const LmSeat *seats)
{
  LmNode *child = adopt (self, create_node (LM_NODE_NEW, start));

  copy_seats (child, seats);
  return child;
}

/**
 * lm_node_find_move:
 * @self: a node
 * @move: a move's text
 *
 * Returns: (transfer none) (nullable): the child that @move leads to, if it was
 *   played here before
 */
LmNode *
lm_node_find_move (LmNode     *self,
                   const char *move)
{
  for (guint i = 0; i < lm_node_get_n_children (self); i++)
    {
      LmNode *child = lm_node_get_child (self, i);
      if (child->kind == LM_NODE_MOVE && g_str_equal (child->move, move))
        return child;
    }

  return NULL;
}

/**
 * lm_node_find_edit:
 * @self: a node
 * @position: a position of the same game
 *
 * Returns: (transfer none) (nullable): the child that holds @position because it
 *   was edited so before
 */
LmNode *
lm_node_find_edit (LmNode     *self,
                   LmPosition *position)
{
  g_autofree char *text = lm_position_to_string (position);

  for (guint i = 0; i < lm_node_get_n_children (self); i++)
    {
      LmNode *child = lm_node_get_child (self, i);
      if (child->kind == LM_NODE_EDIT && (child->position != NULL ? lm_position_equal (child->position, position)
                                                                  : g_str_equal (child->move, text)))
        return child;
    }

  return NULL;
}

/**
 * lm_node_forget_position:
 * @self: a node
 *
 * Frees a position that is not needed for now. That of a move is played again
 * when it is asked for, another is kept as its text, which takes much less.
 */
void
lm_node_forget_position (LmNode *self)
{
  if (self->kind != LM_NODE_MOVE && self->move == NULL)
    {
      g_autofree char *text = lm_position_to_string (self->position);

      self->move = g_ref_string_new (text);
    }
  if (self->kind != LM_NODE_MOVE || self->ply % KEPT_PLIES != 0)
    g_clear_pointer (&self->position, lm_position_unref);
}

/* Makes @self the child that redo goes to from its parent. */
void
lm_node_visit (LmNode *self)
{
  if (self->parent != NULL)
    self->parent->next = self;
}

/**
 * lm_node_set_seat:
 * @self: a node
 * @seat: a player, from 0
 * @who: who sits there now
 *
 * Changes the seats of the game that @self belongs to, from its start on.
 */
void
lm_node_set_seat (LmNode *self,
                  guint   seat,
                  LmSeat  who)
{
  g_return_if_fail (seat < LM_MAX_PLAYERS);

  self->opening->seats[seat] = who;
}

/* @seconds: thinking time of each player, or 0 for no clocks. Sets the clocks of the game that @self belongs
   to, from its start on. */
void
lm_node_set_clock (LmNode *self,
                   guint   seconds)
{
  self->opening->clock = seconds;
}

/* @asked: whether a player wanted to know who wins. Remembers it for the game that @self belongs to. */
void
lm_node_set_asked (LmNode   *self,
                   gboolean  asked)
{
  self->opening->asked = asked;
}

/* Returns: whether a player of the game that @self belongs to wanted to know who wins */
gboolean
lm_node_get_asked (LmNode *self)
{
  return self->opening->asked;
}

/* @milliseconds: how much longer the player to move has thought here */
void
lm_node_add_thought (LmNode *self,
                     guint   milliseconds)
{
  self->thought += MIN (milliseconds, LM_NODE_MAX_THOUGHT - self->thought);
}
