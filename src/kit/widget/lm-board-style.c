/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-style.c: the colours that boards and panels draw with, and the glyphs of the values. */

#include "lm-board-style.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* A color that the style sheet defines; the text color keeps a board readable without it. */
static void
read_color (GtkStyleContext *context,
            const char      *name,
            const GdkRGBA   *otherwise,
            GdkRGBA         *color)
{
  if (!gtk_style_context_lookup_color (context, name, color))
    *color = *otherwise;
}

/**
 * lm_board_style_read:
 * @style: (out caller-allocates): where to put the colours
 * @widget: the widget that draws
 *
 * Reads the theme in use. To be called again when the widget's CSS changes;
 * the style manager's "notify::high-contrast" comes with such a change.
 */
void
lm_board_style_read (LmBoardStyle *style,
                     GtkWidget    *widget)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  const GdkRGBA paper = { 1, 1, 1, 1 };

  gtk_style_context_get_color (context, &style->foreground);
  read_color (context, "window_bg_color", &paper, &style->background);
  read_color (context, "accent_color", &style->foreground, &style->accent);
  read_color (context, "lm_win_color", &style->foreground, &style->win);
  read_color (context, "lm_loss_color", &style->foreground, &style->loss);
  read_color (context, "lm_unknown_color", &style->foreground, &style->unknown);
  style->dark = adw_style_manager_get_dark (manager);
  style->high_contrast = adw_style_manager_get_high_contrast (manager);
}

/**
 * lm_board_style_get_value:
 * @style: the colours
 * @value: a value
 *
 * Returns: (transfer none): the colour that stands for @value
 */
const GdkRGBA *
lm_board_style_get_value (const LmBoardStyle *style,
                          LmValue             value)
{
  switch (value)
    {
    case LM_VALUE_WIN:
      return &style->win;
    case LM_VALUE_LOSS:
      return &style->loss;
    case LM_VALUE_UNKNOWN:
    default:
      return &style->unknown;
    }
}

/**
 * lm_board_style_name_value:
 * @value: the value of a move for the player who makes it
 *
 * Returns: what the glyph says to those who do not see it
 */
const char *
lm_board_style_name_value (LmValue value)
{
  switch (value)
    {
    case LM_VALUE_WIN:
      return C_("move", "wins");
    case LM_VALUE_LOSS:
      return C_("move", "loses");
    case LM_VALUE_UNKNOWN:
    default:
      return C_("move", "unknown");
    }
}

/**
 * lm_board_style_set_class:
 * @widget: a widget
 * @css_class: a style class
 * @has_it: whether it is to have it
 */
void
lm_board_style_set_class (GtkWidget  *widget,
                          const char *css_class,
                          gboolean    has_it)
{
  if (has_it)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/**
 * lm_board_style_class_value:
 * @value: a value
 *
 * Returns: the CSS class that gives a widget the value's colour
 */
const char *
lm_board_style_class_value (LmValue value)
{
  switch (value)
    {
    case LM_VALUE_WIN:
      return "lm-win";
    case LM_VALUE_LOSS:
      return "lm-loss";
    case LM_VALUE_UNKNOWN:
    default:
      return "lm-unknown";
    }
}

static void
trace_tick (cairo_t *cr)
{
  cairo_move_to (cr, -0.30, 0.04);
  cairo_line_to (cr, -0.08, 0.26);
  cairo_line_to (cr, 0.32, -0.24);
}

static void
trace_cross (cairo_t *cr)
{
  cairo_move_to (cr, -0.24, -0.24);
  cairo_line_to (cr, 0.24, 0.24);
  cairo_move_to (cr, 0.24, -0.24);
  cairo_line_to (cr, -0.24, 0.24);
}

static void
trace_question_mark (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -0.14, 0.17, -G_PI, 0.25 * G_PI);
  cairo_curve_to (cr, 0.02, 0.06, 0, 0.08, 0, 0.16);
  cairo_move_to (cr, 0, 0.32);
  cairo_line_to (cr, 0, 0.321);
}

/**
 * lm_board_style_draw_value:
 * @style: the colours
 * @cr: where to draw
 * @value: what to draw: a tick, a cross or a question mark in a disc
 * @x: centre, in the units of @cr
 * @y: centre
 * @size: diameter of the disc
 *
 * Draws the glyph of a value, which can be told from the others without its
 * colour.
 */
void
lm_board_style_draw_value (const LmBoardStyle *style,
                           cairo_t            *cr,
                           LmValue             value,
                           double              x,
                           double              y,
                           double              size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);

  cairo_arc (cr, 0, 0, 0.5, 0, 2 * G_PI);
  lm_board_fill (cr, lm_board_style_get_value (style, value));

  if (value == LM_VALUE_WIN)
    trace_tick (cr);
  else if (value == LM_VALUE_LOSS)
    trace_cross (cr);
  else
    trace_question_mark (cr);
  gdk_cairo_set_source_rgba (cr, &style->background);
  cairo_set_line_width (cr, 0.13);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * lm_board_style_draw_mark:
 * @style: the colours
 * @cr: where to draw
 * @value: what to draw
 * @x: centre, in the units of @cr
 * @y: centre
 * @size: diameter of the glyph
 *
 * Draws the glyph of a value with a ring of the background around it, so that
 * it is seen on whatever lies below it.
 */
void
lm_board_style_draw_mark (const LmBoardStyle *style,
                          cairo_t            *cr,
                          LmValue             value,
                          double              x,
                          double              y,
                          double              size)
{
  cairo_new_path (cr);
  cairo_arc (cr, x, y, 0.5 * size + MAX (1.25, 0.05 * size), 0, 2 * G_PI);
  lm_board_fill (cr, &style->background);
  lm_board_style_draw_value (style, cr, value, x, y, size);
}

/**
 * lm_board_trace_rounded:
 * @cr: where to draw
 * @x: left edge
 * @y: upper edge
 * @width: of the rectangle
 * @height: of the rectangle
 * @radius: of its corners
 *
 * Adds a rectangle with round corners to the path.
 */
void
lm_board_trace_rounded (cairo_t *cr,
                        double   x,
                        double   y,
                        double   width,
                        double   height,
                        double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/**
 * lm_board_fill:
 * @cr: with a path
 * @color: what to fill it with
 */
void
lm_board_fill (cairo_t       *cr,
               const GdkRGBA *color)
{
  gdk_cairo_set_source_rgba (cr, color);
  cairo_fill (cr);
}

/**
 * lm_board_stroke:
 * @cr: with a path
 * @color: of the line along it
 * @width: how wide the line is
 */
void
lm_board_stroke (cairo_t       *cr,
                 const GdkRGBA *color,
                 double         width)
{
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/**
 * lm_board_paint:
 * @cr: with a path
 * @fill: what to fill it with
 * @edge: of the line along it
 * @width: how wide the line is
 */
void
lm_board_paint (cairo_t       *cr,
                const GdkRGBA *fill,
                const GdkRGBA *edge,
                double         width)
{
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill_preserve (cr);
  lm_board_stroke (cr, edge, width);
}

/**
 * lm_board_append_cairo:
 * @widget: what is drawn
 * @snapshot: where to
 *
 * Returns: (transfer full): a context for the whole of the widget
 */
cairo_t *
lm_board_append_cairo (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  return gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                   gtk_widget_get_height (widget)));
}

/**
 * lm_rgba_mix:
 * @result: (out caller-allocates): the mixture
 * @a: a colour
 * @b: another
 * @t: how much of @b, from 0 to 1
 */
void
lm_rgba_mix (GdkRGBA       *result,
             const GdkRGBA *a,
             const GdkRGBA *b,
             double         t)
{
  result->red = a->red + (b->red - a->red) * t;
  result->green = a->green + (b->green - a->green) * t;
  result->blue = a->blue + (b->blue - a->blue) * t;
  result->alpha = a->alpha + (b->alpha - a->alpha) * t;
}

/**
 * lm_rgba_fade:
 * @color: a colour
 * @alpha: what remains of its opacity, from 0 to 1
 *
 * Returns: the fainter colour
 */
GdkRGBA
lm_rgba_fade (const GdkRGBA *color,
              double         alpha)
{
  GdkRGBA faint = *color;

  faint.alpha *= alpha;

  return faint;
}

/**
 * lm_board_append_outline:
 * @snapshot: what is being drawn
 * @area: what is outlined
 * @corner: the radius of its corners
 * @line: how wide the line is, within @area; half as wide as @area, it fills it
 * @color: its colour
 */
void
lm_board_append_outline (GtkSnapshot           *snapshot,
                         const graphene_rect_t *area,
                         double                 corner,
                         double                 line,
                         const GdkRGBA         *color)
{
  const float widths[] = { line, line, line, line };
  const GdkRGBA sides[] = { *color, *color, *color, *color };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, area, corner);
  gtk_snapshot_append_border (snapshot, &outline, widths, sides);
}
