/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-take-away-panel.c: the interval of an alpha, going to others, and the plot that grows. */

#include "lm-panel-test.h"

#include "app/window/lm-window-parts.h"
#include "games/take-away/panel/panel.h"
#include "games/take-away/solver/solver.h"
#include "kit/page/lm-section.h"

typedef struct
{
  LmSolver  *solver;
  GtkWidget *panel;
  GtkWidget *window;
  char      *opened; /* what the user wanted to play last */
} Fixture;

static void
open_position_cb (Fixture    *fixture,
                  const char *text)
{
  g_free (fixture->opened);
  fixture->opened = g_strdup (text);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->solver = lm_solver_new ();
  fixture->panel = g_object_new (LM_TYPE_TAKE_AWAY_PANEL, "solver", fixture->solver, NULL);
  g_signal_connect_swapped (fixture->panel, "open-position", G_CALLBACK (open_position_cb), fixture);
  fixture->window = lm_panel_test_present (fixture->panel);
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

static GtkWidget *
get_line (Fixture *fixture)
{
  return lm_panel_test_find (fixture->panel, LM_TYPE_CHART, NULL);
}

static GtkWidget *
get_plot (Fixture *fixture)
{
  GtkWidget *title = lm_panel_test_find (fixture->panel, GTK_TYPE_LABEL, "How many cutoffs?");

  return lm_panel_test_find (gtk_widget_get_ancestor (title, LM_TYPE_SECTION), LM_TYPE_CHART, NULL);
}

static gboolean
knows_chosen (gpointer data)
{
  return lm_take_away_line_get_chosen (data) != NULL;
}

/* Shows a position and waits for the number line. */
static void
show_and_wait (Fixture    *fixture,
               const char *text)
{
  show (fixture, text);
  lm_panel_test_wait (knows_chosen, get_line (fixture));
}

static gboolean
is_sensitive (Fixture    *fixture,
              const char *text)
{
  return gtk_widget_is_sensitive (lm_panel_test_find (fixture->panel, GTK_TYPE_LABEL, text));
}

#define assert_shows(fixture, text) g_assert_true (lm_panel_test_shows ((fixture)->panel, text))
#define assert_opened(fixture, text) g_assert_cmpstr ((fixture)->opened, ==, text)

static void
test_interval (Fixture       *fixture,
               gconstpointer  data)
{
  show (fixture, "lastmove:take-away?alpha=3&stones=35");
  assert_shows (fixture, "α = 3");
  assert_shows (fixture, "Every α from 3 to just below 7/2 has the same lost piles");

  show (fixture, "lastmove:take-away?alpha=16/5&stones=35");
  assert_shows (fixture, "α = 16/5");
  assert_shows (fixture, "Every α from 3 to just below 7/2 has the same lost piles");
}

/* The bounds and the lags of the slides (TA); the first one is told apart by its words. */
static void
test_recurrence (Fixture       *fixture,
                 gconstpointer  data)
{
  show (fixture, "lastmove:take-away?alpha=1&stones=35");
  assert_shows (fixture, "Every lost pile is twice the one before.");
  show (fixture, "lastmove:take-away?alpha=2&stones=35");
  assert_shows (fixture, "In the end every lost pile is the one before it plus the one 1 place before that.");
  show (fixture, "lastmove:take-away?alpha=43/11&stones=35");
  assert_shows (fixture, "In the end every lost pile is the one before it plus the one 5 places before that. "
                         "The lag is k = 5: P(n + 1) = P(n) + P(n − 5) for all n ≥ 12.");
  assert_shows (fixture, "This is certain: the lag is 5 for k + 2 = 7 values of n in a row, from 12 to 18.");
}

/* P_0 to P_11, and more of them on demand; 144 and 7 778 742 049 are Fibonacci numbers. */
static void
test_terms (Fixture       *fixture,
            gconstpointer  data)
{
  show (fixture, "lastmove:take-away?alpha=2&stones=35");
  assert_shows (fixture, "144");
  g_assert_false (lm_panel_test_shows (fixture->panel, "233"));
  gtk_test_accessible_assert_property (lm_panel_test_find (fixture->panel, GTK_TYPE_LABEL, "144"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "P(11) = 144 = P(10) + P(9)");

  lm_panel_test_press (fixture->panel, "Show More");
  assert_shows (fixture, "233");
  lm_panel_test_press (fixture->panel, "Show More");
  assert_shows (fixture, "7778742049");

  /* Far beyond 64 bits, shortened. */
  for (int i = 0; i < 5; i++)
    lm_panel_test_press (fixture->panel, "Show More");
  assert_shows (fixture, "14544…41953 (31 digits)");

  show (fixture, "lastmove:take-away?alpha=3&stones=35");
  g_assert_false (lm_panel_test_shows (fixture->panel, "144"));
  assert_shows (fixture, "29");
}

static void
test_step (Fixture       *fixture,
           gconstpointer  data)
{
  show (fixture, "lastmove:take-away?alpha=3&stones=35");
  g_assert_false (is_sensitive (fixture, "Open"));
  lm_panel_test_press (fixture->panel, "Next");
  assert_shows (fixture, "α = 7/2");
  lm_panel_test_press (fixture->panel, "Next");
  assert_shows (fixture, "α = 11/3");
  assert_opened (fixture, NULL);
  lm_panel_test_press (fixture->panel, "Open");
  assert_opened (fixture, "lastmove:take-away?alpha=11/3&stones=35");
  for (guint i = 0; i < 3; i++)
    lm_panel_test_press (fixture->panel, "Previous");
  assert_shows (fixture, "α = 5/2");
  g_assert_true (lm_panel_test_find_named (fixture->panel, GTK_TYPE_BUTTON, "Play α = 5/2 with 35 stones") != NULL);
  lm_panel_test_press (fixture->panel, "Open");
  assert_opened (fixture, "lastmove:take-away?alpha=5/2&stones=35");
  lm_panel_test_press (fixture->panel, "Next");
  assert_shows (fixture, "α = 3");
  g_assert_false (is_sensitive (fixture, "Open"));

  show (fixture, "lastmove:take-away?alpha=3/2&stones=35");
  g_assert_false (is_sensitive (fixture, "Previous"));
  g_assert_true (is_sensitive (fixture, "Next"));
  show (fixture, "lastmove:take-away?alpha=1000&stones=35");
  g_assert_true (is_sensitive (fixture, "Previous"));
}

/* The pile is that on the board, unless nobody could play with it. */
static void
test_pile (Fixture       *fixture,
           gconstpointer  data)
{
  show (fixture, "lastmove:take-away?alpha=3&stones=0");
  lm_panel_test_press (fixture->panel, "Next");
  lm_panel_test_press (fixture->panel, "Open");
  assert_opened (fixture, "lastmove:take-away?alpha=7/2&stones=20");
  show (fixture, "lastmove:take-away?alpha=5/2&stones=20");
  show (fixture, "lastmove:take-away?alpha=3&stones=100000000000000000000&limit=7&turn=2");
  lm_panel_test_press (fixture->panel, "Next");
  lm_panel_test_press (fixture->panel, "Open");
  assert_opened (fixture, "lastmove:take-away?alpha=7/2&stones=100000000000000000000");
  show (fixture, "lastmove:take-away?alpha=5/2&stones=100000000000000000000");
  show (fixture, "lastmove:take-away?alpha=3&stones=1&limit=1");
  lm_panel_test_press (fixture->panel, "Next");
  lm_panel_test_press (fixture->panel, "Open");
  assert_opened (fixture, "lastmove:take-away?alpha=7/2&stones=100000000000000000000");
}

static void
assert_chosen (Fixture    *fixture,
               const char *text)
{
  g_autofree char *label = g_strdup_printf ("Number line of α with the cutoffs. Chosen: %s", text);

  gtk_test_accessible_assert_property (get_line (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_test_accessible_assert_property (get_line (fixture), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);
}

static void
test_line_keys (Fixture       *fixture,
                gconstpointer  data)
{
  GtkWidget *line = get_line (fixture);

  show_and_wait (fixture, "lastmove:take-away?alpha=16/5&stones=35");
  gtk_test_accessible_assert_role (line, GTK_ACCESSIBLE_ROLE_SLIDER);
  g_assert_true (gtk_widget_get_focusable (line));
  assert_chosen (fixture, "α from 3 to just below 7/2, the present interval");

  /* Where one plays already there is nowhere to go. */
  lm_panel_test_key (line, GDK_KEY_Return);
  assert_opened (fixture, NULL);

  lm_panel_test_key (line, GDK_KEY_Right);
  assert_chosen (fixture, "α from 7/2 to just below 11/3");
  assert_shows (fixture, "From 7/2 to just below 11/3: Enter plays there.");
  lm_panel_test_key (line, GDK_KEY_Right);
  lm_panel_test_key (line, GDK_KEY_Return);
  assert_opened (fixture, "lastmove:take-away?alpha=11/3&stones=35");

  for (int i = 0; i < 10; i++)
    lm_panel_test_key (line, GDK_KEY_Left);
  assert_chosen (fixture, "α from 1 to just below 2");
  lm_panel_test_key (line, GDK_KEY_space);
  assert_opened (fixture, "lastmove:take-away?alpha=1&stones=35");
}

/* However far one goes, the intervals are there. */
static void
test_line_far (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *line = get_line (fixture);

  show_and_wait (fixture, "lastmove:take-away?alpha=2&stones=35");
  for (int i = 0; i < 71; i++)
    {
      lm_panel_test_wait (knows_chosen, line);
      lm_panel_test_key (line, GDK_KEY_plus);
      lm_panel_test_key (line, GDK_KEY_Right);
      lm_panel_test_settle (5);
    }
  assert_chosen (fixture, "α from 289/29 to just below 10");

  show_and_wait (fixture, "lastmove:take-away?alpha=1000&stones=35");
  lm_panel_test_key (line, GDK_KEY_minus);
  lm_panel_test_settle (100);
  g_assert_true (knows_chosen (line));
}

static void
test_line_click (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *line = get_line (fixture);

  show_and_wait (fixture, "lastmove:take-away?alpha=3&stones=35");
  lm_panel_test_click (line, 0, 20);
  assert_opened (fixture, NULL);
  lm_panel_test_click (line, 8 + (gtk_widget_get_width (line) - 16) * 0.2, 20);
  assert_opened (fixture, NULL);
  assert_shows (fixture, "α = 2");
  lm_panel_test_clicks (line, 2, 8 + (gtk_widget_get_width (line) - 16) * 0.2, 20);
  assert_opened (fixture, "lastmove:take-away?alpha=2&stones=35");
  g_assert_true (gtk_widget_has_focus (line));
}

/* What a click at the edge chooses comes to the middle; the second click is for that one still. */
static void
test_line_edge (Fixture       *fixture,
                gconstpointer  data)
{
  GtkWidget *line = get_line (fixture);
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;

  show_and_wait (fixture, "lastmove:take-away?alpha=100&stones=35");
  lm_panel_test_click (line, 6, 20);
  lm_panel_test_wait (knows_chosen, line);
  number = lm_take_away_fraction_to_string (lm_take_away_line_get_chosen (LM_CHART (line)));
  text = g_strdup_printf ("lastmove:take-away?alpha=%s&stones=35", number);
  g_assert_cmpstr (number, !=, "100");
  lm_panel_test_clicks (line, 2, 6, 20);
  assert_opened (fixture, text);
}

static gboolean
has_reached_20 (gpointer data)
{
  return lm_panel_test_shows (data, "Up to 20: ");
}

static gboolean
has_reached_40 (gpointer data)
{
  return lm_panel_test_shows (data, "Up to 40: ");
}

static void
assert_reads (Fixture    *fixture,
              const char *text)
{
  g_autofree char *label = g_strdup_printf ("Plot of the density of the cutoffs. %s", text);

  assert_shows (fixture, text);
  gtk_test_accessible_assert_property (get_plot (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

static void
test_plot (Fixture       *fixture,
           gconstpointer  data)
{
  show (fixture, "lastmove:take-away?alpha=3&stones=35");
  lm_panel_test_wait (has_reached_20, fixture->panel);
  assert_reads (fixture, "Up to 20: 427 cutoffs, C(x)/x² = 1.067.");
  assert_shows (fixture, "Conjectured");

  lm_panel_test_press (fixture->panel, "Extend to 40");
  lm_panel_test_wait (has_reached_40, fixture->panel);
  assert_reads (fixture, "Up to 40: 2304 cutoffs, C(x)/x² = 1.440.");
  assert_shows (fixture, "Extend to 80");
}

/* C(1) = 0, C(2) = 1 and so on up to C(8) = 37: those of the rules. */
static void
test_plot_keys (Fixture       *fixture,
                gconstpointer  data)
{
  const guint counts[] = { 1, 3, 7, 13, 20, 28, 37 };
  GtkWidget *plot = get_plot (fixture);

  show (fixture, "lastmove:take-away?alpha=3&stones=35");
  lm_panel_test_wait (has_reached_20, fixture->panel);
  lm_panel_test_key (plot, GDK_KEY_Home);
  assert_shows (fixture, "Up to 1: 0 cutoffs,");
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *text = g_strdup_printf (counts[i] == 1 ? "Up to %u: %u cutoff,"
                                                              : "Up to %u: %u cutoffs,",
                                               i + 2, counts[i]);

      lm_panel_test_key (plot, GDK_KEY_Right);
      assert_shows (fixture, text);
    }
  lm_panel_test_key (plot, GDK_KEY_End);
  assert_shows (fixture, "Up to 20: ");
}

static void
changed_cb (guint *n_changes)
{
  (*n_changes)++;
}

typedef struct
{
  LmSurvey *survey;
  guint     n_changes;
} Growth;

static gboolean
is_idle (gpointer data)
{
  return !lm_survey_is_running (((Growth *) data)->survey);
}

static gboolean
has_grown (gpointer data)
{
  const Growth *growth = data;

  return growth->n_changes > 4 && lm_take_away_plot_get_reached (growth->survey) >= 20;
}

/* It grows in steps, stops at once, keeps what it has, and goes on from there. */
static void
test_survey (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  Growth growth = { lm_survey_new (solver, &lm_take_away_tables[LM_TAKE_AWAY_TABLE_CUTOFFS], NULL), 0 };
  guint reached;

  lm_survey_extend (growth.survey, 1000);
  g_signal_connect_swapped (growth.survey, "changed", G_CALLBACK (changed_cb), &growth.n_changes);
  g_assert_true (lm_survey_is_running (growth.survey));
  g_assert_cmpuint (lm_take_away_plot_get_target (growth.survey), ==, 1000);
  lm_panel_test_wait (has_grown, &growth);
  reached = lm_take_away_plot_get_reached (growth.survey);
  g_assert_cmpuint (reached, >=, 20);
  g_assert_cmpuint (reached, <, 1000);

  lm_survey_stop (growth.survey);
  g_assert_true (is_idle (&growth));
  lm_panel_test_wait_for_worker (solver);
  g_assert_cmpuint (lm_take_away_plot_get_reached (growth.survey), >=, reached);
  reached = lm_take_away_plot_get_reached (growth.survey);
  lm_panel_test_settle (50);
  g_assert_cmpuint (lm_take_away_plot_get_reached (growth.survey), ==, reached);
  g_assert_cmpuint (lm_take_away_plot_get_target (growth.survey), ==, reached);
  g_assert_cmpuint (lm_take_away_plot_count (growth.survey, 20), ==, 427);

  /* At once after a cancel, while the last question may still be out. */
  lm_survey_extend (growth.survey, reached + 10);
  lm_survey_stop (growth.survey);
  lm_survey_extend (growth.survey, reached + 12);
  lm_panel_test_wait (is_idle, &growth);
  g_assert_cmpuint (lm_take_away_plot_get_reached (growth.survey), ==, reached + 12);

  g_assert_finalize_object (growth.survey);
}

typedef struct
{
  Fixture *fixture;
  guint    n_changes;
} Cancelling;

static gboolean
is_growing (gpointer data)
{
  Cancelling *cancelling = data;

  return cancelling->n_changes > 8 && lm_panel_test_shows (cancelling->fixture->panel, "Cancel");
}

static gboolean
can_extend (gpointer data)
{
  return lm_panel_test_shows (data, "Extend to");
}

static void
test_cancel (Fixture       *fixture,
             gconstpointer  data)
{
  Cancelling cancelling = { fixture, 0 };

  show (fixture, "lastmove:take-away?alpha=3&stones=35");
  lm_panel_test_wait (has_reached_20, fixture->panel);
  lm_panel_test_press (fixture->panel, "Extend to 40");
  lm_panel_test_wait (can_extend, fixture->panel);
  lm_panel_test_press (fixture->panel, "Extend to 80");
  lm_panel_test_wait (can_extend, fixture->panel);
  lm_panel_test_press (fixture->panel, "Extend to 160");
  g_signal_connect_swapped (lm_panel_test_find (fixture->panel, GTK_TYPE_LABEL, "Up to "), "notify::label",
                            G_CALLBACK (changed_cb), &cancelling.n_changes);
  lm_panel_test_wait (is_growing, &cancelling);
  lm_panel_test_press (fixture->panel, "Cancel");
  g_assert_false (lm_panel_test_shows (fixture->panel, "Cancel"));
  assert_shows (fixture, "Extend to 160");
  g_assert_false (lm_panel_test_shows (fixture->panel, "Up to 80: "));
}

/* A panel that does not show hears of the position when it shows. */
static void
test_hidden (Fixture       *fixture,
             gconstpointer  data)
{
  show (fixture, "lastmove:take-away?alpha=3&stones=35");
  gtk_widget_set_visible (fixture->panel, FALSE);
  show (fixture, "lastmove:take-away?alpha=4&stones=35");
  gtk_widget_set_visible (fixture->panel, TRUE);
  assert_shows (fixture, "α = 4");
}

/* The window's place for it: made when it shows, for games that have one, and gone with the game. */
static void
test_slot (void)
{
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmPosition) other = lm_panel_test_parse ("lastmove:zeckendorf?bins=5");
  g_autoptr (LmPosition) position = lm_panel_test_parse ("lastmove:take-away?alpha=3&stones=35");
  Fixture fixture = { .panel = g_object_new (LM_TYPE_GAME_PANEL_SLOT, NULL) };
  LmGamePanel *slot = LM_GAME_PANEL (fixture.panel);

  g_object_set (slot, "solver", solver, NULL);
  g_signal_connect_swapped (slot, "open-position", G_CALLBACK (open_position_cb), &fixture);
  lm_game_panel_set_position (slot, position);
  g_assert_null (adw_bin_get_child (ADW_BIN (slot)));

  fixture.window = lm_panel_test_present (fixture.panel);
  assert_shows (&fixture, "α = 3");
  lm_panel_test_press (fixture.panel, "Next");
  lm_panel_test_press (fixture.panel, "Open");
  assert_opened (&fixture, "lastmove:take-away?alpha=7/2&stones=35");

  lm_game_panel_set_position (slot, other);
  g_assert_null (adw_bin_get_child (ADW_BIN (slot)));
  lm_game_panel_set_position (slot, position);
  assert_shows (&fixture, "α = 3");

  lm_panel_test_close (fixture.window);
  g_free (fixture.opened);
}

static GtkWidget *
create_to_show (void)
{
  return lm_panel_test_create (LM_TYPE_TAKE_AWAY_PANEL, "lastmove:take-away?alpha=43/11&stones=35");
}

#define add_test(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  int status = lm_panel_test_main (&argc, &argv, create_to_show);

  if (status != -1)
    return status;

  add_test ("/take-away-panel/interval", test_interval);
  add_test ("/take-away-panel/recurrence", test_recurrence);
  add_test ("/take-away-panel/terms", test_terms);
  add_test ("/take-away-panel/step", test_step);
  add_test ("/take-away-panel/pile", test_pile);
  add_test ("/take-away-panel/line/keys", test_line_keys);
  add_test ("/take-away-panel/line/far", test_line_far);
  add_test ("/take-away-panel/line/click", test_line_click);
  add_test ("/take-away-panel/line/edge", test_line_edge);
  add_test ("/take-away-panel/plot", test_plot);
  add_test ("/take-away-panel/plot/keys", test_plot_keys);
  add_test ("/take-away-panel/cancel", test_cancel);
  add_test ("/take-away-panel/hidden", test_hidden);
  g_test_add_func ("/take-away-panel/slot", test_slot);
  g_test_add_func ("/take-away-panel/survey", test_survey);

  return g_test_run ();
}
