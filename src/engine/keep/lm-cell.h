/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cell.h: what stands in a row of a table: a number that stays a number, or a text. */

#pragma once

#include <glib.h>

/**
 * LmCellKind:
 * @LM_CELL_END: none; it is behind the last one of a row
 * @LM_CELL_EMPTY: nothing
 * @LM_CELL_NUMBER: a whole number
 * @LM_CELL_FRACTION: a fraction in lowest terms
 * @LM_CELL_REAL: a number with digits behind the point
 * @LM_CELL_TEXT: a text, which may be a number too long for the others
 *
 * What a cell is.
 */
typedef enum
{
  LM_CELL_END,
  LM_CELL_EMPTY,
  LM_CELL_NUMBER,
  LM_CELL_FRACTION,
  LM_CELL_REAL,
  LM_CELL_TEXT,
} LmCellKind;

/**
 * LmCell:
 * @kind: an #LmCellKind
 * @digits: of a real, how many are behind the point; %LM_CELL_ALL_DIGITS for
 *   as many as tell it from all others
 * @denominator: of a fraction
 * @number: a whole number, or the numerator of a fraction
 * @text: a text, which belongs to whoever has the cell
 * @real: a real
 *
 * A text is made of it only for people and for files; charts take its number.
 * There may be millions of them, so it is small.
 */
typedef struct
{
  guint64 kind : 4;
  guint64 digits : 4;
  guint64 denominator : 56;
  union
  {
    guint64     number;
    const char *text;
    double      real;
  };
} LmCell;

#define LM_CELL_ALL_DIGITS 15

/* The cells of a row, for as long as the block in which it stands. */
#define LM_ROW(...) ((const LmCell[]) { __VA_ARGS__, { LM_CELL_END } })

static inline LmCell
lm_cell_number (guint64 number)
{
  return (LmCell) { .kind = LM_CELL_NUMBER, .number = number };
}

/* Empty where @number is @unknown. */
static inline LmCell
lm_cell_unless (guint64 number,
                guint64 unknown)
{
  return (LmCell) { .kind = number == unknown ? LM_CELL_EMPTY : LM_CELL_NUMBER, .number = number };
}

static inline LmCell
lm_cell_fraction (guint64 numerator,
                  guint64 denominator)
{
  g_assert (denominator >> 56 == 0);
  return (LmCell) { .kind = denominator == 1 ? LM_CELL_NUMBER : LM_CELL_FRACTION, .denominator = denominator, .number = numerator };
}

static inline LmCell
lm_cell_real (double real,
              guint  digits)
{
  return (LmCell) { .kind = LM_CELL_REAL, .digits = digits, .real = real };
}

LmCell   lm_cell_text       (const char    *text);
LmCell   lm_cell_parse      (const char    *text);
char    *lm_cell_to_string  (const LmCell  *cell);
gboolean lm_cell_is         (const LmCell  *cell,
                             const char    *text);
gboolean lm_cell_get_number (const LmCell  *cell,
                             double        *number);
GStrv    lm_row_to_texts    (const LmCell  *row);
