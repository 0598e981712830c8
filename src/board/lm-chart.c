/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart.c: what can be read along one axis or two: curves, bars, maps. */

#include "config.h"

#include "lm-chart.h"

#include "lm-board-scroll.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#define LEAST_WIDTH 160
#define LINES 11.0

#define ZOOM_STEP 1.5

/* Narrower cells of a map cannot be told apart, and flatter ones have no letters: where there are more it is scrolled. */
#define LEAST_CELL_WIDTH 5.0
#define LEAST_CELL_HEIGHT 14.0

/* Of the keys for a page, in steps of the axis. */
#define PAGE 10

/* Around a chart in a file. */
#define FILE_MARGIN 24

/* Of a PNG, for each of a drawing. */
#define FILE_PIXELS 2

struct _LmChart
{
  GtkWidget           parent_instance;

  const LmChartFuncs *funcs;
  gpointer            page;
  gboolean            map;       /* both axes have cells */
  LmChartAxis         x;
  LmChartAxis         y;
  double              reach;     /* the last x that can be read */
  double              max_zoom;
  double              zoom;
  double              zoom_x;    /* as far as what is to be seen is larger than the window */
  double              zoom_y;
  double              cell_width; /* at least */
  int                 width;     /* at least */
  double              lines;     /* of the height, in lines of text */

  double              read_x;    /* INFINITY: always the last one */
  double              read_y;
  gboolean            to_show;   /* as soon as there is room */
  gboolean            pointing;
  double              pointed_x;
  double              pointed_y;
  gboolean            letters;

  LmBoardScroll       scroll;
  LmBoardStyle        style;
  GtkWidget          *button;    /* of a map, over the cell that is read */
};

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

static void
measure (LmChart     *self,
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

static gboolean
is_ready (LmChart *self)
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

/**
 * lm_chart_get_pointed:
 * @self: a map
 * @x: (out): where the pointer is
 * @y: (out): where the pointer is
 *
 * Returns: whether it is anywhere
 */
gboolean
lm_chart_get_pointed (LmChart *self,
                      double  *x,
                      double  *y)
{
  g_return_val_if_fail (LM_IS_CHART (self), FALSE);

  *x = self->pointed_x;
  *y = self->pointed_y;
  return self->pointing;
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

  if (!is_ready (self))
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

  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
show_reading (LmChart *self)
{
  LmChartPlot plot;
  graphene_rect_t cell;
  double x, y;

  if (!is_ready (self) || gtk_widget_get_width (GTK_WIDGET (self)) == 0)
    return;

  measure (self, &plot);
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
  lm_chart_changed (self);
}

/* Whoever walks with the keyboard does not mean the place where the pointer rests. */
static void
move_to (LmChart *self,
         double   x,
         double   y)
{
  self->pointing = FALSE;
  lm_chart_read_at (self, x, y);
  g_signal_emit (self, signals[MOVED], 0);
}

/* --- keys ---------------------------------------------------------------- */

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *parameters,
         gpointer   user_data)
{
  LmChart *self = LM_CHART (widget);
  int right, up;
  double x, y;

  if (!is_ready (self))
    return FALSE;

  g_variant_get (parameters, "(ii)", &right, &up);
  /* Where there is one axis only, a page is along it; the arrows up and down leave the chart. */
  if (!self->map && ABS (up) == 1)
    return FALSE;
  if (!self->map && up != 0)
    right = up;
  lm_chart_get_reading (self, &x, &y);
  move_to (self, CLAMP (x + right * self->x.step, self->x.lower, self->reach),
           y + (self->y.downwards ? -up : up) * self->y.step);
  return TRUE;
}

static gboolean
zoom_cb (GtkWidget *widget,
         GVariant  *parameters,
         gpointer   user_data)
{
  LmChart *self = LM_CHART (widget);

  if (self->max_zoom <= 1)
    return FALSE;

  lm_chart_zoom (self, g_variant_get_double (parameters));
  return TRUE;
}

static void
choose (LmChart *self)
{
  if (is_ready (self))
    g_signal_emit (self, signals[CHOSEN], 0);
}

static gboolean
choose_cb (GtkWidget *widget,
           GVariant  *parameters,
           gpointer   user_data)
{
  choose (LM_CHART (widget));
  return TRUE;
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

  self->zoom = CLAMP (self->zoom * factor, 1, self->max_zoom);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  lm_chart_changed (self);
}

/* --- pointer ------------------------------------------------------------- */

static gboolean
find_at (LmChart *self,
         double   px,
         double   py,
         double  *x,
         double  *y)
{
  LmChartPlot plot;

  if (!is_ready (self))
    return FALSE;

  measure (self, &plot);
  if (self->map && !graphene_rect_contains_point (&plot.area, &GRAPHENE_POINT_INIT (px, py)))
    return FALSE;

  *x = MIN (lm_chart_plot_find_x (&plot, px), self->reach);
  *y = self->map ? lm_chart_plot_find_y (&plot, py) : self->y.lower;
  return TRUE;
}

static void
pressed_cb (LmChart *self,
            int      n_press,
            double   px,
            double   py)
{
  double x, y;

  if (!find_at (self, px, py, &x, &y))
    return;

  gtk_widget_grab_focus (self->map ? self->button : GTK_WIDGET (self));
  move_to (self, x, y);
  if (!self->map && n_press == 2)
    choose (self);
}

/* Not where a finger has scrolled meanwhile. */
static void
released_cb (LmChart *self,
             int      n_press,
             double   px,
             double   py)
{
  double x, y;

  if (self->map && find_at (self, px, py, &x, &y) && x == self->read_x && y == self->read_y)
    choose (self);
}

static void
drag_update_cb (LmChart        *self,
                double          offset_x,
                double          offset_y,
                GtkGestureDrag *drag)
{
  double px, py, x, y;

  if (!self->map && gtk_gesture_drag_get_start_point (drag, &px, &py)
      && find_at (self, px + offset_x, py, &x, &y))
    move_to (self, x, y);
}

static void
point_at (LmChart *self,
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

static void
motion_cb (LmChart *self,
           double   px,
           double   py)
{
  double x = 0, y = 0;
  const gboolean found = self->map && find_at (self, px, py, &x, &y);

  point_at (self, found, x, y);
}

static void
leave_cb (LmChart *self)
{
  point_at (self, FALSE, 0, 0);
}

static gboolean
scroll_cb (LmChart                  *self,
           double                    dx,
           double                    dy,
           GtkEventControllerScroll *controller)
{
  const GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if ((state & GDK_CONTROL_MASK) == 0 || dy == 0 || self->max_zoom <= 1)
    return GDK_EVENT_PROPAGATE;

  lm_chart_zoom (self, dy < 0 ? ZOOM_STEP : 1 / ZOOM_STEP);
  return GDK_EVENT_STOP;
}

static gboolean
lm_chart_query_tooltip (GtkWidget  *widget,
                        int         px,
                        int         py,
                        gboolean    keyboard_tooltip,
                        GtkTooltip *tooltip)
{
  LmChart *self = LM_CHART (widget);
  g_autofree char *text = NULL;
  LmChartPlot plot;
  graphene_rect_t cell;
  double x, y;

  if (!is_ready (self))
    return FALSE;
  if (keyboard_tooltip)
    lm_chart_get_reading (self, &x, &y);
  else if (!find_at (self, px, py, &x, &y))
    return FALSE;

  text = describe (self, x, y);
  gtk_tooltip_set_text (tooltip, text);
  if (self->map)
    {
      measure (self, &plot);
      lm_chart_plot_get_cell (&plot, x, y, &cell);
      gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { cell.origin.x, cell.origin.y, cell.size.width, cell.size.height });
    }
  return TRUE;
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

  measure (self, &plot);
  plot.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                      gtk_widget_get_height (widget)));
  draw (self, &plot);
  if (is_ready (self))
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

  measure (self, &plot);
  configure_scroll (self, &plot);
  if (self->to_show)
    show_reading (self);
  self->to_show = FALSE;
  measure (self, &plot);
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
lm_chart_get_property (GObject    *object,
                       guint       property_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  if (!lm_board_scroll_get_property (&LM_CHART (object)->scroll, property_id, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
lm_chart_set_property (GObject      *object,
                       guint         property_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  if (!lm_board_scroll_set_property (&LM_CHART (object)->scroll, property_id, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
lm_chart_dispose (GObject *object)
{
  LmChart *self = LM_CHART (object);

  lm_board_scroll_clear (&self->scroll);
  g_clear_pointer (&self->button, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_chart_parent_class)->dispose (object);
}

static void
add_bindings (GtkWidgetClass *widget_class)
{
  /* Enough to get to the end. */
  const int far = G_MAXINT / 4;
  const struct { guint keys[2]; int right, up; } steps[] = {
    { { GDK_KEY_Left, GDK_KEY_KP_Left }, -1, 0 },
    { { GDK_KEY_Right, GDK_KEY_KP_Right }, 1, 0 },
    { { GDK_KEY_Up, GDK_KEY_KP_Up }, 0, 1 },
    { { GDK_KEY_Down, GDK_KEY_KP_Down }, 0, -1 },
    { { GDK_KEY_Home, GDK_KEY_KP_Home }, -far, 0 },
    { { GDK_KEY_End, GDK_KEY_KP_End }, far, 0 },
    { { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up }, 0, PAGE },
    { { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down }, 0, -PAGE },
  };
  const struct { guint key; double factor; } zooms[] = {
    { GDK_KEY_plus, ZOOM_STEP }, { GDK_KEY_KP_Add, ZOOM_STEP }, { GDK_KEY_equal, ZOOM_STEP },
    { GDK_KEY_minus, 1 / ZOOM_STEP }, { GDK_KEY_KP_Subtract, 1 / ZOOM_STEP },
  };
  const guint choices[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    for (guint j = 0; j < G_N_ELEMENTS (steps[i].keys); j++)
      gtk_widget_class_add_binding (widget_class, steps[i].keys[j], 0, step_cb, "(ii)", steps[i].right, steps[i].up);
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    gtk_widget_class_add_binding (widget_class, zooms[i].key, 0, zoom_cb, "d", zooms[i].factor);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    gtk_widget_class_add_binding (widget_class, choices[i], 0, choose_cb, NULL);
}

static void
lm_chart_class_init (LmChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const char *const names[] = { "moved", "pointed", "chosen", "look-changed" };

  object_class->get_property = lm_chart_get_property;
  object_class->set_property = lm_chart_set_property;
  object_class->dispose = lm_chart_dispose;
  widget_class->snapshot = lm_chart_snapshot;
  widget_class->measure = lm_chart_measure;
  widget_class->size_allocate = lm_chart_size_allocate;
  widget_class->grab_focus = lm_chart_grab_focus;
  widget_class->focus = lm_chart_focus;
  widget_class->css_changed = lm_chart_css_changed;
  widget_class->state_flags_changed = lm_chart_state_flags_changed;
  widget_class->query_tooltip = lm_chart_query_tooltip;

  lm_board_scroll_class_init (object_class);
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);

  add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "chart");
}

static void
add_controllers (LmChart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL
                                                                | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (widget, motion);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (widget, scroll);
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
  add_controllers (self);
}

/* Over the cell that is read, for the keyboard and a screen reader; the pointer is the chart's own. */
static void
add_button (LmChart *self)
{
  self->button = gtk_button_new ();
  gtk_widget_add_css_class (self->button, "cell");
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (choose), self);
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
  gtk_widget_queue_allocate (GTK_WIDGET (self));
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
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * lm_chart_has_letters:
 * @self: a map
 *
 * Returns: whether its cells are large enough for letters
 */
gboolean
lm_chart_has_letters (LmChart *self)
{
  g_return_val_if_fail (LM_IS_CHART (self), FALSE);

  return self->letters;
}

/* --- files --------------------------------------------------------------- */

static cairo_status_t
write_cb (gpointer             closure,
          const unsigned char *data,
          unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
create_surface (LmChartFormat  format,
                double         width,
                double         height,
                GByteArray    *bytes)
{
  switch (format)
    {
    case LM_CHART_SVG:
      return cairo_svg_surface_create_for_stream (write_cb, bytes, width, height);
    case LM_CHART_PDF:
      return cairo_pdf_surface_create_for_stream (write_cb, bytes, width, height);
    case LM_CHART_PNG:
    case LM_CHART_CSV:
    default:
      return cairo_image_surface_create (CAIRO_FORMAT_RGB24, FILE_PIXELS * width, FILE_PIXELS * height);
    }
}

/* On paper: dark on white, whatever the window looks like. */
static LmBoardStyle
get_paper_style (LmChart *self)
{
  LmBoardStyle style = self->style;

  style.foreground = (GdkRGBA) { 0, 0, 0, 1 };
  style.background = (GdkRGBA) { 1, 1, 1, 1 };
  style.win = (GdkRGBA) { 0.07, 0.48, 0.45, 1 };
  style.loss = (GdkRGBA) { 0.74, 0.29, 0, 1 };
  style.dark = style.high_contrast = FALSE;
  return style;
}

static void
draw_file_title (LmChart           *self,
                 const LmChartPlot *plot)
{
  g_autofree char *title = self->funcs->get_title (self->page);

  lm_chart_plot_draw_text (plot, title, plot->area.origin.x, 0, 0);
  cairo_translate (plot->cr, 0, 2 * plot->line);
}

static void
draw_page (LmChart         *self,
           cairo_surface_t *surface,
           double           width,
           double           height)
{
  LmChartPlot plot = {
    .cr = cairo_create (surface),
    .text = gtk_widget_get_pango_context (GTK_WIDGET (self)),
    .style = get_paper_style (self),
    .x = self->x,
    .y = self->y,
  };

  if (cairo_surface_get_type (surface) == CAIRO_SURFACE_TYPE_IMAGE)
    cairo_scale (plot.cr, FILE_PIXELS, FILE_PIXELS);
  gdk_cairo_set_source_rgba (plot.cr, &plot.style.background);
  cairo_paint (plot.cr);
  cairo_translate (plot.cr, FILE_MARGIN, FILE_MARGIN);
  width -= 2 * FILE_MARGIN;
  height -= 2 * FILE_MARGIN;
  lm_chart_plot_measure (&plot, width, height, 1, 1);
  if (self->funcs->get_title != NULL)
    {
      lm_chart_plot_measure (&plot, width, height - 2 * plot.line, 1, 1);
      draw_file_title (self, &plot);
    }
  draw (self, &plot);
  cairo_destroy (plot.cr);
}

static GBytes *
export_drawing (LmChart        *self,
                LmChartFormat   format,
                double          width,
                double          height,
                GError        **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = create_surface (format, width, height, bytes);
  cairo_status_t status;

  draw_page (self, surface, width, height);
  if (format == LM_CHART_PNG)
    cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS || status == CAIRO_STATUS_SURFACE_FINISHED)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return NULL;
}

/**
 * lm_chart_export:
 * @self: a chart
 * @format: what to write
 * @width: of a drawing, in points; a PNG has two pixels for each
 * @height: of a drawing
 * @error: return location for %G_IO_ERROR_FAILED
 *
 * Draws the whole chart, however it is zoomed, in dark on white.
 *
 * Returns: (transfer full) (nullable): what is to be in the file
 */
GBytes *
lm_chart_export (LmChart        *self,
                 LmChartFormat   format,
                 double          width,
                 double          height,
                 GError        **error)
{
  char *table;

  g_return_val_if_fail (LM_IS_CHART (self), NULL);

  if (format != LM_CHART_CSV)
    return export_drawing (self, format, width, height, error);

  table = self->funcs->to_csv != NULL ? self->funcs->to_csv (self->page) : g_strdup ("");
  return g_bytes_new_take (table, strlen (table));
}
