/* SPDX-License-Identifier: GPL-3.0-or-later */
/* map-axes.c: the numbers along the edges of the map. */

#include "config.h"

#include "map-axes.h"

#include "board/lm-board-text.h"

/* Between a number on the left and the cells, in pixels. */
#define SPACING 5

/* What a drawing needs to know. */
typedef struct
{
  GtkWidget                       *widget;
  GtkSnapshot                     *snapshot;
  const LmBoardStyle              *style;
  const LmZahlenschlachtMapLayout *layout;
  double                           line;   /* height of a line of text */
} Axes;

/*
 * Of the numbers at a distance of @size pixels those are written that are
 * multiples of a round number, or, where all are odd, that differ from 5 by
 * one: so that there are @label_size pixels for each.
 */
static guint
get_step (double size,
          double label_size,
          guint  difference)
{
  const guint steps[] = { 1, 2, 5, 10, 20, 50 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i] % difference == 0 && steps[i] / difference * size >= label_size)
      return steps[i];

  return 100;
}

static void
draw_text (const Axes *axes,
           const char *text,
           double      x,
           double      y,
           double      align)
{
  lm_board_text_append (axes->widget, axes->snapshot, text, PANGO_WEIGHT_NORMAL, &axes->style->foreground,
                        x, y, align, axes->layout->left);
}

static void
draw_number (const Axes *axes,
             guint       number,
             double      x,
             double      y,
             double      align)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  draw_text (axes, text, x, y, align);
}

static void
draw_columns (const Axes *axes)
{
  const LmZahlenschlachtMapLayout *layout = axes->layout;
  const LmZahlenschlachtRange *range = &layout->range;
  const guint columns = lm_zahlenschlacht_range_count_columns (range);
  double width, height;
  guint step, rest;

  lm_zahlenschlacht_map_layout_get_cell_size (layout, &width, &height);
  step = get_step (width, (range->largest >= 100 ? 1.9 : 1.3) * axes->line, range->even ? 1 : 2);
  rest = range->even ? 0 : 5 % step;
  for (guint i = 0; i < columns; i++)
    {
      const guint n = lm_zahlenschlacht_range_get_n (range, i);
      GdkRectangle cell;

      lm_zahlenschlacht_map_layout_get_cell (layout, i, 0, &cell);
      if (n % step == rest)
        draw_number (axes, n, cell.x + cell.width / 2.0, layout->top / 2.0, 0.5);
    }
}

static void
draw_rows (const Axes *axes)
{
  const LmZahlenschlachtMapLayout *layout = axes->layout;
  const guint rows = lm_zahlenschlacht_range_count_rows (&layout->range);
  double width, height;
  guint step;

  lm_zahlenschlacht_map_layout_get_cell_size (layout, &width, &height);
  step = get_step (height, 0.9 * axes->line, 1);
  for (guint i = 0; i < rows; i++)
    {
      const guint d = lm_zahlenschlacht_range_get_d (&layout->range, i);
      GdkRectangle cell;

      lm_zahlenschlacht_map_layout_get_cell (layout, 0, i, &cell);
      if (d % step == 0)
        draw_number (axes, d, layout->left - SPACING, cell.y + cell.height / 2.0, 1);
    }
}

/* Which is which. */
static void
draw_corner (const Axes *axes)
{
  const LmZahlenschlachtMapLayout *layout = axes->layout;
  cairo_t *cr = gtk_snapshot_append_cairo (axes->snapshot, &GRAPHENE_RECT_INIT (0, 0, layout->left, layout->top));
  const GdkRGBA color = lm_rgba_fade (&axes->style->foreground, axes->style->high_contrast ? 1 : 0.4);

  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, 0.2 * layout->left, 0.1 * layout->top);
  cairo_line_to (cr, 0.8 * layout->left, 0.9 * layout->top);
  cairo_stroke (cr);
  cairo_destroy (cr);

  draw_text (axes, "d", 0.3 * layout->left, 0.64 * layout->top, 0.5);
  draw_text (axes, "n", 0.72 * layout->left, 0.34 * layout->top, 0.5);
}

static void
push_clip (const Axes *axes,
           int         x,
           int         y,
           int         width,
           int         height)
{
  gtk_snapshot_push_clip (axes->snapshot, &GRAPHENE_RECT_INIT (x, y, MAX (width, 0), MAX (height, 0)));
}

/**
 * lm_zahlenschlacht_map_axes_draw:
 * @widget: whose font to use
 * @snapshot: where to draw
 * @style: the colours
 * @layout: where the cells are
 *
 * Writes n above the columns and d beside the rows, wherever the map is
 * scrolled to.
 */
void
lm_zahlenschlacht_map_axes_draw (GtkWidget                       *widget,
                                 GtkSnapshot                     *snapshot,
                                 const LmBoardStyle              *style,
                                 const LmZahlenschlachtMapLayout *layout)
{
  const Axes axes = { widget, snapshot, style, layout, lm_board_text_get_line (widget) };

  push_clip (&axes, layout->left, 0, layout->width - layout->left, layout->top);
  draw_columns (&axes);
  gtk_snapshot_pop (snapshot);
  push_clip (&axes, 0, layout->top, layout->left, layout->height - layout->top);
  draw_rows (&axes);
  gtk_snapshot_pop (snapshot);
  draw_corner (&axes);
}
