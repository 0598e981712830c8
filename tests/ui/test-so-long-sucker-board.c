/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-so-long-sucker-board.c: chips by pointer, key, drag and text; what is asked; the editor. */

#include "lm-board-test.h"

#include "engine/solve/lm-answer.h"
#include "kit/board/lm-board-items.h"

#define GAME "lastmove:so-long-sucker?"
#define START GAME "piles=8&chips=b6,r6,g6,y6&turn=b"
#define MIDDLE GAME "piles=8&board=b,rb,gyr&chips=b3r1,r2g2,g3,y1b1&turn=b&from=r---"
#define TWO_LEFT GAME "piles=4&board=rb,br,r&chips=b3r1,b1r3,out1,out2&turn=b"

#define EVERYBODY 15

static gboolean
shows (LmBoardTest *self,
       const char  *text)
{
  return lm_panel_test_shows (GTK_WIDGET (self->board), text);
}

static GtkWidget *
get_step (LmBoardTest *self)
{
  return lm_panel_test_find_named (GTK_WIDGET (self->board), GTK_TYPE_ENTRY, "Write a step");
}

static void
write_step (LmBoardTest *self,
            const char  *text)
{
  gtk_editable_set_text (GTK_EDITABLE (get_step (self)), text);
  g_signal_emit_by_name (get_step (self), "activate");
  lm_panel_test_settle (5);
}

/* What a key does to a widget, as if it were pressed there. */
static void
send_key (GtkWidget *widget,
          guint      key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
  lm_panel_test_settle (5);
}

static gboolean
has_button (LmBoardTest *self,
            const char  *name)
{
  GtkWidget *found = lm_panel_test_find_named (self->window, GTK_TYPE_BUTTON, name);

  return found != NULL && gtk_widget_get_mapped (found);
}

static GObject *
find_controller (GtkWidget *widget,
                 GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }

  g_assert_not_reached ();
}

/* A chip of a hand drawn to a pile, a hand or the dead box and let go there. */
static void
drop (LmBoardTest *self,
      const char  *target,
      const char  *chip)
{
  GtkWidget *from = lm_board_test_get (self, chip);
  GtkWidget *to = lm_panel_test_find_named (self->window, GTK_TYPE_BUTTON, target);
  GObject *gesture = find_controller (gtk_widget_get_parent (from), GTK_TYPE_GESTURE_DRAG);
  graphene_rect_t start, end;

  g_assert_true (gtk_widget_compute_bounds (from, gtk_widget_get_parent (from), &start));
  g_assert_true (gtk_widget_compute_bounds (to, gtk_widget_get_parent (from), &end));
  g_signal_emit_by_name (gesture, "drag-begin", start.origin.x + 9, start.origin.y + 9);
  g_signal_emit_by_name (gesture, "drag-update", end.origin.x - start.origin.x, end.origin.y - start.origin.y);
  g_signal_emit_by_name (gesture, "drag-end", end.origin.x - start.origin.x, end.origin.y - start.origin.y);
  lm_panel_test_settle (5);
}

static gboolean
has_hand (LmBoardTest *self,
          const char  *name)
{
  return lm_panel_test_find_named (self->window, GTK_TYPE_BUTTON, name) != NULL;
}

/* Only what the rules refuse is kept, with the reason. */
static void
try_move_cb (char       **refusal,
             const char  *move,
             LmBoardView *board)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) after = lm_position_play (lm_board_view_get_position (board), move, &error);

  g_assert_null (after);
  g_free (*refusal);
  *refusal = g_strdup (error->message);
}

static void
test_names (LmBoardTest   *self,
            gconstpointer  start)
{
  GtkWidget *pile = lm_board_test_get (self, "Pile 3, 3 chips: green, yellow, red on top; next could be Blue");

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Board: Blue 4, Red 4, Green 3, Yellow 2; 3 piles, 5 empty places");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (pile), GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_true (gtk_widget_get_focusable (pile));
  lm_board_test_get (self, "Blue chip, 3 in hand");
  lm_board_test_get (self, "Red chip, 1 in Blue’s hand");
  lm_board_test_get (self, "Pile 1, 1 chip: blue; next could be Red, Green or Yellow");
  lm_board_test_get (self, "Empty pile 4; next could be Blue, Red, Green or Yellow");
  lm_board_test_get (self, "Empty pile 8; next could be Blue, Red, Green or Yellow");
  lm_board_test_assert_task (self, NULL);
  g_assert_true (has_hand (self, "Blue: to move ‹ Red"));
  g_assert_cmpuint (lm_board_test_count (self, "lm-sls-pile"), ==, 8);
  g_assert_cmpuint (lm_board_test_count (self, "lm-sls-hand"), ==, 4);
}

/* A chip, a pile, and the next player, who is asked for beside it. */
static void
test_next (LmBoardTest   *self,
           gconstpointer  start)
{
  lm_board_test_press (self, "Red chip, 1 in Blue’s hand");
  lm_board_test_press (self, "Pile 1, 1 chip: blue; next could be Green or Yellow");
  g_assert_cmpuint (self->n_chosen, ==, 0);
  g_assert_true (shows (self, "Name the next player"));
  g_assert_false (has_button (self, "Red is next"));
  lm_board_test_press (self, "Yellow is next");
  g_assert_cmpstr (self->chosen, ==, "r@1>y");
  lm_board_test_assert_position (self, GAME "piles=8&board=br,rb,gyr&chips=b3,r2g2,g3,b1y1&turn=y&from=r--b");
  g_assert_false (has_button (self, "Green is next"));
  g_assert_true (shows (self, "Blue: Place a red chip on pile 1; Yellow is next."));
}

/* Where the rules leave no choice nothing is asked. */
static void
test_forced (LmBoardTest   *self,
             gconstpointer  start)
{
  lm_board_test_press (self, "Blue chip, 3 in hand");
  lm_board_test_press (self, "Pile 3, 3 chips: green, yellow, red on top; every player’s colour is in it, "
                             "and Green, whose topmost chip lies lowest, is next");
  g_assert_cmpstr (self->chosen, ==, "b@3");
  lm_board_test_assert_task (self, NULL);
}

static void
test_escape (LmBoardTest   *self,
             gconstpointer  start)
{
  lm_board_test_press (self, "Blue chip, 6 in hand");
  lm_board_test_press (self, "Empty pile 1; next could be Red, Green or Yellow");
  g_assert_true (has_button (self, "Red is next"));
  send_key (GTK_WIDGET (self->board), GDK_KEY_Escape);
  g_assert_false (has_button (self, "Red is next"));
  lm_board_test_get (self, "Blue chip, 6 in hand");
  lm_board_test_press (self, "Empty pile 1; next could be Blue, Red, Green or Yellow");
  g_assert_true (shows (self, "Choose first a chip from Blue’s hand."));
  g_assert_cmpuint (self->n_chosen, ==, 0);
}

static void
test_keys (LmBoardTest   *self,
           gconstpointer  start)
{
  GtkWidget *board = GTK_WIDGET (self->board);

  send_key (board, GDK_KEY_b);
  lm_board_test_get (self, "Blue chip, 6 in hand; 1 chosen");
  send_key (board, GDK_KEY_0);
  send_key (board, GDK_KEY_g);
  g_assert_cmpstr (self->chosen, ==, "b@0>g");
  send_key (board, GDK_KEY_G);
  send_key (board, GDK_KEY_1);
  send_key (board, GDK_KEY_y);
  g_assert_cmpstr (self->chosen, ==, "g@1>y");
}

/* The player who captures chooses what goes, and the rest is theirs. */
static void
test_capture (LmBoardTest   *self,
              gconstpointer  start)
{
  lm_board_test_press (self, "Blue chip, 3 in hand");
  lm_board_test_press (self, "Pile 2, 2 chips: red, blue on top; Blue captures pile 2 and must discard");
  lm_board_test_assert_task (self, "Blue must discard from the captured pile.");
  lm_board_test_get (self, "Captured pile of Blue, 3 chips: red, blue, blue on top");
  g_assert_false (gtk_widget_is_sensitive (lm_board_test_get (self, "Discard")));
  lm_board_test_press (self, "One red chip more");
  g_assert_false (gtk_widget_is_sensitive (lm_board_test_get (self, "One red chip more")));
  lm_board_test_press (self, "One blue chip more");
  lm_board_test_press (self, "Discard 2 chips");
  g_assert_cmpstr (self->chosen, ==, "xb1r1");
  lm_board_test_get (self, "Blue chip, 3 in hand");
  g_assert_true (has_hand (self, "Dead box: 1 blue chip and 1 red chip"));
}

/* Prisoners change hands out of turn, where persons sit. */
static void
test_prisoners (LmBoardTest   *self,
                gconstpointer  start)
{
  lm_board_test_press (self, "Green chip, 2 in Red’s hand");
  g_assert_false (has_button (self, "Give to Yellow"));
  lm_board_view_set_persons (self->board, EVERYBODY);
  lm_board_test_press (self, "Green chip, 2 in Red’s hand");
  g_assert_false (has_button (self, "Give to Red"));
  lm_board_test_press (self, "One green chip more");
  lm_board_test_press (self, "Give to Yellow");
  g_assert_cmpstr (self->chosen, ==, "give:r>y:g2");
  lm_board_test_press (self, "Blue chip, 1 in Yellow’s hand");
  lm_board_test_press (self, "Discard 1 chip");
  g_assert_cmpstr (self->chosen, ==, "kill:y:b1");
  lm_board_test_assert_task (self, NULL);

  /* Also while a computer thinks. */
  lm_board_view_set_mode (self->board, LM_BOARD_WATCH);
  lm_board_view_set_persons (self->board, EVERYBODY & ~1);
  lm_board_test_press (self, "Green chip, 2 in Yellow’s hand");
  lm_board_test_press (self, "Give to Red");
  g_assert_cmpstr (self->chosen, ==, "give:y>r:g1");
  g_assert_cmpuint (self->n_chosen, ==, 3);
}

static void
test_drag (LmBoardTest   *self,
           gconstpointer  start)
{
  const char *pile = "Pile 1, 1 chip: blue; next could be Red, Green or Yellow";

  lm_board_view_set_persons (self->board, EVERYBODY);
  drop (self, pile, "Red chip, 2 in hand");
  g_assert_true (shows (self, "It is Blue’s turn to place a chip"));
  drop (self, pile, "Red chip, 1 in Blue’s hand");
  lm_board_test_press (self, "Green is next");
  g_assert_cmpstr (self->chosen, ==, "r@1>g");
  drop (self, "Blue: 3 chips", "Green chip, 2 in Red’s hand");
  g_assert_cmpstr (self->chosen, ==, "give:r>b:g1");
  drop (self, "Dead box: empty", "Green chip, 1 in Blue’s hand");
  g_assert_cmpstr (self->chosen, ==, "kill:b:g1");
}

/* Whatever is tried is refused with the rule that forbids it. */
static void
test_referee (LmBoardTest   *self,
              gconstpointer  start)
{
  static const char *const tries[][2] = {
    { "b@1>r", "Blue captures the pile and moves next, so nobody is named." },
    { "b@2>r", "Blue captures the pile" },
    { "r@1>b", "has to be named: Green and Yellow." },
    { "y@1", "Blue has no yellow chip in hand." },
    { "xr1", "no pile has just been captured" },
    { "out", "Blue has chips" },
    { "give:b>r:b1", "chips of one’s own colour are never given." },
    { "kill:r:r1", "discarded only out of a pile just captured" },
    { "nonsense", "is not a move" },
  };
  g_autofree char *refusal = NULL;

  lm_board_view_set_persons (self->board, EVERYBODY);
  write_step (self, " R@1>G ");
  g_assert_cmpstr (self->chosen, ==, "r@1>g");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_step (self))), ==, "");
  lm_board_test_show (self, MIDDLE);
  g_signal_handlers_disconnect_by_data (self->board, self);
  g_signal_connect_swapped (self->board, "move-chosen", G_CALLBACK (try_move_cb), &refusal);
  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      write_step (self, tries[i][0]);
      g_assert_nonnull (strstr (refusal, tries[i][1]));
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_step (self))), ==, tries[i][0]);
    }
  g_clear_pointer (&refusal, g_free);
  drop (self, "Dead box: empty", "Red chip, 2 in hand");
  g_assert_nonnull (strstr (refusal, "discarded only out of a pile just captured"));
}

static void
test_no_chips (LmBoardTest   *self,
               gconstpointer  start)
{
  lm_board_view_set_persons (self->board, EVERYBODY);
  lm_board_test_assert_task (self, "Red has no chips: a gift, or out.");
  lm_board_test_press (self, "Red is out");
  g_assert_cmpstr (self->chosen, ==, "out");
  g_assert_true (has_hand (self, "Red: out, scores 1"));
  g_assert_true (shows (self, "Red has no chip and is out; the turn goes back to Blue."));
}

/* What a person can do while a computer waits for it is said. */
static void
test_rescue (LmBoardTest   *self,
             gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_WATCH);
  lm_board_view_set_persons (self->board, 1 << 2);
  g_assert_false (shows (self, "Choose a prisoner from your hand to give it to Red, who else is out."));
  lm_board_view_set_persons (self->board, 1 << 0);
  g_assert_true (shows (self, "Choose a prisoner from your hand to give it to Red, who else is out."));
}

/* Who is sent to the board can play at once, and does not write a step. */
static void
test_focus (LmBoardTest   *self,
            gconstpointer  start)
{
  GtkWidget *focus;

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (self->board)));
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self->board)));
  g_assert_nonnull (focus);
  g_assert_false (gtk_widget_is_ancestor (focus, get_step (self)));
}

/* What is typed at a computer's turn is not swallowed: whoever plays the step can say why not. */
static void
test_typed_for_computer (LmBoardTest   *self,
                         gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_WATCH);
  lm_board_view_set_persons (self->board, 1 << 1);
  write_step (self, "b@0>r");
  g_assert_cmpstr (self->chosen, ==, "b@0>r");
}

static void
test_proposal (LmBoardTest   *self,
               gconstpointer  start)
{
  g_autoptr (LmPosition) before = lm_position_ref (lm_board_view_get_position (self->board));
  g_autoptr (LmPosition) after = lm_position_play (before, "deal:b+r:turns", NULL);

  lm_board_view_set_mode (self->board, LM_BOARD_WATCH);
  lm_board_view_set_position (self->board, after, before, "deal:b+r:turns");
  lm_board_view_set_persons (self->board, 1 << 2);
  g_assert_false (shows (self, "What Blue proposes stands above the board, to accept or to decline."));
  lm_board_view_set_persons (self->board, 1 << 1);
  g_assert_true (shows (self, "What Blue proposes stands above the board, to accept or to decline."));
}

static LmAnswer *
create_answer (LmBoardTest *self)
{
  LmAnswer *answer = lm_answer_new (lm_board_view_get_position (self->board));
  static const struct { const char *move; LmValue value; } values[] = {
    { "b@1", LM_VALUE_WIN }, { "b@0", LM_VALUE_LOSS }, { "r@1>b", LM_VALUE_LOSS }, { "r@1>r", LM_VALUE_LOSS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (LmPosition) after = lm_position_play (answer->position, values[i].move, NULL);

      if (after != NULL)
        lm_answer_add_move (answer, values[i].move, after, values[i].value, LM_DISTANCE_UNKNOWN);
    }
  answer->value = LM_VALUE_WIN;
  return answer;
}

/* The bars tell who wins: they are there when values are asked for, and not before. */
static void
test_bars (LmBoardTest   *self,
           gconstpointer  start)
{
  GtkWidget *bars = lm_panel_test_find (self->window, g_type_from_name ("LmDrawing"), NULL);
  g_autoptr (LmAnswer) answer = create_answer (self);

  g_assert_false (bars != NULL && gtk_widget_get_mapped (bars));
  lm_board_view_set_overlay (self->board, answer);
  lm_panel_test_settle (5);
  bars = lm_panel_test_find (self->window, g_type_from_name ("LmDrawing"), NULL);
  g_assert_true (gtk_widget_get_mapped (bars));
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (bars), GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Blue wins: 4 > 3, and Blue is to move (type II board: single chips, and one pile of each). "
    "Blue: 3 in hand + 1 in own piles. Red: 3 in hand + 1 in own piles − 1 in the longest. "
    "Theorem 4.7.5 of “So Long Sucker: Endgame Analysis”.");
  lm_board_test_get (self, "Blue chip, 3 in hand; wins");
  lm_board_test_get (self, "Pile 1, 2 chips: red, blue on top; next could be Red; wins");
  lm_board_view_set_overlay (self->board, NULL);
  g_assert_false (gtk_widget_get_mapped (bars));

  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  lm_panel_test_settle (5);
  g_assert_true (gtk_widget_get_mapped (bars));
}

/* The hint points at a chip and at where it goes. */
static void
test_marks (LmBoardTest   *self,
            gconstpointer  start)
{
  g_autoptr (GBytes) plain = lm_board_test_take_picture (self);
  g_autoptr (GBytes) hinted = NULL;

  lm_board_view_set_arrow (self->board, "r@1>g");
  hinted = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, hinted));
  lm_board_view_set_arrow (self->board, "give:r>b:g1");
  g_bytes_unref (hinted);
  hinted = lm_board_test_take_picture (self);
  g_assert_false (g_bytes_equal (plain, hinted));
  lm_board_view_set_arrow (self->board, "kill:r:g1");
  lm_board_view_set_arrow (self->board, "out");
  lm_board_view_set_arrow (self->board, NULL);
}

static void
choose_item (LmBoardTest *self,
             const char  *name,
             guint        item)
{
  GtkWidget *drop_down = lm_panel_test_find_named (self->window, GTK_TYPE_DROP_DOWN, name);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), item);
  lm_panel_test_settle (5);
}

static void
press_toggle (LmBoardTest *self,
              const char  *name)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (lm_board_test_get (self, name)), TRUE);
}

static void
test_edit (LmBoardTest   *self,
           gconstpointer  start)
{
  GtkWidget *pile;

  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  press_toggle (self, "Add red chips");
  lm_board_test_press (self, "Empty pile 1; next could be Blue, Red, Green or Yellow");
  lm_board_test_press (self, "Pile 1, 1 chip: red; next could be Blue, Green or Yellow");
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (self->board),
                                      "Pile 1 in “board” has two chips of one colour on top of each other"));
  press_toggle (self, "Add green chips");
  lm_board_test_press (self, "Pile 1, 1 chip: red; next could be Blue, Green or Yellow");
  g_assert_false (lm_panel_test_shows (GTK_WIDGET (self->board),
                                       "Pile 1 in “board” has two chips of one colour on top of each other"));
  lm_board_test_press (self, "Yellow chip, 0 in Blue’s hand");
  press_toggle (self, "Take chips away");
  lm_board_test_press (self, "Blue chip, 6 in hand");
  lm_board_test_assert_position (self, GAME "piles=8&board=rg&chips=b5y1,r6,g6,y6&turn=b");
  pile = lm_board_test_get (self, "Pile 1, 2 chips: red, green on top; next could be Blue or Yellow");
  gtk_widget_grab_focus (pile);
  send_key (gtk_widget_get_parent (pile), GDK_KEY_Delete);
  lm_board_test_assert_position (self, GAME "piles=8&board=r&chips=b5y1,r6,g6,y6&turn=b");
}

static void
test_edit_players (LmBoardTest   *self,
                   gconstpointer  start)
{
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  press_toggle (self, "Green to move");
  choose_item (self, "Player to change", 2);
  choose_item (self, "Who gave this player the turn", 1);
  lm_board_test_assert_position (self, GAME "piles=8&chips=b6,r6,g6,y6&turn=g&from=--b-");
  choose_item (self, "In the game or out", 1);
  lm_board_test_assert_position (self, GAME "piles=8&chips=b6,r6,out1,y6&turn=y&from=--b-");
  choose_item (self, "Player to change", 1);
  choose_item (self, "In the game or out", 3);
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (self->board), "In “chips” the first player eliminated is “out1”"));
  choose_item (self, "In the game or out", 2);
  lm_board_test_assert_position (self, GAME "piles=8&chips=b6,out2,out1,y6&turn=y&from=--b-");
  choose_item (self, "In the game or out", 1);
  lm_board_test_assert_position (self, GAME "piles=8&chips=b6,out1,out2,y6&turn=y&from=--b-");
  choose_item (self, "In the game or out", 0);
  lm_board_test_assert_position (self, GAME "piles=8&chips=b6,-,out1,y6&turn=y&from=--b-");
}

/* What is a field of the game. */
static void
test_edit_fields (LmBoardTest   *self,
                  gconstpointer  start)
{
  GtkWidget *blue = lm_board_test_get (self, "Blue to move");
  GtkWidget *dead = lm_panel_test_find_named (self->window, GTK_TYPE_CHECK_BUTTON,
                                              "Discard eliminated players’ chips on capture");

  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (dead), TRUE);
  lm_board_test_assert_position (self, GAME "piles=4&board=rb,br,r&chips=b3r1,b1r3,out1,out2&turn=b&dead=discard");
  g_assert_true (gtk_widget_mnemonic_activate (gtk_widget_get_parent (blue), FALSE));
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (blue)) == blue);
  press_toggle (self, "Green to move");
  g_assert_true (lm_panel_test_shows (self->window, "“turn” cannot be Green, who is eliminated."));
  lm_board_test_assert_position (self, GAME "piles=4&board=rb,br,r&chips=b3r1,b1r3,out1,out2&turn=b&dead=discard");
  press_toggle (self, "Red to move");
  g_assert_false (lm_panel_test_shows (self->window, "“turn” cannot be Green, who is eliminated."));
  lm_board_test_assert_position (self, GAME "piles=4&board=rb,br,r&chips=b3r1,b1r3,out1,out2&turn=r&dead=discard");
  lm_board_test_show (self, TWO_LEFT);
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (dead)));
}

/* More piles than fit in a row, and any number of them. */
static void
test_many (LmBoardTest   *self,
           gconstpointer  start)
{
  g_assert_cmpuint (lm_board_test_count (self, "lm-sls-pile"), ==, 20);
  lm_board_test_show (self, GAME "piles=0&board=b,r,g,y,b,r,g,y,br&chips=b6,r6,g6,y6&turn=b");
  g_assert_cmpuint (lm_board_test_count (self, "lm-sls-pile"), ==, 10);
  lm_board_test_show (self, GAME "piles=124&chips=b6,r6,g6,y6&turn=b");
  g_assert_cmpuint (lm_board_test_count (self, "lm-sls-pile"), ==, 24);
  lm_board_test_show (self, GAME "piles=2&board=b,r&chips=b6,r6,g6,y6&turn=b");
  g_assert_cmpuint (lm_board_test_count (self, "lm-sls-pile"), ==, 2);
}

static guint
count_hands (LmBoardTest *self,
             const char  *status)
{
  guint count = 0;

  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s: %s", (const char *[]) { "Blue", "Red", "Green", "Yellow" }[i], status);

      count += has_hand (self, name);
    }

  return count;
}

/* A game to its end, with chips flying and everything said on the way. */
static void
test_whole_game (LmBoardTest   *self,
                 gconstpointer  start)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1950);

  lm_board_view_set_animate (self->board, TRUE);
  lm_board_view_set_persons (self->board, EVERYBODY);
  for (guint i = 0; i < 2000 && !lm_position_is_over (lm_board_view_get_position (self->board)); i++)
    {
      g_autofree char *move = lm_position_random_move (lm_board_view_get_position (self->board), rand);

      lm_board_view_choose_move (self->board, move);
      g_assert_cmpuint (self->n_chosen, ==, i + 1);
      if (i % 20 == 0)
        lm_panel_test_settle (5);
    }
  g_assert_true (lm_position_is_over (lm_board_view_get_position (self->board)));
  g_assert_true (count_hands (self, "wins, scores 4") == 1);
  g_assert_true (count_hands (self, "out, scores 1") == 1);
}

static GtkWidget *
create_shown (void)
{
  return lm_board_test_create_shown (MIDDLE);
}

static gboolean
is_whole (gpointer scroller)
{
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (scroller);

  return gtk_widget_get_width (scroller) < 400 && gtk_adjustment_get_upper (down) > 0 && gtk_adjustment_get_upper (down) <= gtk_adjustment_get_page_size (down);
}

/* In a slim window all places and the hands below them are there at once: what is around the board scrolls, the table does not. */
static void
test_slim (LmBoardTest   *self,
           gconstpointer  start)
{
  GtkWidget *items = lm_panel_test_find (GTK_WIDGET (self->board), LM_TYPE_BOARD_ITEMS, NULL);
  GtkWidget *scroller = gtk_widget_get_parent (items);

  g_assert_true (GTK_IS_SCROLLED_WINDOW (scroller));
  gtk_widget_hide (self->edit_bar);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 300);
  lm_panel_test_wait (is_whole, scroller);
  lm_board_test_show (self, MIDDLE);
  lm_panel_test_wait (is_whole, scroller);
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_shown);

  if (status >= 0)
    return status;

  lm_board_test_add ("/so-long-sucker-board/names", MIDDLE, test_names);
  lm_board_test_add ("/so-long-sucker-board/next", MIDDLE, test_next);
  lm_board_test_add ("/so-long-sucker-board/forced", MIDDLE, test_forced);
  lm_board_test_add ("/so-long-sucker-board/escape", START, test_escape);
  lm_board_test_add ("/so-long-sucker-board/keys", START, test_keys);
  lm_board_test_add ("/so-long-sucker-board/capture", MIDDLE, test_capture);
  lm_board_test_add ("/so-long-sucker-board/prisoners", MIDDLE, test_prisoners);
  lm_board_test_add ("/so-long-sucker-board/drag", MIDDLE, test_drag);
  lm_board_test_add ("/so-long-sucker-board/referee", MIDDLE, test_referee);
  lm_board_test_add ("/so-long-sucker-board/no-chips", GAME "piles=8&board=r&chips=b3r1,-,g3,y1&turn=r&from=-b--",
                     test_no_chips);
  lm_board_test_add ("/so-long-sucker-board/rescue", GAME "piles=8&board=r&chips=b3r1,-,g3,y1&turn=r&from=-b--",
                     test_rescue);
  lm_board_test_add ("/so-long-sucker-board/focus", START, test_focus);
  lm_board_test_add ("/so-long-sucker-board/typed-for-computer", START, test_typed_for_computer);
  lm_board_test_add ("/so-long-sucker-board/proposal", START, test_proposal);
  lm_board_test_add ("/so-long-sucker-board/bars", TWO_LEFT, test_bars);
  lm_board_test_add ("/so-long-sucker-board/marks", MIDDLE, test_marks);
  lm_board_test_add ("/so-long-sucker-board/edit", START, test_edit);
  lm_board_test_add ("/so-long-sucker-board/edit-players", START, test_edit_players);
  lm_board_test_add ("/so-long-sucker-board/edit-fields", TWO_LEFT, test_edit_fields);
  lm_board_test_add ("/so-long-sucker-board/many", GAME "piles=20&chips=b6,r6,g6,y6&turn=b", test_many);
  lm_board_test_add ("/so-long-sucker-board/slim", START, test_slim);
  lm_board_test_add ("/so-long-sucker-board/whole-game", START, test_whole_game);

  return g_test_run ();
}
