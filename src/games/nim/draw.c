/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw.c: how a strip looks: places with their stones and marks, the brackets below them, the token on its way. */

#include "draw.h"

/* In widths of a place. */
#define STONE 0.30
#define TOKEN 0.35
#define SOCKET 0.16
#define MIDDLE 0.50
#define NUMBER 1.14

/* Where a bracket is, in widths of a place. */
#define TOP 1.36
#define BOTTOM 1.46
#define INSET 0.12

/* A place that is being drawn: its corner is the origin. */
typedef struct
{
  cairo_t            *cr;
  const LmBoardStyle *style;
  const LmNimMarks   *marks;
  double              pitch;
} Pen;

static void
trace_disc (cairo_t *cr,
            double   x,
            double   y,
            double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

static void
trace_ring (const Pen *pen,
            double     radius)
{
  trace_disc (pen->cr, 0.5 * pen->pitch, MIDDLE * pen->pitch, radius * pen->pitch);
}

static void
get_stone_color (const LmBoardStyle *style,
                 gboolean            token,
                 GdkRGBA            *color)
{
  const GdkRGBA slate = style->dark ? (GdkRGBA) { 0.46, 0.54, 0.62, 1 } : (GdkRGBA) { 0.42, 0.51, 0.60, 1 };

  if (token)
    lm_rgba_mix (color, &slate, &style->accent, 0.8);
  else
    *color = slate;
}

/* A smooth stone in the light from above. In high contrast it is flat. */
static void
draw_stone (cairo_t            *cr,
            const LmBoardStyle *style,
            gboolean            token,
            double              x,
            double              y,
            double              radius)
{
  const GdkRGBA white = { 1, 1, 1, 1 };
  GdkRGBA color, light;
  cairo_pattern_t *shine;

  get_stone_color (style, token, &color);
  lm_rgba_mix (&light, &color, &white, 0.35);
  shine = cairo_pattern_create_radial (x - 0.3 * radius, y - 0.4 * radius, 0.1 * radius, x, y, radius);
  cairo_pattern_add_color_stop_rgba (shine, 0, light.red, light.green, light.blue, 1);
  cairo_pattern_add_color_stop_rgba (shine, 1, color.red, color.green, color.blue, 1);
  trace_disc (cr, x, y, radius);
  if (style->high_contrast)
    gdk_cairo_set_source_rgba (cr, &color);
  else
    cairo_set_source (cr, shine);
  cairo_fill (cr);
  cairo_pattern_destroy (shine);
}

/* The last stone of the row: larger, with a ring. */
static void
draw_token (cairo_t            *cr,
            const LmBoardStyle *style,
            double              x,
            double              y,
            double              pitch)
{
  draw_stone (cr, style, TRUE, x, y, (TOKEN - 0.05) * pitch);
  trace_disc (cr, x, y, TOKEN * pitch);
  lm_board_stroke (cr, &style->foreground, MAX (0.035 * pitch, 1.25));
}

/* The lost numbers: a tint, and a diamond over the stone. */
static void
draw_lost (const Pen *pen)
{
  const GdkRGBA tint = lm_rgba_fade (&pen->style->loss, pen->style->dark ? 0.30 : 0.17);
  const double x = 0.5 * pen->pitch, y = 0.075 * pen->pitch, size = 0.075 * pen->pitch;

  trace_ring (pen, 0.47);
  lm_board_fill (pen->cr, &tint);

  cairo_move_to (pen->cr, x, y - size);
  cairo_line_to (pen->cr, x + size, y);
  cairo_line_to (pen->cr, x, y + size);
  cairo_line_to (pen->cr, x - size, y);
  cairo_close_path (pen->cr);
  lm_board_fill (pen->cr, &pen->style->loss);
}

static void
draw_socket (const Pen *pen)
{
  const GdkRGBA color = lm_rgba_fade (&pen->style->foreground, pen->style->high_contrast ? 0.8 : 0.30);

  trace_ring (pen, SOCKET);
  lm_board_stroke (pen->cr, &color, 1.25);
}

static void
draw_gap (const Pen *pen)
{
  const GdkRGBA color = lm_rgba_fade (&pen->style->foreground, 0.55);

  for (int i = -1; i <= 1; i++)
    trace_disc (pen->cr, (0.5 + 0.2 * i) * pen->pitch, MIDDLE * pen->pitch, 0.045 * pen->pitch);
  lm_board_fill (pen->cr, &color);
}

/* A stone that the move pointed at would take is fainter; one that it would put down shows already, faintly. */
static void
draw_look (const Pen *pen)
{
  const double x = 0.5 * pen->pitch, y = MIDDLE * pen->pitch;

  cairo_push_group (pen->cr);
  if (pen->marks->look == LM_NIM_LOOK_GAP)
    draw_gap (pen);
  else if (pen->marks->look == LM_NIM_LOOK_TOKEN)
    draw_token (pen->cr, pen->style, x, y, pen->pitch);
  else if (pen->marks->look == LM_NIM_LOOK_STONE || pen->marks->pointed)
    draw_stone (pen->cr, pen->style, FALSE, x, y, STONE * pen->pitch);
  else
    draw_socket (pen);
  cairo_pop_group_to_source (pen->cr);
  cairo_paint_with_alpha (pen->cr, pen->marks->pointed ? 0.4 : 1);
}

/* Where the last move has been: a dotted ring. */
static void
draw_recent (const Pen *pen)
{
  const double dots[] = { 0, 4 };

  trace_ring (pen, STONE + 0.05);
  gdk_cairo_set_source_rgba (pen->cr, &pen->style->accent);
  cairo_set_line_width (pen->cr, 2);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (pen->cr, dots, G_N_ELEMENTS (dots), 0);
  cairo_stroke (pen->cr);
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

static void
draw_arrow (const Pen *pen)
{
  const double dashes[] = { 5, 3 };
  const GdkRGBA fill = lm_rgba_fade (&pen->style->accent, 0.22);

  trace_ring (pen, 0.45);
  gdk_cairo_set_source_rgba (pen->cr, &fill);
  cairo_fill_preserve (pen->cr);
  gdk_cairo_set_source_rgba (pen->cr, &pen->style->accent);
  cairo_set_line_width (pen->cr, 1.75);
  cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (pen->cr);
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

static void
append_number (LmBoardItems          *strip,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *area,
               const LmNimMarks      *marks,
               const char            *label)
{
  const LmBoardStyle *style = lm_board_items_get_style (strip);
  const double pitch = area->size.width;
  const gboolean strong = marks->look == LM_NIM_LOOK_TOKEN || marks->strong;
  const GdkRGBA color = lm_rgba_fade (marks->lost ? &style->loss : &style->foreground,
                                      strong || marks->lost || style->high_contrast ? 1 : 0.6);

  lm_board_text_append (GTK_WIDGET (strip), snapshot, label, strong ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
                        &color, area->origin.x + 0.5 * pitch, area->origin.y + NUMBER * pitch, 0.5, 0.94 * pitch);
}

/* A place with what is written below it. */
void
lm_nim_draw_place (LmBoardItems          *strip,
                   GtkSnapshot           *snapshot,
                   const graphene_rect_t *area,
                   const LmNimMarks      *marks,
                   const char            *label)
{
  const Pen pen = { gtk_snapshot_append_cairo (snapshot, area), lm_board_items_get_style (strip), marks,
                    area->size.width };

  cairo_translate (pen.cr, area->origin.x, area->origin.y);
  if (marks->lost)
    draw_lost (&pen);
  if (marks->arrow)
    draw_arrow (&pen);
  draw_look (&pen);
  if (marks->recent)
    draw_recent (&pen);
  cairo_destroy (pen.cr);
  if (label != NULL)
    append_number (strip, snapshot, area, marks, label);
}

static void
trace_bracket (cairo_t               *cr,
               const graphene_rect_t *first,
               const graphene_rect_t *last,
               double                 pitch)
{
  const double left = first->origin.x + INSET * pitch;
  const double right = last->origin.x + last->size.width - INSET * pitch;
  const double top = first->origin.y + TOP * pitch, bottom = first->origin.y + BOTTOM * pitch;

  cairo_move_to (cr, left, top);
  cairo_line_to (cr, left, bottom);
  cairo_line_to (cr, right, bottom);
  cairo_line_to (cr, right, top);
}

/* Whether a bracket ends behind a place: of a group that is parted at the end of a row, each part has one of its own. */
static gboolean
ends_bracket (const LmNimLayout *layout,
              const LmNimScene  *scene,
              guint              index)
{
  const guint at = scene->blank + index + 1;

  return index + 1 == scene->numbers->len || at % layout->columns == 0 || at % scene->group == 0;
}

static void
trace_brackets (cairo_t           *cr,
                const LmNimLayout *layout,
                const LmNimScene  *scene)
{
  guint first = 0;

  for (guint i = 0; i < scene->numbers->len; i++)
    {
      graphene_rect_t from, to;

      if (!ends_bracket (layout, scene, i))
        continue;

      lm_nim_layout_get_place (layout, scene, first, &from);
      lm_nim_layout_get_place (layout, scene, i, &to);
      trace_bracket (cr, &from, &to, layout->pitch);
      first = i + 1;
    }
}

/* Each group of a strip is a lost number with those from which one gets there. */
void
lm_nim_draw_brackets (LmBoardItems      *strip,
                      GtkSnapshot       *snapshot,
                      const LmNimLayout *layout,
                      const LmNimScene  *scene)
{
  const LmBoardStyle *style = lm_board_items_get_style (strip);
  const GdkRGBA color = lm_rgba_fade (&style->loss, style->high_contrast ? 1 : 0.7);
  cairo_t *cr = lm_board_append_cairo (GTK_WIDGET (strip), snapshot);

  trace_brackets (cr, layout, scene);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, 1.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* The token hops, so that one sees it pass over the places in between. */
void
lm_nim_draw_flight (LmBoardItems *strip,
                    GtkSnapshot  *snapshot,
                    guint64       from,
                    guint64       to,
                    double        progress)
{
  const LmBoardItem *first = lm_board_items_find (strip, from), *last = lm_board_items_find (strip, to);
  graphene_point_t corner;
  double pitch;
  cairo_t *cr;

  if (first == NULL || last == NULL)
    return;

  pitch = last->area.size.width;
  graphene_point_interpolate (&first->area.origin, &last->area.origin, progress, &corner);
  cr = lm_board_append_cairo (GTK_WIDGET (strip), snapshot);
  draw_token (cr, lm_board_items_get_style (strip), corner.x + 0.5 * pitch,
              corner.y + (MIDDLE - 2 * progress * (1 - progress)) * pitch, pitch);
  cairo_destroy (cr);
}
