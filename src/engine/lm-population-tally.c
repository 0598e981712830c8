/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-population-tally.c: how many positions of a size are lost, as a table of any game. */

#include "lm-population.h"

#include "lm-answer.h"
#include "lm-solve-context.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

typedef struct
{
  LmSolveContext  *context;
  guint64          positions;
  guint64          lost;
  GError         **error;
} Tally;

static gboolean
count (LmPosition *position,
       gpointer    data)
{
  Tally *tally = data;
  g_autoptr (LmAnswer) answer = lm_position_solve_best (position, tally->context, tally->error);

  if (answer == NULL)
    return FALSE;
  if (answer->value == LM_VALUE_UNKNOWN)
    {
      g_set_error_literal (tally->error, LM_ERROR, LM_ERROR_LIMIT,
                           answer->limit != NULL ? answer->limit : _("The value of a position is unknown."));
      return FALSE;
    }

  tally->positions++;
  tally->lost += answer->value == LM_VALUE_LOSS;
  return !lm_solve_context_should_stop (tally->context, tally->error);
}

static gboolean
emit (LmTableRun  *run,
      guint64      size,
      const Tally *tally)
{
  g_autofree char *size_text = g_strdup_printf ("%" PRIu64, size);
  g_autofree char *positions = g_strdup_printf ("%" PRIu64, tally->positions);
  g_autofree char *lost = g_strdup_printf ("%" PRIu64, tally->lost);
  char share[G_ASCII_DTOSTR_BUF_SIZE];
  const char *row[] = { size_text, positions, lost, share, NULL };

  g_ascii_formatd (share, sizeof share, "%.6f", (double) tally->lost / MAX (tally->positions, 1));
  return run->emit (row, run->emit_data);
}

/**
 * lm_population_tally:
 * @self: a population
 * @run: a run of a table that has one row for each size
 * @error: when cancelled, or where a value is unknown
 *
 * Counts the positions of each size, those at the end of the game included, and
 * those that are lost for the player to move.
 *
 * Returns: whether it came to the end
 */
gboolean
lm_population_tally (LmPopulation  *self,
                     LmTableRun    *run,
                     GError       **error)
{
  for (guint64 size = run->from; size <= run->to; size++)
    {
      Tally tally = { .context = run->context, .error = error };

      if (lm_solve_context_should_stop (run->context, error) || !lm_population_visit (self, size, count, &tally))
        return FALSE;
      if (!emit (run, size, &tally))
        return TRUE;
    }

  return TRUE;
}
