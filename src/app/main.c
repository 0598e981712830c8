/* SPDX-License-Identifier: GPL-3.0-or-later */
/* main.c: starts the application. */

#include "app/window/lm-application.h"

#include "games/lm-games.h"

#include <glib/gi18n.h>
#include <locale.h>

int
main (int   argc,
      char *argv[])
{
  g_autoptr (LmApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  lm_style_sheets_prepare ();
  lm_games_register ();

  application = lm_application_new ();
  return lm_application_run (application, argc, argv);
}
