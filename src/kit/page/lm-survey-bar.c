/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-survey-bar.c: how far a long question has come, in the place of what begins it. */

#include "lm-survey-bar.h"

#include "lm-section.h"

#include "engine/game/lm-property.h"

/*
 * The child that a template has is seen while nothing runs. Properties, write-only: "progress" (string): what the
 * progress is called for a screen reader; "stop" (string): the label of the button that emits "stop", without which
 * there is none.
 */
struct _LmSurveyBar
{
  AdwBin          parent_instance;

  GtkStack       *stack;
  GtkWidget      *idle;
  GtkWidget      *running;
  GtkLabel       *label;
  GtkProgressBar *progress;
};

static void lm_survey_bar_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmSurveyBar, lm_survey_bar, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, lm_survey_bar_buildable_init))

static guint stop_signal;

static void
lm_survey_bar_add_child (GtkBuildable *buildable,
                         GtkBuilder   *builder,
                         GObject      *child,
                         const char   *type)
{
  LmSurveyBar *self = LM_SURVEY_BAR (buildable);

  self->idle = GTK_WIDGET (child);
  gtk_stack_add_titled (self->stack, self->idle, NULL, "");
  gtk_stack_set_visible_child (self->stack, self->idle);
}

static void
lm_survey_bar_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = lm_survey_bar_add_child;
}

static void
stop_clicked_cb (LmSurveyBar *self)
{
  g_signal_emit (self, stop_signal, 0);
  lm_survey_bar_move_focus (self);
}

static void
add_stop (LmSurveyBar *self,
          const char  *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (stop_clicked_cb), self);
  gtk_box_append (GTK_BOX (self->running), button);
}

static void
name_progress (LmSurveyBar *self,
               const char  *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
lm_survey_bar_class_init (LmSurveyBarClass *klass)
{
  LM_CLASS_PROPERTIES (klass,
    { "progress", G_TYPE_STRING, .set = G_CALLBACK (name_progress) },
    { "stop", G_TYPE_STRING, .set = G_CALLBACK (add_stop) });
  stop_signal = lm_signal_new (klass, "stop", 0);
}

static void
lm_survey_bar_init (LmSurveyBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->label, 0);
  gtk_label_set_wrap (self->label, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "numeric");
  self->progress = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->label));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->progress));
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  self->running = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (self->running), box);
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_titled (self->stack, self->running, NULL, "");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

/* @text: (transfer full): in words how far it has come */
void
lm_survey_bar_show (LmSurveyBar *self,
                    gboolean     running,
                    double       fraction,
                    char        *text)
{
  g_return_if_fail (LM_IS_SURVEY_BAR (self));

  gtk_stack_set_visible_child (self->stack, running ? self->running : self->idle);
  gtk_progress_bar_set_fraction (self->progress, fraction);
  lm_label_take (self->label, text);
}

/* What was clicked may be gone. */
void
lm_survey_bar_move_focus (LmSurveyBar *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}
