/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw.c: the drawing of a board, in the pixels of the board. */

#include "board.h"

/* Of the coins in the tray, relative to its height. */
#define COIN_HEIGHT 0.66
#define ROUNDING 0.28

/* Of a move's button, relative to its name; what would have to be smaller than the second to fit is left out. */
#define DETAIL_SCALE 0.82
#define SMALLEST_SCALE 0.65

/* Returns: (transfer full): the text, with figures of equal width. */
static PangoLayout *
lm_zeckendorf_text_new (GtkWidget   *widget,
                        const char  *text,
                        double       scale,
                        PangoWeight  weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

/* Its width in pixels. */
static double
lm_zeckendorf_text_get_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_size (layout, &width, NULL);

  return (double) width / PANGO_SCALE;
}

/* Writes a text around a point. */
static void
lm_zeckendorf_text_append (GtkSnapshot   *snapshot,
                           PangoLayout   *layout,
                           const GdkRGBA *color,
                           double         x,
                           double         y,
                           double         max_width)
{
  int width, height;
  double scale;

  pango_layout_get_size (layout, &width, &height);
  scale = MIN (1, max_width * PANGO_SCALE / MAX (width, 1));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-0.5 * width / PANGO_SCALE,
                                                          -0.5 * height / PANGO_SCALE));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/* For a drawing of this size, with @line the height of a line of text. */
void
lm_zeckendorf_drawing_allocate (LmZeckendorfDrawing *self,
                                int                  width,
                                int                  height,
                                double               line,
                                guint                n_columns,
                                guint                hole)
{
  self->hole = hole;
  lm_zeckendorf_layout_compute (&self->layout, width, height, n_columns, hole > 0, line);
}

static LmZeckendorfPen
take_pen (LmZeckendorfDrawing *self,
          cairo_t             *cr)
{
  return (LmZeckendorfPen) { cr, &self->style, &self->layout };
}

/* Draws what is behind the columns. */
void
lm_zeckendorf_drawing_append_motif (LmZeckendorfDrawing *self,
                                    GtkSnapshot         *snapshot)
{
  const LmZeckendorfPen pen = take_pen (self, lm_board_append_cairo (self->widget, snapshot));

  lm_zeckendorf_draw_motif (&pen);
  cairo_destroy (pen.cr);
}

static void
append_text (LmZeckendorfDrawing *self,
             GtkSnapshot         *snapshot,
             const char          *text,
             double               scale,
             PangoWeight          weight,
             double               opacity,
             double               x,
             double               y,
             double               max_width)
{
  g_autoptr (PangoLayout) layout = lm_zeckendorf_text_new (self->widget, text, scale, weight);
  GdkRGBA color = lm_rgba_fade (&self->style.foreground, self->style.high_contrast ? 1 : opacity);

  lm_zeckendorf_text_append (snapshot, layout, &color, x, y, max_width);
}

static void
append_column_text (LmZeckendorfDrawing *self,
                    GtkSnapshot         *snapshot,
                    const char          *text,
                    double               scale,
                    PangoWeight          weight,
                    double               opacity,
                    guint                column,
                    double               y)
{
  append_text (self, snapshot, text, scale, weight, opacity, lm_zeckendorf_layout_get_x (&self->layout, column), y,
               self->layout.pitch - self->layout.gap - 4);
}

static void
append_header (LmZeckendorfDrawing *self,
               GtkSnapshot         *snapshot,
               guint                column)
{
  const LmZeckendorfLayout *layout = &self->layout;
  g_autofree char *name = g_strdup_printf ("F%u", column + 1);
  g_autofree char *value = g_strdup_printf ("%'u", lm_zeckendorf_fibonacci (column + 1));

  append_column_text (self, snapshot, name, 0.85, PANGO_WEIGHT_NORMAL, 0.6, column,
                      layout->lane_top + 0.65 * layout->line);
  append_column_text (self, snapshot, value, 1.35, PANGO_WEIGHT_BOLD, 1, column,
                      layout->lane_top + 1.7 * layout->line);
}

static void
append_count (LmZeckendorfDrawing *self,
              GtkSnapshot         *snapshot,
              guint                column,
              guint                height)
{
  g_autofree char *count = g_strdup_printf ("×%'u", height);

  if (height > 0)
    append_column_text (self, snapshot, count, 1, PANGO_WEIGHT_SEMIBOLD, 0.85, column, self->layout.count_y);
}

static void
append_verdict (LmZeckendorfDrawing       *self,
                GtkSnapshot               *snapshot,
                guint                      column,
                const LmZeckendorfVerdict *verdict)
{
  const LmZeckendorfLayout *layout = &self->layout;
  g_autofree char *number =
    verdict->distance != LM_DISTANCE_UNKNOWN ? g_strdup_printf ("%u", verdict->distance) : g_strdup ("");
  g_autoptr (PangoLayout) text = lm_zeckendorf_text_new (self->widget, number, 0.85, PANGO_WEIGHT_BOLD);
  double glyph = 0.85 * layout->line;
  double space = 0.25 * layout->line;
  double width = lm_zeckendorf_text_get_width (text);
  double left = lm_zeckendorf_layout_get_x (layout, column) - 0.5 * (glyph + (width > 0 ? space + width : 0));
  cairo_t *cr = lm_board_append_cairo (self->widget, snapshot);

  lm_board_style_draw_value (&self->style, cr, verdict->value, left + 0.5 * glyph, layout->badge_y, glyph);
  cairo_destroy (cr);
  lm_zeckendorf_text_append (snapshot, text, lm_board_style_get_value (&self->style, verdict->value),
                             left + glyph + space + 0.5 * width, layout->badge_y, layout->pitch);
}

/* The part of a column that its chips cover. */
static void
get_stack_area (LmZeckendorfDrawing *self,
                guint                column,
                guint                height,
                graphene_rect_t     *area)
{
  const LmZeckendorfLayout *layout = &self->layout;
  double margin = 1.4 * layout->radius_y + 2;
  graphene_point_t top;

  lm_zeckendorf_layout_get_chip (layout, column, height, MAX (height, 1) - 1, &top);
  graphene_rect_init (area,
                      floor (layout->left + column * layout->pitch), floor (top.y - margin),
                      ceil (layout->pitch), ceil (layout->stack_base - top.y + 2 * margin));
}

static GdkTexture *
take_texture (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes =
    g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) height * stride,
                                (GDestroyNotify) cairo_surface_destroy, surface);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

/*
 * Hundreds of chips take longer to draw than a frame may. They are drawn once, in the pixels of the screen, and stay until the
 * column changes.
 */
static void
append_stack (LmZeckendorfDrawing *self,
              GtkSnapshot         *snapshot,
              guint                column,
              guint                height,
              gboolean             dead)
{
  g_autofree char *value = g_strdup_printf ("%'u", lm_zeckendorf_fibonacci (column + 1));
  g_autoptr (PangoLayout) engraving = lm_zeckendorf_text_new (self->widget, value, 1, PANGO_WEIGHT_BOLD);
  g_autoptr (GdkTexture) texture = NULL;
  cairo_surface_t *surface;
  graphene_rect_t area;
  LmZeckendorfPen pen;

  get_stack_area (self, column, height, &area);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                        area.size.width * gtk_widget_get_scale_factor (self->widget), area.size.height * gtk_widget_get_scale_factor (self->widget));
  cairo_surface_set_device_scale (surface, gtk_widget_get_scale_factor (self->widget), gtk_widget_get_scale_factor (self->widget));
  pen = take_pen (self, cairo_create (surface));
  cairo_translate (pen.cr, -area.origin.x, -area.origin.y);
  lm_zeckendorf_draw_stack (&pen, column, height, dead, engraving);
  cairo_destroy (pen.cr);
  cairo_surface_flush (surface);
  texture = take_texture (surface);
  gtk_snapshot_append_texture (snapshot, texture, &area);
}

/* Draws a column: its header, its chips, their number, the verdict. @column: a column, from 0. */
void
lm_zeckendorf_drawing_append_column (LmZeckendorfDrawing     *self,
                                     GtkSnapshot             *snapshot,
                                     guint                    column,
                                     const LmZeckendorfLooks *looks)
{
  append_stack (self, snapshot, column, looks->height, looks->dead);
  append_header (self, snapshot, column);
  append_count (self, snapshot, column, looks->height);
  if (looks->verdict.shown)
    append_verdict (self, snapshot, column, &looks->verdict);
  else if (looks->dead)
    append_column_text (self, snapshot, _("take no part"), 0.85, PANGO_WEIGHT_NORMAL, 0.75, column, self->layout.badge_y);
}

void
lm_zeckendorf_drawing_append_hole (LmZeckendorfDrawing *self,
                                   GtkSnapshot         *snapshot)
{
  const LmZeckendorfLayout *layout = &self->layout;
  /* Translators: the black hole is in the place of this column: “F4 = 5” */
  g_autofree char *place = g_strdup_printf (_("F%u = %'u"), self->hole, lm_zeckendorf_fibonacci (self->hole));
  const double width = layout->hole_pitch - layout->gap;
  const LmZeckendorfPen pen = take_pen (self, lm_board_append_cairo (self->widget, snapshot));

  lm_zeckendorf_draw_hole (&pen);
  cairo_destroy (pen.cr);
  append_text (self, snapshot, place, 0.85, PANGO_WEIGHT_NORMAL, 0.6,
               layout->hole.x, layout->lane_top + 0.65 * layout->line, width);
  append_text (self, snapshot, _("black hole"), 1, PANGO_WEIGHT_BOLD, 1,
               layout->hole.x, layout->lane_top + 1.7 * layout->line, width);
}

/* The tray: a roll of coins. */

static void
draw_bed (const LmZeckendorfPen *pen,
           const GdkRectangle    *tray)
{
  GdkRGBA bed = lm_rgba_fade (&pen->style->foreground, 0.06);
  GdkRGBA edge = lm_rgba_fade (&pen->style->foreground, pen->style->high_contrast ? 1 : 0.16);

  cairo_new_path (pen->cr);
  lm_board_trace_rounded (pen->cr, tray->x + 0.5, tray->y + 0.5, tray->width - 1, tray->height - 1,
                          ROUNDING * tray->height);
  lm_board_paint (pen->cr, &bed, &edge, 1);
}

/* A coin on edge, seen from the side. */
static void
draw_coin (const LmZeckendorfPen *pen,
            double                 x,
            double                 y,
            double                 width,
            double                 height)
{
  cairo_pattern_t *metal = cairo_pattern_create_linear (0, y, 0, y + height);
  LmZeckendorfGold gold;

  lm_zeckendorf_gold_get (&gold, 0);
  lm_zeckendorf_gold_add_stop (metal, 0.00, &gold.middle, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.28, &gold.light, 1);
  lm_zeckendorf_gold_add_stop (metal, 0.60, &gold.middle, 1);
  lm_zeckendorf_gold_add_stop (metal, 1.00, &gold.dark, 1);
  cairo_new_path (pen->cr);
  lm_board_trace_rounded (pen->cr, x, y, width, height, MIN (0.4 * width, 3));
  cairo_set_source (pen->cr, metal);
  cairo_fill_preserve (pen->cr);
  lm_board_stroke (pen->cr, pen->style->high_contrast ? &pen->style->foreground : &gold.dark, 0.8);
  cairo_pattern_destroy (metal);
}

/* Draws a coin for each one that is left, as far as there is room. */
static void
draw_tray (const LmZeckendorfPen *pen,
           guint                  stock)
{
  GdkRectangle tray;
  LmZeckendorfRoll roll;
  double height, top;

  lm_zeckendorf_layout_get_tray (pen->layout, &tray);
  lm_zeckendorf_layout_get_roll (pen->layout, stock, &roll);
  height = COIN_HEIGHT * tray.height;
  top = tray.y + 0.5 * (tray.height - height);

  draw_bed (pen, &tray);
  for (guint i = 0; i < roll.n_shown; i++)
    draw_coin (pen, roll.left + i * roll.step + 0.4, top, roll.step - 0.8, height);
}

/* Outlines the coins that would be placed. */
static void
draw_tray_mark (const LmZeckendorfPen *pen,
                guint                  stock,
                guint                  n_coins)
{
  GdkRectangle tray;
  LmZeckendorfRoll roll;
  double width, height;

  lm_zeckendorf_layout_get_tray (pen->layout, &tray);
  lm_zeckendorf_layout_get_roll (pen->layout, stock, &roll);
  if (MIN (n_coins, roll.n_shown) == 0)
    return;

  width = MIN (n_coins, roll.n_shown) * roll.step;
  height = COIN_HEIGHT * tray.height + 4;
  cairo_new_path (pen->cr);
  lm_board_trace_rounded (pen->cr, roll.right - width - 1, tray.y + 0.5 * (tray.height - height), width + 2, height, 3);
  lm_board_stroke (pen->cr, &pen->style->accent, 3);
}

/*
 * Draws the stock in its tray with its count, and outlines what would be placed. @moves: (element-type
 * LmZeckendorfSceneMove): moves that could be made.
 */
void
lm_zeckendorf_drawing_append_stock (LmZeckendorfDrawing *self,
                                    GtkSnapshot         *snapshot,
                                    guint32              stock,
                                    GPtrArray           *moves)
{
  const LmZeckendorfLayout *layout = &self->layout;
  g_autofree char *words = g_strdup_printf (_("%'u to place"), stock);
  g_autoptr (PangoLayout) text = lm_zeckendorf_text_new (self->widget, words, 1, PANGO_WEIGHT_BOLD);
  double width = MIN (lm_zeckendorf_layout_get_words (layout), layout->width);
  GdkRectangle tray;
  LmZeckendorfPen pen;

  lm_zeckendorf_layout_get_tray (layout, &tray);
  pen = take_pen (self, lm_board_append_cairo (self->widget, snapshot));
  draw_tray (&pen, stock);
  draw_tray_mark (&pen, stock, lm_zeckendorf_scene_count_placed (moves));
  cairo_destroy (pen.cr);
  lm_zeckendorf_text_append (snapshot, text, &self->style.foreground,
                             tray.x + 0.5 * width, tray.y + 0.5 * tray.height, width - layout->line);
}

/* The most that @count says of one of the moves. */
static guint
count_most (GPtrArray *moves,
            guint      bin,
            guint   (* count) (const LmZeckendorfChips *chips, guint bin))
{
  guint most = 0;

  for (guint i = 0; i < moves->len; i++)
    most = MAX (most, count (&((LmZeckendorfSceneMove *) g_ptr_array_index (moves, i))->chips, bin));

  return most;
}

static void
paint_taken (LmZeckendorfDrawing   *self,
             const LmZeckendorfPen *pen,
             const guint32         *heights,
             GPtrArray             *moves,
             guint                  bin)
{
  const guint count = count_most (moves, bin, lm_zeckendorf_chips_count_taken);

  lm_zeckendorf_draw_mark (pen, LM_ZECKENDORF_MARK_TAKE,
                           bin - 1, heights[bin - 1], MIN (count, heights[bin - 1]));
}

static void
paint_given (LmZeckendorfDrawing   *self,
             const LmZeckendorfPen *pen,
             const guint32         *heights,
             GPtrArray             *moves,
             guint                  bin)
{
  const guint count = count_most (moves, bin, lm_zeckendorf_chips_count_given);
  graphene_point_t face;

  for (guint i = 0; i < count; i++)
    {
      lm_zeckendorf_layout_get_chip (&self->layout, bin - 1, heights[bin - 1], heights[bin - 1] + i, &face);
      lm_zeckendorf_draw_ghost (pen, bin - 1, 1, &face);
    }
}

static gboolean
is_any_lost (GPtrArray *moves)
{
  for (guint i = 0; i < moves->len; i++)
    if (((LmZeckendorfSceneMove *) g_ptr_array_index (moves, i))->chips.n_lost > 0)
      return TRUE;

  return FALSE;
}

/*
 * Outlines the chips that would move, and shows faintly where they would land. @moves: (element-type
 * LmZeckendorfSceneMove): moves that could be made.
 */
void
lm_zeckendorf_drawing_append_preview (LmZeckendorfDrawing *self,
                                      GtkSnapshot         *snapshot,
                                      const guint32       *heights,
                                      GPtrArray           *moves)
{
  const LmZeckendorfPen pen = take_pen (self, lm_board_append_cairo (self->widget, snapshot));

  for (guint bin = 1; bin <= self->layout.n_columns; bin++)
    {
      paint_given (self, &pen, heights, moves, bin);
      paint_taken (self, &pen, heights, moves, bin);
    }
  if (is_any_lost (moves))
    lm_zeckendorf_draw_hole_mark (&pen, LM_ZECKENDORF_MARK_TAKE);
  cairo_destroy (pen.cr);
}

/* The top of a bin, where an arrow begins or ends; without one, the hole. */
static void
get_top (LmZeckendorfDrawing *self,
         const guint32       *heights,
         guint                bin,
         graphene_point_t    *face)
{
  guint height = bin > 0 ? heights[bin - 1] : 0;

  if (bin == 0)
    *face = self->layout.hole;
  else if (height == 0)
    graphene_point_init (face, lm_zeckendorf_layout_get_x (&self->layout, bin - 1), self->layout.stack_base);
  else
    lm_zeckendorf_layout_get_chip (&self->layout, bin - 1, height, height - 1, face);
}

/* One arrow from each bin that gives up chips to each that gets them. */
static void
paint_arrows (LmZeckendorfDrawing     *self,
              const LmZeckendorfPen   *pen,
              LmZeckendorfMark         mark,
              const guint32           *heights,
              const LmZeckendorfChips *chips)
{
  guint last_from = 0, last_to = 0;
  guint from, to;

  for (guint i = 0; lm_zeckendorf_chips_get_way (chips, i, &from, &to); i++)
    {
      graphene_point_t start, end;

      if (i > 0 && from == last_from && to == last_to)
        continue;

      get_top (self, heights, to, &end);
      get_top (self, heights, from, &start);
      if (from == 0)
        graphene_point_init (&start, end.x, MAX (self->layout.header_bottom, end.y - 2 * self->layout.radius_x));
      lm_zeckendorf_draw_arrow (pen, mark, &start, &end);
      last_from = from;
      last_to = to;
    }
}

/* Points at a move to make. */
void
lm_zeckendorf_drawing_append_arrow (LmZeckendorfDrawing     *self,
                                    GtkSnapshot             *snapshot,
                                    const guint32           *heights,
                                    const LmZeckendorfChips *chips)
{
  const LmZeckendorfPen pen = take_pen (self, lm_board_append_cairo (self->widget, snapshot));

  paint_arrows (self, &pen, LM_ZECKENDORF_MARK_TAKE, heights, chips);
  cairo_destroy (pen.cr);
}

/* Marks the move that led here: the chips that came are outlined, a dotted arrow says from where. */
void
lm_zeckendorf_drawing_append_last (LmZeckendorfDrawing     *self,
                                   GtkSnapshot             *snapshot,
                                   const guint32           *heights,
                                   const LmZeckendorfChips *chips)
{
  const LmZeckendorfPen pen = take_pen (self, lm_board_append_cairo (self->widget, snapshot));

  for (guint bin = 1; bin <= self->layout.n_columns; bin++)
    lm_zeckendorf_draw_mark (&pen, LM_ZECKENDORF_MARK_LAST,
                             bin - 1, heights[bin - 1],
                             MIN (lm_zeckendorf_chips_count_given (chips, bin), heights[bin - 1]));
  if (chips->n_lost > 0)
    lm_zeckendorf_draw_hole_mark (&pen, LM_ZECKENDORF_MARK_LAST);
  paint_arrows (self, &pen, LM_ZECKENDORF_MARK_LAST, heights, chips);
  cairo_destroy (pen.cr);
}

/* @progress: how far they are, from 0 to 1. */
void
lm_zeckendorf_drawing_append_flight (LmZeckendorfDrawing      *self,
                                     GtkSnapshot              *snapshot,
                                     const LmZeckendorfFlight *flight,
                                     double                    progress)
{
  const LmZeckendorfLayout *layout = &self->layout;

  for (guint i = flight->n_chips; i-- > 0;)
    {
      LmZeckendorfFlyer flyer;
      graphene_point_t *face = &flyer.face;
      graphene_rect_t area;
      LmZeckendorfPen pen;

      /* A node no larger than the chip, for it is another one in every frame. */
      lm_zeckendorf_flight_locate (flight, layout, i, progress, &flyer);
      graphene_rect_init (&area, face->x - layout->radius_x - 2, face->y - layout->radius_y - 2,
                          2 * layout->radius_x + 4, 2 * layout->radius_y + layout->thickness + 4);
      pen = take_pen (self, gtk_snapshot_append_cairo (snapshot, &area));
      lm_zeckendorf_draw_chip (&pen, flyer.tone, flyer.size, face);
      cairo_destroy (pen.cr);
    }
}

/* What a move does in numbers, where there is room for it. */
static PangoLayout *
create_sum (LmZeckendorfDrawing *self,
            const char          *sum,
            double               width)
{
  PangoLayout *layout = lm_zeckendorf_text_new (self->widget, sum, DETAIL_SCALE, PANGO_WEIGHT_NORMAL);

  if (lm_zeckendorf_text_get_width (layout) * SMALLEST_SCALE > width * DETAIL_SCALE)
    g_clear_object (&layout);

  return layout;
}

static void
append_move_verdict (LmZeckendorfDrawing   *self,
                     GtkSnapshot           *snapshot,
                     const graphene_rect_t *area,
                     const LmMoveValue     *verdict,
                     double                 y)
{
  g_autofree char *number =
    verdict->distance != LM_DISTANCE_UNKNOWN ? g_strdup_printf ("%u", verdict->distance) : g_strdup ("");
  g_autoptr (PangoLayout) layout = lm_zeckendorf_text_new (self->widget, number, DETAIL_SCALE, PANGO_WEIGHT_BOLD);
  const double glyph = 0.72 * self->layout.line;
  const double space = number[0] != '\0' ? 0.25 * self->layout.line : 0;
  const double text = lm_zeckendorf_text_get_width (layout);
  const double left = area->origin.x + 0.5 * (area->size.width - glyph - space - text);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (left - 1, y - glyph, glyph + 2, 2 * glyph));

  lm_board_style_draw_value (&self->style, cr, verdict->value, left + 0.5 * glyph, y, glyph);
  cairo_destroy (cr);
  lm_zeckendorf_text_append (snapshot, layout, lm_board_style_get_value (&self->style, verdict->value),
                             left + glyph + space + 0.5 * text, y, area->size.width);
}

/* A move's button: its name, and below it what the solver says (@verdict, nullable) or else what it does. */
void
lm_zeckendorf_drawing_append_move (LmZeckendorfDrawing         *self,
                                   GtkSnapshot                 *snapshot,
                                   const graphene_rect_t       *area,
                                   const LmZeckendorfSceneMove *move,
                                   const LmMoveValue           *verdict)
{
  g_autoptr (PangoLayout) label = lm_zeckendorf_text_new (self->widget, move->text, 1, PANGO_WEIGHT_BOLD);
  const double width = area->size.width - 6;
  const double line = self->layout.line;
  g_autoptr (PangoLayout) sum = verdict != NULL ? NULL : create_sum (self, move->sum, width);
  const double rise = verdict != NULL || sum != NULL ? 0.42 * line : 0;
  const GdkRGBA faint = lm_rgba_fade (&self->style.foreground, self->style.high_contrast ? 1 : 0.7);
  graphene_point_t middle;

  graphene_rect_get_center (area, &middle);
  lm_zeckendorf_text_append (snapshot, label, &self->style.foreground, middle.x, middle.y - rise, width);
  if (verdict != NULL)
    append_move_verdict (self, snapshot, area, verdict, middle.y + 0.5 * line);
  if (sum != NULL)
    lm_zeckendorf_text_append (snapshot, sum, &faint, middle.x, middle.y + 0.5 * line, width);
}
