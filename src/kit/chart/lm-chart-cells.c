/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart-cells.c: the cells of a map: how they are filled, framed and lettered. */

#include "lm-chart-plot.h"

#include <math.h>

/* Smaller cells touch each other, in pixels. */
#define LEAST_GAP_SIZE 7

/* From this size on there is room for a letter. */
#define LEAST_LETTER_SIZE 13
#define LARGEST_LETTER 24

/* A stripe and the space beside it, in pixels. */
#define STRIPES 4.0

static double
get_cell_size (const LmChartPlot *plot)
{
  return MIN (plot->scale_x * plot->x.step, plot->scale_y * plot->y.step);
}

/* Returns: whether the cells are large enough for letters */
gboolean
lm_chart_plot_has_letters (const LmChartPlot *plot)
{
  return get_cell_size (plot) >= LEAST_LETTER_SIZE;
}

static void
add_stop (cairo_pattern_t *pattern,
          double           offset,
          const GdkRGBA   *color)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset, color->red, color->green, color->blue, color->alpha);
}

/* They go on from one shape to the next, so that a few pixels of each are enough. */
static void
set_stripes (cairo_t       *cr,
             const GdkRGBA *color)
{
  const GdkRGBA faint = lm_rgba_fade (color, 0.3);
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0, 0, STRIPES / 2, STRIPES / 2);

  add_stop (pattern, 0, color);
  add_stop (pattern, 0.45, color);
  add_stop (pattern, 0.55, &faint);
  add_stop (pattern, 0.9, &faint);
  add_stop (pattern, 1, color);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_REPEAT);
  cairo_set_source (cr, pattern);
  cairo_pattern_destroy (pattern);
}

/**
 * lm_chart_plot_draw_tone:
 * @plot: a plot with a path
 * @color: its colour
 * @tone: how to fill the path
 *
 * Fills what was traced.
 */
void
lm_chart_plot_draw_tone (const LmChartPlot *plot,
                         const GdkRGBA     *color,
                         LmChartTone        tone)
{
  if (tone == LM_CHART_TONE_STRIPED)
    set_stripes (plot->cr, color);
  else
    gdk_cairo_set_source_rgba (plot->cr, color);
  cairo_set_fill_rule (plot->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (plot->cr);
}

static GdkRGBA
get_color (const LmChartPlot *plot,
           LmChartTone        tone)
{
  switch (tone)
    {
    case LM_CHART_TONE_FULL:
      return plot->style.win;
    case LM_CHART_TONE_STRIPED:
      return plot->style.loss;
    case LM_CHART_TONE_BLANK:
    case LM_CHART_N_TONES:
    default:
      return lm_rgba_fade (&plot->style.foreground, 0.08);
    }
}

static void
trace_cell (const LmChartPlot     *plot,
            const graphene_rect_t *cell,
            gboolean               framed)
{
  const double size = MIN (cell->size.width, cell->size.height);
  const double gap = size >= LEAST_GAP_SIZE ? 1 : 0;
  const double frame = CLAMP (size / 5, 1, 2.5);

  cairo_rectangle (plot->cr, cell->origin.x, cell->origin.y, cell->size.width - gap, cell->size.height - gap);
  if (framed && size > 2 * frame + gap)
    cairo_rectangle (plot->cr, cell->origin.x + frame, cell->origin.y + frame,
                     cell->size.width - gap - 2 * frame, cell->size.height - gap - 2 * frame);
}

static void
draw_letter (const LmChartPlot     *plot,
             const LmChartCell     *cell,
             const graphene_rect_t *area)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (plot->text);
  g_autoptr (PangoFontDescription) font = NULL;
  const GdkRGBA color = get_color (plot, cell->tone);
  int width, height;
  double shrink;

  font = pango_font_description_copy (pango_context_get_font_description (plot->text));
  pango_font_description_set_absolute_size (font, 0.72 * MIN (get_cell_size (plot), LARGEST_LETTER) * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, cell->letter, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  gdk_cairo_set_source_rgba (plot->cr, cell->framed ? &color : &plot->style.background);
  cairo_save (plot->cr);
  cairo_translate (plot->cr, area->origin.x + (area->size.width - 1) / 2, area->origin.y + (area->size.height - 1) / 2);
  /* A number has several digits. */
  shrink = MIN (0.8 * area->size.width / MAX (width, 1), 1);
  cairo_scale (plot->cr, shrink, shrink);
  cairo_move_to (plot->cr, -width / 2.0, -height / 2.0);
  pango_cairo_show_layout (plot->cr, layout);
  cairo_restore (plot->cr);
}

/* The columns or rows that are seen. */
static void
get_seen (const LmChartAxis *axis,
          double             scale,
          double             offset,
          double             size,
          guint             *first,
          guint             *last)
{
  const double cell = scale * axis->step;
  const guint n = (guint) round ((axis->upper - axis->lower) / axis->step) + 1;

  *first = MIN ((guint) MAX (floor (offset / cell), 0), n - 1);
  *last = MIN ((guint) ceil ((offset + size) / cell), n - 1);
}

static guint
get_row (const LmChartPlot *plot,
         guint              from_top)
{
  const guint n = (guint) round ((plot->y.upper - plot->y.lower) / plot->y.step) + 1;

  return plot->y.downwards ? from_top : n - 1 - from_top;
}

typedef struct
{
  const LmChartPlot *plot;
  guint              first_column, last_column, first_row, last_row;
  LmChartCell       *looks; /* of what is seen, column by column */
} Cells;

static void
look (Cells           *cells,
      LmChartCellFunc  get_cell,
      gpointer         data)
{
  LmChartCell *next;

  next = cells->looks = g_new (LmChartCell, (gsize) (cells->last_column - cells->first_column + 1)
                                              * (cells->last_row - cells->first_row + 1));
  for (guint i = cells->first_column; i <= cells->last_column; i++)
    for (guint j = cells->first_row; j <= cells->last_row; j++)
      *next++ = get_cell (i, get_row (cells->plot, j), data);
}

/* Cells of one look are drawn in one go. */
static void
draw_cells_of (const Cells *cells,
               LmChartTone  tone,
               gboolean     framed,
               gboolean     letters)
{
  const LmChartPlot *plot = cells->plot;
  const GdkRGBA color = get_color (plot, tone);
  const LmChartCell *next = cells->looks;

  for (guint i = cells->first_column; i <= cells->last_column; i++)
    for (guint j = cells->first_row; j <= cells->last_row; j++)
      {
        const guint row = get_row (plot, j);
        const LmChartCell *cell = next++;
        graphene_rect_t area;

        if (cell->tone != tone || cell->framed != framed || (letters && cell->letter == NULL))
          continue;
        lm_chart_plot_get_cell (plot, plot->x.lower + i * plot->x.step, plot->y.lower + row * plot->y.step, &area);
        if (letters)
          draw_letter (plot, cell, &area);
        else
          trace_cell (plot, &area, framed);
      }

  if (!letters)
    lm_chart_plot_draw_tone (plot, &color, lm_chart_plot_has_letters (plot) ? LM_CHART_TONE_FULL : tone);
}

/* High contrast has outlines rather than shading. */
static void
draw_outlines (const Cells *cells)
{
  const LmChartPlot *plot = cells->plot;

  if (!plot->style.high_contrast || get_cell_size (plot) < LEAST_GAP_SIZE)
    return;

  for (guint i = cells->first_column; i <= cells->last_column; i++)
    for (guint j = cells->first_row; j <= cells->last_row; j++)
      {
        graphene_rect_t area;

        lm_chart_plot_get_cell (plot, plot->x.lower + i * plot->x.step,
                                plot->y.lower + get_row (plot, j) * plot->y.step, &area);
        cairo_rectangle (plot->cr, area.origin.x + 0.5, area.origin.y + 0.5, area.size.width - 2, area.size.height - 2);
      }
  lm_board_stroke (plot->cr, &plot->style.foreground, 1);
}

/**
 * lm_chart_plot_draw_cells:
 * @plot: a plot of cells
 * @get_cell: (scope call): what there is in a column and a row, both from 0 at
 *   the lower ends of the axes
 * @data: for @get_cell
 *
 * Draws the cells in sight.
 */
void
lm_chart_plot_draw_cells (const LmChartPlot *plot,
                          LmChartCellFunc    get_cell,
                          gpointer           data)
{
  Cells cells = { .plot = plot };

  get_seen (&plot->x, plot->scale_x, plot->offset_x, plot->area.size.width, &cells.first_column, &cells.last_column);
  get_seen (&plot->y, plot->scale_y, plot->offset_y, plot->area.size.height, &cells.first_row, &cells.last_row);
  look (&cells, get_cell, data);
  for (guint tone = 0; tone < LM_CHART_N_TONES; tone++)
    for (guint framed = 0; framed < 2; framed++)
      {
        draw_cells_of (&cells, tone, framed, FALSE);
        if (lm_chart_plot_has_letters (plot))
          draw_cells_of (&cells, tone, framed, TRUE);
      }
  draw_outlines (&cells);
  g_free (cells.looks);
}

/**
 * lm_chart_plot_draw_cell_frame:
 * @plot: a plot of cells
 * @x: a value
 * @y: a value
 *
 * Frames a cell that is told from all others.
 */
void
lm_chart_plot_draw_cell_frame (const LmChartPlot *plot,
                               double             x,
                               double             y)
{
  graphene_rect_t cell;

  lm_chart_plot_get_cell (plot, x, y, &cell);
  cairo_rectangle (plot->cr, cell.origin.x - 1, cell.origin.y - 1, cell.size.width + 1, cell.size.height + 1);
  gdk_cairo_set_source_rgba (plot->cr, &plot->style.background);
  cairo_set_line_width (plot->cr, 5);
  cairo_stroke_preserve (plot->cr);
  lm_board_stroke (plot->cr, &plot->style.foreground, 2.5);
}
