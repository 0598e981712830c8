/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bars.h: for each pair of residues, how many numbers there are of the one and of the other. */

#pragma once

#include "scene.h"

#define LM_TYPE_ZAHLENSCHLACHT_BARS (lm_zahlenschlacht_bars_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtBars, lm_zahlenschlacht_bars, LM, ZAHLENSCHLACHT_BARS, GtkWidget)

GtkWidget *lm_zahlenschlacht_bars_new            (LmZahlenschlachtScene  *scene);
void       lm_zahlenschlacht_bars_set_adjustment (LmZahlenschlachtBars   *self,
                                                  GtkAdjustment          *adjustment);
void       lm_zahlenschlacht_bars_update         (LmZahlenschlachtBars   *self);
