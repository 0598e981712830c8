/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chocolate.c: a square of chocolate, the poisoned one, what is left of one, and the foil below. */

#include "board.h"
#include "skull.h"

/* Parts of a square. */
#define GAP 0.025
#define CORNER 0.12
#define BEVEL 0.15

/* A square whose parts can be told apart has so many pixels at least. */
#define DETAIL 11

/* What a bevelled square is painted with: light comes from the top left. */
typedef struct
{
  GdkRGBA top;    /* the edge that the light falls on */
  GdkRGBA left;   /* the edge beside it */
  GdkRGBA right;  /* the edge that turns away */
  GdkRGBA bottom; /* the edge in the shade */
  GdkRGBA bright; /* the face where the light comes from */
  GdkRGBA deep;   /* the face on the other side */
} Tones;

#define RGB(hex) { ((hex) >> 16) / 255.0f, (((hex) >> 8) & 0xff) / 255.0f, ((hex) & 0xff) / 255.0f, 1 }

static const Tones chocolate = {
  RGB (0xa56f4b), RGB (0x8c5837), RGB (0x583320), RGB (0x472617), RGB (0x7e4d30), RGB (0x67391f)
};

static const Tones poison = {
  RGB (0xa9bd6b), RGB (0x8ba352), RGB (0x4b6128), RGB (0x3a4d1d), RGB (0x78924a), RGB (0x566f2e)
};

static void
trace_square (cairo_t *cr,
              double   size,
              double   inset)
{
  const double side = size - 2 * inset;

  lm_board_trace_rounded (cr, inset, inset, side, side,
                          CLAMP (CORNER * size - 0.6 * inset, 0.04 * size, 0.5 * side));
}

/* The edge between the corners @i and @i + 1 of the square and those of its face, turned about the middle. */
static void
fill_edge (cairo_t       *cr,
           const GdkRGBA *color,
           double         size,
           guint          i)
{
  const double inset = BEVEL * size;

  cairo_save (cr);
  cairo_translate (cr, 0.5 * size, 0.5 * size);
  cairo_rotate (cr, i * 0.5 * G_PI);
  cairo_translate (cr, -0.5 * size, -0.5 * size);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, size, 0);
  cairo_line_to (cr, size - inset, inset);
  cairo_line_to (cr, inset, inset);
  cairo_close_path (cr);
  lm_board_fill (cr, color);
  cairo_restore (cr);
}

static void
fill_face (cairo_t     *cr,
           const Tones *tones,
           double       size)
{
  const double inset = BEVEL * size;
  cairo_pattern_t *light = cairo_pattern_create_linear (inset, inset, size - inset, size - inset);

  cairo_pattern_add_color_stop_rgb (light, 0, tones->bright.red, tones->bright.green, tones->bright.blue);
  cairo_pattern_add_color_stop_rgb (light, 1, tones->deep.red, tones->deep.green, tones->deep.blue);
  trace_square (cr, size, inset);
  cairo_set_source (cr, light);
  cairo_fill (cr);
  cairo_pattern_destroy (light);
}

/* A faint gleam along the edge of the face. */
static void
stroke_gleam (cairo_t *cr,
              double   size)
{
  const double inset = (BEVEL + 0.035) * size;

  cairo_move_to (cr, inset, size - 1.7 * inset);
  cairo_line_to (cr, inset, inset + 0.05 * size);
  cairo_curve_to (cr, inset, inset, inset, inset, inset + 0.05 * size, inset);
  cairo_line_to (cr, size - 1.7 * inset, inset);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.16);
  cairo_set_line_width (cr, 0.025 * size);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
}

/* In high contrast two tones are enough: what the square is, and where it ends. */
static void
draw_plain (cairo_t            *cr,
            const LmBoardStyle *style,
            const Tones        *tones,
            double              size)
{
  trace_square (cr, size, GAP * size + 0.5);
  lm_board_paint (cr, &tones->bottom, &style->foreground, 1);
}

static void
draw_bevelled (cairo_t            *cr,
               const LmBoardStyle *style,
               const Tones        *tones,
               double              size)
{
  const GdkRGBA *const edges[] = { &tones->top, &tones->right, &tones->bottom, &tones->left };

  if (style->high_contrast)
    {
      draw_plain (cr, style, tones, size);
      return;
    }

  cairo_save (cr);
  trace_square (cr, size, GAP * size);
  cairo_clip (cr);
  gdk_cairo_set_source_rgba (cr, &tones->left);
  cairo_paint (cr);
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    fill_edge (cr, edges[i], size, i);
  fill_face (cr, tones, size);
  if (size >= 2 * DETAIL)
    stroke_gleam (cr, size);
  cairo_restore (cr);
}

/* What is left is so little that one has to look for it: the outline of the square and a few crumbs. */
static void
draw_crumbs (cairo_t            *cr,
             const LmBoardStyle *style,
             guint               variant,
             double              size)
{
  static const double crumbs[LM_CHOMP_N_VARIANTS][3][3] = {
    { { 0.30, 0.66, 0.035 }, { 0.41, 0.73, 0.020 }, { 0.71, 0.35, 0.024 } },
    { { 0.62, 0.70, 0.030 }, { 0.24, 0.33, 0.022 }, { 0.54, 0.61, 0.018 } },
    { { 0.44, 0.28, 0.028 }, { 0.70, 0.58, 0.020 }, { 0.35, 0.37, 0.018 } },
    { { 0.74, 0.76, 0.026 }, { 0.29, 0.52, 0.032 }, { 0.40, 0.58, 0.018 } },
  };
  const GdkRGBA outline = lm_rgba_fade (&style->foreground, style->high_contrast ? 0.6 : 0.13);

  trace_square (cr, size, GAP * size + 0.5);
  gdk_cairo_set_source_rgba (cr, &outline);
  cairo_set_line_width (cr, 1);
  cairo_set_dash (cr, (const double[]) { 2, 3 }, 2, 0);
  cairo_stroke (cr);

  gdk_cairo_set_source_rgba (cr, &chocolate.left);
  for (guint i = 0; i < 3 && size >= DETAIL; i++)
    {
      const double *crumb = crumbs[variant % LM_CHOMP_N_VARIANTS][i];

      cairo_arc (cr, crumb[0] * size, crumb[1] * size, crumb[2] * size, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

/* A hollow of the mould; the edge of one that no rectangle can reach is dashed. */
static void
draw_well (cairo_t            *cr,
           const LmBoardStyle *style,
           gboolean            near,
           double              size)
{
  const GdkRGBA ground = lm_rgba_fade (&style->foreground, near ? 0.11 : 0.035);
  const GdkRGBA edge = lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : 0.72);
  const double dashes[] = { 4, 4 };

  trace_square (cr, size, 2 * GAP * size);
  lm_board_fill (cr, &ground);
  trace_square (cr, size, 2 * GAP * size + 0.5);
  if (!near)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  lm_board_stroke (cr, &edge, 1);
}

void
lm_chomp_draw_square (cairo_t            *cr,
                      const LmBoardStyle *style,
                      LmChompLook         look,
                      guint               variant,
                      double              size)
{
  switch (look)
    {
    case LM_CHOMP_POISON:
      draw_bevelled (cr, style, &poison, size);
      lm_chomp_draw_skull (cr, size, &(LmInk) LM_INK (0xfbf3dc), &(LmInk) LM_INK (0x27330f));
      break;
    case LM_CHOMP_CRUMBS:
      draw_crumbs (cr, style, variant, size);
      break;
    case LM_CHOMP_WELL:
    case LM_CHOMP_FAR_WELL:
      draw_well (cr, style, look == LM_CHOMP_WELL, size);
      break;
    case LM_CHOMP_CHOCOLATE:
    default:
      draw_bevelled (cr, style, &chocolate, size);
      break;
    }
}

/* Left and right the foil is cut in teeth, as from a roll. */
static void
trace_foil (cairo_t               *cr,
            const graphene_rect_t *area,
            double                 tooth)
{
  const double left = area->origin.x, right = left + area->size.width;
  const double top = area->origin.y, bottom = top + area->size.height;
  const guint n_teeth = MAX (area->size.height / (2 * tooth), 2);
  const double step = area->size.height / n_teeth;

  cairo_move_to (cr, left, top);
  cairo_line_to (cr, right, top);
  for (guint i = 0; i < n_teeth; i++)
    {
      cairo_line_to (cr, right - tooth, top + (i + 0.5) * step);
      cairo_line_to (cr, right, top + (i + 1) * step);
    }
  cairo_line_to (cr, left, bottom);
  for (guint i = n_teeth; i > 0; i--)
    {
      cairo_line_to (cr, left + tooth, top + (i - 0.5) * step);
      cairo_line_to (cr, left, top + (i - 1) * step);
    }
  cairo_close_path (cr);
}

/* Silver with a sheen, and folds here and there. */
static cairo_pattern_t *
create_sheen (const LmBoardStyle    *style,
              const graphene_rect_t *area)
{
  static const double stops[] = { 0, 0.18, 0.3, 0.52, 0.62, 0.85, 1 };
  static const double light[] = { 0.91, 0.96, 0.89, 0.94, 0.885, 0.95, 0.90 };
  static const double dark[] = { 0.27, 0.32, 0.26, 0.30, 0.25, 0.31, 0.26 };
  cairo_pattern_t *sheen =
    cairo_pattern_create_linear (area->origin.x, area->origin.y,
                                 area->origin.x + area->size.width, area->origin.y + 0.7 * area->size.height);

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      const double tone = style->dark ? dark[i] : light[i];

      cairo_pattern_add_color_stop_rgb (sheen, stops[i], tone, tone * 0.99, tone * 0.97);
    }
  return sheen;
}

void
lm_chomp_draw_foil (cairo_t               *cr,
                    const LmBoardStyle    *style,
                    const graphene_rect_t *area,
                    double                 tooth)
{
  const GdkRGBA edge = lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : 0.18);
  cairo_pattern_t *sheen = create_sheen (style, area);

  trace_foil (cr, area, tooth);
  if (style->high_contrast)
    gdk_cairo_set_source_rgba (cr, &style->background);
  else
    cairo_set_source (cr, sheen);
  cairo_fill_preserve (cr);
  lm_board_stroke (cr, &edge, 1);
  cairo_pattern_destroy (sheen);
}
