/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sign.h: a thing on the board that can only be looked at: what makes it known to pointer and screen reader. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_ZECKENDORF_SIGN (lm_zeckendorf_sign_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfSign, lm_zeckendorf_sign, LM, ZECKENDORF_SIGN, GtkWidget)

GtkWidget  *lm_zeckendorf_sign_new      (void);
const char *lm_zeckendorf_sign_get_text (LmZeckendorfSign  *self);
void        lm_zeckendorf_sign_set_text (LmZeckendorfSign  *self,
                                         const char        *text);

G_END_DECLS
