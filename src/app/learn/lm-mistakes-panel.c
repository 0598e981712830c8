/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-mistakes-panel.c: the moves that threw a win away, each of them an exercise. */

#include "lm-learn-parts.h"


#include "engine/game/lm-game-info.h"

#include "kit/widget/lm-announce.h"
#include "kit/widget/lm-template.h"

#include <glib/gi18n.h>

struct _LmMistakesPanel
{
  LmGamePanel     parent_instance;

  GtkLabel       *count;
  GtkListBox     *list;
  GtkLabel       *problem;
  LmExerciseView *view;

  GPtrArray      *mistakes;    /* (element-type LmMistake): as the rows stand, the latest last */
  char           *move;        /* of the one that is asked about */
};

G_DEFINE_FINAL_TYPE (LmMistakesPanel, lm_mistakes_panel, LM_TYPE_GAME_PANEL)

static LmProgress *
get_progress (LmMistakesPanel *self)
{
  return lm_game_panel_get_progress (LM_GAME_PANEL (self));
}

static void
remove_cb (GtkWidget       *button,
           LmMistakesPanel *self)
{
  lm_progress_remove (get_progress (self), gtk_widget_get_name (button));
}

static GtkWidget *
create_remove_button (LmMistakesPanel *self,
                      const LmMistake *mistake)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_set_name (button, mistake->id);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("Remove from the list"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Remove from the list"), -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_cb), self, 0);
  return button;
}

static void
add_row (LmMistakesPanel *self,
         const LmMistake *mistake)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *position = lm_position_describe (mistake->position);
  g_autofree char *move = lm_position_describe_move (mistake->position, mistake->move, LM_MOVE_LABEL);
  /* Translators: a position, and the move that was played there. */
  g_autofree char *subtitle = g_strdup_printf (_("%s; you played %s"), position, move);

  g_object_set (row, "use-markup", FALSE, "activatable", TRUE, NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(lm_position_get_info (mistake->position)->title));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_remove_button (self, mistake));
  gtk_list_box_append (self->list, row);
}

static void
update_list (LmMistakesPanel *self)
{
  g_autofree char *count = lm_mistakes_panel_describe (get_progress (self), NULL);
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  g_clear_pointer (&self->mistakes, g_ptr_array_unref);
  self->mistakes = lm_progress_list_mistakes (get_progress (self), NULL);
  for (guint i = 0; i < self->mistakes->len; i++)
    add_row (self, g_ptr_array_index (self->mistakes, i));
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->mistakes->len > 0);
  gtk_label_set_label (self->count, count);
}

static void
set_problem (LmMistakesPanel *self,
             const char      *problem)
{
  gtk_label_set_label (self->problem, problem);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *problem != '\0');
}

static void
take_answer (gpointer      panel,
             gpointer      told,
             const GError *error)
{
  LmMistakesPanel *self = LM_MISTAKES_PANEL (panel);
  g_autoptr (LmAnswer) answer = told;
  LmExercise *exercise = answer != NULL ? lm_exercise_new (LM_EXERCISE_MOVE, answer) : NULL;

  if (exercise == NULL)
    {
      set_problem (self, error != NULL ? error->message : _("Not every move of this position is known."));
      return;
    }

  lm_exercise_view_begin (self->view, exercise, FALSE);
  lm_exercise_view_set_mistake (self->view, self->move);
}

static void
forget (LmMistakesPanel *self)
{
  lm_game_panel_stop (LM_GAME_PANEL (self));
  g_clear_pointer (&self->move, g_free);
}

static void
row_activated_cb (LmMistakesPanel *self,
                  GtkListBoxRow   *row)
{
  const LmMistake *mistake = g_ptr_array_index (self->mistakes, gtk_list_box_row_get_index (row));

  forget (self);
  set_problem (self, "");
  self->move = g_strdup (mistake->move);
  lm_game_panel_ask (LM_GAME_PANEL (self), lm_question_new_answer (mistake->position), take_answer, NULL);
}

static void
lm_mistakes_panel_position_changed (LmGamePanel *panel,
                                    LmPosition  *position)
{
  lm_exercise_view_set_position (LM_MISTAKES_PANEL (panel)->view, position);
}

static void
lm_mistakes_panel_constructed (GObject *object)
{
  LmMistakesPanel *self = LM_MISTAKES_PANEL (object);

  G_OBJECT_CLASS (lm_mistakes_panel_parent_class)->constructed (object);

  g_signal_connect_object (get_progress (self), "changed", G_CALLBACK (update_list), self, G_CONNECT_SWAPPED);
  update_list (self);
}

static void
lm_mistakes_panel_dispose (GObject *object)
{
  LmMistakesPanel *self = LM_MISTAKES_PANEL (object);

  forget (self);
  g_clear_pointer (&self->mistakes, g_ptr_array_unref);

  G_OBJECT_CLASS (lm_mistakes_panel_parent_class)->dispose (object);
}

static void
lm_mistakes_panel_class_init (LmMistakesPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lm_mistakes_panel_constructed;
  G_OBJECT_CLASS (klass)->dispose = lm_mistakes_panel_dispose;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_mistakes_panel_position_changed;

  g_type_ensure (LM_TYPE_EXERCISE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/mistakes-panel.ui");
  LM_BIND_CHILDREN (widget_class, LmMistakesPanel, count, list, problem, view);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
lm_mistakes_panel_init (LmMistakesPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_announce_label (self->problem);
}

/* Those of all games. */
char *
lm_mistakes_panel_describe (LmProgress       *progress,
                            const LmGameInfo *info)
{
  g_autoptr (GPtrArray) mistakes = lm_progress_list_mistakes (progress, NULL);

  if (mistakes->len == 0)
    return g_strdup (_("No move that threw a win away is kept"));

  return g_strdup_printf (ngettext ("%u move that threw a win away", "%u moves that threw a win away", mistakes->len),
                          mistakes->len);
}
