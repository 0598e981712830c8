/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chart.c: a chart is read by pointer, by keyboard and by a screen reader, zoomed, and written to files. */

#include "lm-panel-test.h"

#include "app/explore/lm-graph-picture.h"
#include "kit/chart/lm-chart.h"

#include <string.h>

#define N 50

typedef struct
{
  LmChart   *chart;
  GtkWidget *window;
  guint      n_moved;
  guint      n_chosen;
} Fixture;

static gboolean
get_point (guint    index,
           double  *x,
           double  *y,
           gpointer data)
{
  *x = index;
  *y = index * index;
  return index <= N;
}

static void
draw_curve (gpointer           page,
            const LmChartPlot *plot)
{
  lm_chart_plot_draw_curve (plot, &plot->style.win, get_point, NULL);
  lm_chart_plot_draw_guess (plot, N, "a guess");
}

static LmChartCell
get_cell (guint    column,
          guint    row,
          gpointer data)
{
  return (LmChartCell) { (column + row) % LM_CHART_N_TONES, column % 2 == 0, "A" };
}

static void
draw_map (gpointer           page,
          const LmChartPlot *plot)
{
  lm_chart_plot_draw_cells (plot, get_cell, NULL);
  lm_chart_plot_draw_cell_frame (plot, 3, 4);
}

static char *
describe (gpointer page,
          double   x,
          double   y)
{
  return g_strdup_printf ("%g, %g", x, y);
}

static double
get_value (gpointer page,
           double   x)
{
  return x * x;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static GtkWidget *
create (Fixture            *fixture,
        const LmChartFuncs *funcs,
        gboolean            map)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  fixture->chart = LM_CHART (lm_chart_new (funcs, fixture, map));
  g_signal_connect_swapped (fixture->chart, "moved", G_CALLBACK (count_cb), &fixture->n_moved);
  g_signal_connect_swapped (fixture->chart, "chosen", G_CALLBACK (count_cb), &fixture->n_chosen);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (fixture->chart));
  gtk_widget_set_vexpand (scrolled, TRUE);
  return scrolled;
}

static GtkWidget *
create_curve (Fixture *fixture)
{
  static const LmChartFuncs funcs = { draw_curve, describe, get_value };
  GtkWidget *scrolled = create (fixture, &funcs, FALSE);

  lm_chart_set_axes (fixture->chart, &(LmChartAxis) { 0, N, 1, "x" }, &(LmChartAxis) { 0, N * N, 1 }, 40);
  return scrolled;
}

static GtkWidget *
create_map (Fixture *fixture)
{
  static const LmChartFuncs funcs = { draw_map, describe };
  GtkWidget *scrolled = create (fixture, &funcs, TRUE);

  lm_chart_set_axes (fixture->chart, &(LmChartAxis) { 2, N, 2, "n", .cells = TRUE },
                     &(LmChartAxis) { 3, N, 1, "d", .cells = TRUE, .downwards = TRUE }, N);
  return scrolled;
}

static void
set_up_curve (Fixture       *fixture,
              gconstpointer  data)
{
  fixture->window = lm_panel_test_present (create_curve (fixture));
}

static void
set_up_map (Fixture       *fixture,
            gconstpointer  data)
{
  fixture->window = lm_panel_test_present (create_map (fixture));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  lm_panel_test_close (fixture->window);
}

static void
assert_reads (Fixture    *fixture,
              const char *text)
{
  g_autofree char *read = lm_chart_describe (fixture->chart);

  g_assert_cmpstr (read, ==, text);
}

/* At the end it stays at the end while the chart grows. */
static void
test_curve_keys (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *chart = GTK_WIDGET (fixture->chart);

  assert_reads (fixture, "40, 0");
  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 40.0);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "40, 0");
  lm_chart_set_axes (fixture->chart, &(LmChartAxis) { 0, N, 1, "x" }, &(LmChartAxis) { 0, N * N, 1 }, 45);
  assert_reads (fixture, "45, 0");
  lm_panel_test_key (chart, GDK_KEY_Left);
  assert_reads (fixture, "44, 0");
  lm_panel_test_key (chart, GDK_KEY_Page_Down);
  assert_reads (fixture, "34, 0");
  lm_panel_test_key (chart, GDK_KEY_Home);
  lm_panel_test_key (chart, GDK_KEY_Left);
  assert_reads (fixture, "0, 0");
  lm_panel_test_key (chart, GDK_KEY_End);
  assert_reads (fixture, "45, 0");
  g_assert_cmpuint (fixture->n_moved, ==, 5);
  lm_panel_test_key (chart, GDK_KEY_Return);
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
}

static void
test_curve_click (Fixture       *fixture,
                  gconstpointer  data)
{
  lm_panel_test_click (GTK_WIDGET (fixture->chart), 0, 20);
  assert_reads (fixture, "0, 0");
  lm_panel_test_click (GTK_WIDGET (fixture->chart), 10000, 20);
  assert_reads (fixture, "40, 0");
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
}

static void
test_nothing_to_read (Fixture       *fixture,
                      gconstpointer  data)
{
  GtkWidget *chart = GTK_WIDGET (fixture->chart);

  lm_chart_set_axes (fixture->chart, &(LmChartAxis) { 1, N, 1 }, &(LmChartAxis) { 0, 1, 0.1 }, 0);
  lm_panel_test_key (chart, GDK_KEY_Left);
  lm_panel_test_key (chart, GDK_KEY_Return);
  lm_panel_test_click (chart, 50, 20);
  g_assert_cmpuint (fixture->n_moved + fixture->n_chosen, ==, 0);
}

static void
test_map_keys (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (fixture->chart));

  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "2, 3");
  lm_panel_test_key (GTK_WIDGET (fixture->chart), GDK_KEY_Right);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "4, 3");
  lm_panel_test_key (GTK_WIDGET (fixture->chart), GDK_KEY_Down);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "4, 4");
  lm_panel_test_key (GTK_WIDGET (fixture->chart), GDK_KEY_Page_Up);
  lm_panel_test_key (GTK_WIDGET (fixture->chart), GDK_KEY_End);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "50, 3");
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
}

/* What is read stays in sight. */
static void
test_map_zoom (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *scrolled = gtk_widget_get_parent (GTK_WIDGET (fixture->chart));
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));
  const gboolean letters = lm_chart_has_letters (fixture->chart);

  lm_chart_set_max_zoom (fixture->chart, 8);
  lm_chart_zoom (fixture->chart, 100);
  lm_panel_test_settle (50);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_upper (across), 8 * gtk_adjustment_get_page_size (across), 1);
  g_assert_true (lm_chart_has_letters (fixture->chart) >= letters);
  lm_panel_test_key (GTK_WIDGET (fixture->chart), GDK_KEY_End);
  lm_panel_test_settle (50);
  g_assert_cmpfloat (gtk_adjustment_get_value (across), >, 0);
  lm_chart_zoom (fixture->chart, 0.001);
  lm_panel_test_settle (50);
  g_assert_cmpfloat (gtk_adjustment_get_value (across), ==, 0);
}

/* Where they do not all fit with that, it is scrolled. */
static void
test_map_cell_width (Fixture       *fixture,
                     gconstpointer  data)
{
  GtkWidget *scrolled = gtk_widget_get_parent (GTK_WIDGET (fixture->chart));
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));

  /* What is read is in sight as soon as there is room for it. */
  lm_chart_set_cell_width (fixture->chart, 100);
  lm_chart_read_at (fixture->chart, N, 3);
  lm_panel_test_settle (50);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_upper (across), 100 * N / 2, 1);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (across),
                                  100 * N / 2 - gtk_adjustment_get_page_size (across), 1);
}

static GtkWidget *
create_to_show (void)
{
  static Fixture curve, map;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_box_append (GTK_BOX (box), create_curve (&curve));
  gtk_box_append (GTK_BOX (box), create_map (&map));
  return box;
}

#define add_test(path, set_up, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  int status = lm_panel_test_main (&argc, &argv, create_to_show);

  if (status != -1)
    return status;

  add_test ("/chart/curve/keys", set_up_curve, test_curve_keys);
  add_test ("/chart/curve/click", set_up_curve, test_curve_click);
  add_test ("/chart/curve/nothing-to-read", set_up_curve, test_nothing_to_read);
  add_test ("/chart/map/keys", set_up_map, test_map_keys);
  add_test ("/chart/map/zoom", set_up_map, test_map_zoom);
  add_test ("/chart/map/cell-width", set_up_map, test_map_cell_width);

  return g_test_run ();
}
