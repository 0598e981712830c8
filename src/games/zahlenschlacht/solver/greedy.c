/* SPDX-License-Identifier: GPL-3.0-or-later */
/* greedy.c: the computer of the website of the game's author, which computes nothing ahead. */

#include "solver.h"

#include "../theory/theory.h"

/* How many numbers of its residue must go until nothing makes a pair with them: the work of who wants no pair, as
 * counted in the proof of Theorem 3.2.6 of ZS. */
static guint
count_work (const LmZahlenschlachtResidues *residues,
            guint                           number)
{
  const guint index = lm_zahlenschlacht_residues_find_class (residues, number);
  const LmZahlenschlachtPairClass *class = lm_zahlenschlacht_residues_get_class (residues, index);

  if (lm_zahlenschlacht_residues_is_superfluous (residues, number))
    return G_MAXUINT;
  if (lm_zahlenschlacht_class_is_own_inverse (class))
    return lm_zahlenschlacht_class_count_needed (class);

  return number % residues->d == class->residue ? class->count : class->partner_count;
}

static gboolean
wants_pair (LmPosition *position)
{
  return (lm_position_get_turn (position) == LM_ZAHLENSCHLACHT_A)
         == (lm_zahlenschlacht_position_get_goal (position) == LM_ZAHLENSCHLACHT_DIVISIBLE);
}

/* Where the least work is left, by lot among equals; who wants a pair does the reverse, and so begins with what is
 * superfluous. The paper says of the website's program, which is always B, that it makes numbers superfluous as
 * efficiently as possible, and draws by lot when all are. */
char *
lm_zahlenschlacht_choose_greedily (LmPosition *position,
                                   GRand      *rand)
{
  g_autoptr (LmZahlenschlachtResidues) residues = lm_zahlenschlacht_residues_new (position);
  const guint reverse = wants_pair (position) ? G_MAXUINT : 0;
  guint least = G_MAXUINT;
  guint n_equal = 0;
  guint chosen = 0;

  for (guint number = 0; (number = lm_zahlenschlacht_position_get_next (position, number)) != 0; )
    {
      const guint work = count_work (residues, number) ^ reverse;

      if (work < least)
        n_equal = 0;
      least = MIN (least, work);
      if (work == least && g_rand_int_range (rand, 0, ++n_equal) == 0)
        chosen = number;
    }

  return g_strdup_printf ("%u", chosen);
}
