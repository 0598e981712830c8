/* SPDX-License-Identifier: GPL-3.0-or-later */
/* outlook.h: who wins a position, and what to do in it. */

#pragma once

#include "race.h"

/**
 * LmZahlenschlachtPlan:
 * @LM_ZAHLENSCHLACHT_PLAN_PAIR: the pairer makes an A-situation (ZS, Lemma
 *   3.1.2)
 * @LM_ZAHLENSCHLACHT_PLAN_XYZ: the pairer mends one of three residues that are
 *   out of balance (ZS, Lemma 3.1.7)
 * @LM_ZAHLENSCHLACHT_PLAN_SURPLUS: the pairer takes a number of a residue that
 *   has more numbers than its partner
 * @LM_ZAHLENSCHLACHT_PLAN_BREAK: the spoiler makes numbers superfluous (ZS,
 *   Theorems 3.2.1, 3.2.3 and 3.2.6)
 * @LM_ZAHLENSCHLACHT_PLAN_THIN: the spoiler, who moves last, takes a number of
 *   a residue that is its own inverse (ZS, Theorem 3.2.5)
 * @LM_ZAHLENSCHLACHT_PLAN_CLEAR: the pairer, who does not move last, takes a
 *   number of any other residue
 * @LM_ZAHLENSCHLACHT_PLAN_ANY: nothing matters any more
 *
 * What the player to move is about, winning or losing.
 */
typedef enum
{
  LM_ZAHLENSCHLACHT_PLAN_PAIR,
  LM_ZAHLENSCHLACHT_PLAN_XYZ,
  LM_ZAHLENSCHLACHT_PLAN_SURPLUS,
  LM_ZAHLENSCHLACHT_PLAN_BREAK,
  LM_ZAHLENSCHLACHT_PLAN_THIN,
  LM_ZAHLENSCHLACHT_PLAN_CLEAR,
  LM_ZAHLENSCHLACHT_PLAN_ANY,
} LmZahlenschlachtPlan;

/**
 * LmZahlenschlachtOutlook:
 * @residues: (owned): the numbers that are left
 * @race: what decides
 * @pairer: the seat of the player who wants a pair in the end
 * @pairer_moves_last: whether that player makes the last move of the game
 * @pairer_to_move: whether it is that player's turn
 * @pairer_wins: whether that player wins with best play
 * @plan: what the player to move is about; meaningless when the game is over
 * @number: the number to cross out for it
 *
 * Who wins a position, and what to do in it.
 */
typedef struct
{
  LmZahlenschlachtResidues *residues;
  LmZahlenschlachtRace      race;
  guint                     pairer;
  gboolean                  pairer_moves_last;
  gboolean                  pairer_to_move;
  gboolean                  pairer_wins;
  LmZahlenschlachtPlan      plan;
  guint                     number;
} LmZahlenschlachtOutlook;

void     lm_zahlenschlacht_outlook_init     (LmZahlenschlachtOutlook        *outlook,
                                            LmPosition                     *position);
void     lm_zahlenschlacht_outlook_clear    (LmZahlenschlachtOutlook        *outlook);
gboolean lm_zahlenschlacht_outlook_is_won_with_any_three
                                           (const LmZahlenschlachtOutlook  *outlook);
gboolean lm_zahlenschlacht_outlook_is_even_and_odd
                                           (const LmZahlenschlachtOutlook  *outlook);
gboolean lm_zahlenschlacht_is_xyz_situation (const LmZahlenschlachtResidues *residues,
                                            guint                           n_residues);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LmZahlenschlachtOutlook, lm_zahlenschlacht_outlook_clear)
