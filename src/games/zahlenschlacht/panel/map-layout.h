/* SPDX-License-Identifier: GPL-3.0-or-later */
/* map-layout.h: where the cells of the map are. */

#pragma once

#include "range.h"

#include <gdk/gdk.h>

G_BEGIN_DECLS

/**
 * LmZahlenschlachtMapLayout:
 * @range: the games: n to the right, d downwards
 * @width: of what is seen, in pixels
 * @height: of what is seen
 * @left: of that, for the numbers d
 * @top: of that, for the numbers n
 * @zoom: how many times as large as what fits, at least 1
 * @scroll_x: how far it is scrolled to the right
 * @scroll_y: how far it is scrolled down
 */
typedef struct
{
  LmZahlenschlachtRange range;
  int                   width;
  int                   height;
  int                   left;
  int                   top;
  double                zoom;
  int                   scroll_x;
  int                   scroll_y;
} LmZahlenschlachtMapLayout;

void     lm_zahlenschlacht_map_layout_get_cell_size (const LmZahlenschlachtMapLayout  *layout,
                                                     double                           *width,
                                                     double                           *height);
void     lm_zahlenschlacht_map_layout_get_size      (const LmZahlenschlachtMapLayout  *layout,
                                                     int                              *width,
                                                     int                              *height);
void     lm_zahlenschlacht_map_layout_get_cell      (const LmZahlenschlachtMapLayout  *layout,
                                                     guint                             column,
                                                     guint                             row,
                                                     GdkRectangle                     *cell);
gboolean lm_zahlenschlacht_map_layout_find          (const LmZahlenschlachtMapLayout  *layout,
                                                     double                            x,
                                                     double                            y,
                                                     guint                            *column,
                                                     guint                            *row);
void     lm_zahlenschlacht_map_layout_get_seen      (const LmZahlenschlachtMapLayout  *layout,
                                                     guint                            *first_column,
                                                     guint                            *first_row,
                                                     guint                            *last_column,
                                                     guint                            *last_row);

G_END_DECLS
