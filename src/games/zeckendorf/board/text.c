/* SPDX-License-Identifier: GPL-3.0-or-later */
/* text.c: short texts on the board, in the widget's font. */

#include "config.h"

#include "text.h"

/* Returns: (transfer full): the text, with figures of equal width. */
PangoLayout *
lm_zeckendorf_text_new (GtkWidget   *widget,
                        const char  *text,
                        double       scale,
                        PangoWeight  weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

/* Its width in pixels. */
double
lm_zeckendorf_text_get_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_size (layout, &width, NULL);

  return (double) width / PANGO_SCALE;
}

/* Writes a text around a point. */
void
lm_zeckendorf_text_append (GtkSnapshot   *snapshot,
                           PangoLayout   *layout,
                           const GdkRGBA *color,
                           double         x,
                           double         y,
                           double         max_width)
{
  int width, height;
  double scale;

  pango_layout_get_size (layout, &width, &height);
  scale = MIN (1, max_width * PANGO_SCALE / MAX (width, 1));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-0.5 * width / PANGO_SCALE,
                                                          -0.5 * height / PANGO_SCALE));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}
