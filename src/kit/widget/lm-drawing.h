/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-drawing.h: a picture that is looked at, and that a room draws. */

#pragma once

#include <gtk/gtk.h>

/* How large it has to be, in pixels. */
typedef int  (* LmDrawingMeasureFunc) (GtkWidget       *drawing,
                                       GtkOrientation   orientation,
                                       gpointer         room);
typedef void (* LmDrawingFunc)        (GtkWidget       *drawing,
                                       GtkSnapshot     *snapshot,
                                       gpointer         room);

#define LM_TYPE_DRAWING (lm_drawing_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmDrawing, lm_drawing, LM, DRAWING, GtkWidget)

struct _LmDrawingClass
{
  GtkWidgetClass parent_class;
};

GtkWidget *lm_drawing_new       (LmDrawingMeasureFunc  measure,
                                 LmDrawingFunc         draw,
                                 gpointer              room);
void       lm_drawing_set_funcs (gpointer              self,
                                 LmDrawingMeasureFunc  measure,
                                 LmDrawingFunc         draw,
                                 gpointer              room);
