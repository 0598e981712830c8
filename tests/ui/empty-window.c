/* SPDX-License-Identifier: GPL-3.0-or-later */
/* empty-window.c: a window of libadwaita with nothing in it, beside which the program's is measured. */

#include <adwaita.h>

static void
activate_cb (GtkApplication *application)
{
  gtk_window_present (GTK_WINDOW (adw_application_window_new (application)));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AdwApplication) application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
