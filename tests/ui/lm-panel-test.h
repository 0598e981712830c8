/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-panel-test.h: what the tests of the panels share: a window, waiting, finding, pressing. */

#pragma once

#include "engine/game/lm-game.h"
#include "engine/solve/lm-solver.h"

#include <adwaita.h>

typedef gboolean (* LmCondition) (gpointer data);

int         lm_panel_test_main    (int           *argc,
                                   char        ***argv,
                                   GtkWidget *(*  create) (void));
GtkWidget  *lm_panel_test_create  (GType          type,
                                   const char    *text);
GtkWidget  *lm_panel_test_present (GtkWidget     *panel);
void        lm_panel_test_close   (GtkWidget     *window);
void        lm_panel_test_wait    (LmCondition    condition,
                                   gpointer       data);
void        lm_panel_test_settle  (guint          milliseconds);
void        lm_panel_test_wait_for_worker
                                  (LmSolver      *solver);
void        lm_panel_test_drop_solver
                                  (LmSolver      *solver);

LmPosition *lm_panel_test_parse   (const char    *text);
GtkWidget  *lm_panel_test_find    (GtkWidget     *root,
                                   GType          type,
                                   const char    *text);
GtkWidget  *lm_panel_test_find_named
                                  (GtkWidget     *root,
                                   GType          type,
                                   const char    *name);
gboolean    lm_panel_test_has_name
                                  (GtkWidget     *widget,
                                   const char    *name);
gboolean    lm_panel_test_shows   (GtkWidget     *root,
                                   const char    *text);
void        lm_panel_test_press   (GtkWidget     *root,
                                   const char    *text);
void        lm_panel_test_key     (GtkWidget     *widget,
                                   guint          key);
void        lm_panel_test_click   (GtkWidget     *widget,
                                   double         x,
                                   double         y);
void        lm_panel_test_clicks  (GtkWidget     *widget,
                                   int            count,
                                   double         x,
                                   double         y);
