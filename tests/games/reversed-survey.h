/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reversed-survey.h: what the rows of the table of the reversed game say. */

#pragma once

#include "engine/explore/lm-survey.h"

/* How far the paper has come ("The Reversed Zeckendorf Game", Section 3). */
#define PAPER 129

/* The last n of which the winner is known; the row of n = 1 says nothing. */
static inline guint
get_reached (LmSurvey *survey)
{
  return MAX (lm_survey_get_n_rows (survey), 1);
}

static inline guint
get_winner (LmSurvey *survey,
            guint     n)
{
  return lm_survey_get_cell (survey, n - 1, 1)->number;
}

/* From how many of 2 to @n Player 1 wins. */
static inline guint
count_won (LmSurvey *survey,
           guint     n)
{
  guint won = 0;

  for (guint i = 2; i <= n; i++)
    won += get_winner (survey, i) == 1;

  return won;
}
