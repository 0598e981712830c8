/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-nacci-board.c: the board of the (c, k)-nacci game: columns, buttons, the entry, the editor. */

#include "lm-board-test.h"

#include "engine/solve/lm-answer.h"

#define START "lastmove:nacci?c=2&bins="
#define FAST "lastmove:nacci?pace=accelerated&bins="
#define ENTRY "The move, such as C3 or S2"
#define CHIPS "How many chips are in each column, with commas"
#define BOTH "Column 3, worth 8: 0 chips. Combine 2 × 3 + 2 × 1 into 8; with the other button, or Shift+Enter: Split 3 × 3 into 8 + 1."

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

static guint
count_open (LmBoardTest *self)
{
  g_autoptr (GPtrArray) columns = g_ptr_array_new ();
  guint n = 0;

  lm_board_test_list (GTK_WIDGET (self->board), "lm-board-column", columns);
  for (guint i = 0; i < columns->len; i++)
    n += gtk_widget_is_sensitive (g_ptr_array_index (columns, i));

  return n;
}

static void
test_names (LmBoardTest   *self,
            gconstpointer  start)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL, "Board: (5, 3)");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (lm_board_test_get (self, BOTH)), GTK_ACCESSIBLE_ROLE_BUTTON);
  lm_board_test_get (self, "Column 1, worth 1: 5 chips.");
  lm_board_test_get (self, "Column 2, worth 3: 3 chips. Combine 3 × 1 into 3.");
  lm_board_test_get (self, "Column 4, worth 22: 0 chips.");
  lm_board_test_get (self, "Split 3 × 3 into 8 + 1");
  g_assert_cmpuint (lm_board_test_count (self, "lm-board-column"), ==, 4);
  g_assert_cmpuint (count_open (self), ==, 2);
  assert_shows (self, "Click a column to bring a chip there");
}

static void
test_play (LmBoardTest   *self,
           gconstpointer  start)
{
  lm_board_test_press (self, BOTH);
  g_assert_cmpstr (self->chosen, ==, "C3");
  lm_board_test_assert_position (self, START "3,1,1&turn=2");
  lm_board_test_press_label (self, "C2");
  lm_board_test_assert_position (self, START "0,2,1");
  g_assert_cmpuint (count_open (self), ==, 0);
}

static void
test_pointer (LmBoardTest   *self,
              gconstpointer  start)
{
  GtkWidget *column = lm_board_test_get (self, BOTH);
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) pointed = NULL;

  lm_board_test_point (column, "enter");
  assert_shows (self, BOTH);
  pointed = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, pointed));
  lm_board_test_point (column, "leave");
  assert_shows (self, "Click a column to bring a chip there");
}

static void
test_modes (LmBoardTest   *self,
            gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_WATCH);
  g_assert_cmpuint (count_open (self), ==, 0);
  lm_board_test_get (self, "Column 2, worth 3: 3 chips.");
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  g_assert_cmpuint (count_open (self), ==, 4);
  lm_board_view_set_mode (self->board, LM_BOARD_PLAY);
  g_assert_cmpuint (count_open (self), ==, 2);
  g_assert_cmpuint (self->n_chosen, ==, 0);
}

static void
test_marks (LmBoardTest   *self,
            gconstpointer  start)
{
  g_autoptr (LmAnswer) answer = lm_answer_new (lm_board_view_get_position (self->board));
  g_autoptr (LmPosition) after = lm_position_play (answer->position, "C2", NULL);
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) arrow = NULL;

  lm_board_view_set_arrow (self->board, "C2");
  arrow = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, arrow));
  lm_answer_add_move (answer, "C2", after, LM_VALUE_WIN, 4);
  lm_answer_conclude (answer, LM_VALUE_WIN, 5);
  lm_board_view_set_overlay (self->board, answer);
  lm_board_test_get (self, "Column 2, worth 3: 3 chips. Combine 3 × 1 into 3 (wins).");
}

/* More moves than there is room for are written. */
static void
test_entry (LmBoardTest   *self,
            gconstpointer  start)
{
  GtkWidget *entry = lm_panel_test_find_named (self->window, GTK_TYPE_ENTRY, ENTRY);

  type (self, ENTRY, "C2x31");
  assert_shows (self, "“C2x31” is not legal");
  type (self, ENTRY, "D2");
  assert_shows (self, "“D2” is not a move");
  g_assert_cmpuint (self->n_chosen, ==, 0);
  type (self, ENTRY, "C2x30");
  g_signal_emit_by_name (entry, "activate");
  lm_panel_test_settle (5);
  lm_board_test_assert_position (self, FAST "0,30&turn=2");
}

static void
test_edit (LmBoardTest   *self,
           gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  lm_board_test_press (self, "Column 2, worth 3: 3 chips. Adds one; the other button, or Shift+Enter, takes one.");
  lm_board_test_assert_position (self, START "5,4");
  type (self, CHIPS, "1,0,2");
  lm_board_test_assert_position (self, START "1,0,2");
  type (self, CHIPS, "1,0,20000");
  g_assert_true (lm_panel_test_shows (self->edit_bar, "The chips in"));
  lm_board_test_press (self, "Player 2 to move");
  lm_board_test_press (self, "Random");
}

/* Many columns scroll; the chips stay within the drawing. */
static void
test_sizes (LmBoardTest   *self,
            gconstpointer  start)
{
  static const char *const texts[] = { START "0", START "3", FAST "100000", FAST "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1" };
  static const int widths[] = { 360, 720, 1600 };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (guint j = 0; j < G_N_ELEMENTS (widths); j++)
      {
        g_autoptr (GPtrArray) columns = g_ptr_array_new ();
        guint n = 0;

        gtk_window_set_default_size (GTK_WINDOW (self->window), widths[j], 600);
        lm_board_test_show (self, texts[i]);
        lm_panel_test_settle (30);
        lm_board_test_list (GTK_WIDGET (self->board), "lm-board-column", columns);
        for (guint k = 0; k < columns->len; k++)
          {
            GtkWidget *drawing = gtk_widget_get_parent (g_ptr_array_index (columns, k));
            graphene_rect_t bounds;

            if (!gtk_widget_get_visible (g_ptr_array_index (columns, k)))
              continue;
            n++;
            g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (columns, k), drawing, &bounds));
            g_assert_cmpfloat (bounds.size.width, >=, 36);
            g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (drawing));
          }
        g_assert_cmpuint (n, >=, 4);
      }
}

static GtkWidget *
create_shown (void)
{
  return lm_board_test_create_shown (START "5,3");
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status != -1)
    return status;

  lm_board_test_add ("/nacci-board/names", START "5,3", test_names);
  lm_board_test_add ("/nacci-board/play", START "5,3", test_play);
  lm_board_test_add ("/nacci-board/pointer", START "5,3", test_pointer);
  lm_board_test_add ("/nacci-board/modes", START "5,3", test_modes);
  lm_board_test_add ("/nacci-board/marks", START "5,3", test_marks);
  lm_board_test_add ("/nacci-board/entry", FAST "60", test_entry);
  lm_board_test_add ("/nacci-board/edit", START "5,3", test_edit);
  lm_board_test_add ("/nacci-board/sizes", START "5,3", test_sizes);

  return g_test_run ();
}
