/* SPDX-License-Identifier: GPL-3.0-or-later */
/* outlook.c: who wins a position, and what to do in it. */

#include "theory.h"

/* A class by what is looked for: the smaller the rank, the better; 0 is none of it. */
typedef guint (* RankClass) (const LmZahlenschlachtPairClass *class,
                             const LmZahlenschlachtRace      *race);

/* The residue of @class that has more numbers left, or the smaller one. */
static guint
get_larger_side (const LmZahlenschlachtPairClass *class)
{
  return class->partner_count > class->count ? class->partner : class->residue;
}

/* The residue that has fewer, but has some where the class has any. */
static guint
get_smaller_side (const LmZahlenschlachtPairClass *class)
{
  if (class->partner_count == 0)
    return class->residue;
  if (class->count == 0 || class->partner_count < class->count)
    return class->partner;

  return class->residue;
}

/* The first one of the best rank. */
static const LmZahlenschlachtPairClass *
find_class (const LmZahlenschlachtOutlook *outlook,
            RankClass                      rank_class)
{
  const LmZahlenschlachtPairClass *best = NULL;
  guint best_rank = G_MAXUINT;

  for (guint i = 0; i < outlook->residues->classes->len; i++)
    {
      const LmZahlenschlachtPairClass *class = lm_zahlenschlacht_residues_get_class (outlook->residues, i);
      const guint rank = rank_class (class, &outlook->race);

      if (rank > 0 && rank < best_rank)
        {
          best = class;
          best_rank = rank;
        }
    }

  return best;
}

/* Out of balance: with a partner to gain first, of a residue that is its own inverse last. */
static guint
rank_surplus (const LmZahlenschlachtPairClass *class,
              const LmZahlenschlachtRace      *race)
{
  if (lm_zahlenschlacht_class_is_balanced (class))
    return 0;
  if (!lm_zahlenschlacht_class_is_own_inverse (class))
    return 1;

  return class->count == 1 ? 2 : 3;
}

/* With pairs to break: those that are broken soonest first. */
static guint
rank_breakable (const LmZahlenschlachtPairClass *class,
                const LmZahlenschlachtRace      *race)
{
  return lm_zahlenschlacht_class_count_needed (class);
}

/* The residue that is its own inverse and has most. */
static guint
rank_commonest (const LmZahlenschlachtPairClass *class,
                const LmZahlenschlachtRace      *race)
{
  const guint most = MAX (race->own_inverse[0], race->own_inverse[1]);

  return lm_zahlenschlacht_class_is_own_inverse (class) && class->count == most && most > 0;
}

/* Any other residue, those that are their own inverse last. */
static guint
rank_other (const LmZahlenschlachtPairClass *class,
            const LmZahlenschlachtRace      *race)
{
  if (class->count + class->partner_count == 0)
    return 0;
  if (!lm_zahlenschlacht_class_is_own_inverse (class))
    return 1;

  return rank_commonest (class, race) ? 3 : 2;
}

/* Whether one number more is all that keeps the others from being put into pairs. */
static gboolean
is_one_too_many (const LmZahlenschlachtResidues *residues)
{
  guint n_unpaired = 0;

  for (guint i = 0; i < residues->classes->len; i++)
    {
      const LmZahlenschlachtPairClass *class = lm_zahlenschlacht_residues_get_class (residues, i);

      if (lm_zahlenschlacht_class_is_own_inverse (class))
        n_unpaired += class->count % 2;
      else
        n_unpaired += MAX (class->count, class->partner_count) - MIN (class->count, class->partner_count);
    }

  return n_unpaired == 1;
}

static void
choose (LmZahlenschlachtOutlook *outlook,
        LmPosition              *position,
        LmZahlenschlachtPlan     plan,
        guint                    residue)
{
  const guint d = outlook->residues->d;
  guint number = residue == 0 ? d : residue;

  while (lm_zahlenschlacht_position_is_crossed (position, number))
    number += d;

  outlook->plan = plan;
  outlook->number = number;
}

static void
choose_any (LmZahlenschlachtOutlook *outlook,
            LmPosition              *position)
{
  outlook->plan = LM_ZAHLENSCHLACHT_PLAN_ANY;
  outlook->number = lm_zahlenschlacht_position_get_next (position, 0);
}

/* The pairer moves last: an odd number of numbers is left, so not all are in balance. */
static void
choose_to_pair (LmZahlenschlachtOutlook *outlook,
                LmPosition              *position)
{
  const LmZahlenschlachtPairClass *class = find_class (outlook, rank_surplus);
  LmZahlenschlachtPlan plan = LM_ZAHLENSCHLACHT_PLAN_SURPLUS;

  if (is_one_too_many (outlook->residues))
    plan = LM_ZAHLENSCHLACHT_PLAN_PAIR;
  else if (lm_zahlenschlacht_is_xyz_situation (outlook->residues, 3))
    plan = LM_ZAHLENSCHLACHT_PLAN_XYZ;

  choose (outlook, position, plan, get_larger_side (class));
}

static void
choose_to_break (LmZahlenschlachtOutlook *outlook,
                 LmPosition              *position)
{
  const LmZahlenschlachtPairClass *class = find_class (outlook, rank_breakable);

  if (class != NULL)
    choose (outlook, position, LM_ZAHLENSCHLACHT_PLAN_BREAK, get_smaller_side (class));
  else
    choose_any (outlook, position);
}

static void
choose_to_thin (LmZahlenschlachtOutlook *outlook,
                LmPosition              *position)
{
  const LmZahlenschlachtPairClass *class = find_class (outlook, rank_commonest);

  if (class != NULL && class->count >= 3)
    choose (outlook, position, LM_ZAHLENSCHLACHT_PLAN_THIN, class->residue);
  else
    choose_to_break (outlook, position);
}

static void
choose_to_clear (LmZahlenschlachtOutlook *outlook,
                 LmPosition              *position)
{
  const LmZahlenschlachtPairClass *class = find_class (outlook, rank_other);

  choose (outlook, position, LM_ZAHLENSCHLACHT_PLAN_CLEAR, get_larger_side (class));
}

static void
choose_plan (LmZahlenschlachtOutlook *outlook,
             LmPosition              *position)
{
  if (outlook->race.needed == 0)
    choose_any (outlook, position);
  else if (outlook->pairer_moves_last && outlook->pairer_to_move)
    choose_to_pair (outlook, position);
  else if (outlook->pairer_moves_last)
    choose_to_break (outlook, position);
  else if (outlook->pairer_to_move)
    choose_to_clear (outlook, position);
  else
    choose_to_thin (outlook, position);
}

/* Takes as many steps as the board has numbers. */
void
lm_zahlenschlacht_outlook_init (LmZahlenschlachtOutlook *outlook,
                                LmPosition              *position)
{
  const LmZahlenschlachtGoal goal = lm_zahlenschlacht_position_get_goal (position);

  *outlook = (LmZahlenschlachtOutlook) { .residues = lm_zahlenschlacht_residues_new (position) };
  lm_zahlenschlacht_race_init (&outlook->race, outlook->residues);
  outlook->pairer = lm_zahlenschlacht_get_pairer (goal);
  outlook->pairer_moves_last =
    lm_zahlenschlacht_pairer_moves_last (lm_zahlenschlacht_position_get_n (position), goal);
  outlook->pairer_to_move = lm_position_get_turn (position) == outlook->pairer;
  outlook->pairer_wins = lm_zahlenschlacht_race_is_won_by_pairer (&outlook->race, outlook->pairer_moves_last);
  if (outlook->race.left > 2)
    choose_plan (outlook, position);
}

/* Frees what it holds. */
void
lm_zahlenschlacht_outlook_clear (LmZahlenschlachtOutlook *outlook)
{
  g_clear_pointer (&outlook->residues, lm_zahlenschlacht_residues_free);
}

/*
 * Whether the pairer, who moves last, finds a pair among any three numbers: the divisor is 2 (ZS, proof of Theorem
 * 3.1.8).
 */
gboolean
lm_zahlenschlacht_outlook_is_won_with_any_three (const LmZahlenschlachtOutlook *outlook)
{
  return outlook->pairer_moves_last && outlook->residues->d == 2;
}

/* Whether the divisor is 2, and one more or one less is left of the even numbers than of the odd ones. */
gboolean
lm_zahlenschlacht_outlook_is_even_and_odd (const LmZahlenschlachtOutlook *outlook)
{
  const guint *counts = outlook->race.own_inverse;

  return outlook->residues->d == 2
         && MAX (counts[0], counts[1]) == MIN (counts[0], counts[1]) + 1;
}

/*
 * Whether so many residues have one number too many each, and all others are in balance; at least one of them is
 * its own inverse, and those that are have three numbers or more (ZS, Lemma 3.1.7).
 */
gboolean
lm_zahlenschlacht_is_xyz_situation (const LmZahlenschlachtResidues *residues,
                                    guint                           n_residues)
{
  guint n_unbalanced = 0;
  guint n_own_inverse = 0;

  for (guint i = 0; i < residues->classes->len; i++)
    {
      const LmZahlenschlachtPairClass *class = lm_zahlenschlacht_residues_get_class (residues, i);
      const guint more = MAX (class->count, class->partner_count);
      const guint fewer = MIN (class->count, class->partner_count);

      if (lm_zahlenschlacht_class_is_balanced (class))
        continue;
      if (lm_zahlenschlacht_class_is_own_inverse (class) ? more < 3 : more > fewer + 1)
        return FALSE;

      n_unbalanced++;
      n_own_inverse += lm_zahlenschlacht_class_is_own_inverse (class);
    }

  return n_unbalanced == n_residues && n_own_inverse > 0;
}
