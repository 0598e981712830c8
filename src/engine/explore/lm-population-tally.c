/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-population-tally.c: how many positions of a size are lost, or have of anything, as a table of any game. */

#include "lm-population.h"

#include "engine/game/lm-error.h"
#include "engine/solve/lm-answer.h"
#include "engine/solve/lm-solve-context.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  LmSolveContext     *context;
  LmPopulationMeasure measure;
  guint64             positions;
  guint64             sum;
  GError            **error;
} Tally;

/**
 * lm_population_count_lost:
 * @position: a position
 * @context: what it is solved within
 * @sum: gets one more where the player to move loses
 * @error: when cancelled, or where the value is unknown
 *
 * Returns: whether the value is known
 */
gboolean
lm_population_count_lost (LmPosition      *position,
                          LmSolveContext  *context,
                          guint64         *sum,
                          GError         **error)
{
  g_autoptr (LmAnswer) answer = lm_position_solve (position, LM_SOLVE_BEST, context, error);

  if (answer == NULL)
    return FALSE;
  if (answer->value == LM_VALUE_UNKNOWN)
    return lm_refuse (error, LM_ERROR_LIMIT, "%s",
                      answer->limit != NULL ? answer->limit : _("The value of a position is unknown."));

  *sum += answer->value == LM_VALUE_LOSS;
  return TRUE;
}

static gboolean
count (LmPosition *position,
       gpointer    data)
{
  Tally *tally = data;

  tally->positions++;
  return tally->measure (position, tally->context, &tally->sum, tally->error)
         && !lm_solve_context_should_stop (tally->context, tally->error);
}

static gboolean
emit (LmTableRun  *run,
      guint64      size,
      const Tally *tally)
{
  return run->emit (LM_ROW (lm_cell_number (size), lm_cell_number (tally->positions), lm_cell_number (tally->sum),
                            lm_cell_real ((double) tally->sum / MAX (tally->positions, 1), 6)),
                    run->emit_data);
}

/**
 * lm_population_tally:
 * @self: (nullable): a population
 * @run: a run of a table that has one row for each size
 * @measure: what is added up of each position
 * @error: when cancelled, or where @measure does not know
 *
 * Counts the positions of each size, those at the end of the game included, adds
 * up what @measure says of them, and divides that by their number.
 *
 * Returns: whether it came to the end
 */
gboolean
lm_population_tally (LmPopulation         *self,
                     LmTableRun           *run,
                     LmPopulationMeasure   measure,
                     GError              **error)
{
  for (guint64 size = run->from; self != NULL && size <= run->to; size++)
    {
      Tally tally = { .context = run->context, .measure = measure, .error = error };

      if (lm_solve_context_should_stop (run->context, error) || !lm_population_visit (self, size, count, &tally))
        return FALSE;
      if (!emit (run, size, &tally))
        return TRUE;
    }

  return self != NULL;
}
