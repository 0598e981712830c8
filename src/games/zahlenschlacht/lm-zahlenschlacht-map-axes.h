/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-map-axes.h: the numbers along the edges of the map. */

#pragma once

#include "board/lm-board-style.h"
#include "lm-zahlenschlacht-map-layout.h"

G_BEGIN_DECLS

void lm_zahlenschlacht_map_axes_draw (GtkWidget                        *widget,
                                      GtkSnapshot                      *snapshot,
                                      const LmBoardStyle               *style,
                                      const LmZahlenschlachtMapLayout  *layout);

G_END_DECLS
