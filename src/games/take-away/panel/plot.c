/* SPDX-License-Identifier: GPL-3.0-or-later */
/* plot.c: how dense the cutoffs are: C(x)/x² as a curve that grows to the right. */

#include "panel.h"

/* The value that C(x)/x² is guessed to tend to ("Stability for Take-Away Games", the last slides). */
#define GUESS 2.0

/* The axis leaves room above the guess, however low the curve. */
#define MIN_HIGHEST 2.4

/* The curve has so many points for each pixel. */
#define FINENESS 2

/* A row of the survey, from 0. */
static double
get_cutoff (LmSurvey *survey,
            guint     row)
{
  double cutoff = 0;

  lm_cell_get_number (lm_survey_get_cell (survey, row, 0), &cutoff);
  return cutoff;
}

/* The largest whole number up to which all cutoffs are known, at least 1: every whole number from 2 on is one (TA). */
guint
lm_take_away_plot_get_reached (LmSurvey *survey)
{
  const guint n_rows = lm_survey_get_n_rows (survey);

  return n_rows > 0 ? (guint) get_cutoff (survey, n_rows - 1) : 1;
}

/* How far it is going; how far it has come when it does not go on. */
guint
lm_take_away_plot_get_target (LmSurvey *survey)
{
  const guint reached = lm_take_away_plot_get_reached (survey);

  return lm_survey_is_running (survey) ? MAX (lm_survey_get_target (survey), reached) : reached;
}

/* C(x), the number of cutoffs that are not more than x; what is not known yet is not counted. */
guint
lm_take_away_plot_count (LmSurvey *survey,
                         double    x)
{
  guint low = 0;
  guint high = lm_survey_get_n_rows (survey);

  while (low < high)
    {
      const guint middle = low + (high - low) / 2;

      if (get_cutoff (survey, middle) <= x)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

static double
get_density (gpointer survey,
             double   x)
{
  return lm_take_away_plot_count (survey, x) / (x * x);
}

static char *
describe (gpointer survey,
          double   x,
          double   y)
{
  const guint count = lm_take_away_plot_count (survey, x);

  return g_strdup_printf (ngettext ("Up to %u: %u cutoff, C(x)/x² = %.3f.",
                                    "Up to %u: %u cutoffs, C(x)/x² = %.3f.", count),
                          (guint) x, count, get_density (survey, x));
}

static double
get_highest (LmSurvey *survey)
{
  const guint reached = lm_take_away_plot_get_reached (survey);
  double highest = 0;

  /* Between whole numbers, which are all cutoffs, it falls below what it is at the next one or the one before. */
  for (guint x = 1; x <= reached; x++)
    highest = MAX (highest, get_density (survey, x));

  return MAX (1.15 * highest, MIN_HIGHEST);
}

typedef struct
{
  LmSurvey *survey;
  double    step;
  double    end;
} Curve;

static gboolean
get_point (guint     index,
           double   *x,
           double   *y,
           gpointer  data)
{
  const Curve *curve = data;

  *x = MIN (1 + index * curve->step, curve->end);
  *y = get_density (curve->survey, *x);
  return *x < curve->end || (index > 0 && 1 + (index - 1) * curve->step < curve->end);
}

static void
draw (gpointer           survey,
      const LmChartPlot *plot)
{
  Curve curve = { survey, 1 / (FINENESS * plot->scale_x), lm_take_away_plot_get_reached (survey) };

  lm_chart_plot_draw_guess (plot, GUESS, NULL);
  lm_chart_plot_draw_curve (plot, &plot->style.accent, get_point, &curve);
}

static void
update_name (LmChart *chart)
{
  g_autofree char *text = lm_chart_describe (chart);
  g_autofree char *label = g_strdup_printf (_("Plot of the density of the cutoffs. %s"), text);

  lm_chart_set_names (chart, label, _("The arrow keys read it at other places."));
}

static void
grown_cb (LmChart  *chart,
          LmSurvey *survey)
{
  const LmChartAxis x = { 1, MAX (lm_take_away_plot_get_target (survey), 2), 1, "x" };
  const LmChartAxis y = { 0, get_highest (survey), 0.1 };

  lm_chart_set_axes (chart, &x, &y, lm_take_away_plot_get_reached (survey));
  update_name (chart);
}

/* A chart that grows with a survey of the table of cutoffs. */
GtkWidget *
lm_take_away_plot_new (LmSurvey *survey)
{
  static const LmChartFuncs funcs = { .draw = draw, .describe = describe, .get_value = get_density };
  GtkWidget *chart = lm_chart_new (&funcs, survey, FALSE);

  g_object_set_data_full (G_OBJECT (chart), "survey", g_object_ref (survey), g_object_unref);
  g_signal_connect (chart, "moved", G_CALLBACK (update_name), NULL);
  g_signal_connect_object (survey, "changed", G_CALLBACK (grown_cb), chart, G_CONNECT_SWAPPED);
  grown_cb (LM_CHART (chart), survey);

  return chart;
}
