/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart-export.c: a chart as a table, a drawing, a picture or a page. */

#include "lm-chart-private.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <string.h>

/* Around a chart in a file. */
#define MARGIN 24

/* Of a PNG, for each of a drawing. */
#define PIXELS 2

static cairo_status_t
write_cb (gpointer             closure,
          const unsigned char *data,
          unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
create_surface (LmChartFormat  format,
                double         width,
                double         height,
                GByteArray    *bytes)
{
  switch (format)
    {
    case LM_CHART_SVG:
      return cairo_svg_surface_create_for_stream (write_cb, bytes, width, height);
    case LM_CHART_PDF:
      return cairo_pdf_surface_create_for_stream (write_cb, bytes, width, height);
    case LM_CHART_PNG:
    case LM_CHART_CSV:
    default:
      return cairo_image_surface_create (CAIRO_FORMAT_RGB24, PIXELS * width, PIXELS * height);
    }
}

/* On paper: dark on white, whatever the window looks like. */
static LmBoardStyle
get_paper_style (LmChart *self)
{
  LmBoardStyle style = self->style;

  style.foreground = (GdkRGBA) { 0, 0, 0, 1 };
  style.background = (GdkRGBA) { 1, 1, 1, 1 };
  style.win = (GdkRGBA) { 0.07, 0.48, 0.45, 1 };
  style.loss = (GdkRGBA) { 0.74, 0.29, 0, 1 };
  style.dark = style.high_contrast = FALSE;
  return style;
}

static void
draw_title (LmChart           *self,
            const LmChartPlot *plot)
{
  g_autofree char *title = self->funcs->get_title (self->page);

  lm_chart_plot_draw_text (plot, title, plot->area.origin.x, 0, 0);
  cairo_translate (plot->cr, 0, 2 * plot->line);
}

static void
draw_page (LmChart         *self,
           cairo_surface_t *surface,
           double           width,
           double           height)
{
  LmChartPlot plot = {
    .cr = cairo_create (surface),
    .text = gtk_widget_get_pango_context (GTK_WIDGET (self)),
    .style = get_paper_style (self),
    .x = self->x,
    .y = self->y,
  };

  if (cairo_surface_get_type (surface) == CAIRO_SURFACE_TYPE_IMAGE)
    cairo_scale (plot.cr, PIXELS, PIXELS);
  gdk_cairo_set_source_rgba (plot.cr, &plot.style.background);
  cairo_paint (plot.cr);
  cairo_translate (plot.cr, MARGIN, MARGIN);
  width -= 2 * MARGIN;
  height -= 2 * MARGIN;
  lm_chart_plot_measure (&plot, width, height, 1, 1);
  if (self->funcs->get_title != NULL)
    {
      lm_chart_plot_measure (&plot, width, height - 2 * plot.line, 1, 1);
      draw_title (self, &plot);
    }
  lm_chart_draw (self, &plot);
  cairo_destroy (plot.cr);
}

static GBytes *
export_drawing (LmChart        *self,
                LmChartFormat   format,
                double          width,
                double          height,
                GError        **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = create_surface (format, width, height, bytes);
  cairo_status_t status;

  draw_page (self, surface, width, height);
  if (format == LM_CHART_PNG)
    cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS || status == CAIRO_STATUS_SURFACE_FINISHED)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return NULL;
}

/**
 * lm_chart_export:
 * @self: a chart
 * @format: what to write
 * @width: of a drawing, in points; a PNG has two pixels for each
 * @height: of a drawing
 * @error: return location for %G_IO_ERROR_FAILED
 *
 * Draws the whole chart, however it is zoomed, in dark on white.
 *
 * Returns: (transfer full) (nullable): what is to be in the file
 */
GBytes *
lm_chart_export (LmChart        *self,
                 LmChartFormat   format,
                 double          width,
                 double          height,
                 GError        **error)
{
  char *table;

  g_return_val_if_fail (LM_IS_CHART (self), NULL);

  if (format != LM_CHART_CSV)
    return export_drawing (self, format, width, height, error);

  table = self->funcs->to_csv != NULL ? self->funcs->to_csv (self->page) : g_strdup ("");
  return g_bytes_new_take (table, strlen (table));
}
