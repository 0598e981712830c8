/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-session.c: a game being played: the tree of what was done, the seats, whose turn, the result. */

#include "lm-session-private.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-property.h"
#include "lm-node-private.h"

struct _LmSession
{
  GObject    parent_instance;

  LmNode    *root;
  LmNode    *current; /* in the tree of root */
  guint32    seed;
  LmNode    *blank;   /* (nullable): the root before lm_session_come_after(); who looks at it has not heard of that yet */
  GPtrArray *revisions[2]; /* of LmRevision: those done, and those undone since the last step */
};

G_DEFINE_FINAL_TYPE (LmSession, lm_session, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_SEATS_CHANGED,
  SIGNAL_NODE_ADDED,
  SIGNAL_CLOCK_CHANGED,
  SIGNAL_TREE_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
lm_session_finalize (GObject *object)
{
  LmSession *self = LM_SESSION (object);

  g_ptr_array_unref (self->revisions[0]);
  g_ptr_array_unref (self->revisions[1]);
  g_clear_object (&self->root);
  g_clear_object (&self->blank);

  G_OBJECT_CLASS (lm_session_parent_class)->finalize (object);
}

static void
lm_session_class_init (LmSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_session_finalize;

  LM_CLASS_PROPERTIES (klass,
    /* The node that the board shows. */
    { "current", LM_TYPE_NODE, LM_PROPERTY_AT (LmSession, current) },
    /* Whether there is a step before the current one, and one after it. */
    { "can-undo", G_TYPE_BOOLEAN, .get = G_CALLBACK (lm_session_can_undo) },
    { "can-redo", G_TYPE_BOOLEAN, .get = G_CALLBACK (lm_session_can_redo) });

  /* Another node is current than the one that it was before. Comes last, when all properties are right. */
  signals[SIGNAL_CHANGED] = lm_signal_new (klass, "changed", 1, LM_TYPE_NODE);

  /* Somebody else sits at the board, because it was asked for or because the current node is of another game. */
  signals[SIGNAL_SEATS_CHANGED] = lm_signal_new (klass, "seats-changed", 0);

  /* The tree has grown by a child of the current node; the step to it follows. */
  signals[SIGNAL_NODE_ADDED] = lm_signal_new (klass, "node-added", 1, LM_TYPE_NODE);

  /* The players have other clocks, or one of them has thought for a while. */
  signals[SIGNAL_CLOCK_CHANGED] = lm_signal_new (klass, "clock-changed", 0);

  /* Steps were deleted, put back, or stand in another order; the root may be another one. */
  signals[SIGNAL_TREE_CHANGED] = lm_signal_new (klass, "tree-changed", 0);
}

static void
lm_session_init (LmSession *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->revisions); i++)
    self->revisions[i] = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_revision_free);
}

/**
 * lm_session_new:
 * @start: the position to start from
 * @seats: (array): who sits there, one for each player of the game
 * @seed: what the computer's chance is drawn from
 *
 * Returns: (transfer full): a session in which nothing was done yet
 */
LmSession *
lm_session_new (LmPosition   *start,
                const LmSeat *seats,
                guint32       seed)
{
  LmNode *root;

  g_return_val_if_fail (start != NULL && seats != NULL, NULL);

  root = lm_node_new (start, seats);
  return lm_session_new_for_tree (root, root, seed);
}

/* From every node above redo leads to @node: that holds of the current node at all times. */
static void
visit_all (LmNode *node)
{
  for (; node != NULL; node = lm_node_get_parent (node))
    lm_node_visit (node);
}

/**
 * lm_session_new_for_tree:
 * @root: (transfer full): the root of a tree
 * @current: a node of that tree
 * @seed: what the computer's chance is drawn from
 *
 * Returns: (transfer full): the session
 */
LmSession *
lm_session_new_for_tree (LmNode  *root,
                         LmNode  *current,
                         guint32  seed)
{
  LmSession *self = g_object_new (LM_TYPE_SESSION, NULL);

  visit_all (current);
  self->root = root;
  self->current = current;
  self->seed = seed;
  return self;
}

/* Returns: (transfer none): where the session started */
LmNode *
lm_session_get_root (LmSession *self)
{
  g_return_val_if_fail (LM_IS_SESSION (self), NULL);

  return self->root;
}

/* Returns: (transfer none): the node that the board shows */
LmNode *
lm_session_get_current (LmSession *self)
{
  g_return_val_if_fail (LM_IS_SESSION (self), NULL);

  return self->current;
}

/* Returns: (transfer none): the position of the current node */
LmPosition *
lm_session_get_position (LmSession *self)
{
  g_return_val_if_fail (LM_IS_SESSION (self), NULL);

  return lm_node_get_position (self->current);
}

/* Returns: what the computer's chance is drawn from */
guint32
lm_session_get_seed (LmSession *self)
{
  g_return_val_if_fail (LM_IS_SESSION (self), 0);

  return self->seed;
}

/* @seat: a player, from 0. Returns: who sits there in the game that the current node belongs to */
LmSeat
lm_session_get_seat (LmSession *self,
                     guint      seat)
{
  g_return_val_if_fail (LM_IS_SESSION (self), LM_SEAT_PERSON);

  return lm_node_get_seat (self->current, seat);
}

static gboolean
same_seats (LmNode *a,
            LmNode *b)
{
  for (guint i = 0; i < LM_MAX_PLAYERS; i++)
    if (lm_node_get_seat (a, i) != lm_node_get_seat (b, i))
      return FALSE;

  return TRUE;
}

static void
step_to (LmSession *self,
         LmNode    *node)
{
  g_autoptr (LmSession) alive = g_object_ref (self);
  LmNode *previous = self->current;
  gboolean could_undo = lm_session_can_undo (self);
  gboolean could_redo = lm_session_can_redo (self);

  if (node == previous)
    return;

  lm_node_visit (node);
  self->current = node;

  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify (G_OBJECT (self), "current");
  if (lm_session_can_undo (self) != could_undo)
    g_object_notify (G_OBJECT (self), "can-undo");
  if (lm_session_can_redo (self) != could_redo)
    g_object_notify (G_OBJECT (self), "can-redo");
  g_object_thaw_notify (G_OBJECT (self));

  if (!same_seats (node, previous))
    g_signal_emit (self, signals[SIGNAL_SEATS_CHANGED], 0);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, previous);
}

static void
grow_to (LmSession *self,
         LmNode    *node)
{
  g_ptr_array_set_size (self->revisions[1], 0);
  g_signal_emit (self, signals[SIGNAL_NODE_ADDED], 0, node);
  step_to (self, node);
}

/*
 * lm_session_get_revisions:
 * @undone: those that were undone since the last step, rather than those done
 *
 * Returns: (transfer none): of LmRevision, the last one last
 */
GPtrArray *
lm_session_get_revisions (LmSession *self,
                          gboolean   undone)
{
  return self->revisions[undone];
}

/* To be called when the tree is another one, with a node of it to which redo leads. */
static void
tell_tree (LmSession *self,
           LmNode    *current)
{
  g_autoptr (LmSession) alive = g_object_ref (self);

  step_to (self, current);
  g_object_notify (G_OBJECT (self), "can-undo");
  g_object_notify (G_OBJECT (self), "can-redo");
  g_signal_emit (self, signals[SIGNAL_TREE_CHANGED], 0);
}

/*
 * lm_session_set_tree:
 * @root: the root of what the tree has become
 * @current: a node of it
 */
void
lm_session_set_tree (LmSession *self,
                     LmNode    *root,
                     LmNode    *current)
{
  g_set_object (&self->root, root);
  visit_all (current);
  tell_tree (self, current);
}

/*
 * lm_session_come_after:
 * @self: a session that was begun while @before was not there yet
 * @before: a session of the same game, of which nothing is left
 * @used: whether what was done in @self follows, as a new game, and stays
 *   current; else @self becomes what @before was
 */
void
lm_session_come_after (LmSession *self,
                       LmSession *before,
                       gboolean   used)
{
  LmNode *start = g_steal_pointer (&self->root);
  LmNode *current = used ? self->current : before->current;

  self->root = g_steal_pointer (&before->root);
  self->seed = before->seed;
  if (used)
    {
      start->kind = LM_NODE_NEW;
      lm_node_insert (before->current, start, lm_node_get_n_children (before->current));
      lm_node_visit (start);
    }
  else
    {
      g_clear_object (&self->blank);
      self->blank = start;
    }
  tell_tree (self, current);
}

/**
 * lm_session_play:
 * @self: a session
 * @move: any text
 * @error: return location for %LM_ERROR_MOVE
 *
 * Plays a move in the current position, of whoever may make it. A move that
 * was played here before goes to where it led then.
 *
 * Returns: whether the move was legal; when not, nothing has changed
 */
gboolean
lm_session_play (LmSession   *self,
                 const char  *move,
                 GError     **error)
{
  g_autoptr (LmPosition) position = NULL;
  LmNode *child;

  g_return_val_if_fail (LM_IS_SESSION (self) && move != NULL, FALSE);

  child = lm_node_find_move (self->current, move);
  if (child != NULL)
    {
      step_to (self, child);
      return TRUE;
    }

  position = lm_position_play (lm_session_get_position (self), move, error);
  if (position == NULL)
    return FALSE;

  grow_to (self, lm_node_add_move (self->current, move, position));
  return TRUE;
}

static gboolean
is_same_game (LmSession  *self,
              LmPosition *position)
{
  return lm_position_get_info (position) == lm_position_get_info (lm_session_get_position (self));
}

/**
 * lm_session_begin:
 * @self: a session
 * @start: a position of the session's game
 * @seats: (array): who sits there, one for each player of the game
 *
 * Begins a new game, a step that can be undone.
 */
void
lm_session_begin (LmSession    *self,
                  LmPosition   *start,
                  const LmSeat *seats)
{
  g_return_if_fail (LM_IS_SESSION (self) && start != NULL && seats != NULL);
  g_return_if_fail (is_same_game (self, start));

  grow_to (self, lm_node_add_new (self->current, start, seats));
}

/**
 * lm_session_teach:
 * @self: a session
 * @start: a position of the session's game
 * @seats: (array): who sits there, one for each player of the game
 *
 * As lm_session_begin(), for an exercise or a lesson, which may hold the
 * computers there and nowhere else, as long as nobody takes another seat.
 */
void
lm_session_teach (LmSession    *self,
                  LmPosition   *start,
                  const LmSeat *seats)
{
  LmNode *node;

  g_return_if_fail (LM_IS_SESSION (self) && start != NULL && seats != NULL);
  g_return_if_fail (is_same_game (self, start));

  node = lm_node_add_new (self->current, start, seats);
  node->taught = TRUE;
  grow_to (self, node);
}

/* Returns: whether the current node was led to by moves from where lm_session_teach() began */
gboolean
lm_session_is_taught (LmSession *self)
{
  g_return_val_if_fail (LM_IS_SESSION (self), FALSE);

  return lm_node_get_segment (self->current)->taught;
}

/**
 * lm_session_edit:
 * @self: a session
 * @position: a position of the session's game
 *
 * Goes on from another position, a step that can be undone. The position that
 * is on the board already adds nothing, and one that was edited here before
 * goes to where it led then.
 */
void
lm_session_edit (LmSession  *self,
                 LmPosition *position)
{
  LmNode *child;

  g_return_if_fail (LM_IS_SESSION (self) && position != NULL);
  g_return_if_fail (is_same_game (self, position));

  if (lm_position_equal (position, lm_session_get_position (self)))
    return;

  child = lm_node_find_edit (self->current, position);
  if (child != NULL)
    step_to (self, child);
  else
    grow_to (self, lm_node_add_edit (self->current, position));
}

/**
 * lm_session_set_seat:
 * @self: a session
 * @seat: a player, from 0
 * @who: who sits there from now on
 *
 * Changes a seat of the game that the current node belongs to.
 */
void
lm_session_set_seat (LmSession *self,
                     guint      seat,
                     LmSeat     who)
{
  g_return_if_fail (LM_IS_SESSION (self));
  g_return_if_fail (seat < lm_position_get_info (lm_session_get_position (self))->n_players);
  g_return_if_fail ((guint) who < lm_seat_count (lm_position_get_info (lm_session_get_position (self))));

  if (lm_session_get_seat (self, seat) == who)
    return;

  lm_node_set_seat (self->current, seat, who);
  lm_node_get_opening (self->current)->taught = FALSE;
  g_signal_emit (self, signals[SIGNAL_SEATS_CHANGED], 0);
}

/* Returns: the thinking time of each player in the game that the current node belongs to, in seconds, or 0 when
   there are no clocks */
guint
lm_session_get_clock (LmSession *self)
{
  g_return_val_if_fail (LM_IS_SESSION (self), 0);

  return lm_node_get_clock (self->current);
}

/**
 * lm_session_set_clock:
 * @self: a session
 * @seconds: thinking time of each player, at most %LM_NODE_MAX_CLOCK, or 0 for
 *   no clocks
 *
 * Changes the clocks of the game that the current node belongs to.
 */
void
lm_session_set_clock (LmSession *self,
                      guint      seconds)
{
  g_return_if_fail (LM_IS_SESSION (self) && seconds <= LM_NODE_MAX_CLOCK);

  if (lm_session_get_clock (self) == seconds)
    return;

  lm_node_set_clock (self->current, seconds);
  g_signal_emit (self, signals[SIGNAL_CLOCK_CHANGED], 0);
}

static gboolean
is_turn_of (LmNode *node,
            guint   seat)
{
  LmPosition *position = lm_node_get_position (node);

  return !lm_position_is_over (position) && lm_position_get_turn (position) == seat;
}

/**
 * lm_session_get_thought:
 * @self: a session
 * @seat: a player, from 0
 *
 * Returns: how long the player has thought by the clock, in milliseconds, on
 *   the way from the start of the game to the current node; what was taken
 *   back does not count
 */
guint64
lm_session_get_thought (LmSession *self,
                        guint      seat)
{
  LmNode *opening;
  LmNode *node;
  guint64 thought = 0;

  g_return_val_if_fail (LM_IS_SESSION (self), 0);

  opening = lm_node_get_opening (self->current);
  for (node = self->current; node != lm_node_get_parent (opening); node = lm_node_get_parent (node))
    if (lm_node_get_thought (node) > 0 && is_turn_of (node, seat))
      thought += lm_node_get_thought (node);

  return thought;
}

/**
 * lm_session_add_thought:
 * @self: a session
 * @milliseconds: how much longer the player to move has thought
 *
 * Writes down thinking time at the current node.
 */
void
lm_session_add_thought (LmSession *self,
                        guint      milliseconds)
{
  g_return_if_fail (LM_IS_SESSION (self));

  if (milliseconds == 0)
    return;

  lm_node_add_thought (self->current, milliseconds);
  g_signal_emit (self, signals[SIGNAL_CLOCK_CHANGED], 0);
}

/* One step back or on: with the current node it is in the tree, and redo leads along it. */
static gboolean
is_next_to (LmNode *node,
            LmNode *current)
{
  return node == lm_node_get_parent (current) || lm_node_get_parent (node) == current;
}

static LmNode *
find_root (LmNode *node)
{
  while (lm_node_get_parent (node) != NULL)
    node = lm_node_get_parent (node);
  return node;
}

/**
 * lm_session_go_to:
 * @self: a session
 * @node: a node of its tree
 *
 * Goes anywhere in the tree. From the nodes on the way there redo leads to
 * @node again. Does nothing when @node was deleted.
 */
void
lm_session_go_to (LmSession *self,
                  LmNode    *node)
{
  g_return_if_fail (LM_IS_SESSION (self) && LM_IS_NODE (node));

  if (!is_next_to (node, self->current))
    {
      if (find_root (node) != self->root)
        return;
      visit_all (node);
    }
  step_to (self, node);
}
