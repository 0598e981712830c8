/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-bar.h: what the editor can do to the whole board at once. */

#pragma once

#include "columns.h"

G_BEGIN_DECLS

#define LM_TYPE_ZECKENDORF_EDIT_BAR (lm_zeckendorf_edit_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfEditBar, lm_zeckendorf_edit_bar, LM, ZECKENDORF_EDIT_BAR, GtkWidget)

GtkWidget *lm_zeckendorf_edit_bar_new    (LmBoardView          *board,
                                          LmZeckendorfColumns  *columns);
void       lm_zeckendorf_edit_bar_update (LmZeckendorfEditBar  *self);

G_END_DECLS
