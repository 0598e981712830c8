/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-application.h: the program on the desktop: its start and end, its command line, what other programs can ask of it. */

#pragma once

#include "lm-program.h"

#include <adwaita.h>

#define LM_TYPE_APPLICATION (lm_application_get_type ())
G_DECLARE_FINAL_TYPE (LmApplication, lm_application, LM, APPLICATION, AdwApplication)

LmApplication *lm_application_new         (void);
int            lm_application_run         (LmApplication  *self,
                                           int             argc,
                                           char          **argv);
LmProgram     *lm_application_get_program (LmApplication  *self);

/* --- lm-style-sheets.c: how the window looks, in each of the desktop's styles. */

void lm_style_sheets_prepare (void);
void lm_style_sheets_open    (void);
void lm_style_sheets_init    (void);

/* --- lm-search-provider.c: games and positions in the search of the desktop. */

guint lm_search_provider_export (GApplication     *application,
                                 GDBusConnection  *connection,
                                 const char       *path,
                                 GError          **error);
