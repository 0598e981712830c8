/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sheet.h: all numbers in their places, of which only those in sight are widgets. */

#pragma once

#include "chalk.h"
#include "layout.h"
#include "scene.h"

G_BEGIN_DECLS

#define LM_TYPE_ZAHLENSCHLACHT_SHEET (lm_zahlenschlacht_sheet_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtSheet, lm_zahlenschlacht_sheet, LM, ZAHLENSCHLACHT_SHEET, GtkWidget)

GtkWidget *lm_zahlenschlacht_sheet_new         (LmZahlenschlachtScene         *scene);
void       lm_zahlenschlacht_sheet_set_chalk   (LmZahlenschlachtSheet         *self,
                                                LmZahlenschlachtChalk         *chalk);
void       lm_zahlenschlacht_sheet_set_layout  (LmZahlenschlachtSheet         *self,
                                                const LmZahlenschlachtLayout  *layout);
void       lm_zahlenschlacht_sheet_reserve     (LmZahlenschlachtSheet         *self,
                                                guint                          n_tiles);
void       lm_zahlenschlacht_sheet_show        (LmZahlenschlachtSheet         *self,
                                                int                            top,
                                                int                            bottom);
void       lm_zahlenschlacht_sheet_update      (LmZahlenschlachtSheet         *self);
GtkWidget *lm_zahlenschlacht_sheet_get_tile    (LmZahlenschlachtSheet         *self,
                                                guint                          number);
guint      lm_zahlenschlacht_sheet_get_focus   (LmZahlenschlachtSheet         *self);
void       lm_zahlenschlacht_sheet_grab_focus  (LmZahlenschlachtSheet         *self,
                                                guint                          number);
guint      lm_zahlenschlacht_sheet_get_n_tiles (LmZahlenschlachtSheet         *self);

G_END_DECLS
