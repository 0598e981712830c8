/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-coalitions.c: the hint with more than two players left: the table of coalitions, its lines, and what is not told. */

#include "lm-panel-test.h"

#include "app/hint/lm-hint-panel.h"
#include "app/history/lm-history-parts.h"
#include "games/so-long-sucker/panel/panel.h"
#include "games/so-long-sucker/solver/solver.h"
#include "kit/page/lm-verdict-chart.h"
#include "kit/page/lm-game-view-info.h"
#include "lm-test-game.h"

#define FOUR "lastmove:test-round?stones=44&turn=1&last=1"
#define WON "lastmove:so-long-sucker?piles=4&board=b,rb&chips=b2,r1,g1,out1&turn=b"
#define PARTNERS "lastmove:so-long-sucker?piles=8&chips=b2,r2,g2,y2&turn=b"
#define TWO "lastmove:so-long-sucker?piles=4&board=ry&chips=out2,r3,out1,y1&turn=y"

typedef struct
{
  LmSolver    *solver;
  LmHintPanel *panel;
  GtkWidget   *widget;
  GtkWidget   *window;
} Fixture;

static const char *const round_line[] = { "1", "1", NULL };

/* Three can force it, one cannot; of two against two that is found out with much effort only. */
static LmOutlook *
create_outlook (LmPosition *position,
                double      effort)
{
  LmSlsOutlook *outlook = lm_sls_outlook_new (position);

  for (guint members = 1; members < 15; members++)
    {
      const int size = __builtin_popcount (members);
      const gboolean wins = size == 3 || (size == 2 && (members & 1) != 0);

      if (size != 2 || effort > 1)
        lm_sls_outlook_decide (outlook, members, wins ? LM_VALUE_WIN : LM_VALUE_LOSS, (GStrv) round_line);
    }

  return LM_OUTLOOK (outlook);
}

/*
 * The table is shown here for a game whose solver says what is wanted, when it is wanted. That game names no players; to
 * the table the seats are colours.
 */
static const LmGameViewInfo round_view_info = {
  .name = "test-round",
  .outlook_type = lm_sls_coalition_list_get_type,
  .outlook_title = "Coalitions",
};

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  lm_test_game_set_milliseconds (0);
  fixture->solver = lm_solver_new ();
  fixture->widget = lm_hint_panel_new (fixture->solver);
  fixture->panel = LM_HINT_PANEL (fixture->widget);
  g_object_set (fixture->panel, "keep-open", TRUE, NULL);
  fixture->window = lm_panel_test_present (fixture->widget);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  lm_panel_test_close (fixture->window);
  lm_panel_test_drop_solver (fixture->solver);
}

static void
show (Fixture    *fixture,
      int         rung,
      const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  g_object_set (fixture->panel, "rung", rung, NULL);
  lm_hint_panel_set_position (fixture->panel, position);
}

typedef struct
{
  GtkWidget  *root;
  const char *text;
} Reading;

static gboolean
can_read (gpointer data)
{
  Reading *reading = data;

  return lm_panel_test_shows (reading->root, reading->text);
}

static void
wait_for_text (Fixture    *fixture,
               const char *text)
{
  Reading reading = { fixture->widget, text };

  lm_panel_test_wait (can_read, &reading);
}

static GtkWidget *
find_cell (Fixture    *fixture,
           const char *name)
{
  return lm_panel_test_find_named (fixture->widget, GTK_TYPE_TOGGLE_BUTTON, name);
}

static gboolean
has_cell (gpointer data)
{
  Reading *reading = data;

  return lm_panel_test_find_named (reading->root, GTK_TYPE_TOGGLE_BUTTON, reading->text) != NULL;
}

static void
wait_for_cell (Fixture    *fixture,
               const char *name)
{
  Reading reading = { fixture->widget, name };

  lm_panel_test_wait (has_cell, &reading);
}

#define assert_shows(fixture, text) g_assert_true (lm_panel_test_shows ((fixture)->widget, text))
#define assert_hides(fixture, text) g_assert_false (lm_panel_test_shows ((fixture)->widget, text))

/* Each rung tells its own and nothing of the next one. */
static void
test_climb (Fixture       *fixture,
            gconstpointer  data)
{
  show (fixture, LM_HINT_NOTHING, FOUR);
  assert_shows (fixture, "Coalitions");
  assert_shows (fixture, "How many");
  assert_hides (fixture, "The whole line");

  lm_panel_test_press (fixture->widget, "Tell Me More");
  wait_for_text (fixture, "Nobody can be sure to win alone.");
  assert_hides (fixture, "Who can make sure");
  assert_hides (fixture, "How many");
  assert_hides (fixture, "Which");
  assert_shows (fixture, "Why");

  lm_panel_test_press (fixture->widget, "Tell Me More");
  assert_shows (fixture, "Who can make sure that one of them wins");
  g_assert_null (lm_hint_panel_get_arrow (fixture->panel));

  lm_panel_test_press (fixture->widget, "Tell Me More");
  wait_for_text (fixture, "Four can play as they like.");
  lm_panel_test_press (fixture->widget, "Less");
  lm_panel_test_press (fixture->widget, "Less");
  assert_hides (fixture, "Who can make sure");
  assert_shows (fixture, "Nobody can be sure to win alone.");
}

static void
test_table (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *cell;
  GtkWidget *other;

  show (fixture, LM_HINT_OUTLOOK, FOUR);
  wait_for_cell (fixture, "Red, Green and Yellow against Blue: forced");
  g_assert_nonnull (find_cell (fixture, "Blue against Red, Green and Yellow: refuted"));
  g_assert_nonnull (find_cell (fixture, "Blue and Red against Green and Yellow: unknown"));
  assert_shows (fixture, "With Player 1");
  wait_for_text (fixture, "Four can play as they like.");
  assert_shows (fixture, "Blue can be kept from winning by: Red, Green and Yellow.");

  cell = find_cell (fixture, "Red, Green and Yellow against Blue: forced");
  gtk_test_accessible_assert_state (cell, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE);
  g_signal_emit_by_name (cell, "clicked");
  gtk_test_accessible_assert_state (cell, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  assert_shows (fixture, "Red, Green and Yellow together can make sure that one of them wins, and not Blue.");
  assert_shows (fixture, "How a game may begin with Red, Green and Yellow making sure of it (2 moves):");
  assert_shows (fixture, "1. 1");
  g_assert_cmpstr (lm_hint_panel_get_arrow (fixture->panel), ==, "1");

  /* Only one at a time, and the keyboard reaches each. */
  other = find_cell (fixture, "Blue against Red, Green and Yellow: refuted");
  g_assert_true (gtk_widget_grab_focus (other));
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (other)) == other);
  g_signal_emit_by_name (other, "clicked");
  wait_for_text (fixture, "Red, Green and Yellow together can prevent Blue from winning.");
  gtk_test_accessible_assert_state (cell, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE);

  g_object_set (fixture->panel, "rung", LM_HINT_VERDICT, NULL);
  g_assert_null (lm_hint_panel_get_arrow (fixture->panel));
}

static void
test_longer (Fixture       *fixture,
             gconstpointer  data)
{
  guint before = lm_test_game_get_n_solved ();
  GtkWidget *cell;

  show (fixture, LM_HINT_OUTLOOK, FOUR);
  wait_for_text (fixture, "Search Longer");
  /* With hardly any effort, and with the usual one. */
  g_assert_cmpuint (lm_test_game_get_n_solved (), ==, before + 2);
  cell = find_cell (fixture, "Blue and Red against Green and Yellow: unknown");
  g_assert_false (gtk_widget_is_sensitive (cell));
  cell = find_cell (fixture, "Blue against Red, Green and Yellow: refuted");
  g_signal_emit_by_name (cell, "clicked");
  assert_shows (fixture, "Red, Green and Yellow together can prevent Blue from winning.");

  lm_test_game_set_milliseconds (1000);
  lm_panel_test_press (fixture->widget, "Search Longer");
  wait_for_text (fixture, "Cancel");
  assert_hides (fixture, "Search Longer");
  assert_hides (fixture, "Four can play as they like.");
  assert_shows (fixture, "Nobody can be sure to win alone.");
  lm_panel_test_press (fixture->widget, "Cancel");
  wait_for_text (fixture, "Stopped.");
  g_assert_nonnull (find_cell (fixture, "Blue and Red against Green and Yellow: unknown"));

  lm_test_game_set_milliseconds (0);
  lm_panel_test_press (fixture->widget, "Ask Again");
  wait_for_cell (fixture, "Blue and Red against Green and Yellow: forced");
  assert_hides (fixture, "Search Longer");
  assert_shows (fixture, "Red, Green and Yellow together can prevent Blue from winning.");
  g_signal_emit_by_name (find_cell (fixture, "Blue and Red against Green and Yellow: forced"), "clicked");
  assert_shows (fixture, "Blue and Red together can make sure that one of them wins, and not Green or Yellow.");
}

/* Where all is open there is an estimate, which says that it is one and is no verdict. */
static void
test_estimate (Fixture       *fixture,
               gconstpointer  data)
{
  show (fixture, LM_HINT_OUTLOOK, "lastmove:so-long-sucker?piles=8&board=b,rb,gy&chips=b4r1,r5,g5,y5&turn=b");
  wait_for_text (fixture, "Estimate, no proof");
  assert_shows (fixture, "Whether anybody can be sure to win alone was not decided.");
  assert_hides (fixture, "more memory and time");
  wait_for_text (fixture, "The search gave up before all was decided");
  assert_shows (fixture, "Search Longer");
}

static void
test_overlay (Fixture       *fixture,
              gconstpointer  data)
{
  show (fixture, LM_HINT_NOTHING, FOUR);
  g_object_set (fixture->panel, "overlay", TRUE, NULL);
  wait_for_text (fixture, "No move wins alone against all the others");
  g_object_set (fixture->panel, "overlay", FALSE, NULL);
  assert_hides (fixture, "No move wins alone against all the others");
}

static void
test_won (Fixture       *fixture,
          gconstpointer  data)
{
  g_object_set (fixture->panel, "you", 0, NULL);
  show (fixture, LM_HINT_MOVE, WON);
  wait_for_text (fixture, "You win alone against all the others.");
  g_assert_nonnull (find_cell (fixture, "Red and Green against Blue: refuted"));
  assert_shows (fixture, "Nobody can keep Blue from winning.");
  assert_shows (fixture, "Play It");
  g_assert_cmpstr (lm_hint_panel_get_arrow (fixture->panel), ==, "b@1");
  g_object_set (fixture->panel, "you", 1, NULL);
  assert_shows (fixture, "Blue wins alone against all the others.");
}

static void
test_partners (Fixture       *fixture,
               gconstpointer  data)
{
  show (fixture, LM_HINT_REASON, PARTNERS);
  wait_for_text (fixture, "All the others together can prevent Blue from winning.");
  assert_shows (fixture, "Nobody can be sure to win alone.");
  assert_shows (fixture, "Gifts are left out");
  assert_shows (fixture, "Blue can be kept from winning by: Red and Green; Red and Yellow; Green and Yellow.");
  assert_hides (fixture, "Search Longer");
  assert_hides (fixture, "Play It");
}

/* The usual ladder, with the winner who is left. */
static void
test_two_left (Fixture       *fixture,
               gconstpointer  data)
{
  show (fixture, LM_HINT_LINE, TWO);
  wait_for_text (fixture, "Red wins with best play.");
  wait_for_text (fixture, "Yellow counts own chips");
  assert_hides (fixture, "Coalitions");
  assert_shows (fixture, "The whole line");
}

/* Where more than two are left nothing is drawn and nothing is graded. */
static void
test_history (void)
{
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON };
  g_autoptr (LmPosition) four = lm_panel_test_parse (PARTNERS);
  g_autoptr (LmPosition) two = lm_panel_test_parse (TWO);
  g_autoptr (LmSession) session = lm_session_new (four, seats, 1);
  g_autoptr (LmSession) end = lm_session_new (two, seats, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmMatch) match = lm_match_new (solver);
  GtkWidget *chart = g_object_ref_sink (lm_verdict_chart_new (match));

  lm_match_set_session (match, session);
  g_assert_false (gtk_widget_get_visible (chart));
  lm_match_set_session (match, end);
  g_assert_true (gtk_widget_get_visible (chart));

  g_assert_true (lm_session_play (session, "b@0>r", &error));
  g_assert_no_error (error);
  lm_node_set_value (lm_session_get_root (session), LM_VALUE_LOSS, LM_DISTANCE_UNKNOWN);
  lm_node_set_value (lm_session_get_current (session), LM_VALUE_LOSS, LM_DISTANCE_UNKNOWN);
  g_assert_cmpint (lm_node_get_grade (lm_session_get_current (session)), ==, LM_GRADE_UNKNOWN);

  g_assert_true (lm_session_play (end, "y@0", &error));
  g_assert_no_error (error);
  lm_node_set_value (lm_session_get_root (end), LM_VALUE_LOSS, LM_DISTANCE_UNKNOWN);
  lm_node_set_value (lm_session_get_current (end), LM_VALUE_WIN, LM_DISTANCE_UNKNOWN);
  g_assert_cmpint (lm_node_get_grade (lm_session_get_current (end)), ==, LM_GRADE_LOST);
  g_object_unref (chart);
}

static GtkWidget *
create_to_show (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmPosition) position = lm_panel_test_parse (PARTNERS);
  GtkWidget *panel = lm_hint_panel_new (solver);

  g_object_set (panel, "rung", LM_HINT_OUTLOOK, NULL);
  lm_hint_panel_set_position (LM_HINT_PANEL (panel), position);
  return panel;
}

#define add_test(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  int status = lm_panel_test_main (&argc, &argv, create_to_show);

  if (status != -1)
    return status;

  lm_test_game_set_outlook (create_outlook);
  lm_game_view_info_register (&round_view_info);
  add_test ("/coalitions/climb", test_climb);
  add_test ("/coalitions/table", test_table);
  add_test ("/coalitions/longer", test_longer);
  add_test ("/coalitions/estimate", test_estimate);
  add_test ("/coalitions/overlay", test_overlay);
  add_test ("/coalitions/won", test_won);
  add_test ("/coalitions/partners", test_partners);
  add_test ("/coalitions/two-left", test_two_left);
  g_test_add_func ("/coalitions/history", test_history);

  return g_test_run ();
}
