/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-frames.c: how long a frame of an atlas takes, graphviz for game graphs, and a frame of them; in time of the processor, for others
 * use it too, and how many there are in a second. */

#include "app/explore/lm-atlas-panel.h"
#include "app/explore/lm-graph-view.h"
#include "games/lm-games.h"
#include "kit/chart/lm-chart.h"

#include <adwaita.h>
#include <time.h>

#define FRAMES 60

/* Cells of an atlas along each axis. */
#define SIDE 200

typedef struct
{
  gint64 began;
  gint64 spent;
  gint64 worst;
  guint  frames;
} Watch;

/* Of this thread, in microseconds. */
static gint64
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
before_cb (Watch *watch)
{
  watch->began = get_time ();
}

static void
after_cb (Watch *watch)
{
  const gint64 spent = get_time () - watch->began;

  watch->spent += spent;
  watch->worst = MAX (watch->worst, spent);
  watch->frames++;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static void
measure_frames (GtkWidget  *widget,
                const char *what)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  Watch watch = { 0 };
  gulong before, after;
  gint64 began;

  before = g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_cb), &watch);
  after = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_cb), &watch);
  /* The first one is drawn in two sizes. */
  while (watch.frames < 2)
    g_main_context_iteration (NULL, TRUE);
  watch = (Watch) { 0 };
  began = g_get_monotonic_time ();
  while (watch.frames < FRAMES)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, before);
  g_signal_handler_disconnect (clock, after);
  g_print ("  %s: %5.1f ms a frame, at the most %5.1f ms, %.0f frames a second\n", what, watch.spent / 1e3 / FRAMES,
           watch.worst / 1e3, FRAMES * 1e6 / (g_get_monotonic_time () - began));
}

static void
measure_scale (LmGraphView *view,
               double       scale)
{
  g_autofree char *what = g_strdup_printf ("scale %4.2f", scale);

  lm_graph_view_zoom (view, scale);
  measure_frames (GTK_WIDGET (view), what);
}

static void
measure (LmGraphView *view,
         const char  *text,
         guint        positions)
{
  g_autoptr (LmPosition) start = lm_position_parse (text, NULL);
  g_autoptr (LmTableCache) cache = lm_table_cache_new (64 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  gint64 began = get_time ();
  g_autoptr (LmGraph) graph = lm_graph_new (start, positions, 30 * positions, LM_GRAPH_ALL, context, NULL);
  g_autoptr (GArray) values = lm_graph_solve (graph, context, NULL);
  const double searched = (get_time () - began) / 1e6;
  const LmGraphPicture *picture = lm_graph_view_get_picture (view);
  LmGraphLayout *layout;

  began = get_time ();
  layout = lm_graph_layout_new (graph, picture->letter, picture->height);
  g_print ("%s: %u positions, %u moves, found and solved in %.2f s, laid out in %.2f s\n", text, graph->nodes->len,
           graph->edges->len, searched, (get_time () - began) / 1e6);
  lm_graph_view_show (view, graph, layout);
  lm_graph_view_set_values (view, values);
  while (!lm_graph_view_is_ready (view))
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < 6; i++)
    measure_scale (view, ((double[]) { 0, 0.15, 0.3, 0.4, 0.6, 1 })[i]);
}

static LmChart *
find_chart (GtkWidget *widget)
{
  LmChart *chart = LM_IS_CHART (widget) ? LM_CHART (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && chart == NULL;
       child = gtk_widget_get_next_sibling (child))
    chart = find_chart (child);
  return chart;
}

/* Another cell is pointed at in each frame. */
static gboolean
walk_cb (GtkWidget     *chart,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  const guint cell = gdk_frame_clock_get_frame_counter (clock) % SIDE;

  lm_chart_read_at (LM_CHART (chart), cell, cell / 2);
  return G_SOURCE_CONTINUE;
}

static void
measure_atlas (GtkWindow  *window,
               const char *text)
{
  g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmMatch) match = lm_match_new (solver);
  GtkWidget *panel = g_object_new (LM_TYPE_ATLAS_PANEL, "solver", solver, "match", match, NULL);
  GObject *to = gtk_widget_get_template_child (panel, LM_TYPE_ATLAS_PANEL, "to");
  GtkWidget *chart = GTK_WIDGET (find_chart (panel));
  GObject *periods = gtk_widget_get_template_child (panel, LM_TYPE_ATLAS_PANEL, "periods");
  g_autoptr (LmSession) session = lm_session_new (position, (const LmSeat[LM_MAX_PLAYERS]) { 0 }, 1);

  /* A map is drawn for who has asked to be told. */
  lm_match_set_session (match, session);
  lm_match_set_telling (match, TRUE);
  gtk_widget_add_tick_callback (chart, tick_cb, NULL, NULL);
  gtk_window_set_child (window, panel);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (to), SIDE - 1);
  lm_game_panel_set_position (LM_GAME_PANEL (panel), position);
  g_print ("%s, %u x %u cells\n", text, SIDE, SIDE);
  measure_frames (panel, "while it is computed");
  while (*gtk_label_get_label (GTK_LABEL (periods)) == '\0')
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_add_tick_callback (chart, walk_cb, NULL, NULL);
  measure_frames (panel, "walking through it");
}

static void
measure_graphs (GtkWindow *window)
{
  LmGraphView *view = LM_GRAPH_VIEW (lm_graph_view_new ());

  gtk_widget_add_tick_callback (GTK_WIDGET (view), tick_cb, NULL, NULL);
  gtk_window_set_child (window, GTK_WIDGET (view));
  measure (view, "lastmove:zeckendorf?bins=13", 10000);
  measure (view, "lastmove:zeckendorf?bins=40", 10000);
  measure (view, "lastmove:wythoff?piles=30,30", 1000);
  measure (view, "lastmove:zeckendorf?bins=60", 10000);
  measure (view, "lastmove:zahlenschlacht?n=13&d=3", 10000);
}

int
main (int   argc,
      char *argv[])
{
  GtkWindow *window;

  adw_init ();
  lm_games_register ();
  window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (window, 1200, 800);
  gtk_window_present (window);
  measure_atlas (window, "lastmove:wythoff?piles=30,30");
  measure_atlas (window, "lastmove:black-hole?hole=4&bins=20,0,20");
  measure_graphs (window);
  return 0;
}
