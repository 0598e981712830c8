/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-style-sheets.c: how the window looks, in each of the desktop's styles. */

#include "lm-application.h"

#include <adwaita.h>

/* Each is in force where all that it is for is asked for; what stands later comes before what stands earlier. */
static const struct
{
  const char *resource;
  gboolean    dark;
  gboolean    high_contrast;
} sheets[] = {
  { "/org/lastmove/LastMove/style.css" },
  { "/org/lastmove/LastMove/style-dark.css", .dark = TRUE },
  { "/org/lastmove/LastMove/style-hc.css", .high_contrast = TRUE },
  { "/org/lastmove/LastMove/style-hc-dark.css", .dark = TRUE, .high_contrast = TRUE },
};

/* Those in force; the others are NULL. */
static GtkCssProvider *providers[G_N_ELEMENTS (sheets)];

static gboolean prepared; /* until the display is open */

static void
remove_sheet (guint sheet)
{
  if (providers[sheet] == NULL)
    return;

  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (providers[sheet]));
  g_clear_object (&providers[sheet]);
}

static void
add_sheet (guint sheet)
{
  providers[sheet] = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (providers[sheet], sheets[sheet].resource);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (providers[sheet]),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
update_cb (AdwStyleManager *manager)
{
  const gboolean dark = adw_style_manager_get_dark (manager);
  const gboolean high_contrast = adw_style_manager_get_high_contrast (manager);

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    remove_sheet (i);
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    if ((dark || !sheets[i].dark) && (high_contrast || !sheets[i].high_contrast))
      add_sheet (i);
}

/* GTK reads its own style (and on many desktops that of a theme after it), and libadwaita puts another in its place: a tenth of a
 * start. So GTK is told to begin with the empty one that libadwaita ends with, unless the user has chosen a theme. To be called
 * before there are threads that could read the environment. */
void
lm_style_sheets_prepare (void)
{
  prepared = g_setenv ("GTK_THEME", "Adwaita-empty", FALSE) && g_str_equal (g_getenv ("GTK_THEME"), "Adwaita-empty");
}

/* When the display is open libadwaita must not take it for the user's choice, nor may a program that is started from here. */
void
lm_style_sheets_open (void)
{
  if (!prepared)
    return;

  gtk_init ();
  gtk_settings_get_default ();
  g_unsetenv ("GTK_THEME");
  prepared = FALSE;
}

/* AdwApplication would do it for a resource base path, but for one GtkApplication looks for icons there and, since it has more
 * to look through, reads the whole icon theme once more, on the main thread: a tenth of a start. Called once, at startup. */
void
lm_style_sheets_init (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect (manager, "notify::dark", G_CALLBACK (update_cb), NULL);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (update_cb), NULL);
  update_cb (manager);
}
