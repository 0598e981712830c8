/* SPDX-License-Identifier: GPL-3.0-or-later */
/* text.h: short texts on the board, in the widget's font. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

PangoLayout *lm_zeckendorf_text_new         (GtkWidget      *widget,
                                             const char     *text,
                                             double          scale,
                                             PangoWeight     weight);
double       lm_zeckendorf_text_get_width   (PangoLayout    *layout);
void         lm_zeckendorf_text_append      (GtkSnapshot    *snapshot,
                                             PangoLayout    *layout,
                                             const GdkRGBA  *color,
                                             double          x,
                                             double          y,
                                             double          max_width);

G_END_DECLS
