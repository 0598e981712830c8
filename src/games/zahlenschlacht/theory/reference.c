/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reference.c: what the paper says of a position, by name. */

#include "theory.h"

#include <glib/gi18n-lib.h>

/* The lemma whose strategy the winner follows. */
static const char *
get_lemma (const LmZahlenschlachtOutlook *outlook)
{
  if (!outlook->pairer_moves_last || !outlook->pairer_wins)
    return NULL;
  if (outlook->pairer_to_move ? outlook->plan == LM_ZAHLENSCHLACHT_PLAN_PAIR
                              : lm_zahlenschlacht_residues_is_a_situation (outlook->residues))
    return N_("ZS, Lemma 3.1.2");
  if (outlook->pairer_to_move && outlook->plan == LM_ZAHLENSCHLACHT_PLAN_XYZ)
    return N_("ZS, Lemma 3.1.7");

  /* The lemma has A to move. */
  return !outlook->pairer_to_move && lm_zahlenschlacht_is_xyz_situation (outlook->residues, 2) ? N_("ZS, proof of Lemma 3.1.7") : NULL;
}

static gboolean
is_without_three (const LmZahlenschlachtOutlook *outlook)
{
  return MAX (outlook->race.own_inverse[0], outlook->race.own_inverse[1]) < 3;
}

/* What the paper says of any position, on the way to a theorem on the beginning. */
static const char *
get_remark (const LmZahlenschlachtOutlook *outlook)
{
  if (outlook->race.needed == 0)
    return N_("ZS, Section 3.2");
  if (outlook->pairer_moves_last || outlook->pairer_wins)
    return NULL;
  if (is_without_three (outlook)
      || (outlook->plan == LM_ZAHLENSCHLACHT_PLAN_THIN && lm_zahlenschlacht_outlook_is_even_and_odd (outlook)))
    return N_("ZS, proof of Theorem 3.2.5");

  return NULL;
}

/*
 * The theorem on the game. It says that somebody can win from the beginning,
 * so of a later position it says nothing, but after the first move of A, when
 * B can win whatever that was.
 */
static const char *
get_theorem (LmPosition                    *position,
             const LmZahlenschlachtOutlook *outlook)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);
  const guint d = lm_zahlenschlacht_position_get_d (position);
  const guint n_crossed = n - lm_zahlenschlacht_position_get_left (position);
  const LmZahlenschlachtTheorem theorem = lm_zahlenschlacht_theorem (n, d, LM_ZAHLENSCHLACHT_DIVISIBLE);

  if (n_crossed == 0 || (n_crossed == 1 && theorem.winner == LM_ZAHLENSCHLACHT_B))
    return theorem.reference;

  return n_crossed == 1 && !outlook->pairer_wins && lm_zahlenschlacht_is_lost_by_slip (n, d) ? N_("ZS, Theorem 3.2.6") : NULL;
}

/*
 * The paper ("On the Existence of Optimal Strategies in a Combinatorial Game", ZS) speaks of games that A wins with
 * a pair. The other ones, and most positions in the middle of a game, are left to our own count.
 */
char *
lm_zahlenschlacht_find_reference (LmPosition                    *position,
                                  const LmZahlenschlachtOutlook *outlook)
{
  const char *theorem = get_theorem (position, outlook);
  const char *lemma = get_lemma (outlook);

  if (outlook->pairer != LM_ZAHLENSCHLACHT_A)
    return NULL;
  if (lm_zahlenschlacht_outlook_is_won_with_any_three (outlook))
    return g_strdup (N_("ZS, proof of Theorem 3.1.8"));
  if (theorem != NULL && lemma != NULL)
    return g_strdup_printf ("%s; %s", theorem, lemma);
  if (theorem != NULL || lemma != NULL)
    return g_strdup (theorem != NULL ? theorem : lemma);

  return g_strdup (get_remark (outlook));
}
