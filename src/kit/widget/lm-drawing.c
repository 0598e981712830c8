/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-drawing.c: a picture that is looked at, and that a room draws. */

#include "lm-drawing.h"

typedef struct
{
  LmDrawingMeasureFunc  measure;
  LmDrawingFunc         draw;
  gpointer              room;
} LmDrawingPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (LmDrawing, lm_drawing, GTK_TYPE_WIDGET)

#define PRIVATE(self) ((LmDrawingPrivate *) lm_drawing_get_instance_private (LM_DRAWING (self)))

static void
lm_drawing_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  *minimum = *natural = PRIVATE (widget)->measure (widget, orientation, PRIVATE (widget)->room);
}

static void
lm_drawing_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  PRIVATE (widget)->draw (widget, snapshot, PRIVATE (widget)->room);
}

static void
lm_drawing_css_changed (GtkWidget         *widget,
                        GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (lm_drawing_parent_class)->css_changed (widget, change);
  gtk_widget_queue_resize (widget);
}

static void
lm_drawing_class_init (LmDrawingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = lm_drawing_measure;
  widget_class->snapshot = lm_drawing_snapshot;
  widget_class->css_changed = lm_drawing_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lm_drawing_init (LmDrawing *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}

/**
 * lm_drawing_new:
 * @measure: how large it has to be
 * @draw: draws it
 * @room: for both; outlives the drawing
 *
 * For what can be seen and heard of, and not acted upon; whoever has it gives
 * it a name. It is measured and drawn anew when the theme changes.
 *
 * Returns: (transfer floating): a drawing
 */
GtkWidget *
lm_drawing_new (LmDrawingMeasureFunc measure,
                LmDrawingFunc        draw,
                gpointer             room)
{
  GtkWidget *self = g_object_new (LM_TYPE_DRAWING, NULL);

  lm_drawing_set_funcs (self, measure, draw, room);

  return self;
}

/**
 * lm_drawing_set_funcs:
 * @self: a drawing that is new, of a type of its own
 * @measure: how large it has to be
 * @draw: draws it
 * @room: for both
 */
void
lm_drawing_set_funcs (gpointer             self,
                      LmDrawingMeasureFunc measure,
                      LmDrawingFunc        draw,
                      gpointer             room)
{
  *PRIVATE (self) = (LmDrawingPrivate) { measure, draw, room };
}
