/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-hint-panel-words.c: what the rungs of the ladder of hints say. */

#include "lm-hint-panel-private.h"

#include "kit/page/lm-section.h"
#include "engine/solve/lm-hint.h"

#include <glib/gi18n.h>

static void
say_verdict (LmHintPanel *self,
             const char  *verdict,
             const char  *term)
{
  g_autofree char *name = g_strdup_printf ("%s %s", verdict, term);

  gtk_label_set_label (self->verdict_label, verdict);
  gtk_label_set_label (self->term_label, term);
  gtk_widget_set_visible (GTK_WIDGET (self->term_label), *term != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->verdict_label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, g_strchomp (name),
                                  -1);
  g_object_notify (G_OBJECT (self), "verdict");
}

/* A tick for who is addressed; for who is to move when nobody is. */
static LmValue
get_glyph (LmHintPanel *self,
           LmAnswer    *answer)
{
  int turn = lm_position_get_turn (answer->position);

  if (answer->outlook != NULL && self->you != LM_NOBODY)
    return lm_outlook_get_value (answer->outlook, self->you);
  if (self->you == LM_NOBODY || self->you == turn || answer->value == LM_VALUE_UNKNOWN)
    return answer->value;

  return answer->winner == self->you ? LM_VALUE_WIN : LM_VALUE_LOSS;
}

void
lm_hint_panel_show_verdict (LmHintPanel *self,
                            LmAnswer    *answer)
{
  g_autofree char *verdict = lm_hint_say (lm_hint_state_verdict (answer, self->you));
  g_autofree char *term = lm_hint_say (lm_hint_state_term (answer, self->you));

  lm_value_glyph_set_value (self->verdict_glyph, get_glyph (self, answer));
  gtk_widget_set_visible (GTK_WIDGET (self->verdict_glyph), TRUE);
  say_verdict (self, verdict, term);
}

static void
show_result (LmHintPanel *self)
{
  g_autofree char *result = lm_position_describe_result (lm_inquiry_get_position (self->inquiry));

  gtk_widget_set_visible (GTK_WIDGET (self->verdict_glyph), FALSE);
  say_verdict (self, result, "");
}

/* The recommended move and what it does, as markup. */
static char *
describe_best (LmAnswer *answer)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  g_autofree char *label = NULL;
  g_autofree char *text = NULL;
  g_autofree char *sentence = NULL;

  if (best == NULL)
    return g_strdup (_("No move can be recommended."));

  label = lm_position_describe_move (answer->position, best->move, LM_MOVE_LABEL);
  text = lm_position_describe_move (answer->position, best->move, LM_MOVE_SENTENCE);
  sentence = lm_words_end (text);
  return g_markup_printf_escaped (C_("a move and what it does", "<b>%s</b>: %s"), label, sentence);
}

static void
show_answer (LmHintPanel *self,
             LmAnswer    *answer)
{
  lm_hint_panel_show_verdict (self, answer);
  lm_label_take (self->count_label, lm_hint_say (lm_hint_state_count (answer)));
  lm_label_take (self->place_label, lm_hint_say (lm_hint_state_place (answer)));
  lm_label_take (self->move_label, describe_best (answer));
  lm_label_take (self->after_label, lm_hint_say (lm_hint_state_after (answer)));
  gtk_widget_set_visible (GTK_WIDGET (self->after_label), gtk_label_get_label (self->after_label)[0] != '\0');
  lm_label_take (self->hardest_label, lm_hint_say (lm_hint_state_hardest (answer)));
  gtk_widget_set_visible (GTK_WIDGET (self->hardest_label), *gtk_label_get_label (self->hardest_label) != '\0');
  gtk_widget_set_visible (self->play_button, lm_answer_get_best (answer) != NULL);
}

/* What takes the place of words that are no longer or not yet true. */
static const char *
get_placeholder (LmHintPanel *self)
{
  if (lm_inquiry_get_state (self->inquiry) == LM_INQUIRY_ASKING)
    return _("Solving…");

  return _("Not solved.");
}

static void
clear_answer (LmHintPanel *self)
{
  const char *text = get_placeholder (self);

  gtk_widget_set_visible (GTK_WIDGET (self->verdict_glyph), FALSE);
  say_verdict (self, text, "");
  lm_label_take (self->count_label, g_strdup (text));
  lm_label_take (self->place_label, g_strdup (text));
  lm_label_take (self->move_label, g_strdup (text));
  gtk_widget_set_visible (GTK_WIDGET (self->after_label), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->hardest_label), FALSE);
  gtk_widget_set_visible (self->play_button, FALSE);
}

static void
refresh_outlook (LmHintPanel *self,
                 LmAnswer    *answer)
{
  if (self->outlook_view == NULL)
    return;

  if (answer != NULL || !lm_hint_panel_is_fresh (self))
    lm_outlook_view_set_answer (self->outlook_view, answer);
  lm_outlook_view_set_asking (self->outlook_view, lm_inquiry_get_state (self->inquiry) == LM_INQUIRY_ASKING);
}

void
lm_hint_panel_refresh_answer (LmHintPanel *self)
{
  LmAnswer *answer = lm_inquiry_get_answer (self->inquiry);
  gboolean known = answer != NULL || lm_hint_panel_is_over (self);

  for (LmHintRung rung = LM_HINT_VERDICT; rung <= LM_HINT_MOVE; rung++)
    if (rung != LM_HINT_IDEA)
      lm_ladder_rung_set_current (lm_hint_panel_get_rung (self, rung), known);

  if (lm_hint_panel_is_over (self))
    show_result (self);
  else if (answer != NULL && answer != self->shown_answer)
    show_answer (self, answer);
  else if (answer == NULL && !lm_hint_panel_is_fresh (self))
    clear_answer (self);
  refresh_outlook (self, answer);

  g_clear_pointer (&self->shown_answer, lm_answer_unref);
  self->shown_answer = answer != NULL ? lm_answer_ref (answer) : NULL;
}

/* The headings are told from the other rows by their style. */
static void
add_row (GtkGrid *table,
         guint    row,
         GStrv    cells)
{
  for (guint column = 0; cells[column] != NULL; column++)
    {
      GtkWidget *cell = gtk_label_new (cells[column]);

      gtk_label_set_xalign (GTK_LABEL (cell), 0);
      gtk_label_set_yalign (GTK_LABEL (cell), 0);
      gtk_label_set_wrap (GTK_LABEL (cell), TRUE);
      gtk_widget_add_css_class (cell, row == 0 ? "caption-heading" : "caption");
      gtk_grid_attach (table, cell, column, row, 1, 1);
    }
}

static void
show_idea (LmHintPanel *self,
           LmReason    *idea)
{
  g_autofree char *reference = idea != NULL ? lm_reason_cite (idea->reference) : NULL;
  GtkWidget *cell;

  while ((cell = gtk_widget_get_first_child (GTK_WIDGET (self->idea_table))) != NULL)
    gtk_grid_remove (self->idea_table, cell);
  for (guint i = 0; idea != NULL && i < idea->rows->len; i++)
    add_row (self->idea_table, i, g_ptr_array_index (idea->rows, i));
  gtk_widget_set_visible (GTK_WIDGET (self->idea_table), idea != NULL && idea->rows->len > 0);

  gtk_label_set_label (self->idea_label, idea != NULL ? idea->text : get_placeholder (self));
  gtk_label_set_label (self->idea_reference, reference != NULL ? reference : "");
  gtk_widget_set_visible (self->idea_source, idea != NULL);
  if (idea != NULL)
    lm_badge_set_status (self->idea_badge, idea->status);
}

void
lm_hint_panel_refresh_advice (LmHintPanel *self)
{
  LmAdvice *advice = lm_inquiry_get_advice (self->inquiry);
  gboolean other = advice != NULL ? advice != self->shown_advice : !lm_hint_panel_is_fresh (self);

  lm_ladder_rung_set_current (self->idea_rung, advice != NULL);
  lm_ladder_rung_set_current (self->reason_rung, advice != NULL);
  lm_ladder_rung_set_current (self->line_rung, advice != NULL);

  if (other)
    {
      show_idea (self, advice != NULL ? advice->idea : NULL);
      lm_reason_view_set_advice (self->reason_view, lm_inquiry_get_solver (self->inquiry), advice);
      lm_line_view_set_advice (self->line_view, advice);
    }

  g_clear_pointer (&self->shown_advice, lm_advice_unref);
  self->shown_advice = advice != NULL ? lm_advice_ref (advice) : NULL;
}
