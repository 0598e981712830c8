/* SPDX-License-Identifier: GPL-3.0-or-later */
/* drag-source.c: a small window from which a text can be dragged away, or with --file files, for the tests of what is dropped. */

#include <gtk/gtk.h>

static void
dragged_cb (gboolean *done)
{
  *done = TRUE;
}

int
main (int    argc,
      char **argv)
{
  const gboolean is_file = g_str_equal (argv[1], "--file");
  GtkDragSource *source;
  GtkWidget *window;
  gboolean done = FALSE;

  gtk_init ();
  window = gtk_window_new ();
  source = gtk_drag_source_new ();
  if (is_file)
    {
      g_autoptr (GSList) files = NULL;

      for (int i = argc - 1; i > 1; i--)
        files = g_slist_prepend (files, g_file_new_for_path (argv[i]));
      gtk_drag_source_set_content (source, gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, files));
    }
  else
    {
      gtk_drag_source_set_content (source, gdk_content_provider_new_typed (G_TYPE_STRING, argv[1]));
    }
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (dragged_cb), &done);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (source));
  gtk_window_set_default_size (GTK_WINDOW (window), 60, 60);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_present (GTK_WINDOW (window));
  while (!done)
    g_main_context_iteration (NULL, TRUE);

  return 0;
}
