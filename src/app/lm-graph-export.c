/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-graph-export.c: all of a game graph at once: in a file, and from far away. */

#include "lm-graph-picture.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#define MARGIN 16.0

/* Of a picture, in pixels, and of a page, in points: more than that cannot be shown by other programs. */
#define MOST_PIXELS 32e6
#define MOST_SIDE 14400.0

/* Of the picture of all edges, in pixels: what is drawn from memory in no time. */
#define OVERVIEW_PIXELS 2e6
#define OVERVIEW_SIDE 8000.0

static cairo_status_t
write_cb (gpointer             closure,
          const unsigned char *data,
          unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* On paper: dark on white, whatever the window looks like. */
static void
set_paper (LmBoardStyle *style)
{
  style->foreground = (GdkRGBA) { 0, 0, 0, 1 };
  style->background = (GdkRGBA) { 1, 1, 1, 1 };
  style->accent = (GdkRGBA) { 0.11, 0.44, 0.85, 1 };
  style->win = (GdkRGBA) { 0.07, 0.48, 0.45, 1 };
  style->loss = (GdkRGBA) { 0.74, 0.29, 0, 1 };
  style->unknown = (GdkRGBA) { 0.44, 0.44, 0.44, 1 };
  style->dark = style->high_contrast = FALSE;
}

static double
choose_scale (LmGraphFormat format,
              double        width,
              double        height)
{
  const double most = MIN (MOST_SIDE / width, MOST_SIDE / height);

  return format == LM_GRAPH_PNG ? MIN (MIN (2, most), sqrt (MOST_PIXELS / (width * height))) : MIN (1, most);
}

static cairo_surface_t *
create_surface (LmGraphFormat  format,
                double         width,
                double         height,
                GByteArray    *bytes)
{
  switch (format)
    {
    case LM_GRAPH_SVG:
      return cairo_svg_surface_create_for_stream (write_cb, bytes, width, height);
    case LM_GRAPH_PDF:
      return cairo_pdf_surface_create_for_stream (write_cb, bytes, width, height);
    case LM_GRAPH_PNG:
    case LM_GRAPH_DOT:
    default:
      return cairo_image_surface_create (CAIRO_FORMAT_RGB24, ceil (width), ceil (height));
    }
}

static void
draw_page (const LmGraphPicture *self,
           cairo_surface_t      *surface,
           double                scale)
{
  const graphene_rect_t all = GRAPHENE_RECT_INIT (-MARGIN, -MARGIN, self->layout->width + 2 * MARGIN,
                                                  self->layout->height + 2 * MARGIN);
  cairo_t *cr = cairo_create (surface);

  gdk_cairo_set_source_rgba (cr, &self->style.background);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, MARGIN, MARGIN);
  lm_graph_picture_draw_edges (self, cr, &all, 1);
  lm_graph_picture_name_edges (self, cr, &all, 1);
  lm_graph_picture_draw_nodes (self, cr, &all, 1);
  cairo_destroy (cr);
}

static GBytes *
finish_png (cairo_surface_t  *surface,
            const char       *command,
            GError          **error)
{
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_get_from_surface (surface, 0, 0, cairo_image_surface_get_width (surface),
                                                              cairo_image_surface_get_height (surface));
  char *data;
  gsize length;

  if (!gdk_pixbuf_save_to_buffer (pixbuf, &data, &length, "png", error, "tEXt::Comment", command, NULL))
    return NULL;

  return g_bytes_new_take (data, length);
}

static GBytes *
finish_svg (GByteArray *bytes,
            const char *command)
{
  g_autofree char *text = g_strndup ((const char *) bytes->data, bytes->len);
  char *svg = lm_graph_sign_svg (text, command);

  return g_bytes_new_take (svg, strlen (svg));
}

static GBytes *
draw (const LmGraphPicture  *self,
      LmGraphFormat          format,
      GError               **error)
{
  const double width = self->layout->width + 2 * MARGIN, height = self->layout->height + 2 * MARGIN;
  const double scale = choose_scale (format, width, height);
  g_autofree char *command = lm_graph_get_command (self->graph, self->values != NULL);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = create_surface (format, scale * width, scale * height, bytes);
  GBytes *result = NULL;
  cairo_status_t status;

  if (format == LM_GRAPH_PDF)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT, command);
  draw_page (self, surface, scale);
  status = cairo_surface_status (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  else if (format == LM_GRAPH_PNG)
    result = finish_png (surface, command, error);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS && format != LM_GRAPH_PNG)
    result = format == LM_GRAPH_SVG ? finish_svg (bytes, command) : g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  cairo_surface_destroy (surface);
  return result;
}

/**
 * lm_graph_picture_export:
 * @self: a picture
 * @format: what to write
 * @error: return location
 *
 * All of it, dark on white, without what is on the board, and with the command
 * that makes it. For a worker.
 *
 * Returns: (transfer full) (nullable): what is to be in the file
 */
GBytes *
lm_graph_picture_export (const LmGraphPicture  *self,
                         LmGraphFormat          format,
                         GError               **error)
{
  LmGraphPicture page = *self;
  char *dot;

  if (format == LM_GRAPH_DOT)
    {
      dot = lm_graph_to_dot (self->graph, self->values);
      return g_bytes_new_take (dot, strlen (dot));
    }

  page.line = NULL;
  set_paper (&page.style);
  return draw (&page, format, error);
}

/**
 * lm_graph_picture_draw_overview:
 * @self: a picture
 *
 * For a worker: it takes as long as some hundred frames.
 *
 * Returns: (transfer full): all edges, for where too many are in sight to draw
 */
cairo_surface_t *
lm_graph_picture_draw_overview (const LmGraphPicture *self)
{
  const double width = self->layout->width, height = self->layout->height;
  const double scale = MIN (sqrt (OVERVIEW_PIXELS / (width * height)), OVERVIEW_SIDE / MAX (width, height));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, ceil (scale * width), ceil (scale * height));
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  lm_graph_picture_draw_edges (self, cr, &GRAPHENE_RECT_INIT (0, 0, width, height), MIN (scale, 0.1));
  cairo_destroy (cr);
  return surface;
}
