/* SPDX-License-Identifier: GPL-3.0-or-later */
/* survey.h: who wins the reversed game from n = 2, 3, … as far as one has patience for. */

#pragma once

#include "engine/lm-survey.h"

G_BEGIN_DECLS

/* The first n with a move in the reversed game. */
#define LM_REVERSED_SURVEY_FIRST 2

/* How far the paper has come ("The Reversed Zeckendorf Game", Section 3). */
#define LM_REVERSED_SURVEY_PAPER 129

/* Nobody has the memory to go further. */
#define LM_REVERSED_SURVEY_MAX 1000

/* What the share of Player 1 tends to if Conjecture 1.3 of RZ is right: 1/phi. */
#define LM_REVERSED_SURVEY_SHARE 0.61803398874989484820

LmSurvey *lm_reversed_survey_get         (LmSolver *solver,
                                          gboolean  stagnant);

guint     lm_reversed_survey_get_reached (LmSurvey *survey);
guint     lm_reversed_survey_get_winner  (LmSurvey *survey,
                                          guint     n);
guint     lm_reversed_survey_count_won   (LmSurvey *survey,
                                          guint     n);
double    lm_reversed_survey_get_share   (LmSurvey *survey,
                                          guint     n);
char     *lm_reversed_survey_to_csv      (LmSurvey *survey,
                                          guint     last);

G_END_DECLS
