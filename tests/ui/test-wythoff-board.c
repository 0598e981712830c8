/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-wythoff-board.c: the board of Wythoff's game: squares by pointer and key, moves as text, the editor. */

#include "lm-board-test.h"

#include "engine/solve/lm-answer.h"

#define START "lastmove:wythoff?piles="
#define LARGEST "1000000000000000000"
#define ENTRY "Stones to take from the first pile and from the second"
/* No square is smaller; without the style sheet a button is larger than its square. */
#define LEAST_PITCH 22

#define PILES "How many stones the two piles have, with a comma"

#define assert_shows(self, text) g_assert_true (lm_panel_test_shows (GTK_WIDGET ((self)->board), text))

static void
type (LmBoardTest *self,
      const char  *name,
      const char  *text)
{
  GtkWidget *entry = lm_panel_test_find_named (self->window, GTK_TYPE_ENTRY, name);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  lm_panel_test_settle (5);
}

static void
enter (LmBoardTest *self,
       const char  *name)
{
  g_signal_emit_by_name (lm_panel_test_find_named (self->window, GTK_TYPE_ENTRY, name), "activate");
  lm_panel_test_settle (5);
}

/* How many squares can be acted upon. */
static guint
count_open (LmBoardTest *self)
{
  g_autoptr (GPtrArray) squares = g_ptr_array_new ();
  guint n = 0;

  lm_board_test_list (GTK_WIDGET (self->board), "lm-wythoff-square", squares);
  for (guint i = 0; i < squares->len; i++)
    n += gtk_widget_is_sensitive (g_ptr_array_index (squares, i));

  return n;
}

/* Every move has a square, which says what it does and what is left. */
static void
test_names (LmBoardTest   *self,
            gconstpointer  start)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (lm_board_view_get_position (self->board), G_MAXUINT, NULL);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL, "Board: piles of 7 and 9");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (lm_board_test_get (self, "Take 2 from the first pile: then 5 and 9 are left.")),
                                   GTK_ACCESSIBLE_ROLE_BUTTON);
  lm_board_test_get (self, "Take 4 from each pile: then 3 and 5 are left.");
  lm_board_test_get (self, "7 and 9: here the game stands.");
  g_assert_cmpuint (count_open (self), ==, moves->len);
  assert_shows (self, "Piles of 7 and 9");
  assert_shows (self, "Click a square with a dot");
}

static void
test_play (LmBoardTest   *self,
           gconstpointer  start)
{
  lm_board_test_press (self, "Take 4 from each pile: then 3 and 5 are left.");
  g_assert_cmpstr (self->chosen, ==, "4,4");
  lm_board_test_assert_position (self, START "3,5&turn=2");
  lm_board_test_press (self, "Take 5 from the second pile: then 3 and 0 are left.");
  lm_board_test_press (self, "Take 3 from the first pile: then 0 and 0 are left.");
  lm_board_test_assert_position (self, START "0,0&turn=2");
  g_assert_cmpuint (count_open (self), ==, 0);
  lm_board_test_get (self, "0 and 0: here the game stands.");
}

static void
test_pointer (LmBoardTest   *self,
              gconstpointer  start)
{
  GtkWidget *square = lm_board_test_get (self, "Take 4 from each pile: then 3 and 5 are left.");
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) pointed = NULL;

  lm_board_test_point (square, "enter");
  assert_shows (self, "Take 4 from each pile: then 3 and 5 are left.");
  pointed = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, pointed));
  lm_board_test_point (square, "leave");
  assert_shows (self, "Click a square with a dot");
}

static void
press_key (GtkWidget *widget,
           guint      keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
}

/* The arrow keys come to every square: from each one that was found in every direction, until there is no other. */
static void
test_keys (LmBoardTest   *self,
           gconstpointer  start)
{
  static const guint keys[] = { GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down };
  GtkWidget *first = lm_board_test_get (self, "Take 1 from each pile: then 6 and 8 are left.");
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  g_ptr_array_add (found, first);
  for (guint i = 0; i < found->len; i++)
    for (guint j = 0; j < G_N_ELEMENTS (keys); j++)
      {
        GtkWidget *focus;

        gtk_widget_grab_focus (g_ptr_array_index (found, i));
        press_key (gtk_widget_get_parent (first), keys[j]);
        focus = gtk_root_get_focus (GTK_ROOT (self->window));
        if (gtk_widget_has_css_class (focus, "lm-wythoff-square") && !g_ptr_array_find (found, focus, NULL))
          g_ptr_array_add (found, focus);
      }
  g_assert_cmpuint (found->len, ==, count_open (self));
}

static void
test_modes (LmBoardTest   *self,
            gconstpointer  start)
{
  gtk_widget_grab_focus (lm_board_test_get (self, "Take 4 from each pile: then 3 and 5 are left."));
  lm_board_view_set_mode (self->board, LM_BOARD_WATCH);
  g_assert_cmpuint (count_open (self), ==, 0);
  g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (self->window)));
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  g_assert_cmpuint (count_open (self), ==, 11 * 11);
  lm_board_view_set_mode (self->board, LM_BOARD_PLAY);
  g_assert_cmpuint (count_open (self), ==, 23);
  g_assert_cmpuint (self->n_chosen, ==, 0);
}

static void
test_marks (LmBoardTest   *self,
            gconstpointer  start)
{
  g_autoptr (LmAnswer) answer = lm_answer_new (lm_board_view_get_position (self->board));
  g_autoptr (LmPosition) after = lm_position_play (answer->position, "4,4", NULL);
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) arrow = NULL;
  g_autoptr (GBytes) judged = NULL;

  lm_board_view_set_arrow (self->board, "4,4");
  arrow = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, arrow));

  lm_answer_add_move (answer, "4,4", after, LM_VALUE_WIN, 4);
  lm_answer_conclude (answer, LM_VALUE_WIN, 5);
  lm_board_view_set_overlay (self->board, answer);
  judged = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (arrow, judged));
  lm_board_test_get (self, "Take 4 from each pile: then 3 and 5 are left. (wins)");
}

/* What no square stands for can be written. */
static void
test_entry (LmBoardTest   *self,
            gconstpointer  start)
{
  static const char *const wrong[][2] = {
    { "2", "“2” is not a move" },
    { "1,2", "“1,2” is not legal" },
    { "0,6", "“0,6” is not legal" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      type (self, ENTRY, wrong[i][0]);
      assert_shows (self, wrong[i][1]);
      enter (self, ENTRY);
    }
  type (self, ENTRY, "");
  enter (self, ENTRY);
  assert_shows (self, "Write first how many");
  g_assert_cmpuint (self->n_chosen, ==, 0);
  type (self, ENTRY, "999999999999999997, 0");
  enter (self, ENTRY);
  lm_board_test_assert_position (self, START "3,5&turn=2");
}

static void
test_edit (LmBoardTest   *self,
           gconstpointer  start)
{
  static const char *const wrong[][2] = {
    { "", "Write how many stones each of the two piles has." },
    { "3", "There have to be two numbers in “piles”" },
    { "3,x", "“x” in “Piles” is not a whole number." },
    { "1000000000000000001,0", "The value 1000000000000000001 of “Piles”" },
  };

  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  lm_board_test_press (self, "Let there be piles of 10 and 6.");
  lm_board_test_assert_position (self, START "10,6");
  type (self, PILES, "12,15");
  lm_board_test_assert_position (self, START "12,15");
  lm_board_test_press (self, "Player 2 to move");
  lm_board_test_assert_position (self, START "12,15&turn=2");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_test_message ("%s", wrong[i][0]);
      type (self, PILES, wrong[i][0]);
      g_assert_true (lm_panel_test_shows (self->edit_bar, wrong[i][1]));
      lm_board_test_assert_position (self, START "12,15&turn=2");
    }
  lm_board_test_press (self, "Random");
}

/* All of the board is inside, at any size, and where the game stands is to be seen. */
static void
test_sizes (LmBoardTest   *self,
            gconstpointer  start)
{
  static const char *const texts[] = { START "0,0", START "1,2", START "23,24", START "500,3", START LARGEST "," LARGEST };
  static const int widths[] = { 360, 720, 1600 };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (guint j = 0; j < G_N_ELEMENTS (widths); j++)
      {
        g_autoptr (GPtrArray) squares = g_ptr_array_new ();

        gtk_window_set_default_size (GTK_WINDOW (self->window), widths[j], 600);
        lm_board_test_show (self, texts[i]);
        lm_panel_test_settle (30);
        lm_board_test_list (GTK_WIDGET (self->board), "lm-wythoff-square", squares);
        g_assert_cmpuint (squares->len, >, 0);
        for (guint k = 0; k < squares->len; k++)
          {
            GtkWidget *square = g_ptr_array_index (squares, k);
            GtkWidget *drawing = gtk_widget_get_parent (square);
            graphene_rect_t bounds;

            g_assert_true (gtk_widget_compute_bounds (square, drawing, &bounds));
            g_assert_cmpfloat (bounds.origin.x, >=, 0);
            g_assert_cmpfloat (bounds.origin.y, >=, 0);
            g_assert_cmpfloat (bounds.origin.x + LEAST_PITCH, <=, gtk_widget_get_width (drawing));
            g_assert_cmpfloat (bounds.origin.y + LEAST_PITCH, <=, gtk_widget_get_height (drawing));
          }
      }
}

static GtkWidget *
create_shown (void)
{
  return lm_board_test_create_shown (START "7,9");
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status != -1)
    return status;

  lm_board_test_add ("/wythoff-board/names", START "7,9", test_names);
  lm_board_test_add ("/wythoff-board/play", START "7,9", test_play);
  lm_board_test_add ("/wythoff-board/pointer", START "7,9", test_pointer);
  lm_board_test_add ("/wythoff-board/keys", START "7,9", test_keys);
  lm_board_test_add ("/wythoff-board/modes", START "7,9", test_modes);
  lm_board_test_add ("/wythoff-board/marks", START "7,9", test_marks);
  lm_board_test_add ("/wythoff-board/entry", START LARGEST ",5", test_entry);
  lm_board_test_add ("/wythoff-board/edit", START "7,9", test_edit);
  lm_board_test_add ("/wythoff-board/sizes", START "7,9", test_sizes);

  return g_test_run ();
}
