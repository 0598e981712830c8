/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-board.c: the board of the Zeckendorf game: every move by button, column and key; the editor; what is said of it. */

#include "lm-panel-test.h"

#include "app/lm-game-view-info.h"
#include "engine/lm-answer.h"

#define START "lastmove:zeckendorf?bins="

typedef struct
{
  LmBoardView *board;
  GtkWidget   *window;
  GtkWidget   *edit_bar;
  char        *chosen;
  guint        n_chosen;
  guint        n_edited;
} Fixture;

static LmBoardView *
create_board (void)
{
  return g_object_new (lm_game_view_info_lookup ("zeckendorf")->board_type (), NULL);
}

static void
show (Fixture    *fixture,
      const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  lm_board_view_set_position (fixture->board, position, NULL, NULL);
  lm_panel_test_settle (5);
}

/* What the window does with a chosen move and an edited position. */
static void
move_chosen_cb (Fixture    *fixture,
                const char *move)
{
  g_autoptr (LmPosition) before = lm_position_ref (lm_board_view_get_position (fixture->board));
  g_autoptr (LmPosition) after = lm_position_play (before, move, NULL);

  g_assert_nonnull (after);
  g_free (fixture->chosen);
  fixture->chosen = g_strdup (move);
  fixture->n_chosen++;
  lm_board_view_set_position (fixture->board, after, before, move);
  lm_board_view_set_last_move (fixture->board, before, move);
}

static void
edited_cb (Fixture    *fixture,
           LmPosition *position)
{
  fixture->n_edited++;
  lm_board_view_set_position (fixture->board, position, NULL, NULL);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->board = create_board ();
  fixture->edit_bar = lm_board_view_create_edit_controls (fixture->board);
  gtk_widget_set_vexpand (GTK_WIDGET (fixture->board), TRUE);
  gtk_box_append (GTK_BOX (box), fixture->edit_bar);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->board));
  g_signal_connect_swapped (fixture->board, "move-chosen", G_CALLBACK (move_chosen_cb), fixture);
  g_signal_connect_swapped (fixture->board, "edited", G_CALLBACK (edited_cb), fixture);
  lm_board_view_set_animate (fixture->board, FALSE);
  lm_board_view_set_mode (fixture->board, LM_BOARD_PLAY);
  fixture->window = lm_panel_test_present (box);
  show (fixture, data != NULL ? data : START "10");
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->board), (gpointer *) &fixture->board);
  lm_panel_test_close (fixture->window);
  g_assert_null (fixture->board);
  g_free (fixture->chosen);
}

static gboolean
has_name (GtkWidget  *widget,
          const char *name)
{
  g_autofree char *difference = NULL;

  if (!GTK_IS_BUTTON (widget) || !gtk_widget_get_visible (widget))
    return FALSE;

  difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return difference == NULL;
}

/* The button that a screen reader calls so. */
static GtkWidget *
find (GtkWidget  *root,
      const char *name)
{
  if (has_name (root, name))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
get (Fixture    *fixture,
     const char *name)
{
  GtkWidget *found = find (fixture->window, name);

  if (found == NULL)
    g_error ("no button is called “%s”", name);

  return found;
}

static void
press (Fixture    *fixture,
       const char *name)
{
  GtkWidget *button = get (fixture, name);

  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  lm_panel_test_settle (5);
}

static void
assert_position (Fixture    *fixture,
                 const char *text)
{
  g_autofree char *shown = lm_position_to_string (lm_board_view_get_position (fixture->board));

  g_assert_cmpstr (shown, ==, text);
}

/* The children of the board that show a move, in the order of the screen. */
static void
list_buttons (GtkWidget  *root,
              const char *css_class,
              GPtrArray  *buttons)
{
  if (gtk_widget_has_css_class (root, css_class))
    g_ptr_array_add (buttons, root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_buttons (child, css_class, buttons);
}

static guint
count_buttons (Fixture    *fixture,
               const char *css_class)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  list_buttons (GTK_WIDGET (fixture->board), css_class, buttons);

  return buttons->len;
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

static void
send_key (Fixture *fixture,
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
assert_focus (Fixture    *fixture,
              const char *name)
{
  g_assert_true (get_focus (fixture) == get (fixture, name));
}

static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  get (fixture, "Column F1, value 1: 3 chips; moves: merge, add with F2");
  get (fixture, "Column F2, value 2: 1 chip; moves: add with F1, add with F3");
  get (fixture, "Column F3, value 3: 2 chips; moves: add with F2, split");
  get (fixture, "Column F4, value 5: no chips; no moves");
  get (fixture, "M: Merge two ones into one two");
  g_assert_cmpuint (count_buttons (fixture, "lm-bin"), ==, 5);
  g_assert_cmpuint (count_buttons (fixture, "lm-move"), ==, 4);
}

static void
test_buttons (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint n_moves = 0;

  while (!lm_position_is_over (lm_board_view_get_position (fixture->board)))
    {
      g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

      list_buttons (GTK_WIDGET (fixture->board), "lm-move", buttons);
      g_assert_cmpuint (buttons->len, >, 0);
      g_signal_emit_by_name (g_ptr_array_index (buttons, g_rand_int_range (rand, 0, buttons->len)), "clicked");
      n_moves++;
      lm_panel_test_settle (5);
      /* The layout stays while one plays. */
      g_assert_cmpuint (count_buttons (fixture, "lm-bin"), ==, 7);
    }
  g_assert_cmpuint (fixture->n_chosen, ==, n_moves);
  assert_position (fixture, START "0,1,0,0,1,0,1");
  g_assert_cmpuint (count_buttons (fixture, "lm-move"), ==, 0);
}

static void
test_columns (Fixture       *fixture,
              gconstpointer  data)
{
  /* One move: it is made. */
  press (fixture, "Column F1, value 1: 10 chips; move: merge");
  g_assert_cmpstr (fixture->chosen, ==, "M");

  /* Several: the column asks which. */
  press (fixture, "Column F1, value 1: 8 chips; moves: merge, add with F2");
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  press (fixture, "A1: Add a chip worth 1 and one worth 2 into one worth 3");
  g_assert_cmpstr (fixture->chosen, ==, "A1");
  lm_panel_test_settle (300);

  /* None: nothing happens. */
  press (fixture, "Column F2, value 2: no chips; no moves");
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
test_choice (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *choice, *button;

  press (fixture, "Column F2, value 2: 1 chip; moves: add with F1, add with F3");
  choice = find_choice (GTK_WIDGET (fixture->board));
  g_assert_nonnull (choice);
  button = find (choice, "A2: Add a chip worth 2 and one worth 3 into one worth 5");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpstr (fixture->chosen, ==, "A2");
  lm_panel_test_settle (300);
  g_assert_null (find_choice (GTK_WIDGET (fixture->board)));

  /* A position from elsewhere takes the question back. */
  show (fixture, START "3,1,2");
  press (fixture, "Column F2, value 2: 1 chip; moves: add with F1, add with F3");
  show (fixture, START "12");
  lm_panel_test_settle (300);
  g_assert_null (find_choice (GTK_WIDGET (fixture->board)));
  g_assert_cmpuint (fixture->n_chosen, ==, 1);

  /* A board may go while it asks. */
  show (fixture, START "3,1,2");
  press (fixture, "Column F2, value 2: 1 chip; moves: add with F1, add with F3");
}

static void
test_modes (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *move = get (fixture, "M: Merge two ones into one two");
  LmPosition *position = lm_board_view_get_position (fixture->board);

  lm_board_view_edit (fixture->board, position);
  g_assert_cmpuint (fixture->n_edited, ==, 0);

  lm_board_view_set_mode (fixture->board, LM_BOARD_WATCH);
  g_assert_false (gtk_widget_is_sensitive (move));
  g_assert_true (has_name (move, "M: Merge two ones into one two"));
  lm_board_view_choose_move (fixture->board, "M");
  press (fixture, "Column F1, value 1: 10 chips");
  g_assert_cmpuint (fixture->n_chosen, ==, 0);

  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  g_assert_null (find (fixture->window, "M: Merge two ones into one two"));
  lm_board_view_choose_move (fixture->board, "M");
  g_assert_cmpuint (fixture->n_chosen, ==, 0);

  lm_board_view_set_mode (fixture->board, LM_BOARD_PLAY);
  press (fixture, "M: Merge two ones into one two");
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
}

static void
test_overlay (Fixture       *fixture,
              gconstpointer  data)
{
  LmPosition *position = lm_board_view_get_position (fixture->board);
  g_autoptr (LmPosition) after = lm_position_play (position, "M", NULL);
  LmAnswer *answer = lm_answer_new (position);

  lm_answer_add_move (answer, "M", after, LM_VALUE_LOSS, 7);
  lm_answer_conclude (answer, LM_VALUE_LOSS, 8);
  lm_board_view_set_overlay (fixture->board, answer);
  g_assert_true (gtk_widget_has_css_class (get (fixture, "M: Merge two ones into one two; loses, 7 moves to the end"),
                                           "lm-loss"));

  /* What is said of one position is not shown at another. */
  show (fixture, START "11");
  g_assert_null (lm_board_view_get_overlay (fixture->board));
  get (fixture, "M: Merge two ones into one two");
  show (fixture, START "10");
  get (fixture, "M: Merge two ones into one two; loses, 7 moves to the end");
  lm_board_view_set_overlay (fixture->board, NULL);
  get (fixture, "M: Merge two ones into one two");
  lm_answer_unref (answer);
}

static void
test_focus (Fixture       *fixture,
            gconstpointer  data)
{
  gtk_widget_grab_focus (get (fixture, "M: Merge two ones into one two"));
  gtk_widget_activate (get_focus (fixture));
  lm_panel_test_settle (400);
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  assert_focus (fixture, "M: Merge two ones into one two");

  /* While somebody else moves, the column keeps the focus for the button. */
  lm_board_view_set_mode (fixture->board, LM_BOARD_WATCH);
  assert_focus (fixture, "Column F1, value 1: 8 chips");
  show (fixture, START "4,3");
  lm_board_view_set_mode (fixture->board, LM_BOARD_PLAY);
  assert_focus (fixture, "M: Merge two ones into one two");

  /* The move is gone: the nearest one. */
  show (fixture, START "0,5");
  g_assert_true (has_name (get_focus (fixture), "S2: Split two chips worth 2 into one worth 1 and one worth 3"));
}

static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  gtk_widget_grab_focus (get (fixture, "Column F1, value 1: 10 chips"));
  send_key (fixture, GDK_KEY_Right);
  assert_focus (fixture, "Column F2, value 2: no chips");
  send_key (fixture, GDK_KEY_plus);
  assert_position (fixture, START "10,1");
  send_key (fixture, GDK_KEY_minus);
  assert_position (fixture, START "10");
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
test_edit (Fixture       *fixture,
           gconstpointer  data)
{
  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  press (fixture, "Add a chip to F3");
  assert_position (fixture, START "10,0,1");
  press (fixture, "Column F2, value 2: no chips");
  assert_position (fixture, START "10,1,1");
  press (fixture, "Remove a chip from F1");
  assert_position (fixture, START "9,1,1");
  g_assert_false (gtk_widget_is_sensitive (get (fixture, "Remove a chip from F5")));
  g_assert_cmpuint (fixture->n_edited, ==, 3);

  /* The chip that goes is the last one, and the focus stays beside it. */
  gtk_widget_grab_focus (get (fixture, "Remove a chip from F2"));
  press (fixture, "Remove a chip from F2");
  assert_focus (fixture, "Add a chip to F2");

  /* What cannot be is said and changes nothing. */
  show (fixture, START "1000000");
  press (fixture, "Add a chip to F1");
  assert_position (fixture, START "1000000");
}

static void
press_label (Fixture    *fixture,
             const char *label)
{
  lm_panel_test_press (fixture->window, label);
  lm_panel_test_settle (5);
}

static void
test_edit_bar (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *spin = lm_panel_test_find (fixture->edit_bar, GTK_TYPE_SPIN_BUTTON, NULL);
  LmPosition *random;

  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 10);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 40);
  press_label (fixture, "Random");
  random = lm_board_view_get_position (fixture->board);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 40);
  g_assert_nonnull (random);
  press_label (fixture, "Ones");
  assert_position (fixture, START "40");
  press (fixture, "Player 2 to move");
  assert_position (fixture, START "40&turn=2");
  press_label (fixture, "Clear");
  assert_position (fixture, START "0&turn=2");
  press (fixture, "Player 1 to move");
  assert_position (fixture, START "0");
}

static void
test_add_column (Fixture       *fixture,
                 gconstpointer  data)
{
  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  press (fixture, "Add a column");
  g_assert_cmpuint (count_buttons (fixture, "lm-bin"), ==, 6);
  press (fixture, "Add a chip to F6");
  assert_position (fixture, START "10,0,0,0,0,1");
  press (fixture, "Add a column");
  g_assert_cmpuint (count_buttons (fixture, "lm-bin"), ==, 8);
  press (fixture, "Remove the last column and its chips");
  assert_position (fixture, START "10,0,0,0,0,1");
  g_assert_cmpuint (count_buttons (fixture, "lm-bin"), ==, 7);

  /* The columns that the editor added do not outlive it. */
  show (fixture, START "10");
  lm_board_view_set_mode (fixture->board, LM_BOARD_PLAY);
  g_assert_cmpuint (count_buttons (fixture, "lm-bin"), ==, 5);
}

/* What the board draws now, or nothing as long as it has no place on the screen. */
static GskRenderNode *
draw (Fixture *fixture)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (fixture->board));
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot,
                          gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));

  return gtk_snapshot_free_to_node (snapshot);
}

static gboolean
is_drawn (gpointer data)
{
  GskRenderNode *node = draw (data);

  if (node == NULL)
    return FALSE;

  gsk_render_node_unref (node);

  return TRUE;
}

static GBytes *
take_picture (Fixture *fixture)
{
  GskRenderNode *node;
  GdkTexture *texture;
  GBytes *bytes;

  lm_panel_test_wait (is_drawn, fixture);
  node = draw (fixture);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (fixture->window)), node, NULL);
  bytes = gdk_texture_save_to_png_bytes (texture);
  g_object_unref (texture);
  gsk_render_node_unref (node);

  return bytes;
}

static gboolean
has_picture_changed (gpointer data)
{
  gpointer *arguments = data;
  g_autoptr (GBytes) now = take_picture (arguments[0]);

  return !g_bytes_equal (now, arguments[1]);
}

static gboolean
is_picture (gpointer data)
{
  return !has_picture_changed (data);
}

static void
set_animations (gboolean enable)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enable, NULL);
}

static void
make_seen_move (Fixture *fixture)
{
  show (fixture, START "10");
  lm_board_view_set_last_move (fixture->board, NULL, NULL);
  lm_panel_test_settle (100);
  press (fixture, "M: Merge two ones into one two");
  lm_panel_test_settle (40);
}

/* On a busy machine a flight may be over before anybody looks. */
static gboolean
is_seen_flying (Fixture *fixture,
                GBytes  *landed)
{
  for (int attempt = 0; attempt < 10; attempt++)
    {
      g_autoptr (GBytes) picture = NULL;

      make_seen_move (fixture);
      picture = take_picture (fixture);
      if (!g_bytes_equal (picture, landed))
        return TRUE;
    }

  return FALSE;
}

static void
test_flight (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GBytes) landed = NULL;
  g_autoptr (GBytes) still = NULL;

  set_animations (TRUE);
  make_seen_move (fixture);
  landed = take_picture (fixture);

  lm_board_view_set_animate (fixture->board, TRUE);
  g_assert_true (is_seen_flying (fixture, landed));
  lm_panel_test_wait (is_picture, (gpointer[]) { fixture, landed });

  /* The desktop asks for none. */
  set_animations (FALSE);
  make_seen_move (fixture);
  still = take_picture (fixture);
  g_assert_true (g_bytes_equal (still, landed));
}

static void
test_marks (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GBytes) plain = take_picture (fixture);

  lm_board_view_set_arrow (fixture->board, "M");
  lm_panel_test_wait (has_picture_changed, (gpointer[]) { fixture, plain });
  lm_board_view_set_arrow (fixture->board, NULL);
  lm_panel_test_wait (is_picture, (gpointer[]) { fixture, plain });

  /* A move that is not legal here is not pointed at. */
  lm_board_view_set_arrow (fixture->board, "S7");
  lm_panel_test_settle (20);
  g_assert_true (is_picture ((gpointer[]) { fixture, plain }));
}

static void
point (GtkWidget  *widget,
       const char *signal)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller) && g_str_equal (signal, "enter"))
        g_signal_emit_by_name (controller, signal, 1.0, 1.0);
      else if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, signal);
    }
}

/* What a column or a move would do is seen and said before it is done. */
static void
test_preview (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *column = get (fixture, "Column F2, value 2: 1 chip; moves: add with F1, add with F3");
  GtkWidget *board = GTK_WIDGET (fixture->board);
  g_autoptr (GBytes) plain = take_picture (fixture);

  point (column, "enter");
  lm_panel_test_wait (has_picture_changed, (gpointer[]) { fixture, plain });
  g_assert_true (lm_panel_test_shows (board, "A1: Add a chip worth 1 and one worth 2 into one worth 3  ·  A2: "));
  point (column, "leave");
  lm_panel_test_wait (is_picture, (gpointer[]) { fixture, plain });
  g_assert_true (lm_panel_test_shows (board, "Choose a column"));

  point (get (fixture, "M: Merge two ones into one two"), "enter");
  lm_panel_test_wait (has_picture_changed, (gpointer[]) { fixture, plain });
  g_assert_true (lm_panel_test_shows (board, "M: Merge two ones into one two"));
}

static void
test_sizes (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const positions[] = { "0", "1", "2", "300", "1000000", "9,9,9,9,9,9,9,9,9", "0,0,0,0,0,0,300" };
  static const int widths[] = { 420, 720, 1280, 2600 };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    for (guint j = 0; j < G_N_ELEMENTS (widths); j++)
      {
        g_autofree char *text = g_strconcat (START, positions[i], NULL);
        g_autoptr (GBytes) picture = NULL;

        show (fixture, text);
        gtk_window_set_default_size (GTK_WINDOW (fixture->window), widths[j], 600);
        lm_panel_test_settle (30);
        g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->board)), <=, widths[j]);
        picture = take_picture (fixture);
        g_assert_cmpuint (g_bytes_get_size (picture), >, 1000);
      }
}

static GtkWidget *
create_shown (void)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (START "25,6,3,2,1,1");
  LmBoardView *board = create_board ();

  lm_board_view_set_position (board, position, NULL, NULL);
  lm_board_view_set_mode (board, LM_BOARD_PLAY);

  return GTK_WIDGET (board);
}

static void
add (const char     *path,
     const char     *start,
     void         (* test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, start, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status >= 0)
    return status;

  add ("/board/names", START "3,1,2", test_names);
  add ("/board/buttons", START "31", test_buttons);
  add ("/board/columns", START "10", test_columns);
  add ("/board/choice", START "3,1,2", test_choice);
  add ("/board/modes", START "10", test_modes);
  add ("/board/overlay", START "10", test_overlay);
  add ("/board/focus", START "10", test_focus);
  add ("/board/keys", START "10", test_keys);
  add ("/board/edit", START "10", test_edit);
  add ("/board/edit-bar", START "10", test_edit_bar);
  add ("/board/add-column", START "10", test_add_column);
  add ("/board/flight", START "10", test_flight);
  add ("/board/marks", START "10", test_marks);
  add ("/board/preview", START "3,1,2", test_preview);
  add ("/board/sizes", START "10", test_sizes);

  return g_test_run ();
}
