/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rows.h: the rows of a table in a file, with the command that makes it again. */

#pragma once

#include "engine/game/lm-types.h"

/**
 * LmRowsFormat:
 * @LM_ROWS_CSV: a line of names, and one for each row
 * @LM_ROWS_JSON: an object for each row
 * @LM_ROWS_BFILE: an index and a value for each row, as the OEIS has its sequences
 *
 * What a table can be written as.
 */
typedef enum
{
  LM_ROWS_CSV,
  LM_ROWS_JSON,
  LM_ROWS_BFILE,
  LM_ROWS_N_FORMATS,
} LmRowsFormat;

extern const char *const lm_rows_extensions[LM_ROWS_N_FORMATS + 1];

/**
 * LmPlotKind:
 * @LM_PLOT_MAP: a cell for each row, which are two numbers and who wins there
 * @LM_PLOT_CURVE: a column over the first one, or in how many percent of the
 *   rows so far a column is something
 * @LM_PLOT_BARS: likewise, each row by itself, down from 0 where it is less
 * @LM_PLOT_LINE: a mark along one axis for each row
 *
 * What is drawn of a table.
 */
typedef enum
{
  LM_PLOT_MAP,
  LM_PLOT_CURVE,
  LM_PLOT_BARS,
  LM_PLOT_LINE,
} LmPlotKind;

/**
 * LmRows:
 * @columns: (array zero-terminated=1): their names
 * @rows: (element-type GStrv): as many texts each
 * @kind: how it is drawn
 * @title: what it is called in a file
 * @column: (nullable): what is told of the first column in a b-file, or drawn
 *   upright; not needed where there are but two columns
 * @x_name: (nullable): what is across, where not the name of its column
 * @y_name: (nullable): what is upright, likewise
 */
struct _LmRows
{
  GStrv       columns;
  GPtrArray  *rows;
  LmPlotKind  kind;
  char       *title;
  char       *column;
  char       *x_name;
  char       *y_name;
};

LmRows     *lm_rows_new          (const char * const  *columns,
                                  LmPlotKind           kind,
                                  const char          *title,
                                  const char          *column);
void        lm_rows_free         (LmRows              *self);
void        lm_rows_add          (LmRows              *self,
                                  const char * const  *row);
gboolean    lm_rows_add_share    (LmRows              *self,
                                  GError             **error);
const char *lm_rows_get_cell     (const LmRows        *self,
                                  guint                row,
                                  guint                column);

guint       lm_rows_find_sequence
                                 (const LmRows        *self);
gboolean    lm_rows_find_column  (const char * const  *columns,
                                  const char          *name,
                                  guint               *index,
                                  GError             **error);
char       *lm_rows_begin        (const char * const  *columns,
                                  LmRowsFormat         format,
                                  const char          *command);
char       *lm_row_print         (const char * const  *columns,
                                  const char * const  *row,
                                  LmRowsFormat         format,
                                  guint                column,
                                  const char          *last_index,
                                  GError             **error);
GBytes     *lm_rows_write        (const LmRows        *self,
                                  LmRowsFormat         format,
                                  const char          *command,
                                  GError             **error);

void        lm_command_append    (GString             *command,
                                  const char          *word);
char       *lm_command_print     (const char          *words,
                                  GHashTable          *options);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmRows, lm_rows_free)
