/* SPDX-License-Identifier: GPL-3.0-or-later */
/* map-picture.c: how the cells of the map look. */

#include "config.h"

#include "map-picture.h"

#include <glib/gi18n.h>

/* Smaller cells touch each other. */
#define MIN_GAP_SIZE 7

/* A stripe and the space beside it, in pixels. */
#define STRIPE_PERIOD 4.0

/**
 * lm_zahlenschlacht_tone_get:
 * @cell: what is known of a game
 *
 * Returns: how it looks
 */
LmZahlenschlachtTone
lm_zahlenschlacht_tone_get (const LmZahlenschlachtCell *cell)
{
  const gboolean proved = cell->status == LM_STATUS_PROVED;

  switch (cell->winner)
    {
    case LM_ZAHLENSCHLACHT_A:
      return proved ? LM_ZAHLENSCHLACHT_TONE_A_PROVED : LM_ZAHLENSCHLACHT_TONE_A_COMPUTED;
    case LM_ZAHLENSCHLACHT_B:
      return proved ? LM_ZAHLENSCHLACHT_TONE_B_PROVED : LM_ZAHLENSCHLACHT_TONE_B_COMPUTED;
    default:
      return LM_ZAHLENSCHLACHT_TONE_BLANK;
    }
}

static gboolean
is_framed (LmZahlenschlachtTone tone)
{
  return tone == LM_ZAHLENSCHLACHT_TONE_A_COMPUTED || tone == LM_ZAHLENSCHLACHT_TONE_B_COMPUTED;
}

static gboolean
is_striped (LmZahlenschlachtTone tone)
{
  return tone == LM_ZAHLENSCHLACHT_TONE_B_PROVED || tone == LM_ZAHLENSCHLACHT_TONE_B_COMPUTED;
}

static GdkRGBA
get_color (const LmBoardStyle   *style,
           LmZahlenschlachtTone  tone)
{
  switch (tone)
    {
    case LM_ZAHLENSCHLACHT_TONE_A_PROVED:
    case LM_ZAHLENSCHLACHT_TONE_A_COMPUTED:
      return style->win;
    case LM_ZAHLENSCHLACHT_TONE_B_PROVED:
    case LM_ZAHLENSCHLACHT_TONE_B_COMPUTED:
      return style->loss;
    case LM_ZAHLENSCHLACHT_TONE_BLANK:
    default:
      return lm_rgba_fade (&style->foreground, 0.08);
    }
}

static const char *
get_letter (LmZahlenschlachtTone tone)
{
  switch (tone)
    {
    case LM_ZAHLENSCHLACHT_TONE_A_PROVED:
    case LM_ZAHLENSCHLACHT_TONE_A_COMPUTED:
      return C_("player", "A");
    case LM_ZAHLENSCHLACHT_TONE_B_PROVED:
    case LM_ZAHLENSCHLACHT_TONE_B_COMPUTED:
      return C_("player", "B");
    case LM_ZAHLENSCHLACHT_TONE_BLANK:
    default:
      return NULL;
    }
}

static void
trace_cells (cairo_t            *cr,
             const GdkRectangle *cells,
             guint               n_cells,
             double              inset)
{
  for (guint i = 0; i < n_cells; i++)
    {
      const GdkRectangle *cell = &cells[i];
      const double gap = MIN (cell->width, cell->height) >= MIN_GAP_SIZE ? 1 : 0;

      cairo_rectangle (cr, cell->x + inset, cell->y + inset,
                       cell->width - gap - 2 * inset, cell->height - gap - 2 * inset);
    }
}

static void
add_stop (cairo_pattern_t *pattern,
          double           offset,
          const GdkRGBA   *color)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset, color->red, color->green, color->blue, color->alpha);
}

/* They go on from one cell to the next, so that a few pixels of each are enough. */
static void
set_stripes (cairo_t       *cr,
             const GdkRGBA *color)
{
  const GdkRGBA faint = lm_rgba_fade (color, 0.3);
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0, 0, STRIPE_PERIOD / 2, STRIPE_PERIOD / 2);

  add_stop (pattern, 0, color);
  add_stop (pattern, 0.45, color);
  add_stop (pattern, 0.55, &faint);
  add_stop (pattern, 0.9, &faint);
  add_stop (pattern, 1, color);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_REPEAT);
  cairo_set_source (cr, pattern);
  cairo_pattern_destroy (pattern);
}

static double
get_frame (const GdkRectangle *cell)
{
  return CLAMP (MIN (cell->width, cell->height) / 5.0, 1, 2.5);
}

/* High contrast has outlines rather than shading. */
static void
draw_outlines (cairo_t            *cr,
               const LmBoardStyle *style,
               const GdkRectangle *cells,
               guint               n_cells)
{
  if (MIN (cells->width, cells->height) < MIN_GAP_SIZE)
    return;

  trace_cells (cr, cells, n_cells, 0.5);
  gdk_cairo_set_source_rgba (cr, &style->foreground);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static PangoLayout *
create_letter (GtkWidget          *widget,
               const char         *letter,
               const GdkRectangle *cell)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, letter);
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  g_autoptr (PangoFontDescription) own = pango_font_description_copy (font);

  pango_font_description_set_absolute_size (own, 0.72 * MIN (MIN (cell->width, cell->height), 24) * PANGO_SCALE);
  pango_font_description_set_weight (own, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, own);
  return layout;
}

static void
draw_letters (GtkWidget            *widget,
              cairo_t              *cr,
              const LmBoardStyle   *style,
              LmZahlenschlachtTone  tone,
              const GdkRectangle   *cells,
              guint                 n_cells)
{
  g_autoptr (PangoLayout) layout = create_letter (widget, get_letter (tone), cells);
  const GdkRGBA frame = get_color (style, tone);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gdk_cairo_set_source_rgba (cr, is_framed (tone) ? &frame : &style->background);
  for (guint i = 0; i < n_cells; i++)
    {
      cairo_move_to (cr, cells[i].x + (cells[i].width - 1 - width) / 2.0,
                     cells[i].y + (cells[i].height - 1 - height) / 2.0);
      pango_cairo_show_layout (cr, layout);
    }
}

/**
 * lm_zahlenschlacht_map_picture_draw:
 * @widget: whose font to use
 * @cr: where to draw
 * @style: the colours
 * @tone: what all these cells tell
 * @cells: (array length=n_cells): where they are, all of about one size
 * @n_cells: how many
 * @lettered: whether they are large enough for letters
 *
 * Draws cells that look the same, in one go.
 */
void
lm_zahlenschlacht_map_picture_draw (GtkWidget            *widget,
                                    cairo_t              *cr,
                                    const LmBoardStyle   *style,
                                    LmZahlenschlachtTone  tone,
                                    const GdkRectangle   *cells,
                                    guint                 n_cells,
                                    gboolean              lettered)
{
  const GdkRGBA color = get_color (style, tone);

  if (n_cells == 0)
    return;

  trace_cells (cr, cells, n_cells, 0);
  if (is_framed (tone))
    trace_cells (cr, cells, n_cells, get_frame (cells));
  if (is_striped (tone) && !lettered)
    set_stripes (cr, &color);
  else
    gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (cr);

  if (style->high_contrast)
    draw_outlines (cr, style, cells, n_cells);
  if (lettered && get_letter (tone) != NULL)
    draw_letters (widget, cr, style, tone, cells, n_cells);
}

/* Sorted by what they tell, so that each kind is drawn in one go. */
static void
collect_cells (const LmZahlenschlachtMapLayout  *layout,
               LmZahlenschlachtSurvey           *survey,
               GArray                          **cells)
{
  guint first_column, first_row, last_column, last_row;

  lm_zahlenschlacht_map_layout_get_seen (layout, &first_column, &first_row, &last_column, &last_row);
  for (guint i = first_column; i <= last_column; i++)
    for (guint j = first_row; j <= last_row; j++)
      {
        const guint n = lm_zahlenschlacht_range_get_n (&layout->range, i);
        const guint d = lm_zahlenschlacht_range_get_d (&layout->range, j);
        const LmZahlenschlachtCell cell = lm_zahlenschlacht_survey_look (survey, layout->range.goal, n, d);
        GdkRectangle area;

        lm_zahlenschlacht_map_layout_get_cell (layout, i, j, &area);
        g_array_append_val (cells[lm_zahlenschlacht_tone_get (&cell)], area);
      }
}

/**
 * lm_zahlenschlacht_map_picture_draw_seen:
 * @widget: whose font to use
 * @cr: where to draw
 * @style: the colours
 * @layout: where the cells are
 * @survey: what is known
 * @lettered: whether they are large enough for letters
 *
 * Draws all cells of which something is seen.
 */
void
lm_zahlenschlacht_map_picture_draw_seen (GtkWidget                       *widget,
                                         cairo_t                         *cr,
                                         const LmBoardStyle              *style,
                                         const LmZahlenschlachtMapLayout *layout,
                                         LmZahlenschlachtSurvey          *survey,
                                         gboolean                         lettered)
{
  GArray *cells[LM_ZAHLENSCHLACHT_N_TONES];

  for (guint i = 0; i < LM_ZAHLENSCHLACHT_N_TONES; i++)
    cells[i] = g_array_new (FALSE, FALSE, sizeof (GdkRectangle));

  collect_cells (layout, survey, cells);
  for (guint i = 0; i < LM_ZAHLENSCHLACHT_N_TONES; i++)
    {
      lm_zahlenschlacht_map_picture_draw (widget, cr, style, i,
                                          (const GdkRectangle *) cells[i]->data, cells[i]->len, lettered);
      g_array_unref (cells[i]);
    }
}

/**
 * lm_zahlenschlacht_map_picture_draw_present:
 * @cr: where to draw
 * @style: the colours
 * @cell: where it is
 *
 * Outlines the cell of the game on the board.
 */
void
lm_zahlenschlacht_map_picture_draw_present (cairo_t            *cr,
                                            const LmBoardStyle *style,
                                            const GdkRectangle *cell)
{
  trace_cells (cr, cell, 1, -1);
  gdk_cairo_set_source_rgba (cr, &style->background);
  cairo_set_line_width (cr, 5);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &style->foreground);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
}
