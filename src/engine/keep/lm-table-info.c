/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-table-info.c: the listings of all games, and how one of them is run. */

#include "lm-table-info.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* Those of no game. */
static GPtrArray *added;

/**
 * lm_table_info_add:
 * @table: (transfer none): a table that belongs to no game; static
 *
 * Makes a table known that is of all games. Only at the start of the program,
 * before any other thread runs; adding the same table again does nothing.
 */
void
lm_table_info_add (const LmTableInfo *table)
{
  if (added == NULL)
    added = g_ptr_array_new ();
  if (!g_ptr_array_find (added, table, NULL))
    g_ptr_array_add (added, (gpointer) table);
}

/**
 * lm_table_run_get_range:
 * @run: a run of a table
 * @otherwise: where the table ends if no end is asked for and it does not begin
 *   later
 * @most: the farthest end that there is
 * @from: (out): where it begins
 * @to: (out): where it ends
 * @error: return location for %LM_ERROR_ARGUMENT
 *
 * Returns: whether there are such rows
 */
gboolean
lm_table_run_get_range (const LmTableRun  *run,
                        guint64            otherwise,
                        guint64            most,
                        guint64           *from,
                        guint64           *to,
                        GError           **error)
{
  *from = MAX (run->from, 1);
  *to = run->to > 0 ? run->to : MAX (*from, otherwise);
  if (MAX (*from, *to) > most)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("This table goes up to %" PRIu64 " and no further."), most);
  else if (*from > *to)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
                 _("The table would begin at %" PRIu64 ", after its end at %" PRIu64 "."), *from, *to);
  else
    return TRUE;

  return FALSE;
}

/**
 * lm_table_info_list:
 *
 * Returns: (transfer container) (element-type LmTableInfo): the tables of every
 *   game, and those of all games last
 */
GPtrArray *
lm_table_info_list (void)
{
  GPtrArray *tables = g_ptr_array_new ();

  for (guint i = 0; i < lm_game_info_count (); i++)
    for (const LmTableInfo *table = lm_game_info_nth (i)->tables; table != NULL && table->name != NULL; table++)
      g_ptr_array_add (tables, (gpointer) table);
  for (guint i = 0; added != NULL && i < added->len; i++)
    g_ptr_array_add (tables, g_ptr_array_index (added, i));

  return tables;
}

/**
 * lm_table_info_find:
 * @name: (nullable): a name
 * @error: return location for %LM_ERROR_ARGUMENT
 *
 * Returns: (transfer none) (nullable): the table of that name
 */
const LmTableInfo *
lm_table_info_find (const char  *name,
                    GError     **error)
{
  g_autoptr (GPtrArray) tables = lm_table_info_list ();
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; i < tables->len; i++)
    {
      const LmTableInfo *table = g_ptr_array_index (tables, i);

      if (g_strcmp0 (table->name, name) == 0)
        return table;
      g_string_append_printf (known, i > 0 ? ", %s" : "%s", table->name);
    }

  if (name == NULL)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("The name of a table is missing: %s."), known->str);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("There is no table “%s”, only %s."), name, known->str);
  return NULL;
}

static gboolean
has_option (const LmTableInfo *table,
            const char        *name)
{
  g_autofree char *with_value = g_strconcat (name, "=", NULL);

  return table->options != NULL && (g_strv_contains (table->options, name) || g_strv_contains (table->options, with_value));
}

static gboolean
check_options (const LmTableInfo  *table,
               GHashTable         *options,
               GError            **error)
{
  GHashTableIter iter;
  gpointer name, text;

  g_hash_table_iter_init (&iter, options);
  while (!table->any_options && g_hash_table_iter_next (&iter, &name, &text))
    if (!has_option (table, name))
      return lm_refuse (error, LM_ERROR_ARGUMENT, _("The table “%s” has no option --%s."), table->name, (char *) name);
    else if (*(char *) text != '\0' && g_strv_contains (table->options, name))
      return lm_refuse (error, LM_ERROR_ARGUMENT, _("--%s takes no value, but has “%s”."), (char *) name, (char *) text);

  return TRUE;
}

/**
 * lm_table_info_get_columns:
 * @table: a table
 * @options: what is asked of it
 *
 * Returns: (array zero-terminated=1): the names of its columns
 */
const char * const *
lm_table_info_get_columns (const LmTableInfo *table,
                           GHashTable        *options)
{
  return table->get_columns != NULL ? table->get_columns (options) : table->columns;
}

/**
 * lm_table_info_prepare:
 * @table: a table
 * @run: what is wanted of it; gets its whole range where @table has one row for
 *   each number
 * @error: return location for %LM_ERROR_ARGUMENT
 *
 * Returns: whether @table has those options and there is such a range
 */
gboolean
lm_table_info_prepare (const LmTableInfo  *table,
                       LmTableRun         *run,
                       GError            **error)
{
  if (!check_options (table, run->options, error))
    return FALSE;
  if (run->to != 0 && run->from > run->to)
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("--from %" PRIu64 " is beyond --to %" PRIu64 "."), run->from, run->to);

  if (lm_table_info_is_by_number (table) && run->from == 0)
    run->from = table->first;
  if (lm_table_info_is_by_number (table) && run->to == 0)
    run->to = MAX (run->from, table->last);
  return TRUE;
}

/* Returns: whether it has one row for every number from one to another, so that those that are known need not
   be found again */
gboolean
lm_table_info_is_by_number (const LmTableInfo *table)
{
  return table->last > 0;
}

/* Returns: how far the numbers of its rows are apart */
guint
lm_table_info_get_apart (const LmTableInfo *table)
{
  return MAX (table->apart, 1);
}

/* A run of a table that comes up with the rows that are known once more. */
typedef struct
{
  const LmTableRun *run;
  guint64           n_known; /* so many more */
  LmRowFunc         check;
} Rest;

static gboolean
emit_rest (const LmCell *row,
           gpointer      emit_data)
{
  Rest *rest = emit_data;

  if (rest->n_known == 0)
    return rest->run->emit (row, rest->run->emit_data);

  rest->n_known--;
  return rest->check == NULL || rest->check (row, rest->run->emit_data);
}

/**
 * lm_table_info_go_on:
 * @table: a table
 * @run: what is wanted of it, from the first row on
 * @n_known: how many of the first rows are known
 * @check: (nullable): gets those, with the data of @run, where the table has to
 *   come up with them once more
 * @error: what @table says
 *
 * Finds the rows that are not known.
 *
 * Returns: whether that succeeded
 */
gboolean
lm_table_info_go_on (const LmTableInfo  *table,
                     const LmTableRun   *run,
                     guint64             n_known,
                     LmRowFunc           check,
                     GError            **error)
{
  Rest rest = { run, n_known, check };
  LmTableRun table_run = *run;

  if (lm_table_info_is_by_number (table))
    {
      table_run.from += n_known * lm_table_info_get_apart (table);
      return table_run.from > table_run.to || table->run (&table_run, error);
    }

  table_run.emit = emit_rest;
  table_run.emit_data = &rest;
  return table->run (&table_run, error);
}
