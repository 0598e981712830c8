/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-about.c: says what the program is and what it rests on; the only user of AdwAboutWindow. */

#include "config.h"

#include "lm-about.h"

#include <adwaita.h>
#include <glib/gi18n.h>

void
lm_about_show (GtkWindow *parent)
{
  const char *developers[] = { "The Last Move developers", NULL };
  const char *papers[] = { "Black Hole Zeckendorf Games", "The Reversed Zeckendorf Game", NULL };
  GtkWidget *about;

  about = g_object_new (ADW_TYPE_ABOUT_WINDOW,
                        "transient-for", parent,
                        "modal", TRUE,
                        "application-name", _("Last Move"),
                        "application-icon", APPLICATION_ID,
                        "version", VERSION,
                        "developer-name", _("The Last Move developers"),
                        "developers", developers,
                        "license-type", GTK_LICENSE_GPL_3_0,
                        "comments", _("Games you can win, and why you win them."),
                        /* Translators: put your names here, one a line. */
                        "translator-credits", _("translator-credits"),
                        NULL);
  adw_about_window_add_acknowledgement_section (ADW_ABOUT_WINDOW (about), _("Papers it rests on"), papers);
  gtk_window_present (GTK_WINDOW (about));
}
