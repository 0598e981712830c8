/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-variant-boards.c: the board in the black-hole, the reversed and the build-up game: moves, hole, stock, editor. */

#include "lm-board-test.h"

#include "engine/solve/lm-answer.h"

#define HOLE "lastmove:black-hole?hole="
#define REVERSED "lastmove:reversed?bins="
#define BUILD_UP "lastmove:build-up?bins="

#define HOLE_NAME "Black hole at F4, value 5: chips that land here are gone"

/* The widest gap between numbers of the geometry and the pixels that widgets get. */
#define ROUNDING 1.0

static LmPosition *
get_position (LmBoardTest *fixture)
{
  return lm_board_view_get_position (fixture->board);
}

static GtkWidget *
get_button (LmBoardTest *fixture,
            const char  *move)
{
  g_autofree char *sentence = lm_position_describe_move (get_position (fixture), move, LM_MOVE_SENTENCE);
  g_autofree char *name = g_strdup_printf ("%s: %s", move, sentence);

  return lm_board_test_get (fixture, name);
}

/* The things on the board that take up room, seen or not. */
static GPtrArray *
list_things (LmBoardTest *fixture)
{
  GPtrArray *things = g_ptr_array_new ();
  GtkWidget *columns;

  lm_board_test_list (GTK_WIDGET (fixture->board), "lm-bin", things);
  columns = gtk_widget_get_parent (g_ptr_array_index (things, 0));
  lm_board_test_list (columns, "lm-move", things);
  lm_board_test_list (columns, "lm-sign", things);

  return things;
}

static void
get_bounds (LmBoardTest     *fixture,
            GtkWidget       *widget,
            graphene_rect_t *bounds)
{
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->board), bounds));
}

static gboolean
overlap (LmBoardTest *fixture,
         GtkWidget   *widget,
         GtkWidget   *other)
{
  graphene_rect_t bounds, other_bounds, both;

  get_bounds (fixture, widget, &bounds);
  get_bounds (fixture, other, &other_bounds);

  return graphene_rect_intersection (&bounds, &other_bounds, &both) &&
         MIN (both.size.width, both.size.height) > ROUNDING;
}

static gboolean
is_clear (gpointer data)
{
  g_autoptr (GPtrArray) things = list_things (data);

  for (guint i = 0; i < things->len; i++)
    if (gtk_widget_get_width (g_ptr_array_index (things, i)) == 0)
      return FALSE;

  for (guint i = 0; i < things->len; i++)
    for (guint j = 0; j < i; j++)
      if (overlap (data, g_ptr_array_index (things, i), g_ptr_array_index (things, j)))
        return FALSE;

  return TRUE;
}

/* A busy machine takes its time to lay out a window. */
static void
check_no_overlap (LmBoardTest *fixture)
{
  lm_panel_test_settle (30);
  lm_panel_test_wait (is_clear, fixture);
}

static GPtrArray *
list_moves (LmPosition *position)
{
  gboolean complete;

  return lm_position_list_moves (position, 100, &complete);
}

/* Every legal move has a button, and its button makes it. */
static void
check_moves (LmBoardTest *fixture,
             const char  *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);
  g_autoptr (GPtrArray) moves = list_moves (position);

  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = g_ptr_array_index (moves, i);
      g_autoptr (LmPosition) after = lm_position_play (position, move, NULL);
      g_autofree char *expected = lm_position_to_string (after);

      lm_board_test_show (fixture, text);
      g_assert_cmpuint (lm_board_test_count (fixture, "lm-move"), ==, moves->len);
      g_signal_emit_by_name (get_button (fixture, move), "clicked");
      g_assert_cmpstr (fixture->chosen, ==, move);
      lm_board_test_assert_position (fixture, expected);
    }
}

static void
test_moves (LmBoardTest   *fixture,
            gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  g_autofree char *text = g_strdup (data);

  for (guint n = 0;; n++)
    {
      g_autoptr (LmPosition) position = lm_panel_test_parse (text);
      g_autoptr (GPtrArray) moves = list_moves (position);
      g_autoptr (LmPosition) after = NULL;

      if (moves->len == 0)
        break;
      g_assert_cmpuint (n, <, 1000);
      check_moves (fixture, text);
      after = lm_position_play (position, g_ptr_array_index (moves, g_rand_int_range (rand, 0, moves->len)), NULL);
      g_free (text);
      text = lm_position_to_string (after);
    }
  lm_board_test_show (fixture, text);
  g_assert_cmpuint (lm_board_test_count (fixture, "lm-move"), ==, 0);
}

static GtkWidget *
find_sign (LmBoardTest *fixture,
           const char  *name)
{
  GtkWidget *sign = lm_panel_test_find_named (fixture->window, GTK_TYPE_WIDGET, name);

  if (sign != NULL)
    gtk_test_accessible_assert_role (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_ROLE_IMG);

  return sign;
}

static void
test_names (LmBoardTest   *fixture,
            gconstpointer  data)
{
  g_assert_nonnull (find_sign (fixture, HOLE_NAME));
  lm_board_test_get (fixture, "Column F2, value 2: 1 chip; moves: add with F1, add with F3 (one falls into the hole)");
  lm_board_test_get (fixture, "Column F3, value 3: 3 chips; moves: add with F2 (one falls into the hole), "
                              "split (one falls into the hole)");
  lm_board_test_get (fixture, "S3: Split two chips worth 3 into one worth 1 and one that falls into the hole");

  /* The same move does something else when the hole is elsewhere. */
  lm_board_test_show (fixture, HOLE "2&bins=5");
  g_assert_nonnull (find_sign (fixture, "Black hole at F2, value 2: chips that land here are gone"));
  lm_board_test_get (fixture, "M: Merge two ones into a two, which falls into the hole");
  lm_board_test_show (fixture, HOLE "3&bins=5,0");
  lm_board_test_get (fixture, "M: Merge two ones into one two");
}

static gboolean
shows_caption (LmBoardTest *fixture,
               const char  *text)
{
  return lm_panel_test_shows (GTK_WIDGET (fixture->board), text);
}

static void
test_placing (LmBoardTest   *fixture,
              gconstpointer  data)
{
  GtkWidget *stock = find_sign (fixture, "Stock: 4 to place; whoever places last moves second");
  GtkWidget *inner = lm_board_test_get (fixture, "Column F2, value 2: no chips; only the outermost columns take chips");

  g_assert_nonnull (stock);
  check_no_overlap (fixture);
  g_assert_true (shows_caption (fixture, "Place a chip worth at most what is left, 4."));
  lm_board_test_point (stock, "enter");
  g_assert_true (shows_caption (fixture, "Stock: 4 to place"));
  lm_board_test_point (stock, "leave");
  lm_board_test_point (inner, "enter");
  g_assert_true (shows_caption (fixture, "Column F2, value 2: no chips; only the outermost columns take chips"));
  lm_board_test_point (inner, "leave");

  lm_board_test_press (fixture, "P3: Place a chip worth 3");
  lm_board_test_get (fixture, "Column F3, value 3: 1 chip; a chip is worth more than the stock");
  lm_board_test_press (fixture, "Column F1, value 1: no chips; move: take a chip from the stock");
  lm_board_test_assert_position (fixture, HOLE "4&bins=1,0,1");
  g_assert_null (find_sign (fixture, "Stock: 0 to place; whoever places last moves second"));

  /* Where a move is left, the roles are told. */
  lm_board_test_show (fixture, HOLE "4&bins=2,0,1&stock=1&turn=2");
  lm_board_test_press (fixture, "P1: Place a chip worth 1");
  g_assert_true (shows_caption (fixture, "Everything is placed. Player 2 placed last and so moves second: Player 1 begins."));
  lm_board_test_press (fixture, "M: Merge two ones into one two");
  g_assert_true (shows_caption (fixture, "Choose a column"));
}

static void
test_any_column (LmBoardTest   *fixture,
                 gconstpointer  data)
{
  lm_board_test_press (fixture, "P2: Place a chip worth 2");
  lm_board_test_assert_position (fixture, HOLE "4&bins=0,1,0&stock=7&place=any&turn=2");
}

/* From the first chip that is placed to the last move nothing but the buttons of the moves changes its place. */
static void
test_still (LmBoardTest   *fixture,
            gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (GPtrArray) bins = g_ptr_array_new ();
  graphene_rect_t before[8], after;
  int height;

  lm_panel_test_settle (150);
  check_no_overlap (fixture);
  height = gtk_widget_get_height (GTK_WIDGET (fixture->board));
  lm_board_test_list (GTK_WIDGET (fixture->board), "lm-bin", bins);
  for (guint i = 0; i < bins->len; i++)
    get_bounds (fixture, g_ptr_array_index (bins, i), &before[i]);

  while (!lm_position_is_over (get_position (fixture)))
    {
      g_autoptr (GPtrArray) moves = list_moves (get_position (fixture));

      g_signal_emit_by_name (get_button (fixture, g_ptr_array_index (moves, g_rand_int_range (rand, 0, moves->len))), "clicked");
      lm_panel_test_settle (20);
      g_assert_cmpuint (lm_board_test_count (fixture, "lm-bin"), ==, bins->len);
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->board)), ==, height);
      for (guint i = 0; i < bins->len; i++)
        {
          get_bounds (fixture, g_ptr_array_index (bins, i), &after);
          g_assert_true (graphene_rect_equal (&before[i], &after));
        }
      check_no_overlap (fixture);
    }
}

static void
test_stagnant (LmBoardTest   *fixture,
               gconstpointer  data)
{
  g_autoptr (GBytes) dead = lm_board_test_take_picture (fixture);
  g_autoptr (GBytes) free = NULL;

  lm_board_test_get (fixture, "Column F1, value 1: 3 chips; ones take no part");
  lm_board_test_get (fixture, "S2: Split a two into two ones");
  lm_board_view_set_mode (fixture->board, LM_BOARD_WATCH);
  lm_board_test_get (fixture, "Column F1, value 1: 3 chips; ones take no part");
  lm_board_view_set_mode (fixture->board, LM_BOARD_PLAY);

  lm_board_test_show (fixture, REVERSED "3,1,1,2");
  free = lm_board_test_take_picture (fixture);
  g_assert_false (g_bytes_equal (dead, free));
  lm_board_test_get (fixture, "C2: Combine a chip worth 1 and one worth 3 into two worth 2");
}

static GtkWidget *
find_choice (GtkWidget *root)
{
  return lm_panel_test_find (root, GTK_TYPE_POPOVER, NULL);
}

static void
test_choice (LmBoardTest   *fixture,
             gconstpointer  data)
{
  GtkWidget *choice, *button;

  lm_board_test_press (fixture, "Column F3, value 3: 1 chip; moves: combine with F1, split");
  choice = find_choice (GTK_WIDGET (fixture->board));
  g_assert_nonnull (choice);
  button = lm_panel_test_find_named (choice, GTK_TYPE_BUTTON, "C2: Combine a chip worth 1 and one worth 3 into two worth 2");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  lm_panel_test_settle (300);
  lm_board_test_assert_position (fixture, REVERSED "0,3&turn=2");
}

/* What the solver says stands on the button and in the column of each kind of move. */
static void
test_overlay (LmBoardTest   *fixture,
              gconstpointer  data)
{
  LmPosition *position = get_position (fixture);
  g_autoptr (LmPosition) after = lm_position_play (position, "P3", NULL);
  LmAnswer *answer = lm_answer_new (position);
  g_autoptr (GBytes) plain = lm_board_test_take_picture (fixture);
  g_autoptr (GBytes) marked = NULL;

  lm_answer_add_move (answer, "P3", after, LM_VALUE_WIN, 7);
  lm_answer_conclude (answer, LM_VALUE_WIN, 8);
  lm_board_view_set_overlay (fixture->board, answer);
  lm_board_test_get (fixture, "P3: Place a chip worth 3; wins, 7 moves to the end");
  lm_board_view_set_overlay (fixture->board, NULL);
  lm_board_view_set_arrow (fixture->board, "P3");
  lm_panel_test_settle (30);
  marked = lm_board_test_take_picture (fixture);
  g_assert_false (g_bytes_equal (plain, marked));
  lm_answer_unref (answer);
}

static GtkSpinButton *
get_spin (LmBoardTest *fixture,
          const char  *label)
{
  GtkWidget *words = lm_panel_test_find (fixture->edit_bar, GTK_TYPE_LABEL, label);

  g_assert_nonnull (words);

  return GTK_SPIN_BUTTON (gtk_label_get_mnemonic_widget (GTK_LABEL (words)));
}

static void
set_spin (LmBoardTest *fixture,
          const char  *label,
          double       value)
{
  gtk_spin_button_set_value (get_spin (fixture, label), value);
  lm_panel_test_settle (5);
}

static void
test_edit_hole (LmBoardTest   *fixture,
                gconstpointer  data)
{
  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  set_spin (fixture, "Hole", 3);
  lm_board_test_assert_position (fixture, HOLE "3&bins=7,1");
  g_assert_cmpuint (lm_board_test_count (fixture, "lm-bin"), ==, 2);
  set_spin (fixture, "Hole", 12);
  lm_board_test_assert_position (fixture, HOLE "12&bins=7,1,0,0,0,0,0,0,0,0,0");
  set_spin (fixture, "Hole", 5);
  lm_board_test_press (fixture, "Add a chip to F4");
  lm_board_test_assert_position (fixture, HOLE "5&bins=7,1,0,1");
  lm_board_test_press (fixture, "Player 2 to move");
  set_spin (fixture, "Value", 20);
  lm_board_test_press_label (fixture, "Ones");
  lm_board_test_assert_position (fixture, HOLE "5&bins=20,0,0,0&turn=2");
}

static void
test_edit_stock (LmBoardTest   *fixture,
                 gconstpointer  data)
{
  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  g_assert_false (gtk_widget_is_sensitive (lm_panel_test_find (fixture->edit_bar, GTK_TYPE_LABEL, "Any")));
  set_spin (fixture, "Stock", 17);
  lm_board_test_assert_position (fixture, HOLE "4&bins=7,1,2&stock=17");
  lm_board_test_press_label (fixture, "Any");
  lm_board_test_assert_position (fixture, HOLE "4&bins=7,1,2&stock=17&place=any");
  lm_board_test_press_label (fixture, "Clear");
  lm_board_test_assert_position (fixture, HOLE "4&bins=0,0,0&stock=17&place=any");

  /* What cannot be is said and changes nothing. */
  lm_board_test_press (fixture, "Add a chip to F1");
  set_spin (fixture, "Stock", 1000000);
  lm_board_test_assert_position (fixture, HOLE "4&bins=1,0,0&stock=17&place=any");
  g_assert_true (shows_caption (fixture, "The chips in “bins” are worth 1, and “stock” adds 1000000"));
  set_spin (fixture, "Stock", 0);
  lm_board_test_assert_position (fixture, HOLE "4&bins=1,0,0");
}

static void
test_edit_reversed (LmBoardTest   *fixture,
                    gconstpointer  data)
{
  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  g_assert_null (lm_panel_test_find (fixture->edit_bar, GTK_TYPE_LABEL, "Hole"));
  g_assert_null (lm_panel_test_find (fixture->edit_bar, GTK_TYPE_LABEL, "Stock"));
  lm_board_test_press_label (fixture, "Stagnant");
  lm_board_test_assert_position (fixture, REVERSED "1,0,1&ones=stagnant");
  set_spin (fixture, "Value", 10);
  lm_board_test_press_label (fixture, "Decompose");
  lm_board_test_assert_position (fixture, REVERSED "0,1,0,0,1&ones=stagnant");
  lm_board_test_press (fixture, "Add a column");
  lm_board_test_press (fixture, "Add a chip to F6");
  lm_board_test_assert_position (fixture, REVERSED "0,1,0,0,1,1&ones=stagnant");
}

static void
test_edit_build_up (LmBoardTest   *fixture,
                    gconstpointer  data)
{
  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  g_assert_null (lm_panel_test_find (fixture->edit_bar, GTK_TYPE_LABEL, "Columns"));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (get_spin (fixture, "Value")), ==, 11);
  lm_board_test_press (fixture, "Add a chip to F3");
  lm_board_test_assert_position (fixture, BUILD_UP "0,0,1&stock=11");
  set_spin (fixture, "Stock", 0);
  lm_board_test_assert_position (fixture, BUILD_UP "0,0,1");
  set_spin (fixture, "Value", 20);
  lm_board_test_press_label (fixture, "To place");
  lm_board_test_assert_position (fixture, BUILD_UP "0&stock=20");
  lm_board_test_press_label (fixture, "Random");
  g_assert_nonnull (get_position (fixture));
}

static void
test_narrow (LmBoardTest   *fixture,
             gconstpointer  data)
{
  static const char *const positions[] = {
    HOLE "2&bins=5", HOLE "4&bins=3,2,2", HOLE "4&bins=0,0,0&stock=17", HOLE "4&bins=0,0,0&stock=300&place=any",
    HOLE "12&bins=2,2,2,2,2,2,2,2,2,2,2", BUILD_UP "2,1,3", BUILD_UP "2,1,3&stock=90000", REVERSED "2,2,2,2,2,2",
    REVERSED "2,2,2&ones=stagnant",
  };

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 420, 560);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *game = g_strndup (positions[i], strchr (positions[i], '?') - positions[i]);

      if (!g_str_has_prefix (data, game))
        continue;

      lm_board_test_show (fixture, positions[i]);
      check_no_overlap (fixture);
      lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
      check_no_overlap (fixture);
      lm_board_view_set_mode (fixture->board, LM_BOARD_PLAY);
    }
}

static GtkWidget *
create_shown (void)
{
  return lm_board_test_create_shown (HOLE "4&bins=7,2,3");
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status >= 0)
    return status;

  lm_board_test_add ("/variant-boards/moves/hole-2", HOLE "2&bins=9", test_moves);
  lm_board_test_add ("/variant-boards/moves/hole-4", HOLE "4&bins=6,2,4", test_moves);
  lm_board_test_add ("/variant-boards/moves/hole-6", HOLE "6&bins=3,1,2,2,1", test_moves);
  lm_board_test_add ("/variant-boards/moves/empty-board", HOLE "4&bins=0,0,0&stock=11", test_moves);
  lm_board_test_add ("/variant-boards/moves/any-column", HOLE "5&bins=0,0,0,0&stock=9&place=any", test_moves);
  lm_board_test_add ("/variant-boards/moves/reversed", REVERSED "2,1,1,2", test_moves);
  lm_board_test_add ("/variant-boards/moves/stagnant", REVERSED "2,1,1,2,1&ones=stagnant", test_moves);
  lm_board_test_add ("/variant-boards/moves/build-up", BUILD_UP "0&stock=9", test_moves);
  lm_board_test_add ("/variant-boards/names", HOLE "4&bins=7,1,3", test_names);
  lm_board_test_add ("/variant-boards/placing", HOLE "4&bins=0,0,0&stock=4", test_placing);
  lm_board_test_add ("/variant-boards/any-column", HOLE "4&bins=0,0,0&stock=9&place=any", test_any_column);
  lm_board_test_add ("/variant-boards/still/empty-board", HOLE "5&bins=0,0,0,0&stock=14", test_still);
  lm_board_test_add ("/variant-boards/still/build-up", BUILD_UP "0&stock=10", test_still);
  lm_board_test_add ("/variant-boards/still/reversed", REVERSED "0,0,1,0,1", test_still);
  lm_board_test_add ("/variant-boards/stagnant", REVERSED "3,1,1,2&ones=stagnant", test_stagnant);
  lm_board_test_add ("/variant-boards/choice", REVERSED "1,1,1", test_choice);
  lm_board_test_add ("/variant-boards/overlay", BUILD_UP "0,0,1&stock=11", test_overlay);
  lm_board_test_add ("/variant-boards/edit/hole", HOLE "4&bins=7,1,2", test_edit_hole);
  lm_board_test_add ("/variant-boards/edit/stock", HOLE "4&bins=7,1,2", test_edit_stock);
  lm_board_test_add ("/variant-boards/edit/reversed", REVERSED "1,0,1", test_edit_reversed);
  lm_board_test_add ("/variant-boards/edit/build-up", BUILD_UP "0&stock=11", test_edit_build_up);
  lm_board_test_add ("/variant-boards/narrow/hole", HOLE "4&bins=7,1,2", test_narrow);
  lm_board_test_add ("/variant-boards/narrow/reversed", REVERSED "7,1,2", test_narrow);
  lm_board_test_add ("/variant-boards/narrow/build-up", BUILD_UP "7,1,2", test_narrow);

  return g_test_run ();
}
