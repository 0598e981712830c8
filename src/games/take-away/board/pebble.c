/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pebble.c: draws pebbles and bars of stone. */

#include "board.h"

/* Half the size of a pebble, in pitches. */
#define RADIUS_X 0.435
#define RADIUS_Y 0.385

#define OUTLINE_POINTS 14
#define SPECKLES 9

/* Slate, brown, sand. */
static const GdkRGBA tones[LM_TAKE_AWAY_TONES] = {
  { 0.50, 0.545, 0.59, 1 },
  { 0.60, 0.47, 0.375, 1 },
  { 0.765, 0.70, 0.575, 1 },
};

/* The same number for the same question, from 0 to 1. */
static double
chance (guint seed,
        guint salt)
{
  guint32 hash = (seed + 1) * 73856093u ^ (salt + 1) * 19349663u;

  hash = (hash ^ (hash >> 13)) * 0x5bd1e995u;
  hash = (hash ^ (hash >> 15)) * 0x27d4eb2du;
  return (hash >> 8 & 0xffff) / 65536.0;
}

guint
lm_take_away_pebble_get_shape (guint stone)
{
  return chance (stone, 101) * LM_TAKE_AWAY_SHAPES;
}

guint
lm_take_away_pebble_get_tone (guint stone)
{
  return chance (stone, 202) * LM_TAKE_AWAY_TONES;
}

/* A closed curve through points on a circle that is not quite round, nor quite level. */
static void
get_outline_point (guint             shape,
                   int               i,
                   double            scale,
                   graphene_point_t *point)
{
  double angle = 2 * G_PI * i / OUTLINE_POINTS;
  double tilt = 0.6 * (chance (shape, 1) - 0.5);
  double squash = 0.10 * (chance (shape, 2) - 0.5);
  double r = 1 + 0.05 * sin (2 * angle + 2 * G_PI * chance (shape, 3))
             + 0.045 * sin (3 * angle + 2 * G_PI * chance (shape, 4))
             + 0.015 * sin (5 * angle + 2 * G_PI * chance (shape, 5));
  double x = scale * RADIUS_X * (1 + squash) * r * cos (angle);
  double y = scale * RADIUS_Y * (1 - 1.6 * squash) * r * sin (angle);

  graphene_point_init (point, x * cos (tilt) - y * sin (tilt), x * sin (tilt) + y * cos (tilt));
}

static void
trace (cairo_t *cr,
       guint    shape,
       double   scale)
{
  graphene_point_t p[4];

  cairo_new_path (cr);
  for (int i = 0; i < OUTLINE_POINTS; i++)
    {
      for (int j = 0; j < 4; j++)
        get_outline_point (shape, i + j - 1, scale, &p[j]);
      if (i == 0)
        cairo_move_to (cr, p[1].x, p[1].y);
      cairo_curve_to (cr,
                      p[1].x + (p[2].x - p[0].x) / 6, p[1].y + (p[2].y - p[0].y) / 6,
                      p[2].x - (p[3].x - p[1].x) / 6, p[2].y - (p[3].y - p[1].y) / 6,
                      p[2].x, p[2].y);
    }
  cairo_close_path (cr);
}

/* No two stones of a tone are quite the same. */
static void
get_tone (const LmBoardStyle *style,
          guint               shape,
          guint               tone,
          GdkRGBA            *color)
{
  static const GdkRGBA black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 };
  double lightness = 0.16 * (chance (shape, 6) - 0.5) - (style->dark ? 0.04 : 0);

  lm_rgba_mix (color, &tones[tone], lightness < 0 ? &black : &white, fabs (lightness));
}

static void
add_stop (cairo_pattern_t *pattern,
          double           offset,
          const GdkRGBA   *color,
          const GdkRGBA   *towards,
          double           t)
{
  GdkRGBA mixed;

  lm_rgba_mix (&mixed, color, towards, t);
  cairo_pattern_add_color_stop_rgba (pattern, offset, mixed.red, mixed.green, mixed.blue, mixed.alpha);
}

/* The light comes from above, a little from the left. */
static void
fill_body (cairo_t       *cr,
           const GdkRGBA *color)
{
  static const GdkRGBA black = { 0.05, 0.05, 0.08, 1 }, white = { 1, 1, 1, 1 };
  cairo_pattern_t *pattern = cairo_pattern_create_radial (-0.13, -0.18, 0.02, 0.0, 0.0, 0.56);

  add_stop (pattern, 0, color, &white, 0.38);
  add_stop (pattern, 0.45, color, &white, 0.10);
  add_stop (pattern, 0.78, color, &black, 0.12);
  add_stop (pattern, 1, color, &black, 0.42);
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

static void
draw_shadow (cairo_t            *cr,
             const LmBoardStyle *style,
             guint               shape)
{
  for (int i = 0; i < 3; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0.012, 0.030 + 0.018 * i);
      trace (cr, shape, 0.98 + 0.03 * i);
      cairo_set_source_rgba (cr, 0, 0, 0, style->dark ? 0.20 : 0.10);
      cairo_fill (cr);
      cairo_restore (cr);
    }
}

/* Grains, and in one stone of three a vein of quartz. */
static void
draw_grain (cairo_t *cr,
            guint    shape)
{
  for (guint i = 0; i < SPECKLES; i++)
    {
      double angle = 2 * G_PI * chance (shape, 20 + i);
      double distance = 0.92 * sqrt (chance (shape, 40 + i));
      double light = chance (shape, 60 + i) > 0.5 ? 1 : 0;

      cairo_new_path (cr);
      cairo_arc (cr, distance * RADIUS_X * cos (angle), distance * RADIUS_Y * sin (angle),
                 0.010 + 0.014 * chance (shape, 80 + i), 0, 2 * G_PI);
      cairo_set_source_rgba (cr, light, light, light, light > 0 ? 0.20 : 0.15);
      cairo_fill (cr);
    }

  if (shape % 3 == 1)
    {
      double y = 0.3 * (chance (shape, 7) - 0.5);

      cairo_move_to (cr, -0.5, y + 0.2 * (chance (shape, 8) - 0.5));
      cairo_curve_to (cr, -0.2, y - 0.12, 0.1, y + 0.14, 0.5, y + 0.3 * (chance (shape, 9) - 0.5));
      cairo_set_source_rgba (cr, 1, 1, 1, 0.26);
      cairo_set_line_width (cr, 0.022 + 0.02 * chance (shape, 10));
      cairo_stroke (cr);
    }
}

static void
draw_shine (cairo_t *cr)
{
  cairo_pattern_t *pattern = cairo_pattern_create_radial (0, 0, 0, 0, 0, 1);

  cairo_save (cr);
  cairo_translate (cr, -0.12, -0.18);
  cairo_rotate (cr, -0.25);
  cairo_scale (cr, 0.20, 0.11);
  cairo_pattern_add_color_stop_rgba (pattern, 0, 1, 1, 1, 0.42);
  cairo_pattern_add_color_stop_rgba (pattern, 1, 1, 1, 1, 0);
  cairo_set_source (cr, pattern);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_pattern_destroy (pattern);
}

static void
draw_shaded (cairo_t            *cr,
             const LmBoardStyle *style,
             guint               shape,
             const GdkRGBA      *color)
{
  draw_shadow (cr, style, shape);
  trace (cr, shape, 1);
  fill_body (cr, color);

  cairo_save (cr);
  trace (cr, shape, 1);
  cairo_clip (cr);
  draw_grain (cr, shape);
  draw_shine (cr);
  cairo_restore (cr);
}

static void
draw_plain (cairo_t            *cr,
            const LmBoardStyle *style,
            guint               shape,
            const GdkRGBA      *color,
            double              pixel)
{
  trace (cr, shape, 0.97);
  lm_board_paint (cr, color, &style->foreground, 1.5 * pixel);
}

static void
draw_stone (cairo_t            *cr,
            const LmBoardStyle *style,
            guint               shape,
            guint               tone,
            double              pixel)
{
  GdkRGBA color;

  get_tone (style, shape, tone, &color);
  if (style->high_contrast)
    draw_plain (cr, style, shape, &color, pixel);
  else
    draw_shaded (cr, style, shape, &color);
}

/* On the theme's background first, so that it shows on a stone of any tone. */
static void
draw_ring (cairo_t            *cr,
           const LmBoardStyle *style,
           guint               shape,
           double              pixel)
{
  double width = CLAMP (0.065, 1.8 * pixel, 4 * pixel);

  trace (cr, shape, 1.02);
  lm_board_stroke (cr, &style->background, 2 * width);
  trace (cr, shape, 1.04);
  lm_board_stroke (cr, &style->accent, width);
}

static void
draw_ghost (cairo_t            *cr,
            const LmBoardStyle *style,
            guint               shape,
            double              pixel)
{
  const double dashes[] = { 3 * pixel, 2.5 * pixel };
  GdkRGBA color = lm_rgba_fade (&style->foreground, style->high_contrast ? 0.9 : 0.45);

  trace (cr, shape, 0.9);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, 1.2 * pixel);
  cairo_stroke (cr);
}

void
lm_take_away_pebble_draw (cairo_t            *cr,
                          const LmBoardStyle *style,
                          LmTakeAwayLook      look,
                          guint               shape,
                          guint               tone,
                          double              pitch)
{
  cairo_save (cr);
  cairo_scale (cr, pitch, pitch);
  switch (look)
    {
    case LM_TAKE_AWAY_RING:
      draw_ring (cr, style, shape, 1 / pitch);
      break;
    case LM_TAKE_AWAY_GHOST:
      draw_ghost (cr, style, shape, 1 / pitch);
      break;
    case LM_TAKE_AWAY_STONE:
    default:
      draw_stone (cr, style, shape, tone, 1 / pitch);
    }
  cairo_restore (cr);
}

/* Adds a rectangle to the path, larger by grow on each side. */
void
lm_take_away_trace_rounded (cairo_t               *cr,
                            const graphene_rect_t *rect,
                            double                 grow,
                            double                 radius)
{
  lm_board_trace_rounded (cr, rect->origin.x - grow, rect->origin.y - grow, rect->size.width + 2 * grow,
                          rect->size.height + 2 * grow, radius);
}

/* Makes the outline of a bar the path of cr. */
void
lm_take_away_bar_trace (cairo_t               *cr,
                        const graphene_rect_t *area)
{
  cairo_new_path (cr);
  lm_take_away_trace_rounded (cr, area, 0, 0.5 * MIN (area->size.width, area->size.height));
}

static void
fill_bar (cairo_t       *cr,
          const GdkRGBA *color,
          double         y,
          double         height)
{
  static const GdkRGBA black = { 0.05, 0.05, 0.08, 1 }, white = { 1, 1, 1, 1 };
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0, y, 0, y + height);

  add_stop (pattern, 0, color, &white, 0.20);
  add_stop (pattern, 0.25, color, &white, 0.30);
  add_stop (pattern, 0.6, color, &black, 0.02);
  add_stop (pattern, 1, color, &black, 0.36);
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

static void
draw_bar_grain (cairo_t               *cr,
                guint                  tone,
                const graphene_rect_t *area)
{
  const double width = area->size.width, height = area->size.height;
  const guint n_grains = MIN (width * height / 140, 400);

  for (guint i = 0; i < n_grains; i++)
    {
      double light = chance (tone, 3 * i + 300) > 0.5 ? 1 : 0;

      cairo_new_path (cr);
      cairo_arc (cr, area->origin.x + width * chance (tone, 3 * i + 301), area->origin.y + height * chance (tone, 3 * i + 302),
                 0.5 + 0.7 * chance (tone, 3 * i + 303), 0, 2 * G_PI);
      cairo_set_source_rgba (cr, light, light, light, 0.15);
      cairo_fill (cr);
    }
}

/* Draws a long smooth stone, which stands for more stones than can be drawn. */
void
lm_take_away_bar_draw (cairo_t               *cr,
                       const LmBoardStyle    *style,
                       LmTakeAwayLook         look,
                       guint                  tone,
                       const graphene_rect_t *area)
{
  const double dashes[] = { 3, 2.5 };
  GdkRGBA line = look == LM_TAKE_AWAY_RING ? style->accent
                                           : lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : 0.45);

  cairo_save (cr);
  lm_take_away_bar_trace (cr, area);
  if (look == LM_TAKE_AWAY_STONE)
    {
      fill_bar (cr, &tones[tone], area->origin.y, area->size.height);
      lm_take_away_bar_trace (cr, area);
      cairo_clip_preserve (cr);
      if (!style->high_contrast)
        draw_bar_grain (cr, tone, area);
      lm_take_away_bar_trace (cr, area);
    }
  if (look == LM_TAKE_AWAY_GHOST)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, look == LM_TAKE_AWAY_RING ? 3 : 1.2);
  if (look != LM_TAKE_AWAY_STONE || style->high_contrast)
    cairo_stroke (cr);
  cairo_new_path (cr);
  cairo_restore (cr);
}
