/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-line.c: the line of a session that is looked at, read once for all who show it. */

#include "lm-game-line.h"

#include "engine/game/lm-property.h"

/* How many steps are read before the main loop has its turn again. */
#define MAX_READ 4096

/* Where a session has its line. */
#define LINE "lm-game-line"

struct _LmGameLine
{
  GObject    parent_instance;

  LmSession *session; /* which owns the line */
  GPtrArray *nodes;   /* from the start of the game on */
  guint      current; /* index into nodes */
  guint      first_of_pair;
  LmNode    *back;    /* (nullable): from here back the line is looked for */
  LmNode    *ahead;   /* (nullable): from here on it is read */
  guint      n_kept;  /* of the nodes, those that stay */
  GPtrArray *rest;    /* what comes behind them */
  guint      idle;
};

G_DEFINE_FINAL_TYPE (LmGameLine, lm_game_line, G_TYPE_OBJECT)

static guint read_signal;

static LmNode *
get_node (LmGameLine *self,
          guint       index)
{
  return g_ptr_array_index (self->nodes, index);
}

static gboolean
is_move (LmNode *node)
{
  return node != NULL && lm_node_get_kind (node) == LM_NODE_MOVE;
}

static gboolean
is_in_line (LmGameLine *self,
            LmNode     *node)
{
  const guint ply = lm_node_get_ply (node);

  return ply < self->nodes->len && get_node (self, ply) == node;
}

/* Who is out does not come back. Not all are asked: a long game plays its positions again when they are asked for. */
static guint
find_first_of_pair (LmGameLine *self)
{
  guint from = 0;
  guint to = self->nodes->len;

  while (from < to)
    {
      const guint middle = from + (to - from) / 2;

      if (lm_position_count_left (lm_node_get_position (get_node (self, middle))) <= 2)
        to = middle;
      else
        from = middle + 1;
    }

  return from;
}

/* Back to what is there already, or to the start. */
static void
step_back (LmGameLine *self)
{
  if (is_in_line (self, self->back) || self->back == lm_node_get_segment (self->back))
    {
      self->n_kept = is_in_line (self, self->back) ? lm_node_get_ply (self->back) : 0;
      self->ahead = g_steal_pointer (&self->back);
    }
  else
    {
      self->back = self->nodes->len > 0 ? lm_node_get_parent (self->back) : lm_node_get_segment (self->back);
    }
}

static void
step_ahead (LmGameLine *self)
{
  LmNode *next = lm_node_get_next (self->ahead);

  g_ptr_array_add (self->rest, self->ahead);
  self->ahead = is_move (next) ? next : NULL;
}

static gboolean
read_cb (gpointer data)
{
  LmGameLine *self = data;
  guint n_left = MAX_READ;

  for (; self->back != NULL && n_left > 0; n_left--)
    step_back (self);
  for (; self->ahead != NULL && n_left > 0; n_left--)
    step_ahead (self);
  if (self->back != NULL || self->ahead != NULL)
    return G_SOURCE_CONTINUE;

  self->idle = 0;
  g_ptr_array_set_size (self->nodes, self->n_kept);
  g_ptr_array_extend (self->nodes, self->rest, NULL, NULL);
  g_ptr_array_set_size (self->rest, 0);
  self->first_of_pair = find_first_of_pair (self);
  self->current = lm_node_get_ply (lm_session_get_current (self->session));
  g_signal_emit (self, read_signal, 0);
  return G_SOURCE_REMOVE;
}

/* What is there of it already stays: a step along a long game costs no more than one along a short one. */
static void
read_line (LmGameLine *self)
{
  LmNode *current = lm_session_get_current (self->session);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_ptr_array_set_size (self->rest, 0);
  if (is_in_line (self, current) && !is_move (lm_node_get_next (get_node (self, self->nodes->len - 1))))
    {
      self->current = lm_node_get_ply (current);
      g_signal_emit (self, read_signal, 0);
      return;
    }

  self->back = current;
  self->ahead = NULL;
  if (read_cb (self))
    self->idle = g_idle_add (read_cb, self);
}

static void
tree_changed_cb (LmGameLine *self)
{
  g_ptr_array_set_size (self->nodes, 0);
  read_line (self);
}

static void
lm_game_line_finalize (GObject *object)
{
  LmGameLine *self = LM_GAME_LINE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_ptr_array_unref (self->nodes);
  g_ptr_array_unref (self->rest);

  G_OBJECT_CLASS (lm_game_line_parent_class)->finalize (object);
}

static void
lm_game_line_class_init (LmGameLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_game_line_finalize;

  read_signal = lm_signal_new (klass, "read", 0);
}

static void
lm_game_line_init (LmGameLine *self)
{
  self->nodes = g_ptr_array_new ();
  self->rest = g_ptr_array_new ();
}

/* Returns: (transfer none): the line, which lives as long as the session */
LmGameLine *
lm_game_line_get (LmSession *session)
{
  LmGameLine *self = g_object_get_data (G_OBJECT (session), LINE);

  if (self != NULL)
    return self;

  self = g_object_new (LM_TYPE_GAME_LINE, NULL);
  self->session = session;
  g_object_set_data_full (G_OBJECT (session), LINE, self, g_object_unref);
  g_signal_connect_object (session, "changed", G_CALLBACK (read_line), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "tree-changed", G_CALLBACK (tree_changed_cb), self, G_CONNECT_SWAPPED);
  read_line (self);
  return self;
}

/* Returns: (transfer none): of #LmNode, always the same array; they live as long as the session. None while they are read */
GPtrArray *
lm_game_line_get_nodes (LmGameLine *self)
{
  return self->nodes;
}

/* Returns: the index of the node that the board shows */
guint
lm_game_line_get_current (LmGameLine *self)
{
  return self->current;
}

/* Returns: from which index on only two players are left; the length where more are */
guint
lm_game_line_get_first_of_pair (LmGameLine *self)
{
  return self->first_of_pair;
}
