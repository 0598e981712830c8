/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-table.c: the tables of the games, row by row. */

#include "lm-library.h"

#include "engine/game/lm-game-info.h"
#include "engine/keep/lm-rows.h"
#include "engine/keep/lm-table-info.h"

#include <string.h>

/* Other languages can make an empty one, of which there is nothing to say. */
#define IS_TABLE(object) (LAST_MOVE_IS_TABLE (object) && (object)->rows != NULL)

/**
 * LastMoveTable:
 *
 * The rows of a table, as `last-move-solve table` prints them. It never
 * changes, so that any thread may use it.
 */
struct _LastMoveTable
{
  GObject    parent_instance;

  LmRows  *rows; /* NULL while it is empty */
};

G_DEFINE_FINAL_TYPE (LastMoveTable, last_move_table, G_TYPE_OBJECT)

static void
last_move_table_finalize (GObject *object)
{
  LastMoveTable *self = LAST_MOVE_TABLE (object);

  g_clear_pointer (&self->rows, lm_rows_free);

  G_OBJECT_CLASS (last_move_table_parent_class)->finalize (object);
}

static void
last_move_table_class_init (LastMoveTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = last_move_table_finalize;
}

static void
last_move_table_init (LastMoveTable *self)
{
}

/**
 * last_move_table_list_names:
 *
 * Lists the tables of all games.
 *
 * Returns: (transfer full): the names of all tables
 */
GStrv
last_move_table_list_names (void)
{
  g_autoptr (GPtrArray) tables = NULL;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  lm_library_prepare ();
  tables = lm_table_info_list ();
  for (guint i = 0; i < tables->len; i++)
    g_strv_builder_add (names, ((const LmTableInfo *) g_ptr_array_index (tables, i))->name);
  return g_strv_builder_end (names);
}

/* --- computing ----------------------------------------------------------- */

typedef struct
{
  char    *name;
  guint64  from;
  guint64  to;
  GStrv    options;
} Wish;

static void
wish_free (gpointer data)
{
  Wish *wish = data;

  g_free (wish->name);
  g_strfreev (wish->options);
  g_free (wish);
}

static gboolean
emit (const LmCell *row,
      gpointer      rows)
{
  lm_rows_add (rows, row);
  return TRUE;
}

static gpointer
compute (gpointer       source,
         gpointer       data,
         GCancellable  *cancellable,
         GError       **error)
{
  const Wish *wish = data;
  const LmTableInfo *table = lm_table_info_find (wish->name, error);
  g_autoptr (GHashTable) options = lm_library_read_options ((const char * const *) wish->options, table != NULL ? error : NULL);
  g_autoptr (LmSolveContext) context = lm_library_create_context (cancellable, NULL);
  g_autoptr (LastMoveTable) self = g_object_new (LAST_MOVE_TYPE_TABLE, NULL);
  LmTableRun run = {
    .from = wish->from,
    .to = wish->to,
    .options = options,
    .context = context,
    .emit = emit,
  };

  if (table == NULL || options == NULL || !lm_table_info_prepare (table, &run, error))
    return NULL;

  self->rows = run.emit_data = lm_rows_new (lm_table_info_get_columns (table, options), LM_PLOT_CURVE, table->name, NULL);
  return lm_table_info_go_on (table, &run, 0, NULL, error) ? g_steal_pointer (&self) : NULL;
}

/**
 * last_move_table_compute:
 * @name: the name of a table
 * @from: the first row, or 0 for the beginning
 * @to: the last row, or 0 for the usual end
 * @options: (nullable) (array zero-terminated=1): its options: "hole=4",
 *   "graph"; of "map" also "game=black-hole"
 * @cancellable: (nullable): stops the work
 * @error: return location for %LAST_MOVE_ERROR_ARGUMENT,
 *   %LAST_MOVE_ERROR_LIMIT or %G_IO_ERROR_CANCELLED
 *
 * Computes the rows of a table, on the calling thread.
 *
 * Returns: (transfer full): the table
 */
LastMoveTable *
last_move_table_compute (const char          *name,
                         guint64              from,
                         guint64              to,
                         const char * const  *options,
                         GCancellable        *cancellable,
                         GError             **error)
{
  Wish wish = { (char *) name, from, to, (GStrv) options };

  g_return_val_if_fail (name != NULL, NULL);

  lm_library_prepare ();
  return lm_library_return (compute (NULL, &wish, cancellable, error), error);
}

/**
 * last_move_table_compute_async:
 * @name: the name of a table
 * @from: the first row, or 0 for the beginning
 * @to: the last row, or 0 for the usual end
 * @options: (nullable) (array zero-terminated=1): its options
 * @cancellable: (nullable): stops the work
 * @callback: (nullable): called on the main context of the caller
 * @user_data: for @callback
 *
 * Computes the rows of a table, on another thread.
 */
void
last_move_table_compute_async (const char          *name,
                               guint64              from,
                               guint64              to,
                               const char * const  *options,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data)
{
  Wish *wish = NULL;

  g_return_if_fail (name != NULL);

  lm_library_prepare ();
  wish = g_new (Wish, 1);
  *wish = (Wish) { g_strdup (name), from, to, g_strdupv ((GStrv) options) };
  lm_library_run (NULL, compute, wish, wish_free, g_object_unref, cancellable, callback, user_data);
}

/**
 * last_move_table_compute_finish:
 * @result: what the callback was given
 * @error: return location for %LAST_MOVE_ERROR_ARGUMENT,
 *   %LAST_MOVE_ERROR_LIMIT or %G_IO_ERROR_CANCELLED
 *
 * Ends last_move_table_compute_async().
 *
 * Returns: (transfer full): the table
 */
LastMoveTable *
last_move_table_compute_finish (GAsyncResult  *result,
                                GError       **error)
{
  return lm_library_finish (NULL, result, error);
}

/* --- what there is ------------------------------------------------------- */

/**
 * last_move_table_list_columns:
 * @self: a table
 *
 * Lists the columns.
 *
 * Returns: (transfer full): the names of its columns
 */
GStrv
last_move_table_list_columns (LastMoveTable *self)
{
  g_return_val_if_fail (IS_TABLE (self), NULL);

  return g_strdupv (self->rows->columns);
}

/**
 * last_move_table_get_n_rows:
 * @self: a table
 *
 * Counts the rows.
 *
 * Returns: how many rows it has
 */
guint
last_move_table_get_n_rows (LastMoveTable *self)
{
  g_return_val_if_fail (IS_TABLE (self), 0);

  return lm_rows_count (self->rows);
}

/**
 * last_move_table_get_row:
 * @self: a table
 * @index: a row, from 0
 *
 * Picks a row.
 *
 * Returns: (transfer full): its cells; none where there is no such row
 */
GStrv
last_move_table_get_row (LastMoveTable *self,
                         guint          index)
{
  g_return_val_if_fail (IS_TABLE (self), NULL);

  return index < lm_rows_count (self->rows) ? lm_row_to_texts (lm_rows_get (self->rows, index)) : g_new0 (char *, 1);
}

static guint
find_column (LastMoveTable *self,
             const char    *name)
{
  guint column = 0;

  while (self->rows->columns[column] != NULL && !g_str_equal (self->rows->columns[column], name))
    column++;
  return column;
}

/**
 * last_move_table_get_column:
 * @self: a table
 * @name: the name of a column
 *
 * Picks a column.
 *
 * Returns: (transfer full): its cells from the first row on; none where there
 *   is no such column
 */
GStrv
last_move_table_get_column (LastMoveTable *self,
                            const char    *name)
{
  g_autoptr (GStrvBuilder) cells = g_strv_builder_new ();
  guint column;

  g_return_val_if_fail (IS_TABLE (self) && name != NULL, NULL);

  column = find_column (self, name);
  for (guint i = 0; self->rows->columns[column] != NULL && i < lm_rows_count (self->rows); i++)
    {
      g_autofree char *text = lm_cell_to_string (&lm_rows_get (self->rows, i)[column]);

      g_strv_builder_add (cells, text);
    }
  return g_strv_builder_end (cells);
}
