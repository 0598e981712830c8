/* SPDX-License-Identifier: GPL-3.0-or-later */
/* choice.c: asks which of a column's moves is meant. */

#include "config.h"

#include "choice.h"

#include "board/lm-value-glyph.h"
#include "move-button.h"

struct _LmZeckendorfChoice
{
  GtkPopover  parent_instance;

  GtkBox     *box;
};

G_DEFINE_FINAL_TYPE (LmZeckendorfChoice, lm_zeckendorf_choice, GTK_TYPE_POPOVER)

enum
{
  CHOSEN,
  CONSIDERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
clicked_cb (LmZeckendorfChoice *self,
            GtkWidget          *button)
{
  g_autofree char *move = g_strdup (gtk_widget_get_name (button));

  /* A popover that closes with the focus in it gives the focus to whatever comes next, so it is asked first. */
  g_signal_emit (self, signals[CHOSEN], 0, move);
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
enter_cb (LmZeckendorfChoice *self,
          double              x,
          double              y,
          GtkEventController *controller)
{
  g_signal_emit (self, signals[CONSIDERED], 0,
                 gtk_widget_get_name (gtk_event_controller_get_widget (controller)));
}

static void
focus_cb (LmZeckendorfChoice *self,
          GtkEventController *controller)
{
  enter_cb (self, 0, 0, controller);
}

static void
leave_cb (LmZeckendorfChoice *self)
{
  g_signal_emit (self, signals[CONSIDERED], 0, NULL);
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

static void
add_move (LmZeckendorfChoice          *self,
          const LmZeckendorfSceneMove *move,
          const LmMoveValue           *verdict)
{
  GtkWidget *button = gtk_button_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_autofree char *words = lm_zeckendorf_describe_move (move->text, move->sentence, verdict);

  gtk_widget_set_name (button, move->text);
  gtk_button_set_child (GTK_BUTTON (button), create_content (move, verdict));
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_cb), self);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
  gtk_box_append (self->box, button);
}

static void
lm_zeckendorf_choice_class_init (LmZeckendorfChoiceClass *klass)
{
  signals[CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[CONSIDERED] =
    g_signal_new ("considered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
lm_zeckendorf_choice_init (LmZeckendorfChoice *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_popover_set_child (GTK_POPOVER (self), GTK_WIDGET (self->box));
  gtk_popover_set_position (GTK_POPOVER (self), GTK_POS_BOTTOM);
}

/**
 * lm_zeckendorf_choice_new:
 * @moves: (element-type LmZeckendorfSceneMove): the moves to choose from
 * @answer: (nullable): what the solver says of them, to be shown
 *
 * Returns: (transfer floating): a popover with a button for each move
 */
GtkWidget *
lm_zeckendorf_choice_new (GPtrArray *moves,
                          LmAnswer  *answer)
{
  LmZeckendorfChoice *self = g_object_new (LM_TYPE_ZECKENDORF_CHOICE, NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      LmZeckendorfSceneMove *move = g_ptr_array_index (moves, i);

      add_move (self, move, answer != NULL ? lm_answer_find_move (answer, move->text) : NULL);
    }

  return GTK_WIDGET (self);
}
