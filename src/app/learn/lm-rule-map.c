/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rule-map.c: the map of where a rule is right, misses what is lost, and calls lost what is won. */

#include "lm-learn-parts.h"

#include "kit/page/lm-axis-chooser.h"

#include "kit/chart/lm-chart.h"

#include <glib/gi18n.h>

/* In lines of text. */
#define HEIGHT 16

#define MAX_ZOOM 6

struct _LmRuleMap
{
  GtkBox       parent_instance;

  LmAxisChooser *chooser;
  gboolean     axes_chosen; /* by the user */
  LmChart     *chart;
  GtkLabel    *reading;
  LmRuleCells *cells; /* NULL where there is nothing to show */
};

G_DEFINE_FINAL_TYPE (LmRuleMap, lm_rule_map, GTK_TYPE_BOX)

enum
{
  AXES_CHANGED,
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What is lost is solid, what is won is a frame; where the rule is wrong there are stripes. */
static LmChartCell
get_look (guint    column,
          guint    row,
          gpointer data)
{
  const LmRuleCell *cell = lm_rule_cells_get (data, column, row);

  if (cell == NULL)
    return (LmChartCell) { LM_CHART_TONE_BLANK, FALSE, NULL };
  if (cell->n_missed + cell->n_called > 0)
    return (LmChartCell) { LM_CHART_TONE_STRIPED, !cell->lost, cell->lost ? C_("rule", "!") : C_("rule", "?") };

  return (LmChartCell) { LM_CHART_TONE_FULL, !cell->lost, NULL };
}

static void
draw (gpointer           map,
      const LmChartPlot *plot)
{
  LmRuleMap *self = map;

  if (self->cells != NULL)
    lm_chart_plot_draw_cells (plot, get_look, self->cells);
}

static char *
describe (gpointer map,
          double   x,
          double   y)
{
  LmRuleMap *self = map;

  return self->cells != NULL ? lm_rule_cells_describe (self->cells, x, y) : g_strdup ("");
}

static void
read_cb (LmRuleMap *self)
{
  g_autofree char *text = lm_chart_describe (self->chart);

  gtk_label_set_label (self->reading, text);
}

static void
axes_changed_cb (LmRuleMap *self)
{
  self->axes_chosen = TRUE;
  g_signal_emit (self, signals[AXES_CHANGED], 0);
}

static void
chosen_cb (LmRuleMap *self)
{
  const LmRuleCell *cell;
  g_autofree char *text = NULL;
  double x, y;

  lm_chart_get_reading (self->chart, &x, &y);
  cell = self->cells != NULL ? lm_rule_cells_get (self->cells, x, y) : NULL;
  if (cell == NULL)
    return;

  text = lm_position_to_string (cell->example);
  g_signal_emit (self, signals[CHOSEN], 0, text);
}

static LmChartAxis
get_axis (LmRuleMap *self,
          guint      index)
{
  const guint last = lm_rule_cells_get_last (self->cells, index);

  return (LmChartAxis) {
    .upper = MAX (last, 1), .step = 1, .title = lm_rule_cells_get_name (self->cells, index), .cells = TRUE,
    .downwards = index == 1,
  };
}

static void
lm_rule_map_dispose (GObject *object)
{
  g_clear_pointer (&LM_RULE_MAP (object)->cells, lm_rule_cells_free);

  G_OBJECT_CLASS (lm_rule_map_parent_class)->dispose (object);
}

static void
lm_rule_map_class_init (LmRuleMapClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_rule_map_dispose;

  signals[AXES_CHANGED] = lm_signal_new (klass, "axes-changed", 0);
  signals[CHOSEN] = lm_signal_new (klass, "chosen", 1, G_TYPE_STRING);
}

static GtkLabel *
add_label (LmRuleMap  *self,
           const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (self), label);
  return GTK_LABEL (label);
}

static void
add_chart (LmRuleMap *self)
{
  static const LmChartFuncs funcs = { .draw = draw, .describe = describe };
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *chart = lm_chart_new (&funcs, self, TRUE);

  self->chart = LM_CHART (chart);
  gtk_widget_add_css_class (chart, "caption");
  lm_chart_set_names (self->chart, _("Map of where the rule is right"),
                      _("The arrow keys go to other cells, Enter opens a position, plus and minus zoom."));
  lm_chart_set_size (self->chart, 0, HEIGHT);
  lm_chart_set_max_zoom (self->chart, MAX_ZOOM);
  g_signal_connect_swapped (chart, "moved", G_CALLBACK (read_cb), self);
  g_signal_connect_swapped (chart, "pointed", G_CALLBACK (read_cb), self);
  g_signal_connect_swapped (chart, "chosen", G_CALLBACK (chosen_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), chart);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_box_append (GTK_BOX (self), scroller);
}

static void
lm_rule_map_init (LmRuleMap *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->chooser = g_object_new (LM_TYPE_AXIS_CHOOSER, NULL);
  g_signal_connect_object (self->chooser, "changed", G_CALLBACK (axes_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->chooser));
  add_chart (self);
  self->reading = add_label (self, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (add_label (self, _("Solid: lost. A frame: won. Stripes: the rule is wrong; “!” "
                                                           "where it misses what is lost, “?” where it calls lost "
                                                           "what is won."))),
                            "dim-label");
}

/**
 * lm_rule_map_get_axis:
 * @self: a map
 * @axis: 0 or 1
 *
 * Returns: (transfer none) (nullable): the number that the user has chosen
 */
const char *
lm_rule_map_get_axis (LmRuleMap *self,
                      guint      axis)
{
  return self->axes_chosen ? lm_axis_chooser_get_name (self->chooser, axis) : NULL;
}

/**
 * lm_rule_map_set_cells:
 * @self: a map
 * @cells: (transfer full) (nullable): what to show, or %NULL for nothing
 *
 * Shows that; the map is hidden as long as there is nothing.
 */
void
lm_rule_map_set_cells (LmRuleMap   *self,
                       LmRuleCells *cells)
{
  g_clear_pointer (&self->cells, lm_rule_cells_free);
  self->cells = cells;
  gtk_widget_set_visible (GTK_WIDGET (self), cells != NULL);
  if (cells != NULL)
    {
      const LmChartAxis x = get_axis (self, 0), y = get_axis (self, 1);

      lm_axis_chooser_set_names (self->chooser, lm_rule_cells_get_choices (cells), x.title, y.title);
      lm_chart_set_axes (self->chart, &x, &y, x.upper);
      read_cb (self);
    }
  lm_chart_changed (self->chart);
}

/**
 * lm_rule_map_get_cells:
 * @self: a map
 *
 * Returns: (transfer none) (nullable): what shows
 */
LmRuleCells *
lm_rule_map_get_cells (LmRuleMap *self)
{
  return self->cells;
}
