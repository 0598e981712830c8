/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-edit-bar.h: what the editor can set: the board, the divisor, the goal, what is crossed out. */

#pragma once

#include "app/lm-edit-bar.h"

G_BEGIN_DECLS

#define LM_TYPE_ZAHLENSCHLACHT_EDIT_BAR (lm_zahlenschlacht_edit_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtEditBar, lm_zahlenschlacht_edit_bar, LM, ZAHLENSCHLACHT_EDIT_BAR, LmEditBar)

G_END_DECLS
