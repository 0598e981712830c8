/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-wrap-layout.h: a row that becomes several where it is narrow. */

#pragma once

#include <gtk/gtk.h>

#define LM_TYPE_WRAP_LAYOUT (lm_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (LmWrapLayout, lm_wrap_layout, LM, WRAP_LAYOUT, GtkLayoutManager)

void lm_wrap_layout_apply       (GtkWidget *row,
                                 int        spacing,
                                 guint      chars);
void lm_wrap_layout_set_abreast (GtkWidget *row,
                                 guint      n_children);
