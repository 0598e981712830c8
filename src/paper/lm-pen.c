/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-pen.c: what diagrams and pages are drawn with. */

#include "lm-pen.h"

#include "engine/game/lm-number.h"

#include <inttypes.h>

/* Pango lays out letters of this size, and Cairo brings them to the size wanted: so their shape never depends on it. */
#define FONT_SIZE 64.0

const LmInks lm_inks_paper = {
  .ink = LM_INK (0x1d1d20),
  .soft = LM_INK (0x5e5c64),
  .faint = LM_INK (0xb4b2ba),
  .tint = LM_INK (0xeeedf0),
  .paper = LM_INK (0xffffff),
};

/**
 * lm_pen_init:
 * @self: a pen that is not initialised
 * @cr: where to draw; lives longer
 * @inks: the colours; live longer
 */
void
lm_pen_init (LmPen        *self,
             cairo_t      *cr,
             const LmInks *inks)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  /* Letters are laid out before any scale: with that of the paper there would be none as large. */
  cairo_save (cr);
  cairo_identity_matrix (cr);
  *self = (LmPen) { .cr = cr, .inks = inks, .layout = pango_cairo_create_layout (cr) };
  cairo_restore (cr);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pango_layout_get_context (self->layout), options);
  pango_context_set_round_glyph_positions (pango_layout_get_context (self->layout), FALSE);
  pango_layout_context_changed (self->layout);
  cairo_font_options_destroy (options);
}

void
lm_pen_clear (LmPen *self)
{
  g_clear_object (&self->layout);
}

void
lm_pen_set_ink (LmPen       *self,
                const LmInk *ink)
{
  cairo_set_source_rgb (self->cr, ink->red, ink->green, ink->blue);
}

void
lm_pen_trace_box (LmPen *self,
                  double x,
                  double y,
                  double width,
                  double height,
                  double radius)
{
  cairo_new_sub_path (self->cr);
  cairo_arc (self->cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (self->cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (self->cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (self->cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (self->cr);
}

void
lm_pen_trace_disc (LmPen *self,
                   double x,
                   double y,
                   double radius)
{
  cairo_new_sub_path (self->cr);
  cairo_arc (self->cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (self->cr);
}

/* Adds a line to the path. */
void
lm_pen_line (LmPen *self,
             double x1,
             double y1,
             double x2,
             double y2)
{
  cairo_move_to (self->cr, x1, y1);
  cairo_line_to (self->cr, x2, y2);
}

/**
 * lm_pen_paint_path:
 * @cr: a context with a path
 * @fill: (nullable): what it is filled with
 * @edge: (nullable): what it is drawn with, its line being set
 *
 * Draws the path, or writes it where what is drawn is written. The only way in
 * which anything is drawn that may be written.
 */
void
lm_pen_paint_path (cairo_t     *cr,
                    const LmInk *fill,
                    const LmInk *edge)
{
  if (lm_pen_writer_take_path (cr, fill, edge))
    return;

  if (fill != NULL)
    {
      cairo_set_source_rgb (cr, fill->red, fill->green, fill->blue);
      cairo_fill_preserve (cr);
    }
  if (edge != NULL)
    {
      cairo_set_source_rgb (cr, edge->red, edge->green, edge->blue);
      cairo_stroke_preserve (cr);
    }
  cairo_new_path (cr);
}

static void
paint (LmPen       *self,
       const LmInk *fill,
       const LmInk *edge,
       double       width,
       gboolean     dashed)
{
  const double dashes[] = { 2.5 * width, 2.5 * width };

  cairo_set_line_width (self->cr, width);
  cairo_set_dash (self->cr, dashes, dashed ? G_N_ELEMENTS (dashes) : 0, 0);
  lm_pen_paint_path (self->cr, fill, edge);
}

void
lm_pen_fill (LmPen       *self,
             const LmInk *ink)
{
  lm_pen_paint_path (self->cr, ink, NULL);
}

void
lm_pen_stroke (LmPen       *self,
               const LmInk *ink,
               double       width,
               gboolean     dashed)
{
  paint (self, NULL, ink, width, dashed);
}

/**
 * lm_pen_paint:
 * @self: a pen with a path
 * @fill: what the path is filled with
 * @edge: what it is drawn with
 * @width: how wide its line is
 */
void
lm_pen_paint (LmPen       *self,
              const LmInk *fill,
              const LmInk *edge,
              double       width)
{
  paint (self, fill, edge, width, FALSE);
}

static void
set_text (LmPen      *self,
          const char *text,
          gboolean    bold,
          double      width)
{
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell, Sans");

  pango_font_description_set_absolute_size (font, FONT_SIZE * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (self->layout, font);
  pango_layout_set_width (self->layout, width > 0 ? width * PANGO_SCALE : -1);
  pango_layout_set_text (self->layout, text, -1);
  pango_font_description_free (font);
}

/* Shows the layout with its top left corner at a point. */
static void
show (LmPen  *self,
      double  x,
      double  y,
      double  scale)
{
  cairo_save (self->cr);
  cairo_translate (self->cr, x, y);
  cairo_scale (self->cr, scale, scale);
  cairo_move_to (self->cr, 0, 0);
  pango_cairo_show_layout (self->cr, self->layout);
  cairo_new_path (self->cr);
  cairo_restore (self->cr);
}

/**
 * lm_pen_write:
 * @self: a pen
 * @text: one line of text
 * @x: where it is
 * @y: the middle of its height
 * @size: of the font
 * @bold: whether it is bold
 * @align: what of it is at @x
 * @width: how wide it may be, or 0; what is longer becomes smaller, then shorter
 *
 * Writes in the ink that is set.
 */
void
lm_pen_write (LmPen      *self,
              const char *text,
              double      x,
              double      y,
              double      size,
              gboolean    bold,
              LmPenAlign  align,
              double      width)
{
  double scale = size / FONT_SIZE;
  int across, down;

  if (lm_pen_writer_take_text (self->cr, text, x, y, size, bold, align, width))
    return;

  set_text (self, text, bold, 0);
  pango_layout_set_ellipsize (self->layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_get_size (self->layout, &across, &down);
  if (width > 0 && across * scale > width * PANGO_SCALE)
    scale = MAX (width * PANGO_SCALE / across, LM_PEN_LEAST_SHARE * scale);
  if (width > 0 && across * scale > 1.001 * width * PANGO_SCALE)
    {
      pango_layout_set_ellipsize (self->layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_width (self->layout, width / scale * PANGO_SCALE);
      pango_layout_get_size (self->layout, &across, &down);
    }
  show (self, x - 0.5 * align * across / PANGO_SCALE * scale, y - 0.5 * down / PANGO_SCALE * scale, scale);
}

/* Where what is drawn is written, each line of the paragraph is a text. */
static gboolean
write_lines (LmPen      *self,
             const char *text,
             double      x,
             double      y,
             double      size,
             gboolean    bold,
             double      height)
{
  const double line = height / pango_layout_get_line_count (self->layout);

  for (GSList *item = pango_layout_get_lines_readonly (self->layout); item != NULL; item = item->next, y += line)
    {
      const PangoLayoutLine *words = item->data;
      g_autofree char *part = g_strndup (text + words->start_index, words->length);

      if (!lm_pen_writer_take_text (self->cr, part, x, y + line / 2, size, bold, LM_PEN_LEFT, 0))
        return FALSE;
    }

  return TRUE;
}

/**
 * lm_pen_wrap:
 * @self: a pen
 * @text: a paragraph
 * @x: its left end
 * @y: its top
 * @size: of the font
 * @bold: whether it is bold
 * @width: how wide it may be
 * @draw: whether it is drawn, and not only measured
 *
 * Returns: how high the paragraph is
 */
double
lm_pen_wrap (LmPen      *self,
             const char *text,
             double      x,
             double      y,
             double      size,
             gboolean    bold,
             double      width,
             gboolean    draw)
{
  const double scale = size / FONT_SIZE;
  int down;

  set_text (self, text, bold, width / scale);
  pango_layout_set_ellipsize (self->layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_size (self->layout, NULL, &down);
  if (draw && !write_lines (self, text, x, y, size, bold, scale * down / PANGO_SCALE))
    show (self, x, y, scale);
  return scale * down / PANGO_SCALE;
}

/**
 * lm_pen_number:
 * @number: a number
 *
 * Returns: (transfer full): it with its digits grouped
 */
char *
lm_pen_number (guint64 number)
{
  g_autofree char *digits = g_strdup_printf ("%" PRIu64, number);

  return lm_number_group (digits);
}
