/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-reply-list.c: every move of the side that is to lose, with the answer to it; each can be opened to see how it goes on. */

#include "lm-reply-list.h"

#include "lm-reply-row.h"

#include <glib/gi18n.h>

/* How many replies are shown at a time. */
#define PAGE 40

struct _LmReplyList
{
  GtkBox      parent_instance;

  LmSolver   *solver;
  LmAdvice   *advice;
  GtkWidget  *rows;
  GtkWidget  *more;
  guint       n_shown;
};

G_DEFINE_FINAL_TYPE (LmReplyList, lm_reply_list, GTK_TYPE_BOX)

/* The position in which the replies are made. */
static LmPosition *
get_replied (LmAdvice *advice)
{
  return advice->answer->value == LM_VALUE_WIN ? advice->after : advice->answer->position;
}

static void
update_more (LmReplyList *self)
{
  guint hidden = self->advice != NULL ? self->advice->replies->len - self->n_shown : 0;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->more, hidden > 0);
  text = g_strdup_printf (ngettext ("Show %u more reply", "Show %u more replies", MIN (hidden, PAGE)),
                          MIN (hidden, PAGE));
  gtk_button_set_label (GTK_BUTTON (self->more), text);
}

static void
show_page (LmReplyList *self)
{
  GPtrArray *replies = self->advice->replies;
  LmPosition *position = get_replied (self->advice);
  guint end = MIN (replies->len, self->n_shown + PAGE);

  for (; self->n_shown < end; self->n_shown++)
    {
      LmReply *reply = g_ptr_array_index (replies, self->n_shown);

      gtk_box_append (GTK_BOX (self->rows), lm_reply_row_new (self->solver, position, reply));
    }
  update_more (self);
}

/* Whatever was opened before is closed, and what was asked for it cancelled. */
void
lm_reply_list_set_advice (LmReplyList *self,
                          LmSolver    *solver,
                          LmAdvice    *advice)
{
  GtkWidget *row;

  g_return_if_fail (LM_IS_REPLY_LIST (self));

  if (self->advice == advice)
    return;

  while ((row = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_box_remove (GTK_BOX (self->rows), row);

  g_set_object (&self->solver, solver);
  g_clear_pointer (&self->advice, lm_advice_unref);
  self->n_shown = 0;
  if (advice == NULL)
    {
      update_more (self);
      return;
    }

  self->advice = lm_advice_ref (advice);
  show_page (self);
}

static void
lm_reply_list_dispose (GObject *object)
{
  LmReplyList *self = LM_REPLY_LIST (object);

  g_clear_object (&self->solver);
  g_clear_pointer (&self->advice, lm_advice_unref);

  G_OBJECT_CLASS (lm_reply_list_parent_class)->dispose (object);
}

static void
lm_reply_list_class_init (LmReplyListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_reply_list_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lm_reply_list_init (LmReplyList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Replies"), -1);

  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_box_append (GTK_BOX (self), self->rows);

  self->more = gtk_button_new ();
  gtk_widget_add_css_class (self->more, "flat");
  gtk_widget_set_halign (self->more, GTK_ALIGN_START);
  gtk_widget_set_visible (self->more, FALSE);
  g_signal_connect_swapped (self->more, "clicked", G_CALLBACK (show_page), self);
  gtk_box_append (GTK_BOX (self), self->more);
}
