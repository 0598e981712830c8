/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-edit-bar.h: what the editor can set: stones, target, how many a turn may move, and whose turn it is. */

#pragma once

#include "app/lm-edit-bar.h"

G_BEGIN_DECLS

#define LM_TYPE_NIM_EDIT_BAR (lm_nim_edit_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmNimEditBar, lm_nim_edit_bar, LM, NIM_EDIT_BAR, LmEditBar)

G_END_DECLS
