/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-text.c: short texts on a board, in the widget's font. */

#include "lm-board-text.h"

/**
 * lm_board_text_get_line:
 * @widget: whose font to use
 *
 * Returns: the height of a line of text in pixels, which grows with the
 *   desktop's text size
 */
double
lm_board_text_get_line (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  double line = (double) (pango_font_metrics_get_ascent (metrics) +
                          pango_font_metrics_get_descent (metrics)) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return line;
}

/* A single line with figures of equal width. */
static PangoLayout *
create_layout (GtkWidget   *widget,
               const char  *text,
               PangoWeight  weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

/**
 * lm_board_text_append:
 * @widget: whose font to use
 * @snapshot: where to write
 * @text: a single line
 * @weight: how bold
 * @color: its colour
 * @x: where it stands
 * @y: its middle
 * @align: what of it is at @x: 0 its beginning, 0.5 its middle, 1 its end
 * @max_width: a wider text is made smaller
 *
 * Writes a text.
 *
 * Returns: how wide it has become
 */
double
lm_board_text_append (GtkWidget     *widget,
                      GtkSnapshot   *snapshot,
                      const char    *text,
                      PangoWeight    weight,
                      const GdkRGBA *color,
                      double         x,
                      double         y,
                      double         align,
                      double         max_width)
{
  g_autoptr (PangoLayout) layout = create_layout (widget, text, weight);
  int width, height;
  double scale;

  pango_layout_get_size (layout, &width, &height);
  scale = MIN (1, max_width * PANGO_SCALE / MAX (width, 1));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-align * width / PANGO_SCALE,
                                                          -0.5 * height / PANGO_SCALE));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);

  return scale * width / PANGO_SCALE;
}
