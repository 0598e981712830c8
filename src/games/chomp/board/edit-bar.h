/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-bar.h: what the editor can set: the size, the rows, and whose turn it is. */

#pragma once

#include "app/lm-edit-bar.h"

G_BEGIN_DECLS

#define LM_TYPE_CHOMP_EDIT_BAR (lm_chomp_edit_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmChompEditBar, lm_chomp_edit_bar, LM, CHOMP_EDIT_BAR, LmEditBar)

G_END_DECLS
