/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-nim-board.c: the strip of subtraction Nim: places by pointer, key and number; the pattern; the editor. */

#include "lm-board-test.h"

#include "engine/solve/lm-answer.h"
#include "games/nim/board.h"
#include "games/nim/layout.h"

#define START "lastmove:nim?stones="
#define LARGEST "1000000000000000000"

static GtkWidget *
get_entry (LmBoardTest *self,
           const char  *name)
{
  GtkWidget *entry = lm_panel_test_find_named (self->window, GTK_TYPE_ENTRY, name);

  g_assert_nonnull (entry);
  return entry;
}

static void
type (LmBoardTest *self,
      const char  *name,
      const char  *text)
{
  gtk_editable_set_text (GTK_EDITABLE (get_entry (self, name)), text);
  lm_panel_test_settle (5);
}

#define assert_shows(self, text) g_assert_true (lm_panel_test_shows (GTK_WIDGET ((self)->board), text))

/* How many places can be chosen. */
static guint
count_targets (LmBoardTest *self)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new ();
  guint n = 0;

  lm_board_test_list (GTK_WIDGET (self->board), "lm-nim-place", places);
  for (guint i = 0; i < places->len; i++)
    n += gtk_widget_is_sensitive (g_ptr_array_index (places, i));

  return n;
}

static gboolean
press_key (LmBoardTest *self,
           guint        keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->board));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
  lm_panel_test_settle (5);

  return handled;
}

static void
test_names (LmBoardTest   *self,
            gconstpointer  start)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Board: 13 stones, at most 3 a turn");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (lm_board_test_get (self, "Take 3: then 10 are left.")),
                                   GTK_ACCESSIBLE_ROLE_BUTTON);
  lm_board_test_get (self, "13: here the game stands.");
  lm_board_test_get (self, "Take 2 stones");
  lm_board_test_get (self, "Show the pattern");
  g_assert_cmpuint (lm_board_test_count (self, "lm-nim-place"), ==, 13);
  g_assert_cmpuint (count_targets (self), ==, 3);
  lm_board_test_assert_task (self, "13 stones: take 1 to 3.");
  assert_shows (self, "Click the number to go down to.");
}

static void
test_play (LmBoardTest   *self,
           gconstpointer  start)
{
  lm_board_test_press (self, "Take 3: then 10 are left.");
  g_assert_cmpstr (self->chosen, ==, "3");
  lm_board_test_assert_position (self, START "10&turn=2");
  lm_board_test_press (self, "Take 1 stone");
  lm_board_test_assert_position (self, START "9");
  g_assert_true (press_key (self, GDK_KEY_2));
  lm_board_test_assert_position (self, START "7&turn=2");

  /* What cannot be taken is not. */
  g_assert_false (press_key (self, GDK_KEY_4));
  g_assert_false (press_key (self, GDK_KEY_0));
  g_assert_cmpuint (self->n_chosen, ==, 3);
  /* The strip keeps the length that the game began with. */
  g_assert_cmpuint (lm_board_test_count (self, "lm-nim-place"), ==, 13);
}

static void
test_pointer (LmBoardTest   *self,
              gconstpointer  start)
{
  GtkWidget *place = lm_board_test_get (self, "Take 3: then 10 are left.");

  lm_board_test_point (place, "enter");
  assert_shows (self, "Take 3: then 10 are left.");
  lm_board_test_point (place, "leave");
  assert_shows (self, "Click the number to go down to.");
  lm_board_test_point (lm_board_test_get (self, "Take 1 stone"), "enter");
  assert_shows (self, "Take 1: then 12 are left.");
}

static void
test_modes (LmBoardTest   *self,
            gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_WATCH);
  g_assert_cmpuint (count_targets (self), ==, 0);
  g_assert_false (press_key (self, GDK_KEY_1));
  g_assert_false (gtk_widget_is_sensitive (lm_board_test_get (self, "Take 1 stone")));
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  g_assert_cmpuint (count_targets (self), ==, 13);
  g_assert_cmpuint (self->n_chosen, ==, 0);
}

/* While the other player moves nothing can be chosen, but the keyboard stays on the board, and then comes back to a place. */
static void
test_focus (LmBoardTest   *self,
            gconstpointer  start)
{
  GtkRoot *root = GTK_ROOT (self->window);

  gtk_widget_grab_focus (lm_board_test_get (self, "Take 3: then 10 are left."));
  assert_shows (self, "Take 3: then 10 are left.");
  lm_board_view_set_mode (self->board, LM_BOARD_WATCH);
  g_assert_true (gtk_widget_has_css_class (gtk_root_get_focus (root), "lm-nim-strip"));
  lm_board_view_set_mode (self->board, LM_BOARD_PLAY);
  g_assert_true (lm_panel_test_has_name (gtk_root_get_focus (root), "Take 1: then 12 are left."));
  g_assert_false (gtk_widget_get_focusable (gtk_widget_get_parent (gtk_root_get_focus (root))));
  gtk_widget_grab_focus (lm_board_test_get (self, "Show the pattern"));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  g_assert_true (lm_panel_test_has_name (gtk_root_get_focus (root), "Take 1: then 12 are left."));

  /* Nor does a pointer that rests where nothing can be chosen any more hide it. */
  lm_board_test_point (lm_board_test_get (self, "Take 1: then 12 are left."), "enter");
  lm_board_test_show (self, START "12");
  gtk_widget_grab_focus (lm_board_test_get (self, "Take 2: then 10 are left."));
  assert_shows (self, "Take 2: then 10 are left.");

  gtk_widget_grab_focus (lm_board_test_get (self, "Take 2 stones"));
  lm_board_test_press (self, "Take 2 stones");
  lm_board_test_show (self, START "1");
  g_assert_true (gtk_widget_has_css_class (gtk_root_get_focus (root), "lm-nim-strip"));
}

/* The pattern is off in play; who turns it on sees the sum, and hears which numbers are lost. */
static void
test_pattern (LmBoardTest   *self,
              gconstpointer  start)
{
  g_autoptr (GBytes) without = lm_board_test_take_picture (self);
  g_autoptr (GBytes) with = NULL;

  g_assert_false (lm_panel_test_shows (GTK_WIDGET (self->board), "Nothing is over"));
  lm_board_habit_set_active (lm_board_habit_get (LM_NIM_PATTERN), TRUE);
  lm_panel_test_settle (5);
  with = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (without, with));
  assert_shows (self, "13 − 1 = 12 = 3 × 4. Nothing is over: whoever is to move loses.");
  lm_board_test_get (self, "9 – lost");
  lm_board_test_press (self, "Take 1 stone");
  assert_shows (self, "12 − 1 = 11 = 2 × 4 + 3. What is over, 3, is the move that wins.");
  lm_board_habit_set_active (lm_board_habit_get (LM_NIM_PATTERN), FALSE);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (lm_board_test_get (self, "Show the pattern"))));
}

static void
add_value (LmAnswer   *answer,
           const char *move,
           LmValue     value)
{
  g_autoptr (LmPosition) after = lm_position_play (answer->position, move, NULL);

  lm_answer_add_move (answer, move, after, value, 6);
}

static void
test_marks (LmBoardTest   *self,
            gconstpointer  start)
{
  g_autoptr (LmAnswer) answer = lm_answer_new (lm_board_view_get_position (self->board));
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) pointing = NULL;
  g_autoptr (GBytes) judged = NULL;

  lm_board_view_set_arrow (self->board, "2");
  pointing = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, pointing));
  g_assert_true (gtk_widget_has_css_class (lm_board_test_get (self, "Take 2 stones"), "suggested-action"));

  add_value (answer, "1", LM_VALUE_LOSS);
  add_value (answer, "2", LM_VALUE_WIN);
  lm_answer_conclude (answer, LM_VALUE_WIN, 7);
  lm_board_view_set_overlay (self->board, answer);
  judged = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (pointing, judged));
  assert_shows (self, "The only number that wins: 2.");
  lm_board_test_get (self, "Take 2: then 13 are left. (wins)");
  lm_board_test_get (self, "Take 1 stone (loses)");
}

/* Where there are many numbers an entry takes their place. */
static void
test_entry (LmBoardTest   *self,
            gconstpointer  start)
{
  static const char *const wrong[][2] = {
    { "0", "“0” is not legal" },
    { "101", "“101” is not legal: this turn may move from 1 to 100 stones." },
    { "ten", "“ten” is not a number of stones" },
  };

  g_assert_true (press_key (self, GDK_KEY_4));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry (self, "Stones to take"))), ==, "4");
  assert_shows (self, "Take 4: then 999996 are left.");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      type (self, "Stones to take", wrong[i][0]);
      assert_shows (self, wrong[i][1]);
      lm_board_test_press_label (self, "Take");
    }
  type (self, "Stones to take", "");
  lm_board_test_press_label (self, "Take");
  assert_shows (self, "Write first how many stones, from 1 to 100.");
  g_assert_cmpuint (self->n_chosen, ==, 0);
  type (self, "Stones to take", " 9 9 ");
  g_signal_emit_by_name (get_entry (self, "Stones to take"), "activate");
  lm_board_test_assert_position (self, START "999901&max=100&turn=2");
}

static void
test_reversed (LmBoardTest   *self,
               gconstpointer  start)
{
  g_assert_cmpuint (lm_board_test_count (self, "lm-nim-place"), ==, 13);
  lm_board_test_assert_task (self, "1 of 13: add 1 to 3.");
  lm_board_test_press (self, "Add 3: then there are 4.");
  lm_board_test_press (self, "Add 1 stone");
  lm_board_test_assert_position (self, "lastmove:reversed-nim?stones=5&target=13");
  lm_board_test_show (self, "lastmove:reversed-nim?stones=12&target=13");
  lm_board_test_press (self, "Add 1: then the target is reached.");
  assert_shows (self, "");
}

static void
test_edit (LmBoardTest   *self,
           gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  lm_board_test_press (self, "7");
  lm_board_test_assert_position (self, START "7");
  type (self, "How many stones there are", "20");
  type (self, "How many stones a turn may move", "5");
  lm_board_test_assert_position (self, START "20&max=5");
  lm_board_test_press (self, "Player 2 to move");
  lm_board_test_assert_position (self, START "20&max=5&turn=2");
  type (self, "How many stones there are", LARGEST);
  lm_board_test_assert_position (self, START LARGEST "&max=5&turn=2");
  lm_board_test_press (self, "Random");
  g_assert_cmpuint (self->n_edited, >=, 5);
}

static void
test_edit_wrong (LmBoardTest   *self,
                 gconstpointer  start)
{
  static const char *const wrong[][2] = {
    { "", "Write a number in “Stones”." },
    { "x", "“x” in “Stones” is not a whole number." },
    { "0", "The value 0 of “Stones” is out of range" },
    { "1000000000000000001", "The value 1000000000000000001 of “Stones” is out of range" },
    { "012", "“012” in “Stones” has a leading zero." },
  };

  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      type (self, "How many stones there are", wrong[i][0]);
      g_assert_true (lm_panel_test_shows (self->edit_bar, wrong[i][1]));
      lm_board_test_assert_position (self, START "13");
    }
}

static void
test_flight (LmBoardTest   *self,
             gconstpointer  start)
{
  lm_board_view_set_animate (self->board, TRUE);
  lm_board_test_press (self, "Take 2 stones");
  lm_panel_test_settle (60);
  lm_board_test_press (self, "Take 1 stone");
  lm_panel_test_settle (400);
  lm_board_test_assert_position (self, START "10");
}

/* A place lies beside the other, in the order of the numbers, and all of them are on the board. */
static void
test_sizes (LmBoardTest   *self,
            gconstpointer  start)
{
  static const char *const texts[] = {
    START "1", START "2", START "64", START "64&max=40", START "65", START LARGEST, START LARGEST "&max=" LARGEST,
    "lastmove:reversed-nim?stones=1&target=64&max=6", "lastmove:reversed-nim?stones=5&target=" LARGEST "&max=100000",
  };
  static const int widths[] = { 400, 720, 1600 };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (guint j = 0; j < G_N_ELEMENTS (widths); j++)
      {
        g_autoptr (GBytes) picture = NULL;

        lm_board_test_show (self, texts[i]);
        gtk_window_set_default_size (GTK_WINDOW (self->window), widths[j], 600);
        lm_panel_test_settle (30);
        picture = lm_board_test_take_picture (self);
        g_assert_cmpuint (g_bytes_get_size (picture), >, 1000);
      }
}

static void
check_layout (const LmNimScene *scene,
              double            width,
              double            height)
{
  graphene_rect_t before, place;
  LmNimLayout layout;

  lm_nim_layout_compute (&layout, scene, width, height);
  for (guint i = 0; i < scene->numbers->len; i++)
    {
      lm_nim_layout_get_place (&layout, scene, i, &place);
      g_assert_cmpfloat (place.origin.x, >=, 0);
      g_assert_cmpfloat (place.origin.y, >=, 0);
      g_assert_cmpfloat (place.origin.x + place.size.width, <=, width);
      g_assert_cmpfloat (place.origin.y + place.size.height, <=, height);
      if (i > 0)
        g_assert_false (graphene_rect_intersection (&before, &place, NULL)
                        && before.origin.x + before.size.width > place.origin.x
                        && before.origin.y + before.size.height > place.origin.y);
      before = place;
    }
}

/* Every strip has the numbers that the turn can go to next, and room for all that it shows. */
static void
test_scene (void)
{
  static const char *const texts[] = {
    START "1", START "13", START "64&max=6", START "100", START LARGEST "&max=5000",
    "lastmove:reversed-nim?stones=1&target=13", "lastmove:reversed-nim?stones=" LARGEST "&target=" LARGEST,
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (int pattern = FALSE; pattern <= TRUE; pattern++)
      {
        g_autoptr (LmPosition) position = lm_panel_test_parse (texts[i]);
        LmNimGame *game = lm_nim_position_get_game (position);
        g_auto (LmNimScene) scene = { NULL };

        lm_nim_scene_fill (&scene, position,
                           MAX (lm_nim_game_get_target (game), LM_NIM_POSITION (position)->stones), pattern);
        g_assert_cmpuint (scene.numbers->len, >, 0);
        g_assert_cmpuint (scene.numbers->len, <=, LM_NIM_WHOLE_MAX);
        check_layout (&scene, 240, 300);
        check_layout (&scene, 500, 220);
        check_layout (&scene, 1500, 500);
      }
}

static GtkWidget *
create_shown (void)
{
  return lm_board_test_create_shown (START "13");
}

/* The rules are shown by the window itself: nothing else is spoken of. */
static void
test_rules (LmBoardTest   *self,
            gconstpointer  start)
{
  GtkWidget *rules = lm_panel_test_find_named (GTK_WIDGET (self->board), GTK_TYPE_BUTTON, "Rules");

  g_assert_cmpstr (gtk_widget_get_tooltip_text (rules), ==, "Read the rules of this game");
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status != -1)
    return status;

  lm_board_test_add ("/nim-board/names", START "13", test_names);
  lm_board_test_add ("/nim-board/play", START "13", test_play);
  lm_board_test_add ("/nim-board/pointer", START "13", test_pointer);
  lm_board_test_add ("/nim-board/modes", START "13", test_modes);
  lm_board_test_add ("/nim-board/focus", START "13", test_focus);
  lm_board_test_add ("/nim-board/pattern", START "13", test_pattern);
  lm_board_test_add ("/nim-board/marks", START "15", test_marks);
  lm_board_test_add ("/nim-board/entry", START "1000000&max=100", test_entry);
  lm_board_test_add ("/nim-board/reversed", "lastmove:reversed-nim?stones=1&target=13", test_reversed);
  lm_board_test_add ("/nim-board/edit", START "13", test_edit);
  lm_board_test_add ("/nim-board/edit-wrong", START "13", test_edit_wrong);
  lm_board_test_add ("/nim-board/flight", START "13", test_flight);
  lm_board_test_add ("/nim-board/sizes", START "13", test_sizes);
  g_test_add_func ("/nim-board/scene", test_scene);
  lm_board_test_add ("/nim-board/rules", "lastmove:nim?stones=9", test_rules);

  return g_test_run ();
}
