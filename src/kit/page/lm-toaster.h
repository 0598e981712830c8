/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-toaster.h: says what happened, the last thing first. */

#pragma once

#include <adwaita.h>

#define LM_TYPE_TOASTER (lm_toaster_get_type ())
G_DECLARE_FINAL_TYPE (LmToaster, lm_toaster, LM, TOASTER, AdwBin)

/*
 * Property: "content" (GtkWidget): what the toasts are shown over.
 */

LmToaster *
     lm_toaster_find    (GtkWidget   *widget);
void lm_toaster_say     (LmToaster   *self,
                         const char  *sentence);
void lm_toaster_show    (LmToaster   *self,
                         AdwToast    *toast);
void lm_toaster_dismiss (LmToaster   *self);
