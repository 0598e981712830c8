/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-solve-progress.c: how far the solver has come, with Cancel and Ask Again. */

#include "lm-solve-progress.h"


#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-template.h"

#include "engine/game/lm-property.h"

#include <glib/gi18n.h>
#include <inttypes.h>

/* Work that takes no longer is not worth a progress bar, in microseconds. */
#define PATIENCE (150 * G_TIME_SPAN_MILLISECOND)

struct _LmSolveProgress
{
  AdwBin         parent_instance;

  GtkStack      *stack;
  GtkLabel      *source_label;
  GtkLabel      *progress_label;
  GtkProgressBar
                *progress_bar;
  GtkLabel      *stopped_label;

  LmInquiry     *inquiry;
  guint          tick;
  gint64         began;
  guint64        done;
  gboolean       busy;
};

G_DEFINE_FINAL_TYPE (LmSolveProgress, lm_solve_progress, ADW_TYPE_BIN)

static void
set_busy (LmSolveProgress *self,
          gboolean         busy)
{
  if (self->busy == busy)
    return;

  self->busy = busy;
  g_object_notify (G_OBJECT (self), "busy");
}

/* @total is 0 when it is not known. */
char *
lm_solve_progress_describe (guint64 done,
                       guint64 total)
{
  g_autofree char *finished = g_strdup_printf ("%'" PRIu64, done);
  g_autofree char *all = g_strdup_printf ("%'" PRIu64, total);

  if (total > 0)
    return g_strdup_printf (ngettext ("%s of the %s position of the table", "%s of the %s positions of the table",
                                      MIN (total, G_MAXINT)), finished, all);
  if (done > 0)
    return g_strdup_printf (ngettext ("%s position looked at", "%s positions looked at", MIN (done, G_MAXINT)), finished);

  return g_strdup (_("Solving…"));
}

static void
show_progress (LmSolveProgress *self,
               guint64          done,
               guint64          total)
{
  g_autofree char *text = lm_solve_progress_describe (done, total);

  gtk_label_set_label (self->progress_label, text);
  if (total > 0)
    gtk_progress_bar_set_fraction (self->progress_bar, MIN ((double) done / total, 1.0));
  else
    gtk_progress_bar_pulse (self->progress_bar);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  LmSolveProgress *self = LM_SOLVE_PROGRESS (widget);
  guint64 done;
  guint64 total;

  if (g_get_monotonic_time () - self->began < PATIENCE)
    return G_SOURCE_CONTINUE;

  lm_inquiry_get_progress (self->inquiry, &done, &total);
  if (!self->busy || done != self->done)
    show_progress (self, done, total);
  self->done = done;
  gtk_stack_set_visible_child_name (self->stack, "asking");
  set_busy (self, TRUE);
  return G_SOURCE_CONTINUE;
}

static void
end_work (LmSolveProgress *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  set_busy (self, FALSE);
}

static void
show_stopped (LmSolveProgress *self,
              const char      *text)
{
  gtk_label_set_label (self->stopped_label, text);
  gtk_stack_set_visible_child_name (self->stack, "stopped");
}

static void
show_source (LmSolveProgress *self)
{
  LmAnswer *answer = lm_inquiry_get_answer (self->inquiry);
  g_autofree char *text = NULL;

  if (answer != NULL && (answer->value != LM_VALUE_UNKNOWN || answer->outlook != NULL))
    text = lm_answer_describe_source (answer);
  gtk_label_set_label (self->source_label, text != NULL ? text : "");
  gtk_stack_set_visible_child_name (self->stack, "idle");
}

static void
update (LmSolveProgress *self)
{
  LmInquiryState state = lm_inquiry_get_state (self->inquiry);

  if (state == LM_INQUIRY_ASKING && self->tick == 0)
    {
      self->began = g_get_monotonic_time ();
      self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
    }
  if (state == LM_INQUIRY_ASKING)
    return;

  end_work (self);
  if (state == LM_INQUIRY_STOPPED)
    show_stopped (self, _("Stopped."));
  else if (state == LM_INQUIRY_FAILED)
    show_stopped (self, lm_inquiry_get_problem (self->inquiry));
  else
    show_source (self);
}

static void
cancel_clicked_cb (LmSolveProgress *self)
{
  lm_inquiry_stop (self->inquiry);
}

static void
retry_clicked_cb (LmSolveProgress *self)
{
  lm_inquiry_retry (self->inquiry);
}

/* To be called once. */
void
lm_solve_progress_set_inquiry (LmSolveProgress *self,
                               LmInquiry       *inquiry)
{
  g_return_if_fail (LM_IS_SOLVE_PROGRESS (self));
  g_return_if_fail (self->inquiry == NULL);

  self->inquiry = g_object_ref (inquiry);
  g_signal_connect_object (inquiry, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/* Whether the solver has been at work long enough to be noticed. */
gboolean
lm_solve_progress_get_busy (LmSolveProgress *self)
{
  g_return_val_if_fail (LM_IS_SOLVE_PROGRESS (self), FALSE);

  return self->busy;
}

static void
lm_solve_progress_dispose (GObject *object)
{
  LmSolveProgress *self = LM_SOLVE_PROGRESS (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_object (&self->inquiry);

  G_OBJECT_CLASS (lm_solve_progress_parent_class)->dispose (object);
}

static void
lm_solve_progress_class_init (LmSolveProgressClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_solve_progress_dispose;

  LM_CLASS_PROPERTIES (klass,
    { "busy", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmSolveProgress, busy) });

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/solve-progress.ui");
  LM_BIND_CHILDREN (widget_class, LmSolveProgress, stack, source_label, progress_label, progress_bar, stopped_label);
  LM_BIND_CALLBACKS (widget_class, cancel_clicked_cb, retry_clicked_cb);
}

static void
lm_solve_progress_init (LmSolveProgress *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_accessible_name_hide_empty (self->source_label);
}
