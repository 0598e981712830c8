/* SPDX-License-Identifier: GPL-3.0-or-later */
/* swatch.h: a cell of the map in its legend. */

#pragma once

#include "map-picture.h"

G_BEGIN_DECLS

#define LM_TYPE_ZAHLENSCHLACHT_SWATCH (lm_zahlenschlacht_swatch_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtSwatch, lm_zahlenschlacht_swatch, LM, ZAHLENSCHLACHT_SWATCH, GtkWidget)

/*
 * Properties: "tone" (a number of LmZahlenschlachtTone), "present" (whether it
 * is outlined as the game on the board).
 */

void lm_zahlenschlacht_swatch_set_lettered (LmZahlenschlachtSwatch  *self,
                                            gboolean                 lettered);

G_END_DECLS
