/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-application.c: the program on the desktop: its start and end, its command line, what other programs can ask of it. */

#include "lm-application.h"

#include "lm-window.h"

#include "kit/page/lm-intent.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-wheel.h"

#include "engine/game/lm-game-info.h"

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

  LmProgram       program;
  char           *picture;
  guint           search;
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

LmProgram *
lm_application_get_program (LmApplication *self)
{
  g_return_val_if_fail (LM_IS_APPLICATION (self), NULL);

  return &self->program;
}

int
lm_application_run (LmApplication  *self,
                    int             argc,
                    char          **argv)
{
  int status;

  g_return_val_if_fail (LM_IS_APPLICATION (self), EXIT_FAILURE);

  status = g_application_run (G_APPLICATION (self), argc, argv);
  return self->program.failed ? EXIT_FAILURE : status;
}

static void
apply_color_scheme (LmApplication *self)
{
  g_autofree char *scheme = g_settings_get_string (self->program.settings, "color-scheme");
  AdwColorScheme choice = ADW_COLOR_SCHEME_DEFAULT;

  if (g_str_equal (scheme, "light"))
    choice = ADW_COLOR_SCHEME_FORCE_LIGHT;
  else if (g_str_equal (scheme, "dark"))
    choice = ADW_COLOR_SCHEME_FORCE_DARK;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), choice);
}

/* --- a short game that the program plays by itself, for a picture of it ------- */

/* Fast, but no move is drawn over another. */
#define MOVE_MILLISECONDS 100

/* The hint and the chart have their answers within this time. */
#define PICTURE_MILLISECONDS 1200

typedef struct
{
  LmWindow  *window; /* plays it */
  LmProgram *program;
  LmSession *session; /* the game */
  char      *picture; /* the file for the picture */
} Demonstration;

static void
demonstration_free (Demonstration *demonstration)
{
  g_object_unref (demonstration->window);
  g_object_unref (demonstration->session);
  g_free (demonstration->picture);
  g_free (demonstration);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Demonstration, demonstration_free)

static gboolean
save_picture (GtkWidget  *window,
              const char *file)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);

  return gdk_texture_save_to_png (texture, file);
}

static gboolean
finish_cb (gpointer user_data)
{
  g_autoptr (Demonstration) demonstration = user_data;
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (demonstration->window));
  guint ply = lm_node_get_ply (lm_session_get_current (demonstration->session));

  if (save_picture (GTK_WIDGET (demonstration->window), demonstration->picture))
    {
      g_print (_("The demonstration ended at move %u; its picture is %s.\n"), ply, demonstration->picture);
    }
  else
    {
      g_printerr (_("last-move: The picture cannot be written to %s.\n"), demonstration->picture);
      demonstration->program->failed = TRUE;
    }

  g_application_quit (G_APPLICATION (application));
  return G_SOURCE_REMOVE;
}

static void
changed_cb (LmSession     *session,
            LmNode        *before,
            Demonstration *demonstration)
{
  if (!lm_position_is_over (lm_session_get_position (session)))
    return;

  g_signal_handlers_disconnect_by_func (session, changed_cb, demonstration);
  g_timeout_add (PICTURE_MILLISECONDS, finish_cb, demonstration);
}

static LmSession *
create_session (void)
{
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_STUBBORN, LM_SEAT_PERFECT, LM_SEAT_PERFECT, LM_SEAT_PERFECT };
  g_autoptr (LmPosition) start = lm_position_parse (lm_game_info_nth (0)->start, NULL);

  return lm_session_new (start, seats, 1);
}

/* Plays a game of computer players, saves a picture of the window at its end, says so on the standard
 * output and ends the program. The user's settings and games stay as they are. */
static void
start_demonstration (LmWindow   *window,
                     LmProgram  *program,
                     const char *picture)
{
  Demonstration *demonstration = g_new (Demonstration, 1);

  g_settings_delay (program->settings);

  demonstration->window = g_object_ref (window);
  demonstration->program = program;
  demonstration->session = create_session ();
  demonstration->picture = g_strdup (picture);
  g_signal_connect (demonstration->session, "changed", G_CALLBACK (changed_cb), demonstration);

  lm_opponent_set_delay (lm_match_get_opponent (lm_window_get_match (window)), MOVE_MILLISECONDS);
  lm_window_show_session (window, demonstration->session);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "history");
}

/* --- what the desktop and other programs ask for ---------------------------- */

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

static void
lm_application_startup (GApplication *application)
{
  LmApplication *self = LM_APPLICATION (application);

  lm_style_sheets_open ();
  G_APPLICATION_CLASS (lm_application_parent_class)->startup (application);
  lm_accessible_name_init ();
  lm_wheel_free ();
  lm_intent_watch ();

  /* A demonstration leaves the user's games alone. */
  lm_program_open (&self->program, self->picture == NULL);
  g_signal_connect_swapped (self->program.settings, "changed::color-scheme", G_CALLBACK (apply_color_scheme), self);
  apply_color_scheme (self);
  lm_style_sheets_init ();
  add_actions (self);
}

static void
lm_application_shutdown (GApplication *application)
{
  lm_program_flush (&LM_APPLICATION (application)->program);

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
  return GTK_WINDOW (lm_window_new (GTK_APPLICATION (self), &self->program));
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
    start_demonstration (LM_WINDOW (window), &self->program, self->picture);

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

  if (self->program.settings != NULL)
    g_signal_handlers_disconnect_by_data (self->program.settings, self);
  lm_program_close (&self->program);
  g_clear_pointer (&self->picture, g_free);

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
