/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart-plot.c: what is drawn between two axes, for the window and for files. */

#include "lm-chart-plot.h"

#include "engine/explore/lm-axis.h"

#include <math.h>

/* Between a number and the part within the axes, in pixels. */
#define GAP 5

/* How far apart numbers are at least, in lines of text. */
#define ROOM_BESIDE 1.0
#define ROOM_ABOVE 1.3

static PangoLayout *
create_layout (const LmChartPlot *plot,
               const char        *string)
{
  PangoLayout *layout = pango_layout_new (plot->text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_text (layout, string, -1);
  return layout;
}

static double
measure_text (const LmChartPlot *plot,
              const char        *string,
              double            *height)
{
  g_autoptr (PangoLayout) layout = create_layout (plot, string);
  int width;
  int line;

  pango_layout_get_pixel_size (layout, &width, &line);
  if (height != NULL)
    *height = line;
  return width;
}

/* --- where things are ---------------------------------------------------- */

/* A cell reaches half a step to either side. */
static double
get_margin (const LmChartAxis *axis)
{
  return axis->cells ? axis->step / 2 : 0;
}

static double
get_length (const LmChartAxis *axis)
{
  return MAX (axis->upper - axis->lower, axis->cells ? 0 : axis->step) + 2 * get_margin (axis);
}

static char *
print_number (double number,
              double step)
{
  return g_strdup_printf ("%.*f", lm_axis_get_decimals (step), number);
}

static double
get_y_step (const LmChartPlot *plot)
{
  return MAX (lm_axis_round_step (ROOM_ABOVE * plot->line / plot->scale_y), plot->y.cells ? plot->y.step : 0);
}

/* The widest number may be that of any end; one more digit is room enough for those between. */
static double
get_x_step (const LmChartPlot *plot)
{
  double step = plot->x.step;

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *number = print_number (plot->x.upper, step);
      const double width = measure_text (plot, number, NULL) + ROOM_BESIDE * plot->line;

      step = MAX (lm_axis_round_step (width / plot->scale_x), plot->x.step);
    }

  return step;
}

static double
measure_left (LmChartPlot *plot)
{
  const double step = get_y_step (plot);
  g_autofree char *upper = print_number (plot->y.upper, step);
  g_autofree char *lower = print_number (plot->y.lower, step);

  if (plot->y.bare)
    return plot->x.bare ? 0 : GAP;

  return MAX (measure_text (plot, upper, NULL), measure_text (plot, lower, NULL)) + 2 * GAP;
}

static void
set_scales (LmChartPlot *plot,
            double       zoom_x,
            double       zoom_y)
{
  plot->scale_x = plot->area.size.width * zoom_x / get_length (&plot->x);
  plot->scale_y = plot->area.size.height * zoom_y / get_length (&plot->y);
}

/**
 * lm_chart_plot_measure:
 * @plot: a plot of which text, axes and offsets are set
 * @width: room for it with its numbers, in pixels
 * @height: room for it with its numbers, in pixels
 * @zoom_x: how many times as wide it is as what is seen of it, at least 1
 * @zoom_y: how many times as high
 *
 * Finds out where things are.
 */
void
lm_chart_plot_measure (LmChartPlot *plot,
                       double       width,
                       double       height,
                       double       zoom_x,
                       double       zoom_y)
{
  double top, bottom, left;

  measure_text (plot, "0", &plot->line);
  top = plot->y.bare ? 0 : ceil (plot->line / 2);
  bottom = plot->x.bare ? 0 : plot->line + GAP;
  /* The numbers on the left depend on the scale, and that on the room above and below alone. */
  graphene_rect_init (&plot->area, 0, top, width, MAX (height - top - bottom, 1));
  set_scales (plot, zoom_x, zoom_y);
  left = measure_left (plot);
  graphene_rect_init (&plot->area, left, top, MAX (width - left - (plot->x.bare ? 0 : GAP), 1), plot->area.size.height);
  set_scales (plot, zoom_x, zoom_y);
}

/* @x: a value on the horizontal axis. Returns: where it is, in pixels */
double
lm_chart_plot_get_x (const LmChartPlot *plot,
                     double             x)
{
  return plot->area.origin.x + (x - plot->x.lower + get_margin (&plot->x)) * plot->scale_x - plot->offset_x;
}

/**
 * lm_chart_plot_get_y:
 * @plot: a plot
 * @y: a value on the vertical axis
 *
 * Returns: where it is, in pixels
 */
double
lm_chart_plot_get_y (const LmChartPlot *plot,
                     double             y)
{
  const double up = plot->y.downwards ? y - plot->y.lower : plot->y.upper - y;

  return plot->area.origin.y + (up + get_margin (&plot->y)) * plot->scale_y - plot->offset_y;
}

/* The nearest value at which one can read. */
static double
snap (const LmChartAxis *axis,
      double             value)
{
  return CLAMP (axis->lower + round ((value - axis->lower) / axis->step) * axis->step, axis->lower, axis->upper);
}

/**
 * lm_chart_plot_find_x:
 * @plot: a plot
 * @px: a place, in pixels
 *
 * Returns: the value nearest to it at which one can read
 */
double
lm_chart_plot_find_x (const LmChartPlot *plot,
                      double             px)
{
  const double x = (px - plot->area.origin.x + plot->offset_x) / plot->scale_x;

  return snap (&plot->x, plot->x.lower - get_margin (&plot->x) + x);
}

/**
 * lm_chart_plot_find_y:
 * @plot: a plot
 * @py: a place, in pixels
 *
 * Returns: the value nearest to it at which one can read
 */
double
lm_chart_plot_find_y (const LmChartPlot *plot,
                      double             py)
{
  const double up = (py - plot->area.origin.y + plot->offset_y) / plot->scale_y - get_margin (&plot->y);

  return snap (&plot->y, plot->y.downwards ? plot->y.lower + up : plot->y.upper - up);
}

/**
 * lm_chart_plot_get_cell:
 * @plot: a plot of cells
 * @x: a value
 * @y: a value
 * @cell: (out caller-allocates): its cell, in whole pixels, so that cells are
 *   sharp and touch each other
 */
void
lm_chart_plot_get_cell (const LmChartPlot *plot,
                        double             x,
                        double             y,
                        graphene_rect_t   *cell)
{
  const double half_x = plot->x.step / 2, half_y = plot->y.step / 2;
  const double left = round (lm_chart_plot_get_x (plot, x - half_x));
  const double right = round (lm_chart_plot_get_x (plot, x + half_x));
  const double one = round (lm_chart_plot_get_y (plot, y - half_y));
  const double other = round (lm_chart_plot_get_y (plot, y + half_y));

  graphene_rect_init (cell, left, MIN (one, other), MAX (right - left, 1), MAX (fabs (other - one), 1));
}

/* --- axes ---------------------------------------------------------------- */

static gboolean
is_seen (double begin,
         double size,
         double place)
{
  return place >= begin - 0.5 && place <= begin + size + 0.5;
}

/**
 * lm_chart_plot_draw_grid:
 * @plot: a plot
 *
 * Draws thin lines at the numbers, in whole pixels, so that they are sharp;
 * between cells there are none.
 */
void
lm_chart_plot_draw_grid (const LmChartPlot *plot)
{
  const GdkRGBA color = lm_rgba_fade (&plot->style.foreground, plot->style.high_contrast ? 0.5 : 0.15);
  const graphene_rect_t *area = &plot->area;
  const double x_step = get_x_step (plot);
  const double y_step = get_y_step (plot);

  gdk_cairo_set_source_rgba (plot->cr, &color);
  for (double y = lm_axis_get_first (plot->y.lower, y_step); !plot->y.cells && !plot->y.bare && y <= plot->y.upper + 1e-9; y += y_step)
    cairo_rectangle (plot->cr, area->origin.x, round (lm_chart_plot_get_y (plot, y)), area->size.width, 1);
  for (double x = lm_axis_get_first (plot->x.lower, x_step); !plot->x.cells && !plot->x.bare && x <= plot->x.upper + 1e-9; x += x_step)
    if (is_seen (area->origin.x, area->size.width, lm_chart_plot_get_x (plot, x)))
      cairo_rectangle (plot->cr, round (lm_chart_plot_get_x (plot, x)), area->origin.y, 1, area->size.height);
  cairo_fill (plot->cr);
}

/**
 * lm_chart_plot_draw_text:
 * @plot: a plot
 * @text: a text
 * @px: where it begins, ends or has its middle
 * @py: its top
 * @align: 0 when it begins at @px, 1 when it ends there, between in between
 *
 * Draws a text that stays within the plot, on a little room of its own.
 */
void
lm_chart_plot_draw_text (const LmChartPlot *plot,
                         const char        *text,
                         double             px,
                         double             py,
                         double             align)
{
  g_autoptr (PangoLayout) layout = create_layout (plot, text);
  const GdkRGBA room = lm_rgba_fade (&plot->style.background, 0.9);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  px = MAX (MIN (px - align * width, plot->area.origin.x + plot->area.size.width + GAP - width), 0);

  cairo_save (plot->cr);
  cairo_move_to (plot->cr, px, py);
  pango_cairo_layout_path (plot->cr, layout);
  gdk_cairo_set_source_rgba (plot->cr, &room);
  cairo_set_line_width (plot->cr, 4);
  cairo_set_line_join (plot->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (plot->cr);

  cairo_move_to (plot->cr, px, py);
  gdk_cairo_set_source_rgba (plot->cr, &plot->style.foreground);
  pango_cairo_show_layout (plot->cr, layout);
  cairo_restore (plot->cr);
}

static void
draw_y_numbers (const LmChartPlot *plot)
{
  const double step = get_y_step (plot);

  for (double y = lm_axis_get_first (plot->y.lower, step); y <= plot->y.upper + 1e-9; y += step)
    {
      g_autofree char *number = print_number (y, step);
      const double place = lm_chart_plot_get_y (plot, y);

      if (is_seen (plot->area.origin.y, plot->area.size.height, place))
        lm_chart_plot_draw_text (plot, number, plot->area.origin.x - GAP, place - plot->line / 2, 1);
    }
}

static void
draw_x_numbers (const LmChartPlot *plot)
{
  const double step = get_x_step (plot);
  const double top = plot->area.origin.y + plot->area.size.height + GAP / 2;

  for (double x = lm_axis_get_first (plot->x.lower, step); x <= plot->x.upper + 1e-9; x += step)
    {
      g_autofree char *number = print_number (x, step);
      const double place = lm_chart_plot_get_x (plot, x);

      /* Of columns that are two apart not all round numbers have one. */
      if (plot->x.cells && fabs (snap (&plot->x, x) - x) > 1e-9)
        continue;
      if (is_seen (plot->area.origin.x, plot->area.size.width, place))
        lm_chart_plot_draw_text (plot, number, place, top, 0.5);
    }
}

/* Cells leave no room between the axes: which is which stands where the numbers meet. */
static void
draw_corner (const LmChartPlot *plot)
{
  const graphene_rect_t *area = &plot->area;
  g_autofree char *text = NULL;

  if (plot->x.title == NULL || plot->y.title == NULL)
    return;

  text = g_strconcat (plot->y.title, "╲", plot->x.title, NULL);
  lm_chart_plot_draw_text (plot, text, area->origin.x - GAP, area->origin.y + area->size.height + GAP / 2, 1);
}

static void
draw_titles (const LmChartPlot *plot)
{
  const graphene_rect_t *area = &plot->area;

  if (plot->x.title != NULL)
    lm_chart_plot_draw_text (plot, plot->x.title, area->origin.x + area->size.width,
                             area->origin.y + area->size.height - plot->line - 1, 1);
  if (plot->y.title != NULL)
    lm_chart_plot_draw_text (plot, plot->y.title, area->origin.x + GAP, area->origin.y, 0);
}

/**
 * lm_chart_plot_draw_numbers:
 * @plot: a plot
 *
 * Draws the numbers along the axes and their titles.
 */
void
lm_chart_plot_draw_numbers (const LmChartPlot *plot)
{
  if (!plot->y.bare)
    draw_y_numbers (plot);
  if (!plot->x.bare)
    draw_x_numbers (plot);
  if (plot->x.cells && plot->y.cells)
    draw_corner (plot);
  else
    draw_titles (plot);
}

/* --- what is between them ------------------------------------------------ */

/**
 * lm_chart_plot_draw_curve:
 * @plot: a plot
 * @color: its colour
 * @get_point: (scope call): the points one after the other; %FALSE after the
 *   last
 * @data: for @get_point
 */
void
lm_chart_plot_draw_curve (const LmChartPlot *plot,
                          const GdkRGBA     *color,
                          LmChartPointFunc   get_point,
                          gpointer           data)
{
  double x, y;

  /* A text leaves a point behind. */
  cairo_new_path (plot->cr);
  for (guint i = 0; get_point (i, &x, &y, data); i++)
    cairo_line_to (plot->cr, lm_chart_plot_get_x (plot, x), lm_chart_plot_get_y (plot, y));
  gdk_cairo_set_source_rgba (plot->cr, color);
  cairo_set_line_join (plot->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (plot->cr, 2);
  cairo_stroke (plot->cr);
}

/**
 * lm_chart_plot_draw_guess:
 * @plot: a plot
 * @y: what somebody guesses that the curve tends to
 * @text: (nullable): what it is called
 *
 * Draws dashes, for what is not proved.
 */
void
lm_chart_plot_draw_guess (const LmChartPlot *plot,
                          double             y,
                          const char        *text)
{
  const double dashes[] = { 5, 4 };
  const double right = plot->area.origin.x + plot->area.size.width;
  const double place = round (lm_chart_plot_get_y (plot, y)) + 0.5;

  cairo_save (plot->cr);
  gdk_cairo_set_source_rgba (plot->cr, &plot->style.loss);
  cairo_set_dash (plot->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (plot->cr, 1.5);
  cairo_move_to (plot->cr, plot->area.origin.x, place);
  cairo_line_to (plot->cr, right, place);
  cairo_stroke (plot->cr);
  cairo_restore (plot->cr);
  if (text != NULL)
    lm_chart_plot_draw_text (plot, text, right, place + 2, 1);
}

/**
 * lm_chart_plot_draw_reading:
 * @plot: a plot
 * @color: of the curve
 * @x: where it is read
 * @y: what is read there
 *
 * Marks the place where a curve is read.
 */
void
lm_chart_plot_draw_reading (const LmChartPlot *plot,
                            const GdkRGBA     *color,
                            double             x,
                            double             y)
{
  const GdkRGBA faint = lm_rgba_fade (&plot->style.foreground, plot->style.high_contrast ? 1 : 0.5);
  const double px = round (lm_chart_plot_get_x (plot, x));

  gdk_cairo_set_source_rgba (plot->cr, &faint);
  cairo_rectangle (plot->cr, px, plot->area.origin.y, 1, plot->area.size.height);
  cairo_fill (plot->cr);

  cairo_arc (plot->cr, px + 0.5, lm_chart_plot_get_y (plot, CLAMP (y, plot->y.lower, plot->y.upper)), 4, 0, 2 * G_PI);
  lm_board_paint (plot->cr, color, &plot->style.background, 1.5);
}
