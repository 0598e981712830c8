/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chalk.c: chalk on slate: the tints and patterns of the classes, and the marks on the tiles. */

#include "board.h"

/* Classes that follow each other differ in both; 7 and 6 have no common factor, so that 42 differ in one of them. */
#define N_TINTS 7
#define N_PATTERNS 6

/* As many as a pattern has on each side of its middle. */
#define N_STROKES 40

static const GdkRGBA hues[N_TINTS] = {
  { 0.98, 0.82, 0.36, 1 }, /* yellow */
  { 0.47, 0.73, 0.98, 1 }, /* blue */
  { 0.97, 0.58, 0.62, 1 }, /* red */
  { 0.55, 0.86, 0.57, 1 }, /* green */
  { 0.80, 0.64, 0.97, 1 }, /* violet */
  { 0.99, 0.67, 0.38, 1 }, /* orange */
  { 0.42, 0.86, 0.86, 1 }, /* turquoise */
};

static void
look_up (GtkWidget  *widget,
         const char *name,
         GdkRGBA    *color)
{
  GdkRGBA found;

  if (gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &found))
    *color = found;
}

/* Reads the theme in use at a widget on the slate. */
void
lm_zahlenschlacht_chalk_read (LmZahlenschlachtChalk *self,
                              GtkWidget             *widget)
{
  lm_board_style_read (&self->style, widget);
  look_up (widget, "lm_slate_color", &self->style.background);
  look_up (widget, "lm_chalk_color", &self->style.foreground);
  look_up (widget, "lm_chalk_accent_color", &self->style.accent);
  look_up (widget, "lm_chalk_win_color", &self->style.win);
  look_up (widget, "lm_chalk_loss_color", &self->style.loss);
  look_up (widget, "lm_chalk_unknown_color", &self->style.unknown);
  self->seats[0] = self->seats[1] = self->style.foreground;
  look_up (widget, "lm_chalk_a_color", &self->seats[0]);
  look_up (widget, "lm_chalk_b_color", &self->seats[1]);
}

/* The colour of the class of a residue, the smaller one of the class, to be seen on the slate. */
void
lm_zahlenschlacht_chalk_get_tint (const LmZahlenschlachtChalk *self,
                                  guint                        residue,
                                  GdkRGBA                     *tint)
{
  /* On white the same hues are darker. */
  const double darker = self->style.high_contrast && !self->style.dark ? 0.55 : 0;
  const GdkRGBA black = { 0, 0, 0, 1 };

  lm_rgba_mix (tint, &hues[residue % N_TINTS], &black, darker);
}

/* Strokes in the direction of (x, y), far enough for whatever is filled, which is small. */
static void
trace_hatch (cairo_t *cr,
             double   unit,
             double   x,
             double   y)
{
  for (int i = -N_STROKES; i <= N_STROKES; i++)
    {
      cairo_move_to (cr, -unit * (i * y + N_STROKES * x), unit * (i * x - N_STROKES * y));
      cairo_rel_line_to (cr, 2 * unit * N_STROKES * x, 2 * unit * N_STROKES * y);
    }
}

static void
trace_dots (cairo_t *cr,
            double   unit)
{
  for (int row = 0; row < N_STROKES; row++)
    for (int column = 0; column < N_STROKES; column++)
      {
        cairo_move_to (cr, (column + 0.5 * (row % 2)) * unit, row * 0.87 * unit);
        cairo_rel_line_to (cr, 0.01, 0);
      }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 0.38 * unit);
}

static void
trace_pattern (cairo_t *cr,
               guint    pattern,
               double   unit)
{
  cairo_set_line_width (cr, 0.2 * unit);
  switch (pattern)
    {
    case 0:
      trace_hatch (cr, 0.8 * unit, 1, 1);
      break;
    case 1:
      trace_dots (cr, unit);
      break;
    case 2:
      trace_hatch (cr, 0.8 * unit, 1, -1);
      break;
    case 3:
      trace_hatch (cr, 0.8 * unit, 1, 0);
      break;
    case 4:
      trace_hatch (cr, unit, 1, 1);
      trace_hatch (cr, unit, 1, -1);
      break;
    default:
      trace_hatch (cr, 0.8 * unit, 0, 1);
      break;
    }
}

/* Fills the path with the tint and the pattern of the class. */
void
lm_zahlenschlacht_chalk_fill (const LmZahlenschlachtChalk *self,
                              cairo_t                     *cr,
                              guint                        residue,
                              double                       unit)
{
  double x, y, right, bottom;
  GdkRGBA tint, color;

  lm_zahlenschlacht_chalk_get_tint (self, residue, &tint);
  cairo_save (cr);
  cairo_path_extents (cr, &x, &y, &right, &bottom);
  lm_rgba_mix (&color, &self->style.background, &tint, self->style.high_contrast ? 0.12 : 0.26);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_fill_preserve (cr);

  cairo_clip (cr);
  cairo_translate (cr, x, y);
  color = lm_rgba_fade (&tint, self->style.high_contrast ? 0.6 : 0.34);
  gdk_cairo_set_source_rgba (cr, &color);
  trace_pattern (cr, residue % N_PATTERNS, unit);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
trace_rounded (cairo_t *cr,
               double   inset,
               double   size,
               double   radius)
{
  lm_board_trace_rounded (cr, inset, inset, size - 2 * inset, size - 2 * inset, radius);
}

static void
draw_tile (const LmZahlenschlachtChalk *self,
           cairo_t                     *cr,
           guint                        residue)
{
  GdkRGBA tint;

  lm_zahlenschlacht_chalk_get_tint (self, residue, &tint);
  trace_rounded (cr, 0.5, self->tile, 0.16 * self->tile);
  lm_zahlenschlacht_chalk_fill (self, cr, residue, 5 + 0.05 * self->tile);
  trace_rounded (cr, 1, self->tile, 0.16 * self->tile);
  lm_board_stroke (cr, self->style.high_contrast ? &self->style.foreground : &tint, 1.5);
}

/* Nothing can be made of it any more, and an empty set in its corner says so. */
static void
draw_superfluous (const LmZahlenschlachtChalk *self,
                  cairo_t                     *cr,
                  guint                        residue)
{
  const double dashes[] = { 3, 3 };
  const double radius = 0.09 * self->tile;
  const double x = self->tile - 2 * radius - 2;
  const double y = 2 * radius + 2;
  GdkRGBA tint, color;

  lm_zahlenschlacht_chalk_get_tint (self, residue, &tint);
  color = lm_rgba_fade (self->style.high_contrast ? &self->style.foreground : &tint, 0.8);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, 1.3);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_move_to (cr, x - 1.3 * radius, y + 1.3 * radius);
  cairo_line_to (cr, x + 1.3 * radius, y - 1.3 * radius);
  cairo_stroke (cr);
  trace_rounded (cr, 1, self->tile, 0.16 * self->tile);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
}

/* A stroke that was drawn by hand: swelling, a little bent. The number below it can still be read. */
static void
draw_chalk_stroke (const LmZahlenschlachtChalk *self,
                   cairo_t                     *cr,
                   double                       from,
                   double                       to)
{
  const double size = self->tile;
  GdkRGBA color = lm_rgba_fade (&self->style.foreground, self->style.high_contrast ? 0.36 : 0.28);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int i = 0; i < 3; i++)
    {
      double shift = 0.018 * size * (i - 1);

      cairo_move_to (cr, 0.16 * size, from * size + shift);
      cairo_curve_to (cr, 0.4 * size, (0.55 * from + 0.45 * to) * size + 2 * shift,
                      0.6 * size, (0.42 * from + 0.58 * to) * size - shift, 0.84 * size, to * size - shift);
      cairo_set_line_width (cr, (0.6 + 0.02 * size) * (i == 1 ? 1.6 : 1));
      gdk_cairo_set_source_rgba (cr, &color);
      cairo_stroke (cr);
    }
}

static void
draw_crossed (const LmZahlenschlachtChalk *self,
              cairo_t                     *cr)
{
  draw_chalk_stroke (self, cr, 0.2, 0.8);
  draw_chalk_stroke (self, cr, 0.82, 0.18);
}

static void
draw_frame (const LmZahlenschlachtChalk *self,
            cairo_t                     *cr,
            const GdkRGBA               *color,
            double                       width,
            double                       dash)
{
  const double dashes[] = { dash, 1.6 * dash };

  trace_rounded (cr, 0.5 * width - 1, self->tile, 0.16 * self->tile);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, width);
  if (dash > 0)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
}

/* Circled by hand: the end goes past the beginning. */
static void
draw_last (const LmZahlenschlachtChalk *self,
           cairo_t                     *cr)
{
  const double middle = 0.5 * self->tile;

  gdk_cairo_set_source_rgba (cr, &self->style.accent);
  cairo_set_line_width (cr, 1.2 + 0.02 * self->tile);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_translate (cr, middle, middle);
  cairo_rotate (cr, -0.3);
  cairo_scale (cr, 1, 0.92);
  cairo_arc (cr, 0, 0, 0.98 * middle, -0.7 * G_PI, 0.9 * G_PI);
  cairo_arc (cr, 0, 0.03 * middle, 0.94 * middle, 0.9 * G_PI, 1.42 * G_PI);
  cairo_stroke (cr);
}

/* Into the tile's corner, so that the number stays to be read. */
static void
draw_arrow (const LmZahlenschlachtChalk *self,
            cairo_t                     *cr)
{
  const double size = self->tile;

  draw_frame (self, cr, &self->style.accent, 3, 0);
  cairo_move_to (cr, 0.69 * size, 0.69 * size);
  cairo_line_to (cr, 1.04 * size, 0.78 * size);
  cairo_line_to (cr, 0.78 * size, 1.04 * size);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &self->style.accent);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 1);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_fill_preserve (cr);
  cairo_stroke (cr);
}

static void
draw_value (const LmZahlenschlachtChalk *self,
            cairo_t                     *cr,
            LmValue                      value)
{
  const double size = CLAMP (0.32 * self->tile, 9, 20);

  lm_board_style_draw_value (&self->style, cr, value, 0.5 * size, 0.5 * size, size);
}

static void
draw_sign (const LmZahlenschlachtChalk *self,
           cairo_t                     *cr,
           LmZahlenschlachtSign         sign,
           guint                        residue)
{
  switch (sign)
    {
    case LM_ZAHLENSCHLACHT_SIGN_TILE:
      draw_tile (self, cr, residue);
      break;
    case LM_ZAHLENSCHLACHT_SIGN_SUPERFLUOUS:
      draw_superfluous (self, cr, residue);
      break;
    case LM_ZAHLENSCHLACHT_SIGN_CROSSED:
      draw_crossed (self, cr);
      break;
    case LM_ZAHLENSCHLACHT_SIGN_POINTED:
      draw_frame (self, cr, &self->style.foreground, 3, 0);
      break;
    case LM_ZAHLENSCHLACHT_SIGN_PARTNER:
      draw_frame (self, cr, &self->style.accent, 3, 0);
      break;
    case LM_ZAHLENSCHLACHT_SIGN_TWIN:
      draw_frame (self, cr, &self->style.foreground, 2, 3);
      break;
    case LM_ZAHLENSCHLACHT_SIGN_LAST:
      draw_last (self, cr);
      break;
    case LM_ZAHLENSCHLACHT_SIGN_ARROW:
      draw_arrow (self, cr);
      break;
    case LM_ZAHLENSCHLACHT_SIGN_LOSS:
    case LM_ZAHLENSCHLACHT_SIGN_WIN:
    case LM_ZAHLENSCHLACHT_SIGN_UNKNOWN:
    default:
      draw_value (self, cr, sign == LM_ZAHLENSCHLACHT_SIGN_WIN ? LM_VALUE_WIN
                            : sign == LM_ZAHLENSCHLACHT_SIGN_LOSS ? LM_VALUE_LOSS : LM_VALUE_UNKNOWN);
    }
}

/* Only tiles differ by their class. */
guint
lm_zahlenschlacht_chalk_get_key (LmZahlenschlachtSign sign,
                                 guint                residue)
{
  return sign > LM_ZAHLENSCHLACHT_SIGN_SUPERFLUOUS ? sign : sign + 16 * (1 + residue % (N_TINTS * N_PATTERNS));
}

/* What the key says, with the corner of the tile at the origin. */
void
lm_zahlenschlacht_chalk_draw (const LmZahlenschlachtChalk *self,
                              cairo_t                     *cr,
                              guint                        key)
{
  draw_sign (self, cr, key % 16, key >= 16 ? key / 16 - 1 : 0);
}
