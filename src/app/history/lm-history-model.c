/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-history-model.c: the tree of a session as a list, variations behind the move that they replace. */

#include "lm-history-parts.h"

/* How many steps are listed before the main loop has its turn again. */
#define MAX_LIST 4096

struct _LmHistoryItem
{
  GObject  parent_instance;

  LmNode  *node;
  guint    depth;
};

G_DEFINE_FINAL_TYPE (LmHistoryItem, lm_history_item, G_TYPE_OBJECT)

static void
lm_history_item_finalize (GObject *object)
{
  g_object_unref (LM_HISTORY_ITEM (object)->node);

  G_OBJECT_CLASS (lm_history_item_parent_class)->finalize (object);
}

static void
lm_history_item_class_init (LmHistoryItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_history_item_finalize;
}

LM_BEGIN_EMPTY (LmHistoryItem, lm_history_item)

static LmHistoryItem *
lm_history_item_new (LmNode *node,
                     guint   depth)
{
  LmHistoryItem *self = g_object_new (LM_TYPE_HISTORY_ITEM, NULL);

  self->node = g_object_ref (node);
  self->depth = depth;
  return self;
}

LmNode *
lm_history_item_get_node (LmHistoryItem *self)
{
  g_return_val_if_fail (LM_IS_HISTORY_ITEM (self), NULL);

  return self->node;
}

/* How many variations it lies within; 0 on the main line. */
guint
lm_history_item_get_depth (LmHistoryItem *self)
{
  g_return_val_if_fail (LM_IS_HISTORY_ITEM (self), 0);

  return self->depth;
}

/*
 * The first child of a node goes on at the depth of the node. Its brothers are variations of it: they come right
 * behind it, each with all that follows from it, one level deeper.
 */
struct _LmHistoryModel
{
  GObject    parent_instance;

  LmSession *session;
  GArray    *rows; /* of Row */
  GArray    *todo;   /* of Todo: what is still to be listed */
  GArray    *listed; /* of Row: what takes the place of the rows when there is nothing to do */
  guint      idle;
};

/* An item is made of it when the list is near it: a game may have more steps than anybody looks at. */
typedef struct
{
  LmNode *node; /* in the tree of the session */
  guint   depth;
} Row;

static guint listed_signal;

static void lm_history_model_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmHistoryModel, lm_history_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, lm_history_model_list_model_init))

static Row *
get_row (LmHistoryModel *self,
         guint           index)
{
  return &g_array_index (self->rows, Row, index);
}

static GType
lm_history_model_get_item_type (GListModel *model)
{
  return LM_TYPE_HISTORY_ITEM;
}

static guint
lm_history_model_get_n_items (GListModel *model)
{
  return LM_HISTORY_MODEL (model)->rows->len;
}

static gpointer
lm_history_model_get_item (GListModel *model,
                           guint       position)
{
  LmHistoryModel *self = LM_HISTORY_MODEL (model);

  if (position >= self->rows->len)
    return NULL;

  return lm_history_item_new (get_row (self, position)->node, get_row (self, position)->depth);
}

static void
lm_history_model_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = lm_history_model_get_item_type;
  iface->get_n_items = lm_history_model_get_n_items;
  iface->get_item = lm_history_model_get_item;
}

static LmNode *
get_first_child (LmNode *node)
{
  return lm_node_get_n_children (node) > 0 ? lm_node_get_child (node, 0) : NULL;
}

static LmNode *
get_last_child (LmNode *node)
{
  guint n_children = lm_node_get_n_children (node);

  return n_children > 0 ? lm_node_get_child (node, n_children - 1) : NULL;
}

static gboolean
is_main (LmNode *node)
{
  LmNode *parent = lm_node_get_parent (node);

  return parent == NULL || get_first_child (parent) == node;
}

/* Whether brothers of @node stand between it and its first child. */
static gboolean
has_variations (LmNode *node)
{
  LmNode *parent = lm_node_get_parent (node);

  return parent != NULL && is_main (node) && lm_node_get_n_children (parent) > 1;
}

/* One thing that is still to be listed: @node with all behind it, or only what follows from @node. */
typedef struct
{
  LmNode   *node;
  guint     depth;
  gboolean  listed;
} Todo;

static void
push (GArray   *todo,
      LmNode   *node,
      guint     depth,
      gboolean  listed)
{
  const Todo entry = { node, depth, listed };

  if (node != NULL)
    g_array_append_val (todo, entry);
}

/* The last row of all that follows from @node, the variations of @node itself not included. */
static LmNode *
get_last_row (LmNode *node)
{
  LmNode *top = node;
  LmNode *last = node;

  for (;;)
    {
      while (get_first_child (last) != NULL)
        last = get_first_child (last);
      if (last == top || !has_variations (last))
        return last;

      top = get_last_child (lm_node_get_parent (last));
      last = top;
    }
}

/* The row that @node, the youngest child of its parent, comes behind. */
static LmNode *
get_predecessor (LmNode *node)
{
  LmNode *parent = lm_node_get_parent (node);
  guint n_children = lm_node_get_n_children (parent);

  if (n_children > 2)
    return get_last_row (lm_node_get_child (parent, n_children - 2));
  if (n_children == 2)
    return get_first_child (parent);
  if (has_variations (parent))
    return get_last_row (get_last_child (lm_node_get_parent (parent)));

  return parent;
}

static guint
get_depth (LmHistoryModel *self,
           LmNode         *node)
{
  const guint parent = lm_history_model_find (self, lm_node_get_parent (node));

  return get_row (self, parent)->depth + (is_main (node) ? 0 : 1);
}

static gboolean
is_same_row (const Row *one,
             const Row *other)
{
  return one->node == other->node && one->depth == other->depth;
}

/* One after the other: a selection that loses its item would look for it among all that come. */
static void
replace_rows (LmHistoryModel *self,
              guint           index,
              guint           n_removed,
              const Row      *added,
              guint           n_added)
{
  g_array_remove_range (self->rows, index, n_removed);
  g_list_model_items_changed (G_LIST_MODEL (self), index, n_removed, 0);
  g_array_insert_vals (self->rows, index, added, n_added);
  g_list_model_items_changed (G_LIST_MODEL (self), index, 0, n_added);
}

/* What stands as before at the beginning and at the end stays, and with it the rows. */
static void
show_listed (LmHistoryModel *self)
{
  const guint length = MIN (self->rows->len, self->listed->len);
  const guint n_before = self->rows->len;
  guint n_first = 0;
  guint n_last = 0;

  while (n_first < length && is_same_row (get_row (self, n_first), &g_array_index (self->listed, Row, n_first)))
    n_first++;
  while (n_last < length - n_first && is_same_row (get_row (self, n_before - n_last - 1),
                                                   &g_array_index (self->listed, Row, self->listed->len - n_last - 1)))
    n_last++;

  replace_rows (self, n_first, n_before - n_first - n_last, &g_array_index (self->listed, Row, n_first),
                self->listed->len - n_first - n_last);
}

/* With a stack of its own: a tree may be as deep as a game is long. */
static void
list_next (LmHistoryModel *self)
{
  const Todo entry = g_array_index (self->todo, Todo, self->todo->len - 1);
  LmNode *parent = lm_node_get_parent (entry.node);

  g_array_set_size (self->todo, self->todo->len - 1);
  if (entry.listed)
    {
      push (self->todo, get_first_child (entry.node), entry.depth, FALSE);
      return;
    }

  g_array_append_vals (self->listed, &(Row) { entry.node, entry.depth }, 1);
  push (self->todo, entry.node, entry.depth, TRUE);
  if (has_variations (entry.node))
    for (guint i = lm_node_get_n_children (parent) - 1; i > 0; i--)
      push (self->todo, lm_node_get_child (parent, i), entry.depth + 1, FALSE);
}

static gboolean
list_cb (gpointer user_data)
{
  LmHistoryModel *self = user_data;
  const gboolean was_waited_for = self->idle != 0;

  for (guint n_left = MAX_LIST; self->todo->len > 0; n_left--)
    {
      if (n_left == 0)
        return G_SOURCE_CONTINUE;
      list_next (self);
    }

  show_listed (self);
  g_array_set_size (self->listed, 0);
  self->idle = 0;
  if (was_waited_for)
    g_signal_emit (self, listed_signal, 0);
  return G_SOURCE_REMOVE;
}

/* Lists all anew, a long game bit by bit. */
static void
list_tree (LmHistoryModel *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_array_set_size (self->todo, 0);
  g_array_set_size (self->listed, 0);
  if (self->session != NULL)
    push (self->todo, lm_session_get_root (self->session), 0, FALSE);
  if (list_cb (self) == G_SOURCE_CONTINUE)
    self->idle = g_idle_add (list_cb, self);
}

static void
node_added_cb (LmHistoryModel *self,
               LmNode         *node)
{
  guint index;
  Row row;

  if (self->idle != 0)
    {
      list_tree (self);
      return;
    }

  index = lm_history_model_find (self, get_predecessor (node)) + 1;
  row = (Row) { node, get_depth (self, node) };
  g_array_insert_val (self->rows, index, row);
  g_list_model_items_changed (G_LIST_MODEL (self), index, 0, 1);
}

void
lm_history_model_set_session (LmHistoryModel *self,
                              LmSession      *session)
{
  g_return_if_fail (LM_IS_HISTORY_MODEL (self));

  if (self->session == session)
    return;

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  replace_rows (self, 0, self->rows->len, NULL, 0);
  g_set_object (&self->session, session);
  if (session != NULL)
    {
      g_signal_connect_object (session, "node-added", G_CALLBACK (node_added_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (session, "tree-changed", G_CALLBACK (list_tree), self, G_CONNECT_SWAPPED);
    }
  list_tree (self);
}

/* The index of its row, or %LM_HISTORY_NOWHERE. */
guint
lm_history_model_find (LmHistoryModel *self,
                       LmNode         *node)
{
  g_return_val_if_fail (LM_IS_HISTORY_MODEL (self), LM_HISTORY_NOWHERE);

  /* From the end, for that is where games grow. */
  for (guint i = self->rows->len; i > 0; i--)
    if (get_row (self, i - 1)->node == node)
      return i - 1;

  return LM_HISTORY_NOWHERE;
}

LmHistoryModel *
lm_history_model_new (void)
{
  return g_object_new (LM_TYPE_HISTORY_MODEL, NULL);
}

static void
lm_history_model_dispose (GObject *object)
{
  LmHistoryModel *self = LM_HISTORY_MODEL (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (lm_history_model_parent_class)->dispose (object);
}

static void
lm_history_model_finalize (GObject *object)
{
  LmHistoryModel *self = LM_HISTORY_MODEL (object);

  g_array_unref (self->rows);
  g_array_unref (self->todo);
  g_array_unref (self->listed);

  G_OBJECT_CLASS (lm_history_model_parent_class)->finalize (object);
}

static void
lm_history_model_class_init (LmHistoryModelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_history_model_dispose;
  G_OBJECT_CLASS (klass)->finalize = lm_history_model_finalize;

  /* The rows of a long game are those of the tree as it is, at last. */
  listed_signal = lm_signal_new (klass, "listed", 0);
}

static void
lm_history_model_init (LmHistoryModel *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->todo = g_array_new (FALSE, FALSE, sizeof (Todo));
  self->listed = g_array_new (FALSE, FALSE, sizeof (Row));
}
