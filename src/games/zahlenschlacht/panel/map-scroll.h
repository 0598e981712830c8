/* SPDX-License-Identifier: GPL-3.0-or-later */
/* map-scroll.h: how far the map is scrolled. */

#pragma once

#include "map-layout.h"
#include "../board/scroll.h"

G_BEGIN_DECLS

void lm_zahlenschlacht_map_scroll_configure (LmZahlenschlachtScroll     *scroll,
                                             LmZahlenschlachtMapLayout  *layout);
void lm_zahlenschlacht_map_scroll_show      (LmZahlenschlachtScroll     *scroll,
                                             LmZahlenschlachtMapLayout  *layout,
                                             guint                       column,
                                             guint                       row);

G_END_DECLS
