/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart.c: what can be read along one axis or two: curves, bars, maps. */

#include "lm-chart-private.h"

#include <math.h>

#define LEAST_WIDTH 160
#define LINES 11.0

/* Narrower cells of a map cannot be told apart, and flatter ones have no letters: where there are more it is scrolled. */
#define LEAST_CELL_WIDTH 5.0
#define LEAST_CELL_HEIGHT 14.0

G_DEFINE_FINAL_TYPE_WITH_CODE (LmChart, lm_chart, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  MOVED,
  POINTED,
  CHOSEN,
  LOOK_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- where things are ---------------------------------------------------- */

/* All of a map at its least size, from its size without zoom. */
static void
find_zooms (LmChart           *self,
            const LmChartPlot *plot)
{
  const double fit_width = plot->scale_x * self->x.step;
  const double fit_height = plot->scale_y * self->y.step;
  const double width = MAX (fit_width, self->cell_width);
  const double height = MAX (fit_height, MIN (LEAST_CELL_HEIGHT, width));

  self->zoom_x = self->zoom * (self->map ? width / fit_width : 1);
  self->zoom_y = self->map ? self->zoom * height / fit_height : 1;
}

void
lm_chart_find_places (LmChart     *self,
                      LmChartPlot *plot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double width = gtk_widget_get_width (widget);
  const double height = gtk_widget_get_height (widget);

  *plot = (LmChartPlot) {
    .text = gtk_widget_get_pango_context (widget),
    .style = self->style,
    .x = self->x,
    .y = self->y,
    .offset_x = lm_board_scroll_get_value (&self->scroll, GTK_ORIENTATION_HORIZONTAL),
    .offset_y = lm_board_scroll_get_value (&self->scroll, GTK_ORIENTATION_VERTICAL),
  };
  lm_chart_plot_measure (plot, width, height, 1, 1);
  find_zooms (self, plot);
  lm_chart_plot_measure (plot, width, height, self->zoom_x, self->zoom_y);
}

gboolean
lm_chart_is_ready (LmChart *self)
{
  return self->x.step > 0 && self->reach >= self->x.lower;
}

/**
 * lm_chart_get_reading:
 * @self: a chart
 * @x: (out): the value that is read
 * @y: (out) (optional): of a map, the other one
 */
void
lm_chart_get_reading (LmChart *self,
                      double  *x,
                      double  *y)
{
  g_return_if_fail (LM_IS_CHART (self));

  *x = MIN (self->read_x, self->reach);
  if (y != NULL)
    *y = self->read_y;
}

static char *
describe (LmChart *self,
          double   x,
          double   y)
{
  return self->funcs->describe (self->page, x, y);
}

/**
 * lm_chart_describe:
 * @self: a chart
 *
 * Returns: (transfer full): what is read: of a map where the pointer is, or
 *   else where the keyboard is
 */
char *
lm_chart_describe (LmChart *self)
{
  double x, y;

  g_return_val_if_fail (LM_IS_CHART (self), NULL);

  lm_chart_get_reading (self, &x, &y);
  return self->pointing ? describe (self, self->pointed_x, self->pointed_y) : describe (self, x, y);
}

static void
update_accessible (LmChart *self)
{
  g_autofree char *text = NULL;
  double x, y;

  if (!lm_chart_is_ready (self))
    return;

  lm_chart_get_reading (self, &x, &y);
  text = describe (self, x, y);
  if (self->map)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                    GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, self->x.lower,
                                    GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, MAX (self->reach, self->x.lower),
                                    GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, x,
                                    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                    -1);
}

/**
 * lm_chart_changed:
 * @self: a chart
 *
 * To be called when what it shows is not the same any more.
 */
void
lm_chart_changed (LmChart *self)
{
  g_return_if_fail (LM_IS_CHART (self));

  g_clear_object (&self->layer);
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
show_reading (LmChart *self)
{
  LmChartPlot plot;
  graphene_rect_t cell;
  double x, y;

  if (!lm_chart_is_ready (self) || gtk_widget_get_width (GTK_WIDGET (self)) == 0)
    return;

  lm_chart_find_places (self, &plot);
  lm_chart_get_reading (self, &x, &y);
  lm_chart_plot_get_cell (&plot, x, y, &cell);
  graphene_rect_offset (&cell, plot.offset_x - plot.area.origin.x, plot.offset_y - plot.area.origin.y);
  lm_board_scroll_show (&self->scroll, GTK_ORIENTATION_HORIZONTAL, cell.origin.x, cell.origin.x + cell.size.width);
  if (self->map)
    lm_board_scroll_show (&self->scroll, GTK_ORIENTATION_VERTICAL, cell.origin.y, cell.origin.y + cell.size.height);
}

/**
 * lm_chart_read_at:
 * @self: a chart
 * @x: where to read it; where that is the last one or beyond, it stays there
 *   while the chart grows
 * @y: of a map, the other value
 */
void
lm_chart_read_at (LmChart *self,
                  double   x,
                  double   y)
{
  g_return_if_fail (LM_IS_CHART (self));

  self->read_x = x >= self->reach && !self->map ? INFINITY : CLAMP (x, self->x.lower, self->x.upper);
  self->read_y = CLAMP (y, self->y.lower, self->y.upper);
  show_reading (self);
  self->to_show = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Whoever walks with the keyboard does not mean the place where the pointer rests. */
void
lm_chart_move_to (LmChart *self,
                  double   x,
                  double   y)
{
  self->pointing = FALSE;
  lm_chart_read_at (self, x, y);
  g_signal_emit (self, signals[MOVED], 0);
}

void
lm_chart_choose (LmChart *self)
{
  if (lm_chart_is_ready (self))
    g_signal_emit (self, signals[CHOSEN], 0);
}

void
lm_chart_point_at (LmChart *self,
                   gboolean pointing,
                   double   x,
                   double   y)
{
  if (self->pointing == pointing && self->pointed_x == x && self->pointed_y == y)
    return;

  self->pointing = pointing;
  self->pointed_x = x;
  self->pointed_y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[POINTED], 0);
}

/**
 * lm_chart_zoom:
 * @self: a chart
 * @factor: how many times as large as now to show it
 */
void
lm_chart_zoom (LmChart *self,
               double   factor)
{
  g_return_if_fail (LM_IS_CHART (self));

  if (self->funcs->zoom != NULL)
    {
      if (lm_chart_is_ready (self))
        self->funcs->zoom (self->page, factor);
      return;
    }

  self->zoom = CLAMP (self->zoom * factor, 1, self->max_zoom);
  /* Scrollbars come and go with it, which is up to whoever is around. */
  gtk_widget_queue_resize (GTK_WIDGET (self));
  lm_chart_changed (self);
}

/* --- drawing ------------------------------------------------------------- */

static void
draw_area (LmChart     *self,
           LmChartPlot *plot)
{
  cairo_save (plot->cr);
  cairo_rectangle (plot->cr, plot->area.origin.x - 3, plot->area.origin.y - 3,
                   plot->area.size.width + 6, plot->area.size.height + 6);
  cairo_clip (plot->cr);
  self->funcs->draw (self->page, plot);
  cairo_restore (plot->cr);
}

/* Without what belongs to the pointer and the keyboard: so it goes into files. */
static void
draw (LmChart     *self,
      LmChartPlot *plot)
{
  lm_chart_plot_draw_grid (plot);
  draw_area (self, plot);
  lm_chart_plot_draw_numbers (plot);
}

static void
draw_reading (LmChart           *self,
              const LmChartPlot *plot)
{
  double x;

  if (self->funcs->get_value == NULL)
    return;

  lm_chart_get_reading (self, &x, NULL);
  lm_chart_plot_draw_reading (plot, &plot->style.win, x, self->funcs->get_value (self->page, x));
}

static void
draw_pointed (LmChart           *self,
              const LmChartPlot *plot)
{
  graphene_rect_t cell;

  if (!self->pointing)
    return;

  lm_chart_plot_get_cell (plot, self->pointed_x, self->pointed_y, &cell);
  gdk_cairo_set_source_rgba (plot->cr, &plot->style.foreground);
  cairo_set_line_width (plot->cr, 1);
  cairo_rectangle (plot->cr, cell.origin.x - 0.5, cell.origin.y - 0.5, cell.size.width, cell.size.height);
  cairo_stroke (plot->cr);
}

static void
draw_focus (LmChart           *self,
            const LmChartPlot *plot)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (self->map || !gtk_widget_has_visible_focus (widget))
    return;

  gdk_cairo_set_source_rgba (plot->cr, &plot->style.accent);
  cairo_set_line_width (plot->cr, 2);
  cairo_rectangle (plot->cr, 1, 1, gtk_widget_get_width (widget) - 2, gtk_widget_get_height (widget) - 2);
  cairo_stroke (plot->cr);
}

static void
lm_chart_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  LmChart *self = LM_CHART (widget);
  LmChartPlot plot;

  if (self->x.step <= 0)
    return;

  lm_chart_find_places (self, &plot);
  if (self->map)
    lm_chart_append_layer (self, &plot, snapshot);
  plot.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                      gtk_widget_get_height (widget)));
  if (self->map)
    lm_chart_plot_draw_numbers (&plot);
  else
    draw (self, &plot);
  if (lm_chart_is_ready (self))
    draw_reading (self, &plot);
  draw_pointed (self, &plot);
  draw_focus (self, &plot);
  cairo_destroy (plot.cr);
  gtk_snapshot_push_clip (snapshot, &plot.area);
  GTK_WIDGET_CLASS (lm_chart_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_pop (snapshot);
}

/* --- the widget ---------------------------------------------------------- */

static void
allocate_button (LmChart           *self,
                 const LmChartPlot *plot)
{
  graphene_rect_t cell;
  int minimum;

  lm_chart_plot_get_cell (plot, self->read_x, self->read_y, &cell);
  gtk_widget_measure (self->button, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->button, &(GtkAllocation) { cell.origin.x, cell.origin.y,
                                                             cell.size.width, cell.size.height }, -1);
}

static void
configure_scroll (LmChart           *self,
                  const LmChartPlot *plot)
{
  lm_board_scroll_configure (&self->scroll, GTK_ORIENTATION_HORIZONTAL, plot->offset_x,
                             plot->area.size.width * self->zoom_x, plot->area.size.width, plot->scale_x * self->x.step);
  lm_board_scroll_configure (&self->scroll, GTK_ORIENTATION_VERTICAL, plot->offset_y,
                             plot->area.size.height * self->zoom_y, plot->area.size.height,
                             plot->scale_y * self->y.step);
}

static void
lm_chart_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  LmChart *self = LM_CHART (widget);
  LmChartPlot plot;
  gboolean letters;

  if (self->x.step <= 0)
    return;

  lm_chart_find_places (self, &plot);
  configure_scroll (self, &plot);
  if (self->to_show)
    show_reading (self);
  self->to_show = FALSE;
  lm_chart_find_places (self, &plot);
  if (!self->map)
    return;

  allocate_button (self, &plot);
  letters = lm_chart_plot_has_letters (&plot);
  if (letters != self->letters)
    {
      self->letters = letters;
      g_signal_emit (self, signals[LOOK_CHANGED], 0);
    }
}

static double
get_line (GtkWidget *widget)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, "0");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static void
lm_chart_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  LmChart *self = LM_CHART (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? (int) (self->lines * get_line (widget)) : self->width;
}

static gboolean
lm_chart_grab_focus (GtkWidget *widget)
{
  LmChart *self = LM_CHART (widget);

  return self->map ? gtk_widget_grab_focus (self->button)
                   : GTK_WIDGET_CLASS (lm_chart_parent_class)->grab_focus (widget);
}

static gboolean
lm_chart_focus (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  LmChart *self = LM_CHART (widget);

  if (!self->map)
    return GTK_WIDGET_CLASS (lm_chart_parent_class)->focus (widget, direction);

  return !gtk_widget_has_focus (self->button) && gtk_widget_grab_focus (self->button);
}

static void
lm_chart_css_changed (GtkWidget         *widget,
                      GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (lm_chart_parent_class)->css_changed (widget, change);
  lm_board_style_read (&LM_CHART (widget)->style, widget);
  gtk_widget_queue_resize (widget);
}

/* The focus comes and goes with the state. */
static void
lm_chart_state_flags_changed (GtkWidget     *widget,
                              GtkStateFlags  before)
{
  GTK_WIDGET_CLASS (lm_chart_parent_class)->state_flags_changed (widget, before);
  gtk_widget_queue_draw (widget);
}

static void
lm_chart_dispose (GObject *object)
{
  LmChart *self = LM_CHART (object);

  lm_board_scroll_clear (&self->scroll);
  g_clear_object (&self->layer);
  g_clear_pointer (&self->button, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_chart_parent_class)->dispose (object);
}

static void
lm_chart_class_init (LmChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const char *const names[] = { "moved", "pointed", "chosen", "look-changed" };

  object_class->dispose = lm_chart_dispose;
  widget_class->snapshot = lm_chart_snapshot;
  widget_class->measure = lm_chart_measure;
  widget_class->size_allocate = lm_chart_size_allocate;
  widget_class->grab_focus = lm_chart_grab_focus;
  widget_class->focus = lm_chart_focus;
  widget_class->css_changed = lm_chart_css_changed;
  widget_class->state_flags_changed = lm_chart_state_flags_changed;
  widget_class->query_tooltip = lm_chart_query_tooltip;

  lm_board_scroll_class_init (object_class, G_STRUCT_OFFSET (LmChart, scroll));
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = lm_signal_new (klass, names[i], 0);

  lm_chart_add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "chart");
}

static void
lm_chart_init (LmChart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->scroll.widget = widget;
  self->max_zoom = self->zoom = 1;
  self->cell_width = LEAST_CELL_WIDTH;
  self->width = LEAST_WIDTH;
  self->lines = LINES;
  self->read_x = INFINITY;
  gtk_widget_set_has_tooltip (widget, TRUE);
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  lm_chart_add_controllers (self);
}

/* Over the cell that is read, for the keyboard and a screen reader; the pointer is the chart's own. */
static void
add_button (LmChart *self)
{
  self->button = gtk_button_new ();
  gtk_widget_add_css_class (self->button, "cell");
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (lm_chart_choose), self);
  gtk_widget_set_can_target (self->button, FALSE);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

/**
 * lm_chart_new:
 * @funcs: what the page does for it; static
 * @page: for @funcs, outlives the chart
 * @map: whether both axes have cells
 *
 * Returns: (transfer floating): a chart of nothing yet
 */
GtkWidget *
lm_chart_new (const LmChartFuncs *funcs,
              gpointer            page,
              gboolean            map)
{
  LmChart *self = g_object_new (LM_TYPE_CHART, "accessible-role",
                                map ? GTK_ACCESSIBLE_ROLE_GROUP : GTK_ACCESSIBLE_ROLE_SLIDER, NULL);

  self->funcs = funcs;
  self->page = page;
  self->map = map;
  gtk_widget_set_focusable (GTK_WIDGET (self), !map);
  if (map)
    add_button (self);
  return GTK_WIDGET (self);
}

/**
 * lm_chart_set_size:
 * @self: a chart
 * @width: its least width, in pixels
 * @lines: its least height, in lines of text
 */
void
lm_chart_set_size (LmChart *self,
                   int      width,
                   double   lines)
{
  g_return_if_fail (LM_IS_CHART (self));

  self->width = width;
  self->lines = lines;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * lm_chart_set_names:
 * @self: a chart
 * @label: what a screen reader calls it
 * @description: (nullable): what the keys do
 */
void
lm_chart_set_names (LmChart    *self,
                    const char *label,
                    const char *description)
{
  g_return_if_fail (LM_IS_CHART (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (description != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

/**
 * lm_chart_set_axes:
 * @self: a chart
 * @x: the horizontal axis
 * @y: the vertical axis
 * @reach: the last value of the horizontal axis that can be read; less than its
 *   lower end when nothing can yet
 *
 * Shows another part of the world.
 */
void
lm_chart_set_axes (LmChart           *self,
                   const LmChartAxis *x,
                   const LmChartAxis *y,
                   double             reach)
{
  g_return_if_fail (LM_IS_CHART (self));
  g_return_if_fail (x->step > 0 && y->step > 0);

  self->x = *x;
  self->y = *y;
  self->reach = MIN (reach, x->upper);
  if (self->map)
    self->read_x = isfinite (self->read_x) ? CLAMP (self->read_x, x->lower, x->upper) : x->lower;
  self->read_y = CLAMP (self->read_y, y->lower, y->upper);
  self->pointing = FALSE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  lm_chart_changed (self);
}

/**
 * lm_chart_set_max_zoom:
 * @self: a chart in a scrolled window
 * @zoom: how many times as large as the window it may become
 */
void
lm_chart_set_max_zoom (LmChart *self,
                       double   zoom)
{
  g_return_if_fail (LM_IS_CHART (self));

  self->max_zoom = zoom;
  lm_chart_zoom (self, 1);
}

/**
 * lm_chart_set_cell_width:
 * @self: a map in a scrolled window
 * @width: how wide a column is at least, in pixels
 */
void
lm_chart_set_cell_width (LmChart *self,
                         double   width)
{
  g_return_if_fail (LM_IS_CHART (self));

  self->cell_width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Returns: whether its cells are large enough for letters */
gboolean
lm_chart_has_letters (LmChart *self)
{
  g_return_val_if_fail (LM_IS_CHART (self), FALSE);

  return self->letters;
}
