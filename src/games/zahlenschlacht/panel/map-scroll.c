/* SPDX-License-Identifier: GPL-3.0-or-later */
/* map-scroll.c: how far the map is scrolled. */

#include "config.h"

#include "map-scroll.h"

#include <math.h>

static void
read_values (LmZahlenschlachtScroll    *scroll,
             LmZahlenschlachtMapLayout *layout)
{
  layout->scroll_x = round (lm_zahlenschlacht_scroll_get_value (scroll, GTK_ORIENTATION_HORIZONTAL));
  layout->scroll_y = round (lm_zahlenschlacht_scroll_get_value (scroll, GTK_ORIENTATION_VERTICAL));
}

static void
configure (LmZahlenschlachtScroll *scroll,
           GtkOrientation          orientation,
           int                     size,
           int                     page,
           double                  step)
{
  lm_zahlenschlacht_scroll_configure (scroll, orientation, lm_zahlenschlacht_scroll_get_value (scroll, orientation),
                                      size, page, step);
}

/**
 * lm_zahlenschlacht_map_scroll_configure:
 * @scroll: the map's
 * @layout: what is to be scrolled; learns how far it is
 *
 * The size of the map is another, or that of what is seen of it. Does nothing
 * as long as it has no place on the screen.
 */
void
lm_zahlenschlacht_map_scroll_configure (LmZahlenschlachtScroll    *scroll,
                                        LmZahlenschlachtMapLayout *layout)
{
  int width, height;
  double cell_width, cell_height;

  if (layout->width == 0)
    return;

  lm_zahlenschlacht_map_layout_get_size (layout, &width, &height);
  lm_zahlenschlacht_map_layout_get_cell_size (layout, &cell_width, &cell_height);
  configure (scroll, GTK_ORIENTATION_HORIZONTAL, width, layout->width, 2 * cell_width);
  configure (scroll, GTK_ORIENTATION_VERTICAL, height, layout->height, 2 * cell_height);
  read_values (scroll, layout);
}

/**
 * lm_zahlenschlacht_map_scroll_show:
 * @scroll: the map's
 * @layout: where the cells are; learns how far it is scrolled
 * @column: a cell
 * @row: a cell
 *
 * Scrolls as far as is needed to see a cell beside the numbers, which cover
 * what lies below them.
 */
void
lm_zahlenschlacht_map_scroll_show (LmZahlenschlachtScroll    *scroll,
                                   LmZahlenschlachtMapLayout *layout,
                                   guint                      column,
                                   guint                      row)
{
  GdkRectangle cell;
  int x, y;

  lm_zahlenschlacht_map_layout_get_cell (layout, column, row, &cell);
  x = cell.x + layout->scroll_x;
  y = cell.y + layout->scroll_y;
  scroll->configuring = TRUE;
  lm_zahlenschlacht_scroll_show (scroll, GTK_ORIENTATION_HORIZONTAL, x - layout->left, x + cell.width);
  lm_zahlenschlacht_scroll_show (scroll, GTK_ORIENTATION_VERTICAL, y - layout->top, y + cell.height);
  scroll->configuring = FALSE;
  read_values (scroll, layout);
}
