/* SPDX-License-Identifier: GPL-3.0-or-later */
/* race.h: the count of moves that decides every position. */

#pragma once

#include "residues.h"

/**
 * LmZahlenschlachtRace:
 * @left: how many numbers are left
 * @needed: how many of them, at the least, have to be crossed out until no two
 *   of the others make a pair
 * @own_inverse: how many numbers are left of each residue that is its own
 *   inverse, 0 and d/2
 *
 * What matters of a position of the race between the player who wants a pair
 * in the end, here the pairer, and the one who wants none, the spoiler.
 */
typedef struct
{
  guint left;
  guint needed;
  guint own_inverse[2];
} LmZahlenschlachtRace;

guint    lm_zahlenschlacht_get_pairer           (LmZahlenschlachtGoal             goal);
gboolean lm_zahlenschlacht_pairer_moves_last    (guint                            n,
                                                 LmZahlenschlachtGoal             goal);

void     lm_zahlenschlacht_race_init            (LmZahlenschlachtRace            *race,
                                                 const LmZahlenschlachtResidues  *residues);
void     lm_zahlenschlacht_race_cross_out       (LmZahlenschlachtRace            *race,
                                                 const LmZahlenschlachtResidues  *residues,
                                                 guint                            number);
guint    lm_zahlenschlacht_race_get_moves       (const LmZahlenschlachtRace      *race);
guint    lm_zahlenschlacht_race_get_others      (const LmZahlenschlachtRace      *race);
gboolean lm_zahlenschlacht_race_is_won_by_pairer
                                                (const LmZahlenschlachtRace      *race,
                                                 gboolean                         pairer_moves_last);
