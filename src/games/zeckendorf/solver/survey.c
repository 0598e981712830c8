/* SPDX-License-Identifier: GPL-3.0-or-later */
/* survey.c: who wins the reversed game from n = 2, 3, … as far as one has patience for. */

#include "config.h"

#include "survey.h"

#include "sweep.h"

#define FIRST LM_REVERSED_SURVEY_FIRST

/*
 * What was found out stays as long as the solver, and in the cache of the user. Returns: (transfer none): a survey of
 * the table that the command line prints. @stagnant: whether no move may take a one.
 */
LmSurvey *
lm_reversed_survey_get (LmSolver *solver,
                        gboolean  stagnant)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "last-move", NULL);
  LmSurvey *survey = lm_survey_get_shared (solver, lm_reversed_tables, stagnant ? "ones=stagnant" : NULL);

  lm_survey_keep_in (survey, folder, stagnant ? "reversed-stagnant" : "reversed-free");
  return survey;
}

/* The last n of which the winner is known, 1 when none is; there is a row for n = 1, too, which says nothing. */
guint
lm_reversed_survey_get_reached (LmSurvey *survey)
{
  return MAX (lm_survey_get_n_rows (survey), 1);
}

/* Which player wins from the Zeckendorf decomposition of @n, 1 or 2. */
guint
lm_reversed_survey_get_winner (LmSurvey *survey,
                               guint     n)
{
  return lm_survey_get_cell (survey, n - 1, 1)[0] == '1' ? 1 : 2;
}

/* From how many of the values 2 to @n Player 1 wins. A curve asks this of every n, so each is counted once. */
guint
lm_reversed_survey_count_won (LmSurvey *survey,
                              guint     n)
{
  GArray *n_won = g_object_get_data (G_OBJECT (survey), "n-won");

  if (n_won == NULL)
    {
      n_won = g_array_new (FALSE, TRUE, sizeof (guint));
      g_array_set_size (n_won, FIRST);
      g_object_set_data_full (G_OBJECT (survey), "n-won", n_won, (GDestroyNotify) g_array_unref);
    }

  while (n_won->len <= n)
    {
      const guint next = g_array_index (n_won, guint, n_won->len - 1)
                         + (lm_reversed_survey_get_winner (survey, n_won->len) == 1);

      g_array_append_val (n_won, next);
    }

  return g_array_index (n_won, guint, n);
}

/* From what share of the values 2 to @n Player 1 wins, 0 to 1. */
double
lm_reversed_survey_get_share (LmSurvey *survey,
                              guint     n)
{
  return (double) lm_reversed_survey_count_won (survey, n) / (n - FIRST + 1);
}

/*
 * Returns: (transfer full): a table with a header line, as the command-line solver prints it, with the share of
 * Player 1 from 2 to n beside.
 */
char *
lm_reversed_survey_to_csv (LmSurvey *survey,
                           guint     last)
{
  GString *table = g_string_new ("n,winner,share\n");

  for (guint n = FIRST; n <= last; n++)
    {
      char share[G_ASCII_DTOSTR_BUF_SIZE];

      g_ascii_formatd (share, sizeof share, "%.6f", lm_reversed_survey_get_share (survey, n));
      g_string_append_printf (table, "%u,%u,%s\n", n, lm_reversed_survey_get_winner (survey, n), share);
    }

  return g_string_free (table, FALSE);
}
