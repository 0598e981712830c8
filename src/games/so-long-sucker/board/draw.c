/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw.c: how piles, chips in a hand, hands, the dead box and answers look. */

#include "board.h"

#include <string.h>

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

/* What an item is drawn with. */
typedef struct
{
  LmSlsTable            *table;
  GtkWidget             *widget;
  GtkSnapshot           *snapshot;
  const graphene_rect_t *area;
  const LmBoardStyle    *style;
  cairo_t               *cr;
} Pen;

static void
begin (Pen                   *pen,
       LmSlsTable            *table,
       GtkSnapshot           *snapshot,
       const graphene_rect_t *area)
{
  graphene_rect_t all;

  graphene_rect_inset_r (area, -3, -8, &all);
  *pen = (Pen) { table, GTK_WIDGET (table->items), snapshot, area };
  pen->style = lm_board_items_get_style (table->items);
  pen->cr = gtk_snapshot_append_cairo (snapshot, &all);
}

/* The item's outline. */
static void
trace (const Pen *pen,
       double     inset,
       double     radius)
{
  lm_board_trace_rounded (pen->cr, pen->area->origin.x + inset, pen->area->origin.y + inset,
                          pen->area->size.width - 2 * inset, pen->area->size.height - 2 * inset, radius);
}

static void
set_dashed (const Pen *pen)
{
  static const double dashes[] = { 5, 3 };

  cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
}

/* Where the hint points, or what it moves. */
static void
draw_hinted (const Pen *pen,
             double     inset,
             double     top)
{
  const graphene_rect_t *area = pen->area;

  cairo_rectangle (pen->cr, area->origin.x + inset, top, area->size.width - 2 * inset,
                   area->origin.y + area->size.height - inset - top);
  set_dashed (pen);
  lm_board_stroke (pen->cr, &pen->style->accent, 1.75);
}

/* What belongs together lies on a patch of its own, with an edge where shades are not to be relied on. */
static void
draw_ground (const Pen *pen)
{
  const GdkRGBA shade = lm_rgba_fade (&pen->style->foreground, PATCH);

  trace (pen, 0, 12);
  lm_board_fill (pen->cr, &shade);
  if (!pen->style->high_contrast)
    return;

  trace (pen, 0.5, 12);
  lm_board_stroke (pen->cr, &pen->style->foreground, 1);
}

/* What the piles lie on. */
void
lm_sls_draw_felt (LmSlsTable  *self,
                  GtkSnapshot *snapshot)
{
  const GdkRGBA green = { 0.184, 0.478, 0.353, 1 };
  const GdkRGBA edge = lm_rgba_fade (&green, 0.35);
  GdkRGBA felt;
  Pen pen;

  begin (&pen, self, snapshot, &GRAPHENE_RECT_INIT (0, 0, self->layout.width, self->layout.felt));
  lm_rgba_mix (&felt, &pen.style->background, &green, 0.16);
  trace (&pen, 0.5, 18);
  lm_board_paint (pen.cr, &felt, pen.style->high_contrast ? &pen.style->foreground : &edge, 1);
  cairo_destroy (pen.cr);
}

/* Piles. */

static double
get_radius (const graphene_rect_t *area)
{
  return MIN (LARGEST_RADIUS, 0.5 * area->size.width - SIDE);
}

/* The line below the chips: the number, and who may be next. */
static double
get_footer (LmSlsTable *self)
{
  return self->layout.line + 4;
}

/* How much of each chip's side is seen: less where many have to fit. */
static double
get_step (LmSlsTable            *self,
          const graphene_rect_t *area,
          guint                  height)
{
  const double radius = get_radius (area);
  const double room = area->size.height - get_footer (self) - TOP - 2 * LM_SLS_CHIP_TILT * radius;

  return MAX (1.5, MIN (LM_SLS_CHIP_THICKNESS * radius, room / MAX (height, 1)));
}

/* The middle of the upper face of the topmost of @height chips; of the place itself without any. @radius: of a chip. */
void
lm_sls_draw_get_top (LmSlsTable            *self,
                     const graphene_rect_t *area,
                     guint                  height,
                     graphene_point_t      *face,
                     double                *radius)
{
  *radius = get_radius (area);
  face->x = area->origin.x + 0.5 * area->size.width;
  face->y = area->origin.y + area->size.height - get_footer (self) - LM_SLS_CHIP_TILT * *radius
            - height * get_step (self, area, height);
}

static void
draw_ring (const Pen              *pen,
           const GdkRGBA          *color,
           const graphene_point_t *face,
           double                  radius,
           double                  line)
{
  cairo_save (pen->cr);
  cairo_translate (pen->cr, face->x, face->y);
  cairo_scale (pen->cr, radius, radius * LM_SLS_CHIP_TILT);
  cairo_arc (pen->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (pen->cr);
  lm_board_stroke (pen->cr, color, line);
}

static void
draw_stack (const Pen           *pen,
            const LmSlsPileLook *look)
{
  const guint all = look->height + (look->waiting ? 1 : 0);
  const guint shown = all - (look->landing && look->height > 0 ? 1 : 0);
  const double step = get_step (pen->table, pen->area, all);
  graphene_point_t face;
  double radius;

  lm_sls_draw_get_top (pen->table, pen->area, 0, &face, &radius);
  if (shown == 0)
    lm_sls_chip_draw_place (pen->cr, pen->style, face.x, face.y, radius);

  for (guint i = 0; i < shown; i++)
    lm_sls_chip_draw_lying (pen->cr, pen->style, i < look->height ? look->chips[i] : look->armed, face.x,
                            face.y - (i + 1) * step, radius, step);
}

/* Where the last move was, what the solver says, and where the hint points. */
static void
draw_pile_marks (const Pen           *pen,
                 const LmSlsPileLook *look)
{
  const graphene_rect_t *area = pen->area;
  graphene_point_t face;
  double radius, crown;

  lm_sls_draw_get_top (pen->table, area, look->height, &face, &radius);
  crown = face.y - LM_SLS_CHIP_TILT * radius;
  if (look->last && look->height > 0 && !look->landing)
    {
      draw_ring (pen, &pen->style->background, &face, radius + 2.5, 5);
      draw_ring (pen, &pen->style->accent, &face, radius + 2.5, 3);
    }
  if (look->mark >= 0)
    lm_board_style_draw_value (pen->style, pen->cr, look->mark,
                               MIN (face.x + 0.8 * radius, area->origin.x + area->size.width - 0.5 * PILE_GLYPH - 1),
                               MAX (crown - 2, area->origin.y + 0.5 * PILE_GLYPH + 1), PILE_GLYPH);
  if (look->hinted)
    draw_hinted (pen, 2, MAX (crown - PILE_GLYPH, area->origin.y + 2));
}

/* The number, and who may be next, as small chips. */
static void
draw_footer (const Pen           *pen,
             const LmSlsPileLook *look,
             double               y)
{
  const double text = pen->area->origin.x + 0.5 * pen->area->size.width
                      - __builtin_popcount (look->next) * (SMALL_CHIP + 0.5) + 8;
  g_autofree char *number = g_strdup_printf ("%u ›", look->number);
  double x = text + 3;

  lm_board_text_append (pen->widget, pen->snapshot, number, PANGO_WEIGHT_NORMAL, &pen->style->foreground, text, y, 1,
                        MAX (text - pen->area->origin.x, 8));
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (look->next & LM_SLS_BIT (i))
      {
        lm_sls_chip_draw_face (pen->cr, pen->style, i, x + SMALL_CHIP, y, SMALL_CHIP);
        x += 2 * SMALL_CHIP + 1;
      }
}

static void
draw_pile (const Pen *pen,
           guint64    id)
{
  const graphene_rect_t *area = pen->area;
  const double y = area->origin.y + area->size.height - 0.5 * get_footer (pen->table);
  LmSlsPileLook look;

  lm_sls_table_look_at_pile (pen->table, id, &look);
  draw_stack (pen, &look);
  draw_pile_marks (pen, &look);
  if (look.captured)
    lm_board_text_append (pen->widget, pen->snapshot, _("captured"), PANGO_WEIGHT_BOLD, &pen->style->accent,
                          area->origin.x + 0.5 * area->size.width, y, 0.5, area->size.width);
  else if (look.number > 0 && look.next != 0)
    draw_footer (pen, &look, y);
}

/* Hands. */

/* Where none is left, or one may be added, it is pale. */
static void
draw_hand_stack (const Pen           *pen,
                 const LmSlsChipLook *look)
{
  const double x = pen->area->origin.x + 0.5 * pen->area->size.width;
  const double bottom = pen->area->origin.y + pen->area->size.height - BELOW;
  const guint layers = CLAMP (look->count, 1, MAX_LAYERS);

  cairo_push_group (pen->cr);
  for (guint i = 0; i < layers; i++)
    lm_sls_chip_draw_lying (pen->cr, pen->style, look->colour, x,
                            bottom - (i + 1) * LAYER - (look->chosen > 0 && i + 1 == layers ? 4 : 0), RADIUS, LAYER);
  cairo_pop_group_to_source (pen->cr);
  cairo_paint_with_alpha (pen->cr, look->count > 0 ? 1 : 0.3);
}

/* The colour's own name under it would be too long; its number is what changes. */
static void
draw_chips (const Pen *pen,
            guint64    id)
{
  const graphene_rect_t *area = pen->area;
  const GdkRGBA chosen = lm_rgba_fade (&pen->style->accent, 0.18);
  g_autofree char *text = NULL;
  LmSlsChipLook look;

  lm_sls_table_look_at_chip (pen->table, id, &look);
  text = look.chosen > 0 && look.count > 1 ? g_strdup_printf ("%u/%u", look.chosen, look.count)
                                           : g_strdup_printf ("%u", look.count);
  if (look.chosen > 0)
    {
      trace (pen, 0, 10);
      lm_board_fill (pen->cr, &chosen);
    }
  draw_hand_stack (pen, &look);
  if (look.mark >= 0)
    lm_board_style_draw_value (pen->style, pen->cr, look.mark, area->origin.x + area->size.width - 0.5 * GLYPH,
                               area->origin.y + 0.5 * GLYPH, GLYPH);
  if (look.hinted)
    draw_hinted (pen, 1.5, area->origin.y + 1.5);
  lm_board_text_append (pen->widget, pen->snapshot, text, PANGO_WEIGHT_BOLD,
                        look.chosen > 0 ? &pen->style->accent : &pen->style->foreground,
                        area->origin.x + 0.5 * area->size.width, area->origin.y + area->size.height - 9, 0.5,
                        area->size.width);
}

/* In two lines where one would be too small to read, parted at the blank that is next to the middle. */
static void
draw_status (const Pen     *pen,
             const char    *status,
             const GdkRGBA *color,
             double         x,
             double         y,
             double         width)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (pen->widget, status);
  g_autofree char *first = NULL;
  const char *middle = status + strlen (status) / 2, *part = NULL;
  int needed;

  pango_layout_get_pixel_size (layout, &needed, NULL);
  for (const char *blank = strchr (status, ' '); needed > 1.2 * width && blank != NULL; blank = strchr (blank + 1, ' '))
    if (part == NULL || ABS (blank - middle) < ABS (part - middle))
      part = blank;

  first = part != NULL ? g_strndup (status, part - status) : g_strdup (status);
  lm_board_text_append (pen->widget, pen->snapshot, first, PANGO_WEIGHT_NORMAL, color, x, y, 0, width);
  if (part != NULL)
    lm_board_text_append (pen->widget, pen->snapshot, part + 1, PANGO_WEIGHT_NORMAL, color, x, y + 0.85 * pen->table->layout.line,
                          0, width);
}

/* Framed are who is to move, and who would be given a chip by the hint. */
static void
draw_hand (const Pen *pen,
           guint      player)
{
  LmBoardView *board = pen->table->board;
  const LmSlsState *state = LM_SLS_STATE (pen->table->board);
  const gboolean is_left = lm_sls_state_is_left (state, player);
  const GdkRGBA dim = lm_rgba_fade (&pen->style->foreground, pen->style->high_contrast ? 1 : is_left ? 0.75 : 0.5);
  const double line = pen->table->layout.line;
  const double x = pen->area->origin.x + 6, y = pen->area->origin.y, width = pen->area->size.width - 12;
  g_autofree char *status = lm_sls_words_status (lm_board_view_get_position (board), player);
  LmSlsAct hint;
  const gboolean hinted = lm_sls_parse_move (lm_board_view_get_arrow (board), &hint) && hint.is_gift
                          && hint.receiver == player;

  draw_ground (pen);
  trace (pen, 1, 11);
  if (hinted)
    set_dashed (pen);
  if (hinted || (is_left && state->turn == player))
    lm_board_stroke (pen->cr, &pen->style->accent, 2);
  lm_board_text_append (pen->widget, pen->snapshot, lm_sls_get_player_name (player), PANGO_WEIGHT_BOLD,
                        is_left ? &pen->style->foreground : &dim, x, y + 3 + 0.5 * line, 0, width);
  draw_status (pen, status, &dim, x, y + 2 + 1.5 * line, width);
}

/* A chip in the dead box with how many there are of it; what is not there is pale. */
static void
draw_dead (const Pen *pen,
           double     x,
           double     y,
           guint      colour,
           guint      count)
{
  g_autofree char *text = g_strdup_printf ("%u", count);

  cairo_push_group (pen->cr);
  lm_sls_chip_draw_face (pen->cr, pen->style, colour, x + BADGE, y, BADGE);
  cairo_pop_group_to_source (pen->cr);
  cairo_paint_with_alpha (pen->cr, count > 0 ? 1 : 0.35);
  lm_board_text_append (pen->widget, pen->snapshot, text, PANGO_WEIGHT_NORMAL, &pen->style->foreground,
                        x + 2 * BADGE + 4, y, 0, 24);
}

static void
draw_box (const Pen *pen)
{
  const graphene_rect_t *area = pen->area;
  const double line = pen->table->layout.line;
  const double rest = area->size.height - line - 4;
  const guint8 *counts = LM_SLS_POSITION (lm_board_view_get_position (pen->table->board))->dead;

  draw_ground (pen);
  lm_board_text_append (pen->widget, pen->snapshot, _("Dead box"), PANGO_WEIGHT_BOLD, &pen->style->foreground,
                        area->origin.x + 8, area->origin.y + 3 + 0.5 * line, 0, area->size.width - 12);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    draw_dead (pen, area->origin.x + 6 + i % 2 * 0.48 * area->size.width,
               area->origin.y + line + (i < 2 ? 0.3 : 0.72) * rest, i, counts[i]);
}

/* What is asked, with room for the answers beside it. */
static void
draw_question (const Pen *pen)
{
  const GdkRGBA edge = lm_rgba_fade (&pen->style->foreground, pen->style->high_contrast ? 1 : 0.3);

  trace (pen, 0, 12);
  lm_board_fill (pen->cr, &edge);
  trace (pen, 1, 12);
  lm_board_fill (pen->cr, &pen->style->background);
  lm_board_text_append (pen->widget, pen->snapshot, _("Next:"), PANGO_WEIGHT_NORMAL, &pen->style->foreground,
                        pen->area->origin.x + 8, pen->area->origin.y + 0.5 * pen->area->size.height, 0, 46);
}

/* One of the answers. */
static void
draw_next (const Pen *pen,
           guint      player)
{
  const int mark = lm_sls_table_get_next_mark (pen->table, player);
  graphene_point_t middle;

  graphene_rect_get_center (pen->area, &middle);
  lm_sls_chip_draw_face (pen->cr, pen->style, player, middle.x, middle.y, NEXT);
  if (mark >= 0)
    lm_board_style_draw_value (pen->style, pen->cr, mark, middle.x + NEXT - 2, middle.y - NEXT + 3, GLYPH);
}

void
lm_sls_draw_item (gpointer           room,
                  GtkSnapshot       *snapshot,
                  const LmBoardItem *item,
                  LmBoardItemState   state)
{
  Pen pen;

  begin (&pen, room, snapshot, &item->area);
  if (item->id >= LM_SLS_ID_PLACE)
    draw_pile (&pen, item->id);
  else if (LM_SLS_IS_CHIP (item->id))
    draw_chips (&pen, item->id);
  else if (LM_SLS_IS_HAND (item->id))
    draw_hand (&pen, LM_SLS_ID_PLAYER (item->id));
  else if (LM_SLS_IS_NEXT (item->id))
    draw_next (&pen, item->id - LM_SLS_ID_NEXT);
  else if (item->id == LM_SLS_ID_CARD)
    draw_question (&pen);
  else
    draw_box (&pen);
  cairo_destroy (pen.cr);
}
