/* SPDX-License-Identifier: GPL-3.0-or-later */
/* survey.h: counts the cutoffs further and further up, in the background. */

#pragma once

#include "engine/lm-solver.h"
#include "games/take-away/rules/fraction.h"

G_BEGIN_DECLS

#define LM_TYPE_TAKE_AWAY_SURVEY (lm_take_away_survey_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwaySurvey, lm_take_away_survey, LM, TAKE_AWAY_SURVEY, GObject)

/*
 * Signal: "changed": it has come further, has begun or has stopped.
 */

LmTakeAwaySurvey *lm_take_away_survey_new         (LmSolver          *solver);

void              lm_take_away_survey_extend      (LmTakeAwaySurvey  *self,
                                                   guint              to);
void              lm_take_away_survey_cancel      (LmTakeAwaySurvey  *self);
gboolean          lm_take_away_survey_is_running  (LmTakeAwaySurvey  *self);
guint             lm_take_away_survey_get_target  (LmTakeAwaySurvey  *self);
guint             lm_take_away_survey_get_reached (LmTakeAwaySurvey  *self);
guint             lm_take_away_survey_count       (LmTakeAwaySurvey  *self,
                                                   double             x);
double            lm_take_away_survey_get_density (LmTakeAwaySurvey  *self,
                                                   double             x);

G_END_DECLS
