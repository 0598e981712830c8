/* SPDX-License-Identifier: GPL-3.0-or-later */
/* survey.h: finds out in the background who wins the reversed game from n, further and further up. */

#pragma once

#include "engine/lm-solver.h"
#include "games/zeckendorf/theory/conjecture.h"

G_BEGIN_DECLS

/* How far the paper has come ("The Reversed Zeckendorf Game", Section 3). */
#define LM_REVERSED_SURVEY_PAPER 129

/* Nobody has the memory to go further. */
#define LM_REVERSED_SURVEY_MAX 1000

#define LM_TYPE_REVERSED_SURVEY (lm_reversed_survey_get_type ())
G_DECLARE_FINAL_TYPE (LmReversedSurvey, lm_reversed_survey, LM, REVERSED_SURVEY, GObject)

/*
 * Signal: "changed": it has come further, has begun or has stopped.
 */

LmReversedSurvey       *lm_reversed_survey_new            (LmSolver          *solver,
                                                           gboolean           stagnant,
                                                           const char        *folder);
LmReversedSurvey       *lm_reversed_survey_get            (LmSolver          *solver,
                                                           gboolean           stagnant);

void                    lm_reversed_survey_extend         (LmReversedSurvey  *self,
                                                           guint              to);
void                    lm_reversed_survey_stop           (LmReversedSurvey  *self);
gboolean                lm_reversed_survey_is_running     (LmReversedSurvey  *self);
guint                   lm_reversed_survey_get_target     (LmReversedSurvey  *self);
guint                   lm_reversed_survey_get_reached    (LmReversedSurvey  *self);
double                  lm_reversed_survey_get_fraction   (LmReversedSurvey  *self);
const char             *lm_reversed_survey_get_problem    (LmReversedSurvey  *self);
gboolean                lm_reversed_survey_is_stagnant    (LmReversedSurvey  *self);
LmZeckendorfConjecture *lm_reversed_survey_get_conjecture (LmReversedSurvey  *self);

/* What is kept in a file, and as a table. */
gboolean  lm_reversed_record_load   (const char              *path,
                                     LmZeckendorfConjecture  *conjecture);
gboolean  lm_reversed_record_save   (const char              *path,
                                     LmZeckendorfConjecture  *conjecture);
char     *lm_reversed_record_to_csv (LmZeckendorfConjecture  *conjecture,
                                     guint                    last);

G_END_DECLS
