/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-board.c: the board of the Zeckendorf game: every move by button, column and key; the editor; what is said of it. */

#include "lm-board-test.h"

#include "engine/solve/lm-answer.h"

#define START "lastmove:zeckendorf?bins="

static GtkWidget *
get_focus (LmBoardTest *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

static void
send_key (LmBoardTest *fixture,
          guint    keyval)
{
  GtkWidget *widget = get_focus (fixture);
  gboolean handled = FALSE;

  for (; widget != NULL && !handled; widget = gtk_widget_get_parent (widget))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
        {
          g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

          if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
            g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
        }
    }
  lm_panel_test_settle (5);
}

static void
assert_focus (LmBoardTest *fixture,
              const char *name)
{
  g_assert_true (get_focus (fixture) == lm_board_test_get (fixture, name));
}

static void
test_names (LmBoardTest   *fixture,
            gconstpointer  data)
{
  lm_board_test_get (fixture, "Column F1, value 1: 3 chips; moves: merge, add with F2");
  lm_board_test_get (fixture, "Column F2, value 2: 1 chip; moves: add with F1, add with F3");
  lm_board_test_get (fixture, "Column F3, value 3: 2 chips; moves: add with F2, split");
  lm_board_test_get (fixture, "Column F4, value 5: no chips; no moves");
  lm_board_test_get (fixture, "M: Merge two ones into one two");
  g_assert_cmpuint (lm_board_test_count (fixture, "lm-bin"), ==, 5);
  g_assert_cmpuint (lm_board_test_count (fixture, "lm-move"), ==, 4);
}

static void
test_buttons (LmBoardTest   *fixture,
              gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint n_moves = 0;

  while (!lm_position_is_over (lm_board_view_get_position (fixture->board)))
    {
      g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

      lm_board_test_list (GTK_WIDGET (fixture->board), "lm-move", buttons);
      g_assert_cmpuint (buttons->len, >, 0);
      g_signal_emit_by_name (g_ptr_array_index (buttons, g_rand_int_range (rand, 0, buttons->len)), "clicked");
      n_moves++;
      lm_panel_test_settle (5);
      /* The layout stays while one plays. */
      g_assert_cmpuint (lm_board_test_count (fixture, "lm-bin"), ==, 7);
    }
  g_assert_cmpuint (fixture->n_chosen, ==, n_moves);
  lm_board_test_assert_position (fixture, START "0,1,0,0,1,0,1");
  g_assert_cmpuint (lm_board_test_count (fixture, "lm-move"), ==, 0);
}

static void
test_columns (LmBoardTest   *fixture,
              gconstpointer  data)
{
  /* One move: it is made. */
  lm_board_test_press (fixture, "Column F1, value 1: 10 chips; move: merge");
  g_assert_cmpstr (fixture->chosen, ==, "M");

  /* Several: the column asks which. */
  lm_board_test_press (fixture, "Column F1, value 1: 8 chips; moves: merge, add with F2");
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  lm_board_test_press (fixture, "A1: Add a chip worth 1 and one worth 2 into one worth 3");
  g_assert_cmpstr (fixture->chosen, ==, "A1");
  lm_panel_test_settle (300);

  /* None: nothing happens. */
  lm_board_test_press (fixture, "Column F2, value 2: no chips; no moves");
  g_assert_cmpuint (fixture->n_chosen, ==, 2);
}

static GtkWidget *
find_choice (GtkWidget *root)
{
  if (GTK_IS_POPOVER (root))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_choice (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
test_choice (LmBoardTest   *fixture,
             gconstpointer  data)
{
  GtkWidget *choice, *button;

  lm_board_test_press (fixture, "Column F2, value 2: 1 chip; moves: add with F1, add with F3");
  choice = find_choice (GTK_WIDGET (fixture->board));
  g_assert_nonnull (choice);
  button = lm_panel_test_find_named (choice, GTK_TYPE_BUTTON, "A2: Add a chip worth 2 and one worth 3 into one worth 5");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpstr (fixture->chosen, ==, "A2");
  lm_panel_test_settle (300);
  g_assert_null (find_choice (GTK_WIDGET (fixture->board)));

  /* A position from elsewhere takes the question back. */
  lm_board_test_show (fixture, START "3,1,2");
  lm_board_test_press (fixture, "Column F2, value 2: 1 chip; moves: add with F1, add with F3");
  lm_board_test_show (fixture, START "12");
  lm_panel_test_settle (300);
  g_assert_null (find_choice (GTK_WIDGET (fixture->board)));
  g_assert_cmpuint (fixture->n_chosen, ==, 1);

  /* A board may go while it asks. */
  lm_board_test_show (fixture, START "3,1,2");
  lm_board_test_press (fixture, "Column F2, value 2: 1 chip; moves: add with F1, add with F3");
}

static void
test_modes (LmBoardTest   *fixture,
            gconstpointer  data)
{
  GtkWidget *move = lm_board_test_get (fixture, "M: Merge two ones into one two");
  LmPosition *position = lm_board_view_get_position (fixture->board);

  lm_board_view_edit (fixture->board, position);
  g_assert_cmpuint (fixture->n_edited, ==, 0);

  lm_board_view_set_mode (fixture->board, LM_BOARD_WATCH);
  g_assert_false (gtk_widget_is_sensitive (move));
  g_assert_true (lm_panel_test_has_name (move, "M: Merge two ones into one two"));
  lm_board_view_choose_move (fixture->board, "M");
  lm_board_test_press (fixture, "Column F1, value 1: 10 chips");
  g_assert_cmpuint (fixture->n_chosen, ==, 0);

  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  g_assert_null (lm_panel_test_find_named (fixture->window, GTK_TYPE_BUTTON, "M: Merge two ones into one two"));
  lm_board_view_choose_move (fixture->board, "M");
  g_assert_cmpuint (fixture->n_chosen, ==, 0);

  lm_board_view_set_mode (fixture->board, LM_BOARD_PLAY);
  lm_board_test_press (fixture, "M: Merge two ones into one two");
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
}

static void
test_overlay (LmBoardTest   *fixture,
              gconstpointer  data)
{
  LmPosition *position = lm_board_view_get_position (fixture->board);
  g_autoptr (LmPosition) after = lm_position_play (position, "M", NULL);
  LmAnswer *answer = lm_answer_new (position);

  lm_answer_add_move (answer, "M", after, LM_VALUE_LOSS, 7);
  lm_answer_conclude (answer, LM_VALUE_LOSS, 8);
  lm_board_view_set_overlay (fixture->board, answer);
  g_assert_true (gtk_widget_has_css_class (lm_board_test_get (fixture, "M: Merge two ones into one two; loses, 7 moves to the end"),
                                           "lm-loss"));

  /* What is said of one position is not shown at another. */
  lm_board_test_show (fixture, START "11");
  g_assert_null (lm_board_view_get_overlay (fixture->board));
  lm_board_test_get (fixture, "M: Merge two ones into one two");
  lm_board_test_show (fixture, START "10");
  lm_board_test_get (fixture, "M: Merge two ones into one two; loses, 7 moves to the end");
  lm_board_view_set_overlay (fixture->board, NULL);
  lm_board_test_get (fixture, "M: Merge two ones into one two");
  lm_answer_unref (answer);
}

static void
test_focus (LmBoardTest   *fixture,
            gconstpointer  data)
{
  gtk_widget_grab_focus (lm_board_test_get (fixture, "M: Merge two ones into one two"));
  gtk_widget_activate (get_focus (fixture));
  lm_panel_test_settle (400);
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  assert_focus (fixture, "M: Merge two ones into one two");

  /* While somebody else moves, the column keeps the focus for the button. */
  lm_board_view_set_mode (fixture->board, LM_BOARD_WATCH);
  assert_focus (fixture, "Column F1, value 1: 8 chips");
  lm_board_test_show (fixture, START "4,3");
  lm_board_view_set_mode (fixture->board, LM_BOARD_PLAY);
  assert_focus (fixture, "M: Merge two ones into one two");

  /* The move is gone: the nearest one. */
  lm_board_test_show (fixture, START "0,5");
  g_assert_true (lm_panel_test_has_name (get_focus (fixture), "S2: Split two chips worth 2 into one worth 1 and one worth 3"));
}

static void
test_keys (LmBoardTest   *fixture,
           gconstpointer  data)
{
  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  gtk_widget_grab_focus (lm_board_test_get (fixture, "Column F1, value 1: 10 chips"));
  send_key (fixture, GDK_KEY_Right);
  assert_focus (fixture, "Column F2, value 2: no chips");
  send_key (fixture, GDK_KEY_plus);
  lm_board_test_assert_position (fixture, START "10,1");
  send_key (fixture, GDK_KEY_minus);
  lm_board_test_assert_position (fixture, START "10");
  send_key (fixture, GDK_KEY_End);
  assert_focus (fixture, "Column F5, value 8: no chips");
  send_key (fixture, GDK_KEY_Home);
  send_key (fixture, GDK_KEY_Down);
  assert_focus (fixture, "Add a chip to F1");
  send_key (fixture, GDK_KEY_Down);
  assert_focus (fixture, "Remove a chip from F1");
  send_key (fixture, GDK_KEY_Up);
  send_key (fixture, GDK_KEY_Up);
  assert_focus (fixture, "Column F1, value 1: 10 chips");
}

static void
test_edit (LmBoardTest   *fixture,
           gconstpointer  data)
{
  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  lm_board_test_press (fixture, "Add a chip to F3");
  lm_board_test_assert_position (fixture, START "10,0,1");
  lm_board_test_press (fixture, "Column F2, value 2: no chips");
  lm_board_test_assert_position (fixture, START "10,1,1");
  lm_board_test_press (fixture, "Remove a chip from F1");
  lm_board_test_assert_position (fixture, START "9,1,1");
  g_assert_false (gtk_widget_is_sensitive (lm_board_test_get (fixture, "Remove a chip from F5")));
  g_assert_cmpuint (fixture->n_edited, ==, 3);

  /* The chip that goes is the last one, and the focus stays beside it. */
  gtk_widget_grab_focus (lm_board_test_get (fixture, "Remove a chip from F2"));
  lm_board_test_press (fixture, "Remove a chip from F2");
  assert_focus (fixture, "Add a chip to F2");

  /* What cannot be is said and changes nothing. */
  lm_board_test_show (fixture, START "1000000");
  lm_board_test_press (fixture, "Add a chip to F1");
  lm_board_test_assert_position (fixture, START "1000000");
}

static void
test_edit_bar (LmBoardTest   *fixture,
               gconstpointer  data)
{
  GtkWidget *spin = lm_panel_test_find (fixture->edit_bar, GTK_TYPE_SPIN_BUTTON, NULL);
  LmPosition *random;

  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 10);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 40);
  lm_board_test_press_label (fixture, "Random");
  random = lm_board_view_get_position (fixture->board);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 40);
  g_assert_nonnull (random);
  lm_board_test_press_label (fixture, "Ones");
  lm_board_test_assert_position (fixture, START "40");
  lm_board_test_press (fixture, "Player 2 to move");
  lm_board_test_assert_position (fixture, START "40&turn=2");
  lm_board_test_press_label (fixture, "Clear");
  lm_board_test_assert_position (fixture, START "0&turn=2");
  lm_board_test_press (fixture, "Player 1 to move");
  lm_board_test_assert_position (fixture, START "0");
}

static void
test_add_column (LmBoardTest   *fixture,
                 gconstpointer  data)
{
  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  lm_board_test_press (fixture, "Add a column");
  g_assert_cmpuint (lm_board_test_count (fixture, "lm-bin"), ==, 6);
  lm_board_test_press (fixture, "Add a chip to F6");
  lm_board_test_assert_position (fixture, START "10,0,0,0,0,1");
  lm_board_test_press (fixture, "Add a column");
  g_assert_cmpuint (lm_board_test_count (fixture, "lm-bin"), ==, 8);
  lm_board_test_press (fixture, "Remove the last column and its chips");
  lm_board_test_assert_position (fixture, START "10,0,0,0,0,1");
  g_assert_cmpuint (lm_board_test_count (fixture, "lm-bin"), ==, 7);

  /* The columns that the editor added do not outlive it. */
  lm_board_test_show (fixture, START "10");
  lm_board_view_set_mode (fixture->board, LM_BOARD_PLAY);
  g_assert_cmpuint (lm_board_test_count (fixture, "lm-bin"), ==, 5);
}

static gboolean
has_picture_changed (gpointer data)
{
  gpointer *arguments = data;
  g_autoptr (GBytes) now = lm_board_test_take_picture (arguments[0]);

  return !g_bytes_equal (now, arguments[1]);
}

static gboolean
is_picture (gpointer data)
{
  return !has_picture_changed (data);
}

static void
make_seen_move (LmBoardTest *fixture)
{
  lm_board_test_press (fixture, "M: Merge two ones into one two");
}

static void
test_flight (LmBoardTest   *fixture,
             gconstpointer  data)
{
  lm_board_test_check_flight (fixture, START "10", make_seen_move);
}

static void
test_marks (LmBoardTest   *fixture,
            gconstpointer  data)
{
  g_autoptr (GBytes) plain = lm_board_test_take_picture (fixture);

  lm_board_view_set_arrow (fixture->board, "M");
  lm_panel_test_wait (has_picture_changed, (gpointer[]) { fixture, plain });
  lm_board_view_set_arrow (fixture->board, NULL);
  lm_panel_test_wait (is_picture, (gpointer[]) { fixture, plain });

  /* A move that is not legal here is not pointed at. */
  lm_board_view_set_arrow (fixture->board, "S7");
  lm_panel_test_settle (20);
  g_assert_true (is_picture ((gpointer[]) { fixture, plain }));
}

/* What a column or a move would do is seen and said before it is done. */
static void
test_preview (LmBoardTest   *fixture,
              gconstpointer  data)
{
  GtkWidget *column = lm_board_test_get (fixture, "Column F2, value 2: 1 chip; moves: add with F1, add with F3");
  GtkWidget *board = GTK_WIDGET (fixture->board);
  g_autoptr (GBytes) plain = lm_board_test_take_picture (fixture);

  lm_board_test_point (column, "enter");
  lm_panel_test_wait (has_picture_changed, (gpointer[]) { fixture, plain });
  g_assert_true (lm_panel_test_shows (board, "A1: Add a chip worth 1 and one worth 2 into one worth 3  ·  A2: "));
  lm_board_test_point (column, "leave");
  lm_panel_test_wait (is_picture, (gpointer[]) { fixture, plain });
  g_assert_true (lm_panel_test_shows (board, "Choose a column"));

  lm_board_test_point (lm_board_test_get (fixture, "M: Merge two ones into one two"), "enter");
  lm_panel_test_wait (has_picture_changed, (gpointer[]) { fixture, plain });
  g_assert_true (lm_panel_test_shows (board, "M: Merge two ones into one two"));
}

static void
test_sizes (LmBoardTest   *fixture,
            gconstpointer  data)
{
  static const char *const positions[] = { "0", "1", "2", "300", "1000000", "9,9,9,9,9,9,9,9,9", "0,0,0,0,0,0,300" };
  static const int widths[] = { 420, 720, 1280, 2600 };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    for (guint j = 0; j < G_N_ELEMENTS (widths); j++)
      {
        g_autofree char *text = g_strconcat (START, positions[i], NULL);
        g_autoptr (GBytes) picture = NULL;

        lm_board_test_show (fixture, text);
        gtk_window_set_default_size (GTK_WINDOW (fixture->window), widths[j], 600);
        lm_panel_test_settle (30);
        g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->board)), <=, widths[j]);
        picture = lm_board_test_take_picture (fixture);
        g_assert_cmpuint (g_bytes_get_size (picture), >, 1000);
      }
}

static GtkWidget *
create_shown (void)
{
  return lm_board_test_create_shown (START "25,6,3,2,1,1");
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status >= 0)
    return status;

  lm_board_test_add ("/board/names", START "3,1,2", test_names);
  lm_board_test_add ("/board/buttons", START "31", test_buttons);
  lm_board_test_add ("/board/columns", START "10", test_columns);
  lm_board_test_add ("/board/choice", START "3,1,2", test_choice);
  lm_board_test_add ("/board/modes", START "10", test_modes);
  lm_board_test_add ("/board/overlay", START "10", test_overlay);
  lm_board_test_add ("/board/focus", START "10", test_focus);
  lm_board_test_add ("/board/keys", START "10", test_keys);
  lm_board_test_add ("/board/edit", START "10", test_edit);
  lm_board_test_add ("/board/edit-bar", START "10", test_edit_bar);
  lm_board_test_add ("/board/add-column", START "10", test_add_column);
  lm_board_test_add ("/board/flight", START "10", test_flight);
  lm_board_test_add ("/board/marks", START "10", test_marks);
  lm_board_test_add ("/board/preview", START "3,1,2", test_preview);
  lm_board_test_add ("/board/sizes", START "10", test_sizes);

  return g_test_run ();
}
