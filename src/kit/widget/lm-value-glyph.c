/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-value-glyph.c: the tick, cross or question mark of a value as a small widget. */

#include "lm-value-glyph.h"

#include "lm-board-style.h"

struct _LmValueGlyph
{
  LmDrawing  parent_instance;

  LmValue    value;
};

G_DEFINE_FINAL_TYPE (LmValueGlyph, lm_value_glyph, LM_TYPE_DRAWING)

/* As large as the text beside it. */
static int
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         gpointer        glyph)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int size = PANGO_PIXELS (pango_font_metrics_get_ascent (metrics) +
                           pango_font_metrics_get_descent (metrics));

  pango_font_metrics_unref (metrics);

  return MAX (size, 12);
}

static void
draw (GtkWidget   *widget,
      GtkSnapshot *snapshot,
      gpointer     glyph)
{
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = lm_board_append_cairo (widget, snapshot);
  LmBoardStyle style;

  lm_board_style_read (&style, widget);
  lm_board_style_draw_value (&style, cr, LM_VALUE_GLYPH (glyph)->value, width / 2.0, height / 2.0, MIN (width, height) - 1);
  cairo_destroy (cr);
}

static void
update_accessible (LmValueGlyph *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  lm_board_style_name_value (self->value),
                                  -1);
}

static void
lm_value_glyph_class_init (LmValueGlyphClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "valueglyph");
}

static void
lm_value_glyph_init (LmValueGlyph *self)
{
  lm_drawing_set_funcs (self, measure, draw, self);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  update_accessible (self);
}

/**
 * lm_value_glyph_new:
 * @value: the value to show
 *
 * Returns: (transfer floating): a glyph as large as the text around it
 */
GtkWidget *
lm_value_glyph_new (LmValue value)
{
  LmValueGlyph *self = g_object_new (LM_TYPE_VALUE_GLYPH, NULL);

  lm_value_glyph_set_value (self, value);
  return GTK_WIDGET (self);
}

/**
 * lm_value_glyph_set_value:
 * @self: a glyph
 * @value: the value to show
 */
void
lm_value_glyph_set_value (LmValueGlyph *self,
                          LmValue       value)
{
  g_return_if_fail (LM_IS_VALUE_GLYPH (self));

  if (self->value == value)
    return;

  self->value = value;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
