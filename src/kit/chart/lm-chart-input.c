/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart-input.c: how a chart is read with the keyboard and the pointer. */

#include "lm-chart-private.h"

/* Of the keys for a page, in steps of the axis. */
#define PAGE 10

/* --- keys ---------------------------------------------------------------- */

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *parameters,
         gpointer   user_data)
{
  LmChart *self = LM_CHART (widget);
  int right, up;
  double x, y;

  if (!lm_chart_is_ready (self))
    return FALSE;

  g_variant_get (parameters, "(ii)", &right, &up);
  /* Where there is one axis only, a page is along it; the arrows up and down leave the chart. */
  if (!self->map && ABS (up) == 1)
    return FALSE;
  if (!self->map && up != 0)
    right = up;
  if (self->funcs->step != NULL)
    self->funcs->step (self->page, right);
  lm_chart_get_reading (self, &x, &y);
  if (self->funcs->step == NULL)
    x = CLAMP (x + right * self->x.step, self->x.lower, self->reach);
  lm_chart_move_to (self, x,
           y + (self->y.downwards ? -up : up) * self->y.step);
  return TRUE;
}

static gboolean
can_zoom (LmChart *self)
{
  return self->max_zoom > 1 || self->funcs->zoom != NULL;
}

static gboolean
zoom_cb (GtkWidget *widget,
         GVariant  *parameters,
         gpointer   user_data)
{
  LmChart *self = LM_CHART (widget);

  if (!can_zoom (self))
    return FALSE;

  lm_chart_zoom (self, g_variant_get_double (parameters));
  return TRUE;
}

static gboolean
choose_cb (GtkWidget *widget,
           GVariant  *parameters,
           gpointer   user_data)
{
  lm_chart_choose (LM_CHART (widget));
  return TRUE;
}

void
lm_chart_add_bindings (GtkWidgetClass *widget_class)
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
    { GDK_KEY_plus, LM_CHART_ZOOM_STEP }, { GDK_KEY_KP_Add, LM_CHART_ZOOM_STEP }, { GDK_KEY_equal, LM_CHART_ZOOM_STEP },
    { GDK_KEY_minus, 1 / LM_CHART_ZOOM_STEP }, { GDK_KEY_KP_Subtract, 1 / LM_CHART_ZOOM_STEP },
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

/* --- pointer ------------------------------------------------------------- */

static gboolean
find_at (LmChart *self,
         double   px,
         double   py,
         double  *x,
         double  *y)
{
  LmChartPlot plot;

  if (!lm_chart_is_ready (self))
    return FALSE;

  lm_chart_find_places (self, &plot);
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
  /* What was read at the first press may have come away from under the pointer. */
  if (!self->map && n_press == 2)
    lm_chart_choose (self);
  else
    lm_chart_move_to (self, x, y);
}

/* What a map opens was named under the pointer, where a strip is read by the first click; not where a finger has scrolled meanwhile. */
static void
released_cb (LmChart *self,
             int      n_press,
             double   px,
             double   py)
{
  double x, y;

  if (self->map && n_press >= (self->y.bare ? 2 : 1) && find_at (self, px, py, &x, &y) && x == self->read_x && y == self->read_y)
    lm_chart_choose (self);
}

static void
drag_update_cb (LmChart        *self,
                double          offset_x,
                double          offset_y,
                GtkGestureDrag *drag)
{
  double px, py, x, y;

  if (!self->map && self->funcs->step == NULL && gtk_gesture_drag_get_start_point (drag, &px, &py)
      && find_at (self, px + offset_x, py, &x, &y))
    lm_chart_move_to (self, x, y);
}

static void
motion_cb (LmChart *self,
           double   px,
           double   py)
{
  double x = 0, y = 0;
  const gboolean found = self->map && find_at (self, px, py, &x, &y);

  lm_chart_point_at (self, found, x, y);
}

static void
leave_cb (LmChart *self)
{
  lm_chart_point_at (self, FALSE, 0, 0);
}

static gboolean
scroll_cb (LmChart                  *self,
           double                    dx,
           double                    dy,
           GtkEventControllerScroll *controller)
{
  const GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if ((state & GDK_CONTROL_MASK) == 0 || dy == 0 || !can_zoom (self))
    return GDK_EVENT_PROPAGATE;

  lm_chart_zoom (self, dy < 0 ? LM_CHART_ZOOM_STEP : 1 / LM_CHART_ZOOM_STEP);
  return GDK_EVENT_STOP;
}

gboolean
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

  if (!lm_chart_is_ready (self))
    return FALSE;
  if (keyboard_tooltip)
    lm_chart_get_reading (self, &x, &y);
  else if (!find_at (self, px, py, &x, &y))
    return FALSE;

  text = self->funcs->describe (self->page, x, y);
  gtk_tooltip_set_text (tooltip, text);
  if (self->map)
    {
      lm_chart_find_places (self, &plot);
      lm_chart_plot_get_cell (&plot, x, y, &cell);
      gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { cell.origin.x, cell.origin.y, cell.size.width, cell.size.height });
    }
  return TRUE;
}

void
lm_chart_add_controllers (LmChart *self)
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
