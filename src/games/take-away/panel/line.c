/* SPDX-License-Identifier: GPL-3.0-or-later */
/* line.c: the number line of alpha, cut at the cutoffs. */

#include "config.h"

#include "line.h"

#include "intervals.h"

#include "board/lm-chart-plot.h"

#include <glib/gi18n.h>
#include <math.h>

#define MIN_WIDTH 160
#define HEIGHT 68
#define MARGIN 8

/* From above: the mark of the present alpha, the band of the intervals, the ticks, the numbers. */
#define MARK_TOP 2
#define BAND_TOP 16
#define BAND_BOTTOM 38
#define TICK_BOTTOM 44
#define WHOLE_TICK_BOTTOM 49
#define NUMBER_TOP 51

/* Closer ticks run together. */
#define MIN_TICK_DISTANCE 3.0

/* How far one can zoom away from the width that suits alpha. */
#define MAX_ZOOM 8.0

struct _LmTakeAwayLine
{
  GtkWidget            parent_instance;

  LmTakeAwayIntervals *intervals;
  LmTakeAwayFraction   alpha;     /* denominator 0 = none yet */
  LmTakeAwayFraction   chosen;    /* somewhere in the chosen interval */
  double               lower;     /* what is seen: from here */
  double               width;     /* so much */
  int                  hovered;   /* the interval under the pointer, or -1 */
};

G_DEFINE_FINAL_TYPE (LmTakeAwayLine, lm_take_away_line, GTK_TYPE_WIDGET)

enum
{
  CHOSEN_CHANGED,
  PLAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static int
get_chosen (LmTakeAwayLine *self)
{
  return lm_take_away_intervals_find (self->intervals, &self->chosen);
}

static int
get_present (LmTakeAwayLine *self)
{
  return lm_take_away_intervals_find (self->intervals, &self->alpha);
}

static double
get_scale (LmTakeAwayLine *self)
{
  return MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN, 1) / self->width;
}

static double
get_x (LmTakeAwayLine *self,
       double          value)
{
  return MARGIN + (value - self->lower) * get_scale (self);
}

static int
find_interval_at (LmTakeAwayLine *self,
                  double          x)
{
  return lm_take_away_intervals_find_value (self->intervals, self->lower + (x - MARGIN) / get_scale (self));
}

/* Where an interval begins on the widget. */
static double
get_start (LmTakeAwayLine *self,
           int             index)
{
  return get_x (self, lm_take_away_intervals_get_value (self->intervals, index));
}

static char *
describe (LmTakeAwayLine *self,
          int             index)
{
  g_autofree char *from = lm_take_away_fraction_to_string (lm_take_away_intervals_get_bound (self->intervals, index));
  g_autofree char *to = lm_take_away_fraction_to_string (lm_take_away_intervals_get_bound (self->intervals, index + 1));

  if (index == get_present (self))
    return g_strdup_printf (_("α from %s to just below %s, the present interval"), from, to);

  return g_strdup_printf (_("α from %s to just below %s"), from, to);
}

static void
update_accessible (LmTakeAwayLine *self)
{
  const int index = get_chosen (self);
  g_autofree char *text = index < 0 ? g_strdup (_("Not computed yet.")) : describe (self, index);
  g_autofree char *label = g_strdup_printf (_("Number line of α with the cutoffs. Chosen: %s"), text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("The arrow keys choose an interval, Enter plays in it, plus and minus zoom."),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 1.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) LM_TAKE_AWAY_MAX_ALPHA,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, lm_take_away_fraction_to_double (&self->chosen),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
}

static void
chosen_changed (LmTakeAwayLine *self)
{
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[CHOSEN_CHANGED], 0);
}

static void
intervals_changed_cb (LmTakeAwayLine *self)
{
  self->hovered = -1;
  chosen_changed (self);
}

/* About fifty intervals: the cutoffs get denser with alpha. */
static double
get_natural_width (const LmTakeAwayFraction *alpha)
{
  return MIN (40 / pow (lm_take_away_fraction_to_double (alpha), 1.25), 6);
}

static void
show_around (LmTakeAwayLine *self,
             double          middle)
{
  self->lower = CLAMP (middle - self->width / 2, 1, MAX (LM_TAKE_AWAY_MAX_ALPHA + 1 - self->width, 1));
  lm_take_away_intervals_look (self->intervals, self->lower, self->lower + self->width);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What is near the edge is not seen well, unless there is nothing beyond. */
static gboolean
is_seen (LmTakeAwayLine *self,
         double          value)
{
  const double edge = self->width / 20;

  return (value >= self->lower + edge || self->lower <= 1) && value >= self->lower
         && value <= self->lower + self->width - edge;
}

static void
choose (LmTakeAwayLine *self,
        int             index)
{
  const double from = lm_take_away_intervals_get_value (self->intervals, index);
  const double to = lm_take_away_intervals_get_value (self->intervals, index + 1);

  self->chosen = *lm_take_away_intervals_get_bound (self->intervals, index);
  if (!is_seen (self, from) || !is_seen (self, MIN (to, from + self->width / 4)))
    show_around (self, from);
  chosen_changed (self);
}

static void
play (LmTakeAwayLine *self)
{
  if (get_chosen (self) >= 0)
    g_signal_emit (self, signals[PLAY], 0);
}

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *parameters,
         gpointer   user_data)
{
  LmTakeAwayLine *self = LM_TAKE_AWAY_LINE (widget);
  const int index = get_chosen (self);
  const int next = index + g_variant_get_int32 (parameters);

  if (index >= 0 && next >= 0 && next < lm_take_away_intervals_get_n (self->intervals))
    choose (self, next);
  return TRUE;
}

static gboolean
zoom_cb (GtkWidget *widget,
         GVariant  *parameters,
         gpointer   user_data)
{
  lm_take_away_line_zoom (LM_TAKE_AWAY_LINE (widget), g_variant_get_double (parameters));
  return TRUE;
}

static gboolean
play_cb (GtkWidget *widget,
         GVariant  *parameters,
         gpointer   user_data)
{
  play (LM_TAKE_AWAY_LINE (widget));
  return TRUE;
}

static void
pressed_cb (LmTakeAwayLine *self,
            int             n_press,
            double          x,
            double          y)
{
  const int index = find_interval_at (self, x);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (n_press == 2)
    play (self);
  else if (index >= 0)
    choose (self, index);
}

static void
set_hovered (LmTakeAwayLine *self,
             int             index)
{
  if (self->hovered == index)
    return;

  self->hovered = index;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion_cb (LmTakeAwayLine *self,
           double          x,
           double          y)
{
  set_hovered (self, find_interval_at (self, x));
}

static void
leave_cb (LmTakeAwayLine *self)
{
  set_hovered (self, -1);
}

static gboolean
lm_take_away_line_query_tooltip (GtkWidget  *widget,
                                 int         x,
                                 int         y,
                                 gboolean    keyboard_tooltip,
                                 GtkTooltip *tooltip)
{
  LmTakeAwayLine *self = LM_TAKE_AWAY_LINE (widget);
  const int index = keyboard_tooltip ? get_chosen (self) : find_interval_at (self, x);
  g_autofree char *text = NULL;

  if (index < 0)
    return FALSE;

  text = describe (self, index);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
draw_interval (LmTakeAwayLine *self,
               cairo_t        *cr,
               int             index,
               const GdkRGBA  *fill,
               const GdkRGBA  *outline)
{
  double x;
  double width;

  if (index < 0)
    return;

  /* The narrowest one can still be seen. */
  x = get_start (self, index);
  width = MAX (get_start (self, index + 1) - x, 2);
  cairo_rectangle (cr, x, BAND_TOP, width, BAND_BOTTOM - BAND_TOP);
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill (cr);

  if (outline == NULL)
    return;
  gdk_cairo_set_source_rgba (cr, outline);
  cairo_set_line_width (cr, 2);
  cairo_rectangle (cr, x, BAND_TOP - 1, width, BAND_BOTTOM - BAND_TOP + 2);
  cairo_stroke (cr);
}

/* Ticks that run together would be a black bar. */
static double
get_tick_strength (LmTakeAwayLine *self)
{
  const int n = lm_take_away_intervals_get_n (self->intervals);
  const double distance = n > 0 ? (get_start (self, n) - get_start (self, 0)) / n : MIN_TICK_DISTANCE;

  return distance < MIN_TICK_DISTANCE ? 0.35 : 0.65;
}

static void
draw_ticks (LmTakeAwayLine     *self,
            cairo_t            *cr,
            const LmBoardStyle *style)
{
  const int n = lm_take_away_intervals_get_n (self->intervals);
  const GdkRGBA color = lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : get_tick_strength (self));

  gdk_cairo_set_source_rgba (cr, &color);
  for (int i = 0; n > 0 && i <= n; i++)
    {
      const gboolean whole = lm_take_away_intervals_get_bound (self->intervals, i)->denominator == 1;
      const double x = round (get_start (self, i));

      cairo_rectangle (cr, x - 0.5, BAND_TOP, 1, (whole ? WHOLE_TICK_BOTTOM : TICK_BOTTOM) - BAND_TOP);
    }
  cairo_fill (cr);
}

/* Where alpha itself is, as a mark above the band that points down. */
static void
draw_mark (LmTakeAwayLine     *self,
           cairo_t            *cr,
           const LmBoardStyle *style)
{
  const double x = get_x (self, lm_take_away_fraction_to_double (&self->alpha));

  cairo_move_to (cr, x, BAND_TOP - 1);
  cairo_line_to (cr, x - 6, MARK_TOP);
  cairo_line_to (cr, x + 6, MARK_TOP);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &style->accent);
  cairo_fill (cr);
  cairo_rectangle (cr, x - 1, BAND_TOP - 1, 2, BAND_BOTTOM - BAND_TOP + 1);
  cairo_fill (cr);
}

static void
draw_band (LmTakeAwayLine     *self,
           cairo_t            *cr,
           const LmBoardStyle *style)
{
  const GdkRGBA paper = lm_rgba_fade (&style->foreground, 0.06);
  const GdkRGBA pointed = lm_rgba_fade (&style->foreground, 0.2);
  const GdkRGBA present = lm_rgba_fade (&style->accent, 0.35);
  const GdkRGBA none = { 0, 0, 0, 0 };
  const GdkRGBA *outline = gtk_widget_has_visible_focus (GTK_WIDGET (self)) ? &style->accent : &style->foreground;
  const int chosen = get_chosen (self);
  const int now = get_present (self);

  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_rectangle (cr, MARGIN, BAND_TOP, self->width * get_scale (self), BAND_BOTTOM - BAND_TOP);
  cairo_fill (cr);
  draw_interval (self, cr, now, &present, NULL);
  draw_interval (self, cr, self->hovered, &pointed, NULL);
  draw_ticks (self, cr, style);
  draw_interval (self, cr, chosen, &none, outline);
}

/* The axis below the band, for its numbers. */
static void
draw_numbers (LmTakeAwayLine     *self,
              cairo_t            *cr,
              const LmBoardStyle *style)
{
  LmChartPlot plot = {
    .cr = cr,
    .text = gtk_widget_get_pango_context (GTK_WIDGET (self)),
    .style = *style,
    .x = { .lower = self->lower, .upper = self->lower + self->width, .step = self->width / 1e6 },
    .y = { .upper = 1, .step = 1, .bare = TRUE },
  };
  const double length = self->width * get_scale (self);

  lm_chart_plot_measure (&plot, length, HEIGHT, 1, 1);
  graphene_rect_init (&plot.area, MARGIN, BAND_TOP, length, NUMBER_TOP - BAND_TOP);
  plot.scale_x = get_scale (self);
  lm_chart_plot_draw_numbers (&plot);
}

static void
lm_take_away_line_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  LmTakeAwayLine *self = LM_TAKE_AWAY_LINE (widget);
  const int width = gtk_widget_get_width (widget);
  LmBoardStyle style;
  cairo_t *cr;

  if (self->alpha.denominator == 0)
    return;

  lm_board_style_read (&style, widget);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, HEIGHT));
  cairo_rectangle (cr, MARGIN - 1, 0, width - 2 * MARGIN + 2, HEIGHT);
  cairo_save (cr);
  cairo_clip (cr);
  draw_band (self, cr, &style);
  cairo_restore (cr);
  if (is_seen (self, lm_take_away_fraction_to_double (&self->alpha)))
    draw_mark (self, cr, &style);
  draw_numbers (self, cr, &style);
  cairo_destroy (cr);
}

static void
lm_take_away_line_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : MIN_WIDTH;
}

static void
lm_take_away_line_css_changed (GtkWidget         *widget,
                               GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (lm_take_away_line_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

/* The focus comes and goes with the state. */
static void
lm_take_away_line_state_flags_changed (GtkWidget     *widget,
                                     GtkStateFlags  before)
{
  GTK_WIDGET_CLASS (lm_take_away_line_parent_class)->state_flags_changed (widget, before);
  gtk_widget_queue_draw (widget);
}

static void
lm_take_away_line_dispose (GObject *object)
{
  LmTakeAwayLine *self = LM_TAKE_AWAY_LINE (object);

  if (self->intervals != NULL)
    lm_take_away_intervals_cancel (self->intervals);
  g_clear_object (&self->intervals);

  G_OBJECT_CLASS (lm_take_away_line_parent_class)->dispose (object);
}

static void
add_bindings (GtkWidgetClass *widget_class)
{
  const struct { guint keys[4]; int step; } steps[] = {
    { { GDK_KEY_Left, GDK_KEY_KP_Left }, -1 },
    { { GDK_KEY_Right, GDK_KEY_KP_Right }, 1 },
  };
  const struct { guint keys[4]; double factor; } zooms[] = {
    { { GDK_KEY_plus, GDK_KEY_KP_Add, GDK_KEY_equal }, 0.5 },
    { { GDK_KEY_minus, GDK_KEY_KP_Subtract }, 2 },
  };
  const guint plays[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    for (const guint *key = steps[i].keys; *key != 0; key++)
      gtk_widget_class_add_binding (widget_class, *key, 0, step_cb, "i", steps[i].step);
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    for (const guint *key = zooms[i].keys; *key != 0; key++)
      gtk_widget_class_add_binding (widget_class, *key, 0, zoom_cb, "d", zooms[i].factor);
  for (guint i = 0; i < G_N_ELEMENTS (plays); i++)
    gtk_widget_class_add_binding (widget_class, plays[i], 0, play_cb, NULL);
}

static void
lm_take_away_line_class_init (LmTakeAwayLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lm_take_away_line_dispose;
  widget_class->snapshot = lm_take_away_line_snapshot;
  widget_class->measure = lm_take_away_line_measure;
  widget_class->css_changed = lm_take_away_line_css_changed;
  widget_class->state_flags_changed = lm_take_away_line_state_flags_changed;
  widget_class->query_tooltip = lm_take_away_line_query_tooltip;

  signals[CHOSEN_CHANGED] =
    g_signal_new ("chosen-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[PLAY] =
    g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "takeawayline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
lm_take_away_line_init (LmTakeAwayLine *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->hovered = -1;
  self->width = 1;
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_has_tooltip (widget, TRUE);
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (widget, motion);
}

void
lm_take_away_line_set_solver (LmTakeAwayLine *self,
                              LmSolver       *solver)
{
  g_return_if_fail (self->intervals == NULL);

  self->intervals = lm_take_away_intervals_new (solver);
  g_signal_connect_object (self->intervals, "changed", G_CALLBACK (intervals_changed_cb), self, G_CONNECT_SWAPPED);
}

/* Moves the line only if it would not be seen otherwise. */
void
lm_take_away_line_set_alpha (LmTakeAwayLine           *self,
                             const LmTakeAwayFraction *alpha)
{
  const double value = lm_take_away_fraction_to_double (alpha);
  const gboolean first = self->alpha.denominator == 0;

  if (!first && lm_take_away_fraction_compare (alpha, &self->alpha) == 0)
    return;

  self->alpha = *alpha;
  self->chosen = *alpha;
  if (first || !is_seen (self, value))
    {
      self->width = get_natural_width (alpha);
      show_around (self, value);
    }
  chosen_changed (self);
}

/* Looks at the interval of @alpha, which need not be that of the game. */
void
lm_take_away_line_choose (LmTakeAwayLine           *self,
                          const LmTakeAwayFraction *alpha)
{
  const double value = lm_take_away_fraction_to_double (alpha);

  self->chosen = *alpha;
  if (!is_seen (self, value))
    show_around (self, value);
  chosen_changed (self);
}

gboolean
lm_take_away_line_get_chosen (LmTakeAwayLine     *self,
                              LmTakeAwayFraction *from,
                              LmTakeAwayFraction *to)
{
  int index;

  index = get_chosen (self);
  if (index < 0)
    return FALSE;

  *from = *lm_take_away_intervals_get_bound (self->intervals, index);
  *to = *lm_take_away_intervals_get_bound (self->intervals, index + 1);
  return TRUE;
}

gboolean
lm_take_away_line_is_present (LmTakeAwayLine *self)
{
  return get_chosen (self) == get_present (self);
}

/* Stays around the chosen interval and within reason. */
void
lm_take_away_line_zoom (LmTakeAwayLine *self,
                        double          factor)
{
  double natural;

  if (self->alpha.denominator == 0)
    return;

  natural = get_natural_width (&self->chosen);
  self->width = CLAMP (self->width * factor, natural / MAX_ZOOM, natural * MAX_ZOOM);
  show_around (self, lm_take_away_fraction_to_double (&self->chosen));
}
