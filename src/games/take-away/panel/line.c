/* SPDX-License-Identifier: GPL-3.0-or-later */
/* line.c: the number line of alpha, cut at the cutoffs: a chart with one axis. */

#include "panel.h"

#define MIN_WIDTH 160
#define LINES 4.0

/* From above: the mark of the present alpha, the band of the intervals; the ticks go on below it. */
#define MARK 14
#define TICK 6
#define WHOLE_TICK 11

/* Closer ticks run together. */
#define MIN_TICK_DISTANCE 3.0

/* How far one can zoom away from the width that suits alpha. */
#define MAX_ZOOM 8.0

/* The precision with which a place that is pointed at is told. */
#define PRECISION 1000000

typedef struct
{
  LmChart            *chart;
  LmSolver           *solver;
  GCancellable       *cancellable; /* of the question that is out */
  GArray             *bounds;      /* of LmTakeAwayFraction: where the intervals begin, and where the last one ends */
  double              asked_lower; /* what was asked for last */
  double              asked_upper;
  LmTakeAwayFraction  alpha;       /* of the game */
  LmTakeAwayFraction  chosen;      /* somewhere in the chosen interval */
  double              lower;       /* what is seen: from here */
  double              width;       /* so much; 0 = nothing yet */
  double              pointer;     /* where the pointer is, in pixels, or NAN */
} Line;

static Line *
get_line (LmChart *chart)
{
  return g_object_get_data (G_OBJECT (chart), "line");
}

/* --- intervals ----------------------------------------------------------- */

static const LmTakeAwayFraction *
get_bound (Line *self,
           int   index)
{
  return &g_array_index (self->bounds, LmTakeAwayFraction, index);
}

static double
get_value (Line *self,
           int   index)
{
  return lm_take_away_fraction_to_double (get_bound (self, index));
}

static int
count_intervals (Line *self)
{
  return MAX ((int) self->bounds->len - 1, 0);
}

/* The interval with @alpha in it, or -1. */
static int
find_interval (Line                     *self,
               const LmTakeAwayFraction *alpha)
{
  int low = 0;
  int high = count_intervals (self);

  if (high == 0
      || lm_take_away_fraction_compare (get_bound (self, 0), alpha) > 0
      || lm_take_away_fraction_compare (get_bound (self, high), alpha) <= 0)
    return -1;

  while (high - low > 1)
    {
      const int middle = low + (high - low) / 2;

      if (lm_take_away_fraction_compare (get_bound (self, middle), alpha) > 0)
        high = middle;
      else
        low = middle;
    }

  return low;
}

static int
get_chosen (Line *self)
{
  return find_interval (self, &self->chosen);
}

static int
get_present (Line *self)
{
  return find_interval (self, &self->alpha);
}

static LmTakeAwayFraction
get_fraction (double value)
{
  return lm_take_away_fraction_new (floor (value * PRECISION), PRECISION);
}

/* A question: which intervals there are from the one with @lower in it to the one with @upper. */
typedef struct
{
  LmTakeAwayFraction lower;
  double             upper;
} Range;

static gpointer
find_bounds (LmSolveContext  *context,
             gpointer         data,
             GError         **error)
{
  const Range *range = data;
  g_autoptr (LmTakeAwaySequence) sequence = lm_take_away_sequence_new (&range->lower);
  GArray *bounds = g_array_new (FALSE, FALSE, sizeof (LmTakeAwayFraction));
  LmTakeAwayFraction bound = lm_take_away_sequence_get_from (sequence);

  g_array_append_val (bounds, bound);
  do
    {
      bound = lm_take_away_sequence_get_to (sequence);
      g_array_append_val (bounds, bound);
    }
  while (lm_take_away_fraction_to_double (&bound) <= range->upper
         && lm_solve_context_poll (context) == LM_STOP_NO
         && lm_take_away_sequence_advance (sequence));

  return bounds;
}

static void
cancel (Line *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* There is more to read where it is read. */
static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      line)
{
  GArray *bounds = lm_solver_ask_finish (LM_SOLVER (source), result, NULL);
  Line *self = line;

  /* Nothing comes of a question that was cancelled, as it is when the line is gone. */
  if (bounds == NULL)
    return;

  g_array_unref (self->bounds);
  self->bounds = bounds;
  g_clear_object (&self->cancellable);
  g_signal_emit_by_name (self->chart, "moved");
}

/*
 * Asks for what is between, and as much again on either side, so that one can go on at once; not if what was asked
 * for last is enough.
 */
static void
ask (Line   *self,
     double  lower,
     double  upper)
{
  const double length = upper - lower;
  Range *range;

  if (MAX (lower - length / 2, 1) >= self->asked_lower && upper + length / 2 <= self->asked_upper)
    return;

  self->asked_lower = MAX (lower - length, 1);
  self->asked_upper = upper + length;
  range = g_new (Range, 1);
  range->lower = get_fraction (self->asked_lower);
  range->upper = self->asked_upper;
  cancel (self);
  self->cancellable = g_cancellable_new ();
  lm_solver_ask_async (self->solver, lm_question_new (find_bounds, range, g_free, (GDestroyNotify) g_array_unref),
                       self->cancellable, found_cb, self);
}

/* --- reading ------------------------------------------------------------- */

/* What is chosen may be nearer to a bound than a double can tell. */
static int
find_interval_at (Line   *self,
                  double  x)
{
  const LmTakeAwayFraction alpha = get_fraction (x);

  return x == lm_take_away_fraction_to_double (&self->chosen) ? get_chosen (self) : find_interval (self, &alpha);
}

static char *
describe (gpointer line,
          double   x,
          double   y)
{
  Line *self = line;
  const int index = find_interval_at (self, x);
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  if (index < 0)
    return g_strdup (_("Not computed yet."));

  from = lm_take_away_fraction_to_string (get_bound (self, index));
  to = lm_take_away_fraction_to_string (get_bound (self, index + 1));
  if (index == get_present (self))
    return g_strdup_printf (_("α from %s to just below %s, the present interval"), from, to);

  return g_strdup_printf (_("α from %s to just below %s"), from, to);
}

static void
read_chosen (Line *self)
{
  lm_chart_read_at (self->chart, lm_take_away_fraction_to_double (&self->chosen), 0);
}

static void
chosen_changed (Line *self)
{
  g_autofree char *text = NULL;
  g_autofree char *label = NULL;

  read_chosen (self);
  text = lm_chart_describe (self->chart);
  label = g_strdup_printf (_("Number line of α with the cutoffs. Chosen: %s"), text);
  lm_chart_set_names (self->chart, label,
                      _("The arrow keys choose an interval, Enter plays in it, plus and minus zoom."));
}

/* About fifty intervals: the cutoffs get denser with alpha. */
static double
get_natural_width (const LmTakeAwayFraction *alpha)
{
  return MIN (40 / pow (lm_take_away_fraction_to_double (alpha), 1.25), 6);
}

static void
show_around (Line   *self,
             double  middle)
{
  const LmChartAxis y = { .upper = 1, .step = 1, .bare = TRUE };
  LmChartAxis x = { .step = self->width / 1e6 };

  self->lower = x.lower = CLAMP (middle - self->width / 2, 1, MAX (LM_TAKE_AWAY_MAX_ALPHA + 1 - self->width, 1));
  x.upper = self->lower + self->width;
  ask (self, x.lower, x.upper);
  lm_chart_set_axes (self->chart, &x, &y, x.upper);
}

/* What is near the edge is not seen well, unless there is nothing beyond. */
static gboolean
is_seen (Line   *self,
         double  value)
{
  const double edge = self->width / 20;

  return (value >= self->lower + edge || self->lower <= 1) && value >= self->lower
         && value <= self->lower + self->width - edge;
}

static void
choose (Line *self,
        int   index)
{
  const double from = get_value (self, index);
  const double to = get_value (self, index + 1);

  self->chosen = *get_bound (self, index);
  if (!is_seen (self, from) || !is_seen (self, MIN (to, from + self->width / 4)))
    show_around (self, from);
}

static void
step (gpointer line,
      int      n)
{
  Line *self = line;
  const int index = get_chosen (self);

  if (index >= 0)
    choose (self, CLAMP (index + n, 0, count_intervals (self) - 1));
  read_chosen (self);
}

/* Stays around the chosen interval and within reason. */
static void
zoom (gpointer line,
      double   factor)
{
  Line *self = line;
  const double natural = get_natural_width (&self->chosen);

  self->width = CLAMP (self->width / factor, natural / MAX_ZOOM, natural * MAX_ZOOM);
  show_around (self, lm_take_away_fraction_to_double (&self->chosen));
  chosen_changed (self);
}

/* The pointer may be anywhere in an interval, and one may be known now where none was. */
static void
moved_cb (LmChart *chart)
{
  Line *self = get_line (chart);
  int index;
  double x;

  lm_chart_get_reading (chart, &x, NULL);
  index = find_interval_at (self, x);
  if (index >= 0 && index != get_chosen (self))
    choose (self, index);
  chosen_changed (self);
}

static void
motion_cb (Line   *self,
           double  x,
           double  y)
{
  self->pointer = x;
  gtk_widget_queue_draw (GTK_WIDGET (self->chart));
}

static void
leave_cb (Line *self)
{
  motion_cb (self, NAN, NAN);
}

/* --- drawing ------------------------------------------------------------- */

/* Where an interval begins. */
static double
get_start (Line              *self,
           const LmChartPlot *plot,
           int                index)
{
  return lm_chart_plot_get_x (plot, get_value (self, index));
}

/* What the intervals have for themselves. */
static void
get_band (const LmChartPlot *plot,
          graphene_rect_t   *band)
{
  *band = plot->area;
  band->origin.y += MARK;
  band->size.height -= MARK + WHOLE_TICK;
}

static void
draw_interval (Line              *self,
               const LmChartPlot *plot,
               int                index,
               const GdkRGBA     *fill,
               const GdkRGBA     *outline)
{
  double x;
  double width;
  graphene_rect_t band;

  if (index < 0)
    return;

  /* The narrowest one can still be seen. */
  get_band (plot, &band);
  x = get_start (self, plot, index);
  width = MAX (get_start (self, plot, index + 1) - x, 2);
  cairo_rectangle (plot->cr, x, band.origin.y, width, band.size.height);
  lm_board_fill (plot->cr, fill);

  if (outline == NULL)
    return;
  gdk_cairo_set_source_rgba (plot->cr, outline);
  cairo_set_line_width (plot->cr, 2);
  cairo_rectangle (plot->cr, x, band.origin.y - 1, width, band.size.height + 2);
  cairo_stroke (plot->cr);
}

/* Ticks that run together would be a black bar. */
static double
get_tick_strength (Line              *self,
                   const LmChartPlot *plot)
{
  const int n = count_intervals (self);
  const double distance = n > 0 ? (get_start (self, plot, n) - get_start (self, plot, 0)) / n : MIN_TICK_DISTANCE;

  return distance < MIN_TICK_DISTANCE ? 0.35 : 0.65;
}

static void
draw_ticks (Line              *self,
            const LmChartPlot *plot)
{
  const int n = count_intervals (self);
  const double strength = plot->style.high_contrast ? 1 : get_tick_strength (self, plot);
  const GdkRGBA color = lm_rgba_fade (&plot->style.foreground, strength);
  graphene_rect_t band;

  get_band (plot, &band);
  gdk_cairo_set_source_rgba (plot->cr, &color);
  for (int i = 0; n > 0 && i <= n; i++)
    {
      const gboolean whole = get_bound (self, i)->denominator == 1;

      cairo_rectangle (plot->cr, round (get_start (self, plot, i)) - 0.5, band.origin.y,
                       1, band.size.height + (whole ? WHOLE_TICK : TICK));
    }
  cairo_fill (plot->cr);
}

/* Where alpha itself is, as a mark above the band that points down. */
static void
draw_mark (Line              *self,
           const LmChartPlot *plot)
{
  const double x = lm_chart_plot_get_x (plot, lm_take_away_fraction_to_double (&self->alpha));
  graphene_rect_t band;

  get_band (plot, &band);
  cairo_move_to (plot->cr, x, band.origin.y - 1);
  cairo_line_to (plot->cr, x - 6, band.origin.y - MARK);
  cairo_line_to (plot->cr, x + 6, band.origin.y - MARK);
  cairo_close_path (plot->cr);
  lm_board_fill (plot->cr, &plot->style.accent);
  cairo_rectangle (plot->cr, x - 1, band.origin.y - 1, 2, band.size.height + 1);
  cairo_fill (plot->cr);
}

static void
draw (gpointer           line,
      const LmChartPlot *plot)
{
  Line *self = line;
  const GdkRGBA paper = lm_rgba_fade (&plot->style.foreground, 0.06);
  const GdkRGBA pointed = lm_rgba_fade (&plot->style.foreground, 0.2);
  const GdkRGBA present = lm_rgba_fade (&plot->style.accent, 0.35);
  const GdkRGBA none = { 0, 0, 0, 0 };
  graphene_rect_t band;

  get_band (plot, &band);
  gdk_cairo_set_source_rgba (plot->cr, &paper);
  cairo_rectangle (plot->cr, band.origin.x, band.origin.y, band.size.width, band.size.height);
  cairo_fill (plot->cr);
  draw_interval (self, plot, get_present (self), &present, NULL);
  if (isfinite (self->pointer))
    draw_interval (self, plot, find_interval_at (self, lm_chart_plot_find_x (plot, self->pointer)), &pointed, NULL);
  draw_ticks (self, plot);
  draw_interval (self, plot, get_chosen (self), &none, &plot->style.foreground);
  draw_mark (self, plot);
}

/* --- what the panel does with it ----------------------------------------- */

static void
line_free (gpointer line)
{
  Line *self = line;

  cancel (self);
  g_object_unref (self->solver);
  g_array_unref (self->bounds);
  g_free (self);
}

GtkWidget *
lm_take_away_line_new (LmSolver *solver)
{
  static const LmChartFuncs funcs = { .draw = draw, .describe = describe, .step = step, .zoom = zoom };
  Line *self = g_new0 (Line, 1);
  GtkWidget *chart = lm_chart_new (&funcs, self, FALSE);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->chart = LM_CHART (chart);
  self->solver = g_object_ref (solver);
  self->bounds = g_array_new (FALSE, FALSE, sizeof (LmTakeAwayFraction));
  self->pointer = NAN;
  g_object_set_data_full (G_OBJECT (chart), "line", self, line_free);
  lm_chart_set_size (self->chart, MIN_WIDTH, LINES);
  g_signal_connect (chart, "moved", G_CALLBACK (moved_cb), NULL);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (chart, motion);
  return chart;
}

/* Moves the line only if it would not be seen otherwise. */
void
lm_take_away_line_set_alpha (LmChart                  *chart,
                             const LmTakeAwayFraction *alpha)
{
  Line *self = get_line (chart);
  const double value = lm_take_away_fraction_to_double (alpha);

  self->alpha = *alpha;
  if (!is_seen (self, value))
    {
      self->width = get_natural_width (alpha);
      show_around (self, value);
    }
  lm_take_away_line_choose (chart, alpha);
}

/* Looks at the interval of @alpha, which need not be that of the game. */
void
lm_take_away_line_choose (LmChart                  *chart,
                          const LmTakeAwayFraction *alpha)
{
  Line *self = get_line (chart);
  const double value = lm_take_away_fraction_to_double (alpha);

  self->chosen = *alpha;
  if (!is_seen (self, value))
    show_around (self, value);
  chosen_changed (self);
}

/* Where the chosen interval begins, or NULL while that is not known. */
const LmTakeAwayFraction *
lm_take_away_line_get_chosen (LmChart *chart)
{
  Line *self = get_line (chart);
  const int index = get_chosen (self);

  return index < 0 ? NULL : get_bound (self, index);
}

/* The whole numbers around what is seen. */
void
lm_take_away_line_get_range (LmChart *chart,
                             guint64 *from,
                             guint64 *to)
{
  Line *self = get_line (chart);

  *from = self->lower;
  *to = MIN (ceil (self->lower + self->width), LM_TAKE_AWAY_MAX_ALPHA);
}
