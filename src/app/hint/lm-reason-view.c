/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-reason-view.c: why a move is recommended: the reason, what it rests on, and every reply with its answer. */

#include "lm-reason-view.h"

#include "kit/page/lm-badge.h"
#include "engine/solve/lm-hint.h"
#include "lm-reply-list.h"

#include "kit/widget/lm-template.h"

struct _LmReasonView
{
  GtkBox       parent_instance;

  GtkLabel    *reason_label;
  GtkWidget   *source_box;
  LmBadge     *badge;
  GtkLabel    *reference_label;
  GtkLabel    *leaves_label;
  GtkLabel    *replies_label;
  LmReplyList *reply_list;
};

G_DEFINE_FINAL_TYPE (LmReasonView, lm_reason_view, GTK_TYPE_BOX)

/* A label without text takes no room. */
static void
set_text (GtkLabel   *label,
          const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
clear (LmReasonView *self)
{
  set_text (self->reason_label, NULL);
  set_text (self->leaves_label, NULL);
  set_text (self->replies_label, NULL);
  gtk_widget_set_visible (self->source_box, FALSE);
  lm_reply_list_set_advice (self->reply_list, NULL, NULL);
}

/* @solver is asked how a reply goes on. */
void
lm_reason_view_set_advice (LmReasonView *self,
                           LmSolver     *solver,
                           LmAdvice     *advice)
{
  g_autofree char *leaves = NULL;
  g_autofree char *replies = NULL;
  g_autofree char *reference = NULL;

  g_return_if_fail (LM_IS_REASON_VIEW (self));

  if (advice == NULL)
    {
      clear (self);
      return;
    }

  leaves = lm_hint_say (lm_hint_state_leaves (advice));
  replies = lm_hint_say (lm_hint_state_replies (advice));
  reference = lm_reason_cite (advice->reason->reference);
  set_text (self->reason_label, advice->reason->text);
  set_text (self->reference_label, reference);
  set_text (self->leaves_label, leaves);
  set_text (self->replies_label, replies);
  lm_badge_set_status (self->badge, advice->reason->status);
  gtk_widget_set_visible (self->source_box, TRUE);
  lm_reply_list_set_advice (self->reply_list, solver, advice);
}

static void
lm_reason_view_class_init (LmReasonViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LM_TYPE_BADGE);
  g_type_ensure (LM_TYPE_REPLY_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/reason-view.ui");
  LM_BIND_CHILDREN (widget_class, LmReasonView, reason_label, source_box, badge, reference_label, leaves_label,
                    replies_label, reply_list);
}

static void
lm_reason_view_init (LmReasonView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
