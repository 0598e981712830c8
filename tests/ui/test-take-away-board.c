/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-take-away-board.c: the board of the take-away game: stones by pointer, key and number; the editor; what is said of it. */

#include "lm-board-test.h"

#include "engine/solve/lm-answer.h"

#define START "lastmove:take-away?alpha=3&stones="
#define HUGE_PILE "1777777777777777777777777777777777777777777777777"

static GtkWidget *
get_pile (LmBoardTest *self)
{
  return lm_panel_test_find (GTK_WIDGET (self->board), g_type_from_name ("LmTakeAwayPile"), NULL);
}

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

static void
assert_typed (LmBoardTest *self,
              const char  *name,
              const char  *text)
{
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry (self, name))), ==, text);
}

static void
assert_selected (LmBoardTest *self,
                 const char  *text)
{
  g_autofree char *label = g_strdup_printf ("Pile: %s", text);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_pile (self)), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_pile (self)), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);
}

static gboolean
shows (LmBoardTest *self,
       const char  *text)
{
  return lm_panel_test_shows (GTK_WIDGET (self->board), text);
}

/* What a key does to a widget, as if it were pressed there. */
static void
send_key (GtkWidget *widget,
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
  lm_panel_test_settle (5);
}

static void
test_names (LmBoardTest   *self,
            gconstpointer  start)
{
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (get_pile (self)), GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Board: 35 stones, α = 3");
  assert_selected (self, "0 of 35 stones selected");
  assert_typed (self, "Stones to take", "");
  lm_board_test_get (self, "Take");
  lm_board_test_get (self, "One stone more");
  lm_board_test_get (self, "One stone fewer");
  lm_board_test_get (self, "Show the parts");
  lm_board_test_assert_task (self, "Take 1 to 34 of the 35 stones, not all.");
  g_assert_true (shows (self, "Click a stone to take it and all after it. The other player may then take at most 3"));
}

static void
test_take (LmBoardTest   *self,
           gconstpointer  start)
{
  type (self, "Stones to take", "6");
  assert_selected (self, "6 of 35 stones selected");
  g_assert_true (shows (self, "Take 6: 29 stones are left, and the other player may take at most 18."));
  lm_board_test_press (self, "Take");
  g_assert_cmpstr (self->chosen, ==, "6");
  lm_board_test_assert_position (self, START "29&limit=18&turn=2");
  assert_selected (self, "0 of 29 stones selected");
  assert_typed (self, "Stones to take", "");
  lm_board_test_assert_task (self, "Take 1 to 18 of the 29 stones.");

  lm_board_test_press (self, "One stone more");
  lm_board_test_press (self, "One stone more");
  assert_typed (self, "Stones to take", "2");
  lm_board_test_press (self, "One stone fewer");
  lm_board_test_press (self, "One stone fewer");
  assert_typed (self, "Stones to take", "1");
  g_signal_emit_by_name (get_entry (self, "Stones to take"), "activate");
  g_assert_cmpstr (self->chosen, ==, "1");
  lm_board_test_assert_position (self, START "28&limit=3");
}

/* One sentence for each, and nothing happens. */
static void
test_wrong (LmBoardTest   *self,
            gconstpointer  start)
{
  static const char *const wrong[][2] = {
    { "0", "“0” is not legal: every turn takes at least one stone" },
    { "35", "“35” is not legal: those are all the stones, and the first turn has to leave one" },
    { "36", "“36” is not legal: there are only 35 stones" },
    { "six", "“six” is not a number of stones to take" },
    { "-1", "“-1” is not a number of stones to take" },
  };

  lm_board_test_press (self, "Take");
  g_assert_true (shows (self, "Choose first how many stones to take, from 1 to 34."));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      type (self, "Stones to take", wrong[i][0]);
      g_assert_true (shows (self, wrong[i][1]));
      g_assert_true (gtk_widget_has_css_class (get_entry (self, "Stones to take"), "error"));
      lm_board_test_press (self, "Take");
      g_assert_true (shows (self, wrong[i][1]));
      assert_typed (self, "Stones to take", wrong[i][0]);
    }
  g_assert_cmpuint (self->n_chosen, ==, 0);

  type (self, "Stones to take", "34");
  g_assert_false (gtk_widget_has_css_class (get_entry (self, "Stones to take"), "error"));
  lm_board_test_show (self, START "29&limit=18");
  type (self, "Stones to take", "19");
  g_assert_true (shows (self, "“19” is not legal: the limit of this turn is 18"));
}

static void
test_keys (LmBoardTest   *self,
           gconstpointer  start)
{
  GtkWidget *pile = get_pile (self);

  g_assert_true (gtk_widget_grab_focus (pile));
  send_key (pile, GDK_KEY_plus);
  assert_selected (self, "1 of 35 stones selected");
  send_key (pile, GDK_KEY_Left);
  assert_selected (self, "2 of 35 stones selected");
  send_key (pile, GDK_KEY_Right);
  send_key (pile, GDK_KEY_minus);
  assert_selected (self, "1 of 35 stones selected");
  send_key (pile, GDK_KEY_Up);
  assert_selected (self, "11 of 35 stones selected");
  send_key (pile, GDK_KEY_End);
  assert_selected (self, "18 of 35 stones selected");
  send_key (pile, GDK_KEY_plus);
  assert_selected (self, "18 of 35 stones selected");
  send_key (pile, GDK_KEY_Page_Down);
  assert_selected (self, "8 of 35 stones selected");
  send_key (pile, GDK_KEY_Home);
  assert_selected (self, "1 of 35 stones selected");
  send_key (pile, GDK_KEY_Down);
  assert_selected (self, "1 of 35 stones selected");

  /* A digit begins a number; the entry counts with the same keys. */
  send_key (pile, GDK_KEY_5);
  assert_typed (self, "Stones to take", "5");
  send_key (get_entry (self, "Stones to take"), GDK_KEY_plus);
  assert_selected (self, "6 of 35 stones selected");
  send_key (pile, GDK_KEY_Return);
  g_assert_cmpstr (self->chosen, ==, "6");
}

/* The middle of the stone that is the @nth from the end. */
static void
locate (LmBoardTest *self,
        guint        nth,
        double      *x,
        double      *y)
{
  GtkWidget *pile = get_pile (self);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (pile);
  g_autofree char *taken = g_strdup_printf ("Take %u:", nth);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        continue;

      for (*y = 2; *y < gtk_widget_get_height (pile); *y += 3)
        for (*x = 2; *x < gtk_widget_get_width (pile); *x += 3)
          {
            g_signal_emit_by_name (controller, "motion", *x, *y);
            if (shows (self, taken))
              return;
          }
    }
  g_assert_not_reached ();
}

static GObject *
get_drag (GtkWidget *pile)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (pile);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_DRAG (controller))
        return controller;
    }
  g_assert_not_reached ();
}

/* What would be taken is said and seen before it is; the keyboard has the last word. */
static void
test_pointer (LmBoardTest   *self,
              gconstpointer  start)
{
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) pointed = NULL;
  g_autoptr (GBytes) left = NULL;
  double x, y;

  locate (self, 4, &x, &y);
  assert_selected (self, "0 of 35 stones selected");
  pointed = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, pointed));
  lm_board_test_point (get_pile (self), "leave");
  left = lm_board_test_take_picture (self);
  g_assert_true (g_bytes_equal (plain, left));

  locate (self, 4, &x, &y);
  send_key (get_pile (self), GDK_KEY_plus);
  g_assert_true (shows (self, "Take 1: 34 stones are left, and the other player may take at most 3."));
}

/* More stones than the accessible value can be: it stays a number, and its text says how many. */
static void
test_beyond_double (LmBoardTest   *self,
                    gconstpointer  start)
{
  g_autofree char *zeros = g_strnfill (309, '0');
  g_autofree char *text = g_strconcat (START, "1", zeros, NULL);

  lm_board_test_show (self, text);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_pile (self)), GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, G_MAXDOUBLE);
  send_key (get_pile (self), GDK_KEY_End);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_pile (self)), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, G_MAXDOUBLE);
}

static void
test_modes (LmBoardTest   *self,
            gconstpointer  start)
{
  GtkWidget *take = lm_board_test_get (self, "Take");

  gtk_widget_grab_focus (take);
  lm_board_view_set_mode (self->board, LM_BOARD_WATCH);
  g_assert_false (gtk_widget_is_sensitive (take));
  /* The focus waits for the next turn. */
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)),
                                         get_entry (self, "Stones to take")));
  send_key (get_pile (self), GDK_KEY_plus);
  send_key (get_pile (self), GDK_KEY_Return);
  assert_selected (self, "0 of 35 stones selected");
  g_assert_cmpuint (self->n_chosen, ==, 0);

  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  g_assert_false (gtk_widget_get_mapped (take));
  g_assert_true (shows (self, "Click a stone to set the limit"));

  lm_board_view_set_mode (self->board, LM_BOARD_PLAY);
  g_assert_true (gtk_widget_is_sensitive (take));
}

/* A hint has a button, which goes with it. */
static void
test_arrow (LmBoardTest   *self,
            gconstpointer  start)
{
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) marked = NULL;

  lm_board_view_set_arrow (self->board, "6");
  lm_panel_test_settle (20);
  marked = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, marked));
  lm_board_test_press (self, "Take 6");
  g_assert_cmpstr (self->chosen, ==, "6");
  lm_board_view_set_arrow (self->board, NULL);
  lm_board_view_set_arrow (self->board, "99");
  lm_panel_test_settle (5);
  g_assert_null (lm_panel_test_find (GTK_WIDGET (self->board), GTK_TYPE_BUTTON, "Take 9"));
}

static LmAnswer *
create_answer (LmPosition *position,
               const char *win)
{
  LmAnswer *answer = lm_answer_new (position);
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, 100, &complete);

  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = g_ptr_array_index (moves, i);
      g_autoptr (LmPosition) after = lm_position_play (position, move, NULL);

      lm_answer_add_move (answer, move, after, g_str_equal (move, win) ? LM_VALUE_WIN : LM_VALUE_LOSS, 7);
    }
  lm_answer_conclude (answer, win[0] != '\0' ? LM_VALUE_WIN : LM_VALUE_LOSS, 8);
  return answer;
}

static void
test_overlay (LmBoardTest   *self,
              gconstpointer  start)
{
  g_autoptr (LmAnswer) won = create_answer (lm_board_view_get_position (self->board), "6");
  g_autoptr (LmAnswer) lost = create_answer (lm_board_view_get_position (self->board), "");
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) marked = NULL;

  lm_board_view_set_overlay (self->board, won);
  lm_panel_test_settle (20);
  g_assert_true (shows (self, "The only amount that wins: 6."));
  marked = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, marked));
  lm_board_view_set_overlay (self->board, lost);
  g_assert_true (shows (self, "No amount wins."));

  /* What is said of one position is not shown at another. */
  lm_board_test_show (self, START "11");
  g_assert_false (shows (self, "No amount wins."));
}

static gboolean
is_picture (gpointer data)
{
  gpointer *arguments = data;
  g_autoptr (GBytes) now = lm_board_test_take_picture (arguments[0]);

  return g_bytes_equal (now, arguments[1]);
}

static void
test_parts (LmBoardTest   *self,
            gconstpointer  start)
{
  GtkWidget *toggle = lm_board_test_get (self, "Show the parts");
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) grouped = NULL;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  lm_panel_test_settle (20);
  grouped = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, grouped));
  type (self, "Stones to take", "6");
  lm_board_test_press (self, "Take");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)));
  lm_board_test_show (self, start);
  lm_board_view_set_last_move (self->board, NULL, NULL);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), FALSE);
  lm_panel_test_wait (is_picture, (gpointer[]) { self, plain });
}

/* A pile too large for stones is as easy to take from. */
static void
test_large (LmBoardTest   *self,
            gconstpointer  start)
{
  GtkWidget *pile = get_pile (self);

  g_assert_true (shows (self, "Click a bar to choose stones from its end."));
  lm_board_test_assert_task (self, "Take 1 to ≈ 1.78 × 10⁴⁸ of the ≈ 1.78 × 10⁴⁸ stones, not all.");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (lm_board_test_get (self, "Show the parts")), TRUE);
  lm_panel_test_settle (300);
  send_key (pile, GDK_KEY_Up);
  assert_typed (self, "Stones to take", "1");
  send_key (pile, GDK_KEY_End);
  assert_typed (self, "Stones to take", "1777777777777777777777777777777777777777777777776");
  send_key (pile, GDK_KEY_Right);
  assert_typed (self, "Stones to take", "1777777777777777777777777777777777777777777777775");
  type (self, "Stones to take", HUGE_PILE);
  g_assert_true (gtk_widget_has_css_class (get_entry (self, "Stones to take"), "error"));
  type (self, "Stones to take", "1 000 000 000 000");
  lm_board_test_press (self, "Take");
  g_assert_cmpstr (self->chosen, ==, "1000000000000");
  lm_board_test_assert_position (self, START "1777777777777777777777777777777777776777777777777&limit=3000000000000&turn=2");
}

static void
test_edit (LmBoardTest   *self,
           gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  assert_typed (self, "Stones in the pile", "35");
  assert_typed (self, "How many stones the next turn may take at most", "34");
  type (self, "Stones in the pile", "40");
  lm_board_test_assert_position (self, START "40");
  assert_typed (self, "How many stones the next turn may take at most", "39");
  type (self, "How many stones the next turn may take at most", "7");
  lm_board_test_assert_position (self, START "40&limit=7");
  type (self, "α, for example 3, 5/2 or 43/11", "2.5");
  lm_board_test_assert_position (self, "lastmove:take-away?alpha=5/2&stones=40&limit=7");
  assert_typed (self, "α, for example 3, 5/2 or 43/11", "2.5");
  lm_board_test_press (self, "Player 2 to move");
  lm_board_test_assert_position (self, "lastmove:take-away?alpha=5/2&stones=40&limit=7&turn=2");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (lm_board_test_get (self, "Opening")), TRUE);
  lm_board_test_assert_position (self, "lastmove:take-away?alpha=5/2&stones=40&turn=2");
  type (self, "Stones in the pile", "1000000000000000000000000");
  lm_board_test_assert_position (self, "lastmove:take-away?alpha=5/2&stones=1000000000000000000000000&turn=2");
}

static void
test_edit_wrong (LmBoardTest   *self,
                 gconstpointer  start)
{
  static const char *const wrong[][3] = {
    { "Stones in the pile", "-4", "The pile “stones” cannot have a negative number of stones." },
    { "Stones in the pile", "x", "“x” is not a number of stones." },
    { "Stones in the pile", "", "Write how many stones are in the pile" },
    { "How many stones the next turn may take at most", "0", "“limit” must be at least 1" },
    { "How many stones the next turn may take at most", "", "Write how many stones the next turn may take" },
    { "α, for example 3, 5/2 or 43/11", "1/2", "“α” must be at least 1" },
    { "α, for example 3, 5/2 or 43/11", "3/0", "The denominator of “α”" },
  };

  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      type (self, wrong[i][0], wrong[i][1]);
      g_assert_true (lm_panel_test_shows (self->edit_bar, wrong[i][2]));
      lm_board_test_assert_position (self, START "35");
      lm_board_test_show (self, START "36");
      lm_board_test_show (self, START "35");
    }
}

static void
test_random (LmBoardTest   *self,
             gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  for (guint i = 0; i < 50; i++)
    {
      lm_board_test_press (self, "Random");
      g_assert_false (lm_position_is_over (lm_board_view_get_position (self->board)));
    }
  g_assert_cmpuint (self->n_edited, ==, 50);
}

static void
make_seen_move (LmBoardTest *self)
{
  type (self, "Stones to take", "6");
  lm_board_test_press (self, "Take");
}

static void
test_flight (LmBoardTest   *self,
             gconstpointer  data)
{
  lm_board_test_check_flight (self, START "35", make_seen_move);
}

static void
test_drag (LmBoardTest   *self,
           gconstpointer  start)
{
  GObject *drag = get_drag (get_pile (self));

  /* A gesture without a pointer has no place, and takes nothing. */
  g_signal_emit_by_name (drag, "drag-update", 0.0, 0.0);
  g_signal_emit_by_name (drag, "drag-end", 0.0, 0.0);
  g_assert_cmpuint (self->n_chosen, ==, 0);
}

static void
test_play (LmBoardTest   *self,
           gconstpointer  start)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  while (!lm_position_is_over (lm_board_view_get_position (self->board)))
    {
      g_autofree char *move = lm_position_random_move (lm_board_view_get_position (self->board), rand);
      guint n_chosen = self->n_chosen;

      type (self, "Stones to take", move);
      lm_board_test_press (self, "Take");
      g_assert_cmpstr (self->chosen, ==, move);
      g_assert_cmpuint (self->n_chosen, ==, n_chosen + 1);
    }
  g_assert_false (gtk_widget_is_sensitive (lm_board_test_get (self, "Take")));
}

static GtkWidget *
create_shown (void)
{
  return lm_board_test_create_shown (START "35&limit=18");
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status >= 0)
    return status;

  lm_board_test_add ("/take-away-board/names", START "35", test_names);
  lm_board_test_add ("/take-away-board/take", START "35", test_take);
  lm_board_test_add ("/take-away-board/wrong", START "35", test_wrong);
  lm_board_test_add ("/take-away-board/keys", START "35&limit=18", test_keys);
  lm_board_test_add ("/take-away-board/pointer", START "35", test_pointer);
  lm_board_test_add ("/take-away-board/beyond-double", START "35", test_beyond_double);
  lm_board_test_add ("/take-away-board/drag", START "35", test_drag);
  lm_board_test_add ("/take-away-board/modes", START "35", test_modes);
  lm_board_test_add ("/take-away-board/arrow", START "35", test_arrow);
  lm_board_test_add ("/take-away-board/overlay", START "35", test_overlay);
  lm_board_test_add ("/take-away-board/parts", START "35", test_parts);
  lm_board_test_add ("/take-away-board/large", START HUGE_PILE, test_large);
  lm_board_test_add ("/take-away-board/edit", START "35", test_edit);
  lm_board_test_add ("/take-away-board/edit-wrong", START "35", test_edit_wrong);
  lm_board_test_add ("/take-away-board/random", START "35", test_random);
  lm_board_test_add ("/take-away-board/flight", START "35", test_flight);
  lm_board_test_add ("/take-away-board/play", START "500", test_play);

  return g_test_run ();
}
