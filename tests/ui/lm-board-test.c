/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-test.c: what the tests of the boards share: a board in a window that plays what is chosen. */

#include "lm-board-test.h"

#include "engine/game/lm-game-info.h"
#include "kit/page/lm-game-view-info.h"

/**
 * lm_board_test_create:
 * @start: position text of a game
 *
 * Returns: (transfer floating): the board of that game, which shows nothing
 */
LmBoardView *
lm_board_test_create (const char *start)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (start);

  return g_object_new (lm_game_view_info_lookup (lm_position_get_info (position)->name)->board_type (), NULL);
}

/**
 * lm_board_test_show:
 * @self: a board
 * @text: position text
 *
 * Shows a position that no move led to.
 */
void
lm_board_test_show (LmBoardTest *self,
                    const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  lm_board_view_set_position (self->board, position, NULL, NULL);
  lm_panel_test_settle (5);
}

/* What the window does with a chosen move and an edited position. */
static void
move_chosen_cb (LmBoardTest *self,
                const char *move)
{
  g_autoptr (LmPosition) before = lm_position_ref (lm_board_view_get_position (self->board));
  g_autoptr (LmPosition) after = lm_position_play (before, move, NULL);

  g_assert_nonnull (after);
  g_free (self->chosen);
  self->chosen = g_strdup (move);
  self->n_chosen++;
  lm_board_view_set_position (self->board, after, before, move);
  lm_board_view_set_last_move (self->board, before, move);
}

static void
edited_cb (LmBoardTest *self,
           LmPosition *position)
{
  self->n_edited++;
  lm_board_view_set_position (self->board, position, NULL, NULL);
}

/**
 * lm_board_test_set_up:
 * @self: (out caller-allocates): a board to play on
 * @start: position text
 */
void
lm_board_test_set_up (LmBoardTest   *self,
                      gconstpointer  start)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->board = lm_board_test_create (start);
  self->edit_bar = lm_board_view_create_edit_controls (self->board);
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
  gtk_box_append (GTK_BOX (box), self->edit_bar);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->board));
  g_signal_connect_swapped (self->board, "move-chosen", G_CALLBACK (move_chosen_cb), self);
  g_signal_connect_swapped (self->board, "edited", G_CALLBACK (edited_cb), self);
  lm_board_view_set_animate (self->board, FALSE);
  lm_board_view_set_mode (self->board, LM_BOARD_PLAY);
  self->window = lm_panel_test_present (box);
  lm_board_test_show (self, start);
}

/**
 * lm_board_test_tear_down:
 * @self: a board
 * @start: not used
 *
 * Closes the window and makes sure that nothing keeps the board alive.
 */
void
lm_board_test_tear_down (LmBoardTest   *self,
                         gconstpointer  start)
{
  g_object_add_weak_pointer (G_OBJECT (self->board), (gpointer *) &self->board);
  lm_panel_test_close (self->window);
  g_assert_null (self->board);
  g_free (self->chosen);
}

/**
 * lm_board_test_get:
 * @self: a board
 * @name: what a screen reader calls a button
 *
 * Returns: (transfer none): that button, which has to be there
 */
GtkWidget *
lm_board_test_get (LmBoardTest *self,
                   const char  *name)
{
  GtkWidget *found = lm_panel_test_find_named (self->window, GTK_TYPE_BUTTON, name);

  if (found == NULL)
    g_error ("no button is called “%s”", name);

  return found;
}

/**
 * lm_board_test_press:
 * @self: a board
 * @name: what a screen reader calls a button
 */
void
lm_board_test_press (LmBoardTest *self,
                     const char *name)
{
  GtkWidget *button = lm_board_test_get (self, name);

  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  lm_panel_test_settle (5);
}

/**
 * lm_board_test_press_label:
 * @self: a board
 * @label: what is written on a button
 */
void
lm_board_test_press_label (LmBoardTest *self,
                           const char *label)
{
  lm_panel_test_press (self->window, label);
  lm_panel_test_settle (5);
}

/**
 * lm_board_test_assert_position:
 * @self: a board
 * @text: what it should show
 */
void
lm_board_test_assert_position (LmBoardTest *self,
                               const char *text)
{
  g_autofree char *shown = lm_position_to_string (lm_board_view_get_position (self->board));

  g_assert_cmpstr (shown, ==, text);
}

/**
 * lm_board_test_list:
 * @root: where to look
 * @css_class: a style class
 * @widgets: (element-type GtkWidget): where to put the widgets that have it, in
 *   the order of the screen
 */
void
lm_board_test_list (GtkWidget  *root,
                    const char *css_class,
                    GPtrArray  *widgets)
{
  if (gtk_widget_has_css_class (root, css_class))
    g_ptr_array_add (widgets, root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    lm_board_test_list (child, css_class, widgets);
}

/**
 * lm_board_test_count:
 * @self: a board
 * @css_class: a style class
 *
 * Returns: how many of its children have it
 */
guint
lm_board_test_count (LmBoardTest *self,
                     const char *css_class)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  lm_board_test_list (GTK_WIDGET (self->board), css_class, buttons);

  return buttons->len;
}

/* What the board draws now, or nothing as long as it has no place on the screen. */
static GskRenderNode *
draw (LmBoardTest *self)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (self->board));
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

/**
 * lm_board_test_take_picture:
 * @self: a board
 *
 * Returns: (transfer full): how it looks, as soon as it is on the screen
 */
GBytes *
lm_board_test_take_picture (LmBoardTest *self)
{
  GskRenderNode *node;
  GdkTexture *texture;
  GBytes *bytes;

  lm_panel_test_wait (is_drawn, self);
  node = draw (self);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (self->window)), node, NULL);
  bytes = gdk_texture_save_to_png_bytes (texture);
  g_object_unref (texture);
  gsk_render_node_unref (node);

  return bytes;
}

typedef struct
{
  LmBoardTest *board;
  GBytes      *picture;
} Look;

static gboolean
looks_so (gpointer data)
{
  const Look *look = data;
  g_autoptr (GBytes) now = lm_board_test_take_picture (look->board);

  return g_bytes_equal (now, look->picture);
}

static void
make_seen_move (LmBoardTest *self,
                const char  *start,
                void      (* move) (LmBoardTest *))
{
  lm_board_test_show (self, start);
  lm_board_view_set_last_move (self->board, NULL, NULL);
  lm_panel_test_settle (100);
  move (self);
  lm_panel_test_settle (40);
}

/**
 * lm_board_test_check_flight:
 * @self: a board
 * @start: position text
 * @move: makes a move there that is seen moving
 *
 * Checks that it is seen, that it then looks as where nobody wants to see it,
 * and that it is not seen where the desktop asks for less motion.
 */
void
lm_board_test_check_flight (LmBoardTest *self,
                            const char  *start,
                            void      (* move) (LmBoardTest *))
{
  g_autoptr (GBytes) landed = NULL;
  Look look = { self };
  gboolean flown = FALSE;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  make_seen_move (self, start, move);
  look.picture = landed = lm_board_test_take_picture (self);

  /* On a busy machine a flight may be over before anybody looks. */
  lm_board_view_set_animate (self->board, TRUE);
  for (guint attempt = 0; attempt < 10 && !flown; attempt++)
    {
      make_seen_move (self, start, move);
      flown = !looks_so (&look);
    }
  g_assert_true (flown);
  lm_panel_test_wait (looks_so, &look);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  make_seen_move (self, start, move);
  g_assert_true (looks_so (&look));
}

/**
 * lm_board_test_point:
 * @widget: a widget
 * @signal: "enter" or "leave"
 *
 * Lets the pointer come to it, or go.
 */
void
lm_board_test_point (GtkWidget  *widget,
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

/**
 * lm_board_test_create_shown:
 * @text: position text
 *
 * Returns: (transfer floating): a board that shows it, to look at
 */
GtkWidget *
lm_board_test_create_shown (const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);
  LmBoardView *board = lm_board_test_create (text);

  lm_board_view_set_position (board, position, NULL, NULL);
  lm_board_view_set_mode (board, LM_BOARD_PLAY);

  return GTK_WIDGET (board);
}

/**
 * lm_board_test_add:
 * @path: the name of a test
 * @start: position text
 * @test: the test, which finds a board that shows @start
 */
void
lm_board_test_add (const char     *path,
                   const char     *start,
                   void         (* test) (LmBoardTest *, gconstpointer))
{
  g_test_add (path, LmBoardTest, start, lm_board_test_set_up, test, lm_board_test_tear_down);
}
