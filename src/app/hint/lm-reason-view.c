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

  GtkBox      *parts;
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

static GtkLabel *
create_label (const char *text)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (text));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_selectable (label, TRUE);
  return label;
}

/* Sentences, and under them the badge and the source of what they claim. */
static void
add_part (LmReasonView *self,
          LmReasonPart *part)
{
  g_autofree char *reference = lm_reason_cite (part->reference);
  GtkWidget *source = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  LmBadge *badge = g_object_new (LM_TYPE_BADGE, NULL);

  lm_badge_set_status (badge, part->status);
  gtk_box_append (GTK_BOX (source), GTK_WIDGET (badge));
  if (reference != NULL)
    {
      GtkLabel *label = create_label (reference);

      gtk_widget_add_css_class (GTK_WIDGET (label), "caption");
      gtk_box_append (GTK_BOX (source), GTK_WIDGET (label));
    }
  gtk_box_append (self->parts, GTK_WIDGET (create_label (part->text)));
  gtk_box_append (self->parts, source);
}

static void
clear (LmReasonView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->parts))) != NULL)
    gtk_box_remove (self->parts, child);
  set_text (self->leaves_label, NULL);
  set_text (self->replies_label, NULL);
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
  g_autoptr (GPtrArray) parts = NULL;

  g_return_if_fail (LM_IS_REASON_VIEW (self));

  clear (self);
  if (advice == NULL)
    return;

  leaves = lm_hint_say (lm_hint_state_leaves (advice));
  replies = lm_hint_say (lm_hint_state_replies (advice));
  parts = lm_reason_list_parts (advice->reason);
  for (guint i = 0; i < parts->len; i++)
    add_part (self, g_ptr_array_index (parts, i));
  set_text (self->leaves_label, leaves);
  set_text (self->replies_label, replies);
  lm_reply_list_set_advice (self->reply_list, solver, advice);
}

static void
lm_reason_view_class_init (LmReasonViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LM_TYPE_REPLY_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/reason-view.ui");
  LM_BIND_CHILDREN (widget_class, LmReasonView, parts, leaves_label, replies_label, reply_list);
}

static void
lm_reason_view_init (LmReasonView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
