/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-application.h: the program: its settings, its solver, its games, its command line. */

#pragma once

#include "app/table/lm-game-store.h"

#include "engine/learn/lm-progress.h"

#include <adwaita.h>

#define LM_TYPE_APPLICATION (lm_application_get_type ())
G_DECLARE_FINAL_TYPE (LmApplication, lm_application, LM, APPLICATION, AdwApplication)

LmApplication *lm_application_new          (void);
int            lm_application_run          (LmApplication  *self,
                                            int             argc,
                                            char          **argv);
void           lm_application_fail         (LmApplication  *self);

GSettings     *lm_application_get_settings (LmApplication  *self);
LmSolver      *lm_application_get_solver   (LmApplication  *self);
LmGameStore   *lm_application_get_store    (LmApplication  *self);
LmProgress    *lm_application_get_progress (LmApplication  *self);
char          *lm_application_steal_crashed
                                           (LmApplication  *self);
