/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-message.c: tells what went wrong where a toast would be gone too soon; the only user of AdwMessageDialog. */

#include "lm-message.h"

#include "board/lm-accessible-name.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* One sentence, until the user has read it. Changes nothing. */
void
lm_message_show (GtkWindow  *parent,
                 const char *heading,
                 const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("Close"));
  /* What a screen reader calls it. */
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
  lm_accessible_name_set_buttons (dialog, _("Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}
