/* SPDX-License-Identifier: GPL-3.0-or-later */
/* plot.c: how dense the cutoffs are: C(x)/x² as a curve that grows to the right. */

#include "config.h"

#include "plot.h"

#include "axis.h"

#include "board/lm-board-style.h"

#include <glib/gi18n.h>
#include <math.h>

#define MIN_WIDTH 160
#define HEIGHT 170

/* Around the curve: room for the numbers. */
#define LEFT 30
#define RIGHT 8
#define TOP 10
#define BOTTOM 22

/* Pixels for a number at either axis. */
#define NUMBER_WIDTH 46
#define NUMBER_HEIGHT 34

/* The value that C(x)/x² is guessed to tend to ("Stability for Take-Away Games", the last slides). */
#define GUESS 2.0

/* The axis leaves room above the guess, however low the curve. */
#define MIN_HIGHEST 2.4

struct _LmTakeAwayPlot
{
  GtkWidget         parent_instance;

  LmTakeAwaySurvey *survey;
  guint             cursor; /* the x that is read; 0 = the last one known */
};

G_DEFINE_FINAL_TYPE (LmTakeAwayPlot, lm_take_away_plot, GTK_TYPE_WIDGET)

enum
{
  READ,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What a drawing needs to know. */
typedef struct
{
  LmBoardStyle style;
  double       width;   /* of the part with the curve, in pixels */
  double       height;
  double       upper;   /* x at the right end; 1 is at the left */
  double       highest; /* C(x)/x² at the top; 0 is at the bottom */
} Plot;

static double
get_x (const Plot *plot,
       double      x)
{
  return LEFT + (x - 1) / (plot->upper - 1) * plot->width;
}

static double
get_y (const Plot *plot,
       double      density)
{
  return TOP + (1 - density / plot->highest) * plot->height;
}

static double
get_highest (LmTakeAwaySurvey *survey)
{
  const guint reached = lm_take_away_survey_get_reached (survey);
  double highest = 0;

  /* Between whole numbers, which are all cutoffs, it falls below what it is at the next one or the one before. */
  for (guint x = 1; x <= reached; x++)
    highest = MAX (highest, lm_take_away_survey_get_density (survey, x));

  return MAX (1.15 * highest, MIN_HIGHEST);
}

static void
measure_plot (LmTakeAwayPlot *self,
              Plot           *plot)
{
  GtkWidget *widget = GTK_WIDGET (self);

  lm_board_style_read (&plot->style, widget);
  plot->width = MAX (gtk_widget_get_width (widget) - LEFT - RIGHT, 1);
  plot->height = HEIGHT - TOP - BOTTOM;
  plot->upper = MAX (lm_take_away_survey_get_target (self->survey), 2);
  plot->highest = get_highest (self->survey);
}

static guint
get_read_x (LmTakeAwayPlot *self)
{
  const guint reached = lm_take_away_survey_get_reached (self->survey);

  return self->cursor > 0 ? MIN (self->cursor, reached) : reached;
}

static char *
describe (LmTakeAwayPlot *self,
          guint           x)
{
  const guint count = lm_take_away_survey_count (self->survey, x);

  return g_strdup_printf (ngettext ("Up to %u: %u cutoff, C(x)/x² = %.3f.",
                                    "Up to %u: %u cutoffs, C(x)/x² = %.3f.", count),
                          x, count, lm_take_away_survey_get_density (self->survey, x));
}

static void
update_accessible (LmTakeAwayPlot *self)
{
  g_autofree char *text = describe (self, get_read_x (self));
  g_autofree char *label = g_strdup_printf (_("Plot of the density of the cutoffs. %s"), text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("The arrow keys read it at other places."),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 1.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) lm_take_away_survey_get_reached (self->survey),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) get_read_x (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
}

static void
changed (LmTakeAwayPlot *self)
{
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[READ], 0);
}

/* At the end it stays at the end while the curve grows. */
static void
move_to (LmTakeAwayPlot *self,
         int             x)
{
  const int reached = lm_take_away_survey_get_reached (self->survey);

  self->cursor = x >= reached ? 0 : MAX (x, 1);
  changed (self);
}

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *parameters,
         gpointer   user_data)
{
  LmTakeAwayPlot *self = LM_TAKE_AWAY_PLOT (widget);

  move_to (self, (int) get_read_x (self) + g_variant_get_int32 (parameters));
  return TRUE;
}

static guint
get_x_at (LmTakeAwayPlot *self,
          double          x)
{
  const guint reached = lm_take_away_survey_get_reached (self->survey);
  Plot plot;

  measure_plot (self, &plot);
  return CLAMP (round (1 + (x - LEFT) / plot.width * (plot.upper - 1)), 1, reached);
}

static void
pressed_cb (LmTakeAwayPlot *self,
            int             n_press,
            double          x,
            double          y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  move_to (self, get_x_at (self, x));
}

static gboolean
lm_take_away_plot_query_tooltip (GtkWidget  *widget,
                                 int         x,
                                 int         y,
                                 gboolean    keyboard_tooltip,
                                 GtkTooltip *tooltip)
{
  LmTakeAwayPlot *self = LM_TAKE_AWAY_PLOT (widget);
  g_autofree char *text = describe (self, keyboard_tooltip ? get_read_x (self) : get_x_at (self, x));

  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
draw_grid (cairo_t    *cr,
           const Plot *plot,
           double      x_step,
           double      y_step)
{
  const GdkRGBA color = lm_rgba_fade (&plot->style.foreground, plot->style.high_contrast ? 0.5 : 0.15);

  gdk_cairo_set_source_rgba (cr, &color);
  for (double y = 0; y <= plot->highest; y += y_step)
    cairo_rectangle (cr, LEFT, round (get_y (plot, y)) - 0.5, plot->width, 1);
  for (double x = x_step; x <= plot->upper; x += x_step)
    cairo_rectangle (cr, round (get_x (plot, x)) - 0.5, TOP, 1, plot->height);
  cairo_fill (cr);
}

/* Dashes for what is not proved. */
static void
draw_guess (cairo_t    *cr,
            const Plot *plot)
{
  const double dashes[] = { 5, 4 };
  const double y = round (get_y (plot, GUESS));

  cairo_save (cr);
  gdk_cairo_set_source_rgba (cr, &plot->style.loss);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, 1.5);
  cairo_move_to (cr, LEFT, y);
  cairo_line_to (cr, LEFT + plot->width, y);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_curve (LmTakeAwayPlot *self,
            cairo_t        *cr,
            const Plot     *plot)
{
  const guint reached = lm_take_away_survey_get_reached (self->survey);
  const double end = get_x (plot, reached);

  cairo_move_to (cr, get_x (plot, 1), get_y (plot, 0));
  for (double px = LEFT; px < end; px += 0.5)
    {
      const double x = 1 + (px - LEFT) / plot->width * (plot->upper - 1);

      cairo_line_to (cr, px, get_y (plot, lm_take_away_survey_get_density (self->survey, x)));
    }
  cairo_line_to (cr, end, get_y (plot, lm_take_away_survey_get_density (self->survey, reached)));
  gdk_cairo_set_source_rgba (cr, &plot->style.accent);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

/* Where it is read. */
static void
draw_cursor (LmTakeAwayPlot *self,
             cairo_t        *cr,
             const Plot     *plot)
{
  const guint read = get_read_x (self);
  const double x = get_x (plot, read);
  const GdkRGBA faint = lm_rgba_fade (&plot->style.foreground, plot->style.high_contrast ? 1 : 0.5);

  gdk_cairo_set_source_rgba (cr, &faint);
  cairo_rectangle (cr, round (x) - 0.5, TOP, 1, plot->height);
  cairo_fill (cr);

  cairo_arc (cr, x, get_y (plot, lm_take_away_survey_get_density (self->survey, read)), 4, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &plot->style.accent);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &plot->style.background);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

static void
draw_focus (LmTakeAwayPlot *self,
            cairo_t        *cr,
            const Plot     *plot)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (!gtk_widget_has_visible_focus (widget))
    return;

  gdk_cairo_set_source_rgba (cr, &plot->style.accent);
  cairo_set_line_width (cr, 2);
  cairo_rectangle (cr, 1, 1, gtk_widget_get_width (widget) - 2, HEIGHT - 2);
  cairo_stroke (cr);
}

static void
draw_numbers (LmTakeAwayPlot *self,
              GtkSnapshot    *snapshot,
              const Plot     *plot,
              double          x_step,
              double          y_step)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const GdkRGBA *color = &plot->style.foreground;

  for (double y = 0; y <= plot->highest; y += y_step)
    lm_take_away_axis_draw_value (widget, snapshot, color, y, y_step,
                                  LM_TAKE_AWAY_AXIS_LEFT, LEFT - 5, get_y (plot, y));
  for (double x = x_step; x <= plot->upper; x += x_step)
    lm_take_away_axis_draw_value (widget, snapshot, color, x, x_step,
                                  LM_TAKE_AWAY_AXIS_BELOW, get_x (plot, x), TOP + plot->height + 3);
}

static void
lm_take_away_plot_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  LmTakeAwayPlot *self = LM_TAKE_AWAY_PLOT (widget);
  Plot plot;
  double x_step;
  double y_step;
  cairo_t *cr;

  if (self->survey == NULL)
    return;

  measure_plot (self, &plot);
  x_step = MAX (lm_take_away_axis_get_step (plot.upper, MAX (plot.width / NUMBER_WIDTH, 1)), 1);
  y_step = lm_take_away_axis_get_step (plot.highest, plot.height / NUMBER_HEIGHT + 1);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), HEIGHT));
  draw_grid (cr, &plot, x_step, y_step);
  draw_guess (cr, &plot);
  draw_curve (self, cr, &plot);
  draw_cursor (self, cr, &plot);
  draw_focus (self, cr, &plot);
  cairo_destroy (cr);

  draw_numbers (self, snapshot, &plot, x_step, y_step);
}

static void
lm_take_away_plot_measure (GtkWidget      *widget,
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
lm_take_away_plot_css_changed (GtkWidget         *widget,
                               GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (lm_take_away_plot_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

/* The focus comes and goes with the state. */
static void
lm_take_away_plot_state_flags_changed (GtkWidget     *widget,
                                     GtkStateFlags  before)
{
  GTK_WIDGET_CLASS (lm_take_away_plot_parent_class)->state_flags_changed (widget, before);
  gtk_widget_queue_draw (widget);
}

static void
lm_take_away_plot_dispose (GObject *object)
{
  g_clear_object (&LM_TAKE_AWAY_PLOT (object)->survey);

  G_OBJECT_CLASS (lm_take_away_plot_parent_class)->dispose (object);
}

static void
add_step_binding (GtkWidgetClass *widget_class,
                  guint           key,
                  guint           keypad_key,
                  int             step)
{
  gtk_widget_class_add_binding (widget_class, key, 0, step_cb, "i", step);
  gtk_widget_class_add_binding (widget_class, keypad_key, 0, step_cb, "i", step);
}

static void
lm_take_away_plot_class_init (LmTakeAwayPlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const int all = G_MAXINT / 2;

  G_OBJECT_CLASS (klass)->dispose = lm_take_away_plot_dispose;
  widget_class->snapshot = lm_take_away_plot_snapshot;
  widget_class->measure = lm_take_away_plot_measure;
  widget_class->css_changed = lm_take_away_plot_css_changed;
  widget_class->state_flags_changed = lm_take_away_plot_state_flags_changed;
  widget_class->query_tooltip = lm_take_away_plot_query_tooltip;

  signals[READ] =
    g_signal_new ("read", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  add_step_binding (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, -1);
  add_step_binding (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, 1);
  add_step_binding (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, -all);
  add_step_binding (widget_class, GDK_KEY_End, GDK_KEY_KP_End, all);

  gtk_widget_class_set_css_name (widget_class, "takeawayplot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
lm_take_away_plot_init (LmTakeAwayPlot *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_has_tooltip (widget, TRUE);
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

void
lm_take_away_plot_set_survey (LmTakeAwayPlot   *self,
                              LmTakeAwaySurvey *survey)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_PLOT (self));
  g_return_if_fail (self->survey == NULL);

  self->survey = g_object_ref (survey);
  g_signal_connect_object (survey, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  changed (self);
}

char *
lm_take_away_plot_read (LmTakeAwayPlot *self)
{
  g_return_val_if_fail (LM_IS_TAKE_AWAY_PLOT (self), NULL);

  return describe (self, get_read_x (self));
}
