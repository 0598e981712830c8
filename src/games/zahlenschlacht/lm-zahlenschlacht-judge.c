/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-judge.c: who wins an opening, and who says so. */

#include "config.h"

#include "lm-zahlenschlacht-judge.h"

#include "lm-zahlenschlacht-race.h"

/**
 * lm_zahlenschlacht_count_winner:
 * @n: how many numbers there are
 * @d: the divisor
 * @goal: what A wants
 *
 * Decides a game by the count of moves, whether or not a theorem covers it.
 * Takes as many steps as there are numbers.
 *
 * Returns: the seat that wins Z(n, d) with best play
 */
guint
lm_zahlenschlacht_count_winner (guint                n,
                                guint                d,
                                LmZahlenschlachtGoal goal)
{
  g_autoptr (LmZahlenschlachtResidues) residues = lm_zahlenschlacht_residues_new_opening (n, d);
  const guint pairer = lm_zahlenschlacht_get_pairer (goal);
  LmZahlenschlachtRace race;

  lm_zahlenschlacht_race_init (&race, residues);
  return lm_zahlenschlacht_race_is_won_by_pairer (&race, lm_zahlenschlacht_pairer_moves_last (n, goal)) ? pairer
                                                                                                        : 1 - pairer;
}

/**
 * lm_zahlenschlacht_judge:
 * @n: how many numbers there are
 * @d: the divisor
 * @goal: what A wants
 * @context: cancellation and the time allowed
 * @verdict: (out caller-allocates): what is found; untouched when cancelled
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Who wins Z(n, d) from the beginning: by a theorem of the paper where there
 * is one, else by the count of moves, which decides every game in
 * microseconds. For a worker thread.
 *
 * Returns: %FALSE only when cancelled
 */
gboolean
lm_zahlenschlacht_judge (guint                     n,
                         guint                     d,
                         LmZahlenschlachtGoal      goal,
                         LmSolveContext           *context,
                         LmZahlenschlachtVerdict  *verdict,
                         GError                  **error)
{
  const LmZahlenschlachtTheorem theorem = lm_zahlenschlacht_theorem (n, d, goal);

  if (lm_solve_context_is_cancelled (context, error))
    return FALSE;

  if (theorem.winner != LM_NOBODY)
    *verdict = (LmZahlenschlachtVerdict) { theorem.winner, LM_STATUS_PROVED, theorem.reference, NULL };
  else if (lm_solve_context_poll (context) == LM_STOP_TIME)
    *verdict = (LmZahlenschlachtVerdict) { LM_NOBODY, LM_STATUS_UNKNOWN, NULL, lm_solve_context_describe_time (context) };
  else
    *verdict = (LmZahlenschlachtVerdict) { lm_zahlenschlacht_count_winner (n, d, goal), LM_STATUS_COMPUTED, NULL, NULL };

  return TRUE;
}

/**
 * lm_zahlenschlacht_verdict_clear:
 * @verdict: a verdict
 *
 * Frees what it holds.
 */
void
lm_zahlenschlacht_verdict_clear (LmZahlenschlachtVerdict *verdict)
{
  g_clear_pointer (&verdict->limit, g_free);
}
