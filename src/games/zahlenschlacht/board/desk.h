/* SPDX-License-Identifier: GPL-3.0-or-later */
/* desk.h: the slate with the balance beside it, or below it where there is little room. */

#pragma once

#include <gtk/gtk.h>

#define LM_TYPE_ZAHLENSCHLACHT_DESK (lm_zahlenschlacht_desk_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtDesk, lm_zahlenschlacht_desk, LM, ZAHLENSCHLACHT_DESK, GtkWidget)

GtkWidget *lm_zahlenschlacht_desk_new (GtkWidget  *slate,
                                       GtkWidget  *balance);
