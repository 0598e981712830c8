/* SPDX-License-Identifier: GPL-3.0-or-later */
/* piles.h: the table with all piles, and who is asked beside one. */

#pragma once

#include "pile-button.h"

G_BEGIN_DECLS

#define LM_TYPE_SLS_PILES (lm_sls_piles_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsPiles, lm_sls_piles, LM, SLS_PILES, GtkWidget)

/*
 * Signals: "activated" (guint: a pile as lm_sls_pile_button_get_number()),
 * "removed" (guint: its topmost chip should go, in the editor) and "dropped"
 * (guint: a pile; guint: what, as LM_SLS_DRAG_MAKE()).
 */

GtkWidget       *lm_sls_piles_new         (void);
void             lm_sls_piles_show        (LmSlsPiles  *self,
                                           LmPosition  *position);
guint            lm_sls_piles_get_n       (LmSlsPiles  *self);
LmSlsPileButton *lm_sls_piles_get_nth     (LmSlsPiles  *self,
                                           guint        nth);
LmSlsPileButton *lm_sls_piles_find        (LmSlsPiles  *self,
                                           guint        number);
void             lm_sls_piles_set_chooser (LmSlsPiles  *self,
                                           GtkWidget   *chooser,
                                           guint        pile);

G_END_DECLS
