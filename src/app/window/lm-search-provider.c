/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-search-provider.c: games and positions in the search of the desktop, by org.gnome.Shell.SearchProvider2. */

#include "lm-application.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game-search.h"
#include "engine/game/lm-game.h"

#include <glib/gi18n.h>

static const char interface[] =
  "<node>"
  "  <interface name='org.gnome.Shell.SearchProvider2'>"
  "    <method name='GetInitialResultSet'>"
  "      <arg type='as' name='terms' direction='in'/><arg type='as' name='results' direction='out'/>"
  "    </method>"
  "    <method name='GetSubsearchResultSet'>"
  "      <arg type='as' name='previous' direction='in'/><arg type='as' name='terms' direction='in'/>"
  "      <arg type='as' name='results' direction='out'/>"
  "    </method>"
  "    <method name='GetResultMetas'>"
  "      <arg type='as' name='identifiers' direction='in'/><arg type='aa{sv}' name='metas' direction='out'/>"
  "    </method>"
  "    <method name='ActivateResult'>"
  "      <arg type='s' name='identifier' direction='in'/><arg type='as' name='terms' direction='in'/>"
  "      <arg type='u' name='timestamp' direction='in'/>"
  "    </method>"
  "    <method name='LaunchSearch'>"
  "      <arg type='as' name='terms' direction='in'/><arg type='u' name='timestamp' direction='in'/>"
  "    </method>"
  "  </interface>"
  "</node>";

/* A result is known by the text of its position. */
static GVariant *
list_results (const char *const *terms)
{
  g_autoptr (GPtrArray) found = lm_game_search (terms);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE_STRING_ARRAY);
  for (guint i = 0; i < found->len; i++)
    g_variant_builder_add_value (&builder, g_variant_new_take_string (lm_position_to_string (found->pdata[i])));

  return g_variant_new ("(as)", &builder);
}

static void
add_meta (GVariantBuilder *metas,
          const char      *identifier)
{
  g_autoptr (LmPosition) position = lm_position_parse (identifier, NULL);
  g_autoptr (GIcon) icon = g_themed_icon_new (APPLICATION_ID);
  const LmGameInfo *info;

  if (position == NULL)
    return;

  info = lm_position_get_info (position);
  g_variant_builder_open (metas, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (metas, "{sv}", "id", g_variant_new_string (identifier));
  g_variant_builder_add (metas, "{sv}", "name", g_variant_new_string (_(info->title)));
  g_variant_builder_add (metas, "{sv}", "icon", g_icon_serialize (icon));
  g_variant_builder_add (metas, "{sv}", "description", g_variant_new_take_string (lm_position_describe (position)));
  g_variant_builder_close (metas);
}

static GVariant *
list_metas (const char *const *identifiers)
{
  GVariantBuilder metas;

  g_variant_builder_init (&metas, G_VARIANT_TYPE ("aa{sv}"));
  for (; *identifiers != NULL; identifiers++)
    add_meta (&metas, *identifiers);

  return g_variant_new ("(aa{sv})", &metas);
}

/* Whoever is on the bus can ask for it: a position is opened, and no file. The window says what is wrong with a text, as with any other link. */
static void
open_position (GApplication *application,
               const char   *text)
{
  g_autoptr (GFile) file = NULL;

  if (g_strcmp0 (g_uri_peek_scheme (text), "lastmove") != 0)
    {
      g_application_activate (application);
      return;
    }
  file = g_file_new_for_uri (text);
  g_application_open (application, &file, 1, "");
}

static void
called_cb (GDBusConnection       *connection,
           const char            *sender,
           const char            *path,
           const char            *interface_name,
           const char            *method,
           GVariant              *parameters,
           GDBusMethodInvocation *invocation,
           gpointer               application)
{
  g_autofree const char **words = NULL;
  const char *identifier = NULL;
  GVariant *answer = NULL;

  if (g_str_equal (method, "GetInitialResultSet"))
    g_variant_get (parameters, "(^a&s)", &words);
  else if (g_str_equal (method, "GetSubsearchResultSet"))
    g_variant_get (parameters, "(as^a&s)", NULL, &words);
  else if (g_str_equal (method, "GetResultMetas"))
    g_variant_get (parameters, "(^a&s)", &words);
  else if (g_str_equal (method, "ActivateResult"))
    g_variant_get (parameters, "(&sasu)", &identifier, NULL, NULL);

  if (words != NULL)
    answer = g_str_equal (method, "GetResultMetas") ? list_metas (words) : list_results (words);
  else if (identifier != NULL)
    open_position (application, identifier);
  else
    g_application_activate (application);
  g_dbus_method_invocation_return_value (invocation, answer);
}

/**
 * lm_search_provider_export:
 * @application: what opens what is chosen
 * @connection: the session bus
 * @path: the path of the application
 * @error: return location for why not
 *
 * Returns: the registration, or 0
 */
guint
lm_search_provider_export (GApplication     *application,
                           GDBusConnection  *connection,
                           const char       *path,
                           GError          **error)
{
  static const GDBusInterfaceVTable vtable = { called_cb };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface, NULL);
  g_autofree char *own = g_strconcat (path, "/SearchProvider", NULL);

  return g_dbus_connection_register_object (connection, own, node->interfaces[0], &vtable, application, NULL, error);
}
