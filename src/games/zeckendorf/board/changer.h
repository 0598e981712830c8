/* SPDX-License-Identifier: GPL-3.0-or-later */
/* changer.h: the editor's plus and minus below a column. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_ZECKENDORF_CHANGER (lm_zeckendorf_changer_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfChanger, lm_zeckendorf_changer, LM, ZECKENDORF_CHANGER, GtkButton)

GtkWidget *lm_zeckendorf_changer_new       (guint                 bin,
                                            int                   chips);
guint      lm_zeckendorf_changer_get_bin   (LmZeckendorfChanger  *self);
int        lm_zeckendorf_changer_get_chips (LmZeckendorfChanger  *self);
int        lm_zeckendorf_changer_read_key  (guint                 keyval);

G_END_DECLS
