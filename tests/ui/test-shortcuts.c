/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-shortcuts.c: what the keys do stands in the window that lists them. */

#include "app/lm-application.h"
#include "games/lm-games.h"

#include <adwaita.h>

/* Keys in one way of writing, of all that @builder shows. */
static GHashTable *
list_shown (GtkBuilder *builder)
{
  GHashTable *shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GSList) objects = gtk_builder_get_objects (builder);

  for (GSList *item = objects; item != NULL; item = item->next)
    {
      g_autofree char *keys = NULL;
      g_auto (GStrv) words = NULL;

      if (!GTK_IS_SHORTCUTS_SHORTCUT (item->data))
        continue;
      g_object_get (item->data, "accelerator", &keys, NULL);
      words = g_strsplit (keys, " ", -1);
      for (guint i = 0; words[i] != NULL; i++)
        {
          GdkModifierType modifiers;
          guint key;

          g_assert_true (gtk_accelerator_parse (words[i], &key, &modifiers));
          g_assert_true (g_hash_table_add (shown, gtk_accelerator_name (key, modifiers)));
        }
    }

  return shown;
}

/* Every key of an action of the application, and none twice. */
static void
test_accelerators (void)
{
  g_autoptr (LmApplication) application = lm_application_new ();
  g_autoptr (GtkBuilder) builder = NULL;
  g_autoptr (GHashTable) shown = NULL;
  g_auto (GStrv) actions = NULL;
  guint n_keys = 0;

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  builder = gtk_builder_new_from_resource ("/org/lastmove/LastMove/ui/help-overlay.ui");
  shown = list_shown (builder);
  actions = gtk_application_list_action_descriptions (GTK_APPLICATION (application));
  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (GTK_APPLICATION (application), actions[i]);

      for (guint j = 0; keys[j] != NULL; j++, n_keys++)
        if (!g_hash_table_contains (shown, keys[j]))
          g_error ("%s of %s is not listed", keys[j], actions[i]);
    }
  g_assert_cmpuint (n_keys, >, 15);
  gtk_window_destroy (GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();
  g_test_add_func ("/shortcuts/accelerators", test_accelerators);
  return g_test_run ();
}
