/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chips.c: draws chips, stacks, arrows and the spiral of squares with Cairo. */

#include "board.h"

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
trace_silhouette (const LmZeckendorfPen *pen,
                  double                 x,
                  double                 y,
                  double                 depth,
                  double                 grow)
{
  double radius_x = pen->layout->radius_x + grow;
  double radius_y = pen->layout->radius_y + grow;

  cairo_new_path (pen->cr);
  trace_ellipse (pen->cr, x, y, radius_x, radius_y, G_PI, 2 * G_PI);
  trace_ellipse (pen->cr, x, y + depth, radius_x, radius_y, 0, G_PI);
  cairo_close_path (pen->cr);
}

static void
paint_edge (const LmZeckendorfPen  *pen,
            const LmZeckendorfGold *gold,
            double                  x,
            double                  y,
            double                  depth)
{
  double radius_x = pen->layout->radius_x;
  double radius_y = pen->layout->radius_y;
  double line = CLAMP (0.08 * depth, 0.6, 4);
  GdkRGBA bright = lm_rgba_fade (&gold->light, 0.7);
  cairo_pattern_t *metal = cairo_pattern_create_linear (x - radius_x, 0, x + radius_x, 0);

  lm_zeckendorf_gold_add_stop (metal, 0.00, &gold->dark, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.14, &gold->middle, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.34, &gold->light, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.58, &gold->middle, 1);
  lm_zeckendorf_gold_add_stop (metal, 1.00, &gold->dark, 1);
  trace_silhouette (pen, x, y, depth, 0);
  cairo_set_source (pen->cr, metal);
  cairo_fill (pen->cr);
  cairo_pattern_destroy (metal);

  /* A bright upper and a dark lower rim, so that one chip is told from the next. */
  cairo_new_path (pen->cr);
  trace_ellipse (pen->cr, x, y + 1.2 * line, radius_x - line, radius_y, 0.08 * G_PI, 0.92 * G_PI);
  lm_board_stroke (pen->cr, &bright, line);
  cairo_new_path (pen->cr);
  trace_ellipse (pen->cr, x, y + depth - 0.5 * line, radius_x - 0.5 * line, radius_y, 0, G_PI);
  gdk_cairo_set_source_rgba (pen->cr, pen->style->high_contrast ? &pen->style->foreground : &gold->dark);
  cairo_stroke (pen->cr);
}

static void
paint_rim (const LmZeckendorfPen *pen,
           const GdkRGBA         *color,
           double                 x,
           double                 y,
           double                 part,
           double                 width)
{
  cairo_new_path (pen->cr);
  trace_ellipse (pen->cr, x, y, part * pen->layout->radius_x, part * pen->layout->radius_y, 0, 2 * G_PI);
  lm_board_stroke (pen->cr, color, width);
}

static void
paint_face (const LmZeckendorfPen  *pen,
            const LmZeckendorfGold *gold,
            double                  x,
            double                  y)
{
  double radius_x = pen->layout->radius_x;
  double radius_y = pen->layout->radius_y;
  double line = CLAMP (0.03 * radius_x, 0.6, 2.5);
  cairo_pattern_t *metal;
  GdkRGBA groove = lm_rgba_fade (&gold->dark, 0.55);
  GdkRGBA shine = lm_rgba_fade (&gold->light, 0.9);

  metal = cairo_pattern_create_linear (x - 0.7 * radius_x, y - radius_y,
                                       x + 0.7 * radius_x, y + radius_y);
  lm_zeckendorf_gold_add_stop (metal, 0.0, &gold->light, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.5, &gold->middle, 1);
  lm_zeckendorf_gold_add_stop (metal, 1.0, &gold->light, 1);
  cairo_new_path (pen->cr);
  trace_ellipse (pen->cr, x, y, radius_x, radius_y, 0, 2 * G_PI);
  cairo_set_source (pen->cr, metal);
  cairo_fill (pen->cr);
  cairo_pattern_destroy (metal);

  paint_rim (pen, &shine, x, y + 0.3, 0.985, line);
  paint_rim (pen, &shine, x, y + line, 0.8, line);
  paint_rim (pen, &groove, x, y, 0.8, line);
  if (pen->style->high_contrast)
    paint_rim (pen, &pen->style->foreground, x, y, 1, 1.5);
}

/* The column's number, struck into the upper face in the perspective of the chip. */
static void
paint_engraving (const LmZeckendorfPen  *pen,
                 const LmZeckendorfGold *gold,
                 PangoLayout            *engraving,
                 double                  x,
                 double                  y)
{
  const GdkRGBA ink = { 0.13, 0.08, 0, 1 };
  double tilt = pen->layout->radius_y / pen->layout->radius_x;
  int width, height;
  double scale;

  pango_layout_get_size (engraving, &width, &height);
  scale = MIN (1.15 * pen->layout->radius_x * PANGO_SCALE / MAX (width, 1),
               1.45 * pen->layout->radius_x * PANGO_SCALE / MAX (height, 1));

  for (int pass = 0; pass < 2; pass++)
    {
      GdkRGBA color = pass == 0 ? gold->light : lm_rgba_fade (pen->style->high_contrast ? &ink : &gold->dark, 0.9);

      cairo_save (pen->cr);
      cairo_translate (pen->cr, x, y + (pass == 0 ? 0.03 * pen->layout->radius_x : 0));
      cairo_scale (pen->cr, scale, scale * tilt);
      cairo_translate (pen->cr, -0.5 * width / PANGO_SCALE, -0.5 * height / PANGO_SCALE);
      gdk_cairo_set_source_rgba (pen->cr, &color);
      pango_cairo_show_layout (pen->cr, engraving);
      cairo_restore (pen->cr);
    }
}

/* Struck out, in the perspective of the chip. */
static void
paint_cross (const LmZeckendorfPen *pen,
             double                 x,
             double                 y)
{
  const GdkRGBA ink = { 0.20, 0.20, 0.22, 1 };
  double reach_x = 0.42 * pen->layout->radius_x;
  double reach_y = 0.42 * pen->layout->radius_y;

  cairo_save (pen->cr);
  cairo_new_path (pen->cr);
  cairo_move_to (pen->cr, x - reach_x, y - reach_y);
  cairo_line_to (pen->cr, x + reach_x, y + reach_y);
  cairo_move_to (pen->cr, x - reach_x, y + reach_y);
  cairo_line_to (pen->cr, x + reach_x, y - reach_y);
  gdk_cairo_set_source_rgba (pen->cr, &ink);
  cairo_set_line_width (pen->cr, CLAMP (0.09 * pen->layout->radius_x, 1.5, 5));
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (pen->cr);
  cairo_restore (pen->cr);
}

static void
paint_shadow (const LmZeckendorfPen *pen,
              double                 x,
              double                 y)
{
  const GdkRGBA black = { 0, 0, 0, pen->style->dark ? 0.5 : 0.28 };
  cairo_pattern_t *shade = cairo_pattern_create_radial (0, 0, 0.6, 0, 0, 1);

  lm_zeckendorf_gold_add_stop (shade, 0, &black, 1);
  lm_zeckendorf_gold_add_stop (shade, 1, &black, 0);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, x + 0.04 * pen->layout->radius_x, y + 0.12 * pen->layout->radius_y);
  cairo_scale (pen->cr, 1.22 * pen->layout->radius_x, 1.3 * pen->layout->radius_y);
  cairo_set_source (pen->cr, shade);
  cairo_arc (pen->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_fill (pen->cr);
  cairo_restore (pen->cr);
  cairo_pattern_destroy (shade);
}

/* The place of the lowest chip, while there is none. */
static void
paint_empty (const LmZeckendorfPen *pen,
             guint                  column)
{
  double x = lm_zeckendorf_layout_get_x (pen->layout, column);
  GdkRGBA faint = lm_rgba_fade (&pen->style->foreground, pen->style->high_contrast ? 0.7 : 0.16);
  GdkRGBA fainter = lm_rgba_fade (&pen->style->foreground, 0.04);

  cairo_new_path (pen->cr);
  trace_ellipse (pen->cr, x, pen->layout->stack_base, pen->layout->radius_x, pen->layout->radius_y, 0, 2 * G_PI);
  lm_board_paint (pen->cr, &fainter, &faint, 1);
}

/* What is left out of a stack, as three dots in the gap. */
static void
paint_break (const LmZeckendorfPen *pen,
             double                 x,
             double                 above,
             double                 below)
{
  GdkRGBA color = lm_rgba_fade (&pen->style->foreground, pen->style->high_contrast ? 1 : 0.55);
  double radius = CLAMP (0.06 * pen->layout->radius_x, 1.2, 4);

  gdk_cairo_set_source_rgba (pen->cr, &color);
  for (int i = -1; i <= 1; i++)
    {
      cairo_arc (pen->cr, x + i * 4 * radius, 0.5 * (above + below), radius, 0, 2 * G_PI);
      cairo_fill (pen->cr);
    }
}

/* Chips @from to @to of a stack, the last with its face. */
static void
paint_run (const LmZeckendorfPen  *pen,
           const LmZeckendorfGold *gold,
           guint                   column,
           guint                   height,
           guint                   from,
           guint                   to)
{
  LmZeckendorfStack stack;
  graphene_point_t face;

  if (from >= to)
    return;

  lm_zeckendorf_layout_get_stack (pen->layout, height, &stack);
  for (guint chip = from; chip < to; chip++)
    {
      lm_zeckendorf_layout_get_chip (pen->layout, column, height, chip, &face);
      paint_edge (pen, gold, face.x, face.y, stack.step);
    }
  paint_face (pen, gold, face.x, face.y);
}

/*
 * Draws the chips of a column, compressed to the height that there is; of a stack that is too high even so, its
 * foot and its top. @engraving: (nullable): what is struck into the uppermost chip.
 */
void
lm_zeckendorf_draw_stack (const LmZeckendorfPen *pen,
                          guint                  column,
                          guint                  height,
                          gboolean               dead,
                          PangoLayout           *engraving)
{
  LmZeckendorfStack stack;
  graphene_point_t top;
  LmZeckendorfGold gold;

  paint_empty (pen, column);
  if (height == 0)
    return;

  if (dead)
    lm_zeckendorf_gold_get_dead (&gold);
  else
    lm_zeckendorf_gold_get (&gold, column);
  lm_zeckendorf_layout_get_stack (pen->layout, height, &stack);
  lm_zeckendorf_layout_get_chip (pen->layout, column, height, height - 1, &top);
  paint_shadow (pen, lm_zeckendorf_layout_get_x (pen->layout, column), pen->layout->stack_base);
  paint_run (pen, &gold, column, height, 0, stack.n_lower);
  if (stack.n_upper > 0)
    {
      paint_break (pen, top.x,
                   top.y + stack.n_upper * stack.step + pen->layout->radius_y,
                   pen->layout->stack_base - stack.n_lower * stack.step - pen->layout->radius_y);
      paint_run (pen, &gold, column, height, height - stack.n_upper, height);
    }
  if (dead)
    paint_cross (pen, top.x, top.y);
  else if (engraving != NULL)
    paint_engraving (pen, &gold, engraving, top.x, top.y);
}

/* Draws a single chip. */
void
lm_zeckendorf_draw_chip (const LmZeckendorfPen  *pen,
                         double                  tone,
                         double                  size,
                         const graphene_point_t *face)
{
  LmZeckendorfGold gold;

  lm_zeckendorf_gold_get (&gold, tone);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, face->x, face->y);
  cairo_scale (pen->cr, size, size);
  paint_edge (pen, &gold, 0, 0, pen->layout->thickness);
  paint_face (pen, &gold, 0, 0);
  cairo_restore (pen->cr);
}

/* Draws a chip that would be there after a move. */
void
lm_zeckendorf_draw_ghost (const LmZeckendorfPen  *pen,
                          guint                   column,
                          double                  size,
                          const graphene_point_t *face)
{
  const double dashes[] = { 5, 4 };

  cairo_push_group (pen->cr);
  lm_zeckendorf_draw_chip (pen, column, size, face);
  cairo_pop_group_to_source (pen->cr);
  cairo_paint_with_alpha (pen->cr, 0.45);

  cairo_save (pen->cr);
  cairo_translate (pen->cr, face->x, face->y);
  cairo_scale (pen->cr, size, size);
  trace_silhouette (pen, 0, 0, pen->layout->thickness, 1);
  gdk_cairo_set_source_rgba (pen->cr, &pen->style->accent);
  cairo_set_line_width (pen->cr, 2);
  cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (pen->cr);
  cairo_restore (pen->cr);
}

/* Outlines the uppermost chips of a column. @n_chips: how many of them, from the top, at most @height. */
void
lm_zeckendorf_draw_mark (const LmZeckendorfPen *pen,
                         LmZeckendorfMark       mark,
                         guint                  column,
                         guint                  height,
                         guint                  n_chips)
{
  LmZeckendorfStack stack;
  graphene_point_t face;
  gboolean take = mark == LM_ZECKENDORF_MARK_TAKE;
  GdkRGBA halo = lm_rgba_fade (&pen->style->background, 0.9);

  if (n_chips == 0)
    return;

  lm_zeckendorf_layout_get_stack (pen->layout, height, &stack);
  lm_zeckendorf_layout_get_chip (pen->layout, column, height, height - 1, &face);
  trace_silhouette (pen, face.x, face.y, n_chips * stack.step, 1);
  gdk_cairo_set_source_rgba (pen->cr, &halo);
  cairo_set_line_width (pen->cr, take ? 5.5 : 4.5);
  cairo_stroke_preserve (pen->cr);
  lm_board_stroke (pen->cr, take ? &pen->style->accent : &pen->style->foreground, take ? 3 : 2);
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
lm_zeckendorf_draw_arrow (const LmZeckendorfPen  *pen,
                          LmZeckendorfMark        mark,
                          const graphene_point_t *from,
                          const graphene_point_t *to)
{
  const double dashes[] = { 1, 5 };
  gboolean hint = mark == LM_ZECKENDORF_MARK_TAKE;
  double width = hint ? CLAMP (0.1 * pen->layout->radius_x, 3, 8) : 2;
  double head = hint ? 4 * width : 9;
  double lift = pen->layout->radius_y + 1.6 * pen->layout->thickness + 0.1 * fabs (to->x - from->x);
  double top = MAX (MIN (from->y, to->y) - lift, pen->layout->header_bottom);
  double tip = to->y - 0.3 * pen->layout->radius_y;
  double end = tip - 0.7 * head;
  GdkRGBA faint = lm_rgba_fade (&pen->style->foreground, pen->style->high_contrast ? 1 : 0.5);

  cairo_save (pen->cr);
  gdk_cairo_set_source_rgba (pen->cr, hint ? &pen->style->accent : &faint);
  cairo_set_line_width (pen->cr, width);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  if (!hint)
    cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_new_path (pen->cr);
  cairo_move_to (pen->cr, from->x, from->y);
  cairo_curve_to (pen->cr, from->x, top, to->x, top, to->x, end);
  cairo_stroke (pen->cr);
  paint_arrow_head (pen->cr, to->x, tip, 0.5 * G_PI, head);
  cairo_restore (pen->cr);
}

/* Draws the family's motif, a golden rectangle cut into a spiral of squares, faintly behind the columns. */
void
lm_zeckendorf_draw_motif (const LmZeckendorfPen *pen)
{
  double side = MIN (pen->layout->lane_bottom - pen->layout->lane_top, pen->layout->width / GOLDEN_RATIO);
  GdkRGBA lines = lm_rgba_fade (&pen->style->foreground, pen->style->dark ? 0.07 : 0.06);
  GdkRGBA curve = { 0.80, 0.60, 0.20, pen->style->dark ? 0.28 : 0.35 };

  cairo_save (pen->cr);
  cairo_translate (pen->cr, 0.5 * (pen->layout->width - GOLDEN_RATIO * side),
                   0.5 * (pen->layout->lane_top + pen->layout->lane_bottom - side));
  cairo_scale (pen->cr, side, side);
  for (int i = 0; i < MOTIF_SQUARES; i++)
    {
      /* The square at the left of the rectangle that is left, which then lies upright. */
      cairo_set_line_width (pen->cr, 1 / side * pow (GOLDEN_RATIO, i));
      gdk_cairo_set_source_rgba (pen->cr, &lines);
      cairo_rectangle (pen->cr, 0, 0, 1, 1);
      cairo_stroke (pen->cr);
      gdk_cairo_set_source_rgba (pen->cr, &curve);
      cairo_set_line_width (pen->cr, 1.5 / side * pow (GOLDEN_RATIO, i));
      cairo_arc (pen->cr, 1, 1, 1, G_PI, 1.5 * G_PI);
      cairo_stroke (pen->cr);
      cairo_translate (pen->cr, GOLDEN_RATIO, 0);
      cairo_rotate (pen->cr, 0.5 * G_PI);
      cairo_scale (pen->cr, 1 / GOLDEN_RATIO, 1 / GOLDEN_RATIO);
    }
  cairo_restore (pen->cr);
}
