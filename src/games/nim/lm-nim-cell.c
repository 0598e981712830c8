/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-cell.c: a place on a strip: its number, and the stone that lies there or could. */

#include "config.h"

#include "lm-nim-cell.h"

#include "board/lm-board-text.h"

/* In widths of a place. */
#define STONE 0.30
#define TOKEN 0.35
#define SOCKET 0.16
#define MIDDLE 0.50
#define NUMBER 1.14
#define GLYPH 0.40

struct _LmNimCell
{
  GtkButton    parent_instance;

  guint64      number;
  char        *label;
  LmNimMarks   marks;
  LmBoardStyle style;
};

G_DEFINE_FINAL_TYPE (LmNimCell, lm_nim_cell, GTK_TYPE_BUTTON)

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

/* A smooth stone in the light from above. In high contrast it is flat, with an edge. */
static void
draw_stone (cairo_t            *cr,
            const LmBoardStyle *style,
            const GdkRGBA      *color,
            double              x,
            double              y,
            double              radius)
{
  const GdkRGBA white = { 1, 1, 1, 1 };
  GdkRGBA light;
  cairo_pattern_t *shine;

  lm_rgba_mix (&light, color, &white, 0.35);
  shine = cairo_pattern_create_radial (x - 0.3 * radius, y - 0.4 * radius, 0.1 * radius, x, y, radius);
  cairo_pattern_add_color_stop_rgba (shine, 0, light.red, light.green, light.blue, 1);
  cairo_pattern_add_color_stop_rgba (shine, 1, color->red, color->green, color->blue, 1);
  trace_disc (cr, x, y, radius);
  if (style->high_contrast)
    gdk_cairo_set_source_rgba (cr, color);
  else
    cairo_set_source (cr, shine);
  cairo_fill (cr);
  cairo_pattern_destroy (shine);
}

/**
 * lm_nim_cell_draw_token:
 * @cr: where to draw
 * @style: the colours
 * @x: its middle
 * @y: its middle
 * @pitch: width of a place
 *
 * Draws the last stone of the row: larger, with a ring.
 */
void
lm_nim_cell_draw_token (cairo_t            *cr,
                        const LmBoardStyle *style,
                        double              x,
                        double              y,
                        double              pitch)
{
  GdkRGBA color;

  get_stone_color (style, TRUE, &color);
  draw_stone (cr, style, &color, x, y, (TOKEN - 0.05) * pitch);
  trace_disc (cr, x, y, TOKEN * pitch);
  gdk_cairo_set_source_rgba (cr, &style->foreground);
  cairo_set_line_width (cr, MAX (0.035 * pitch, 1.25));
  cairo_stroke (cr);
}

/* The lost numbers: a tint, and a diamond over the stone. */
static void
draw_lost (LmNimCell *self,
           cairo_t   *cr,
           double     pitch)
{
  GdkRGBA tint = lm_rgba_fade (&self->style.loss, self->style.dark ? 0.30 : 0.17);
  const double x = 0.5 * pitch, y = 0.075 * pitch, size = 0.075 * pitch;

  trace_disc (cr, x, MIDDLE * pitch, 0.47 * pitch);
  gdk_cairo_set_source_rgba (cr, &tint);
  cairo_fill (cr);

  cairo_move_to (cr, x, y - size);
  cairo_line_to (cr, x + size, y);
  cairo_line_to (cr, x, y + size);
  cairo_line_to (cr, x - size, y);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &self->style.loss);
  cairo_fill (cr);
}

static void
draw_socket (LmNimCell *self,
             cairo_t   *cr,
             double     pitch)
{
  GdkRGBA color = lm_rgba_fade (&self->style.foreground, self->style.high_contrast ? 0.8 : 0.30);

  trace_disc (cr, 0.5 * pitch, MIDDLE * pitch, SOCKET * pitch);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, 1.25);
  cairo_stroke (cr);
}

static void
draw_gap (LmNimCell *self,
          cairo_t   *cr,
          double     pitch)
{
  GdkRGBA color = lm_rgba_fade (&self->style.foreground, 0.55);

  for (int i = -1; i <= 1; i++)
    trace_disc (cr, (0.5 + 0.2 * i) * pitch, MIDDLE * pitch, 0.045 * pitch);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_fill (cr);
}

/* A stone that the move pointed at would take is fainter; one that it would put down shows already, faintly. */
static void
draw_look (LmNimCell *self,
           cairo_t   *cr,
           double     pitch)
{
  const LmNimLook look = self->marks.look;
  GdkRGBA color;

  if (look == LM_NIM_LOOK_GAP)
    {
      draw_gap (self, cr, pitch);
      return;
    }

  cairo_push_group (cr);
  if (look == LM_NIM_LOOK_TOKEN)
    {
      lm_nim_cell_draw_token (cr, &self->style, 0.5 * pitch, MIDDLE * pitch, pitch);
    }
  else if (look == LM_NIM_LOOK_STONE || self->marks.pointed)
    {
      get_stone_color (&self->style, FALSE, &color);
      draw_stone (cr, &self->style, &color, 0.5 * pitch, MIDDLE * pitch, STONE * pitch);
    }
  else
    {
      draw_socket (self, cr, pitch);
    }
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, self->marks.pointed ? 0.4 : 1);
}

/* Where the last move has been: a dotted ring. */
static void
draw_recent (LmNimCell *self,
             cairo_t   *cr,
             double     pitch)
{
  const double dots[] = { 0, 4 };

  trace_disc (cr, 0.5 * pitch, MIDDLE * pitch, (STONE + 0.05) * pitch);
  gdk_cairo_set_source_rgba (cr, &self->style.accent);
  cairo_set_line_width (cr, 2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_arrow (LmNimCell *self,
            cairo_t   *cr,
            double     pitch)
{
  const double dashes[] = { 5, 3 };
  GdkRGBA fill = lm_rgba_fade (&self->style.accent, 0.22);

  trace_disc (cr, 0.5 * pitch, MIDDLE * pitch, 0.45 * pitch);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &self->style.accent);
  cairo_set_line_width (cr, 1.75);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_value (LmNimCell *self,
            cairo_t   *cr,
            double     pitch)
{
  trace_disc (cr, 0.5 * pitch, MIDDLE * pitch, 0.5 * GLYPH * pitch + 1.5);
  gdk_cairo_set_source_rgba (cr, &self->style.background);
  cairo_fill (cr);
  lm_board_style_draw_value (&self->style, cr, self->marks.value, 0.5 * pitch, MIDDLE * pitch, GLYPH * pitch);
}

static void
append_number (LmNimCell   *self,
               GtkSnapshot *snapshot,
               double       pitch)
{
  const gboolean strong = self->marks.look == LM_NIM_LOOK_TOKEN || gtk_widget_get_sensitive (GTK_WIDGET (self));
  const GdkRGBA *base = self->marks.lost ? &self->style.loss : &self->style.foreground;
  GdkRGBA color = lm_rgba_fade (base, strong || self->marks.lost || self->style.high_contrast ? 1 : 0.6);

  if (self->label != NULL)
    lm_board_text_append (GTK_WIDGET (self), snapshot, self->label, strong ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
                          &color, 0.5 * pitch, NUMBER * pitch, 0.5, 0.94 * pitch);
}

static void
lm_nim_cell_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  LmNimCell *self = LM_NIM_CELL (widget);
  const double pitch = gtk_widget_get_width (widget);
  const double height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, pitch, height));

  if (self->marks.lost)
    draw_lost (self, cr, pitch);
  if (self->marks.arrow)
    draw_arrow (self, cr, pitch);
  draw_look (self, cr, pitch);
  if (self->marks.recent)
    draw_recent (self, cr, pitch);
  if (self->marks.judged)
    draw_value (self, cr, pitch);
  cairo_destroy (cr);
  append_number (self, snapshot, pitch);
}

static void
lm_nim_cell_css_changed (GtkWidget         *widget,
                         GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (lm_nim_cell_parent_class)->css_changed (widget, change);

  lm_board_style_read (&LM_NIM_CELL (widget)->style, widget);
  gtk_widget_queue_draw (widget);
}

static void
lm_nim_cell_finalize (GObject *object)
{
  g_free (LM_NIM_CELL (object)->label);

  G_OBJECT_CLASS (lm_nim_cell_parent_class)->finalize (object);
}

static void
lm_nim_cell_class_init (LmNimCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_nim_cell_finalize;
  widget_class->snapshot = lm_nim_cell_snapshot;
  widget_class->css_changed = lm_nim_cell_css_changed;
}

static void
lm_nim_cell_init (LmNimCell *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "lm-nim-place");
  lm_board_style_read (&self->style, GTK_WIDGET (self));
}

/**
 * lm_nim_cell_new:
 * @number: the number of the place, or 0 of a gap
 *
 * Returns: (transfer floating): a place
 */
GtkWidget *
lm_nim_cell_new (guint64 number)
{
  LmNimCell *self = g_object_new (LM_TYPE_NIM_CELL, NULL);

  self->number = number;
  return GTK_WIDGET (self);
}

/**
 * lm_nim_cell_get_number:
 * @self: a place
 *
 * Returns: its number, or 0 of a gap
 */
guint64
lm_nim_cell_get_number (LmNimCell *self)
{
  g_return_val_if_fail (LM_IS_NIM_CELL (self), 0);

  return self->number;
}

/**
 * lm_nim_cell_set_label:
 * @self: a place
 * @label: (nullable): what is written there
 */
void
lm_nim_cell_set_label (LmNimCell  *self,
                       const char *label)
{
  g_return_if_fail (LM_IS_NIM_CELL (self));

  if (g_strcmp0 (self->label, label) == 0)
    return;

  g_free (self->label);
  self->label = g_strdup (label);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lm_nim_cell_set_marks:
 * @self: a place
 * @marks: what is to be seen there
 */
void
lm_nim_cell_set_marks (LmNimCell        *self,
                       const LmNimMarks *marks)
{
  g_return_if_fail (LM_IS_NIM_CELL (self));

  self->marks = *marks;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
