/* SPDX-License-Identifier: GPL-3.0-or-later */
/* picker.h: how many chips are given or discarded, and to whom. */

#pragma once

#include "chosen.h"

G_BEGIN_DECLS

#define LM_TYPE_SLS_PICKER (lm_sls_picker_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsPicker, lm_sls_picker, LM, SLS_PICKER, GtkWidget)

GtkWidget *lm_sls_picker_new    (LmBoardView  *board,
                                 LmSlsChosen  *chosen);
gboolean   lm_sls_picker_update (LmSlsPicker  *self);

G_END_DECLS
