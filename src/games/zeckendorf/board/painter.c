/* SPDX-License-Identifier: GPL-3.0-or-later */
/* painter.c: draws chips, stacks, arrows and the spiral of squares with Cairo. */

#include "config.h"

#include "painter.h"

#include <math.h>

/* Squares of the spiral; the next would be smaller than its line is wide. */
#define MOTIF_SQUARES 9

#define GOLDEN_RATIO 1.6180339887498949

/* The column whose chips are the reddest gold. */
#define LAST_TONE 9.0

/*
 * From pale gold for ones to copper gold for the largest values. @gold: (out caller-allocates): the colours;
 * @tone: the column that the chip belongs to, from 0, or a place between two.
 */
void
lm_zeckendorf_gold_get (LmZeckendorfGold *gold,
                        double            tone)
{
  static const LmZeckendorfGold pale = {
    { 1.00, 0.97, 0.84, 1 }, { 0.94, 0.82, 0.50, 1 }, { 0.69, 0.53, 0.19, 1 },
  };
  static const LmZeckendorfGold rich = {
    { 1.00, 0.92, 0.62, 1 }, { 0.90, 0.67, 0.22, 1 }, { 0.58, 0.37, 0.06, 1 },
  };
  static const LmZeckendorfGold copper = {
    { 0.98, 0.80, 0.58, 1 }, { 0.76, 0.44, 0.22, 1 }, { 0.42, 0.19, 0.07, 1 },
  };
  double t = CLAMP (tone / LAST_TONE, 0, 1);
  const LmZeckendorfGold *from = t < 0.5 ? &pale : &rich;
  const LmZeckendorfGold *to = t < 0.5 ? &rich : &copper;

  t = t < 0.5 ? 2 * t : 2 * t - 1;
  lm_rgba_mix (&gold->light, &from->light, &to->light, t);
  lm_rgba_mix (&gold->middle, &from->middle, &to->middle, t);
  lm_rgba_mix (&gold->dark, &from->dark, &to->dark, t);
}

/* @gold: (out caller-allocates): the colours of a chip that takes no part: lead. */
void
lm_zeckendorf_gold_get_dead (LmZeckendorfGold *gold)
{
  *gold = (LmZeckendorfGold) {
    { 0.80, 0.80, 0.82, 1 }, { 0.62, 0.62, 0.65, 1 }, { 0.36, 0.36, 0.39, 1 },
  };
}

/* @offset: where, from 0 to 1. */
void
lm_zeckendorf_gold_add_stop (cairo_pattern_t *pattern,
                             double           offset,
                             const GdkRGBA   *color,
                             double           alpha)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset,
                                     color->red, color->green, color->blue,
                                     color->alpha * alpha);
}

/* Part of an ellipse, joined to the current path as cairo_arc() does. */
static void
trace_ellipse (cairo_t *cr,
               double   x,
               double   y,
               double   radius_x,
               double   radius_y,
               double   from,
               double   to)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius_x, radius_y);
  if (to >= from)
    cairo_arc (cr, 0, 0, 1, from, to);
  else
    cairo_arc_negative (cr, 0, 0, 1, from, to);
  cairo_set_matrix (cr, &matrix);
}

/* What is seen of chips that lie on one another: @depth from the upper face to the foot. */
static void
trace_silhouette (cairo_t                  *cr,
                  const LmZeckendorfLayout *layout,
                  double                    x,
                  double                    y,
                  double                    depth,
                  double                    grow)
{
  double radius_x = layout->radius_x + grow;
  double radius_y = layout->radius_y + grow;

  cairo_new_path (cr);
  trace_ellipse (cr, x, y, radius_x, radius_y, G_PI, 2 * G_PI);
  trace_ellipse (cr, x, y + depth, radius_x, radius_y, 0, G_PI);
  cairo_close_path (cr);
}

static void
paint_edge (cairo_t                  *cr,
            const LmBoardStyle       *style,
            const LmZeckendorfLayout *layout,
            const LmZeckendorfGold   *gold,
            double                    x,
            double                    y,
            double                    depth)
{
  double radius_x = layout->radius_x;
  double radius_y = layout->radius_y;
  double line = CLAMP (0.08 * depth, 0.6, 4);
  GdkRGBA bright = lm_rgba_fade (&gold->light, 0.7);
  cairo_pattern_t *metal = cairo_pattern_create_linear (x - radius_x, 0, x + radius_x, 0);

  lm_zeckendorf_gold_add_stop (metal, 0.00, &gold->dark, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.14, &gold->middle, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.34, &gold->light, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.58, &gold->middle, 1);
  lm_zeckendorf_gold_add_stop (metal, 1.00, &gold->dark, 1);
  trace_silhouette (cr, layout, x, y, depth, 0);
  cairo_set_source (cr, metal);
  cairo_fill (cr);
  cairo_pattern_destroy (metal);

  /* A bright upper and a dark lower rim, so that one chip is told from the next. */
  cairo_new_path (cr);
  trace_ellipse (cr, x, y + 1.2 * line, radius_x - line, radius_y, 0.08 * G_PI, 0.92 * G_PI);
  gdk_cairo_set_source_rgba (cr, &bright);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_new_path (cr);
  trace_ellipse (cr, x, y + depth - 0.5 * line, radius_x - 0.5 * line, radius_y, 0, G_PI);
  gdk_cairo_set_source_rgba (cr, style->high_contrast ? &style->foreground : &gold->dark);
  cairo_stroke (cr);
}

static void
paint_rim (cairo_t                  *cr,
           const LmZeckendorfLayout *layout,
           const GdkRGBA            *color,
           double                    x,
           double                    y,
           double                    part,
           double                    width)
{
  cairo_new_path (cr);
  trace_ellipse (cr, x, y, part * layout->radius_x, part * layout->radius_y, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
paint_face (cairo_t                  *cr,
            const LmBoardStyle       *style,
            const LmZeckendorfLayout *layout,
            const LmZeckendorfGold   *gold,
            double                    x,
            double                    y)
{
  double radius_x = layout->radius_x;
  double radius_y = layout->radius_y;
  double line = CLAMP (0.03 * radius_x, 0.6, 2.5);
  cairo_pattern_t *metal;
  GdkRGBA groove = lm_rgba_fade (&gold->dark, 0.55);
  GdkRGBA shine = lm_rgba_fade (&gold->light, 0.9);

  metal = cairo_pattern_create_linear (x - 0.7 * radius_x, y - radius_y,
                                       x + 0.7 * radius_x, y + radius_y);
  lm_zeckendorf_gold_add_stop (metal, 0.0, &gold->light, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.5, &gold->middle, 1);
  lm_zeckendorf_gold_add_stop (metal, 1.0, &gold->light, 1);
  cairo_new_path (cr);
  trace_ellipse (cr, x, y, radius_x, radius_y, 0, 2 * G_PI);
  cairo_set_source (cr, metal);
  cairo_fill (cr);
  cairo_pattern_destroy (metal);

  paint_rim (cr, layout, &shine, x, y + 0.3, 0.985, line);
  paint_rim (cr, layout, &shine, x, y + line, 0.8, line);
  paint_rim (cr, layout, &groove, x, y, 0.8, line);
  if (style->high_contrast)
    paint_rim (cr, layout, &style->foreground, x, y, 1, 1.5);
}

/* The column's number, struck into the upper face in the perspective of the chip. */
static void
paint_engraving (cairo_t                  *cr,
                 const LmBoardStyle       *style,
                 const LmZeckendorfLayout *layout,
                 const LmZeckendorfGold   *gold,
                 PangoLayout              *engraving,
                 double                    x,
                 double                    y)
{
  const GdkRGBA ink = { 0.13, 0.08, 0, 1 };
  double tilt = layout->radius_y / layout->radius_x;
  int width, height;
  double scale;

  pango_layout_get_size (engraving, &width, &height);
  scale = MIN (1.15 * layout->radius_x * PANGO_SCALE / MAX (width, 1),
               1.45 * layout->radius_x * PANGO_SCALE / MAX (height, 1));

  for (int pass = 0; pass < 2; pass++)
    {
      GdkRGBA color = pass == 0 ? gold->light : lm_rgba_fade (style->high_contrast ? &ink : &gold->dark, 0.9);

      cairo_save (cr);
      cairo_translate (cr, x, y + (pass == 0 ? 0.03 * layout->radius_x : 0));
      cairo_scale (cr, scale, scale * tilt);
      cairo_translate (cr, -0.5 * width / PANGO_SCALE, -0.5 * height / PANGO_SCALE);
      gdk_cairo_set_source_rgba (cr, &color);
      pango_cairo_show_layout (cr, engraving);
      cairo_restore (cr);
    }
}

/* Struck out, in the perspective of the chip. */
static void
paint_cross (cairo_t                  *cr,
             const LmBoardStyle       *style,
             const LmZeckendorfLayout *layout,
             double                    x,
             double                    y)
{
  const GdkRGBA ink = { 0.20, 0.20, 0.22, 1 };
  double reach_x = 0.42 * layout->radius_x;
  double reach_y = 0.42 * layout->radius_y;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, x - reach_x, y - reach_y);
  cairo_line_to (cr, x + reach_x, y + reach_y);
  cairo_move_to (cr, x - reach_x, y + reach_y);
  cairo_line_to (cr, x + reach_x, y - reach_y);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, CLAMP (0.09 * layout->radius_x, 1.5, 5));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
paint_shadow (cairo_t                  *cr,
              const LmBoardStyle       *style,
              const LmZeckendorfLayout *layout,
              double                    x,
              double                    y)
{
  const GdkRGBA black = { 0, 0, 0, style->dark ? 0.5 : 0.28 };
  cairo_pattern_t *shade = cairo_pattern_create_radial (0, 0, 0.6, 0, 0, 1);

  lm_zeckendorf_gold_add_stop (shade, 0, &black, 1);
  lm_zeckendorf_gold_add_stop (shade, 1, &black, 0);
  cairo_save (cr);
  cairo_translate (cr, x + 0.04 * layout->radius_x, y + 0.12 * layout->radius_y);
  cairo_scale (cr, 1.22 * layout->radius_x, 1.3 * layout->radius_y);
  cairo_set_source (cr, shade);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_pattern_destroy (shade);
}

/* The place of the lowest chip, while there is none. */
static void
paint_empty (cairo_t                  *cr,
             const LmBoardStyle       *style,
             const LmZeckendorfLayout *layout,
             guint                     column)
{
  double x = lm_zeckendorf_layout_get_x (layout, column);
  GdkRGBA faint = lm_rgba_fade (&style->foreground, style->high_contrast ? 0.7 : 0.16);
  GdkRGBA fainter = lm_rgba_fade (&style->foreground, 0.04);

  cairo_new_path (cr);
  trace_ellipse (cr, x, layout->stack_base, layout->radius_x, layout->radius_y, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &fainter);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &faint);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* What is left out of a stack, as three dots in the gap. */
static void
paint_break (cairo_t                  *cr,
             const LmBoardStyle       *style,
             const LmZeckendorfLayout *layout,
             double                    x,
             double                    above,
             double                    below)
{
  GdkRGBA color = lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : 0.55);
  double radius = CLAMP (0.06 * layout->radius_x, 1.2, 4);

  gdk_cairo_set_source_rgba (cr, &color);
  for (int i = -1; i <= 1; i++)
    {
      cairo_arc (cr, x + i * 4 * radius, 0.5 * (above + below), radius, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

/* Chips @from to @to of a stack, the last with its face. */
static void
paint_run (cairo_t                  *cr,
           const LmBoardStyle       *style,
           const LmZeckendorfLayout *layout,
           const LmZeckendorfGold   *gold,
           guint                     column,
           guint                     height,
           guint                     from,
           guint                     to)
{
  LmZeckendorfStack stack;
  graphene_point_t face;

  if (from >= to)
    return;

  lm_zeckendorf_layout_get_stack (layout, height, &stack);
  for (guint chip = from; chip < to; chip++)
    {
      lm_zeckendorf_layout_get_chip (layout, column, height, chip, &face);
      paint_edge (cr, style, layout, gold, face.x, face.y, stack.step);
    }
  paint_face (cr, style, layout, gold, face.x, face.y);
}

/*
 * Draws the chips of a column, compressed to the height that there is; of a stack that is too high even so, its
 * foot and its top. @engraving: (nullable): what is struck into the uppermost chip.
 */
void
lm_zeckendorf_paint_stack (cairo_t                  *cr,
                           const LmBoardStyle       *style,
                           const LmZeckendorfLayout *layout,
                           guint                     column,
                           guint                     height,
                           gboolean                  dead,
                           PangoLayout              *engraving)
{
  LmZeckendorfStack stack;
  graphene_point_t top;
  LmZeckendorfGold gold;

  paint_empty (cr, style, layout, column);
  if (height == 0)
    return;

  if (dead)
    lm_zeckendorf_gold_get_dead (&gold);
  else
    lm_zeckendorf_gold_get (&gold, column);
  lm_zeckendorf_layout_get_stack (layout, height, &stack);
  lm_zeckendorf_layout_get_chip (layout, column, height, height - 1, &top);
  paint_shadow (cr, style, layout, lm_zeckendorf_layout_get_x (layout, column), layout->stack_base);
  paint_run (cr, style, layout, &gold, column, height, 0, stack.n_lower);
  if (stack.n_upper > 0)
    {
      paint_break (cr, style, layout, top.x,
                   top.y + stack.n_upper * stack.step + layout->radius_y,
                   layout->stack_base - stack.n_lower * stack.step - layout->radius_y);
      paint_run (cr, style, layout, &gold, column, height, height - stack.n_upper, height);
    }
  if (dead)
    paint_cross (cr, style, layout, top.x, top.y);
  else if (engraving != NULL)
    paint_engraving (cr, style, layout, &gold, engraving, top.x, top.y);
}

/* Draws a single chip. */
void
lm_zeckendorf_paint_chip (cairo_t                  *cr,
                          const LmBoardStyle       *style,
                          const LmZeckendorfLayout *layout,
                          double                    tone,
                          double                    size,
                          const graphene_point_t   *face)
{
  LmZeckendorfGold gold;

  lm_zeckendorf_gold_get (&gold, tone);
  cairo_save (cr);
  cairo_translate (cr, face->x, face->y);
  cairo_scale (cr, size, size);
  paint_edge (cr, style, layout, &gold, 0, 0, layout->thickness);
  paint_face (cr, style, layout, &gold, 0, 0);
  cairo_restore (cr);
}

/* Draws a chip that would be there after a move. */
void
lm_zeckendorf_paint_ghost (cairo_t                  *cr,
                           const LmBoardStyle       *style,
                           const LmZeckendorfLayout *layout,
                           guint                     column,
                           double                    size,
                           const graphene_point_t   *face)
{
  const double dashes[] = { 5, 4 };

  cairo_push_group (cr);
  lm_zeckendorf_paint_chip (cr, style, layout, column, size, face);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.45);

  cairo_save (cr);
  cairo_translate (cr, face->x, face->y);
  cairo_scale (cr, size, size);
  trace_silhouette (cr, layout, 0, 0, layout->thickness, 1);
  gdk_cairo_set_source_rgba (cr, &style->accent);
  cairo_set_line_width (cr, 2);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Outlines the uppermost chips of a column. @n_chips: how many of them, from the top, at most @height. */
void
lm_zeckendorf_paint_mark (cairo_t                  *cr,
                          const LmBoardStyle       *style,
                          const LmZeckendorfLayout *layout,
                          LmZeckendorfMark          mark,
                          guint                     column,
                          guint                     height,
                          guint                     n_chips)
{
  LmZeckendorfStack stack;
  graphene_point_t face;
  gboolean take = mark == LM_ZECKENDORF_MARK_TAKE;
  GdkRGBA halo = lm_rgba_fade (&style->background, 0.9);

  if (n_chips == 0)
    return;

  lm_zeckendorf_layout_get_stack (layout, height, &stack);
  lm_zeckendorf_layout_get_chip (layout, column, height, height - 1, &face);
  trace_silhouette (cr, layout, face.x, face.y, n_chips * stack.step, 1);
  gdk_cairo_set_source_rgba (cr, &halo);
  cairo_set_line_width (cr, take ? 5.5 : 4.5);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, take ? &style->accent : &style->foreground);
  cairo_set_line_width (cr, take ? 3 : 2);
  cairo_stroke (cr);
}

static void
paint_arrow_head (cairo_t *cr,
                  double   x,
                  double   y,
                  double   angle,
                  double   size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, -size, -0.6 * size);
  cairo_line_to (cr, -0.7 * size, 0);
  cairo_line_to (cr, -size, 0.6 * size);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* Draws the way of a chip: up and over to its new column. */
void
lm_zeckendorf_paint_arrow (cairo_t                  *cr,
                           const LmBoardStyle       *style,
                           const LmZeckendorfLayout *layout,
                           LmZeckendorfMark          mark,
                           const graphene_point_t   *from,
                           const graphene_point_t   *to)
{
  const double dashes[] = { 1, 5 };
  gboolean hint = mark == LM_ZECKENDORF_MARK_TAKE;
  double width = hint ? CLAMP (0.1 * layout->radius_x, 3, 8) : 2;
  double head = hint ? 4 * width : 9;
  double lift = layout->radius_y + 1.6 * layout->thickness + 0.1 * fabs (to->x - from->x);
  double top = MAX (MIN (from->y, to->y) - lift, layout->header_bottom);
  double tip = to->y - 0.3 * layout->radius_y;
  double end = tip - 0.7 * head;
  GdkRGBA color = hint ? style->accent : lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : 0.5);

  cairo_save (cr);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (!hint)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_new_path (cr);
  cairo_move_to (cr, from->x, from->y);
  cairo_curve_to (cr, from->x, top, to->x, top, to->x, end);
  cairo_stroke (cr);
  paint_arrow_head (cr, to->x, tip, 0.5 * G_PI, head);
  cairo_restore (cr);
}

/* Draws the family's motif, a golden rectangle cut into a spiral of squares, faintly behind the columns. */
void
lm_zeckendorf_paint_motif (cairo_t                  *cr,
                           const LmBoardStyle       *style,
                           const LmZeckendorfLayout *layout)
{
  double side = MIN (layout->lane_bottom - layout->lane_top, layout->width / GOLDEN_RATIO);
  GdkRGBA lines = lm_rgba_fade (&style->foreground, style->dark ? 0.07 : 0.06);
  GdkRGBA curve = { 0.80, 0.60, 0.20, style->dark ? 0.28 : 0.35 };

  cairo_save (cr);
  cairo_translate (cr, 0.5 * (layout->width - GOLDEN_RATIO * side),
                   0.5 * (layout->lane_top + layout->lane_bottom - side));
  cairo_scale (cr, side, side);
  for (int i = 0; i < MOTIF_SQUARES; i++)
    {
      /* The square at the left of the rectangle that is left, which then lies upright. */
      cairo_set_line_width (cr, 1 / side * pow (GOLDEN_RATIO, i));
      gdk_cairo_set_source_rgba (cr, &lines);
      cairo_rectangle (cr, 0, 0, 1, 1);
      cairo_stroke (cr);
      gdk_cairo_set_source_rgba (cr, &curve);
      cairo_set_line_width (cr, 1.5 / side * pow (GOLDEN_RATIO, i));
      cairo_arc (cr, 1, 1, 1, G_PI, 1.5 * G_PI);
      cairo_stroke (cr);
      cairo_translate (cr, GOLDEN_RATIO, 0);
      cairo_rotate (cr, 0.5 * G_PI);
      cairo_scale (cr, 1 / GOLDEN_RATIO, 1 / GOLDEN_RATIO);
    }
  cairo_restore (cr);
}
