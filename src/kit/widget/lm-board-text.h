/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-text.h: short texts on a board, in the widget's font. */

#pragma once

#include <gtk/gtk.h>

double lm_board_text_get_line (GtkWidget      *widget);
double lm_board_text_append   (GtkWidget      *widget,
                               GtkSnapshot    *snapshot,
                               const char     *text,
                               PangoWeight     weight,
                               const GdkRGBA  *color,
                               double          x,
                               double          y,
                               double          align,
                               double          max_width);
