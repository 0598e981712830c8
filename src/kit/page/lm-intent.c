/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-intent.c: one intent is one move: a held key and the second click of a double click are none of their own. */

#include "lm-intent.h"

#include <math.h>

#define DATA_KEY "lm-intent"

/* A key that is held repeats itself sooner, in milliseconds. What is longer ago was released where another program has heard of it. */
#define LONGEST_DELAY 1500

/* The code of the key that is down, or 0, in whatever window: a key that opens a dialog is held there, too. */
static guint held;
static guint held_keyval;
static guint32 held_time;

/* The window that had the keyboard last; only compared. */
static GtkWidget *last_active;

typedef struct
{
  guint32     time;    /* of the last press of the pointer, in milliseconds */
  GdkSurface *surface; /* of the window or of a popover, only to be compared */
  double      x, y;
  gboolean    spent;   /* whether it has made a move */
} Intent;

/* Whoever walks, counts, writes or goes back and forth may hold the key. */
static gboolean
may_repeat (GtkWidget *window,
            GdkEvent  *event)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  switch (gdk_key_event_get_keyval (event))
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      return FALSE;
    case GDK_KEY_Left:
    case GDK_KEY_Right:
    case GDK_KEY_Up:
    case GDK_KEY_Down:
    case GDK_KEY_Home:
    case GDK_KEY_End:
    case GDK_KEY_Page_Up:
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Left:
    case GDK_KEY_KP_Right:
    case GDK_KEY_KP_Up:
    case GDK_KEY_KP_Down:
    case GDK_KEY_KP_Home:
    case GDK_KEY_KP_End:
    case GDK_KEY_KP_Page_Up:
    case GDK_KEY_KP_Page_Down:
    case GDK_KEY_Tab:
    case GDK_KEY_ISO_Left_Tab:
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_minus:
    case GDK_KEY_KP_Add:
    case GDK_KEY_KP_Subtract:
    case GDK_KEY_z:
    case GDK_KEY_Z:
      return TRUE;
    default:
      return GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus);
    }
}

static gboolean
is_repeated (GdkEvent *event)
{
  const guint code = gdk_key_event_get_keycode (event);
  const guint32 time = gdk_event_get_time (event);
  const gboolean repeated = held == code && time - held_time <= LONGEST_DELAY;

  held = code;
  held_keyval = gdk_key_event_get_keyval (event);
  held_time = time;
  return repeated;
}

/*
 * Within the time and the distance of a double click after a press that has made a move, perhaps in a popover that has gone with it. A
 * third click belongs to it, too.
 */
static gboolean
is_second_click (Intent   *self,
                 GdkEvent *event)
{
  GdkSurface *surface = gdk_event_get_surface (event);
  const guint32 time = gdk_event_get_time (event);
  int most_time, most_distance;
  double x, y;
  gboolean second;

  g_object_get (gtk_settings_get_default (), "gtk-double-click-time", &most_time, "gtk-double-click-distance", &most_distance, NULL);
  if (!gdk_event_get_position (event, &x, &y))
    return FALSE;

  second = self->spent && time - self->time <= (guint) most_time
           && (surface != self->surface || (fabs (x - self->x) <= most_distance && fabs (y - self->y) <= most_distance));
  *self = (Intent) { time, surface, x, y, second };
  return second;
}

static gboolean
event_cb (GtkEventController *controller,
          GdkEvent           *event,
          Intent             *self)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_KEY_PRESS)
    return is_repeated (event) && !may_repeat (gtk_event_controller_get_widget (controller), event);
  if (type == GDK_KEY_RELEASE)
    held = 0;
  return (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN) && is_second_click (self, event);
}

/* Whether it presses the button that has the focus, or the one that a dialog offers. */
static gboolean
presses_buttons (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter || keyval == GDK_KEY_space
         || keyval == GDK_KEY_KP_Space;
}

/*
 * Who gets the keyboard back from a popover or another program need not have heard of the release, and neither has anybody
 * of that of a key which closed its window, such as Escape; only what presses buttons is held from one window to the next.
 */
static void
active_changed_cb (GtkWidget *window)
{
  if (!gtk_window_is_active (GTK_WINDOW (window)))
    return;

  if (window == last_active || !presses_buttons (held_keyval))
    held = 0;
  last_active = window;
}

static void
watch (GtkWidget *window)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();
  Intent *self = g_new0 (Intent, 1);

  g_object_set_data_full (G_OBJECT (window), DATA_KEY, self, g_free);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (event_cb), self);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (active_changed_cb), NULL);
  gtk_widget_add_controller (window, controller);
}

static void
windows_changed_cb (GListModel *windows)
{
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_object_get_data (G_OBJECT (window), DATA_KEY) == NULL)
        watch (window);
    }
}

/* Keeps what is no intent of its own from all that is in any window, dialogs included, now and later. To be called once. */
void
lm_intent_watch (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_changed_cb), NULL);
  windows_changed_cb (windows);
}

/* What was wanted with the last press of the pointer is done: a move was made in the window that @widget is in. */
void
lm_intent_spend (GtkWidget *widget)
{
  GtkRoot *window = gtk_widget_get_root (widget);
  Intent *self = window != NULL ? g_object_get_data (G_OBJECT (window), DATA_KEY) : NULL;

  if (self != NULL)
    self->spent = TRUE;
}
