/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.c: where the numbers stand on the slate. */

#include "board.h"

/* Around all of it. */
#define MARGIN 12

/* A column's place: the pair of columns, its side of it, and the row in it. */
typedef struct
{
  guint unit;
  guint side;
  guint row;
} Cell;

static guint
divide_up (guint a,
           guint b)
{
  return a / b + (a % b != 0);
}

/* The residue on one side of a pair of columns; G_MAXUINT where that side has none. */
static guint
get_residue (const LmZahlenschlachtLayout *layout,
             guint                         unit,
             guint                         side)
{
  guint residue = layout->first_unit + unit;

  if (residue == 0)
    return side == 0 ? 0 : layout->d % 2 == 0 ? layout->d / 2 : G_MAXUINT;

  return side == 0 ? residue : layout->d - residue;
}

static guint
get_number (const LmZahlenschlachtLayout *layout,
            const Cell                   *cell)
{
  guint residue = get_residue (layout, cell->unit, cell->side);
  guint64 number;

  if (cell->unit >= layout->units || cell->row >= layout->rows || residue == G_MAXUINT)
    return 0;

  number = (guint64) cell->row * layout->d + (residue == 0 ? layout->d : residue);
  return number <= layout->n ? number : 0;
}

static void
get_cell (const LmZahlenschlachtLayout *layout,
          guint                         number,
          Cell                         *cell)
{
  guint residue = number % layout->d;
  gboolean own_inverse = residue == 0 || residue == layout->d - residue;

  cell->row = (number - 1) / layout->d;
  cell->side = own_inverse ? residue != 0 : residue > layout->d - residue;
  cell->unit = own_inverse ? 0 : MIN (residue, layout->d - residue) - layout->first_unit;
}

/* Rows in which the residues stand below each other, as far as the width allows. */
static void
lay_out_rows (LmZahlenschlachtLayout *layout,
              int                     width)
{
  const int pitch = layout->tile + layout->gap;
  guint fitting = MAX (1, (width + layout->gap) / pitch);

  layout->columns = MIN (fitting, layout->n);
  if (layout->d <= layout->columns)
    layout->columns -= layout->columns % layout->d;
  layout->rows = divide_up (layout->n, layout->columns);
  layout->left = MARGIN + MAX (0, width + layout->gap - (int) layout->columns * pitch) / 2;
  layout->height = 2 * MARGIN + layout->rows * pitch - layout->gap;
}

static void
lay_out_bands (LmZahlenschlachtLayout *layout,
               int                     width)
{
  const int pitch = layout->tile + layout->gap;
  const int space = layout->tile / 3;
  guint n_bands;

  /* The column of residue 0, with that of d/2, unless both are empty. */
  layout->first_unit = layout->d <= layout->n || (layout->d % 2 == 0 && layout->d / 2 <= layout->n) ? 0 : 1;
  layout->units = MIN ((layout->d - 1) / 2, layout->n) + 1 - layout->first_unit;
  layout->header = layout->tile / 2;
  layout->unit_pitch = 2 * pitch - layout->gap + space;
  layout->rows = divide_up (layout->n, layout->d);
  layout->band_pitch = layout->header + layout->rows * pitch + space;
  layout->columns = CLAMP ((width + space) / layout->unit_pitch, 1, (int) layout->units);
  n_bands = divide_up (layout->units, layout->columns);
  layout->left = MARGIN + MAX (0, width + space - (int) layout->columns * layout->unit_pitch) / 2;
  layout->height = 2 * MARGIN + n_bands * layout->band_pitch - space - layout->gap;
}

/* Arranges the numbers. Where the slate is too narrow for one tile, or one pair of columns, they reach out of it. */
void
lm_zahlenschlacht_layout_init (LmZahlenschlachtLayout *layout,
                               guint                   n,
                               guint                   d,
                               LmZahlenschlachtOrder   order,
                               int                     tile,
                               int                     width)
{
  *layout = (LmZahlenschlachtLayout) { .n = n, .d = d, .order = order, .tile = tile, .gap = MAX (2, tile / 10) };
  if (order == LM_ZAHLENSCHLACHT_BY_RESIDUE)
    lay_out_bands (layout, width - 2 * MARGIN);
  else
    lay_out_rows (layout, width - 2 * MARGIN);
}

/* Whether the residues stand below each other, or all columns beside each other. */
static gboolean
is_tidy (const LmZahlenschlachtLayout *layout)
{
  return layout->order == LM_ZAHLENSCHLACHT_BY_RESIDUE ? layout->columns == layout->units
                                                       : layout->columns % layout->d == 0;
}

/*
 * The largest tile with which all numbers fit and stand in one column for each residue, or else with which all fit;
 * @smallest when they do not.
 */
int
lm_zahlenschlacht_layout_fit (guint                 n,
                              guint                 d,
                              LmZahlenschlachtOrder order,
                              int                   smallest,
                              int                   largest,
                              int                   width,
                              int                   height)
{
  int best = smallest;

  for (int tile = largest; tile > smallest; tile--)
    {
      LmZahlenschlachtLayout layout;

      lm_zahlenschlacht_layout_init (&layout, n, d, order, tile, width);
      if (layout.height <= height && is_tidy (&layout))
        return tile;
      if (layout.height <= height)
        best = MAX (best, tile);
    }

  return best;
}

static int
get_unit_left (const LmZahlenschlachtLayout *layout,
               guint                         unit)
{
  return layout->left + (unit % layout->columns) * layout->unit_pitch;
}

static int
get_band_top (const LmZahlenschlachtLayout *layout,
              guint                         unit)
{
  return MARGIN + (unit / layout->columns) * layout->band_pitch;
}

void
lm_zahlenschlacht_layout_get_tile (const LmZahlenschlachtLayout *layout,
                                   guint                         number,
                                   GdkRectangle                 *tile)
{
  const int pitch = layout->tile + layout->gap;
  Cell cell;

  tile->width = tile->height = layout->tile;
  if (layout->order == LM_ZAHLENSCHLACHT_IN_ORDER)
    {
      tile->x = layout->left + ((number - 1) % layout->columns) * pitch;
      tile->y = MARGIN + ((number - 1) / layout->columns) * pitch;
      return;
    }

  get_cell (layout, number, &cell);
  tile->x = get_unit_left (layout, cell.unit) + cell.side * pitch;
  tile->y = get_band_top (layout, cell.unit) + layout->header + cell.row * pitch;
}

/* Adds all numbers in reading order. */
void
lm_zahlenschlacht_layout_list (const LmZahlenschlachtLayout *layout,
                               GArray                       *numbers)
{
  Cell cell;

  if (layout->order == LM_ZAHLENSCHLACHT_IN_ORDER)
    for (guint number = 1; number <= layout->n; number++)
      g_array_append_val (numbers, number);

  for (guint band = 0; band < layout->units; band += layout->columns)
    for (cell.row = 0; cell.row < layout->rows; cell.row++)
      for (cell.unit = band; cell.unit < band + layout->columns; cell.unit++)
        for (cell.side = 0; cell.side < 2; cell.side++)
          {
            const guint number = get_number (layout, &cell);

            if (number != 0)
              g_array_append_val (numbers, number);
          }
}

/* The row above or below, which may be in another band. */
static guint
step_row (const LmZahlenschlachtLayout *layout,
          Cell                          cell,
          gboolean                      down)
{
  guint number;

  do
    {
      if (down && cell.row + 1 < layout->rows)
        cell.row++;
      else if (down)
        cell = (Cell) { cell.unit + layout->columns, cell.side, 0 };
      else if (cell.row > 0)
        cell.row--;
      else if (cell.unit >= layout->columns)
        cell = (Cell) { cell.unit - layout->columns, cell.side, layout->rows - 1 };
      else
        return 0;
      number = get_number (layout, &cell);
    }
  while (number == 0 && cell.unit < layout->units);

  return number;
}

/* The next column that has a number in this row. */
static guint
step_column (const LmZahlenschlachtLayout *layout,
             Cell                          cell,
             gboolean                      right)
{
  guint number;

  do
    {
      if (!right && cell.unit == 0 && cell.side == 0)
        return 0;

      cell.unit += right ? cell.side == 1 : -(cell.side == 0);
      cell.side = 1 - cell.side;
      number = get_number (layout, &cell);
    }
  while (number == 0 && cell.unit < layout->units);

  return number;
}

static guint
step_in_order (const LmZahlenschlachtLayout *layout,
               guint                         number,
               GtkDirectionType              direction)
{
  switch (direction)
    {
    case GTK_DIR_LEFT:
      return number - 1;
    case GTK_DIR_RIGHT:
      return number < layout->n ? number + 1 : 0;
    case GTK_DIR_UP:
      return number > layout->columns ? number - layout->columns : 0;
    case GTK_DIR_DOWN:
      return number + layout->columns <= layout->n ? number + layout->columns : 0;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return 0;
    }
}

/* Its neighbour, or 0 where it has none; rows continue in the next one. */
guint
lm_zahlenschlacht_layout_step (const LmZahlenschlachtLayout *layout,
                               guint                         number,
                               GtkDirectionType              direction)
{
  Cell cell;

  if (layout->order == LM_ZAHLENSCHLACHT_IN_ORDER)
    return step_in_order (layout, number, direction);

  get_cell (layout, number, &cell);
  if (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN)
    return step_row (layout, cell, direction == GTK_DIR_DOWN);
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    return step_column (layout, cell, direction == GTK_DIR_RIGHT);

  return 0;
}

guint
lm_zahlenschlacht_layout_get_n_heads (const LmZahlenschlachtLayout *layout)
{
  return layout->order == LM_ZAHLENSCHLACHT_BY_RESIDUE ? 2 * layout->units : 0;
}

gboolean
lm_zahlenschlacht_layout_get_head (const LmZahlenschlachtLayout *layout,
                                   guint                         index,
                                   guint                        *residue,
                                   GdkRectangle                 *head)
{
  *residue = get_residue (layout, index / 2, index % 2);
  head->x = get_unit_left (layout, index / 2) + (index % 2) * (layout->tile + layout->gap);
  head->y = get_band_top (layout, index / 2);
  head->width = layout->tile;
  head->height = layout->header;

  return *residue != G_MAXUINT;
}
