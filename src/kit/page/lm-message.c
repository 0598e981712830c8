/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-message.c: tells what went wrong where a toast would be gone too soon; the only user of AdwMessageDialog. */

#include "lm-message.h"

#include "kit/widget/lm-accessible-name.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* What the window has to tell, on the window: the first of them shows. */
#define MESSAGES "lm-messages"

typedef struct
{
  char  *heading;
  char  *body;
  guint  n_more; /* that came under the same heading before it was read */
} Message;

static void
message_free (gpointer data)
{
  Message *message = data;

  g_free (message->heading);
  g_free (message->body);
  g_free (message);
}

static char *
write_body (const Message *message)
{
  g_autofree char *more = NULL;

  if (message->n_more == 0)
    return g_strdup (message->body);

  more = g_strdup_printf (ngettext ("%u more message like this one came meanwhile.",
                                    "%u more messages like this one came meanwhile.", message->n_more),
                          message->n_more);
  return g_strconcat (message->body, "\n\n", more, NULL);
}

static void show_first (GtkWindow *window);

static void
gone_cb (GtkWidget *dialog,
         GtkWindow *window)
{
  GPtrArray *messages = g_object_get_data (G_OBJECT (window), MESSAGES);

  g_ptr_array_remove_index (messages, 0);
  if (messages->len > 0 && !gtk_widget_in_destruction (GTK_WIDGET (window)))
    show_first (window);
}

static void
show_first (GtkWindow *window)
{
  GPtrArray *messages = g_object_get_data (G_OBJECT (window), MESSAGES);
  const Message *message = g_ptr_array_index (messages, 0);
  g_autofree char *body = write_body (message);
  GtkWidget *dialog = adw_message_dialog_new (window, message->heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("Close"));
  /* What a screen reader calls it. */
  gtk_window_set_title (GTK_WINDOW (dialog), message->heading);
  lm_accessible_name_set_buttons (dialog, _("Close"));
  g_object_set_data (G_OBJECT (window), MESSAGES "-dialog", dialog);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (gone_cb), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* One sentence, until the user has read it. Changes nothing. Of what else comes meanwhile the first under each heading is told
 * after it, and the others are counted. */
void
lm_message_show (GtkWindow  *parent,
                 const char *heading,
                 const char *body)
{
  GPtrArray *messages = g_object_get_data (G_OBJECT (parent), MESSAGES);
  Message *message;

  if (messages == NULL)
    {
      messages = g_ptr_array_new_with_free_func (message_free);
      g_object_set_data_full (G_OBJECT (parent), MESSAGES, messages, (GDestroyNotify) g_ptr_array_unref);
    }

  for (guint i = 0; i < messages->len; i++)
    {
      message = g_ptr_array_index (messages, i);
      if (!g_str_equal (message->heading, heading))
        continue;

      message->n_more++;
      if (i == 0)
        {
          g_autofree char *counted = write_body (message);

          adw_message_dialog_set_body (g_object_get_data (G_OBJECT (parent), MESSAGES "-dialog"), counted);
        }
      return;
    }

  message = g_new0 (Message, 1);
  message->heading = g_strdup (heading);
  message->body = g_strdup (body);
  g_ptr_array_add (messages, message);
  if (messages->len == 1)
    show_first (parent);
}
