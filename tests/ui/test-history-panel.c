/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-history-panel.c: the list of a growing tree, its rows, and going anywhere by them. */

#include "lm-panel-test.h"

#include "app/history/lm-history-parts.h"
#include "app/history/lm-history-panel.h"
#include "lm-test-game.h"

static const LmSeat two_people[] = { LM_SEAT_PERSON, LM_SEAT_PERSON };

static LmSession *
create_session (guint stones)
{
  g_autoptr (LmPosition) start = lm_test_game_take (stones);

  return lm_session_new (start, two_people, 1);
}

static void
play (LmSession  *session,
      const char *moves)
{
  for (const char *m = moves; *m != '\0'; m++)
    {
      const char move[] = { *m, '\0' };

      g_assert_true (lm_session_play (session, move, NULL));
    }
}

static void
undo (LmSession *session,
      guint      steps)
{
  for (guint i = 0; i < steps; i++)
    lm_session_undo (session);
}

/* The list as text: each move behind as many dashes as its depth; "new" and "edit". */
static char *
print (GListModel *model)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (LmHistoryItem) item = g_list_model_get_item (model, i);
      LmNode *node = lm_history_item_get_node (item);

      g_string_append (text, i > 0 ? " " : "");
      for (guint depth = lm_history_item_get_depth (item); depth > 0; depth--)
        g_string_append_c (text, '-');
      g_string_append (text, lm_node_get_kind (node) == LM_NODE_MOVE ? lm_node_get_move (node)
                             : lm_node_get_kind (node) == LM_NODE_NEW ? "new"
                             : lm_node_get_kind (node) == LM_NODE_EDIT ? "edit" : "start");
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_list (LmHistoryModel *model,
             const char     *expected)
{
  g_autofree char *text = print (G_LIST_MODEL (model));

  g_assert_cmpstr (text, ==, expected);
}

static void
test_order (void)
{
  g_autoptr (LmSession) session = create_session (20);
  g_autoptr (LmHistoryModel) model = lm_history_model_new ();
  g_autoptr (LmPosition) edited = lm_test_game_take (9);

  lm_history_model_set_session (model, session);
  assert_list (model, "start");
  play (session, "123");
  assert_list (model, "start 1 2 3");
  undo (session, 2);
  play (session, "31");
  assert_list (model, "start 1 2 -3 -1 3");
  undo (session, 1);
  play (session, "2");
  assert_list (model, "start 1 2 -3 -1 --2 3");
  undo (session, 3);
  play (session, "2");
  assert_list (model, "start 1 -2 2 -3 -1 --2 3");
  lm_session_edit (session, edited);
  assert_list (model, "start 1 -2 -edit 2 -3 -1 --2 3");
  undo (session, 2);
  lm_session_begin (session, edited, two_people);
  assert_list (model, "start 1 -2 -edit -new 2 -3 -1 --2 3");
}

/* What grew step by step is what a list of the whole tree shows. */
static void
test_growth (void)
{
  g_autoptr (LmSession) session = create_session (300);
  g_autoptr (LmHistoryModel) grown = lm_history_model_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  lm_history_model_set_session (grown, session);
  for (guint i = 0; i < 400; i++)
    {
      g_autoptr (LmHistoryItem) item = NULL;
      g_autofree char *move = NULL;

      item = g_list_model_get_item (G_LIST_MODEL (grown),
                                    g_rand_int_range (rand, 0, g_list_model_get_n_items (G_LIST_MODEL (grown))));
      if (g_rand_boolean (rand))
        lm_session_go_to (session, lm_history_item_get_node (item));
      move = lm_position_random_move (lm_session_get_position (session), rand);
      if (move != NULL)
        lm_session_play (session, move, NULL);
      if (i % 40 == 0)
        {
          g_autoptr (LmHistoryModel) fresh = lm_history_model_new ();
          g_autofree char *expected = NULL;

          lm_history_model_set_session (fresh, session);
          expected = print (G_LIST_MODEL (fresh));
          assert_list (grown, expected);
          g_assert_cmpuint (lm_history_model_find (grown, lm_session_get_current (session)), !=, LM_HISTORY_NOWHERE);
        }
    }
}

/* A change of the tree leaves the list as it is where nothing has changed. */
static void
count_rows_cb (GListModel *model,
               guint       index,
               guint       n_removed,
               guint       n_added,
               guint      *n_rows)
{
  *n_rows += n_removed + n_added;
}

static void
test_revision (void)
{
  g_autoptr (LmSession) session = create_session (20);
  g_autoptr (LmHistoryModel) model = lm_history_model_new ();
  guint n_rows = 0;

  lm_history_model_set_session (model, session);
  play (session, "123");
  undo (session, 2);
  play (session, "31");
  g_signal_connect (model, "items-changed", G_CALLBACK (count_rows_cb), &n_rows);
  lm_session_delete_variation (session);
  assert_list (model, "start 1 2 3");
  g_assert_cmpuint (n_rows, ==, 2);
  lm_session_undo_to_person (session);
  assert_list (model, "start 1 2 -3 -1 3");
  g_assert_cmpuint (n_rows, ==, 4);
}

/* A long game is listed bit by bit, the main loop has its turn between; what is done meanwhile is in the list. */
static void
test_slices (void)
{
  g_autoptr (LmSession) session = create_session (40000);
  g_autoptr (LmHistoryModel) model = lm_history_model_new ();
  guint n_turns = 0;

  for (guint i = 0; i < 30000; i++)
    play (session, "1");
  lm_history_model_set_session (model, session);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 0);
  g_assert_true (g_main_context_iteration (NULL, TRUE));
  undo (session, 20000);
  play (session, "2");
  for (; g_list_model_get_n_items (G_LIST_MODEL (model)) == 0; n_turns++)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_turns, >=, 30000 / 4096);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 30002);
  g_assert_cmpuint (lm_history_model_find (model, lm_session_get_current (session)), ==, 10002);
  play (session, "1");
  g_assert_cmpuint (lm_history_model_find (model, lm_session_get_current (session)), ==, 10003);
}

/* Neither the number of moves nor the number of variations within each other may cost more than it must. */
static void
test_thousands (void)
{
  g_autoptr (LmSession) session = create_session (20000);
  g_autoptr (LmHistoryModel) model = lm_history_model_new ();
  gint64 began = g_get_monotonic_time ();

  lm_history_model_set_session (model, session);
  for (guint i = 0; i < 5000; i++)
    {
      play (session, "1");
      undo (session, 1);
      play (session, "2");
    }

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 10001);
  lm_history_model_set_session (model, NULL);
  lm_history_model_set_session (model, session);
  while (g_list_model_get_n_items (G_LIST_MODEL (model)) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 10001);
  g_test_message ("10,000 steps within %.3f s", (g_get_monotonic_time () - began) / 1e6);
}

typedef struct
{
  LmSolver  *solver;
  LmMatch   *match;
  LmSession *session;
  GtkWidget *panel;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  lm_test_game_set_milliseconds (0);
  fixture->solver = lm_solver_new ();
  fixture->match = lm_match_new (fixture->solver);
  g_object_set (fixture->match, "telling-always", TRUE, NULL);
  fixture->session = create_session (13);
  lm_match_set_session (fixture->match, fixture->session);
  fixture->panel = lm_history_panel_new (fixture->match);
  fixture->window = lm_panel_test_present (fixture->panel);
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
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  g_assert_true (lm_panel_test_shows (fixture->panel, "No Moves Yet"));
  play (fixture->session, "1");
  g_assert_false (lm_panel_test_shows (fixture->panel, "No Moves Yet"));
}

/* Whether a row is there whose accessible name is @name. */
static gboolean
has_row (GtkWidget  *root,
         const char *name)
{
  if (LM_IS_HISTORY_ROW (root))
    {
      g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (gtk_widget_get_parent (root)),
                                                                   GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      return other == NULL;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_row (child, name))
      return TRUE;

  return FALSE;
}

typedef struct
{
  GtkWidget  *root;
  const char *name;
} Row;

static gboolean
is_row_there (gpointer data)
{
  Row *row = data;

  return has_row (row->root, row->name);
}

static void
wait_for_row (Fixture    *fixture,
              const char *name)
{
  Row row = { fixture->panel, name };

  lm_panel_test_wait (is_row_there, &row);
}

static gboolean
is_end_shown (gpointer data)
{
  return lm_panel_test_shows (data, "end");
}

static void
test_grades (Fixture       *fixture,
             gconstpointer  data)
{
  play (fixture->session, "123");
  wait_for_row (fixture, "Start: 13. Player 1 wins in 7 moves.");
  wait_for_row (fixture, "Move 1, Player 1: 1. Keeps the win. Player 1 wins in 6 moves.");
  wait_for_row (fixture, "Move 2, Player 2: 2. Delays the most. Player 1 wins in 5 moves.");
  wait_for_row (fixture, "Move 3, Player 1: 3. Throws the win away. Player 2 wins in 3 moves.");
  g_assert_true (lm_panel_test_shows (fixture->panel, "Player 1: Keeps the win"));
  g_assert_true (lm_panel_test_shows (fixture->panel, "3 to go"));
}

/* What a move was worth is not told before the players may know. */
static void
test_silence (Fixture       *fixture,
              gconstpointer  data)
{
  play (fixture->session, "123");
  wait_for_row (fixture, "Move 3, Player 1: 3. Throws the win away. Player 2 wins in 3 moves.");
  g_object_set (fixture->match, "telling-always", FALSE, NULL);
  g_assert_true (has_row (fixture->panel, "Start: 13."));
  g_assert_true (has_row (fixture->panel, "Move 3, Player 1: 3."));
  g_assert_true (lm_panel_test_shows (fixture->panel, "Player 1"));
  g_assert_false (lm_panel_test_shows (fixture->panel, "Player 1: Keeps the win"));
  g_assert_false (lm_panel_test_shows (fixture->panel, "3 to go"));
  lm_match_set_telling (fixture->match, TRUE);
  g_assert_true (lm_panel_test_shows (fixture->panel, "3 to go"));
}

static void
test_steps (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (LmPosition) position = lm_test_game_take (8);

  lm_session_edit (fixture->session, position);
  lm_session_begin (fixture->session, position, two_people);
  play (fixture->session, "31");
  wait_for_row (fixture, "Position edited: 8. Player 2 wins in 4 moves.");
  wait_for_row (fixture, "New game: 8. Player 2 wins in 4 moves.");
  play (fixture->session, "31");
  lm_panel_test_wait (is_end_shown, fixture->panel);
}

static GtkSelectionModel *
get_selection (Fixture *fixture)
{
  GtkWidget *list = lm_panel_test_find (fixture->panel, GTK_TYPE_LIST_VIEW, NULL);

  return gtk_list_view_get_model (GTK_LIST_VIEW (list));
}

static void
test_selection (Fixture       *fixture,
                gconstpointer  data)
{
  play (fixture->session, "1111");
  g_assert_true (gtk_selection_model_is_selected (get_selection (fixture), 4));
  lm_session_undo (fixture->session);
  g_assert_true (gtk_selection_model_is_selected (get_selection (fixture), 3));

  gtk_selection_model_select_item (get_selection (fixture), 1, TRUE);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (fixture->session)), ==, 1);

  g_signal_emit_by_name (lm_panel_test_find (fixture->panel, GTK_TYPE_LIST_VIEW, NULL), "activate", 4);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (fixture->session)), ==, 4);
  g_assert_true (gtk_selection_model_is_selected (get_selection (fixture), 4));
}

/* What grew beside the main line says so, to the eye and to the ear. */
static void
test_variation (Fixture       *fixture,
                gconstpointer  data)
{
  play (fixture->session, "123");
  undo (fixture->session, 2);
  play (fixture->session, "31");
  wait_for_row (fixture, "Variation, move 2, Player 2: 3. Delays the most. Player 1 wins in 5 moves.");
  wait_for_row (fixture, "Variation, move 3, Player 1: 1. Keeps the win. Player 1 wins in 4 moves.");
  wait_for_row (fixture, "Move 2, Player 2: 2. Delays the most. Player 1 wins in 5 moves.");
  g_assert_true (lm_panel_test_shows (fixture->panel, "Variation:  3  3"));
}

static GtkWidget *
get_button (Fixture    *fixture,
            const char *label)
{
  return lm_panel_test_find (fixture->panel, GTK_TYPE_BUTTON, label);
}

static void
test_promote_and_delete (Fixture       *fixture,
                         gconstpointer  data)
{
  LmHistoryModel *model;

  play (fixture->session, "123");
  model = LM_HISTORY_MODEL (gtk_single_selection_get_model (GTK_SINGLE_SELECTION (get_selection (fixture))));
  g_assert_false (gtk_widget_is_sensitive (get_button (fixture, "Promote")));
  g_assert_false (gtk_widget_is_sensitive (get_button (fixture, "Delete")));
  undo (fixture->session, 2);
  play (fixture->session, "31");
  assert_list (model, "start 1 2 -3 -1 3");
  g_signal_emit_by_name (get_button (fixture, "Promote"), "clicked");
  assert_list (model, "start 1 3 -2 -3 1");
  g_assert_true (gtk_selection_model_is_selected (get_selection (fixture), 5));
  g_assert_false (gtk_widget_is_sensitive (get_button (fixture, "Promote")));

  gtk_selection_model_select_item (get_selection (fixture), 4, TRUE);
  gtk_widget_activate_action (lm_panel_test_find (fixture->panel, GTK_TYPE_LIST_VIEW, NULL), "history.delete", NULL);
  assert_list (model, "start 1 3 1");
  g_assert_true (gtk_selection_model_is_selected (get_selection (fixture), 1));
  lm_session_undo_to_person (fixture->session);
  assert_list (model, "start 1 3 -2 -3 1");
  g_assert_true (gtk_selection_model_is_selected (get_selection (fixture), 4));
}

static GtkLabel *
get_title (GtkWidget *root)
{
  for (GtkWidget *child = root; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkLabel *title = gtk_widget_get_first_child (child) != NULL ? get_title (gtk_widget_get_first_child (child)) : NULL;

      if (title != NULL)
        return title;
      if (GTK_IS_LABEL (child) && g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (child)), "title_label") == 0)
        return GTK_LABEL (child);
    }

  return NULL;
}

static gboolean
is_cut (gpointer data)
{
  return pango_layout_is_ellipsized (gtk_label_get_layout (get_title (data)));
}

static gboolean
is_whole (gpointer data)
{
  return !is_cut (data);
}

/* However long the words of a row are: when it is selected all of them can be read. */
static void
test_whole_words (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (GString) text = g_string_new ("lastmove:zeckendorf?bins=2");
  g_autoptr (LmPosition) start = NULL;
  g_autoptr (LmSession) session = NULL;
  GtkWidget *list;

  for (guint i = 0; i < 20; i++)
    g_string_append (text, ",10");
  start = lm_panel_test_parse (text->str);
  session = lm_session_new (start, two_people, 1);
  lm_session_play (session, "M", NULL);
  lm_match_set_session (fixture->match, session);
  list = lm_panel_test_find (fixture->panel, GTK_TYPE_LIST_VIEW, NULL);
  lm_panel_test_wait (is_cut, list);
  gtk_selection_model_select_item (get_selection (fixture), 0, TRUE);
  lm_panel_test_wait (is_whole, list);
  gtk_selection_model_select_item (get_selection (fixture), 1, TRUE);
  lm_panel_test_wait (is_cut, list);

  lm_match_set_session (fixture->match, fixture->session);
}

static GtkAdjustment *
get_adjustment (Fixture *fixture)
{
  GtkWidget *list = lm_panel_test_find (fixture->panel, GTK_TYPE_LIST_VIEW, NULL);

  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
}

static gboolean
is_scrolled_down (gpointer data)
{
  return gtk_adjustment_get_value (data) > 1000;
}

/* The list follows the game, and stays where it is when only grades come in. */
static void
test_scroll (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (LmSession) session = create_session (400);
  double value;

  lm_match_set_session (fixture->match, session);
  for (guint i = 0; i < 80; i++)
    play (session, "1");
  lm_panel_test_wait (is_scrolled_down, get_adjustment (fixture));

  lm_panel_test_settle (200);
  gtk_adjustment_set_value (get_adjustment (fixture), 500);
  lm_panel_test_settle (200);
  value = gtk_adjustment_get_value (get_adjustment (fixture));
  g_assert_cmpfloat (value, <, 1000);
  g_signal_emit_by_name (fixture->match, "updated");
  lm_panel_test_settle (200);
  g_assert_cmpfloat (gtk_adjustment_get_value (get_adjustment (fixture)), ==, value);

  lm_match_set_session (fixture->match, fixture->session);
}

static GtkWidget *
create_to_show (void)
{
  g_autoptr (LmPosition) start = lm_panel_test_parse ("lastmove:zeckendorf?bins=12");
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmSession) session = lm_session_new (start, two_people, 1);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  LmMatch *match = lm_match_new (solver);
  GtkWidget *panel = lm_history_panel_new (match);

  for (guint i = 0; g_getenv ("LM_SHOW_EMPTY") == NULL && i < 22; i++)
    {
      g_autofree char *move = lm_position_random_move (lm_session_get_position (session), rand);

      if (i % 6 == 5)
        undo (session, 2);
      else if (move != NULL)
        lm_session_play (session, move, NULL);
      if (i == 16)
        lm_session_edit (session, start);
    }
  lm_match_set_session (match, session);
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

  g_test_add_func ("/history-model/order", test_order);
  g_test_add_func ("/history-model/growth", test_growth);
  g_test_add_func ("/history-model/revision", test_revision);
  g_test_add_func ("/history-model/thousands", test_thousands);
  g_test_add_func ("/history-model/slices", test_slices);
  add_test ("/history-panel/empty", test_empty);
  add_test ("/history-panel/grades", test_grades);
  add_test ("/history-panel/silence", test_silence);
  add_test ("/history-panel/steps", test_steps);
  add_test ("/history-panel/selection", test_selection);
  add_test ("/history-panel/variation", test_variation);
  add_test ("/history-panel/promote-and-delete", test_promote_and_delete);
  add_test ("/history-panel/whole-words", test_whole_words);
  add_test ("/history-panel/scroll", test_scroll);

  return g_test_run ();
}
