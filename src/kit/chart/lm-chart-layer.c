/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart-layer.c: the cells of a map as a picture, which stays while one walks, points and scrolls. */

#include "lm-chart-private.h"

#include <math.h>
#include <string.h>

/* What is drawn at the edge of a cell goes that far beyond it. */
#define PAD 3

/* So much more than what is seen is drawn on each side, that not every scrolling draws again; for each of its size. */
#define BEYOND 0.5

/* The part of one axis that the picture has: from @offset on, @size long. */
static void
get_part (double  seen_offset,
          double  seen_size,
          double  whole,
          double *offset,
          float  *size)
{
  const double begin = floor (MAX (seen_offset - BEYOND * seen_size, 0));

  *offset = begin;
  *size = ceil (MIN (seen_offset + (1 + BEYOND) * seen_size, MAX (whole, seen_size)) - begin);
}

static gboolean
is_within (double seen_offset,
           double seen_size,
           double offset,
           double size)
{
  return seen_offset >= offset && seen_offset + seen_size <= offset + size + 0.5;
}

static gboolean
serves (LmChart           *self,
        const LmChartPlot *plot)
{
  const LmChartPlot *layer = &self->layer_plot;

  return self->layer != NULL && self->layer_pixels == gtk_widget_get_scale_factor (GTK_WIDGET (self))
         && layer->scale_x == plot->scale_x && layer->scale_y == plot->scale_y
         && memcmp (&layer->style, &plot->style, sizeof plot->style) == 0
         && is_within (plot->offset_x, plot->area.size.width, layer->offset_x, layer->area.size.width)
         && is_within (plot->offset_y, plot->area.size.height, layer->offset_y, layer->area.size.height);
}

static GdkTexture *
draw_texture (LmChart     *self,
              LmChartPlot *plot,
              int          pixels)
{
  const int width = (plot->area.size.width + 2 * PAD) * pixels;
  const int height = (plot->area.size.height + 2 * PAD) * pixels;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  g_autoptr (GBytes) bytes = NULL;
  const int stride = cairo_image_surface_get_stride (surface);

  plot->cr = cairo_create (surface);
  cairo_scale (plot->cr, pixels, pixels);
  self->funcs->draw (self->page, plot);
  cairo_destroy (plot->cr);
  plot->cr = NULL;
  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) stride * height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

static void
make (LmChart           *self,
      const LmChartPlot *plot)
{
  LmChartPlot *layer = &self->layer_plot;

  *layer = *plot;
  layer->area.origin = GRAPHENE_POINT_INIT (PAD, PAD);
  get_part (plot->offset_x, plot->area.size.width, plot->area.size.width * self->zoom_x, &layer->offset_x,
            &layer->area.size.width);
  get_part (plot->offset_y, plot->area.size.height, plot->area.size.height * self->zoom_y, &layer->offset_y,
            &layer->area.size.height);
  self->layer_pixels = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  g_clear_object (&self->layer);
  self->layer = draw_texture (self, layer, self->layer_pixels);
}

/* Draws what is between the axes of a map, anew only where the picture of before does not have it. */
void
lm_chart_append_layer (LmChart           *self,
                       const LmChartPlot *plot,
                       GtkSnapshot       *snapshot)
{
  const LmChartPlot *layer = &self->layer_plot;
  graphene_rect_t area = plot->area, place;

  if (!serves (self, plot))
    make (self, plot);

  graphene_rect_inset (&area, -PAD, -PAD);
  graphene_rect_init (&place, plot->area.origin.x - round (plot->offset_x - layer->offset_x) - PAD,
                      plot->area.origin.y - round (plot->offset_y - layer->offset_y) - PAD,
                      layer->area.size.width + 2 * PAD, layer->area.size.height + 2 * PAD);
  gtk_snapshot_push_clip (snapshot, &area);
  gtk_snapshot_append_texture (snapshot, self->layer, &place);
  gtk_snapshot_pop (snapshot);
}
