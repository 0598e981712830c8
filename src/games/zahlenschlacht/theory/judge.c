/* SPDX-License-Identifier: GPL-3.0-or-later */
/* judge.c: who wins an opening. */

#include "theory.h"

/*
 * Decides a game by the count of moves, whether or not a theorem covers it. Takes as many steps as there are
 * numbers.
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
