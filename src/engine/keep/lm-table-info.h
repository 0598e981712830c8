/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-table-info.h: the listings that the command line and the pages ask for: a name, columns, options, and what finds the rows. */

#pragma once

#include "engine/game/lm-types.h"
#include "lm-cell.h"

/**
 * LmRowFunc:
 * @row: as many cells as the table has columns, with an end behind them
 * @emit_data: of the run
 *
 * Returns: whether somebody reads on
 */
typedef gboolean (* LmRowFunc) (const LmCell *row,
                                gpointer      emit_data);

/**
 * LmTableRun:
 * @from: first index asked for, or 0 when not given
 * @to: last index asked for, or 0 when not given
 * @options: (element-type utf8 utf8): the table's own options; a flag has ""
 * @context: limits, cancellation and progress
 * @emit: takes one row; where it returns %FALSE the table should stop
 * @emit_data: for @emit
 *
 * @whole: whether nothing is wanted unless the limits allow for all rows
 * @keep: (nullable): a file where a row that takes long may keep how far it is
 *
 * One run of a table.
 */
typedef struct
{
  guint64          from;
  guint64          to;
  GHashTable      *options;
  LmSolveContext  *context;
  LmRowFunc        emit;
  gpointer         emit_data;
  gboolean         whole;
  const char      *keep;
} LmTableRun;

/**
 * LmTableInfo:
 * @name: what `last-move-solve table` calls it
 * @summary: one line for --help
 * @options: the names of its own options, %NULL-terminated, or %NULL; a name
 *   that ends in "=" takes a value
 * @columns: the header, unless it depends on the options
 * @get_columns: (nullable): in that case the header for these; the names are static
 * @run: emits the rows as they are ready; sets an error when cancelled, out of
 *   its limits or asked for what cannot be
 * @first: where a table begins that has one row for every number from one to
 *   another, when no beginning is asked for
 * @last: where it ends when no end is asked for and it does not begin later; 0
 *   for a table with other rows
 * @apart: of a table with a row for each number, how far these are apart; 0 for 1
 * @grows: of a table with other rows, whether those of a nearer end are the
 *   first of those of a farther one
 * @is_map: whether it is drawn as a map: two numbers, and who wins there
 * @any_options: whether it takes options that @options does not name, and looks
 *   at them itself
 */
struct _LmTableInfo
{
  const char          *name;
  const char          *summary;
  const char * const  *options;
  const char          *columns[6];
  const char * const * (* get_columns) (GHashTable  *options);
  gboolean             (* run)         (LmTableRun  *run,
                                        GError     **error);
  guint64              first;
  guint64              last;
  gboolean             grows;
  guint                apart;
  gboolean             is_map;
  gboolean             any_options;
};

void              lm_table_info_add           (const LmTableInfo  *table);
GPtrArray        *lm_table_info_list          (void);
const LmTableInfo *
                  lm_table_info_find          (const char          *name,
                                               GError             **error);
gboolean          lm_table_info_prepare       (const LmTableInfo   *table,
                                               LmTableRun          *run,
                                               GError             **error);
const char * const *
                  lm_table_info_get_columns   (const LmTableInfo  *table,
                                               GHashTable         *options);
gboolean          lm_table_info_is_by_number  (const LmTableInfo  *table);
guint             lm_table_info_get_apart     (const LmTableInfo  *table);
gboolean          lm_table_run_get_range      (const LmTableRun   *run,
                                               guint64             otherwise,
                                               guint64             most,
                                               guint64            *from,
                                               guint64            *to,
                                               GError            **error);
gboolean          lm_table_info_go_on         (const LmTableInfo  *table,
                                               const LmTableRun   *run,
                                               guint64             n_known,
                                               LmRowFunc           check,
                                               GError            **error);
