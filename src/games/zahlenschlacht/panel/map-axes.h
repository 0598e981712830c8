/* SPDX-License-Identifier: GPL-3.0-or-later */
/* map-axes.h: the numbers along the edges of the map. */

#pragma once

#include "board/lm-board-style.h"
#include "map-layout.h"

G_BEGIN_DECLS

void lm_zahlenschlacht_map_axes_draw (GtkWidget                        *widget,
                                      GtkSnapshot                      *snapshot,
                                      const LmBoardStyle               *style,
                                      const LmZahlenschlachtMapLayout  *layout);

G_END_DECLS
