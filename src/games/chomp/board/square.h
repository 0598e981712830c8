/* SPDX-License-Identifier: GPL-3.0-or-later */
/* square.h: a square as a button: what makes the drawing reachable by keyboard and screen reader. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_CHOMP_SQUARE (lm_chomp_square_get_type ())
G_DECLARE_FINAL_TYPE (LmChompSquare, lm_chomp_square, LM, CHOMP_SQUARE, GtkButton)

GtkWidget *lm_chomp_square_new       (guint           row,
                                      guint           column);
void       lm_chomp_square_get_place (LmChompSquare  *self,
                                      guint          *row,
                                      guint          *column);
void       lm_chomp_square_set_text  (LmChompSquare  *self,
                                      const char     *text,
                                      gboolean        disabled);

G_END_DECLS
