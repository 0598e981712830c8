/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-match.c: a game at the table: the session, who plays for the computers, the clocks, and whether the players may be told who wins.
 *
 * The pages of the window ask it and nothing that it is made of. */

#include "lm-match.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-property.h"
#include "lm-node-private.h"
#include "lm-review.h"

struct _LmMatch
{
  GObject     parent_instance;

  LmOpponent *opponent;
  LmClock    *clock;
  LmReview   *review;
  LmSession  *session;
  LmNode     *end;      /* (nullable): the last move of the line, as it was found at end_of, which led to end_next */
  LmNode     *end_of;
  LmNode     *end_next;
  gboolean    always;   /* whether players are told who wins before they ask */
  gboolean    silent;   /* whether nobody is told, whatever they prefer */
  gboolean    away;     /* whether nobody looks at the board */
  gboolean    paused;
  gboolean    editing;
};

G_DEFINE_FINAL_TYPE (LmMatch, lm_match, G_TYPE_OBJECT)

enum
{
  CHANGED,
  NODE_ADDED,
  SEATS_CHANGED,
  CLOCK_CHANGED,
  TREE_CHANGED,
  UPDATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- whether the players may be told ------------------------------------- */

static gboolean
is_move (LmNode *node)
{
  return node != NULL && lm_node_get_kind (node) == LM_NODE_MOVE;
}

/* Whether the end of the line is where it was before the step that was done last. */
static gboolean
is_same_line (LmMatch *self,
              LmNode   *current)
{
  return self->end != NULL
         && (current == self->end_of || (current == self->end_next && is_move (current))
             || (lm_node_get_next (current) == self->end_of && is_move (self->end_of)));
}

/* The last one of the game that is looked at, along the way that was visited last. */
static LmNode *
find_end (LmMatch *self)
{
  LmNode *current = lm_session_get_current (self->session);
  LmNode *node = is_same_line (self, current) ? self->end : current;

  while (is_move (lm_node_get_next (node)))
    node = lm_node_get_next (node);

  self->end = node;
  self->end_of = current;
  self->end_next = lm_node_get_next (current);
  return node;
}

/* --- what happens at the table -------------------------------------------- */

static void
apply_pause (LmMatch *self)
{
  lm_opponent_set_paused (self->opponent, self->paused || self->editing);
  lm_clock_set_paused (self->clock, self->paused || self->editing);
}

static void
apply_hold (LmMatch *self)
{
  lm_opponent_set_held (self->opponent, self->silent || self->away);
}

/* The step may lead into a game in which it was asked who wins, or that has come to its end. */
static void
changed_cb (LmMatch *self,
            LmNode  *before)
{
  find_end (self);
  g_signal_emit (self, signals[CHANGED], 0, before);
  g_object_notify (G_OBJECT (self), "telling");
}

static void
node_added_cb (LmMatch *self,
               LmNode  *node)
{
  g_signal_emit (self, signals[NODE_ADDED], 0, node);
}

/* Where nothing can be paused nothing could end a pause. */
static void
seats_changed_cb (LmMatch *self)
{
  if (!lm_session_can_pause (self->session))
    lm_match_set_paused (self, FALSE);
  g_object_notify (G_OBJECT (self), "you");
  g_signal_emit (self, signals[SEATS_CHANGED], 0);
}

static void
clock_changed_cb (LmMatch *self)
{
  g_signal_emit (self, signals[CLOCK_CHANGED], 0);
}

static void
tree_changed_cb (LmMatch *self)
{
  self->end = NULL;
  find_end (self);
  g_signal_emit (self, signals[TREE_CHANGED], 0);
  g_object_notify (G_OBJECT (self), "telling");
}

static void
updated_cb (LmMatch *self)
{
  g_signal_emit (self, signals[UPDATED], 0);
}

static void
always_changed (LmMatch *self)
{
  g_object_notify (G_OBJECT (self), "telling");
}

static int
get_you (LmMatch *self)
{
  return self->session != NULL ? lm_session_get_only_person (self->session) : LM_NOBODY;
}

static void
lm_match_dispose (GObject *object)
{
  LmMatch *self = LM_MATCH (object);

  lm_match_set_session (self, NULL);
  g_clear_object (&self->opponent);
  g_clear_object (&self->clock);
  g_clear_object (&self->review);

  G_OBJECT_CLASS (lm_match_parent_class)->dispose (object);
}

static void
lm_match_class_init (LmMatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_match_dispose;

  LM_CLASS_PROPERTIES (klass,
    /* The session on the table. */
    { "session", LM_TYPE_SESSION, LM_PROPERTY_AT (LmMatch, session), .set = G_CALLBACK (lm_match_set_session) },
    /* Whether the players may be told who wins. */
    { "telling", G_TYPE_BOOLEAN, .get = G_CALLBACK (lm_match_get_telling), .set = G_CALLBACK (lm_match_set_telling) },
    /* Whether players are told who wins before they ask. */
    { "telling-always", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmMatch, always), .changed = G_CALLBACK (always_changed) },
    /* Whether somebody has stopped computers and clocks. */
    { "paused", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmMatch, paused), .set = G_CALLBACK (lm_match_set_paused) },
    /* Whether a position is being edited. */
    { "editing", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmMatch, editing), .set = G_CALLBACK (lm_match_set_editing) },
    /* The seat of the only person at the table. */
    { "you", G_TYPE_INT, .get = G_CALLBACK (get_you), .least = LM_NOBODY, .most = LM_MAX_PLAYERS - 1, .normal = LM_NOBODY });

  /* What a session says of itself; see there. */
  signals[CHANGED] = lm_signal_new (klass, "changed", 1, LM_TYPE_NODE);
  signals[NODE_ADDED] = lm_signal_new (klass, "node-added", 1, LM_TYPE_NODE);
  signals[SEATS_CHANGED] = lm_signal_new (klass, "seats-changed", 0);
  signals[CLOCK_CHANGED] = lm_signal_new (klass, "clock-changed", 0);
  signals[TREE_CHANGED] = lm_signal_new (klass, "tree-changed", 0);

  /* Some steps of the session have got their values. */
  signals[UPDATED] = lm_signal_new (klass, "updated", 0);
}

LM_BEGIN_EMPTY (LmMatch, lm_match)

/* @solver: whom to ask for values and the computers' moves. Returns: (transfer full): a match without a session */
LmMatch *
lm_match_new (LmSolver *solver)
{
  LmMatch *self;

  g_return_val_if_fail (LM_IS_SOLVER (solver), NULL);

  self = g_object_new (LM_TYPE_MATCH, NULL);
  self->opponent = lm_opponent_new (solver);
  self->clock = lm_clock_new ();
  self->review = lm_review_new (solver);
  g_signal_connect_object (self->review, "updated", G_CALLBACK (updated_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/* Returns: (transfer none) (nullable): the session on the table */
LmSession *
lm_match_get_session (LmMatch *self)
{
  g_return_val_if_fail (LM_IS_MATCH (self), NULL);

  return self->session;
}

static void
watch_session (LmMatch *self)
{
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->session, "node-added", G_CALLBACK (node_added_cb), self);
  g_signal_connect_swapped (self->session, "seats-changed", G_CALLBACK (seats_changed_cb), self);
  g_signal_connect_swapped (self->session, "clock-changed", G_CALLBACK (clock_changed_cb), self);
  /* After whoever keeps the steps in another order has them in theirs. */
  g_signal_connect_data (self->session, "tree-changed", G_CALLBACK (tree_changed_cb), self, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/**
 * lm_match_set_session:
 * @self: a match
 * @session: (nullable): what is played from now on; kept alive
 *
 * Everybody hears of the session before a computer thinks about it.
 */
void
lm_match_set_session (LmMatch   *self,
                      LmSession *session)
{
  g_autoptr (LmSession) before = self->session != NULL ? g_object_ref (self->session) : NULL;

  g_return_if_fail (LM_IS_MATCH (self));

  if (session == before)
    return;

  if (before != NULL)
    g_signal_handlers_disconnect_by_data (before, self);
  lm_opponent_set_session (self->opponent, NULL);
  g_set_object (&self->session, session);
  self->end = NULL;
  lm_clock_set_session (self->clock, session);
  if (session != NULL)
    {
      watch_session (self);
      find_end (self);
      lm_match_set_paused (self, lm_session_get_clock (session) > 0
                                 && lm_node_get_n_children (lm_session_get_root (session)) > 0);
    }
  lm_review_set_session (self->review, session);

  g_object_notify (G_OBJECT (self), "session");
  g_object_notify (G_OBJECT (self), "you");
  g_object_notify (G_OBJECT (self), "telling");
  lm_opponent_set_session (self->opponent, session);
}

/* Returns: (transfer none): who plays for the computers, for those who show that */
LmOpponent *
lm_match_get_opponent (LmMatch *self)
{
  g_return_val_if_fail (LM_IS_MATCH (self), NULL);

  return self->opponent;
}

/* Returns: (transfer none): the players' clocks, for those who show them */
LmClock *
lm_match_get_clock (LmMatch *self)
{
  g_return_val_if_fail (LM_IS_MATCH (self), NULL);

  return self->clock;
}

/**
 * lm_match_begin:
 * @self: a match with a session
 * @start: a position of the session's game
 * @seats: (array): who sits there, one for each player of the game
 * @clock: thinking time of each player in seconds, or 0 for no clocks
 *
 * Begins a new game, a step that can be undone, and ends a pause.
 */
void
lm_match_begin (LmMatch      *self,
                LmPosition   *start,
                const LmSeat *seats,
                guint         clock)
{
  g_return_if_fail (LM_IS_MATCH (self) && self->session != NULL);

  lm_match_set_paused (self, FALSE);
  lm_session_begin (self->session, start, seats);
  lm_session_set_clock (self->session, clock);
}

/**
 * lm_match_get_telling:
 * @self: a match
 *
 * Returns: whether the players may be told who wins: they asked in this game,
 *   or want to be told always, or the game that they look at has come to its end
 */
gboolean
lm_match_get_telling (LmMatch *self)
{
  g_return_val_if_fail (LM_IS_MATCH (self), FALSE);

  if (self->silent || self->always || self->session == NULL)
    return self->always && !self->silent;

  return lm_node_get_asked (lm_session_get_current (self->session))
         || lm_position_is_over (lm_node_get_position (find_end (self)));
}

/**
 * lm_match_set_telling:
 * @self: a match
 * @telling: whether the players want to be told
 *
 * Remembers it for the game on the table.
 */
void
lm_match_set_telling (LmMatch  *self,
                      gboolean  telling)
{
  g_return_if_fail (LM_IS_MATCH (self));

  if (self->session == NULL || lm_node_get_asked (lm_session_get_current (self->session)) == telling)
    return;

  lm_node_set_asked (lm_session_get_current (self->session), telling);
  g_object_notify (G_OBJECT (self), "telling");
}

/* Returns: whether nothing is to be told for now, whoever asks */
gboolean
lm_match_get_silent (LmMatch *self)
{
  g_return_val_if_fail (LM_IS_MATCH (self), FALSE);

  return self->silent;
}

/**
 * lm_match_set_silent:
 * @self: a match
 * @silent: whether somebody is asked what a position is worth
 *
 * Meanwhile nobody is told, no step gets a value, and no computer moves.
 */
void
lm_match_set_silent (LmMatch  *self,
                     gboolean  silent)
{
  g_return_if_fail (LM_IS_MATCH (self));

  self->silent = silent;
  lm_review_set_silent (self->review, silent);
  apply_hold (self);
  g_object_notify (G_OBJECT (self), "telling");
}

/* @away: whether nobody looks at the board; then no computer moves */
void
lm_match_set_away (LmMatch  *self,
                   gboolean  away)
{
  g_return_if_fail (LM_IS_MATCH (self));

  self->away = away;
  apply_hold (self);
}

/* Returns: whether somebody has stopped computers and clocks */
gboolean
lm_match_get_paused (LmMatch *self)
{
  g_return_val_if_fail (LM_IS_MATCH (self), FALSE);

  return self->paused;
}

/* @paused: whether the computers wait to be asked for each move, and the clocks stand still */
void
lm_match_set_paused (LmMatch  *self,
                     gboolean  paused)
{
  g_return_if_fail (LM_IS_MATCH (self));

  if (self->paused == !!paused)
    return;

  self->paused = !!paused;
  apply_pause (self);
  g_object_notify (G_OBJECT (self), "paused");
}

/* Returns: whether a position is being edited */
gboolean
lm_match_get_editing (LmMatch *self)
{
  g_return_val_if_fail (LM_IS_MATCH (self), FALSE);

  return self->editing;
}

/* @editing: whether a position is being edited, and the game waits */
void
lm_match_set_editing (LmMatch  *self,
                      gboolean  editing)
{
  g_return_if_fail (LM_IS_MATCH (self));

  if (self->editing == !!editing)
    return;

  self->editing = !!editing;
  apply_pause (self);
  g_object_notify (G_OBJECT (self), "editing");
}

/**
 * lm_match_list_mistakes:
 * @self: a match
 *
 * Looks back from the current node for the moves with which the only person at
 * the table threw the win away. Of a long game some of them are found at once,
 * the others bit by bit: #LmMatch::updated tells that there are more.
 *
 * Returns: (transfer full) (element-type LmNode): the nodes after those moves,
 *   the last one first, as far as the values are known by now; not to be changed
 */
GPtrArray *
lm_match_list_mistakes (LmMatch *self)
{
  g_return_val_if_fail (LM_IS_MATCH (self), NULL);

  return lm_review_list_mistakes (self->review);
}

/* Returns: whether lm_match_list_mistakes() has them all, back to the start of the game */
gboolean
lm_match_has_all_mistakes (LmMatch *self)
{
  g_return_val_if_fail (LM_IS_MATCH (self), FALSE);

  return lm_review_has_all_mistakes (self->review);
}

/**
 * lm_match_find_mistake:
 * @self: a match
 *
 * Looks back from the current node for the move with which the only person at
 * the board gave the win away for good.
 *
 * Returns: (transfer none) (nullable): the node before that move, or %NULL
 *   where there is none, as far as the values are known by now
 */
LmNode *
lm_match_find_mistake (LmMatch *self)
{
  g_autoptr (GPtrArray) mistakes = lm_match_list_mistakes (self);

  if (mistakes->len == 0
      || lm_position_get_winner (lm_session_get_position (self->session)) == lm_session_get_only_person (self->session))
    return NULL;

  return lm_node_get_parent (g_ptr_array_index (mistakes, 0));
}
