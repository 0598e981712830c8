/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-application.c: the program: its settings, its solver, its games, its command line. */

#include "lm-application.h"

#include "lm-crash-guard.h"
#include "lm-demonstration.h"
#include "lm-search-provider.h"
#include "lm-style-sheets.h"
#include "lm-window.h"

#include "kit/page/lm-intent.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-wheel.h"

#include <glib/gi18n.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* By then the window is drawn and the first hint is found. */
#define SETTLE_MILLISECONDS 800
#define MOST_SETTLE_MILLISECONDS 6400

struct _LmApplication
{
  AdwApplication  parent_instance;

  GSettings      *settings;
  LmSolver       *solver;
  LmGameStore    *store;
  LmProgress     *progress;
  char           *picture;
  char           *crashed;
  guint           search;
  gboolean        failed;
};

G_DEFINE_FINAL_TYPE (LmApplication, lm_application, ADW_TYPE_APPLICATION)

static const GOptionEntry options[] = {
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL },
  { "demonstration", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_FILENAME, NULL, NULL, NULL },
  { NULL },
};

/* Keys that hold wherever the focus is. Those that an entry has its own use for are in lm-window-actions.c. */
static const struct
{
  const char *action;
  const char *keys[3];
} shortcuts[] = {
  { "win.quit", { "<Primary>q" } },
  { "window.close", { "<Primary>w" } },
  { "win.new-game", { "<Primary>n" } },
  { "win.open", { "<Primary>o" } },
  { "win.save-as", { "<Primary><Shift>s", "<Primary>s" } },
  { "win.editing", { "<Primary>e" } },
  { "win.hint", { "<Primary>h" } },
  { "win.page::hint", { "<Alt>1" } },
  { "win.page::history", { "<Alt>2" } },
  { "win.page::learn", { "<Alt>3" } },
  { "win.page::explore", { "<Alt>4" } },
  { "win.show-panel", { "F9" } },
  { "win.show-chooser", { "<Shift>F9" } },
  { "win.paused", { "<Primary>p", "Pause" } },
  { "win.step", { "<Primary>period" } },
  { "win.back", { "<Alt>Left" } },
  { "win.forward", { "<Alt>Right" } },
  { "win.preferences", { "<Primary>comma" } },
  { "win.show-help-overlay", { "<Primary>question", "<Primary>slash" } },
  { "win.rules", { "F1" } },
};

GSettings *
lm_application_get_settings (LmApplication *self)
{
  g_return_val_if_fail (LM_IS_APPLICATION (self), NULL);

  return self->settings;
}

LmSolver *
lm_application_get_solver (LmApplication *self)
{
  g_return_val_if_fail (LM_IS_APPLICATION (self), NULL);

  return self->solver;
}

LmGameStore *
lm_application_get_store (LmApplication *self)
{
  g_return_val_if_fail (LM_IS_APPLICATION (self), NULL);

  return self->store;
}

LmProgress *
lm_application_get_progress (LmApplication *self)
{
  g_return_val_if_fail (LM_IS_APPLICATION (self), NULL);

  return self->progress;
}

/* Returns: (nullable): the name of the game with which the program crashed the last time, when it is asked for the first time */
char *
lm_application_steal_crashed (LmApplication *self)
{
  g_return_val_if_fail (LM_IS_APPLICATION (self), NULL);

  return g_steal_pointer (&self->crashed);
}

/* Makes the program end with a status that tells of a failure. */
void
lm_application_fail (LmApplication *self)
{
  g_return_if_fail (LM_IS_APPLICATION (self));

  self->failed = TRUE;
}

int
lm_application_run (LmApplication  *self,
                    int             argc,
                    char          **argv)
{
  int status;

  g_return_val_if_fail (LM_IS_APPLICATION (self), EXIT_FAILURE);

  status = g_application_run (G_APPLICATION (self), argc, argv);
  return self->failed ? EXIT_FAILURE : status;
}

static void
apply_limits (LmApplication *self)
{
  guint64 mebibytes = g_settings_get_int (self->settings, "memory-mib");

  lm_solver_set_memory (self->solver, mebibytes << 20);
  lm_solver_set_seconds (self->solver, g_settings_get_int (self->settings, "solver-seconds"));
}

static void
apply_color_scheme (LmApplication *self)
{
  g_autofree char *scheme = g_settings_get_string (self->settings, "color-scheme");
  AdwColorScheme choice = ADW_COLOR_SCHEME_DEFAULT;

  if (g_str_equal (scheme, "light"))
    choice = ADW_COLOR_SCHEME_FORCE_LIGHT;
  else if (g_str_equal (scheme, "dark"))
    choice = ADW_COLOR_SCHEME_FORCE_DARK;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), choice);
}

static LmWindow *present_window (LmApplication *self);

static gboolean
has_dialog (LmWindow *window)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();
  gboolean found = FALSE;

  for (GList *item = toplevels; item != NULL; item = item->next)
    found = found || (gtk_window_get_modal (item->data) && gtk_window_get_transient_for (item->data) == GTK_WINDOW (window));

  return found;
}

/* What the desktop offers beside the program's icon. One dialog at a time, however often it is asked for. */
static void
new_game_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  LmWindow *window = present_window (user_data);

  if (!has_dialog (window))
    gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
}

static void
learn_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  lm_window_learn (present_window (user_data), g_action_get_name (G_ACTION (action)));
}

static void
add_actions (LmApplication *self)
{
  /* What is added here, or to the window by g_action_map_add_action(), every program on the bus can ask for. */
  const GActionEntry entries[] = {
    { "new-game", new_game_cb },
    { "lesson", learn_cb },
    { "practice", learn_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), shortcuts[i].action, shortcuts[i].keys);
}

/* A demonstration neither reads nor writes what the user has played and learned. */
static GFile *
get_file (LmApplication *self,
          const char    *name)
{
  if (self->picture != NULL)
    return NULL;

  return g_file_new_build_filename (g_get_user_data_dir (), "last-move", name, NULL);
}

static void
lm_application_startup (GApplication *application)
{
  LmApplication *self = LM_APPLICATION (application);
  g_autoptr (GFile) folder = get_file (self, "autosave");
  g_autoptr (GFile) progress = get_file (self, "progress");
  g_autoptr (GFile) crash = get_file (self, "crashed");

  lm_style_sheets_open ();
  G_APPLICATION_CLASS (lm_application_parent_class)->startup (application);
  lm_accessible_name_init ();
  lm_wheel_free ();
  lm_intent_watch ();

  self->settings = g_settings_new (APPLICATION_ID);
  self->solver = lm_solver_new ();
  self->store = lm_game_store_new (self->solver, folder);
  self->progress = lm_progress_new (progress);
  self->crashed = lm_crash_guard_start (crash);

  g_signal_connect_swapped (self->settings, "changed::memory-mib", G_CALLBACK (apply_limits), self);
  g_signal_connect_swapped (self->settings, "changed::solver-seconds", G_CALLBACK (apply_limits), self);
  g_signal_connect_swapped (self->settings, "changed::color-scheme", G_CALLBACK (apply_color_scheme), self);
  apply_limits (self);
  apply_color_scheme (self);
  lm_style_sheets_init ();
  add_actions (self);
}

static void
lm_application_shutdown (GApplication *application)
{
  LmApplication *self = LM_APPLICATION (application);

  lm_game_store_flush (self->store);
  lm_progress_flush (self->progress);

  G_APPLICATION_CLASS (lm_application_parent_class)->shutdown (application);
}

static gboolean settled_cb (gpointer user_data);

/* On a busy machine the start may take longer than that, and comes first. */
static void
settle_in (guint milliseconds)
{
  g_timeout_add_full (G_PRIORITY_LOW, milliseconds, settled_cb, GUINT_TO_POINTER (milliseconds), NULL);
}

/*
 * Starting takes several megabytes that are not needed again; the allocator would keep them. Between two frames the program waits
 * as well: what the start frees after the first time is given back the next one.
 */
static gboolean
settled_cb (gpointer user_data)
{
  const guint milliseconds = GPOINTER_TO_UINT (user_data);

#ifdef __GLIBC__
  malloc_trim (0);
#endif
  if (milliseconds < MOST_SETTLE_MILLISECONDS)
    settle_in (2 * milliseconds);

  return G_SOURCE_REMOVE;
}

static GtkWindow *
create_window (LmApplication *self)
{
  settle_in (SETTLE_MILLISECONDS);
  return GTK_WINDOW (lm_window_new (self));
}

static LmWindow *
present_window (LmApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window == NULL)
    window = create_window (self);

  gtk_window_present (window);
  lm_window_focus_middle (LM_WINDOW (window));
  if (self->picture != NULL)
    lm_demonstration_start (LM_WINDOW (window), self->picture);

  return LM_WINDOW (window);
}

static void
lm_application_activate (GApplication *application)
{
  present_window (LM_APPLICATION (application));
}

static void
lm_application_open (GApplication  *application,
                     GFile        **files,
                     int            n_files,
                     const char    *hint)
{
  LmWindow *window = present_window (LM_APPLICATION (application));

  g_autoptr (GSList) list = NULL;

  for (int i = n_files; i > 0; i--)
    list = g_slist_prepend (list, files[i - 1]);
  lm_window_open (window, list);
}

/* Without its settings the program would be ended by the library, with nothing that a person understands. */
static gboolean
has_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, APPLICATION_ID, TRUE);

  return schema != NULL;
}

static int
lm_application_handle_local_options (GApplication *application,
                                     GVariantDict *given)
{
  LmApplication *self = LM_APPLICATION (application);

  if (g_variant_dict_contains (given, "version"))
    {
      g_print ("last-move %s\n", VERSION);
      return 0;
    }

  if (!has_settings ())
    {
      g_printerr (_("last-move: The settings schema “%s” is not installed.\n"), APPLICATION_ID);
      return 1;
    }

  if (g_variant_dict_lookup (given, "demonstration", "^ay", &self->picture))
    g_application_set_flags (application, G_APPLICATION_NON_UNIQUE);

  return -1;
}

static gboolean
lm_application_dbus_register (GApplication     *application,
                              GDBusConnection  *connection,
                              const char       *path,
                              GError          **error)
{
  LmApplication *self = LM_APPLICATION (application);

  if (!G_APPLICATION_CLASS (lm_application_parent_class)->dbus_register (application, connection, path, error))
    return FALSE;

  self->search = lm_search_provider_export (application, connection, path, error);
  return self->search != 0;
}

static void
lm_application_dbus_unregister (GApplication    *application,
                                GDBusConnection *connection,
                                const char      *path)
{
  LmApplication *self = LM_APPLICATION (application);

  if (self->search != 0)
    g_dbus_connection_unregister_object (connection, self->search);
  self->search = 0;
  G_APPLICATION_CLASS (lm_application_parent_class)->dbus_unregister (application, connection, path);
}

static void
lm_application_finalize (GObject *object)
{
  LmApplication *self = LM_APPLICATION (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->store);
  g_clear_object (&self->progress);
  g_clear_object (&self->solver);
  g_clear_pointer (&self->picture, g_free);
  g_clear_pointer (&self->crashed, g_free);

  G_OBJECT_CLASS (lm_application_parent_class)->finalize (object);
}

static void
lm_application_class_init (LmApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_application_finalize;
  application_class->startup = lm_application_startup;
  application_class->shutdown = lm_application_shutdown;
  application_class->activate = lm_application_activate;
  application_class->open = lm_application_open;
  application_class->dbus_register = lm_application_dbus_register;
  application_class->dbus_unregister = lm_application_dbus_unregister;
  application_class->handle_local_options = lm_application_handle_local_options;
}

static void
lm_application_init (LmApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE | POSITION]"));
}

LmApplication *
lm_application_new (void)
{
  LmApplication *self = g_object_new (LM_TYPE_APPLICATION,
                                      "application-id", APPLICATION_ID,
                                      "flags", G_APPLICATION_HANDLES_OPEN,
                                      NULL);

  /* See lm_style_sheets_init(). Our icons are where GTK looks for its own. */
  g_application_set_resource_base_path (G_APPLICATION (self), NULL);
  return self;
}
