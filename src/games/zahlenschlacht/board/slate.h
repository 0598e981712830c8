/* SPDX-License-Identifier: GPL-3.0-or-later */
/* slate.h: the slate with the numbers: it is scrolled, zoomed, pointed at and walked over. */

#pragma once

#include "layout.h"
#include "scene.h"

G_BEGIN_DECLS

#define LM_TYPE_ZAHLENSCHLACHT_SLATE (lm_zahlenschlacht_slate_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtSlate, lm_zahlenschlacht_slate, LM, ZAHLENSCHLACHT_SLATE, GtkWidget)

/* As large as all numbers are to be seen at once, if they can be read then. */
#define LM_ZAHLENSCHLACHT_FIT 0

GtkWidget *lm_zahlenschlacht_slate_new         (LmZahlenschlachtScene  *scene);
void       lm_zahlenschlacht_slate_restart     (LmZahlenschlachtSlate  *self);
void       lm_zahlenschlacht_slate_update      (LmZahlenschlachtSlate  *self);
void       lm_zahlenschlacht_slate_set_order   (LmZahlenschlachtSlate  *self,
                                                LmZahlenschlachtOrder   order);
void       lm_zahlenschlacht_slate_set_zoom    (LmZahlenschlachtSlate  *self,
                                                int                     tile);
int        lm_zahlenschlacht_slate_get_zoom    (LmZahlenschlachtSlate  *self);
void       lm_zahlenschlacht_slate_zoom        (LmZahlenschlachtSlate  *self,
                                                int                     steps);
void       lm_zahlenschlacht_slate_show_number (LmZahlenschlachtSlate  *self,
                                                guint                   number);
gboolean   lm_zahlenschlacht_slate_press       (LmZahlenschlachtSlate  *self,
                                                guint                   keyval,
                                                GdkModifierType         state);
guint      lm_zahlenschlacht_slate_get_n_tiles (LmZahlenschlachtSlate  *self);

G_END_DECLS
