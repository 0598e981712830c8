/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-motion.c: where the desktop asks for no motion, nothing is drawn but what has changed. */

#include "lm-panel-test.h"

#include "app/window/lm-application.h"
#include "app/window/lm-window.h"
#include "games/lm-games.h"

/* What changed is drawn at once, what it lets fold in the next frames; an animation of a quarter of a second would take 15. */
#define MOST_FRAMES 8

/* Nothing is drawn for so long, in milliseconds. */
#define QUIET 400

typedef struct
{
  guint    frames;
  gboolean over;
} Watch;

static void
painted_cb (GdkFrameClock *clock,
            Watch         *watch)
{
  watch->frames++;
}

static gboolean
over_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

/* How many frames are drawn within the time. */
static guint
count_frames (LmWindow *window,
              guint     milliseconds)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  Watch watch = { 0 };
  const gulong handler = g_signal_connect (clock, "paint", G_CALLBACK (painted_cb), &watch);

  g_timeout_add (milliseconds, over_cb, &watch.over);
  while (!watch.over)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
  return watch.frames;
}

/* Few frames for what was done, and then none. */
static void
check (LmWindow   *window,
       const char *what)
{
  const guint frames = count_frames (window, QUIET), later = count_frames (window, QUIET);

  g_test_message ("%s: %u frames, then %u", what, frames, later);
  g_assert_cmpuint (frames, <=, MOST_FRAMES);
  g_assert_cmpuint (later, ==, 0);
}

static LmWindow *
present (int width)
{
  LmWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  window = lm_window_new (GTK_APPLICATION (g_application_get_default ()),
                          lm_application_get_program (LM_APPLICATION (g_application_get_default ())));
  gtk_window_set_default_size (GTK_WINDOW (window), width, 640);
  gtk_window_present (GTK_WINDOW (window));
  lm_window_open_position (window, "lastmove:zeckendorf?bins=6");
  lm_toaster_dismiss (lm_window_get_toaster (window));
  count_frames (window, 4 * QUIET);
  return window;
}

static LmSession *
get_session (LmWindow *window)
{
  return lm_match_get_session (lm_window_get_match (window));
}

static void
test_window (gconstpointer width)
{
  static const char *const pages[] = { "history", "learn", "explore", "hint" };
  LmWindow *window = present (GPOINTER_TO_INT (width));

  lm_session_set_seat (get_session (window), 0, LM_SEAT_PERSON);
  lm_session_set_seat (get_session (window), 1, LM_SEAT_PERSON);
  check (window, "seats");
  lm_play_area_play (lm_window_get_play_area (window), "M");
  check (window, "a move");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      lm_window_show_page (window, pages[i]);
      check (window, pages[i]);
    }
  g_object_set (window, "show-panel", FALSE, NULL);
  check (window, "panel closed");
  g_object_set (window, "show-panel", TRUE, NULL);
  check (window, "panel opened");
  lm_toaster_say (lm_window_get_toaster (window), "A toast.");
  check (window, "toast");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hint", NULL);
  lm_panel_test_wait_for_worker (lm_application_get_program (LM_APPLICATION (g_application_get_default ()))->solver);
  check (window, "hint");
  g_object_set (window, "editing", TRUE, NULL);
  check (window, "editor");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A computer that takes its time is only marked. */
static void
test_thinking (void)
{
  LmWindow *window = present (1000);

  g_settings_set_int (lm_application_get_program (LM_APPLICATION (g_application_get_default ()))->settings, "computer-delay-ms", 3000);
  lm_session_set_seat (get_session (window), 0, LM_SEAT_PERFECT);
  lm_session_set_seat (get_session (window), 1, LM_SEAT_PERSON);
  check (window, "thinking");
  g_assert_true (lm_opponent_get_thinking (lm_match_get_opponent (lm_window_get_match (window))));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (LmApplication) application = NULL;

  g_test_init (&argc, &argv, NULL);
  lm_games_register ();
  application = lm_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_set_default (G_APPLICATION (application));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_test_add_data_func ("/motion/window", GINT_TO_POINTER (1000), test_window);
  g_test_add_data_func ("/motion/phone", GINT_TO_POINTER (360), test_window);
  g_test_add_func ("/motion/thinking", test_thinking);
  return g_test_run ();
}
