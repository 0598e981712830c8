/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw.c: how piles, chips in a hand, hands, the dead box and arrows look. */

#include "config.h"

#include "draw.h"

#include "board/lm-board-text.h"
#include "chip.h"

#include <glib/gi18n.h>
#include <math.h>

/* Of a pile, in pixels. */
#define LARGEST_RADIUS 34.0
#define SIDE 5.0
#define TOP 10.0
#define PILE_GLYPH 18.0
#define SMALL_CHIP 7.0

/* Of the chips in a hand. */
#define RADIUS 12.5
#define LAYER 3.0
#define GLYPH 14
#define BELOW 27

/* More chips than that do not make the stack higher. */
#define MAX_LAYERS 6

/* In the dead box, and among those who may be next. */
#define BADGE 10.0
#define NEXT 12.0

/* How much of the foreground is in the patches below hands and dead box. */
#define PATCH 0.045

static const double dashes[] = { 5, 3 };

static cairo_t *
begin (GtkSnapshot           *snapshot,
       const graphene_rect_t *area)
{
  graphene_rect_t all;

  graphene_rect_inset_r (area, -3, -8, &all);

  return gtk_snapshot_append_cairo (snapshot, &all);
}

static void
trace_rounded (cairo_t *cr,
               double   x,
               double   y,
               double   width,
               double   height,
               double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* What belongs together lies on a patch of its own. */
static void
draw_patch (cairo_t               *cr,
            const graphene_rect_t *area,
            const GdkRGBA         *color)
{
  trace_rounded (cr, area->origin.x, area->origin.y, area->size.width, area->size.height, 12);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_fill (cr);
}

/* Below a hand or the dead box; with an edge where shades are not to be relied on. */
static void
draw_ground (cairo_t               *cr,
             const LmBoardStyle    *style,
             const graphene_rect_t *area)
{
  const GdkRGBA shade = lm_rgba_fade (&style->foreground, PATCH);

  draw_patch (cr, area, &shade);
  if (!style->high_contrast)
    return;

  trace_rounded (cr, area->origin.x + 0.5, area->origin.y + 0.5, area->size.width - 1, area->size.height - 1, 12);
  gdk_cairo_set_source_rgba (cr, &style->foreground);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

void
lm_sls_draw_felt (LmBoardItems          *items,
                  GtkSnapshot           *snapshot,
                  const graphene_rect_t *area)
{
  const GdkRGBA green = { 0.184, 0.478, 0.353, 1 };
  const GdkRGBA edge = lm_rgba_fade (&green, 0.35);
  const LmBoardStyle *style = lm_board_items_get_style (items);
  cairo_t *cr = begin (snapshot, area);
  GdkRGBA felt;

  lm_rgba_mix (&felt, &style->background, &green, 0.16);
  trace_rounded (cr, area->origin.x + 0.5, area->origin.y + 0.5, area->size.width - 1, area->size.height - 1, 18);
  gdk_cairo_set_source_rgba (cr, &felt);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, style->high_contrast ? &style->foreground : &edge);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* Piles. */

static double
get_radius (const graphene_rect_t *area)
{
  return MIN (LARGEST_RADIUS, 0.5 * area->size.width - SIDE);
}

/* The line below the chips: the number, and who may be next. */
static double
get_footer (LmBoardItems *items)
{
  return lm_board_items_get_line (items) + 4;
}

/* How much of each chip's side is seen: less where many have to fit. */
static double
get_step (LmBoardItems          *items,
          const graphene_rect_t *area,
          guint                  height)
{
  const double radius = get_radius (area);
  const double room = area->size.height - get_footer (items) - TOP - 2 * LM_SLS_CHIP_TILT * radius;

  return MAX (1.5, MIN (LM_SLS_CHIP_THICKNESS * radius, room / MAX (height, 1)));
}

/* The middle of the upper face of the topmost of @height chips; of the place itself without any. @radius: of a chip. */
void
lm_sls_draw_get_top (LmBoardItems          *items,
                     const graphene_rect_t *area,
                     guint                  height,
                     graphene_point_t      *face,
                     double                *radius)
{
  *radius = get_radius (area);
  face->x = area->origin.x + 0.5 * area->size.width;
  face->y = area->origin.y + area->size.height - get_footer (items) - LM_SLS_CHIP_TILT * *radius
            - height * get_step (items, area, height);
}

static void
draw_ring (cairo_t       *cr,
           const GdkRGBA *color,
           double         x,
           double         y,
           double         radius,
           double         line)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius, radius * LM_SLS_CHIP_TILT);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

static void
draw_stack (LmBoardItems          *items,
            cairo_t               *cr,
            const graphene_rect_t *area,
            const LmSlsPileLook   *look)
{
  const LmBoardStyle *style = lm_board_items_get_style (items);
  const guint all = look->height + (look->waiting ? 1 : 0);
  const guint shown = all - (look->landing && look->height > 0 ? 1 : 0);
  const double step = get_step (items, area, all);
  graphene_point_t face;
  double radius;

  lm_sls_draw_get_top (items, area, 0, &face, &radius);
  if (shown == 0)
    lm_sls_chip_draw_place (cr, style, face.x, face.y, radius);

  for (guint i = 0; i < shown; i++)
    lm_sls_chip_draw_lying (cr, style, i < look->height ? look->chips[i] : look->armed, face.x,
                            face.y - (i + 1) * step, radius, step);
}

/* Where the last move was, what the solver says, and where the hint points. */
static void
draw_pile_marks (LmBoardItems          *items,
                 cairo_t               *cr,
                 const graphene_rect_t *area,
                 const LmSlsPileLook   *look)
{
  const LmBoardStyle *style = lm_board_items_get_style (items);
  const double right = area->origin.x + area->size.width;
  graphene_point_t face;
  double radius, crown;

  lm_sls_draw_get_top (items, area, look->height, &face, &radius);
  crown = face.y - LM_SLS_CHIP_TILT * radius;
  if (look->last && look->height > 0 && !look->landing)
    {
      draw_ring (cr, &style->background, face.x, face.y, radius + 2.5, 5);
      draw_ring (cr, &style->accent, face.x, face.y, radius + 2.5, 3);
    }
  if (look->mark >= 0)
    lm_board_style_draw_value (style, cr, look->mark, MIN (face.x + 0.8 * radius, right - 0.5 * PILE_GLYPH - 1),
                               MAX (crown - 2, area->origin.y + 0.5 * PILE_GLYPH + 1), PILE_GLYPH);
  if (!look->hinted)
    return;

  crown = MAX (crown - PILE_GLYPH, area->origin.y + 2);
  cairo_rectangle (cr, area->origin.x + 2, crown, area->size.width - 4,
                   area->origin.y + area->size.height - crown - 2);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, 1.75);
  gdk_cairo_set_source_rgba (cr, &style->accent);
  cairo_stroke (cr);
}

/* The number, and who may be next, as small chips. */
static void
append_footer (LmBoardItems          *items,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *area,
               const LmSlsPileLook   *look)
{
  const LmBoardStyle *style = lm_board_items_get_style (items);
  const double y = area->origin.y + area->size.height - 0.5 * get_footer (items);
  const double text = area->origin.x + 0.5 * area->size.width - __builtin_popcount (look->next) * (SMALL_CHIP + 0.5) + 8;
  g_autofree char *number = g_strdup_printf ("%u ›", look->number);
  double x = text + 3;
  cairo_t *cr;

  lm_board_text_append (GTK_WIDGET (items), snapshot, number, PANGO_WEIGHT_NORMAL, &style->foreground, text, y, 1,
                        MAX (text - area->origin.x, 8));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (area->origin.x, y - 12, area->size.width, 24));
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (look->next & LM_SLS_BIT (i))
      {
        lm_sls_chip_draw_face (cr, style, i, x + SMALL_CHIP, y, SMALL_CHIP);
        x += 2 * SMALL_CHIP + 1;
      }
  cairo_destroy (cr);
}

void
lm_sls_draw_pile (LmBoardItems          *items,
                  GtkSnapshot           *snapshot,
                  const graphene_rect_t *area,
                  const LmSlsPileLook   *look)
{
  const LmBoardStyle *style = lm_board_items_get_style (items);
  cairo_t *cr = begin (snapshot, area);

  draw_stack (items, cr, area, look);
  draw_pile_marks (items, cr, area, look);
  cairo_destroy (cr);
  if (look->captured)
    lm_board_text_append (GTK_WIDGET (items), snapshot, _("captured"), PANGO_WEIGHT_BOLD, &style->accent,
                          area->origin.x + 0.5 * area->size.width,
                          area->origin.y + area->size.height - 0.5 * get_footer (items), 0.5, area->size.width);
  else if (look->number > 0 && look->next != 0)
    append_footer (items, snapshot, area, look);
}

/* Hands. */

/* Where none is left, or one may be added. */
static void
draw_ghost (cairo_t            *cr,
            const LmBoardStyle *style,
            guint               colour,
            double              x,
            double              y)
{
  cairo_push_group (cr);
  lm_sls_chip_draw_lying (cr, style, colour, x, y, RADIUS, LAYER);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.3);
}

static void
draw_hand_stack (cairo_t               *cr,
                 const LmBoardStyle    *style,
                 const graphene_rect_t *area,
                 const LmSlsChipLook   *look)
{
  const double x = area->origin.x + 0.5 * area->size.width;
  const double bottom = area->origin.y + area->size.height - BELOW;
  const guint layers = MIN (look->count, MAX_LAYERS);

  if (layers == 0)
    draw_ghost (cr, style, look->colour, x, bottom - LAYER);
  for (guint i = 0; i < layers; i++)
    lm_sls_chip_draw_lying (cr, style, look->colour, x,
                            bottom - (i + 1) * LAYER - (look->chosen > 0 && i + 1 == layers ? 4 : 0), RADIUS, LAYER);
}

static void
draw_chip_frame (cairo_t               *cr,
                 const LmBoardStyle    *style,
                 const graphene_rect_t *area)
{
  cairo_rectangle (cr, area->origin.x + 1.5, area->origin.y + 1.5, area->size.width - 3, area->size.height - 3);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, 1.75);
  gdk_cairo_set_source_rgba (cr, &style->accent);
  cairo_stroke (cr);
}

/* The colour's own name under it would be too long; its number is what changes. */
void
lm_sls_draw_chips (LmBoardItems          *items,
                   GtkSnapshot           *snapshot,
                   const graphene_rect_t *area,
                   const LmSlsChipLook   *look)
{
  const LmBoardStyle *style = lm_board_items_get_style (items);
  const double right = area->origin.x + area->size.width;
  const GdkRGBA chosen = lm_rgba_fade (&style->accent, 0.18);
  g_autofree char *text = look->chosen > 0 && look->count > 1 ? g_strdup_printf ("%u/%u", look->chosen, look->count)
                                                              : g_strdup_printf ("%u", look->count);
  cairo_t *cr = begin (snapshot, area);

  if (look->chosen > 0)
    {
      trace_rounded (cr, area->origin.x, area->origin.y, area->size.width, area->size.height, 10);
      gdk_cairo_set_source_rgba (cr, &chosen);
      cairo_fill (cr);
    }
  draw_hand_stack (cr, style, area, look);
  if (look->mark >= 0)
    lm_board_style_draw_value (style, cr, look->mark, right - 0.5 * GLYPH, area->origin.y + 0.5 * GLYPH, GLYPH);
  if (look->hinted)
    draw_chip_frame (cr, style, area);
  cairo_destroy (cr);
  lm_board_text_append (GTK_WIDGET (items), snapshot, text, PANGO_WEIGHT_BOLD,
                        look->chosen > 0 ? &style->accent : &style->foreground,
                        area->origin.x + 0.5 * area->size.width, area->origin.y + area->size.height - 9, 0.5,
                        area->size.width);
}

void
lm_sls_draw_hand (LmBoardItems          *items,
                  GtkSnapshot           *snapshot,
                  const graphene_rect_t *area,
                  const LmSlsHandLook   *look)
{
  const LmBoardStyle *style = lm_board_items_get_style (items);
  const GdkRGBA dim = lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : look->is_left ? 0.75 : 0.5);
  const double line = lm_board_items_get_line (items);
  const double x = area->origin.x + 6, width = area->size.width - 12;
  cairo_t *cr = begin (snapshot, area);

  draw_ground (cr, style, area);
  if (look->hinted)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  trace_rounded (cr, area->origin.x + 1, area->origin.y + 1, area->size.width - 2, area->size.height - 2, 11);
  gdk_cairo_set_source_rgba (cr, &style->accent);
  cairo_set_line_width (cr, 2);
  if (look->has_turn || look->hinted)
    cairo_stroke (cr);
  cairo_destroy (cr);
  lm_board_text_append (GTK_WIDGET (items), snapshot, look->name, PANGO_WEIGHT_BOLD,
                        look->is_left ? &style->foreground : &dim, x, area->origin.y + 3 + 0.5 * line, 0, width);
  lm_board_text_append (GTK_WIDGET (items), snapshot, look->status, PANGO_WEIGHT_NORMAL, &dim,
                        x, area->origin.y + 2 + 1.5 * line, 0, width);
}

/* A chip in the dead box with how many there are of it; what is not there is pale. */
static void
draw_dead (LmBoardItems *items,
           GtkSnapshot  *snapshot,
           double        x,
           double        y,
           guint         colour,
           guint         count)
{
  const LmBoardStyle *style = lm_board_items_get_style (items);
  g_autofree char *text = g_strdup_printf ("%u", count);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y - BADGE - 1, 2 * BADGE + 2, 2 * BADGE + 2));

  cairo_push_group (cr);
  lm_sls_chip_draw_face (cr, style, colour, x + BADGE, y, BADGE);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, count > 0 ? 1 : 0.35);
  cairo_destroy (cr);
  lm_board_text_append (GTK_WIDGET (items), snapshot, text, PANGO_WEIGHT_NORMAL, &style->foreground,
                        x + 2 * BADGE + 4, y, 0, 24);
}

void
lm_sls_draw_box (LmBoardItems          *items,
                 GtkSnapshot           *snapshot,
                 const graphene_rect_t *area,
                 const guint8           counts[LM_SLS_PLAYERS])
{
  const LmBoardStyle *style = lm_board_items_get_style (items);
  const double line = lm_board_items_get_line (items);
  const double rest = area->size.height - line - 4;
  cairo_t *cr = begin (snapshot, area);

  draw_ground (cr, style, area);
  cairo_destroy (cr);
  lm_board_text_append (GTK_WIDGET (items), snapshot, _("Dead box"), PANGO_WEIGHT_BOLD, &style->foreground,
                        area->origin.x + 8, area->origin.y + 3 + 0.5 * line, 0, area->size.width - 12);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    draw_dead (items, snapshot, area->origin.x + 6 + i % 2 * 0.48 * area->size.width,
               area->origin.y + line + (i < 2 ? 0.3 : 0.72) * rest, i, counts[i]);
}

/* What is asked, with room for the answers beside it. */
void
lm_sls_draw_question (LmBoardItems          *items,
                      GtkSnapshot           *snapshot,
                      const graphene_rect_t *area,
                      const char            *text)
{
  const LmBoardStyle *style = lm_board_items_get_style (items);
  const GdkRGBA edge = lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : 0.3);
  cairo_t *cr = begin (snapshot, area);

  draw_patch (cr, area, &edge);
  draw_patch (cr, &GRAPHENE_RECT_INIT (area->origin.x + 1, area->origin.y + 1, area->size.width - 2,
                                       area->size.height - 2), &style->background);
  cairo_destroy (cr);
  lm_board_text_append (GTK_WIDGET (items), snapshot, text, PANGO_WEIGHT_NORMAL, &style->foreground,
                        area->origin.x + 8, area->origin.y + 0.5 * area->size.height, 0, 46);
}

/* One of the answers. */
void
lm_sls_draw_next (LmBoardItems          *items,
                  GtkSnapshot           *snapshot,
                  const graphene_rect_t *area,
                  guint                  player,
                  int                    mark)
{
  const LmBoardStyle *style = lm_board_items_get_style (items);
  graphene_point_t middle;
  cairo_t *cr = begin (snapshot, area);

  graphene_rect_get_center (area, &middle);
  lm_sls_chip_draw_face (cr, style, player, middle.x, middle.y, NEXT);
  if (mark >= 0)
    lm_board_style_draw_value (style, cr, mark, middle.x + NEXT - 2, middle.y - NEXT + 3, GLYPH);
  cairo_destroy (cr);
}

/* Hints. */

/* From the edge of one thing to that of the other that face each other; side by side, over their upper edges. */
static void
locate_ends (const graphene_rect_t *from,
             const graphene_rect_t *to,
             graphene_point_t      *start,
             graphene_point_t      *end)
{
  graphene_rect_get_center (from, start);
  graphene_rect_get_center (to, end);
  start->y = from->origin.y;
  end->y = to->origin.y;
  if (to->origin.y + to->size.height < from->origin.y)
    end->y += to->size.height + 2;
  else if (from->origin.y + from->size.height < to->origin.y)
    start->y += from->size.height + 2;
}

/* It leaves and arrives upright, so that it crosses what is between as steeply as it can. */
static void
trace_arrow (cairo_t                *cr,
             const graphene_point_t *from,
             const graphene_point_t *to)
{
  const double up = to->y < from->y - 40 ? 1 : -1;
  const double end = to->y + up * 9;
  const double middle = fabs (to->y - from->y) > 40 ? 0.5 * (from->y + end) : MIN (from->y, to->y) - 48;

  cairo_move_to (cr, from->x, from->y);
  cairo_curve_to (cr, from->x, middle, to->x, middle, to->x, end);
  cairo_set_line_width (cr, 3);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
  cairo_move_to (cr, to->x, to->y);
  cairo_line_to (cr, to->x - 6, to->y + up * 12);
  cairo_line_to (cr, to->x + 6, to->y + up * 12);
  cairo_close_path (cr);
  cairo_fill (cr);
}

void
lm_sls_draw_arrow (LmBoardItems          *items,
                   GtkSnapshot           *snapshot,
                   const graphene_rect_t *from,
                   const graphene_rect_t *to)
{
  graphene_rect_t area;
  graphene_point_t start, end;
  cairo_t *cr;

  locate_ends (from, to, &start, &end);
  graphene_rect_union (from, to, &area);
  graphene_rect_inset (&area, -10, -60);
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  gdk_cairo_set_source_rgba (cr, &lm_board_items_get_style (items)->accent);
  trace_arrow (cr, &start, &end);
  cairo_destroy (cr);
}
