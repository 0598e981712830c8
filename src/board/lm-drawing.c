/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-drawing.c: a picture that is looked at, and that a room draws. */

#include "lm-drawing.h"

struct _LmDrawing
{
  GtkWidget             parent_instance;

  LmDrawingMeasureFunc  measure;
  LmDrawingFunc         draw;
  gpointer              room;
};

G_DEFINE_FINAL_TYPE (LmDrawing, lm_drawing, GTK_TYPE_WIDGET)

static void
lm_drawing_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  *minimum = *natural = LM_DRAWING (widget)->measure (widget, orientation, LM_DRAWING (widget)->room);
}

static void
lm_drawing_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  LM_DRAWING (widget)->draw (widget, snapshot, LM_DRAWING (widget)->room);
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
  LmDrawing *self = g_object_new (LM_TYPE_DRAWING, NULL);

  self->measure = measure;
  self->draw = draw;
  self->room = room;

  return GTK_WIDGET (self);
}
