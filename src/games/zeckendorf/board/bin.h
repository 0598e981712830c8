/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bin.h: a column as a button: what makes the drawing reachable by keyboard and screen reader. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_ZECKENDORF_BIN (lm_zeckendorf_bin_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfBin, lm_zeckendorf_bin, LM, ZECKENDORF_BIN, GtkButton)

GtkWidget *lm_zeckendorf_bin_new       (guint             index);
guint      lm_zeckendorf_bin_get_index (LmZeckendorfBin  *self);
void       lm_zeckendorf_bin_set_text  (LmZeckendorfBin  *self,
                                        const char       *text);

G_END_DECLS
