/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bars.c: for each pair of residues, how many numbers there are of the one and of the other. */

#include "board.h"

/* A row relative to a line of text, and its bar relative to the row. */
#define ROW 1.7
#define BAR 0.62

#define MARGIN 10

/* One number too many is to be seen among hundreds, too. */
#define LEAST_EXCESS 6

struct _LmZahlenschlachtBars
{
  GtkWidget              parent_instance;

  LmZahlenschlachtScene *scene;
  LmZahlenschlachtChalk  chalk;
  GtkAdjustment         *adjustment;
  guint                  n_rows;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtBars, lm_zahlenschlacht_bars, GTK_TYPE_WIDGET)

/* What a row is drawn with. */
typedef struct
{
  const LmZahlenschlachtPairClass *class;
  guint                        most;
  guint                        counts[2];
  double                       width;
  double                       middle;
  double                       label;
  double                       count;
  double                       top;
  double                       height;
} Row;

static double
get_row_height (LmZahlenschlachtBars *self)
{
  return (int) (ROW * lm_board_text_get_line (GTK_WIDGET (self)));
}

/* Of a residue that is its own inverse the numbers pair among themselves, and an odd one is left over. */
static void
get_counts (const LmZahlenschlachtPairClass *class,
            guint                        counts[2])
{
  const gboolean own_inverse = lm_zahlenschlacht_class_is_own_inverse (class);

  counts[0] = own_inverse ? (class->count + 1) / 2 : class->count;
  counts[1] = own_inverse ? class->count / 2 : class->partner_count;
}

/* The whole board's longest bar, so that the bars grow shorter in the course of the game. */
static guint
get_most (LmZahlenschlachtBars *self)
{
  LmPosition *position = lm_zahlenschlacht_scene_get_position (self->scene);
  const guint n = lm_zahlenschlacht_position_get_n (position);
  const guint d = lm_zahlenschlacht_position_get_d (position);

  return n / d + (n % d != 0);
}

static void
trace_bar (cairo_t   *cr,
           const Row *row,
           guint      side,
           double     from,
           double     to)
{
  const double bar = BAR * row->height;
  const double sign = side == 0 ? -1 : 1;

  cairo_rectangle (cr, row->middle + sign * (0.5 * row->label + from), row->top + 0.5 * (row->height - bar),
                   sign * (to - from), bar);
}

/* What one residue has more than the other is empty, framed and in the colour that warns. */
static void
draw_bar (LmZahlenschlachtBars *self,
          cairo_t              *cr,
          const Row            *row,
          guint                 side)
{
  const LmBoardStyle *style = &self->chalk.style;
  const double whole = 0.5 * (row->width - row->label) - MARGIN - row->count - LEAST_EXCESS;
  const guint common = MIN (row->counts[0], row->counts[1]);
  const double shared = whole * common / MAX (1, row->most);
  double full = whole * row->counts[side] / MAX (1, row->most);
  GdkRGBA color;

  lm_zahlenschlacht_chalk_get_tint (&self->chalk, row->class->residue, &color);
  if (common > 0)
    {
      trace_bar (cr, row, side, 0, shared);
      lm_zahlenschlacht_chalk_fill (&self->chalk, cr, row->class->residue, 6);
      trace_bar (cr, row, side, 0, shared);
      lm_board_stroke (cr, style->high_contrast ? &style->foreground : &color, 1);
    }
  if (row->counts[side] == common)
    return;

  full = MAX (full, shared + LEAST_EXCESS);
  trace_bar (cr, row, side, shared + 1.5, full);
  color = lm_rgba_fade (&style->loss, 0.35);
  lm_board_paint (cr, &color, &style->loss, 1.5);
}

static void
append_counts (LmZahlenschlachtBars *self,
               GtkSnapshot          *snapshot,
               const Row            *row)
{
  const LmBoardStyle *style = &self->chalk.style;
  const gboolean balanced = lm_zahlenschlacht_class_is_balanced (row->class);
  const PangoWeight weight = balanced ? PANGO_WEIGHT_NORMAL : PANGO_WEIGHT_BOLD;
  const double y = row->top + 0.5 * row->height;
  g_autofree char *left = g_strdup_printf ("%u", row->class->count);
  g_autofree char *right = g_strdup_printf ("%u", row->class->partner_count);

  lm_board_text_append (GTK_WIDGET (self), snapshot, left, weight, &style->foreground, MARGIN, y, 0, row->count);
  if (!lm_zahlenschlacht_class_is_own_inverse (row->class))
    lm_board_text_append (GTK_WIDGET (self), snapshot, right, weight, &style->foreground,
                          row->width - MARGIN, y, 1, row->count);
}

/* The two residues, or the one and its parity. */
static char *
describe_row (const LmZahlenschlachtPairClass *class)
{
  const gboolean balanced = lm_zahlenschlacht_class_is_balanced (class);

  if (lm_zahlenschlacht_class_is_own_inverse (class))
    return g_strdup_printf (balanced ? _("%u even") : _("%u odd"), class->residue);

  return g_strdup_printf (balanced ? "%u · %u" : "%u ≠ %u", class->residue, class->partner);
}

static void
append_label (LmZahlenschlachtBars *self,
              GtkSnapshot          *snapshot,
              const Row            *row)
{
  const LmBoardStyle *style = &self->chalk.style;
  const gboolean balanced = lm_zahlenschlacht_class_is_balanced (row->class);
  g_autofree char *label = describe_row (row->class);

  lm_board_text_append (GTK_WIDGET (self), snapshot, label, PANGO_WEIGHT_BOLD,
                        balanced ? &style->foreground : &style->loss,
                        row->middle, row->top + 0.5 * row->height, 0.5, row->label - 8);
}

static gboolean
is_pointed (LmZahlenschlachtBars *self,
            guint                 index)
{
  const guint pointed = lm_zahlenschlacht_scene_get_pointed (self->scene);
  const LmZahlenschlachtResidues *residues = lm_zahlenschlacht_scene_get_residues (self->scene);

  return pointed != 0 && lm_zahlenschlacht_residues_find_class (residues, pointed) == index;
}

static void
append_row (LmZahlenschlachtBars *self,
            GtkSnapshot          *snapshot,
            Row                  *row,
            guint                 index)
{
  const LmBoardStyle *style = &self->chalk.style;
  cairo_t *cr;

  row->class = lm_zahlenschlacht_residues_get_class (lm_zahlenschlacht_scene_get_residues (self->scene), index);
  row->top = MARGIN + index * row->height;
  get_counts (row->class, row->counts);
  if (is_pointed (self, index))
    {
      GdkRGBA faint = lm_rgba_fade (&style->foreground, 0.14);

      gtk_snapshot_append_color (snapshot, &faint, &GRAPHENE_RECT_INIT (4, row->top, row->width - 8, row->height));
    }
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, row->top, row->width, row->height));
  draw_bar (self, cr, row, 0);
  draw_bar (self, cr, row, 1);
  cairo_destroy (cr);
  append_counts (self, snapshot, row);
  append_label (self, snapshot, row);
}

static double
measure_text (LmZahlenschlachtBars *self,
              const char           *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();
  int pixels;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &pixels, NULL);

  return pixels;
}

/* The bars have what the longest texts leave them. */
static void
measure_row (LmZahlenschlachtBars *self,
             Row                  *row)
{
  const guint d = lm_zahlenschlacht_position_get_d (lm_zahlenschlacht_scene_get_position (self->scene));
  const guint most = get_most (self);
  g_autofree char *pair = g_strdup_printf ("%u ≠ %u", d, d);
  g_autofree char *parity = g_strdup_printf (_("%u even"), d / 2);
  g_autofree char *count = g_strdup_printf ("%u", most);

  row->width = gtk_widget_get_width (GTK_WIDGET (self));
  row->middle = 0.5 * row->width;
  row->height = get_row_height (self);
  row->most = most;
  row->label = MIN (MAX (measure_text (self, pair), measure_text (self, parity)) + 10, 0.45 * row->width);
  row->count = measure_text (self, count) + 6;
}

static void
lm_zahlenschlacht_bars_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  LmZahlenschlachtBars *self = LM_ZAHLENSCHLACHT_BARS (widget);
  double top = 0, bottom = gtk_widget_get_height (widget);
  Row row = { 0, };

  if (self->n_rows == 0 || lm_zahlenschlacht_scene_get_position (self->scene) == NULL)
    return;

  if (self->adjustment != NULL)
    {
      top = gtk_adjustment_get_value (self->adjustment);
      bottom = top + gtk_adjustment_get_page_size (self->adjustment);
    }
  measure_row (self, &row);
  for (guint i = MAX (0, (top - MARGIN) / row.height); i < self->n_rows && MARGIN + i * row.height < bottom; i++)
    append_row (self, snapshot, &row, i);
}

static void
lm_zahlenschlacht_bars_measure (GtkWidget      *widget,
                                GtkOrientation  orientation,
                                int             for_size,
                                int            *minimum,
                                int            *natural,
                                int            *minimum_baseline,
                                int            *natural_baseline)
{
  LmZahlenschlachtBars *self = LM_ZAHLENSCHLACHT_BARS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = 10 * lm_board_text_get_line (widget);
  else
    *minimum = *natural = 2 * MARGIN + self->n_rows * get_row_height (self);
}

static void
lm_zahlenschlacht_bars_css_changed (GtkWidget         *widget,
                                    GtkCssStyleChange *change)
{
  LmZahlenschlachtBars *self = LM_ZAHLENSCHLACHT_BARS (widget);

  GTK_WIDGET_CLASS (lm_zahlenschlacht_bars_parent_class)->css_changed (widget, change);

  lm_zahlenschlacht_chalk_read (&self->chalk, widget);
  gtk_widget_queue_resize (widget);
}

static void
lm_zahlenschlacht_bars_dispose (GObject *object)
{
  LmZahlenschlachtBars *self = LM_ZAHLENSCHLACHT_BARS (object);

  if (self->adjustment != NULL)
    g_signal_handlers_disconnect_by_data (self->adjustment, self);
  g_clear_object (&self->adjustment);

  G_OBJECT_CLASS (lm_zahlenschlacht_bars_parent_class)->dispose (object);
}

static void
lm_zahlenschlacht_bars_class_init (LmZahlenschlachtBarsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_zahlenschlacht_bars_dispose;
  widget_class->measure = lm_zahlenschlacht_bars_measure;
  widget_class->snapshot = lm_zahlenschlacht_bars_snapshot;
  widget_class->css_changed = lm_zahlenschlacht_bars_css_changed;

  gtk_widget_class_set_css_name (widget_class, "slatebars");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lm_zahlenschlacht_bars_init (LmZahlenschlachtBars *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}

GtkWidget *
lm_zahlenschlacht_bars_new (LmZahlenschlachtScene *scene)
{
  LmZahlenschlachtBars *self = g_object_new (LM_TYPE_ZAHLENSCHLACHT_BARS, NULL);

  self->scene = scene;

  return GTK_WIDGET (self);
}

void
lm_zahlenschlacht_bars_set_adjustment (LmZahlenschlachtBars *self,
                                       GtkAdjustment        *adjustment)
{
  g_return_if_fail (self->adjustment == NULL);

  self->adjustment = g_object_ref (adjustment);
  g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_swapped (adjustment, "changed", G_CALLBACK (gtk_widget_queue_draw), self);
}

/* Brings the class that is pointed at into sight. */
static void
show_pointed (LmZahlenschlachtBars *self)
{
  const guint pointed = lm_zahlenschlacht_scene_get_pointed (self->scene);
  const double height = get_row_height (self);
  double top;

  if (pointed == 0 || self->adjustment == NULL)
    return;

  top = MARGIN + height * lm_zahlenschlacht_residues_find_class (lm_zahlenschlacht_scene_get_residues (self->scene),
                                                                 pointed);
  gtk_adjustment_clamp_page (self->adjustment, top - height, top + 2 * height);
}

/* Shows what has changed in the scene. */
void
lm_zahlenschlacht_bars_update (LmZahlenschlachtBars *self)
{
  const LmZahlenschlachtResidues *residues = lm_zahlenschlacht_scene_get_residues (self->scene);
  guint n_rows;

  n_rows = residues != NULL ? lm_zahlenschlacht_residues_get_n_classes (residues) : 0;
  if (n_rows != self->n_rows)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->n_rows = n_rows;
  if (n_rows > 0)
    show_pointed (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
