/* SPDX-License-Identifier: GPL-3.0-or-later */
/* badge.h: a single chip as a picture beside words. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_SLS_BADGE (lm_sls_badge_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsBadge, lm_sls_badge, LM, SLS_BADGE, GtkWidget)

GtkWidget *lm_sls_badge_new    (guint        colour,
                                int          size);
GtkWidget *lm_sls_badge_button (guint        colour,
                                const char  *label,
                                const char  *name,
                                int          mark);

G_END_DECLS
