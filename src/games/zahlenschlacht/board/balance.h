/* SPDX-License-Identifier: GPL-3.0-or-later */
/* balance.h: whether the residues are in balance, in words and in bars. */

#pragma once

#include "scene.h"

#define LM_TYPE_ZAHLENSCHLACHT_BALANCE (lm_zahlenschlacht_balance_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtBalance, lm_zahlenschlacht_balance, LM, ZAHLENSCHLACHT_BALANCE, GtkWidget)

GtkWidget *lm_zahlenschlacht_balance_new    (LmZahlenschlachtScene    *scene);
void       lm_zahlenschlacht_balance_update (LmZahlenschlachtBalance  *self);
