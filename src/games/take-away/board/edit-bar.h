/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-bar.h: what the editor can set: pile, limit, alpha, and whose turn it is. */

#pragma once

#include "app/lm-edit-bar.h"

G_BEGIN_DECLS

#define LM_TYPE_TAKE_AWAY_EDIT_BAR (lm_take_away_edit_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayEditBar, lm_take_away_edit_bar, LM, TAKE_AWAY_EDIT_BAR, LmEditBar)

G_END_DECLS
