/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-reversed-chomp-board.c: the board of reversed Chomp: every growth can be chosen, and no other. */

#include "lm-board-test.h"

#include "engine/solve/lm-answer.h"
#include "games/chomp/board/board.h"
#include "games/chomp/rules/rules.h"
#include "kit/board/lm-board-items.h"

#define START "lastmove:reversed-chomp?size=4x5&rows="

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

static guint
count_squares (LmBoardTest *self)
{
  guint count = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (get_bar (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count += gtk_widget_get_visible (child) && gtk_widget_get_focusable (child);
  return count;
}

static void
send_key (LmBoardTest     *self,
          guint            keyval,
          GdkModifierType  state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (get_bar (self));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, state, &handled);
    }
  lm_panel_test_settle (5);
}

/* Only the places that one move can fill are there to choose. */
static void
test_names (LmBoardTest   *self,
            gconstpointer  start)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Board: 3, 1 on 4 × 5");
  g_assert_cmpuint (count_squares (self), ==, 6);
  lm_board_test_get (self, "Row 1, column 4: adds 1 square");
  lm_board_test_get (self, "Row 1, column 5: adds 2 squares");
  lm_board_test_get (self, "Row 2, column 2: adds 1 square");
  lm_board_test_get (self, "Row 2, column 3: adds 2 squares");
  lm_board_test_get (self, "Row 3, column 1: adds 1 square");
  lm_board_test_get (self, "Row 4, column 1: adds 2 squares");
  g_assert_true (shows (self, "Click an empty place to fill the rectangle up to it."));
  g_assert_false (gtk_widget_is_sensitive (lm_board_test_get (self, "Add the shape")));
  g_assert_false (gtk_widget_is_sensitive (lm_board_test_get (self, "Discard")));

  /* One that it cannot fill says why. */
  lm_board_test_point (lm_board_test_get (self, "Row 3, column 2"), "enter");
  g_assert_cmpuint (self->n_chosen, ==, 0);
  g_assert_true (shows (self, "Row 3, column 2 cannot be filled in one move"));
}

static void
test_click (LmBoardTest   *self,
            gconstpointer  start)
{
  lm_board_test_press (self, "Row 2, column 3: adds 2 squares");
  g_assert_cmpstr (self->chosen, ==, "=3,3");
  lm_board_test_press (self, "Row 4, column 2: adds 4 squares");
  g_assert_cmpstr (self->chosen, ==, "=3,3,2,2");
  lm_board_test_assert_position (self, START "3,3,2,2");
  lm_board_test_press (self, "Row 2, column 5: adds 4 squares");
  lm_board_test_press (self, "Row 4, column 5: adds 6 squares");
  g_assert_cmpuint (count_squares (self), ==, 0);
  g_assert_true (lm_position_is_over (lm_board_view_get_position (self->board)));
}

/* What is written on a button is not read a second time. */
static void
test_read_once (LmBoardTest   *self,
                gconstpointer  start)
{
  const char *names[] = { "Shape by hand", "Discard", "Add the shape" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (lm_board_test_get (self, names[i])),
                                                      GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}

/* What is no rectangle is put together of several, and can be bitten off again. */
static void
test_shape (LmBoardTest   *self,
            gconstpointer  start)
{
  GtkWidget *shaping = lm_board_test_get (self, "Shape by hand");

  lm_board_test_show (self, START "5");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (shaping), TRUE);
  lm_board_test_point (lm_board_test_get (self, "Row 2, column 4: adds 4 squares"), "enter");
  lm_board_test_press (self, "Row 2, column 4: adds 4 squares");
  g_assert_cmpuint (self->n_chosen, ==, 0);
  /* The pointer is still there, and what was added is told, not what would be taken away. */
  g_assert_true (shows (self, "The new shape has 4 squares more."));
  lm_board_test_press (self, "Row 4, column 1: adds 2 squares to the new shape");
  lm_board_test_press (self, "Row 3, column 3: adds 2 squares to the new shape");
  lm_board_test_press (self, "Row 3, column 2: takes 2 squares away");
  g_assert_true (shows (self, "The new shape has 6 squares more."));
  lm_board_test_press (self, "Add 6 squares");
  g_assert_cmpstr (self->chosen, ==, "=5,4,1,1");

  /* It stays switched on, and gives way to nothing. */
  lm_board_test_press (self, "Row 2, column 5: adds 1 square");
  lm_board_test_press (self, "Row 3, column 3: begins another shape with 2 squares");
  lm_board_test_press (self, "Discard");
  g_assert_false (gtk_widget_is_sensitive (lm_board_test_get (self, "Add the shape")));
  lm_board_test_press (self, "Row 2, column 5: adds 1 square");
  lm_board_test_press (self, "Row 2, column 5: takes 1 square away");
  g_assert_false (gtk_widget_is_sensitive (lm_board_test_get (self, "Add the shape")));
  g_assert_cmpuint (self->n_chosen, ==, 1);
}

static void
test_keys (LmBoardTest   *self,
           gconstpointer  start)
{
  GtkWidget *first = lm_board_test_get (self, "Row 2, column 2: adds 1 square");

  gtk_widget_grab_focus (first);
  send_key (self, GDK_KEY_Return, GDK_SHIFT_MASK);
  g_assert_true (gtk_widget_is_sensitive (lm_board_test_get (self, "Add 1 square")));
  send_key (self, GDK_KEY_Escape, 0);
  g_assert_false (gtk_widget_is_sensitive (lm_board_test_get (self, "Add the shape")));

  /* Over what cannot be filled to what can. */
  send_key (self, GDK_KEY_Right, 0);
  send_key (self, GDK_KEY_Return, GDK_SHIFT_MASK);
  send_key (self, GDK_KEY_Return, GDK_CONTROL_MASK);
  g_assert_cmpstr (self->chosen, ==, "=3,3");
}

static LmAnswer *
create_answer (LmPosition *position,
               const char *win)
{
  LmAnswer *answer = lm_answer_new (position);
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, 10000, &complete);

  g_assert_true (complete);
  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = g_ptr_array_index (moves, i);
      g_autoptr (LmPosition) after = lm_position_play (position, move, NULL);

      lm_answer_add_move (answer, move, after, g_str_equal (move, win) ? LM_VALUE_WIN : LM_VALUE_LOSS, 7);
    }
  lm_answer_conclude (answer, LM_VALUE_WIN, 8);
  return answer;
}

/* Squares tell of the rectangle up to them; of another shape that wins it is said that there is one. */
static void
test_overlay (LmBoardTest   *self,
              gconstpointer  start)
{
  g_autoptr (LmAnswer) hidden = NULL;
  g_autoptr (LmAnswer) shown = create_answer (lm_board_view_get_position (self->board), "=3,3");
  GtkWidget *glyph;

  lm_board_view_set_overlay (self->board, shown);
  lm_board_test_get (self, "Row 2, column 3: adds 2 squares; wins, 7 moves to the end");
  lm_board_test_get (self, "Row 2, column 2: adds 1 square; loses, 7 moves to the end");

  lm_board_test_show (self, START "5");
  hidden = create_answer (lm_board_view_get_position (self->board), "=5,4,1");
  lm_board_view_set_overlay (self->board, hidden);
  g_assert_true (shows (self, "1 winning shape is not a rectangle"));
  lm_board_view_set_arrow (self->board, "=5,4,1");
  g_assert_true (shows (self, "The hint is not a rectangle"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (lm_board_test_get (self, "Shape by hand")), TRUE);
  lm_board_test_press (self, "Row 2, column 4: adds 4 squares; loses, 7 moves to the end");
  lm_board_view_set_overlay (self->board, NULL);
  lm_board_view_set_overlay (self->board, hidden);
  lm_board_test_press (self, "Row 3, column 1: adds 1 square to the new shape; the hint");
  glyph = lm_panel_test_find_named (GTK_WIDGET (self->board), g_type_from_name ("LmValueGlyph"), "wins");
  g_assert_nonnull (glyph);
}

static void
test_modes (LmBoardTest   *self,
            gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_WATCH);
  lm_board_test_press (self, "Row 2, column 3: adds 2 squares");
  g_assert_cmpuint (self->n_chosen, ==, 0);
  g_assert_false (gtk_widget_is_sensitive (lm_board_test_get (self, "Shape by hand")));
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  g_assert_cmpuint (count_squares (self), ==, 20);
  lm_board_test_press (self, "Row 3, column 4: adds 8 squares");
  lm_board_test_assert_position (self, START "4,4,4");
  lm_board_test_press (self, "Poison alone");
  lm_board_test_assert_position (self, START "1");
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
test_edit_size (LmBoardTest   *self,
                gconstpointer  start)
{
  GtkWidget *entry = lm_panel_test_find_named (self->edit_bar, GTK_TYPE_ENTRY,
                                               "Lengths of the rows, from the bottom row up");

  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  set_spin (self, "Number of columns", 2);
  lm_board_test_assert_position (self, "lastmove:reversed-chomp?size=4x2&rows=2,1");
  set_spin (self, "Number of rows", 3);
  lm_board_test_assert_position (self, "lastmove:reversed-chomp?size=3x2&rows=2,1");
  gtk_editable_set_text (GTK_EDITABLE (entry), "3, 1");
  g_assert_true (lm_panel_test_shows (self->edit_bar, "The shape “rows” does not fit the board “size”"));
  lm_board_test_assert_position (self, "lastmove:reversed-chomp?size=3x2&rows=2,1");
}

/* Chooses the far ends of the steps of @after one after the other. */
static void
draft (LmChompChoice      *choice,
       const LmChompShape *shape,
       const LmChompShape *after)
{
  for (guint i = 0; i < after->n_rows; i++)
    if (after->rows[i] != shape->rows[i]
        && (i + 1 == after->n_rows || after->rows[i + 1] < after->rows[i]))
      lm_chomp_choice_act (choice, (LmChompSpot) { i + 1, after->rows[i] });
}

/* Every growth of every shape on 4 × 5 can be chosen by squares that can be acted on. */
static void
test_all (LmBoardTest   *self,
          gconstpointer  start)
{
  LmPosition *position = lm_board_view_get_position (self->board);
  const LmChompShape shape = LM_CHOMP_POSITION (position)->shape;
  const guint64 n_growths = lm_chomp_count_growths (&shape, (LmChompSpot) { 4, 5 });

  for (guint64 i = 0; i < n_growths; i++)
    {
      LmChompChoice choice = { .board = self->board };
      LmChompShape after;
      g_autofree char *move = NULL;

      lm_chomp_nth_growth (&shape, (LmChompSpot) { 4, 5 }, i, &after);
      move = lm_reversed_chomp_move_to_text (&after);
      lm_board_test_show (self, start);
      lm_chomp_choice_set_shaping (&choice, TRUE);
      draft (&choice, &shape, &after);
      lm_chomp_choice_confirm (&choice);
      g_assert_cmpstr (self->chosen, ==, move);
    }
}

/* A pointer that is drawn over places adds the rectangles up to all of them, and back in it takes away. */
static void
test_stroke (LmBoardTest   *self,
             gconstpointer  start)
{
  LmChompChoice choice = { .board = self->board };

  lm_board_test_show (self, START "5");
  lm_chomp_choice_begin_stroke (&choice, (LmChompSpot) { 2, 4 });
  lm_chomp_choice_stroke (&choice, (LmChompSpot) { 3, 3 });
  lm_chomp_choice_stroke (&choice, (LmChompSpot) { 2, 2 });
  lm_chomp_choice_stroke (&choice, (LmChompSpot) { 4, 1 });
  lm_chomp_choice_end_stroke (&choice);
  g_assert_nonnull (lm_chomp_choice_get_draft (&choice));
  g_assert_cmpuint (lm_chomp_shape_count_squares (lm_chomp_choice_get_draft (&choice)), ==, 13);
  lm_chomp_choice_begin_stroke (&choice, (LmChompSpot) { 3, 3 });
  lm_chomp_choice_stroke (&choice, (LmChompSpot) { 3, 2 });
  lm_chomp_choice_stroke (&choice, (LmChompSpot) { 1, 1 });
  lm_chomp_choice_end_stroke (&choice);
  lm_chomp_choice_confirm (&choice);
  g_assert_cmpstr (self->chosen, ==, "=5,4,1,1");
}

static GtkWidget *
create_shown (void)
{
  return lm_board_test_create_shown (START "3,1");
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status >= 0)
    return status;

  lm_board_test_add ("/reversed-chomp-board/names", START "3,1", test_names);
  lm_board_test_add ("/reversed-chomp-board/read-once", START "3,1", test_read_once);
  lm_board_test_add ("/reversed-chomp-board/click", START "3,1", test_click);
  lm_board_test_add ("/reversed-chomp-board/shape", START "3,1", test_shape);
  lm_board_test_add ("/reversed-chomp-board/keys", START "3,1", test_keys);
  lm_board_test_add ("/reversed-chomp-board/overlay", START "3,1", test_overlay);
  lm_board_test_add ("/reversed-chomp-board/modes", START "3,1", test_modes);
  lm_board_test_add ("/reversed-chomp-board/edit-size", START "3,1", test_edit_size);
  lm_board_test_add ("/reversed-chomp-board/all-from-poison", START "1", test_all);
  lm_board_test_add ("/reversed-chomp-board/all-from-row", START "5", test_all);
  lm_board_test_add ("/reversed-chomp-board/all-from-steps", START "4,2,1", test_all);
  lm_board_test_add ("/reversed-chomp-board/stroke", START "3,1", test_stroke);

  return g_test_run ();
}
