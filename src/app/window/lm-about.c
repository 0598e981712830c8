/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-about.c: says what the program is and what it rests on; the only user of AdwAboutWindow. */

#include "lm-window-parts.h"

#include "kit/widget/lm-accessible-name.h"

#include "engine/game/lm-game-info.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Those that the games name in their reasons, each once. */
static GStrv
list_papers (void)
{
  g_autoptr (GStrvBuilder) papers = g_strv_builder_new ();
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < lm_game_info_count (); i++)
    for (const LmSource *source = lm_game_info_nth (i)->sources; source != NULL && source->key != NULL; source++)
      if (g_hash_table_add (known, (gpointer) source->key))
        g_strv_builder_add (papers, _(source->title));

  return g_strv_builder_end (papers);
}

void
lm_about_show (GtkWindow *parent)
{
  const char *developers[] = { "The Last Move developers", NULL };
  g_auto (GStrv) papers = list_papers ();
  GtkWidget *about;

  about = g_object_new (ADW_TYPE_ABOUT_WINDOW,
                        "transient-for", parent,
                        "modal", TRUE,
                        "application-name", _("Last Move"),
                        "application-icon", APPLICATION_ID,
                        "version", VERSION,
                        "developer-name", _("The Last Move developers"),
                        "developers", developers,
                        "license-type", GTK_LICENSE_GPL_3_0,
                        "comments", _("Games you can win, and why"),
                        /* Translators: put your names here, one a line. */
                        "translator-credits", _("translator-credits"),
                        NULL);
  adw_about_window_add_acknowledgement_section (ADW_ABOUT_WINDOW (about), _("Papers it rests on"), (const char **) papers);
  lm_accessible_name_set_buttons (about, NULL);
  gtk_window_present (GTK_WINDOW (about));
}
