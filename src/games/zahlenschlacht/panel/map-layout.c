/* SPDX-License-Identifier: GPL-3.0-or-later */
/* map-layout.c: where the cells of the map are. */

#include "config.h"

#include "map-layout.h"

#include <math.h>

/* Smaller ones cannot be told apart, larger ones say nothing more. */
#define MIN_SIZE 5.0
#define MAX_SIZE 36.0

/* Where there is more to see than fits, it is scrolled rather than made flatter than letters are. */
#define FLATTEST 14.0

/**
 * lm_zahlenschlacht_map_layout_get_cell_size:
 * @layout: a layout
 * @width: (out): pixels to the next cell on the right
 * @height: (out): pixels to the next cell below
 *
 * Without zoom the columns fill the width. Cells are never higher than wide.
 */
void
lm_zahlenschlacht_map_layout_get_cell_size (const LmZahlenschlachtMapLayout *layout,
                                            double                          *width,
                                            double                          *height)
{
  const double columns = lm_zahlenschlacht_range_count_columns (&layout->range);
  const double rows = lm_zahlenschlacht_range_count_rows (&layout->range);
  const double fit_width = CLAMP ((layout->width - layout->left) / columns, MIN_SIZE, MAX_SIZE);
  const double fit_height = CLAMP ((layout->height - layout->top) / rows, MIN (FLATTEST, fit_width), fit_width);

  *width = MIN (fit_width * layout->zoom, MAX_SIZE);
  *height = MIN (fit_height * layout->zoom, *width);
}

/**
 * lm_zahlenschlacht_map_layout_get_size:
 * @layout: a layout
 * @width: (out): of the whole map with its numbers
 * @height: (out): of the whole map with its numbers
 */
void
lm_zahlenschlacht_map_layout_get_size (const LmZahlenschlachtMapLayout *layout,
                                       int                             *width,
                                       int                             *height)
{
  double cell_width, cell_height;

  lm_zahlenschlacht_map_layout_get_cell_size (layout, &cell_width, &cell_height);
  *width = layout->left + floor (lm_zahlenschlacht_range_count_columns (&layout->range) * cell_width + 1e-6);
  *height = layout->top + ceil (lm_zahlenschlacht_range_count_rows (&layout->range) * cell_height - 1e-6);
}

/**
 * lm_zahlenschlacht_map_layout_get_cell:
 * @layout: a layout
 * @column: which cell
 * @row: which cell
 * @cell: (out): where it is on the widget, in whole pixels
 */
void
lm_zahlenschlacht_map_layout_get_cell (const LmZahlenschlachtMapLayout *layout,
                                       guint                            column,
                                       guint                            row,
                                       GdkRectangle                    *cell)
{
  double width, height;

  lm_zahlenschlacht_map_layout_get_cell_size (layout, &width, &height);
  cell->x = floor (column * width + 1e-6);
  cell->y = floor (row * height + 1e-6);
  cell->width = (int) floor ((column + 1) * width + 1e-6) - cell->x;
  cell->height = (int) floor ((row + 1) * height + 1e-6) - cell->y;
  cell->x += layout->left - layout->scroll_x;
  cell->y += layout->top - layout->scroll_y;
}

/**
 * lm_zahlenschlacht_map_layout_find:
 * @layout: a layout
 * @x: a place on the widget
 * @y: a place on the widget
 * @column: (out): which cell is there
 * @row: (out): which cell is there
 *
 * Returns: whether there is a cell; the numbers cover those below
 */
gboolean
lm_zahlenschlacht_map_layout_find (const LmZahlenschlachtMapLayout *layout,
                                   double                           x,
                                   double                           y,
                                   guint                           *column,
                                   guint                           *row)
{
  double width, height;

  if (x < layout->left || y < layout->top)
    return FALSE;

  lm_zahlenschlacht_map_layout_get_cell_size (layout, &width, &height);
  *column = (x - layout->left + layout->scroll_x) / width;
  *row = (y - layout->top + layout->scroll_y) / height;
  return *column < lm_zahlenschlacht_range_count_columns (&layout->range)
         && *row < lm_zahlenschlacht_range_count_rows (&layout->range);
}

/**
 * lm_zahlenschlacht_map_layout_get_seen:
 * @layout: a layout
 * @first_column: (out): the first one of which something is seen
 * @first_row: (out): the first one of which something is seen
 * @last_column: (out): the last one
 * @last_row: (out): the last one
 */
void
lm_zahlenschlacht_map_layout_get_seen (const LmZahlenschlachtMapLayout *layout,
                                       guint                           *first_column,
                                       guint                           *first_row,
                                       guint                           *last_column,
                                       guint                           *last_row)
{
  const guint columns = lm_zahlenschlacht_range_count_columns (&layout->range);
  const guint rows = lm_zahlenschlacht_range_count_rows (&layout->range);
  double width, height;

  lm_zahlenschlacht_map_layout_get_cell_size (layout, &width, &height);
  *first_column = CLAMP (layout->scroll_x / width, 0, columns - 1);
  *first_row = CLAMP (layout->scroll_y / height, 0, rows - 1);
  *last_column = CLAMP ((layout->scroll_x + layout->width - layout->left) / width, 0, columns - 1);
  *last_row = CLAMP ((layout->scroll_y + layout->height - layout->top) / height, 0, rows - 1);
}
