/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-session-tree.c: variations are promoted and deleted, finished games cleared; each can be undone as a step can. */

#include "lm-session-private.h"

#include "lm-node-private.h"

/* A node that was moved with all below it: out of the tree, into it, or to another place in it. */
typedef struct
{
  LmNode   *node; /* a reference */
  LmNode   *from; /* or NULL */
  LmNode   *to;   /* or NULL */
  guint     from_index;
  guint     to_index;
  gboolean  was_next;
} Shift;

/* What was done is not forgotten, so whatever was taken out of the tree lives as long as the session. */
struct _LmRevision
{
  GArray *shifts;   /* of Shift */
  LmNode *roots[2]; /* before and after, references */
  LmNode *nodes[2]; /* what is current before and after */
};

static void
clear_shift (gpointer data)
{
  Shift *shift = data;

  if (lm_node_get_parent (shift->node) == NULL)
    lm_node_abandon (shift->node);
  g_object_unref (shift->node);
}

void
lm_revision_free (LmRevision *revision)
{
  g_array_unref (revision->shifts);
  g_object_unref (revision->roots[0]);
  g_object_unref (revision->roots[1]);
  g_free (revision);
}

static LmRevision *
revision_new (LmSession *session)
{
  LmRevision *revision = g_new0 (LmRevision, 1);

  revision->shifts = g_array_new (FALSE, FALSE, sizeof (Shift));
  g_array_set_clear_func (revision->shifts, clear_shift);
  revision->roots[0] = g_object_ref (lm_session_get_root (session));
  revision->roots[1] = g_object_ref (revision->roots[0]);
  revision->nodes[0] = lm_session_get_current (session);
  revision->nodes[1] = revision->nodes[0];
  return revision;
}

static guint
get_index (LmNode *node)
{
  LmNode *parent = lm_node_get_parent (node);
  guint index = 0;

  while (parent != NULL && lm_node_get_child (parent, index) != node)
    index++;
  return index;
}

static void
hang (LmNode *node,
      LmNode *parent,
      guint   index)
{
  g_autoptr (LmNode) kept = g_object_ref (node);

  if (lm_node_get_parent (node) != NULL)
    g_object_unref (lm_node_detach (node));
  if (parent != NULL)
    lm_node_insert (parent, g_steal_pointer (&kept), index);
}

/* Moves @node to the place @index below @to, or with all below it out of the tree. */
static void
revision_add (LmRevision *revision,
              LmNode     *node,
              LmNode     *to,
              guint       index)
{
  LmNode *from = lm_node_get_parent (node);
  const gboolean was_next = from != NULL && lm_node_get_next (from) == node;
  const Shift shift = { g_object_ref (node), from, to, get_index (node), index, was_next };

  g_array_append_val (revision->shifts, shift);
  hang (node, to, index);
  if (was_next && to == from)
    lm_node_visit (node);
}

static void
take_back (const Shift *shift)
{
  hang (shift->node, shift->from, shift->from_index);
  if (shift->was_next)
    lm_node_visit (shift->node);
}

static void
repeat (const Shift *shift)
{
  hang (shift->node, shift->to, shift->to_index);
  if (shift->was_next && shift->from == shift->to)
    lm_node_visit (shift->node);
}

/* What was deleted and then played again would be there twice. */
static gboolean
can_take_back (LmRevision *revision)
{
  for (guint i = 0; i < revision->shifts->len; i++)
    {
      const Shift *shift = &g_array_index (revision->shifts, Shift, i);

      if (shift->to == NULL && lm_node_get_kind (shift->node) == LM_NODE_MOVE
          && lm_node_find_move (shift->from, lm_node_get_move (shift->node)) != NULL)
        return FALSE;
    }

  return TRUE;
}

static LmRevision *
get_last (LmSession *self,
          gboolean   undone)
{
  GPtrArray *revisions = lm_session_get_revisions (self, undone);

  return revisions->len > 0 ? g_ptr_array_index (revisions, revisions->len - 1) : NULL;
}

/*
 * lm_session_can_revise:
 * @back: undo rather than redo
 *
 * Returns: whether what comes next at the current node is to undo or redo what
 *   was done to the tree there, and no step
 */
gboolean
lm_session_can_revise (LmSession *self,
                       gboolean   back)
{
  LmRevision *last = get_last (self, !back);

  return last != NULL && last->nodes[back] == lm_session_get_current (self) && (!back || can_take_back (last));
}

/**
 * lm_session_undo_revision:
 * @self: a session
 *
 * Undoes what was done to the tree last, wherever the current node is.
 *
 * Returns: whether there was anything, and it was not in the way of what was
 *   done since
 */
gboolean
lm_session_undo_revision (LmSession *self)
{
  LmRevision *last = get_last (self, FALSE);
  GPtrArray *done = lm_session_get_revisions (self, FALSE);

  if (last == NULL || !can_take_back (last))
    return FALSE;

  for (guint i = last->shifts->len; i > 0; i--)
    take_back (&g_array_index (last->shifts, Shift, i - 1));
  g_ptr_array_add (lm_session_get_revisions (self, TRUE), g_ptr_array_steal_index (done, done->len - 1));
  lm_session_set_tree (self, last->roots[0], last->nodes[0]);
  return TRUE;
}

/* lm_session_redo_revision: does again what was undone last. */
void
lm_session_redo_revision (LmSession *self)
{
  LmRevision *last = get_last (self, TRUE);
  GPtrArray *undone = lm_session_get_revisions (self, TRUE);

  for (guint i = 0; i < last->shifts->len; i++)
    repeat (&g_array_index (last->shifts, Shift, i));
  g_ptr_array_add (lm_session_get_revisions (self, FALSE), g_ptr_array_steal_index (undone, undone->len - 1));
  lm_session_set_tree (self, last->roots[1], last->nodes[1]);
}

static void
finish_revision (LmSession  *self,
                 LmRevision *revision)
{
  g_ptr_array_set_size (lm_session_get_revisions (self, TRUE), 0);
  g_ptr_array_add (lm_session_get_revisions (self, FALSE), revision);
  lm_session_set_tree (self, revision->roots[1], revision->nodes[1]);
}

/**
 * lm_session_get_variation:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the step that begins the innermost
 *   variation in which the current node is, or %NULL on the main line of its
 *   game
 */
LmNode *
lm_session_get_variation (LmSession *self)
{
  LmNode *opening;

  g_return_val_if_fail (LM_IS_SESSION (self), NULL);

  opening = lm_node_get_opening (lm_session_get_current (self));
  for (LmNode *node = lm_session_get_current (self); node != opening; node = lm_node_get_parent (node))
    if (get_index (node) > 0)
      return node;

  return NULL;
}

/**
 * lm_session_promote_variation:
 * @self: a session
 *
 * Makes the variation in which the current node is the main line where it
 * begins, and what was the main line there a variation of it. Can be undone.
 * Does nothing on the main line.
 */
void
lm_session_promote_variation (LmSession *self)
{
  LmNode *variation = lm_session_get_variation (self);
  LmRevision *revision;

  if (variation == NULL)
    return;

  revision = revision_new (self);
  revision_add (revision, variation, lm_node_get_parent (variation), 0);
  finish_revision (self, revision);
}

static void
push_children (GPtrArray *nodes,
               LmNode    *node)
{
  for (guint i = lm_node_get_n_children (node); i > 0; i--)
    g_ptr_array_add (nodes, lm_node_get_child (node, i - 1));
}

/* Lists the games that were begun at or after @top, a step of another game; not those begun in them. */
static GPtrArray *
list_games (LmNode *top)
{
  g_autoptr (GPtrArray) todo = g_ptr_array_new ();
  GPtrArray *games = g_ptr_array_new ();

  push_children (todo, top);
  while (todo->len > 0)
    {
      LmNode *node = g_ptr_array_steal_index (todo, todo->len - 1);

      if (lm_node_get_kind (node) == LM_NODE_NEW)
        g_ptr_array_add (games, node);
      else
        push_children (todo, node);
    }

  return games;
}

/* Takes @top and what follows from it out of the tree; games that were begun there stay, behind @heir. */
static void
remove_steps (LmRevision *revision,
              LmNode     *top,
              LmNode     *heir)
{
  g_autoptr (GPtrArray) games = list_games (top);

  for (guint i = 0; i < games->len; i++)
    revision_add (revision, g_ptr_array_index (games, i), heir, lm_node_get_n_children (heir));
  if (lm_node_get_parent (top) != NULL)
    revision_add (revision, top, NULL, 0);
}

/**
 * lm_session_delete_variation:
 * @self: a session
 *
 * Deletes the variation in which the current node is, and goes to where it
 * began. Games that were begun in it stay. Can be undone. Does nothing on the
 * main line.
 */
void
lm_session_delete_variation (LmSession *self)
{
  LmNode *variation = lm_session_get_variation (self);
  LmRevision *revision;

  if (variation == NULL)
    return;

  revision = revision_new (self);
  revision->nodes[1] = lm_node_get_parent (variation);
  remove_steps (revision, variation, lm_node_get_parent (variation));
  finish_revision (self, revision);
}

static gboolean
is_finished (LmNode *opening)
{
  g_autoptr (GPtrArray) todo = g_ptr_array_new ();

  g_ptr_array_add (todo, opening);
  while (todo->len > 0)
    {
      LmNode *node = g_ptr_array_steal_index (todo, todo->len - 1);

      if (lm_position_is_over (lm_node_get_position (node)))
        return TRUE;
      for (guint i = 0; i < lm_node_get_n_children (node); i++)
        if (lm_node_get_kind (lm_node_get_child (node, i)) != LM_NODE_NEW)
          g_ptr_array_add (todo, lm_node_get_child (node, i));
    }

  return FALSE;
}

/* The game that comes first on the way from the first game to the current node. */
static LmNode *
get_second_game (LmSession *self)
{
  LmNode *game = lm_node_get_opening (lm_session_get_current (self));
  LmNode *before;

  while ((before = lm_node_get_opening (lm_node_get_parent (game))) != lm_session_get_root (self))
    game = before;
  return game;
}

/* Deeper games first, so that what stays of them is found where it was begun. */
static GPtrArray *
list_finished_games (LmSession *self)
{
  LmNode *current = lm_node_get_opening (lm_session_get_current (self));
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  GPtrArray *finished = g_ptr_array_new ();

  g_ptr_array_add (games, lm_session_get_root (self));
  for (guint i = 0; i < games->len; i++)
    g_ptr_array_extend_and_steal (games, list_games (g_ptr_array_index (games, i)));
  for (guint i = games->len; i > 0; i--)
    if (g_ptr_array_index (games, i - 1) != current && is_finished (g_ptr_array_index (games, i - 1)))
      g_ptr_array_add (finished, g_ptr_array_index (games, i - 1));

  return finished;
}

static void
remove_first_game (LmSession  *self,
                   LmRevision *revision)
{
  LmNode *heir = get_second_game (self);

  g_set_object (&revision->roots[1], heir);
  revision_add (revision, heir, NULL, 0);
  remove_steps (revision, lm_session_get_root (self), heir);
}

/**
 * lm_session_clear_finished_games:
 * @self: a session
 *
 * Deletes all games that came to an end, but for the one that the current node
 * belongs to. Can be undone.
 *
 * Returns: how many games that were
 */
guint
lm_session_clear_finished_games (LmSession *self)
{
  g_autoptr (GPtrArray) games = NULL;
  LmRevision *revision;

  g_return_val_if_fail (LM_IS_SESSION (self), 0);

  games = list_finished_games (self);
  if (games->len == 0)
    return 0;

  revision = revision_new (self);
  for (guint i = 0; i < games->len; i++)
    {
      LmNode *game = g_ptr_array_index (games, i);

      if (game == lm_session_get_root (self))
        remove_first_game (self, revision);
      else
        remove_steps (revision, game, lm_node_get_parent (game));
    }
  finish_revision (self, revision);
  return games->len;
}
