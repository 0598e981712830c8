/* SPDX-License-Identifier: GPL-3.0-or-later */
/* picker.c: how many chips are given or discarded, and to whom. */

#include "board.h"

/* What is asked: nothing; what is discarded of a captured pile; of prisoners; whether the player to move is out. */
typedef enum
{
  ASK_NOTHING,
  ASK_CAPTURE,
  ASK_PRISONERS,
  ASK_NO_CHIPS,
} Question;

static Question
find_question (LmSlsPicker *self)
{
  const LmSlsChosen *chosen = self->chosen;
  const LmSlsState *state = LM_SLS_STATE (self->chosen->board);

  if (lm_position_is_over (lm_board_view_get_position (chosen->board))
      || lm_board_view_get_mode (chosen->board) == LM_BOARD_EDIT)
    return ASK_NOTHING;
  if (lm_sls_chosen_is_discarding (chosen))
    return ASK_CAPTURE;
  if (chosen->player != LM_SLS_NONE && chosen->colour != chosen->player && chosen->pile == LM_SLS_NO_PILE)
    return ASK_PRISONERS;
  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS && !lm_sls_state_is_doomed (state)
      && lm_sls_chosen_can_act (chosen, state->turn))
    return ASK_NO_CHIPS;

  return ASK_NOTHING;
}

static guint
get_colour (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "lm-colour"));
}

static void
step_cb (LmSlsPicker *self,
         GtkWidget   *button)
{
  const guint colour = get_colour (button);

  lm_sls_chosen_set_count (self->chosen, colour,
                           self->chosen->chips[colour] + (button == self->more[colour] ? 1 : -1));
}

static void
give_cb (LmSlsPicker *self,
         GtkWidget   *button)
{
  lm_sls_chosen_give (self->chosen, get_colour (button));
}

static void
out_cb (LmSlsPicker *self)
{
  lm_board_view_choose_move (self->chosen->board, "out");
}

static GtkWidget *
add_button (GtkWidget *box,
            guint      colour,
            GCallback  callback,
            gpointer   data)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "lm-sls-small");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), "lm-colour", GUINT_TO_POINTER (colour));
  g_signal_connect_swapped (button, "clicked", callback, data);
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

static GtkWidget *
add_step (LmSlsPicker *self,
          guint        colour,
          const char  *icon_name,
          const char  *format)
{
  GtkWidget *button = add_button (self->steppers[colour], colour, G_CALLBACK (step_cb), self);
  g_autofree char *text = g_strdup_printf (format, lm_sls_get_colour_name (colour));

  gtk_button_set_icon_name (GTK_BUTTON (button), icon_name);
  lm_accessible_name_explain (button, text);
  return button;
}

static void
add_stepper (LmSlsPicker *self,
             guint        colour)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  self->steppers[colour] = box;
  self->fewer[colour] = add_step (self, colour, "list-remove-symbolic", _("One %s chip fewer"));
  gtk_box_append (GTK_BOX (box), lm_sls_chip_new_badge (colour, 24));
  self->counts[colour] = g_object_new (GTK_TYPE_LABEL, "width-chars", 3, NULL);
  gtk_widget_add_css_class (self->counts[colour], "numeric");
  gtk_box_append (GTK_BOX (box), self->counts[colour]);
  self->more[colour] = add_step (self, colour, "list-add-symbolic", _("One %s chip more"));
  gtk_box_append (GTK_BOX (self->box), box);
}

static void
add_receiver (LmSlsPicker *self,
              guint        player)
{
  GtkWidget *button = add_button (self->box, player, G_CALLBACK (give_cb), self);
  g_autofree char *text = g_strdup_printf (_("Give to %s"), lm_sls_get_player_name (player));

  gtk_button_set_child (GTK_BUTTON (button), lm_sls_chip_new_badge (player, 20));
  lm_accessible_name_explain (button, text);
  self->receivers[player] = button;
}

GtkWidget *
lm_sls_picker_create (LmSlsPicker *self,
                      LmSlsChosen *chosen)
{
  self->chosen = chosen;
  self->box = g_object_new (GTK_TYPE_BOX, "spacing", 8, "halign", GTK_ALIGN_CENTER, NULL);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    add_stepper (self, i);
  self->give_to = g_object_new (GTK_TYPE_LABEL, "label", _("Give to"), "margin-start", 6, NULL);
  gtk_box_append (GTK_BOX (self->box), self->give_to);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    add_receiver (self, i);
  self->discard = add_button (self->box, 0, G_CALLBACK (lm_sls_chosen_discard), chosen);
  self->glyph = lm_value_glyph_new (LM_VALUE_UNKNOWN);
  gtk_box_append (GTK_BOX (self->box), self->glyph);
  self->plight = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_box_append (GTK_BOX (self->box), self->plight);
  self->out = add_button (self->box, 0, G_CALLBACK (out_cb), self);
  gtk_widget_remove_css_class (self->out, "lm-sls-small");

  return self->box;
}

static void
update_stepper (LmSlsPicker *self,
                guint        colour,
                guint        stock)
{
  const guint count = self->chosen->chips[colour];
  g_autofree char *text = g_strdup_printf (_("%u/%u"), count, stock);

  gtk_widget_set_visible (self->steppers[colour], stock > 0);
  gtk_label_set_label (GTK_LABEL (self->counts[colour]), text);
  gtk_widget_set_sensitive (self->fewer[colour], count > 0);
  gtk_widget_set_sensitive (self->more[colour], count < stock);
}

/* What the solver says of the discard that is chosen. */
static void
update_glyph (LmSlsPicker *self,
              gboolean     shown)
{
  g_autofree char *move = shown ? lm_sls_move_to_string (lm_sls_move_discard (self->chosen->chips),
                                                         LM_SLS_STATE (self->chosen->board)->turn) : NULL;
  const LmMoveValue *value = shown ? lm_board_view_get_value (self->chosen->board, move) : NULL;

  gtk_widget_set_visible (self->glyph, value != NULL);
  if (value != NULL)
    lm_value_glyph_set_value (LM_VALUE_GLYPH (self->glyph), value->value);
}

static void
update_discard (LmSlsPicker *self,
                Question     question)
{
  const guint count = lm_sls_count (self->chosen->chips);
  g_autofree char *text = count > 0 ? g_strdup_printf (ngettext ("Discard %u chip", "Discard %u chips", count), count)
                                    : g_strdup (_("Discard"));

  gtk_widget_set_visible (self->discard, question == ASK_CAPTURE || question == ASK_PRISONERS);
  gtk_widget_remove_css_class (self->discard, question == ASK_CAPTURE ? "lm-sls-small" : "suggested-action");
  gtk_widget_add_css_class (self->discard, question == ASK_CAPTURE ? "suggested-action" : "lm-sls-small");
  gtk_button_set_label (GTK_BUTTON (self->discard), question == ASK_CAPTURE ? text : _("Discard"));
  gtk_widget_set_sensitive (self->discard, count > 0);
  lm_accessible_name_explain (self->discard, text);
  update_glyph (self, question == ASK_CAPTURE && count > 0);
}

static void
update_out (LmSlsPicker *self,
            gboolean     shown)
{
  const char *player = lm_sls_get_player_name (LM_SLS_STATE (self->chosen->board)->turn);
  g_autofree char *plight = g_strdup_printf (_("%s has no chips. Whoever has a prisoner may give one; or"), player);
  g_autofree char *out = g_strdup_printf (_("%s is out"), player);

  gtk_widget_set_visible (self->plight, shown);
  gtk_label_set_label (GTK_LABEL (self->plight), plight);
  gtk_widget_set_visible (self->out, shown);
  gtk_button_set_label (GTK_BUTTON (self->out), out);
  lm_accessible_name_set (self->out, out);
}

/* Asks what there is to ask now. Returns whether there is something. */
gboolean
lm_sls_picker_update (LmSlsPicker *self)
{
  const LmSlsState *state = LM_SLS_STATE (self->chosen->board);
  const Question question = find_question (self);
  const gboolean gives = question == ASK_PRISONERS;

  gtk_widget_set_visible (self->give_to, gives);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      /* Own chips are not given. */
      update_stepper (self, i, question == ASK_CAPTURE ? state->captured[i]
                               : gives && i != self->chosen->player ? state->hands[self->chosen->player][i] : 0);
      gtk_widget_set_visible (self->receivers[i],
                              gives && i != self->chosen->player && lm_sls_state_is_left (state, i));
    }
  update_discard (self, question);
  update_out (self, question == ASK_NO_CHIPS);

  return question != ASK_NOTHING;
}
