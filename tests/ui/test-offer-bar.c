/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-offer-bar.c: an offer stands beside its answers, and the time for them is counted down. */

#include "lm-panel-test.h"

#include "app/table/lm-table-bars.h"

static const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON, LM_SEAT_PERFECT, LM_SEAT_PERFECT, LM_SEAT_PERFECT };

typedef struct
{
  LmSolver   *solver;
  LmMatch    *match;
  LmOpponent *opponent; /* of the match */
  LmSession  *session;
  GtkWidget  *bar;
  GtkWidget  *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (LmPosition) start = lm_panel_test_parse ("lastmove:so-long-sucker?piles=8&chips=b5,r5,g5,y5&turn=r");

  fixture->solver = lm_solver_new ();
  fixture->match = lm_match_new (fixture->solver);
  fixture->opponent = lm_match_get_opponent (fixture->match);
  lm_opponent_set_patience (fixture->opponent, GPOINTER_TO_UINT (data));
  fixture->session = lm_session_new (start, seats, 1);
  g_assert_true (lm_session_play (fixture->session, "deal:r+b:turns", NULL));
  fixture->bar = g_object_new (LM_TYPE_OFFER_BAR, NULL);
  lm_offer_bar_set_match (LM_OFFER_BAR (fixture->bar), fixture->match);
  fixture->window = lm_panel_test_present (fixture->bar);
  lm_match_set_session (fixture->match, fixture->session);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  lm_panel_test_close (fixture->window);
  lm_match_set_session (fixture->match, NULL);
  lm_panel_test_wait_for_worker (fixture->solver);
  g_assert_finalize_object (fixture->match);
  g_assert_finalize_object (fixture->session);
  lm_panel_test_drop_solver (fixture->solver);
}

static GtkWidget *
get_countdown (Fixture *fixture)
{
  return lm_panel_test_find (fixture->bar, GTK_TYPE_PROGRESS_BAR, NULL);
}

/* One that has been answered is told no more. */
static void
check_answer (Fixture    *fixture,
              const char *label,
              const char *move)
{
  const char *words = "Red proposes to Blue: Red and Blue give each other the turn whenever they may choose.";

  g_assert_true (lm_panel_test_shows (fixture->bar, words));
  lm_match_set_paused (fixture->match, TRUE);
  lm_panel_test_press (fixture->bar, label);
  g_assert_cmpstr (lm_node_get_move (lm_session_get_current (fixture->session)), ==, move);
  g_assert_null (lm_panel_test_find (fixture->bar, GTK_TYPE_BUTTON, NULL));
  g_assert_false (lm_panel_test_shows (fixture->bar, words));
}

static void
test_accept (Fixture       *fixture,
             gconstpointer  data)
{
  check_answer (fixture, "Accept", "accept:1");
}

static void
test_decline (Fixture       *fixture,
              gconstpointer  data)
{
  check_answer (fixture, "Decline", "refuse:1");
}

static int
get_height (GtkWidget *widget)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, 1200, &height, NULL, NULL, NULL);
  return height;
}

/* Little is kept free while nothing is offered, and what is offered takes no more than a line in addition. */
static void
test_height (Fixture       *fixture,
             gconstpointer  data)
{
  const int offered = get_height (fixture->bar);

  check_answer (fixture, "Accept", "accept:1");
  g_assert_cmpint (get_height (fixture->bar), <=, 20);
  g_assert_cmpint (offered - get_height (fixture->bar), <=, 20);
}

static gboolean
has_gone_down (gpointer data)
{
  return gtk_progress_bar_get_fraction (data) < 0.99;
}

static void
test_countdown (Fixture       *fixture,
                gconstpointer  data)
{
  GtkWidget *countdown = get_countdown (fixture);

  g_assert_nonnull (countdown);
  g_assert_cmpstr (gtk_progress_bar_get_text (GTK_PROGRESS_BAR (countdown)), ==, "30 s");
  gtk_test_accessible_assert_property (countdown, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "30 seconds left");
  lm_panel_test_wait (has_gone_down, countdown);
}

/* Without a limit there is nothing to count. */
static void
test_no_limit (Fixture       *fixture,
               gconstpointer  data)
{
  g_assert_null (get_countdown (fixture));
  g_assert_true (lm_opponent_get_patient (fixture->opponent));
  check_answer (fixture, "Accept", "accept:1");
}

static gboolean
is_told (gpointer data)
{
  return lm_panel_test_shows (data, "No computer gives Blue a chip.");
}

/* Who has to move without a chip is told that no computer gives one, and by a deal with one of them may still get it. */
static void
test_nobody_gives (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (LmPosition) bare = lm_panel_test_parse ("lastmove:so-long-sucker?piles=8&board=yr&chips=-,r2y1,g4,y4&turn=b&from=g---");
  g_autoptr (LmSession) session = lm_session_new (bare, seats, 1);
  GtkWidget *seat_bar = g_object_new (LM_TYPE_SEAT_BAR, NULL);
  GtkWidget *window;

  lm_seat_bar_set_match (LM_SEAT_BAR (seat_bar), fixture->match);
  window = lm_panel_test_present (seat_bar);
  lm_match_set_session (fixture->match, session);
  lm_panel_test_wait (is_told, seat_bar);
  g_assert_true (lm_session_play (session, "give:r>b:y1", NULL));
  g_assert_false (is_told (seat_bar));
  lm_panel_test_close (window);
  lm_match_set_session (fixture->match, fixture->session);
}

#define add_test(path, patience, function) \
  g_test_add (path, Fixture, GUINT_TO_POINTER (patience), set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  int status = lm_panel_test_main (&argc, &argv, NULL);

  if (status != -1)
    return status;

  add_test ("/offer-bar/accept", 30000, test_accept);
  add_test ("/offer-bar/decline", 30000, test_decline);
  add_test ("/offer-bar/height", 0, test_height);
  add_test ("/offer-bar/countdown", 30000, test_countdown);
  add_test ("/offer-bar/no-limit", 0, test_no_limit);
  add_test ("/offer-bar/nobody-gives", 0, test_nobody_gives);

  return g_test_run ();
}
