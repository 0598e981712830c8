/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-board-contract.c: what every board owes whoever uses it: names, focus, rest while watched, room, keys. */

#include "lm-board-test.h"

#include "../games/examples.h"
#include "engine/game/lm-game-info.h"
#include "games/lm-games.h"
#include "kit/board/lm-board-items.h"
#include "kit/page/lm-game-view-info.h"

/* So many things are tried until a game has to be over. */
#define MOST_TRIES 2000

/* No board has more of them. */
#define MOST_STOPS 60

/* --- what there is on a board -------------------------------------------- */

static gboolean
can_be_reached (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_focusable (widget) && gtk_widget_get_can_focus (widget)
         && gtk_widget_is_sensitive (widget);
}

static void
list_reachable (GtkWidget *root,
                GPtrArray *widgets)
{
  if (can_be_reached (root))
    g_ptr_array_add (widgets, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_reachable (child, widgets);
}

static void
list_buttons (LmBoardTest *fixture,
              GPtrArray   *buttons)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();

  list_reachable (GTK_WIDGET (fixture->board), widgets);
  for (guint i = 0; i < widgets->len; i++)
    if (GTK_IS_BUTTON (g_ptr_array_index (widgets, i)))
      g_ptr_array_add (buttons, g_ptr_array_index (widgets, i));
}

static gboolean
has_name (GtkWidget *widget)
{
  const char *label = GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;

  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
         || (label != NULL && *label != '\0');
}

/* A text within an entry is named by it, and what only holds others is not heard. */
static gboolean
needs_name (GtkWidget *widget)
{
  return !GTK_IS_TEXT (widget) && !GTK_IS_SCROLLED_WINDOW (widget) && !GTK_IS_LABEL (widget);
}

static void
assert_named (LmBoardTest *fixture)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();

  list_reachable (GTK_WIDGET (fixture->board), widgets);
  g_assert_cmpuint (widgets->len, >, 0);
  for (guint i = 0; i < widgets->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (widgets, i);

      if (needs_name (widget) && !has_name (widget))
        g_error ("a %s has no name", G_OBJECT_TYPE_NAME (widget));
    }
}

static void
play_random (LmBoardTest *fixture,
             GRand       *rand)
{
  g_autofree char *move = lm_position_random_move (lm_board_view_get_position (fixture->board), rand);

  lm_board_view_choose_move (fixture->board, move);
  lm_panel_test_settle (2);
}

static gboolean
is_over (LmBoardTest *fixture)
{
  return lm_position_is_over (lm_board_view_get_position (fixture->board));
}

/* Everything that can be reached has a name, from the first position to the last, played and edited. */
static void
test_names (LmBoardTest   *fixture,
            gconstpointer  start)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  assert_named (fixture);
  lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
  assert_named (fixture);
  lm_board_view_set_mode (fixture->board, LM_BOARD_PLAY);
  while (!is_over (fixture))
    {
      assert_named (fixture);
      play_random (fixture, rand);
    }
}

/* --- watching and editing ------------------------------------------------ */

/* Whatever is done on a board that is watched, nothing comes of it. */
static void
test_watching (LmBoardTest   *fixture,
               gconstpointer  start)
{
  g_autofree char *text = lm_position_to_string (lm_board_view_get_position (fixture->board));
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  lm_board_view_set_mode (fixture->board, LM_BOARD_WATCH);
  lm_panel_test_settle (2);
  list_buttons (fixture, buttons);
  for (guint i = 0; i < buttons->len; i++)
    g_signal_emit_by_name (g_ptr_array_index (buttons, i), "clicked");
  lm_panel_test_settle (2);
  g_assert_cmpuint (fixture->n_chosen + fixture->n_edited, ==, 0);
  lm_board_test_assert_position (fixture, text);
}

/* The editor by itself changes nothing. */
static void
test_edit_and_back (LmBoardTest   *fixture,
                    gconstpointer  start)
{
  g_autofree char *text = lm_position_to_string (lm_board_view_get_position (fixture->board));

  for (guint i = 0; i < 3; i++)
    {
      lm_board_view_set_mode (fixture->board, LM_BOARD_EDIT);
      lm_panel_test_settle (2);
      lm_board_view_set_mode (fixture->board, LM_BOARD_PLAY);
      lm_panel_test_settle (2);
    }
  g_assert_cmpuint (fixture->n_chosen + fixture->n_edited, ==, 0);
  lm_board_test_assert_position (fixture, text);
}

static void
type_everywhere (GtkWidget  *root,
                 const char *text)
{
  if (GTK_IS_SPIN_BUTTON (root))
    {
      gtk_editable_set_text (GTK_EDITABLE (root), text);
      gtk_spin_button_update (GTK_SPIN_BUTTON (root));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    type_everywhere (child, text);
}

/* A window may give the focus once more to a bar that has gone from it, after its board. */
static void
test_bar_alone (LmBoardTest   *fixture,
                gconstpointer  start)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (start);
  g_autoptr (GtkWidget) bar = NULL;
  LmBoardView *board = lm_board_test_create (start);

  g_object_ref_sink (board);
  bar = g_object_ref_sink (lm_board_view_create_edit_controls (board));
  lm_board_view_set_mode (board, LM_BOARD_EDIT);
  lm_board_view_set_position (board, position, NULL, NULL);
  g_object_add_weak_pointer (G_OBJECT (board), (gpointer *) &board);
  g_object_unref (board);
  g_assert_null (board);
  type_everywhere (bar, "1");
  type_everywhere (bar, "3");
}

/* --- focus and keys ------------------------------------------------------ */

static gboolean
has_focus (LmBoardTest *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && (focus == GTK_WIDGET (fixture->board) || gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->board)));
}

/* The Tab key leads through the board and out of it, to either side. */
static void
assert_leaves (LmBoardTest      *fixture,
               GtkDirectionType  direction)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  for (guint i = 0; gtk_widget_child_focus (GTK_WIDGET (fixture->board), direction); i++)
    g_assert_cmpuint (i, <, MOST_STOPS);
}

static void
test_tab (LmBoardTest   *fixture,
          gconstpointer  start)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (gboolean over = FALSE; !over; over = is_over (fixture))
    {
      assert_leaves (fixture, GTK_DIR_TAB_FORWARD);
      assert_leaves (fixture, GTK_DIR_TAB_BACKWARD);
      play_random (fixture, rand);
    }
  assert_leaves (fixture, GTK_DIR_TAB_FORWARD);
  assert_leaves (fixture, GTK_DIR_TAB_BACKWARD);
}

/* Whoever plays by keyboard finds it on the board after every move, and between the moves of somebody else. */
static void
test_focus (LmBoardTest   *fixture,
            gconstpointer  start)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (fixture->board)));
  g_assert_true (has_focus (fixture));
  while (!is_over (fixture))
    {
      play_random (fixture, rand);
      if (is_over (fixture))
        break;
      g_assert_true (has_focus (fixture));
      lm_board_view_set_mode (fixture->board, LM_BOARD_WATCH);
      lm_panel_test_settle (2);
      lm_board_view_set_mode (fixture->board, LM_BOARD_PLAY);
      lm_panel_test_settle (2);
      g_assert_true (has_focus (fixture));
    }
}

/* At a table of more than two the window itself makes the step that is forced upon somebody. */
static gboolean
is_forced (LmBoardTest *fixture)
{
  LmPosition *position = lm_board_view_get_position (fixture->board);
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, 2, &complete);

  return complete && moves->len == 1 && lm_position_get_info (position)->n_players > 2;
}

/* Something that has the focus is activated; GTK itself waits a while before it says so. */
static void
press_something (LmBoardTest *fixture,
                 GRand       *rand)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  GtkWidget *button;

  list_buttons (fixture, buttons);
  g_assert_cmpuint (buttons->len, >, 0);
  button = g_ptr_array_index (buttons, g_rand_int_range (rand, 0, buttons->len));
  g_assert_true (gtk_widget_grab_focus (button));
  g_signal_emit_by_name (button, "clicked");
  lm_panel_test_settle (1);
}

/* A game from its start to its end by nothing but focus and Enter, trying whatever there is. */
static void
test_whole_game (LmBoardTest   *fixture,
                 gconstpointer  start)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; !is_over (fixture); i++)
    {
      g_assert_cmpuint (i, <, MOST_TRIES);
      if (is_forced (fixture))
        play_random (fixture, rand);
      else
        press_something (fixture, rand);
    }
  g_assert_cmpuint (fixture->n_chosen, >, 0);
}

/* --- rest ---------------------------------------------------------------- */

static gboolean
is_anything_flying (GtkWidget *root)
{
  if (LM_IS_BOARD_ITEMS (root) && lm_board_items_is_flying (LM_BOARD_ITEMS (root)))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (is_anything_flying (child))
      return TRUE;

  return FALSE;
}

/* In a game from its start to its end, the moves that are seen flying. */
static guint
count_flights (LmBoardTest *fixture,
               const char  *start,
               gboolean     wanted)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_flights = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", wanted, NULL);
  lm_board_test_show (fixture, start);
  while (!is_over (fixture))
    {
      g_autofree char *move = lm_position_random_move (lm_board_view_get_position (fixture->board), rand);

      lm_board_view_choose_move (fixture->board, move);
      n_flights += is_anything_flying (GTK_WIDGET (fixture->board));
    }
  return n_flights;
}

/* Where squares are filled nothing is on its way, and columns of hundreds of chips are numbers. */
static gboolean
is_still (const char *start)
{
  return g_str_has_prefix (start, "lastmove:zahlenschlacht?") || g_str_has_prefix (start, "lastmove:nacci?");
}

/* Moves fly, but not where the desktop asks for less motion. */
static void
test_motion (LmBoardTest   *fixture,
             gconstpointer  start)
{
  lm_board_view_set_animate (fixture->board, TRUE);
  g_assert_cmpint (count_flights (fixture, start, TRUE) == 0, ==, is_still (start));
  g_assert_cmpuint (count_flights (fixture, start, FALSE), ==, 0);
  g_assert_false (lm_board_view_should_animate (fixture->board));
}

/* --- room ---------------------------------------------------------------- */

static void
assert_fits (LmBoardTest *fixture,
             int          width,
             int          height)
{
  g_autoptr (GBytes) picture = NULL;
  int minimum;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  lm_panel_test_settle (2);
  gtk_widget_measure (GTK_WIDGET (fixture->board), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, width);
  picture = lm_board_test_take_picture (fixture);
  g_assert_cmpuint (g_bytes_get_size (picture), >, 500);
}

static void
test_sizes (LmBoardTest   *fixture,
            gconstpointer  start)
{
  assert_fits (fixture, 360, 640);
  assert_fits (fixture, 720, 600);
  assert_fits (fixture, 3840, 2160);
}

static void
test_doubled_text (LmBoardTest   *fixture,
                   gconstpointer  start)
{
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  assert_fits (fixture, 720, 600);
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
  lm_panel_test_settle (2);
}

/*
 * Whatever comes after whatever, and however large the window is then, the board gets its room at once, and nothing asks for another
 * size meanwhile: the window of the test sees to it.
 */
static void
test_shapes (LmBoardTest   *fixture,
             gconstpointer  start)
{
  const int sizes[][2] = { { 1600, 300 }, { 400, 600 }, { 700, 450 } };
  g_auto (GStrv) shapes = examples_list (lm_position_get_info (lm_board_view_get_position (fixture->board))->name, "shapes");

  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  for (guint i = 0; shapes[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      {
        gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[j][0], sizes[j][1]);
        lm_board_test_show (fixture, shapes[i]);
        assert_fits (fixture, sizes[j][0], sizes[j][1]);
      }
}

/* Words and panels mirror, boards do not. */
static void
test_direction (LmBoardTest   *fixture,
                gconstpointer  start)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_assert_cmpint (gtk_widget_get_direction (GTK_WIDGET (fixture->board)), ==, GTK_TEXT_DIR_LTR);
  assert_fits (fixture, 720, 600);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* From a start that is small enough to be played by what is on its board. */
static void
add_tests (const LmGameInfo *info)
{
  g_auto (GStrv) starts = examples_need (info->name, "board");
  const struct { const char *name; void (* test) (LmBoardTest *, gconstpointer); } tests[] = {
    { "names", test_names },
    { "watching", test_watching },
    { "edit-and-back", test_edit_and_back },
    { "bar-alone", test_bar_alone },
    { "focus", test_focus },
    { "tab", test_tab },
    { "whole-game", test_whole_game },
    { "motion", test_motion },
    { "sizes", test_sizes },
    { "doubled-text", test_doubled_text },
    { "shapes", test_shapes },
    { "direction", test_direction },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/board-contract/%s/%s", info->name, tests[i].name);

      lm_board_test_add (path, g_intern_string (starts[0]), tests[i].test);
    }
}

static GtkWidget *
create_shown (void)
{
  return lm_board_test_create_shown ("lastmove:zeckendorf?bins=7");
}

/* --- pictures ------------------------------------------------------------ */

/* They are found without a path of our own, for which GTK would read the whole theme again. */
static void
test_icons (void)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  g_assert_true (gtk_icon_theme_has_icon (theme, APPLICATION_ID));
  g_assert_true (gtk_icon_theme_has_icon (theme, "lm-lesson-symbolic"));
  g_assert_true (gtk_icon_theme_has_icon (theme, "lm-lengths-symbolic"));
  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameViewInfo *view_info = lm_game_view_info_lookup (lm_game_info_nth (i)->name);

      if (view_info != NULL && !gtk_icon_theme_has_icon (theme, view_info->icon_name))
        g_error ("There is no icon “%s”.", view_info->icon_name);
    }
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status != -1)
    return status;

  /* The games of the tests have no board. */
  for (guint i = 0; i < lm_game_info_count (); i++)
    if (lm_game_view_info_lookup (lm_game_info_nth (i)->name) != NULL)
      add_tests (lm_game_info_nth (i));
  g_test_add_func ("/board-contract/icons", test_icons);

  return g_test_run ();
}
