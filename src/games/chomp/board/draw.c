/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw.c: draws a board with everything that is marked on it. */

#include "board.h"

/* Parts of a square. */
#define WIN_GLYPH 0.46
#define OTHER_GLYPH 0.32
#define POINTER 0.46
#define SMALL_POINTER 0.26
#define NUMBER_ROOM 0.8
#define COUNT_SCALE 0.32

/* An outline keeps this far inside of what it surrounds, in pixels. */
#define INSET 1.5

/* What is about to go or to come is seen through. */
#define PREVIEW_OPACITY 0.32
#define HIGH_CONTRAST_OPACITY 0.2

/* Squares smaller than this have no room for a number, in lines of text. */
#define LEAST_FOR_NUMBER 1.4
#define LEAST_FOR_DISTANCE 3.2

/* What all parts of one drawing are drawn with. */
typedef struct
{
  const LmChompDrawing *drawing;
  GtkSnapshot          *snapshot;
  const LmBoardStyle   *style;
  const LmChompLayout  *layout;
  const LmChompScene   *scene;
  gboolean              flying;
} Pen;

/* The larger of the shapes before and after a move comes first. */
static void
sort_shapes (const LmChompShape **larger,
             const LmChompShape **smaller)
{
  const LmChompShape *first = *larger;

  if (lm_chomp_shape_count_squares (*smaller) <= lm_chomp_shape_count_squares (first))
    return;

  *larger = *smaller;
  *smaller = first;
}

/* The outline of what is missing between two shapes, a little inside of it; nothing unless it is one move. */
static gboolean
trace_region (const Pen          *pen,
              cairo_t            *cr,
              const LmChompShape *larger,
              const LmChompShape *smaller)
{
  const LmChompLayout *layout = pen->layout;
  double left, y;
  LmChompSpot spot;

  sort_shapes (&larger, &smaller);
  if (!lm_chomp_shape_find_bite (larger, smaller, &spot))
    return FALSE;

  left = layout->left + (spot.column - 1) * layout->pitch + INSET;
  y = layout->bottom - (spot.row - 1) * layout->pitch - INSET;
  cairo_move_to (cr, left, y);
  for (; lm_chomp_shape_contains (larger, spot); spot.row++)
    {
      const double right = layout->left + larger->rows[spot.row - 1] * layout->pitch - INSET;

      cairo_line_to (cr, right, y);
      y = layout->bottom - spot.row * layout->pitch + INSET;
      cairo_line_to (cr, right, y);
    }
  cairo_line_to (cr, left, y);
  cairo_close_path (cr);
  return TRUE;
}

/* A line that is seen on chocolate as well as on foil. */
static void
stroke_twice (const Pen     *pen,
              cairo_t       *cr,
              const GdkRGBA *color,
              double         width,
              gboolean       dashed)
{
  const double dashes[] = { 6, 4 };

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (cr, &pen->style->background);
  cairo_set_line_width (cr, width + 2);
  cairo_stroke_preserve (cr);
  if (dashed)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  lm_board_stroke (cr, color, width);
}

static void
append_foil (const Pen *pen)
{
  const LmChompLayout *layout = pen->layout;
  const double height = layout->board.row * layout->pitch;
  cairo_t *cr = lm_board_append_cairo (GTK_WIDGET (pen->drawing->items), pen->snapshot);

  lm_chomp_draw_foil (cr, pen->style,
                      &GRAPHENE_RECT_INIT (layout->left - layout->margin, layout->bottom - height - layout->margin,
                                           layout->board.column * layout->pitch + 2 * layout->margin,
                                           height + 2 * layout->margin),
                      0.5 * layout->margin);
  cairo_destroy (cr);
}

/* Narrow squares have a number at every fifth only. */
static gboolean
has_number (const LmChompLayout *layout,
            guint                index)
{
  return layout->pitch >= 1.1 * layout->line || index == 1 || index % 5 == 0;
}

static void
append_number (const Pen *pen,
               guint      number,
               double     x,
               double     y)
{
  const GdkRGBA color = lm_rgba_fade (&pen->style->foreground, pen->style->high_contrast ? 1 : 0.6);
  g_autofree char *text = g_strdup_printf ("%u", number);

  lm_board_text_append (GTK_WIDGET (pen->drawing->items), pen->snapshot, text, PANGO_WEIGHT_NORMAL, &color, x, y, 0.5,
                        1.4 * pen->layout->line);
}

/* The rows and columns are counted, as moves are told by them. */
static void
append_numbers (const Pen *pen)
{
  const LmChompLayout *layout = pen->layout;
  const double away = layout->margin + 0.6 * layout->line;

  for (guint row = 1; row <= layout->board.row; row++)
    if (has_number (layout, row))
      append_number (pen, row, layout->left - away - 0.1 * layout->line, layout->bottom - (row - 0.5) * layout->pitch);
  for (guint column = 1; column <= layout->board.column; column++)
    if (has_number (layout, column))
      append_number (pen, column, layout->left + (column - 0.5) * layout->pitch, layout->bottom + away);
}

/* What there is to see of a place, if there is anything. */
static gboolean
get_look (const LmChompScene *scene,
          LmChompSpot         spot,
          LmChompLook        *look)
{
  if (lm_chomp_spot_is_poison (spot))
    *look = LM_CHOMP_POISON;
  else if (lm_chomp_shape_contains (&scene->shape, spot))
    *look = LM_CHOMP_CHOCOLATE;
  else if (scene->is_mould)
    *look = scene->near[spot.row - 1][spot.column - 1] ? LM_CHOMP_WELL : LM_CHOMP_FAR_WELL;
  else if (lm_chomp_shape_contains (&scene->sheet, spot))
    *look = LM_CHOMP_CRUMBS;
  else
    return FALSE;

  return TRUE;
}

static void
append_look (const Pen             *pen,
             LmChompLook            look,
             guint                  variant,
             const graphene_rect_t *area)
{
  const guint key = look * LM_CHOMP_N_VARIANTS + variant;

  gtk_snapshot_append_texture (pen->snapshot,
                               lm_board_items_get_texture (pen->drawing->items, key, area->size.width, area->size.height,
                                                           pen->drawing->draw_square),
                               area);
}

/* No two neighbours have the same crumbs. */
static void
append_square (const Pen   *pen,
               LmChompLook  look,
               LmChompSpot  spot)
{
  const guint sum = 3 * spot.row + 7 * spot.column + spot.row * spot.column;
  const guint variant = look == LM_CHOMP_CRUMBS ? sum % LM_CHOMP_N_VARIANTS : 0;
  graphene_rect_t area;

  lm_chomp_layout_get_area (pen->layout, spot, &area);
  append_look (pen, look, variant, &area);
}

static gboolean
is_present (const Pen   *pen,
            LmChompSpot  spot)
{
  return lm_chomp_shape_contains (&pen->scene->shape, spot);
}

/* Whether what is pointed at changes the place. */
static gboolean
is_in_question (const Pen   *pen,
                LmChompSpot  spot)
{
  const LmChompScene *scene = pen->scene;

  return scene->preview != NULL
         && lm_chomp_shape_contains (scene->preview, spot) != is_present (pen, spot);
}

static gboolean
was_present (const Pen   *pen,
             LmChompSpot  spot)
{
  return pen->scene->before != NULL && lm_chomp_shape_contains (pen->scene->before, spot);
}

/* Squares on their way come to lie on what is drawn of the place meanwhile. */
static gboolean
is_arriving (const Pen   *pen,
             LmChompSpot  spot)
{
  return pen->flying && is_present (pen, spot) && !was_present (pen, spot);
}

/* What is written on it is to be read, too. */
static double
get_preview_opacity (const Pen   *pen,
                     LmChompSpot  spot)
{
  if (pen->style->high_contrast)
    return HIGH_CONTRAST_OPACITY;

  return is_present (pen, spot) ? PREVIEW_OPACITY : 2 * PREVIEW_OPACITY;
}

static void
append_place (const Pen   *pen,
              LmChompSpot  spot)
{
  LmChompLook look;

  if (!get_look (pen->scene, spot, &look))
    return;
  if (is_arriving (pen, spot))
    {
      append_square (pen, pen->scene->is_mould ? LM_CHOMP_FAR_WELL : LM_CHOMP_CRUMBS, spot);
      return;
    }
  if (!is_in_question (pen, spot))
    {
      append_square (pen, look, spot);
      return;
    }

  if (pen->scene->is_mould)
    append_square (pen, LM_CHOMP_WELL, spot);
  gtk_snapshot_push_opacity (pen->snapshot, get_preview_opacity (pen, spot));
  append_square (pen, lm_chomp_spot_is_poison (spot) ? LM_CHOMP_POISON : LM_CHOMP_CHOCOLATE, spot);
  gtk_snapshot_pop (pen->snapshot);
}

/* Fills and outlines what a move changes. */
static void
append_region (const Pen          *pen,
               const LmChompShape *a,
               const LmChompShape *b,
               double              fill,
               double              width,
               gboolean            dashed)
{
  const GdkRGBA ground = lm_rgba_fade (&pen->style->accent, fill);
  cairo_t *cr = lm_board_append_cairo (GTK_WIDGET (pen->drawing->items), pen->snapshot);

  if (trace_region (pen, cr, a, b))
    {
      gdk_cairo_set_source_rgba (cr, &ground);
      cairo_fill_preserve (cr);
      stroke_twice (pen, cr, &pen->style->accent, width, dashed);
    }
  cairo_destroy (cr);
}

/*
 * A disc in the square to choose, with an arrow to the corner of the bite, or to the far corner of what grows. Where a verdict
 * stands in the middle it is a small one in that corner.
 */
static void
append_pointer (const Pen *pen)
{
  const LmChompScene *scene = pen->scene;
  graphene_rect_t area;
  gboolean in_corner;
  double size, place;
  LmChompSpot spot;
  cairo_t *cr;

  if (!lm_chomp_scene_find_square (scene, scene->arrow, &spot))
    return;

  in_corner = scene->marks[spot.row - 1][spot.column - 1] > 0;
  size = (in_corner ? SMALL_POINTER : POINTER) * pen->layout->pitch * (scene->is_mould ? -1 : 1);
  place = !in_corner ? 0.5 : scene->is_mould ? 0.82 : 0.18;
  lm_chomp_layout_get_area (pen->layout, spot, &area);
  cr = lm_board_append_cairo (GTK_WIDGET (pen->drawing->items), pen->snapshot);
  cairo_translate (cr, area.origin.x + place * area.size.width, area.origin.y + (1 - place) * area.size.height);
  cairo_scale (cr, size, size);
  cairo_arc (cr, 0, 0, 0.5, 0, 2 * G_PI);
  lm_board_fill (cr, &pen->style->accent);
  cairo_move_to (cr, 0.2, -0.2);
  cairo_line_to (cr, -0.18, 0.18);
  cairo_move_to (cr, 0.08, 0.2);
  cairo_line_to (cr, -0.2, 0.2);
  cairo_line_to (cr, -0.2, -0.08);
  gdk_cairo_set_source_rgba (cr, &pen->style->background);
  cairo_set_line_width (cr, 0.11);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
append_marks (const Pen *pen)
{
  const LmChompScene *scene = pen->scene;

  if (scene->before != NULL)
    append_region (pen, scene->before, &scene->shape, 0.10, 1.5, FALSE);
  if (scene->arrow != NULL)
    append_region (pen, scene->arrow, &scene->shape, pen->style->high_contrast ? 0.08 : 0.22, 2.5, TRUE);
}

/* Shifts the glyph where there is room for the number below it. */
static gboolean
has_distance (const Pen   *pen,
              LmChompSpot  spot)
{
  return pen->layout->pitch >= LEAST_FOR_DISTANCE * pen->layout->line
         && pen->scene->distances[spot.row - 1][spot.column - 1] != LM_DISTANCE_UNKNOWN;
}

static void
append_distance (const Pen   *pen,
                 LmChompSpot  spot,
                 double       x,
                 double       y)
{
  const gboolean on_chocolate = lm_chomp_shape_contains (&pen->scene->shape, spot)
                                && !is_in_question (pen, spot);
  const GdkRGBA cream = { 1, 0.96, 0.88, 1 };
  g_autofree char *text = g_strdup_printf ("%u", pen->scene->distances[spot.row - 1][spot.column - 1]);

  lm_board_text_append (GTK_WIDGET (pen->drawing->items), pen->snapshot, text, PANGO_WEIGHT_BOLD,
                        on_chocolate ? &cream : &pen->style->foreground, x, y, 0.5, pen->layout->pitch);
}

/* The verdict of a square that can be chosen; what wins stands out. */
static void
append_value (const Pen   *pen,
              LmChompSpot  spot)
{
  const LmValue value = pen->scene->marks[spot.row - 1][spot.column - 1] - 1;
  const gboolean numbered = has_distance (pen, spot);
  const double size = MAX (pen->layout->pitch * (value == LM_VALUE_WIN ? WIN_GLYPH : OTHER_GLYPH), 8);
  const double shift = numbered ? 0.5 * pen->layout->line : 0;
  graphene_rect_t area;
  graphene_point_t middle;
  cairo_t *cr;

  lm_chomp_layout_get_area (pen->layout, spot, &area);
  graphene_rect_get_center (&area, &middle);
  cr = gtk_snapshot_append_cairo (pen->snapshot, &area);
  lm_board_style_draw_mark (pen->style, cr, value, middle.x, middle.y - shift, size);
  cairo_destroy (cr);
  if (numbered)
    append_distance (pen, spot, middle.x, middle.y + 0.5 * size + 0.1 * pen->layout->line);
}

static void
append_values (const Pen *pen)
{
  if (pen->scene->is_drafted)
    return;

  LM_CHOMP_FOREACH (spot, pen->scene->board)
    if (pen->scene->marks[spot.row - 1][spot.column - 1] != 0)
      append_value (pen, spot);
}

/* How many squares what is pointed at takes or adds, in the square where it begins. */
static void
append_count (const Pen *pen)
{
  const LmChompScene *scene = pen->scene;
  const LmChompShape *larger = &scene->shape, *smaller = scene->preview;
  const gboolean adds = lm_chomp_shape_count_squares (smaller) > lm_chomp_shape_count_squares (larger);
  g_autofree char *text = NULL;
  graphene_rect_t area;
  LmChompSpot spot;
  double scale;

  sort_shapes (&larger, &smaller);
  if (pen->layout->pitch < LEAST_FOR_NUMBER * pen->layout->line
      || !lm_chomp_shape_find_bite (larger, smaller, &spot)
      || (scene->marks[spot.row - 1][spot.column - 1] != 0 && !scene->is_drafted))
    return;

  text = g_strdup_printf (adds ? "+%u" : "−%u",
                          lm_chomp_shape_count_squares (larger) - lm_chomp_shape_count_squares (smaller));
  lm_chomp_layout_get_area (pen->layout, spot, &area);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (area.origin.x + 0.5 * area.size.width,
                                                               area.origin.y + 0.5 * area.size.height));
  scale = CLAMP (COUNT_SCALE * area.size.width / pen->layout->line, 1, 2);
  gtk_snapshot_scale (pen->snapshot, scale, scale);
  lm_board_text_append (GTK_WIDGET (pen->drawing->items), pen->snapshot, text, PANGO_WEIGHT_BOLD, &pen->style->foreground,
                        0, 0, 0.5, NUMBER_ROOM * area.size.width / scale);
  gtk_snapshot_restore (pen->snapshot);
}

/* What was eaten breaks away and falls; what grew drops into its place. */
static void
append_flying (const Pen   *pen,
               LmChompSpot  spot,
               double       t)
{
  const gboolean arrives = is_arriving (pen, spot);
  const double size = pen->layout->pitch;
  const double turn = arrives ? 0 : ((int) ((spot.row * 5 + spot.column * 3) % 7) - 3) * 9.0 * t;
  const double scale = arrives ? 1.25 - 0.25 * t : 1 - 0.25 * t;
  const double fall = arrives ? -0.3 * (1 - t) : (1.5 * t * t - 0.35 * t);
  graphene_rect_t area;

  lm_chomp_layout_get_area (pen->layout, spot, &area);
  gtk_snapshot_push_opacity (pen->snapshot, arrives ? t : 1 - t);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot,
                          &GRAPHENE_POINT_INIT (area.origin.x + size * (0.5 + (arrives ? 0 : 0.35 * t)),
                                                area.origin.y + size * (0.5 + fall)));
  gtk_snapshot_rotate (pen->snapshot, turn);
  gtk_snapshot_scale (pen->snapshot, scale, scale);
  append_look (pen, LM_CHOMP_CHOCOLATE, 0, &GRAPHENE_RECT_INIT (-0.5 * size, -0.5 * size, size, size));
  gtk_snapshot_restore (pen->snapshot);
  gtk_snapshot_pop (pen->snapshot);
}

static void
init_pen (Pen                  *pen,
          const LmChompDrawing *drawing,
          GtkSnapshot          *snapshot)
{
  *pen = (Pen) { drawing, snapshot, lm_board_items_get_style (drawing->items), drawing->layout, drawing->scene };
  pen->flying = drawing->scene->before != NULL && lm_board_items_is_flying (drawing->items);
}

/* While a move is seen, what marks the last one and the next ones waits. */
void
lm_chomp_drawing_draw (const LmChompDrawing *self,
                       GtkSnapshot          *snapshot)
{
  Pen pen;

  init_pen (&pen, self, snapshot);
  append_foil (&pen);
  append_numbers (&pen);
  LM_CHOMP_FOREACH (spot, self->scene->board)
    append_place (&pen, spot);
  if (pen.flying)
    return;

  append_marks (&pen);
  if (self->scene->preview != NULL)
    append_region (&pen, self->scene->preview, &self->scene->shape, 0, 1.5, TRUE);
  append_values (&pen);
  if (self->scene->arrow != NULL)
    append_pointer (&pen);
  if (self->scene->preview != NULL)
    append_count (&pen);
}

/* @progress: how much of the move has been seen, from 0 to 1 */
void
lm_chomp_drawing_draw_flight (const LmChompDrawing *self,
                              GtkSnapshot          *snapshot,
                              double                progress)
{
  Pen pen;

  init_pen (&pen, self, snapshot);
  LM_CHOMP_FOREACH (spot, self->scene->board)
    if (pen.flying && was_present (&pen, spot) != is_present (&pen, spot))
      append_flying (&pen, spot, progress);
}
