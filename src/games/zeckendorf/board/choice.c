/* SPDX-License-Identifier: GPL-3.0-or-later */
/* choice.c: asks which of a column's moves is meant, and says what the solver says of a move. */

#include "board.h"

/* What a popover asks for; it goes with the popover. */
typedef struct
{
  LmBoardView  *board;
  LmBoardItems *items;
  guint         bin;
} Choice;

/*
 * A move, and what the solver says of it (nullable): "A1: Merge a one and a two
 * into a three; wins, 7 moves to the end" (transfer full).
 */
char *
lm_zeckendorf_describe_move (const LmZeckendorfSceneMove *move,
                             const LmMoveValue           *verdict)
{
  GString *words = g_string_new (NULL);

  g_string_append_printf (words, _("%s: %s"), move->text, move->sentence);
  if (verdict != NULL)
    g_string_append_printf (words, _("; %s"), lm_board_style_name_value (verdict->value));
  if (verdict != NULL && verdict->distance != LM_DISTANCE_UNKNOWN)
    g_string_append_printf (words, ngettext (", %u move to the end", ", %u moves to the end", verdict->distance),
                            verdict->distance);

  return g_string_free (words, FALSE);
}

/* Who chose by keyboard goes on at the column. */
static void
clicked_cb (Choice    *choice,
            GtkWidget *button)
{
  g_autofree char *move = g_strdup (gtk_widget_get_name (button));
  LmBoardView *board = choice->board;
  GtkPopover *popover = GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER));

  g_object_ref (popover);
  lm_board_items_focus_item (choice->items, choice->bin);
  gtk_popover_popdown (popover);
  lm_board_view_choose_move (board, move);
  g_object_unref (popover);
}

static void
consider_cb (LmBoardView        *board,
             GtkEventController *controller)
{
  lm_board_view_point_at_move (board, gtk_widget_get_name (gtk_event_controller_get_widget (controller)));
}

static void
enter_cb (LmBoardView        *board,
          double              x,
          double              y,
          GtkEventController *controller)
{
  consider_cb (board, controller);
}

static void
leave_cb (LmBoardView *board)
{
  lm_board_view_point_at_move (board, NULL);
}

static GtkWidget *
create_content (const LmZeckendorfSceneMove *move,
                const LmMoveValue           *verdict)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = gtk_label_new (move->text);
  GtkWidget *sentence = gtk_label_new (move->sentence);

  gtk_widget_add_css_class (label, "heading");
  gtk_label_set_width_chars (GTK_LABEL (label), 3);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_xalign (GTK_LABEL (sentence), 0);
  gtk_label_set_wrap (GTK_LABEL (sentence), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (sentence), 60);
  gtk_widget_add_css_class (sentence, "body");
  if (verdict != NULL)
    gtk_box_append (GTK_BOX (box), lm_value_glyph_new (verdict->value));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), sentence);

  return box;
}

static GtkWidget *
create_button (Choice                      *choice,
               const LmZeckendorfSceneMove *move,
               const LmMoveValue           *verdict)
{
  GtkWidget *button = gtk_button_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_autofree char *words = lm_zeckendorf_describe_move (move, verdict);

  gtk_widget_set_name (button, move->text);
  gtk_button_set_child (GTK_BUTTON (button), create_content (move, verdict));
  gtk_widget_add_css_class (button, "flat");
  lm_accessible_name_set (button, words);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), choice);
  g_signal_connect_object (motion, "enter", G_CALLBACK (enter_cb), choice->board, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (leave_cb), choice->board, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (consider_cb), choice->board, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);

  return button;
}

/* A popover (transfer floating) with a button for each of the moves of a bin, to be shown at it. */
GtkWidget *
lm_zeckendorf_choice_new (LmBoardView  *board,
                          LmBoardItems *items,
                          guint         bin,
                          GPtrArray    *moves)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  LmAnswer *answer = lm_board_view_get_overlay (board);
  Choice *choice = g_new0 (Choice, 1);

  *choice = (Choice) { board, items, bin };
  g_object_set_data_full (G_OBJECT (popover), "choice", choice, g_free);
  for (guint i = 0; i < moves->len; i++)
    {
      const LmZeckendorfSceneMove *move = g_ptr_array_index (moves, i);
      const LmMoveValue *verdict = answer != NULL ? lm_answer_find_move (answer, move->text) : NULL;

      gtk_box_append (GTK_BOX (box), create_button (choice, move, verdict));
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_BOTTOM);
  g_signal_connect_object (popover, "closed", G_CALLBACK (leave_cb), board, G_CONNECT_SWAPPED);

  return popover;
}
