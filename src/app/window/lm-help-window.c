/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-help-window.c: the rules of a game, and all of the help, with nothing else installed. */

#include "lm-window-parts.h"


#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-template.h"

#include <string.h>

struct _LmHelpWindow
{
  AdwWindow  parent_instance;

  GtkLabel  *title;
  AdwClamp  *clamp;

  GPtrArray *places; /* (element-type utf8): “page” or “page#section”, the last is what shows */
};

G_DEFINE_FINAL_TYPE (LmHelpWindow, lm_help_window, ADW_TYPE_WINDOW)

/* One for a window. */
#define HELP "lm-help"

/* --- what shows the help where there is something for it ------------------------------ */

/* The page for a browser, in the first of the languages of whoever reads it that has one. */
static GFile *
find_html (const char *page)
{
  g_autofree char *name = g_strconcat (page, ".html", NULL);
  GFile *file = NULL;

  for (const char *const *language = g_get_language_names (); *language != NULL; language++)
    {
      g_clear_object (&file);
      file = g_file_new_build_filename (HTML_HELP, *language, name, NULL);
      if (g_file_query_exists (file, NULL))
        break;
    }

  return file;
}

/* Without a browser either the window has all of it. */
static void
html_shown_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (GtkWindow) parent = GTK_WINDOW (source);

  if (!gtk_show_uri_full_finish (parent, result, NULL))
    lm_help_window_show (parent, "index");
}

/* Without a reader of help the browser has the same pages. */
static void
help_shown_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autofree char *page = user_data;
  g_autoptr (GFile) file = find_html (page);
  g_autofree char *uri = g_file_get_uri (file);

  if (gtk_show_uri_full_finish (GTK_WINDOW (source), result, NULL))
    g_object_unref (source);
  else
    gtk_show_uri_full (GTK_WINDOW (source), uri, GDK_CURRENT_TIME, NULL, html_shown_cb, NULL);
}

/* The page in the reader of help, else in the browser. */
void
lm_help_open (GtkWindow  *parent,
              const char *page)
{
  g_autofree char *uri = g_strconcat ("help:last-move/", page, NULL);

  gtk_show_uri_full (g_object_ref (parent), uri, GDK_CURRENT_TIME, NULL, help_shown_cb, g_strdup (page));
}

/* --- the window ----------------------------------------------------------------------- */

static const char *
get_place (LmHelpWindow *self)
{
  return g_ptr_array_index (self->places, self->places->len - 1);
}

static GtkWidget *
find_named (GtkWidget  *widget,
            const char *name)
{
  GtkWidget *found = GTK_IS_LABEL (widget) && g_str_equal (gtk_widget_get_name (widget), name) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_named (child, name);

  return found;
}

/* The heading gets the keyboard, and comes into sight with it: not before it has a place. */
static gboolean
settled_cb (GtkWidget     *page,
            GdkFrameClock *clock,
            gpointer       heading)
{
  if (gtk_widget_get_height (heading) == 0)
    return G_SOURCE_CONTINUE;

  gtk_widget_grab_focus (heading);
  /* What has the focus would be selected as well. */
  gtk_label_select_region (heading, 0, 0);
  return G_SOURCE_REMOVE;
}

static gboolean
show_place_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       user_data)
{
  LmHelpWindow *self = LM_HELP_WINDOW (widget);
  g_auto (GStrv) parts = g_strsplit (get_place (self), "#", 2);
  g_autofree char *title = lm_help_page_title (parts[0]);
  GtkWidget *page = lm_help_page_new (parts[0]);
  GtkWidget *heading = find_named (page, parts[1] != NULL ? parts[1] : parts[0]);

  gtk_label_set_label (self->title, title);
  gtk_window_set_title (GTK_WINDOW (self), title);
  /* What has the focus is not to go with it. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  adw_clamp_set_child (self->clamp, page);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back", self->places->len > 1);
  if (heading != NULL)
    gtk_widget_add_tick_callback (page, settled_cb, heading, NULL);
  return G_SOURCE_REMOVE;
}

/* In the next frame: the label whose link was followed has not done with it yet. */
static void
show_place (LmHelpWindow *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self), show_place_cb, NULL, NULL);
}

static void
go_to (LmHelpWindow *self,
       const char   *place)
{
  g_ptr_array_add (self->places, g_strdup (place));
  show_place (self);
}

static void
back (GtkWidget  *widget,
      const char *action_name,
      GVariant   *parameter)
{
  LmHelpWindow *self = LM_HELP_WINDOW (widget);

  g_ptr_array_remove_index (self->places, self->places->len - 1);
  show_place (self);
}

static void
whole (GtkWidget  *widget,
       const char *action_name,
       GVariant   *parameter)
{
  g_auto (GStrv) parts = g_strsplit (get_place (LM_HELP_WINDOW (widget)), "#", 2);

  lm_help_open (gtk_window_get_transient_for (GTK_WINDOW (widget)), parts[0]);
}

/* Whoever opens a position wants to see the board. */
static void
follow (GtkWidget  *widget,
        const char *action_name,
        GVariant   *parameter)
{
  const char *uri = g_variant_get_string (parameter, NULL);

  if (g_str_has_prefix (uri, "help:"))
    go_to (LM_HELP_WINDOW (widget), uri + strlen ("help:"));
  else
    {
      gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (widget))), "win.open-position", "s", uri);
      gtk_window_close (GTK_WINDOW (widget));
    }
}

static void
lm_help_window_finalize (GObject *object)
{
  g_ptr_array_unref (LM_HELP_WINDOW (object)->places);

  G_OBJECT_CLASS (lm_help_window_parent_class)->finalize (object);
}

static void
lm_help_window_class_init (LmHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_help_window_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/help-window.ui");
  LM_BIND_CHILDREN (widget_class, LmHelpWindow, title, clamp);
  gtk_widget_class_install_action (widget_class, "help.back", NULL, back);
  gtk_widget_class_install_action (widget_class, "help.follow", "s", follow);
  gtk_widget_class_install_action (widget_class, "help.whole", NULL, whole);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F1, 0, "help.whole", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
}

static void
lm_help_window_init (LmHelpWindow *self)
{
  self->places = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_accessible_name_set_buttons (GTK_WIDGET (self), NULL);
}

static void
forget_cb (GtkWidget *self,
           GtkWindow *parent)
{
  g_object_set_data (G_OBJECT (parent), HELP, NULL);
}

/* Shows the page, in the window of the help that is open already if one is. */
void
lm_help_window_show (GtkWindow  *parent,
                     const char *page)
{
  LmHelpWindow *self = g_object_get_data (G_OBJECT (parent), HELP);

  if (self == NULL)
    {
      self = g_object_new (LM_TYPE_HELP_WINDOW, "transient-for", parent, NULL);
      g_object_set_data (G_OBJECT (parent), HELP, self);
      g_signal_connect_object (self, "destroy", G_CALLBACK (forget_cb), parent, 0);
    }
  gtk_window_present (GTK_WINDOW (self));
  go_to (self, page);
}
