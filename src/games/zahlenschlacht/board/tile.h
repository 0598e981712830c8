/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tile.h: a number on the slate, as a button. */

#pragma once

#include "chalk.h"
#include "scene.h"

G_BEGIN_DECLS

#define LM_TYPE_ZAHLENSCHLACHT_TILE (lm_zahlenschlacht_tile_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtTile, lm_zahlenschlacht_tile, LM, ZAHLENSCHLACHT_TILE, GtkButton)

GtkWidget *lm_zahlenschlacht_tile_new        (void);
void       lm_zahlenschlacht_tile_set_chalk  (LmZahlenschlachtTile        *self,
                                              LmZahlenschlachtChalk       *chalk);
void       lm_zahlenschlacht_tile_set_face   (LmZahlenschlachtTile        *self,
                                              const LmZahlenschlachtFace  *face,
                                              guint                        n);
guint      lm_zahlenschlacht_tile_get_number (LmZahlenschlachtTile        *self);

G_END_DECLS
