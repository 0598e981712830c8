/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-node.c: one step in the tree of a session. */

#include "config.h"

#include "lm-node-private.h"

#include "lm-game-info.h"

#include <glib/gi18n-lib.h>

/*
 * Children are owned, everything that points up the tree is not: whoever is
 * above lives longer, for the root takes the whole tree apart when it goes.
 */
struct _LmNode
{
  GObject     parent_instance;

  LmNodeKind  kind;
  guint       depth;
  guint       ply;
  char       *move;
  LmPosition *position;
  LmSeat      seats[LM_MAX_PLAYERS]; /* of a start or new game */
  guint       clock;                 /* of a start or new game, in seconds */
  guint       thought;               /* milliseconds spent here */

  LmNode     *parent;
  LmNode     *segment;  /* the nearest that is no move */
  LmNode     *opening;  /* the nearest that says who sits where */
  LmNode     *next;
  GPtrArray  *children;

  gboolean    has_value;
  LmValue     value;
  guint       distance;
};

G_DEFINE_FINAL_TYPE (LmNode, lm_node, G_TYPE_OBJECT)

/* Level by level and not by recursion: a tree may be as deep as a game is long. */
static void
take_apart (LmNode *self)
{
  g_autoptr (GPtrArray) orphans = g_steal_pointer (&self->children);

  for (guint i = 0; orphans != NULL && i < orphans->len; i++)
    {
      LmNode *orphan = g_ptr_array_index (orphans, i);

      orphan->parent = NULL;
      orphan->next = NULL;
      orphan->segment = orphan;
      orphan->opening = orphan;
      if (orphan->children != NULL)
        g_ptr_array_extend_and_steal (orphans, g_steal_pointer (&orphan->children));
    }
}

static void
lm_node_finalize (GObject *object)
{
  LmNode *self = LM_NODE (object);

  take_apart (self);
  g_free (self->move);
  lm_position_unref (self->position);

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

static LmNode *
adopt (LmNode *self,
       LmNode *child)
{
  if (self->children == NULL)
    self->children = g_ptr_array_new_full (1, g_object_unref);
  g_ptr_array_add (self->children, child);
  child->parent = self;
  child->depth = self->depth + 1;
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

  child->move = g_strdup (move);
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
      LmNode *child = g_ptr_array_index (self->children, i);
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
      LmNode *child = g_ptr_array_index (self->children, i);
      if (child->kind == LM_NODE_EDIT && lm_position_equal (child->position, position))
        return child;
    }

  return NULL;
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

  return self->children != NULL ? self->children->len : 0;
}

/**
 * lm_node_get_child:
 * @self: a node
 * @index: less than lm_node_get_n_children()
 *
 * Returns: (transfer none): a way on, in the order in which they were tried
 */
LmNode *
lm_node_get_child (LmNode *self,
                   guint   index)
{
  g_return_val_if_fail (index < lm_node_get_n_children (self), NULL);

  return g_ptr_array_index (self->children, index);
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

  if (self->next != NULL || self->children == NULL)
    return self->next;
  return g_ptr_array_index (self->children, 0);
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
  g_return_val_if_fail (LM_IS_NODE (self), 0);

  return self->depth;
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

static LmValue
flip (LmValue value)
{
  if (value == LM_VALUE_UNKNOWN)
    return value;
  return value == LM_VALUE_WIN ? LM_VALUE_LOSS : LM_VALUE_WIN;
}

/* For the player @turn, who need not be the one to move next: nobody is when the game is over. */
static LmValue
get_value_for (LmNode *self,
               guint   turn)
{
  int winner = lm_position_get_winner (self->position);

  if (winner != LM_NOBODY)
    return (guint) winner == turn ? LM_VALUE_WIN : LM_VALUE_LOSS;
  return lm_position_get_turn (self->position) == turn ? self->value : flip (self->value);
}

static LmGrade
grade_won (guint before,
           guint after)
{
  if (before == LM_DISTANCE_UNKNOWN || after == LM_DISTANCE_UNKNOWN)
    return LM_GRADE_KEEPS;
  return after + 1 > before ? LM_GRADE_SLOWER : LM_GRADE_KEEPS;
}

static LmGrade
grade_lost (guint before,
            guint after)
{
  if (before == LM_DISTANCE_UNKNOWN || after == LM_DISTANCE_UNKNOWN)
    return LM_GRADE_LOST;
  return after + 1 < before ? LM_GRADE_SHORTENS : LM_GRADE_DELAYS;
}

/* Nobody is praised or blamed for a move that had to be made, whatever others might have done out of turn. */
static gboolean
is_only_move (LmNode *self)
{
  LmPosition *before = self->parent->position;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (before, 2, NULL);

  return moves->len == 1
         || (moves->len == 2
             && lm_position_get_mover (before, g_ptr_array_index (moves, 1)) != lm_position_get_turn (before));
}

static LmGrade
grade_choice (LmNode  *self,
              LmValue  before,
              LmValue  after)
{
  if (before == LM_VALUE_UNKNOWN || after == LM_VALUE_UNKNOWN)
    return LM_GRADE_UNKNOWN;
  if (is_only_move (self))
    return LM_GRADE_ONLY;
  if (before == LM_VALUE_WIN)
    return after == LM_VALUE_WIN ? grade_won (self->parent->distance, self->distance) : LM_GRADE_THROWS;

  return after == LM_VALUE_LOSS ? grade_lost (self->parent->distance, self->distance) : LM_GRADE_UNKNOWN;
}

/**
 * lm_node_get_grade:
 * @self: a node
 *
 * Grades the move that led here by the values of this node and its parent, for
 * the player who moved, whether or not the same player moves again. Where the
 * moves to the end are not known, a move that keeps the win counts as
 * %LM_GRADE_KEEPS. A move that was the only one is just that. "Loses" says nothing exact as long as more than two
 * players are left, and such a move is not graded.
 *
 * Returns: the grade
 */
LmGrade
lm_node_get_grade (LmNode *self)
{
  LmValue before;
  LmValue after;

  g_return_val_if_fail (LM_IS_NODE (self), LM_GRADE_UNKNOWN);

  if (self->kind != LM_NODE_MOVE || self->parent == NULL || !self->has_value
      || lm_position_count_left (self->parent->position) != 2)
    return LM_GRADE_UNKNOWN;

  before = self->parent->value;
  after = get_value_for (self, lm_position_get_turn (self->parent->position));
  return grade_choice (self, before, after);
}

/**
 * lm_grade_get_name:
 * @grade: a grade
 *
 * Returns: (transfer none): the grade for people
 */
const char *
lm_grade_get_name (LmGrade grade)
{
  switch (grade)
    {
    case LM_GRADE_KEEPS:
      return _("Keeps the win");
    case LM_GRADE_SLOWER:
      return _("Keeps the win, but takes longer");
    case LM_GRADE_THROWS:
      return _("Throws the win away");
    case LM_GRADE_DELAYS:
      return _("Delays the most");
    case LM_GRADE_SHORTENS:
      return _("Shortens the game");
    case LM_GRADE_LOST:
      return _("Lost whatever is played");
    case LM_GRADE_ONLY:
      return _("The only move");
    case LM_GRADE_UNKNOWN:
    default:
      return _("Not known");
    }
}
