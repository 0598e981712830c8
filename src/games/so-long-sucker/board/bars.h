/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bars.h: the inequality that decides between two players and two colours, as two bars. */

#pragma once

#include "../theory/theory.h"

#include <gtk/gtk.h>

#define LM_TYPE_SLS_BARS (lm_sls_bars_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsBars, lm_sls_bars, LM, SLS_BARS, GtkWidget)

void lm_sls_bars_show (LmSlsBars         *self,
                       const LmSlsState  *state);
