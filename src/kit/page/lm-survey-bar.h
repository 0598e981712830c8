/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-survey-bar.h: how far a long question has come, in the place of what begins it. */

#pragma once

#include <adwaita.h>

#define LM_TYPE_SURVEY_BAR (lm_survey_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmSurveyBar, lm_survey_bar, LM, SURVEY_BAR, AdwBin)

void lm_survey_bar_show       (LmSurveyBar  *self,
                               gboolean      running,
                               double        fraction,
                               char         *text);
void lm_survey_bar_move_focus (LmSurveyBar  *self);
