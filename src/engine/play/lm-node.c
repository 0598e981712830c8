/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-node.c: one step in the tree of a session. */

#include "lm-node-private.h"

#include "engine/game/lm-game-info.h"

/* How many nodes are freed before whoever drops the last reference goes on. */
#define MAX_FREED 4096

G_DEFINE_FINAL_TYPE (LmNode, lm_node, G_TYPE_OBJECT)

/* Plays the moves again from the nearest node that has its position, or its text. */
void
lm_node_recall_position (LmNode *self)
{
  LmNode *way[KEPT_PLIES];
  guint length = 0;

  for (LmNode *node = self; node != NULL && node->position == NULL; node = node->kind == LM_NODE_MOVE ? node->parent : NULL)
    way[length++] = node;

  while (length > 0)
    {
      LmNode *node = way[--length];

      node->position = node->kind == LM_NODE_MOVE ? lm_position_play (node->parent->position, node->move, NULL)
                                                  : lm_position_parse (node->move, NULL);
      g_assert (node->position != NULL);
    }
}

/* Who is held by somebody still has its position when it is alone. */
static void
collect_orphans (LmNode    *self,
                 GPtrArray *orphans)
{
  if (G_OBJECT (self)->ref_count > 1 && self->position == NULL)
    lm_node_recall_position (self);
  if (self->first != NULL)
    g_ptr_array_add (orphans, g_steal_pointer (&self->first));
  if (self->others != NULL)
    g_ptr_array_extend_and_steal (orphans, g_steal_pointer (&self->others));
}

static gpointer
free_in_thread (gpointer orphans)
{
  g_ptr_array_unref (orphans);
  return NULL;
}

static void
unref_orphan (gpointer orphan)
{
  if (orphan != NULL)
    g_object_unref (orphan);
}

/*
 * Level by level and not by recursion: a tree may be as deep as a game is long. To free very many takes long: a thread does it, and has
 * nothing that somebody else holds.
 */
void
lm_node_take_apart (LmNode *self)
{
  GPtrArray *orphans;
  GThread *thread;

  if (self->first == NULL)
    return;

  orphans = g_ptr_array_new_with_free_func (unref_orphan);
  collect_orphans (self, orphans);
  for (guint i = 0; i < orphans->len; i++)
    collect_orphans (g_ptr_array_index (orphans, i), orphans);
  for (guint i = 0; i < orphans->len; i++)
    {
      LmNode *orphan = g_ptr_array_index (orphans, i);

      orphan->parent = NULL;
      orphan->next = NULL;
      orphan->segment = orphan;
      orphan->opening = orphan;
      if (G_OBJECT (orphan)->ref_count > 1)
        g_object_unref (g_steal_pointer (&orphans->pdata[i]));
    }

  thread = orphans->len > MAX_FREED ? g_thread_try_new ("free", free_in_thread, orphans, NULL) : NULL;
  if (thread != NULL)
    g_thread_unref (thread);
  else
    g_ptr_array_unref (orphans);
}

static void
lm_node_finalize (GObject *object)
{
  LmNode *self = LM_NODE (object);

  lm_node_take_apart (self);
  g_clear_pointer (&self->move, g_ref_string_release);
  g_clear_pointer (&self->position, lm_position_unref);

  G_OBJECT_CLASS (lm_node_parent_class)->finalize (object);
}

static void
lm_node_class_init (LmNodeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_node_finalize;
}

static void
lm_node_init (LmNode *self)
{
  self->distance = LM_DISTANCE_UNKNOWN;
}

/* Returns: (transfer none): the start or new game that @self belongs to, which may be @self */
LmNode *
lm_node_get_opening (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), NULL);

  return self->opening;
}

/* Returns: what was done */
LmNodeKind
lm_node_get_kind (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), LM_NODE_START);

  return self->kind;
}

/* Returns: (transfer none) (nullable): the move that led here, or %NULL of a node of another kind */
const char *
lm_node_get_move (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), NULL);

  return self->kind == LM_NODE_MOVE ? self->move : NULL;
}

/**
 * lm_node_get_position:
 * @self: a node
 *
 * Returns: (transfer none): the position after this step
 */
LmPosition *
lm_node_get_position (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), NULL);

  if (self->position == NULL)
    lm_node_recall_position (self);
  return self->position;
}

/* Returns: (transfer none) (nullable): the step before, or %NULL of the root */
LmNode *
lm_node_get_parent (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), NULL);

  return self->parent;
}

/**
 * lm_node_get_n_children:
 * @self: a node
 *
 * Returns: how many ways on were tried from here
 */
guint
lm_node_get_n_children (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), 0);

  if (self->first == NULL)
    return 0;
  return 1 + (self->others != NULL ? self->others->len : 0);
}

/* @index: less than lm_node_get_n_children(). Returns: (transfer none): a way on; the main one first, then in
   the order in which they were tried */
LmNode *
lm_node_get_child (LmNode *self,
                   guint   index)
{
  g_return_val_if_fail (index < lm_node_get_n_children (self), NULL);

  return index == 0 ? self->first : g_ptr_array_index (self->others, index - 1);
}

/* Returns: (transfer none) (nullable): the child that was visited last, where redo goes; %NULL of a node
   without children */
LmNode *
lm_node_get_next (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), NULL);

  return self->next != NULL ? self->next : self->first;
}

/* Returns: (transfer none): the nearest node, upwards and @self included, that is no move: where the moves up
   to here began */
LmNode *
lm_node_get_segment (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), NULL);

  return self->segment;
}

/* Returns: how many moves were made since lm_node_get_segment() */
guint
lm_node_get_ply (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), 0);

  return self->ply;
}

/**
 * lm_node_get_depth:
 * @self: a node
 *
 * Returns: how many steps of any kind lie between the root and @self
 */
guint
lm_node_get_depth (LmNode *self)
{
  guint depth;

  g_return_val_if_fail (LM_IS_NODE (self), 0);

  depth = self->ply;
  for (LmNode *node = self->segment; node->parent != NULL; node = node->parent->segment)
    depth += node->parent->ply + 1;
  return depth;
}

/* Returns: the thinking time of each player in the game that @self belongs to, in seconds, or 0 when there are
   no clocks */
guint
lm_node_get_clock (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), 0);

  return self->opening->clock;
}

/* Returns: how long the player to move has thought here by the clock, in milliseconds */
guint
lm_node_get_thought (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), 0);

  return self->thought;
}

/* @seat: a player, from 0. Returns: who sits there in the game that @self belongs to */
LmSeat
lm_node_get_seat (LmNode *self,
                  guint   seat)
{
  g_return_val_if_fail (LM_IS_NODE (self) && seat < LM_MAX_PLAYERS, LM_SEAT_PERSON);

  return self->opening->seats[seat];
}

/* Returns: whether lm_node_set_value() was called, be it with an unknown value */
gboolean
lm_node_has_value (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), FALSE);

  return self->has_value;
}

/**
 * lm_node_set_value:
 * @self: a node
 * @value: its value for the player to move in its position
 * @distance: moves to the end, or %LM_DISTANCE_UNKNOWN
 *
 * Remembers what a solver says of the position. Tells nobody: who sets values
 * of many nodes says so once.
 */
void
lm_node_set_value (LmNode  *self,
                   LmValue  value,
                   guint    distance)
{
  g_return_if_fail (LM_IS_NODE (self));

  self->has_value = TRUE;
  self->value = value;
  self->distance = distance;
}

/**
 * lm_node_set_wins:
 * @self: a node
 * @n_wins: how many moves of its position win
 * @n_moves: of how many
 *
 * Remembers how easily a won position is won.
 */
void
lm_node_set_wins (LmNode *self,
                  guint   n_wins,
                  guint   n_moves)
{
  g_return_if_fail (LM_IS_NODE (self));

  self->n_wins = n_wins;
  self->n_moves = n_moves;
}

/**
 * lm_node_get_wins:
 * @self: a node
 * @n_moves: (out): how many moves its position has, or 0 where that is not known
 *
 * Returns: how many of them win
 */
guint
lm_node_get_wins (LmNode *self,
                  guint  *n_moves)
{
  g_return_val_if_fail (LM_IS_NODE (self), 0);

  *n_moves = self->n_moves;
  return self->n_wins;
}

/**
 * lm_node_get_value:
 * @self: a node
 * @distance: (out) (optional): moves to the end, or %LM_DISTANCE_UNKNOWN
 *
 * Returns: the value for the player to move in the position
 */
LmValue
lm_node_get_value (LmNode *self,
                   guint  *distance)
{
  g_return_val_if_fail (LM_IS_NODE (self), LM_VALUE_UNKNOWN);

  if (distance != NULL)
    *distance = self->distance;
  return self->value;
}
