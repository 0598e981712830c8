/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zahlenschlacht-panel.c: the map fills, says who wins and why, and leads to games. */

#include "lm-panel-test.h"

#include "games/zahlenschlacht/panel/panel.h"
#include "kit/chart/lm-chart.h"
#include "kit/page/lm-game-panel.h"

typedef struct
{
  LmSolver  *solver;
  GtkWidget *panel;
  GtkWidget *window;
  char      *opened; /* what the user wanted to play last */
} Fixture;

/* Large enough to watch. */
static const LmZahlenschlachtRange large = { LM_ZAHLENSCHLACHT_INDIVISIBLE, 201, TRUE };

static void
open_position_cb (Fixture    *fixture,
                  const char *text)
{
  g_free (fixture->opened);
  fixture->opened = g_strdup (text);
}

static void
create_panel (Fixture *fixture)
{
  fixture->panel = g_object_new (LM_TYPE_ZAHLENSCHLACHT_PANEL, "solver", fixture->solver, NULL);
  g_signal_connect_swapped (fixture->panel, "open-position", G_CALLBACK (open_position_cb), fixture);
  fixture->window = lm_panel_test_present (fixture->panel);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->solver = lm_solver_new ();
  create_panel (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  lm_panel_test_close (fixture->window);
  lm_panel_test_drop_solver (fixture->solver);
  g_free (fixture->opened);
}

static void
show (Fixture    *fixture,
      const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  lm_game_panel_set_position (LM_GAME_PANEL (fixture->panel), position);
}

static LmZahlenschlachtSurvey *
get_survey (Fixture *fixture)
{
  return lm_zahlenschlacht_survey_get (fixture->solver);
}

static GtkWidget *
get_map (Fixture *fixture)
{
  return lm_panel_test_find (fixture->panel, LM_TYPE_CHART, NULL);
}

/* What the keyboard is on. */
static GtkWidget *
get_cursor (Fixture *fixture)
{
  return gtk_widget_get_first_child (get_map (fixture));
}

static gboolean
is_idle (gpointer data)
{
  return !lm_zahlenschlacht_survey_is_running (data);
}

static void
wait_until_filled (Fixture *fixture)
{
  lm_panel_test_wait (is_idle, get_survey (fixture));
}

/* Shows a position and waits for the map. */
static void
show_and_wait (Fixture    *fixture,
               const char *text)
{
  show (fixture, text);
  wait_until_filled (fixture);
}

static void
press (Fixture *fixture,
       guint    key)
{
  lm_panel_test_key (get_map (fixture), key);
}

static void
activate (GtkWidget *toggle)
{
  g_assert_nonnull (toggle);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
}

static void
choose_range (Fixture *fixture,
              guint    index)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (lm_panel_test_find (fixture->panel, GTK_TYPE_DROP_DOWN, NULL)), index);
}

static void
show_even (Fixture *fixture)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (lm_panel_test_find (fixture->panel, GTK_TYPE_CHECK_BUTTON, NULL)),
                               TRUE);
}

#define assert_shows(fixture, text) g_assert_true (lm_panel_test_shows ((fixture)->panel, text))
#define assert_opened(fixture, text) g_assert_cmpstr ((fixture)->opened, ==, text)

/* Both what can be read and what a screen reader says. */
static void
assert_reads (Fixture    *fixture,
              const char *text)
{
  assert_shows (fixture, text);
  gtk_test_accessible_assert_property (get_cursor (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

static void
assert_wins (Fixture    *fixture,
             guint       n,
             guint       d,
             int         winner,
             LmStatus    status,
             const char *reference)
{
  const LmZahlenschlachtCell cell = lm_zahlenschlacht_survey_look (get_survey (fixture),
                                                                   LM_ZAHLENSCHLACHT_DIVISIBLE, n, d);

  g_assert_cmpint (cell.winner, ==, winner);
  g_assert_cmpint (cell.status, ==, status);
  g_assert_cmpstr (cell.reference, ==, reference);
}

/* The theorems are there before anything is computed, one game of each of them (ZS). */
static void
test_theorems (Fixture       *fixture,
               gconstpointer  data)
{
  const int a = LM_ZAHLENSCHLACHT_A;
  const int b = LM_ZAHLENSCHLACHT_B;

  assert_wins (fixture, 24, 9, b, LM_STATUS_PROVED, "ZS, Theorem 3.2.5");
  assert_wins (fixture, 25, 12, a, LM_STATUS_PROVED, "ZS, Theorem 3.1.4");
  assert_wins (fixture, 25, 5, a, LM_STATUS_PROVED, "ZS, Theorem 3.1.8");
  assert_wins (fixture, 21, 7, a, LM_STATUS_PROVED, "ZS, Theorem 3.1.10");
  assert_wins (fixture, 2017, 8, a, LM_STATUS_PROVED, "ZS, Theorem 3.1.10");
  assert_wins (fixture, 25, 20, b, LM_STATUS_PROVED, "ZS, Theorem 3.2.1");
  assert_wins (fixture, 25, 28, b, LM_STATUS_PROVED, "ZS, Theorem 3.2.3");
  assert_wins (fixture, 23, 9, LM_NOBODY, LM_STATUS_UNKNOWN, NULL);
}

/* The open range up to n = 25, as computed elsewhere. */
static void
test_fill (Fixture       *fixture,
           gconstpointer  data)
{
  const struct { guint n, d; int winner; } games[] = {
    { 17, 7, 1 }, { 19, 8, 1 }, { 21, 8, 0 }, { 21, 9, 1 },
    { 23, 9, 1 }, { 23, 10, 1 }, { 25, 10, 1 }, { 25, 11, 1 },
  };

  show_and_wait (fixture, "lastmove:zahlenschlacht?n=15&d=7");
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    assert_wins (fixture, games[i].n, games[i].d, games[i].winner, LM_STATUS_COMPUTED, NULL);
  assert_shows (fixture, "On the board: Z(15, 7): A wins, Theorem 3.1.4.");
  assert_shows (fixture, "By theorems: 289. Computed: 8.");
}

static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  show_and_wait (fixture, "lastmove:zahlenschlacht?n=21&d=9");
  gtk_test_accessible_assert_role (get_cursor (fixture), GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_true (gtk_widget_get_focusable (get_cursor (fixture)));
  gtk_test_accessible_assert_property (get_cursor (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Z(21, 9): B wins, computed here. It is on the board.");
  press (fixture, GDK_KEY_Right);
  assert_reads (fixture, "Z(23, 9): B wins, computed here.");
  press (fixture, GDK_KEY_Up);
  assert_reads (fixture, "Z(23, 8): A wins, Theorem 3.1.10.");
  press (fixture, GDK_KEY_Left);
  press (fixture, GDK_KEY_Down);
  press (fixture, GDK_KEY_Down);
  assert_reads (fixture, "Z(21, 10): A wins, Theorem 3.1.4.");
  g_signal_emit_by_name (get_cursor (fixture), "clicked");
  assert_opened (fixture, "lastmove:zahlenschlacht?n=21&d=10");

  press (fixture, GDK_KEY_Home);
  assert_reads (fixture, "Z(5, 10): B wins, Theorem 3.2.3.");
  press (fixture, GDK_KEY_Page_Up);
  press (fixture, GDK_KEY_Left);
  assert_reads (fixture, "Z(5, 2): A wins, Theorem 3.1.4.");
  press (fixture, GDK_KEY_End);
  for (int i = 0; i < 5; i++)
    press (fixture, GDK_KEY_Page_Down);
  assert_reads (fixture, "Z(25, 28): B wins, Theorem 3.2.3.");
}

static void
release (GtkWidget *widget,
         int        count,
         double     x,
         double     y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "released", count, x, y);
    }
}

/* Where the keyboard is, from where others can be found. */
static void
get_middle (Fixture *fixture,
            double  *x,
            double  *y)
{
  GtkWidget *cursor = get_cursor (fixture);

  lm_panel_test_settle (50);
  g_assert_true (gtk_widget_translate_coordinates (cursor, get_map (fixture), gtk_widget_get_width (cursor) / 2,
                                                   gtk_widget_get_height (cursor) / 2, x, y));
}

static void
test_click (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *map = get_map (fixture);
  double x, y;

  show_and_wait (fixture, "lastmove:zahlenschlacht?n=23&d=5");
  get_middle (fixture, &x, &y);
  press (fixture, GDK_KEY_Left);
  lm_panel_test_click (map, x, y);
  g_assert_true (gtk_widget_has_focus (get_cursor (fixture)));
  assert_opened (fixture, NULL);

  /* Scrolled away from, and beside the cells. */
  release (map, 1, x - 60, y);
  lm_panel_test_click (map, 2, 2);
  release (map, 1, 2, 2);
  assert_opened (fixture, NULL);

  lm_panel_test_click (map, x, y);
  release (map, 1, x, y);
  assert_opened (fixture, "lastmove:zahlenschlacht?n=23&d=5");
}

static void
test_goal (Fixture       *fixture,
           gconstpointer  data)
{
  show_and_wait (fixture, "lastmove:zahlenschlacht?n=15&d=7");
  activate (lm_panel_test_find_named (fixture->panel, GTK_TYPE_TOGGLE_BUTTON, "Not divisible"));
  wait_until_filled (fixture);
  assert_shows (fixture, "By theorems: 0. Computed: 297.");
  assert_shows (fixture, "On the board: Z(15, 7): A wins, Theorem 3.1.4.");
  press (fixture, GDK_KEY_Home);
  for (int i = 0; i < 3; i++)
    press (fixture, GDK_KEY_Page_Down);
  assert_reads (fixture, "Z(5, 28): A wins, computed here.");
  g_signal_emit_by_name (get_cursor (fixture), "clicked");
  assert_opened (fixture, "lastmove:zahlenschlacht?n=5&d=28&goal=indivisible");

  /* The map follows the board. */
  show_and_wait (fixture, "lastmove:zahlenschlacht?n=13&d=7");
  assert_shows (fixture, "By theorems: 289.");
  show_and_wait (fixture, "lastmove:zahlenschlacht?n=13&d=7&goal=indivisible");
  assert_shows (fixture, "By theorems: 0.");
  assert_shows (fixture, "On the board: Z(13, 7): ");
}

/* The moves of a game leave the map alone. */
static void
test_moves (Fixture       *fixture,
            gconstpointer  data)
{
  show_and_wait (fixture, "lastmove:zahlenschlacht?n=15&d=7");
  press (fixture, GDK_KEY_Right);
  show_and_wait (fixture, "lastmove:zahlenschlacht?n=15&d=7&crossed=1,2");
  assert_reads (fixture, "Z(17, 7): B wins, computed here.");
}

static void
test_range (Fixture       *fixture,
            gconstpointer  data)
{
  show_and_wait (fixture, "lastmove:zahlenschlacht?n=40&d=7");
  assert_shows (fixture, "On the board: Z(40, 7): B wins, Theorem 3.2.5.");
  gtk_test_accessible_assert_property (get_cursor (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Z(5, 2): A wins, Theorem 3.1.4.");
  choose_range (fixture, 1);
  show_even (fixture);
  wait_until_filled (fixture);
  gtk_test_accessible_assert_property (get_cursor (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Z(40, 7): B wins, Theorem 3.2.5. It is on the board.");

  show_and_wait (fixture, "lastmove:zahlenschlacht?n=2019&d=100");
  assert_shows (fixture, "On the board: Z(2019, 100): too large for the map.");
}

/* The smaller the cells, the fewer the letters. */
static void
test_zoom (Fixture       *fixture,
           gconstpointer  data)
{
  LmChart *map = LM_CHART (get_map (fixture));

  show_and_wait (fixture, "lastmove:zahlenschlacht?n=15&d=7");
  lm_panel_test_settle (50);
  g_assert_true (lm_chart_has_letters (map));
  choose_range (fixture, 3);
  lm_panel_test_settle (50);
  g_assert_false (lm_chart_has_letters (map));
  for (int i = 0; i < 6; i++)
    press (fixture, GDK_KEY_plus);
  lm_panel_test_settle (50);
  g_assert_true (lm_chart_has_letters (map));
  for (int i = 0; i < 10; i++)
    press (fixture, GDK_KEY_minus);
  lm_panel_test_settle (50);
  g_assert_false (lm_chart_has_letters (map));
}

static guint
count_left (Fixture *fixture)
{
  LmZahlenschlachtTally tally;

  lm_zahlenschlacht_survey_count (get_survey (fixture), &large, &tally);
  g_assert_cmpuint (tally.total, ==, 198 * 203);
  g_assert_cmpuint (tally.proved, ==, 0);
  return tally.total - tally.computed;
}

/* Has to be hidden at once, or it is done. */
static void
begin_large (Fixture *fixture)
{
  show (fixture, "lastmove:zahlenschlacht?n=15&d=7&goal=indivisible");
  choose_range (fixture, 4);
  show_even (fixture);
  g_assert_false (is_idle (get_survey (fixture)));
}

/* Nobody sees it, so nothing is done. */
static void
test_hidden (Fixture       *fixture,
             gconstpointer  data)
{
  guint left;

  begin_large (fixture);
  assert_shows (fixture, "Computing: ");
  gtk_widget_set_visible (fixture->panel, FALSE);
  g_assert_true (is_idle (get_survey (fixture)));
  lm_panel_test_wait_for_worker (fixture->solver);
  left = count_left (fixture);
  g_assert_cmpuint (left, >, 0);
  lm_panel_test_settle (50);
  g_assert_cmpuint (count_left (fixture), ==, left);

  gtk_widget_set_visible (fixture->panel, TRUE);
  g_assert_false (is_idle (get_survey (fixture)));
  wait_until_filled (fixture);
  g_assert_cmpuint (count_left (fixture), ==, 0);
}

/* What was computed for a panel that is gone is there for the next one. */
static void
test_kept (Fixture       *fixture,
           gconstpointer  data)
{
  show_and_wait (fixture, "lastmove:zahlenschlacht?n=15&d=7");
  lm_panel_test_close (fixture->window);
  lm_panel_test_settle (50);
  assert_wins (fixture, 23, 9, LM_ZAHLENSCHLACHT_B, LM_STATUS_COMPUTED, NULL);
  create_panel (fixture);
  show (fixture, "lastmove:zahlenschlacht?n=15&d=7");
  g_assert_true (is_idle (get_survey (fixture)));
  assert_shows (fixture, "By theorems: 289. Computed: 8.");
}

static void
advised_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  LmAdvice **advice = user_data;

  *advice = lm_solver_ask_finish (LM_SOLVER (source), result, NULL);
}

static gboolean
is_advised (gpointer data)
{
  return *(LmAdvice **) data != NULL;
}

/* The hint comes while the map is far from done. */
static void
test_hint (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse ("lastmove:zeckendorf?bins=10");
  g_autoptr (LmAdvice) advice = NULL;

  begin_large (fixture);
  lm_solver_ask_async (fixture->solver, lm_question_new_advice (position), NULL, advised_cb, &advice);
  lm_panel_test_wait (is_advised, &advice);
  g_assert_false (is_idle (get_survey (fixture)));
  g_assert_cmpuint (count_left (fixture), >, 198 * 203 / 2);
  wait_until_filled (fixture);
}

static GtkWidget *
create_to_show (void)
{
  return lm_panel_test_create (LM_TYPE_ZAHLENSCHLACHT_PANEL, "lastmove:zahlenschlacht?n=15&d=7");
}

#define add_test(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  int status = lm_panel_test_main (&argc, &argv, create_to_show);

  if (status != -1)
    return status;

  add_test ("/zahlenschlacht-panel/theorems", test_theorems);
  add_test ("/zahlenschlacht-panel/fill", test_fill);
  add_test ("/zahlenschlacht-panel/keys", test_keys);
  add_test ("/zahlenschlacht-panel/click", test_click);
  add_test ("/zahlenschlacht-panel/goal", test_goal);
  add_test ("/zahlenschlacht-panel/moves", test_moves);
  add_test ("/zahlenschlacht-panel/range", test_range);
  add_test ("/zahlenschlacht-panel/zoom", test_zoom);
  add_test ("/zahlenschlacht-panel/hidden", test_hidden);
  add_test ("/zahlenschlacht-panel/kept", test_kept);
  add_test ("/zahlenschlacht-panel/hint", test_hint);

  return g_test_run ();
}
