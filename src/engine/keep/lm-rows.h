/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rows.h: the rows of a table in a file, with the command that makes it again. */

#pragma once

#include "engine/game/lm-types.h"
#include "lm-cell.h"

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
 * @cells: (element-type LmCell): row by row, each with an end behind it
 * @texts: those of the cells
 * @kind: how it is drawn
 * @title: what it is called in a file
 * @column: (nullable): what is told of the first column in a b-file, or drawn
 *   upright; not needed where there are but two columns
 * @x_name: (nullable): what is across, where not the name of its column
 * @y_name: (nullable): what is upright, likewise
 */
struct _LmRows
{
  GStrv         columns;
  GArray       *cells;
  GStringChunk *texts;
  LmPlotKind    kind;
  char         *title;
  char         *column;
  char         *x_name;
  char         *y_name;
};

/**
 * LmBFile:
 * @column: which column has the values
 * @winner: 0, or which column says who wins, where @column has the numbers that
 *   player 2 wins
 * @begun: whether there was a row
 * @index: the first number of the last row
 * @n: how many numbers there are of those that player 2 wins
 *
 * How far a b-file is.
 */
typedef struct
{
  guint    column;
  guint    winner;
  gboolean begun;
  guint64  index;
  guint64  n;
} LmBFile;

LmRows       *lm_rows_new          (const char * const  *columns,
                                    LmPlotKind           kind,
                                    const char          *title,
                                    const char          *column);
LmRows       *lm_rows_copy         (const LmRows        *self);
void          lm_rows_free         (LmRows              *self);
void          lm_rows_add          (LmRows              *self,
                                    const LmCell        *row);
void          lm_rows_append       (LmRows              *self,
                                    const LmRows        *others);
void          lm_rows_clear        (LmRows              *self);
gboolean      lm_rows_add_share    (LmRows              *self,
                                    GError             **error);
guint         lm_rows_count        (const LmRows        *self);
const LmCell *lm_rows_get          (const LmRows        *self,
                                    guint                row);

guint       lm_rows_find_sequence
                                 (const LmRows        *self);
gboolean    lm_rows_find_column  (const char * const  *columns,
                                  const char          *name,
                                  guint               *index,
                                  GError             **error);
gboolean    lm_bfile_begin       (const char * const  *columns,
                                  const char          *name,
                                  LmBFile             *bfile,
                                  GError             **error);
char       *lm_rows_begin        (const char * const  *columns,
                                  LmRowsFormat         format,
                                  const char          *command);
char       *lm_row_print         (const char * const  *columns,
                                  const LmCell        *row,
                                  LmRowsFormat         format,
                                  LmBFile             *bfile,
                                  GError             **error);
GBytes     *lm_rows_write        (const LmRows        *self,
                                  LmRowsFormat         format,
                                  const char          *command,
                                  GError             **error);

void        lm_command_append    (GString             *command,
                                  const char          *word);
char       *lm_command_print     (const char          *words,
                                  GHashTable          *options);

char     *lm_row_to_csv              (const char * const  *row,
                                     guint                n_columns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmRows, lm_rows_free)
