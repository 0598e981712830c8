/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-info.c: the games that the program knows, in the order of their registration. */

#include "config.h"

#include "lm-game-info.h"

#include "lm-error.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

static GPtrArray *games;

/**
 * lm_game_info_register:
 * @info: (transfer none): a game; static
 *
 * Makes a game known. Only at the start of the program, before any other
 * thread runs; registering the same game again does nothing.
 */
void
lm_game_info_register (const LmGameInfo *info)
{
  g_return_if_fail (info != NULL && info->name != NULL);

  if (games == NULL)
    games = g_ptr_array_new ();
  if (lm_game_info_lookup (info->name) == NULL)
    g_ptr_array_add (games, (gpointer) info);
}

/**
 * lm_game_info_lookup:
 * @name: a game's name in position text
 *
 * Returns: (transfer none) (nullable): the game of that name
 */
const LmGameInfo *
lm_game_info_lookup (const char *name)
{
  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);
      if (g_str_equal (info->name, name))
        return info;
    }

  return NULL;
}

/**
 * lm_game_info_count:
 *
 * Returns: how many games there are
 */
guint
lm_game_info_count (void)
{
  return games != NULL ? games->len : 0;
}

/**
 * lm_game_info_nth:
 * @index: less than lm_game_info_count()
 *
 * Returns: (transfer none): a game, in the order of the chooser
 */
const LmGameInfo *
lm_game_info_nth (guint index)
{
  g_return_val_if_fail (index < lm_game_info_count (), NULL);

  return g_ptr_array_index (games, index);
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
 * lm_table_info_is_by_number:
 * @table: a table
 *
 * Returns: whether it has one row for every number from one to another, so that
 *   those that are known need not be found again
 */
gboolean
lm_table_info_is_by_number (const LmTableInfo *table)
{
  return table->last > 0;
}

/* A run of a table that comes up with the rows that are known once more. */
typedef struct
{
  const LmTableRun *run;
  guint64           n_known; /* so many more */
  LmRowFunc         check;
} Rest;

static gboolean
emit_rest (const char * const *row,
           gpointer            emit_data)
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
      table_run.from += n_known;
      return table_run.from > table_run.to || table->run (&table_run, error);
    }

  table_run.emit = emit_rest;
  table_run.emit_data = &rest;
  return table->run (&table_run, error);
}
