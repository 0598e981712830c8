/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-table-cache.c: solved tables, kept until the memory budget is needed for others. */

#include "lm-table-cache.h"

#include "lm-table.h"

typedef struct
{
  char    *key;
  GObject *table;
  guint64  bytes;
} Entry;

struct _LmTableCache
{
  GObject  parent_instance;

  GMutex   mutex;
  GQueue   entries; /* of Entry, the one used last at the head */
  guint64  size;
  guint64  capacity;
};

G_DEFINE_FINAL_TYPE (LmTableCache, lm_table_cache, G_TYPE_OBJECT)

static void
entry_free (Entry *entry)
{
  g_free (entry->key);
  g_object_unref (entry->table);
  g_free (entry);
}

static GList *
find_entry (LmTableCache *self,
            const char   *key)
{
  for (GList *link = self->entries.head; link != NULL; link = link->next)
    {
      Entry *entry = link->data;
      if (g_str_equal (entry->key, key))
        return link;
    }

  return NULL;
}

static void
drop_entry (LmTableCache *self,
            GList        *link)
{
  Entry *entry = link->data;

  self->size -= entry->bytes;
  g_queue_delete_link (&self->entries, link);
  entry_free (entry);
}

static void
shrink (LmTableCache *self,
        guint64       wanted)
{
  while (self->entries.tail != NULL && (self->size > wanted))
    drop_entry (self, self->entries.tail);
}

static void
lm_table_cache_finalize (GObject *object)
{
  LmTableCache *self = LM_TABLE_CACHE (object);

  g_queue_clear_full (&self->entries, (GDestroyNotify) entry_free);
  g_mutex_clear (&self->mutex);

  G_OBJECT_CLASS (lm_table_cache_parent_class)->finalize (object);
}

static void
lm_table_cache_class_init (LmTableCacheClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_table_cache_finalize;
}

static void
lm_table_cache_init (LmTableCache *self)
{
  g_mutex_init (&self->mutex);
  g_queue_init (&self->entries);
}

/**
 * lm_table_cache_new:
 * @capacity: bytes that all tables together may take
 *
 * All functions of a cache may be called from any thread.
 *
 * Returns: (transfer full): an empty cache
 */
LmTableCache *
lm_table_cache_new (guint64 capacity)
{
  LmTableCache *self = g_object_new (LM_TYPE_TABLE_CACHE, NULL);

  self->capacity = capacity;
  return self;
}

/**
 * lm_table_cache_set_capacity:
 * @self: a cache
 * @capacity: bytes that all tables together may take
 *
 * Drops the tables that were not used for longest until the rest fits.
 */
void
lm_table_cache_set_capacity (LmTableCache *self,
                             guint64       capacity)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  self->capacity = capacity;
  shrink (self, capacity);
}

/**
 * lm_table_cache_get_size:
 * @self: a cache
 *
 * Returns: bytes that the tables in it take
 */
guint64
lm_table_cache_get_size (LmTableCache *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  return self->size;
}

/**
 * lm_table_cache_lookup:
 * @self: a cache
 * @key: the table's key, such as "zeckendorf:n=100"
 *
 * Returns: (transfer full) (nullable) (type GObject): the table
 */
gpointer
lm_table_cache_lookup (LmTableCache *self,
                       const char   *key)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);
  GList *link = find_entry (self, key);

  if (link == NULL)
    return NULL;

  g_queue_unlink (&self->entries, link);
  g_queue_push_head_link (&self->entries, link);
  return g_object_ref (((Entry *) link->data)->table);
}

/**
 * lm_table_cache_take:
 * @self: a cache
 * @key: what the table is of
 *
 * Like lm_table_cache_lookup(), and takes the table out, for a solver that goes
 * on filling it: two questions are answered at a time, and what one of them
 * changes the other must not see. To be put back with lm_table_cache_insert().
 *
 * Returns: (transfer full) (nullable): the table
 */
gpointer
lm_table_cache_take (LmTableCache *self,
                     const char   *key)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);
  GList *link = find_entry (self, key);
  gpointer table;

  if (link == NULL)
    return NULL;

  table = g_object_ref (((Entry *) link->data)->table);
  drop_entry (self, link);
  return table;
}

/**
 * lm_table_cache_insert:
 * @self: a cache
 * @key: the table's key
 * @table: (type GObject): the table; the cache takes a reference of its own
 *
 * Keeps @table, in place of one of the same key, and drops the tables that
 * were not used for longest until all fit. A table larger than the capacity is
 * not kept.
 */
void
lm_table_cache_insert (LmTableCache *self,
                       const char   *key,
                       gpointer      table)
{
  const guint64 bytes = lm_table_get_bytes (table);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);
  GList *link = find_entry (self, key);
  Entry *entry;

  g_object_ref (table);
  if (link != NULL)
    drop_entry (self, link);

  if (bytes > self->capacity)
    {
      g_object_unref (table);
      return;
    }

  shrink (self, self->capacity - bytes);
  entry = g_new0 (Entry, 1);
  entry->key = g_strdup (key);
  entry->table = table;
  entry->bytes = bytes;
  g_queue_push_head (&self->entries, entry);
  self->size += bytes;
}

/**
 * lm_table_cache_reserve:
 * @self: a cache
 * @bytes: memory that a new table is about to take
 *
 * Drops tables so that those left and the new one stay within the capacity.
 */
void
lm_table_cache_reserve (LmTableCache *self,
                        guint64       bytes)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  shrink (self, bytes < self->capacity ? self->capacity - bytes : 0);
}
