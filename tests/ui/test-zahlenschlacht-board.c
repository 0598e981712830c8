/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zahlenschlacht-board.c: tiles by pointer and key, residues, thousands of numbers, the editor. */

#include "lm-board-test.h"

#include "engine/solve/lm-answer.h"
#include "kit/board/lm-board-items.h"

#include <time.h>

#define START "lastmove:zahlenschlacht?n="

/* A frame at 60 a second, with room for slow machines and for checking tools. */
#define MOST_FRAME_TIME (5 * G_USEC_PER_SEC / 60)
#define N_FRAMES 120

static GtkWidget *
get_slate (LmBoardTest *self)
{
  return lm_panel_test_find (GTK_WIDGET (self->board), LM_TYPE_BOARD_ITEMS, NULL);
}

static GtkAdjustment *
get_adjustment (LmBoardTest *self)
{
  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (get_slate (self)));
}

static GtkWidget *
find_tile (LmBoardTest *self,
           const char  *name)
{
  return lm_panel_test_find_named (get_slate (self), g_type_from_name ("LmBoardTarget"), name);
}

static gboolean
has_drawn (gpointer data)
{
  gpointer *arguments = data;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (arguments[0]);

  gtk_widget_queue_draw (arguments[0]);
  return gdk_frame_clock_get_frame_counter (clock) >= *(gint64 *) arguments[1];
}

/* Lets everything be arranged and drawn. */
static void
wait_frame (LmBoardTest *self)
{
  gint64 frame = gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (self->window)) + 2;

  lm_panel_test_wait (has_drawn, (gpointer[]) { self->window, &frame });
}

static GtkWidget *
get_tile (LmBoardTest *self,
          const char  *name)
{
  GtkWidget *tile;

  wait_frame (self);
  tile = find_tile (self, name);
  if (tile == NULL)
    g_error ("no tile is called “%s”", name);

  return tile;
}

static void
press (LmBoardTest *self,
       const char  *name)
{
  g_signal_emit_by_name (get_tile (self, name), "clicked");
  wait_frame (self);
}

static gboolean
shows (LmBoardTest *self,
       const char  *text)
{
  return lm_panel_test_shows (GTK_WIDGET (self->board), text);
}

static void
set_switch (LmBoardTest *self,
            const char  *name,
            gboolean     active)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (lm_board_test_get (self, name)), active);
  wait_frame (self);
}

static void
type (LmBoardTest *self,
      const char  *name,
      const char  *text)
{
  GtkWidget *entry = lm_panel_test_find_named (self->window, GTK_TYPE_ENTRY, name);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  wait_frame (self);
}

/* What a key does to a widget, as if it were pressed there. */
static gboolean
send_key_to (GtkWidget       *widget,
             guint            keyval,
             GdkModifierType  state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, state, &handled);
    }

  return handled;
}

static void
send_key (LmBoardTest     *self,
          guint            keyval,
          GdkModifierType  state)
{
  wait_frame (self);
  g_assert_true (send_key_to (get_slate (self), keyval, state));
  wait_frame (self);
}

static void
assert_focus (LmBoardTest *self,
              const char  *name)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  g_assert_nonnull (focus);
  g_assert_true (lm_panel_test_has_name (focus, name));
}

static gboolean
has_chosen (gpointer data)
{
  return ((LmBoardTest *) data)->chosen != NULL;
}

static void
press_enter (LmBoardTest *self)
{
  gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (self->window)));
  lm_panel_test_wait (has_chosen, self);
  wait_frame (self);
}

static void
test_names (LmBoardTest   *self,
            gconstpointer  start)
{
  GtkWidget *tile = get_tile (self, "7, residue 0 of 7, pairs with residue 0");

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_true (gtk_widget_get_focusable (tile));
  get_tile (self, "13, residue 6 of 7, pairs with residue 1");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL, "Board: Z(15, 7)");
  lm_board_test_assert_task (self, "A wants a sum divisible by 7.");
  g_assert_true (shows (self, "1 pair uneven."));
  g_assert_true (shows (self, "15 of 15 numbers left. Click a number to cross it out, or type it and press Enter."));
  g_assert_nonnull (lm_panel_test_find_named (GTK_WIDGET (self->board), g_type_from_name ("LmDrawing"),
                                              "Balance: 1 pair uneven."));
}

/* Who crosses out what stays to be read. */
static void
test_play (LmBoardTest   *self,
           gconstpointer  start)
{
  press (self, "8, residue 1 of 7, pairs with residue 6");
  g_assert_cmpstr (self->chosen, ==, "8");
  lm_board_test_assert_position (self, START "15&d=7&crossed=8");
  lm_board_test_assert_task (self, "B wants a sum not divisible by 7.");
  g_assert_true (shows (self, "Balanced: all can be paired (an A-situation)."));
  get_tile (self, "8, residue 1 of 7, pairs with residue 6, crossed out by A, last move");
  press (self, "14, residue 0 of 7, pairs with residue 0");
  get_tile (self, "14, residue 0 of 7, pairs with residue 0, crossed out by B, last move");
  get_tile (self, "8, residue 1 of 7, pairs with residue 6, crossed out by A");
  get_tile (self, "7, residue 0 of 7, pairs with residue 0, superfluous");
  g_assert_true (shows (self, "1 residue odd."));
  g_assert_true (shows (self, "13 of 15 numbers left, 1 superfluous (∅: without a partner)."));

  /* What is gone cannot go again. */
  press (self, "8, residue 1 of 7, pairs with residue 6, crossed out by A");
  g_assert_cmpuint (self->n_chosen, ==, 2);
  g_assert_true (shows (self, "“8” "));

  lm_board_test_show (self, START "15&d=7&crossed=1,2,3");
  get_tile (self, "2, residue 2 of 7, pairs with residue 5, crossed out");
  lm_board_view_set_mode (self->board, LM_BOARD_WATCH);
  press (self, "4, residue 4 of 7, pairs with residue 3");
  g_assert_cmpuint (self->n_chosen, ==, 2);
}

static void
test_end (LmBoardTest   *self,
          gconstpointer  start)
{
  press (self, "1, residue 1 of 3, pairs with residue 2");
  lm_board_test_assert_task (self, NULL);
  g_assert_false (shows (self, "2 of 4 numbers left, 2 superfluous (∅: without a partner). Click"));
  g_assert_true (shows (self, "2 of 4 numbers left, 2 superfluous (∅: without a partner)."));
  press (self, "2, residue 2 of 3, pairs with residue 1, superfluous");
  g_assert_true (shows (self, "“2” is not legal: the game is over."));
  lm_board_test_show (self, START "5&d=3&goal=indivisible");
  lm_board_test_assert_task (self, "A wants a sum not divisible by 3.");
  lm_board_test_show (self, START "5&d=3&crossed=1&goal=indivisible");
  lm_board_test_assert_task (self, "B wants a sum divisible by 3.");
}

static void
test_keys (LmBoardTest   *self,
           gconstpointer  start)
{
  wait_frame (self);
  gtk_widget_grab_focus (lm_board_test_get (self, "Residues"));
  /* As the Tab key does. */
  gtk_window_set_focus_visible (GTK_WINDOW (self->window), TRUE);
  g_assert_true (gtk_widget_child_focus (get_slate (self), GTK_DIR_TAB_FORWARD));
  assert_focus (self, "1, residue 1 of 7, pairs with residue 6");
  g_assert_true (shows (self, "1 has residue 1 and pairs with residue 6. 2 numbers on the board make a pair with it."));
  send_key (self, GDK_KEY_Right, 0);
  assert_focus (self, "2, residue 2 of 7, pairs with residue 5");
  send_key (self, GDK_KEY_End, 0);
  assert_focus (self, "15, residue 1 of 7, pairs with residue 6");
  send_key (self, GDK_KEY_Home, 0);
  send_key (self, GDK_KEY_Left, 0);
  assert_focus (self, "1, residue 1 of 7, pairs with residue 6");
  send_key (self, GDK_KEY_1, 0);
  send_key (self, GDK_KEY_2, 0);
  assert_focus (self, "12, residue 5 of 7, pairs with residue 2");
  /* A number that there is not is refused, and Enter does not take another one instead. */
  send_key (self, GDK_KEY_9, 0);
  g_assert_true (shows (self, "“129” is not on the board"));
  assert_focus (self, "12, residue 5 of 7, pairs with residue 2");
  send_key (self, GDK_KEY_Return, 0);
  g_assert_cmpuint (self->n_chosen, ==, 0);
  g_assert_true (shows (self, "“129” is not on the board"));
  send_key (self, GDK_KEY_9, 0);
  assert_focus (self, "9, residue 2 of 7, pairs with residue 5");

  /* One step out with Tab, and back to the same number. */
  g_assert_false (gtk_widget_child_focus (get_slate (self), GTK_DIR_TAB_FORWARD));
  gtk_widget_grab_focus (lm_board_test_get (self, "Residues"));
  g_assert_true (gtk_widget_child_focus (get_slate (self), GTK_DIR_TAB_FORWARD));
  assert_focus (self, "9, residue 2 of 7, pairs with residue 5");
  press_enter (self);
  g_assert_cmpstr (self->chosen, ==, "9");
  assert_focus (self, "9, residue 2 of 7, pairs with residue 5, crossed out by A, last move");
}

/* A game can be played as soon as it has begun, wherever on the board the keyboard is. */
static void
test_keys_beside (LmBoardTest   *self,
                  gconstpointer  start)
{
  GtkWidget *board = GTK_WIDGET (self->board);

  wait_frame (self);
  gtk_widget_grab_focus (lm_board_test_get (self, "Residues"));
  g_assert_false (send_key_to (board, GDK_KEY_Right, 0));
  g_assert_true (send_key_to (board, GDK_KEY_plus, GDK_CONTROL_MASK));
  g_assert_true (send_key_to (board, GDK_KEY_0, GDK_CONTROL_MASK));
  assert_focus (self, "Residues");
  g_assert_true (send_key_to (board, GDK_KEY_1, 0));
  g_assert_true (send_key_to (board, GDK_KEY_3, 0));
  assert_focus (self, "13, residue 6 of 7, pairs with residue 1");
  press_enter (self);
  g_assert_cmpstr (self->chosen, ==, "13");
}

/* Screen readers go through the numbers as they stand there. */
static void
test_reading_order (LmBoardTest   *self,
                    gconstpointer  start)
{
  GtkWidget *tile;

  wait_frame (self);
  tile = gtk_widget_get_first_child (get_slate (self));
  for (guint i = 1; i <= 15; i++, tile = gtk_widget_get_next_sibling (tile))
    {
      g_autofree char *name = g_strdup_printf ("%u, residue %u of 7, pairs with residue %u", i, i % 7, (7 - i % 7) % 7);

      g_assert_true (lm_panel_test_has_name (tile, name));
    }
}

/* Both ways of writing, both arrangements; remembered by the next board. */
static void
test_switches (LmBoardTest   *self,
               gconstpointer  start)
{
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) residues = NULL;
  g_autoptr (GBytes) sorted = NULL;
  GtkWidget *next;

  set_switch (self, "Residues", TRUE);
  residues = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, residues));
  set_switch (self, "Sorted", TRUE);
  sorted = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (residues, sorted));
  gtk_widget_child_focus (get_slate (self), GTK_DIR_TAB_FORWARD);
  send_key (self, GDK_KEY_Right, 0);
  assert_focus (self, "6, residue 6 of 7, pairs with residue 1");

  set_switch (self, "Balance", FALSE);
  g_assert_false (shows (self, "1 pair uneven."));
  next = g_object_ref_sink (lm_board_test_create_shown (start));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (
    lm_panel_test_find_named (next, GTK_TYPE_TOGGLE_BUTTON, "Residues"))));
  g_object_unref (next);
  set_switch (self, "Residues", FALSE);
  set_switch (self, "Sorted", FALSE);
  set_switch (self, "Balance", TRUE);
}

/* The classes of what is pointed at are seen, and gone again. */
static void
test_pointer (LmBoardTest   *self,
              gconstpointer  start)
{
  GtkWidget *tile = get_tile (self, "9, residue 2 of 7, pairs with residue 5");
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) pointed = NULL;
  g_autoptr (GBytes) left = NULL;

  lm_board_test_point (tile, "enter");
  wait_frame (self);
  g_assert_true (shows (self, "9 has residue 2 and pairs with residue 5."));
  pointed = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, pointed));
  lm_board_test_point (tile, "leave");
  wait_frame (self);
  left = lm_board_test_take_picture (self);
  g_assert_true (g_bytes_equal (plain, left));
}

/* An answer may name one number of each residue; the others are the same. */
static LmAnswer *
create_answer (LmPosition *position)
{
  LmAnswer *answer = lm_answer_new (position);
  g_autoptr (LmPosition) first = lm_position_play (position, "15", NULL);
  g_autoptr (LmPosition) second = lm_position_play (position, "2", NULL);

  lm_answer_add_move (answer, "15", first, LM_VALUE_WIN, 13);
  lm_answer_add_move (answer, "2", second, LM_VALUE_LOSS, 13);
  lm_answer_conclude (answer, LM_VALUE_WIN, 14);
  return answer;
}

static void
test_marks (LmBoardTest   *self,
            gconstpointer  start)
{
  g_autoptr (LmAnswer) answer = create_answer (lm_board_view_get_position (self->board));

  lm_board_view_set_overlay (self->board, answer);
  lm_board_view_set_arrow (self->board, "8");
  get_tile (self, "8, residue 1 of 7, pairs with residue 6, wins, hint");
  get_tile (self, "1, residue 1 of 7, pairs with residue 6, wins");
  get_tile (self, "9, residue 2 of 7, pairs with residue 5, loses");
  get_tile (self, "3, residue 3 of 7, pairs with residue 4");
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  g_assert_nonnull (find_tile (self, "1, residue 1 of 7, pairs with residue 6"));
  lm_board_view_set_mode (self->board, LM_BOARD_PLAY);
  lm_board_test_show (self, START "15&d=7&crossed=8");
  g_assert_nonnull (find_tile (self, "1, residue 1 of 7, pairs with residue 6"));
  lm_board_view_set_overlay (self->board, NULL);
  lm_board_view_set_arrow (self->board, NULL);
}

static guint
count_tiles (GtkWidget *slate)
{
  guint count = 0;

  for (GtkWidget *tile = gtk_widget_get_first_child (slate); tile != NULL; tile = gtk_widget_get_next_sibling (tile))
    count++;

  return count;
}

/* However many numbers there are, the tiles are only as many as are to be seen. */
static void
test_many (LmBoardTest   *self,
           gconstpointer  start)
{
  LmBoardItems *slate = LM_BOARD_ITEMS (get_slate (self));
  GtkAdjustment *adjustment = get_adjustment (self);
  guint n_tiles;
  double end;

  wait_frame (self);
  end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  n_tiles = count_tiles (GTK_WIDGET (slate));
  g_assert_cmpuint (n_tiles, >, 20);
  g_assert_cmpuint (n_tiles, <, 700);
  for (double value = 0; value <= end; value += 777)
    {
      gtk_adjustment_set_value (adjustment, value);
      wait_frame (self);
    }
  gtk_adjustment_set_value (adjustment, end);
  wait_frame (self);
  get_tile (self, "3000, residue 1 of 2999, pairs with residue 2998");
  g_assert_cmpuint (count_tiles (GTK_WIDGET (slate)), <, 1.3 * n_tiles + 100);

  /* Every number can be reached with the keyboard, and comes into sight. */
  send_key (self, GDK_KEY_1, 0);
  send_key (self, GDK_KEY_5, 0);
  send_key (self, GDK_KEY_0, 0);
  send_key (self, GDK_KEY_0, 0);
  assert_focus (self, "1500, residue 1500 of 2999, pairs with residue 1499");
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 0.2 * end);
  send_key (self, GDK_KEY_Page_Up, 0);
  g_assert_null (find_tile (self, "3000, residue 1 of 2999, pairs with residue 2998"));
  send_key (self, GDK_KEY_Home, 0);
  assert_focus (self, "1, residue 1 of 2999, pairs with residue 2998");
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <, 20);

  /* The number with the focus keeps it out of sight. */
  gtk_adjustment_set_value (adjustment, end);
  wait_frame (self);
  assert_focus (self, "1, residue 1 of 2999, pairs with residue 2998");
  send_key (self, GDK_KEY_Right, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <, 20);
  press_enter (self);
  g_assert_cmpstr (self->chosen, ==, "2");
}

/* A button has no fewer pixels than its theme wants, and here it has not the theme of the application. */
static int
get_tile_width (LmBoardTest *self)
{
  get_tile (self, "1, residue 1 of 8, pairs with residue 7");
  return lm_board_items_find (LM_BOARD_ITEMS (get_slate (self)), 1)->area.size.width;
}

static void
test_zoom (LmBoardTest   *self,
           gconstpointer  start)
{
  LmBoardItems *slate = LM_BOARD_ITEMS (get_slate (self));
  GtkToggleButton *fit = GTK_TOGGLE_BUTTON (lm_board_test_get (self, "All numbers"));
  const int width = get_tile_width (self);

  g_assert_true (gtk_toggle_button_get_active (fit));
  send_key (self, GDK_KEY_plus, GDK_CONTROL_MASK);
  wait_frame (self);
  g_assert_cmpint (get_tile_width (self), >, width);
  g_assert_false (gtk_toggle_button_get_active (fit));
  lm_board_test_press (self, "Smaller");
  lm_board_test_press (self, "Smaller");
  wait_frame (self);
  g_assert_cmpint (get_tile_width (self), <, width);
  for (guint i = 0; i < 30; i++)
    lm_board_items_zoom (slate, 1);
  wait_frame (self);
  g_assert_cmpint (get_tile_width (self), <, 200);

  /* The number with the focus stays in sight. */
  send_key (self, GDK_KEY_End, 0);
  send_key (self, GDK_KEY_0, GDK_CONTROL_MASK);
  wait_frame (self);
  g_assert_true (gtk_toggle_button_get_active (fit));
  assert_focus (self, "2017, residue 1 of 8, pairs with residue 7");
  g_assert_cmpfloat (gtk_adjustment_get_value (get_adjustment (self)), >,
                     0.5 * gtk_adjustment_get_upper (get_adjustment (self)));
}

/* What a scrolled frame is drawn from. */
static GskRenderNode *
scroll (LmBoardTest *self,
        double       value)
{
  GtkWidget *slate = get_slate (self);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const GdkRectangle place = { 0, 0, gtk_widget_get_width (slate), gtk_widget_get_height (slate) };

  gtk_adjustment_set_value (get_adjustment (self), value);
  gtk_widget_size_allocate (slate, &place, -1);
  gtk_widget_snapshot_child (gtk_widget_get_parent (slate), slate, snapshot);

  return gtk_snapshot_free_to_node (snapshot);
}

/* What others do on the machine meanwhile is not counted. */
static void
test_frames (LmBoardTest   *self,
             gconstpointer  start)
{
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (self->window));
  gint64 arranging = 0;
  gint64 drawing = 0;

  wait_frame (self);
  for (guint i = 0; i < N_FRAMES; i++)
    {
      clock_t begin = clock ();
      GskRenderNode *node = scroll (self, 13.0 * i);
      clock_t arranged = clock ();

      g_object_unref (gsk_renderer_render_texture (renderer, node, NULL));
      gsk_render_node_unref (node);
      arranging += arranged - begin;
      drawing += clock () - arranged;
    }
  g_test_message ("scrolling: %.2f ms a frame to arrange, %.2f ms to draw",
                  arranging / 1e3 / N_FRAMES, drawing / 1e3 / N_FRAMES);
  g_assert_cmpint ((arranging + drawing) / N_FRAMES, <, MOST_FRAME_TIME);
}

static void
test_edit (LmBoardTest   *self,
           gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  g_assert_true (shows (self, "15 of 15 numbers left. Click a number to cross it out or to restore it."));
  press (self, "3, residue 3 of 7, pairs with residue 4");
  lm_board_test_assert_position (self, START "15&d=7&crossed=3");
  g_assert_true (lm_panel_test_shows (self->window, "B to move"));
  press (self, "3, residue 3 of 7, pairs with residue 4, crossed out");
  lm_board_test_assert_position (self, start);

  type (self, "The numbers that are crossed out, for example 3,7,8", "9, 3 5-7");
  lm_board_test_assert_position (self, START "15&d=7&crossed=3,5,6,7,9");
  type (self, "The divisor", "8");
  lm_board_test_assert_position (self, START "15&d=8&crossed=3,5,6,7,9");
  type (self, "How many numbers there are", "8");
  lm_board_test_assert_position (self, START "8&d=8&crossed=3,5,6,7");
  lm_board_test_press (self, "A wants a sum not divisible by d");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (lm_board_test_get (self, "A wants a sum not divisible by d")), TRUE);
  lm_board_test_assert_position (self, START "8&d=8&crossed=3,5,6,7&goal=indivisible");
  lm_board_test_press (self, "Restore all");
  lm_board_test_assert_position (self, START "8&d=8&goal=indivisible");
  for (guint i = 0; i < 20; i++)
    lm_board_test_press (self, "Random");
  g_assert_false (lm_position_is_over (lm_board_view_get_position (self->board)));
}

static void
test_edit_wrong (LmBoardTest   *self,
                 gconstpointer  start)
{
  static const char *const wrong[][3] = {
    { "How many numbers there are", "3", "Write how many numbers there are, n, from 4 to 3000." },
    { "The divisor", "1", "Write the divisor d, from 2 to 1000000000." },
    { "The numbers that are crossed out, for example 3,7,8", "3, x", "“x” is not a number to cross out" },
    { "The numbers that are crossed out, for example 3,7,8", "9-7", "“9-7” is not a number to cross out" },
    { "The numbers that are crossed out, for example 3,7,8", "3, 3", "The number 3 stands twice" },
    { "The numbers that are crossed out, for example 3,7,8", "16", "" },
    { "The numbers that are crossed out, for example 3,7,8", "0", "" },
    { "The numbers that are crossed out, for example 3,7,8", "1-14", "Too many numbers" },
  };

  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      type (self, wrong[i][0], wrong[i][1]);
      g_assert_true (lm_panel_test_shows (self->edit_bar, wrong[i][2]));
      lm_board_test_assert_position (self, start);
      type (self, "How many numbers there are", "15");
      type (self, "The divisor", "7");
      type (self, "The numbers that are crossed out, for example 3,7,8", "");
    }

  /* Two have to be left. */
  lm_board_test_show (self, START "5&d=7&crossed=1,2,3");
  press (self, "4, residue 4 of 7, pairs with residue 3, superfluous");
  lm_board_test_assert_position (self, START "5&d=7&crossed=1,2,3");
  g_assert_true (shows (self, "Too many numbers"));
}

/* Another board in the same place: fewer numbers than the focus was at. */
static void
test_restart (LmBoardTest   *self,
              gconstpointer  start)
{
  gtk_widget_child_focus (get_slate (self), GTK_DIR_TAB_FORWARD);
  send_key (self, GDK_KEY_End, 0);
  lm_board_test_show (self, START "4&d=2");
  wait_frame (self);
  get_tile (self, "4, residue 0 of 2, pairs with residue 0");
  g_assert_null (find_tile (self, "5, residue"));
  g_assert_true (shows (self, "Balanced: all can be paired (an A-situation)."));
  lm_board_test_show (self, START "3000&d=7");
  wait_frame (self);
  get_tile (self, "1, residue 1 of 7, pairs with residue 6");
}

static GtkWidget *
create_board (void)
{
  return lm_board_test_create_shown (START "2017&d=8");
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_board);

  if (status >= 0)
    return status;

  lm_board_test_add ("/zahlenschlacht-board/names", START "15&d=7", test_names);
  lm_board_test_add ("/zahlenschlacht-board/play", START "15&d=7", test_play);
  lm_board_test_add ("/zahlenschlacht-board/end", START "4&d=3&crossed=4", test_end);
  lm_board_test_add ("/zahlenschlacht-board/keys", START "15&d=7", test_keys);
  lm_board_test_add ("/zahlenschlacht-board/keys-beside", START "15&d=7", test_keys_beside);
  lm_board_test_add ("/zahlenschlacht-board/reading-order", START "15&d=7", test_reading_order);
  lm_board_test_add ("/zahlenschlacht-board/switches", START "15&d=7", test_switches);
  lm_board_test_add ("/zahlenschlacht-board/pointer", START "15&d=7", test_pointer);
  lm_board_test_add ("/zahlenschlacht-board/marks", START "15&d=7", test_marks);
  lm_board_test_add ("/zahlenschlacht-board/many", START "3000&d=2999", test_many);
  lm_board_test_add ("/zahlenschlacht-board/zoom", START "2017&d=8", test_zoom);
  lm_board_test_add ("/zahlenschlacht-board/frames", START "3000&d=8", test_frames);
  lm_board_test_add ("/zahlenschlacht-board/edit", START "15&d=7", test_edit);
  lm_board_test_add ("/zahlenschlacht-board/edit-wrong", START "15&d=7", test_edit_wrong);
  lm_board_test_add ("/zahlenschlacht-board/restart", START "15&d=7", test_restart);

  return g_test_run ();
}
