/* SPDX-License-Identifier: GPL-3.0-or-later */
/* axis.c: round numbers along an axis. */

#include "config.h"

#include "axis.h"

#include <math.h>

double
lm_take_away_axis_get_step (double length,
                            guint  n_steps)
{
  const double least = length / n_steps;
  const double power = pow (10, floor (log10 (least)));

  for (double factor = 1; factor < 10; factor = factor == 2 ? 5 : 2 * factor)
    if (factor * power >= least)
      return factor * power;

  return 10 * power;
}

/* Draws small text; it stays within the width of widget. */
void
lm_take_away_axis_draw_text (GtkWidget          *widget,
                             GtkSnapshot        *snapshot,
                             const GdkRGBA      *color,
                             const char         *text,
                             LmTakeAwayAxisSide  side,
                             double              x,
                             double              y)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();
  int width;
  int height;

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &width, &height);

  x -= side == LM_TAKE_AWAY_AXIS_LEFT ? width : width / 2.0;
  y -= side == LM_TAKE_AWAY_AXIS_LEFT ? height / 2.0 : 0;
  x = CLAMP (x, 0, MAX (gtk_widget_get_width (widget) - width, 0));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

void
lm_take_away_axis_draw_value (GtkWidget          *widget,
                              GtkSnapshot        *snapshot,
                              const GdkRGBA      *color,
                              double              value,
                              double              step,
                              LmTakeAwayAxisSide  side,
                              double              x,
                              double              y)
{
  const int decimals = MAX (0, (int) ceil (-log10 (step) - 1e-9));
  g_autofree char *text = g_strdup_printf ("%.*f", decimals, value);

  lm_take_away_axis_draw_text (widget, snapshot, color, text, side, x, y);
}
