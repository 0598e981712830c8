/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-sizes.c: every page of every game has room in a small window, with text twice as large, and in a huge one. */

#include "app/lm-window.h"
#include "engine/lm-game-info.h"
#include "games/lm-games.h"

#include <adwaita.h>

#define NORMAL_DPI (96 * 1024)

typedef struct
{
  int width;
  int height;
  int dpi;
} Size;

static const char *const pages[] = { "hint", "history", "game", "learn", "explore", NULL };

/* --- waiting ------------------------------------------------------------------ */

static gboolean
count_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       frames)
{
  (*(guint *) frames)++;
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

/* What folds is hidden after a frame, and what is left is laid out in the next. */
static void
settle (GtkWidget *window)
{
  guint frames = 0;
  const guint tick = gtk_widget_add_tick_callback (window, count_cb, &frames, NULL);

  while (frames < 4)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (window, tick);
}

/* --- looking ------------------------------------------------------------------ */

/* What scrolls may be as large as it likes in that direction. */
static gboolean
scrolls (GtkPolicyType policy)
{
  return policy != GTK_POLICY_NEVER && policy != GTK_POLICY_EXTERNAL;
}

static char *
name_widget (GtkWidget *widget)
{
  GString *name = g_string_new (GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");

  for (; widget != NULL && !GTK_IS_WINDOW (widget); widget = gtk_widget_get_parent (widget))
    g_string_append_printf (name, " < %s", G_OBJECT_TYPE_NAME (widget));
  return g_string_free (name, FALSE);
}

static gboolean
is_inside (GtkWidget *widget,
           GtkWidget *window,
           gboolean   sideways,
           gboolean   upright)
{
  graphene_rect_t area;

  if (!gtk_widget_compute_bounds (widget, window, &area))
    return TRUE;

  return (sideways || (area.origin.x >= -1 && area.origin.x + area.size.width <= gtk_widget_get_width (window) + 1))
         && (upright || (area.origin.y >= -1 && area.origin.y + area.size.height <= gtk_widget_get_height (window) + 1));
}

/* Only what ends: what holds others is as large as they are. */
static void
find_outside (GtkWidget *widget,
              GtkWidget *window,
              gboolean   sideways,
              gboolean   upright,
              GString   *found)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  GtkPolicyType across, down;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || GTK_IS_SCROLLBAR (widget))
    return;

  if (child == NULL && !is_inside (widget, window, sideways, upright))
    {
      g_autofree char *name = name_widget (widget);

      g_string_append_printf (found, "\n    %s", name);
    }
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &across, &down);
      sideways |= scrolls (across);
      upright |= scrolls (down);
    }
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    find_outside (child, window, sideways, upright, found);
}

static void
check (GtkWidget  *window,
       const Size *size,
       const char *game,
       const char *where)
{
  g_autoptr (GString) found = g_string_new (NULL);

  settle (window);
  if (gtk_widget_get_width (window) > size->width || gtk_widget_get_height (window) > size->height)
    g_string_append_printf (found, "\n    the window is %d x %d", gtk_widget_get_width (window), gtk_widget_get_height (window));
  find_outside (window, window, FALSE, FALSE, found);
  if (found->len > 0)
    {
      g_test_message ("%s, %s:%s", game, where, found->str);
      g_test_fail ();
    }
}

/* --- the window ---------------------------------------------------------------- */

static void
check_game (LmWindow         *window,
            const Size       *size,
            const LmGameInfo *info)
{
  lm_window_show_game (window, info);
  check (GTK_WIDGET (window), size, info->name, "board");
  for (guint i = 0; pages[i] != NULL; i++)
    {
      lm_window_show_page (window, pages[i]);
      check (GTK_WIDGET (window), size, info->name, pages[i]);
    }
  g_object_set (window, "show-panel", FALSE, "editing", TRUE, NULL);
  check (GTK_WIDGET (window), size, info->name, "editor");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-cancel", NULL);
}

static void
test_size (gconstpointer data)
{
  const Size *size = data;
  GtkSettings *settings = gtk_settings_get_default ();
  LmWindow *window;

  g_object_set (settings, "gtk-xft-dpi", size->dpi, NULL);
  window = lm_window_new (LM_APPLICATION (g_application_get_default ()));
  gtk_window_set_default_size (GTK_WINDOW (window), size->width, size->height);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < lm_game_info_count (); i++)
    check_game (window, size, lm_game_info_nth (i));
  lm_window_show_overview (window);
  check (GTK_WIDGET (window), size, "all games", "overview");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  static const Size sizes[] = { { 360, 640, NORMAL_DPI }, { 720, 600, NORMAL_DPI }, { 720, 600, 2 * NORMAL_DPI },
                                { 3840, 2160, NORMAL_DPI } };
  static const char *const names[] = { "/sizes/phone", "/sizes/small", "/sizes/large-text", "/sizes/4k" };
  g_autoptr (LmApplication) application = NULL;

  g_test_init (&argc, &argv, NULL);
  lm_games_register ();
  application = lm_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_set_default (G_APPLICATION (application));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    g_test_add_data_func (names[i], &sizes[i], test_size);
  return g_test_run ();
}
