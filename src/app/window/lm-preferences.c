/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-preferences.c: what the user can set once for all games; the only user of AdwPreferencesWindow. */

#include "lm-window-parts.h"

#include <adwaita.h>

/* In the order of the rows in preferences.ui. */
static const char *const color_schemes[] = { "default", "light", "dark" };

static const int answer_seconds[] = { 0, 15, 30, 60 };

/* Keys whose spin button in preferences.ui has the name of the key. */
static const char *const numbers[] = { "memory-mib", "solver-seconds", "computer-delay-ms", "casual-error-percent" };

/* The same of switches. */
static const char *const switches[] = { "animations", "tell-verdict" };

static gboolean
scheme_to_row_cb (GValue   *value,
                  GVariant *variant,
                  gpointer  user_data)
{
  const char *scheme = g_variant_get_string (variant, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (color_schemes); i++)
    if (g_str_equal (color_schemes[i], scheme))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }

  return FALSE;
}

static GVariant *
row_to_scheme_cb (const GValue       *value,
                  const GVariantType *expected_type,
                  gpointer            user_data)
{
  guint row = g_value_get_uint (value);

  return row < G_N_ELEMENTS (color_schemes) ? g_variant_new_string (color_schemes[row]) : NULL;
}

/* The longest of the rows that is no longer. */
static gboolean
seconds_to_row_cb (GValue   *value,
                   GVariant *variant,
                   gpointer  user_data)
{
  guint row = 0;

  while (row + 1 < G_N_ELEMENTS (answer_seconds) && answer_seconds[row + 1] <= g_variant_get_int32 (variant))
    row++;
  g_value_set_uint (value, row);
  return TRUE;
}

static GVariant *
row_to_seconds_cb (const GValue       *value,
                   const GVariantType *expected_type,
                   gpointer            user_data)
{
  guint row = g_value_get_uint (value);

  return row < G_N_ELEMENTS (answer_seconds) ? g_variant_new_int32 (answer_seconds[row]) : NULL;
}

void
lm_preferences_show (GtkWindow *parent,
                     GSettings *settings)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/org/lastmove/LastMove/ui/preferences.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "window"));

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_settings_bind (settings, numbers[i], gtk_builder_get_object (builder, numbers[i]), "value",
                     G_SETTINGS_BIND_DEFAULT);
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    g_settings_bind (settings, switches[i], gtk_builder_get_object (builder, switches[i]), "active",
                     G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "keep-hints-open", gtk_builder_get_object (builder, "keep-hints-open"), "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "color-scheme", gtk_builder_get_object (builder, "color-scheme"), "selected",
                                G_SETTINGS_BIND_DEFAULT, scheme_to_row_cb, row_to_scheme_cb, NULL, NULL);

  g_settings_bind_with_mapping (settings, "answer-seconds", gtk_builder_get_object (builder, "answer-seconds"),
                                "selected", G_SETTINGS_BIND_DEFAULT, seconds_to_row_cb, row_to_seconds_cb, NULL, NULL);

  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
}
