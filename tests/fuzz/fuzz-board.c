/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-board.c: a line with a position, and then what somebody does on its board: two bytes for each deed, what and where.
 * After every few deeds, and at the end, the board is drawn into a picture. Needs a display. */

#include "fuzz.h"

#include "engine/game/lm-game-info.h"
#include "games/lm-games.h"
#include "kit/page/lm-game-view-info.h"

#include <adwaita.h>
#include <string.h>

/* So many deeds. */
#define DEEDS_MAX 64

/* So many events are handled after one, if there are so many. */
#define EVENTS_MAX 20

#define MOVES_MAX 64

typedef struct
{
  GtkWidget   *box; /* stays */
  LmBoardView *board;
  GtkWidget   *edit_bar;
  int          width;
  int          height;
} Fixture;

static Fixture fixture;

/* --- what there is ---------------------------------------------------------- */

typedef gboolean (* IsWanted) (GtkWidget *widget);

static gboolean
is_button (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget);
}

static gboolean
is_entry (GtkWidget *widget)
{
  return GTK_IS_EDITABLE (widget) && !GTK_IS_TEXT (widget) && gtk_widget_is_sensitive (widget)
         && gtk_editable_get_editable (GTK_EDITABLE (widget));
}

static gboolean
is_reachable (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_focusable (widget) && gtk_widget_is_sensitive (widget);
}

static void
list (GtkWidget *root,
      IsWanted   wanted,
      GPtrArray *widgets)
{
  if (wanted (root))
    g_ptr_array_add (widgets, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    list (child, wanted, widgets);
}

/* Returns: (transfer none) (nullable): one of them */
static GtkWidget *
pick (IsWanted wanted,
      guint    number)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();

  list (fixture.box, wanted, widgets);
  return widgets->len > 0 ? g_ptr_array_index (widgets, number % widgets->len) : NULL;
}

/* Those of GTK look at an event, and there is none. */
static gboolean
is_ours (GtkWidget *widget)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Lm");
}

static gboolean
is_drawing (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && is_ours (widget);
}

/* --- what comes of a deed ---------------------------------------------------- */

static void
settle (void)
{
  for (guint i = 0; i < EVENTS_MAX && g_main_context_pending (NULL); i++)
    g_main_context_iteration (NULL, FALSE);
}

/* What a board chooses is a move. */
static void
move_chosen_cb (LmBoardView *board,
                const char  *move)
{
  g_autoptr (LmPosition) before = lm_position_ref (lm_board_view_get_position (board));
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) after = lm_position_play (before, move, &error);

  g_assert_no_error (error);
  lm_board_view_set_position (board, after, before, move);
  lm_board_view_set_last_move (board, before, move);
}

/* What it makes of a position is one. */
static void
edited_cb (LmBoardView *board,
           LmPosition  *position)
{
  fuzz_check_position (position);
  lm_board_view_set_position (board, position, NULL, NULL);
}

static void
lay_out (void)
{
  int width, height;

  gtk_widget_measure (fixture.box, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, fixture.width);
  gtk_widget_measure (fixture.box, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_size_allocate (fixture.box, &(GtkAllocation) { 0, 0, width, MAX (height, fixture.height) }, -1);
}

static void
draw (void)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (fixture.box);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, fixture.width, fixture.height);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  lay_out ();
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), fixture.width, fixture.height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  g_clear_pointer (&node, gsk_render_node_unref);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* --- deeds ------------------------------------------------------------------ */

static void
press_key (guint where)
{
  static const guint keys[] = {
    GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Return, GDK_KEY_space, GDK_KEY_Escape, GDK_KEY_Tab,
    GDK_KEY_0, GDK_KEY_1, GDK_KEY_2, GDK_KEY_3, GDK_KEY_9, GDK_KEY_a, GDK_KEY_m, GDK_KEY_s, GDK_KEY_plus, GDK_KEY_minus,
    GDK_KEY_Delete, GDK_KEY_BackSpace, GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_Menu, GDK_KEY_F10,
  };
  static const GdkModifierType states[] = { 0, GDK_SHIFT_MASK, GDK_CONTROL_MASK };
  GtkWidget *widget = gtk_root_get_focus (gtk_widget_get_root (fixture.box));
  gboolean handled = FALSE;

  for (; widget != NULL && !handled; widget = gtk_widget_get_parent (widget))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; is_ours (widget) && i < g_list_model_get_n_items (controllers) && !handled; i++)
        {
          g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

          if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
            g_signal_emit_by_name (controller, "key-pressed", keys[where % G_N_ELEMENTS (keys)], 0,
                                   states[where / G_N_ELEMENTS (keys) % G_N_ELEMENTS (states)], &handled);
        }
    }
}

static void
click (guint where)
{
  GtkWidget *button = pick (is_button, where);

  if (button != NULL)
    g_signal_emit_by_name (button, "clicked");
}

static void
focus (guint where)
{
  GtkWidget *widget = pick (is_reachable, where);

  if (widget != NULL)
    gtk_widget_grab_focus (widget);
}

static void
walk (guint where)
{
  gtk_widget_child_focus (fixture.box, where % 2 == 0 ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD);
}

static void
send (GObject *controller,
      guint    where)
{
  const double x = where * 5, y = where * 3;

  if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
    {
      g_signal_emit_by_name (controller, "enter", x, y);
      g_signal_emit_by_name (controller, "motion", y, x);
      if (where % 2 == 0)
        g_signal_emit_by_name (controller, "leave");
    }
  else if (GTK_IS_GESTURE_DRAG (controller))
    {
      g_signal_emit_by_name (controller, "drag-begin", x, y);
      g_signal_emit_by_name (controller, "drag-update", y - 200, x - 100);
      g_signal_emit_by_name (controller, "drag-update", 40.0, 0.0);
      g_signal_emit_by_name (controller, "drag-end", 40.0, 0.0);
    }
}

/* The pointer comes to something, or is drawn over it. */
static void
point (guint where)
{
  GtkWidget *widget = pick (is_drawing, where);
  g_autoptr (GListModel) controllers = widget != NULL ? gtk_widget_observe_controllers (widget) : NULL;

  for (guint i = 0; controllers != NULL && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      send (controller, where);
    }
}

static void
type (guint where)
{
  static const char *const texts[] = { "", "0", "1", "7", "20", "1,2,3", "-1", "x", "99999999999999999999", "3/2", "1+", "\xc3\xa4" };
  GtkWidget *entry = pick (is_entry, where / G_N_ELEMENTS (texts));

  if (entry == NULL)
    return;

  gtk_editable_set_text (GTK_EDITABLE (entry), texts[where % G_N_ELEMENTS (texts)]);
  gtk_widget_activate (entry);
}

static void
set_mode (guint where)
{
  lm_board_view_set_mode (fixture.board, where % (LM_BOARD_EDIT + 1));
}

static void
set_size (guint where)
{
  fixture.width = 200 + where * 6;
  fixture.height = 150 + where * where % 900;
}

static char *
get_move (guint where)
{
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (lm_board_view_get_position (fixture.board), MOVES_MAX, &complete);

  return moves->len > 0 ? g_strdup (g_ptr_array_index (moves, where % moves->len)) : NULL;
}

static void
play (guint where)
{
  g_autofree char *move = get_move (where);

  if (move != NULL && lm_board_view_is_playing (fixture.board))
    lm_board_view_choose_move (fixture.board, move);
}

static void
mark (guint where)
{
  g_autofree char *move = get_move (where);

  lm_board_view_set_arrow (fixture.board, where % 3 == 0 ? NULL : move);
  lm_board_view_point_at_move (fixture.board, where % 5 == 0 ? NULL : move);
}

static void
overlay (guint where)
{
  g_autoptr (LmSolveContext) context = fuzz_create_limits (NULL);
  g_autoptr (LmAnswer) answer = NULL;

  if (where % 3 != 0)
    answer = lm_position_solve (lm_board_view_get_position (fixture.board), NULL, context, NULL);
  lm_board_view_set_overlay (fixture.board, answer);
}

static void
watch (guint where)
{
  lm_board_view_set_persons (fixture.board, where % 16);
  lm_board_view_set_animate (fixture.board, where % 2);
}

static void
look (guint where)
{
  draw ();
}

static void (* const deeds[]) (guint where) = {
  press_key, click, focus, walk, point, type, set_mode, set_size, play, mark, overlay, watch, look, press_key, click, click,
};

/* --- the board --------------------------------------------------------------- */

static void
start (void)
{
  GtkWidget *window;

  g_setenv ("GTK_A11Y", "none", TRUE);
  gtk_init ();
  adw_init ();
  lm_games_register ();
  fixture.box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 500);
  gtk_window_set_child (GTK_WINDOW (window), fixture.box);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (fixture.box))
    g_main_context_iteration (NULL, TRUE);
}

static void
set_up (LmPosition *position)
{
  fixture.board = g_object_new (lm_game_view_info_lookup (lm_position_get_info (position)->name)->board_type (), NULL);
  fixture.edit_bar = lm_board_view_create_edit_controls (fixture.board);
  fixture.width = 600;
  fixture.height = 500;
  gtk_widget_set_vexpand (GTK_WIDGET (fixture.board), TRUE);
  gtk_box_append (GTK_BOX (fixture.box), fixture.edit_bar);
  gtk_box_append (GTK_BOX (fixture.box), GTK_WIDGET (fixture.board));
  g_signal_connect (fixture.board, "move-chosen", G_CALLBACK (move_chosen_cb), NULL);
  g_signal_connect (fixture.board, "edited", G_CALLBACK (edited_cb), NULL);
  lm_board_view_set_animate (fixture.board, FALSE);
  lm_board_view_set_mode (fixture.board, LM_BOARD_PLAY);
  lm_board_view_set_position (fixture.board, position, NULL, NULL);
  lay_out ();
}

static void
tear_down (void)
{
  /* A tooltip that is still to come would outlive its widget. */
  g_object_set_data (G_OBJECT (gtk_widget_get_display (fixture.box)), "gdk-display-current-tooltip", NULL);
  gtk_box_remove (GTK_BOX (fixture.box), fixture.edit_bar);
  gtk_box_remove (GTK_BOX (fixture.box), GTK_WIDGET (fixture.board));
  settle ();
}

static void
check_board (LmPosition    *position,
             const uint8_t *data,
             size_t         size)
{
  set_up (position);
  for (size_t i = 0; i + 1 < MIN (size, 2 * DEEDS_MAX); i += 2)
    {
      deeds[data[i] % G_N_ELEMENTS (deeds)] (data[i + 1]);
      settle ();
      lay_out ();
    }
  draw ();
  tear_down ();
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  const uint8_t *end = memchr (data, '\n', size);
  const size_t length = end != NULL ? (size_t) (end - data) : size;
  g_autofree char *text = g_strndup ((const char *) data, length);
  g_autoptr (LmPosition) position = NULL;

  if (fixture.box == NULL)
    start ();
  position = lm_position_parse (text, NULL);
  if (position == NULL)
    return -1;

  check_board (position, data + MIN (length + 1, size), size - MIN (length + 1, size));
  return 0;
}
