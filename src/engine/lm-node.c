/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-node.c: one step in the tree of a session. */

#include "config.h"

#include "lm-node-private.h"

#include "lm-game-info.h"

/* Of the positions that can be found by playing again, at least those at every so many plies stay. */
#define KEPT_PLIES 32

/*
 * Children are owned, everything that points up the tree is not: whoever is
 * above lives longer, for the root takes the whole tree apart when it goes.
 * There may be very many nodes, of which few are looked at, and hardly any has
 * more than one child.
 */
struct _LmNode
{
  GObject     parent_instance;

  LmNodeKind  kind;
  guint       ply;
  char       *move;     /* interned */
  LmPosition *position; /* NULL of a move until it is asked for */
  guint8      seats[LM_MAX_PLAYERS]; /* of a start or new game */
  guint       clock;                 /* of a start or new game, in seconds */
  gboolean    asked;                 /* of a start or new game: who wins it */
  guint       thought;               /* milliseconds spent here */

  LmNode     *parent;
  LmNode     *segment;  /* the nearest that is no move */
  LmNode     *opening;  /* the nearest that says who sits where */
  LmNode     *next;
  LmNode     *first;    /* child */
  GPtrArray  *others;   /* the children after the first one, or NULL */

  gboolean    has_value;
  LmValue     value;
  guint       distance;
  guint       n_wins;
  guint       n_moves;
};

G_DEFINE_FINAL_TYPE (LmNode, lm_node, G_TYPE_OBJECT)

/* Plays the moves again from the nearest node that has its position. */
static void
recall_position (LmNode *self)
{
  LmNode *way[KEPT_PLIES];
  guint length = 0;

  for (LmNode *node = self; node->position == NULL; node = node->parent)
    way[length++] = node;

  while (length > 0)
    {
      LmNode *node = way[--length];

      node->position = lm_position_play (node->parent->position, node->move, NULL);
      g_assert (node->position != NULL);
    }
}

/* Who is held by somebody still has its position when it is alone. */
static void
collect_orphans (LmNode    *self,
                 GPtrArray *orphans)
{
  if (G_OBJECT (self)->ref_count > 1 && self->position == NULL)
    recall_position (self);
  if (self->first != NULL)
    g_ptr_array_add (orphans, g_steal_pointer (&self->first));
  if (self->others != NULL)
    g_ptr_array_extend_and_steal (orphans, g_steal_pointer (&self->others));
}

/* Level by level and not by recursion: a tree may be as deep as a game is long. */
static void
take_apart (LmNode *self)
{
  g_autoptr (GPtrArray) orphans = NULL;

  if (self->first == NULL)
    return;

  orphans = g_ptr_array_new_with_free_func (g_object_unref);
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
    }
}

static void
lm_node_finalize (GObject *object)
{
  LmNode *self = LM_NODE (object);

  take_apart (self);
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
    recall_position (self);
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
  take_apart (self);
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
  for (guint i = 0; i < lm_node_get_n_children (self); i++)
    {
      LmNode *child = lm_node_get_child (self, i);
      if (child->kind == LM_NODE_EDIT && lm_position_equal (child->position, position))
        return child;
    }

  return NULL;
}

/**
 * lm_node_forget_position:
 * @self: a node
 *
 * Frees the position of a move that is not needed for now. It is played again
 * when it is asked for.
 */
void
lm_node_forget_position (LmNode *self)
{
  if (self->kind == LM_NODE_MOVE && self->ply % KEPT_PLIES != 0)
    g_clear_pointer (&self->position, lm_position_unref);
}

/**
 * lm_node_get_opening:
 * @self: a node
 *
 * Returns: (transfer none): the start or new game that @self belongs to, which
 *   may be @self
 */
LmNode *
lm_node_get_opening (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), NULL);

  return self->opening;
}

/**
 * lm_node_visit:
 * @self: a node
 *
 * Makes @self the child that redo goes to from its parent.
 */
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

/**
 * lm_node_set_clock:
 * @self: a node
 * @seconds: thinking time of each player, or 0 for no clocks
 *
 * Sets the clocks of the game that @self belongs to, from its start on.
 */
void
lm_node_set_clock (LmNode *self,
                   guint   seconds)
{
  self->opening->clock = seconds;
}

/**
 * lm_node_set_asked:
 * @self: a node
 * @asked: whether a player wanted to know who wins
 *
 * Remembers it for the game that @self belongs to.
 */
void
lm_node_set_asked (LmNode   *self,
                   gboolean  asked)
{
  self->opening->asked = asked;
}

/**
 * lm_node_get_asked:
 * @self: a node
 *
 * Returns: whether a player of the game that @self belongs to wanted to know who wins
 */
gboolean
lm_node_get_asked (LmNode *self)
{
  return self->opening->asked;
}

/**
 * lm_node_add_thought:
 * @self: a node
 * @milliseconds: how much longer the player to move has thought here
 */
void
lm_node_add_thought (LmNode *self,
                     guint   milliseconds)
{
  self->thought += MIN (milliseconds, LM_NODE_MAX_THOUGHT - self->thought);
}

/**
 * lm_node_get_kind:
 * @self: a node
 *
 * Returns: what was done
 */
LmNodeKind
lm_node_get_kind (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), LM_NODE_START);

  return self->kind;
}

/**
 * lm_node_get_move:
 * @self: a node
 *
 * Returns: (transfer none) (nullable): the move that led here, or %NULL of a
 *   node of another kind
 */
const char *
lm_node_get_move (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), NULL);

  return self->move;
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
    recall_position (self);
  return self->position;
}

/**
 * lm_node_get_parent:
 * @self: a node
 *
 * Returns: (transfer none) (nullable): the step before, or %NULL of the root
 */
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

/**
 * lm_node_get_child:
 * @self: a node
 * @index: less than lm_node_get_n_children()
 *
 * Returns: (transfer none): a way on; the main one first, then in the order in which they were tried
 */
LmNode *
lm_node_get_child (LmNode *self,
                   guint   index)
{
  g_return_val_if_fail (index < lm_node_get_n_children (self), NULL);

  return index == 0 ? self->first : g_ptr_array_index (self->others, index - 1);
}

/**
 * lm_node_get_next:
 * @self: a node
 *
 * Returns: (transfer none) (nullable): the child that was visited last, where
 *   redo goes; %NULL of a node without children
 */
LmNode *
lm_node_get_next (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), NULL);

  return self->next != NULL ? self->next : self->first;
}

/**
 * lm_node_get_segment:
 * @self: a node
 *
 * Returns: (transfer none): the nearest node, upwards and @self included, that
 *   is no move: where the moves up to here began
 */
LmNode *
lm_node_get_segment (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), NULL);

  return self->segment;
}

/**
 * lm_node_get_ply:
 * @self: a node
 *
 * Returns: how many moves were made since lm_node_get_segment()
 */
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
  guint depth = 0;

  g_return_val_if_fail (LM_IS_NODE (self), 0);

  for (LmNode *node = self->parent; node != NULL; node = node->parent)
    depth++;
  return depth;
}

/**
 * lm_node_get_clock:
 * @self: a node
 *
 * Returns: the thinking time of each player in the game that @self belongs to,
 *   in seconds, or 0 when there are no clocks
 */
guint
lm_node_get_clock (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), 0);

  return self->opening->clock;
}

/**
 * lm_node_get_thought:
 * @self: a node
 *
 * Returns: how long the player to move has thought here by the clock, in
 *   milliseconds
 */
guint
lm_node_get_thought (LmNode *self)
{
  g_return_val_if_fail (LM_IS_NODE (self), 0);

  return self->thought;
}

/**
 * lm_node_get_seat:
 * @self: a node
 * @seat: a player, from 0
 *
 * Returns: who sits there in the game that @self belongs to
 */
LmSeat
lm_node_get_seat (LmNode *self,
                  guint   seat)
{
  g_return_val_if_fail (LM_IS_NODE (self) && seat < LM_MAX_PLAYERS, LM_SEAT_PERSON);

  return self->opening->seats[seat];
}

/**
 * lm_node_has_value:
 * @self: a node
 *
 * Returns: whether lm_node_set_value() was called, be it with an unknown value
 */
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
