/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-history-model.c: the tree of a session as a list, variations behind the move that they replace. */

#include "lm-history-model.h"

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
  GPtrArray *items;
};

static void lm_history_model_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmHistoryModel, lm_history_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, lm_history_model_list_model_init))

static GType
lm_history_model_get_item_type (GListModel *model)
{
  return LM_TYPE_HISTORY_ITEM;
}

static guint
lm_history_model_get_n_items (GListModel *model)
{
  return LM_HISTORY_MODEL (model)->items->len;
}

static gpointer
lm_history_model_get_item (GListModel *model,
                           guint       position)
{
  LmHistoryModel *self = LM_HISTORY_MODEL (model);

  if (position >= self->items->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->items, position));
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

/* Lists the tree from @root on with a stack of its own: a tree may be as deep as a game is long. */
static void
list_tree (LmHistoryModel *self,
           LmNode         *root)
{
  g_autoptr (GArray) todo = g_array_new (FALSE, FALSE, sizeof (Todo));

  push (todo, root, 0, FALSE);
  while (todo->len > 0)
    {
      Todo entry = g_array_index (todo, Todo, todo->len - 1);
      LmNode *parent = lm_node_get_parent (entry.node);

      g_array_set_size (todo, todo->len - 1);
      if (entry.listed)
        {
          push (todo, get_first_child (entry.node), entry.depth, FALSE);
          continue;
        }

      g_ptr_array_add (self->items, lm_history_item_new (entry.node, entry.depth));
      push (todo, entry.node, entry.depth, TRUE);
      if (has_variations (entry.node))
        for (guint i = lm_node_get_n_children (parent) - 1; i > 0; i--)
          push (todo, lm_node_get_child (parent, i), entry.depth + 1, FALSE);
    }
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
  guint parent = lm_history_model_find (self, lm_node_get_parent (node));
  LmHistoryItem *item = g_ptr_array_index (self->items, parent);

  return item->depth + (is_main (node) ? 0 : 1);
}

static void
node_added_cb (LmHistoryModel *self,
               LmNode         *node)
{
  guint index = lm_history_model_find (self, get_predecessor (node)) + 1;

  g_ptr_array_insert (self->items, index, lm_history_item_new (node, get_depth (self, node)));
  g_list_model_items_changed (G_LIST_MODEL (self), index, 0, 1);
}

/* Whether the row that was at @old is the one at @new; then it stays. */
static gboolean
keep_row (LmHistoryModel *self,
          guint           new,
          GPtrArray      *before,
          guint           old)
{
  LmHistoryItem *item = g_ptr_array_index (before, old);
  LmHistoryItem *listed = g_ptr_array_index (self->items, new);

  if (item->node != listed->node || item->depth != listed->depth)
    return FALSE;

  g_object_unref (listed);
  g_ptr_array_index (self->items, new) = g_object_ref (item);
  return TRUE;
}

/* Lists all anew; what stands as before at the beginning and at the end stays, and with it the rows. */
static void
tree_changed_cb (LmHistoryModel *self)
{
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->items);
  guint n_first = 0;
  guint n_last = 0;
  guint length;

  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  list_tree (self, lm_session_get_root (self->session));
  length = MIN (before->len, self->items->len);
  while (n_first < length && keep_row (self, n_first, before, n_first))
    n_first++;
  while (n_last < length - n_first && keep_row (self, self->items->len - n_last - 1, before, before->len - n_last - 1))
    n_last++;

  g_list_model_items_changed (G_LIST_MODEL (self), n_first, before->len - n_first - n_last,
                              self->items->len - n_first - n_last);
}

void
lm_history_model_set_session (LmHistoryModel *self,
                              LmSession      *session)
{
  guint n_removed;

  g_return_if_fail (LM_IS_HISTORY_MODEL (self));

  if (self->session == session)
    return;

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  n_removed = self->items->len;
  g_ptr_array_set_size (self->items, 0);

  g_set_object (&self->session, session);
  if (session != NULL)
    {
      list_tree (self, lm_session_get_root (session));
      g_signal_connect_object (session, "node-added", G_CALLBACK (node_added_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (session, "tree-changed", G_CALLBACK (tree_changed_cb), self, G_CONNECT_SWAPPED);
    }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_removed, self->items->len);
}

/* The index of its row, or %LM_HISTORY_NOWHERE. */
guint
lm_history_model_find (LmHistoryModel *self,
                       LmNode         *node)
{
  g_return_val_if_fail (LM_IS_HISTORY_MODEL (self), LM_HISTORY_NOWHERE);

  /* From the end, for that is where games grow. */
  for (guint i = self->items->len; i > 0; i--)
    {
      LmHistoryItem *item = g_ptr_array_index (self->items, i - 1);

      if (item->node == node)
        return i - 1;
    }

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
  g_clear_object (&self->session);

  G_OBJECT_CLASS (lm_history_model_parent_class)->dispose (object);
}

static void
lm_history_model_finalize (GObject *object)
{
  g_ptr_array_unref (LM_HISTORY_MODEL (object)->items);

  G_OBJECT_CLASS (lm_history_model_parent_class)->finalize (object);
}

static void
lm_history_model_class_init (LmHistoryModelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_history_model_dispose;
  G_OBJECT_CLASS (klass)->finalize = lm_history_model_finalize;
}

static void
lm_history_model_init (LmHistoryModel *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}
