/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-verdict-chart.c: what the chart says of each move, and going to a move by it. */

#include "lm-panel-test.h"

#include "kit/page/lm-game-line.h"
#include "kit/page/lm-verdict-chart.h"
#include "lm-test-game.h"

static const LmSeat two_people[] = { LM_SEAT_PERSON, LM_SEAT_PERSON };

typedef struct
{
  LmSolver  *solver;
  LmMatch   *match;
  LmSession *session;
  GtkWidget *strip;
  GtkWidget *chart; /* of the strip: what can be read */
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (LmPosition) start = lm_test_game_take (13);

  lm_test_game_set_milliseconds (60000);
  fixture->solver = lm_solver_new ();
  fixture->match = lm_match_new (fixture->solver);
  g_object_set (fixture->match, "telling-always", TRUE, NULL);
  fixture->session = lm_session_new (start, two_people, 1);
  fixture->strip = lm_verdict_chart_new (fixture->match);
  fixture->chart = gtk_widget_get_last_child (fixture->strip);
  lm_match_set_session (fixture->match, fixture->session);
  fixture->window = lm_panel_test_present (fixture->strip);
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

static void
play (Fixture    *fixture,
      const char *moves)
{
  for (const char *m = moves; *m != '\0'; m++)
    {
      const char move[] = { *m, '\0' };

      g_assert_true (lm_session_play (fixture->session, move, NULL));
    }
}

static gboolean
is_reviewed (gpointer data)
{
  for (LmNode *node = lm_session_get_root (data); node != NULL; node = lm_node_get_next (node))
    if (!lm_node_has_value (node))
      return FALSE;

  return TRUE;
}

/* What has begun would take long. */
static void
review (Fixture *fixture)
{
  lm_test_game_set_milliseconds (0);
  lm_match_set_session (fixture->match, NULL);
  lm_match_set_session (fixture->match, fixture->session);
  lm_panel_test_wait (is_reviewed, fixture->session);
  lm_panel_test_settle (50);
}

static void
assert_says (Fixture    *fixture,
             const char *text)
{
  g_autofree char *label = g_strdup_printf ("Verdict along the game. %s", text);

  gtk_test_accessible_assert_property (fixture->chart, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_test_accessible_assert_property (fixture->chart, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);
}

static void
assert_ply (Fixture *fixture,
            guint    ply)
{
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (fixture->session)), ==, ply);
}

static void
test_words (Fixture       *fixture,
            gconstpointer  data)
{
  gtk_test_accessible_assert_role (fixture->chart, GTK_ACCESSIBLE_ROLE_SLIDER);
  assert_says (fixture, "Start: Not solved yet.");
  review (fixture);
  assert_says (fixture, "Start: Player 1 wins in 7 moves.");
  play (fixture, "123");
  review (fixture);
  assert_says (fixture, "Move 3 of 3: Player 2 wins in 3 moves.");
  lm_session_undo (fixture->session);
  assert_says (fixture, "Move 2 of 3: Player 1 wins in 5 moves.");
  gtk_test_accessible_assert_property (fixture->chart, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 2.0);
  gtk_test_accessible_assert_property (fixture->chart, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 3.0);
}

static void
test_over (Fixture       *fixture,
           gconstpointer  data)
{
  play (fixture, "33331");
  review (fixture);
  assert_says (fixture, "Move 5 of 5: Player 1 has won.");
}

static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  play (fixture, "1231");
  lm_panel_test_key (fixture->chart, GDK_KEY_Left);
  assert_ply (fixture, 3);
  lm_panel_test_key (fixture->chart, GDK_KEY_Home);
  assert_ply (fixture, 0);
  lm_panel_test_key (fixture->chart, GDK_KEY_Left);
  assert_ply (fixture, 0);
  lm_panel_test_key (fixture->chart, GDK_KEY_Right);
  assert_ply (fixture, 1);
  lm_panel_test_key (fixture->chart, GDK_KEY_End);
  assert_ply (fixture, 4);
  lm_panel_test_key (fixture->chart, GDK_KEY_Right);
  assert_ply (fixture, 4);
}

static void
test_click (Fixture       *fixture,
            gconstpointer  data)
{
  play (fixture, "1231");
  lm_panel_test_click (fixture->chart, 0, 20);
  assert_ply (fixture, 0);
  g_assert_true (gtk_widget_has_focus (fixture->chart));
  lm_panel_test_click (fixture->chart, 10000, 20);
  assert_ply (fixture, 4);
}

/* Before anybody asks there is neither a chart nor its name, and both are there again when the game is over. */
static void
test_silence (Fixture       *fixture,
              gconstpointer  data)
{
  review (fixture);
  g_assert_true (gtk_widget_get_visible (fixture->chart));
  g_object_set (fixture->match, "telling-always", FALSE, NULL);
  g_assert_false (gtk_widget_get_visible (fixture->chart));
  g_assert_false (lm_panel_test_shows (fixture->strip, "Player 1"));
  g_assert_true (lm_panel_test_shows (fixture->strip, "Who was winning is shown when"));
  play (fixture, "3333");
  g_assert_false (gtk_widget_get_visible (fixture->chart));
  play (fixture, "1");
  g_assert_true (gtk_widget_get_visible (fixture->chart));
  assert_says (fixture, "Move 5 of 5: Player 1 has won.");
}

/* Only the game that is on the board, and along the variation that was visited last. */
static void
test_line (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (LmPosition) position = lm_test_game_take (6);

  play (fixture, "1231");
  lm_session_undo (fixture->session);
  lm_session_undo (fixture->session);
  play (fixture, "12");
  lm_session_edit (fixture->session, position);
  assert_says (fixture, "Start: Not solved yet.");
  play (fixture, "2");
  assert_says (fixture, "Move 1 of 1: Not solved yet.");
  lm_session_undo (fixture->session);
  lm_session_undo (fixture->session);
  assert_says (fixture, "Move 4 of 4: Not solved yet.");
}

/* The line of a long game is read once for all charts, bit by bit: the main loop has its turn between. */
static void
test_long_line (void)
{
  g_autoptr (LmPosition) start = lm_test_game_take (30000);
  LmSession *session = lm_session_new (start, two_people, 1);
  LmGameLine *line;
  GPtrArray *nodes;
  guint n_slices = 0;

  for (guint i = 0; i < 20000; i++)
    g_assert_true (lm_session_play (session, "1", NULL));
  line = lm_game_line_get (session);
  nodes = lm_game_line_get_nodes (line);
  for (; nodes->len == 0; n_slices++)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_slices, >=, 20000 / 4096);
  g_assert_cmpuint (nodes->len, ==, 20001);
  g_assert_cmpuint (lm_game_line_get_current (line), ==, 20000);
  g_assert_true (lm_game_line_get (session) == line);

  /* A step back and another way on are there at once. */
  lm_session_undo (session);
  g_assert_cmpuint (lm_game_line_get_current (line), ==, 19999);
  g_assert_true (lm_session_play (session, "2", NULL));
  g_assert_cmpuint (lm_game_line_get_current (line), ==, 20000);
  g_assert_true (g_ptr_array_index (nodes, 20000) == lm_session_get_current (session));

  /* So is a short line, also while a long one is read. */
  lm_session_go_to (session, lm_session_get_root (session));
  g_assert_true (lm_session_play (session, "3", NULL));
  g_assert_cmpuint (nodes->len, ==, 2);
  lm_session_go_to (session, lm_node_get_child (lm_session_get_root (session), 0));
  g_assert_cmpuint (nodes->len, ==, 2);
  lm_session_begin (session, start, two_people);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (nodes->len, ==, 1);
  g_assert_finalize_object (session);
}

static GtkWidget *
create_chart (LmMatch    *match,
              const char *text,
              guint       n_moves,
              int         height)
{
  g_autoptr (LmPosition) start = lm_panel_test_parse (text);
  g_autoptr (LmSession) session = lm_session_new (start, two_people, 1);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  GtkWidget *chart = lm_verdict_chart_new (match);

  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *move = lm_position_random_move (lm_session_get_position (session), rand);

      if (move != NULL)
        lm_session_play (session, move, NULL);
    }
  for (guint i = 0; i < n_moves / 3; i++)
    lm_session_undo (session);
  gtk_widget_set_size_request (chart, -1, height);
  lm_match_set_session (match, session);
  return chart;
}

static GtkWidget *
create_to_show (void)
{
  const struct { const char *text; guint n_moves; int height; } shown[] = {
    { "lastmove:zeckendorf?bins=30", 40, 40 },
    { "lastmove:zeckendorf?bins=30", 40, 110 },
    { "lastmove:zeckendorf?bins=10", 4, 40 },
    { "lastmove:zeckendorf?bins=100", 200, 110 },
    { "lastmove:test-take?stones=1008", 20, 60 },
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_autoptr (LmSolver) solver = lm_solver_new ();
      LmMatch *match = lm_match_new (solver);

      gtk_box_append (GTK_BOX (box), create_chart (match, shown[i].text, shown[i].n_moves, shown[i].height));
    }
  return box;
}

#define add_test(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  int status = lm_panel_test_main (&argc, &argv, create_to_show);

  if (status != -1)
    return status;

  add_test ("/verdict-chart/words", test_words);
  add_test ("/verdict-chart/over", test_over);
  add_test ("/verdict-chart/keys", test_keys);
  add_test ("/verdict-chart/click", test_click);
  add_test ("/verdict-chart/line", test_line);
  add_test ("/verdict-chart/silence", test_silence);
  g_test_add_func ("/verdict-chart/long-line", test_long_line);

  return g_test_run ();
}
