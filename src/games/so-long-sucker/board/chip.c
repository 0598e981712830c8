/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chip.c: casino chips, told apart by colour, letter and the pattern of their edge. */

#include "board.h"
#include "diagram.h"

#include <pango/pangocairo.h>

/* Marks around the edge; of the side, those in front are seen. */
#define N_MARKS 8
#define RIM 0.78

/* Letters smaller than that, in pixels, are not drawn. */
#define SMALLEST_LETTER 5.5

/* @color: what it is drawn in. */
void
lm_sls_chip_get_color (const LmBoardStyle *style,
                       guint               colour,
                       GdkRGBA            *color)
{
  static const GdkRGBA light[LM_SLS_PLAYERS] = {
    { 0.13, 0.36, 0.68, 1 }, { 0.73, 0.16, 0.17, 1 }, { 0.12, 0.47, 0.29, 1 }, { 0.93, 0.73, 0.16, 1 },
  };
  static const GdkRGBA dark[LM_SLS_PLAYERS] = {
    { 0.19, 0.44, 0.78, 1 }, { 0.78, 0.22, 0.22, 1 }, { 0.16, 0.54, 0.35, 1 }, { 0.91, 0.74, 0.25, 1 },
  };

  *color = style->dark ? dark[colour] : light[colour];
}

/* What is written and marked on it: dark on yellow, light on the others. */
static GdkRGBA
get_ink (guint colour)
{
  const GdkRGBA dark = { 0.20, 0.14, 0.02, 1 }, light = { 1, 1, 1, 1 };

  return colour == 3 ? dark : light;
}

static void
shade (GdkRGBA       *result,
       const GdkRGBA *color,
       double         t)
{
  const GdkRGBA black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 };

  lm_rgba_mix (result, color, t < 0 ? &black : &white, fabs (t));
}

/* The letter around the origin, @size high. */
static void
draw_letter (cairo_t       *cr,
             guint          colour,
             double         size,
             const GdkRGBA *ink)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_new ();
  const char letter = g_ascii_toupper (lm_sls_get_letter (colour));
  PangoRectangle extents;

  pango_font_description_set_family_static (font, "Cantarell, Sans");
  pango_font_description_set_weight (font, PANGO_WEIGHT_HEAVY);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, &letter, 1);
  pango_layout_get_extents (layout, &extents, NULL);
  gdk_cairo_set_source_rgba (cr, ink);
  cairo_move_to (cr, -(extents.x + 0.5 * extents.width) / PANGO_SCALE, -(extents.y + 0.5 * extents.height) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
  pango_font_description_free (font);
}

static void
draw_rim_marks (cairo_t *cr,
                guint    colour)
{
  const double depth = 1 - RIM;

  for (guint i = 0; i < N_MARKS; i++)
    {
      cairo_save (cr);
      cairo_rotate (cr, 2 * G_PI * i / N_MARKS);
      cairo_translate (cr, 0, -1 + 0.54 * depth);
      cairo_scale (cr, 0.32, 0.82 * depth);
      lm_sls_trace_mark (cr, colour);
      cairo_restore (cr);
    }
}

/* The face of radius 1 around the origin; @line is how thin a line is there. */
static void
draw_disc (cairo_t            *cr,
           const LmBoardStyle *style,
           guint               colour,
           double              line)
{
  const GdkRGBA ink = get_ink (colour);
  GdkRGBA color, edge, inner;

  lm_sls_chip_get_color (style, colour, &color);
  shade (&edge, &color, -0.35);
  shade (&inner, &color, 0.12);

  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  lm_board_paint (cr, &color, style->high_contrast ? &style->foreground : &edge, style->high_contrast ? 2 * line : line);

  draw_rim_marks (cr, colour);
  lm_board_fill (cr, &ink);

  cairo_arc (cr, 0, 0, 0.70, 0, 2 * G_PI);
  lm_board_paint (cr, &inner, &edge, line);
}

void
lm_sls_chip_draw_face (cairo_t            *cr,
                       const LmBoardStyle *style,
                       guint               colour,
                       double              x,
                       double              y,
                       double              radius)
{
  const GdkRGBA ink = get_ink (colour);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_save (cr);
  cairo_scale (cr, radius, radius);
  draw_disc (cr, style, colour, 1 / radius);
  cairo_restore (cr);
  if (radius > SMALLEST_LETTER)
    draw_letter (cr, colour, 0.95 * radius, &ink);
  cairo_restore (cr);
}

/* The side below the face, of which the middle is the origin. */
static void
trace_side (cairo_t *cr,
            double   radius,
            double   thickness)
{
  cairo_save (cr);
  cairo_scale (cr, radius, radius * LM_SLS_CHIP_TILT);
  cairo_arc_negative (cr, 0, 0, 1, G_PI, 0);
  cairo_translate (cr, 0, thickness / (radius * LM_SLS_CHIP_TILT));
  cairo_arc (cr, 0, 0, 1, 0, G_PI);
  cairo_restore (cr);
  cairo_close_path (cr);
}

/* The marks of the half of the side that is seen, but where the letter stands. */
static void
draw_side_marks (cairo_t *cr,
                 guint    colour,
                 double   radius,
                 double   thickness)
{
  static const double angles[] = { 0.10, 0.27, 0.73, 0.90 };

  for (guint i = 0; i < G_N_ELEMENTS (angles); i++)
    {
      const double angle = G_PI * angles[i];

      cairo_save (cr);
      cairo_translate (cr, radius * cos (angle), radius * LM_SLS_CHIP_TILT * sin (angle) + 0.5 * thickness);
      cairo_scale (cr, 0.30 * radius * sin (angle), 0.68 * thickness);
      lm_sls_trace_mark (cr, colour);
      cairo_restore (cr);
    }
}

static void
draw_side (cairo_t            *cr,
           const LmBoardStyle *style,
           guint               colour,
           double              radius,
           double              thickness)
{
  const GdkRGBA ink = get_ink (colour);
  const double letter = MIN (0.92 * thickness, 0.62 * radius);
  GdkRGBA color, side, edge;

  lm_sls_chip_get_color (style, colour, &color);
  shade (&side, &color, -0.14);
  shade (&edge, &color, -0.45);

  trace_side (cr, radius, thickness);
  lm_board_paint (cr, &side, style->high_contrast ? &style->foreground : &edge, style->high_contrast ? 2 : 1);

  draw_side_marks (cr, colour, radius, thickness);
  lm_board_fill (cr, &ink);
  if (letter < SMALLEST_LETTER)
    return;

  cairo_save (cr);
  cairo_translate (cr, 0, radius * LM_SLS_CHIP_TILT + 0.5 * thickness);
  draw_letter (cr, colour, letter, &ink);
  cairo_restore (cr);
}

/* Draws a chip that lies on the table or on other chips; those above it are to be drawn later. */
void
lm_sls_chip_draw_lying (cairo_t            *cr,
                        const LmBoardStyle *style,
                        guint               colour,
                        double              x,
                        double              y,
                        double              radius,
                        double              thickness)
{
  const GdkRGBA ink = get_ink (colour);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  draw_side (cr, style, colour, radius, thickness);
  cairo_scale (cr, 1, LM_SLS_CHIP_TILT);
  cairo_save (cr);
  cairo_scale (cr, radius, radius);
  draw_disc (cr, style, colour, 1 / radius);
  cairo_restore (cr);
  cairo_scale (cr, 1, 1.25);
  draw_letter (cr, colour, 0.95 * radius, &ink);
  cairo_restore (cr);
}

/* Draws the ring on the table where an empty pile begins. */
void
lm_sls_chip_draw_place (cairo_t            *cr,
                        const LmBoardStyle *style,
                        double              x,
                        double              y,
                        double              radius)
{
  const GdkRGBA color = lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : 0.78);
  const double dashes[] = { 4, 3 };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_save (cr);
  cairo_scale (cr, radius, radius * LM_SLS_CHIP_TILT);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, 1.5);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_badge (GtkDrawingArea *area,
            cairo_t        *cr,
            int             width,
            int             height,
            gpointer        colour)
{
  LmBoardStyle style;

  lm_board_style_read (&style, GTK_WIDGET (area));
  lm_sls_chip_draw_face (cr, &style, GPOINTER_TO_UINT (colour), 0.5 * width, 0.5 * height, 0.5 * MIN (width, height) - 1);
}

/* A chip of @size pixels beside words that say what it is. */
GtkWidget *
lm_sls_chip_new_badge (guint colour,
                       int   size)
{
  GtkWidget *badge = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "content-width", size, "content-height", size,
                                   "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (badge), draw_badge, GUINT_TO_POINTER (colour), NULL);
  return badge;
}
