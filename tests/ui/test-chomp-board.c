/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chomp-board.c: the board of Chomp: squares by pointer, key and name; what is gone; the editor. */

#include "lm-board-test.h"

#include "engine/solve/lm-answer.h"
#include "kit/board/lm-board-items.h"

#define START "lastmove:chomp?rows="
#define BAR START "5,5,5,5"

static GtkWidget *
get_bar (LmBoardTest *self)
{
  return lm_panel_test_find (GTK_WIDGET (self->board), LM_TYPE_BOARD_ITEMS, NULL);
}

static gboolean
shows (LmBoardTest *self,
       const char  *text)
{
  return lm_panel_test_shows (GTK_WIDGET (self->board), text);
}

/* How many squares can be chosen. */
static guint
count_squares (LmBoardTest *self)
{
  guint count = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (get_bar (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count += gtk_widget_get_visible (child);
  return count;
}

/* Whether a square that can be chosen is called so. */
static gboolean
has_square (LmBoardTest *self,
            const char  *name)
{
  for (GtkWidget *child = gtk_widget_get_first_child (get_bar (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && lm_panel_test_has_name (child, name))
      return TRUE;
  return FALSE;
}

static GObject *
get_controller (LmBoardTest *self,
                GType        type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (get_bar (self));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        return controller;
    }
  g_assert_not_reached ();
}

static void
send_key (LmBoardTest     *self,
          guint            keyval,
          GdkModifierType  state)
{
  gboolean handled;

  g_signal_emit_by_name (get_controller (self, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", keyval, 0, state, &handled);
  lm_panel_test_settle (5);
}

/* The pointer of the screen may lie there too, so what is pointed at is looked at at once. */
static void
point_at (LmBoardTest *self,
          const char  *name)
{
  lm_board_test_point (lm_board_test_get (self, name), "enter");
}

static void
leave (LmBoardTest *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (get_bar (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    lm_board_test_point (child, "leave");
}

static void
assert_focus (LmBoardTest *self,
              const char  *name)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  g_assert_nonnull (focus);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static void
test_names (LmBoardTest   *self,
            gconstpointer  start)
{
  GtkWidget *square = lm_board_test_get (self, "Row 2, column 3: eats 9 squares");

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (square), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL, "Board: 4 × 5");
  g_assert_cmpuint (count_squares (self), ==, 20);
  lm_board_test_get (self, "Row 1, column 1: the poisoned square");
  lm_board_test_get (self, "Row 1, column 2: eats 16 squares");
  lm_board_test_get (self, "Row 4, column 5: eats 1 square");
  g_assert_true (shows (self, "Click a square to eat it"));
}

static void
test_eat (LmBoardTest   *self,
          gconstpointer  start)
{
  lm_board_test_press (self, "Row 2, column 3: eats 9 squares");
  g_assert_cmpstr (self->chosen, ==, "2,3");
  lm_board_test_assert_position (self, START "5,2,2,2&turn=2");
  g_assert_cmpuint (count_squares (self), ==, 11);
  g_assert_false (has_square (self, "Row 2, column 3: eats 9 squares"));
  g_assert_true (has_square (self, "Row 1, column 3: eats 3 squares"));
}

/* One sentence, and nothing happens. */
static void
test_poison (LmBoardTest   *self,
             gconstpointer  start)
{
  lm_board_test_press (self, "Row 1, column 1: the poisoned square");
  g_assert_cmpuint (self->n_chosen, ==, 0);
  g_assert_true (shows (self, "“1,1” is not legal: it is the poisoned square"));
  point_at (self, "Row 1, column 1: the poisoned square");
  g_assert_true (shows (self, "The poisoned square: whoever has only this one left loses."));
}

static void
test_keys (LmBoardTest   *self,
           gconstpointer  start)
{
  g_assert_true (gtk_widget_grab_focus (get_bar (self)));
  assert_focus (self, "Row 4, column 5: eats 1 square");
  send_key (self, GDK_KEY_Left, 0);
  send_key (self, GDK_KEY_Down, 0);
  assert_focus (self, "Row 3, column 4: eats 4 squares");
  send_key (self, GDK_KEY_Home, 0);
  assert_focus (self, "Row 3, column 1: eats 10 squares");
  send_key (self, GDK_KEY_Page_Down, 0);
  send_key (self, GDK_KEY_Down, 0);
  assert_focus (self, "Row 1, column 1: the poisoned square");
  send_key (self, GDK_KEY_End, 0);
  send_key (self, GDK_KEY_Page_Up, 0);
  send_key (self, GDK_KEY_Up, 0);
  send_key (self, GDK_KEY_Right, 0);
  assert_focus (self, "Row 4, column 5: eats 1 square");
}

/* The focus stays as near as it can to what was eaten. */
static void
test_focus (LmBoardTest   *self,
            gconstpointer  start)
{
  g_assert_true (gtk_widget_grab_focus (lm_board_test_get (self, "Row 3, column 3: eats 6 squares")));
  lm_board_test_press (self, "Row 3, column 3: eats 6 squares");
  assert_focus (self, "Row 2, column 3: eats 3 squares");
  lm_board_view_set_mode (self->board, LM_BOARD_WATCH);
  assert_focus (self, "Row 2, column 3: eats 3 squares");
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (gtk_window_get_focus (GTK_WINDOW (self->window))),
                                    GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  lm_board_test_press (self, "Row 2, column 3: eats 3 squares");
  g_assert_cmpuint (self->n_chosen, ==, 1);

  /* All squares are one stop of the Tab key. */
  lm_board_view_set_mode (self->board, LM_BOARD_PLAY);
  g_assert_false (gtk_widget_child_focus (get_bar (self), GTK_DIR_TAB_FORWARD));
}

/* What would be eaten is seen and said before it is. */
static void
test_pointer (LmBoardTest   *self,
              gconstpointer  start)
{
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) pointed = NULL;
  g_autoptr (GBytes) left = NULL;

  point_at (self, "Row 2, column 3: eats 9 squares");
  g_assert_true (shows (self, "Row 2, column 3: eats 9 squares; 11 squares are left."));
  pointed = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, pointed));
  leave (self);
  g_assert_true (shows (self, "Click a square to eat it"));
  left = lm_board_test_take_picture (self);
  g_assert_true (g_bytes_equal (plain, left));

  lm_board_view_set_mode (self->board, LM_BOARD_WATCH);
  point_at (self, "Row 2, column 3: eats 9 squares");
  g_assert_false (shows (self, "Row 2, column 3"));
}

/* Shows a place in the game, as a click in the history does. */
static GBytes *
jump (LmBoardTest *self,
      const char  *text,
      const char  *before_text,
      const char  *move)
{
  g_autoptr (LmPosition) before = before_text != NULL ? lm_panel_test_parse (before_text) : NULL;
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  lm_board_view_set_position (self->board, position, NULL, NULL);
  lm_board_view_set_last_move (self->board, before, move);
  leave (self);
  lm_panel_test_settle (50);
  return lm_board_test_take_picture (self);
}

/* One sees what is gone, wherever in the game one looks, until another begins. */
static void
test_trace (LmBoardTest   *self,
            gconstpointer  start)
{
  g_autoptr (GBytes) begun = jump (self, BAR, NULL, NULL);
  g_autoptr (GBytes) small = jump (self, START "5,5", NULL, NULL);
  g_autoptr (GBytes) again = jump (self, BAR, NULL, NULL);
  g_autoptr (GBytes) later = jump (self, START "3,2,2,2", START "5,2,2,2&turn=2", "1,4");
  g_autoptr (GBytes) undone = jump (self, START "5,2,2,2&turn=2", BAR, "2,3");
  g_autoptr (GBytes) forth = jump (self, START "3,2,2,2", START "5,2,2,2&turn=2", "1,4");
  g_autoptr (GBytes) back = jump (self, BAR, NULL, NULL);
  g_autoptr (GBytes) anew = jump (self, START "3,2,2,2", NULL, NULL);

  g_assert_false (g_bytes_equal (begun, small));
  g_assert_true (g_bytes_equal (begun, again));
  g_assert_false (g_bytes_equal (later, undone));
  g_assert_true (g_bytes_equal (later, forth));
  g_assert_true (g_bytes_equal (begun, back));
  g_assert_false (g_bytes_equal (later, anew));
}

static LmAnswer *
create_answer (LmPosition *position,
               const char *win)
{
  LmAnswer *answer = lm_answer_new (position);
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, 1000, &complete);

  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = g_ptr_array_index (moves, i);
      g_autoptr (LmPosition) after = lm_position_play (position, move, NULL);

      lm_answer_add_move (answer, move, after, g_str_equal (move, win) ? LM_VALUE_WIN : LM_VALUE_LOSS, 7);
    }
  lm_answer_conclude (answer, LM_VALUE_WIN, 8);
  return answer;
}

static void
test_overlay (LmBoardTest   *self,
              gconstpointer  start)
{
  g_autoptr (LmAnswer) answer = create_answer (lm_board_view_get_position (self->board), "3,3");
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) marked = NULL;

  lm_board_view_set_overlay (self->board, answer);
  lm_panel_test_settle (20);
  marked = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, marked));
  lm_board_test_get (self, "Row 3, column 3: eats 6 squares; wins, 7 moves to the end");
  lm_board_test_get (self, "Row 4, column 5: eats 1 square; loses, 7 moves to the end");
  point_at (self, "Row 3, column 3: eats 6 squares; wins, 7 moves to the end");
  g_assert_true (shows (self, "Row 3, column 3: eats 6 squares; 14 squares are left; wins, 7 moves to the end."));

  /* What is said of one position is not shown at another. */
  lm_board_test_show (self, START "5,5");
  lm_board_test_get (self, "Row 2, column 5: eats 1 square");
}

static void
test_arrow (LmBoardTest   *self,
            gconstpointer  start)
{
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) marked = NULL;

  lm_board_view_set_arrow (self->board, "3,3");
  lm_panel_test_settle (20);
  marked = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, marked));
  lm_board_test_press (self, "Row 3, column 3: eats 6 squares; the hint");
  g_assert_cmpstr (self->chosen, ==, "3,3");
  lm_board_view_set_arrow (self->board, "9,9");
  lm_panel_test_settle (5);
  g_assert_true (has_square (self, "Row 2, column 5: eats 1 square"));
}

static void
test_edit (LmBoardTest   *self,
           gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  g_assert_cmpuint (count_squares (self), ==, 30);
  lm_board_test_press (self, "Row 3, column 4: takes 4 squares away");
  lm_board_test_assert_position (self, START "5,5,3,3");
  lm_board_test_press (self, "Row 5, column 2: adds 2 squares");
  lm_board_test_assert_position (self, START "5,5,3,3,2");
  lm_board_test_press (self, "Row 4, column 4: adds 2 squares");
  lm_board_test_assert_position (self, START "5,5,4,4,2");
  lm_board_test_press (self, "Row 1, column 1: takes 19 squares away");
  lm_board_test_assert_position (self, START "1");
  lm_board_test_press (self, "Player 2 to move");
  lm_board_test_assert_position (self, START "1&turn=2");
  g_assert_cmpuint (self->n_chosen, ==, 0);
}

static void
set_spin (LmBoardTest *self,
          const char  *name,
          double       value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (lm_panel_test_find_named (self->edit_bar, GTK_TYPE_SPIN_BUTTON, name)),
                             value);
  lm_panel_test_settle (5);
}

static void
type (LmBoardTest *self,
      const char  *text)
{
  GtkWidget *entry = lm_panel_test_find_named (self->edit_bar, GTK_TYPE_ENTRY,
                                               "Lengths of the rows, from the bottom row up");

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  lm_panel_test_settle (5);
}

static void
test_edit_size (LmBoardTest   *self,
                gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  set_spin (self, "Number of rows", 2);
  lm_board_test_assert_position (self, START "5,5");
  set_spin (self, "Number of columns", 7);
  lm_board_test_assert_position (self, START "7,7");
  type (self, "7 4, 2");
  lm_board_test_assert_position (self, START "7,4,2");
  set_spin (self, "Number of columns", 8);
  lm_board_test_assert_position (self, START "8,4,2");
  set_spin (self, "Number of rows", 5);
  lm_board_test_assert_position (self, START "8,4,2,2,2");
  set_spin (self, "Number of columns", 3);
  lm_board_test_assert_position (self, START "3,3,2,2,2");
  lm_board_test_press (self, "Whole bar");
  lm_board_test_assert_position (self, START "3,3,3,3,3");
  set_spin (self, "Number of rows", 20);
  set_spin (self, "Number of columns", 20);
  g_assert_cmpuint (count_squares (self), ==, 400);
}

/* One sentence for each, and nothing happens. */
static void
test_edit_wrong (LmBoardTest   *self,
                 gconstpointer  start)
{
  static const char *const wrong[][2] = {
    { "", "Write how long each row is" },
    { "three", "“three” in “rows” is not the length of a row" },
    { "3, 4", "Row 2 of “rows” is longer than the row below it" },
    { "3, 0", "Row 2 of “rows” has no square" },
    { "21", "The value 21 of “Row lengths” is out of range" },
  };

  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      type (self, wrong[i][0]);
      g_assert_true (lm_panel_test_shows (self->edit_bar, wrong[i][1]));
      lm_board_test_assert_position (self, BAR);
      lm_board_test_show (self, START "5");
      lm_board_test_show (self, BAR);
    }
}

static void
test_random (LmBoardTest   *self,
             gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  for (guint i = 0; i < 30; i++)
    lm_board_test_press (self, "Random");
  g_assert_cmpuint (self->n_edited, ==, 30);
}

static void
make_seen_move (LmBoardTest *self)
{
  lm_board_test_press (self, "Row 2, column 3: eats 9 squares");
}

static void
test_flight (LmBoardTest   *self,
             gconstpointer  data)
{
  lm_board_test_check_flight (self, BAR, make_seen_move);
}

/* The square that a move chooses, whatever it is called. */
static char *
name_square (const char *move)
{
  g_auto (GStrv) place = g_strsplit (move, ",", 2);

  return g_strdup_printf ("Row %s, column %s: eats", place[0], place[1]);
}

static void
press_prefix (LmBoardTest *self,
              const char  *prefix)
{
  for (guint count = 1; count <= 400; count++)
    {
      g_autofree char *name = g_strdup_printf ("%s %u square%s", prefix, count, count == 1 ? "" : "s");

      if (has_square (self, name))
        {
          lm_board_test_press (self, name);
          return;
        }
    }
  g_assert_not_reached ();
}

static void
test_play (LmBoardTest   *self,
           gconstpointer  start)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  while (!lm_position_is_over (lm_board_view_get_position (self->board)))
    {
      g_autofree char *move = lm_position_random_move (lm_board_view_get_position (self->board), rand);
      g_autofree char *prefix = name_square (move);

      press_prefix (self, prefix);
      g_assert_cmpstr (self->chosen, ==, move);
    }
  g_assert_cmpuint (count_squares (self), ==, 1);
}

/* Rows and columns stay where they are where people read from right to left. */
static void
test_direction (LmBoardTest   *self,
                gconstpointer  start)
{
  graphene_rect_t poison, other;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  lm_panel_test_settle (20);
  g_assert_true (gtk_widget_compute_bounds (lm_board_test_get (self, "Row 1, column 1: the poisoned square"),
                                            get_bar (self), &poison));
  g_assert_true (gtk_widget_compute_bounds (lm_board_test_get (self, "Row 2, column 3: eats 9 squares"),
                                            get_bar (self), &other));
  g_assert_cmpfloat (poison.origin.x, <, other.origin.x);
  g_assert_cmpfloat (poison.origin.y, >, other.origin.y);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static GtkWidget *
create_shown (void)
{
  return lm_board_test_create_shown (BAR);
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status >= 0)
    return status;

  lm_board_test_add ("/chomp-board/names", BAR, test_names);
  lm_board_test_add ("/chomp-board/eat", BAR, test_eat);
  lm_board_test_add ("/chomp-board/poison", BAR, test_poison);
  lm_board_test_add ("/chomp-board/keys", BAR, test_keys);
  lm_board_test_add ("/chomp-board/focus", BAR, test_focus);
  lm_board_test_add ("/chomp-board/pointer", BAR, test_pointer);
  lm_board_test_add ("/chomp-board/trace", BAR, test_trace);
  lm_board_test_add ("/chomp-board/overlay", BAR, test_overlay);
  lm_board_test_add ("/chomp-board/arrow", BAR, test_arrow);
  lm_board_test_add ("/chomp-board/edit", BAR, test_edit);
  lm_board_test_add ("/chomp-board/edit-size", BAR, test_edit_size);
  lm_board_test_add ("/chomp-board/edit-wrong", BAR, test_edit_wrong);
  lm_board_test_add ("/chomp-board/random", BAR, test_random);
  lm_board_test_add ("/chomp-board/flight", BAR, test_flight);
  lm_board_test_add ("/chomp-board/play", START "8,8,8,8,8", test_play);
  lm_board_test_add ("/chomp-board/direction", BAR, test_direction);

  return g_test_run ();
}
