/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-board-items.c: the board kit on a board of its own: hover, focus, keys, scroll, zoom, flights, drags, popovers, the move bar. */

#include "lm-panel-test.h"

#include "kit/board/lm-board-items.h"
#include "kit/board/lm-move-bar.h"

#define COLUMNS 6
#define SIZE 40.0
#define START "lastmove:nim?stones=13"

/* A board with numbered squares, of which the test says what they are. */
#define TEST_TYPE_BOARD (test_board_get_type ())
G_DECLARE_FINAL_TYPE (TestBoard, test_board, TEST, BOARD, LmBoardView)

struct _TestBoard
{
  LmBoardView   parent_instance;

  LmBoardItems *items;
  LmMoveBar    *bar;
  guint         n;
  guint         gone;        /* this one is not there */
  guint         insensitive; /* all up to this one */
  guint         inert;
  gboolean      entry;
  guint         n_flights;   /* drawn */
  guint         n_updates;
  GString      *done;
};

G_DEFINE_FINAL_TYPE (TestBoard, test_board, LM_TYPE_BOARD_VIEW)

static void
arrange (gpointer     room,
         LmBoardPlan *plan)
{
  TestBoard *self = room;
  const double size = plan->zoom != LM_BOARD_ZOOM_FIT ? plan->zoom : SIZE;

  lm_board_items_set_unit (self->items, size, 20, 100);
  for (guint id = 1; id <= self->n; id++)
    {
      LmBoardItem *item;

      if (id == self->gone)
        continue;

      item = lm_board_plan_add (plan, id, (id - 1) % COLUMNS * size, (id - 1) / COLUMNS * size, size, size);
      item->sensitive = id > self->insensitive;
      item->inert = id == self->inert;
      item->css_class = (id - 1) / COLUMNS % 2 == 0 ? "even" : "odd";
    }
  plan->width = MAX (plan->width, COLUMNS * size);
  plan->height = MAX (plan->height, (self->n + COLUMNS - 1) / COLUMNS * size);
}

static char *
describe (gpointer room,
          guint64  id)
{
  return g_strdup_printf ("Square %u", (guint) id);
}

static void
draw (gpointer      room,
      GtkSnapshot  *snapshot,
      LmBoardLayer  layer,
      double        progress)
{
  if (layer == LM_BOARD_LAYER_FLIGHT)
    TEST_BOARD (room)->n_flights++;
}

static void
say (gpointer    room,
     const char *what,
     guint64     id)
{
  g_string_append_printf (TEST_BOARD (room)->done, "%s %u;", what, (guint) id);
}

static void
activate (gpointer room,
          guint64  id)
{
  say (room, "activate", id);
}

static void
alternate (gpointer room,
           guint64  id)
{
  say (room, "alternate", id);
}

static gboolean
drag_begin (gpointer room,
            guint64  id)
{
  say (room, "from", id);

  return id != 3;
}

static void
drag_over (gpointer room,
           guint64  id)
{
  say (room, "over", id);
}

static void
drag_end (gpointer room,
          guint64  id)
{
  say (room, "end", id);
}

static gboolean
begin_flight (gpointer    room,
              LmPosition *before,
              const char *move)
{
  say (room, "flight", 0);

  return TRUE;
}

static const LmBoardItemsFuncs funcs = {
  .arrange = arrange,
  .describe = describe,
  .draw = draw,
  .activate = activate,
  .alternate = alternate,
  .drag_begin = drag_begin,
  .drag_over = drag_over,
  .drag_end = drag_end,
  .begin_flight = begin_flight,
};

static void
test_board_update (LmBoardView   *board,
                   LmBoardChange  changes,
                   LmPosition    *before,
                   const char    *move)
{
  TestBoard *self = TEST_BOARD (board);

  self->n_updates++;
  lm_move_bar_begin (self->bar);
  if (self->entry)
    lm_move_bar_show_entry (self->bar, "Go", "Stones", "Write first.");
  else
    for (guint i = 1; i <= 3; i++)
      {
        g_autofree char *text = g_strdup_printf ("%u", i);

        lm_move_bar_add (self->bar, text, text);
      }
}

static char *
test_board_describe_prompt (LmBoardView *board)
{
  return g_strdup ("Do something.");
}

static char *
test_board_describe_pointed (LmBoardView  *board,
                             LmBoardItems *items,
                             guint64       id)
{
  return g_strdup_printf ("This is %u.", (guint) id);
}

static void
test_board_finalize (GObject *object)
{
  g_string_free (TEST_BOARD (object)->done, TRUE);

  G_OBJECT_CLASS (test_board_parent_class)->finalize (object);
}

static void
test_board_class_init (TestBoardClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = test_board_finalize;
  board_class->update = test_board_update;
  board_class->describe_prompt = test_board_describe_prompt;
  board_class->describe_pointed = test_board_describe_pointed;
}

static void
test_board_init (TestBoard *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);

  self->n = 30;
  self->done = g_string_new (NULL);
  self->items = LM_BOARD_ITEMS (lm_board_items_new (board, &funcs, self));
  self->bar = LM_MOVE_BAR (lm_move_bar_new (board));
  lm_board_view_set_drawing (board, lm_board_items_create_scroller (self->items, GTK_POLICY_AUTOMATIC,
                                                                    GTK_POLICY_AUTOMATIC));
  lm_board_view_set_controls (board, GTK_WIDGET (self->bar));
}

typedef struct
{
  TestBoard   *board;
  LmBoardView *view;
  GtkWidget   *window;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (START);

  self->board = g_object_new (TEST_TYPE_BOARD, NULL);
  self->view = LM_BOARD_VIEW (self->board);
  lm_board_view_set_animate (self->view, FALSE);
  lm_board_view_set_mode (self->view, LM_BOARD_PLAY);
  lm_board_view_set_position (self->view, position, NULL, NULL);
  self->window = lm_panel_test_present (GTK_WIDGET (self->board));
  lm_panel_test_settle (20);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  lm_panel_test_close (self->window);
}

static GtkWidget *
get_focus (Fixture *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

#define assert_focus(self, id) \
  g_assert_true (get_focus (self) != NULL && get_focus (self) == lm_board_items_get_widget ((self)->board->items, id))

#define assert_done(self, text) \
  G_STMT_START { g_assert_cmpstr ((self)->board->done->str, ==, text); g_string_truncate ((self)->board->done, 0); } G_STMT_END

#define assert_caption(self, text) g_assert_true (lm_panel_test_shows ((self)->window, text))

static void
send_key (Fixture         *self,
          guint            keyval,
          GdkModifierType  state)
{
  GtkWidget *widget = get_focus (self);
  gboolean handled = FALSE;

  for (; widget != NULL && !handled; widget = gtk_widget_get_parent (widget))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
        {
          g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

          if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
            g_signal_emit_by_name (controller, "key-pressed", keyval, 0, state, &handled);
        }
    }
  lm_panel_test_settle (5);
}

static GObject *
find_controller (GtkWidget *widget,
                 GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        return controller;
    }

  g_assert_not_reached ();
}

static void
point (Fixture *self,
       guint64  id,
       gboolean enter)
{
  GObject *motion = find_controller (lm_board_items_get_widget (self->board->items, id),
                                     GTK_TYPE_EVENT_CONTROLLER_MOTION);

  if (enter)
    g_signal_emit_by_name (motion, "enter", 1.0, 1.0);
  else
    g_signal_emit_by_name (motion, "leave");
}

static guint
count_children (Fixture *self)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->board->items)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;

  return n;
}

static void
update (Fixture *self)
{
  lm_board_view_changed (self->view);
  lm_panel_test_settle (10);
}

static void
test_names (Fixture       *self,
            gconstpointer  data)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->board->items));

  /* In the order of the plan. */
  for (guint id = 1; id <= 30; id++)
    {
      g_autofree char *name = g_strdup_printf ("Square %u", id);

      g_assert_true (child == lm_board_items_get_widget (self->board->items, id));
      g_assert_true (lm_panel_test_has_name (child, name));
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_ROLE_BUTTON);
      child = gtk_widget_get_next_sibling (child);
    }
  g_assert_null (child);
}

/* Before the board is on the screen all is named already. */
static void
test_unseen (void)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (START);
  TestBoard *board = g_object_ref_sink (g_object_new (TEST_TYPE_BOARD, NULL));

  lm_board_view_set_position (LM_BOARD_VIEW (board), position, NULL, NULL);
  g_assert_true (lm_panel_test_has_name (lm_board_items_get_widget (board->items, 30), "Square 30"));
  g_assert_finalize_object (board);
}

static void
test_keys (Fixture       *self,
           gconstpointer  data)
{
  const struct { guint keyval; guint id; } way[] = {
    { GDK_KEY_Right, 2 }, { GDK_KEY_Down, 8 }, { GDK_KEY_Down, 14 }, { GDK_KEY_Left, 13 }, { GDK_KEY_Left, 13 },
    { GDK_KEY_Up, 7 }, { GDK_KEY_Up, 1 }, { GDK_KEY_Up, 1 }, { GDK_KEY_End, 30 }, { GDK_KEY_Right, 30 },
    { GDK_KEY_Home, 1 }, { GDK_KEY_Page_Down, 25 }, { GDK_KEY_Page_Up, 1 },
  };

  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  assert_focus (self, 1);
  for (guint i = 0; i < G_N_ELEMENTS (way); i++)
    {
      send_key (self, way[i].keyval, 0);
      assert_focus (self, way[i].id);
    }

  /* One stop of the Tab key for each kind. */
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_FORWARD);
  assert_focus (self, 7);
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_is_ancestor (get_focus (self), GTK_WIDGET (self->board->bar)));
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_BACKWARD);
  assert_focus (self, 1);
}

/* What was done last counts. */
static void
test_pointing (Fixture       *self,
               gconstpointer  data)
{
  LmBoardItems *items = self->board->items;

  assert_caption (self, "Do something.");
  point (self, 5, TRUE);
  g_assert_cmpuint (lm_board_items_get_pointed (items), ==, 5);
  assert_caption (self, "This is 5.");
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  send_key (self, GDK_KEY_Down, 0);
  g_assert_cmpuint (lm_board_items_get_pointed (items), ==, 7);
  assert_caption (self, "This is 7.");

  /* The pointer rests: that it is told so again means nothing. */
  point (self, 5, TRUE);
  g_assert_cmpuint (lm_board_items_get_pointed (items), ==, 7);
  point (self, 6, TRUE);
  assert_caption (self, "This is 6.");
  point (self, 6, FALSE);
  g_assert_cmpuint (lm_board_items_get_pointed (items), ==, LM_BOARD_NO_ITEM);
  assert_caption (self, "Do something.");

  /* A problem comes first, until something else is pointed at. */
  lm_board_view_set_problem (self->view, "That is wrong.");
  assert_caption (self, "That is wrong.");
  point (self, 8, TRUE);
  assert_caption (self, "This is 8.");
}

static void
test_focus (Fixture       *self,
            gconstpointer  data)
{
  gtk_widget_grab_focus (lm_board_items_get_widget (self->board->items, 8));

  /* Gone: the nearest of its kind. */
  self->board->gone = 8;
  update (self);
  g_assert_null (lm_board_items_get_widget (self->board->items, 8));
  assert_focus (self, 7);

  /* It moves along with its square. */
  lm_board_items_set_zoom (self->board->items, 25);
  lm_panel_test_settle (20);
  assert_focus (self, 7);

  /* None of its kind is left: another keeps the place until there is one. */
  self->board->n = 6;
  update (self);
  assert_focus (self, 1);
  self->board->n = 9;
  update (self);
  assert_focus (self, 7);
  self->board->n = 3;

  /* Nothing at all takes it: the drawing does. */
  self->board->insensitive = 3;
  update (self);
  g_assert_true (get_focus (self) == GTK_WIDGET (self->board->items));
  self->board->insensitive = 0;
  update (self);
  assert_focus (self, 1);
  g_assert_false (gtk_widget_get_focusable (GTK_WIDGET (self->board->items)));
}

/* What is below the board and can be pressed no more hands the focus to the drawing. */
static void
test_focus_of_bar (Fixture       *self,
                   gconstpointer  data)
{
  g_autoptr (LmPosition) over = lm_panel_test_parse ("lastmove:nim?stones=1");

  gtk_widget_grab_focus (lm_panel_test_find_named (self->window, GTK_TYPE_BUTTON, "Take 2 stones"));
  lm_board_view_set_mode (self->view, LM_BOARD_WATCH);
  assert_focus (self, 1);
  lm_board_view_set_mode (self->view, LM_BOARD_PLAY);
  gtk_widget_grab_focus (lm_panel_test_find_named (self->window, GTK_TYPE_BUTTON, "Take 2 stones"));
  lm_board_view_set_position (self->view, over, NULL, NULL);
  assert_focus (self, 1);
}

static void
test_activate (Fixture       *self,
               gconstpointer  data)
{
  GtkWidget *square = lm_board_items_get_widget (self->board->items, 4);

  g_signal_emit_by_name (square, "clicked");
  assert_done (self, "activate 4;");
  gtk_widget_grab_focus (square);
  send_key (self, GDK_KEY_Return, GDK_SHIFT_MASK);
  send_key (self, GDK_KEY_Menu, 0);
  send_key (self, GDK_KEY_F10, GDK_SHIFT_MASK);
  assert_done (self, "alternate 4;alternate 4;alternate 4;");

  /* What is inert can be reached and heard. */
  self->board->inert = 4;
  update (self);
  assert_focus (self, 4);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (square), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  g_signal_emit_by_name (square, "clicked");
  send_key (self, GDK_KEY_Menu, 0);
  assert_done (self, "");
}

static void
test_drag (Fixture       *self,
           gconstpointer  data)
{
  GObject *gesture = find_controller (GTK_WIDGET (self->board->items), GTK_TYPE_GESTURE_DRAG);

  /* Within the square it is a click. */
  g_signal_emit_by_name (gesture, "drag-begin", 10.0, 10.0);
  g_signal_emit_by_name (gesture, "drag-update", 20.0, 20.0);
  g_signal_emit_by_name (gesture, "drag-end", 20.0, 20.0);
  assert_done (self, "");

  g_signal_emit_by_name (gesture, "drag-begin", 10.0, 10.0);
  g_signal_emit_by_name (gesture, "drag-update", 40.0, 0.0);
  g_signal_emit_by_name (gesture, "drag-update", 45.0, 0.0);
  g_signal_emit_by_name (gesture, "drag-update", 45.0, 40.0);
  g_signal_emit_by_name (gesture, "drag-update", 2.0, 2.0);
  g_signal_emit_by_name (gesture, "drag-update", -20.0, 2.0);
  g_signal_emit_by_name (gesture, "drag-end", -20.0, 2.0);
  assert_done (self, "from 1;over 2;over 8;over 1;over 0;end 0;");

  /* The room does not want that one drawn on. */
  g_signal_emit_by_name (gesture, "drag-begin", 2 * SIZE + 10, 10.0);
  g_signal_emit_by_name (gesture, "drag-update", SIZE, 0.0);
  g_signal_emit_by_name (gesture, "drag-end", SIZE, 0.0);
  assert_done (self, "from 3;");
}

static void
test_many (Fixture       *self,
           gconstpointer  data)
{
  LmBoardItems *items = self->board->items;
  const gint64 begin = g_get_monotonic_time ();
  guint most;

  self->board->n = 3000;
  update (self);
  most = count_children (self);
  g_assert_cmpuint (most, <, 300);
  g_assert_nonnull (lm_board_items_get_widget (items, 1));
  g_assert_null (lm_board_items_get_widget (items, 3000));

  /* The keyboard goes anywhere, and stays where it is when that is scrolled away. */
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  send_key (self, GDK_KEY_End, 0);
  lm_panel_test_settle (20);
  assert_focus (self, 3000);
  g_assert_null (lm_board_items_get_widget (items, 1));
  for (guint id = 1; id <= 3000; id += 250)
    {
      lm_board_items_show_item (items, id);
      lm_panel_test_settle (20);
      g_assert_nonnull (lm_board_items_get_widget (items, id));
      g_assert_true (gtk_widget_get_visible (lm_board_items_get_widget (items, id)));
      assert_focus (self, 3000);
      g_assert_cmpuint (count_children (self), <, 2 * most);
    }
  send_key (self, GDK_KEY_Up, 0);
  lm_panel_test_settle (20);
  assert_focus (self, 2994);
  for (guint i = 0; i < 60; i++)
    send_key (self, GDK_KEY_Page_Up, 0);
  assert_focus (self, 6);
  g_test_message ("3000 items took %g s, %u children", (g_get_monotonic_time () - begin) / 1e6, most);
}

static double
get_width (Fixture *self)
{
  return lm_board_items_find (self->board->items, 1)->area.size.width;
}

static void
test_zoom (Fixture       *self,
           gconstpointer  data)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  send_key (self, GDK_KEY_plus, GDK_CONTROL_MASK);
  lm_panel_test_settle (20);
  g_assert_cmpfloat (get_width (self), ==, 48);
  for (guint i = 0; i < 20; i++)
    send_key (self, GDK_KEY_minus, GDK_CONTROL_MASK);
  lm_panel_test_settle (20);
  g_assert_cmpfloat (get_width (self), ==, 20);
  lm_board_items_set_zoom (self->board->items, 1000);
  lm_panel_test_settle (20);
  g_assert_cmpfloat (get_width (self), ==, 100);
  send_key (self, GDK_KEY_0, GDK_CONTROL_MASK);
  lm_panel_test_settle (20);
  g_assert_cmpfloat (get_width (self), ==, SIZE);
  g_assert_cmpfloat (lm_board_items_get_zoom (self->board->items), ==, LM_BOARD_ZOOM_FIT);
}

static void
move (Fixture    *self,
      const char *text)
{
  g_autoptr (LmPosition) before = lm_position_ref (lm_board_view_get_position (self->view));
  g_autoptr (LmPosition) after = lm_position_play (before, text, NULL);

  lm_board_view_set_position (self->view, after, before, text);
}

static void
set_animations (gboolean enable)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enable, NULL);
}

static gboolean
has_landed (gpointer data)
{
  return !lm_board_items_is_flying (data);
}

static gboolean
has_flown (gpointer data)
{
  return TEST_BOARD (data)->n_flights > 0;
}

static void
test_flight (Fixture       *self,
             gconstpointer  data)
{
  TestBoard *board = self->board;

  /* Nobody wants to see it. */
  set_animations (TRUE);
  move (self, "1");
  lm_panel_test_settle (50);
  assert_done (self, "");
  g_assert_cmpuint (board->n_flights, ==, 0);

  lm_board_view_set_animate (self->view, TRUE);
  move (self, "1");
  g_assert_true (lm_board_items_is_flying (board->items));
  lm_panel_test_wait (has_flown, board);
  lm_panel_test_wait (has_landed, board->items);

  /* One that is in the air lands when the next one begins. */
  move (self, "1");
  move (self, "1");
  g_assert_true (lm_board_items_is_flying (board->items));
  lm_panel_test_wait (has_landed, board->items);
  assert_done (self, "flight 0;flight 0;flight 0;");

  /* The desktop asks for none. */
  set_animations (FALSE);
  board->n_flights = 0;
  move (self, "1");
  g_assert_false (lm_board_items_is_flying (board->items));
  lm_panel_test_settle (50);
  g_assert_cmpuint (board->n_flights, ==, 0);
  assert_done (self, "");
}

static gboolean
has_no_popover (gpointer items)
{
  for (GtkWidget *child = gtk_widget_get_first_child (items); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      return FALSE;

  return TRUE;
}

static GtkPopover *
popup (Fixture *self,
       guint64  id)
{
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_button_new_with_label ("Choose"));
  lm_board_items_popup (self->board->items, id, GTK_POPOVER (popover));
  lm_panel_test_settle (20);
  g_assert_true (gtk_widget_get_mapped (popover));

  return GTK_POPOVER (popover);
}

static void
test_popup (Fixture       *self,
            gconstpointer  data)
{
  gtk_widget_grab_focus (lm_board_items_get_widget (self->board->items, 9));
  gtk_popover_popdown (popup (self, 9));
  lm_panel_test_wait (has_no_popover, self->board->items);
  assert_focus (self, 9);

  /* A board that changes takes the question back; a board may go while it asks. */
  popup (self, 9);
  update (self);
  lm_panel_test_wait (has_no_popover, self->board->items);
  assert_focus (self, 9);
  popup (self, 9);
  popup (self, 10);
}

static void
choose_cb (TestBoard  *board,
           const char *move)
{
  g_string_append_printf (board->done, "%s;", move);
}

static void
test_bar (Fixture       *self,
          gconstpointer  data)
{
  GtkWidget *button = lm_panel_test_find_named (self->window, GTK_TYPE_BUTTON, "Take 2 stones");

  g_signal_connect (self->board, "move-chosen", G_CALLBACK (choose_cb), NULL);
  g_signal_emit_by_name (find_controller (button, GTK_TYPE_EVENT_CONTROLLER_MOTION), "enter", 1.0, 1.0);
  g_assert_cmpstr (lm_board_view_get_pointed_move (self->view), ==, "2");
  assert_caption (self, "Take 2 stones");
  point (self, 5, TRUE);
  assert_caption (self, "This is 5.");
  point (self, 5, FALSE);
  assert_caption (self, "Take 2 stones");
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (lm_move_bar_press (self->board->bar, GDK_KEY_3));
  g_assert_false (lm_move_bar_press (self->board->bar, GDK_KEY_4));
  assert_done (self, "2;3;");
  lm_board_view_set_arrow (self->view, "2");
  g_assert_true (gtk_widget_has_css_class (button, "suggested-action"));
  lm_board_view_set_mode (self->view, LM_BOARD_WATCH);
  g_assert_false (gtk_widget_is_sensitive (button));
  g_assert_false (lm_move_bar_press (self->board->bar, GDK_KEY_3));
}

static void
test_entry (Fixture       *self,
            gconstpointer  data)
{
  GtkWidget *entry;

  g_signal_connect (self->board, "move-chosen", G_CALLBACK (choose_cb), NULL);
  self->board->entry = TRUE;
  update (self);
  entry = lm_panel_test_find_named (self->window, GTK_TYPE_ENTRY, "Stones");
  lm_panel_test_press (self->window, "Go");
  assert_caption (self, "Write first.");
  g_assert_true (lm_move_bar_press (self->board->bar, GDK_KEY_7));
  assert_caption (self, "“7” is not legal");
  gtk_editable_set_text (GTK_EDITABLE (entry), " 2");
  assert_caption (self, "Take 2 stones");
  point (self, 5, TRUE);
  assert_caption (self, "This is 5.");
  gtk_editable_set_text (GTK_EDITABLE (entry), "1");
  assert_caption (self, "Take 1 stone");
  gtk_editable_set_text (GTK_EDITABLE (entry), " 2");

  /* What was typed stays when a mark comes; a hint takes its place. */
  lm_board_view_changed (self->view);
  g_assert_cmpstr (lm_move_bar_get_text (self->board->bar), ==, " 2");
  lm_panel_test_press (self->window, "Go");
  assert_done (self, "2;");
  lm_board_view_set_arrow (self->view, "3");
  g_assert_cmpstr (lm_move_bar_get_text (self->board->bar), ==, "3");
}

static GtkWidget *
create_shown (void)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (START);
  LmBoardView *board = g_object_new (TEST_TYPE_BOARD, NULL);

  lm_board_view_set_mode (board, LM_BOARD_PLAY);
  lm_board_view_set_position (board, position, NULL, NULL);

  return GTK_WIDGET (board);
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *path; void (* test) (Fixture *, gconstpointer); } tests[] = {
    { "/board-items/names", test_names },
    { "/board-items/keys", test_keys },
    { "/board-items/pointing", test_pointing },
    { "/board-items/focus", test_focus },
    { "/board-items/focus-of-bar", test_focus_of_bar },
    { "/board-items/activate", test_activate },
    { "/board-items/drag", test_drag },
    { "/board-items/many", test_many },
    { "/board-items/zoom", test_zoom },
    { "/board-items/flight", test_flight },
    { "/board-items/popup", test_popup },
    { "/board-items/bar", test_bar },
    { "/board-items/entry", test_entry },
  };
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status >= 0)
    return status;

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  g_test_add_func ("/board-items/unseen", test_unseen);

  return g_test_run ();
}
