/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-table-cache.c: the cache stays within its capacity and drops what was not used for longest. */

#include "engine/solve/lm-table-cache.h"
#include "engine/solve/lm-table.h"

#define TEST_TYPE_TABLE (test_table_get_type ())
G_DECLARE_FINAL_TYPE (TestTable, test_table, TEST, TABLE, GObject)

struct _TestTable
{
  GObject parent_instance;

  guint64 bytes;
};

static void test_table_table_init (LmTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TestTable, test_table, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (LM_TYPE_TABLE, test_table_table_init))

static guint64
test_table_get_bytes (LmTable *table)
{
  return TEST_TABLE (table)->bytes;
}

static void
test_table_table_init (LmTableInterface *iface)
{
  iface->get_bytes = test_table_get_bytes;
}

static void
test_table_class_init (TestTableClass *klass)
{
}

static void
test_table_init (TestTable *self)
{
}

static TestTable *
create_table (guint64 bytes)
{
  TestTable *table = g_object_new (TEST_TYPE_TABLE, NULL);

  table->bytes = bytes;
  return table;
}

static void
insert (LmTableCache *cache,
        const char   *key,
        guint64       bytes)
{
  g_autoptr (TestTable) table = create_table (bytes);

  lm_table_cache_insert (cache, key, table);
}

static gboolean
has (LmTableCache *cache,
     const char   *key)
{
  g_autoptr (GObject) table = lm_table_cache_lookup (cache, key);

  return table != NULL;
}

static void
test_lookup (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (100);
  g_autoptr (TestTable) table = create_table (40);
  g_autoptr (TestTable) found = NULL;

  g_assert_false (has (cache, "a"));
  lm_table_cache_insert (cache, "a", table);
  found = lm_table_cache_lookup (cache, "a");
  g_assert_true (found == table);
  g_assert_cmpuint (lm_table_cache_get_size (cache), ==, 40);
}

static void
test_least_recently_used_goes (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (100);

  insert (cache, "a", 40);
  insert (cache, "b", 40);
  g_assert_true (has (cache, "a"));
  insert (cache, "c", 40);
  g_assert_true (has (cache, "a"));
  g_assert_false (has (cache, "b"));
  g_assert_true (has (cache, "c"));
  g_assert_cmpuint (lm_table_cache_get_size (cache), ==, 80);
}

/* What was taken is not counted and not there until it is put back. */
static void
test_take (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (100);
  g_autoptr (TestTable) table = NULL;

  insert (cache, "a", 40);
  insert (cache, "b", 40);
  table = lm_table_cache_take (cache, "a");
  g_assert_nonnull (table);
  g_assert_false (has (cache, "a"));
  g_assert_cmpuint (lm_table_cache_get_size (cache), ==, 40);
  g_assert_null (lm_table_cache_take (cache, "a"));

  table->bytes = 60;
  lm_table_cache_insert (cache, "a", table);
  g_assert_true (has (cache, "a"));
  g_assert_true (has (cache, "b"));
}

static void
test_same_key_replaces (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (100);

  insert (cache, "a", 90);
  insert (cache, "a", 30);
  insert (cache, "a", 50);
  g_assert_cmpuint (lm_table_cache_get_size (cache), ==, 50);
}

static void
test_too_large_is_not_kept (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (100);
  TestTable *table = create_table (101);

  insert (cache, "a", 60);
  lm_table_cache_insert (cache, "b", table);
  g_assert_true (has (cache, "a"));
  g_assert_false (has (cache, "b"));
  g_assert_finalize_object (table);
}

static void
test_reserve_and_capacity (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (100);

  insert (cache, "a", 40);
  insert (cache, "b", 40);
  lm_table_cache_reserve (cache, 50);
  g_assert_false (has (cache, "a"));
  g_assert_true (has (cache, "b"));
  lm_table_cache_set_capacity (cache, 30);
  g_assert_cmpuint (lm_table_cache_get_size (cache), ==, 0);
  insert (cache, "c", 20);
  lm_table_cache_reserve (cache, 1000);
  g_assert_false (has (cache, "c"));
}

static void
test_tables_are_released (void)
{
  LmTableCache *cache = lm_table_cache_new (100);
  TestTable *table = create_table (10);

  lm_table_cache_insert (cache, "a", table);
  g_assert_finalize_object (cache);
  g_assert_finalize_object (table);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/table-cache/lookup", test_lookup);
  g_test_add_func ("/table-cache/least-recently-used-goes", test_least_recently_used_goes);
  g_test_add_func ("/table-cache/take", test_take);
  g_test_add_func ("/table-cache/same-key-replaces", test_same_key_replaces);
  g_test_add_func ("/table-cache/too-large-is-not-kept", test_too_large_is_not_kept);
  g_test_add_func ("/table-cache/reserve-and-capacity", test_reserve_and_capacity);
  g_test_add_func ("/table-cache/tables-are-released", test_tables_are_released);

  return g_test_run ();
}
