/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-graph-view.c: how long graphviz takes for game graphs, and a frame of them; in time of the processor, for others use it too, and
 * how many there are in a second. */

#include "app/lm-graph-view.h"
#include "games/lm-games.h"

#include <adwaita.h>
#include <time.h>

#define FRAMES 60

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

int
main (int   argc,
      char *argv[])
{
  GtkWidget *window;
  GtkWidget *view;

  adw_init ();
  lm_games_register ();
  view = lm_graph_view_new ();
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 800);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_widget_add_tick_callback (view, tick_cb, NULL, NULL);
  gtk_window_present (GTK_WINDOW (window));
  measure (LM_GRAPH_VIEW (view), "lastmove:zeckendorf?bins=13", 10000);
  measure (LM_GRAPH_VIEW (view), "lastmove:zeckendorf?bins=40", 10000);
  measure (LM_GRAPH_VIEW (view), "lastmove:wythoff?piles=30,30", 1000);
  measure (LM_GRAPH_VIEW (view), "lastmove:zeckendorf?bins=60", 10000);
  measure (LM_GRAPH_VIEW (view), "lastmove:zahlenschlacht?n=13&d=3", 10000);
  return 0;
}
