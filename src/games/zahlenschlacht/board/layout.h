/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.h: where the numbers stand on the slate. */

#pragma once

#include <gtk/gtk.h>

/**
 * LmZahlenschlachtOrder:
 * @LM_ZAHLENSCHLACHT_IN_ORDER: rows from 1 to n; where d or a multiple of it
 *   fits into a row, each column has one residue
 * @LM_ZAHLENSCHLACHT_BY_RESIDUE: a column for each residue, beside that of its
 *   partner
 *
 * How the numbers are arranged.
 */
typedef enum
{
  LM_ZAHLENSCHLACHT_IN_ORDER,
  LM_ZAHLENSCHLACHT_BY_RESIDUE,
} LmZahlenschlachtOrder;

/**
 * LmZahlenschlachtLayout:
 * @tile: width and height of a number's tile
 * @height: how high all of it is
 *
 * Where the numbers stand, in whole pixels, for a width. The other members are
 * private.
 */
typedef struct
{
  guint                  n;
  guint                  d;
  LmZahlenschlachtOrder  order;
  int                    tile;
  int                    gap;
  int                    height;

  /*< private >*/
  int                    left;
  /* Tiles in a row, or pairs of columns in a band; rows in all, or in a band. */
  guint                  columns;
  guint                  rows;
  /* By residue: the residue of the first pair of columns, and how many pairs there are. */
  guint                  first_unit;
  guint                  units;
  int                    header;
  int                    unit_pitch;
  int                    band_pitch;
} LmZahlenschlachtLayout;

void     lm_zahlenschlacht_layout_init         (LmZahlenschlachtLayout        *layout,
                                                guint                          n,
                                                guint                          d,
                                                LmZahlenschlachtOrder          order,
                                                int                            tile,
                                                int                            width);
int      lm_zahlenschlacht_layout_fit          (guint                          n,
                                                guint                          d,
                                                LmZahlenschlachtOrder          order,
                                                int                            smallest,
                                                int                            largest,
                                                int                            width,
                                                int                            height);
void     lm_zahlenschlacht_layout_get_tile     (const LmZahlenschlachtLayout  *layout,
                                                guint                          number,
                                                GdkRectangle                  *tile);
void     lm_zahlenschlacht_layout_list         (const LmZahlenschlachtLayout  *layout,
                                                GArray                        *numbers);
guint    lm_zahlenschlacht_layout_step         (const LmZahlenschlachtLayout  *layout,
                                                guint                          number,
                                                GtkDirectionType               direction);
guint    lm_zahlenschlacht_layout_get_n_heads  (const LmZahlenschlachtLayout  *layout);
gboolean lm_zahlenschlacht_layout_get_head     (const LmZahlenschlachtLayout  *layout,
                                                guint                          index,
                                                guint                         *residue,
                                                GdkRectangle                  *head);
