/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-shortcuts.c: what the keys do stands in the window that lists them. */

#include "app/explore/lm-graph-view.h"
#include "app/history/lm-history-panel.h"
#include "app/window/lm-application.h"
#include "app/window/lm-window.h"
#include "games/lm-games.h"
#include "kit/chart/lm-chart.h"

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

/* The keys of a class's bindings, which the instances have in a controller. */
static void
add_bindings (GHashTable *keys,
              GtkWidget  *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) && j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

          if (GTK_IS_KEYVAL_TRIGGER (trigger))
            g_hash_table_add (keys, gtk_accelerator_name (gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)),
                                                          gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger))));
        }
    }
}

static GHashTable *
list_bindings (GtkWidget *widget)
{
  GHashTable *keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_object_ref_sink (widget);
  add_bindings (keys, widget);
  if (GTK_IS_WINDOW (widget))
    gtk_window_destroy (GTK_WINDOW (widget));
  g_object_unref (widget);
  return keys;
}

static void
add_all (GHashTable *keys,
         GHashTable *others)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, others);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_hash_table_add (keys, g_strdup (key));
}

/* All that is @keys and not @known is an error. */
static void
assert_known (GHashTable *keys,
              GHashTable *known,
              const char *problem)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, keys);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (known, key))
      {
        g_test_message ("%s %s", (char *) key, problem);
        g_test_fail ();
      }
}

static gboolean
is_in_cb (gpointer key,
          gpointer value,
          gpointer others)
{
  return g_hash_table_contains (others, key);
}

static GHashTable *
list_accelerators (GtkApplication *application)
{
  GHashTable *keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) accelerators = gtk_application_get_accels_for_action (application, actions[i]);

      /* None twice. */
      for (guint j = 0; accelerators[j] != NULL; j++)
        g_assert_true (g_hash_table_add (keys, g_strdup (accelerators[j])));
    }
  return keys;
}

/* What shows is there, and what the program adds to the toolkit's own keys shows. */
static void
test_accelerators (void)
{
  g_autoptr (LmApplication) application = lm_application_new ();
  g_autoptr (GtkBuilder) builder = NULL;
  g_autoptr (GHashTable) shown = NULL, there = NULL, own = NULL, toolkit = NULL;
  /* Of the toolkit, and those of the board that stand in lm-board-keys.c; each has a test of the window or of the board. */
  const char *const elsewhere[] = { "F10", "0", "Menu", "<Shift>F10", "<Shift>Return" };

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_set_default (G_APPLICATION (application));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  builder = gtk_builder_new_from_resource ("/org/lastmove/LastMove/ui/help-overlay.ui");
  shown = list_shown (builder);
  there = list_accelerators (GTK_APPLICATION (application));
  g_assert_cmpuint (g_hash_table_size (there), >, 15);
  assert_known (there, shown, "is not listed");

  toolkit = list_bindings (g_object_new (ADW_TYPE_APPLICATION_WINDOW, NULL));
  own = list_bindings (GTK_WIDGET (lm_window_new (GTK_APPLICATION (application), lm_application_get_program (application))));
  add_all (there, own);
  g_hash_table_foreach_remove (own, is_in_cb, toolkit);
  assert_known (own, shown, "of the window is not listed");

  for (guint i = 0; i < 3; i++)
    {
      const GType types[] = { LM_TYPE_HISTORY_PANEL, LM_TYPE_CHART, LM_TYPE_GRAPH_VIEW };
      g_autoptr (GHashTable) keys = list_bindings (g_object_new (types[i], NULL));

      add_all (there, keys);
    }
  for (guint i = 0; i < G_N_ELEMENTS (elsewhere); i++)
    g_hash_table_add (there, g_strdup (elsewhere[i]));
  assert_known (shown, there, "is listed, but does nothing");
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
