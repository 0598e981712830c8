/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-survey.h: a long question in the background, of which one sees the rows as they are found. */

#pragma once

#include "engine/game/lm-game-info.h"
#include "engine/keep/lm-rows.h"
#include "engine/keep/lm-table-info.h"
#include "engine/solve/lm-solver.h"

#define LM_TYPE_SURVEY (lm_survey_get_type ())
G_DECLARE_FINAL_TYPE (LmSurvey, lm_survey, LM, SURVEY, GObject)

/*
 * What `last-move-solve table` prints and what the pages of the window draw
 * are the rows of the same #LmTableInfo: the command line takes them one by
 * one, a page through an #LmSurvey. Both go on after the rows that they have
 * with lm_table_info_go_on(), and keep them on disk as an #LmLedger.
 */

LmSurvey           *lm_survey_new          (LmSolver           *solver,
                                            const LmTableInfo  *table,
                                            const char         *option);
LmSurvey           *lm_survey_get_shared   (LmSolver           *solver,
                                            const LmTableInfo  *table,
                                            const char         *option);

void                lm_survey_keep_in      (LmSurvey           *self,
                                            const char         *folder,
                                            const char         *name);

void                lm_survey_extend       (LmSurvey           *self,
                                            guint64             to);
void                lm_survey_stop         (LmSurvey           *self);
gboolean            lm_survey_is_running   (LmSurvey           *self);
guint64             lm_survey_get_target   (LmSurvey           *self);
double              lm_survey_get_fraction (LmSurvey           *self);
const char         *lm_survey_get_problem  (LmSurvey           *self);

const LmTableInfo  *lm_survey_get_table    (LmSurvey           *self);
char               *lm_survey_get_command  (LmSurvey           *self,
                                            guint64             from,
                                            guint64             to);
const LmRows       *lm_survey_get_rows     (LmSurvey           *self);
guint               lm_survey_get_n_rows   (LmSurvey           *self);
const LmCell       *lm_survey_get_cell     (LmSurvey           *self,
                                            guint               index,
                                            guint               column);
